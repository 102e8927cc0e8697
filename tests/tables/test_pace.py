"""Clocks, by a time of day that the tests set: what runs, what runs out, and what stands still."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fairwind.games import game
from fairwind.kernel.log import ONLOOKER
from fairwind.kernel.record import read_record
from fairwind.kernel.replay import Replay
from fairwind.tables.deeds import answers, new_tables, seating
from fairwind.tables.deeds.new_tables import TableWish
from fairwind.tables.history import record_text
from fairwind.tables.house_time import BEAT_SECONDS, GAP_SECONDS
from fairwind.tables.jobs import HelperHere
from fairwind.tables.pace import Owing, Pace, TableClock, new_clock
from fairwind.tables.registry import DAY, Registry
from fairwind.tables.seats import BOT, PERSON, Key, Seat
from fairwind.tables.store import Store
from fairwind.tables.table import Table
from fairwind.tables.table_state import OVER, RUNNING
from tests.tables.stores import FORMS, opened

ANNA, BEN = Seat("Anna", PERSON, epoch=1, holders=("a",)), Seat("Ben", PERSON, epoch=1, holders=("b",))
LIVE, PLAIN = Pace(120, 600), Pace(900)  # with a reserve, and without one as days a turn are
KEY = Key([b"k" * 32])
GAME = "santa-cruz"
STANDS_IN = "1"

Deed = Callable[[Store], Awaitable[None]]


class Wall:
    """A clock on the wall that the test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stands in answers at once, so that whole games are soon over."""
    monkeypatch.setattr("fairwind.tables.offered_bots.STANDS_IN", int(STANDS_IN))


@pytest.fixture(params=FORMS)
def within(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Deed], None]:
    """Do something with an empty store of each form."""

    def run(deed: Deed) -> None:
        async def with_store() -> None:
            async with asyncio.timeout(60), opened(request.param, tmp_path) as store:
                await deed(store)

        asyncio.run(with_store())

    return run


def registry_of(store: Store, wall: Wall) -> Registry:
    return Registry(store, KEY, HelperHere(), watch_seconds=0.02, wall=wall)


async def made(registry: Registry, pace: Pace | None, *seats: Seat, name: str = GAME) -> Table:
    return await new_tables.make(registry, TableWish(name, list(seats), {}, "", "", public=False, pace=pace))


async def goes_by(registry: Registry, wall: Wall, seconds: float) -> None:
    """Time goes by while the server runs."""
    while seconds > 0:
        step = min(seconds, 2 * BEAT_SECONDS)
        wall.now += step
        seconds -= step
        await registry.look_at_clocks()


def lefts(table: Table) -> list[tuple[float, float]]:
    """What each seat has left, in seconds: of its turn and of its reserve."""
    clocks = table.snapshot(ONLOOKER, ())["clocks"]
    assert clocks is not None
    return [(clock["turn"] / 1000, clock["reserve"] / 1000) for clock in clocks]


def owing(table: Table) -> int:
    assert table.state.game is not None
    return table.state.game.owing[0]


async def answer(table: Table, seat: int) -> None:
    """Any answer to what a seat is asked."""
    asked = (await table.look(seat, lambda: [seat]))["asked"]
    assert asked is not None
    do = asked["options"][0]["do"]
    await table.alone(lambda: answers.answer(table, seat, asked["decision"], [do], [seat]))


async def until(true: Callable[[], bool]) -> None:
    while not true():  # noqa: ASYNC110 (what is awaited has no event)
        await asyncio.sleep(0.005)


# -- one clock


def after(clock: TableClock, now: float, *running: int, by: int | None = None, asks: str = "act") -> TableClock:
    return clock.after(LIVE, Owing(running, asks, () if by is None else (by,)), now)


def test_a_turn_has_its_minutes_and_then_the_reserve() -> None:
    clock = after(new_clock(LIVE, 2), 0, 0)
    assert clock.seats[0].left(LIVE, 30) == (90, 600)
    assert clock.seats[0].left(LIVE, 150) == (0, 570)
    assert clock.seats[1].left(LIVE, 150) == (120, 600)
    assert clock.due(LIVE) == 720
    clock = after(clock, 150, 0, by=0, asks="pay")  # the same turn goes on
    assert clock.seats[0].left(LIVE, 160) == (0, 560)
    clock = after(clock, 160, 1, by=0)
    assert clock.seats[0].left(LIVE, 1000)[1] == 560
    clock = after(clock, 170, 0, by=1)  # a new turn: the minutes are there again, the reserve is not
    assert clock.seats[0].left(LIVE, 170) == (120, 560)
    assert (clock.late(LIVE, 170 + 679), clock.late(LIVE, 170 + 680)) == ([], [0])


def test_who_is_asked_the_first_question_again_has_a_new_turn() -> None:
    clock = after(new_clock(LIVE, 2), 0, 0)
    clock = after(clock, 60, 0, by=0, asks="pay")
    assert clock.seats[0].left(LIVE, 60) == (60, 600)
    clock = after(clock, 70, 0, by=0)
    assert clock.seats[0].left(LIVE, 70) == (120, 600)


def test_taking_back_does_not_bring_the_time_back() -> None:
    clock = after(new_clock(LIVE, 2), 0, 0)
    clock = after(clock, 100, 1, by=0)
    clock = clock.after(LIVE, Owing([0], "act", (), [0]), 105)
    assert clock.seats[0].left(LIVE, 105) == (20, 600)
    assert clock.seats[1].since is None


# -- at a table


def test_nobody_looks_at_a_clock_where_no_pace_was_agreed_on(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        wall = Wall()
        registry = registry_of(store, wall)
        table = await made(registry, None, ANNA, BEN)
        shown = table.snapshot(ONLOOKER, ())
        assert (shown["pace"], shown["clocks"]) == (None, None)
        await goes_by(registry, wall, 3600)
        assert await store.due(1e18) == []
        assert table.state.people == [0, 1]

    within(deed)


def test_time_runs_for_whoever_owes_and_is_the_same_when_the_table_is_loaded_again(
    within: Callable[[Deed], None],
) -> None:
    async def deed(store: Store) -> None:
        wall = Wall()
        registry = registry_of(store, wall)
        table = await made(registry, LIVE, ANNA, BEN)
        assert table.snapshot(ONLOOKER, ())["pace"] == {"turn": 120, "reserve": 600}
        seat = owing(table)
        await goes_by(registry, wall, 150)
        assert lefts(table)[seat] == (0, 570)
        assert lefts(table)[1 - seat] == (120, 600)
        while owing(table) == seat:
            await answer(table, seat)
        assert lefts(table)[seat] == (0, 570)
        again = await registry_of(store, wall).table(table.id)
        await again.house.beat()
        assert lefts(again) == lefts(table)
        table.keep_at_the_end()
        kept = await registry_of(store, wall).table(table.id)
        assert kept.state.clock == table.state.clock

    within(deed)


@pytest.mark.parametrize("pace", [LIVE, PLAIN])
def test_when_time_is_up_a_bot_plays_until_the_owner_is_back(within: Callable[[Deed], None], pace: Pace) -> None:
    async def deed(store: Store) -> None:
        wall = Wall()
        registry = registry_of(store, wall)
        table = await made(registry, pace, ANNA, BEN)
        registry.open()
        seat = owing(table)
        await goes_by(registry, wall, pace.turn + pace.reserve - 1)
        assert table.state.people == [0, 1]
        await goes_by(registry, wall, 2)
        await until(lambda: table.state.people == [1 - seat])
        late = table.state.seats[seat]
        assert (late.kind, late.bot, late.late, late.is_held) == (BOT, STANDS_IN, True, True)
        await until(lambda: table.state.game is not None and table.state.game.owing == [1 - seat])
        said: list[Any] = [told for row in await table.log(ONLOOKER, 0) for told in row["told"]]
        assert {"event": "time-up", "seat": seat} in said
        await table.alone(lambda: seating.hand_to_bot(table, seat, None, [seat]))
        assert (table.state.seats[seat].kind, table.state.seats[seat].late) == (PERSON, False)
        assert table.state.people == [0, 1]
        said = [told for row in await table.log(ONLOOKER, 0) for told in row["told"]]
        assert said[-1] == {"event": "back", "seat": seat}
        for task in list(registry.tasks):
            task.cancel()

    within(deed)


def test_a_whole_game_in_which_one_never_comes_back_has_a_result_and_a_record_that_says_who_answered(
    within: Callable[[Deed], None],
) -> None:
    async def deed(store: Store) -> None:
        wall = Wall()
        registry = registry_of(store, wall)
        table = await made(registry, LIVE, ANNA, BEN)
        registry.open()
        while table.state.status == RUNNING:
            if (await table.look(1, lambda: [1]))["asked"] is not None:
                await answer(table, 1)
            elif table.state.seats[0].kind == PERSON:
                await goes_by(registry, wall, 721)
            await asyncio.sleep(0.001)
        assert table.state.status == OVER
        text = await record_text(store, table.state)
        Replay(game(GAME), read_record(text)).final()
        lines = [json.loads(line) for line in text.splitlines()]
        assert {line.get("who") for line in lines if line.get("by") == 0} == {f"bot:{STANDS_IN}"}
        assert {line.get("who") for line in lines if line.get("by") == 1} == {"Ben"}
        shown = table.snapshot(0, [0])
        assert shown["result"] is not None
        assert len(shown["result"]["places"]) == 2
        assert shown["clocks"] is None
        for task in list(registry.tasks):
            task.cancel()

    within(deed)


def test_in_a_secret_choice_everybody_has_a_clock(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        wall = Wall()
        registry = registry_of(store, wall)
        table = await made(registry, LIVE, ANNA, BEN, name="mundus-novus")
        state = table.state
        for _ in range(200):
            assert state.game is not None
            if len(state.game.owing) == 2:
                break
            await answer(table, owing(table))
        assert state.clock is not None
        assert [clock.since is not None for clock in state.clock.seats] == [True, True]
        await goes_by(registry, wall, 40)
        await answer(table, 1)
        await goes_by(registry, wall, 30)
        assert state.clock is not None
        assert lefts(table)[0] == (50, 600)

    within(deed)


def test_when_everybodys_time_is_up_bots_go_on_at_the_pace_agreed_on(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        wall = Wall()
        registry = registry_of(store, wall)
        table = await made(registry, LIVE, ANNA, BEN)
        registry.open()
        seat = owing(table)
        await goes_by(registry, wall, 721)
        await until(lambda: table.state.seats[seat].late and waits_for(table, 1 - seat))
        await goes_by(registry, wall, 721)
        await until(lambda: table.state.people == [] and waits_for(table, seat))
        given = table.state.n
        await goes_by(registry, wall, 100)
        await asyncio.sleep(0.1)
        assert table.state.n == given  # not at once
        assert 0 < lefts(table)[seat][0] <= 20
        await goes_by(registry, wall, 21)
        await until(lambda: waits_for(table, 1 - seat))
        assert table.state.n > given
        await table.alone(lambda: seating.hand_to_bot(table, seat, None, [seat]))
        await until(lambda: waits_for(table, seat))  # now that somebody is there the other bot waits no more
        assert lefts(table)[seat][0] > 100
        for task in list(registry.tasks):
            task.cancel()

    within(deed)


def waits_for(table: Table, seat: int) -> bool:
    """Whether this seat alone owes an answer, and no bot is about to give it."""
    return table.state.game is not None and table.state.game.owing == [seat] and not table.thinking


# -- while nobody is there


def test_nothing_runs_out_while_the_server_is_down(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        wall = Wall()
        killed = registry_of(store, wall)
        table = await made(killed, LIVE, ANNA, BEN)
        seat = owing(table)
        await goes_by(killed, wall, 100)
        wall.now += 3  # since the last beat: so much may be given back
        before = lefts(table)[seat]
        wall.now += 5 * DAY  # killed: it wrote nothing more
        back = registry_of(store, wall)
        back.open()
        await until(lambda: back.house.is_known)
        again = await back.table(table.id)
        after_it = lefts(again)[seat]
        assert 0 <= sum(after_it) - sum(before) <= BEAT_SECONDS
        assert again.state.people == [0, 1]
        await goes_by(back, wall, sum(after_it) + 1)
        await until(lambda: again.state.people == [1 - seat])
        for task in list(back.tasks):
            task.cancel()

    within(deed)


def test_nor_while_the_machine_sleeps_or_the_database_is_away(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        wall = Wall()
        registry = registry_of(store, wall)
        table = await made(registry, LIVE, ANNA, BEN)
        seat = owing(table)
        wall.now += DAY
        await answer(table, seat)  # before anybody has noted that we are there again
        assert sum(lefts(table)[seat]) >= 720 - GAP_SECONDS
        wall.now += DAY
        await registry.look_at_clocks()
        assert table.state.people == [0, 1]

    within(deed)


def test_while_another_server_is_there_time_goes_on(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        store.shared = True
        wall = Wall()
        down, there = registry_of(store, wall), registry_of(store, wall)
        table = await made(down, LIVE, ANNA, BEN)
        seat = owing(table)
        there.open()
        await until(lambda: table.id in there.tables)  # nobody has asked for it there
        await goes_by(there, wall, 721)
        await until(lambda: there.tables[table.id].state.people == [1 - seat])
        await table.refresh()
        assert table.state.people == [1 - seat]
        for task in list(there.tasks):
            task.cancel()

    within(deed)


def test_a_table_that_nobody_has_in_memory_is_found_when_its_time_is_up(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        wall = Wall()
        first = registry_of(store, wall)
        table = await made(first, PLAIN, ANNA, BEN)
        seat = owing(table)
        await first.look_at_clocks()
        await goes_by(first, wall, BEAT_SECONDS)
        for _ in range(500):  # when time is up is written some time
            if not await store.due(first.house.now()):
                break
            await asyncio.sleep(0.01)
        later = registry_of(store, wall)
        await later.look_at_clocks()
        assert later.tables == {}
        await goes_by(later, wall, PLAIN.turn)
        assert list(later.tables) == [table.id]
        await until(lambda: later.tables[table.id].state.people == [1 - seat])
        for task in list(later.tasks):
            task.cancel()

    within(deed)


def test_a_rematch_has_the_same_pace(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        registry = registry_of(store, Wall())
        table = await made(registry, LIVE, ANNA, BEN)
        while table.state.status == RUNNING:
            await answer(table, owing(table))
        name, _ = await table.alone(lambda: new_tables.rematch(registry, table, [0, 1], "", "a"))
        assert (await registry.table(name)).state.pace == LIVE
        assert replace(ANNA, late=True).as_json() != ANNA.as_json()

    within(deed)
