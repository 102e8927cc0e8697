"""Records: download, upload, step by step; and uploads that are broken."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from fairwind.kernel.chance import Generator
from tests.server.visiting import Server, Visitor, serving

Visit = Callable[[], Visitor]
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module")
def finished(server: Server) -> Visitor:
    visitor = server.visitor()
    visitor.make("santa-cruz", "you:Anna", "random")
    visitor.play(Generator("records"))
    return visitor


def text_of(visitor: Visitor) -> str:
    return visitor.client.get(visitor.at("/record")).text


def test_a_finished_game_is_stepped_through(finished: Visitor, visit: Visit) -> None:
    onlooker = visit()
    onlooker.table = finished.table
    about = onlooker.get("/replay")
    assert (about["game"], about["seats"], about["names"][0]) == ("santa-cruz", 2, "Anna")
    assert about["result"] == finished.get()["result"]
    first, last = onlooker.get("/replay/0"), onlooker.get(f"/replay/{about['steps']}")
    assert (first["by"], first["do"], first["told"]) == (None, "", [])
    assert last["points"] == about["result"]["points"]
    assert len(last["views"]) == 2
    for step in (1, 24, 25, 26, about["steps"] // 2):
        shown = onlooker.get(f"/replay/{step}", seat=1)
        assert shown["step"] == step
        assert "views" not in shown
        assert shown["view"] == onlooker.get(f"/replay/{step}")["views"][1]
    plot = onlooker.get("/points")
    assert plot[0][0] == 0
    assert plot[-1] == [about["steps"], about["result"]["points"]]
    for wrong in (f"/replay/{about['steps'] + 1}", "/replay/-1", "/replay/x", "/replay/0?seat=7"):
        assert onlooker.client.get(onlooker.at(wrong)).status_code in {404, 422}
    assert onlooker.client.get(f"/api/replays/{finished.table}").json() == about


def test_an_upload_replays_as_the_original(finished: Visitor, visit: Visit) -> None:
    client = visit().client
    made = client.post("/api/replays", content=text_of(finished).encode())
    assert made.status_code == 201
    name = made.json()["replay"]
    about = client.get(f"/api/replays/{name}").json()
    assert about == finished.get("/replay")
    step = about["steps"] // 3
    assert client.get(f"/api/replays/{name}/{step}").json() == finished.get(f"/replay/{step}")
    assert client.get(f"/api/replays/{name}/points").json() == finished.get("/points")
    assert client.get(f"/api/replays/{name}/edition").json() == finished.get("/edition")
    assert client.get("/api/replays/zzzzzzzzzzzz").status_code == 404
    assert client.get("/api/replays/..").status_code == 404


OTHER_TITLES = {
    "other rules": "other-rules",
    "other edition": "unknown-edition",
    "unknown edition": "unknown-edition",
}


def broken(text: str) -> dict[str, tuple[str, str]]:
    """Ways to break a record, and what the refusal must name."""
    lines = text.splitlines()
    header = json.loads(lines[0])
    middle = len(lines) // 2

    def with_header(**more: object) -> str:
        return "\n".join([json.dumps({**header, **more}), *lines[1:]])

    return {
        "empty": ("", "empty"),
        "no record": ("hello", "Line 1"),
        "cut": (text[: len(text) // 2].rsplit("}", 1)[0], "Line"),
        "a line lost": ("\n".join([*lines[:middle], *lines[middle + 1 :]]), "nswer"),
        "another answer": (text.replace(json.loads(lines[-3])["do"], "fly away"), "nswer"),
        "unknown game": (with_header(game="chess"), "chess"),
        "wrong seats": (with_header(seats=99), "players"),
        "other rules": (with_header(rules=99), "version"),
        "other edition": (with_header(edition_hash="0"), "edition"),
        "unknown edition": (with_header(edition="none"), "edition"),
        "bad edition": (with_header(edition_text="x = ["), "TOML"),
        "no variants": (with_header(variants=[]), "variants"),
        "false result": (text.replace('"points"', '"pints"'), "result"),
        "deep": ("[" * 100_000, "Line 1"),
        "a false state": ("\n".join([lines[0], '{"state": {"a": 1}}', *lines[1:]]), "Line 2"),
        "null": ("\x00" * 50, "Line 1"),
        "after the end": (text + lines[1], "after the result"),
    }


def test_broken_uploads_are_refused_with_the_line_that_is_wrong(finished: Visitor, visit: Visit) -> None:
    client = visit().client
    for name, (text, names) in broken(text_of(finished)).items():
        refused = client.post("/api/replays", content=text.encode())
        assert refused.status_code == 422, (name, refused.text)
        assert refused.json()["title"] == OTHER_TITLES.get(name, "bad-record")
        assert names in refused.json()["detail"], (name, refused.json()["detail"])
    assert client.post("/api/replays", content=b"\xff\xfe").status_code == 422


def test_the_record_says_who_answered(finished: Visitor) -> None:
    lines = [json.loads(line) for line in text_of(finished).splitlines()[1:]]
    who = {line.get("who") for line in lines if line.get("by") is not None}
    assert who == {"Anna", "bot:random"}
    shown = finished.get()["result"]
    shown.pop("decided_by", None)  # which tie-break it was follows from the rest
    assert lines[-1]["result"] == shown
    assert any("check" in line for line in lines)


def test_playing_on_is_paid_for_and_counts_as_a_table(tmp_path: Path) -> None:
    with serving(tmp_path / "data", limits=("tables=2",)) as server:
        visitor = server.visitor()
        visitor.make("santa-cruz", "you:Anna", "you:Ben")
        text = min((GOLDEN / "santa-cruz").glob("*-of-2.jsonl")).read_text(encoding="utf-8")
        replay = visitor.client.post("/api/replays", content=text.encode()).json()["replay"]
        seats = [{"kind": "you"}, {"kind": "open"}]
        refused = visitor.client.post(f"/api/replays/{replay}/play", json={"step": 50, "seats": seats})
        assert (refused.status_code, refused.json()["title"]) == (429, "too-many-tables")
        friend = server.visitor()
        made = friend.client.post(f"/api/replays/{replay}/play", json={"step": 50, "seats": seats, "public": True})
        assert made.status_code == 201, made.text
        assert friend.cookie(), "whoever plays on sits there"
        assert [table["carried"] for table in friend.client.get("/api/tables").json()] == [True]
        friend.table = made.json()["table"]
        assert friend.get()["mine"] == [0]
        visitor.table = friend.table
        assert visitor.get()["mine"] == []
        assert visitor.post("/start", bot="1").status_code == 403, "nobody acts for a seat they do not hold"


def test_a_table_that_plays_on_is_there_after_a_crash(tmp_path: Path) -> None:
    text = min((GOLDEN / "mundus-novus").glob("*.jsonl")).read_text(encoding="utf-8")
    seats = json.loads(text.splitlines()[0])["seats"]
    server = Server(tmp_path / "data").start()
    anna = server.visitor()
    replay = anna.client.post("/api/replays", content=text.encode()).json()["replay"]
    steps = anna.client.get(f"/api/replays/{replay}/steps?from=20&to=60").json()
    step = next(step["step"] for step in steps if step["owing"])
    wish = {"step": step, "seats": [{"kind": "you", "name": f"P{seat}"} for seat in range(seats)]}
    anna.table = anna.client.post(f"/api/replays/{replay}/play", json=wish).json()["table"]
    anna.play(Generator("crash"), 3)
    before, log = anna.get(), anna.log()
    server.kill()
    server.start()
    try:
        after = anna.get()
        for name in ("view", "n", "carried", "asked", "scores"):
            assert after[name] == before[name], name
        assert anna.log() == log
        assert sum(one["event"] == "carried" for row in log for one in row["told"]) == 1
        anna.play(Generator("crash/2"), 3)
    finally:
        server.stop()
