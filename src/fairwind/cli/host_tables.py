"""The commands `fairwind tables …`: what the host sees of all tables, and removes, also while a server runs."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from fairwind.cli.server_commands import Data, DatabaseAddress, check_libraries, give_up, in_a_sentence
from fairwind.data_folder import data_folder
from fairwind.kernel.spec import Json

if TYPE_CHECKING:
    from fairwind.server.storage.inventory import Inventory, TableEntry

DAY: Final = 24 * 3600.0
KINDS: Final = {"answer": "answers", "undo": "taken back", "chat": "said", "seat": "changes of seats"}
COLUMNS: Final = ("table", "game", "status", "seats", "people", "rows", "size", "last used")

AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
TableId = Annotated[str, typer.Argument(help="The table, as in its link.")]

tables = typer.Typer(help="What the host sees of all tables, and removes.", no_args_is_help=True)


@contextmanager
def opened(data: Path | None, database: str) -> Iterator[Inventory]:
    """The inventory, or one sentence that says what is wrong."""
    check_libraries()
    from fairwind.server.settings import Settings
    from fairwind.server.storage.inventory import inventory_of

    with in_a_sentence(), inventory_of(Settings(data or data_folder(), database)) as inventory:
        yield inventory


def shown(inventory: Inventory, table: str) -> Json:
    """What a table holds, or one sentence that there is none."""
    found = inventory.shown(table)
    if found is None:
        give_up(f"There is no table {table}; fairwind tables list shows all of them.")
    return found


@tables.command("list")
def list_tables(
    data: Data = None,
    database: DatabaseAddress = "",
    status: Annotated[str, typer.Option(help="waiting, running, over or gone.")] = "",
    older_than: Annotated[float | None, typer.Option(help="Days since it was used last.", show_default=False)] = None,
    visitor: Annotated[str, typer.Option(help="Who holds a seat, by the name in `fairwind visitors`.")] = "",
    most: Annotated[int, typer.Option(help="How many.")] = 100,
    as_json: AsJson = False,
) -> None:
    """All tables, those first that were used last."""
    with opened(data, database) as inventory:
        from fairwind.server.storage.inventory import EntryFilter

        before = None if older_than is None else time.time() - older_than * DAY
        found = inventory.entries(EntryFilter(status, before, visitor))
    if as_json:
        print(json.dumps([entry.as_json() for entry in found[:most]], indent=1))
        return
    for line in lines_of([COLUMNS, *(columns(entry) for entry in found[:most])]):
        print(line)
    print(f"{counted(len(found), 'table')}, {size_text(sum(entry.bytes for entry in found))}.")


@tables.command("show")
def show_table(table: TableId, data: Data = None, database: DatabaseAddress = "", as_json: AsJson = False) -> None:
    """What one table holds; nothing that only its players may know."""
    with opened(data, database) as inventory:
        found = shown(inventory, table)
    if as_json:
        print(json.dumps(found, indent=1))
        return
    for name, value in described(found):
        print(f"{name:>10}  {value}")


@tables.command("delete")
def delete_table(table: TableId, data: Data = None, database: DatabaseAddress = "", yes: Sure = False) -> None:
    """Remove a table with everything that was played and said there."""
    with opened(data, database) as inventory:
        found = shown(inventory, table)
        if not yes and not typer.confirm(f"Remove {found['game']} of {people(found['people'])} for good?"):
            print("Nothing was removed.")
            return
        inventory.remove([table])
    print(f"Table {table} is gone.")


@tables.command("expire")
def expire_tables(
    data: Data = None,
    database: DatabaseAddress = "",
    days: Annotated[
        float | None,
        typer.Option(help="Also games, over or not, that nobody has used for so many days.", show_default=False),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    yes: Sure = False,
) -> None:
    """Remove tables that nobody began within a day, and uploaded records nobody has looked at for 90 days."""
    with opened(data, database) as inventory:
        would = inventory.expire(days, dry=True)
        for table in would.tables:
            print(table)
        told = f"{counted(len(would.tables), 'table')} and {counted(would.records, 'uploaded record')}"
        if dry_run:
            print(f"Would go: {told}.")
            return
        if days is not None and would.tables and not yes and not typer.confirm(f"Remove {told} for good?"):
            print("Nothing was removed.")
            return
        went = inventory.expire(days, dry=False)
    print(f"Gone: {counted(len(went.tables), 'table')} and {counted(went.records, 'uploaded record')}.")


# -- text


def columns(entry: TableEntry) -> tuple[str, ...]:
    """One table, as the list shows it."""
    return (
        entry.id, entry.game, entry.status, str(entry.seats), people(entry.people), str(entry.rows),
        size_text(entry.bytes), time_text(entry.used),
    )  # fmt: skip


def lines_of(rows: list[tuple[str, ...]]) -> list[str]:
    """Columns under each other."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def described(table: dict[str, Any]) -> list[tuple[str, str]]:
    """One table, line by line."""
    seats = [f"{seat['name'] or '-'} ({seat['bot'] or seat['kind']})" for seat in table["seated"]]
    own = " (somebody's own)" if table["own_edition"] else ""
    variants = [f"{name}={value}" for name, value in sorted(table["variants"].items())]
    kinds = [f"{count} {KINDS[kind]}" for kind, count in table["kinds"].items() if kind in KINDS]
    return [
        ("table", table["id"]),
        ("game", f"{table['game']}, rules {table['rules']}, edition {table['edition']}{own}"),
        ("variants", ", ".join(variants) or "-"),
        ("status", f"{table['status']}, {'listed' if table['public'] else 'by link only'}"),
        ("seats", ", ".join(seats)),
        ("visitors", ", ".join(f"{seat}: {visitor}" for seat, visitor in table["holders"]) or "-"),
        ("made", time_text(table["made"])),
        ("last used", time_text(table["used"])),
        ("holds", f"{table['rows']} rows, {size_text(table['bytes'])}: {', '.join(kinds) or 'nothing played'}"),
    ]


def people(names: list[str]) -> str:
    """Who sits there, printable on any terminal."""
    return ", ".join("".join(c if c.isprintable() else "?" for c in name) for name in names) or "nobody"


def counted(count: int, what: str) -> str:
    """So many of something."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def size_text(size: int) -> str:
    """Bytes for people."""
    return f"{size} B" if size < 1000 else f"{size / 1000:.1f} KB" if size < 1_000_000 else f"{size / 1_000_000:.1f} MB"


def time_text(at: float) -> str:
    """A moment, in UTC."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
