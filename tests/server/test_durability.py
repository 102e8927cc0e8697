"""What is acknowledged is durable; how a server begins and ends, and how it is copied."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from fairwind.server.storage.database import DATABASE_FILE
from tests.server.load import Load
from tests.server.visiting import Server, serving


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
