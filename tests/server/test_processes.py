"""Several processes serve one address: each table is with one of them, and nobody outside can tell."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import re
import signal
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.server import ServerState

from fairwind.kernel.chance import Generator
from fairwind.server.http.handover import HandedProtocol, Handover
from fairwind.server.serve import config_of
from fairwind.server.settings import BadSetting, Settings
from fairwind.server.storage.database import LOCK_FILE, open_database
from fairwind.server.storage.shards import shard_file, shard_files
from fairwind.tables.registry import ID, new_id
from fairwind.tables.share import LETTERS, Share, process_of
from tests.server.families import children, started_by
from tests.server.load import Load, playing, wait_for_answers
from tests.server.nginx import documented, needs_nginx, nginx
from tests.server.visiting import Live, Server, Visitor, free_port, serving

COUNT = 3
RECORD = Path(__file__).parents[1] / "golden/santa-cruz/dealt-2.jsonl"


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    port = free_ports(COUNT + 2)
    options = ("--processes", str(COUNT), "--process-ports", "--metrics-port", str(port + COUNT + 1))
    server = Server(tmp_path_factory.mktemp("three"), *options, port=port)
    server.start()
    yield server
    assert "Traceback" not in server.stop()


def free_ports(count: int) -> int:
    """The first of several ports in a row."""
    while True:
        first = free_port()
        with contextlib.ExitStack() as probes, contextlib.suppress(OSError, OverflowError):
            for port in range(first, first + count):
                probes.enter_context(socket.create_server(("127.0.0.1", port)))
            return first


def tables_of_all(visitor: Visitor, **more: Any) -> list[str]:
    """One table of each process, in the processes' order."""
    found: dict[int, str] = {}
    for _ in range(10 * COUNT):
        table = visitor.make("santa-cruz", "you:Anna", "you:Ben", **more)
        found.setdefault(process_of(table, COUNT), table)
        if len(found) == COUNT:
            return [found[number] for number in range(COUNT)]
    raise AssertionError(f"new tables are not spread: {found}")


# -- which process


@pytest.mark.parametrize("processes", range(1, len(LETTERS) + 1))
def test_every_letter_is_with_one_process_and_every_process_has_some(processes: int) -> None:
    shares = [Share(number, processes) for number in range(processes)]
    assert sorted("".join(share.letters for share in shares)) == list(LETTERS)
    for share in shares:
        assert share.letters
        for letter in LETTERS:
            assert share.owns(letter * 12) == (letter in share.letters)


def test_a_new_name_begins_with_a_letter_of_its_process() -> None:
    share = Share(2, 5)
    names = {new_id(share.letters) for _ in range(200)}
    assert len(names) == 200
    assert all(ID.fullmatch(name) and share.owns(name) for name in names)
    assert {name[0] for name in names} == set(share.letters)


@pytest.mark.parametrize("number", [0, -1, 27, 1000])
def test_so_many_processes_cannot_share_the_tables(tmp_path: Path, number: int) -> None:
    with pytest.raises(BadSetting, match="from 1 to 26"):
        Settings(tmp_path, processes=number)


def test_workers_are_spread_and_each_process_has_one(tmp_path: Path) -> None:
    def workers(count: int, processes: int) -> list[int]:
        each = [Settings(tmp_path, workers=count, processes=processes, process=number) for number in range(processes)]
        return [settings.own_workers for settings in each]

    assert workers(2, 1) == [2]
    assert workers(5, 3) == [2, 2, 1]
    assert workers(2, 4) == [1, 1, 1, 1]


# -- one address


def test_one_connection_asks_for_tables_of_all_processes_in_turn(three: Server) -> None:
    tables = tables_of_all(three.visitor())
    connection = http.client.HTTPConnection("127.0.0.1", three.port, timeout=20)
    connection.connect()
    first = connection.sock
    for turn in range(12):
        table = tables[turn % COUNT]
        connection.request("GET", f"/api/tables/{table}")
        answer = connection.getresponse()
        assert answer.status == 200
        assert json.loads(answer.read())["id"] == table
        connection.request("GET", "/api/bots")
        assert connection.getresponse().read()
        assert connection.sock is first, "it is the same connection all the time"
    connection.close()


def test_each_process_writes_only_its_own_file(three: Server) -> None:
    visitor = three.visitor()
    for table in tables_of_all(visitor):
        visitor.table = table
        visitor.play(Generator(table), 3)
    for number in range(COUNT):
        with contextlib.closing(sqlite3.connect(shard_file(three.data, number))) as file:
            for query in ("SELECT id FROM tables", "SELECT DISTINCT table_id FROM answers"):
                names = [row[0] for row in file.execute(query)]
                assert names
                assert {process_of(name, COUNT) for name in names} == {number}


