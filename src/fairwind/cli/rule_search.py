"""The rules: found by number or by words, and shown with their source."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fairwind.cli.board import board_of
from fairwind.kernel.refusals import KERNEL_RULEBOOK
from fairwind.kernel.rulebook import RULING, Rule
from fairwind.kernel.spec import Edition, GameSpec
from fairwind.locale import Words


def found_rules(spec: GameSpec[Any, Any], words: Words, search: str) -> list[Rule]:
    """The rules whose number, text or reason holds every word that is looked for; all without one."""
    rules = spec.rulebook.rules
    by_number = [rule for rule in (*rules, *KERNEL_RULEBOOK.rules) if rule.number.casefold() == search.casefold()]
    if by_number:
        return by_number
    wanted = bare(search).split()
    if not wanted:
        return list(rules)
    return [rule for rule in rules if all(word in text_of(rule, words) for word in wanted)]


def text_of(rule: Rule, words: Words) -> str:
    """Everything that is searched of a rule."""
    return bare(f"{rule.number} {words.rule(rule)} {words.reason(rule)}")


def bare(text: str) -> str:
    """Small letters without accents, so that `evenement` finds `Événement`."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("\u2019", "'"))
    return "".join(c for c in split if not unicodedata.combining(c))


@dataclass(frozen=True)
class ToldThing:
    """A thing on the table in a line of words, and the rules of it."""

    told: str
    rules: list[Rule]


def told_thing(spec: GameSpec[Any, Any], edition: Edition, words: Words, name: str) -> ToldThing | None:
    """What is known of the thing that a board calls so: what the board tells (`thing`), or its name; None if nothing.

    A board tells words, and the names under which the game explains things (`SPEC.explains`).
    """
    board = board_of(spec)
    found = board.thing(edition, words, name.upper()) if hasattr(board, "thing") else None
    told, explained = found if found is not None else (words.word(name), (name,))
    numbers = [number for one in explained for number in spec.explains.get(one, ())]
    rules = [rule for number in numbers if (rule := rule_of(spec, number)) is not None]
    if not rules and told != name:
        rules = found_rules(spec, words, told)
    return ToldThing(told, rules) if rules else None


def rule_of(spec: GameSpec[Any, Any], number: str) -> Rule | None:
    """A rule of the game, or of every table."""
    for rulebook in (spec.rulebook, KERNEL_RULEBOOK):
        if number in rulebook:
            return rulebook[number]
    return None


def draw_rule(rule: Rule, words: Words, *, whole: bool = False) -> RenderableType:
    """A rule with its number; whole with its source, its status and its reason."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=7, no_wrap=True)
    grid.add_column(overflow="fold")
    lines: list[RenderableType] = [Text(words.rule(rule))]
    if whole and rule.number not in KERNEL_RULEBOOK:
        status = words.text(f"table-{rule.status}")
        lines.append(Text(f"{status} · {rule.source}", style="dim"))
        if rule.status == RULING:
            lines.append(Text(words.text("table-because", reason=words.reason(rule)), style="dim italic"))
    grid.add_row(Text(rule.number, style="bold yellow"), Group(*lines))
    return Padding(grid, (0, 0, 0, 2), expand=False)
