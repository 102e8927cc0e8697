"""Positions of Santa Maria whose ways to go on are counted: each shows rules at work that are easy to get wrong."""

from __future__ import annotations

from fairwind.games.santa_maria import SPEC
from fairwind.kernel.play import settle
from fairwind.testing import Scene
from tests.games.santa_maria.tables import (
    at_dock,
    clear,
    display,
    holds_just,
    lay_out,
    monk,
    put_blue,
    put_white,
    table,
    turn,
    white,
)

POOL = {"blue-dice": "pool", "first-player": "seat-1"}
ADVANCED = {"setup": "advanced"}


def start() -> Scene:
    """Nothing is dealt or rolled yet."""
    scene = Scene(SPEC, 2)
    scene.s = SPEC.begin(SPEC.edition(), 2)
    settle(scene.s)
    return scene


def boards() -> Scene:
    """Boards are chosen, then the blue dice are rolled."""
    return Scene(SPEC, 3, {"first-player": "seat-2"})


def lots() -> Scene:
    """A town hall is chosen and laid."""
    return Scene(SPEC, 1, ADVANCED)


def opening() -> Scene:
    """Tiles, buildings, dice that can be changed, and free actions."""
    scene = table(2)
    holds_just(scene, 0, wood=2, grain=1, coins=3)
    white(scene, 1, 2, 3, 4, 5, 6)
    display(scene, "D01", "T01")
    turn(scene, 0)
    return scene


def gold() -> Scene:
    """Ships that can be paid in several ways."""
    scene = table(2)
    at_dock(scene, coins="S01", religion="S17", conquistador="X3", points="S30")
    holds_just(scene, 0, wood=2, grain=1, sugar=1, gem=1, gold=2, coins=3)
    scene.do(0, "activate 4/1")
    return scene


def roads() -> Scene:
    """Logistics moves dice along roads, and Construction chooses where the die lies."""
    scene = table(3)
    monk(scene, 0, "logistics", "construction")
    clear(scene, 0)
    lay_out(scene, 0, {"1,1": "farm: sugar", "1,2": "road: 1", "1,3": "road: 2", "2,3": "mountain: gem"})
    lay_out(scene, 0, {"6,1": "town: religion", "6,2": "farm: grain", "5,2": "farm: sugar"})
    put_white(scene, 0, "1,1")
    put_white(scene, 0, "5,2")
    holds_just(scene, 0, coins=2)
    turn(scene, 0)
    return scene


def pool() -> Scene:
    """Botany and Philosophy with common blue dice."""
    scene = table(2, scholars="botany philosophy astronomy", variants=POOL)
    monk(scene, 0, "botany", "philosophy")
    holds_just(scene, 0, wood=1, coins=1)
    scene.s.blue[:] = [0, 1, 0, 0, 0, 1]
    turn(scene, 0)
    return scene


def monks() -> Scene:
    """The third sign: a die, then a monk that may cost coins, then a second step."""
    scene = table(4)
    monk(scene, 1, "camp-1")
    monk(scene, 2, "camp-1", "square")
    scene.s.faith[0] = 6
    holds_just(scene, 0, coins=3, grain=1)
    turn(scene, 0)
    scene.do(0, "activate 3/6", "pray")
    return scene


def last_retreat() -> Scene:
    """One seat is left in the last year and can do nothing but retreat."""
    scene = table(2, year=3)
    scene.do(0, "retreat coins")
    holds_just(scene, 1, gold=1)
    put_blue(scene, 1, "1,1")
    scene.s.white_used[1] = 3
    turn(scene, 1)
    return scene


def positions() -> list[tuple[object, ...]]:
    """The named positions, with the variants they are played with."""
    first = {"first-player": "seat-1"}
    return [
        ("start", start()),
        ("boards", boards(), {"first-player": "seat-2"}),
        ("lots", lots(), ADVANCED),
        ("opening", opening(), first),
        ("gold", gold(), first),
        ("roads", roads(), first),
        ("pool", pool(), POOL),
        ("monks", monks(), first),
        ("last retreat", last_retreat(), first),
    ]
