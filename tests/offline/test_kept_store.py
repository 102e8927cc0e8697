"""What was answered is there again, whenever the program ended; what cannot be kept was not done."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from fairwind.kernel.chance import Generator
from fairwind.offline import engine
from fairwind.offline.house import House
from fairwind.offline.kept_store import FORMAT, KeptStore
from fairwind.tables.jobs import HelperHere
from fairwind.tables.problems import Problem
from tests.offline.houses import BatchKeeper, Player, opened
from tests.tables.test_store import NAME, at, every_row, info, kept, new


def test_closing_after_any_write_loses_nothing_that_was_answered() -> None:
    """After each answer it is noted how many batches there were and what was shown: so much is always there again."""

    async def story() -> None:
        keeper = BatchKeeper()
        answered: list[tuple[int, Any]] = []
        async with opened(keeper) as player:
            await player.make("mundus-novus", "you", "1")
            for _ in range(12):
                await player.play(Generator("cut"), most=1)
                answered.append((len(keeper.batches), (await player.get(player.at("?seat=0")))["n"]))
            table = player.table
        for cut in range(answered[0][0], len(keeper.batches) + 1):
            promised = max(n for batches, n in answered if batches <= cut)
            async with opened(BatchKeeper(), keeper.kept(cut)) as later:
                later.table = table
                seen = await later.get(later.at("?seat=0"))
                assert seen["n"] >= promised, cut
                assert seen["mine"] == [0]
                assert not seen["stopped"]

    asyncio.run(story())


def test_everything_is_the_same_after_a_new_start() -> None:
    async def story() -> None:
        keeper = BatchKeeper()
        async with opened(keeper) as player:
            await player.done("/api/me", name="Anna", colour=3)
            await player.make("santa-maria", "you", "1")
            await player.play(Generator("again"))
            record = await player.get(player.at("/record"))
            replay = (await player.done_text("/api/replays", record))["replay"]
            await player.make("mundus-novus", "you", "you")
            await player.play(Generator("again"), most=60)
            before = await everything(player, replay)
            await player.house.store.close()
        async with opened(keeper, keeper.kept()) as later:
            later.table = player.table
            assert await everything(later, replay) == before
            assert await later.play(Generator("on"), most=3) == 3

    asyncio.run(story())


async def everything(player: Player, replay: str) -> list[Any]:
    """What the page can ask for."""
    paths = ["/api/me", "/api/me/history", "/api/tables/mine", f"/api/replays/{replay}"]
    paths += [player.at(part) for part in ("?seat=0", "?seat=1", "/log?seat=0", "/edition", "/draws")]
    return [await player.get(path) for path in paths]


@pytest.mark.parametrize("lang", ["en", "fr", "de", "nl"])
def test_what_cannot_be_kept_is_not_done_and_a_sentence_says_so(lang: str) -> None:
    async def story() -> None:
        keeper = BatchKeeper()
        async with opened(keeper) as player:
            await player.make("santa-maria", "you", "1")
            seen = await player.wait_until_asked()
            assert seen is not None
            answer = {"seat": 0, "decision": seen["asked"]["decision"], "do": seen["asked"]["options"][0]["do"]}
            keeper.fails = True
            for path, body in (
                (player.at("/answer"), answer),
                ("/api/me", {"name": "Anna"}),
                ("/api/tables", {"game": "santa-maria", "seats": [{"kind": "you"}, {"kind": "bot", "bot": "1"}]}),
            ):
                status, told = await player.ask("POST", path, body, lang)
                assert (status, told["title"]) == (507, "not-kept")
                assert told["detail"] != "problem-not-kept"
            now = await player.get(player.at("?seat=0"))
            assert (now["n"], now["asked"]) == (seen["n"], seen["asked"])
            assert (await player.get("/api/me"))["name"] == ""
            assert len((await player.get("/api/tables/mine"))["running"]) == 1
            keeper.fails = False
            status, told = await player.ask("POST", player.at("/answer"), answer)
            assert status == 200, told

    asyncio.run(story())


def test_a_store_that_fails_at_the_first_table_keeps_nothing_half() -> None:
    async def story() -> None:
        keeper = BatchKeeper()
        keeper.fails = True
        async with opened(keeper) as player:
            table = {"game": "santa-maria", "seats": [{"kind": "you"}, {"kind": "bot", "bot": "1"}]}
            status, told = await player.ask("POST", "/api/tables", table)
            assert (status, told["title"]) == (507, "not-kept")
            keeper.fails = False
            await player.make("santa-maria", "you", "1")
        async with opened(keeper, keeper.kept()) as later:
            assert [one["id"] for one in (await later.get("/api/tables/mine"))["running"]] == [player.table]

    asyncio.run(story())


def test_data_of_a_newer_version_is_not_touched() -> None:
    newer = json.dumps({"format": str(FORMAT + 1), "table/abcdefghijkl": "who knows"})

    async def story() -> None:
        keeper = BatchKeeper()
        with pytest.raises(Problem) as problem:
            await House(keeper, HelperHere()).open(newer)
        assert problem.value.title == "newer-data"
        told = json.loads(await engine.open_house(newer, "de", keeper.write, no_help))
        assert told[0] == 409
        assert json.loads(told[2])["detail"].startswith("Eine neuere Version")
        assert keeper.batches == []

    asyncio.run(story())


async def no_help(job: str, _: int, __: bool) -> str:
    raise AssertionError(job)


def test_every_kind_of_row_and_all_beside_comes_back() -> None:
    """From what was kept alone: rows of each kind, states, editions, uploads, and what was removed is gone."""

    async def story() -> None:
        keeper = BatchKeeper()
        store = KeptStore(keeper)
        rows = every_row()
        await store.make(new(rows=0))
        await store.append(NAME, rows)
        store.keep(NAME, 1, kept("one"), exact=False)
        store.keep(NAME, 1, kept("exact"), exact=True)
        await store.make(new("bbbbbbbbbbbb", status="waiting"))
        await store.add_replay("cccccccccccc", "a record")
        store.keep_edition("mark", "an edition")
        assert await store.expire(at(1).at + 1e12, 0.0, ()) == ["bbbbbbbbbbbb"]
        await store.close()
        again = KeptStore(BatchKeeper())
        again.fill(json.loads(keeper.kept()))
        assert await again.rows(NAME) == rows
        assert await again.info(NAME) == await store.info(NAME) != info("other")
        assert await again.kept(NAME) == await store.kept(NAME)
        assert await again.kept(NAME, exact=True) == await store.kept(NAME, exact=True)
        assert await again.info("bbbbbbbbbbbb") is None
        assert await again.replay("cccccccccccc") == "a record"
        assert await again.edition("mark") == "an edition"

    asyncio.run(story())
