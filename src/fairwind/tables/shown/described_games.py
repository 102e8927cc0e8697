"""The games there are, as the lobby and the rulebook show them."""

from __future__ import annotations

from typing import Any

from fairwind.coach.puzzle import PuzzleError
from fairwind.games import game, game_names
from fairwind.kernel.actions import Catalogue
from fairwind.kernel.editions import EditionError
from fairwind.kernel.lesson import LessonError
from fairwind.kernel.record import UNSOUND
from fairwind.kernel.refusals import KERNEL_RULEBOOK
from fairwind.kernel.rulebook import RULING, Rule
from fairwind.kernel.spec import GameSpec
from fairwind.locale import Words, kebab
from fairwind.tables.lessons import course, known_game
from fairwind.tables.offered_bots import first_bot, menu, stand_in, usual_bot
from fairwind.tables.puzzles import puzzles
from fairwind.tables.shown.messages import GameShown, RuleShown
from fairwind.tables.shown.snapshots import edition_shown, usual_edition


def described_games() -> list[GameShown]:
    """Every game that can be played."""
    return [described(spec) for spec in (playable(name) for name in game_names()) if spec is not None]


def playable(name: str) -> GameSpec[Any, Any] | None:
    """A game, unless what is installed under its name is broken."""
    try:
        spec = game(name)
        spec.edition(spec.edition_names()[0])
    except (ImportError, EditionError, *UNSOUND):
        return None
    return spec


def described(spec: GameSpec[Any, Any]) -> GameShown:
    """What the lobby and the drawing of a game need to know of it."""
    usual = usual_edition(spec)
    return {
        "name": spec.name,
        "seats": list(spec.seat_counts),
        "bots": {"menu": menu(spec), "usual": usual_bot(spec), "first": first_bot(spec), "stands_in": stand_in(spec)},
        "variants": [{"name": v.name, "values": list(v.values)} for v in spec.variants],
        "first_game": dict(spec.first_game),
        "editions": [edition_shown(spec, spec.edition(name)) for name in spec.edition_names()],
        "explains": {thing: list(rules) for thing, rules in spec.explains.items()},
        "decides": {f"ask-{kebab(decision)}": list(rules) for decision, rules in spec.decides.items()},
        "chapters": list(spec.chapters),
        "parts": {"do": part_names(usual.catalogue), "out": part_names(usual.outcomes)},
        "printed_facts": spec.printed_facts(usual),
        "lessons": lesson_names(spec),
        "puzzles": puzzle_names(spec),
    }


def lesson_names(spec: GameSpec[Any, Any]) -> list[str]:
    """The lessons of a game's course; none if it has no course, or a broken one: the game can be played without."""
    try:
        return [lesson.name for lesson in course(spec)]
    except LessonError:
        return []


def puzzle_names(spec: GameSpec[Any, Any]) -> list[str]:
    """The puzzles of a game, the easiest first; none if they are broken: the game can be played without."""
    try:
        return [puzzle.name for puzzle in puzzles(spec)]
    except PuzzleError:
        return []


def part_names(catalogue: Catalogue) -> dict[str, list[str]]:
    """How the parts of each notation are called, by its verb."""
    return {action.verb(): list(action.FIELDS) for action in catalogue.actions}


# -- rules


def rules_shown(name: str, lang: str) -> list[RuleShown]:
    """The rules of a game in one language: its own, then those that hold at every table."""
    spec = known_game(name)
    words = Words(lang, name)
    return [rule_shown(spec, words, rule) for rule in (*spec.rulebook.rules, *KERNEL_RULEBOOK.rules)]


def rule_shown(spec: GameSpec[Any, Any], words: Words, rule: Rule) -> RuleShown:
    """A rule in words."""
    return {
        "number": rule.number,
        "chapter": rule.chapter,
        "picture": spec.pictured.get(rule.number, ""),
        "source": rule.source,
        "status": "ruling" if rule.status == RULING else "certain",
        "text": words.rule(rule),
        "reason": words.reason(rule),
    }
