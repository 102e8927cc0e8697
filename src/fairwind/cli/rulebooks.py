"""Reading the rules: all of them, or those that speak of something."""

from __future__ import annotations

import unicodedata
from typing import Any

from fairwind.kernel.refusals import KERNEL_RULEBOOK
from fairwind.kernel.rulebook import Rule
from fairwind.kernel.spec import GameSpec
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
