"""Two doors to the same tables: what one refuses the other refuses, and records go both ways."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fairwind.games import OURS
from fairwind.kernel.chance import Generator
from tests.offline.houses import opened
from tests.server.conftest import server, visit  # noqa: F401 (fixtures)
from tests.server.visiting import Visitor

Visit = Callable[[], Visitor]
GOLDEN = Path(__file__).parent.parent / "golden"
SHORT_GAME = "santa-maria"
SEATS = [{"kind": "you"}, {"kind": "bot", "bot": "1"}]
TABLE = {"game": "mundus-novus", "seats": SEATS}
LONG = "x" * 300
BODIES: list[tuple[str, Any]] = [
    ("/api/tables", wrong)
    for wrong in (
        "", "{", "[]", "null", "1", '"x"', {}, {"game": "mundus-novus"}, {"game": 7, "seats": SEATS},
        {"game": "nothing", "seats": SEATS}, {"game": LONG, "seats": SEATS}, {**TABLE, "seats": []},
        {**TABLE, "seats": [{"kind": "you"}] * 13}, {**TABLE, "seats": [{"kind": "you"}] * 7},
        {**TABLE, "seats": [{"kind": "nobody"}]}, {**TABLE, "seats": [{"kind": "you", "more": 1}, SEATS[1]]},
        {**TABLE, "seats": [{"kind": "you", "name": " "}, SEATS[1]]},
        {**TABLE, "seats": [{"kind": "you", "name": "\u200b"}]},
        {**TABLE, "seats": [{"kind": "you", "name": "x" * 25}, SEATS[1]], "more": 1},
        {**TABLE, "seats": [{"kind": "you", "colour": 6}, SEATS[1]]},
        {**TABLE, "seats": [{"kind": "you", "colour": -1}, SEATS[1]]},
        {**TABLE, "seats": [{"kind": "you", "colour": True}, SEATS[1]]},
        {**TABLE, "seats": [{"kind": "you", "colour": 1.0}, SEATS[1]]},
        {**TABLE, "seats": [{"kind": "you"}, {"kind": "bot", "bot": "nobody"}]}, {**TABLE, "more": 1},
        {**TABLE, "public": "yes"}, {**TABLE, "public": 1}, {**TABLE, "hints": None}, {**TABLE, "seal": "x"},
        {**TABLE, "seal": "0" * 64 + "\n"}, {**TABLE, "variants": {"a": 1}}, {**TABLE, "variants": []},
        {**TABLE, "variants": {"no-such": "x"}}, {**TABLE, "variants": {LONG: "x"}},
        {**TABLE, "variants": {str(i): "x" for i in range(51)}},
        {**TABLE, "pace": {"turn": 4}}, {**TABLE, "pace": {"turn": 60, "reserve": -1}}, {**TABLE, "pace": {}},
        {**TABLE, "edition": "no-such"}, {**TABLE, "edition_text": "none"}, {**TABLE, "edition": None},
    )
]  # fmt: skip
AT_TABLE: list[tuple[str, Any]] = [
    ("/answer", {}), ("/answer", {"seat": 0, "decision": 1}), ("/answer", {"seat": "0", "decision": 1, "do": "x"}),
    ("/answer", {"seat": 12, "decision": 1, "do": "x"}), ("/answer", {"seat": 0, "decision": 2**31, "do": "x"}),
    ("/answer", {"seat": 0, "decision": 1, "do": []}), ("/answer", {"seat": 0, "decision": 1, "do": [1]}),
    ("/answer", {"seat": 0, "decision": 1, "do": None}), ("/answer", {"seat": 0, "decision": 1, "do": LONG}),
    ("/answer", {"seat": 0, "decision": 1, "do": ["x"] * 101}), ("/answer", {"seat": 1, "decision": 1, "do": "x"}),
    ("/answer", {"seat": 0, "decision": 999, "do": "x"}), ("/answer", {"seat": 0, "decision": 1, "do": "x", "y": 1}),
    ("/join", {"name": ""}), ("/join", {"name": "Anna"}), ("/join", {"name": "Anna", "seat": 12}), ("/start", {}),
    ("/start", {"bot": "1"}), ("/word", {"word": "x"}), ("/word", {"word": "0" * 64}), ("/leave", {"seat": None}),
    ("/bot", {"seat": 0}), ("/bot", {"seat": 0, "bot": "nobody"}), ("/resign", {"seat": 3}), ("/undo", {"seat": True}),
    ("/undo", {"seat": 0}), ("/consent", {"seat": 0, "agree": 1}), ("/consent", {"seat": 0, "agree": True}),
    ("/rematch", {"seal": "x"}), ("/rematch", {}), ("/hint", {"seat": 0}), ("/nothing", {}),
]  # fmt: skip
QUERIES = [
    "?seat=x", "?seat=12", "?seat=-1", "?seat=", "?seat=1", "/log?after=-1", "/log?before=x", "/log?after=2147483648",
    "/why", "/why?seat=x", f"/why?seat=0&do={LONG}", "/why?seat=0" + "&touch=x" * 11, "/previews?seat=0",
    "/previews?seat=0&decision=x", "/previews?seat=0&decision=999", "/replay", "/replay/steps", "/replay/x",
    "/points", "/review", "/answer", "/nothing",
]  # fmt: skip
PLAYED_ON: list[Any] = [
    "", "{", {}, {"step": 3}, {"seats": SEATS}, {"step": 3, "seats": []}, {"step": -1, "seats": SEATS},
    {"step": "3", "seats": SEATS},
    {"step": 2**31, "seats": SEATS}, {"step": 3.0, "seats": SEATS}, {"step": 9_999, "seats": SEATS},
    {"step": 0, "seats": SEATS}, {"step": 3, "seats": [*SEATS, SEATS[1]]}, {"step": 3, "seats": SEATS[:1]},
    {"step": 3, "seats": [SEATS[0], {"kind": "bot", "bot": "nobody"}]}, {"step": 3, "seats": SEATS, "game": "x"},
    {"step": 3, "seats": SEATS, "seal": "x"}, {"step": 3, "seats": SEATS, "pace": {"turn": 4}},
    {"step": 3, "seats": SEATS, "public": 1}, {"step": 3, "seats": [{"kind": "you", "name": " "}, SEATS[1]]},
]  # fmt: skip
OTHERS = [
    ("GET", "/api/nothing"), ("GET", "/api/games/none/rules"), ("GET", "/api/games/none/lessons"),
    ("GET", "/locale/xx/web.ftl"), ("GET", "/locale/en/server.ftl"), ("GET", "/locale/en/cover/none.ftl"),
    ("GET", "/api/tables/abcdefghijkl"), ("GET", f"/api/tables/{'x' * 65}"), ("GET", "/api/tables/UPPER"),
    ("GET", "/api/tables/mine?finished=21"), ("GET", "/api/tables/mine?before=nonsense"), ("PUT", "/api/tables/mine"),
    ("GET", "/api/replays/abcdefghijkl"), ("GET", "/api/replays/abcdefghijkl/x"), ("DELETE", "/api/games"),
    ("POST", "/api/games/mundus-novus/lessons/none"), ("POST", "/api/me"),
]  # fmt: skip


def test_what_does_not_fit_is_refused_alike(visit: Visit) -> None:  # noqa: F811
    """The same status and the same word for programs, whatever is wrong."""
    visitor = visit()
    visitor.make("mundus-novus", "you", "1")

    async def story() -> None:
        async with opened() as player:
            await player.make("mundus-novus", "you", "1")
            calls = [("POST", path, path, body) for path, body in BODIES]
            calls += [("POST", visitor.at(path), player.at(path), body) for path, body in AT_TABLE]
            calls += [("GET", visitor.at(path), player.at(path), "") for path in QUERIES]
            calls += [(method, path, path, "") for method, path in OTHERS]
            calls += [("POST", "/api/me", "/api/me", {"name": name}) for name in (" ", "x" * 201, None, "Anna")]
            for method, there, here, body in calls:
                text = body if isinstance(body, str) else json.dumps(body)
                headers = {"Content-Type": "application/json"} if text else {}
                told = visitor.client.request(method, there, content=text, headers=headers)
                status, said = await player.ask(method, here, text)
                expected = (told.status_code, told.json()["title"] if told.status_code >= 400 else "")
                assert (status, said["title"] if status >= 400 else "") == expected, (method, here, text[:200], said)

    asyncio.run(story())


@pytest.mark.parametrize("name", sorted(OURS))
def test_records_go_both_ways(visit: Visit, name: str) -> None:  # noqa: F811
    """A game that was played here is shown by a server as it is here, and the other way round.

    One is played at the server too; of the others, which take longer, there are golden records.
    """
    visitor = visit()
    theirs = min((GOLDEN / name).glob("*.jsonl")).read_text(encoding="utf-8")
    if name == SHORT_GAME:
        visitor.make(name, "you", "1")
        visitor.play(Generator(f"doors/{name}"))
        theirs = visitor.client.get(visitor.at("/record")).text

    async def story() -> None:
        async with opened() as player:
            await player.make(name, "you", "1")
            await player.play(Generator(f"doors/{name}"))
            ours = await player.get(player.at("/record"))
            for text in (ours, theirs):
                there = visitor.client.post("/api/replays", content=text, headers={"Content-Type": "text/plain"})
                assert there.status_code == 201, there.text
                here = (await player.done_text("/api/replays", text))["replay"]
                for part in ("", "/steps?from=0&to=9", "/log", "/points", "/draws?lang=fr", "/edition", "/5?seat=1"):
                    shown = visitor.client.get(f"/api/replays/{there.json()['replay']}{part}").json()
                    assert await player.get(f"/api/replays/{here}{part}") == shown, part

    asyncio.run(story())


def test_both_play_on_from_a_record_and_refuse_alike(visit: Visit) -> None:  # noqa: F811
    """The same body makes the same table with the same log; what does not fit is refused by the same word."""
    visitor = visit()
    text = min((GOLDEN / "santa-cruz").glob("*-of-2.jsonl")).read_text(encoding="utf-8")
    upload = visitor.client.post("/api/replays", content=text, headers={"Content-Type": "text/plain"})
    there = f"/api/replays/{upload.json()['replay']}"
    steps = visitor.client.get(f"{there}/steps?from=0&to=40").json()
    step = next(step["step"] for step in reversed(steps) if step["owing"])

    async def story() -> None:
        async with opened() as player:
            here = f"/api/replays/{(await player.done_text('/api/replays', text))['replay']}"
            over = {"step": (await player.get(here))["steps"], "seats": SEATS}
            for body in (*PLAYED_ON, over):
                sent = body if isinstance(body, str) else json.dumps(body)
                told = visitor.client.post(f"{there}/play", content=sent, headers={"Content-Type": "application/json"})
                status, said = await player.ask("POST", f"{here}/play", sent)
                assert status == told.status_code >= 400, (sent, said)
                assert said["title"] == told.json()["title"], (sent, said)
            for lost in ("/api/replays/abcdefghijkl/play", "/api/replays/UPPER/play"):
                told = visitor.client.post(lost, json={"step": step, "seats": SEATS})
                assert (await player.ask("POST", lost, {"step": step, "seats": SEATS}))[0] == told.status_code == 404

            body = {"step": step, "seats": [{"kind": "you", "name": "Anna"}, {"kind": "you", "name": "Ben"}]}
            made = visitor.client.post(f"{there}/play", json=body)
            assert made.status_code == 201, made.text
            visitor.table, player.table = made.json()["table"], (await player.done(f"{here}/play", **body))["table"]
            for path in ("?seat=0", "?seat=1"):
                shown, ours = visitor.client.get(visitor.at(path)).json(), await player.get(player.at(path))
                for name in ("view", "asked", "status", "n", "carried", "seats", "edition", "variants", "undo"):
                    assert ours[name] == shown[name], name
            rows = [[row["n"], row["by"], row["told"]] for row in visitor.log()]
            assert rows == [[row["n"], row["by"], row["told"]] for row in await player.get(player.at("/log"))]
            assert rows[-1][2][0]["event"] == "carried"

    asyncio.run(story())


def test_a_house_gives_the_record_of_a_game_that_runs_and_a_server_does_not(visit: Visit) -> None:  # noqa: F811
    """In a house everything lies with whoever asks; at a server others have secrets."""
    visitor = visit()

    async def story() -> None:
        async with opened() as player:
            await player.make("mundus-novus", "you", "1")
            await player.play(Generator("carried"), 3)
            text = await player.get(player.at("/record"))
            assert "draws" not in json.loads(text.splitlines()[0]), "the secret stays until the game is over"
            upload = visitor.client.post("/api/replays", content=text, headers={"Content-Type": "text/plain"})
            there = f"/api/replays/{upload.json()['replay']}"
            head = visitor.client.get(there).json()
            assert [(seat["kind"], seat["bot"]) for seat in head["players"]] == [("person", ""), ("bot", "1")]
            body = {"seats": SEATS}
            visitor.table = visitor.client.post(f"{there}/play", json=body).json()["table"]
            before = [one for row in visitor.log() for one in row["told"] if one["event"] == "answer"]
            assert visitor.get()["carried"]
            visitor.play(Generator("goes on"), 2)
            after = [one for row in visitor.log() for one in row["told"] if one["event"] == "answer"]
            assert after[: len(before)] == before
            assert len(after) > len(before) + 1
            refused = visitor.client.get(visitor.at("/record"))
            assert (refused.status_code, refused.json()["title"]) == (403, "record-later")

    asyncio.run(story())


def test_what_is_read_before_playing_is_the_same(visit: Visit) -> None:  # noqa: F811
    visitor = visit()
    paths = ["/api/games", "/api/bots", "/api/games/santa-cruz/rules?lang=fr", "/api/games/bora-bora/lessons?lang=nl"]

    async def story() -> None:
        async with opened() as player:
            for path in paths:
                assert await player.get(path) == visitor.client.get(path).json(), path
            for path in ("/locale/de/web.ftl", "/locale/fr/cover/santa-maria.ftl"):
                assert await player.get(path) == visitor.client.get(path).text, path
            path = "/api/games/santa-maria/lessons"
            body: dict[str, list[str]] = {"answers": []}
            lesson = (await player.get(path))[0]["name"]
            _, here = await player.ask("POST", f"{path}/{lesson}?lang=de", body)
            assert here == visitor.client.post(f"{path}/{lesson}?lang=de", json=body).json()

    asyncio.run(story())
