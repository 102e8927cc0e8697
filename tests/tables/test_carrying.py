"""A game that began elsewhere goes on at a new table: from any step at which somebody owes an answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from fairwind.cli.app import app
from fairwind.games import OURS, game
from fairwind.kernel.chance import Generator
from fairwind.kernel.fair_draws import check_draws, word_seal
from fairwind.kernel.play import actors
from fairwind.kernel.record import Record, RecordError, read_record
from fairwind.kernel.replay import Replay
from fairwind.kernel.spec import Json
from fairwind.locale import LANGUAGES
from fairwind.tables.deeds import answers, carried_tables, new_tables, sealed_words, seating
from fairwind.tables.deeds.carried_tables import CarryWish
from fairwind.tables.finished_games import FinishedGames, record_as_it_stands, record_of
from fairwind.tables.history import record_text
from fairwind.tables.jobs import HelperHere
from fairwind.tables.pace import Pace
from fairwind.tables.problems import Problem
from fairwind.tables.registry import Registry
from fairwind.tables.reviews import ReviewDesk
from fairwind.tables.seats import BOT, OPEN, PERSON, Key, Seat
from fairwind.tables.shown.held_tables import fared
from fairwind.tables.store import MemoryStore, Store
from fairwind.tables.table import Table
from fairwind.tables.table_state import OVER, RUNNING, WAITING
from tests.hostile.mutations import golden
from tests.second_checker import Checker
from tests.tables.stores import Deed, run

ANNA = Seat("Anna", PERSON, epoch=1, holders=("anna",))
BEN = Seat("Ben", PERSON, epoch=1, holders=("ben",))
BOT_SEAT, NOBODY = Seat("Bot", BOT, "random"), Seat("", OPEN)
WORD = (b"w" * 32).hex()
SHORT = "santa-cruz"


@asynccontextmanager
async def house(store: Store) -> AsyncIterator[FinishedGames]:
    """The games of one store; at the end it is left as a program that was killed leaves it."""
    registry = Registry(store, Key([b"k" * 32]), HelperHere())
    try:
        yield FinishedGames(registry, ReviewDesk(registry.helper, registry.spawn))
    finally:
        for task in list(registry.tasks):
            task.cancel()
        await asyncio.gather(*registry.tasks, return_exceptions=True)


async def make(games: FinishedGames, name: str, *seats: Seat) -> Table:
    return await new_tables.make(games.registry, new_tables.TableWish(name, list(seats), {}, "", "", public=False))


async def carry(games: FinishedGames, name: str, step: int, *seats: Seat, seal: str = "", public: bool = True) -> Table:
    return await carried_tables.play_on(games, name, CarryWish(step, list(seats), public, seal))


async def play(table: Table, choose: Generator, most: int = 100_000) -> int:
    """Answer at random for all people, so often or until the game is over."""
    given = 0
    while table.state.status == RUNNING and given < most:
        for seat in table.state.people:
            asked = (await table.look(seat, lambda: [seat]))["asked"]  # noqa: B023 (it is looked at now)
            if asked is not None:
                do = asked["options"][choose.below(len(asked["options"]))]["do"]
                await table.alone(lambda: answers.answer(table, seat, asked["decision"], [do], [seat]))  # noqa: B023
                given += 1
                break
        await asyncio.sleep(0)
    return given


async def begun(store: Store, name: str, most: int) -> str:
    """The record of a game that two people have played so far."""
    async with house(store) as games:
        table = await make(games, name, ANNA, BEN)
        assert await play(table, Generator(f"before/{name}"), most) == most
        return await record_as_it_stands(table)


async def refused(deed: Awaitable[Any]) -> str:
    with pytest.raises(Problem) as problem:
        await deed
    assert all(problem.value.sentence(lang) for lang in LANGUAGES)
    return problem.value.title


def owed(text: str) -> list[int]:
    """The steps of a record at which somebody owes an answer."""
    record = read_record(text)
    return [n for n, (s, _) in enumerate(Replay(game(record.game), record).states()) if actors(s)]


def lines_of(text: str) -> list[Json]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("name", sorted(OURS))
def test_a_game_that_is_not_over_goes_on_and_its_record_holds_all_of_it(name: str, tmp_path: Path) -> None:
    async def deed(store: Store) -> None:
        text = await begun(store, name, 12)
        before = read_record(text)
        async with house(store) as games:
            replay = await games.keep(text)
            head = (await games.named(replay)).head()
            players = [(player["name"], player["kind"]) for player in head["players"]]
            assert players == [("Anna", PERSON), ("Ben", PERSON)]
            table = await carry(games, replay, head["steps"], ANNA, BOT_SEAT)
            shown = await table.look(0, lambda: [0])
            assert (shown["status"], shown["carried"]) == (RUNNING, True)
            viewer = await games.named(replay)
            assert shown["view"] == viewer.step(head["steps"], 0)["view"]
            await play(table, Generator(f"after/{name}"))
            assert table.state.status == OVER
            whole = await record_of(table)
        record = read_record(whole)
        assert record.carried == len(before.lines)
        kept = [line.as_json() for line in record.lines[: record.carried]]
        assert kept == [line.as_json() for line in before.lines], "with who answered, and the digests"
        path = tmp_path / "game.jsonl"
        path.write_text(whole, encoding="utf-8")
        checked = CliRunner().invoke(app, ["replay", str(path), "--check"], catch_exceptions=False)
        assert checked.exit_code == 0, checked.output
        found = [finding.message for finding in check_draws(game(name), record)]
        assert found == ["draws-carried", "draws-sound-alone"]
        assert Checker(whole).run() == []
        assert "began elsewhere" in CliRunner().invoke(app, ["replay", str(path), "--lang", "en"]).output

    run(deed)


def test_any_step_of_a_finished_game_at_which_somebody_owes_an_answer_will_do(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        async with house(store) as games:
            table = await make(games, SHORT, ANNA, BEN)
            await play(table, Generator("whole"))
            text = await record_of(table)
            steps, last = owed(text), len(read_record(text).lines)
            assert await refused(carry(games, table.id, last, ANNA, BEN)) == "carry-over"
            between = next(step for step in range(last) if step not in steps)
            assert await refused(carry(games, table.id, between, ANNA, BEN)) == "carry-between"
            assert await refused(carry(games, table.id, last + 1, ANNA, BEN)) == "no-step"
            assert await refused(carry(games, table.id, steps[0], ANNA)) == "carry-seats"
            assert await refused(carry(games, table.id, steps[0], ANNA, Seat("B", BOT, "nobody"))) == "unknown-bot"
            assert await refused(carry(games, "abcdefghijkl", steps[0], ANNA, BEN)) == "no-table"
            for step in (steps[0], steps[len(steps) // 2], steps[-1]):
                new = await carry(games, table.id, step, ANNA, BEN)
                assert await play(new, Generator("other"), 1) == 1
                again = read_record(await record_text(store, new.state))
                assert [line.do for line in again.lines[:step]] == [line.do for line in read_record(text).lines[:step]]
                assert again.carried == step

    within(deed)


def test_a_game_is_not_given_away_while_it_runs() -> None:
    async def deed(store: Store) -> None:
        async with house(store) as games:
            table = await make(games, SHORT, ANNA, BEN)
            assert await refused(carry(games, table.id, 1, ANNA, BEN)) == "record-later"
            assert await refused(record_of(table)) == "record-later"
            waiting = await make(games, SHORT, ANNA, NOBODY)
            assert await refused(record_as_it_stands(waiting)) == "not-begun"

    run(deed)


def test_friends_come_to_the_seats_they_had_and_see_no_more_than_these(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        text = await begun(store, "mundus-novus", 9)
        async with house(store) as games:
            replay = await games.keep(text)
            steps = len(read_record(text).lines)
            table = await carry(games, replay, steps, ANNA, NOBODY, seal=word_seal(bytes.fromhex(WORD)))
            assert table.state.status == WAITING
            (listed,) = await store.listed([WAITING], public_only=True)
            assert listed.carried
            shown = await table.look(0, lambda: [0])
            assert (shown["view"], shown["carried"], shown["seats"][1]["name"]) == ({}, True, "Ben")

        async with house(store) as games:  # whoever waits, waits after a restart too
            table = await games.registry.table(table.id)
            onlooker = await table.alone(lambda: table.log(-1))
            await table.alone(lambda: seating.join(table, "Benno", 1, "", "ben"))
            await table.alone(lambda: sealed_words.give_word(table, WORD, [0]))
            assert table.state.status == RUNNING
            viewer = await games.named(replay)
            for seat in (0, 1):
                held = [seat]
                assert (await table.look(seat, lambda: held))["view"] == viewer.step(steps, seat)["view"]  # noqa: B023
                told = [row["told"] for row in await table.alone(lambda: table.log(seat)) if row["told"]]  # noqa: B023
                heard = [one for row in told for one in row if one["event"] not in {"seat", "carried"}]
                assert heard == [one for row in viewer.log(0, seat) for one in row["told"]]
            openly = [one for row in viewer.log(0, 1) for one in row["told"]]
            assert any(one not in openly for row in viewer.log(0, 0) for one in row["told"]), "each has secrets"
            assert str(onlooker) != str(viewer.log(0, 0))
            with pytest.raises(Problem):
                await table.look(1, lambda: [0])
            seat = table.state.game.owing[0] if table.state.game else 0
            asked = (await table.look(seat, lambda: [seat]))["asked"]
            assert asked is not None
            wrong = table.alone(lambda: answers.answer(table, seat, asked["decision"], [], [1 - seat]))
            assert await refused(wrong) == "not-your-seat"

    within(deed)


def test_an_undo_stops_where_the_game_came_here(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        text = await begun(store, SHORT, 10)
        steps = len(read_record(text).lines)
        async with house(store) as games:
            table = await carry(games, await games.keep(text), steps, ANNA, BEN)
            first = table.state.game.owing[0] if table.state.game else 0
            before = (await table.look(first, lambda: [first]))["view"]
            assert (await table.look(first, lambda: [first]))["undo"] is None
            nothing = table.alone(lambda: answers.undo(table, first, [0, 1]))
            assert await refused(nothing) == "refused"
            await play(table, Generator("undone"), 6)
            while any(table.state.given):
                seat = table.state.answers[-1].seat
                await table.alone(lambda: answers.undo(table, seat, [0, 1]))  # noqa: B023 (at once)
            assert (await table.look(first, lambda: [first]))["view"] == before
            for seat in (0, 1):
                again = table.alone(lambda: answers.undo(table, seat, [0, 1]))  # noqa: B023 (at once)
                assert await refused(again) == "refused"
            await play(table, Generator("again"))
            whole = await record_of(table)
        assert any("undo" in line for line in lines_of(whole))
        assert [finding.wrong for finding in check_draws(game(SHORT), read_record(whole))] == [False, False]
        assert Checker(whole).run() == []

    within(deed)


def test_after_any_end_the_table_is_there_again(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        text = await begun(store, SHORT, 10)
        async with house(store) as games:
            table = await carry(games, await games.keep(text), len(read_record(text).lines), ANNA, BEN)
        for most in (0, 3, 100_000):
            async with house(store) as games:
                again = await games.registry.table(table.id)
                assert again.state.info.carried
                assert again.state.status == RUNNING
                await play(again, Generator(f"again/{most}"), most)
                if most == 3:
                    again.keep_at_the_end()
        async with house(store) as games:
            whole = read_record(await record_of(await games.registry.table(table.id)))
            assert (whole.carried, whole.result is not None) == (len(read_record(text).lines), True)
            again = await games.registry.table(table.id)
            new, _ = await new_tables.rematch(games.registry, again, [0], visitor="anna")
            assert not (await games.registry.table(new)).state.info.carried, "the next game begins here"
            assert fared(await store.held_by("ben", [OVER])) == []

    within(deed)


def test_a_carried_game_can_be_carried_again_and_keeps_its_marks() -> None:
    async def deed(store: Store) -> None:
        text = await begun(store, SHORT, 10)
        first, *rest = text.splitlines()
        marked = "\n".join([json.dumps({**json.loads(first), "practice": True, "hints": [2, 0]}), *rest])
        async with house(store) as games:
            table = await carry(games, await games.keep(marked), len(read_record(text).lines), ANNA, BOT_SEAT)
            shown = await table.look(0, lambda: [0])
            assert (shown["practice"], shown["hinted"]) == (True, [2, 0])
            await play(table, Generator("once"))
            once = await record_of(table)
            step = owed(once)[5]
            again = await carry(games, table.id, step, ANNA, BOT_SEAT)
            await play(again, Generator("twice"))
            twice = read_record(await record_of(again))
        assert (twice.carried, twice.practice, twice.hints) == (step, True, [2, 0])
        assert Checker(twice.text()).run() == []

    run(deed)


def test_a_record_that_begins_with_a_state_goes_on_and_is_undone() -> None:
    async def deed(store: Store) -> None:
        text = await begun(store, SHORT, 10)
        spec, before = game(SHORT), read_record(text)
        s = Replay(spec, before).final()
        cut = Record(before.game, before.rules, before.edition, before.edition_hash, 2, before.variants)
        cut.start = spec.encode(s)
        async with house(store) as games:
            table = await carry(games, await games.keep(cut.text()), 0, ANNA, BEN)
            await play(table, Generator("state"), 4)
            seat = table.state.answers[-1].seat
            await table.alone(lambda: answers.undo(table, seat, [0, 1]))
            await play(table, Generator("state/2"))
            whole = read_record(await record_of(table))
        assert (whole.start, whole.carried) == (cut.start, 0)
        assert [finding.message for finding in check_draws(spec, whole)] == ["draws-carried", "draws-sound-alone"]
        assert Checker(whole.text()).run() == []

    run(deed)


def test_records_of_other_rules_or_of_an_unknown_edition_are_refused_with_what_to_do() -> None:
    async def deed(store: Store) -> None:
        text = await begun(store, SHORT, 4)
        first, *rest = text.splitlines()
        async with house(store) as games:
            for wrong, title in (
                ({"rules": 99}, "other-rules"),
                ({"edition": "none"}, "unknown-edition"),
                ({"edition_hash": "0"}, "unknown-edition"),
                ({"carried": 10_000}, "bad-record"),
                ({"carried": -1}, "bad-record"),
                ({"game": "chess"}, "bad-record"),
            ):
                changed = "\n".join([json.dumps({**json.loads(first), **wrong}), *rest])
                assert await refused(games.keep(changed)) == title
                await store.add_replay("abcdefghijkl", changed)  # as one that was kept before the rules changed
                if title != "bad-record":
                    assert await refused(carry(games, "abcdefghijkl", 1, ANNA, BEN)) == title

    run(deed)


def test_nothing_that_was_played_elsewhere_is_taken_back_in_a_record() -> None:
    head, *rest = min(golden(), key=len)
    marked = json.dumps({**json.loads(head), "carried": 2})
    with pytest.raises(RecordError, match="played elsewhere"):
        read_record("\n".join([marked, *rest[:3], '{"by": 0, "undo": 2}']))
    assert read_record("\n".join([marked, *rest[:3], '{"by": 0, "undo": 1}'])).carried == 2


def test_a_draw_that_was_changed_is_found_after_the_carry_and_not_blamed_on_this_house_before_it() -> None:
    async def deed(store: Store) -> None:
        text = await begun(store, SHORT, 10)
        steps = len(read_record(text).lines)
        async with house(store) as games:
            table = await carry(games, await games.keep(text), steps, ANNA, BEN)
            await play(table, Generator("draws"))
            whole = read_record(await record_of(table))
        spec = game(SHORT)
        assert not any(finding.wrong for finding in check_draws(spec, whole))
        if any(line.by is None for line in whole.lines[:steps]):
            whole.carried = None
            assert any(finding.wrong for finding in check_draws(spec, whole)), "they follow from nothing here"

    run(deed)


def test_a_game_that_is_too_long_is_refused() -> None:
    async def deed(store: Store) -> None:
        text = await begun(store, SHORT, 10)
        async with house(store) as games:
            registry = Registry(store, Key([b"k" * 32]), HelperHere(), most_rows=20)
            few = FinishedGames(registry, games.reviews)
            steps = len(read_record(text).lines)
            assert await refused(carry(few, await games.keep(text), steps, ANNA, BEN)) == "carry-too-long"

    run(deed)


@pytest.mark.parametrize("waits", [True, False])
def test_after_a_change_of_rules_the_game_goes_on_and_its_record_begins_anew(waits: bool) -> None:
    async def deed(store: Store) -> None:
        assert isinstance(store, MemoryStore)
        text = await begun(store, SHORT, 10)
        async with house(store) as games:
            other = NOBODY if waits else BEN
            table = await carry(games, await games.keep(text), len(read_record(text).lines), ANNA, other)
            kept = store._tables[table.id]
            kept.info = replace(kept.info, rules=kept.info.rules - 1)
        async with house(store) as games:
            table = await games.registry.table(table.id)
            if waits:
                assert table.state.status == WAITING
                await table.alone(lambda: seating.join(table, "Ben", 1, "", "ben"))
            assert table.state.game is not None
            assert table.state.game.start().length == 0, "what was played before is in no record any more"
            await play(table, Generator("rules"), 4)
            seat = table.state.answers[-1].seat
            await table.alone(lambda: answers.undo(table, seat, [0, 1]))
            await play(table, Generator("rules/2"))
            whole = read_record(await record_of(table))
        spec = game(SHORT)
        assert (whole.carried, whole.start) == (0, spec.encode(Replay(spec, read_record(text)).final()))
        assert [finding.message for finding in check_draws(spec, whole)] == ["draws-carried", "draws-sound-alone"]
        assert Checker(whole.text()).run() == []

    run(deed)


def test_a_table_with_a_pace_runs_its_clocks_from_where_the_game_goes_on() -> None:
    async def deed(store: Store) -> None:
        text = await begun(store, SHORT, 10)
        async with house(store) as games:
            await games.registry.house.beat()
            wish = CarryWish(None, [ANNA, BEN], public=False, pace=Pace(60, 60))
            table = await carried_tables.play_on(games, await games.keep(text), wish)
            clocks = (await table.look(0, lambda: [0]))["clocks"]
            assert clocks is not None
            assert table.state.game is not None
            assert [clock["runs"] for clock in clocks] == [seat in table.state.game.owing for seat in (0, 1)]

    run(deed)
