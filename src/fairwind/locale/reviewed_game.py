"""A reviewed game: what the coach says to it, in words, the same in the terminal and on the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fairwind.coach.review import GameReview, JudgedAnswer
from fairwind.games import game
from fairwind.kernel.play import play, refusal
from fairwind.kernel.record import Record
from fairwind.kernel.replay import Replay
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State
from fairwind.locale import Words
from fairwind.locale.coach_sentences import lost_words, reason_words


class ReviewedGame:
    """A record with its review, and how they are told."""

    def __init__(self, record: Record, review: GameReview, lang: str, names: Sequence[str]) -> None:
        self.review: Final = review
        self.lang: Final = lang
        self.names: Final = names
        self.spec: Final[GameSpec[Any, Any]] = game(record.game)
        replay = Replay(self.spec, record)
        self.edition: Final = replay.edition
        self.words: Final = Words(lang, self.spec.name, replay.edition)
        wanted = {answer.line - 1 for answer in review.marked()}
        self.states: Final[dict[int, State]] = {
            n: self.spec.clone(s) for n, (s, _) in enumerate(replay.states()) if n in wanted
        }

    @property
    def alone(self) -> bool:
        """Whether one player played, for points."""
        return self.review.seats == 1

    def said(self, answer: JudgedAnswer, notation: str) -> str:
        """An answer in words, as it would have been called at that moment."""
        action = self.edition.catalogue.parse(notation)
        assert action is not None
        details = self.spec.details(self.states[answer.line - 1], answer.seat, action)
        return self.words.action(action, self.names, details)

    def title(self, answer: JudgedAnswer) -> str:
        """Who did what, and when."""
        facts = {"seat": answer.seat, "number": answer.line}
        return self.words.text("review-answer", facts, self.names, sentence=self.said(answer, answer.answer))

    def remarks(self, answer: JudgedAnswer) -> list[str]:
        """What the coach says to a marked answer."""
        lines = [lost_words(self.words, answer, self.alone)]
        lines.append(self.words.text("review-better", sentence=self.said(answer, answer.best)))
        why = "" if answer.reason is None else reason_words(self.words, answer.reason)
        if why:
            lines.append(self.words.text("review-because", things=why))
        then = self.follows(answer)
        return [*lines, self.words.text("review-follows", things=then)] if then else lines

    def follows(self, answer: JudgedAnswer) -> str:
        """How the turn would likely have gone on, as far as it could have at the true table."""
        s: State = self.spec.clone(self.states[answer.line - 1])
        told: list[str] = []
        for notation in answer.follows:
            action = self.edition.catalogue.parse(notation)
            if action is None or refusal(s, answer.seat, action) is not None:
                break
            told.append(self.words.action(action, self.names, self.spec.details(s, answer.seat, action)))
            play(s, answer.seat, action)
        return "; ".join(told[1:])

    def counts(self) -> str:
        """How much was looked at."""
        answers = self.review.answers
        return self.words.text("review-choices", count=len(answers), again=sum(answer.twice for answer in answers))
