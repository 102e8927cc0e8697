"""Tables for the tests of Santa Maria: positions laid out by hand, with nothing lost on the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fairwind.games.santa_maria import SPEC
from fairwind.games.santa_maria.cells import read_cell
from fairwind.games.santa_maria.colony import BIT, CELLS, SIDE
from fairwind.games.santa_maria.rules.turn import NEXT_TURN
from fairwind.games.santa_maria.rules.year import END_YEAR
from fairwind.games.santa_maria.state import BANK, SantaMaria, berth, on_buildings, store
from fairwind.games.santa_maria.vocabulary import (
    BISHOPS,
    BLUE_DIE,
    FIRST_BISHOP,
    GOODS,
    IN_PILE,
    KIND_NAMES,
    MONK_PLACES,
    SCHOLARS,
    WHITE_DIE,
)
from fairwind.kernel.spec import Edition
from fairwind.kernel.state import NONE
from fairwind.testing import Scene

BOARDS: Final = ("A1", "A2", "A3", "A4")


def table(
    seats: int = 2,
    *,
    year: int = 1,
    scholars: str = "philosophy industrialization basic_economics",
    bishops: str = "square towns area",
    variants: Mapping[str, str] | None = None,
    edition: Edition | None = None,
) -> Scene:
    """A year's first turn: seat 0 begins on board A1, seat 1 on A2 and so on; nobody has anything, all dice show 6.

    One seat alone plays side B with the town hall M03 in the first row's cells 3 and 4, and no private scholar.
    """
    scene = Scene(SPEC, seats, {"first-player": "seat-1", **(variants or {})}, edition)
    while scene.asks() == "ChooseBoard":
        (seat,) = scene.actors()
        scene.do(seat, f"board {BOARDS[seat]}")
    while scene.asks() == "ChooseLot":
        (seat,) = scene.actors()
        scene.do(seat, f"lot M0{(seat + 2) % 4 + 1}", "place 1/3 0")
    s: SantaMaria = scene.s
    s.year = year
    for seat in range(seats):
        s.private[seat] = NONE
        holds_just(scene, seat)
        blue(scene, seat, 6)
    if s.pool:
        s.blue[:] = [0] * 5 + [seats]
    white(scene, *[6] * 3 * seats)
    main_board(scene, scholars, bishops)
    forget_what_was_told(scene)
    turn(scene, 0)
    return scene


def forget_what_was_told(scene: Scene) -> None:
    """Events and moves of the preparation are not the test's."""
    scene.ear.events.clear()
    scene.ear.moves.clear()


def turn(scene: Scene, seat: int) -> None:
    """It is this seat's turn."""
    scene.s.pending.clear()
    scene.s.owe(NEXT_TURN[seat], END_YEAR)
    scene.s.work_out()
    scene.go_on()
    sound(scene)


def sound(scene: Scene) -> None:
    """Nothing is lost or doubled."""
    assert SPEC.broken(scene.s) == []


# -- goods


def holds_just(scene: Scene, seat: int, **things: int) -> None:
    """The seat's store: `holds_just(scene, 0, wood=2, coins=3)`."""
    s: SantaMaria = scene.s
    for kind, name in enumerate(KIND_NAMES):
        s.move(BANK, store(seat), kind, things.get(name, 0) - s.at[store(seat)][kind])
    assert set(things) <= set(KIND_NAMES)
    forget_what_was_told(scene)


def holds(scene: Scene, seat: int) -> dict[str, int]:
    """What a seat has, without what it has none of."""
    held = scene.s.at[store(seat)]
    return {name: held[kind] for kind, name in enumerate(KIND_NAMES) if held[kind]}


def coins_on(scene: Scene, seat: int) -> int:
    """All coins on a seat's buildings."""
    found: int = scene.s.at[on_buildings(seat)][len(GOODS)]
    return found


# -- dice


def white(scene: Scene, *values: int) -> None:
    """The white dice of the pool."""
    scene.s.white[:] = [values.count(value) for value in range(1, SIDE + 1)]


