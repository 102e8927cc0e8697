"""A server in its own process, and people who visit it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import httpx

from fairwind.kernel.chance import Generator
from fairwind.tables.seats import Key

SOURCE = Path(__file__).resolve().parents[2] / "src"
PATIENCE = 30.0
ROOMY = (
    "tables=100000", "rate=100000", "burst=100000", "live=1000", "connections=100000", "bytes=100000000000",
    "rows=100000000", "seconds=100000000", "talk=100000",
)  # fmt: skip


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def hear_hang_ups() -> None:
    """Whatever whoever runs the tests has said of them, with nohup say."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Server:
    """A server that tests start, stop and kill."""

    module = "fairwind.server"

    def __init__(
        self, data: Path, *options: str, limits: Sequence[str] = ROOMY, database: str = "", port: int = 0
    ) -> None:
        self.data = data
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.options = [*options, *(part for limit in limits for part in ("--limit", limit))]
        if database:
            self.options += ["--database", database]
        self.process: subprocess.Popen[str] | None = None
        self.visitors: list[Visitor] = []

    def start(self) -> Server:
        command = [sys.executable, "-m", self.module, "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*command, *self.options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ,
            preexec_fn=hear_hang_ups,  # noqa: PLW1509 (nothing else runs in the child)
        )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended at once: {self.process.communicate()[0]}")
            try:
                httpx.get(f"{self.url}/api/bots", timeout=2)
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return self
        self.process.kill()
        raise AssertionError(f"the server does not answer: {self.process.communicate()[0]}")

    def kill(self) -> None:
        """At any moment, without a warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> str:
        """As Ctrl-C does; what it printed."""
        assert self.process is not None
        for visitor in self.visitors:
            visitor.client.close()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        try:
            return self.process.communicate(timeout=PATIENCE)[0]
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def key(self) -> Key:
        """The key with which it signs."""
        return Key([bytes.fromhex(line) for line in (self.data / "key").read_text().split()])

    def visitor(self, **options: Any) -> Visitor:
        self.visitors.append(Visitor(httpx.Client(base_url=self.url, timeout=PATIENCE, **options)))
        return self.visitors[-1]


@contextmanager
def serving(data: Path, *options: str, **more: Any) -> Iterator[Server]:
    server = Server(data, *options, **more).start()
    try:
        yield server
    finally:
        server.stop()


class Visitor:
    """Somebody with a browser: keeps cookies, makes tables, answers."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.table = ""

    def at(self, path: str = "") -> str:
        return f"/api/tables/{self.table}{path}"

    def get(self, path: str = "", **query: Any) -> Any:
        answer = self.client.get(self.at(path), params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def log(self, **query: Any) -> list[Any]:
        """All pages of the log."""
        rows: list[Any] = []
        while page := self.get("/log", after=rows[-1]["n"] if rows else 0, **query):
            rows += page
        return rows

    def post(self, path: str, **body: Any) -> httpx.Response:
        headers = {"Content-Type": "application/json"}
        return self.client.post(self.at(path), content=json.dumps(body), headers=headers)

    def done(self, path: str, **body: Any) -> Any:
        answer = self.post(path, **body)
        assert answer.status_code in {200, 201, 202}, answer.text
        return answer.json()

    def make(self, game: str, *seats: str, **more: Any) -> str:
        """Seats as `you`, `you:Anna`, `open` or a bot's name."""
        answer = self.client.post("/api/tables", json={"game": game, "seats": [wish(s) for s in seats], **more})
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["table"]
        return self.table

    def join(self, table: str, name: str, **more: Any) -> int:
        self.table = table
        seat: int = self.done("/join", name=name, **more)["seat"]
        return seat

    def cookie(self) -> str:
        """The visitor's own cookie: all seats of this browser stand on it."""
        return next((c.value or "" for c in self.client.cookies.jar if c.name == "fw"), "")

    def link(self, seat: int, share: bool = False) -> str:
        """The secret of a link to one of my seats."""
        secret: str = self.done("/link", seat=seat, share=share)["link"].partition("#")[2]
        return secret

    @contextmanager
    def watching(self) -> Iterator[None]:
        """With the table open in a browser that nobody looks at."""
        live = Live(self)

        def read() -> None:
            with suppress(httpx.HTTPError, RuntimeError, OSError):  # whoever reads is interrupted at the end
                live.ends()

        threading.Thread(target=read, daemon=True).start()
        try:
            yield
        finally:
            live.close()

    # -- playing

    def asked(self, *seats: int) -> tuple[int, dict[str, Any]] | None:
        """The first of these seats (or of all mine) that owes an answer, with its snapshot."""
        seen = self.get()
        for seat in seats or seen["mine"]:
            if seen["seats"][seat]["owes"]:
                mine = seen if seen["seat"] == seat else self.get(seat=seat)
                if mine["asked"] is not None:
                    return seat, mine
        return None

    def wait_until_asked(self, *seats: int) -> tuple[int, dict[str, Any]] | None:
        """As `asked`, but waits for bots; None when the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = self.asked(*seats)
            if found is not None:
                return found
            if self.get()["status"] == "over":
                return None
            time.sleep(0.02)
        raise AssertionError(f"nobody is asked: {self.get()}")

    def answer(self, seat: int, do: str | list[str], decision: int | None = None) -> httpx.Response:
        if decision is None:
            decision = self.get(seat=seat)["asked"]["decision"]
        return self.post("/answer", seat=seat, decision=decision, do=do)

    def play(self, choose: Generator, most: int = 100_000) -> int:
        """Answer at random for all my seats until the game is over, or so often."""
        for count in range(most):
            found = self.wait_until_asked()
            if found is None:
                return count
            seat, seen = found
            options = seen["asked"]["options"]
            do = options[choose.below(len(options))]["do"]
            answer = self.answer(seat, do, seen["asked"]["decision"])
            assert answer.status_code == 200, answer.text
        return most


def wish(seat: str) -> dict[str, str]:
    kind, _, name = seat.partition(":")
    if kind in {"you", "open"}:
        return {"kind": kind, **({"name": name} if name else {})}
    return {"kind": "bot", "bot": kind}


class Live:
    """A live connection, read message by message."""

    def __init__(self, visitor: Visitor, last: int | None = None, **query: Any) -> None:
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        self.stream = visitor.client.stream("GET", visitor.at("/events"), params=query, headers=headers)
        self.response = self.stream.__enter__()
        self.lines = self.response.iter_lines()

    def next(self, counting: bool = False) -> tuple[str, int, Any]:
        """The next event: its name, its id and its data; how many look on only if that is what counts."""
        event: dict[str, str] = {}
        for line in self.lines:
            if not line:
                if "data" in event and (counting or event["event"] != "onlookers"):
                    return event["event"], int(event["id"]), json.loads(event["data"])
                event = {}
            elif not line.startswith(":"):
                name, _, value = line.partition(": ")
                event[name] = value
        raise EOFError

    def ends(self) -> bool:
        """Whether the server ends the line; reads what comes before."""
        try:
            while True:
                self.next()
        except EOFError:
            return True

    def close(self) -> None:
        self.stream.__exit__(None, None, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