def test_games_of_all_processes_are_played_and_watched(three: Server) -> None:
    visitor = three.visitor()
    for table in tables_of_all(visitor):
        visitor.table = table
        watcher = three.visitor()
        watcher.table = table
        with Live(watcher) as live:
            assert live.next()[2]["snapshot"]["seat"] is None
            found = visitor.asked()
            assert found is not None
            seat, seen = found
            do = seen["asked"]["options"][0]["do"]
            n = visitor.answer(seat, do, seen["asked"]["decision"]).json()["n"]
            told = live.next()
            while told[1] < n:
                told = live.next()
            assert told[2]["snapshot"]["n"] == n


def test_bots_play_in_every_process(three: Server) -> None:
    for _ in range(COUNT):
        visitor = three.visitor()
        visitor.make("mundus-novus", "you", "greedy")
        visitor.play(Generator("with a bot"), 3)


def test_the_lobby_lists_the_tables_of_all_processes(three: Server) -> None:
    visitor = three.visitor()
    made = tables_of_all(visitor, public=True)
    for _ in range(6):  # whoever answers
        listed = [entry["id"] for entry in three.visitor().client.get("/api/tables").json()]
        assert set(made) <= set(listed)
        assert len(listed) == len(set(listed))


def test_an_uploaded_record_is_found_by_everybody(three: Server) -> None:
    for _ in range(3):
        name = upload(three.visitor())
        for _ in range(3):
            assert three.visitor().client.get(f"/api/replays/{name}").json()["game"] == "santa-cruz"


def upload(visitor: Visitor) -> str:
    answer = visitor.client.post("/api/replays", content=RECORD.read_bytes())
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["replay"]
    return name


def test_a_rematch_is_with_the_same_process(three: Server) -> None:
    visitor = three.visitor()
    visitor.make("santa-cruz", "you", "you")
    visitor.play(Generator("a rematch"))
    new = visitor.done("/rematch")["table"]
    assert process_of(new, COUNT) == process_of(visitor.table, COUNT)
    assert three.visitor().client.get(f"/api/replays/{visitor.table}/2").json()["step"] == 2
    visitor.table = new
    assert visitor.get()["mine"] == [0, 1]


def test_each_process_has_a_port_of_its_own(three: Server) -> None:
    tables = tables_of_all(three.visitor())
    for number in range(COUNT):
        url = f"http://127.0.0.1:{three.port + 1 + number}"
        new = httpx.get(f"{url}/api/tables/{tables[number]}")
        assert new.json()["id"] == tables[number]
        other = httpx.get(f"{url}/api/tables/{tables[number - 1]}")
        assert other.json()["id"] == tables[number - 1], "others are handed over as always"


@needs_nginx
def test_nginx_as_documented_sends_each_request_straight_to_its_process(three: Server, tmp_path: Path) -> None:
    visitor = three.visitor()
    tables = tables_of_all(visitor)
    more = re.sub(r"127\.0\.0\.1:80(8\d)", lambda port: f"127.0.0.1:{three.port + int(port[1]) - 80}", documented(0))
    with nginx(tmp_path, more, "$fairwind") as port:
        before = counted(three, "fairwind_connections_handed_over_total")
        for _ in range(4):
            for table in tables:
                assert httpx.get(f"http://127.0.0.1:{port}/api/tables/{table}").json()["id"] == table
        assert counted(three, "fairwind_connections_handed_over_total") == before
        for _ in range(4):
            for table in tables:
                assert httpx.get(f"{three.url}/api/tables/{table}").json()["id"] == table
        assert counted(three, "fairwind_connections_handed_over_total") > before, "without it some are handed over"


def counted(server: Server, name: str) -> float:
    """A metric, of all processes and of every kind together."""
    text = httpx.get(f"http://127.0.0.1:{server.port + COUNT + 1}/metrics").text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith((f"{name} ", f"{name}{{")))


def test_metrics_are_those_of_all_processes(three: Server) -> None:
    visitor = three.visitor()
    tables = tables_of_all(visitor)
    before = counted(three, "fairwind_rows_written_total")
    for table in tables:
        visitor.table = table
        visitor.play(Generator(table), 4)
    assert counted(three, "fairwind_rows_written_total") >= before + 4 * COUNT


# -- odd requests