def blue(scene: Scene, seat: int, *values: int) -> None:
    """The seat's own blue dice, all of them unused."""
    scene.s.unlocked[seat] = len(values)
    if not scene.s.pool:
        scene.s.blue[6 * seat : 6 * seat + 6] = [values.count(value) for value in range(1, SIDE + 1)]


# -- colonies


def cell(name: str) -> int:
    """The number of a cell: `cell("3,4")`."""
    row, column = name.split(",")
    return (int(row) - 1) * SIDE + int(column) - 1


def kind_of(scene: Scene, text: str) -> int:
    """The kind of cell that shows this; it must be printed somewhere."""
    texts = [kind.text for kind in scene.edition.cells]
    return texts.index("empty" if text == "empty" else read_cell(text).text)


def shows(scene: Scene, seat: int, name: str) -> str:
    """What a cell shows."""
    text: str = scene.edition.cells[scene.s.cell[seat * CELLS + cell(name)]].text
    return text


def lay_out(scene: Scene, seat: int, cells: Mapping[str, str]) -> None:
    """These cells show this: `lay_out(scene, 0, {"1,1": "road: 2"})`."""
    for name, text in cells.items():
        scene.s.cell[seat * CELLS + cell(name)] = kind_of(scene, text)
    scene.s.work_out()


def clear(scene: Scene, seat: int) -> None:
    """An empty colony."""
    for number in range(CELLS):
        scene.s.cell[seat * CELLS + number] = 0
        scene.s.on[seat * CELLS + number] = 0
    scene.s.work_out()


def lies_on(scene: Scene, seat: int, name: str) -> int:
    """Coins (their number) or a die (WHITE_DIE, BLUE_DIE) on a cell."""
    found: int = scene.s.on[seat * CELLS + cell(name)]
    return found


def put_white(scene: Scene, seat: int, name: str, value: int = 6) -> None:
    """A white die of the pool lies on a building."""
    scene.s.white[value - 1] -= 1
    scene.s.white_used[seat] += 1
    scene.s.on[seat * CELLS + cell(name)] = WHITE_DIE
    scene.s.work_out()


def put_blue(scene: Scene, seat: int, name: str, value: int = 6) -> None:
    """A blue die of the seat lies on a building."""
    scene.s.blue[scene.s.first_blue(seat) + value - 1] -= 1
    scene.s.blue_used[seat] += 1
    scene.s.on[seat * CELLS + cell(name)] = BLUE_DIE
    scene.s.work_out()


def put_coins(scene: Scene, seat: int, name: str) -> None:
    """The seat has activated this building with coins, its next one."""
    scene.s.activated[seat] += 1
    scene.s.on[seat * CELLS + cell(name)] = scene.s.activated[seat]
    scene.s.move(BANK, on_buildings(seat), len(GOODS), scene.s.activated[seat])
    scene.s.work_out()


# -- the main board


def main_board(scene: Scene, scholars: str, bishops: str) -> None:
    """The scholars and bishops in the game; monks go home."""
    s: SantaMaria = scene.s
    s.scholars[:] = [SCHOLARS.index(name) for name in scholars.split()]
    s.bishops[:] = [BISHOPS.index(name) for name in bishops.split()]
    for place in range(len(s.monks)):
        s.monks[place] = 0
    s.monks_left[:] = [6] * s.seats
    s.work_out()


def monk(scene: Scene, seat: int, *places: str) -> None:
    """The seat has monks there; a scholar or bishop that is not in the game replaces the last one."""
    s: SantaMaria = scene.s
    for name in places:
        place = MONK_PLACES.index(name)
        if place < FIRST_BISHOP and place not in s.scholars:
            s.scholars[next(i for i in (2, 1, 0) if not s.monks[s.scholars[i]])] = place
        elif name in BISHOPS and place - FIRST_BISHOP not in s.bishops:
            s.bishops[next(i for i in (2, 1, 0) if not s.monks[FIRST_BISHOP + s.bishops[i]])] = place - FIRST_BISHOP
        s.monks[place] |= BIT[seat]
        s.monks_left[seat] -= 1
    s.work_out()


