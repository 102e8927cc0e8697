"""What is printed, for whoever draws it or puts it into words: cells as structure, and the numbers that texts name."""

from __future__ import annotations

from typing import Final, TypedDict

from fairwind.games.santa_maria.cells import ACTIONS, Cell, Effect, Gain
from fairwind.games.santa_maria.colony import CELLS, LINE_WORDS, SIDE, cell_id, cell_name
from fairwind.games.santa_maria.edition import SantaMariaEdition
from fairwind.games.santa_maria.vocabulary import (
    ADVANCED_PRICE,
    BASIC_PRICE,
    BERTH_PRICE,
    BISHOPS,
    COLOURS,
    DOUBLE_COST,
    GOLD,
    GOODS,
    KIND_NAMES,
    KINDS,
    MONK_PLACES,
    MOVE_PRICE,
    N_KINDS,
    ONE,
    ROAD,
    SALE,
    STORAGE,
    TERRAINS,
    TRIPLE_COST,
    WHITE_DICE,
    called,
)
from fairwind.kernel.spec import Json

# Words of other things too: an owner's tile that is called so keeps its id.
TAKEN: Final = frozenset({*KIND_NAMES, *ONE, *TERRAINS, *COLOURS, *LINE_WORDS, *ACTIONS, *MONK_PLACES, *BISHOPS})
DOUBLE_CELLS: Final = 2  # cells of a double


class AmountFace(TypedDict):
    """So many of one thing."""

    count: int
    thing: str  # its sign
    word: str  # what so many are called


class GainFace(TypedDict):
    """What comes together, with its name in the notation."""

    gain: str
    amounts: list[AmountFace]


class EffectFace(TypedDict):
    """An effect of a building: what it gives, and of which things it takes one first, if any."""

    pays: list[str]
    gains: list[GainFace]


class CellFace(TypedDict):
    """What a cell shows."""

    terrain: str
    colonists: int
    effects: list[EffectFace]


class BishopsFace(TypedDict):
    """What bishops cost, and what their goals are worth."""

    cost: int
    square: list[int]
    dock: int
    towns: int
    colonists: int
    area: int
    diversity: int
    most: int


class NumbersFace(TypedDict):
    """What the rules say in numbers, where it is shown as signs."""

    double: list[str]  # what it costs, unit by unit
    triple: list[str]
    sale: dict[str, int]  # what a resource sells for
    scholars: dict[str, int]  # the coins on the sign of a scholar
    storage: int
    white_dice: int


class SantaMariaPrinted(TypedDict):
    """What a drawing needs of an edition."""

    cells: dict[str, CellFace]  # by what an edition file writes, as the view names them
    bishops: BishopsFace
    numbers: NumbersFace
    line_of: dict[str, str]  # by the colour of a die: the line that it activates


def gain_face(gain: Gain) -> GainFace:
    """A gain, its resources first."""
    counts = gain.counts()
    amounts: list[AmountFace] = [
        {"count": counts[kind], "thing": ONE[kind], "word": called(kind, counts[kind])}
        for kind in range(N_KINDS)
        if counts[kind]
    ]
    return {"gain": gain.name, "amounts": amounts}


def effect_face(effect: Effect) -> EffectFace:
    """An effect; an action stands for itself."""
    if effect.text in ACTIONS:
        itself: GainFace = {"gain": effect.text, "amounts": [{"count": 1, "thing": effect.text, "word": effect.text}]}
        return {"pays": [], "gains": [itself]}
    return {"pays": [GOODS[good] for good in effect.pays], "gains": [gain_face(gain) for gain in effect.gains]}


def cell_face(cell: Cell) -> CellFace:
    """A kind of cell."""
    effects = [effect_face(effect) for effect in cell.effects]
    return {"terrain": TERRAINS[cell.terrain], "colonists": cell.colonists, "effects": effects}


def bishops_face(edition: SantaMariaEdition) -> BishopsFace:
    """What bishops cost and pay."""
    bishops = edition.bishops
    _, dock, towns, colonists, area, diversity = bishops.each
    return {
        "cost": bishops.cost,
        "square": list(bishops.square),
        "dock": dock,
        "towns": towns,
        "colonists": colonists,
        "area": area,
        "diversity": diversity,
        "most": bishops.most,
    }


def units(cost: tuple[int, ...]) -> list[str]:
    """A cost unit by unit."""
    return [GOODS[good] for good in range(GOLD) for _ in range(cost[good])]


def numbers_face() -> NumbersFace:
    """Prices and limits."""
    return {
        "double": units(DOUBLE_COST),
        "triple": units(TRIPLE_COST),
        "sale": {GOODS[good]: SALE[good] for good in range(len(GOODS))},
        "scholars": {
            "astronomy": BERTH_PRICE,
            "basic_economics": BASIC_PRICE,
            "advanced_economics": ADVANCED_PRICE,
            "logistics": MOVE_PRICE,
        },
        "storage": STORAGE,
        "white_dice": WHITE_DICE,
    }


