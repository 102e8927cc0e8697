"""Puzzles at a table: those of a game, the position of one, and what the coach says to an answer.

Nothing is kept here: whoever solves them keeps their own progress.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

from fairwind.coach.puzzle import JudgedOption, Puzzle, PuzzleError, puzzles_of, setting_of
from fairwind.kernel.play import refusal
from fairwind.kernel.refusals import UNKNOWN
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State
from fairwind.locale import Words
from fairwind.locale.coach_sentences import puzzle_reason
from fairwind.tables.game import Game
from fairwind.tables.lessons import known_game
from fairwind.tables.problems import Problem, RuleProblem
from fairwind.tables.shown.lone_tables import lone_snapshot, names_beside
from fairwind.tables.shown.messages import OutlookShown, PuzzleListed, PuzzleReply, PuzzleShown, Why
from fairwind.tables.shown.option_previews import previews_for
from fairwind.tables.touches import touch_refusal

TABLE: Final = "puzzle"  # the id of a table that is nowhere kept
SETTINGS: Final = 64  # positions that are remembered: to play one again takes a moment


@cache
def puzzles(spec: GameSpec[Any, Any]) -> tuple[Puzzle, ...]:
    """A game's puzzles, the easiest first; read once."""
    return tuple(sorted(puzzles_of(spec), key=lambda puzzle: (puzzle.difficulty, puzzle.name)))


@lru_cache(maxsize=SETTINGS)
def remembered_setting(spec: GameSpec[Any, Any], puzzle: Puzzle) -> State:
    """The table of a puzzle as its seat knows it; not to be changed."""
    return setting_of(spec, puzzle)


def known_puzzle(game: str, name: str) -> tuple[GameSpec[Any, Any], Puzzle]:
    """A puzzle by the names of its game and its own, or a Problem."""
    spec = known_game(game)
    for puzzle in puzzles(spec):
        if puzzle.name == name:
            return spec, puzzle
    raise Problem(404, "not-found")


def table_of(spec: GameSpec[Any, Any], puzzle: Puzzle) -> Game:
    """The table of a puzzle, as snapshots are made of it; a Problem if today's rules have no such table."""
    try:
        s: State = spec.clone(remembered_setting(spec, puzzle))
    except PuzzleError:
        raise Problem(404, "not-found") from None
    table = Game(
        spec, spec.recorded_edition(puzzle.edition, "", puzzle.edition_hash), puzzle.seats, dict(puzzle.variants)
    )
    table.resume(s, len(puzzle.answers))
    table.numbers = [len(puzzle.answers) + 1] * puzzle.seats
    return table


# -- as the page is told it


def puzzles_shown(game: str) -> list[PuzzleListed]:
    """The puzzles of a game, the easiest first; none if it has none. A Problem if there is no such game."""
    return [
        {"puzzle": puzzle.name, "difficulty": puzzle.difficulty, "seats": puzzle.seats}
        for puzzle in puzzles(known_game(game))
    ]


def puzzle_shown(game: str, name: str, lang: str) -> PuzzleShown:
    """The position of a puzzle for whoever is to solve it, or a Problem."""
    spec, puzzle = known_puzzle(game, name)
    table = table_of(spec, puzzle)
    you = Words(lang, spec.name, table.edition).text("table-you")
    names = names_beside(you, puzzle.seat, puzzle.seats)
    return {
        "game": spec.name,
        "puzzle": puzzle.name,
        "difficulty": puzzle.difficulty,
        "snapshot": lone_snapshot(table, TABLE, puzzle.seat, names, asked=True),
        "previews": previews_for(table, puzzle.seat),
    }


def puzzle_reply(game: str, name: str, do: str, lang: str) -> PuzzleReply:
    """What the coach says to an answer, or a Problem if the rules do not allow it."""
    spec, puzzle = known_puzzle(game, name)
    table = table_of(spec, puzzle)
    words = Words(lang, spec.name, table.edition)
    names = names_beside(words.text("table-you"), puzzle.seat, puzzle.seats)
    action = table.edition.catalogue.parse(do)
    why = UNKNOWN if action is None else refusal(table.state, puzzle.seat, action)
    chosen = None if action is None else puzzle.judged(action.text)
    if why is not None or chosen is None:
        raise RuleProblem(why or UNKNOWN, spec.name, names, table.edition)

    def say(notation: str) -> str:
        meant = table.edition.catalogue.parse(notation)
        assert meant is not None
        return words.action(meant, names, spec.details(table.state, puzzle.seat, meant))

    return {
        "right": puzzle.is_right(chosen.option),
        "best": [outlook_of(one) for one in puzzle.options[: puzzle.right]],
        "chosen": outlook_of(chosen),
        "lost": max(0.0, chosen.lost),
        "reason": " ".join(puzzle_reason(words, puzzle, chosen, say)),
    }


def outlook_of(one: JudgedOption) -> OutlookShown:
    """An option as a hint shows it."""
    return {"do": one.option, "win": one.win, "points": one.points}


def why_not_in_puzzle(game: str, name: str, touch: Sequence[str], lang: str) -> Why:
    """Why whoever solves a puzzle may not touch these things."""
    spec, puzzle = known_puzzle(game, name)
    table = table_of(spec, puzzle)
    found = touch_refusal(spec, table.edition, table.state, puzzle.seat, touch)
    if found is None:
        return {"rule": None}
    words = Words(lang, spec.name, table.edition)
    names = names_beside(words.text("table-you"), puzzle.seat, puzzle.seats)
    return {"rule": found.rule, "facts": dict(found.facts), "text": words.refusal(found, names)}
