"""A load client, one of several that bench/server.py starts: plays at tables of its own, and tells what it saw.

It reads orders from its standard input, a line of JSON each, and answers each with a line. It does as little as it can
for a message (no JSON is read but the question), so that the server is the limit and not whoever plays.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
import time
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

GAMES = ("mundus-novus", "santa-cruz", "santa-maria", "bora-bora")
HOST = "127.0.0.1"
CONNECTING = 16  # tables made at a time
PATIENCE = 60.0  # seconds
LENGTH = re.compile(rb"(?i)\r\ncontent-length: (\d+)")
COOKIE = re.compile(rb"(?i)\r\nset-cookie: ([^;\r]+)")
DECISION = re.compile(rb'"decision":(\d+)')
CHOICE = re.compile(rb'"do":"((?:[^"\\]|\\.)*)"')
NUMBER = re.compile(rb"(?m)^id: (\d+)")


class Requests(asyncio.Protocol):
    """One connection on which requests follow each other."""

    def __init__(self) -> None:
        self.rest = b""
        self.transport: asyncio.Transport | None = None
        self.heard: Callable[[int, bytes, bytes], None] | None = None  # told status, head and body of the next answer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        if self.heard is not None:
            self.heard(0, b"", b"")

    def data_received(self, data: bytes) -> None:
        self.rest = self.rest + data if self.rest else data
        head, found, body = self.rest.partition(b"\r\n\r\n")
        length = LENGTH.search(head)
        if not found or (length is not None and len(body) < int(length[1])):
            return
        self.rest = b""
        heard, self.heard = self.heard, None
        if heard is not None:
            heard(int(head[9:12]), head, body)


class LiveLine(asyncio.Protocol):
    """One live connection: tells of each message as it came."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.request = request
        self.heard = heard
        self.rest = b""
        self.text = b""
        self.begun = False
        self.unzip: Any = None
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self.rest = self.rest + data if self.rest else data
        if not self.begun:
            head, found, rest = self.rest.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 200"), head
            self.begun, self.rest = True, rest
            if b"content-encoding: gzip" in head.lower():
                self.unzip = zlib.decompressobj(31)
        while self.rest:
            end = self.rest.find(b"\r\n")
            if end < 0:
                return
            size = int(self.rest[:end], 16)
            if len(self.rest) < end + size + 4:
                return
            piece = self.rest[end + 2 : end + 2 + size]
            self.rest = self.rest[end + size + 4 :]
            self.read(piece if self.unzip is None else self.unzip.decompress(piece))

    def read(self, piece: bytes) -> None:
        self.text = self.text + piece if self.text else piece
        while (end := self.text.find(b"\n\n")) >= 0:
            message, self.text = self.text[:end], self.text[end + 2 :]
            if message.startswith(b"event: update"):
                self.heard(message)


