"""What can be printed on one cell: terrain, colonists, and the effects of a building, with the words for them.

An edition file writes a cell as text ("town: wood/gem > 3 coins", "road: 2"); here it is read and given back.
"""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_maria.vocabulary import (
    CONQUISTADOR,
    EMPTY,
    EXCHANGE,
    GOLD,
    GOODS,
    KINDS,
    PRODUCTION,
    RELIGION,
    ROAD,
    SHIP,
    TERRAINS,
)

ACTIONS: Final[dict[str, int]] = {"ship": SHIP, "religion": RELIGION, "conquistador": CONQUISTADOR}

MOST_AT_ONCE: Final = 9  # of one thing in one gain
MOST_COLONISTS: Final = 3


class Gain:
    """Resources, coins and points that come together."""

    def __init__(self, goods: tuple[int, ...], coins: int, points: int) -> None:
        self.goods: Final = goods  # by kind of resource
        self.coins: Final = coins
        self.points: Final = points
        self.text: Final = " & ".join(_parts(goods, coins, points))  # as an edition file writes it
        self.name: Final = self.text.replace(" & ", "+").replace(" ", "-")  # as one word of notation: `2-wood+grain`

    def counts(self) -> tuple[int, ...]:
        """How many of each kind: resources, coins, points."""
        return (*self.goods, self.coins, self.points)


def _parts(goods: tuple[int, ...], coins: int, points: int) -> list[str]:
    parts = [GOODS[good] if count == 1 else f"{count} {GOODS[good]}" for good, count in enumerate(goods) if count]
    for count, one, more in ((coins, "coin", "coins"), (points, "point", "points")):
        if count:
            parts.append(one if count == 1 else f"{count} {more}")
    return parts


class Effect:
    """One effect of a building: a production, an exchange, or one of the three actions."""

    def __init__(self, kind: int, gains: tuple[Gain, ...], pays: tuple[int, ...], text: str) -> None:
        self.kind: Final = kind
        self.gains: Final = gains  # one for a production, those to choose from for an exchange
        self.pays: Final = pays  # resources of which an exchange takes one
        self.text: Final = text


class Cell:
    """What one cell of a colony shows."""

    def __init__(self, terrain: int, colonists: int, effects: tuple[Effect, ...]) -> None:
        self.terrain: Final = terrain
        self.colonists: Final = colonists
        self.effects: Final = effects
        shown = str(colonists) if terrain == ROAD else " + ".join(effect.text for effect in effects)
        self.text: Final = f"{TERRAINS[terrain]}: {shown}" if terrain else "empty"

    @property
    def is_building(self) -> bool:
        """Roads and empty cells are no buildings."""
        return self.terrain != EMPTY and self.terrain != ROAD


class CellError(ValueError):
    """A cell's text that says nothing printable; the message says what to write instead."""


def read_gain(text: str) -> Gain:
    """`2 wood & grain`, `3 coins`, `point`."""
    goods, coins, points = [0] * KINDS, 0, 0
    for part in text.split("&"):
        count, thing = _amount(part)
        if thing in GOODS:
            goods[GOODS.index(thing)] += count
        elif thing in ("coin", "coins"):
            coins += count
        elif thing in ("point", "points"):
            points += count
        else:
            raise CellError(f"'{part.strip()}' is no gain; write a resource ({', '.join(GOODS)}), coins or points.")
    return Gain(tuple(goods), coins, points)


def _amount(text: str) -> tuple[int, str]:
    words = text.split()
    if len(words) == 1:
        return 1, words[0]
    if len(words) == 2 and words[0].isdecimal() and 1 <= int(words[0]) <= MOST_AT_ONCE:
        return int(words[0]), words[1]
    raise CellError(
        f"'{text.strip()}' is no gain; write a number from 1 to {MOST_AT_ONCE} and a thing, as in '2 coins'."
    )


def read_effect(text: str) -> Effect:
    """`wood`, `2 coins`, `ship`, `wood/gem > 3 coins`."""
    text = text.strip()
    if text in ACTIONS:
        return Effect(ACTIONS[text], (), (), text)
    if ">" not in text:
        gain = read_gain(text)
        return Effect(PRODUCTION, (gain,), (), gain.text)
    left, right = text.split(">", 1)
    pays = tuple(sorted(_paid(word.strip()) for word in left.split("/")))
    if len(set(pays)) != len(pays):
        raise CellError(f"'{left.strip()}' names a resource twice; name each once.")
    gains = tuple(read_gain(part) for part in right.split("/"))
    shown = "/".join(GOODS[good] for good in pays) + " > " + " / ".join(gain.text for gain in gains)
    return Effect(EXCHANGE, gains, pays, shown)


def _paid(word: str) -> int:
    if word not in GOODS[:GOLD]:  # SM-6.19: gold pays for any of them anyway
        raise CellError(f"'{word}' cannot be asked for in an exchange; choose from {', '.join(GOODS[:GOLD])}.")
    return GOODS.index(word)


def read_cell(text: str) -> Cell:
    """`forest: wood`, `road: 2`, `town_hall: coin + religion`."""
    terrain, colon, shown = text.partition(":")
    if not colon or terrain.strip() not in TERRAINS[1:]:
        raise CellError(f"'{text}' is no cell; begin it with one of {', '.join(TERRAINS[1:])} and a colon.")
    kind = TERRAINS.index(terrain.strip())
    if kind == ROAD:
        count = shown.strip()
        if not count.isdecimal() or int(count) > MOST_COLONISTS:
            raise CellError(f"'{text}' is no road; write 'road: n' with 0 to {MOST_COLONISTS} colonists.")
        return Cell(ROAD, int(count), ())
    return Cell(kind, 0, tuple(read_effect(part) for part in shown.split("+")))
