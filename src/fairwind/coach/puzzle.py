"""Puzzles: a position of a champion's game in which one option is clearly best, and what the others lose.

A puzzle is kept as a line of JSON: the seed and the answers of the game up to there, so that the engine plays it again,
and what the coach found. `docs/coach.md` says how they are made.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from fairwind.coach.reason import ItemLead, Reason
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Seeded
from fairwind.kernel.codec import Json
from fairwind.kernel.editions import EditionError
from fairwind.kernel.play import actor, actors, is_over, options
from fairwind.kernel.position import Position
from fairwind.kernel.record import UNSOUND
from fairwind.kernel.refusals import Refused
from fairwind.kernel.sitting import Sitting
from fairwind.kernel.spec import BadTable, Edition, GameSpec
from fairwind.kernel.state import State

FILE: Final = "puzzles.jsonl"  # in a game's package
WORLD: Final = "puzzle"  # what the seat cannot know is dealt by this: a puzzle follows from what its seat knows
TRIES: Final = 3  # times that each level was asked, each with another luck


class PuzzleError(ValueError):
    """A puzzle that cannot be set: says which, and what is wrong."""


@dataclass(frozen=True)
class JudgedOption:
    """An option, what it leads to, and what it loses against the best."""

    option: str  # its notation
    win: float  # the chance to win
    points: float  # expected at the end
    lost: float  # of the win, against the best
    error: float  # of that, a standard error
    reason: Reason | None  # what the best has over it; None for those that are right


@dataclass(frozen=True)
class Puzzle:
    """A position that is asked about, and what is right there."""

    game: str
    name: str
    rules: int  # the version of the rules under which it was made
    edition: str
    edition_hash: str
    seats: int
    variants: tuple[tuple[str, str], ...]
    seed: str  # what was drawn follows from it
    answers: tuple[str, ...]  # what was answered before
    check: str  # the digest of the state after them
    seat: int  # who is asked
    asks: str  # the kind of decision
    round: int  # in which the game is
    effort: int  # evaluations of the last look
    finds: str  # how many of its tries each level found it in, the weakest first: a digit for each
    right: int  # how many of the options are right: the best, and those that are as good
    options: tuple[JudgedOption, ...]  # the right ones first, the best before all others

    @property
    def difficulty(self) -> int:
        """The level from which on most tries find it; one above the highest if that does not either."""
        return difficulty_of(self.finds)

    def judged(self, notation: str) -> JudgedOption | None:
        """What the coach found about an option."""
        return next((one for one in self.options if one.option == notation), None)

    def is_right(self, notation: str) -> bool:
        """Whether this answer is the best or as good."""
        return any(one.option == notation for one in self.options[: self.right])

    def wrong(self, what: str) -> PuzzleError:
        """What to raise where the engine does not play along."""
        return PuzzleError(f"Puzzle {self.name} of {self.game}: {what}")


def difficulty_of(finds: str) -> int:
    """The first level from which on each finds it in most tries."""
    missed = [level for level, times in enumerate(finds, 1) if 2 * int(times) <= TRIES]
    return max(missed, default=0) + 1


# -- the position


def setting_of(spec: GameSpec[Any, Any], puzzle: Puzzle) -> State:
    """The table of a puzzle, as far as its seat knows it; or PuzzleError if the engine of today says otherwise."""
    s = replayed(spec, puzzle)
    if puzzle.check != spec.digest(s):
        raise puzzle.wrong("its answers lead to another table today; make it anew.")
    if is_over(s) or puzzle.seat not in actors(s):
        raise puzzle.wrong(f"seat {puzzle.seat} is asked nothing; make it anew.")
    offered: list[Action] = []
    options(s, puzzle.seat, offered)
    texts = [action.text for action in offered]
    if sorted(texts) != sorted(one.option for one in puzzle.options):
        raise puzzle.wrong("other options are offered there today; make it anew.")
    if not 0 < puzzle.right < len(texts):
        raise puzzle.wrong(f"{puzzle.right} of {len(texts)} options are right; there is nothing to find.")
    world: State = spec.sample_world(s, puzzle.seat, Seeded(WORLD))
    return world


def replayed(spec: GameSpec[Any, Any], puzzle: Puzzle) -> State:
    """The game of a puzzle, played again."""
    if puzzle.rules != spec.rules_version:
        raise puzzle.wrong(f"it was made under version {puzzle.rules} of the rules, not {spec.rules_version}.")
    try:
        edition: Edition = spec.recorded_edition(puzzle.edition, "", puzzle.edition_hash)
        s: State = spec.begin(edition, puzzle.seats, dict(puzzle.variants))
        sitting = Sitting(spec, edition, s, Seeded(puzzle.seed))
        sitting.begin()
        for text in puzzle.answers:
            sitting.answer(actor(sitting.state), text)
    except (EditionError, BadTable, Refused, *UNSOUND) as fault:
        raise puzzle.wrong(f"its answers cannot be given again ({fault}); make it anew.") from None
    sitting.state.listener = None
    return sitting.state


def position_of(spec: GameSpec[Any, Any], puzzle: Puzzle) -> Position:
    """What whoever solves it may know."""
    return Position(spec, setting_of(spec, puzzle), puzzle.seat)


# -- as it is kept


def puzzles_of(spec: GameSpec[Any, Any]) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, in their order; none if it has none."""
    return read_puzzles(spec.name, spec.beside(FILE).decode())


