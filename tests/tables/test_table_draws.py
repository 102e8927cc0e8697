"""Draws at a table: sealed words, the beginning of a game, undo, restarts and other rules, without a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from fairwind.games import game, game_names
from fairwind.kernel.chance import Generator
from fairwind.kernel.fair_draws import check_draws, word_seal
from fairwind.kernel.record import read_record
from fairwind.kernel.spec import Json
from fairwind.tables.deeds import answers, new_tables, sealed_words, seating
from fairwind.tables.deeds.new_tables import TableWish
from fairwind.tables.history import record_text
from fairwind.tables.jobs import HelperHere
from fairwind.tables.problems import Problem
from fairwind.tables.registry import Registry
from fairwind.tables.rows import GameBegun, PlayRow, TableMade
from fairwind.tables.seats import BOT, OPEN, PERSON, Key, Seat
from fairwind.tables.store import MemoryStore, Store
from fairwind.tables.table import Table
from fairwind.tables.table_state import OVER, RUNNING, WAITING
from tests.second_checker import Checker
from tests.tables.stores import Deed, run

ANNA, NOBODY, BOT_SEAT = Seat("Anna", PERSON, epoch=1), Seat("", OPEN), Seat("Bot", BOT, "random")
KEY = Key([b"k" * 32])
WORDS = {name: name.encode().ljust(32, b".").hex() for name in ("Anna", "Ben", "Cleo")}
SEALS = {name: word_seal(bytes.fromhex(word)) for name, word in WORDS.items()}


class Listening(HelperHere):
    """Does jobs, and remembers them."""

    def __init__(self) -> None:
        self.jobs: list[str] = []

    async def work(self, job: Json, last: bool = False) -> Json:
        self.jobs.append(json.dumps(job))
        return await super().work(job, last)


def registry_of(store: Store, word_seconds: float = 15.0) -> Registry:
    return Registry(store, KEY, Listening(), watch_seconds=0.02, word_seconds=word_seconds)


async def made(registry: Registry, name: str, *seats: Seat, seal: str = SEALS["Anna"]) -> Table:
    return await new_tables.make(registry, TableWish(name, list(seats), {}, "", "", public=True, seal=seal))


async def join(table: Table, name: str, seal: str | None = None) -> int:
    return await table.alone(lambda: seating.join(table, name, None, SEALS[name] if seal is None else seal))


async def give(table: Table, name: str, *mine: int) -> None:
    await table.alone(lambda: sealed_words.give_word(table, WORDS[name], mine))


async def refused(deed: Awaitable[Any]) -> str:
    with pytest.raises(Problem) as problem:
        await deed
    return problem.value.title


async def shown(table: Table, seat: int) -> Any:
    return await table.look(seat, lambda: [seat])


async def play(table: Table, mine: list[int], choose: Generator, most: int = 100_000) -> None:
    """Answer at random for these seats, so often or until the game is over."""
    given = 0
    while table.state.status == RUNNING and given < most:
        for seat in mine:
            asked = (await shown(table, seat))["asked"]
            if asked is not None:
                do = asked["options"][choose.below(len(asked["options"]))]["do"]
                await answer(table, seat, do)
                given += 1
                break
        await asyncio.sleep(0)


async def answer(table: Table, seat: int, do: str) -> None:
    asked = (await shown(table, seat))["asked"]
    await table.alone(lambda: answers.answer(table, seat, asked["decision"], [do], [seat]))


async def findings_of(table: Table) -> list[str]:
    text = await record_text(table.store, table.state)
    record = read_record(text)
    findings = [finding.message for finding in check_draws(game(record.game), record)]
    assert Checker(text).run() == []
    return findings


# -- the beginning


def test_a_game_waits_for_the_words_that_were_sealed_and_begins_with_the_last(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        table = await made(registry_of(store), "santa-cruz", ANNA, NOBODY, BOT_SEAT)
        seals = (await shown(table, 0))["seals"]
        assert seals == {"house": seals["house"], "words": [SEALS["Anna"], "", ""], "awaited": []}
        assert len(seals["house"]) == 64
        assert await refused(give(table, "Anna", 0)) == "word-early"
        assert await join(table, "Ben") == 1
        now = await shown(table, 1)
        assert (now["status"], now["view"], now["seals"]["awaited"]) == (WAITING, {}, [0, 1])
        assert now["seals"]["words"] == [SEALS["Anna"], SEALS["Ben"], ""]
        assert await refused(give(table, "Ben", 0)) == "word-not-sealed", "it is another's word"
        assert await refused(give(table, "Cleo", 0)) == "word-not-sealed"
        assert await refused(give(table, "Anna")) == "not-your-seat"
        await give(table, "Ben", 1)
        assert (await shown(table, 0))["seals"]["awaited"] == [0]
        again = await registry_of(store).table(table.id)
        assert (await shown(again, 0))["seals"]["awaited"] == [0], "after a restart too"
        await give(table, "Ben", 1)
        await give(table, "Anna", 0)
        now = await shown(table, 0)
        assert (now["status"], now["seals"]) == (RUNNING, None)
        await give(table, "Anna", 0)
        listed = await store.listed([RUNNING], public_only=True)
        assert [entry.id for entry in listed] == [table.id]

    within(deed)


def test_without_a_sealed_word_a_game_begins_at_once(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        registry = registry_of(store)
        assert (await made(registry, "santa-cruz", ANNA, BOT_SEAT, seal="")).state.status == RUNNING
        table = await made(registry, "santa-cruz", ANNA, NOBODY, seal="")
        await join(table, "Ben", "")
        assert table.state.status == RUNNING
        assert await refused(give(table, "Ben", 1)) == "word-not-sealed"
        assert table.state.draws is not None
        assert table.state.draws.opened().words == []

    within(deed)


def test_a_word_that_does_not_come_is_not_waited_for_long() -> None:
    async def deed(store: Store) -> None:
        registry = registry_of(store, word_seconds=0.1)
        registry.open()
        table = await made(registry, "santa-cruz", ANNA, NOBODY)
        await asyncio.sleep(0.2)
        assert table.state.status == WAITING, "nobody waits for words while a seat is open"
        await join(table, "Ben")
        await give(table, "Anna", 0)
        assert table.state.status == WAITING
        async with asyncio.timeout(5):
            while table.state.status == WAITING:  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.01)
        assert await refused(give(table, "Ben", 1)) == "word-late"
        await play(table, [0, 1], Generator("late"))
        assert await findings_of(table) == ["draws-sound", "draws-withheld"]
        for task in list(registry.tasks):
            task.cancel()

    run(deed)


def test_after_a_crash_a_game_that_waits_for_words_begins_when_somebody_looks() -> None:
    async def deed(store: Store) -> None:
        table = await made(registry_of(store), "santa-cruz", ANNA, BOT_SEAT)
        assert table.state.status == WAITING
        later = registry_of(store, word_seconds=0.0)
        again = await later.table(table.id)
        async with asyncio.timeout(5):
            while again.state.status == WAITING:  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.01)
        assert again.state.status == RUNNING

    run(deed)


async def begun_late(table: Table) -> None:
    await table.alone(lambda: sealed_words.begin_without_words(table, 0.0))


def test_two_servers_that_have_waited_long_enough_begin_one_game() -> None:
    async def deed(store: Store) -> None:
        store.shared = True
        here = await made(registry_of(store), "santa-cruz", ANNA, BOT_SEAT)
        there = await registry_of(store).table(here.id)
        both = [begun_late(table) for table in (here, there)]
        await asyncio.gather(*both, give(here, "Anna", 0), return_exceptions=True)
        begun = [row for row in await store.rows(here.id) if isinstance(row, GameBegun)]
        assert len(begun) == 1
        await shown(there, 0)
        await shown(here, 0)
        assert here.state.status == there.state.status == RUNNING
        assert here.state.draws is not None
        assert there.state.draws is not None
        assert here.state.draws.words == there.state.draws.words

    run(deed)


def test_nobody_comes_once_words_are_given() -> None:
    """Who leaves now leaves a bot: somebody who sat down in their place could choose a word to fit the others'."""

    async def deed(store: Store) -> None:
        table = await made(registry_of(store, 0.0), "santa-cruz", ANNA, NOBODY, NOBODY)
        await join(table, "Ben")
        await table.alone(lambda: seating.leave(table, 1, [1]))
        assert (await shown(table, 0))["seals"]["words"] == [SEALS["Anna"], "", ""], "who leaves takes the word along"
        await join(table, "Ben")
        await join(table, "Cleo")
        await give(table, "Anna", 0)
        await table.alone(lambda: seating.leave(table, 1, [1]))
        now = await shown(table, 0)
        assert (now["seats"][1]["kind"], now["seals"]["words"][1]) == (BOT, SEALS["Ben"])
        assert await refused(join(table, "Ben")) == "no-open-seat"
        await table.alone(lambda: seating.start(table, "random", [0]))
        assert table.state.status == WAITING, "nor can anybody begin without the words"

    run(deed)


