"""The command with which somebody solves puzzles, or has more of them found."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, Progress, TextColumn

from fairwind.arena.workers import in_order, spread
from fairwind.cli.languages import chosen_language
from fairwind.cli.puzzle_corner import PuzzleCorner
from fairwind.cli.screen import Screen, console_for
from fairwind.cli.terminal_table import Left
from fairwind.coach.puzzle import Puzzle, read_puzzles, written
from fairwind.coach.puzzle_search import belongs, puzzles_in_game
from fairwind.games import game as find_game
from fairwind.kernel.spec import BadTable
from fairwind.locale import Words

INTERRUPTED: Final = 130
USUAL_COUNT: Final = 60


def puzzles(
    name: Annotated[str, typer.Argument(metavar="[GAME]", help="The game, such as mundus-novus.")] = "",
    level: Annotated[int, typer.Option(help="Only puzzles that bots from this level on find.")] = 0,
    lang: Annotated[str, typer.Option("--lang", help="en, fr, de or nl; else the system's language.")] = "",
    make: Annotated[bool, typer.Option("--make", help="Find new puzzles, instead of solving some.")] = False,
    game: Annotated[str, typer.Option(help="The game, as the argument.")] = "",
    out: Annotated[Path | None, typer.Option(help="With --make: the file; what it holds already is kept.")] = None,
    count: Annotated[int, typer.Option(help="With --make: so many in the file.")] = USUAL_COUNT,
    seed: Annotated[str, typer.Option(help="With --make: what the games follow from.")] = "puzzles",
    jobs: Annotated[int, typer.Option(help="With --make: processes that share the work.")] = 1,
    minutes: Annotated[float, typer.Option(help="With --make: begin no game after so long; 0 is no limit.")] = 0.0,
) -> None:
    """Solve puzzles: positions of champions' games in which one answer is clearly best."""
    called, language = name or game, chosen_language(lang)
    if not called or (name and game and name != game):
        raise BadTable("Name one game: fairwind puzzles mundus-novus.")
    if make:
        if out is None:
            raise BadTable("Say where to write the puzzles: --out puzzles.jsonl.")
        words = Words(language, find_game(called).name)
        held = search(called, out, count, seed, jobs, minutes, words)
        Screen().say_unbroken(words.text("puzzle-made", count=held, file=str(out)))
        return
    screen, status = Screen(), 0
    corner = PuzzleCorner(find_game(called), level, language, screen)
    try:
        corner.run()
    except (Left, EOFError):
        screen.gap()
        screen.say(corner.progress())
    except KeyboardInterrupt:
        status = INTERRUPTED
    raise typer.Exit(status)


def search(name: str, out: Path, count: int, seed: str, jobs: int, minutes: float, words: Words) -> int:
    """Play game after game until the file holds enough puzzles or time is up; how many it holds then.

    It goes on where it was left.
    """
    kept = list(read_puzzles(name, out.read_text(encoding="utf-8"))) if out.exists() else []
    if len(kept) >= count:
        return len(kept)
    first = 1 + max((game_number(puzzle, seed) for puzzle in kept), default=-1)
    ends = time.monotonic() + 60 * minutes if minutes > 0 else math.inf
    with (
        out.open("a", encoding="utf-8") as file,
        Progress(
            TextColumn("{task.description}"), BarColumn(), console=console_for(stderr=True), transient=True
        ) as bar,
    ):
        task = bar.add_task(words.text("puzzle-search", count=len(kept), number=first), total=count)
        games = spread(partial(found_in, name, seed), numbers(first, ends), jobs)
        for number, found in enumerate(in_order(games), first):
            for puzzle in found:
                if len(kept) < count and belongs(kept, puzzle, count):
                    kept.append(puzzle)
                    file.write(f"{written(puzzle)}\n")
            file.flush()
            told = words.text("puzzle-search", count=len(kept), number=number)
            bar.update(task, completed=len(kept), description=told)
            if len(kept) >= count:
                games.close()  # what is still being played is given up
                break
    return len(kept)


def found_in(name: str, seed: str, number: int) -> list[Puzzle]:
    """In a worker: the puzzles of one game."""
    return puzzles_in_game(name, number, seed)


def numbers(first: int, ends: float) -> Iterator[int]:
    """The numbers of the games to play, until time is up."""
    number = first
    while time.monotonic() < ends:
        yield number
        number += 1


def game_number(puzzle: Puzzle, seed: str) -> int:
    """Which game of this seed a puzzle comes from; -1 if of another."""
    start, _, number = puzzle.seed.rpartition("/")
    return int(number) if start == seed and number.isdecimal() else -1
