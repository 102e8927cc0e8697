"""The command that has the coach look at a finished game again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn

from fairwind.bots.effort import read_effort
from fairwind.cli.languages import chosen_language
from fairwind.cli.record_reader import names_of
from fairwind.cli.review_page import page
from fairwind.cli.review_text import tell
from fairwind.cli.savefile import FileTaken, load_record, sound, write_new
from fairwind.cli.screen import Screen, console_for
from fairwind.coach.review import FIRST_LOOK, GameReview
from fairwind.coach.review import review as look_again
from fairwind.games import game
from fairwind.kernel.record import Record
from fairwind.kernel.spec import BadTable
from fairwind.locale import Words
from fairwind.locale.coach_sentences import percent_of
from fairwind.locale.reviewed_game import ReviewedGame


def review(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON only.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a page with a plot to this new file.")] = None,
    lang: Annotated[str, typer.Option("--lang", help="en, fr, de or nl; else the system's language.")] = "",
    effort: Annotated[str, typer.Option(help="Of the first look at each choice, such as 50ms.")] = "",
    jobs: Annotated[int, typer.Option(help="Processes that share the work.")] = 2,
) -> None:
    """Have the coach look at a finished game: chances, mistakes with the better move, luck and choice."""
    if jobs < 1:
        raise BadTable(f"{jobs} processes cannot review anything; choose 1 or more.")
    if html is not None and html.exists():
        raise FileTaken(f"{html}: there is a file already; choose another name.")
    first = read_effort(effort) if effort else FIRST_LOOK
    record, language = load_record(file), chosen_language(lang)
    words = Words(language, game(record.game).name)
    with sound(file):
        seen = watched(record, first.text(), jobs, words)
        reviewed = ReviewedGame(record, seen, language, names_of(record, words))
    if html is not None:
        write_new(html, page(reviewed))
    if as_json:
        print(json.dumps(seen.as_json()))
    elif html is not None:
        Screen().say_unbroken(words.text("review-written", file=str(html)))
    else:
        tell(reviewed, Screen())


def watched(record: Record, effort: str, jobs: int, words: Words) -> GameReview:
    """The review, with a bar on stderr while it lasts, so that stdout holds the result only."""
    with Progress(
        TextColumn("{task.description}"), BarColumn(), console=console_for(stderr=True), transient=True
    ) as bar:
        task = bar.add_task(words.text("review-looking", percent=0), total=1.0)

        def told(done: int, of: int) -> None:
            share = done / of
            bar.update(task, completed=share, description=words.text("review-looking", percent=percent_of(share)))

        return look_again(record, read_effort(effort), jobs, told)
