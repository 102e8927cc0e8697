"""Pace, waiting room, onlookers and games against bots, through the page."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from tests.web.conftest import NewPage, Server

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

from playwright.sync_api import Page, expect

MAKE = """async (wish) => {
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish),
  });
  return (await answer.json()).table;
}"""


def made(page: Page, pace: dict[str, int] | None, *seats: dict[str, str]) -> str:
    """A table that this browser makes, without its forms."""
    table: str = page.evaluate(MAKE, {"game": "santa-cruz", "seats": list(seats), "pace": pace})
    return table


def test_a_clock_runs_a_bot_stands_in_and_the_seat_is_taken_back(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    you, ben = {"kind": "you", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}
    table = made(page, {"turn": 6, "reserve": 0}, you, ben)
    page.goto(f"{server.address}/t/{table}")
    clock = page.locator(".prompt").get_by_role("timer")
    expect(clock).to_have_accessible_name("Time left: 0:05")  # it counts down by itself
    expect(page.locator(".seat.me").get_by_role("timer")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(2)
    told = "Time is up for Anna; a bot plays until they are back."
    expect(page.locator(".log")).to_contain_text(told, timeout=20_000)
    expect(page.locator(".seat.me .badge", has_text="time was up")).to_be_visible()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".log")).to_contain_text("Anna is back and plays again.")
    expect(page.locator(".prompt.yours")).to_be_visible()
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_a_new_table_agrees_on_a_pace_and_the_waiting_room_tells_all_of_it(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    page.route("**/api/nearby*", lambda route: route.fulfill(json={"address": "192.168.7.8", "open": True}))
    page.locator(".game-card", has_text="Santa Maria").get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox", name="Set-up")).to_have_value("dealt")  # a first game
    dialog.get_by_label("Pace").select_option("live")
    dialog.get_by_label("Time for a turn").select_option("3")
    dialog.get_by_label("Reserve for the game").select_option("5")
    dialog.get_by_role("button", name="Open the table").click()
    agreed = page.get_by_label("Agreed", exact=True)
    expect(agreed).to_contain_text("3 minutes a turn, 5 minutes in reserve")
    expect(agreed).to_contain_text("Colony boards are dealt at random")
    link = f"http://192.168.7.8:{server.port}/t/"
    expect(page.get_by_label("Send this link to your friends")).to_have_value(f"{link}{table_of(page)}")
    expect(page.get_by_role("note")).to_contain_text("only this computer can reach")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("How points come")


def table_of(page: Page) -> str:
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[-1]


def test_a_link_that_leads_nowhere_is_told_and_what_to_do(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address, permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("() => { Navigator.prototype.share = async (what) => { window.shared = what; }; }")
    table = made(page, None, {"kind": "you", "name": "Anna"}, {"kind": "open"})
    page.add_init_script("Navigator.prototype.share = async (what) => { window.shared = what; };")
    page.route("**/api/nearby*", lambda route: route.fulfill(json={"address": "192.168.7.8", "open": False}))
    page.goto(f"{server.address}/t/{table}")
    expect(page.get_by_role("note")).to_contain_text(
        f"--host 0.0.0.0; then they reach it at http://192.168.7.8:{server.port}"
    )
    page.get_by_role("button", name="Share the link").click()
    assert page.evaluate("() => window.shared.url") == page.url
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == page.url


def test_onlookers_are_counted_and_everybody_sees_how_many(server: Server, open_page: NewPage) -> None:
    anna = open_page(server.address)
    table = made(anna, None, {"kind": "you", "name": "Anna"}, {"kind": "you", "name": "Ben"})
    anna.goto(f"{server.address}/t/{table}")
    expect(anna.locator(".onlookers")).to_have_count(0)
    first = open_page(f"{server.address}/t/{table}")
    second = open_page(f"{server.address}/t/{table}")
    for page in (anna, first, second):
        expect(page.locator(".onlookers")).to_contain_text("2 people are watching")
    second.close()
    expect(anna.locator(".onlookers")).to_contain_text("1 person is watching")


def test_one_click_plays_the_first_game_as_the_rules_suggest_and_options_are_a_fold_away(
    server: Server, open_page: NewPage
) -> None:
    page = open_page(server.address)
    card = page.locator(".game-card", has_text="Santa Maria")
    card.get_by_role("button", name="Play against bots").click()
    assert settled(server, table_of(page))["variants"]["setup"] == "dealt"
    page.evaluate("() => localStorage.setItem('fairwind-played', JSON.stringify(['santa-maria']))")
    page.goto(server.address)
    card.get_by_text("Options").click()
    expect(card.get_by_role("combobox", name="Set-up")).to_have_value("choose")
    card.get_by_label("Blue dice").select_option("pool")
    card.get_by_role("button", name="Play against bots").click()
    chosen = settled(server, table_of(page))["variants"]
    assert (chosen["setup"], chosen["blue-dice"]) == ("choose", "pool")


def settled(server: Server, table: str) -> Any:
    with urllib.request.urlopen(f"{server.address}/api/tables/{table}", timeout=20) as answer:
        return json.load(answer)
