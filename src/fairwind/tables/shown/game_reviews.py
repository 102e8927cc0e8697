"""A review as the page shows it: every sentence in the reader's language."""

from __future__ import annotations

from typing import cast

from fairwind.coach.review import GameReview, JudgedAnswer
from fairwind.kernel.record import Record
from fairwind.locale import Words
from fairwind.locale.coach_sentences import how_words, luck_lines
from fairwind.locale.reviewed_game import ReviewedGame
from fairwind.tables.shown.messages import GameReviewShown, Mark, MarkShown


def review_shown(record: Record, review: GameReview, lang: str) -> GameReviewShown:
    """The odds, the marks and the luck; the game is played again for it, so do it aside."""
    told = ReviewedGame(record, review, lang, Words(lang).seat_names(record.players, record.seats))
    return {
        "odds": [list(row) for row in review.odds],
        "marks": [mark_shown(told, answer) for answer in review.marked()],
        "luck": luck_lines(told.words, told.names, review),
        "how": f"{told.counts()} {how_words(told.words)}",
    }


def mark_shown(told: ReviewedGame, answer: JudgedAnswer) -> MarkShown:
    """A marked answer; the replay stands before it at this step."""
    return {
        "step": answer.line - 1,
        "seat": answer.seat,
        "mark": cast("Mark", answer.mark),
        "title": told.title(answer),
        "remarks": told.remarks(answer),
        "best": list(told.touch_better(answer)),
        "played": list(told.touch(answer)),
        "follows": [{"seat": line.seat, "text": line.text} for line in told.follows(answer)],
    }
