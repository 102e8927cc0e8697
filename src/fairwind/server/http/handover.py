"""The hand-over: a connection that asks for another process's table is given to that process, with what it has said.

All processes listen on one socket, so that any of them may get any connection. Whoever gets a request for a table that
is not its own sends the open socket to the owner, which goes on as if it had been there from the beginning. Browsers
stay at one table for long, so it happens seldom, and costs nothing afterwards.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import socket
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from fairwind.server.http.protocol import PatientProtocol
from fairwind.server.metrics import note_handed_over
from fairwind.tables.share import Share, process_of

LONGEST_LINE: Final = 8192  # of which the beginning is looked at; what is longer is refused by whoever has it
MOST_BYTES: Final = 100_000  # handed over with a connection; they must fit into one message
AT_ONCE: Final = 64  # connections adopted before others have their turn
MOST_WAITING: Final = 2000  # connections whose owner's inbox is full
PAUSE: Final = 0.05  # seconds before they are tried again

# A request line that names a table or an uploaded record; odd spellings of the same are refused by the tables (421).
OF_A_TABLE: Final = re.compile(rb"[A-Z]+ /api/(?:tables|replays)/([a-z]{12})[/? ]")
NEW_TABLE: Final = re.compile(rb"POST /api/tables[? ]")
BUSY: Final = STATUS_LINE[503] + b"retry-after: 1\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

Adopt = Callable[[socket.socket, bytes], None]


class Handover:
    """The lines between sibling processes: each has an inbox that all others can write to.

    An inbox outlives its process: whoever is handed over while it starts again waits there.
    """

    def __init__(self, share: Share, inboxes: Sequence[socket.socket], inbox: socket.socket) -> None:
        self.share: Final = share
        self.inboxes: Final = inboxes  # the ends to write to, by process
        self.inbox: Final = inbox  # the end to read from
        self._turn: Final = itertools.count(share.process)
        self._waiting: Final[deque[tuple[int, int, bytes]]] = deque()  # owner, socket, what was said

    def owner(self, line: bytes) -> int:
        """The process that answers a request; new tables are made in turn, so that all have as many."""
        found = OF_A_TABLE.match(line)
        if found is not None:
            return process_of(found[1].decode("ascii"), self.share.processes)
        if NEW_TABLE.match(line):
            return next(self._turn) % self.share.processes
        return self.share.process

    def give(self, owner: int, connection: int, said: bytes) -> bool:
        """Send an open socket and what was read from it to its owner; False if too many wait for theirs."""
        if not self._send(owner, connection, said):
            if len(self._waiting) >= MOST_WAITING:
                return False
            self._waiting.append((owner, os.dup(connection), said))
            if len(self._waiting) == 1:
                asyncio.get_running_loop().call_later(PAUSE, self._try_again)
        note_handed_over()
        return True

    def _send(self, owner: int, connection: int, said: bytes) -> bool:
        """Whether there was room in the owner's inbox: while it starts again it may be full."""
        try:
            socket.send_fds(self.inboxes[owner], [said], [connection])
        except OSError:
            return False
        return True

    def _try_again(self) -> None:
        for _ in range(len(self._waiting)):
            owner, connection, said = self._waiting.popleft()
            if self._send(owner, connection, said):
                os.close(connection)
            else:
                self._waiting.append((owner, connection, said))
        if self._waiting:
            asyncio.get_running_loop().call_later(PAUSE, self._try_again)

    def listen(self, loop: asyncio.AbstractEventLoop, adopt: Adopt) -> None:
        """Adopt whatever the others hand over, from now on."""
        loop.add_reader(self.inbox, self._take, adopt)

    def stop(self, loop: asyncio.AbstractEventLoop) -> None:
        """Adopt nothing more."""
        loop.remove_reader(self.inbox)

    def _take(self, adopt: Adopt) -> None:
        for _ in range(AT_ONCE):
            try:
                said, handles, _, _ = socket.recv_fds(self.inbox, MOST_BYTES, 1)
            except BlockingIOError:
                return
            for handle in handles:
                os.set_inheritable(handle, False)  # a bot's process that begins now would keep it open beyond its end
                adopt(socket.socket(fileno=handle), said)


class HandedProtocol(PatientProtocol):
    """A connection that may be handed over between two requests, or that was: then it begins with what was said."""

    def __init__(self, *args: Any, said: bytes = b"", **more: Any) -> None:
        super().__init__(*args, **more)
        self.handover: Final[Handover] = self.config.app.state.handover  # type: ignore[union-attr]
        self._said: Final = said
        self._line = b""  # a request line that is not whole

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, if it was handed over with the request that is meant for us."""
        super().connection_made(transport)
        if self._said and not transport.is_closing():
            super().data_received(self._said)

    def data_received(self, data: bytes) -> None:
        """Look at each request line before it is read, unless an answer is still owed: then it is too late."""
        if self._reading or self._owes_something:
            super().data_received(data)
            return
        said = (self._line + data).lstrip(b"\r\n") if self._line or data[:1] in b"\r\n" else data
        self._line = b""
        if b"\n" not in said and len(said) < LONGEST_LINE:
            self._line = said
            if self._due is None:
                self._wait()
            return
        owner = self.handover.owner(said[:LONGEST_LINE])
        if owner == self.handover.share.process:
            super().data_received(said)
        elif len(said) > MOST_BYTES or not self.handover.give(owner, self._handle, said):
            self.transport.write(BUSY)
            self.transport.close()
        else:
            self.transport.close()  # our end only: the owner has the connection

    @property
    def _owes_something(self) -> bool:
        """Whether an answer is not made, or not sent, yet: its end and the owner's would run into one another."""
        made = self.cycle is None or self.cycle.response_complete
        return not made or self.transport.get_write_buffer_size() > 0

    @property
    def _handle(self) -> int:
        connection: socket.socket = self.transport.get_extra_info("socket")
        return connection.fileno()
