"""A child: one of several processes that serve together. It is told what to do on its standard input, and ends with it.

Its number stands in its command line, for whoever looks at the list of processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import socket
import sys
import threading
from typing import IO, Final

import uvicorn

from fairwind.server.http.handover import HandedProtocol, Handover
from fairwind.server.http.protocol import raise_file_limit
from fairwind.server.processes import ChildTask
from fairwind.server.serve import PoliteServer, config_of, leave_garbage


class SiblingServer(PoliteServer):
    """Serves what it accepts, and what others hand over."""

    def __init__(self, config: uvicorn.Config, handover: Handover) -> None:
        super().__init__(config)
        self.handover: Final = handover
        self._adopting: Final[set[asyncio.Task[None]]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen to the others as well."""
        await super().startup(sockets)
        self.handover.listen(asyncio.get_running_loop(), self.adopt)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nothing more, then close."""
        self.handover.stop(asyncio.get_running_loop())
        await super().shutdown(sockets)

    def adopt(self, connection: socket.socket, said: bytes) -> None:
        """Go on with a connection that somebody else accepted."""
        task = asyncio.ensure_future(self._adopt(connection, said))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _adopt(self, connection: socket.socket, said: bytes) -> None:
        loop = asyncio.get_running_loop()
        connection.setblocking(False)

        def protocol() -> HandedProtocol:
            return HandedProtocol(self.config, self.server_state, self.lifespan.state, said=said)

        with contextlib.suppress(OSError):  # whoever it was has hung up
            await loop.connect_accepted_socket(protocol, connection)


def end_with(parent: IO[bytes]) -> None:
    """End at once when whoever started this process is gone: the folder may belong to another server then."""
    parent.read()
    os._exit(1)


def main() -> None:
    """Serve until told to stop."""
    task: ChildTask = pickle.load(sys.stdin.buffer)  # noqa: S301 (written by whoever started this process)
    for handle in task.inherited:
        os.set_inheritable(handle, False)  # uvloop closes nothing for the processes in which bots think
    threading.Thread(target=end_with, args=(sys.stdin.buffer,), daemon=True).start()
    inboxes = [socket.socket(fileno=handle) for handle in task.inboxes]
    handover = Handover(task.settings.share, inboxes, socket.socket(fileno=task.inbox))
    config = config_of(task.settings)
    config.http = HandedProtocol
    config.app.state.handover = handover  # type: ignore[union-attr]
    raise_file_limit()
    leave_garbage()
    with contextlib.suppress(KeyboardInterrupt):
        SiblingServer(config, handover).run(sockets=[socket.socket(fileno=handle) for handle in task.listeners])


if __name__ == "__main__":
    main()
