"""nginx from Debian's packages, in front of servers of the tests, as far as only the way to them matters."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.visiting import PATIENCE, free_port

NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
HOSTING = Path(__file__).parents[2] / "docs/hosting.md"
needs_nginx = pytest.mark.skipif(
    NGINX is None, reason="nginx is not installed; Debian's package nginx-light brings it."
)
CONF = """
daemon off; pid {folder}/pid; error_log {folder}/log; worker_processes 1; {user}
events {{ worker_connections 512; }}
http {{
    access_log off; {kept}
    {more}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://{target};
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_buffering off;
        }}
    }}
}}
"""


def documented(number: int) -> str:
    """One of the blocks for nginx in the documentation."""
    blocks: list[str] = re.findall(r"```nginx\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    return next(block for block in blocks if ("--process-ports", "hash ")[number] in block)


@contextmanager
def nginx(folder: Path, more: str, target: str) -> Iterator[int]:
    """The port of a proxy that sends requests to a target, with what defines it."""
    port = free_port()
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    kept = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""
    text = CONF.format(folder=folder, user=user, kept=kept, more=more, port=port, target=target)
    (folder / "conf").write_text(text, encoding="utf-8")
    assert NGINX is not None
    process = subprocess.Popen([NGINX, "-c", str(folder / "conf"), "-e", str(folder / "log")])
    try:
        until = time.monotonic() + PATIENCE
        with socket.socket() as probe:
            while probe.connect_ex(("127.0.0.1", port)):
                assert process.poll() is None, (folder / "log").read_text(encoding="utf-8")
                assert time.monotonic() < until
                time.sleep(0.02)
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)