def test_a_seat_that_is_handed_over_before_the_game_takes_the_new_holders_word() -> None:
    async def deed(store: Store) -> None:
        table = await made(registry_of(store), "santa-cruz", ANNA, NOBODY)
        link = await table.alone(lambda: seating.link(table, KEY, 0, False, [0]))
        secret = link.partition("#")[2]
        await table.alone(lambda: seating.claim(table, KEY, secret, "Cleo", SEALS["Cleo"]))
        await join(table, "Ben")
        assert (await shown(table, 0))["seals"]["words"] == [SEALS["Cleo"], SEALS["Ben"]]

    run(deed)


def test_a_rematch_has_another_secret_and_other_words() -> None:
    async def deed(store: Store) -> None:
        registry = registry_of(store)
        table = await made(registry, "santa-cruz", ANNA, NOBODY)
        await join(table, "Ben")
        await give(table, "Anna", 0)
        await give(table, "Ben", 1)
        await play(table, [0, 1], Generator("first"))
        name, _ = await table.alone(lambda: new_tables.rematch(registry, table, [0], SEALS["Cleo"]))
        await table.alone(lambda: new_tables.rematch(registry, table, [1], SEALS["Ben"]))
        new = await registry.table(name)
        assert (await shown(new, 0))["seals"]["awaited"] == [0, 1]
        assert new.state.draws is not None
        assert table.state.draws is not None
        assert new.state.draws.secret != table.state.draws.secret
        await give(new, "Cleo", 0)
        await give(new, "Ben", 1)
        assert new.state.status == RUNNING

    run(deed)


