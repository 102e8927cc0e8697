"""How much a server holds: open tables, answers a second and how long each takes, beside the limit of the disk.

`python bench/server.py [--tables 1000] [--seconds 10] [--processes N] [--database URL] [--json]`. The server runs in
its own processes and the load in several others (bench/load.py), on other cores where there are more than two. At every
table both seats have a live connection, and whoever is asked answers what the last update offers. The limit is what
plain SQLite takes in the same run on the same disk: rows of the same size through the same kind of group commit, but
no rules, views or HTTP. A figure counts only if the busiest load client was less than 80 % busy: it is the limit else.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import queue
import re
import resource
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

HOST = "127.0.0.1"
LOAD = Path(__file__).with_name("load.py")
ROW_BYTES = 600
GROUP_WRITERS = 64
TOO_FEW_CORES = 2
ANSWERS_WATCHED = 20
PAUSE = 0.5  # seconds after each of them


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
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def roomy() -> list[str]:
    """Limits that nobody meets."""
    from fairwind.server.settings import FIXED, Limits

    names = [each.name for each in fields(Limits) if each.name not in {*FIXED, "body", "record"}]
    return [part for name in names for part in ("--limit", f"{name}=1000000000")]


@contextlib.contextmanager
def server(data: Path, cores: set[int], database: str, processes: int) -> Iterator[tuple[int, int]]:
    """A server in its own process or processes: its port and its process id."""
    port = free_port()
    command = [sys.executable, "-m", "fairwind.server", "--port", str(port), "--data", str(data), *roomy()]
    command += ["--database", database] if database else []
    command += ["--processes", str(processes)] if processes > 1 else []
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.sched_setaffinity(process.pid, cores)
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex((HOST, port)) == 0:
                    break
            time.sleep(0.05)
        yield port, process.pid
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(60)


def family_of(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in path.read_text().split():
                found += family_of(int(child))
    return found


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process and all its children have used."""
    ticks = 0
    for member in family_of(pid):
        with contextlib.suppress(OSError):
            fields_of_it = Path(f"/proc/{member}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields_of_it[11]) + int(fields_of_it[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Bytes that a process and all its children hold."""
    held = 0
    for member in family_of(pid):
        with contextlib.suppress(OSError):
            found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{member}/status").read_text())
            held += int(found[1]) * 1024 if found else 0
    return held


# -- the load


class Load:
    """Several load clients, each a process of its own, that follow the same orders."""

    def __init__(self, count: int, port: int, cores: set[int], zipped: bool) -> None:
        command = [sys.executable, str(LOAD), str(port), "zipped" if zipped else "plain"]
        self.clients = [
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(count)
        ]
        for client in self.clients:
            os.sched_setaffinity(client.pid, cores)

    def order(self, orders: list[dict[str, Any]], done: Callable[[int], None] = lambda _: None) -> list[dict[str, Any]]:
        """Give each client its order, and wait for all the answers; `done` hears how far they are."""
        for client, order in zip(self.clients, orders, strict=True):
            assert client.stdin is not None
            print(json.dumps(order), file=client.stdin, flush=True)
        answers: list[dict[str, Any]] = []
        for client in self.clients:
            assert client.stdout is not None
            so_far = 0
            while "answer" not in (told := json.loads(client.stdout.readline())):
                done(told["done"] - so_far)
                so_far = told["done"]
            answers.append(told["answer"])
        return answers

    def all(self, **order: Any) -> list[dict[str, Any]]:
        """The same order for all."""
        return self.order([order] * len(self.clients))

    def close(self) -> None:
        """No more orders."""
        for client in self.clients:
            assert client.stdin is not None
            client.stdin.close()
            client.wait(30)


def parts(total: int, count: int) -> list[int]:
    """A number in so many parts, as equal as can be."""
    return [total // count + (i < total % count) for i in range(count)]


def spread(took: list[float]) -> dict[str, float]:
    """How long answers took, in milliseconds."""
    marks = statistics.quantiles(took, n=100) if len(took) > 1 else [0.0] * 99
    return {"p50_ms": round(marks[49] * 1000, 2), "p99_ms": round(marks[98] * 1000, 2)}


def figures_of(answers: list[dict[str, Any]], seconds: float, cpu: float) -> dict[str, Any]:
    """What the clients tell of one stretch of play."""
    took = [t for answer in answers for t in answer["took"]]
    return {
        "per_s": round(len(took) / seconds),
        **spread(took),
        "server_cpu_ms_an_answer": round(cpu * 1000 / max(1, len(took)), 3),
        "server_busy": round(cpu / seconds, 2),
        "clients_busy": max(answer["busy"] for answer in answers),
        "kib_read_an_answer": round(sum(answer["read"] for answer in answers) / 1024 / max(1, len(took)), 2),
        "refused": sum(answer["refused"] for answer in answers),
        "missed": sum(answer.get("missed", 0) for answer in answers),
    }


def onlookers_of(load: Load, table: str, count: int) -> dict[str, Any]:
    """How long an answer takes at a table at which so many look on, and until all of them have it."""
    share = parts(count, len(load.clients))
    load.order([{"do": "watch", "table": table, "count": number} for number in share])
    idle = {"do": "tell"}
    played = load.order([{"do": "answer", "times": ANSWERS_WATCHED, "pause": PAUSE}, *[idle] * (len(share) - 1)])
    told = played[0]["told"]
    seen = [answer["seen"] for answer in load.all(do="tell")]
    until_all: list[float] = []
    for n, sent, _ in told:
        rows = [each[str(n)] for each in seen if str(n) in each]
        if sum(row[0] for row in rows) == count:
            until_all.append(max(row[1] for row in rows) - sent)
    acknowledged = [took for _, _, took in told]
    return {
        "onlookers": count,
        "answers": len(told),
        "acknowledged_ms": round(statistics.median(acknowledged) * 1000, 1),
        "acknowledged_slowest_ms": round(max(acknowledged) * 1000, 1),
        "seen_by_all": len(until_all),
        "all_have_it_ms": round(statistics.median(until_all) * 1000, 1) if until_all else None,
    }


# -- everything in one run


def cores_for(processes: int) -> tuple[set[int], set[int]]:
    """The cores of the server, and those of the load: apart where there are enough."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) <= TOO_FEW_CORES:
        return set(cores), set(cores)
    own = min(processes + 1, len(cores) // 2)
    return set(cores[:own]), set(cores[own:])


def measure(chosen: argparse.Namespace, progress: Progress) -> dict[str, Any]:
    """Everything, in one run."""
    served, loading = cores_for(chosen.processes)
    clients = chosen.clients or max(1, min(8, len(loading) - 1))
    with tempfile.TemporaryDirectory(dir=os.environ.get("FAIRWIND_BENCH_DIR")) as folder:
        steps = progress.add_task("plain SQLite, group commit", total=5)
        limit = asyncio.run(plain_limit(Path(folder), min(chosen.seconds, 3)))
        with server(Path(folder) / "data", served, chosen.database, chosen.processes) as (port, pid):
            time.sleep(1)
            empty = memory_of(pid)
            load = Load(clients, port, loading, chosen.zipped)
            try:
                figures = measure_load(chosen, progress, steps, load, pid)
            finally:
                load.close()
    held = figures.pop("held")
    return {
        "python": platform.python_version(),
        "build": build(),
        "cores": os.cpu_count(),
        "cores_of_server": len(served),
        "load_average": os.getloadavg()[0],
        "processes": chosen.processes,
        "database": "PostgreSQL" if chosen.database else "SQLite",
        "zipped": chosen.zipped,
        "clients": clients,
        "tables": chosen.tables,
        "live_connections": 2 * chosen.tables,
        "memory_mib": round(held / 2**20),
        "kib_a_table": round((held - empty) / 1024 / chosen.tables, 1),
        "plain_rows_per_s": round(limit),
        **figures,
    }


def measure_load(chosen: argparse.Namespace, progress: Progress, steps: TaskID, load: Load, pid: int) -> dict[str, Any]:
    """What the load clients see of one server."""
    count = len(load.clients)
    progress.update(steps, advance=1, description=f"making {chosen.tables} tables")
    making = progress.add_task("tables", total=chosen.tables)
    share = parts(chosen.tables, count)
    firsts = [sum(share[:i]) for i in range(count)]
    orders = [{"do": "sit", "tables": number, "first": first} for number, first in zip(share, firsts, strict=True)]
    sat = load.order(orders, lambda more: progress.advance(making, more))
    figures: dict[str, Any] = {"held": memory_of(pid)}

    def stretch(name: str, title: str, orders: list[dict[str, Any]]) -> None:
        progress.update(steps, advance=1, description=title)
        cpu = cpu_of(pid)
        answers = load.order(orders)
        figures[name] = figures_of(answers, chosen.seconds, cpu_of(pid) - cpu)

    active = parts(min(chosen.active, chosen.tables), count)
    fastest = [{"do": "play", "seconds": chosen.seconds, "active": number} for number in active]
    stretch("most", f"{chosen.active} tables as fast as they can", fastest)
    paced = [{"do": "pace", "seconds": chosen.seconds, "rate": chosen.rate / count}] * count
    stretch("paced", f"all tables, {chosen.rate:g} answers a second", paced)
    half = figures["most"]["per_s"] / 2
    stretch("half", "all tables, half of the most", [{**paced[0], "rate": half / count}] * count)
    if chosen.onlookers:
        progress.update(steps, description=f"{chosen.onlookers} look on at one table")
        figures["watched"] = onlookers_of(load, sat[0]["table"], chosen.onlookers)
    progress.update(steps, advance=1)
    figures["memory_at_the_end_mib"] = round(memory_of(pid) / 2**20)
    return figures


def build() -> str:
    """Whether the rules run compiled."""
    from fairwind.kernel import play

    return "plain" if str(play.__file__).endswith(".py") else "compiled"


def report(f: dict[str, Any]) -> str:
    """The figures in words."""
    where = (
        f"{f['database']}, {f['processes']} process(es), {f['build']} build, Python {f['python']}, {f['cores']} cores "
        f"({f['cores_of_server']} for the server), {f['clients']} load clients, load average {f['load_average']:.1f}"
    )
    held = (
        f"{f['tables']} tables held with {f['live_connections']} live connections: {f['memory_mib']} MiB "
        f"({f['kib_a_table']} KiB a table)"
    )
    said = [where, held]
    for name, title in (("most", "at most"), ("paced", "paced"), ("half", "half load")):
        part = f[name]
        said.append(
            f"{title}: {part['per_s']} answers a second, p50 {part['p50_ms']} ms, p99 {part['p99_ms']} ms, "
            f"{part['server_cpu_ms_an_answer']} ms of processor time each; {part['kib_read_an_answer']} KiB sent "
            f"for each; server {part['server_busy']:.0%} of a core, busiest client {part['clients_busy']:.0%}; "
            f"{part['refused']} refused, {part['missed']} not asked in time"
        )
    if "watched" in f:
        part = f["watched"]
        said.append(
            f"{part['onlookers']} onlookers at one table: acknowledged after {part['acknowledged_ms']} ms (slowest "
            f"{part['acknowledged_slowest_ms']}), all have it after {part['all_have_it_ms']} ms "
            f"({part['seen_by_all']} of {part['answers']} answers seen by all)"
        )
    said.append(f"plain SQLite, group commit, same machine, same run: {f['plain_rows_per_s']} rows a second")
    return "\n".join(said)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each stretch")
    parser.add_argument("--rate", type=float, default=1000.0, help="answers a second of the paced stretch")
    parser.add_argument("--active", type=int, default=64, help="tables that play as fast as they can")
    parser.add_argument("--onlookers", type=int, default=2000, help="of one table; 0 leaves this out")
    parser.add_argument("--clients", type=int, default=0, help="load processes; 0 chooses by the cores")
    parser.add_argument("--processes", type=int, default=1, help="of the server")
    parser.add_argument("--database", default="", help="a PostgreSQL address; else SQLite in a folder of its own")
    parser.add_argument("--zipped", action="store_true", help="ask for live lines that are compressed")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        figures = measure(chosen, progress)
    print(json.dumps(figures, indent=2) if chosen.json else report(figures))


if __name__ == "__main__":
    main()
