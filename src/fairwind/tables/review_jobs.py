"""The jobs of a review: a finished game is looked at in parts, so that no worker is busy with it for long."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache

from fairwind.bots.effort import read_effort
from fairwind.coach.odds import Odds
from fairwind.coach.review import RetoldGame, junctures, odds_at
from fairwind.kernel.spec import Json


@lru_cache(maxsize=2)
def retold_game(text: str) -> RetoldGame:
    """A record that was played again; the parts of one review come one after the other."""
    return RetoldGame(text)


def plan_review(job: Json) -> Json:
    """What there is to look at: the lines of real choices, and how many junctures."""
    retold = retold_game(job["record"])
    return {"choices": retold.choices(), "junctures": len(junctures(retold))}


def judge_answers(job: Json) -> Json:
    """What some answers lost."""
    retold, effort = retold_game(job["record"]), read_effort(job["effort"])
    return {"answers": [asdict(retold.look(n, effort, job["again"])) for n in job["lines"]]}


def judge_junctures(job: Json) -> Json:
    """How it stood at some junctures."""
    retold = retold_game(job["record"])
    judge = Odds(retold.spec, retold.edition, retold.record.seats)
    found = junctures(retold)[job["first"] : job["last"]]
    return {"odds": [asdict(odds_at(retold, judge, juncture)) for juncture in found]}
