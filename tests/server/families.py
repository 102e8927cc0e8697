"""The processes of a server that has several."""

from __future__ import annotations

from pathlib import Path

from tests.server.visiting import Server

CHILD = "fairwind.server.child"


def children(server: Server) -> dict[int, int]:
    """The ids of a server's processes, by their number."""
    assert server.process is not None
    found: dict[int, int] = {}
    for pid in started_by(server.process.pid):
        try:
            words = Path(f"/proc/{pid}/cmdline").read_bytes().decode().split("\0")
        except OSError:
            continue
        if CHILD in words:
            found[int(words[words.index(CHILD) + 1])] = pid
    return found


def started_by(process: int) -> list[int]:
    """The ids of the processes that a process has started."""
    listed = Path(f"/proc/{process}/task").glob("*/children")
    return [int(pid) for file in listed for pid in file.read_text(encoding="ascii").split()]
