"""Files of strangers through the real API: refused with a sentence, or shown; never a failure of the server."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy

from fairwind.kernel.spec import Json
from tests.hostile.mutations import bases, hostile_edition, hostile_record, text_of
from tests.server.visiting import Visitor

Visit = Callable[[], Visitor]
SOUND = (200, 404, 409)


def two_seats() -> tuple[Json, list[Json], list[Json]]:
    """A sound position at a table for two."""
    return deepcopy(next(base for base in bases() if base[0]["seats"] == 2))


def test_a_record_for_a_million_million_seats_is_refused(visit: Visit) -> None:
    header, state, lines = two_seats()
    client = visit().client
    for seats in (10**12, 10**6, 13, 0, -1):
        header["seats"] = seats
        refused = client.post("/api/replays", content=text_of([header, *state, *lines]).encode())
        assert refused.status_code == 422
        assert "players" in refused.json()["detail"]


def test_nobody_in_a_record_has_an_endless_name(visit: Visit) -> None:
    header, state, lines = two_seats()
    client = visit().client
    for players in (["x" * 100_000], ["x"] * 50_000, [["x"]]):
        header["players"] = players
        refused = client.post("/api/replays", content=text_of([header, *state, *lines]).encode())
        assert (refused.status_code, refused.json()["title"]) == (422, "bad-record")
    header["players"] = ["A\u202en\u200bna", "\u3164"]
    made = client.post("/api/replays", content=text_of([header, *state, *lines]).encode())
    assert client.get(f"/api/replays/{made.json()['replay']}").json()["names"][:2] == ["Anna", "2"]


def test_hostile_records_fail_nowhere(visit: Visit) -> None:
    client = visit().client
    shown = 0
    for number in range(60):
        text = hostile_record(number).encode("utf-8", "surrogatepass")
        made = client.post("/api/replays", content=text)
        assert made.status_code in {201, 422}, (number, made.text)
        if made.status_code == 422:
            assert made.json()["title"] in {"bad-record", "other-rules", "unknown-edition"}
            assert len(made.json()["detail"]) < 600
            continue
        shown += 1
        name = made.json()["replay"]
        head = client.get(f"/api/replays/{name}")
        assert head.status_code == 200, (number, head.text)
        for path in ("edition", "points", "draws"):
            assert client.get(f"/api/replays/{name}/{path}").status_code in SOUND, (number, path)
        seats = [{"kind": "you"}] * head.json()["seats"]
        for step in (None, 0, head.json()["steps"] // 2):
            onward = client.post(f"/api/replays/{name}/play", json={"seats": seats, "step": step})
            assert onward.status_code in {201, 409}, (number, step, onward.text)
            if onward.status_code == 201:
                table = onward.json()["table"]
                assert client.get(f"/api/tables/{table}").json()["status"] == "running", (number, step)
                assert client.get(f"/api/tables/{table}/log").status_code == 200, (number, step)
        for step in (0, 1, head.json()["steps"] // 2, head.json()["steps"]):
            for query in ("", "?seat=0", f"?seat={head.json()['seats'] - 1}"):
                assert client.get(f"/api/replays/{name}/{step}{query}").status_code in SOUND, (number, step, query)
    assert shown > 3


def test_hostile_editions_fail_nowhere(visit: Visit) -> None:
    client = visit().client
    for number in range(20):
        name, text = hostile_edition(number)
        body = {"game": name, "seats": [{"kind": "you"}, {"kind": "you"}], "edition_text": text}
        sent = json.dumps(body).encode()
        made = client.post("/api/tables", content=sent, headers={"Content-Type": "application/json"})
        assert made.status_code in {201, 413, 422}, (number, made.text)


def test_nobody_sits_down_without_a_name_that_can_be_seen(visit: Visit) -> None:
    client = visit().client
    for name in ("\u200b", "\u202e", "\u3164", "\u2800", "\u0301\u0301"):
        seats = [{"kind": "you", "name": name}, {"kind": "you"}]
        refused = client.post("/api/tables", json={"game": "santa-cruz", "seats": seats})
        assert (refused.status_code, refused.json()["title"]) == (422, "bad-name")
