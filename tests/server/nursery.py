"""A nursery: one process that has read all the code and forks servers from it, so that a thousand starts are quick."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

import httpx

from tests.server.visiting import PATIENCE, ROOMY, SOURCE, Server


class Nursery:
    """The process from which servers are forked."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from tests.server.nursery import main; main()"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=SOURCE.parent,
        )  # fmt: skip

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        self.process.communicate(timeout=PATIENCE)

    def ask(self, **wish: Any) -> int:
        """Have something done; what comes back."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(wish) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())


class ForkedServer(Server):
    """A server that is forked instead of started."""

    def __init__(self, nursery: Nursery, data: Path, database: str = "", behind_proxy: bool = False) -> None:
        super().__init__(data)
        self.nursery = nursery
        self.wish = {"data": str(data), "port": self.port, "database": database, "behind_proxy": behind_proxy}
        self.pid = 0

    def start(self) -> Server:
        self.pid = self.nursery.ask(do="start", **self.wish)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                httpx.get(f"{self.url}/api/bots", timeout=2)
            except httpx.TransportError:
                time.sleep(0.01)
            else:
                return self
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self.nursery.ask(do="end", pid=self.pid, signal=int(signal.SIGKILL))

    def stop(self) -> str:
        for visitor in self.visitors:
            visitor.client.close()
        self.nursery.ask(do="end", pid=self.pid, signal=int(signal.SIGINT))
        return ""


def main() -> None:
    """Fork and end servers as told, one wish a line."""
    from fairwind.games import game, game_names
    from fairwind.server.serve import serve_forever
    from fairwind.server.settings import Settings, read_limits

    for name in game_names():
        game(name).edition()
    for line in sys.stdin:
        wish = json.loads(line)
        if wish["do"] == "end":
            os.kill(wish["pid"], wish["signal"])
            tell(os.waitpid(wish["pid"], 0)[1])
            continue
        pid = os.fork()
        if not pid:
            nothing = os.open(os.devnull, os.O_RDWR)
            os.dup2(nothing, 0)
            os.dup2(nothing, 1)
            limits = read_limits(list(ROOMY))
            settings = Settings(Path(wish["data"]), wish["database"], wish["behind_proxy"], limits)
            serve_forever(settings, "127.0.0.1", wish["port"], False)
            os._exit(0)
        tell(pid)


def tell(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()
