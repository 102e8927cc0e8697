"""Where things lie: the board stays where it is, and the prompt keeps its height, whatever is asked."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.conftest import NewPage, Server
from tests.web.playing import start_against_bots
from tests.web.positions import RECORDS

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

if TYPE_CHECKING:
    from playwright.sync_api import Page

ANSWERS: Final = 80 * int(os.environ.get("FAIRWIND_TRIALS", "1"))
# Notes where board and prompt lie in every frame: what lies elsewhere for a moment only is noted too.
WATCH: Final = """() => {
  window.places = new Set();
  const round = (...numbers) => numbers.map((one) => Math.round(one * 10) / 10).join(' ');
  const note = () => {
    const board = document.querySelector('.board-area');
    const drawing = board?.querySelector('svg[viewBox]');
    if (board?.checkVisibility() && drawing && !document.querySelector('.end')) {
      const { a, d, e, f } = drawing.getScreenCTM();
      const [at, prompt] = [board, document.querySelector('.prompt')].map((one) => one.getBoundingClientRect());
      window.places.add(`board ${round(at.left, at.top + scrollY, at.width, at.height)}, `
        + `drawn at ${round(e, f + scrollY)} scale ${a.toFixed(3)} ${d.toFixed(3)}, `
        + `prompt ${round(prompt.top, prompt.height)}`);
    }
    requestAnimationFrame(note);
  };
  note();
}"""
# Plays as somebody in a hurry would, who also touches what cannot be touched; gives the number of answers at the table.
PLAY: Final = """async ([most, seed]) => {
  let state = seed;
  const dice = (all) => all[(state = (state * 48271) % 2147483647) % all.length];
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const table = location.pathname.split('/').pop();
  const shown = (things) => [...document.querySelectorAll(things)].filter((one) => one.getClientRects().length > 0);
  const touch = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const count = async () => (await (await fetch(`/api/tables/${table}`)).json()).n;
  for (let step = 1; ; step += 1) {
    if (document.querySelector('.end')) return [await count(), true];
    if (step % 40 === 0 && (await count()) > most) return [await count(), false];
    const confirm = document.querySelector('.prompt.yours .prompt-doors button.main');
    const lit = shown('.prompt.yours ~ * [data-can], .prompt.yours .choices button');
    const calling = document.querySelector('.tabs .call');
    if (step % 9 === 0) shown('[data-id]:not([data-can])').slice(0, 1).forEach(touch);
    else if (confirm) touch(confirm);
    else if (lit.length > 0) touch(dice(lit));
    else if (calling) touch(calling);
    await frame();
  }
}"""


MAKE: Final = """async (game) => {
  const bot = { kind: 'bot', bot: 'random' };
  const body = JSON.stringify({ game, seats: [{ kind: 'you', name: 'Anna' }, bot, bot, bot] });
  const made = await fetch('/api/tables', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
  return (await made.json()).table;
}"""


def play(page: Page, answers: int, seed: int) -> tuple[int, bool]:
    given, over = page.evaluate(PLAY, [answers, seed])
    return int(given), bool(over)


def places(page: Page) -> list[str]:
    return sorted(page.evaluate("() => [...window.places]"))


@pytest.mark.parametrize("game", RECORDS)
def test_the_board_never_moves(server: Server, open_page: NewPage, game: str) -> None:
    page = open_page(server.address, viewport={"width": 1280, "height": 720})
    given = seed = 0
    while given < ANSWERS:
        seed += 1
        page.goto(f"{server.address}/t/{page.evaluate(MAKE, game)}")
        page.wait_for_selector(".prompt.yours")
        page.evaluate(WATCH)
        answers, _ = play(page, ANSWERS - given, seed)
        given += answers
        assert len(places(page)) == 1, "\n".join(places(page))


def test_on_a_phone_the_prompt_keeps_its_place(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address, viewport={"width": 390, "height": 844}, has_touch=True)
    start_against_bots(page, "Mundus Novus", 3)
    page.wait_for_selector(".prompt.yours")
    page.evaluate(WATCH)
    play(page, 60, 3)
    prompts = {place.split("prompt ")[1] for place in places(page)}
    tops = [int(prompt.split()[0]) for prompt in prompts]
    heights = {prompt.split()[1] for prompt in prompts}
    assert max(tops) - min(tops) <= 1, f"half a pixel is rounded up or down, but nothing jumps: {prompts}"
    assert len(heights) == 1, prompts
