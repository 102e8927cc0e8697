"""A reviewed game: what the coach says to it, in words, the same in the terminal and on the page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from fairwind.coach.review import GameReview, JudgedAnswer
from fairwind.coach.sequel import Sequel
from fairwind.games import game
from fairwind.kernel.actions import Action
from fairwind.kernel.play import play
from fairwind.kernel.record import Record
from fairwind.kernel.replay import Replay
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State
from fairwind.locale import Words
from fairwind.locale.coach_sentences import lost_words, reason_words


class LikelyAnswer(NamedTuple):
    """Something that would likely have been answered, in words."""

    seat: int
    text: str


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

    def action(self, notation: str) -> Action:
        """An answer by its notation."""
        action = self.edition.catalogue.parse(notation)
        assert action is not None
        return action

    def touch(self, answer: JudgedAnswer) -> tuple[str, ...]:
        """The things to touch for what was answered."""
        return self.spec.touch(self.states[answer.line - 1], answer.seat, self.action(answer.answer))

    def touch_better(self, answer: JudgedAnswer) -> tuple[str, ...]:
        """The things to touch for the better option; where that is a button, those for what comes next in the turn."""
        sequel = Sequel(self.spec, self.states[answer.line - 1])
        for notation in answer.follows:
            action = self.edition.catalogue.parse(notation)
            if action is None or not sequel.comes_to(answer.seat, action):
                break
            touch = self.spec.touch(sequel.state, answer.seat, action)
            if touch:
                return touch
            play(sequel.state, answer.seat, action)
        return ()

    def said(self, answer: JudgedAnswer, notation: str) -> str:
        """An answer in words, as it would have been called at that moment."""
        return self.called(self.states[answer.line - 1], answer.seat, self.action(notation))

    def called(self, s: State, seat: int, action: Action) -> str:
        """What an answer is called at a table."""
        return self.words.action(action, self.names, self.spec.details(s, seat, action))

    def title(self, answer: JudgedAnswer) -> str:
        """Who did what, and when."""
        facts = {"seat": answer.seat, "number": answer.line}
        return self.words.text("review-answer", facts, self.names, sentence=self.said(answer, answer.answer))

    def remarks(self, answer: JudgedAnswer) -> list[str]:
        """What the coach says to a marked answer."""
        lines = [lost_words(self.words, answer, self.alone)]
        lines.append(self.words.text("review-better", sentence=self.said(answer, answer.best)))
        why = "" if answer.reason is None else reason_words(self.words, answer.reason)
        return [*lines, self.words.text("review-because", things=why)] if why else lines

    def all_remarks(self, answer: JudgedAnswer) -> list[str]:
        """What the coach says to a marked answer, and what would likely have followed, line by line."""
        then = [f"· {line.text}" for line in self.follows(answer)]
        heading = [self.words.text("review-follows")] if then else []
        return [*self.remarks(answer), *heading, *then]

    def follows(self, answer: JudgedAnswer) -> list[LikelyAnswer]:
        """How the game would likely have gone on after the best, as far as it could have at the true table."""
        sequel = Sequel(self.spec, self.states[answer.line - 1])
        told: list[LikelyAnswer] = []
        for seat, notation in [*((answer.seat, own) for own in answer.follows), *answer.replies]:
            action = self.edition.catalogue.parse(notation)
            if action is None or not sequel.comes_to(seat, action):
                break
            told.append(LikelyAnswer(seat, self.called(sequel.state, seat, action)))
            play(sequel.state, seat, action)
        return [self.gathered(line, len(list(same))) for line, same in groupby(told[1:])]

    def gathered(self, line: LikelyAnswer, times: int) -> LikelyAnswer:
        """What somebody would have answered so many times in a row, as a sentence with their name."""
        sentence = line.text if times == 1 else self.words.text("table-times", sentence=line.text, count=times)
        return LikelyAnswer(
            line.seat, self.words.text("review-follow", {"seat": line.seat}, self.names, sentence=sentence)
        )

    def counts(self) -> str:
        """How much was looked at."""
        answers = self.review.answers
        return self.words.text("review-choices", count=len(answers), again=sum(answer.twice for answer in answers))
