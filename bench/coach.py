"""What the coach is worth: planted blunders that it finds, false ones, how often its hint holds, and what it takes.

    python bench/coach.py planted santa-cruz --games 20
    python bench/coach.py quiet santa-cruz --games 5
    python bench/coach.py agreement santa-cruz --positions 100
    python bench/coach.py time santa-cruz --jobs 2
    python bench/coach.py puzzles santa-cruz --positions 10
    python bench/coach.py outside santa-cruz --positions 10 --games 20

Each prints a line for every game or position, and what it comes to. Run it over the compiled build; `docs/coach.md` has
the figures.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fairwind.bots import bot
from fairwind.bots.effort import Effort, read_effort
from fairwind.coach.comparison import compared, value_lead, win_lead
from fairwind.coach.marks import BLUNDER, MARKS, MISTAKE, mark_of
from fairwind.coach.puzzle import TRIES, Puzzle, position_of, puzzles_of
from fairwind.coach.puzzle_search import EASY, complaint_about
from fairwind.coach.review import FIRST_LOOK, review, times
from fairwind.games import game
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, advance, answer, is_over
from fairwind.kernel.position import Position
from fairwind.kernel.record import Record
from fairwind.kernel.sitting import Sitting, begin_sitting
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State

PLANT_EFFORT: Final = Effort(1_000_000, 1000)  # a blunder is chosen with twice the effort of a second look, twice
AFTER: Final = 8  # real choices of the seat before something is planted


@dataclass(frozen=True)
class Planted:
    """A recorded game in which one answer was spoiled."""

    record: Record
    line: int  # of the spoiled answer; 0 if no option was bad enough
    lost: float


def whole_game(name: str, seats: int, player: str, seed: str) -> Record:
    """A game of this bot against itself."""
    spec = game(name)
    sitting = begin_sitting(spec, spec.edition(), seats, {}, Seeded(seed))
    players = [bot(player, f"{seed}/{seat}") for seat in range(seats)]
    while not sitting.over:
        seat = actor(sitting.state)
        sitting.answer(seat, players[seat].choose(Position(spec, sitting.state, seat)))
    return sitting.record


def planted_game(name: str, seats: int, player: str, seed: str) -> Planted:
    """A game of this bot in which it answers once what a long look finds to be a blunder."""
    spec, generator = game(name), Generator(f"planted/{seed}")
    sitting = begin_sitting(spec, spec.edition(), seats, {}, Seeded(seed))
    players = [bot(player, f"{seed}/{seat}") for seat in range(seats)]
    line, lost, choices = 0, 0.0, 0
    wait = AFTER + generator.below(6 * AFTER)
    while not sitting.over:
        seat = actor(sitting.state)
        position = Position(spec, sitting.state, seat)
        chosen = players[seat].choose(position)
        choices += len(position.options()) > 1
        if not line and choices > wait and len(position.options()) > 1:
            wait = choices + generator.below(4)
            spoiled, lost = blunder_at(position, generator)
            if spoiled is not None:
                chosen, line = spoiled, sitting.answers + 1
        sitting.answer(seat, chosen)
    return Planted(sitting.record, line, lost)


def blunder_at(position: Position, generator: Generator) -> tuple[Action | None, float]:
    """An option that is a blunder, by two looks with luck of their own; None if there is none.

    Of many options that are looked at once, the one that stands out owes a part of that to luck.
    """
    found = position.options()
    some = [found[generator.below(len(found))] for _ in range(2)]
    seen = blunders_among(position, some, f"planted/{generator.bits()}")
    for action in seen:
        again = blunders_among(position, [action], f"planted/{generator.bits()}")
        if again:
            return action, again[action]
    return None, 0.0


def blunders_among(position: Position, some: Sequence[Action], seed: str) -> dict[Action, float]:
    """What each of these options loses that a long look calls a blunder."""
    tried = compared(position, PLANT_EFFORT, seed, some)
    lost = {one.action: win_lead(tried[0], one) for one in tried[1:] if one.kept and value_lead(tried[0], one).sure}
    return {action: lead.mean for action, lead in lost.items() if mark_of(lead) == BLUNDER}


def keep_game(folder: Path | None, name: str, n: int, line: int, record: Record) -> None:
    """Lay a game into a folder, if there is one, named after the line of its spoiled answer; 0 if there is none."""
    if folder is not None:
        (folder / f"{name}-{n}-{line}.jsonl").write_text(record.text(), encoding="utf-8")


def find_planted(name: str, args: argparse.Namespace) -> None:
    """How many planted blunders the review finds."""
    found = marked = games = 0
    for n in range(args.first, args.first + args.games):
        planted = planted_game(name, args.seats, args.player, f"plant/{n}")
        if not planted.line:
            print(f"{name} {n}: no option was bad enough", flush=True)
            continue
        games += 1
        keep_game(args.keep, name, n, planted.line, planted.record)
        began = time.perf_counter()
        seen = review(planted.record, args.effort, args.jobs)
        mark = next(answer.mark for answer in seen.answers if answer.line == planted.line)
        found, marked = found + (mark == BLUNDER), marked + (mark in {MISTAKE, BLUNDER})
        others = [sum(answer.mark == kind and answer.line != planted.line for answer in seen.answers) for kind in MARKS]
        print(
            f"{name} {n}: planted {planted.lost:.3f} at {planted.line}: {mark or 'nothing'}; other marks {others} in "
            f"{len(seen.answers)} choices; {time.perf_counter() - began:.0f} s",
            flush=True,
        )
    print(f"{name}: {marked} of {games} planted blunders found, {found} of them as blunders, the others as mistakes")


def count_false(name: str, args: argparse.Namespace) -> None:
    """How many blunders the review sees in games of the champion: whatever it sees there counts as false."""
    counts, choices = [0, 0, 0], 0
    for n in range(args.first, args.first + args.games):
        record = whole_game(name, args.seats, args.player, f"quiet/{n}")
        keep_game(args.keep, name, n, 0, record)
        seen = review(record, args.effort, args.jobs)
        here = [sum(answer.mark == kind for answer in seen.answers) for kind in MARKS]
        counts, choices = [a + b for a, b in zip(counts, here, strict=True)], choices + len(seen.answers)
        print(f"{name} {n}: {here} in {len(seen.answers)} choices", flush=True)
    told = ", ".join(f"{count} {mark}" for count, mark in zip(counts, MARKS, strict=True))
    print(
        f"{name}: {told} in {choices} choices of {args.player}; {200 * counts[2] / max(1, choices):.2f} blunders in 200"
    )


def sampled_positions(spec: GameSpec[Any, Any], seats: int, count: int, seed: str) -> Sequence[tuple[Sitting, int]]:
    """Real choices all over games of a quick bot, each at a table of its own."""
    found: list[tuple[Sitting, int]] = []
    generator, games = Generator(seed), 0
    while len(found) < count:
        games += 1
        sitting = begin_sitting(spec, spec.edition(), seats, {}, Seeded(f"{seed}/{games}"))
        players = [bot("neural:20", f"{seed}/{games}/{seat}") for seat in range(seats)]
        while not sitting.over:
            seat = actor(sitting.state)
            position = Position(spec, sitting.state, seat)
            if len(position.options()) > 1 and generator.below(25) == 0:
                found.append((Sitting(spec, sitting.edition, spec.clone(sitting.state), Seeded("")), seat))
            sitting.answer(seat, players[seat].choose(position))
    return found[:count]


def count_agreed(name: str, args: argparse.Namespace) -> None:
    """How often the hint's best is still the best, or about equal to it, at twenty times the effort."""
    spec = game(name)
    clear = agreed = same = every = same_of_all = 0
    for n, (sitting, seat) in enumerate(sampled_positions(spec, args.seats, args.positions, "agree")):
        position = Position(spec, sitting.state, seat)
        short = compared(position, args.hint, f"hint/{n}")
        long = compared(position, times(args.hint, 20), f"long/{n}", keep=[short[0].action])
        mine = next(one for one in long if one.action is short[0].action)
        is_clear = any(value_lead(long[0], one).sure for one in long[1:2])
        equal = mine is long[0] or not value_lead(long[0], mine).sure
        every, same_of_all = every + 1, same_of_all + equal
        clear, agreed, same = clear + is_clear, agreed + (is_clear and equal), same + (is_clear and mine is long[0])
        if is_clear and not equal:
            lost = win_lead(long[0], mine)
            print(f"{name} {n}: {mine.action.text}, not {long[0].action.text}: {lost.mean:.3f} of the win", flush=True)
    print(
        f"{name}: {agreed} of {clear} clear choices agree ({same} of them exactly), {same_of_all} of all {every}; "
        f"hint {args.hint.text()}",
        flush=True,
    )


