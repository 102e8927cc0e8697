"""Positions of Bora Bora whose ways to go on are counted: each shows rules at work that are easy to get wrong."""

from __future__ import annotations

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.rules.building import CHOOSE_BUILDING
from fairwind.games.bora_bora.rules.evaluation import SCORE_STATUS, SCORE_TEMPLE, SELL_JEWELS
from fairwind.games.bora_bora.rules.expansion import CHOOSE_REGION
from fairwind.games.bora_bora.rules.helper import EXCHANGE
from fairwind.games.bora_bora.rules.tasks import BEGIN_TASKS, DO_TASK, LAST_TASKS
from fairwind.games.bora_bora.rules.temple import CHOOSE_PRIEST_SPACE
from fairwind.games.bora_bora.vocabulary import SEA
from fairwind.kernel.play import settle as settle_frames
from fairwind.testing import Scene
from tests.games.bora_bora.tables import (
    beginning,
    cards,
    dice_on,
    empty_the_pile,
    jewels_on_sale,
    lay,
    live,
    owe,
    pay_with,
    phase_b,
    settle,
    table,
    task_row,
    tasks,
    throw_away,
    with_dice,
)


def start() -> Scene:
    """Nothing is drawn or dealt yet."""
    scene = Scene(SPEC, 3)
    scene.s = SPEC.begin(SPEC.edition(), 3)
    settle_frames(scene.s)
    return scene


def first_huts() -> Scene:
    """Two players place their first huts; then all roll."""
    return beginning(2)


def blue_and_white() -> Scene:
    """A die that can go to few tiles, and gods that help: some only together."""
    scene = table(4)
    settle(scene, 0, "cb", "wm")
    for action in ("land", "sea", "man", "helper", "temple"):
        dice_on(scene, action, 2)
    cards(scene, 0, "blue", "green", "green", "red")
    pay_with(scene, 0, offerings=2, tiles=1)
    return with_dice(scene, 0, 1, 3)


def expansion() -> Scene:
    """By sea, with the hut, the goods and the red god to choose."""
    scene = table(2)
    settle(scene, 0, "cm", "cf")
    settle(scene, 1, "eb")
    cards(scene, 0, "red", "blue", "blue")
    return owe(scene, CHOOSE_REGION[0][SEA][4])


def helper() -> Scene:
    """Four to spend; sand has no free space left, and the pile runs out."""
    scene = table(2)
    lay(scene, 0, "a1", "a4", "b2", "c3")
    settle(scene, 0, "cm")
    live(scene, 0, "man land", "woman shell")
    empty_the_pile(scene, "red")
    throw_away(scene, 1, "blue", "green")
    return owe(scene, EXCHANGE[0][4])


def temple() -> Scene:
    """A full temple: somebody falls off the end; then the fire bonus."""
    scene = table(3)
    scene.s.temple[:] = [1, 2, 0, 1, 2, 0]
    return owe(scene, CHOOSE_PRIEST_SPACE[0][6])


def building() -> Scene:
    """Two grounds to choose from, and the fire bonus."""
    scene = table(2, round_=4)
    lay(scene, 0, "a1", "a2", "b2")
    return owe(scene, CHOOSE_BUILDING[0][3])


def green() -> Scene:
    """Men and women in either order, doubled or one more."""
    scene = table(2)
    settle(scene, 0, "cm", "cb", "cp", "sp")
    live(scene, 0, "man points", "man land", "woman hut", "woman points")
    cards(scene, 0, "green", "red", "red")
    pay_with(scene, 0, offerings=1, tiles=1)
    return phase_b(scene)


def jewelry() -> Scene:
    """The status track changes the order, and two of three can buy."""
    scene = table(3, round_=2)
    jewels_on_sale(scene, "necklace 1 1", "necklace 2 4", "comb 5 9", "anklet 4 8")
    scene.s.shells[:] = [4, 0, 2]
    scene.s.climb(2, 2)
    scene.s.temple[:2] = [1, 0]
    for seat, own in enumerate((("man-4", "priest-3", "shell-4"), ("woman-4", "regions-9", "islands-5"))):
        tasks(scene, seat, *own)
    tasks(scene, 2, "god-tile-2", "offering-4", "jewel-3")
    task_row(scene, "building-3", "regions-6", "material-5", "regions-3", "material-wood-3")
    return owe(scene, SCORE_STATUS, SCORE_TEMPLE, SELL_JEWELS, BEGIN_TASKS)


def yellow() -> Scene:
    """Yellow in three ways, and what is paid no longer counts."""
    scene = table(2)
    cards(scene, 0, "yellow", "yellow", "blue", "blue")
    pay_with(scene, 0, offerings=4, tiles=1)
    tasks(scene, 0, "card-yellow-2", "offering-4", "god-tile-2")
    tasks(scene, 1, "woman-4", "regions-9", "islands-5")
    return owe(scene, DO_TASK[0][0], DO_TASK[1][0])


def proofs() -> Scene:
    """Equal and different cards, and yellow for one that is missing: which are shown is a choice."""
    scene = table(2)
    cards(scene, 0, "blue", "blue", "blue", "white", "red", "green", "yellow", "yellow", "yellow")
    pay_with(scene, 0, offerings=1, tiles=1)
    tasks(scene, 0, "same-cards-3", "different-cards-4", "card-red-2")
    tasks(scene, 1, "woman-4", "regions-9", "islands-5")
    return owe(scene, DO_TASK[0][0], DO_TASK[1][0])


def last_tasks() -> Scene:
    """The end: any tasks in any sequence."""
    scene = table(2, round_=6)
    scene.s.shells[0] = 4
    lay(scene, 0, "a3", "b1")
    pay_with(scene, 0, tiles=2)
    tasks(scene, 0, "material-wood-3", "god-tile-2", "shell-4")
    tasks(scene, 1, "woman-4", "regions-9", "islands-5")
    return owe(scene, LAST_TASKS[0][0], LAST_TASKS[1][0])


def positions() -> list[tuple[str, Scene]]:
    """Each with its name."""
    return [
        ("nothing is drawn yet", start()),
        ("the first huts", first_huts()),
        ("blue and white", blue_and_white()),
        ("an expansion by sea", expansion()),
        ("the helper and an empty pile", helper()),
        ("a full temple", temple()),
        ("two grounds for a building", building()),
        ("green doubles or adds", green()),
        ("jewelry in the new turn order", jewelry()),
        ("yellow paid in three ways", yellow()),
        ("cards that prove a task", proofs()),
        ("the last tasks", last_tasks()),
    ]
