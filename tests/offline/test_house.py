"""A house answers as a server does: whole games, and every call that needs nobody else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from fairwind.games import OURS, game
from fairwind.kernel.chance import Generator
from fairwind.kernel.record import read_record
from fairwind.kernel.replay import Replay
from fairwind.offline.calls import call_book
from fairwind.offline.house import ANSWERED, EVENTS
from fairwind.offline.house_call import always
from tests.offline.houses import Player, opened

GOLDEN = Path(__file__).parent.parent / "golden"
# What only a server can do: being somebody on other devices, being told while away, sitting with others, talking.
NEEDS_SERVER = {
    "POST /api/me/passage", "POST /api/me/look", "POST /api/me/arrive", "POST /api/me/renew", "GET /api/me/export",
    "POST /api/me/erase", "GET /api/notices", "PUT /api/notices", "POST /api/notices/push",
    "DELETE /api/notices/push", "POST /api/notices/mail", "DELETE /api/notices/mail",
    "GET /api/tables/{table}/notices", "PUT /api/tables/{table}/notices", "POST /api/tables/{table}/link",
    "POST /api/tables/{table}/claim", "POST /api/tables/{table}/renew", "POST /api/tables/{table}/chat",
    "GET /api/nearby",
}  # fmt: skip


def test_every_call_is_answered_or_needs_a_server() -> None:
    known = set(call_book().calls)
    assert known == {*ANSWERED, *NEEDS_SERVER, EVENTS}
    assert not set(ANSWERED) & NEEDS_SERVER


@pytest.mark.parametrize("name", sorted(OURS))
def test_a_whole_game_against_bots_and_its_record(name: str) -> None:
    async def story() -> None:
        async with opened() as player:
            heard: list[dict[str, Any]] = []
            await player.make(name, "you", "1")
            stop = player.house.listen(player.at("/events?seat=0"), None, lambda text: heard.append(json.loads(text)))
            assert await player.play(Generator(f"house/{name}")) > 5
            seen = await player.get(player.at())
            text = await player.get(player.at("/record"))
            record = read_record(text)
            assert record.result is not None
            assert record.result["points"] == seen["result"]["points"]
            assert Replay(game(name), record).final()  # every digest is checked on the way
            await is_told_live(player, heard, seen)
            stop()
            await can_be_looked_at(player, text)
            fared = await player.get("/api/me/history")
            assert [(one["game"], one["games"]) for one in fared] == [(name, 1)]

    asyncio.run(story())


async def is_told_live(player: Player, heard: list[dict[str, Any]], seen: Any) -> None:
    """What was heard, told after each other, is the whole game."""
    updates = [message for message in heard if message["event"] == "update"]
    numbers = [int(message["id"]) for message in updates]
    assert numbers == sorted(numbers)
    last = json.loads(updates[-1]["data"])
    assert last["snapshot"]["result"] == seen["result"]
    rows = [row for message in updates for row in json.loads(message["data"])["log"]]
    log: list[Any] = []
    while page := await player.get(player.at(f"/log?after={log[-1]['n'] if log else rows[0]['n'] - 1}")):
        log += page
    assert rows == log


async def can_be_looked_at(player: Player, text: str) -> None:
    """A finished game and its record, carried in as a file, are the same to step through."""
    replay = (await player.done_text("/api/replays", text))["replay"]
    table, upload = player.at("/replay"), f"/api/replays/{replay}"
    for part in ("", "/steps?from=0&to=4", "/log?after=2", "/3", "/7?seat=0"):
        assert await player.get(table + part) == await player.get(upload + part), part
    assert await player.get(player.at("/points")) == await player.get(f"{upload}/points")
    assert await player.get(player.at("/edition")) == await player.get(f"{upload}/edition")
    draws = await player.get(player.at("/draws"))
    assert draws["findings"]
    assert not any(finding["wrong"] for finding in draws["findings"])


@pytest.mark.parametrize("name", sorted(OURS))
def test_golden_records_can_be_carried_in(name: str) -> None:
    async def story() -> None:
        async with opened() as player:
            path = min((GOLDEN / name).glob("*.jsonl"))
            text = path.read_text(encoding="utf-8")
            replay = (await player.done_text("/api/replays", text))["replay"]
            head = await player.get(f"/api/replays/{replay}")
            result = read_record(text).result
            assert result is not None
            assert head["result"]["points"] == result["points"]

    asyncio.run(story())


def test_a_spoilt_record_is_refused() -> None:
    async def story() -> None:
        async with opened() as player:
            status, told = await player.ask("POST", "/api/replays", "this is none", lang="de")
            assert (status, told["title"]) == (422, "bad-record")
            assert told["detail"].startswith("Diese Aufzeichnung")

    asyncio.run(story())


def test_undo_why_previews_and_a_hint() -> None:
    async def story() -> None:
        async with opened() as player:
            await player.make("santa-maria", "you", "1")
            seen = await player.wait_until_asked()
            assert seen is not None
            decision, options = seen["asked"]["decision"], seen["asked"]["options"]
            previews = await player.get(player.at(f"/previews?seat=0&decision={decision}"))
            assert len(previews["options"]) == len(options)
            hint = await player.done(player.at("/hint"), seat=0, decision=decision)
            assert hint["best"][0]["do"] in {option["do"] for option in options}
            taken = await player.done(player.at("/answer"), seat=0, decision=decision, do=options[0]["do"])
            assert taken["n"] > 0
            status, _ = await player.ask("POST", player.at("/undo"), {"seat": 0})
            assert status == 200
            again = await player.wait_until_asked()
            assert again is not None
            assert again["asked"]["options"] == options
            assert (await player.get(player.at("?seat=0")))["hinted"] == [1, 0]

    asyncio.run(story())


def test_what_needs_others_is_said_to_need_a_server() -> None:
    async def story() -> None:
        async with opened() as player:
            for call in sorted(NEEDS_SERVER):
                method, path = call.split(" ")
                status, told = await player.ask(method, path.replace("{table}", "abcdefghijkl"), {}, lang="fr")
                assert (status, told["title"]) == (404, "needs-server"), call
                assert told["detail"].startswith("Il faut un serveur")
            assert (await player.get("/api/health"))["offline"] is True

    asyncio.run(story())


def test_the_lobby_rules_and_lessons() -> None:
    async def story() -> None:
        async with opened() as player:
            games = await player.get("/api/games")
            assert {one["name"] for one in games} == set(OURS)
            for one in games:
                name = one["name"]
                assert len(await player.get(f"/api/games/{name}/rules?lang=nl")) > 10
                first = (await player.get(f"/api/games/{name}/lessons?lang=de"))[0]["name"]
                stand = await player.done(f"/api/games/{name}/lessons/{first}", answers=[])
                assert stand["snapshot"]["game"] == name
            assert "problem-" not in await player.get("/locale/en/web.ftl")

    asyncio.run(story())


def test_a_hint_that_nobody_waits_for_any_more_was_none() -> None:
    async def story() -> None:
        async with opened() as player:
            await player.make("santa-cruz", "you", "1")
            seen = await player.wait_until_asked()
            assert seen is not None
            body = json.dumps({"seat": 0, "decision": seen["asked"]["decision"]})
            for waits, status, given in ((bool, 204, 0), (always, 200, 1)):
                told = await player.house.request("POST", player.at("/hint"), "en", body, waits)
                assert told[0] == status
                assert (await player.get(player.at("?seat=0")))["hinted"] == [given, 0]

    asyncio.run(story())


def test_round_one_screen_each_seat_sees_its_own() -> None:
    """Both seats are the owner's, yet what is shown for one holds nothing that the other alone may know."""

    async def story() -> None:
        async with opened() as player:
            name = await player.make("mundus-novus", "you", "you")
            spec, table = game("mundus-novus"), await player.house.registry.table(name)
            for _ in range(12):
                assert table.state.game is not None
                views = [json.loads(json.dumps(spec.view(table.state.game.state, seat))) for seat in (0, 1)]
                for seat in (0, 1):
                    shown = (await player.get(player.at(f"?seat={seat}")))["view"]
                    assert shown == {key: views[seat][key] for key in shown}
                assert views[0] != views[1]
                await player.play(Generator("curtain"), most=1)

    asyncio.run(story())