def core_seconds() -> float:
    """What this process and those it has ended used of the cores."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def take_time(name: str, args: argparse.Namespace) -> None:
    """What a review takes."""
    for n in range(args.first, args.first + args.games):
        record = whole_game(name, args.seats, args.player, f"time/{n}")
        began, used = time.perf_counter(), core_seconds()
        seen = review(record, args.effort, args.jobs)
        twice = sum(answer.twice for answer in seen.answers)
        print(
            f"{name} {n}: {time.perf_counter() - began:.1f} s, {core_seconds() - used:.1f} of them on a core, "
            f"{args.jobs} processes; {len(seen.answers)} choices, {twice} looked at twice, {len(seen.draws)} draws",
            flush=True,
        )


def some_of(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, from all over the file."""
    return list(puzzles[:: max(1, len(puzzles) // max(1, count))][:count])


def count_puzzles(name: str, args: argparse.Namespace) -> None:
    """How hard the puzzles of a game are, and how many of some hold by a look with other luck."""
    spec = game(name)
    every = puzzles_of(spec)
    missed = [1 - sum(int(one.finds[n]) for one in every) / (TRIES * len(every)) for n in range(len(every[0].finds))]
    hard = Counter(one.difficulty for one in every)
    print(f"{name}: {len(every)} puzzles; missed by level, in percent: {[round(100 * part) for part in missed]}")
    print(f"{name}: by difficulty {sorted(hard.items())}; {sum(one.difficulty > EASY for one in every)} above {EASY}")
    print(f"{name}: kinds {Counter(one.asks for one in every)}, seats {Counter(one.seats for one in every)}")
    some = some_of(every, args.positions)
    wrong = [(one.name, what) for one in some if (what := complaint_about(one, "bench"))]
    print(f"{name}: {len(some) - len(wrong)} of {len(some)} hold with other luck; {wrong}", flush=True)


def play_on(name: str, args: argparse.Namespace) -> None:
    """How often the best of some puzzles wins more than the next option, if a quick bot plays both on to their end."""
    spec = game(name)
    gained: list[float] = []
    for puzzle in some_of(puzzles_of(spec), args.positions):
        position = position_of(spec, puzzle)
        leads = [
            win_after(position, puzzle, 0, n) - win_after(position, puzzle, puzzle.right, n) for n in range(args.games)
        ]
        gained.append(sum(leads) / len(leads))
        print(
            f"{name} {puzzle.name}: {100 * gained[-1]:+.0f} %, claimed {100 * puzzle.options[puzzle.right].lost:.0f} %"
        )
    mean, error = statistics.fmean(gained), statistics.stdev(gained) / len(gained) ** 0.5
    better = sum(one > 0 for one in gained)
    print(f"{name}: {100 * mean:+.1f} ± {100 * error:.1f} % of the win in the mean; {better} of {len(gained)} above 0")


def win_after(position: Position, puzzle: Puzzle, place: int, n: int) -> float:
    """The share of the win after one of the options of a puzzle, in world number n, played on by a quick bot."""
    spec, seats = position.spec, position.seats
    s: State = position.world(Seeded(f"outside/{n}"))
    given = position.edition.catalogue.parse(puzzle.options[place].option)
    assert given is not None
    answer(s, puzzle.seat, given)
    driver, players = Seeded(f"outside/{n}/draws"), [bot("neural:12", f"outside/{n}/{seat}") for seat in range(seats)]
    advance(s, driver)
    while not is_over(s):
        seat = actor(s)
        answer(s, seat, players[seat].choose(Position(spec, s, seat)))
        advance(s, driver)
    places = spec.result(s).places
    return 1 / places.count(1) if places[puzzle.seat] == 1 else 0.0


QUESTIONS: Final = {"planted": find_planted, "quiet": count_false, "agreement": count_agreed, "time": take_time,
             "puzzles": count_puzzles, "outside": play_on}  # fmt: skip


def main() -> None:
    """Answer one question of one game."""
    parser = argparse.ArgumentParser(description="What the coach is worth.")
    parser.add_argument("question", choices=QUESTIONS)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--first", type=int, default=1, help="the number of the first game")
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--player", default="champion:200", help="who plays the games")
    parser.add_argument("--keep", type=Path, help="a folder for the games that are reviewed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--effort", type=read_effort, default=FIRST_LOOK, help="of a review's first look")
    parser.add_argument("--hint", type=read_effort, default=Effort(1_000_000, 1000), help="effort of a hint")
    args = parser.parse_args()
    QUESTIONS[args.question](args.game, args)


if __name__ == "__main__":
    main()