class Player:
    """Both seats of a table: a live connection for each, and one for answers."""

    def __init__(self, client: Client, number: int) -> None:
        self.client = client
        self.number = number
        self.game = GAMES[number % len(GAMES)]
        self.table = ""
        self.cookie = b""
        self.asked: dict[int, tuple[int, bytes]] = {}  # by seat: the decision, and what we shall answer
        self.answered = [0, 0]
        self.over = False
        self.busy = False
        self.sent = 0.0
        self.requests = Requests()
        self.lines: list[LiveLine] = []

    async def request(self, method: str, path: str, content: bytes) -> tuple[int, bytes, bytes]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[tuple[int, bytes, bytes]] = loop.create_future()
        if self.requests.transport is None:
            await loop.create_connection(lambda: self.requests, HOST, self.client.port)
        assert self.requests.transport is not None
        self.requests.heard = lambda status, head, body: done.set_result((status, head, body))
        self.requests.transport.write(self.head(method, path) + str(len(content)).encode() + b"\r\n\r\n" + content)
        return await done

    def head(self, method: str, path: str) -> bytes:
        host = f"{HOST}:{self.client.port}"
        lines = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n".encode()
        return lines + (b"Cookie: " + self.cookie + b"\r\n" if self.cookie else b"") + b"Content-Length: "

    async def sit_down(self) -> None:
        """Make a table, take both seats and watch it from each."""
        wish = {"game": self.game, "seats": [{"kind": "you"}, {"kind": "you"}], "public": True}
        status, head, body = await self.request("POST", "/api/tables", json.dumps(wish).encode())
        assert status == 201, body
        self.table = json.loads(body)["table"]
        self.cookie = b"; ".join(COOKIE.findall(head))
        self.answer_head = self.head("POST", f"/api/tables/{self.table}/answer")
        for seat in (0, 1):
            self.lines.append(await self.client.live(self.table, self.hears(seat), seat, self.cookie))

    def hears(self, seat: int) -> Callable[[bytes], None]:
        return lambda message: self.hear(seat, message)

    def hear(self, seat: int, message: bytes) -> None:
        """Remember what the seat is asked."""
        at = message.find(b'"asked":{')
        if at < 0:
            self.asked.pop(seat, None)
            if b'"status":"over"' in message:
                self.over = True
        else:
            first, last = message.find(b'"options":[', at), message.find(b'],"chain"', at)
            found = DECISION.search(message, at)
            assert found is not None
            decision = int(found[1])
            if decision > self.answered[seat]:
                choices = CHOICE.findall(message, first, last)
                self.asked[seat] = (decision, choices[(self.number * 7919 + decision) % len(choices)])
        self.client.news(self)

    @property
    def is_ready(self) -> bool:
        return bool(self.asked) and not self.busy and not self.over and self.requests.transport is not None

    def answer(self) -> None:
        """Answer what is asked; the client is told when it is acknowledged."""
        seat, (decision, do) = self.asked.popitem()
        self.answered[seat] = decision
        content = b'{"seat":%d,"decision":%d,"do":"%s"}' % (seat, decision, do)
        self.busy = True
        assert self.requests.transport is not None
        self.requests.heard = self.acknowledged
        self.sent = time.monotonic()
        self.requests.transport.write(self.answer_head + b"%d\r\n\r\n" % len(content) + content)

    def acknowledged(self, status: int, _: bytes, body: bytes) -> None:
        self.busy = False
        self.client.taken(self, status, time.monotonic() - self.sent, body)


