"""The file that keeps how far somebody has come in the lessons: the answers that went on, by game and lesson."""

from __future__ import annotations

import json
from typing import Any, Final

from fairwind.cli.savefile import write_whole
from fairwind.data_folder import data_folder

NAME: Final = "learned.json"
ANSWERS: Final = "answers"
DONE: Final = "done"


class LearnedFile:
    """What was learned; a file that cannot be read holds nothing, and one that cannot be written is done without."""

    def __init__(self) -> None:
        self.path: Final = data_folder() / NAME
        self._games: Final[dict[str, Any]] = self._read()

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def _entry(self, game: str, lesson: str) -> dict[str, Any]:
        lessons = self._games.get(game)
        entry = lessons.get(lesson) if isinstance(lessons, dict) else None
        return entry if isinstance(entry, dict) else {}

    def answers(self, game: str, lesson: str) -> list[str]:
        """The answers in a lesson that somebody has left before its end."""
        answers = self._entry(game, lesson).get(ANSWERS)
        return [text for text in answers if isinstance(text, str)] if isinstance(answers, list) else []

    def is_done(self, game: str, lesson: str) -> bool:
        """Whether it was once followed to its end."""
        return self._entry(game, lesson).get(DONE) is True

    def keep(self, game: str, lesson: str, answers: list[str], *, over: bool) -> None:
        """Write down where somebody stands; a lesson that is over begins anew next time."""
        done = over or self.is_done(game, lesson)
        lessons = self._games.get(game)
        kept = lessons if isinstance(lessons, dict) else {}
        self._games[game] = {**kept, lesson: {ANSWERS: [] if over else answers, DONE: done}}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, json.dumps(self._games, ensure_ascii=False, indent=1) + "\n")
        except OSError:
            return  # nothing is lost but the bookmark
