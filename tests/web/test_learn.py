"""A lesson is played to its end on a phone and on a laptop: wrong and forbidden answers, back, leave and return."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fairwind.games import game, game_names
from fairwind.kernel.lesson import ANSWER, QUIZ, LessonStep, begins_with
from fairwind.tables.lessons import course, lesson_shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Locator, Page

    from tests.web.conftest import NewPage, Server

playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: pip install playwright.")
expect = playwright.expect

SIZES = pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 720)], ids=["phone", "laptop"])
CARD = ".lesson-card"
# Whether everything outlined is in sight and clear of the card; a seat may reach out of its column a little.
IN_SIGHT = """() => {
  const card = document.querySelector('.lesson-card').getBoundingClientRect();
  const rings = [...document.querySelectorAll('.spotlight .ring.line')].map((ring) => ring.getBoundingClientRect());
  const free = (ring) =>
    ring.right <= card.left || ring.left >= card.right || ring.bottom <= card.top || ring.top >= card.bottom;
  const seen = (ring) =>
    ring.top > -8 && ring.bottom < innerHeight + 8 && ring.left > -8 && ring.right < innerWidth + 8;
  return rings.length > 0 && rings.every((ring) => free(ring) && seen(ring));
}"""
STEPS = 8


def board_at(page: Page) -> Any:
    return page.locator(".board-area").evaluate("one => [one.offsetLeft, one.offsetTop, one.offsetWidth]")


def step(page: Page, number: int, steps: int = STEPS, *, points: bool = True) -> Locator:
    """The card, once it has come to this step, and what it points at is in sight."""
    card = page.locator(CARD)
    expect(card.locator(".count")).to_have_text(f"{number} of {steps}")
    expect(card).to_be_focused()
    if points:
        page.wait_for_function(IN_SIGHT)
    return card


def touch(page: Page, thing: str) -> None:
    page.locator(f'[data-id="{thing}"]').first.dispatch_event("click")


def begin(page: Page) -> None:
    """From the lobby to the first lesson: for whoever has not played a game, that is its first button."""
    card = page.locator(".game-card", has_text="Santa Cruz")
    first = card.locator(".game-doors").locator("a, button").first
    expect(first).to_have_text("Learn")
    first.click()
    page.get_by_role("link", name="Begin").click()


def read_on_and_back(page: Page) -> None:
    step(page, 1).get_by_role("button", name="Next").click()
    step(page, 2)
    page.keyboard.press("Enter")
    step(page, 3)
    page.keyboard.press("ArrowRight")
    step(page, 4)
    page.keyboard.press("ArrowLeft")
    step(page, 3)
    page.keyboard.press("ArrowRight")
    step(page, 4)
    page.keyboard.press("ArrowRight")


def answer_the_quiz(page: Page) -> None:
    card = step(page, 5)
    page.keyboard.press("1")
    expect(card.get_by_role("alert")).to_contain_text("brings more")
    card.get_by_role("button", name="coast site 3").click()
    expect(card.locator(".said")).to_contain_text("Yes")
    page.keyboard.press("Enter")


def answer_wrongly(page: Page) -> None:
    """What is allowed and does not go on, and what a rule forbids."""
    card = step(page, 6)
    touch(page, "site/C01")
    expect(card.get_by_role("alert")).to_contain_text("You can, but look")
    touch(page, "site/L02")
    card.get_by_role("button", name="Rule SC-2.2").click()
    expect(page.locator("dialog[open] article.rule.cited")).to_contain_text("SC-2.2")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("Escape")  # from the card to the board, and back
    expect(card).to_be_hidden()
    page.keyboard.press("Escape")
    expect(card).to_be_focused()


def leave_and_return(page: Page) -> None:
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator(".lessons li").first).to_contain_text("6 of 8")
    page.reload()
    page.get_by_role("link", name="Continue").click()


@SIZES
def test_a_first_lesson_is_played_to_its_end(server: Server, open_page: NewPage, width: int, height: int) -> None:
    page = open_page(server.address, viewport={"width": width, "height": height})
    begin(page)
    read_on_and_back(page)
    answer_the_quiz(page)
    before = board_at(page)
    answer_wrongly(page)
    assert board_at(page) == before
    leave_and_return(page)
    for way in ("ArrowLeft", "Enter"):  # the answer is taken back, and given again
        card = step(page, 6)
        expect(card.locator(".said")).to_contain_text("Build on")
        touch(page, "site/C03")
        expect(card.locator(".said")).to_contain_text("You score 3 points")
        page.keyboard.press(way)
    step(page, 7)
    assert board_at(page) == before
    page.keyboard.press("Enter")
    step(page, 8)
    page.keyboard.press("Enter")
    expect(page.locator(CARD)).to_contain_text("Most points after two rounds wins")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{server.address}/learn/santa-cruz/turn")
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator(".lessons li").first).to_contain_text("done")


# -- the other games

OTHERS = [name for name in game_names() if name != "santa-cruz" and course(game(name))]


def right_answer(told: LessonStep, options: Sequence[Any]) -> Any:
    """The option that goes on."""
    return next(one for wanted in told.answers for one in options if begins_with(one["do"], wanted))


def give(page: Page, answer: Any, options: Sequence[Any]) -> None:
    """Touch what an answer is made of, until nothing else can be meant; what has no place on the table is a button."""
    way = answer["touch"]
    if not way:
        page.locator(f'.choices [data-do="{answer["do"]}"]').click()
    for touched, thing in enumerate(way):
        page.locator(f'[data-id="{thing}"][data-can]:visible').first.click()
        if sum(one["touch"][: touched + 1] == way[: touched + 1] for one in options) == 1:
            break
    if page.locator(".choices .confirm").is_visible():
        page.locator(".choices .confirm").click()


def take_step(page: Page, told: LessonStep, shown: Any) -> str:
    """What whoever learns does at a step; gives back the answer."""
    if told.kind == QUIZ:
        page.keyboard.press(str(told.right))
        return f"choice {told.right}"
    if told.kind != ANSWER:
        page.keyboard.press("Enter")
        return "next"
    options = shown["snapshot"]["asked"]["options"]
    answer = right_answer(told, options)
    give(page, answer, options)
    return str(answer["do"])


@SIZES
@pytest.mark.parametrize("name", OTHERS)
def test_every_other_game_has_a_first_lesson_that_is_played_to_its_end(
    server: Server, open_page: NewPage, name: str, width: int, height: int
) -> None:
    lesson = course(game(name))[0]
    address = f"{server.address}/learn/{name}/{lesson.name}"
    page = open_page(address, viewport={"width": width, "height": height})
    card, given = page.locator(CARD), list[str]()
    for number, told in enumerate(lesson.steps, 1):
        here = lesson_shown(name, lesson.name, given, "en")
        assert here["step"] is not None
        step(page, number, len(lesson.steps), points=bool(told.points_at))
        expect(card.locator(".said")).to_have_text(here["step"]["text"])
        given.append(take_step(page, told, here))
        reply = lesson_shown(name, lesson.name, given, "en")["reply"]
        if reply and reply["text"]:
            expect(card.locator(".said.right")).to_have_text(reply["text"])
            page.keyboard.press("Enter")
    expect(card).to_contain_text("Next lesson")
