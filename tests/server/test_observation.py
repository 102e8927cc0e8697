"""What whoever runs a server sees of it: its health, its metrics and its log, and nothing of what is played there."""

from __future__ import annotations

import io
import json
import logging
import re
import signal
import sqlite3
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import httpx
import pytest

from fairwind import __version__
from fairwind.kernel.chance import Generator
from fairwind.server import metrics
from fairwind.server.health import tell_hour
from fairwind.server.host_log import OFTEN, begin_log
from fairwind.server.http.app import create_app
from fairwind.server.settings import Settings
from fairwind.server.storage.database import DATABASE_FILE
from fairwind.server.storage.keys import KEY_FILE
from tests.server.inside import running
from tests.server.visiting import Live, Server, Visitor, free_port

# -- health


def test_a_healthy_server_says_so(server: Server) -> None:
    answer = server.visitor().client.get("/api/health")
    assert answer.status_code == 200
    shown = answer.json()
    assert (shown["ok"], shown["version"], shown["writable"]) == (True, __version__, True)
    assert shown["writer"]["queue"] >= 0
    assert shown["writer"]["last_commit_seconds"] < 60
    assert shown["workers"]["most"] == 2
    key = (server.data / KEY_FILE).read_text()
    assert key not in answer.text
    assert str(server.data) not in answer.text


def test_a_database_that_takes_nothing_is_told_of_and_comes_back(data: Path) -> None:
    with Running(data) as server:
        health = server.visitor().client
        assert health.get("/api/health").status_code == 200
        holder = sqlite3.connect(data / DATABASE_FILE, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        time.sleep(1.1)
        began = time.monotonic()
        answer = health.get("/api/health")
        assert (answer.status_code, answer.json()["ok"], answer.json()["writable"]) == (503, False, False)
        assert time.monotonic() - began < 5
        holder.execute("ROLLBACK")
        holder.close()
        time.sleep(1.1)
        assert health.get("/api/health").status_code == 200


def test_however_often_it_is_asked_it_writes_at_most_once_a_second(data: Path) -> None:
    app = create_app(Settings(data, workers=1))
    with running(app) as address, httpx.Client(base_url=address) as client:
        client.get("/api/health")
        before = app.state.health.writer.commits
        for _ in range(20):
            client.get("/api/health")
        assert app.state.health.writer.commits - before <= 2


# -- metrics and log


class Running(Server):
    """A server that is stopped at the end of a block."""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Evening:
    """A server with metrics and a log for machines, and a game with everything that could be told of it."""

    def __init__(self, data: Path) -> None:
        self.metrics_port = free_port()
        server = Server(data, "--metrics-port", str(self.metrics_port), "--log", "json").start()
        anna, ben = server.visitor(), server.visitor()
        ben.join(anna.make("santa-cruz", "you:Annabella", "open", "random"), "Benedict")
        self.secrets = ["Annabella", "Benedict", "I have the golden card"]
        anna.done("/chat", text="I have the golden card", seat=0)
        link = anna.done("/link", seat=0, share=True)["link"].split("#")[1]
        other = server.visitor()
        other.table = anna.table
        other.done("/claim", secret=link)
        self.secrets += [link, *(cookie.value or "" for cookie in anna.client.cookies.jar)]
        assert anna.post("/chat", text="", seat=0).status_code == 422
        assert anna.client.get("/api/tables/zzzzzzzzzzzz?seat=0").status_code == 404
        with Live(anna, seat=0) as live:
            live.next()
            self.play(anna, ben)
            self.metrics = metrics_when(self.metrics_port, "fairwind_live_lines", 1)
        self.tables = [anna.table]
        self.said = server.stop()

    def play(self, *people: Visitor) -> None:
        choose, until, answers = Generator("evening"), time.monotonic() + 20, 0
        while answers < 6 and time.monotonic() < until:
            for person in people:
                found = person.asked()
                if found is not None:
                    options = found[1]["asked"]["options"]
                    person.answer(found[0], options[choose.below(len(options))]["do"])
                    answers += 1


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return Evening(tmp_path_factory.mktemp("evening") / "data")


def value(text: str, name: str) -> float:
    found = [line.rsplit(" ", 1)[1] for line in text.splitlines() if line.startswith(f"{name} ")]
    assert found, f"{name} is not told"
    return float(found[0])


def metrics_when(port: int, name: str, wanted: float) -> str:
    """The metrics, once one of them is as it should be: those of the moment are noted every two seconds."""
    until = time.monotonic() + 20
    while True:
        told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=20).text
        if f"{name} " in told and value(told, name) == wanted:
            return told
        assert time.monotonic() < until, f"{name} is {value(told, name)}"
        time.sleep(0.2)


def test_the_metrics_tell_what_a_host_wants_to_know(evening: Evening) -> None:
    told = evening.metrics
    assert value(told, 'fairwind_answers_total{status="200"}') > 20
    assert value(told, 'fairwind_answer_seconds_count{call="answer"}') >= 4
    assert value(told, "fairwind_commit_seconds_count") > 4
    assert value(told, 'fairwind_rows_written_total{kind="answer"}') >= 4
    assert value(told, 'fairwind_rows_written_total{kind="chat"}') == 1
    assert value(told, "fairwind_tables_in_memory") == 1
    assert value(told, "fairwind_live_lines") == 1
    assert value(told, f'fairwind_version{{version="{__version__}"}}') == 1
    assert value(told, "fairwind_memory_bytes") > 10_000_000
    for name in ("queue", "workers_busy", "jobs_waiting", "bots_replaced_total", "failures_total"):
        assert value(told, f"fairwind_{name}") >= 0
    assert value(told, 'fairwind_jobs_total{outcome="done",work="choose"}') > 0


