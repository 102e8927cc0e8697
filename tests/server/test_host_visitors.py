"""`fairwind visitors`: who has come, muted or removed, on either database, while a server runs."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fairwind.kernel.chance import Generator
from fairwind.tables.visitors import visitor_name
from tests.cli.terminal import fairwind_here
from tests.server.postgresql import needs_postgresql, postgresql
from tests.server.test_identity import POSTS
from tests.server.visiting import Live, Server, Visitor

GAME = "mundus-novus"
FIRST = {"first-master": "seat-1"}
PATIENCE = 20.0


class Host:
    """Whoever runs a server, with their commands."""

    def __init__(self, server: Server, where: list[str]) -> None:
        self.server = server
        self.where = where

    def visitors(self, command: str, *arguments: str) -> str:
        ran = fairwind_here("visitors", command, *arguments, *self.where)
        assert ran.status == 0, ran.err
        return ran.out

    def as_json(self, command: str, *arguments: str) -> Any:
        return json.loads(self.visitors(command, *arguments, "--json"))

    def complained(self, *arguments: str) -> str:
        return fairwind_here("visitors", *arguments, *self.where).complained()


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=needs_postgresql), "two processes"])
def host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    data = tmp_path_factory.mktemp("host")
    if request.param == "postgresql":
        with postgresql() as address:
            yield from served(Server(data, database=address), ["--database", address])
    else:
        several = ["--processes", "2"] if request.param == "two processes" else []
        yield from served(Server(data, *several), ["--data", str(data)])


def served(server: Server, where: list[str]) -> Iterator[Host]:
    server.start()
    yield Host(server, where)
    assert "Traceback" not in server.stop()


def name_of(visitor: Visitor) -> str:
    return visitor_name(visitor.cookie().partition(".")[0])


def until(true: Callable[[], bool]) -> None:
    """A running server looks every few seconds what the host has changed."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.1)


def refusal(visitor: Visitor, path: str, **body: Any) -> str:
    answer = visitor.post(path, **body)
    return "" if answer.status_code < 300 else f"{answer.status_code} {answer.json()['title']}"


def friends(host: Host, game: str = GAME) -> list[Visitor]:
    anna, ben = host.server.visitor(), host.server.visitor()
    ben.join(anna.make(game, "you:Anna", "open", **({"variants": FIRST} if game == GAME else {})), "Ben")
    return [anna, ben]


def test_the_list_says_who_has_come_and_no_secret(host: Host) -> None:
    anna, ben = friends(host)
    tables = [anna.table, anna.make(GAME, "you:Annette", "open")]
    entries = {entry["name"]: entry for entry in host.as_json("list")}
    assert sorted(entries[name_of(anna)]["called"]) == ["Anna", "Annette"]
    assert (entries[name_of(anna)]["seats"], entries[name_of(ben)]["seats"]) == (2, 1)
    assert not entries[name_of(anna)]["muted"]
    assert abs(entries[name_of(ben)]["made"] - time.time()) < 60
    shown = host.as_json("show", name_of(anna)[:8])
    assert sorted(seat["table"] for seat in shown["held"]) == sorted(tables)
    told = host.visitors("list") + host.visitors("show", name_of(anna)) + json.dumps(shown)
    assert "Annette" in told
    assert tables[0] in told
    for person in (anna, ben):
        assert person.cookie().partition(".")[0] not in told
    assert "no visitor nobody" in host.complained("show", "nobody")
    assert "no visitor x" in host.complained("mute", "x"), "a letter is not enough"


def test_a_muted_visitor_plays_on_in_silence(host: Host) -> None:
    anna, ben = friends(host)
    ben.done("/chat", text="something rude")
    host.visitors("mute", name_of(ben))
    until(lambda: refusal(ben, "/chat", text="and again") == "403 muted")
    refused = ben.client.post(ben.at("/chat"), json={"text": "x"}, headers={"Accept-Language": "de"})
    assert "stumm" in refused.json()["detail"]
    assert anna.answer(0, "announce 2").status_code == 200
    assert ben.answer(1, ben.get()["asked"]["options"][0]["do"]).status_code == 200
    assert refusal(anna, "/chat", text="peace") == ""
    assert [entry["name"] for entry in host.as_json("list", "--marked")] == [name_of(ben)]
    host.visitors("unmute", name_of(ben))
    until(lambda: refusal(ben, "/chat", text="sorry") == "")