def test_nobody_answers_for_a_bot_or_hears_for_it() -> None:
    async def story() -> None:
        async with opened() as player:
            await player.make("mundus-novus", "you", "1")
            for method, path, body in (
                ("GET", player.at("?seat=1"), None),
                ("GET", player.at("/log?seat=1"), None),
                ("GET", player.at("/previews?seat=1&decision=1"), None),
                ("POST", player.at("/answer"), {"seat": 1, "decision": 1, "do": "pass"}),
                ("POST", player.at("/hint"), {"seat": 1, "decision": 1}),
                ("POST", player.at("/undo"), {"seat": 1}),
            ):
                status, told = await player.ask(method, path, body)
                assert (status, told["title"]) == (403, "not-your-seat"), path
            for path, why in ((player.at("/events?seat=1"), "403"), ("/api/tables/abcdefghijkl/events", "404")):
                assert await last_of(player, path) == {"event": "closed", "id": "", "data": why}

    asyncio.run(story())


async def last_of(player: Player, path: str) -> Any:
    """The last message of a line that ends by itself."""
    heard: asyncio.Queue[str] = asyncio.Queue()
    player.house.listen(path, None, heard.put_nowait)
    async with asyncio.timeout(5):
        while (told := json.loads(await heard.get()))["event"] != "closed":
            pass
    return told
