"""The proxies of `deploy/`, from Debian's packages, in front of a server of the tests."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.server.visiting import PATIENCE, Visitor, free_port

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
NAME = "localhost"  # in place of the name in the files


def program(name: str) -> str | None:
    """Where a program is; Debian's servers are not on everybody's path."""
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")


@dataclass(frozen=True)
class Proxy:
    """A proxy that runs: by https, and by http."""

    port: int
    plain_port: int
    trusted: ssl.SSLContext
    clients: list[httpx.Client] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"

    def visitor(self, address: str = "127.0.0.1", **options: Any) -> Visitor:
        """Somebody who comes from an address of their own."""
        transport = httpx.HTTPTransport(verify=self.trusted, local_address=address)
        client = httpx.Client(base_url=self.url, transport=transport, timeout=PATIENCE, **options)
        self.clients.append(client)
        return Visitor(client)


@contextmanager
def proxy(kind: str, server_port: int, folder: Path) -> Iterator[Proxy]:
    """Caddy or nginx with the file that we ship, in front of a server on this machine."""
    certificate, key = certificate_in(folder)
    ports = free_port(), free_port()
    made = {"caddy": caddy_file, "nginx": nginx_file}[kind](server_port, *ports, certificate, key, folder)
    name = program(kind)
    assert name is not None
    run = {"caddy": ["run", "--config", str(made), "--adapter", "caddyfile"], "nginx": ["-c", str(made)]}[kind]
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen([name, *run], stdout=log, stderr=log, env={**os.environ, **home}, cwd=folder)
    try:
        wait_for(ports[0], process, folder / "log")
        running = Proxy(*ports, ssl.create_default_context(cafile=str(certificate)))
        yield running
        for client in running.clients:
            client.close()
    finally:
        process.terminate()
        process.wait(PATIENCE)


def caddy_file(server_port: int, port: int, plain_port: int, certificate: Path, key: Path, folder: Path) -> Path:
    """The Caddyfile with our name, ports and certificate."""
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    text = replaced(text, "grace_period 5s", "grace_period 1s")
    ours = f"{{\n\tadmin off\n\thttp_port {plain_port}\n\thttps_port {port}\n\tskip_install_trust\n"
    text = replaced(text, r"^\{\n", ours)
    text = replaced(text, r"^tables\.example\.org \{", f"{NAME} {{")
    text = replaced(text, r"# tls \S+ \S+", f"tls {certificate} {key}")
    text = replaced(text, r"127\.0\.0\.1:8080 ", f"127.0.0.1:{server_port} ")
    made = folder / "Caddyfile"
    made.write_text(text, encoding="utf-8")
    return made


def nginx_file(server_port: int, port: int, plain_port: int, certificate: Path, key: Path, folder: Path) -> Path:
    """nginx.conf with our name, ports and certificate, and the frame that Debian puts around it."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = replaced(text, r"^ *listen \[::\].*\n", "")
    text = replaced(text, r"listen 80;", f"listen 127.0.0.1:{plain_port};")
    text = replaced(text, r"listen 443 ", f"listen 127.0.0.1:{port} ")
    text = replaced(text, r"server_name tables\.example\.org;", f"server_name {NAME};")
    text = replaced(text, r"ssl_certificate /\S+;", f"ssl_certificate {certificate};")
    text = replaced(text, r"ssl_certificate_key /\S+;", f"ssl_certificate_key {key};")
    text = replaced(text, r"server 127\.0\.0\.1:8080;", f"server 127.0.0.1:{server_port};")
    (folder / "fairwind.conf").write_text(text, encoding="utf-8")
    kept = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    made = folder / "nginx.conf"
    made.write_text(
        f"{user} daemon off; pid {folder}/pid; error_log {folder}/log; worker_processes 1;\n"
        f"events {{ worker_connections 512; }}\n"
        f"http {{ access_log off; {kept}\ninclude {folder}/fairwind.conf; }}\n",
        encoding="utf-8",
    )
    return made


def replaced(text: str, pattern: str, new: str) -> str:
    """What somebody changes in a file by hand; it must be there."""
    text, count = re.subn(pattern, lambda _: new, text, flags=re.MULTILINE)
    assert count, f"{pattern} is not in the file"
    return text


def certificate_in(folder: Path) -> tuple[Path, Path]:
    """A certificate that only these tests trust."""
    certificate, key = folder / "certificate.pem", folder / "certificate.key"
    make = [
        "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
        "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(certificate),
    ]  # fmt: skip
    subprocess.run(make, check=True, capture_output=True)
    return certificate, key


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Until the proxy listens."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        assert process.poll() is None, log.read_text(encoding="utf-8", errors="replace")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(log.read_text(encoding="utf-8", errors="replace"))