def read_puzzles(game: str, text: str) -> tuple[Puzzle, ...]:
    """Puzzles from the text of a file."""
    return tuple([read_puzzle(game, number, row) for number, row in enumerate(text.splitlines(), 1) if row.strip()])


def read_puzzle(game: str, number: int, row: str) -> Puzzle:
    """A puzzle from its line, or PuzzleError."""
    try:
        data: Json = json.loads(row)
        return Puzzle(
            game,
            str(data["name"]),
            int(data["rules"]),
            str(data["edition"]),
            str(data["hash"]),
            int(data["seats"]),
            tuple([(str(name), str(value)) for name, value in data["variants"].items()]),
            str(data["seed"]),
            tuple([str(text) for text in data["answers"]]),
            str(data["check"]),
            int(data["seat"]),
            str(data["asks"]),
            int(data["round"]),
            int(data["effort"]),
            sound_finds(str(data["finds"])),
            int(data["right"]),
            tuple([read_option(option) for option in data["options"]]),
        )
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as fault:
        raise PuzzleError(f"Line {number} is no puzzle of {game} ({fault}); leave it out.") from None


def sound_finds(text: str) -> str:
    """A digit for each level, or ValueError."""
    if not text or any(letter not in "0123"[: TRIES + 1] for letter in text):
        raise ValueError(f"'{text[:20]}' does not say how often each level found it")
    return text


def read_option(data: Sequence[Any]) -> JudgedOption:
    """A judged option from its list."""
    option, win, points, lost, error, reason = data
    return JudgedOption(str(option), float(win), float(points), float(lost), float(error), read_short_reason(reason))


def read_short_reason(data: Sequence[Any] | None) -> Reason | None:
    """A reason from its list."""
    if data is None:
        return None
    items, points, ahead, rounds = data
    return Reason(
        tuple([ItemLead(str(item), float(more), bool(sure)) for item, more, sure in items]),
        float(points),
        float(ahead),
        float(rounds),
    )


def written(puzzle: Puzzle) -> str:
    """A puzzle as it is kept, in one line."""
    data: Json = {
        "name": puzzle.name,
        "rules": puzzle.rules,
        "edition": puzzle.edition,
        "hash": puzzle.edition_hash,
        "seats": puzzle.seats,
        "variants": dict(puzzle.variants),
        "seed": puzzle.seed,
        "seat": puzzle.seat,
        "asks": puzzle.asks,
        "round": puzzle.round,
        "check": puzzle.check,
        "effort": puzzle.effort,
        "finds": puzzle.finds,
        "right": puzzle.right,
        "options": [option_row(one) for one in puzzle.options],
        "answers": list(puzzle.answers),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def option_row(one: JudgedOption) -> list[Any]:
    """A judged option as a list: there are hundreds of them in a file."""
    why = one.reason
    reason = None
    if why is not None:
        reason = [[[item.item, item.points, int(item.sure)] for item in why.items], why.points, why.ahead, why.rounds]
    return [one.option, one.win, one.points, one.lost, one.error, reason]
