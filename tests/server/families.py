"""The processes of a server that has several."""

from __future__ import annotations

from pathlib import Path

from tests.server.visiting import Server

CHILD = "fairwind.server.child"


def children(server: Server) -> dict[int, int]:
    """The ids of a server's processes, by their number."""
    assert server.process is not None
    found: dict[int, int] = {}
    for listed in Path(f"/proc/{server.process.pid}/task").glob("*/children"):
        for pid in listed.read_text(encoding="ascii").split():
            try:
                words = Path(f"/proc/{pid}/cmdline").read_bytes().decode().split("\0")
            except OSError:
                continue
            if CHILD in words:
                found[int(words[words.index(CHILD) + 1])] = int(pid)
    return found
