"""The search for puzzles: champions play a game, its choices are looked at, and what seems clear is looked at again.

Everything follows from the game's seed; nothing here knows of files or processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from fairwind.bots import bot
from fairwind.bots.effort import Effort
from fairwind.bots.levels import LevelBot, levels
from fairwind.coach.comparison import Tried, compared, value_lead, win_lead
from fairwind.coach.hint import why
from fairwind.coach.lead import Lead
from fairwind.coach.marks import INACCURACY, MISTAKE, SHARES
from fairwind.coach.puzzle import TRIES, WORLD, JudgedOption, Puzzle, position_of
from fairwind.coach.reason import Reason
from fairwind.games import game
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor
from fairwind.kernel.position import Position
from fairwind.kernel.sitting import begin_sitting
from fairwind.kernel.spec import ROUND, GameSpec
from fairwind.kernel.state import State

PLAYER: Final = "champion:60"
USUAL: Final = 500  # evaluations: as much as the champion takes for a choice
FIRST_LOOK: Final = Effort(200)
SECOND_LOOK: Final = Effort(2 * USUAL)  # at all options
AGAIN: Final = Effort(10 * USUAL)
FEWEST_OPTIONS: Final = 4
MOST_OPTIONS: Final = 16  # all of them are tried to the end
MOST_LOOKS: Final = 80  # choices of a game that are looked at
MOST_RIGHT: Final = 3
MOST_A_GAME: Final = 2  # puzzles from one game
EASY: Final = 3  # a level: what it finds is easy
TABLES: Final[tuple[int, ...]] = (2, 2, 3, 2, 4)  # players of one game after the other
ALMOST: Final = dict(SHARES)[INACCURACY]  # what loses more than this of the win is not as good
MUCH: Final = dict(SHARES)[MISTAKE]


@dataclass(frozen=True)
class PlayedChoice:
    """A choice in a game: what was answered before it, and the table as its seat knows it."""

    answers: tuple[str, ...]
    check: str
    world: State
    seat: int
    asks: str
    round: int

    def is_like(self, puzzle: Puzzle) -> bool:
        """Whether it would seem the same as a puzzle of its game: of one round, or of one seat and kind of choice."""
        return self.round == puzzle.round or (self.asks == puzzle.asks and self.seat == puzzle.seat)


@dataclass(frozen=True)
class ClearChoice:
    """What a look finds at a clear choice: the options that are right, the best first, and all others."""

    right: tuple[Tried, ...]
    worse: tuple[Tried, ...]


# -- one choice


def clear_choice(position: Position, effort: Effort, seed: str) -> ClearChoice | None:
    """What is right at this choice; None where that is not clear for every option.

    All others must lose as much of the win as a mistake does, beyond two standard errors, and be clearly worse by all
    that the coach goes by.
    """
    tried = compared(position, effort, seed, keep=position.options(), to_the_end=True)
    best = tried[0]
    right = [one for one in tried if one is best or is_as_good(best, one)]
    worse = [one for one in tried if one not in right]
    if not are_few(len(right), len(tried)) or not all(is_mistake(best, one) for one in worse):
        return None
    return ClearChoice(tuple(right), tuple(worse))


def are_few(right: int, offered: int) -> bool:
    """Whether there is something to find: one option is right, or a few of many."""
    return right == 1 < offered or (right <= MOST_RIGHT and 3 * right <= offered)


def is_as_good(best: Tried, other: Tried) -> bool:
    """Whether another option is worth the same, as far as anybody can tell, and loses next to nothing."""
    return not value_lead(best, other).sure and win_lead(best, other).mean < ALMOST


def is_mistake(best: Tried, other: Tried) -> bool:
    """Whether another option is clearly worse, and loses as much as a mistake."""
    ahead, lost = value_lead(best, other), win_lead(best, other)
    return ahead.sure and ahead.mean > 0 and lost.sure and lost.mean >= MUCH


def seemingly_best(position: Position, seed: str) -> str:
    """The option that may be clearly best, by two quick looks; nothing if none is: most choices need no long one."""
    if not may_be_clear(compared(position, FIRST_LOOK, seed)):
        return ""
    tried = compared(position, SECOND_LOOK, f"{seed}/2", keep=position.options(), to_the_end=True)
    return tried[0].action.text if may_be_clear(tried) else ""


def may_be_clear(tried: Sequence[Tried]) -> bool:
    """Whether a look leaves it possible that all but a few options are mistakes."""
    best = tried[0]
    worse = [one for one in tried[1:] if not is_as_good(best, one)]
    return are_few(len(tried) - len(worse), len(tried)) and all(may_be_mistake(win_lead(best, one)) for one in worse)


def may_be_mistake(lost: Lead) -> bool:
    """Whether a first look leaves it possible."""
    return lost.mean + lost.error >= MUCH


def judged_options(position: Position, found: ClearChoice, effort: Effort, seed: str) -> tuple[JudgedOption, ...]:
    """The options as they are kept, with what the best has over those that are worse."""
    best = found.right[0]
    right = [judged_option(best, one, None) for one in found.right]
    return (*right, *[judged_option(best, one, why(position, best, one, effort, seed)) for one in found.worse])


def judged_option(best: Tried, one: Tried, reason: Reason | None) -> JudgedOption:
    """An option as it is kept."""
    lost = Lead(0.0, 0.0) if one is best else win_lead(best, one)
    win = min(1.0, max(0.0, best.win - lost.mean))  # where two judges differ, by the one that claims less
    figures = round(win, 3), round(one.expected, 1), round(lost.mean, 3), round(lost.error, 3)
    return JudgedOption(one.action.text, *figures, reason)


def complaint(position: Position, right: Sequence[str], effort: Effort, seed: str) -> str:
    """What is wrong with a claim of what is right, by a look with other luck; nothing if it holds."""
    found = clear_choice(position, effort, seed)
    if found is None:
        return "no option is clearly best"
    if found.right[0].action.text not in right:
        return f"'{found.right[0].action.text}' is best"
    worse = [one.action.text for one in found.worse if one.action.text in right]
    return f"'{worse[0]}' is clearly worse than the best" if worse else ""


def complaint_about(puzzle: Puzzle, seed: str = "checker", effort: Effort | None = None) -> str:
    """What is wrong with a puzzle by a look with other luck, as long as that by which it was found unless another
    effort is wanted; nothing if it holds. PuzzleError if it cannot be set.
    """
    position = position_of(game(puzzle.game), puzzle)
    return complaint(position, rights_of(puzzle), effort or Effort(puzzle.effort), seed)


def rights_of(puzzle: Puzzle) -> list[str]:
    """What is right, by its notation."""
    return [one.option for one in puzzle.options[: puzzle.right]]


# -- who finds it


def finds_of(position: Position, right: Sequence[str], seed: str) -> str:
    """How many of its tries each level of the game finds it in, the weakest first."""
    return "".join([str(found_by(position, right, level, seed)) for level in levels(position.spec)])


def found_by(position: Position, right: Sequence[str], level: str, seed: str) -> int:
    """In how many tries a level answers what is right."""
    tries = [LevelBot(level, f"{seed}/{level}/{n}").choose(position).text for n in range(TRIES)]
    return sum(text in right for text in tries)


# -- a game


def puzzles_in_game(name: str, number: int, seed: str) -> list[Puzzle]:
    """The puzzles that a game of champions holds: the first two that are not alike, its choices taken at random."""
    spec = game(name)
    deal = f"{seed}/{number}"
    found: list[Puzzle] = []
    for choice in shuffled(choices_of(spec, seats_of(spec, number), deal), deal)[:MOST_LOOKS]:
        if len(found) == MOST_A_GAME:
            break
        if any(choice.is_like(puzzle) for puzzle in found):
            continue
        puzzle = puzzle_at(spec, choice, deal)
        if puzzle is not None:
            found.append(puzzle)
    return found


def shuffled(choices: Sequence[PlayedChoice], deal: str) -> list[PlayedChoice]:
    """The choices of a game in an order that follows from its deal."""
    generator, left, order = Generator(f"{deal}/looks"), list(choices), []
    while left:
        order.append(left.pop(generator.below(len(left))))
    return order


def seats_of(spec: GameSpec[Any, Any], number: int) -> int:
    """How many play game number so and so."""
    seats = TABLES[number % len(TABLES)]
    return seats if seats in spec.seat_counts else max(2, spec.seat_counts[0])


def choices_of(spec: GameSpec[Any, Any], seats: int, deal: str) -> list[PlayedChoice]:
    """All choices of a game of champions that have enough options, and not too many."""
    sitting = begin_sitting(spec, spec.edition(), seats, {}, Seeded(deal))
    players = [bot(PLAYER, f"{deal}/{seat}") for seat in range(seats)]
    answers: list[str] = []
    choices: list[PlayedChoice] = []
    while not sitting.over:
        seat = actor(sitting.state)
        position = Position(spec, sitting.state, seat)
        asked, rounds = position.asked(), position.clock() // ROUND
        # What is chosen before the first round is the same question in every game.
        if asked is not None and rounds and FEWEST_OPTIONS <= len(position.options()) <= MOST_OPTIONS:
            world: State = spec.sample_world(sitting.state, seat, Seeded(WORLD))
            check = spec.digest(sitting.state)
            choices.append(PlayedChoice(tuple(answers), check, world, seat, asked.__name__, rounds))
        chosen = players[seat].choose(position)
        answers.append(chosen.text)
        sitting.answer(seat, chosen)
    return choices


def puzzle_at(spec: GameSpec[Any, Any], choice: PlayedChoice, deal: str) -> Puzzle | None:
    """The puzzle that a choice makes, by ten times the effort and with other luck; None if it makes none."""
    position = Position(spec, choice.world, choice.seat)
    seemed = seemingly_best(position, f"{deal}/first/{len(choice.answers)}")
    seed = f"{deal}/again/{len(choice.answers)}"
    found = clear_choice(position, AGAIN, seed) if seemed else None
    right = [] if found is None else [one.action.text for one in found.right]
    if found is None or seemed not in right:
        return None
    about = position.edition.about
    return Puzzle(
        spec.name,
        choice.check.rpartition(":")[2][:8],
        spec.rules_version,
        about.name,
        about.hash,
        position.seats,
        (),
        deal,
        choice.answers,
        choice.check,
        choice.seat,
        choice.asks,
        choice.round,
        AGAIN.evaluations,
        finds_of(position, right, seed),
        len(right),
        judged_options(position, found, AGAIN, seed),
    )


# -- a set of them


def belongs(kept: Sequence[Puzzle], puzzle: Puzzle, count: int) -> bool:
    """Whether a puzzle may join a set that is to have so many: a third may be easy, a quarter such as no level finds,
    two thirds of one kind.
    """
    if any(puzzle.name == other.name for other in kept):
        return False
    if is_easy(puzzle) and 3 * sum(map(is_easy, kept)) >= count:
        return False
    if is_unfound(puzzle) and 4 * sum(map(is_unfound, kept)) >= count:
        return False
    return 3 * sum(other.asks == puzzle.asks for other in kept) < 2 * count


def is_easy(puzzle: Puzzle) -> bool:
    """Whether the level of a newcomer finds it."""
    return puzzle.difficulty <= EASY


def is_unfound(puzzle: Puzzle) -> bool:
    """Whether no level finds it: who knows whether we do."""
    return puzzle.difficulty > len(puzzle.finds)
