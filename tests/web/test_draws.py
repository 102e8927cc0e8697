"""Draws in the page: words are sealed and given without anybody noticing, and the check says what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright", reason="Playwright is not installed, so the page cannot be tried.")

from playwright.sync_api import expect

from tests.web.playing import OVER, READY, start_against_bots

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import NewPage, Server

LET_BOTS_PLAY = """async (id) => {
  const post = (call, body) => fetch(`/api/tables/${id}/${call}`, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
  const answer = await post('bot', {seat: 0, bot: 'random'});
  return answer.status;
}"""
# As if the house had shown another seal before the game.
NOTE_ANOTHER = """() => {
  const noted = JSON.parse(localStorage.getItem('fairwind-words'));
  noted.at(-1)[1].house = 'f'.repeat(64);
  localStorage.setItem('fairwind-words', JSON.stringify(noted));
}"""


def findings(page: Page) -> list[str]:
    page.get_by_role("button", name="Check the draws").click()
    page.wait_for_selector(".finding")
    return [str(each.get_attribute("data-finding")) for each in page.locator(".finding").all()]


def test_draws_are_checked_at_the_end_and_in_the_replay(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    calls: list[str] = []
    page.on("request", lambda request: calls.append(request.url.rsplit("/", 1)[-1]))
    start_against_bots(page, "Santa Cruz", 2)
    page.wait_for_selector(READY)
    assert sum(call.startswith("word") for call in calls) == 1, "the word was given"
    assert page.locator(".waiting-room").count() == 0
    assert page.evaluate(LET_BOTS_PLAY, page.url.rsplit("/", 1)[-1]) == 200
    page.wait_for_selector(OVER)
    assert findings(page) == ["draws-sound", "web-draws-noted"]
    expect(page.locator(".finding").first).to_contain_text("and from the house’s secret")
    page.get_by_role("link", name="Replay").click()
    assert findings(page) == ["draws-sound", "web-draws-noted"]
    page.evaluate(NOTE_ANOTHER)
    page.reload()
    assert findings(page) == ["draws-sound", "web-draws-other-house"]
    expect(page.locator(".finding.problem")).to_contain_text("do not trust these draws")
