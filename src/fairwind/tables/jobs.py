"""Jobs: what takes long or comes from strangers, done away from the tables. Text goes in, text comes out."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, TypeVar

from fairwind.bots import bot
from fairwind.bots.effort import read_effort
from fairwind.bots.levels import LONGEST
from fairwind.coach.hint import hint
from fairwind.games import UnknownGame, game
from fairwind.kernel.editions import EditionError
from fairwind.kernel.fair_draws import DRAWS_SCHEME, check_draws, read_draws
from fairwind.kernel.position import Position
from fairwind.kernel.record import LONGEST_COMPLAINT, UNSOUND, OtherRules, RecordError, UnknownEdition, read_record
from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.tables.problems import Problem
from fairwind.tables.review_jobs import judge_answers, judge_junctures, plan_review
from fairwind.tables.shown.replays import ReplayViewer

T = TypeVar("T")
BAD_RECORD: Final = "bad-record"


class JobFailed(Exception):
    """No answer came: says why."""


class Helper(ABC):
    """Does jobs for the tables."""

    hands = 1  # jobs of one review that are worth asking for at a time

    @abstractmethod
    async def work(self, job: Json, last: bool = False) -> Json:
        """Do a job of `DOES`, or raise JobFailed; it may run in another process, and last if nobody waits for it."""

    async def read(self, job: Json) -> Json:
        """Read a stranger's file, or raise JobFailed; it may run in a process of its own."""
        return await self.work(job)

    @abstractmethod
    async def aside(self, work: Callable[[], T]) -> T:
        """Do something that would hold everybody up."""

    async def replay(self, work: Callable[[], T]) -> T:
        """Play a record, or take in a stranger's edition, which may take long: one at a time for each who asks."""
        return await self.aside(work)

    @abstractmethod
    async def end(self) -> None:
        """Do nothing more."""


class HelperHere(Helper):
    """Does everything here and at once: for one player's own machine."""

    async def work(self, job: Json, last: bool = False) -> Json:
        try:
            return DOES[job["work"]](job)
        except Exception as error:
            raise JobFailed(f"{type(error).__name__}: {error}"[:300]) from error

    async def aside(self, work: Callable[[], T]) -> T:
        return work()

    async def end(self) -> None:
        pass


@lru_cache(maxsize=16)
def edition_of(name: str, edition: str, text: str) -> Edition:
    """An edition by name, or from its text."""
    spec: GameSpec[Any, Any] = game(name)
    found: Edition = spec.edition_or_text(edition, text)
    return found


def choose(job: Json) -> Json:
    """Let a bot choose; it is given a world that looks to its seat like the table, not the truth."""
    spec = game(job["game"])
    edition = edition_of(job["game"], job["edition"], job["edition_text"])
    position = Position(spec, spec.read_state(edition, job["world"]), job["seat"])
    chooser = bot(job["bot"], job["seed"], job.get("longest", LONGEST))
    return {"do": chooser.choose(position).text}


def give_hint(job: Json) -> Json:
    """Ask the coach; it is given a world that looks to the seat like the table, not the truth."""
    spec = game(job["game"])
    edition = edition_of(job["game"], job["edition"], job["edition_text"])
    position = Position(spec, spec.read_state(edition, job["world"]), job["seat"])
    effort = read_effort(job["effort"])
    return hint(position, effort.within(job["longest"]) if "longest" in job else effort).as_json()


def check_edition(job: Json) -> Json:
    """Read somebody's own edition."""
    try:
        edition = edition_of(job["game"], "uploaded", job["edition_text"])
    except EditionError as error:
        return {"wrong": str(error)}
    except UNSOUND as error:
        return {"wrong": f"This is no sound edition ({type(error).__name__})."}
    return {"name": edition.about.name, "hash": edition.about.hash}


def check_record(job: Json) -> Json:
    """Read and replay somebody's record, and look at it once as its readers will."""
    try:
        record = read_record(job["record"])
        viewer = ReplayViewer(record)
        viewer.head()
        for step in {0, viewer.steps // 2, viewer.steps}:
            viewer.step(step, None)
    except (RecordError, EditionError, UnknownGame) as error:
        title, facts = what_is_wrong(error)
        return {"wrong": str(error)[:LONGEST_COMPLAINT], "title": title, "facts": facts}
    except Problem as problem:
        return {"wrong": f"This is no sound record ({problem.facts.get('why', problem.title)})."}
    except UNSOUND as error:
        return {"wrong": f"This is no sound record ({type(error).__name__}: {str(error)[:120]})."}
    return {"game": record.game, "over": record.result is not None}


def what_is_wrong(error: Exception) -> tuple[str, Json]:
    """The title of the problem with a record, and the facts of its sentence."""
    if isinstance(error, OtherRules):
        return "other-rules", {"theirs": error.theirs, "ours": error.ours}
    return ("unknown-edition" if isinstance(error, UnknownEdition) else BAD_RECORD), {}


def judge_draws(job: Json) -> Json:
    """Whether every draw of a record follows from what was sealed before the game."""
    try:
        record = read_record(job["record"])
        findings = check_draws(game(record.game), record)
    except (RecordError, EditionError) as error:
        return {"wrong": str(error)}
    except UNSOUND as error:
        return {"wrong": f"This is no sound record ({type(error).__name__}: {str(error)[:120]})."}
    known = record.draws.get("scheme") == DRAWS_SCHEME
    return {
        "findings": [finding.as_json() for finding in findings],
        "draws": read_draws(record.draws, record.seats).as_json() if known else {},
        "players": record.players,
        "seats": record.seats,
    }


DOES: Final[dict[str, Callable[[Json], Json]]] = {
    "choose": choose,
    "hint": give_hint,
    "plan-review": plan_review,
    "judge-answers": judge_answers,
    "judge-odds": judge_junctures,
    "edition": check_edition,
    "record": check_record,
    "draws": judge_draws,
}


def answer_to(job: Json, does: Mapping[str, Callable[[Json], Json]] = DOES) -> Json:
    """What comes of a job, and the seconds of a processor that it took."""
    began = time.process_time()
    try:
        answer = does[job["work"]](job)
    except Exception as error:  # noqa: BLE001 (whoever asked decides what follows)
        answer = {"failed": f"{type(error).__name__}: {error}"[:300]}
    return {**answer, "spent": time.process_time() - began}
