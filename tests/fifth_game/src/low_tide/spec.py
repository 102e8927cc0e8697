"""SPEC: Low Tide as everybody else sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.editions import Sheet
from fairwind.kernel.frames import frames_in
from fairwind.kernel.soundness import wrong_shape
from fairwind.kernel.spec import GameSpec, Json, Result, shared_places
from fairwind.kernel.state import EVERYBODY, NOBODY
from low_tide import rules
from low_tide.actions import DRAUGHTS, SHIPS, SendShip
from low_tide.edition import LowTideEdition
from low_tide.rulebook import RULEBOOK
from low_tide.rules import BeginRound, Deal
from low_tide.state import FIRST_HAND, SANDBANK, SEA, SUPPLY, LowTide, hand


class LowTideSpec(GameSpec[LowTide, LowTideEdition]):
    """The game."""

    name = "low-tide"
    seat_counts = (2, 3, 4)
    rulebook = RULEBOOK
    frames = frames_in(rules)
    explains = {"ship": ("LT-2.2", "LT-2.3"), "depth": ("LT-2.1",)}
    package = "low_tide"
    longest = 100

    def read_edition(self, sheet: Sheet) -> LowTideEdition:
        return LowTideEdition(sheet)

    def printed_facts(self, edition: LowTideEdition) -> dict[str, int | str]:
        return {"hand_size": edition.hand, "rounds": edition.rounds}

    def new(self, edition: LowTideEdition, seats: int, variants: Mapping[str, str]) -> LowTide:
        s = self.blank(edition, seats)
        s.at[SUPPLY] = list(edition.counts)
        s.owe(*[Deal(seat) for seat in range(seats) for _ in range(edition.hand)], BeginRound(0))
        return s

    def blank(self, edition: LowTideEdition, seats: int) -> LowTide:
        return LowTide(edition, seats)

    def clone(self, s: LowTide) -> LowTide:
        return LowTide(s.edition, s.seats, s)

    # -- what people see

    def view(self, s: LowTide, seat: int | None) -> Json:
        return {
            "round": s.round,
            "depth": s.depth,
            "supply": s.total(SUPPLY),
            "sea": ships(s, SEA),
            "sandbank": ships(s, SANDBANK),
            "seats": [{"points": s.points[other], "hand": s.total(hand(other))} for other in range(s.seats)],
            "own": None if seat is None else ships(s, hand(seat)),
        }

    def sample_world(self, s: LowTide, seat: int, driver: Driver) -> LowTide:
        """Deal what lies in the supply and in the others' hands anew."""
        world = self.clone(s)
        others = [hand(other) for other in range(s.seats) if other != seat]
        for place in others:
            world.move_all(place, SUPPLY)
        for place in others:
            for _ in range(s.total(place)):
                world.move(SUPPLY, place, driver.pick(world.at[SUPPLY]))
        return world

    def touch(self, s: LowTide, seat: int, action: Action) -> tuple[str, ...]:
        return (SHIPS[action.kind],) if isinstance(action, SendShip) else ()

    def place_names(self, s: LowTide) -> list[str]:
        return ["supply", "sea", "sandbank", *[f"hand/{seat}" for seat in range(s.seats)]]

    def kind_names(self, s: LowTide) -> list[str]:
        return list(SHIPS)

    def place_seen_by(self, s: LowTide, place: int) -> int:
        return (NOBODY, EVERYBODY, EVERYBODY)[place] if place < FIRST_HAND else place - FIRST_HAND

    # -- scores

    def scores(self, s: LowTide, seat: int) -> list[tuple[str, int]]:
        return [("ships", s.points[seat])]

    def result(self, s: LowTide) -> Result:
        """Equal points share a place (LT-3.2)."""
        return Result(s.points[:], shared_places([(points,) for points in s.points]), "last-tide")

    def broken(self, s: LowTide) -> list[str]:
        wrong = wrong_shape(s, self.blank(s.edition, s.seats), {})
        if wrong:
            return wrong
        counts = tuple(sum(place[kind] for place in s.at) for kind in range(len(DRAUGHTS)))
        lost = counts != s.edition.counts or any(n < 0 for place in s.at for n in place)
        return [f"ships are lost: {counts}"] if lost else []


def ships(s: LowTide, place: int) -> list[int]:
    """The draughts of the ships in a place."""
    return [draught for draught, count in zip(DRAUGHTS, s.at[place], strict=True) for _ in range(count)]


SPEC: Final = LowTideSpec()
