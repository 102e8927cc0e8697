"""Pearls: a toy game with everything the kernel carries.

Each of three rounds every seat draws a hidden pearl, all lay one secretly, the brightest offer scores its brightness,
and its owner says who draws first in the next round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fairwind.kernel.actions import Action, Catalogue
from fairwind.kernel.chance import Driver
from fairwind.kernel.codec import encode_frame
from fairwind.kernel.editions import Sheet, read_about
from fairwind.kernel.frames import Chance, Decision, Step, Together
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.rulebook import Rule, Rulebook
from fairwind.kernel.spec import Edition, GameSpec, Json, Result, Variant, shared_places
from fairwind.kernel.state import EVERYBODY, NOBODY, State

KINDS: Final = 3
BAG: Final = 0
GONE: Final = 1
SHEET: Final = """
[about]
name = "toy"
title = "A toy"
[confidence]
pearls = "certain"
[bag]
pearls = [6, 6, 6]
"""


def hand(seat: int) -> int:
    return 2 + 2 * seat


def laid(seat: int) -> int:
    return 3 + 2 * seat


class LayPearl(Action):
    FIELDS = ("pearl",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"lay {kind}")
        self.kind = kind


class NameSeat(Action):
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"next {seat}")
        self.seat = seat


class Drawn(Action):
    FIELDS = ("pearl",)


LAY: Final = [LayPearl(kind) for kind in range(KINDS)]
NAME: Final = [NameSeat(seat) for seat in range(3)]


class ToyEdition(Edition):
    def __init__(self, sheet: Sheet) -> None:
        catalogue = Catalogue([*LAY, *NAME])
        super().__init__(read_about(sheet), catalogue, Catalogue([Drawn(f"draw {k}") for k in range(KINDS)]))
        row = sheet.table("bag")
        self.pearls: Final = row.integers("pearls", 0, 20, KINDS)
        row.done()


class Pearls(State):
    def __init__(self, edition: ToyEdition, seats: int, like: Pearls | None = None) -> None:
        super().__init__(seats, 2 + 2 * seats, KINDS, like)
        self.edition = edition
        self.points: list[int] = [0] * seats if like is None else like.points[:]
        self.round: int = 0 if like is None else like.round
        self.answered: list[int] = [0] * seats if like is None else like.answered[:]


class BeginRound(Step[Pearls]):
    def run(self, s: Pearls) -> None:
        s.round += 1
        s.owe(*[Draw(seat) for seat in s.clockwise_from(self.seat)], Lay(), *([] if s.round == 3 else [Winner()]))


class Draw(Chance[Pearls]):
    def weights(self, s: Pearls) -> list[int]:
        return s.at[BAG]

    def seen_by(self, s: Pearls) -> int:
        return self.seat

    def resolve(self, s: Pearls, outcome: int) -> None:
        s.move(BAG, hand(self.seat), outcome)
        s.tell("drawn", {"seat": self.seat}, {"pearl": outcome}, (self.seat,))


class Lay(Together[Pearls]):
    def owes(self, s: Pearls, seat: int) -> bool:
        return s.answered[seat] == 0

    def candidates(self, s: Pearls, seat: int) -> Sequence[Action]:
        return LAY

    def refuse(self, s: Pearls, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, LayPearl)
        return None if s.at[hand(seat)][action.kind] else Refusal("TOY-1", (("pearl", action.kind),))

    def resolve(self, s: Pearls, seat: int, action: Action) -> None:
        assert isinstance(action, LayPearl)
        s.answered[seat] = 1
        s.move(hand(seat), laid(seat), action.kind)

    def take_back(self, s: Pearls, seat: int) -> bool:
        if not s.answered[seat]:
            return False
        s.answered[seat] = 0
        s.move(laid(seat), hand(seat), s.at[laid(seat)].index(1))
        return True

    def open(self, s: Pearls) -> None:
        kinds = [s.at[laid(seat)].index(1) for seat in range(s.seats)]
        for seat, kind in enumerate(kinds):
            s.answered[seat] = 0
            s.move(laid(seat), GONE, kind)
        s.points[kinds.index(max(kinds))] += max(kinds)


class Winner(Step[Pearls]):
    def run(self, s: Pearls) -> None:
        s.owe(NameNext(s.points.index(max(s.points))))


class NameNext(Decision[Pearls]):
    def candidates(self, s: Pearls, seat: int) -> Sequence[Action]:
        return NAME[: s.seats]

    def refuse(self, s: Pearls, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, NameSeat)
        return Refusal("TOY-2") if action.seat == seat else None

    def resolve(self, s: Pearls, seat: int, action: Action) -> None:
        assert isinstance(action, NameSeat)
        s.owe(BeginRound(action.seat))


class Toy(GameSpec[Pearls, ToyEdition]):
    name = "pearls"
    seat_counts = (2, 3)
    variants = (Variant("start", ("empty-handed", "one-each")),)
    rulebook = Rulebook((Rule("TOY-1", "the toy"), Rule("TOY-2", "the toy")))
    frames = {frame.__name__: frame for frame in (BeginRound, Draw, Lay, Winner, NameNext)}
    longest = 20

    def edition_names(self) -> list[str]:
        return ["toy"]

    def edition(self, name: str = "toy") -> ToyEdition:
        return TOY_EDITION

    def read_edition(self, sheet: Sheet) -> ToyEdition:
        return ToyEdition(sheet)

    def new(self, edition: ToyEdition, seats: int, variants: Mapping[str, str]) -> Pearls:
        s = self.blank(edition, seats)
        s.at[BAG] = list(edition.pearls)
        extra = [Draw(seat) for seat in range(seats)] if variants["start"] == "one-each" else []
        s.owe(*extra, BeginRound(0))
        return s

    def blank(self, edition: ToyEdition, seats: int) -> Pearls:
        return Pearls(edition, seats)

    def clone(self, s: Pearls) -> Pearls:
        return Pearls(s.edition, s.seats, s)

    def view(self, s: Pearls, seat: int | None) -> Json:
        return {
            "points": s.points[:],
            "round": s.round,
            "gone": s.at[GONE][:],
            "counts": [sum(s.at[hand(other)]) + sum(s.at[laid(other)]) for other in range(s.seats)],
            "answered": s.answered[:],
            "own": None if seat is None else [s.at[hand(seat)][:], s.at[laid(seat)][:]],
            "pending": [encode_frame(frame) for frame in s.pending],
        }

    def sample_world(self, s: Pearls, seat: int, driver: Driver) -> Pearls:
        world = self.clone(s)
        others = [place for other in range(s.seats) if other != seat for place in (hand(other), laid(other))]
        bag = [sum(s.at[place][kind] for place in [BAG, *others]) for kind in range(KINDS)]
        for place in others:
            size = sum(s.at[place])
            world.at[place] = [0] * KINDS
            for _ in range(size):
                kind = driver.pick(bag)
                bag[kind] -= 1
                world.at[place][kind] += 1
        world.at[BAG] = bag
        return world

    def touch(self, s: Pearls, seat: int, action: Action) -> tuple[str, ...]:
        return (action.text.replace(" ", "/"),)

    def place_names(self, s: Pearls) -> list[str]:
        return ["bag", "gone", *[f"{name}/{seat}" for seat in range(s.seats) for name in ("hand", "laid")]]

    def kind_names(self, s: Pearls) -> list[str]:
        return ["dull", "fair", "bright"]

    def place_seen_by(self, s: Pearls, place: int) -> int:
        return (NOBODY, EVERYBODY)[place] if place < 2 else (place - 2) // 2

    def scores(self, s: Pearls, seat: int) -> list[tuple[str, int]]:
        return [("pearls", s.points[seat])]

    def result(self, s: Pearls) -> Result:
        return Result(s.points[:], shared_places([(points,) for points in s.points]), "three-rounds")

    def broken(self, s: Pearls) -> list[str]:
        total = [sum(place[kind] for place in s.at) for kind in range(KINDS)]
        lost = total != list(s.edition.pearls) or any(n < 0 for place in s.at for n in place)
        return [f"pearls are lost: {total}"] if lost else []


TOY_EDITION: Final = ToyEdition(Sheet("toy.toml", SHEET))
TOY: Final = Toy()
