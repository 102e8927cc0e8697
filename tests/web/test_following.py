"""What others do can be followed: at a pace, with a card for each turn; taken back openly; and seen once more."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tests.web import playing

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import NewPage, Server

SEEN: Final = 400  # milliseconds for which every answer of another is seen at least
# Notes when lines come into the log, and what has its moment meanwhile.
WATCH: Final = """() => {
  window.showings = []; window.banners = new Set(); window.cards = new Set();
  const log = document.querySelector('.log');
  const isPlay = (node) => node instanceof HTMLElement && !node.matches('.log-people, .since-line');
  new MutationObserver((changes) => {
    if (changes.some((change) => [...change.addedNodes].some(isPlay))) window.showings.push(performance.now());
  }).observe(log, { childList: true });
  new MutationObserver(() => {
    const banner = document.querySelector('.banner .great')?.textContent;
    if (banner) window.banners.add(banner);
    const card = document.querySelector('.playing')?.textContent;
    if (card) window.cards.add(card);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
STAND_IN: Final = """async (bot) => {
  const table = location.pathname.split('/').at(-1);
  const body = JSON.stringify({ seat: 0, bot });
  await fetch(`/api/tables/${table}/bot`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}"""

FIRST: Final = "[...window.banners].map((text) => text.split('; ').at(-1))"
AT_THE_END: Final = """() => {
  const log = document.querySelector('.log');
  return log.clientHeight > 0 && log.scrollTop + log.clientHeight > log.scrollHeight - 40;
}"""


def stand_in(page: Page, bot: str | None) -> None:
    """A bot plays for the visitor, or does so no more."""
    page.evaluate(STAND_IN, bot)


def test_every_answer_of_another_is_seen_for_its_time(open_page: NewPage, server: Server) -> None:
    page = open_page(server.address, reduced_motion="no-preference", viewport={"width": 390, "height": 844})
    playing.start_against_bots(page, "Santa Cruz", 3)
    playing.wait_for_turn(page)
    page.get_by_role("button", name="Mine", exact=True).click()
    page.evaluate(WATCH)
    stand_in(page, "greedy")  # it answers within a few milliseconds
    page.wait_for_selector(".table.tab-board")  # on a phone one looks where things happen
    page.wait_for_function("() => window.showings.length >= 10")
    times = page.evaluate("window.showings")
    gaps = [later - sooner for sooner, later in pairwise(times)]
    assert min(gaps) >= SEEN, gaps
    assert page.evaluate("[...window.banners]") == ["Round 1 begins; " + text for text in page.evaluate(FIRST)]
    page.wait_for_function("() => window.cards.size >= 3")  # a card for each turn; some have many answers
    page.get_by_role("button", name="Log", exact=True).click()
    page.wait_for_function(AT_THE_END)
    before = len(page.evaluate("window.showings"))
    page.get_by_role("button", name="Skip ahead").click()
    page.wait_for_function(f"() => window.showings.length > {before}")  # what has come is shown all at once
    stand_in(page, None)


def test_what_is_taken_back_is_said_before_and_struck_out_after(open_page: NewPage, server: Server) -> None:
    page = open_page(server.address)
    playing.start_against_bots(page, "Bora Bora", 2)
    dice = random.Random(5)
    undo = page.locator(".prompt-doors button", has_text="turn of a bot")
    for _ in range(40):
        playing.answer(page, dice)
        playing.wait_for_turn(page)
        if undo.count():
            break
    assert "counts as practice" in str(undo.get_attribute("title"))
    assert page.locator(".since summary .turn").count() == 1, "the weightiest turn of others stands in the line"
    page.locator(".since summary").click()
    assert page.locator(".since li .turn").count() >= 1
    page.keyboard.press("Escape")
    struck = page.locator(".log s").count()
    undo.click()
    page.wait_for_function(f"() => document.querySelectorAll('.log s').length > {struck + 1}")
    page.get_by_text("Practice", exact=True).wait_for()


def test_the_end_leads_into_the_replay_which_has_speed_jumps_and_its_log(open_page: NewPage, server: Server) -> None:
    page = open_page(server.address)
    playing.start_against_bots(page, "Santa Cruz", 2)
    playing.wait_for_turn(page)
    stand_in(page, "greedy")
    plot = page.get_by_role("button", name="Open the replay at a point of the plot")
    plot.wait_for()
    page.get_by_text("Round 2", exact=True).first.wait_for()  # on the plot's axis
    table, doors = page.locator(".scores").bounding_box(), page.locator(".end .doors").bounding_box()
    assert table
    assert doors
    assert doors["y"] >= table["y"] + table["height"] + 8, "buttons keep clear of the table's last row"
    box = plot.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    page.wait_for_selector(".replay-log [aria-current]")
    slider = page.locator(".slider")
    middle, last = int(slider.input_value()), int(str(slider.get_attribute("max")))
    assert 0.45 * last < middle < 0.75 * last, "where the plot was touched"
    page.get_by_label("Go to").select_option(label="Round 2")
    page.wait_for_function("() => document.querySelector('.board-area').textContent.includes('Round 2')")
    second = int(slider.input_value())
    page.get_by_label("Next turn").click()
    assert int(slider.input_value()) > second
    page.get_by_label("Part before").click()
    assert int(slider.input_value()) == second
    page.get_by_label("Speed").select_option("whole")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(f"() => Number(document.querySelector('.slider').value) > {second + 4}")
    page.get_by_role("button", name="Pause").click()
    page.locator(".replay-log button").first.click()
    page.wait_for_function("() => Number(document.querySelector('.slider').value) < 20")
    assert page.locator(".replay-log li").count() > last / 2
    page.goto(page.url.split("?")[0])
    page.wait_for_selector(".replay-log [aria-current]")
    assert int(slider.input_value()) > 20, "the set-up is skipped"