def monks_at(scene: Scene, place: str) -> list[int]:
    """Who has a monk there."""
    there = scene.s.monks[MONK_PLACES.index(place)]
    return [seat for seat in range(scene.s.seats) if there & BIT[seat]]


def ship_number(scene: Scene, name: str) -> int:
    """The number of a ship."""
    return [ship.name for ship in scene.edition.ships].index(name)


def at_dock(scene: Scene, **ships: str) -> None:
    """The open ships: `at_dock(scene, coins="X1")`; the one that lay there goes back."""
    s: SantaMaria = scene.s
    for dock, name in ships.items():
        place = scene.edition.docks.index(dock)
        if s.dock[place] != NONE:
            to_pile(s, s.dock[place])
            s.dock[place] = NONE
        if name:
            ship = ship_number(scene, name)
            if ship in s.dock:
                s.dock[s.dock.index(ship)] = NONE
            out_of_pile(s, ship, place)
            s.dock[place] = ship


def to_pile(s: SantaMaria, ship: int) -> None:
    """The ship goes back to where it came from."""
    s.ship_at[ship] = IN_PILE
    (s.start_bag if ship < 4 else s.ship_bag)[ship if ship < 4 else ship - 4] = 1


def out_of_pile(s: SantaMaria, ship: int, where: int) -> None:
    """The ship lies somewhere else."""
    s.ship_at[ship] = where
    (s.start_bag if ship < 4 else s.ship_bag)[ship if ship < 4 else ship - 4] = 0


def harbour(scene: Scene, seat: int, **ships: str) -> None:
    """The seat's ships by dock: `harbour(scene, 0, religion="S01 S02")`."""
    s: SantaMaria = scene.s
    for dock, names in ships.items():
        for name in names.split():
            ship = ship_number(scene, name)
            assert ship not in s.dock, "that ship lies at the main board"
            out_of_pile(s, ship, berth(seat, scene.edition.docks.index(dock)))
    s.work_out()


def ships_of(scene: Scene, seat: int) -> dict[str, list[str]]:
    """The seat's ships by dock."""
    seen = SPEC.view(scene.s, seat)
    found = zip(seen["docks"], seen["seats"][seat]["harbour"], strict=True)
    return {dock: [ship["ship"] for ship in ships] for dock, ships in found if ships}


def open_ship(scene: Scene, dock: str) -> str:
    """The ship at a dock of the main board; empty if there is none."""
    ship = scene.s.dock[scene.edition.docks.index(dock)]
    return "" if ship == NONE else str(scene.edition.ships[ship].name)


def display(scene: Scene, *tiles: str) -> None:
    """The open tiles."""
    names = [tile.name for tile in scene.edition.tiles]
    scene.s.display[:] = [int(name in tiles) for name in names]


def open_tiles(scene: Scene) -> list[str]:
    """The open tiles by name."""
    return [tile.name for tile, lies in zip(scene.edition.tiles, scene.s.display, strict=True) if lies]


# -- things to do


def free_of(texts: list[str]) -> list[str]:
    """Options without the free actions."""
    return [text for text in texts if text.split()[0] not in {"sell", "buy", "lift"}]


def use_white(scene: Scene, seat: int, column: int) -> None:
    """A white die of that value activates its column."""
    scene.do(seat, f"die white {column} column", f"set {column}")


def use_blue(scene: Scene, seat: int, row: int) -> None:
    """A blue die of that value activates its row."""
    scene.do(seat, f"die blue {row} row", f"set {row}")


def all_retreat(scene: Scene, *spaces: str) -> None:
    """Seat 0 and the others retreat to these spaces, one after the other; what is asked on the way is declined."""
    for seat, space in enumerate(spaces):
        scene.do(seat, f"retreat {space}")
        while scene.actors() == [seat] and "pass" in scene.texts(seat):
            scene.do(seat, "pass")


def score(scene: Scene, seat: int) -> dict[str, int]:
    """Points by item, as if the game ended now."""
    return dict(SPEC.scores(scene.s, seat))


def sees(scene: Scene, seat: int | None) -> dict[str, Any]:
    """What a seat, or an onlooker, sees."""
    return SPEC.view(scene.s, seat)
