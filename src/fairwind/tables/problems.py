"""Problems: why something is not done, with a sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fairwind.kernel.refusals import Refusal
from fairwind.kernel.spec import Edition
from fairwind.locale import Words
from fairwind.tables.shown.messages import ProblemShown


class Problem(Exception):
    """Something that is not done: the status that HTTP has for it, a word for programs, and the sentence's facts."""

    def __init__(self, status: int, title: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(title)
        self.status: Final = status
        self.title: Final = title
        self.facts: Final = dict(facts or {})

    def shown(self, lang: str) -> ProblemShown:
        """As the reader gets it."""
        return {
            "type": f"urn:fairwind:{self.title}",
            "title": self.title,
            "status": self.status,
            "detail": self.sentence(lang),
        }

    def sentence(self, lang: str) -> str:
        """In the reader's language."""
        return Words(lang).text(f"problem-{self.title}", self.facts)


class NewerVersion(Problem):
    """A table that a newer version of Fairwind has gone on with: this one must not touch it."""

    def __init__(self) -> None:
        super().__init__(503, "newer-version")


class RuleProblem(Problem):
    """Something that a rule forbids."""

    def __init__(
        self,
        refusal: Refusal,
        game: str,
        names: Sequence[str],
        edition: Edition | None = None,
        title: str = "refused",
    ) -> None:
        super().__init__(409, title)
        self.refusal: Final = refusal
        self.game: Final = game
        self.names: Final = names
        self.edition: Final = edition

    def shown(self, lang: str) -> ProblemShown:
        return {**super().shown(lang), "rule": self.refusal.rule, "facts": dict(self.refusal.facts)}

    def sentence(self, lang: str) -> str:
        return Words(lang, self.game, self.edition).refusal(self.refusal, self.names)
