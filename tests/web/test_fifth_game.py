"""A game from outside in the browser: without a drawing of its own it is listed, explained and played to its end."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Iterator

import pytest

from fairwind.locale import LANGUAGES
from tests.installed_game import InstalledGame
from tests.web.conftest import NewPage, Server
from tests.web.playing import OVER, answer, start_against_bots, wait_for_turn

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

from playwright.sync_api import expect

MOST_ANSWERS = 20


@pytest.fixture(scope="module")
def server_with_five(
    built: None, fifth_game: InstalledGame, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that finds the fifth game on its path."""
    running = Server(tmp_path_factory.mktemp("five") / "data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", fifth_game.path)
        running.start()
    yield running
    running.stop()


def fetched(server: Server, path: str) -> str:
    with urllib.request.urlopen(f"{server.address}{path}") as answered:
        return str(answered.read().decode())


def test_the_server_lists_it_and_serves_its_words(server_with_five: Server) -> None:
    games = {game["name"]: game for game in json.loads(fetched(server_with_five, "/api/games"))}
    assert games["low-tide"]["seats"] == [2, 3, 4]
    assert games["low-tide"]["editions"][0]["name"] == "first"
    for lang in LANGUAGES:
        assert "ask-choose-ship" in fetched(server_with_five, f"/locale/{lang}/low-tide.ftl")
    rules = json.loads(fetched(server_with_five, "/api/games/low-tide/rules?lang=nl"))
    assert "na 4 rondes" in next(rule["text"] for rule in rules if rule["number"] == "LT-3.1")


def test_it_is_played_to_its_end_in_the_browser(server_with_five: Server, open_page: NewPage) -> None:
    page = open_page(server_with_five.address)
    start_against_bots(page, "Low Tide", 3)
    assert wait_for_turn(page)
    expect(page.locator(".fallback")).to_contain_text("Depth")
    expect(page.locator(".prompt.yours")).to_contain_text("Which ship do you send out?")
    expect(page.locator(".prompt.yours")).to_contain_text("Send out: ship of draught")
    dice = random.Random(5)
    given = 0
    while given < MOST_ANSWERS and answer(page, dice):
        given += 1
        assert "{$" not in page.inner_text("body")
    assert given == 4, "a round has one answer"
    expect(page.locator(f"{OVER} .scores .total td")).to_have_count(3)
    expect(page.locator(OVER)).to_contain_text("Ships that sailed")
    expect(page.locator(".log")).to_contain_text("The water is")
