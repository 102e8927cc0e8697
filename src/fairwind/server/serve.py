"""Running a server: the address, the friendly block at the start, and the end."""

from __future__ import annotations

import contextlib
import gc
import logging
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from typing import Final

import uvicorn

from fairwind.server.http.app import create_app
from fairwind.server.http.protocol import PatientProtocol, raise_file_limit
from fairwind.server.settings import BadSetting, Settings
from fairwind.server.storage.database import open_database
from fairwind.tables.registry import Registry

BACKLOG: Final = 1024
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 (only compared with)


# How often Python looks for circular garbage. By default it walks through all open tables every few seconds; with 1,000
# of them that took most of a second (bench/server.py: p99 at half load 783 ms, with these numbers 4 ms).
SELDOM: Final = (100_000, 50, 100)


def serve_forever(settings: Settings, host: str, port: int, open_browser: bool) -> None:
    """Serve until somebody stops it; BadSetting if it cannot begin."""
    with listening(host, port) as listener:
        address = address_of(host, listener.getsockname()[1])
        check_database(settings)
        print(welcome(settings, address), flush=True)  # noqa: T201 (this is what the terminal is for)
        server = PoliteServer(config_of(settings))
        if open_browser:
            threading.Thread(target=open_when_ready, args=(server, address), daemon=True).start()
        gc.set_threshold(*SELDOM)
        raise_file_limit()
        with contextlib.suppress(KeyboardInterrupt):  # everything is closed by then
            server.run(sockets=[listener])


def check_database(settings: Settings) -> None:
    """Say now what is wrong with the folder, the database or its key."""
    with contextlib.closing(open_database(settings)) as database:
        database.keys()


class PoliteServer(uvicorn.Server):
    """Ends live connections as soon as it closes: it would wait for them else."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody who watches go, then close."""
        registry: Registry | None = getattr(self.config.app.state, "registry", None)  # type: ignore[union-attr]
        if registry is not None:
            registry.let_watchers_go()
        await super().shutdown(sockets)


def config_of(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the app."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    return uvicorn.Config(
        create_app(settings),
        http=PatientProtocol,
        ws="none",  # nobody speaks it here, and such a connection would be counted no more
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,  # longer than proxies and browsers keep a quiet connection
        backlog=BACKLOG,
        lifespan="on",
    )


@contextlib.contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """The socket on which the server listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
            listener.listen(BACKLOG)
        except OSError as error:
            taken = f"Port {port} on {host} cannot be used ({error.strerror}); choose another with --port."
            raise BadSetting(taken) from None
        except OverflowError:
            raise BadSetting(f"{port} is no port; choose one from 1 to 65535 with --port.") from None
        yield listener


def address_of(host: str, port: int) -> str:
    """What to type into a browser."""
    name = "localhost" if host in EVERYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def welcome(settings: Settings, address: str) -> str:
    """What the terminal shows."""
    kept = "in the PostgreSQL database you named" if settings.database else f"in {settings.data}"
    return f"\n  Fairwind is open:  {address}\n  Tables are kept    {kept}\n  Ctrl-C closes it; nothing is lost.\n"


def open_when_ready(server: uvicorn.Server, address: str) -> None:
    """Open the browser once the server answers."""
    while not server.started and not server.should_exit:
        time.sleep(0.05)
    if server.started:
        webbrowser.open(address)
