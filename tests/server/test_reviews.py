"""Reviews of finished games: made beside everything else, kept with the table, the same for everybody."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from fairwind.bots.effort import Effort
from fairwind.coach.review import JudgedAnswer, RetoldGame, put_together, read_answer, review
from fairwind.games import game
from fairwind.kernel.chance import Generator
from fairwind.kernel.record import read_record
from fairwind.locale import LANGUAGES
from fairwind.server.settings import BadSetting, review_effort
from fairwind.tables import finished_games
from fairwind.tables.jobs import Helper, HelperHere, JobFailed
from fairwind.tables.reviews import ReviewWork
from fairwind.tables.shown.game_reviews import review_shown
from tests.coach.recorded_games import short_game
from tests.offline.houses import opened
from tests.server.inside import sql_store
from tests.server.visiting import PATIENCE, Server, Visitor, serving

GAME = "mundus-novus"
QUICK = "1"
PLANTED = Path(__file__).parents[1] / "coach" / "planted"


def short_edition() -> str:
    """An edition with which the game is soon over."""
    text: str = game(GAME).edition().about.text
    return text.replace("goal = 75", "goal = 12")


def wait_for_review(visitor: Visitor) -> Any:
    return wait_for(visitor, visitor.at("/review"))


def wait_for(visitor: Visitor, address: str) -> Any:
    until = time.monotonic() + PATIENCE
    percents: list[int] = []
    while time.monotonic() < until:
        found = visitor.client.get(address).json()
        percents.append(found["percent"])
        if found["status"] != "running":
            assert percents == sorted(percents), "the bar does not go back"
            return found
        time.sleep(0.05)
    raise AssertionError(f"the review does not end: {percents[-1]} %")


def test_a_finished_game_is_reviewed_once_for_everybody(data: Path) -> None:
    with serving(data, "--review-effort", QUICK) as house:
        table = reviewed_table(house)

    async def kept() -> list[str]:
        async with sql_store(data) as store:
            return [row.KIND for row in await store.rows(table)]

    assert asyncio.run(kept()).count("review") == 1, "it is kept with the table"


def reviewed_table(house: Server) -> str:
    """Play a game, have it reviewed, and look at that from all sides."""
    anna, onlooker = house.visitor(), house.visitor()
    onlooker.table = anna.make(GAME, "you:Anna", "random", edition_text=short_edition())
    early = anna.post("/review")
    assert (early.status_code, early.json()["title"]) == (403, "record-later"), "a running game is not judged"
    assert anna.client.get(anna.at("/review")).status_code == 403
    anna.play(Generator("review"))
    assert anna.get("/review") == {"status": "none", "percent": 0, "review": None}
    begun = onlooker.post("/review")  # whoever may see the replay
    assert begun.status_code == 202
    assert begun.json()["status"] in {"running", "done"}
    found = wait_for_review(anna)
    assert found["status"] == "done"
    shown, steps = found["review"], anna.get("/replay")["steps"]
    assert len(shown["odds"]) == steps + 1
    assert all(abs(sum(row) - 1) < 0.01 for row in shown["odds"])
    assert len(shown["luck"]) == 2
    assert shown["luck"][0].startswith("Anna:")
    for mark in shown["marks"]:
        assert 0 <= mark["step"] < steps
        assert mark["remarks"]
    n = anna.get()["n"]
    assert onlooker.done("/review") == found, "it is the same for all"
    assert anna.get()["n"] == n, "and not made again"
    other = anna.client.get(anna.at("/review"), params={"lang": "de"}).json()
    assert other["review"]["odds"] == shown["odds"]
    assert other["review"]["how"] != shown["how"]
    return anna.table


def test_an_uploaded_record_is_reviewed_and_kept_with_it(data: Path) -> None:
    record = short_game().text()
    with serving(data, "--review-effort", QUICK) as house:
        anna, ben = house.visitor(), house.visitor()
        name = anna.client.post("/api/replays", content=record.encode()).json()["replay"]
        at = f"/api/replays/{name}"
        assert anna.client.get(f"{at}/review").json() == {"status": "none", "percent": 0, "review": None}
        assert ben.client.post(f"{at}/review").status_code == 202, "whoever has its name sees it"
        found = wait_for(anna, f"{at}/review")
        assert found["status"] == "done"
        assert len(found["review"]["odds"]) == anna.client.get(at).json()["steps"] + 1
        assert ben.client.post(f"{at}/review").json() == found, "it is made once"
        rows = record.splitlines(keepends=True)
        begun = anna.client.post("/api/replays", content="".join(rows[:-1]).encode()).json()["replay"]
        for call in (anna.client.get, anna.client.post):
            refused = call(f"/api/replays/{begun}/review")
            assert (refused.status_code, refused.json()["title"]) == (409, "review-not-over")
            assert "not over" in refused.json()["detail"]
            assert call("/api/replays/zzzzzzzzzzzz/review").status_code == 404
    with serving(data, "--review-effort", QUICK) as house:
        assert house.visitor().client.get(f"{at}/review").json() == found, "a server that starts anew has it still"


def test_a_record_that_is_too_long_is_not_reviewed_and_its_reader_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened() as player:
            name = (await player.done_text("/api/replays", short_game().text()))["replay"]
            at, steps = f"/api/replays/{name}", (await player.get(f"/api/replays/{name}"))["steps"]
            monkeypatch.setattr(finished_games, "MOST_STEPS", steps - 1)
            for method in ("GET", "POST"):
                for lang in LANGUAGES:
                    status, told = await player.ask(method, f"{at}/review", lang=lang)
                    assert (status, told["title"]) == (409, "review-too-long")
                    assert f" {steps - 1} " in told["detail"]
            assert "so long a game is not reviewed" in (await player.ask("POST", f"{at}/review"))[1]["detail"]
            monkeypatch.setattr(finished_games, "MOST_STEPS", steps)
            assert (await player.get(f"{at}/review"))["status"] == "none"

    asyncio.run(story())


def test_in_parts_it_is_the_review_that_the_coach_makes() -> None:
    record = short_game()
    work = ReviewWork(HelperHere(), record.text(), Effort(1))
    assert asyncio.run(work.run()) == review(record, Effort(1))
    assert work.percent >= 69, "there may be nothing to look at twice"


class TwoHands(HelperHere):
    """A helper that does two jobs at a time, and fails at one of them if that is wanted."""

    hands = 2

    def __init__(self, fails_at: int = -1) -> None:
        self.begun = self.now = self.most = 0
        self.fails_at = fails_at

    async def work(self, job: Any, last: bool = False) -> Any:
        self.begun += 1
        if self.begun == self.fails_at:
            raise JobFailed("it has died")
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.01 * (self.begun % 3))  # those that were begun later may be done before
        self.now -= 1
        return await super().work(job, last)


def test_two_parts_are_made_at_a_time_where_two_can_work() -> None:
    record, helper = short_game(), TwoHands()
    assert asyncio.run(ReviewWork(helper, record.text(), Effort(1)).run()) == review(record, Effort(1))
    assert helper.most == 2


def test_if_one_part_fails_the_others_are_given_up() -> None:
    record, helper = short_game(), TwoHands(fails_at=3)
    with pytest.raises(JobFailed):
        asyncio.run(ReviewWork(helper, record.text(), Effort(1)).run())
    assert helper.begun <= 4


def test_marks_are_told_with_what_would_have_been_better() -> None:
    path = next(path for path in sorted(PLANTED.glob("santa-cruz-*.jsonl")))
    line = int(path.stem.rsplit("-", 1)[1])
    record = read_record(path.read_text(encoding="utf-8"))
    record.players = ["Anna", "Ben", "Cleo", "Dora"][: record.seats]
    work = ReviewWork(HelperHere(), record.text(), Effort(24))
    found = asyncio.run(work._looks([line - 1], 1.0, again=True))
    shown = review_shown(record, put_together(record, Effort(24), found, []), "en")
    (mark,) = shown["marks"]
    assert mark["step"] == line - 1, "the replay stands before the answer"
    assert record.players[mark["seat"]] in mark["title"]
    assert any(remark.startswith("Better: ") for remark in mark["remarks"])


@pytest.mark.parametrize("path", sorted(PLANTED.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_mark_names_what_to_touch_and_what_would_have_followed(path: Path) -> None:
    line = int(path.stem.rsplit("-", 1)[1])
    record = read_record(path.read_text(encoding="utf-8"))
    record.players = ["Anna"]  # whoever has no name is called by a number
    found = RetoldGame(record.text()).look(line - 1, Effort(240), again=True)
    assert read_answer(json.loads(json.dumps(asdict(found)))) == found
    (mark,) = review_shown(record, put_together(record, Effort(24), [found], []), "en")["marks"]
    assert mark["best"]
    assert mark["best"] != mark["played"]
    then = mark["follows"]
    assert [each["seat"] for each in then][:1] == [mark["seat"]], "first the rest of the turn"
    assert all(each["text"].startswith(("Anna: ", "Player 2: ")) for each in then)
    assert len({each["seat"] for each in then}) == (1 if record.game == "mundus-novus" else 2), "then the others"


def test_a_review_of_before_has_no_replies() -> None:
    found = asdict(JudgedAnswer(1, 0, "a", "b", 0.1, 0.0, twice=True, mark="", reason=None, follows=("b",)))
    del found["replies"]
    assert read_answer(found).replies == ()


class NobodyWorks(HelperHere):
    """A helper whose processes die."""

    async def work(self, job: Any, last: bool = False) -> Any:
        assert last, "those who wait for a bot come first"
        raise JobFailed("it has died")


def test_a_review_that_fails_is_no_review() -> None:
    helper: Helper = NobodyWorks()
    with pytest.raises(JobFailed):
        asyncio.run(ReviewWork(helper, "", Effort(1)).run())


def test_an_effort_that_nobody_can_make_is_refused() -> None:
    assert (review_effort(""), review_effort("20")) == ("50ms", "20")
    with pytest.raises(BadSetting, match="is no effort"):
        review_effort("much")
