"""Unfinished requests: one household keeps nobody out with them, and they are cut."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.visiting import Server, serving

HALF = b"GET /api/bots HTTP/1.1\r\nHost: here\r\nX-Slow"
CAP, SECONDS = 100, 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = (f"connections={CAP}", f"patience={SECONDS}", "rate=10000", "burst=10000")
    with serving(tmp_path_factory.mktemp("slow"), "--host", "0.0.0.0", limits=limits) as running:
        yield running


def connection(server: Server, source: str) -> socket.socket:
    """A connection from one of the addresses of this machine."""
    made = socket.create_connection(("127.0.0.1", server.port), timeout=10, source_address=(source, 0))
    made.settimeout(10)
    return made


def answer_of(line: socket.socket) -> bytes:
    """Everything until the server closes."""
    got = b""
    try:
        while part := line.recv(4096):
            got += part
    except ConnectionError:
        pass
    return got


def test_300_unfinished_requests_keep_nobody_out_and_are_cut(server: Server) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(connection(server, "127.0.0.2")) for _ in range(300)]
        for line in lines:
            try:
                line.sendall(HALF)
            except ConnectionError:
                continue
        began = time.monotonic()
        assert httpx.get(f"{server.url}/api/bots", timeout=5).status_code == 200
        assert time.monotonic() - began < 3
        answers = [answer_of(line) for line in lines]
        assert time.monotonic() - began < SECONDS + 10
        cut = sum(answer.startswith(b"HTTP/1.1 408") for answer in answers)
        out = sum(answer.startswith(b"HTTP/1.1 503") or not answer for answer in answers)
        assert cut + out == 300
        assert CAP <= cut < 300, "on a slow machine some come in when the first are cut"
        assert b"Dein Netz" in b"".join(answers)
    with connection(server, "127.0.0.2") as again:  # whoever was cut is let in again
        again.sendall(HALF + b": 1\r\nConnection: close\r\n\r\n")
        assert answer_of(again).startswith(b"HTTP/1.1 200")


def test_what_is_begun_and_not_ended_is_cut(server: Server) -> None:
    begun = {
        "nothing at all": b"",
        "an empty line": b"\r\n",
        "half of a second request": b"GET /api/bots HTTP/1.1\r\nHost: here\r\n\r\nGET",
        "half a body": b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{",
        "too large": b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 999999999\r\n\r\n{",
    }
    with ExitStack() as stack:
        began = time.monotonic()
        lines = [stack.enter_context(connection(server, "127.0.0.3")) for _ in begun]
        for line, text in zip(lines, begun.values(), strict=True):
            line.sendall(text)
        for name, line in zip(begun, lines, strict=True):
            answer_of(line)
            assert SECONDS - 0.5 < time.monotonic() - began < SECONDS + 5, name


def test_an_empty_line_after_an_answer_does_not_keep_the_line_open(server: Server) -> None:
    with connection(server, "127.0.0.3") as line:
        line.sendall(b"GET /api/bots HTTP/1.1\r\nHost: here\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200")
        began = time.monotonic()
        line.sendall(b"\r\n")
        answer_of(line)
    assert SECONDS - 0.5 < time.monotonic() - began < SECONDS + 3


def test_a_body_that_keeps_coming_may_take_its_time(server: Server) -> None:
    size = 4 * 80 * 1024
    with connection(server, "127.0.0.4") as line:
        line.sendall(f"POST /api/replays HTTP/1.1\r\nHost: here\r\nContent-Length: {size}\r\n\r\n".encode())
        for _ in range(4):
            time.sleep(0.4)
            line.sendall(b"x" * (80 * 1024))
        line.settimeout(5)
        assert line.recv(100).startswith(b"HTTP/1.1 422")


def test_a_quiet_live_line_is_not_cut(server: Server) -> None:
    visitor = server.visitor()
    visitor.make("santa-cruz", "you", "open")
    with visitor.client.stream("GET", visitor.at("/events")) as live:
        lines = live.iter_lines()
        assert next(lines) == "retry: 1000"
        time.sleep(SECONDS + 1)
        assert visitor.done("/chat", text="still there?")
        assert any("still there?" in line for line in lines)


def test_nobody_needs_a_websocket(server: Server) -> None:
    headers = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Key": "x" * 22 + "=="}
    assert httpx.get(f"{server.url}/api/bots", headers=headers).status_code == 200


def test_the_server_has_as_many_files_as_the_system_gives(server: Server) -> None:
    assert server.process is not None
    limits = Path(f"/proc/{server.process.pid}/limits").read_text(encoding="ascii")
    soft, hard = next(line.split()[3:5] for line in limits.splitlines() if line.startswith("Max open files"))
    assert soft == hard
