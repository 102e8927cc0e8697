"""What options bring, what is asked before it is done, and how many touches a usual turn takes.

Each scene is a recorded game, played to where the first seat has an option of a certain kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest

from fairwind.kernel import preview
from fairwind.kernel.position import Position
from fairwind.kernel.preview import Preview
from fairwind.kernel.record import read_record
from fairwind.locale import kebab
from fairwind.tables.game import Game
from fairwind.tables.visitors import visitor_name
from tests.server.inside import sql_store
from tests.web.conftest import NewPage, Server
from tests.web.positions import GOLDEN, ME, Positions, run_aside, table_at

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page


class Scene(NamedTuple):
    """A recorded game, and which option the first seat must have there."""

    record: str
    verb: str
    weight: str = ""
    then: str = ""
    ends: str = ""

    def fits(self, do: str, foreseen: Preview) -> bool:
        """Whether an option is the one that is looked for."""
        alike = do.split(" ", maxsplit=1)[0] == self.verb and foreseen.weight == self.weight and do.endswith(self.ends)
        return alike and (not self.then or foreseen.then == self.then)

    def is_there(self, playing: Game) -> bool:
        """Whether the first seat has such an option."""
        return bool(playing.owing) and ME in playing.owing and self.option(playing) is not None

    def option(self, playing: Game) -> str | None:
        """The notation of the option."""
        position = Position(playing.spec, playing.state, ME)
        pairs = zip(position.options(), preview.previews(position), strict=True)
        return next((action.text for action, foreseen in pairs if self.fits(action.text, foreseen)), None)


LIGHTHOUSES: Final = Scene("santa-cruz/dealt-2", "score", weight=preview.NO_POINTS)
BUILDS_NOWHERE: Final = Scene("santa-cruz/dealt-2", "play", weight=preview.NOTHING)
NOTHING_TO_SHIP: Final = Scene("santa-maria/2-choose-own", "activate", weight=preview.NOTHING)
RETREAT: Final = Scene("santa-maria/2-choose-own", "retreat", weight=preview.ENDS)
HEAVY: Final = {
    "a score card that pays nothing": LIGHTHOUSES,
    "a card that can build nowhere": BUILDS_NOWHERE,
    "a building that brings nothing": NOTHING_TO_SHIP,
    "a retreat": RETREAT,
}
TURNS: Final = {
    "offer two cards": Scene("mundus-novus/perfect-2", "offer"),
    "take a card and keep it": Scene("mundus-novus/perfect-2", "take"),
    "a set of five": Scene("mundus-novus/perfect-3", "same", then="WinDevelopment", ends=" 5"),
    "use a die": Scene("santa-maria/2-choose-own", "die", then="SetDie"),
    "build a tile": Scene("santa-maria/2-choose-own", "tile"),
    "build": Scene("santa-cruz/dealt-2", "play", then="ChooseSite"),
    "a die on a tile": Scene("bora-bora/gods-2", "place", then="ChoosePerson"),
    "expand": Scene("bora-bora/gods-2", "place", then="ChooseRegion"),
}
OTHERS: Final = {
    "take a card, but swap it": TURNS["take a card and keep it"],
    "look at a die": TURNS["use a die"],
    "look at a set": TURNS["a set of five"],
    "look at a score card": LIGHTHOUSES,
}
# What is answered in each of these turns: one of these verbs after the other, until one of the last was given.
ANSWERS: Final[dict[str, list[tuple[str, ...]]]] = {
    "offer two cards": [("offer",), ("offer",)],
    "take a card and keep it": [("take",), ("keep",)],
    "a set of five": [("same",), ("win",)],
    "use a die": [("die",), ("set",)],
    "build a tile": [("tile",), ("place",)],
    "build": [("play",), ("build",)],
    "a die on a tile": [("place",), ("take",)],
    "expand": [("place",), ("expand",), ("hut", "fill", "aside", "offering"), ("fill", "aside", "offering")],
}
# The most that a usual turn may need.
MOST_TOUCHES: Final = {
    "offer two cards": 2,
    "take a card and keep it": 1,
    "a set of five": 2,
    "use a die": 2,
    "build a tile": 3,
    "build": 2,
    "a die on a tile": 3,
    "expand": 5,
}


class Stages:
    """A server with a table for each scene."""

    def __init__(self, server: Server, positions: Positions, tables: dict[str, str]) -> None:
        self.server: Final = server
        self.positions: Final = positions
        self.tables: Final = tables

    def open(self, open_page: NewPage, name: str) -> Page:
        """The page of the first seat, and what it is asked."""
        state = self.positions.storage_state
        page = open_page(f"{self.server.address}/t/{self.tables[name]}", storage_state=state)
        page.wait_for_selector(".prompt.yours")
        return page


@pytest.fixture(scope="module")
def stages(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stages]:
    running, positions = Server(tmp_path_factory.mktemp("options") / "data"), Positions()
    tables: dict[str, str] = {}

    async def write() -> None:
        async with sql_store(running.data) as store:
            for name, scene in {**HEAVY, **TURNS, **OTHERS}.items():
                record = read_record((GOLDEN / f"{scene.record}.jsonl").read_text(encoding="utf-8"))
                new = table_at(record, 0, visitor_name(positions.secret), scene.is_there)
                await store.make(new)
                tables[name] = new.info.id

    run_aside(write())
    running.start()
    yield Stages(running, positions, tables)
    running.stop()


def fetched(page: Page, call: str) -> Any:
    """What the server says of the table that is open."""
    return page.evaluate("(path) => fetch(path).then((told) => told.json())", f"/api/tables/{table_of(page)}{call}")


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[-1]


def given(page: Page) -> list[str]:
    """The answers of the first seat, the latest last."""
    rows = fetched(page, f"/log?seat={ME}&before=1000000")
    told = [each for row in rows for each in row["told"] if each["event"] == "answer"]
    return [each["do"] for each in told if each["seat"] == ME]


def previews_of(page: Page) -> list[dict[str, Any]]:
    """What the server says of the options."""
    decision = fetched(page, f"?seat={ME}")["asked"]["decision"]
    shown: list[dict[str, Any]] = fetched(page, f"/previews?seat={ME}&decision={decision}")["options"]
    return shown


@pytest.mark.parametrize("name", HEAVY)
def test_what_brings_nothing_or_ends_something_asks_once_and_says_so(
    stages: Stages, open_page: NewPage, name: str
) -> None:
    page = stages.open(open_page, name)
    before, options = given(page), previews_of(page)
    page.keyboard.press("l")
    listed = page.locator(".options button")
    expect(listed).to_have_count(len(options))
    confirm = page.locator(".choices .confirm")
    for number, option in enumerate(options):
        if not option["weight"]:
            continue
        listed.nth(number).click()
        expect(confirm).to_be_visible()
        expect(page.locator(".prompt .sentence")).to_contain_text(WARNING[option["weight"]])
        page.keyboard.press("Escape")
        expect(confirm).to_have_count(0)
    assert given(page) == before
    touches = fetched(page, f"?seat={ME}")["asked"]["options"]
    heavy = next(at for at, option in enumerate(options) if option["weight"] == HEAVY[name].weight)
    for thing in touches[heavy]["touch"]:
        touch(page, thing)
    expect(confirm).to_be_visible()
    confirm.click()
    expect(confirm).to_have_count(0)
    wait_for_answers(page, len(before) + 1)
    assert given(page)[len(before)] == options[heavy]["do"]


WARNING: Final = {
    preview.NOTHING: "brings you nothing",
    preview.NO_POINTS: "You score nothing",
    preview.ENDS: "Ends your year with",
}


def touch(page: Page, thing: str) -> None:
    """Touch a thing on the table, or its button."""
    page.locator(f'[data-can][data-id="{thing}"]:visible, [data-thing="{thing}"]:visible').first.dispatch_event("click")


def wait_for_answers(page: Page, count: int) -> None:
    """Until the first seat has given so many answers."""
    for _ in range(200):
        if len(given(page)) >= count:
            return
        page.wait_for_timeout(25)
    raise AssertionError(f"{given(page)[-4:]} are fewer than {count} answers")


@pytest.mark.parametrize("name", TURNS)
def test_a_usual_turn_takes_no_more_touches_than_in_a_good_app(stages: Stages, open_page: NewPage, name: str) -> None:
    page = stages.open(open_page, name)
    before, touches = len(given(page)), 0
    answers: list[str] = []
    for verbs in ANSWERS[name]:
        if len(answers) >= len(ANSWERS[name]) and set(answers) & set(ANSWERS[name][-1]):
            break  # the usual answer to the rest went with it
        touches += mean(page, verbs, TURNS[name])
        answers = [do.split(" ")[0] for do in given(page)[before:]]
    assert set(answers) & set(ANSWERS[name][-1]), answers
    assert len(answers) >= len(ANSWERS[name]) or name == "expand", answers
    assert touches <= MOST_TOUCHES[name], f"{touches} touches for {answers}"
    expect(page.locator(".choices .confirm")).to_have_count(0)


def mean(page: Page, verbs: tuple[str, ...], scene: Scene) -> int:
    """Answer what is asked with one of these verbs; how many touches that took."""
    page.wait_for_selector(".prompt.yours[aria-busy=false]")
    asked, foreseen = fetched(page, f"?seat={ME}")["asked"], previews_of(page)
    wanted = [at for at, one in enumerate(asked["options"]) if one["do"].split(" ")[0] in verbs]
    alike = [at for at in wanted if foreseen[at]["do"].endswith(scene.ends) and fits(foreseen[at], scene)]
    option = asked["options"][(alike or wanted)[0]]
    count = len(given(page))
    touches = 0
    for thing in option["touch"]:
        if len(given(page)) > count or page.locator(f'[data-chosen][data-id="{thing}"]').count():
            continue  # what followed of itself
        touch(page, thing)
        touches += 1
        page.wait_for_selector(".prompt[aria-busy=false]")
    if not option["touch"]:
        touches = press(page, f'.choices [data-do="{option["do"]}"]')
    wait_for_answers(page, count + 1)
    page.wait_for_function(
        "(was) => document.querySelector('.list')?.dataset.decision !== was", arg=str(asked["decision"])
    )
    return touches


def press(page: Page, button: str) -> int:
    """Press a button of the prompt, unfolding the others first if it is not on show; how many touches that took."""
    clipped = """(button) => button.getBoundingClientRect().top
        >= document.querySelector('.folded-row-view').getBoundingClientRect().bottom"""
    unfolded = page.locator(button).evaluate(clipped)
    if unfolded:
        page.locator(".folded-row-more").click()
    page.locator(button).click()
    return 1 + int(unfolded)


def fits(foreseen: dict[str, Any], scene: Scene) -> bool:
    """Whether an option leads where the scene should lead."""
    return not scene.then or (foreseen["then"] or {}).get("what") == kebab(scene.then)


def test_options_say_what_they_bring(stages: Stages, open_page: NewPage) -> None:
    page = stages.open(open_page, "look at a die")
    building = page.locator('[data-can][data-id^="cell/0/"]').first
    expect(building).to_have_attribute("aria-label", re.compile(r": \u22121 coin, "))
    building.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("\u22121 coin, ")
    mean(page, ("die",), TURNS["use a die"])
    columns = page.locator('[data-can][data-id^="value/"]')
    assert any("\u22121 coin, " in str(column.get_attribute("aria-label")) for column in columns.all())
    page = stages.open(open_page, "look at a set")
    expect(page.locator(".choices")).to_contain_text("wins card 1")
    page = stages.open(open_page, "look at a score card")
    page.keyboard.press("l")
    expect(page.locator(".options")).to_contain_text("scores nothing now")


def test_the_usual_answer_is_not_the_only_one(stages: Stages, open_page: NewPage) -> None:
    page = stages.open(open_page, "take a card, but swap it")
    before = len(given(page))
    page.get_by_role("button", name="Then swap it in the market").click()
    mean(page, ("take",), TURNS["take a card and keep it"])
    mean(page, ("swap",), TURNS["take a card and keep it"])
    assert [do.split(" ")[0] for do in given(page)[before:]][:2] == ["take", "swap"]
