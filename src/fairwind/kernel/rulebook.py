"""Numbered rules: what a rule is, and how a game lists its own.

The text of a rule is not here but in the Fluent files, under the rule's number in small letters with dashes (`MN-4.2`
is `mn-4-2`): its value is the rule in our own words, `.reason` says why a ruling was made, and `.refused` is the
sentence a player reads who breaks it. The title of its chapter stands there too (`mn-4`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CERTAIN: Final = "certain"
RULING: Final = "ruling"


@dataclass(frozen=True)
class Rule:
    """One rule of a game: its number, where it is printed, and whether the print is clear."""

    number: str
    source: str
    status: str = CERTAIN

    @property
    def message(self) -> str:
        """The name of its text in the Fluent files."""
        return message_name(self.number)

    @property
    def chapter(self) -> str:
        """The number of its chapter: `MN-4` for `MN-4.2`, `FW` for `FW-4`."""
        return self.number.rpartition("." if "." in self.number else "-")[0]


def ruling(number: str, source: str) -> Rule:
    """A rule on which the rulebooks are silent or disagree; its reason stands with its text."""
    return Rule(number, source, RULING)


def message_name(number: str) -> str:
    """`MN-4.2` is told in the Fluent message `mn-4-2`."""
    return number.lower().replace(".", "-")


class Rulebook:
    """All rules of one game, by number."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self.rules: Final = rules
        self.by_number: Final = {rule.number: rule for rule in rules}
        if len(self.by_number) != len(rules):
            twice = sorted({r.number for r in rules if [x.number for x in rules].count(r.number) > 1})
            raise ValueError(f"rules numbered twice: {', '.join(twice)}")

    def chapters(self) -> list[str]:
        """The numbers of its chapters, in their order."""
        return list(dict.fromkeys(rule.chapter for rule in self.rules))

    def __contains__(self, number: object) -> bool:
        return number in self.by_number

    def __getitem__(self, number: str) -> Rule:
        return self.by_number[number]
