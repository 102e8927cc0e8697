"""The puzzles that ship: each can be set, something is to be found in it, and nothing in it hangs on a secret."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from fairwind.bots.effort import Effort
from fairwind.bots.levels import levels
from fairwind.coach.puzzle import (
    FILE,
    WORLD,
    Puzzle,
    PuzzleError,
    difficulty_of,
    position_of,
    puzzles_of,
    read_puzzles,
    replayed,
    setting_of,
    written,
)
from fairwind.coach.puzzle_search import (
    AGAIN,
    EASY,
    FEWEST_OPTIONS,
    MOST_A_GAME,
    USUAL,
    are_few,
    belongs,
    clear_choice,
    complaint_about,
    found_by,
    puzzles_in_game,
    rights_of,
)
from fairwind.games import OURS, game
from fairwind.kernel.chance import Seeded
from fairwind.kernel.codec import canonical
from fairwind.kernel.play import actors, advance
from fairwind.kernel.position import Position
from fairwind.kernel.state import State

GAMES = pytest.mark.parametrize("name", OURS)
LEAST = 50
LARGEST_FILE = 300_000
ALL_OPEN = "santa-maria"  # a game in which nobody has a secret
SAMPLE = 6  # puzzles of a game that are measured again


@cache
def shipped(name: str) -> tuple[Puzzle, ...]:
    return puzzles_of(game(name))


@cache
def truth(puzzle: Puzzle) -> State:
    return replayed(game(puzzle.game), puzzle)


def sample(name: str) -> list[Puzzle]:
    """A few puzzles from all over the file."""
    return list(shipped(name)[:: max(1, len(shipped(name)) // SAMPLE)][:SAMPLE])


# -- what ships


@GAMES
def test_enough_of_them_ship_and_the_file_is_small(name: str) -> None:
    text = game(name).beside(FILE).decode()
    assert len(shipped(name)) >= LEAST
    assert len(text) < LARGEST_FILE
    assert [written(puzzle) for puzzle in shipped(name)] == text.splitlines()
    assert len({puzzle.name for puzzle in shipped(name)}) == len(shipped(name))
    assert max(Counter(puzzle.seed for puzzle in shipped(name)).values()) <= MOST_A_GAME


@GAMES
def test_every_puzzle_can_be_set_and_has_something_to_find(name: str) -> None:
    spec = game(name)
    seen: set[str] = set()
    for puzzle in shipped(name):
        s = setting_of(spec, puzzle)
        position = position_of(spec, puzzle)
        assert puzzle.seat in actors(s)
        assert len(puzzle.options) == len(position.options()) >= FEWEST_OPTIONS
        assert are_few(puzzle.right, len(puzzle.options))
        assert 1 <= puzzle.difficulty <= len(levels(spec)) + 1 == len(puzzle.finds) + 1
        assert puzzle.effort >= 10 * USUAL
        assert all(one.lost >= 0.06 and one.lost > 2 * one.error - 0.002 for one in puzzle.options[puzzle.right :])
        assert all(one.reason is not None for one in puzzle.options[puzzle.right :])
        seen.add(canonical([puzzle.seat, position.view()]))
    assert len(seen) == len(shipped(name)), "two puzzles are the same"


@GAMES
def test_the_level_of_a_newcomer_misses_at_least_half(name: str) -> None:
    found = sum(int(puzzle.finds[EASY - 1]) for puzzle in shipped(name))
    assert 2 * found <= 3 * len(shipped(name))
    assert 2 * sum(puzzle.difficulty > EASY for puzzle in shipped(name)) >= len(shipped(name))


@GAMES
def test_that_is_so_when_it_is_measured_again(name: str) -> None:
    spec, some = game(name), sample(name)
    again = [found_by(position_of(spec, one), rights_of(one), str(EASY), "measured again") for one in some]
    assert sum(again) <= 3 * len(some) * 3 / 4  # a small sample: half, and some room


# -- what is refused


def test_a_puzzle_that_the_engine_does_not_follow_is_refused() -> None:
    spec = game("santa-cruz")
    sound = next(puzzle for puzzle in shipped("santa-cruz") if puzzle.answers)
    first, *others = sound.options
    for wrong, said in (
        (replace(sound, rules=sound.rules + 1), "version"),
        (replace(sound, edition_hash="0" * len(sound.edition_hash)), "cannot be given again"),
        (replace(sound, seed="another"), "make it anew"),
        (replace(sound, answers=sound.answers[:-1]), "another table"),
        (replace(sound, answers=(*sound.answers, "no such thing")), "cannot be given again"),
        (replace(sound, seat=(sound.seat + 1) % sound.seats), "is asked nothing"),
        (replace(sound, options=(replace(first, option="build C99"), *others)), "other options"),
        (replace(sound, options=tuple(others)), "other options"),
        (replace(sound, right=0), "nothing to find"),
        (replace(sound, right=len(sound.options)), "nothing to find"),
    ):
        with pytest.raises(PuzzleError, match=said):
            setting_of(spec, wrong)


def test_a_planted_wrong_puzzle_is_refused_by_the_checker() -> None:
    quick = Effort(AGAIN.evaluations // 5)
    sound = max(shipped("santa-cruz"), key=lambda puzzle: min(one.lost for one in puzzle.options[puzzle.right :]))
    assert complaint_about(sound, effort=quick) == ""
    worst_first = replace(sound, options=sound.options[::-1], right=1)
    assert complaint_about(worst_first, effort=quick) == f"'{sound.options[0].option}' is best"
    worst_too = replace(sound, options=(sound.options[0], *sound.options[:0:-1]), right=2)
    assert complaint_about(worst_too, effort=quick) == f"'{sound.options[-1].option}' is clearly worse than the best"


def test_a_line_that_is_no_puzzle_is_told() -> None:
    line = written(shipped("santa-cruz")[0])
    assert read_puzzles("santa-cruz", f"{line}\n\n{line}\n") == shipped("santa-cruz")[:1] * 2
    for wrong in ("{", "[]", "{}", line.replace('"finds":"', '"finds":"9'), line.replace('"right":', '"wrong":')):
        with pytest.raises(PuzzleError, match="Line 2 is no puzzle"):
            read_puzzles("santa-cruz", f"{line}\n{wrong}")


# -- what a seat may know


@GAMES
def test_a_puzzle_follows_from_what_its_seat_knows(name: str) -> None:
    spec, hidden = game(name), 0
    for puzzle in sample(name):
        s = truth(puzzle)
        other: State = spec.sample_world(s, puzzle.seat, Seeded("another truth"))
        hidden += spec.digest(other) != spec.digest(s)
        same: State = spec.sample_world(other, puzzle.seat, Seeded(WORLD))
        assert spec.digest(same) == spec.digest(setting_of(spec, puzzle))
    assert bool(hidden) == (name != ALL_OPEN), "nothing was hidden, so nothing was tried"


# -- how they are found


def test_the_difficulty_is_the_level_from_which_on_most_tries_find_it() -> None:
    assert [difficulty_of(finds) for finds in ("333", "223", "133", "313", "330", "000")] == [1, 1, 2, 3, 4, 4]


def test_a_set_has_few_easy_ones_and_many_kinds() -> None:
    hard = [replace(shipped("santa-cruz")[0], name=str(n), asks=str(n % 3), finds="00003") for n in range(12)]
    easy = [replace(puzzle, name=f"easy {puzzle.name}", finds="33333") for puzzle in hard]
    unfound = [replace(puzzle, name=f"unfound {puzzle.name}", finds="00000") for puzzle in hard]
    assert not belongs(hard, hard[3], 12), "it is there already"
    assert belongs(easy[:3], easy[4], 12)
    assert not belongs(easy[:4], easy[4], 12)
    assert belongs(easy[:4], hard[4], 12)
    assert belongs(unfound[:2], unfound[4], 12)
    assert not belongs(unfound[:3], unfound[4], 12)
    same = [replace(puzzle, asks="same") for puzzle in hard]
    assert belongs(same[:7], same[8], 12)
    assert not belongs(same[:8], same[8], 12)
    assert belongs(same[:8], hard[8], 12)


def test_where_options_are_about_equal_there_is_no_puzzle() -> None:
    spec = game("santa-cruz")
    s: State = spec.begin(spec.edition(), 2)
    advance(s, Seeded("even"))
    assert clear_choice(Position(spec, s, actors(s)[0]), Effort(100), "x") is None


@pytest.mark.long
@GAMES
def test_every_shipped_puzzle_holds_by_a_look_with_other_luck(name: str) -> None:
    complaints = {puzzle.name: complaint_about(puzzle) for puzzle in shipped(name)}
    wrong = {puzzle: what for puzzle, what in complaints.items() if what.endswith("is best")}
    assert wrong == {}
    assert 3 * sum(bool(what) for what in complaints.values()) <= len(complaints), complaints


@pytest.mark.long
def test_a_game_of_champions_gives_the_same_puzzles_each_time() -> None:
    first = puzzles_in_game("santa-cruz", 1, "tests")
    assert first == puzzles_in_game("santa-cruz", 1, "tests")
    assert len(first) <= MOST_A_GAME
    for puzzle in first:
        assert complaint_about(puzzle, "other luck") in {"", "no option is clearly best"}
