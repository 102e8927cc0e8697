"""The commands `fairwind visitors …`: who has come, and whom the host mutes or removes, also while a server runs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from fairwind.cli.host_tables import AsJson, Sure, counted, lines_of, people, size_text, time_text
from fairwind.cli.server_commands import Data, DatabaseAddress, check_libraries, give_up, in_a_sentence
from fairwind.data_folder import data_folder

if TYPE_CHECKING:
    from fairwind.server.storage.visitor_book import VisitorBook, VisitorEntry

COLUMNS: Final = ("visitor", "plays as", "seats", "tables", "rows", "size", "seconds", "first seen", "last seen", "")
FEW_LETTERS: Final = 4  # with which a name may be shortened

Name = Annotated[str, typer.Argument(help="The visitor's name, or its first letters.")]
Chat = Annotated[bool, typer.Option("--chat", help="Also remove everything they have said.")]

visitors = typer.Typer(help="Who has come, and whom the host mutes or removes.", no_args_is_help=True)


@contextmanager
def opened(data: Path | None, database: str) -> Iterator[VisitorBook]:
    """The visitor book, or one sentence that says what is wrong."""
    check_libraries()
    from fairwind.server.settings import Settings
    from fairwind.server.storage.visitor_book import visitor_book

    with in_a_sentence(), visitor_book(Settings(data or data_folder(), database)) as book:
        yield book


def found_by(book: VisitorBook, name: str) -> VisitorEntry:
    """The visitor that is meant, or one sentence that says what is wrong."""
    found = book.entries(name) if len(name) >= FEW_LETTERS else []
    if not found:
        give_up(f"There is no visitor {name}; fairwind visitors list shows all of them.")
    if len(found) > 1:
        give_up(f"{len(found)} visitors have names that begin with {name}; write more letters.")
    return found[0]


@visitors.command("list")
def list_visitors(
    data: Data = None,
    database: DatabaseAddress = "",
    marked: Annotated[bool, typer.Option("--marked", help="Only who is muted or removed.")] = False,
    most: Annotated[int, typer.Option(help="How many.")] = 100,
    as_json: AsJson = False,
) -> None:
    """All visitors, those first that were seen last."""
    with opened(data, database) as book:
        found = [entry for entry in book.entries() if entry.muted or entry.removed or not marked]
    if as_json:
        print(json.dumps([entry.as_json() for entry in found[:most]], indent=1))
        return
    for line in lines_of([COLUMNS, *(columns(entry) for entry in found[:most])]):
        print(line)
    print(f"{counted(len(found), 'visitor')}.")


@visitors.command("show")
def show_visitor(name: Name, data: Data = None, database: DatabaseAddress = "", as_json: AsJson = False) -> None:
    """What is known of one visitor; nothing with which anybody could sit down in their place."""
    with opened(data, database) as book:
        entry = found_by(book, name)
        seats = book.seats_of(entry.name)
    if as_json:
        print(json.dumps({**entry.as_json(), "held": seats}, indent=1))
        return
    for heading, cell in zip(COLUMNS, columns(entry), strict=True):
        print(f"{heading or 'marked':>10}  {cell or '-'}")
    for seat in seats:
        called = people([seat["called"]])
        print(f"{'sits':>10}  {seat['table']} at seat {seat['seat']} as {called} ({seat['game']}, {seat['status']})")


@visitors.command("mute")
def mute_visitor(name: Name, data: Data = None, database: DatabaseAddress = "", chat: Chat = False) -> None:
    """Let a visitor chat no more; they play on."""
    with opened(data, database) as book:
        entry = found_by(book, name)
        book.mark(entry.name, muted=True)
        said = book.remove_chat(entry.name) if chat else 0
    print(f"{entry.name} can chat no more.{removed_text(chat, said)}")


@visitors.command("unmute")
def unmute_visitor(name: Name, data: Data = None, database: DatabaseAddress = "") -> None:
    """Let a visitor chat again."""
    with opened(data, database) as book:
        entry = found_by(book, name)
        book.mark(entry.name, muted=False)
    print(f"{entry.name} can chat again.")


@visitors.command("remove")
def remove_visitor(
    name: Name, data: Data = None, database: DatabaseAddress = "", chat: Chat = False, yes: Sure = False
) -> None:
    """Let a visitor do nothing any more: bots take their seats and play on."""
    with opened(data, database) as book:
        entry = found_by(book, name)
        seats = counted(entry.seats, "seat")
        if not yes and not typer.confirm(f"Remove {entry.name} ({people(list(entry.called))}) from {seats}?"):
            print("Nobody was removed.")
            return
        book.mark(entry.name, removed=True)
        done = book.put_out(entry.name)
        said = book.remove_chat(entry.name) if chat else 0
    print(f"{entry.name} can do nothing here any more, and has left {counted(len(done.tables), 'table')}."
          f"{removed_text(chat, said)}")  # fmt: skip
    if done.busy:
        give_up(f"Seats could not be taken at {', '.join(done.busy)}; run the command again.")


@visitors.command("readmit")
def readmit_visitor(name: Name, data: Data = None, database: DatabaseAddress = "") -> None:
    """Let a visitor who was removed come again; their seats are gone."""
    with opened(data, database) as book:
        entry = found_by(book, name)
        book.mark(entry.name, removed=False)
    print(f"{entry.name} may come again.")


# -- text


def columns(entry: VisitorEntry) -> tuple[str, ...]:
    """One visitor, as the list shows them."""
    marks = [word for word, is_so in (("muted", entry.muted), ("removed", entry.removed)) if is_so]
    return (
        entry.name, people(list(entry.called)), str(entry.seats), str(entry.tables), str(entry.rows),
        size_text(entry.bytes), f"{entry.seconds:.1f}", time_text(entry.made), time_text(entry.seen), ", ".join(marks),
    )  # fmt: skip


def removed_text(asked: bool, said: int) -> str:
    """What went of what they said."""
    return f" {counted(said, 'message')} of theirs {'is' if said == 1 else 'are'} removed." if asked else ""
