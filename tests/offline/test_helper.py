"""Bots think in a second interpreter, and not for long."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from fairwind.bots.effort import Effort
from fairwind.bots.levels import levels
from fairwind.games import OURS, game
from fairwind.kernel.chance import Seeded
from fairwind.kernel.play import actors, advance
from fairwind.offline.helper import LONGEST_CHOICE, PATIENCE, HelperBeside, work
from fairwind.tables.jobs import JobFailed


def choice(bot: str, name: str = "bora-bora") -> dict[str, object]:
    """A job: the first choice of a game."""
    spec = game(name)
    state = spec.begin(spec.edition(), 2, {})
    advance(state, Seeded("slow"))
    return {
        "work": "choose", "game": name, "edition": "", "edition_text": "", "world": spec.encode(state),
        "seat": actors(state)[0], "bot": bot, "seed": "slow",
    }  # fmt: skip


def test_a_slow_device_thinks_less_and_a_fast_one_no_more() -> None:
    """With less time than one look takes, the strongest level answers after a fraction of its usual thought."""
    spent = [json.loads(work(json.dumps({**choice("10"), **more})))["spent"] for more in ({"longest": 1}, {})]
    assert spent[0] < spent[1] / 2
    level = [json.loads(work(json.dumps({**choice("4"), "longest": longest})))["do"] for longest in (60_000, 600_000)]
    assert level[0] == level[1]


def spent(job: dict[str, object], longest: int) -> float:
    """Seconds of a processor."""
    return float(json.loads(work(json.dumps({**job, "longest": longest})))["spent"])


@pytest.mark.parametrize("name", sorted(OURS))
def test_every_level_makes_do_with_what_the_device_can(name: str) -> None:
    """Where there is time for next to nothing, each answers after its first look, however long it would think."""
    looks, thoughts = {}, {}
    for level in levels(game(name)):
        spent(choice(level, name), 1)  # nets and advice are read at the first time
        looks[level], thoughts[level] = spent(choice(level, name), 1), spent(choice(level, name), 600_000)
    assert max(looks.values()) < 0.25, looks
    for level, long in thoughts.items():
        assert long < 0.1 or looks[level] < long / 2, level


def test_a_hint_keeps_to_the_time_of_the_device_and_whoever_waits_too_long_is_told_so() -> None:
    asked: list[tuple[dict[str, object], int]] = []

    async def ask(text: str, patience: int, _: bool) -> str:
        asked.append((json.loads(text), patience))
        return work(text)

    job = {**choice(""), "work": "hint", "effort": "200000ms"}
    began = time.monotonic()
    found = asyncio.run(HelperBeside(ask).work(job))
    assert time.monotonic() - began < 60
    assert found["best"]
    assert asked[0][0]["longest"] == LONGEST_CHOICE
    assert asked[0][1] == PATIENCE["hint"]


def test_an_effort_within_a_time_is_never_more() -> None:
    for effort, milliseconds in ((Effort(50), 800), (Effort(50, 1000), 800), (Effort(50, 10), 10)):
        within = effort.within(800)
        assert (within.evaluations, within.milliseconds) == (50, milliseconds)


def test_jobs_go_out_as_text_with_the_time_they_may_take() -> None:
    asked: list[dict[str, object]] = []

    async def ask(text: str, _: int, __: bool) -> str:
        asked.append(json.loads(text))
        return work(text)

    began = time.monotonic()
    found = asyncio.run(HelperBeside(ask).work(choice("4")))
    assert time.monotonic() - began < 30
    assert found["do"]
    assert asked[0]["longest"] == LONGEST_CHOICE < 1000


@pytest.mark.parametrize("reply", ["no JSON", '{"failed": "why"}'])
def test_a_job_that_comes_to_nothing_is_said_to(reply: str) -> None:
    async def ask(_: str, __: int, ___: bool) -> str:
        return reply

    with pytest.raises(JobFailed):
        asyncio.run(HelperBeside(ask).work(choice("4")))
