"""A game goes on elsewhere: from this browser to the server's table, from a replay, and with friends."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Final

import pytest

from tests.web.conftest import NewPage, Server
from tests.web.playing import answer, asked, start_against_bots, wait_for_turn
from tests.web.test_here import PATIENCE, READY

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

from playwright.sync_api import Page, expect

RECORD: Final = Path(__file__).parents[1] / "golden" / "santa-cruz" / "first-chooser-1-of-2.jsonl"
POINTS: Final = "() => [...document.querySelectorAll('.seat-points')].map((points) => points.textContent)"
MARK: Final = "This game began elsewhere. Whoever brought it may know what is hidden in it."


def lines(page: Page) -> list[str]:
    """What the log says, turns opened."""
    return [text.strip() for text in page.locator(".panel li").all_inner_texts()]


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()


def test_a_game_begun_without_connection_goes_on_at_the_servers_table(
    engine: None, own_server: Server, open_page: NewPage
) -> None:
    page = open_page(f"{own_server.address}/here", accept_downloads=True)
    page.wait_for_function(READY, timeout=PATIENCE)
    start_against_bots(page, "Santa Cruz", 3)
    dice = random.Random(5)
    for _ in range(3):
        answer(page, dice)
    wait_for_turn(page)
    number, points, here = asked(page), page.evaluate(POINTS), page.url
    board = page.locator(".prompt .sentence").first.inner_text()

    own_server.stop()
    open_menu(page)
    page.get_by_role("button", name="Play on at the server").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("Download the record")
    with page.expect_download() as given:
        page.get_by_role("button", name="Download the record").click()
    own_server.start()
    page.get_by_role("button", name="Play on at the server").click()
    page.wait_for_url(re.compile(rf"{own_server.address}/t/\w+"))
    wait_for_turn(page)
    assert page.locator(".prompt .sentence").first.inner_text() == board
    assert page.evaluate(POINTS) == points
    expect(page.get_by_text("From elsewhere")).to_be_visible()
    expect(page.locator(".panel")).to_contain_text("Until here the game was played elsewhere")
    told = len(lines(page))
    before = asked(page)
    for _ in range(3):
        answer(page, dice)
    wait_for_turn(page)
    assert asked(page) != before
    assert len(lines(page)) > told
    expect(page.locator(".panel")).to_contain_text("Until here the game was played elsewhere")
    open_menu(page)
    expect(page.get_by_role("dialog").get_by_text(MARK)).to_be_visible()
    expect(page.get_by_role("button", name="Play on at the server")).to_have_count(0)

    page.goto(here)  # the one that was left stays as it was
    page.wait_for_selector(".prompt.yours", timeout=PATIENCE)
    assert asked(page) == number

    page.goto(own_server.address)
    page.set_input_files("input[type=file]", given.value.path())
    page.wait_for_url(re.compile("/replay/"))
    onward = page.get_by_role("button", name="Play on from here")
    expect(onward).to_be_enabled()  # it waits at its end
    onward.click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    wait_for_turn(page)
    assert page.evaluate(POINTS) == points


def test_from_a_step_of_a_replay_friends_play_on(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    page.set_input_files("input[type=file]", RECORD)
    page.wait_for_url(re.compile("/replay/"))
    onward = page.get_by_role("button", name="Play on from here")
    page.get_by_label("Go to").select_option(label="End")
    expect(onward).to_be_disabled()  # nobody owes an answer: the game is over
    page.goto(re.sub(r"\?.*", "?step=50", page.url))
    expect(page.locator(".sentence")).to_contain_text("Move 50 of")
    expect(onward).to_be_enabled()
    onward.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Seat 1", exact=True)).to_have_value("you")
    dialog.get_by_label("Your name").first.fill("Anna")
    dialog.get_by_label("Seat 2", exact=True).select_option("open")
    dialog.get_by_label("Show this table in the lobby").check()
    dialog.get_by_role("button", name="Play on", exact=True).click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(page.get_by_text(MARK)).to_be_visible()

    friend = open_page(server.address)
    expect(friend.locator(".open-tables li", has_text="began elsewhere").first).to_be_visible()
    friend.goto(page.url)
    expect(friend.get_by_text(MARK)).to_be_visible()
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Take a seat").click()
    for person in (page, friend):
        person.wait_for_selector(".table")
        expect(person.get_by_text("From elsewhere")).to_be_visible()
    friend.wait_for_selector(".prompt.yours")  # the second seat owes the answer at that step
    told = page.locator(".panel li").count()
    assert answer(friend, random.Random(3))
    expect(page.locator(".panel li")).not_to_have_count(told)
