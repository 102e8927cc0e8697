"""How much one server holds: open tables, answers a second and how long each takes, beside the limit of the disk.

`python bench/server.py [--tables 1000] [--seconds 10] [--json]`. One process serves, this one plays: every table has a
live connection, and whoever plays answers what the last update asks. The limit is what plain SQLite takes in the same
run on the same disk: rows of the same size through the same kind of group commit, without rules, views or HTTP.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import queue
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

SOURCE = Path(__file__).resolve().parent.parent / "src"
GAMES = ("mundus-novus", "santa-cruz", "santa-maria", "bora-bora")
ROOMY = ("tables=1000000", "rate=10000000", "burst=10000000", "live=100000")
ACTIVE = 64  # tables at which somebody plays as fast as possible
PACED = 1000  # answers a second
ROW_BYTES = 600
GROUP_WRITERS = 64
CONNECTING = 16


# -- the limit of the disk


class PlainWriter:
    """One thread that commits whatever queued during the last commit, and nothing else."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self.loop = loop
        self.queue: queue.SimpleQueue[tuple[tuple[str, int, str], asyncio.Future[None]] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        connection = sqlite3.connect(self.path, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE answers (id INTEGER PRIMARY KEY, t TEXT, n INTEGER, body TEXT, UNIQUE (t, n))")
        while (first := self.queue.get()) is not None:
            group = [first]
            while not self.queue.empty():
                following = self.queue.get()
                if following is None:
                    break
                group.append(following)
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("INSERT INTO answers (t, n, body) VALUES (?, ?, ?)", [row for row, _ in group])
            connection.execute("COMMIT")
            self.loop.call_soon_threadsafe(lambda done=[f for _, f in group]: [f.set_result(None) for f in done])  # type: ignore[misc]
        connection.close()

    async def write(self, table: str, n: int, body: str) -> None:
        done = self.loop.create_future()
        self.queue.put(((table, n, body), done))
        await done


async def plain_limit(folder: Path, seconds: float) -> float:
    """Rows a second with as many writers as there are players."""
    writer = PlainWriter(folder / "plain.sqlite", asyncio.get_running_loop())
    until = time.perf_counter() + seconds
    body = "x" * ROW_BYTES

    async def keep_writing(table: str) -> int:
        n = 0
        while time.perf_counter() < until:
            n += 1
            await writer.write(table, n, body)
        return n

    began = time.perf_counter()
    written = sum(await asyncio.gather(*(keep_writing(f"table{i}") for i in range(GROUP_WRITERS))))
    took = time.perf_counter() - began
    writer.queue.put(None)
    writer.thread.join()
    return written / took


# -- the server


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def server(data: Path) -> Iterator[tuple[int, int]]:
    """A server in its own process: its port and its process id."""
    port = free_port()
    limits = [part for limit in ROOMY for part in ("--limit", limit)]
    command = [sys.executable, "-m", "fairwind.server", "--port", str(port), "--data", str(data), *limits]
    paths = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH")]))
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": paths}
    )
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield port, process.pid
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(60)


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Bytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


# -- the players


class Player:
    """Two seats at one table: a live connection, and one for answers."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.game = GAMES[number % len(GAMES)]
        self.number = number
        self.table = ""
        self.cookie = ""
        self.asked: dict[int, dict[str, Any]] = {}
        self.over = False
        self.busy = False  # whether an answer is on its way
        self.news = asyncio.Event()

    async def connect(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        if self.reader.at_eof():
            await self.connect()  # the server closes what is quiet for long
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nCookie: {self.cookie}\r\nContent-Type: application/json\r\n"
        self.writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        lines = answer.decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        data = await self.reader.readexactly(int(headers["content-length"]))
        return int(lines[0].split()[1]), json.loads(data)

    async def sit_down(self) -> None:
        """Make a table and take both seats."""
        await self.connect()
        status, made = await self.request(
            "POST", "/api/tables", {"game": self.game, "seats": [{"kind": "you"}, {"kind": "you"}]}
        )
        assert status == 201, made
        self.table = made["table"]

    async def watch(self) -> None:
        """Keep a live connection for each seat until the game is over."""
        await asyncio.gather(*(self.watch_seat(seat) for seat in (0, 1)))

    async def watch_seat(self, seat: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=4 * 1024 * 1024)
        path = f"/api/tables/{self.table}/events?seat={seat}"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {self.cookie}\r\n\r\n".encode())
        while line := await reader.readline():
            if line.startswith(b"data: "):
                nothing = b'"asked":null' in line and b'"status":"over"' not in line  # not worth reading
                self.hear(seat, {"status": "", "asked": None} if nothing else json.loads(line[6:])["snapshot"])
        writer.close()

    def hear(self, seat: int, seen: dict[str, Any]) -> None:
        """Remember what the seat is asked."""
        self.over = seen["status"] == "over"
        if seen["asked"] is None:
            self.asked.pop(seat, None)
        else:
            self.asked[seat] = seen["asked"]
        self.news.set()

    async def is_asked(self) -> None:
        """Wait until a seat owes an answer."""
        while not self.asked:
            self.news.clear()
            await self.news.wait()

    async def answer(self) -> float:
        """Answer what is asked as soon as it is known; the seconds until it was acknowledged, or 0 if refused."""
        await self.is_asked()
        seat, asked = self.asked.popitem()
        options = asked["options"]
        do = options[(self.number * 7919 + asked["decision"]) % len(options)]["do"]
        body = {"seat": seat, "decision": asked["decision"], "do": do}
        began = time.perf_counter()
        status, _ = await self.request("POST", f"/api/tables/{self.table}/answer", body)
        return time.perf_counter() - began if status == 200 else 0.0


async def saturate(players: list[Player], seconds: float) -> tuple[float, list[float]]:
    """Some tables play as fast as they can: answers a second, and how long each took."""
    until = time.perf_counter() + seconds
    took: list[float] = []

    async def play(player: Player) -> None:
        while time.perf_counter() < until and not player.over:
            seconds_of_one = await player.answer()
            if seconds_of_one:
                took.append(seconds_of_one)

    began = time.perf_counter()
    playing = [asyncio.ensure_future(play(player)) for player in players[:ACTIVE]]
    await asyncio.wait(playing, timeout=seconds + 5)
    for task in playing:
        task.cancel()  # whoever waits at a game that has ended
    return len(took) / (time.perf_counter() - began), took


async def paced(players: list[Player], seconds: float, rate: float) -> tuple[float, list[float]]:
    """All tables take turns at a steady pace: answers a second that were reached, and how long each took."""
    took: list[float] = []
    pending: set[asyncio.Task[None]] = set()

    async def one(player: Player) -> None:
        took.append(await player.answer())
        player.busy = False

    began = time.perf_counter()
    waiting = [player for player in players if not player.over]
    for count in range(int(seconds * rate)):
        await asyncio.sleep(max(0.0, began + count / rate - time.perf_counter()))
        player = waiting[count % len(waiting)]
        if player.asked and not player.busy and not player.over:
            player.busy = True
            task = asyncio.ensure_future(one(player))
            pending.add(task)
            task.add_done_callback(pending.discard)
    if pending:
        await asyncio.wait(pending, timeout=10)
    good = [t for t in took if t]
    return len(good) / (time.perf_counter() - began), good


def spread(took: list[float]) -> dict[str, float]:
    """How long answers took, in milliseconds."""
    marks = statistics.quantiles(took, n=100) if len(took) > 1 else [0.0] * 99
    return {"p50_ms": round(marks[49] * 1000, 2), "p99_ms": round(marks[98] * 1000, 2)}


async def measure(tables: int, seconds: float, progress: Progress) -> dict[str, Any]:
    """Everything, in one run."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("FAIRWIND_BENCH_DIR")) as folder:
        task = progress.add_task("plain SQLite, group commit", total=4)
        limit = await plain_limit(Path(folder), min(seconds, 5))
        progress.update(task, advance=1, description=f"making {tables} tables")
        with server(Path(folder) / "data") as (port, pid):
            empty = memory_of(pid)
            players = [Player(port, number) for number in range(tables)]
            making = progress.add_task("tables", total=tables)
            for at in range(0, tables, CONNECTING):
                await asyncio.gather(*(player.sit_down() for player in players[at : at + CONNECTING]))
                progress.update(making, completed=min(at + CONNECTING, tables))
            lines = [asyncio.ensure_future(player.watch()) for player in players]
            await asyncio.gather(*(player.is_asked() for player in players))
            held = memory_of(pid)
            progress.update(task, advance=1, description=f"{ACTIVE} tables as fast as they can")
            cpu = cpu_of(pid)
            fastest, took = await saturate(players, seconds)
            cpu = (cpu_of(pid) - cpu) / max(1, len(took))
            progress.update(task, advance=1, description=f"all tables, {PACED} answers a second")
            rate, paced_took = await paced(players, seconds, PACED)
            half, half_took = await paced(players, seconds, max(1.0, fastest / 2))
            progress.update(task, advance=1)
            for line in lines:
                line.cancel()
            await asyncio.gather(*lines, return_exceptions=True)
    return {
        "python": platform.python_version(),
        "build": build(),
        "cores": os.cpu_count(),
        "tables": tables,
        "live_connections": 2 * tables,
        "memory_mib": round(held / 2**20),
        "kib_a_table": round((held - empty) / 1024 / tables, 1),
        "plain_rows_per_s": round(limit),
        "answers_per_s": round(fastest),
        "answers": spread(took),
        "server_cpu_ms_an_answer": round(cpu * 1000, 2),
        "share_of_plain": round(fastest / limit, 3),
        "paced_wanted_per_s": PACED,
        "paced_per_s": round(rate),
        "paced": spread(paced_took),
        "half_load_per_s": round(half),
        "half_load": spread(half_took),
    }


def build() -> str:
    """Whether the rules run compiled."""
    from fairwind.kernel import play

    return "plain" if str(play.__file__).endswith(".py") else "compiled"


def report(figures: dict[str, Any]) -> str:
    """The figures in words."""
    f = figures
    return (
        f"{f['tables']} tables held with {f['live_connections']} live connections: {f['memory_mib']} MiB "
        f"({f['kib_a_table']} KiB a table)\n"
        f"{f['answers_per_s']} answers a second at most, p50 {f['answers']['p50_ms']} ms, "
        f"p99 {f['answers']['p99_ms']} ms, {f['server_cpu_ms_an_answer']} ms of processor time each\n"
        f"{f['paced_per_s']} of {f['paced_wanted_per_s']} wanted answers a second: p50 {f['paced']['p50_ms']} ms, "
        f"p99 {f['paced']['p99_ms']} ms\n"
        f"{f['half_load_per_s']} answers a second (half load): p50 {f['half_load']['p50_ms']} ms, "
        f"p99 {f['half_load']['p99_ms']} ms\n"
        f"plain SQLite, group commit, same machine, same run: {f['plain_rows_per_s']} rows a second "
        f"(share {f['share_of_plain']})\n"
        f"{f['build']} build, Python {f['python']}, {f['cores']} cores"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        figures = asyncio.run(measure(chosen.tables, chosen.seconds, progress))
    print(json.dumps(figures, indent=2) if chosen.json else report(figures))


if __name__ == "__main__":
    main()