@contextlib.contextmanager
def raw(server: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        yield connection


def everything(connection: socket.socket) -> bytes:
    said = b""
    while part := connection.recv(65536):
        said += part
    return said


def test_a_request_that_comes_letter_by_letter_is_handed_over(three: Server) -> None:
    for table in tables_of_all(three.visitor()):
        with raw(three) as connection:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for letter in f"\r\nGET /api/tables/{table} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode():
                connection.sendall(bytes([letter]))
                time.sleep(0.001)
            said = everything(connection)
            assert said.startswith(b"HTTP/1.1 200")
            assert table.encode() in said


def test_a_body_that_comes_later_reaches_the_owner(three: Server) -> None:
    visitor = three.visitor()
    for table in tables_of_all(visitor):
        body = json.dumps({"seat": 0, "text": "hello " * 50}).encode()
        head = f"POST /api/tables/{table}/chat HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        with raw(three) as connection:
            connection.sendall(head.encode())
            time.sleep(0.05)
            connection.sendall(body[:100])
            time.sleep(0.05)
            connection.sendall(body[100:])
            assert everything(connection).startswith(b"HTTP/1.1 403"), "read whole, and refused: nobody has a seat"


def test_a_process_in_which_bots_think_has_nothing_of_what_its_server_has_open(tmp_path: Path) -> None:
    def held_open(process: int) -> list[str]:
        return [str(entry.readlink()) for entry in Path(f"/proc/{process}/fd").iterdir()]

    with serving(tmp_path, "--processes", "2") as server, contextlib.ExitStack() as held:
        visitor = server.visitor()
        tables = [visitor.make("santa-cruz", "you", "you") for _ in range(2)]
        connections = []
        for table in tables * 4:  # some come to the wrong process first, and are handed over
            connection = held.enter_context(raw(server))
            connection.sendall(f"GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")
            connections.append(connection)
        for _ in range(2):
            visitor.make("santa-cruz", "you", "greedy")
            visitor.play(Generator("so that it thinks"), 3)
        thinking = [pid for parent in children(server).values() for pid in started_by(parent)]
        assert len(thinking) >= 2, "one in each process at least, and all began after those connections"
        for pid in thinking:
            sockets = {name for name in held_open(pid) if name.startswith("socket:")}
            assert len(sockets) <= 2, "its input and its output"
            assert not any(name.endswith(LOCK_FILE) for name in held_open(pid))
        for connection in connections:
            connection.sendall(b"GET /api/bots HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert b"HTTP/1.1 200" in everything(connection), "and whoever hangs up is heard at the other end"


def test_a_request_behind_one_for_another_process_is_sent_elsewhere(three: Server) -> None:
    tables = tables_of_all(three.visitor())
    for first, second in ((0, 1), (1, 2), (2, 0)):
        lines = "".join(f"GET /api/tables/{tables[i]} HTTP/1.1\r\nHost: x\r\n\r\n" for i in (first, second))
        with raw(three) as connection:
            connection.sendall(lines.encode())
            said = everything(connection)
        assert said.startswith(b"HTTP/1.1 200")
        assert b"HTTP/1.1 421" in said
        assert b"connection: close" in said.lower()
        assert said.count(f'"id":"{tables[first]}"'.encode()) == 1
        assert f'"id":"{tables[second]}"'.encode() not in said


class HalfSent(asyncio.Transport):
    """A connection whose last answer is not sent to its end."""

    def __init__(self, left: int, connection: socket.socket) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2), "socket": connection})
        self.left = left
        self.written = b""
        self.closed = False

    def get_write_buffer_size(self) -> int:
        return self.left

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


class GivenAway(Handover):
    """Notes what would be handed over."""

    def __init__(self) -> None:
        super().__init__(Share(0, 2), [], socket.socket())
        self.given: list[tuple[int, bytes]] = []

    def give(self, owner: int, connection: int, said: bytes) -> bool:
        self.given.append((owner, said))
        return True


@pytest.mark.parametrize("left", [0, 5])
def test_a_connection_is_handed_over_only_when_its_last_answer_is_sent(tmp_path: Path, left: int) -> None:
    async def ask() -> list[tuple[int, bytes]]:
        config = config_of(Settings(tmp_path, processes=2, process=0))
        config.app.state.handover = handover = GivenAway()  # type: ignore[union-attr]
        protocol = HandedProtocol(config, ServerState(), {})
        protocol.connection_made(HalfSent(left, handover.inbox))
        protocol.data_received(request)
        protocol.uncount()
        handover.inbox.close()
        return handover.given

    request = f"GET /api/tables/{'b' * 12} HTTP/1.1\r\n".encode()
    assert asyncio.run(ask()) == ([] if left else [(1, request)])


