"""What happens at a table, kept as facts with who may know them, and told to each seat accordingly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.frames import Chance
from fairwind.kernel.play import asked, tossed
from fairwind.kernel.record import Line
from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.kernel.state import EVERYBODY, NOBODY, Event, Listener, State
from fairwind.kernel.telling import HIDDEN, move_told_to

ONLOOKER: Final = EVERYBODY  # hears what everybody hears, and nothing else
ALL: Final = "all"  # instead of a list of everybody

# A kept fact is a list that begins with its kind:
#   ["answer", seat, do, sealed]            ["outcome", do, seen by]
#   ["event", name, facts, secret, seers]   ["move", from, to, kind, count, who sees the kind, who sees that it moves]
#   ["plain", told]                         what everybody may know
Kept = list[Any]


class Ear(Listener):
    """Keeps everything that happens until it is taken."""

    def __init__(self, spec: GameSpec[Any, Any], edition: Edition, seats: int) -> None:
        self.spec: Final = spec
        self.edition: Final = edition
        self.viewers: Final = list(range(ONLOOKER, seats))
        self._kept: list[Kept] = []

    def answered(self, seat: int, action: Action, sealed: bool) -> None:
        """A seat is about to answer so."""
        self._kept.append(["answer", seat, action.text, sealed])

    def tossed(self, s: State, chance: Chance[Any], number: int) -> None:
        """Chance is about to come out so."""
        self.settled(s)
        seen_by = chance.seen_by(s)
        if seen_by != NOBODY:
            self._kept.append(["outcome", self.edition.outcomes.actions[chance.first(s) + number].text, seen_by])

    def expect(self, s: State, line: Line) -> None:
        """A recorded answer or outcome is about to be played again."""
        decision, chance = asked(s), tossed(s)
        if line.by is not None and decision is not None:
            self._kept.append(["answer", line.by, line.do, decision.SEALED])
        elif chance is not None:
            self._kept.append(["outcome", line.do, chance.seen_by(s)])

    def tell(self, event: Event) -> None:
        self._kept.append(["event", event.name, event.facts, event.secret, list(event.seers)])

    def moved(self, s: State, source: int, target: int, kind: int, count: int) -> None:
        self._kept.append(["moving", source, target, kind, count])

    def settled(self, s: State) -> None:
        """A step is done: who saw its moves is judged by the table as it is now."""
        if not any(kept[0] == "moving" for kept in self._kept):
            return
        places, kinds = self.spec.place_names(s), self.spec.kind_names(s)
        for i, kept in enumerate(self._kept):
            if kept[0] == "moving":
                _, source, target, kind, count = kept
                faces = {v: move_told_to(self.spec, s, v, source, target, kind) for v in self.viewers}
                seen = [v for v in self.viewers if faces[v] is not None and faces[v] != HIDDEN]
                hidden = [v for v in self.viewers if faces[v] == HIDDEN]
                self._kept[i] = ["move", places[source], places[target], kinds[kind], count,
                                 self._short(seen), self._short(hidden)]  # fmt: skip

    def _short(self, viewers: list[int]) -> list[int] | str:
        return ALL if len(viewers) == len(self.viewers) else viewers

    def take(self, s: State) -> list[Kept]:
        """Everything since it was last taken."""
        self.settled(s)
        kept, self._kept = self._kept, []
        return kept


class HeardDice(Driver):
    """Lets another driver answer for the table, or a script of what came out before; the ear hears of it."""

    def __init__(self, driver: Driver, ear: Ear) -> None:
        self.driver: Final = driver
        self.ear: Final = ear
        self.script: list[str] | None = None  # outcomes to come, while rows are followed

    def pick(self, weights: list[int]) -> int:
        return self.driver.pick(weights)

    def draw(self, s: State, chance: Chance[Any]) -> int:
        number = self.driver.draw(s, chance) if self.script is None else self._scripted(s, chance)
        self.ear.tossed(s, chance, number)
        return number

    def _scripted(self, s: State, chance: Chance[Any]) -> int:
        assert self.script is not None
        if not self.script:
            raise ValueError("something is drawn here that was not drawn before")
        text = self.script.pop(0)
        outcome = self.ear.edition.outcomes.parse(text)
        number = -1 if outcome is None else outcome.id - chance.first(s)
        weights = chance.weights(s)
        if not 0 <= number < len(weights) or weights[number] <= 0:
            raise ValueError(f"'{text}' cannot come out here any more")
        return number


# -- telling


def told_to(kept: Sequence[Kept], viewer: int, all_open: bool = False) -> list[Json]:
    """What a seat (or an onlooker) hears of it; `all_open` once the game is over."""
    told: list[Json] = []
    for fact in kept:
        heard = TELLERS[fact[0]](fact, viewer, all_open)
        if heard is None:
            continue
        if told and is_hidden_move(heard) and is_hidden_move(told[-1]) and same_way(heard, told[-1]):
            told[-1]["count"] += heard["count"]  # how they fall into kinds is not for everybody
        else:
            told.append(heard)
    return told


def is_hidden_move(told: Json) -> bool:
    """Something went from place to place, and this viewer does not see what."""
    return bool(told["event"] == "move" and told["kind"] == HIDDEN)


def same_way(one: Json, other: Json) -> bool:
    """From the same place to the same place."""
    return bool(one["from"] == other["from"] and one["to"] == other["to"])


def _answer_told(fact: Kept, viewer: int, all_open: bool) -> Json:
    _, seat, do, sealed = fact
    open_to_viewer = all_open or not sealed or viewer == seat
    return {"event": "answer", "seat": seat, "do": do if open_to_viewer else ""}


def _outcome_told(fact: Kept, viewer: int, all_open: bool) -> Json | None:
    _, do, seen_by = fact
    return {"event": "outcome", "do": do} if all_open or seen_by in {EVERYBODY, viewer} else None


def _event_told(fact: Kept, viewer: int, all_open: bool) -> Json:
    _, name, facts, secret, seers = fact
    all_facts = {**facts, **secret} if secret and (all_open or viewer in seers) else facts
    return {**all_facts, "event": name}


def _move_told(fact: Kept, viewer: int, all_open: bool) -> Json | None:
    _, source, target, kind, count, seen, hidden = fact
    if all_open or seen == ALL or viewer in seen:
        face = kind
    elif hidden == ALL or viewer in hidden:
        face = HIDDEN
    else:
        return None
    return {"event": "move", "from": source, "to": target, "kind": face, "count": count}


def _plain_told(fact: Kept, _viewer: int, _all_open: bool) -> Json:
    told: Json = dict(fact[1])
    return told


TELLERS: Final = {
    "answer": _answer_told,
    "outcome": _outcome_told,
    "event": _event_told,
    "move": _move_told,
    "plain": _plain_told,
}


def plain(event: str, **facts: Any) -> Kept:
    """A fact that everybody may know."""
    return ["plain", {"event": event, **facts}]
