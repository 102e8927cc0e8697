"""The commands of `fairwind`."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
import textwrap
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table as RichTable

from fairwind import __version__
from fairwind.arena.ladder import NoOpenskill
from fairwind.arena.workers import NoWorkers
from fairwind.bots import UnknownBot
from fairwind.bots.effort import BadEffort
from fairwind.cli.arena_commands import luck, match, rate
from fairwind.cli.benchmark import bench as run_bench
from fairwind.cli.classroom import Classroom
from fairwind.cli.dataset_command import dataset
from fairwind.cli.entry import missing_libraries
from fairwind.cli.game_list import draw_games
from fairwind.cli.host_tables import tables as host_tables
from fairwind.cli.host_visitors import visitors as host_visitors
from fairwind.cli.languages import chosen_language
from fairwind.cli.menu import Menu
from fairwind.cli.new_table import chosen_edition, new_table, read_variants, resumed_table
from fairwind.cli.players import PERSON, Player, players_of_record, read_players
from fairwind.cli.puzzle_command import puzzles
from fairwind.cli.record_reader import RecordReader
from fairwind.cli.review_command import review
from fairwind.cli.rule_search import draw_rule, found_rules
from fairwind.cli.savefile import FileTaken, load_record
from fairwind.cli.scores import show_hints
from fairwind.cli.screen import Screen, console_for
from fairwind.cli.server_commands import backup, keys, restore, serve
from fairwind.cli.terminal_table import Left, TerminalTable
from fairwind.cli.train_command import train
from fairwind.coach.puzzle import PuzzleError
from fairwind.games import UnknownGame, game
from fairwind.kernel.editions import EditionError
from fairwind.kernel.record import Record, RecordError
from fairwind.kernel.rulebook import RULING, message_name
from fairwind.kernel.spec import BadTable, GameSpec
from fairwind.locale import UnknownLanguage, Words
from fairwind.tables.offered_bots import usual_bot

INTERRUPTED: Final = 130
TESTING: Final = ("pytest", "hypothesis")
# What people do wrong, as against what we do: told in a sentence, without a traceback.
EXPECTED: Final = (
    UnknownGame, BadTable, EditionError, RecordError, UnknownLanguage, UnknownBot, FileTaken, OSError,
    UnicodeDecodeError, NoWorkers, NoOpenskill, BadEffort, PuzzleError,
)  # fmt: skip

app = typer.Typer(
    name="fairwind",
    help="A table for games of voyage and settlement.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Game = Annotated[str, typer.Argument(help="The game, such as mundus-novus.")]
Lang = Annotated[str, typer.Option("--lang", help="en, fr, de or nl; else the system's language.")]


def run(arguments: Sequence[str]) -> int:
    """Run a command and give its exit status: 2 with one sentence for whatever was asked wrongly."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows question marks
    try:
        status: Any = app(args=list(arguments) or ["--help"], standalone_mode=False)
    except EXPECTED as error:
        return complain(sentence_of(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        if not hasattr(error, "format_message"):  # the library's own complaints about usage have it
            raise
        return complain(f"{error.format_message().rstrip('.')}; fairwind --help lists the commands.")
    return status if isinstance(status, int) else 0


def complain(sentence: str) -> int:
    """Say what is wrong, on one line of its own, and what to do about it."""
    print(" ".join(sentence.split()), file=sys.stderr)
    return 2


def sentence_of(error: Exception) -> str:
    """An error as a sentence that says what to do."""
    if isinstance(error, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: end in silence
        return "Nobody reads the output any more; run it again without the pipe."
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror or error}; choose another path."
    return str(error)


def say_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        print(f"fairwind {__version__}")
        raise typer.Exit


app.command()(serve)
app.command()(backup)
app.command()(restore)
app.command()(match)
app.command()(rate)
app.command()(luck)
app.command()(train)
app.command()(review)
app.command()(puzzles)
app.command()(dataset)
app.add_typer(keys, name="key")
app.add_typer(host_tables, name="tables")
app.add_typer(host_visitors, name="visitors")


@app.callback()
def fairwind(
    version: Annotated[bool, typer.Option("--version", callback=say_version, is_eager=True, help="Say it.")] = False,
) -> None:
    """A table for games of voyage and settlement: play, replay, read the rules, let bots compete."""


@app.command()
def play(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game; without it a menu asks.")] = "",
    seats: Annotated[str, typer.Option(help="you, you:Anna, or a bot or its level, for each seat: you,3,5.")] = "",
    bots: Annotated[str, typer.Option(help="Only the bots you play against: their levels, 3,5.")] = "",
    lang: Lang = "",
    edition: Annotated[str, typer.Option(help="An edition by name, or your own .toml file.")] = "",
    variant: Annotated[list[str] | None, typer.Option(help="name=value, several times.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed deals the same cards.")] = "",
    save: Annotated[Path | None, typer.Option(help="Where to keep the game; a new file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a kept game.")] = None,
    hints: Annotated[bool, typer.Option("--hints", help="Let the coach help when several people play.")] = False,
) -> None:
    """Play against bots, or with friends at one screen."""
    screen = Screen()
    language = chosen_language(lang)
    seats = named_seats(seats, bots)
    if resume is not None:
        if edition or variant:
            raise BadTable("A kept game has its edition and variants; leave out --edition and --variant.")
        table = table_of_record(load_record(resume), resume, name, seats, language, seed, save, screen)
    elif not name:
        try:
            table = table_of_menu(screen, language, lang, seed, save)
        except EOFError:
            return
    else:
        spec = game(name)
        printed = chosen_edition(spec, edition)
        words = Words(language, name, printed)
        players = read_players(seats or usual_seats(spec), spec, words.text("table-you"))
        table = new_table(spec, printed, players, read_variants(variant or []), seed, save, words, screen)
    table.hints_agreed = table.hints_agreed or hints
    sit_down(table)


def named_seats(seats: str, bots: str) -> str:
    """Who sits where, as --seats says it or, for one person against bots, --bots."""
    if seats and bots:
        raise BadTable("--seats names everybody, --bots only whom you play against; leave one of them out.")
    return f"{PERSON},{bots}" if bots else seats


def usual_seats(spec: GameSpec[Any, Any]) -> str:
    """Somebody against bots of the usual level, three at the table if the game allows it."""
    seats = 3 if 3 in spec.seat_counts else spec.seat_counts[0]
    return ",".join([PERSON, *[usual_bot(spec)] * (seats - 1)])


def table_of_record(
    record: Record, path: Path, name: str, seats: str, lang: str, seed: str, save: Path | None, screen: Screen
) -> TerminalTable:
    """The table of a kept game: with the players it had, unless others are named."""
    spec = game(record.game)
    if name and name != record.game:
        raise BadTable(f"{path} is a game of {record.game}, not of {name}; leave the name out.")
    words = Words(lang, spec.name)
    you = words.text("table-you")
    players = read_players(seats, spec, you) if seats else players_of_record(record.players, spec, record.seats, you)
    if len(players) != record.seats:
        raise BadTable(f"{path} is a game for {record.seats} seats, not {len(players)}; name as many in --seats.")
    table = resumed_table(record, path, players, seed, save, words, screen)
    screen.say(words.text("table-resumed", count=sum(line.by is not None for line in record.lines)), "dim")
    show_hints(screen, words, record)
    return table


def table_of_menu(screen: Screen, lang: str, wanted: str, seed: str, save: Path | None) -> TerminalTable:
    """The table that somebody chooses from the menu."""
    menu = Menu(screen, lang)
    if not wanted:
        lang = menu.ask_language()
    kept = menu.ask_resume()
    if kept is not None:
        path, record = kept
        return table_of_record(record, path, "", "", lang, seed, save, screen)
    name = menu.ask_game()
    players: list[Player] = menu.ask_players(name)
    spec = game(name)
    return new_table(spec, spec.edition(), players, {}, seed, save, Words(lang, name), screen)


def sit_down(table: TerminalTable) -> None:
    """Play; whoever leaves is told where the game is kept."""
    table.screen.say_unbroken(table.text("kept-in", file=str(table.save.path)), "dim")
    status = 0
    try:
        table.run()
    except (Left, EOFError):
        say_goodbye(table)
    except KeyboardInterrupt:
        say_goodbye(table)
        status = INTERRUPTED
    raise typer.Exit(status)


def program() -> str:
    """How `fairwind` is called here: by its path if it is in a private environment."""
    called = Path(sys.argv[0])
    return shlex.quote(str(called)) if called.name == "fairwind" and not shutil.which("fairwind") else "fairwind"


def say_goodbye(table: TerminalTable) -> None:
    """Where the game is kept, and how to go on with it."""
    table.screen.gap()
    table.keep()
    if table.unsaved:
        table.screen.say(table.text("left-unsaved", reason=table.unsaved), "bold red")
        return
    file = str(table.save.path)
    table.screen.say_unbroken(table.text("kept-in", file=file))
    table.screen.say_unbroken(table.text("go-on", command=f"{program()} play --resume {shlex.quote(file)}"))


@app.command()
def learn(
    name: Game,
    lesson: Annotated[str, typer.Argument(help="A lesson by its name or number; without it the course is shown.")] = "",
    lang: Lang = "",
) -> None:
    """Learn a game in short lessons, each played at the table."""
    screen, status = Screen(), 0
    classroom = Classroom(game(name), chosen_language(lang), screen)
    try:
        classroom.run(lesson)
    except (Left, EOFError):
        screen.gap()
        screen.say_unbroken(classroom.text("learn-kept", command=f"{program()} learn {name}"))
    except KeyboardInterrupt:
        status = INTERRUPTED
    raise typer.Exit(status)


@app.command()
def games(lang: Lang = "") -> None:
    """List the games: players, length, what is reconstructed, variants."""
    Screen().show(draw_games(chosen_language(lang)))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    check: Annotated[bool, typer.Option("--check", help="Compare digests, result and draws, and say so.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Show the table after each answer.")] = False,
    lang: Lang = "",
    seat: Annotated[int, typer.Option(help="Look from this seat (1 is the first); else as an onlooker.")] = 0,
) -> None:
    """Replay a record: read it, step through it, or check it."""
    if seat < 0:
        raise BadTable(f"There is no seat {seat}; the first is 1.")
    reader = RecordReader(file, chosen_language(lang), seat - 1 if seat else None, Screen())
    if check:
        raise typer.Exit(0 if reader.check() else 1)
    if step:
        reader.step()
    else:
        reader.read()


@app.command()
def rules(
    name: Game,
    search: Annotated[list[str] | None, typer.Argument(help="Words or a number to look for.")] = None,
    lang: Lang = "",
    report: Annotated[bool, typer.Option("--report", help="Which rules lack code, test, text or a lesson.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The report as JSON.")] = False,
) -> None:
    """Read the rules of a game with their sources, or report on how they are covered."""
    spec = game(name)
    if report or as_json:
        raise typer.Exit(report_on(spec, as_json))
    screen, words = Screen(), Words(chosen_language(lang), spec.name)
    found = found_rules(spec, words, " ".join(search or []))
    if not found:
        screen.say(words.text("table-no-rule", search=" ".join(search or [])))
        raise typer.Exit(1)
    chapter = ""
    for rule in found:
        if not search and rule.chapter != chapter and words.has(message_name(rule.chapter)):
            chapter = rule.chapter
            screen.gap()
            screen.say(words.text(message_name(chapter)), "bold")
        screen.show(draw_rule(rule, words, whole=True))
    if not search:
        rulings = sum(rule.status == RULING for rule in found)
        screen.gap()
        counts = {"all": len(found), "certain": len(found) - rulings, "rulings": rulings}
        screen.say(words.text("table-rules-count", counts), "bold")


def report_on(spec: GameSpec[Any, Any], as_json: bool) -> int:
    """Print which rules lack something; 1 if any does, 2 if there is nothing to read."""
    missing = missing_libraries(TESTING)
    if missing:
        return complain(f"The report needs {', '.join(missing)}: run pip install 'fairwind[testing]' and try again.")
    from fairwind.testing.rule_report import NoTests, rule_report

    try:
        report = rule_report(spec)
    except NoTests as error:
        return complain(str(error))
    if as_json:
        print(json.dumps(report.as_json(), indent=2))
    else:
        print(f"{report.game}: {report.rules} rules, {report.certain} certain, {report.rulings} rulings.")
        for what, numbers in (
            ("without code", report.without_code),
            ("without test", report.without_test),
            ("untranslated", report.untranslated),
        ):
            print_numbers(what, numbers)
        if report.untaught is None or report.untaught_chapters is None:
            print("in no lesson: only the plain sources show it; run the report with PYTHONPATH=src in a checkout.")
        else:
            print_numbers("chapters in no lesson", report.untaught_chapters)
            print("in no lesson:")
            for chapter, numbers in by_chapter(report.untaught):
                print_numbers(f"  {chapter}", numbers)
    return 0 if report.is_whole else 1


def print_numbers(what: str, numbers: Sequence[str]) -> None:
    """Some rules by number, wrapped."""
    print(textwrap.fill(f"{what}: {', '.join(numbers) or 'none'}", 80, subsequent_indent="    "))


def by_chapter(numbers: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Rules with the chapters to which they belong."""
    return [(chapter, list(group)) for chapter, group in groupby(numbers, key=lambda number: number.partition(".")[0])]


@app.command()
def bench(
    name: Annotated[str, typer.Option("--game", help="The game.")] = "mundus-novus",
    seats: Annotated[int, typer.Option(help="How many seats; 0 for three, or what the game allows.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON only.")] = False,
) -> None:
    """Measure the engine: decisions and games a second, copies, options, replay."""
    spec = game(name)
    seats = seats or (3 if 3 in spec.seat_counts else spec.seat_counts[0])
    spec.begin(spec.edition(), seats)  # BadTable, before anything is measured
    figures = run_bench(spec, seats, lambda what: print(f"{spec.name}: {what} …", file=sys.stderr))
    if as_json:
        print(json.dumps(figures, indent=2))
        return
    table = RichTable(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for key, value in figures.items():
        table.add_row(key, f"{value:,}" if isinstance(value, (int, float)) else str(value))
    console_for().print(table)
