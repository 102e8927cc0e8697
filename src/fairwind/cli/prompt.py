"""The prompt: the options as a numbered list, and what a typed line means."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fairwind.kernel.actions import Action, Catalogue
from fairwind.locale import Words

MOST_LISTED: Final = 40  # longer lists are grouped
MOST_IN_GROUP: Final = 6  # smaller groups are listed whole all the same
LONG_LIST: Final = 10  # from here on in two columns, if they fit
HALF: Final = 38

HELP: Final = "help"
UNDO: Final = "undo"
LOG: Final = "log"
HINT: Final = "hint"
RULES: Final = "rules"
SCORE: Final = "score"
SAVE: Final = "save"
QUIT: Final = "quit"
TABLE: Final = "table"
WORDS_OF_COMMANDS: Final[dict[str, str]] = {
    "?": HELP, "h": HELP, "help": HELP, "hint": HINT, "u": UNDO, "undo": UNDO, "log": LOG, "rules": RULES,
    "rule": RULES, "score": SCORE, "scores": SCORE, "save": SAVE, "q": QUIT, "quit": QUIT, "exit": QUIT, "table": TABLE,
}  # fmt: skip


@dataclass(frozen=True)
class Group:
    """Options that begin with the same words of notation, too many to list."""

    prefix: str
    actions: tuple[Action, ...]


Item = Action | Group


@dataclass(frozen=True)
class Command:
    """Something other than an answer: one of the words above, and the rest of the line."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class Unknown:
    """A line that means nothing here, and the notation that comes nearest to it."""

    text: str
    nearest: str = ""


def items_of(options: Sequence[Action], depth: int = 1) -> list[Item]:
    """The options as they are listed: one by one, or by the first words of their notation if there are many."""
    if len(options) <= MOST_LISTED:
        return list(options)
    items: list[Item] = []
    for prefix, members in groupby(options, key=lambda action: prefix_of(action, depth)):
        group = tuple(members)
        if len(group) == len(options):
            return items_of(options, depth + 1) if prefix != group[0].text else list(options)
        if len(group) <= MOST_IN_GROUP:
            items += group
        else:
            items.append(Group(prefix, group))
    return items


def prefix_of(action: Action, depth: int) -> str:
    """The first words of an action's notation."""
    return " ".join(action.text.split(" ")[:depth])


def inside(group: Group) -> list[Item]:
    """What a group holds, grouped again if that is still much."""
    return items_of(group.actions, len(group.prefix.split(" ")) + 1)


# -- how they look


def list_of(items: Sequence[Item], words: Words, say: Callable[[Action], str], width: int) -> RenderableType:
    """The numbered list, aligned; in two columns if it is long and they fit. `say` puts an option into words."""
    labels = [label_of(item, words, say) for item in items]
    notations = [item.text if isinstance(item, Action) else f"{item.prefix} …" for item in items]
    number = len(str(len(items)))
    wide = max(map(cell_len, labels)), max(map(cell_len, notations))
    two = len(items) >= LONG_LIST and number + sum(wide) + 4 <= HALF
    grid = Table.grid(padding=(0, 2 if two else 3, 0, 0))
    rows = -(-len(items) // 2) if two else len(items)
    for row in range(rows):
        cells: list[Text] = []
        for place in range(row, len(items), rows):
            cells.append(Text(f"{place + 1:>{number + 1}}", style="bold cyan"))
            cells.append(Text(labels[place]))
            cells.append(Text(notations[place], style="dim"))
        grid.add_row(*cells)
    for column in grid.columns:
        column.overflow = "fold"
    grid.width = None if two or sum(wide) + number + 8 <= width else width
    return grid


def label_of(item: Item, words: Words, say: Callable[[Action], str]) -> str:
    """What an option does, in words; a group by its first option."""
    if isinstance(item, Action):
        return say(item)
    return words.text("table-group", count=len(item.actions), sentence=say(item.actions[0]))


# -- what a line means


def read_line(
    line: str,
    items: Sequence[Item],
    options: Mapping[str, Action],
    catalogue: Catalogue,
) -> Item | Command | Unknown:
    """What somebody means who types this: a number, a notation, the words of an option, or a command.

    `options` holds each of them by its words.
    """
    if line.isdecimal() and line.isascii():
        place = int(line) if len(line) < 6 else 0
        return items[place - 1] if 1 <= place <= len(items) else Unknown(line)
    if line == "":
        return items[0] if len(items) == 1 else Command(TABLE)
    action = action_of(line, catalogue)
    if action is not None:
        return action
    first, _, rest = line.removeprefix("/").partition(" ")
    if first.startswith("?") and first != "?":
        first, rest = "?", f"{first[1:]} {rest}"
    if first.lower() in WORDS_OF_COMMANDS:
        return Command(WORDS_OF_COMMANDS[first.lower()], rest.strip())
    said = {option for label, option in options.items() if label.casefold() == line.casefold()}
    if len(said) == 1:
        return said.pop()
    near = get_close_matches(line, [option.text for option in options.values()], n=1, cutoff=0.5)
    return Unknown(line, near[0] if near else "")


def action_of(line: str, catalogue: Catalogue) -> Action | None:
    """The action that is written so, in small or capital letters."""
    found = catalogue.parse(line)
    if found is None:
        wanted = " ".join(line.split()).casefold()
        found = next((action for action in catalogue.actions if action.text.casefold() == wanted), None)
    return found