def test_other_spellings_show_no_table_twice(three: Server) -> None:
    table = three.visitor().make("santa-cruz", "you", "you")
    answers = set()
    for _ in range(12):
        with raw(three) as connection:
            spelled = f"%{ord(table[0]):x}{table[1:]}"
            connection.sendall(f"GET /api/tables/{spelled} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            answers.add(everything(connection)[9:12])
    assert answers <= {b"200", b"421"}


# -- trouble


def wait_for(server: Server, gone: int) -> None:
    until = time.monotonic() + 30
    while len(found := children(server)) < COUNT or gone in found.values():
        assert time.monotonic() < until, found
        time.sleep(0.05)


def test_a_killed_process_comes_back_and_the_others_never_notice(three: Server) -> None:
    loads: dict[int, list[Load]] = {number: [] for number in range(COUNT)}
    while not all(len(found) >= 2 for found in loads.values()):
        load = Load(three, 0, forever=True)
        loads[process_of(load.visitor.table, COUNT)].append(load)
    everybody = [load for found in loads.values() for load in found]
    for load in everybody:
        load.forever = False
    victim = children(three)[1]
    with playing(everybody):
        wait_for_answers(everybody, 10)
        os.kill(victim, signal.SIGKILL)
        new = three.visitor()
        new.table = loads[1][0].visitor.table
        assert new.get()["id"] == new.table, "whoever asks meanwhile is answered when it is back"
        wait_for_answers(loads[1], 6)
    wait_for(three, victim)
    assert all(load.troubles == 0 for number in (0, 2) for load in loads[number])
    assert any(load.troubles for load in loads[1])
    assert sum(load.check() for load in everybody) >= 16


def test_they_stop_in_order_and_none_outlives_its_parent(tmp_path: Path) -> None:
    server = Server(tmp_path, "--processes", "2").start()
    visitor = server.visitor()
    visitor.make("santa-cruz", "you", "you")
    pids = list(children(server).values())
    assert len(pids) == 2
    with Live(visitor) as live:
        live.next()
        began = time.monotonic()
        said = end(server, signal.SIGTERM)
        assert time.monotonic() - began < 4, "watchers are let go at once"
    assert said.count("Fairwind is open") == 1
    assert "Traceback" not in said
    assert not any(map(is_there, pids))
    server.start()
    pids = list(children(server).values())
    assert visitor.get()["mine"] == [0, 1]
    visitor.client.close()
    server.kill()
    until = time.monotonic() + 10
    while any(map(is_there, pids)):
        assert time.monotonic() < until
        time.sleep(0.02)
    open_database(Settings(tmp_path)).close()  # nobody holds the folder


@pytest.mark.long
def test_a_terminal_that_closes_stops_them_in_order(tmp_path: Path) -> None:
    server = Server(tmp_path, "--processes", "2").start()
    pids = list(children(server).values())
    assert "Traceback" not in end(server, signal.SIGHUP)
    assert not any(map(is_there, pids))


def end(server: Server, sign: signal.Signals) -> str:
    """Stop a server; what it said."""
    assert server.process is not None
    server.process.send_signal(sign)
    said: str = server.process.communicate(timeout=20)[0]
    assert server.process.returncode == 0
    return said


def is_there(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


# -- more and fewer


def test_with_more_or_fewer_processes_tables_move_and_every_game_goes_on(tmp_path: Path) -> None:
    loads: list[Load] = []
    cookies: dict[str, httpx.Cookies] = {}
    replay = ""
    for count in (1, 3, 2):
        with serving(tmp_path, "--processes", str(count)) as server:
            if not loads:
                loads = [Load(server, number) for number in range(5)]
                replay = upload(server.visitor())
            else:
                for load in loads:
                    load.visitor = server.visitor()
                    load.visitor.table = next(iter(load.acknowledged))
                    load.visitor.client.cookies = cookies[load.visitor.table]
            for load in loads:
                for _ in range(3):
                    load.answer()
                load.check()
                cookies[load.visitor.table] = httpx.Cookies(load.visitor.client.cookies)
            assert server.visitor().client.get(f"/api/replays/{replay}").json()["game"] == "santa-cruz"
        assert list(shard_files(tmp_path)) == list(range(count))
    assert sum(load.total for load in loads) == 5 * 3 * 3
