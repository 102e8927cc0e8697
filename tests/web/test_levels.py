"""How strong bots are: chosen in the lobby, in the waiting room and at the table, remembered, and told at each seat."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from tests.web.conftest import NewPage, Server
from tests.web.test_pace import made

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

from playwright.sync_api import Locator, Page, expect

PHONE = {"width": 360, "height": 740}
STRENGTH = "Strength of the bots"
SPILLS = "() => document.documentElement.scrollWidth > innerWidth"


def card_of(page: Page, game: str) -> Locator:
    return page.locator(".game-card", has_text=game)


def bots_of(server: Server, game: str) -> Any:
    """What the server tells of the bots at a game."""
    with urllib.request.urlopen(f"{server.address}/api/games", timeout=20) as answer:
        return next(each["bots"] for each in json.load(answer) if each["name"] == game)


def test_a_level_is_chosen_by_keyboard_on_a_phone_and_stands_at_its_seat(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address, viewport=PHONE)
    told = bots_of(server, "bora-bora")
    level = card_of(page, "Bora Bora").get_by_label(STRENGTH)
    expect(level).to_have_value(told["usual"])
    expect(level.locator("option")).to_have_count(len(told["menu"]))
    assert not {"random", "greedy"} & set(told["menu"])
    level.focus()
    while level.input_value() != "2":
        page.keyboard.press("ArrowUp")
    expect(level).to_have_accessible_description("means well, and forgets half of it")
    card_of(page, "Bora Bora").get_by_role("button", name="Play against bots").click()
    page.wait_for_selector(".table")
    page.get_by_role("button", name="Others", exact=True).click()
    badges = page.locator(".seat-head .badge", has_text="Landlubber (2)")
    expect(badges).to_have_count(2)
    expect(badges.first).to_be_visible()
    expect(badges.first).to_have_attribute("title", "bot: means well, and forgets half of it")
    assert not page.evaluate(SPILLS)
    page.goto(server.address)
    expect(level).to_have_value("2")  # as last time
    expect(card_of(page, "Santa Cruz").get_by_label(STRENGTH)).to_have_value(bots_of(server, "santa-cruz")["usual"])


@pytest.mark.parametrize(
    ("lang", "rank"), [("fr", "Chat de bord (1)"), ("de", "Schiffskatze (1)"), ("nl", "Scheepskat (1)")]
)
def test_ranks_are_read_in_ones_own_language_and_fit_a_phone(
    server: Server, open_page: NewPage, lang: str, rank: str
) -> None:
    page = open_page(server.address, viewport=PHONE, locale=lang)
    level = card_of(page, "Santa Cruz").locator(".bot-choice select")
    level.select_option(label=rank)
    assert not page.evaluate(SPILLS)
    table = made(page, None, {"kind": "you", "name": "Anna"}, {"kind": "bot", "bot": "1"})
    page.goto(f"{server.address}/t/{table}")
    expect(page.locator(".seat-head .badge", has_text=rank)).to_have_count(1)


def test_the_waiting_room_and_the_table_offer_levels_and_the_log_tells_who_plays(
    server: Server, open_page: NewPage
) -> None:
    page = open_page(server.address)
    table = made(page, None, {"kind": "you", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "1"})
    page.goto(f"{server.address}/t/{table}")
    expect(page.locator(".chairs .badge", has_text="Ship’s cat (1)")).to_be_visible()
    page.get_by_label(STRENGTH).select_option("2")
    page.get_by_role("button", name="Start, with bots on free seats").click()
    expect(page.locator(".seat-head .badge", has_text="Landlubber (2)")).to_be_visible()
    page.get_by_role("button", name="Table", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label(STRENGTH)).to_have_value(bots_of(server, "santa-cruz")["stands_in"])
    dialog.get_by_label(STRENGTH).select_option("8")  # who thinks for a while: the game must not be over at once
    dialog.get_by_role("button", name="Let a bot play for me").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Navigator (8) is playing for you.")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("A bot plays as Anna: Navigator (8).")


def test_a_table_from_before_there_were_levels_still_tells_its_bots(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    table = made(page, None, {"kind": "you", "name": "Anna"}, {"kind": "bot", "bot": "greedy"})
    page.goto(f"{server.address}/t/{table}")
    expect(page.locator(".seat-head .badge", has_text="greedy")).to_be_visible()
