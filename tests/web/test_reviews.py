"""The review in the page: a bar while it is made, the odds as a plot, marks that lead to their place in the replay."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from fairwind.bots.effort import Effort
from fairwind.coach.review import RetoldGame, put_together
from fairwind.games import game
from fairwind.kernel.record import read_record
from fairwind.tables.shown.game_reviews import review_shown
from tests.coach.recorded_games import short_game

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.web.conftest import NewPage, Server

playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: pip install playwright.")
expect = playwright.expect

GAME = "mundus-novus"
LAPTOP = pytest.param(1280, 800, id="laptop", marks=pytest.mark.long)  # the phone is where room is short
SIZES = pytest.mark.parametrize(("width", "height"), [pytest.param(390, 844, id="phone"), LAPTOP])


def finished_table(page: Page, address: str) -> str:
    """A short game that this browser has played to its end, always with the first option."""
    text = game(GAME).edition().about.text.replace("goal = 75", "goal = 12")
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "you", "name": "Ben"}]
    wish = {"game": GAME, "seats": seats, "edition_text": text}
    table: str = page.request.post(f"{address}/api/tables", data=wish).json()["table"]
    at = f"{address}/api/tables/{table}"
    while True:
        shown: Any = page.request.get(at).json()
        if shown["status"] == "over":
            return table
        seat = next(seat for seat, held in enumerate(shown["seats"]) if held["owes"])
        asked = page.request.get(f"{at}?seat={seat}").json()["asked"]
        answer = {"seat": seat, "decision": asked["decision"], "do": asked["options"][0]["do"]}
        assert page.request.post(f"{at}/answer", data=answer).ok


@SIZES
def test_a_game_is_reviewed_and_shown_in_the_replay(
    server: Server, open_page: NewPage, width: int, height: int
) -> None:
    page = open_page(server.address, viewport={"width": width, "height": height})
    table = finished_table(page, server.address)
    page.goto(f"{server.address}/t/{table}")
    look = page.get_by_role("button", name="Anna")  # round one screen
    if look.count():
        look.click()
    page.get_by_role("button", name="Review", exact=True).click()
    review = page.get_by_role("region", name="Review")
    plot = review.get_by_role("img", name="Chance to win")
    expect(plot).to_be_visible(timeout=30_000)
    expect(review.locator("progress")).to_have_count(0)
    box = review.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    review.get_by_text("Luck and choice").click()
    expect(review).to_contain_text("Anna: the draws")
    page.reload()
    expect(plot).to_be_visible()  # it is kept


MARK = {
    "step": 12, "seat": 1, "mark": "blunder", "title": "Move 13, Ben: pass", "remarks": ["Better: offer corn"],
    "best": [], "played": [], "follows": [{"seat": 0, "text": "Anna: offer tobacco"}],
}  # fmt: skip


def with_a_mark(route: Route) -> None:
    """The review as it is, and a mark: so quick a look at so short a game finds none."""
    answer = route.fetch()
    found = answer.json()
    if found["review"] is not None:
        found["review"]["marks"] = [MARK, {**MARK, "step": 14, "title": "Move 15, Ben: trade"}]
    route.fulfill(response=answer, json=found)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)], ids=["phone", "laptop"])
def test_a_mark_leads_to_its_place_in_the_replay(server: Server, open_page: NewPage, width: int, height: int) -> None:
    page = open_page(server.address, viewport={"width": width, "height": height})
    table = finished_table(page, server.address)
    page.route("**/review?*", with_a_mark)
    page.goto(f"{server.address}/replay/{table}")
    page.get_by_role("button", name="Review", exact=True).click()
    review = page.get_by_role("region", name="Review")
    mark = review.get_by_role("button", name="Blunder Move 13, Ben: pass")
    mark.click(timeout=30_000)
    expect(page.locator(".sentence")).to_contain_text("Move 12 of")  # before the answer
    expect(review.get_by_role("status")).to_contain_text("Better: offer corn")
    expect(review.get_by_role("status")).to_contain_text("Anna: offer tobacco")
    expect(mark).to_have_attribute("aria-current", "true")
    expect(review.get_by_role("button", name="Previous mark")).to_be_disabled()
    review.get_by_role("button", name="Next mark").click()
    expect(page.locator(".sentence")).to_contain_text("Move 14 of")
    expect(review.get_by_role("button", name="Next mark")).to_be_disabled()
    review.get_by_role("button", name="Previous mark").click()
    expect(mark).to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowRight")
    expect(review.locator(".here")).to_have_count(0)
    plot = review.locator(".plot .door")
    box = plot.bounding_box()
    assert box is not None
    plot.click(position={"x": box["width"] - 3, "y": 40})
    expect(page.locator(".sentence")).to_contain_text(re.compile(r"Move (\d+) of \1\b"))


def uploaded(page: Page, address: str, text: str) -> str:
    """The name of a record that this browser has uploaded."""
    name: str = page.request.post(f"{address}/api/replays", data=text.encode()).json()["replay"]
    return name


def test_an_uploaded_record_is_reviewed_if_its_game_is_over(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    text = short_game().text()
    page.goto(f"{server.address}/replay/{uploaded(page, server.address, text)}")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_role("region", name="Review").get_by_role("img", name="Chance to win")).to_be_visible(
        timeout=30_000
    )
    too_long = {"title": "review-too-long", "detail": "So long a game is not reviewed."}
    page.route("**/review?*", lambda route: route.fulfill(status=409, json=too_long))
    page.reload()
    expect(page.get_by_role("region", name="Review").get_by_role("alert")).to_have_text(too_long["detail"])
    expect(page.get_by_role("button", name="Review", exact=True)).to_have_count(0)
    page.unroute("**/review?*")
    begun = "".join(text.splitlines(keepends=True)[:-1])
    page.goto(f"{server.address}/replay/{uploaded(page, server.address, begun)}")
    page.wait_for_selector(".replay-log li")
    expect(page.get_by_role("button", name="Review", exact=True)).to_have_count(0)


def test_seats_of_a_record_without_names_are_called_as_people_say(server: Server, open_page: NewPage) -> None:
    text = (Path(__file__).parents[1] / "golden" / "santa-cruz" / "dealt-2.jsonl").read_text(encoding="utf-8")
    page = open_page(server.address)
    page.goto(f"{server.address}/replay/{uploaded(page, server.address, text)}")
    expect(page.locator(".seat-name")).to_have_text(["Player 1", "Player 2"])
    expect(page.locator(".replay-log li", has_text=re.compile(r"^Player 2 scores 1 point \(starting"))).to_have_count(1)
    expect(page.locator(".replay-log li", has_text=re.compile(r"^[12]\b"))).to_have_count(0)
    page.get_by_label("Language").select_option("de")
    expect(page.locator(".seat-name")).to_have_text(["Spieler 1", "Spieler 2"])


PLANTED = sorted((Path(__file__).parents[1] / "coach" / "planted").glob("*.jsonl"))
LIT = [pytest.param(path, marks=[] if "cruz" in path.stem else pytest.mark.long, id=path.stem) for path in PLANTED]


@pytest.mark.parametrize("path", LIT)
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 720)], ids=["phone", "laptop"])
def test_the_better_option_is_lit_where_a_mark_stands(
    server: Server, open_page: NewPage, path: Path, width: int, height: int
) -> None:
    line, record = int(path.stem.rsplit("-", 1)[1]), read_record(path.read_text(encoding="utf-8"))
    found = RetoldGame(record.text()).look(line - 1, Effort(240), again=True)
    shown = review_shown(record, put_together(record, Effort(24), [found], []), "en")
    (mark,) = shown["marks"]
    page = open_page(server.address, viewport={"width": width, "height": height})
    page.route("**/review?*", lambda route: route.fulfill(json={"status": "done", "percent": 100, "review": shown}))
    page.goto(f"{server.address}/replay/{uploaded(page, server.address, record.text())}")
    page.get_by_role("region", name="Review").locator("li button").first.click()
    card = page.locator(".here")
    expect(card).to_contain_text(mark["follows"][0]["text"])
    better = page.locator(f'[data-id="{mark["best"][0]}"][data-hinted]').first
    expect(better).to_be_in_viewport()
    expect(page.locator(".light.line.hinted").first).to_be_visible()
    for thing in set(mark["played"]) - set(mark["best"]):
        expect(page.locator(f'[data-id="{thing}"][data-played]').first).to_be_visible()
    expect(page.locator(".prompt select").last).to_have_value(str(mark["seat"]))  # with the eyes of who answered
    box, thing_box = card.bounding_box(), better.bounding_box()
    assert box is not None
    assert thing_box is not None
    assert thing_box["y"] + thing_box["height"] <= box["y"] or thing_box["x"] + thing_box["width"] <= box["x"]
    card.get_by_role("button", name="Close").click()
    expect(page.locator("[data-hinted]")).to_have_count(0)
