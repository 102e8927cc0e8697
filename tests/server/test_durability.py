"""kill -9 at any moment: nothing that was acknowledged is lost, and no answer is half there."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from fairwind.games import game
from fairwind.server.settings import BadSetting
from fairwind.server.storage.backup import back_up
from fairwind.server.storage.database import DATABASE_FILE
from tests.server.inside import kept_table
from tests.server.visiting import Server, Visitor, serving

GAMES = ("santa-cruz", "mundus-novus")


class Load:
    """Somebody who plays as fast as they can, and remembers what was acknowledged."""

    def __init__(self, server: Server, number: int) -> None:
        self.visitor = server.visitor()
        self.visitor.make(GAMES[number % 2], "you", "you")
        self.acknowledged: list[tuple[int, str]] = []  # row and answer
        self.choose = random.Random(number)
        self.stop = threading.Event()
        self.failed: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                try:
                    self.answer()
                except httpx.TransportError:
                    time.sleep(0.02)
        except BaseException as error:
            self.failed = error
            raise

    def answer(self) -> None:
        found = self.visitor.asked()
        if found is None:
            self.stop.set()
            return
        seat, seen = found
        do = self.choose.choice(seen["asked"]["options"])["do"]
        answer = self.visitor.answer(seat, do, seen["asked"]["decision"])
        assert answer.status_code in {200, 409}, answer.text
        if answer.status_code == 200:
            self.acknowledged.append((answer.json()["n"], do))

    def check(self) -> int:
        """Everything acknowledged is in the log, whole and in order."""
        n = self.visitor.get()["n"]
        rows: dict[int, Any] = {}
        for seat in (0, 1):
            for row in self.visitor.get("/log", seat=seat):
                if row["by"] in {None, seat}:
                    rows[row["n"]] = row
        assert sorted(rows) == list(range(1, n + 1)), "no row is missing"
        for number, do in self.acknowledged:
            assert rows[number]["told"][0]["do"] == do
        return len(self.acknowledged)


def wait_for_answers(loads: list[Load], count: int) -> None:
    """Let people play until so many more answers are acknowledged, or all games are over."""
    until = time.monotonic() + 60
    wanted = sum(len(load.acknowledged) for load in loads) + count
    while sum(len(load.acknowledged) for load in loads) < wanted:
        assert time.monotonic() < until, [load.failed for load in loads]
        if all(load.stop.is_set() for load in loads):
            return
        time.sleep(0.002)


def kill_under_load(data: Path, kills: int, players: int) -> int:
    """Kill the server again and again while people play; how many answers were acknowledged."""
    with serving(data) as server:
        loads = [Load(server, number) for number in range(players)]
        threads = [threading.Thread(target=load.run) for load in loads]
        for thread in threads:
            thread.start()
        chance = random.Random(kills)
        for _ in range(kills):
            wait_for_answers(loads, 6 + chance.randrange(8))
            time.sleep(chance.random() * 0.05)  # at any moment of the next ones
            server.kill()
            server.start()
        wait_for_answers(loads, 6)
        for load in loads:
            load.stop.set()
        for thread in threads:
            thread.join(60)
        assert [load.failed for load in loads] == [None] * players
        acknowledged = sum(load.check() for load in loads)
        tables = [load.visitor.table for load in loads]
    for table in tables:
        record_is_whole(data, table)
    return acknowledged


def record_is_whole(data: Path, table: str) -> None:
    """Replayed from the first row, without snapshots, the game is the one that is loaded."""
    from fairwind.kernel.record import Replay, new_record

    state, start, lines = kept_table(data, table)
    assert not state.stopped, "every row can be followed"
    assert state.game is not None
    assert start is None
    spec = game(state.info.game)
    record = new_record(spec, spec.edition(), len(state.seats), state.info.variants)
    record.lines = lines
    assert spec.encode(Replay(spec, record).final()) == spec.encode(state.game.state)


def test_killed_under_load_it_loses_nothing_acknowledged(data: Path) -> None:
    assert kill_under_load(data, kills=3, players=4) >= 24


@pytest.mark.long
def test_killed_many_times_under_load_it_loses_nothing_acknowledged(data: Path) -> None:
    assert kill_under_load(data, kills=40, players=8) >= 240


def test_nothing_is_acknowledged_or_shown_before_it_is_durable(data: Path) -> None:
    with serving(data) as server:
        load = Load(server, 0)
        found = load.visitor.asked()
        assert found is not None
        seat, seen = found
        do, decision = seen["asked"]["options"][0]["do"], seen["asked"]["decision"]
        holder = sqlite3.connect(data / DATABASE_FILE, isolation_level=None, check_same_thread=False)
        holder.execute("BEGIN IMMEDIATE")  # nobody else can write now
        onlooker = server.visitor()
        onlooker.table = load.visitor.table
        with ThreadPoolExecutor(2) as pool:
            answer = pool.submit(load.visitor.answer, seat, do, decision)
            time.sleep(0.3)
            look = pool.submit(onlooker.get)
            time.sleep(1)
            assert not answer.done()
            assert not look.done(), "what is not durable is not shown"
            assert server.visitor().client.get("/api/bots").status_code == 200, "others are served meanwhile"
            holder.execute("ROLLBACK")
            holder.close()
            assert answer.result().status_code == 200
            assert look.result()["n"] == answer.result().json()["n"]


def test_stopping_waits_for_nobody_and_loses_nothing(data: Path) -> None:
    with serving(data) as server:
        load = Load(server, 0)
        for _ in range(5):
            load.answer()
        with load.visitor.client.stream("GET", load.visitor.at("/events")) as stream:
            next(stream.iter_lines())
            began = time.monotonic()
            assert server.process is not None
            server.process.terminate()
            server.process.communicate(timeout=20)
            assert time.monotonic() - began < 4, "watchers are let go at once"
        server.start()
        assert load.check() == 5


# -- backup


def run_backup(*arguments: str) -> subprocess.CompletedProcess[str]:
    code = "import typer; from fairwind.cli.server_commands import backup; typer.run(backup)"
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False)


def test_a_backup_is_made_while_people_play(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    with serving(data) as server:
        load = Load(server, 0)
        for _ in range(5):
            load.answer()
        before = load.visitor.get("/log")
        thread = threading.Thread(target=load.run)
        thread.start()
        done = run_backup(str(copy), "--data", str(data))
        load.stop.set()
        thread.join(30)
        assert done.returncode == 0, done.stderr
        assert str(copy) in done.stdout
        size = copy.stat().st_size
        again = run_backup(str(copy), "--data", str(data))
        assert again.returncode == 2
        assert "already" in again.stderr
        assert copy.stat().st_size == size
        cookies = load.visitor.client.cookies
    assert copy.stat().st_mode & 0o077 == 0
    connection = sqlite3.connect(copy)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    restored = tmp_path / "restored"
    restored.mkdir()
    copy.rename(restored / DATABASE_FILE)
    with serving(restored) as server:
        visitor = Visitor(httpx.Client(base_url=server.url, cookies=cookies))
        server.visitors.append(visitor)
        visitor.table = load.visitor.table
        assert visitor.get()["mine"] == [0, 1], "seats are still theirs"
        assert visitor.get("/log")[: len(before)] == before


def test_backups_that_cannot_be_made(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="no tables"):
        back_up(tmp_path, tmp_path / "copy")
    (tmp_path / DATABASE_FILE).write_text("this is no database at all, only text that is long enough" * 20)
    with pytest.raises(BadSetting, match="the copy failed"):
        back_up(tmp_path, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    with pytest.raises(BadSetting, match="choose another place"):
        back_up(tmp_path, tmp_path / "nowhere" / "copy")


# -- the command


def run_serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    code = "import typer; from fairwind.cli.server_commands import serve; typer.run(serve)"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False, timeout=60
    )


def test_a_port_in_use_is_told_in_one_sentence(server: Server, tmp_path: Path) -> None:
    for arguments, words in (
        (["--port", str(server.port), "--data", str(tmp_path)], "--port"),
        (["--port", "99999", "--data", str(tmp_path)], "--port"),
        (["--port", "0", "--data", str(server.data)], "another server"),
        (["--port", "0", "--data", "/proc/nowhere"], "--data"),
        (["--port", "0", "--limit", "speed=1"], "limit"),
        (["--port", "0", "--database", "mysql://x/y"], "PostgreSQL"),
    ):
        done = run_serve(*arguments)
        assert done.returncode == 2, (arguments, done.stdout, done.stderr)
        assert words in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1
        assert "Traceback" not in done.stderr


def test_the_start_names_the_address_and_the_folder(data: Path) -> None:
    server = Server(data).start()
    said = server.stop()
    assert server.url in said
    assert str(data) in said
    assert "Traceback" not in said
    assert server.process is not None
    assert server.process.returncode == 0


def test_the_data_folder_is_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from fairwind.data_folder import data_folder

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "fairwind"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path("~/.local/share/fairwind").expanduser()
