"""What is printed, for whoever draws it or puts it into words: cells as structure, and the numbers that texts name."""

from __future__ import annotations

from typing import TypedDict

from fairwind.games.santa_maria.cells import ACTIONS, Cell, Effect, Gain
from fairwind.games.santa_maria.colony import LINE_WORDS
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
    MOVE_PRICE,
    N_KINDS,
    ONE,
    SALE,
    STORAGE,
    TERRAINS,
    TRIPLE_COST,
    WHITE_DICE,
    called,
)
from fairwind.kernel.spec import Json


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
    """The numbers that the words of the game take from an edition."""
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
    return facts
