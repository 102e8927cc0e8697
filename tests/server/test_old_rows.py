"""A database of the version before: every table reads, shows everybody the same, and goes on or says why not."""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fairwind.games import game
from fairwind.kernel.chance import Generator
from fairwind.kernel.record import read_record
from fairwind.server.storage.database import DATABASE_FILE
from fairwind.tables.rows import ROWS
from tests.server.visiting import Server, Visitor, serving

OLD = Path(__file__).parent / "old"
SHOWN: dict[str, Any] = json.loads(lzma.decompress((OLD / "shown.json.xz").read_bytes()))
GAMES = ("santa-maria", "santa-cruz", "bora-bora", "mundus-novus")
SITUATIONS = ("waiting", "running", "wishing", "resigned", "over")
RULES = 1  # of all four games when the database was made
SINCE = {  # kinds of rows that there were not yet
    "word", "holders", "time-up", "back", "hint", "review", "brought", "before", "resume",
}  # fmt: skip
# What is shown to people whatever the game, and does not follow from its rules.
ALWAYS = ("id", "game", "status", "variants", "public", "mine", "seat", "since", "result", "rematch")


def unpack(data: Path) -> Path:
    data.mkdir(parents=True, exist_ok=True)
    (data / DATABASE_FILE).write_bytes(lzma.decompress((OLD / "tables.sqlite.xz").read_bytes()))
    return data


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(unpack(tmp_path_factory.mktemp("old"))) as server:
        yield server