def test_the_metrics_name_nobody(evening: Evening) -> None:
    labels = re.findall(r'"([^"]*)"', "\n".join(line for line in evening.metrics.splitlines() if line[:1] != "#"))
    for secret in (*evening.secrets, *evening.tables, "127.0.0.1"):
        assert not any(secret in label for label in labels), secret


def test_refusals_are_counted_by_title(evening: Evening) -> None:
    assert value(evening.metrics, 'fairwind_refusals_total{title="no-table"}') == 1
    assert value(evening.metrics, 'fairwind_answers_total{status="404"}') == 1


def test_one_port_tells_of_all_processes(data: Path) -> None:
    port = free_port()
    with Running(data, "--processes", "2", "--metrics-port", str(port)) as server:
        for _ in range(8):
            server.visitor().make("santa-cruz", "you", "open")
        told = metrics_when(port, "fairwind_tables_in_memory", 8)
        assert value(told, 'fairwind_rows_written_total{kind="made"}') == 8
        assert value(told, 'fairwind_answers_total{status="201"}') == 8
        assert value(told, f'fairwind_version{{version="{__version__}"}}') == 1


def test_nobody_gets_metrics_through_the_players_port(server: Server) -> None:
    assert server.visitor().client.get("/metrics").status_code == 404


def test_the_log_is_for_machines_if_wished(evening: Evening) -> None:
    lines = [json.loads(line) for line in evening.said.splitlines() if line.startswith("{")]
    assert [line["level"] for line in lines] == ["info"] * len(lines)
    assert __version__ in lines[0]["text"]
    assert "stopped" in lines[-1]["text"]
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["at"]) for line in lines)


def test_the_log_holds_no_secrets(evening: Evening) -> None:
    for secret in (*evening.secrets, "127.0.0.1"):
        assert str(secret) not in evening.said.partition("Ctrl-C")[2], secret


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The log of this process, as long as the test lasts."""
    root, package = logging.getLogger(), logging.getLogger("fairwind")
    before = (root.handlers[:], root.level, package.level)
    stream = io.StringIO()
    begin_log("plain", stream)
    yield stream
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    package.setLevel(before[2])


def test_what_repeats_does_not_fill_the_disk(written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    log = logging.getLogger("fairwind.test")

    def trouble() -> None:
        try:
            int("x" * 100_000)
        except ValueError:
            log.exception("it failed\nwith\x1b[31m two lines")

    for _ in range(1000):
        trouble()
    lines = written.getvalue()
    assert len(lines) < 10_000
    assert lines.count("Traceback") + lines.count("ValueError") <= 2
    assert len(re.findall("it failed with", lines)) == OFTEN
    assert "\x1b" not in lines
    now = time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: now() + 100)
    trouble()
    assert f"(and {1000 - OFTEN} more like it before)" in written.getvalue()


def test_once_an_hour_the_log_tells_of_normal_life_in_one_line(written: io.StringIO) -> None:
    metrics.lately.clear()
    tell_hour(0, 0)
    assert written.getvalue() == "", "of a quiet hour there is nothing to tell"
    metrics.note_commit(0.001, ["made", "begin", "answer", "answer", "seat"])
    metrics.note_job("choose", "slow")
    metrics.note_refusal("too-fast")
    tell_hour(3, 2)
    told = "1 tables made, 1 games begun, 2 answers, 1 bots replaced, 1 refusals; now 3 tables in memory, 2 live lines"
    assert written.getvalue().rstrip().endswith(f"in the last hour: {told}")
    tell_hour(3, 2)
    assert len(written.getvalue().splitlines()) == 1


# -- failures


@pytest.fixture
def failing(data: Path) -> Iterator[tuple[Any, str]]:
    app = create_app(Settings(data, workers=1))

    async def fail(secret: str = "") -> None:
        raise RuntimeError("a screw is loose")

    app.router.add_api_route("/api/fail", fail)
    app.router.routes.insert(0, app.router.routes.pop())
    with running(app) as address:
        yield app, address


def test_after_a_failure_the_connection_is_still_good(failing: tuple[Any, str], written: io.StringIO) -> None:
    with httpx.Client(base_url=failing[1], limits=httpx.Limits(max_connections=1)) as client:
        opened = []
        for _ in range(3):
            failed = client.get("/api/fail?secret=hush")
            assert (failed.status_code, failed.json()["title"]) == (500, "failed")
            assert "screw" not in failed.text
            assert failed.headers["x-frame-options"] == "DENY"
            good = client.get("/api/bots")
            assert good.status_code == 200
            opened.append(good.extensions["network_stream"].get_extra_info("client_addr"))
    assert len(set(opened)) == 1, "one connection for all of them"
    lines = written.getvalue()
    assert lines.count("Traceback") == 1
    assert "a screw is loose" in lines
    assert "'/api/fail'" in lines
    assert "hush" not in lines


# -- the end, and files


def test_a_terminal_that_closes_is_an_orderly_stop_and_only_the_host_reads_what_is_kept(data: Path) -> None:
    data.mkdir()
    (data / DATABASE_FILE).touch()
    (data / DATABASE_FILE).chmod(0o644)
    server = Server(data).start()
    server.visitor().make("santa-cruz", "you", "open")
    files = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.glob("fairwind*")}
    assert files == {DATABASE_FILE: 0o600, f"{DATABASE_FILE}-wal": 0o600, f"{DATABASE_FILE}-shm": 0o600}
    assert server.process is not None
    server.visitors[0].client.close()
    server.process.send_signal(signal.SIGHUP)
    said = server.process.communicate(timeout=30)[0]
    lines = re.findall(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z info \[\d+\] (.*)$", said, re.MULTILINE)
    assert lines == [f"Fairwind {__version__} has started", "Fairwind has stopped; nothing is lost"]
