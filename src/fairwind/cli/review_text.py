"""A review as text: what cost most, with the better move and why, and what was luck."""

from __future__ import annotations

from typing import Final

from fairwind.cli.screen import Screen
from fairwind.coach.marks import BLUNDER
from fairwind.locale.coach_sentences import how_words, luck_lines, percent_of
from fairwind.locale.reviewed_game import ReviewedGame

STEPS: Final = 8  # of the odds that are told in the text


def odds_words(reviewed: ReviewedGame, line: int) -> str:
    """How it stood after a line, in a row."""
    odds = reviewed.review.odds[line]
    if reviewed.alone:
        return f"{odds[0]:.0f}"
    return ", ".join(f"{name} {percent_of(share)} %" for name, share in zip(reviewed.names, odds, strict=True))


def tell(reviewed: ReviewedGame, screen: Screen) -> None:
    """The whole review as text."""
    words, last = reviewed.words, len(reviewed.review.odds) - 1
    screen.title(f"{words.text('game-name')} · {words.text('review-title')}")
    screen.say(words.text("review-odds-alone" if reviewed.alone else "review-odds"), "bold")
    for line in sorted({last * step // STEPS for step in range(1, STEPS + 1)}):
        screen.note(f"{line}: {odds_words(reviewed, line)}")
    screen.gap()
    screen.say(words.text("review-marks"), "bold")
    for answer in reviewed.review.marked():
        screen.note(reviewed.title(answer), "bold" if answer.mark == BLUNDER else "")
        for remark in reviewed.all_remarks(answer):
            screen.note(f"  {remark}")
    if not reviewed.review.marked():
        screen.note(words.text("review-no-marks"))
    screen.gap()
    screen.say(words.text("review-luck"), "bold")
    for sentence in luck_lines(words, reviewed.names, reviewed.review):
        screen.note(sentence)
    screen.gap()
    screen.say(f"{reviewed.counts()} {how_words(words)}", "dim")
