"""Long lists of options, and tables without a board of their own."""

from __future__ import annotations

import io
from typing import cast

from fairwind.cli.board import draw_plainly
from fairwind.cli.prompt import Command, Group, Unknown, inside, items_of, list_of, read_line
from fairwind.cli.screen import console_for
from fairwind.games import game
from fairwind.kernel.actions import Action, Catalogue
from fairwind.kernel.chance import Seeded
from fairwind.kernel.play import advance
from fairwind.locale import Words
from tests.cli.terminal import too_wide

MN = game("mundus-novus")
WORDS = Words("en", MN.name)
NAMES = ["Anna", "Ben"]


def all_of(items: list[Action | Group]) -> list[Action]:
    """Every action that can be reached from a list."""
    return [action for item in items for action in ([item] if isinstance(item, Action) else all_of(inside(item)))]


def test_hundreds_of_options_are_grouped_and_all_can_be_reached() -> None:
    actions = list(MN.edition().catalogue.actions)
    items = items_of(actions)
    assert len(actions) > 200
    assert len(items) < 60
    assert all_of(items) == actions


def test_a_group_that_cannot_be_divided_is_listed_whole() -> None:
    actions = Catalogue([Action(f"go {n}") for n in range(300)]).actions
    items = items_of(actions)
    assert all_of(items) == list(actions)


def test_a_list_stays_in_80_columns() -> None:
    for options in (MN.edition().catalogue.actions, MN.edition().catalogue.actions[:39]):
        page = io.StringIO()
        console_for(page).print(list_of(items_of(options), WORDS, lambda action: WORDS.action(action, NAMES), 80))
        assert too_wide(page.getvalue()) == []


def test_what_a_line_means() -> None:
    catalogue = MN.edition().catalogue
    items = list(catalogue.actions[:3])
    said = {WORDS.action(cast("Action", item), NAMES): cast("Action", item) for item in items}

    def meaning(line: str) -> object:
        return read_line(line, items, said, catalogue)

    assert meaning("2") is items[1]
    assert meaning("keep") is catalogue.parse("keep")
    assert meaning(WORDS.action(cast("Action", items[0])).upper()) is items[0]
    assert meaning("?") == Command("help")
    assert meaning("?keep") == Command("help", "keep")
    assert meaning("? take 1 corn") == Command("help", "take 1 corn")
    assert meaning("/save a b.jsonl") == Command("save", "a b.jsonl")
    assert meaning("Q") == Command("quit")
    assert meaning("") == Command("table")
    assert meaning("4") == Unknown("4")
    assert isinstance(meaning("hello"), Unknown)


def test_a_game_without_a_board_is_drawn_plainly() -> None:
    s = MN.begin(MN.edition(), 2)
    advance(s, Seeded("plain"))
    page = io.StringIO()
    console_for(page).print(draw_plainly(MN.view(s, 0), WORDS, NAMES))
    assert "Anna" in page.getvalue()
    assert too_wide(page.getvalue()) == []
