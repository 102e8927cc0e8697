"""Advice: what a game's bots tend to do, readable, from the game's own `advice.toml`."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision
from fairwind.kernel.playout import Weights
from fairwind.kernel.spec import Edition, GameSpec

FILE: Final = "advice.toml"
ANYWHERE: Final = "anywhere"  # the table for verbs in any decision
SEARCH: Final = "search"  # the table of how far to look
NOT_BEFORE: Final = "not_before"  # the table of rounds before which an answer is not tried, where there is another
KEEP: Final = "keep"  # how many points each thing that lasts is liked more than it brings, by playouts
NET_KEEP: Final = "net_keep"  # and by the net
SETTINGS: Final[tuple[str, ...]] = (  # what may stand there; the bots say what each is for
    *("margin", "win", "spread", "answers", "rounds", "least", "tries"),
    *("late", "late_win", KEEP),
    *("look", "mix", "by_net", "replies", "trust", "closer", "net_margin", "net_win", NET_KEEP),
)
NOT_NAMED: Final = 100  # what a verb weighs that the advice does not name
HEAVIEST: Final = 10_000


class BadAdvice(ValueError):
    """Advice that cannot be followed: says where and why."""


class Advice:
    """How much each action weighs in each kind of decision, how far it pays to look ahead, and before which round an
    action, by its number, is not worth a try.
    """

    def __init__(self, weights: Weights, search: dict[str, float], not_before: dict[int, int]) -> None:
        self.weights: Final = weights
        self.search: Final = search
        self.not_before: Final = not_before

    def likes(self) -> bool:
        """Whether something is liked more than it brings."""
        return KEEP in self.search or NET_KEEP in self.search

    def as_it_counts(self) -> Advice:
        """The same for whoever tells what answers are worth: what is only liked counts nothing."""
        if not self.likes():
            return self
        search = {name: value for name, value in self.search.items() if name not in (KEEP, NET_KEEP)}
        return Advice(self.weights, search, self.not_before)

    def setting(self, name: str, usual: float) -> float:
        """A setting of the search, or the usual one."""
        return self.search.get(name, usual)


_READ: dict[str, Advice] = {}


def advice(spec: GameSpec[Any, Any], edition: Edition) -> Advice:
    """What comes with the game; read once. Without a file every action weighs the same."""
    key = f"{spec.name} {edition.about.hash}"
    if key not in _READ:
        _READ[key] = read_advice(spec, edition, spec.beside(FILE).decode())
    return _READ[key]


def use_advice(spec: GameSpec[Any, Any], edition: Edition, text: str) -> None:
    """From here on, follow this text instead of the game's own file: for whoever tunes it."""
    _READ[f"{spec.name} {edition.about.hash}"] = read_advice(spec, edition, text)


def read_advice(spec: GameSpec[Any, Any], edition: Edition, text: str) -> Advice:
    """Advice from its text, or BadAdvice."""
    try:
        tables: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadAdvice(f"{spec.name}: {FILE} cannot be read: {error}.") from None
    verbs = [action.verb() for action in edition.catalogue.actions]
    search: dict[str, float] = tables.pop(SEARCH, {})
    for setting in search:
        if setting not in SETTINGS:
            raise BadAdvice(f"{spec.name}: {FILE} has '{setting}' under '{SEARCH}'; there are: {', '.join(SETTINGS)}.")
    begins: dict[str, int] = tables.pop(NOT_BEFORE, {})
    _check_actions(spec, NOT_BEFORE, begins, verbs)
    for name, table in tables.items():
        _check(spec, name, table, verbs)
    weights: Weights = {}
    anywhere: dict[str, int] = tables.get(ANYWHERE, {})
    for name, frame in spec.frames.items():
        if issubclass(frame, Decision):
            own: dict[str, int] = tables.get(name, {})
            weights[frame] = [_weight(action, own, anywhere) for action in edition.catalogue.actions]
    return Advice(weights, search, _not_before(edition, begins))


def _not_before(edition: Edition, begins: dict[str, int]) -> dict[int, int]:
    """The round from which on an action is worth a try: by its whole notation, else by its verb."""
    found: dict[int, int] = {}
    for action in edition.catalogue.actions:
        for name in (action.verb(), action.text):
            if name in begins:
                found[action.id] = begins[name]
    return found


def _weight(action: Action, own: dict[str, int], anywhere: dict[str, int]) -> int:
    """What an action weighs: by its whole notation, else by its verb; where that is asked, else anywhere."""
    for table in (own, anywhere):
        for name in (action.text, action.verb()):
            if name in table:
                return table[name]
    return NOT_NAMED


def _check(spec: GameSpec[Any, Any], name: str, table: Any, verbs: list[str]) -> None:
    frame = spec.frames.get(name)
    if name != ANYWHERE and (frame is None or not issubclass(frame, Decision)):
        raise BadAdvice(f"{spec.name}: {FILE} has a table '{name}', but there is no such decision.")
    _check_actions(spec, name, table, verbs)


def _check_actions(spec: GameSpec[Any, Any], name: str, table: Any, verbs: list[str]) -> None:
    for action, weight in table.items():
        if action.split(" ", maxsplit=1)[0] not in verbs:  # another edition may lack a card
            raise BadAdvice(f"{spec.name}: {FILE} names '{action}' under '{name}', but no action is called so.")
        if not isinstance(weight, int) or not 0 <= weight <= HEAVIEST:
            raise BadAdvice(f"{spec.name}: '{action}' under '{name}' must be a whole number from 0 to {HEAVIEST}.")