# -- taking back


async def sat(store: Store, name: str) -> Table:
    """Anna alone with bots, her word given."""
    table = await made(registry_of(store), name, ANNA, *[BOT_SEAT] * (max(2, game(name).seat_counts[0]) - 1))
    await give(table, "Anna", 0)
    return table


async def lines_after(table: Table, n: int) -> list[Json]:
    rows = await table.store.rows(table.id, n)
    return [line for row in rows if isinstance(row, PlayRow) for line in row.played.lines]


async def taken_back(table: Table) -> None:
    await table.alone(lambda: answers.undo(table, 0, [0]))


async def settled(table: Table) -> None:
    """Wait until nobody but Anna is asked, or the game is over."""
    while table.state.status == RUNNING:
        assert table.state.game is not None
        if not table.thinking and table.state.game.owing == [0]:
            return
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("name", game_names())
def test_the_same_answer_meets_the_same_draws_and_the_same_bots_again(name: str) -> None:
    async def deed(store: Store) -> None:
        table = await sat(store, name)
        choose = Generator(f"again/{name}")
        drawn = by_bots = 0
        for _ in range(60):
            await settled(table)
            if table.state.status != RUNNING:
                break
            asked = (await shown(table, 0))["asked"]
            do = asked["options"][choose.below(len(asked["options"]))]["do"]
            first = await answered(table, do)
            if table.state.status != RUNNING:
                break
            free = (await shown(table, 0))["undo"] == "free"  # then bots may have answered in secret, and that stands
            await taken_back(table)
            await settled(table)
            second = await answered(table, do)
            if not free:
                assert without_checks(first) == without_checks(second)
                drawn += sum(line.get("by", 0) is None for line in first)
                by_bots += sum(line.get("by") not in {None, 0} for line in first)
        assert drawn > 3
        assert by_bots > 3

    run(deed)


