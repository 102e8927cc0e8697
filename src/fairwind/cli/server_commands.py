"""The commands `fairwind serve` and `fairwind backup`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from fairwind.cli.entry import missing_libraries
from fairwind.data_folder import data_folder

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


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="On which port.")] = 8080,
    data: Data = None,
    database: Annotated[str, typer.Option(help="A PostgreSQL address instead of the folder.")] = "",
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="Trust X-Forwarded-For.")] = False,
    processes: Annotated[int, typer.Option(help="How many processes serve together.")] = 1,
    limit: Annotated[list[str] | None, typer.Option(help="name=number: tables, rate, burst, live …")] = None,
    trust_proxy: Annotated[list[str] | None, typer.Option(help="The proxy's address; only its word counts.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A host under which to answer; others are refused.")] = None,
    metrics_port: Annotated[int, typer.Option(help="Serve metrics for Prometheus on this port.")] = 0,
    metrics_host: Annotated[str, typer.Option(help="Where to listen for them.")] = "127.0.0.1",
    log: Annotated[str, typer.Option(help="plain for people, json for machines.")] = "plain",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Open tables for people with browsers."""
    check_libraries()
    from fairwind.server.serve import serve_forever
    from fairwind.server.settings import BadSetting, Settings, read_limits

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
        )
        serve_forever(settings, host, port, open_browser)
    except BadSetting as error:
        give_up(str(error))


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; a new file.")],
    data: Data = None,
) -> None:
    """Copy all tables, also while the server runs."""
    check_libraries()
    from fairwind.server.settings import BadSetting
    from fairwind.server.storage.backup import back_up
    from fairwind.server.storage.database import DATABASE_FILE

    try:
        back_up(data or data_folder(), file)
    except BadSetting as error:
        give_up(str(error))
    print(f"All tables are in {file}. To go on from it, put it into an empty folder as {DATABASE_FILE}.")


def check_libraries() -> None:
    """Say what is missing, if the server's libraries are not installed."""
    missing = missing_libraries(NEEDED)
    if missing:
        give_up(f"The server of Fairwind needs {', '.join(missing)}: run pip install 'fairwind[server]'.")


def give_up(sentence: str) -> None:
    """One sentence that says what is wrong and what to do."""
    print(sentence, file=sys.stderr)
    raise typer.Exit(2)