@pytest.fixture(scope="module")
def other_rules(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same, as if the rules of every game had changed since."""
    data = unpack(tmp_path_factory.mktemp("other"))
    connection = sqlite3.connect(data / DATABASE_FILE)
    with connection:
        connection.execute("UPDATE tables SET rules = 0")
    connection.close()
    with serving(data) as server:
        yield server


def viewers(server: Server, name: str) -> dict[str, Visitor]:
    """Everybody who saw a table then, with the cookies they had; and an onlooker."""
    kept = SHOWN[name]
    found: dict[str, Visitor] = {}
    for viewer in kept["viewers"]:
        visitor = found[viewer] = server.visitor()
        visitor.table = kept["table"]
        if viewer != "onlooker":
            visitor.client.cookies.set(f"fw_{kept['table']}", kept["cookies"][viewer])
    return found


def seat_of(viewer: str) -> dict[str, Any]:
    return {} if viewer == "onlooker" else {"seat": int(viewer)}


def without(told: dict[str, Any], *names: str) -> dict[str, Any]:
    return {fact: value for fact, value in told.items() if fact not in names}


def log_of(visitor: Visitor, viewer: str) -> list[Any]:
    """The log without what was not told then.

    Whose hidden things a move shows, that an own answer was secret, and which bot has come to a seat.
    """
    rows = visitor.log(**seat_of(viewer))
    return [{**row, "told": [without(told, "shown_by", "sealed", "bot") for told in row["told"]]} for row in rows]


def today(name: str, told: dict[str, Any]) -> dict[str, Any]:
    """What was told then, in the notation of today."""
    if not told.get("do"):
        return told
    edition = game(name.partition("/")[0]).edition()
    action = (edition.outcomes if told["event"] == "outcome" else edition.catalogue).parse(told["do"])
    return told if action is None else {**told, "do": action.text}  # what no rule knows any more stays as it was


def log_then(name: str, viewer: str) -> list[Any]:
    """The log that a viewer read then, in the notation of today."""
    rows = SHOWN[name]["viewers"][viewer]["log"]
    return [{**row, "told": [today(name, told) for told in row["told"]]} for row in rows]


def has_same_rules(name: str) -> bool:
    return game(name.partition("/")[0]).rules_version == RULES


def test_it_holds_a_table_in_every_situation_and_every_kind_of_row_there_was(tmp_path: Path) -> None:
    assert {f"{name}/{situation}" for name in GAMES for situation in SITUATIONS} < set(SHOWN)
    connection = sqlite3.connect(unpack(tmp_path) / DATABASE_FILE)
    kinds = {kind for (kind,) in connection.execute("SELECT DISTINCT kind FROM answers")}
    assert kinds == set(ROWS) - SINCE
    assert {exact for (exact,) in connection.execute("SELECT DISTINCT exact FROM snapshots")} == {0, 1}
    assert {rules for (rules,) in connection.execute("SELECT DISTINCT rules FROM tables")} == {RULES}
    told = [
        json.loads(body)["told"] for (body,) in connection.execute("SELECT body FROM answers WHERE kind = 'answer'")
    ]
    connection.close()
    assert all(isinstance(fact, list) for facts in told for fact in facts), "facts had no names then"


@pytest.mark.parametrize("name", SHOWN)
def test_every_viewer_reads_the_same_log(old: Server, name: str) -> None:
    for viewer, visitor in viewers(old, name).items():
        then = log_then(name, viewer)
        assert len(then) > 1
        assert log_of(visitor, viewer)[: len(then)] == then


@pytest.mark.parametrize("name", SHOWN)
def test_every_viewer_is_shown_the_same_table(old: Server, name: str) -> None:
    for viewer, visitor in viewers(old, name).items():
        then, now = SHOWN[name]["viewers"][viewer]["snapshot"], visitor.get(**seat_of(viewer))
        assert {key: now[key] for key in ALWAYS} == {key: then[key] for key in ALWAYS}
        for key in ("name", "kind", "bot", "resigned"):
            assert [seat[key] for seat in now["seats"]] == [seat[key] for seat in then["seats"]]
        if has_same_rules(name):
            assert [seat["owes"] for seat in now["seats"]] == [seat["owes"] for seat in then["seats"]]
            same_game(name, then, now)


def same_game(name: str, then: dict[str, Any], now: dict[str, Any]) -> None:
    assert without(now["edition"] or {}, "printed_facts") == (then["edition"] or {})
    for key in ("n", "scores", "consent", "stopped"):
        assert now[key] == then[key], key
    assert (now["asked"] is None) == (then["asked"] is None)
    if then["asked"] is not None:
        assert now["asked"]["decision"] == then["asked"]["decision"]
        options = [today(name, {"event": "answer", **option}) for option in then["asked"]["options"]]
        assert now["asked"]["options"] == [without(option, "event") for option in options]
    assert bool(now["view"]) == bool(then["view"])
    shared = [key for key in then["view"] if key in now["view"]]
    assert "seats" in shared or not then["view"]
    assert [now["view"][key] for key in shared] == [then["view"][key] for key in shared]


def go_on(server: Server, name: str) -> int:
    """Let everybody at a running table play on; how many answers they gave."""
    people = {viewer: visitor for viewer, visitor in viewers(server, name).items() if viewer != "onlooker"}
    choose = Generator(name)
    return sum(visitor.play(choose, 1) for _ in range(4) for visitor in people.values() if visitor.asked() is not None)


def may_stop(server: Server, name: str) -> bool:
    """Whether a running table has stopped, as it may under other rules; then it says what it needs."""
    seen = viewers(server, name)["onlooker"].get()
    if seen["stopped"] is None:
        return False
    assert "version" in seen["stopped"], seen["stopped"]
    assert (seen["view"], seen["asked"]) == ({}, None)
    return True


RUNNING = [name for name, kept in SHOWN.items() if kept["viewers"]["onlooker"]["snapshot"]["status"] == "running"]
GOING_ON = [name for name in RUNNING if name != "santa-cruz/stopped"]


def test_what_had_stopped_still_says_why(old: Server) -> None:
    visitor = viewers(old, "santa-cruz/stopped")["0"]
    assert "edition" in visitor.get()["stopped"]
    assert visitor.post("/answer", seat=0, decision=1, do="x").json()["title"] == "stopped"


def test_under_other_rules_a_game_goes_on_or_says_what_it_needs(other_rules: Server) -> None:
    """Nothing is lost to a reader, whichever it is."""
    went_on = 0
    for name in GOING_ON:
        visitor = viewers(other_rules, name)["onlooker"]
        n, then = SHOWN[name]["viewers"]["onlooker"]["snapshot"]["n"], log_then(name, "onlooker")
        if may_stop(other_rules, name):
            assert visitor.get()["n"] == n
        else:
            went_on += 1
            assert visitor.get()["n"] > n, "the change of rules is a row of its own"
            assert go_on(other_rules, name) > 0
        assert log_of(visitor, "onlooker")[: len(then)] == then
    if all(has_same_rules(name) for name in GAMES):
        assert went_on == len(GOING_ON), "the states were written by these very rules"


@pytest.mark.parametrize("name", [name for name in SHOWN if name.endswith("/over")])
def test_a_finished_game_has_the_same_record_and_replays_or_says_which_version_does(old: Server, name: str) -> None:
    kept = SHOWN[name]
    visitor = viewers(old, name)["onlooker"]
    assert visitor.client.get(visitor.at("/record")).text == kept["record"]
    assert read_record(kept["record"]).result == kept["viewers"]["onlooker"]["snapshot"]["result"]
    if not has_same_rules(name):
        refused = visitor.client.get(visitor.at("/replay"))
        assert (refused.status_code, refused.json()["title"]) == (409, "other-rules")
        assert f"version {RULES}" in refused.json()["detail"]
        return
    now = visitor.get("/replay")
    shown = {**now, "edition": without(now["edition"], "printed_facts")}
    assert without(shown, "players", "carried") == kept["replay"], "but for what was not told then"
    for then in kept["steps"]:
        now = visitor.get(f"/replay/{then['step']}", seat=1)
        for key in ("by", "points", "scores"):
            assert now[key] == then[key]
        assert now["do"] == today(name, {"event": "outcome" if then["by"] is None else "answer", **then})["do"]
        assert [without(told, "shown_by") for told in now["told"]] == [today(name, told) for told in then["told"]]


@pytest.mark.parametrize("name", [name for name in SHOWN if name.endswith("/waiting")])
def test_a_table_that_waited_begins_and_is_played_to_its_end(old: Server, name: str) -> None:
    anna, ben = viewers(old, name)["0"], old.visitor()
    assert ben.join(SHOWN[name]["table"], "Ben") == 1
    choose = Generator(name)
    while anna.get()["status"] == "running":
        for person in (anna, ben):
            if person.asked() is not None:
                person.play(choose, 1)
    assert anna.get("/replay")["result"] == anna.get()["result"]


def test_the_wish_of_then_is_agreed_to(old: Server) -> None:
    """Taken back by consent now, whatever the rows before look like."""
    for name in (f"{game_name}/wishing" for game_name in GAMES):
        if not has_same_rules(name) and may_stop(old, name):
            continue
        people = viewers(old, name)
        wish = SHOWN[name]["viewers"]["0"]["snapshot"]["consent"]
        if not has_same_rules(name):
            assert people["0"].get()["consent"] is None, "a change of rules ends it"
            continue
        other = str(wish["others"][0])
        people[other].done("/consent", seat=int(other), agree=True)
        assert people["onlooker"].get()["consent"] is None
        assert people["onlooker"].get("/log")[-1]["told"][0]["event"] == "undo"


@pytest.mark.parametrize("name", GOING_ON)
def test_a_running_game_goes_on_or_says_what_it_needs(old: Server, name: str) -> None:
    if not has_same_rules(name) and may_stop(old, name):
        return
    assert viewers(old, name)["onlooker"].get()["stopped"] is None
    assert go_on(old, name) > 0
