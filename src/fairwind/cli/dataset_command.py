"""`fairwind dataset`: games of bots as files to learn from."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from fairwind.arena.match import match_of
from fairwind.cli.arena_commands import BotSeed, FirstDeal, Jobs, RayAddress, progress_bar, warn_of_reserved_deals
from fairwind.cli.entry import missing_libraries
from fairwind.cli.new_table import read_variants
from fairwind.kernel.spec import BadTable

NEEDED: Final = ("numpy", "pyarrow")
MOST_A_PART: Final = 10_000


def dataset(
    name: Annotated[str, typer.Option("--game", help="The game.")],
    out: Annotated[Path, typer.Option(help="A folder for the files: go on with it by naming it again.")],
    listed: Annotated[str, typer.Option("--bots", help="Bots with commas.")] = "greedy",
    count: Annotated[int, typer.Option("--games", help="How many games, rounded up to whole blocks.")] = 100,
    seats: Annotated[int, typer.Option(help="How many seats; the last bot fills them up.")] = 0,
    deals: FirstDeal = 1,
    seed: BotSeed = "fairwind",
    variant: Annotated[list[str] | None, typer.Option(help="name=value, several times.")] = None,
    part: Annotated[int, typer.Option(help="How many games in a file, in whole blocks.")] = 64,
    jobs: Jobs = 1,
    ray: RayAddress = "",
) -> None:
    """Write what bots know, may do and choose into Parquet files: the games that `match` plays, a row an answer."""
    missing = missing_libraries(NEEDED)
    if missing:
        raise BadTable(f"A dataset needs {', '.join(missing)}: run pip install 'fairwind[research]' and try again.")
    if not 1 <= part <= MOST_A_PART:
        raise BadTable(f"A file holds 1 to {MOST_A_PART} games, not {part}; choose a number in between.")
    from fairwind.research.conventions import NothingObserved
    from fairwind.research.dataset import DatasetFolder, write_dataset

    bots = [word.strip() for word in listed.split(",") if word.strip()]
    planned = match_of(name, bots, count, seats, deals, seed, variants=tuple(read_variants(variant or []).items()))
    warn_of_reserved_deals(planned)
    try:
        folder = DatasetFolder(out, planned, part)
    except NothingObserved as error:
        raise BadTable(str(error)) from None
    with counted(f"{planned.game}: {', '.join(planned.bots)}", planned.games(), out) as told:
        write_dataset(folder, jobs, ray, told)
    print(f"{out}: {planned.games()} games in {len(folder.parts)} files.")


@contextmanager
def counted(what: str, games: int, out: Path) -> Iterator[Callable[[int], None]]:
    """A bar that is told of every part; whoever interrupts it hears what is left of it."""
    with progress_bar() as progress:
        task = progress.add_task(what, total=games)
        try:
            yield lambda played: progress.advance(task, played)
        except KeyboardInterrupt:
            progress.stop()
            print(f"Interrupted; finished files are in {out}, and the same command goes on from them.", file=sys.stderr)
            raise
