"""The commands `fairwind serve`, `backup`, `restore` and `key`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

from fairwind.cli.entry import missing_libraries
from fairwind.data_folder import data_folder

if TYPE_CHECKING:
    from fairwind.server.settings import Settings

NEEDED: Final[tuple[str, ...]] = (
    "fastapi",
    "uvicorn",
    "sqlalchemy",
    "alembic",
    "psycopg",
    "orjson",
    "prometheus_client",
)

Data = Annotated[Path | None, typer.Option("--data", help="The folder where tables are kept.", show_default=False)]
DatabaseAddress = Annotated[
    str, typer.Option("--database", envvar="FAIRWIND_DATABASE", help="A PostgreSQL address instead of the folder.")
]


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="On which port.")] = 8080,
    data: Data = None,
    database: DatabaseAddress = "",
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="Trust X-Forwarded-For.")] = False,
    processes: Annotated[int, typer.Option(help="How many processes serve together.")] = 1,
    process_ports: Annotated[bool, typer.Option("--process-ports", help="Each has the next port, too.")] = False,
    limit: Annotated[list[str] | None, typer.Option(help="name=number: tables, rate, burst, live …")] = None,
    trust_proxy: Annotated[list[str] | None, typer.Option(help="The proxy's address; only its word counts.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A host under which to answer; others are refused.")] = None,
    metrics_port: Annotated[int, typer.Option(help="Serve metrics for Prometheus on this port.")] = 0,
    metrics_host: Annotated[str, typer.Option(help="Where to listen for them.")] = "127.0.0.1",
    log: Annotated[str, typer.Option(help="plain for people, json for machines.")] = "plain",
    push: Annotated[str, typer.Option(help="Send push messages; your mail address, for push services.")] = "",
    mail_from: Annotated[str, typer.Option(help="Send mail, from this address.")] = "",
    smtp: Annotated[str, typer.Option(help="host:port of the server that takes mail.")] = "",
    address: Annotated[str, typer.Option(help="https://… of the page, as it stands in mails.")] = "",
    review: Annotated[str, typer.Option("--review-effort", help="Of a review's first look, such as 50ms.")] = "",
    check: Annotated[bool, typer.Option("--check", help="Only look whether it could start; change nothing.")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Open tables for people with browsers."""
    check_libraries()
    from fairwind.server.serve import serve_forever
    from fairwind.server.settings import BadSetting, Settings, notice_settings, read_limits, review_effort

    try:
        settings = Settings(
            data or data_folder(),
            database,
            behind_proxy,
            read_limits(limit or []),
            proxies=tuple(trust_proxy or ()),
            names=tuple(host_name.lower() for host_name in name or ()),
            metrics_host=metrics_host,
            metrics_port=metrics_port,
            log=log,
            processes=processes,
            process_ports=process_ports,
            review_effort=review_effort(review),
            notices=notice_settings(push, mail_from, smtp, address),
        )
        if check:
            check_start(settings, host, port)
        else:
            serve_forever(settings, host, port, open_browser)
    except BadSetting as error:
        give_up(str(error))


def check_start(settings: Settings, host: str, port: int) -> None:
    """Print what a start would find; end with 1 if it would fail."""
    from fairwind.server.checks import findings

    good = True
    for finding in findings(settings, host, port):
        print(finding.line(), flush=True)
        good = good and finding.good
    if not good:
        raise typer.Exit(1)


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; a new file.")],
    data: Data = None,
    database: DatabaseAddress = "",
) -> None:
    """Copy all tables, also while the server runs."""
    check_libraries()
    from fairwind.server.settings import Settings
    from fairwind.server.storage.backup import back_up

    with in_a_sentence():
        back_up(Settings(data or data_folder(), database), file)
    print(f"All tables are in {file}; fairwind restore {file} brings them back.")
    print("The copy holds the key that signs links: who has it can sit anywhere. Keep it as you keep a password.")


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that fairwind backup has made.")],
    data: Data = None,
    database: DatabaseAddress = "",
) -> None:
    """Bring a copy back, into an empty folder or an empty database."""
    check_libraries()
    from fairwind.server.settings import Settings
    from fairwind.server.storage import backup as copies

    folder = data or data_folder()
    with in_a_sentence():
        copies.restore(Settings(folder, database), file)
    start = "fairwind serve with the same --database" if database else f"fairwind serve --data {folder}"
    print(f"All tables are back, and seats are whose they were: {start} goes on with them.")


keys = typer.Typer(help="The key that signs links to seats.", no_args_is_help=True)


@keys.callback()
def key_commands() -> None:
    """The key that signs links to seats."""


@keys.command("rotate")
def rotate_key(
    data: Data = None,
    database: DatabaseAddress = "",
    forget: Annotated[bool, typer.Option("--forget", help="Make no new key; the old ones are good no more.")] = False,
) -> None:
    """Sign with a new key from now on; what older ones have signed is good until they are forgotten."""
    check_libraries()
    from fairwind.server.settings import Settings
    from fairwind.server.storage.key_rotation import rotate

    with in_a_sentence():
        older = rotate(Settings(data or data_folder(), database), forget)
    if forget:
        print("Only the newest key is good now: links, and cookies of single tables, that older ones signed are void.")
        print("Seats stand on each browser's own secret and are not touched.")
    else:
        print(f"A new key signs from now on; {older} older of at most 3 still good. Nobody loses anything.")
        print("fairwind key rotate --forget ends the older ones. Servers that run take it up within seconds.")


@contextmanager
def in_a_sentence() -> Iterator[None]:
    """Whatever no server can follow is told in one sentence."""
    from fairwind.server.settings import BadSetting

    try:
        yield
    except BadSetting as error:
        give_up(str(error))


def check_libraries() -> None:
    """Say what is missing, if the server's libraries are not installed."""
    missing = missing_libraries(NEEDED)
    if missing:
        give_up(f"The server of Fairwind needs {', '.join(missing)}: run pip install 'fairwind[server]'.")


def give_up(sentence: str) -> NoReturn:
    """One sentence that says what is wrong and what to do."""
    print(sentence, file=sys.stderr)
    raise typer.Exit(2)
