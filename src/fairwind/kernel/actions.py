"""Actions and the catalogue that holds each of them once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from fairwind.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a seat can answer, or an outcome of chance: a frozen value with a notation and a place in its
    catalogue.

    The notation is a verb and its parts (`take D07`). `FIELDS` names the parts for whoever puts it into words.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.id = -1  # its place, written once by the catalogue

    def verb(self) -> str:
        """The first word of the notation."""
        return self.text.split(" ", 1)[0]

    def parts(self) -> dict[str, str]:
        """The other words of the notation, by field."""
        return dict(zip(self.FIELDS, self.text.split(" ")[1:], strict=True))

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Catalogue:
    """Every action of a game and edition, in one stable order; an action's id is its place here.

    `once` holds notations of earlier releases with what they are now: old records stay readable.
    """

    def __init__(self, actions: Sequence[Action], once: Mapping[str, str] | None = None) -> None:
        self.actions: Final[tuple[Action, ...]] = tuple(actions)
        self.by_text: Final[dict[str, Action]] = {}
        for place, action in enumerate(self.actions):
            if action.text in self.by_text:
                raise ValueError(f"two actions are written '{action.text}'")
            action.id = place
            self.by_text[action.text] = action
        for old, new in (once or {}).items():
            if old in self.by_text:
                raise ValueError(f"'{old}' cannot stand for '{new}': it is an action of its own")
            self.by_text[old] = self.by_text[new]

    def parse(self, text: str) -> Action | None:
        """The action that is written so, whatever the spacing."""
        return self.by_text.get(" ".join(text.split()))

    def __len__(self) -> int:
        return len(self.actions)
