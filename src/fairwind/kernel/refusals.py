"""Refusals: why an action is not allowed, as data that any door can put into words."""

from __future__ import annotations

from typing import Final

from fairwind.kernel.rulebook import Rule, Rulebook

Facts = tuple[tuple[str, int | str], ...]


class Refusal:
    """The number of the rule that forbids it, and what its sentence needs to know.

    With `when`, a verb, the rule is the one that says when such an answer can be given, and so does the sentence.
    """

    def __init__(self, rule: str, facts: Facts = (), when: str = "") -> None:
        self.rule: Final = rule
        self.facts: Final = facts
        self.when: Final = when

    def __repr__(self) -> str:
        return f"<refused by {self.rule} {dict(self.facts)}>"


class Refused(Exception):
    """Raised by the checked door `play`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused by rule {refusal.rule}")
        self.refusal: Final = refusal


# What the kernel itself refuses, whatever the game.
OVER: Final = Refusal("FW-1")
NOT_YOURS: Final = Refusal("FW-2")
ANSWERED: Final = Refusal("FW-3")
NOT_ASKED: Final = Refusal("FW-4")
UNKNOWN: Final = Refusal("FW-5")
NOTHING_TO_UNDO: Final = Refusal("FW-6")
NEW_INFORMATION: Final = Refusal("FW-7")
ANOTHERS: Final = "FW-8"  # with the owner as a fact

KERNEL_RULEBOOK: Final = Rulebook(
    (
        Rule("FW-1", "the table"),
        Rule("FW-2", "the table"),
        Rule("FW-3", "the table"),
        Rule("FW-4", "the table"),
        Rule("FW-5", "the table"),
        Rule("FW-6", "the table"),
        Rule("FW-7", "the table"),
        Rule(ANOTHERS, "the table"),
    )
)