def die_lines(edition: SantaMariaEdition) -> dict[str, str]:
    """Whether a die activates a row or a column, by its colour (SM-5.4, SM-5.5)."""
    usual = (edition.actions.white[0], edition.actions.blue[0])
    return {COLOURS[die.colour]: LINE_WORDS[die.line] for die in usual}


def printed(edition: SantaMariaEdition) -> Json:
    """What a drawing needs besides the tables of the file."""
    found: SantaMariaPrinted = {
        "cells": {cell.text: cell_face(cell) for cell in edition.cells},
        "bishops": bishops_face(edition),
        "numbers": numbers_face(),
        "line_of": die_lines(edition),
    }
    return {**found}


def printed_facts(edition: SantaMariaEdition) -> dict[str, int | str]:
    """The numbers that the words of the game take from an edition, and what its things are called."""
    facts: dict[str, int | str] = {"retreat_coins": edition.retreat_coins}
    for dock, income in zip(edition.docks, edition.dock_income, strict=True):
        facts[f"dock_{dock}"] = income
    for players, years in zip(("two", "three", "four"), edition.year_scores, strict=True):
        facts[f"conquest_{players}"] = ", ".join("/".join(str(points) for points in year) for year in years)
    for year, leader in enumerate(edition.year_scores[0], 1):
        facts[f"tree_{year}"] = leader[0]  # SM-13.2
    for n, symbol in enumerate(edition.religion.die_symbols, 1):
        facts[f"die_symbol_{n}"] = symbol
    bishops = edition.bishops
    facts |= {"bishop_cost": bishops.cost, "bishop_most": bishops.most}
    for size, points in enumerate(bishops.square, 3):
        facts[f"square_{size}"] = points
    for bishop, each in list(zip(BISHOPS, bishops.each, strict=True))[1:]:
        facts[f"bishop_{bishop}"] = each
    return facts | names_of_things(edition)


# -- names of things, by what is printed on them


def names_of_things(edition: SantaMariaEdition) -> dict[str, int | str]:
    """What cells, boards, tiles, ships and gains are called: nobody need know how an edition numbers them."""
    names: dict[str, int | str] = {}
    for cell in range(CELLS):
        names[f"word-{cell_name(cell)}"] = names[f"word-{cell_id(cell)}"] = f"cell {cell // SIDE + 1} {cell % SIDE + 1}"
    for kind, cell_kind in enumerate(edition.cells):
        for n, effect in enumerate(cell_kind.effects):
            names |= {f"word-{gain.name}": gain_words(gain) for gain in effect.gains}
            names[f"word-effect-{kind}-{n}"] = effect_words(effect)
        names[f"word-face-{kind}"] = face_words(kind, cell_kind)
        names[f"word-{building_word(kind)}"] = f"building {TERRAINS[cell_kind.terrain]} face-{kind}"
    for number, board in enumerate(edition.boards, 1):
        names[f"word-{board.name}"] = f"colony-board {number}"
    for tiles, word in ((edition.tiles, ""), (edition.town_halls, "town-hall-tile"), (edition.roads, "road-tile")):
        for tile in tiles:
            shape = word or ("double-tile" if len(tile.cells) == DOUBLE_CELLS else "triple-tile")
            names[f"word-{tile.name}"] = " ".join([shape, *[f"face-{kind}" for kind in tile.cells]])
    for ship in edition.ships:
        cost = "+".join(amount_word(good, count) for good, count in enumerate(ship.cost) if count)
        names[f"word-{ship.name}"] = f"ship-tile {cost} points-{ship.points}"
    return {name: value for name, value in names.items() if name.removeprefix("word-") not in TAKEN}


def building_word(kind: int) -> str:
    """A building by its kind of cell."""
    return f"building-{kind}"


def face_words(kind: int, cell: Cell) -> str:
    """What a cell shows, its terrain aside."""
    if cell.terrain == ROAD:
        return f"colonists-{cell.colonists}" if cell.colonists else "road"
    return "+".join(f"effect-{kind}-{n}" for n in range(len(cell.effects))) or "empty"


def effect_words(effect: Effect) -> str:
    """An action by its name, a production by what it gives, an exchange by what it takes and gives."""
    if effect.text in ACTIONS:
        return effect.text
    if not effect.pays:
        return gain_words(effect.gains[0])
    pays = "|".join(GOODS[good] for good in effect.pays)
    return f"exchange {pays} {'|'.join(gain.name for gain in effect.gains)}"


def gain_words(gain: Gain) -> str:
    """What comes together."""
    return "+".join(amount_word(kind, count) for kind, count in enumerate(gain.counts()) if count)


def amount_word(kind: int, count: int) -> str:
    """So many of a kind."""
    return KIND_NAMES[kind] if count == 1 and kind < KINDS else f"{KIND_NAMES[kind]}-{count}"