def test_a_removed_visitor_does_nothing_any_more_and_bots_play_on(host: Host) -> None:
    anna, ben = friends(host, "santa-cruz")
    played = anna.table
    waiting = ben.make("santa-cruz", "you:Ben", "open")
    with_others = anna.make("santa-cruz", "you:Anna", "open", "open")
    ben.join(with_others, "Ben")
    phone = host.server.visitor()
    shared = phone.table = anna.make("santa-cruz", "you:Anna", "open")
    ben.join(shared, "Ben")
    phone.done("/claim", secret=ben.link(1, share=True))
    ben.table = anna.table = played
    link = ben.link(1, share=True)
    ben.done("/chat", text="something very rude")
    with Live(ben, seat=1) as live:
        live.next()
        said = host.visitors("remove", name_of(ben), "--chat", "--yes")
        assert "1 message" in said
        assert "4 tables" in said
        assert live.ends()
    until(lambda: refusal(ben, "/link", seat=1) == "403 removed")
    until(lambda: all(ben.client.post("/api/tables", json={}).status_code == 403 for _ in range(4)))  # every process
    calls = {**POSTS, "/join": {"name": "Ben"}, "/claim": {"secret": link}}
    for call, body in calls.items():
        assert refusal(ben, call, **body) == "403 removed", call
    for address in ("/api/tables", "/api/replays"):
        answer = ben.client.post(address, json={"game": "santa-cruz", "seats": [{"kind": "you"}, {"kind": "open"}]})
        assert (answer.status_code, answer.json()["title"]) == (403, "removed")
    assert (ben.get()["mine"], ben.get()["view"].get("own")) == ([], None), "they look on like anybody"
    assert anna.get()["seats"][1]["kind"] == "bot"
    stranger = host.server.visitor()
    stranger.table = played
    assert refusal(stranger, "/claim", secret=link) == "403 void-link"
    ben.table = waiting
    until(lambda: ben.client.get(ben.at()).status_code == 404)  # nobody is left there; its process may look later
    ben.table = phone.table
    assert phone.get()["mine"] == [1], "who shares the seat keeps it"
    ben.table = anna.table = with_others
    assert [seat["kind"] for seat in anna.get()["seats"]] == ["person", "open", "open"]
    anna.table = played
    assert anna.play(Generator("without Ben"), 10) == 10
    assert host.as_json("show", name_of(ben))["held"] == []
    host.visitors("readmit", name_of(ben))
    until(
        lambda: ben.client.post("/api/tables", json={"game": GAME, "seats": [{"kind": "you"}] * 2}).status_code == 201
    )


def test_what_was_said_can_be_removed_and_is_nowhere_any_more(host: Host) -> None:
    anna, ben = friends(host)
    ben.done("/chat", text="the first rude word")
    anna.done("/chat", text=f'he said "visitor":"{name_of(ben)}"')
    ben.done("/chat", text="the second rude word")
    onlooker = host.server.visitor()
    onlooker.table = anna.table
    assert "rude" in str(onlooker.get("/log"))
    host.visitors("mute", name_of(ben), "--chat")
    until(lambda: "rude" not in str(onlooker.get("/log")))
    for person in (anna, ben, onlooker):
        told = [told for row in person.get("/log") for told in row["told"] if told["event"] == "chat"]
        gone = {"event": "chat", "seat": 1, "text": "", "removed": True}
        assert told == [gone, {"event": "chat", "seat": 0, "text": f'he said "visitor":"{name_of(ben)}"'}, gone]
        with Live(person, after=0) as live:
            assert "rude" not in str(live.next())


def test_a_race_between_the_host_and_a_server_is_decided_by_the_row(host: Host) -> None:
    anna, ben = friends(host)
    anna.answer(0, "announce 2")
    decision = ben.get()["asked"]
    host.visitors("remove", name_of(ben), "--yes")
    late = ben.post("/answer", seat=1, decision=decision["decision"], do=decision["options"][0]["do"])
    assert late.status_code == 403, "the server has not looked yet, but the row of the host was first"
    until(lambda: anna.get()["seats"][1]["kind"] == "bot")


def test_a_visitor_is_removed_while_no_server_runs(data: Path) -> None:
    server = Server(data).start()
    host = Host(server, ["--data", str(data)])
    anna, ben = friends(host)
    names = [name_of(anna), name_of(ben)]
    server.stop()
    assert "1 table" in host.visitors("remove", names[1][:10], "--yes")
    server.start()
    try:
        again = server.visitor(cookies=anna.client.cookies)
        again.table = anna.table
        assert [seat["kind"] for seat in again.get()["seats"]] == ["person", "bot"]
        gone = server.visitor(cookies=ben.client.cookies)
        gone.table = ben.table
        assert refusal(gone, "/chat", text="I am back") == "403 removed"
    finally:
        server.stop()