class Client:
    """The tables of one load process, and what it is ordered to do with them."""

    def __init__(self, port: int, zipped: bool) -> None:
        self.port = port
        self.zipped = zipped
        self.players: list[Player] = []
        self.waiting: deque[Player] = deque()  # tables that nobody plays at yet
        self.fast = False  # whether whoever is asked answers at once
        self.active: set[Player] = set()
        self.took: list[float] = []
        self.refused = 0
        self.seen: dict[int, list[float]] = {}  # by row: how many onlookers have it, and when the last one had
        self.onlookers: list[LiveLine] = []
        self.acknowledged: asyncio.Event = asyncio.Event()
        self.last_body = b""

    async def live(self, table: str, heard: Callable[[bytes], None], seat: int | None, cookie: bytes) -> LiveLine:
        path = f"/api/tables/{table}/events" + ("" if seat is None else f"?seat={seat}")
        zipped = "Accept-Encoding: gzip\r\n" if self.zipped else ""
        head = f"GET {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n{zipped}".encode()
        request = head + (b"Cookie: " + cookie + b"\r\n" if cookie else b"") + b"\r\n"
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: LiveLine(request, heard), HOST, self.port)
        return line

    # -- what players tell

    def news(self, player: Player) -> None:
        if not self.fast or player not in self.active:
            return
        if player.over:
            self.active.discard(player)
            self.one_more()
        elif player.is_ready:
            player.answer()

    def taken(self, player: Player, status: int, seconds: float, body: bytes) -> None:
        if status == 200:
            self.took.append(seconds)
        else:
            self.refused += 1
        self.last_body = body
        self.acknowledged.set()
        self.news(player)

    def one_more(self) -> None:
        """Another table plays, in place of one that is at its end."""
        if self.waiting:
            player = self.waiting.popleft()
            self.active.add(player)
            self.news(player)

    # -- orders

    async def sit(self, tables: int, first: int) -> Any:
        """Make tables and take their seats."""
        self.players = [Player(self, first + i) for i in range(tables)]
        for at in range(0, tables, CONNECTING):
            await asyncio.gather(*(player.sit_down() for player in self.players[at : at + CONNECTING]))
            print(json.dumps({"done": min(at + CONNECTING, tables)}), flush=True)
        await until(lambda: all(player.asked for player in self.players), PATIENCE)
        return {"ready": sum(bool(player.asked) for player in self.players), "table": self.players[0].table}

    async def play(self, seconds: float, active: int) -> Any:
        """Some tables play as fast as they can."""
        self.fast = True
        self.waiting = deque(player for player in self.players if not player.over)
        for _ in range(active):
            self.one_more()
        await asyncio.sleep(seconds)
        self.fast = False
        self.active.clear()
        played = len(self.took)
        await until(lambda: not any(player.busy for player in self.players), 10)
        del self.took[played:]
        return {}

    async def pace(self, seconds: float, rate: float) -> Any:
        """All tables take turns at a steady pace."""
        ring = deque(player for player in self.players if not player.over)
        began, sent, missed = time.monotonic() + random.random() / rate, 0, 0  # not all clients at the same moment
        while (now := time.monotonic()) < began + seconds:
            while sent + missed < (now - began) * rate:
                for _ in range(len(ring)):
                    ring.rotate(-1)
                    if ring[-1].is_ready:
                        ring[-1].answer()
                        sent += 1
                        break
                else:
                    missed += 1
            await asyncio.sleep(max(0.0005, began + (sent + missed + 1) / rate - time.monotonic()))
        await until(lambda: not any(player.busy for player in ring), 10)
        return {"missed": missed}

    async def watch(self, table: str, count: int) -> Any:
        """So many look on at one table."""
        for at in range(0, count, CONNECTING):
            lines = (self.live(table, self.see, None, b"") for _ in range(min(CONNECTING, count - at)))
            self.onlookers += await asyncio.gather(*lines)
        await until(lambda: all(line.begun for line in self.onlookers), PATIENCE)
        await asyncio.sleep(0.5)
        self.seen.clear()
        return {}

    def see(self, message: bytes) -> None:
        found = NUMBER.search(message)
        if found is not None:
            seen = self.seen.setdefault(int(found[1]), [0, 0.0])
            seen[0] += 1
            seen[1] = time.monotonic()

    async def answer(self, times: int, pause: float) -> Any:
        """The first table plays some answers, with a pause after each: the row, when it was sent, how long it took."""
        player, told = self.players[0], []
        for _ in range(times):
            await until(lambda: player.is_ready, 5)
            self.acknowledged.clear()
            self.took.clear()
            player.answer()
            sent = player.sent
            await asyncio.wait_for(self.acknowledged.wait(), 5)
            if self.took:
                told.append([json.loads(self.last_body)["n"], sent, self.took[-1]])
            await asyncio.sleep(pause)
        return {"told": told}

    async def tell(self) -> Any:
        """What onlookers have seen."""
        return {"seen": self.seen}

    async def follow(self) -> None:
        """Follow orders until there are no more."""
        loop = asyncio.get_running_loop()
        orders = asyncio.StreamReader()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
        while line := await orders.readline():
            order = json.loads(line)
            self.took.clear()
            self.refused = 0
            lines = [line for player in self.players for line in player.lines] + self.onlookers
            read = sum(line.bytes for line in lines)
            began, worked = time.monotonic(), time.process_time()
            answer = await getattr(self, order.pop("do"))(**order)
            busy = (time.process_time() - worked) / max(0.001, time.monotonic() - began)
            answer |= {"took": [round(t, 6) for t in self.took], "refused": self.refused, "busy": round(busy, 3)}
            answer["read"] = sum(line.bytes for line in lines) - read
            print(json.dumps({"answer": answer}), flush=True)


async def until(holds: Callable[[], bool], seconds: float) -> None:
    """Wait until something holds, but not for ever."""
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:  # noqa: ASYNC110 (nobody tells)
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    asyncio.run(Client(int(sys.argv[1]), sys.argv[2] == "zipped").follow())
