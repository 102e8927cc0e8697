"""Running a server: the address, the friendly block at the start, and the end."""

from __future__ import annotations

import contextlib
import gc
import logging
import signal
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import uvicorn

from fairwind.server.host_log import begin_log
from fairwind.server.http.app import create_app
from fairwind.server.http.protocol import PatientProtocol, raise_file_limit
from fairwind.server.http.sources import is_loopback
from fairwind.server.metrics import serving_metrics
from fairwind.server.notices.push import PushService
from fairwind.server.processes import Processes, metrics_together
from fairwind.server.settings import BadSetting, Settings
from fairwind.server.storage.database import Database, open_database
from fairwind.tables.registry import Registry

LOG: Final = logging.getLogger(__name__)
BACKLOG: Final = 1024
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 (only compared with)


# Python does not look for circular garbage while people play: each look goes through what is new at all open tables,
# which held everybody up by 10 to 75 ms, and 10,000 answers leave none (bench/RESULTS.md). `tidy` looks when it is
# quiet.
TIDY_SECONDS: Final = 3600.0
QUIET_SECONDS: Final = 10.0


def serve_forever(settings: Settings, host: str, port: int, open_browser: bool) -> None:
    """Serve until somebody stops it; BadSetting if it cannot begin."""
    settings = replace(settings, host=host)
    with (
        listening(host, port) as listener,
        metrics_together(settings),
        serving_metrics(settings.metrics_host, settings.metrics_port),
    ):
        address = address_of(host, listener.getsockname()[1])
        if settings.processes > 1:
            serve_together(settings, listener, host, open_browser)
            return
        check_database(settings)
        print(welcome(settings, address), flush=True)  # noqa: T201 (this is what the terminal is for)
        server = PoliteServer(config_of(settings))
        warn_of_proxy(settings, host)
        stop_at_hang_up()
        if open_browser:
            threading.Thread(target=open_when_ready, args=(server, address), daemon=True).start()
        leave_garbage()
        raise_file_limit()
        with contextlib.suppress(KeyboardInterrupt):  # everything is closed by then
            server.run(sockets=[listener])


def check_database(settings: Settings) -> None:
    """Say now what is wrong with the folder, the database or its key."""
    with contextlib.closing(open_database(settings)) as database:
        check_keys(settings, database)


def check_keys(settings: Settings, database: Database) -> None:
    """See that the keys that are needed are there and sound, and can be used."""
    database.keys()
    if settings.notices.contact:
        PushService(database.push_key(), settings.notices.contact)


def serve_together(settings: Settings, listener: socket.socket, host: str, open_browser: bool) -> None:
    """Serve with several processes, and see to it that each of them lives."""
    port = listener.getsockname()[1]
    address = address_of(host, port)
    database = open_database(settings)
    with contextlib.closing(database), contextlib.ExitStack() as own:
        numbers = range(settings.processes if settings.process_ports else 0)
        sockets = [own.enter_context(listening(host, port + 1 + number)) for number in numbers]
        check_keys(settings, database)  # made once, before several need them
        database.let_go()
        begin_log(settings.log)
        warn_of_proxy(settings, host)
        print(welcome(settings, address), flush=True)  # noqa: T201 (this is what the terminal is for)
        if open_browser:
            webbrowser.open(address)
        Processes(settings, listener, sockets, database.lock).run()


def warn_of_proxy(settings: Settings, host: str) -> None:
    """Whoever reaches the port beside the proxy could say that he is anybody."""
    if settings.behind_proxy and not settings.proxies and not is_loopback(host):
        LOG.warning(
            "--behind-proxy believes whoever reaches %s; listen on 127.0.0.1 or name the proxy: --trust-proxy ADDRESS",
            host,
        )


def stop_at_hang_up() -> None:
    """A terminal that closes ends the server as orderly as Ctrl-C does, unless whoever started it said otherwise."""
    if signal.getsignal(signal.SIGHUP) == signal.SIG_DFL:
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


def leave_garbage() -> None:
    """Do not look for circular garbage in the middle of something."""
    gc.disable()


class PoliteServer(uvicorn.Server):
    """Ends live connections as soon as it closes: it would wait for them else. Tidies up when it is quiet."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._answered = 0  # requests, when it was last looked
        self._quiet_since = self._tidied = time.monotonic()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: what uvicorn does, and see whether it is quiet."""
        if counter % 10 == 0:
            self.tidy(time.monotonic())
        return await super().on_tick(counter)

    def tidy(self, now: float) -> None:
        """Look for circular garbage everywhere: each hour if nobody has asked for a while, each day if need be."""
        if self.server_state.total_requests != self._answered:
            self._answered, self._quiet_since = self.server_state.total_requests, now
        is_quiet = now - self._quiet_since > QUIET_SECONDS
        if now - self._tidied > (TIDY_SECONDS if is_quiet else 24 * TIDY_SECONDS):
            gc.collect()
            self._tidied = time.monotonic()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody who watches go, then close."""
        registry: Registry | None = getattr(self.config.app.state, "registry", None)  # type: ignore[union-attr]
        if registry is not None:
            registry.let_watchers_go()
        await super().shutdown(sockets)


def config_of(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the app."""
    begin_log(settings.log)
    return uvicorn.Config(
        create_app(settings),
        log_config=None,  # its lines are ours
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
