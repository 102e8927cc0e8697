"""A store that others write to as well: we are told and do not ask before each answer; who looks sees the newest."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from fairwind.tables.deeds import answers, new_tables
from fairwind.tables.jobs import HelperHere
from fairwind.tables.problems import Problem
from fairwind.tables.registry import Registry
from fairwind.tables.seats import PERSON, Key, Seat
from fairwind.tables.store import MemoryStore
from fairwind.tables.table import Table

ANNA, BEN = Seat("Anna", PERSON, epoch=1), Seat("Ben", PERSON, epoch=1)
Scene = Callable[["SharedStore", Registry, Registry, Table, Table], Awaitable[None]]


class SharedStore(MemoryStore):
    """Counts how often it is asked for the last row."""

    shared = True
    in_touch = True
    asked = 0

    async def last(self, table: str) -> int:
        self.asked += 1
        return await super().last(table)


def played(scene: Scene) -> None:
    """A table that two servers have in memory."""

    async def play() -> None:
        store = SharedStore()
        here, there = (Registry(store, Key([b"k" * 32]), HelperHere()) for _ in range(2))
        wish = new_tables.TableWish("mundus-novus", [ANNA, BEN], {}, "", "", public=False)
        own = await new_tables.make(here, wish)
        other = await there.table(own.id)
        store.asked = 0
        await scene(store, here, there, own, other)

    asyncio.run(play())


async def answer(table: Table) -> int:
    """Whoever is asked by then gives the first answer there is."""

    async def deed() -> int:
        game = table.state.game
        assert game is not None
        seat = game.owing[0]
        do = game.options(seat)[0].text
        return (await answers.answer(table, seat, game.numbers[seat], [do], [0, 1]))["n"]

    return await table.alone(deed, fresh=False)


def test_nobody_asks_before_an_answer_while_the_servers_are_in_touch() -> None:
    async def scene(store: SharedStore, _: Registry, there: Registry, own: Table, other: Table) -> None:
        n = max([await answer(own) for turn in range(5)])
        assert store.asked == 0
        there.heard(own.id, n)
        assert (await other.look())["n"] == n
        assert store.asked > 0

    played(scene)


def test_before_each_answer_is_asked_while_they_are_not() -> None:
    async def scene(store: SharedStore, _: Registry, __: Registry, own: Table, other: Table) -> None:
        store.in_touch = False
        await answer(own)
        before = store.asked
        n = await answer(own)
        assert store.asked == before + 1
        assert (await other.look())["n"] == n

    played(scene)


def test_an_answer_to_what_was_answered_elsewhere_is_stale_and_takes_nothing() -> None:
    async def scene(store: SharedStore, _: Registry, __: Registry, own: Table, other: Table) -> None:
        game = other.state.game
        assert game is not None
        seat = game.owing[0]
        do, decision = game.options(seat)[0].text, game.numbers[seat]
        n = await answer(own)
        with pytest.raises(Problem) as refused:  # nobody told: the number of the row decides
            await other.alone(lambda: answers.answer(other, seat, decision, [do], [0, 1]), fresh=False)
        assert refused.value.status == 409
        assert other.state.n == n == await store.last(own.id)

    played(scene)


def test_who_was_told_of_a_row_reads_it_before_the_next_answer() -> None:
    async def scene(_: SharedStore, here: Registry, there: Registry, own: Table, other: Table) -> None:
        for _turn in range(3):
            there.heard(own.id, await answer(own))
            here.heard(own.id, await answer(other))
        assert (await own.look())["n"] == (await other.look())["n"] == own.state.n

    played(scene)


def test_after_a_broken_line_every_table_is_doubted() -> None:
    async def scene(store: SharedStore, _: Registry, there: Registry, own: Table, other: Table) -> None:
        n = await answer(own)
        there.missed()
        assert await answer(other) == n + 1
        assert store.asked == 1  # and then no more
        assert await answer(other) == n + 2
        assert store.asked == 1

    played(scene)


def test_a_table_in_the_middle_of_an_answer_is_not_kept_at_the_end() -> None:
    async def scene(store: SharedStore, _: Registry, __: Registry, own: Table, ___: Table) -> None:
        kept: list[int] = []
        store.keep = lambda *values, **_: kept.append(values[1])  # type: ignore[method-assign]

        async def deed() -> None:
            own.keep_at_the_end()

        await own.alone(deed, fresh=False)
        assert kept == []
        own.keep_at_the_end()
        assert kept == [own.state.n]

    played(scene)
