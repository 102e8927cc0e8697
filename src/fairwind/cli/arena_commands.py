"""The commands of the arena: bots play each other, are rated, and show how much of a game is luck."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable

from fairwind.arena.block import FIRST_RESERVED, LAST_RESERVED, GamePlayed
from fairwind.arena.kept_blocks import KeptBlocks
from fairwind.arena.ladder import Ladder, climb
from fairwind.arena.luck import LuckQuestion, ask
from fairwind.arena.match import Match, Told, match_of, play_match
from fairwind.arena.plot import counted, match_plot
from fairwind.arena.sequential_test import HIGH, LOW, read_test
from fairwind.arena.standings import report
from fairwind.bots import bot
from fairwind.bots.effort import read_effort
from fairwind.cli.new_table import read_variants
from fairwind.cli.savefile import write_new, write_whole
from fairwind.cli.screen import console_for
from fairwind.games import game, game_names
from fairwind.kernel.spec import BadTable, Json

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game.")]
BotArguments = Annotated[list[str] | None, typer.Argument(metavar="[BOT]...", help="Bots; one may have an effort.")]
Jobs = Annotated[int, typer.Option(help="How many processes play.")]
RayAddress = Annotated[str, typer.Option("--ray", help="Play on the Ray cluster at this address; local starts one.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON only.")]
BotSeed = Annotated[str, typer.Option("--seed", help="What the bots' own luck follows from.")]
Resume = Annotated[Path | None, typer.Option("--resume", help="Keep finished blocks here, and go on from them.")]
FirstDeal = Annotated[int, typer.Option("--deals", help="The number of the first deal.")]


def match(
    name: GameArgument = "",
    bots: BotArguments = None,
    named: Annotated[str, typer.Option("--game", help="The game, if it is not named first.")] = "",
    listed: Annotated[str, typer.Option("--bots", help="Bots with commas, if they do not follow the game.")] = "",
    count: Annotated[int, typer.Option("--games", help="How many games, rounded up to whole blocks.")] = 100,
    seats: Annotated[int, typer.Option(help="How many seats; the last bot fills them up.")] = 0,
    deals: FirstDeal = 1,
    seed: BotSeed = "fairwind",
    variant: Annotated[list[str] | None, typer.Option(help="name=value, several times.")] = None,
    sprt: Annotated[str, typer.Option(help="Stop when the first bot's share is clear: 50,55.")] = "",
    jobs: Jobs = 1,
    ray: RayAddress = "",
    as_json: AsJson = False,
    svg: Annotated[Path | None, typer.Option(help="A new file for a plot.")] = None,
    records: Annotated[Path | None, typer.Option("--records", "--record", help="A folder for records.")] = None,
    resume: Resume = None,
) -> None:
    """Let bots play against each other: one deal in all rotations of the seats is a block, intervals are over deals."""
    title, players = game_and_bots(name, bots or [], named, listed)
    variants = tuple(read_variants(variant or []).items())
    planned = match_of(title, players, count, seats, deals, seed, records is not None, variants)
    test = read_test(sprt) if sprt else None
    if test is not None and not 1 < len(planned.bots) <= planned.seats:
        raise BadTable("--sprt asks for one bot against others; name two or more, but no more than there are seats.")
    warn_of_reserved_deals(planned)
    if svg is not None and svg.exists():
        raise BadTable(f"{svg}: there is a file already; choose another name.")
    if svg is not None and not svg.parent.is_dir():
        raise BadTable(f"{svg}: there is no such folder; choose another path.")
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    kept = KeptBlocks(resume) if resume is not None else None
    with counted_games(f"{planned.game}: {', '.join(planned.bots)}", planned.games(), resume) as count_games:
        without = 0

        def told(number: int, games: list[GamePlayed]) -> None:
            nonlocal without
            if records is not None:
                without += write_records(records, planned, number, games, again=resume is not None)
            count_games(number, games)

        played = play_match(planned, jobs, ray, kept, test, told)
    if without:
        print(
            f"{counted(without, 'game')} in {resume} had been played without --records; without --resume they are "
            "played again, and written down.",
            file=sys.stderr,
        )
    data = report(planned, played, test)
    if svg is not None:
        write_new(svg, match_plot(data))
    if as_json:
        print(json.dumps(data, indent=2))
    else:
        draw_match(console_for(), data)


def rate(
    name: GameArgument,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="Two bots or more.")],
    seats: Annotated[int, typer.Option(help="How many seats; 0 for two, or what the game allows.")] = 0,
    count: Annotated[int, typer.Option("--games", help="How many games, rounded up to whole blocks.")] = 200,
    deals: FirstDeal = 1,
    seed: BotSeed = "fairwind",
    jobs: Jobs = 1,
    ray: RayAddress = "",
    as_json: AsJson = False,
    resume: Resume = None,
) -> None:
    """Rate bots on a ladder (openskill): whose order is least certain, meet next."""
    spec = game(name)
    seats = seats or max(2, spec.seat_counts[0])
    match_of(name, bots[:1], count, seats, deals, seed)  # whatever is asked wrongly, before anything is played
    for player in bots:
        bot(player, seed)
    ladder = Ladder(name, tuple(bots), seats, -(-count // seats), deals, seed)
    warn_of_reserved_deals(Match(name, ladder.bots, seats, ladder.blocks, deals))
    kept = KeptBlocks(resume) if resume is not None else None
    with counted_games(f"{name}: {len(bots)} bots", ladder.blocks * seats, resume) as count_games:
        climb(ladder, jobs, ray, kept, count_games)
    data = ladder.as_json()
    if as_json:
        print(json.dumps(data, indent=2))
    else:
        draw_ladder(console_for(), data)


def luck(
    name: GameArgument,
    seats: Annotated[int, typer.Option(help="How many seats; 0 for two, or what the game allows.")] = 0,
    player: Annotated[str, typer.Option("--bot", help="The bot that plays itself.")] = "montecarlo:60",
    effort: Annotated[str, typer.Option(help="Evaluations of the clairvoyant, and of its opponents.")] = "60",
    count: Annotated[int, typer.Option("--games", help="How many games for each answer.")] = 200,
    deals: FirstDeal = 1,
    seed: BotSeed = "fairwind",
    jobs: Jobs = 1,
    ray: RayAddress = "",
    as_json: AsJson = False,
    resume: Resume = None,
) -> None:
    """Say how much of a game is luck: who begins, what is dealt, and what knowing everything would bring."""
    spec = game(name)
    seats = seats or max(2, spec.seat_counts[0])
    match_of(name, [player], count, seats, deals, seed)
    read_effort(effort)
    question = LuckQuestion(name, seats, player, effort, count, deals, seed)
    warn_of_reserved_deals(question.ceilings()[0])  # it has the most deals
    kept = KeptBlocks(resume) if resume is not None else None
    with counted_games(f"{name}: {player}", question.all_games(), resume) as count_games:
        data = ask(question, jobs, ray, kept, count_games)
    if as_json:
        print(json.dumps(data, indent=2))
    else:
        draw_luck(console_for(), data)


def game_and_bots(name: str, bots: Sequence[str], named: str, listed: str) -> tuple[str, list[str]]:
    """The game and the bots, whether they were named in a row or by --game and --bots."""
    row = [name, *bots] if name else []
    if named and name in game_names():
        raise BadTable(f"The game is named twice, {name} and --game {named}; name it once.")
    title = named or (row.pop(0) if row else "")
    if not title:
        raise BadTable("Say which game: fairwind match GAME BOT BOT, or --game.")
    players = row + [part.strip() for part in listed.split(",") if listed]
    return title, players or ["random", "greedy"]


def warn_of_reserved_deals(planned: Match) -> None:
    """Whoever plays on the deals of the claims should know it."""
    if planned.first_deal <= LAST_RESERVED and planned.first_deal + planned.deals > FIRST_RESERVED:
        print(
            f"Deals {FIRST_RESERVED} to {LAST_RESERVED} are for claims; change no bot after seeing them.",
            file=sys.stderr,
        )


def write_records(folder: Path, planned: Match, number: int, games: Sequence[GamePlayed], *, again: bool) -> int:
    """A record of each game of a block; how many have none, and had none before.

    Blocks that were kept should have theirs from then; one that was broken off is redone.
    """
    pair = f"-pair-{number % len(planned.line_ups()) + 1}" if len(planned.line_ups()) > 1 else ""
    deal = planned.first_deal + number // len(planned.line_ups())
    write: Callable[[Path, str], None] = write_whole if again else write_new
    without = 0
    for n, played in enumerate(games, 1):
        file = folder / f"{planned.game}-{deal:06}{pair}-{n}.jsonl"
        if played.record:
            write(file, played.record)
        elif not file.exists():
            without += 1
    return without


def say_how_to_go_on(resume: Path | None) -> None:
    """What an interrupted match has left behind."""
    if resume is None:
        print("Interrupted; with --resume FILE finished blocks would have been kept.", file=sys.stderr)
    else:
        print(f"Interrupted; finished blocks are in {resume}, and the same command goes on from them.", file=sys.stderr)


@contextmanager
def counted_games(what: str, games: int, resume: Path | None) -> Iterator[Told]:
    """A bar that is told of every block; whoever interrupts it hears what is left of it."""
    with progress_bar() as progress:
        task = progress.add_task(what, total=games)

        def told(_: int, played: list[GamePlayed]) -> None:
            progress.advance(task, len(played))

        try:
            yield told
        except KeyboardInterrupt:
            progress.stop()
            say_how_to_go_on(resume)
            raise


def progress_bar() -> Progress:
    """A bar on stderr, so that stdout holds the result only; where nobody watches a terminal, there is none."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = console_for(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


