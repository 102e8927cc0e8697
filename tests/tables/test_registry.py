"""Tables over every form of the store, without a server: made, played, taken back, let go and loaded again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from fairwind.games import game, game_names
from fairwind.kernel.chance import Generator
from fairwind.kernel.log import ONLOOKER
from fairwind.kernel.record import read_record
from fairwind.kernel.replay import Replay
from fairwind.tables.deeds import answers, new_tables, seating
from fairwind.tables.deeds.new_tables import TableWish
from fairwind.tables.history import record_text
from fairwind.tables.jobs import HelperHere, JobFailed
from fairwind.tables.problems import Problem
from fairwind.tables.registry import Registry
from fairwind.tables.seats import BOT, OPEN, PERSON, Key, Seat
from fairwind.tables.shown.messages import AnswerTaken
from fairwind.tables.shown.replays import ReplayCache
from fairwind.tables.store import Store
from fairwind.tables.table import Table
from fairwind.tables.table_state import OVER, RUNNING
from tests.tables.stores import FORMS, opened

ANNA, BEN, BOT_SEAT = Seat("Anna", PERSON, epoch=1), Seat("Ben", PERSON, epoch=1), Seat("Bot", BOT, "random")
STOOD_IN_FOR = Seat("Anna", BOT, "random", epoch=1)  # for whom a bot plays until she comes back
KEY = Key([b"k" * 32])

Deed = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=FORMS)
def within(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Deed], None]:
    """Do something with an empty store of each form."""

    def run(deed: Deed) -> None:
        async def with_store() -> None:
            async with asyncio.timeout(60), opened(request.param, tmp_path) as store:
                await deed(store)

        asyncio.run(with_store())

    return run


def registry_of(store: Store) -> Registry:
    return Registry(store, KEY, HelperHere(), watch_seconds=0.05)


async def made(registry: Registry, name: str, *seats: Seat) -> Table:
    return await new_tables.make(registry, TableWish(name, list(seats), {}, "", "", public=False))


async def shown(table: Table, seat: int) -> Any:
    return await table.look(seat, lambda: [seat])


async def answer_any(table: Table, choose: Generator, mine: list[int]) -> bool:
    """Answer at random for one of these seats; False if none of them is asked."""
    for seat in mine:
        asked = (await shown(table, seat))["asked"]
        if asked is not None:
            do = asked["options"][choose.below(len(asked["options"]))]["do"]
            await give(table, seat, asked["decision"], do)
            return True
    return False


async def give(table: Table, seat: int, decision: int, do: str) -> AnswerTaken:
    return await table.alone(lambda: answers.answer(table, seat, decision, [do], [seat]))


async def play(table: Table, mine: list[int], most: int = 100_000) -> None:
    """Answer at random for these seats, so often or until the game is over."""
    choose = Generator(table.id)
    given = 0
    while table.state.status == RUNNING and given < most:
        given += await answer_any(table, choose, mine)
        await asyncio.sleep(0)


@pytest.mark.parametrize("name", game_names())
def test_a_whole_game_with_a_bot_and_its_replay(within: Callable[[Deed], None], name: str) -> None:
    async def deed(store: Store) -> None:
        registry = registry_of(store)
        table = await made(registry, name, ANNA, BOT_SEAT)
        await play(table, [0])
        assert table.state.status == OVER
        assert [entry.id for entry in await store.listed([OVER], public_only=False)] == [table.id]
        text = await record_text(store, table.state)
        Replay(game(name), read_record(text)).final()
        viewer = ReplayCache().make(table.id, text)
        assert viewer.head()["result"] == (await shown(table, 0))["result"]
        assert viewer.step(viewer.steps, None)["points"] == viewer.points[-1][1]

    within(deed)


def test_a_table_is_let_go_and_comes_back_the_same(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        table = await made(registry_of(store), "mundus-novus", ANNA, BEN)
        await play(table, [0, 1], 50)
        before = [await shown(table, seat) for seat in (0, 1, ONLOOKER)]
        logs = [await table.log(seat, 0) for seat in (0, 1, ONLOOKER)]
        for _ in range(2):  # with the states that were kept on the way, and with the one at the end
            again = await registry_of(store).table(table.id)
            assert again is not table
            assert [await shown(again, seat) for seat in (0, 1, ONLOOKER)] == before
            assert [await again.log(seat, 0) for seat in (0, 1, ONLOOKER)] == logs
            table.keep_at_the_end()

    within(deed)


def test_friends_sit_down_hand_over_and_talk(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        registry = registry_of(store)
        table = await made(registry, "santa-cruz", ANNA, Seat("", OPEN))
        assert (await shown(table, 0))["status"] == "waiting"
        assert await table.alone(lambda: seating.join(table, "Ben", None)) == 1
        link = await table.alone(lambda: seating.link(table, KEY, 1, False, [1]))
        secret = link.partition("#")[2]
        assert await table.alone(lambda: seating.claim(table, KEY, secret, "Cleo")) == 1
        with pytest.raises(Problem, match="void-link"):
            await table.alone(lambda: seating.claim(table, KEY, secret, "Dan"))
        await table.alone(lambda: answers.chat(table, 0, "hello", [0]))
        again = await registry_of(store).table(table.id)
        assert [seat["name"] for seat in (await shown(again, 0))["seats"]] == ["Anna", "Cleo"]
        said: Any = (await again.log(ONLOOKER, 0))[-1]["told"]
        assert said == [{"event": "chat", "seat": 0, "text": "hello"}]

    within(deed)


def test_what_others_have_seen_is_taken_back_by_consent_and_is_so_after_a_restart(
    within: Callable[[Deed], None],
) -> None:
    async def deed(store: Store) -> None:
        table = await made(registry_of(store), "mundus-novus", ANNA, BEN)
        choose = Generator("consent")
        while (await shown(table, 0))["undo"] != "consent":
            await answer_any(table, choose, [0, 1])
        assert not await table.alone(lambda: answers.undo(table, 0, [0]))
        await table.alone(lambda: answers.consent(table, 1, agree=True, mine=[1]))
        before = [await shown(table, seat) for seat in (0, 1)]
        assert before[0]["asked"] is not None
        again = await registry_of(store).table(table.id)
        assert [await shown(again, seat) for seat in (0, 1)] == before

    within(deed)


def test_two_registries_of_one_store_race_and_one_wins(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        store.shared = True  # each looks whether the other has written
        here = await made(registry_of(store), "santa-cruz", ANNA, BEN)
        there = await registry_of(store).table(here.id)
        for _ in range(10):
            seat = here.state.game.owing[0]  # type: ignore[union-attr]
            asked = (await shown(here, seat))["asked"]
            do = asked["options"][0]["do"]
            both = [give(table, seat, asked["decision"], do) for table in (here, there)]
            outcomes = await asyncio.gather(*both, return_exceptions=True)
            lost = [outcome for outcome in outcomes if isinstance(outcome, Problem)]
            assert len(lost) == 1, outcomes
            assert lost[0].title == "stale"
            assert [await shown(here, s) for s in (0, 1)] == [await shown(there, s) for s in (0, 1)]

    within(deed)


def test_bots_that_were_at_work_go_on_when_the_tables_are_opened_again(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        first = registry_of(store)
        first.closing.set()  # nobody thinks
        table = await made(first, "santa-cruz", STOOD_IN_FOR, BOT_SEAT)
        assert table.state.status == RUNNING
        second = registry_of(store)
        second.open()
        while await store.listed([RUNNING], public_only=False):  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.01)
        for task in list(second.tasks):
            task.cancel()
        assert (await second.table(table.id)).state.status == OVER

    within(deed)


def test_a_rematch_keeps_the_seats(within: Callable[[Deed], None]) -> None:
    async def deed(store: Store) -> None:
        registry = registry_of(store)
        table = await made(registry, "santa-cruz", ANNA, BEN)
        await play(table, [0, 1])
        name, seats = await table.alone(lambda: new_tables.rematch(registry, table, [0]))
        assert seats == [0]
        assert (await table.alone(lambda: new_tables.rematch(registry, table, [1]))) == (name, [1])
        assert (await shown(await registry_of(store).table(name), 0))["status"] == "running"
        assert (await shown(await registry_of(store).table(table.id), 0))["rematch"] == name

    within(deed)


def test_a_helper_that_fails_says_why() -> None:
    async def try_it() -> None:
        with pytest.raises(JobFailed, match="KeyError"):
            await HelperHere().work({"work": "dance"})

    asyncio.run(try_it())
