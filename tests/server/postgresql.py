"""A PostgreSQL of the tests' own, from Debian's packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.visiting import free_port

FOLDER = Path("/usr/lib/postgresql")
USER = "postgres"  # the database refuses to run as root


def binaries() -> Path | None:
    """The newest version that is installed."""
    found = [path.parent for path in FOLDER.glob("*/bin/initdb")]
    return max(found, key=lambda path: int(path.parent.name)) if found else None


def as_user(*command: str) -> list[str]:
    """A command, run by somebody who is not root."""
    runuser = shutil.which("runuser") or "/usr/sbin/runuser"  # the latter is not on everybody's path
    return [runuser, "-u", USER, "--", *command] if os.geteuid() == 0 else list(command)


needs_postgresql = pytest.mark.skipif(
    binaries() is None, reason="PostgreSQL is not installed; Debian's package postgresql brings it."
)


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a fresh database."""
    tools = binaries()
    assert tools is not None
    folder = Path(tempfile.mkdtemp(prefix="fairwind-postgresql-"))
    data, port = folder / "data", free_port()
    if os.geteuid() == 0:
        shutil.chown(folder, USER, USER)
    make = as_user(str(tools / "initdb"), "-D", str(data), "-A", "trust", "-U", "fairwind", "--no-sync")
    subprocess.run(make, check=True, capture_output=True, cwd="/")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=60 -c fsync=off"
    start = as_user(str(tools / "pg_ctl"), "-D", str(data), "-l", str(data / "log"), "-o", options, "-w", "start")
    subprocess.run(start, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
    try:
        yield f"postgresql://fairwind@127.0.0.1:{port}/postgres"
    finally:
        stop = as_user(str(tools / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")
        subprocess.run(stop, check=False, capture_output=True, cwd="/")
        shutil.rmtree(folder, ignore_errors=True)
