"""A small value net, read from a game's `net.bin` and worked out with the standard library alone.

The numbers of a layer stand side by side in one large whole number, a lane of 32 bits for each unit. So adding a row of
weights to all units is one addition of large numbers, which Python does in C, compiled or not. What is worked out is
exact, and so the same on every machine.
"""

from __future__ import annotations

import json
import math
from struct import Struct
from typing import Any, Final

from fairwind.kernel.spec import GameSpec

FILE: Final = "net.bin"
MARK: Final = b"FAIRWIND-NET 2"  # the second says what is still to come, beside the points there are already
LANE: Final = 32  # bits
MIDDLE: Final = 0x80000000  # added to each lane, so that none is below 0
FULL: Final = 255  # what a unit that is fully on counts
INPUT_BITS: Final = 16  # weights of the inputs are kept to so many bits behind the point
INNER_BITS: Final = 12  # and those of what follows; a unit itself has 8
WIN: Final = "win"
CHANCE: Final = "chance"  # to win among equals: what is told, where a net has learned it beside `win`
POINTS: Final = "points"
MARGIN: Final = "margin"
ITEM: Final = "item:"


# Such a large number. As an `int` it would be compiled to code that ends the process when Ctrl-C comes in the middle of
# a product, since it takes every failed one for a lack of memory.
Lanes = Any


class BadNet(ValueError):
    """A file that is no net, or one for something else: says what is wrong."""


def packed(weights: tuple[float, ...], bits: int) -> Lanes:
    """A row of weights as one number."""
    total: Lanes = 0
    for place, weight in enumerate(weights):
        if not math.isfinite(weight):
            raise BadNet("a weight of the net is no number; train it again.")
        total += round(math.ldexp(weight, bits)) << (LANE * place)
    return total


class Layer:
    """Rows of weights, one for each input, and what is added at the start."""

    def __init__(self, rows: list[Lanes], start: Lanes, width: int) -> None:
        self.rows: Final = rows
        self.start: Final[Lanes] = start + sum(MIDDLE << (LANE * place) for place in range(width))
        self.lanes: Final = Struct(f"<{width}I")
        self.size: Final = width * LANE // 8

    def units(self, total: Lanes) -> tuple[int, ...]:
        """The lanes of a sum, each too high by MIDDLE."""
        return self.lanes.unpack(total.to_bytes(self.size, "little"))


def inner_total(layer: Layer, lanes: tuple[int, ...], shift: int) -> Lanes:
    """What a layer makes of the one before it, whose units are between off and fully on."""
    total: Lanes = layer.start
    rows = layer.rows
    for place, lane in enumerate(lanes):
        on = (lane - MIDDLE) >> shift
        if on > 0:
            total += rows[place] * min(on, FULL)
    return total


class Net:
    """Two hidden layers of clipped units, and named outputs."""

    def __init__(self, data: bytes) -> None:
        mark, _, rest = data.partition(b"\n")
        header, _, body = rest.partition(b"\n")
        if mark != MARK:
            raise BadNet(f"this is no net of ours: it does not begin with '{MARK.decode()}'.")
        self.about: Final[dict[str, Any]] = json.loads(header)
        inputs: list[str] = self.about["inputs"]
        first: int = self.about["hidden"][0]
        second: int = self.about["hidden"][1]
        self.names: Final[list[str]] = self.about["outputs"]
        self.scales: Final[list[float]] = [float(scale) for scale in self.about["scales"]]
        self.game: Final[str] = self.about["game"]
        count = len(self.names)
        weights = Weights(body, (len(inputs) + 1) * first + (first + 1) * second + (second + 1) * count)
        rows = weights.rows(len(inputs), first, INPUT_BITS)
        self.first: Final = Layer(rows, weights.rows(1, first, INPUT_BITS)[0], first)
        rows = weights.rows(first, second, INNER_BITS)
        self.second: Final = Layer(rows, weights.rows(1, second, INNER_BITS + 8)[0], second)
        rows = weights.rows(second, count, INNER_BITS)
        self.last: Final = Layer(rows, weights.rows(1, count, INNER_BITS + 8)[0], count)
        self.row_of: Final[dict[str, Lanes]] = {name: self.first.rows[n] for n, name in enumerate(inputs)}
        self.by_seats: Final[dict[int, list[Lanes]]] = {}

    def rows_for(self, spec: GameSpec[Any, Any], seats: int) -> list[Lanes]:
        """The row of each number that a seat observes at a table of this size; 0 for what the net does not know."""
        if seats not in self.by_seats:
            self.by_seats[seats] = [self.row_of.get(name, 0) for name in spec.observed(seats)]
        return self.by_seats[seats]

    def outputs(self, seen: list[int], rows: list[Lanes]) -> list[float]:
        """What the net says of an observation, in the order of `names`."""
        total: Lanes = self.first.start
        for place, x in enumerate(seen):
            if x == 1:
                total += rows[place]
            elif x != 0:
                total += rows[place] * x
        return self.from_first(total)

    def from_first(self, total: Lanes) -> list[float]:
        """What the net says once the first layer is added up."""
        lanes = self.first.units(total)
        lanes = self.second.units(inner_total(self.second, lanes, INPUT_BITS - 8))
        lanes = self.last.units(inner_total(self.last, lanes, INNER_BITS))
        made: list[float] = []
        for place, lane in enumerate(lanes):
            made.append((lane - MIDDLE) / UNIT * self.scales[place])
        return made


