"""What tables need of a store, held by every form of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from fairwind.games import game
from fairwind.kernel.log import Answered, Happened, Moved, Noted, Outcome
from fairwind.tables.pace import SeatClock, TableClock
from fairwind.tables.played import Played, ResumePoint
from fairwind.tables.rows import (
    PLAYS,
    ROWS,
    AnswerGiven,
    AnswerUndone,
    ChatSaid,
    GameBegun,
    GameBrought,
    GameResumed,
    HintGiven,
    HoldersChanged,
    OwnerBack,
    PlayedBefore,
    RematchMade,
    ReviewKept,
    RulesChanged,
    SeatChanged,
    TableGone,
    TableMade,
    TableRow,
    TimeUp,
    UndoAgreed,
    UndoWished,
    WordGiven,
)
from fairwind.tables.seats import BOT, OPEN, PERSON, Seat
from fairwind.tables.store import LISTED_SECONDS, Listing, NewTable, Store, TooLate
from fairwind.tables.table_state import KeptState, Stamp, TableInfo
from fairwind.tables.visitors import visitor_name
from tests.tables.stores import FORMS, opened

ANNA, BOB = Seat("Anna", PERSON, epoch=1), Seat("Bob", BOT, "random")
SEATS = [ANNA, BOB]
NAME = "abcdefghijkl"
VISITOR = visitor_name("s" * 32)

Deed = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=FORMS)
def within(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Deed], None]:
    """Do something with an empty store of each form."""

    def run(deed: Deed) -> None:
        async def with_store() -> None:
            async with opened(request.param, tmp_path) as store:
                await deed(store)

        asyncio.run(with_store())

    return run


def info(name: str = NAME, public: bool = False, made: float | None = None) -> TableInfo:
    about = game("santa-cruz").edition().about
    return TableInfo(
        name, "santa-cruz", 1, about.name, about.hash, "", {"sets": "dealt"}, public, made or time.time()
    )  # fmt: skip


def at(n: int) -> Stamp:
    return Stamp(n, 1000.5 + n)


def new(name: str = NAME, status: str = "running", rows: int = 1, **more: object) -> NewTable:
    made: list[TableRow] = [TableMade(at(1), SEATS), ChatSaid(at(2), "hello", by=0)]
    return NewTable(replace(info(name), **more), Listing(status, SEATS), made[:rows])  # type: ignore[arg-type]


def kept(text: str) -> KeptState:
    return {
        "seats": [seat.as_json() for seat in SEATS],
        "status": text,
        "since": [0, 1],
        "given": [2, 3],
        "consent": None,
        "rematch": None,
        "at": 1.5,
        "game": {"state": {"a": [1]}, "asked": [1, 2], "length": 3},
    }


def every_row() -> list[TableRow]:
    facts = [
        Answered(0, "take 1", sealed=True),
        Outcome("draw corn", 1),
        Happened("won", {"seat": 1}, {"card": "D07"}, (1,)),
        Moved("pile", "hand/0", "corn", 2, -2, 0),
        Noted("over", {"result": {"points": [1, 2]}}),
    ]
    played = Played([{"by": 0, "do": "take 1", "who": "Anna"}, {"by": None, "do": "draw corn"}], facts, [1, 2])
    clock = TableClock((SeatClock(60.5, 1000.25, 3.125, "choose-set"), SeatClock(0.0)))
    start = ResumePoint({"seats": 2, "pending": []}, 7, {"RollDice seat=1": 3}, [4, 2])
    return [
        TableMade(at(1), SEATS, "5e" * 32, {0: "a1" * 32}),
        SeatChanged(at(2), 1, Seat("", OPEN, epoch=3), "b2" * 32),
        GameBegun(at(3), played),
        AnswerGiven(at(4), played, by=1, clock=clock),
        AnswerUndone(at(5), played, [1, 0], by=0),
        AnswerUndone(at(6), played, [1, 1], start, by=0),
        RulesChanged(at(7), played, start),
        UndoWished(at(8), [1], by=0),
        UndoAgreed(at(9), agree=False, by=1),
        ChatSaid(at(10), "a \u00e9 \U0001f600 'quoted'", by=0),
        RematchMade(at(11), "mnopqrstuvwx"),
        HoldersChanged(at(12), 0, 2, (VISITOR, "another")),
        ChatSaid(at(13), "", VISITOR, removed=True, by=0),
        SeatChanged(at(14), 0, Seat("Ann", PERSON, epoch=3, holders=(VISITOR,))),
        TableGone(at(15)),
        WordGiven(at(16), "c3" * 32, by=1),
        TimeUp(at(17), 0, Seat("Ann", BOT, "greedy", epoch=3, late=True), clock=clock),
        OwnerBack(at(18), 0, Seat("Ann", PERSON, epoch=3)),
        HintGiven(at(19), by=1),
        ReviewKept(at(20), {"odds": [[0.5, 0.5]], "marks": []}),
        GameBrought(at(21), start, {"seats": 2, "pending": [1]}, practice=True, hints=[1, 0]),
        PlayedBefore(at(22), played, by=1),
        GameResumed(at(23), played, start),
    ]


def test_every_kind_of_row_comes_back_as_it_was(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        rows = every_row()
        assert {row.KIND for row in rows} == set(ROWS)
        await store.make(NewTable(info(), Listing("waiting", SEATS), rows[:1]))
        await store.append(NAME, rows[1:5])
        await store.append(NAME, rows[5:])
        assert await store.rows(NAME) == rows
        assert await store.rows(NAME, 9) == rows[9:]
        assert await store.rows(NAME, kinds=PLAYS) == [*rows[2:7], *rows[20:]]
        assert await store.rows(NAME, 4, [AnswerUndone]) == rows[4:6]
        assert await store.last(NAME) == len(rows)

    within(deed)


def test_what_is_played_is_kept(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        table = new(edition_text="x = 1", public=True)
        await store.make(table)
        assert await store.info(NAME) == table.info
        await store.append(NAME, [ChatSaid(at(2), "new rules", by=0)], rules=5)
        assert await store.info(NAME) == replace(table.info, rules=5)

    within(deed)


def test_nothing_is_known_of_a_table_that_is_not_there(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        assert await store.info(NAME) is None
        assert await store.rows(NAME) == []
        assert await store.last(NAME) == 0
        assert await store.kept(NAME, exact=True) is None
        assert await store.replay(NAME) is None

    within(deed)


def test_of_two_rows_of_one_number_the_second_is_too_late_with_all_it_brings(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        await store.make(new(rows=2))
        before = await store.rows(NAME)
        other = new("mnopqrstuvwx")
        with pytest.raises(TooLate):
            await store.append(
                NAME,
                [ChatSaid(at(3), "first of two", by=0), ChatSaid(at(2), "too late", by=0)],
                listing=Listing("over", SEATS),
                rules=9,
                rematch=other,
            )
        assert await store.rows(NAME) == before
        assert await store.info(NAME) == replace(new().info, made=(await store.info(NAME)).made)  # type: ignore[union-attr]
        assert await store.info(other.info.id) is None
        assert [entry.status for entry in await store.listed(["running", "over"], public_only=False)] == ["running"]

    within(deed)


def test_of_many_who_write_one_row_at_once_one_wins(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        await store.make(new())
        writes = [store.append(NAME, [ChatSaid(at(2), f"number {i}", by=0)]) for i in range(20)]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert outcomes.count(None) == 1
        assert sum(isinstance(outcome, TooLate) for outcome in outcomes) == 19
        (row,) = await store.rows(NAME, 1)
        assert isinstance(row, ChatSaid)
        assert row.text == f"number {outcomes.index(None)}"

    within(deed)


def test_a_table_is_made_once(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        await store.make(new())
        with pytest.raises(TooLate):
            await store.make(new(status="over"))
        assert [entry.status for entry in await store.listed(["running", "over"], public_only=False)] == ["running"]

    within(deed)


def test_a_rematch_is_made_with_the_row_that_tells_of_it(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        await store.make(new())
        other = new("mnopqrstuvwx", rows=2)
        await store.append(NAME, [RematchMade(at(2), other.info.id)], rematch=other)
        assert await store.info(other.info.id) == other.info
        assert await store.rows(other.info.id) == list(other.rows)

    within(deed)


def test_tables_are_listed_by_status_the_newest_first(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        now = time.time()
        for letter, status, public, age in (
            ("a", "waiting", True, 30.0),
            ("b", "running", True, 20.0),
            ("c", "running", False, 10.0),
            ("d", "over", True, 5.0),
            ("e", "waiting", True, LISTED_SECONDS + 60.0),
        ):
            await store.make(new(letter * 12, status, public=public, made=now - age))
        public_ones = await store.listed(["waiting", "running"], public_only=True)
        assert [entry.id[0] for entry in public_ones] == ["b", "a"]
        assert public_ones[0].seats == [
            {"name": "Anna", "kind": "person", "bot": ""},
            {"name": "Bob", "kind": "bot", "bot": "random"},
        ]
        everything = await store.listed(["waiting", "running"], public_only=False)
        assert [entry.id[0] for entry in everything] == ["c", "b", "a", "e"]
        assert [entry.id[0] for entry in await store.listed(["waiting", "running"], False, most=1)] == ["c"]
        await store.append("a" * 12, [ChatSaid(at(2), "over", by=0)], listing=Listing("over", [BOB]))
        assert [entry.id[0] for entry in await store.listed(["over"], public_only=True)] == ["d", "a"]

    within(deed)


def test_the_tables_of_a_visitor_are_found(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        anna, both = Seat("Anna", PERSON, epoch=1, holders=(VISITOR,)), Seat("B", PERSON, holders=("other", VISITOR))
        for letter, seats, age in (("a", [anna, BOB], 9.0), ("b", [BOB, BOB], 8.0), ("c", [anna, both], 7.0)):
            table = new(letter * 12, made=time.time() - age)
            await store.make(replace(table, listing=Listing("running", seats)))
        held = await store.held_by(VISITOR)
        assert [(found.table.id[0], found.seats) for found in held] == [("c", [0, 1]), ("a", [0])]
        assert [found.table.id[0] for found in await store.held_by("other")] == ["c"]
        await store.append("c" * 12, [ChatSaid(at(2), "left", by=0)], listing=Listing("over", [BOB, both]))
        assert [(found.table.status, found.seats) for found in await store.held_by(VISITOR)] == [
            ("over", [1]),
            ("running", [0]),
        ]
        assert await store.held_by("") == await store.held_by("nobody") == []

    within(deed)


def test_the_text_of_an_edition_is_kept_with_the_table_and_stays_what_it_was(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        mark = info().edition_hash
        assert await store.edition(mark) is None
        await store.make(replace(new(), edition="as it was"))
        assert await store.edition(mark) == "as it was"
        await store.make(replace(new("b" * 12), edition="another"))
        store.keep_edition(mark, "another")
        store.keep_edition("0" * 16, "shipped")
        again = replace(new("c" * 12, edition_hash="1" * 16), edition="of a rematch")
        await store.append(NAME, [RematchMade(at(2), again.info.id)], rematch=again)
        await store.append("b" * 12, [ChatSaid(at(2), "x", by=0)], listing=Listing("over", SEATS))
        assert [await store.edition(each) for each in (mark, "0" * 16, "1" * 16)] == [
            "as it was",
            "shipped",
            "of a rematch",
        ]
        assert await store.edition("2" * 16) is None

    within(deed)


def test_the_last_state_is_kept_and_an_exact_one_beside_it(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        await store.make(new())
        store.keep(NAME, 5, kept("fifth"), exact=False)
        store.keep(NAME, 9, kept("ninth"), exact=False)
        store.keep(NAME, 7, kept("exact"), exact=True)
        listing = Listing("running", SEATS)  # a write of several things comes after those that were queued before it
        await store.append(NAME, [ChatSaid(at(2), "and this", by=0)], listing=listing)
        assert await store.kept(NAME) == (9, kept("ninth"))
        assert await store.kept(NAME, exact=True) == (9, kept("ninth"))
        store.keep(NAME, 12, kept("newer"), exact=True)
        await store.append(NAME, [ChatSaid(at(3), "and this", by=0)], listing=listing)
        assert await store.kept(NAME) == (9, kept("ninth"))
        assert await store.kept(NAME, exact=True) == (12, kept("newer"))

    within(deed)


def test_records_are_kept(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        await store.add_replay("abcdefghijkl", "a record\nof two lines")
        assert await store.replay("abcdefghijkl") == "a record\nof two lines"
        assert await store.review("abcdefghijkl") is None
        await store.keep_review("abcdefghijkl", {"odds": [0.5]})
        assert await store.review("abcdefghijkl") == {"odds": [0.5]}
        await store.keep_review("zzzzzzzzzzzz", {"odds": []})
        assert await store.review("zzzzzzzzzzzz") is None, "without the record there is none"

    within(deed)


def test_rows_come_in_pages(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        await store.make(new())
        await store.append(NAME, [ChatSaid(at(n), f"{n}", by=0) for n in range(2, 30)])

        async def page(after: int, before: int, newest: bool) -> list[int]:
            return [row.n for row in await store.page(NAME, after, before, 10, newest)]

        assert await page(0, 100, newest=False) == list(range(1, 11))
        assert await page(20, 25, newest=False) == [21, 22, 23, 24]
        assert await page(0, 100, newest=True) == list(range(20, 30))
        assert await page(0, 5, newest=True) == [1, 2, 3, 4]
        assert await page(29, 100, newest=False) == []

    within(deed)


def test_tables_nobody_began_go_and_all_others_stay(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        now = time.time()
        long_ago = now - 2 * 24 * 3600
        names = {name * 12: name for name in "abcdef"}
        statuses = {"a": "waiting", "b": "running", "c": "over", "d": "waiting", "e": "gone", "f": "waiting"}
        for name, letter in names.items():
            await store.make(new(name, statuses[letter], made=long_ago))
        await store.append("d" * 12, [ChatSaid(Stamp(2, now), "is anybody there?", by=0)])
        await store.make(new("g" * 12, "waiting"))
        gone = await store.expire(now - 24 * 3600, 0.0, ["f" * 12])
        assert sorted(gone) == ["a" * 12, "e" * 12]
        for letter in "ae":
            assert await store.info(letter * 12) is None
            assert await store.held_by(VISITOR) == []
            assert not [row for row in await store.rows(letter * 12) if not isinstance(row, TableGone)]
        assert [letter for letter in "bcdfg" if await store.info(letter * 12) is None] == []

    within(deed)


def test_uploaded_records_go_that_nobody_looks_at(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        await store.add_replay("a" * 12, "one")
        await store.add_replay("b" * 12, "two")
        await asyncio.sleep(0.01)
        later = time.time()
        await store.saw_replay("a" * 12)
        await store.make(new())  # whatever was queued is written by now
        await store.expire(0.0, later, [])
        assert await store.replay("a" * 12) == "one"
        assert await store.replay("b" * 12) is None

    within(deed)