# -- drawing

LOPSIDED: Final = 3  # the part of an interval by which its ends may lie differently far from the mean


def plain_table(*headings: str) -> RichTable:
    """A table without lines; the first column on the left, numbers on the right."""
    table = RichTable(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for n, heading in enumerate(headings):
        table.add_column(heading, justify="left" if n == 0 else "right")
    return table


def with_interval(estimate: Json | None, form: str = ".1f", scale: float = 1.0) -> str:
    """A mean and half the width of its interval, or both ends where it is lopsided."""
    if estimate is None:
        return "-"
    mean = scale * estimate["mean"]
    if estimate["interval"] is None:
        return f"{mean:{form}}"
    low, high = (scale * end for end in estimate["interval"])
    if abs(low + high - 2 * mean) > (high - low) / LOPSIDED:
        return f"{mean:{form}} ({low:{form}}-{high:{form}})"
    return f"{mean:{form}} ±{(high - low) / 2:{form}}"


def draw_match(console: Console, data: Json) -> None:
    """The result of a match: a line a bot, then who beats whom, then what the test says."""
    shares = len(data["entrants"]) > 1  # else there was nobody to win against
    table = plain_table("bot", *(SHARES if shares else ()), *(("rank", "margin") if shares else ()), "points")
    times = plain_table("bot", "games", "choices", "CPU ms", "p95")
    for row in data["entrants"]:
        places = (with_interval(row["rank"], ".2f"), with_interval(row["margin"])) if shares else ()
        table.add_row(row["bot"], *(share_cells(row) if shares else ()), *places, with_interval(row["points"]))
        cpu = row["cpu_ms"]
        times.add_row(
            row["bot"], str(row["games"]), f"{row['choices_per_game']:.0f}", f"{cpu['mean']:.2f}", f"{cpu['p95']:.2f}"
        )
    games, deals = counted(data["games"], "game"), counted(data["deals"], "deal")
    console.print(f"{data['game']}, {games} on {deals} from {data['first_deal']} on")
    console.print(table)
    console.print()
    console.print(times)
    if "cross" in data:
        console.print()
        console.print(draw_cross_table(data))
    if "sprt" in data:
        console.print()
        console.print(sentence_of_test(data["sprt"], data["entrants"][0]["bot"]))


SHARES: Final = ("win share", "95 % interval", "par")


def share_cells(row: Json) -> tuple[str, str, str]:
    """The win share of a bot, its interval and par, in percent."""
    low, high = row["win_share"]["interval"]
    return f"{row['win_share']['mean']:.1%}", f"{100 * low:.1f} to {100 * high:.1f}", f"{row['par']:.0%}"


def draw_cross_table(data: Json) -> RichTable:
    """How often the bot of a row was placed before the bot of a column."""
    names = [row["bot"] for row in data["entrants"]]
    table = plain_table("% before", *names)
    for name, cells in zip(names, data["cross"], strict=True):
        table.add_row(name, *[with_interval(cell, ".0f", 100) for cell in cells])
    return table


def sentence_of_test(test: Json, name: str) -> str:
    """What a sequential test has found."""
    low, high = f"{test['low']:.0%}", f"{test['high']:.0%}"
    told = {
        HIGH: f"{name} wins rather {high} than {low}",
        LOW: f"{name} wins rather {low} than {high}",
    }.get(test["verdict"], f"not decided between {low} and {high}")
    ratio = test["log_likelihood_ratio"]
    return f"{told} (log likelihood ratio {ratio:+.2f}, bound {test['bound']:.2f}, {test['blocks']} blocks)"


def draw_ladder(console: Console, data: Json) -> None:
    """The ladder, the best first."""
    table = plain_table("bot", "mu", "sigma", "games", "expected over next", "measured")
    for row in data["rungs"]:
        met = row["met_next"]
        table.add_row(
            row["bot"],
            f"{row['mu']:.2f}",
            f"{row['sigma']:.2f}",
            str(row["games"]),
            "-" if row["over_next"] is None else f"{row['over_next']:.0%}",
            "-" if met is None else f"{met['before']:.0%} of {met['games']}",
        )
    console.print(f"{data['game']}, {counted(data['seats'], 'seat')}")
    console.print(table)


def draw_luck(console: Console, data: Json) -> None:
    """How much of a game is luck, in three small tables."""
    seats, games = counted(data["seats"], "seat"), counted(data["games"], "game")
    shares = data["seats"] > 1  # alone nobody wins
    console.print(f"{data['game']}, {seats}, {data['bot']} {'against itself' if shares else 'alone'}: {games}")
    if data["beginner"] is not None:
        begins = data["beginner"]
        first = "begins" if begins["told"] else "is asked first"
        table = plain_table("seat", "win share %", "points")
        for n, (share, points) in enumerate(zip(begins["win_share"], begins["points"], strict=True)):
            table.add_row(first if n == 0 else f"{n} later", with_interval(share, scale=100), with_interval(points))
        console.print(table)
        console.print(f"par is {begins['par']:.0%}")
        console.print()
    table = plain_table("what the deal decides", "% of the variance", "95 % interval")
    for name, share in data["deal_share"].items():
        interval = "too few deals" if share["interval"] is None else "{:.0%} to {:.0%}".format(*share["interval"])
        table.add_row(name, f"{share['mean']:.0%}", interval)
    console.print(table)
    console.print(f"standard deviation of a seat's points: {data['spread']['points']:.1f}")
    console.print()
    table = plain_table("who sees everything", *(SHARES if shares else ()), "points")
    for row in data["clairvoyant"]:
        table.add_row(row["bot"], *(share_cells(row) if shares else ()), with_interval(row["points"]))
    console.print(table)