UNIT: Final = float(1 << (INNER_BITS + 8))


class Reader:
    """Reads one observation after another at a table of some size. What is observed after one answer is mostly what is
    observed after another, so only what differs from the last one is added to the first layer: whole numbers, so that
    it comes to the same to the last bit.
    """

    def __init__(self, net: Net, rows: list[Lanes]) -> None:
        self.net: Final = net
        self.rows: Final = rows
        self.total: Lanes = net.first.start
        self.last = [0] * len(rows)
        self.seen = [0] * len(rows)

    def blank(self) -> list[int]:
        """An empty list for what is observed next."""
        self.seen.clear()
        return self.seen

    def outputs(self) -> list[float]:
        """What the net says of what was written into that list."""
        rows, last, seen = self.rows, self.last, self.seen
        total: Lanes = self.total
        for place in range(len(rows)):
            more = seen[place] - last[place]
            if more == 1:
                total += rows[place]
            elif more == -1:
                total -= rows[place]
            elif more != 0:
                total += rows[place] * more
        self.total = total
        self.last, self.seen = seen, last
        return self.net.from_first(total)


class Weights:
    """The numbers of a file, read from front to back."""

    def __init__(self, body: bytes, count: int) -> None:
        if len(body) != 2 * count:
            raise BadNet(f"the net has {len(body)} bytes of weights where its header asks for {2 * count}.")
        self.numbers: Final[tuple[float, ...]] = Struct(f"<{count}e").unpack(body)
        self.at = 0

    def rows(self, count: int, width: int, bits: int) -> list[Lanes]:
        """The next rows, packed."""
        made: list[Lanes] = []
        for _ in range(count):
            made.append(packed(self.numbers[self.at : self.at + width], bits))
            self.at += width
        return made


_NETS: dict[str, list[Net | None]] = {}  # of a game, by the number of seats


def net_of(spec: GameSpec[Any, Any], seats: int) -> Net | None:
    """The net that comes with a game for a table of this size; read once. None if there is none."""
    if spec.name not in _NETS:
        _NETS[spec.name] = read_nets(spec)
    return _NETS[spec.name][seats]


def read_nets(spec: GameSpec[Any, Any]) -> list[Net | None]:
    """By the number of seats: the net for just such tables if the game has one, else the one for all of them."""
    common = _read(spec, FILE, spec.seat_counts)
    found: list[Net | None] = [common] * (spec.seat_counts[-1] + 1)
    for seats in spec.seat_counts:
        own = _read(spec, file_for(seats), (seats,))
        if own is not None:
            found[seats] = own
    return found


def file_for(seats: int) -> str:
    """The file of a net for tables of one size only: `net-1.bin` is for who plays alone."""
    return FILE.replace(".", f"-{seats}.")


def _read(spec: GameSpec[Any, Any], file: str, tables: tuple[int, ...]) -> Net | None:
    data = spec.beside(file)
    return checked(Net(data), spec, tables) if data else None


def switch_net(spec: GameSpec[Any, Any], net: Net) -> None:
    """From here on, use this net: for a table at which several nets play in turn."""
    _NETS[spec.name] = [net] * (spec.seat_counts[-1] + 1)


def checked(net: Net, spec: GameSpec[Any, Any], tables: tuple[int, ...]) -> Net:
    """The net, if it is one for this game and knows all that is observed at tables of these sizes; else BadNet."""
    if net.game != spec.name:
        raise BadNet(f"this net plays {net.game}, not {spec.name}.")
    for seats in tables:
        strange = [name for name in spec.observed(seats) if name not in net.row_of]
        if strange:
            raise BadNet(
                f"{spec.name}: what is observed has changed since its net was trained ('{strange[0]}' is new to it); "
                f"train it again with `fairwind train --game {spec.name}`."
            )
    return net
