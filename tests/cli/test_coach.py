"""The coach in the terminal: hints while a game is played, and the review of a finished one."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path

import pytest

from fairwind.bots.effort import Effort
from fairwind.cli import terminal_table
from fairwind.cli.review_page import page
from fairwind.cli.review_text import tell
from fairwind.cli.screen import Screen, console_for
from fairwind.coach.marks import BLUNDER
from fairwind.coach.odds import DrawLuck
from fairwind.coach.reason import ItemLead, Reason
from fairwind.coach.review import GameReview, JudgedAnswer, read_review
from fairwind.games import game
from fairwind.kernel.record import Record, read_record
from fairwind.locale import LANGUAGES, Words
from fairwind.locale.reviewed_game import ReviewedGame
from tests.cli.terminal import fairwind_here, numbers, too_wide
from tests.coach.recorded_games import short_game

PLAY = ("play", "mundus-novus", "--lang", "en", "--seed", "a", "--variant", "first-master=seat-1")


@pytest.fixture(autouse=True)
def _quick_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach who thinks for a moment only."""
    monkeypatch.setattr(terminal_table, "USUAL", Effort(6))


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """An edition with which a game is soon over."""
    file = tmp_path / "short.toml"
    file.write_text(game("mundus-novus").edition().about.text.replace("goal = 75", "goal = 12"), encoding="utf-8")
    return file


def test_the_coach_helps_on_request() -> None:
    ran = fairwind_here(*PLAY, "--seats", "you:Anna,random", typed=["hint", "q"])
    assert "Chance to win:" in ran.out
    assert "offer" in ran.out.split("Chance to win:")[0]
    assert too_wide(ran.out) == []
    assert "hint           asks the coach" in fairwind_here(*PLAY, "--seats", "you,random", typed=["?", "q"]).out


def test_among_several_people_hints_have_to_be_agreed_on() -> None:
    two = (*PLAY, "--seats", "you:Anna,you:Ben")
    refused = " ".join(fairwind_here(*two, typed=["", "hint", "q"]).out.split())
    assert "begin the game with --hints" in refused
    assert "Chance to win:" not in refused
    assert "Chance to win:" in fairwind_here(*two, "--hints", typed=["", "hint", "q"]).out


def test_a_game_with_hints_says_so_at_its_end(short: Path) -> None:
    arguments = (*PLAY, "--seats", "you:Anna,random", "--edition", str(short))
    ran = fairwind_here(*arguments, typed=chain(["hint"], numbers("x")))
    assert "The game is over." in ran.out
    assert "The coach gave 1 hint in this game." in ran.out


def test_a_game_that_is_resumed_remembers_its_hints(short: Path, tmp_path: Path) -> None:
    file, used = tmp_path / "game.jsonl", "The coach gave {} in this game."
    begin = (*PLAY, "--seats", "you:Anna,random", "--edition", str(short), "--save", str(file))
    fairwind_here(*begin, typed=["1", "hint", "q"])
    assert read_record(file.read_text(encoding="utf-8")).hints == [1, 0]
    again = fairwind_here("play", "--resume", str(file), "--lang", "en", typed=chain(["hint"], numbers("x")))
    assert used.format("1 hint") in again.out
    assert used.format("2 hints") in again.out.split("The game is over.")[1]
    record = read_record(file.read_text(encoding="utf-8"))
    assert (record.hints, record.result is not None) == ([2, 0], True)
    assert used.format("2 hints") in fairwind_here("replay", str(file), "--lang", "en").out


def test_a_finished_game_is_reviewed(tmp_path: Path) -> None:
    record, html = short_game(), tmp_path / "review.html"
    file = tmp_path / "game.jsonl"
    file.write_text(record.text(), encoding="utf-8")
    look = ("review", str(file), "--effort", "1", "--jobs", "1", "--lang", "en")
    sent = fairwind_here(*look, "--json", "--html", str(html))
    assert sent.status == 0, sent.err
    assert len(read_review(json.loads(sent.out)).odds) == len(record.lines) + 1
    assert "<svg" in html.read_text(encoding="utf-8")
    told = fairwind_here(*look).out
    assert "Luck and choice" in told
    assert too_wide(told) == []
    assert "already" in fairwind_here(*look, "--html", str(html)).complained()


def test_a_game_without_hints_says_nothing_of_them(short: Path) -> None:
    ran = fairwind_here(*PLAY, "--seats", "you:Anna,random", "--edition", str(short), typed=numbers("x"))
    assert "The game is over." in ran.out
    assert "coach" not in ran.out


def test_what_cannot_be_reviewed_is_told(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    fairwind_here(*PLAY, "--seats", "you:Anna,random", "--save", str(save), typed=["q"])
    assert "not over; finish it" in fairwind_here("review", str(save)).complained()
    assert "0 processes" in fairwind_here("review", str(save), "--jobs", "0").complained()
    assert "no effort" in fairwind_here("review", str(save), "--effort", "much").complained()
    assert "cannot be read" in fairwind_here("review", str(tmp_path / "none.jsonl")).complained()


# -- how a review is told, in all languages


def a_game() -> tuple[Record, GameReview]:
    """A recorded game, and a review that says a bit of everything."""
    folder = Path(__file__).parents[1] / "coach" / "planted"
    path = next(folder.glob("santa-cruz-*.jsonl"))
    record = read_record(path.read_text(encoding="utf-8"))
    line = int(path.stem.rsplit("-", 1)[1])
    row = record.lines[line - 1]
    assert row.by is not None
    reason = Reason((ItemLead("birds", 3.0, sure=True), ItemLead("place", -1.0, sure=False)), 2.0, 0.0, 0.0)
    answer = JudgedAnswer(line, row.by, row.do, row.do, 0.2, 0.02, True, BLUNDER, reason, (row.do, row.do))
    odds = tuple((0.5, 0.5) for _ in range(len(record.lines) + 1))
    draws = (DrawLuck(1, (0.1, -0.1), (0.01, 0.01)),)
    return record, GameReview(record.game, 2, "50ms", odds, (answer,), draws)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_told_in_every_language(lang: str, tmp_path: Path) -> None:
    record, review = a_game()
    reviewed = ReviewedGame(record, review, lang, ["<Anna>", "Ben"])
    with (tmp_path / "screen.txt").open("w", encoding="utf-8") as file:
        tell(reviewed, Screen(console_for(file)))
    text = (tmp_path / "screen.txt").read_text(encoding="utf-8")
    html = page(reviewed)
    words = Words(lang, record.game)
    assert reviewed.words.problems == []
    assert too_wide(text) == []
    for told in (text, html):
        assert words.text("review-blunder") in told
        assert words.text("score-birds") in told
        assert "review-" not in told
    line = review.answers[0].line
    assert f'href="#move-{line}"' in html
    assert f'id="move-{line}"' in html
    assert "&lt;Anna&gt;" in html
    assert "<Anna>" not in html
    assert "http" not in html
    assert html.count("<polyline") == 2


def test_a_game_without_marks_says_so(tmp_path: Path) -> None:
    record, review = a_game()
    quiet = GameReview(review.game, 2, "50ms", review.odds, (), ())
    assert "sure of no mistake" in page(ReviewedGame(record, quiet, "en", ["Anna", "Ben"]))