async def answered(table: Table, do: str) -> list[Json]:
    """Anna answers; the lines of the record until she is asked again."""
    before = table.state.n
    await answer(table, 0, do)
    await settled(table)
    return await lines_after(table, before)


def without_checks(lines: list[Json]) -> list[Json]:
    return sorted(({k: v for k, v in line.items() if k != "check"} for line in lines), key=str)


@pytest.mark.parametrize("name", game_names())
def test_counts_are_the_same_after_undo_restart_and_other_rules(name: str) -> None:
    """However a table is read back, it draws on where it was; and the record of it all is sound."""

    async def deed(store: Store) -> None:
        assert isinstance(store, MemoryStore)
        table = await sat(store, name)
        choose = Generator(f"restart/{name}")
        for turn in range(6):
            await play(table, [0], choose, 2)
            await settled(table)
            if table.state.given[0]:
                await taken_back(table)
            await settled(table)
            if turn % 2:
                table.keep_at_the_end()
            if turn == 3:  # the rules have changed
                kept = store._tables[table.id]
                kept.info = replace(kept.info, rules=kept.info.rules - 1)
            before = table.state.game
            table = await registry_of(store).table(table.id)
            await settled(table)
            after = table.state.game
            assert before is not None
            assert after is not None
            if turn != 3:
                assert after.start() == before.start()
            assert after.start().drawn == before.start().drawn
            assert after.answered == before.answered
        assert "draws" not in await record_text(store, table.state), "nobody gets the secret before the end"
        await play(table, [0], choose)
        await settled(table)
        assert table.state.status == OVER
        text = await record_text(store, table.state)
        assert '"before"' in text.splitlines()[0]
        assert await findings_of(table) == ["draws-sound"]

    run(deed)


# -- who knows what


def test_workers_are_told_nothing_but_their_own_seed() -> None:
    async def deed(store: Store) -> None:
        table = await sat(store, "mundus-novus")
        await play(table, [0], Generator("workers"), 30)
        await settled(table)
        draws, helper = table.state.draws, table.helper
        assert draws is not None
        assert isinstance(helper, Listening)
        jobs = "".join(helper.jobs)
        assert len(helper.jobs) > 5
        seeds = [json.loads(job)["seed"] for job in helper.jobs]
        assert len(set(seeds)) == len(seeds), "each choice has its own"
        key = draws.driver().hmac(b"").hex()
        assert not any(secret in jobs for secret in (draws.secret, WORDS["Anna"], key, table.id))

    run(deed)


def test_a_table_that_was_made_before_goes_on_as_it_was() -> None:
    async def deed(store: Store) -> None:
        table = await made(registry_of(store), "santa-cruz", ANNA, BOT_SEAT, seal="")
        assert isinstance(store, MemoryStore)
        kept = store._tables[table.id]
        kind, stamp, by, body = kept.rows[1]
        kept.rows[1] = (kind, stamp, by, json.dumps({"seats": json.loads(body)["seats"]}))
        assert kind == TableMade.KIND
        old = await registry_of(store).table(table.id)
        assert old.state.draws is None
        await play(old, [0], Generator("old"))
        await settled(old)
        old.keep_at_the_end()
        again = await registry_of(store).table(table.id)
        assert (again.state.status, again.state.draws) == (OVER, None)
        text = await record_text(store, again.state)
        assert [finding.message for finding in check_draws(game("santa-cruz"), read_record(text))] == ["draws-none"]

    run(deed)
