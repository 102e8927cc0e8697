"""Queries: what the words of a lesson say of the table, asked of the engine and never typed.

    points of me            what a seat has for certain (of 1: of seat 1)
    gained by 1             how much more that is than before the answer
    score birds of me       what one item brings, as if the game ended now
    holding wood            how much the learner has in a store
    points by build C05     what an answer would score
    gain wood by build C05  what it would bring to a store
    price wood by build C05 what it would take from one
    view own.cards.ship     something in the learner's view; an entry of a list by its place or its id
    printed sets.A.ship     something that the edition prints
    count view sites        how many there are in a list
    word C05                what the game calls something
    seat 1                  who sits there
    points-n: gained by me  a number with its unit, as the game's own words (`word-points-n`) say it

Where an answer is meant, `answer` is the one that the learner has just given. All of it is worked out in a world that
the learner imagines, so nothing is told that the seat could not know.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Seeded
from fairwind.kernel.play import refusal
from fairwind.kernel.position import Position
from fairwind.kernel.preview import foresee
from fairwind.kernel.state import State

ME: Final = -1
GIVEN: Final = "answer"
UNIT: Final = re.compile(r"([a-z-]+)-n: (.+)")
Value = int | str

FORMS: Final[tuple[tuple[str, re.Pattern[str]], ...]] = (
    ("points-of", re.compile(r"points of (?P<seat>me|\d+)")),
    ("gained", re.compile(r"gained by (?P<seat>me|\d+)")),
    ("score", re.compile(r"score (?P<what>\S+) of (?P<seat>me|\d+)")),
    ("holding", re.compile(r"holding (?P<what>\S+)")),
    ("points-by", re.compile(r"points by (?P<answer>\S.*)")),
    ("gain", re.compile(r"gain (?P<what>\S+) by (?P<answer>\S.*)")),
    ("price", re.compile(r"price (?P<what>\S+) by (?P<answer>\S.*)")),
    ("count-view", re.compile(r"count view (?P<what>\S+)")),
    ("count-printed", re.compile(r"count printed (?P<what>\S+)")),
    ("view", re.compile(r"view (?P<what>\S+)")),
    ("printed", re.compile(r"printed (?P<what>\S+)")),
    ("word", re.compile(r"word (?P<what>\S.*)")),
    ("seat", re.compile(r"seat (?P<seat>me|\d+)")),
)


class BadQuery(ValueError):
    """A question that the engine cannot answer: says which, and what to do."""


@dataclass(frozen=True)
class Query:
    """A question to the engine; which parts matter follows from its form."""

    text: str
    form: str
    what: str
    seat: int
    answer: str
    unit: str = ""


def read_query(text: str) -> Query:
    """The question that is written so, or BadQuery."""
    unit = UNIT.fullmatch(text)
    if unit is not None:
        return replace(read_query(unit[2]), unit=unit[1])
    for form, pattern in FORMS:
        found = pattern.fullmatch(text)
        if found is not None:
            parts = found.groupdict()
            seat = parts.get("seat") or "me"
            return Query(
                text, form, parts.get("what") or "", ME if seat == "me" else int(seat), parts.get("answer") or ""
            )
    raise BadQuery(f"'{text[:80]}' is no question to the engine; docs/lessons.md lists them.")


class Oracle:
    """Answers queries as one seat may know it; `before` are the points that each seat had before the answer."""

    def __init__(self, position: Position, before: list[int] | None = None, seed: str = "lesson") -> None:
        self.position: Final = position
        self.before: Final = before
        self.world: Final[State] = position.world(Seeded(seed))

    def points(self) -> list[int]:
        """What each seat has for certain."""
        return [self.position.spec.points_so_far(self.world, seat) for seat in range(self.position.seats)]

    def tell(self, query: Query, given: Action | None = None) -> Value:
        """The answer to a query, or BadQuery."""
        value = self._value(query, given)
        return f"{query.unit}-{value}" if query.unit else value

    def _value(self, query: Query, given: Action | None) -> Value:
        if query.form == "word":
            return query.what
        if query.answer:
            return self.foretell(query, given)
        if query.form in {"view", "count-view"}:
            return told_of(query, self.position.view())
        if query.form in {"printed", "count-printed"}:
            return told_of(query, self.position.spec.printed(self.position.edition))
        return self.of_seat(query)

    def of_seat(self, query: Query) -> int:
        """Who it is, or what it has."""
        spec, seat = self.position.spec, self.position.seat if query.seat == ME else query.seat
        if seat >= self.position.seats:
            raise BadQuery(f"'{query.text}': there is no seat {seat}; seats are counted from 0.")
        if query.form == "seat":
            return seat
        if query.form == "score":
            return counted(query, spec.scores(self.world, seat))
        if query.form == "holding":
            return counted(query, spec.holdings(self.world, seat))
        points = spec.points_so_far(self.world, seat)
        if query.form == "points-of":
            return points
        assert query.form == "gained"
        if self.before is None:
            raise BadQuery(f"'{query.text}' is known only after the answer; put it into 'after'.")
        return points - self.before[seat]

    def foretell(self, query: Query, given: Action | None) -> Value:
        """What an answer would bring."""
        position = self.position
        action = given if query.answer == GIVEN else position.edition.catalogue.parse(query.answer)
        if action is None:
            raise BadQuery(f"'{query.text}': there is no such answer; correct its notation.")
        if refusal(self.world, position.seat, action) is not None:
            raise BadQuery(f"'{query.text}': '{action.text}' is not allowed here; ask for another answer.")
        foreseen = foresee(position.spec, position.spec.clone(self.world), position.seat, action)
        if query.form == "points-by":
            return sum([points for _, points in foreseen.points])
        gain = dict(foreseen.gains).get(query.what, 0)
        return gain if query.form == "gain" else -gain


def counted(query: Query, items: list[tuple[str, int]]) -> int:
    """How many there are of what is asked for."""
    found = dict(items)
    if query.what not in found:
        raise BadQuery(f"'{query.text}': there is no '{query.what}'; choose one of: {', '.join(found)}.")
    return found[query.what]


def told_of(query: Query, tables: Any) -> Value:
    """A number or a word within tables, or how many entries a list has."""
    found = at_path(query, tables)
    if query.form.startswith("count"):
        if not isinstance(found, (list, tuple, dict)):
            raise BadQuery(f"'{query.text}' is nothing to count; name a list.")
        return len(found)
    if isinstance(found, bool) or not isinstance(found, (int, str)):
        raise BadQuery(f"'{query.text}' is neither a number nor a word; go on with a dot and the name of a part.")
    return found


def at_path(query: Query, tables: Any) -> Any:
    """What stands at a place within tables: `sites.C05.tile.points`."""
    found = tables
    for part in query.what.split("."):
        below = inside(found, part)
        if below is None:
            raise BadQuery(f"'{query.text}': there is no '{part}'; look at the view, or at what is printed.")
        found = below
    return found


def inside(tables: Any, part: str) -> Any:
    """A part of a table by its name; of a list by its place, or by the id of an entry."""
    if isinstance(tables, dict):
        return tables.get(part)
    if isinstance(tables, (list, tuple)):
        if part.isdecimal():
            return tables[int(part)] if int(part) < len(tables) else None
        return next((entry for entry in tables if isinstance(entry, dict) and entry.get("id") == part), None)
    return None
