"""How a person plays: looks at what is lit, touches it, confirms."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

READY: Final = ".prompt.yours"
OVER: Final = ".end"
# Whatever can be touched now: things on the table that are lit and visible, and buttons for what has no place there.
TOUCHABLE: Final = """() => [...document.querySelectorAll('[data-can], .choices button')]
  .map((element, i) => [element, i])
  .filter(([element]) => element.getClientRects().length > 0)
  .map(([element]) => element.dataset.id ?? `button:${element.textContent.trim()}`)"""
TOUCH: Final = """(wanted) => {
  const found = [...document.querySelectorAll('[data-can], .choices button')]
    .filter((e) => e.getClientRects().length > 0)
    .find((e) => (e.dataset.id ?? `button:${e.textContent.trim()}`) === wanted);
  if (!found) return false;
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return true;
}"""
# What was asked, so that one can tell when the next thing is.
ASKED: Final = "() => document.querySelector('.prompt.yours .list')?.dataset.decision ?? ''"


def start_against_bots(page: Page, game: str, players: int) -> None:
    """From the lobby to a table: two choices, one click. The weakest bots answer at once."""
    card = page.locator(".game-card", has_text=game)
    card.get_by_label("Number of players").select_option(str(players))
    card.get_by_label("Strength of the bots").select_option("1")
    card.get_by_role("button", name="Play against bots").click()
    page.wait_for_selector(".table")


def wait_for_turn(page: Page) -> bool:
    """Wait until something is asked; False if the game is over."""
    page.wait_for_selector(f"{READY}, {OVER}")
    return page.query_selector(OVER) is None


def asked(page: Page) -> str:
    """The number of the decision that waits."""
    return str(page.evaluate(ASKED))


def answer(page: Page, dice: random.Random) -> bool:
    """Give one answer by touching; False if the game is over."""
    if not wait_for_turn(page):
        return False
    number = asked(page)
    for _ in range(40):
        confirm = page.query_selector(".choices .confirm")
        if confirm:
            confirm.click()
            break
        lit = [name for name in page.evaluate(TOUCHABLE) if "Use all" not in name]
        if asked(page) != number:
            break
        if not lit:  # not yet; or on a phone: open the part that calls
            calling = page.query_selector(".tabs .call")
            calling.click() if calling else page.wait_for_timeout(25)
            continue
        page.evaluate(TOUCH, dice.choice(lit))
        page.wait_for_selector(".prompt[aria-busy=true]", state="detached")
        page.wait_for_timeout(5)
    page.wait_for_function(
        "([number, over]) => document.querySelector(over) || document.querySelector('.refusal') ||"
        " (document.querySelector('.prompt.yours .list')?.dataset.decision ?? '') !== number",
        arg=[number, OVER],
    )
    return True
