"""Every one of the sixty task tiles: just enough fulfils it, and one thing less does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.rules.proofs import missing
from fairwind.games.bora_bora.rules.tasks import DO_TASK
from fairwind.games.bora_bora.vocabulary import KINDS
from fairwind.testing import Scene, rule
from tests.games.bora_bora.tables import (
    built,
    cards,
    lay,
    live,
    owe,
    pay_with,
    settle,
    table,
    task,
    tasks,
    wear,
)

Give = Callable[[Scene], None]


def people(*names: str, shifted: bool = False) -> list[Give]:
    return [lambda scene, name=name: live(scene, 0, name, shifted=shifted) for name in names]  # type: ignore[misc]


def huts(*names: str) -> list[Give]:
    return [lambda scene, name=name: settle(scene, 0, name) for name in names]  # type: ignore[misc]


def hold(*gods: str) -> list[Give]:
    return [lambda scene, god=god: cards(scene, 0, god) for god in gods]  # type: ignore[misc]


def material(*spaces: str) -> list[Give]:
    return [lambda scene, space=space: lay(scene, 0, space) for space in spaces]  # type: ignore[misc]


def jewelry(*texts: str) -> list[Give]:
    return [lambda scene, text=text: wear(scene, 0, text) for text in texts]  # type: ignore[misc]


def building(die: int, pair: str) -> Give:
    return lambda scene: built(scene, 0, die, pair)


def priest(space: int) -> Give:
    return lambda scene: scene.s.temple.__setitem__(space, 0)


def first(scene: Scene) -> None:
    scene.s.order[:] = [0, 1]


def hut_on_12(scene: Scene) -> None:
    s = scene.s
    s.spaces[0][s.hut_elsewhere(0)] = 0
    s.huts_on_12[0] += 1


def one_more(field: str) -> Give:
    return lambda scene: getattr(scene.s, field).__setitem__(0, getattr(scene.s, field)[0] + 1)


NECKLACES = ("necklace 1 1", "necklace 2 4")
PROOFS: dict[str, list[Give]] = {
    "man-1+woman-1": people("man land", "woman land"),
    "woman-1+priest-1": [*people("woman land"), priest(3)],
    "woman-1+jewel-1": [*people("woman land"), *jewelry("comb 1 1")],
    "man-1+first-1": [*people("man land"), first],
    "man-1+building-1": [*people("man land"), building(3, "a1-a2")],
    "regions-3": huts("nb", "cm", "cb"),
    "same-cards-3": hold("red", "red", "red"),
    **{
        f"kind-{kind}-2": people(f"man {kind}", f"woman {kind}")  # men and women are counted together
        for kind in KINDS
    },
    **{f"card-{god}-2": hold(god, god) for god in ("blue", "white", "red", "green", "yellow")},
    "different-cards-4": hold("blue", "white", "green", "yellow"),
    "priest-3": [priest(0), priest(4), priest(5)],
    "islands-5": huts("nb", "ef", "sp", "wm", "cm"),
    "terrain-mountain-3": huts("nm", "wm", "cm"),
    "terrain-beach-3": huts("nb", "eb", "cb"),
    "terrain-forest-3": huts("ef", "sf", "cf"),
    "terrain-plain-3": huts("sp", "wp", "cp"),
    "regions-6": huts("nb", "nm", "ef", "eb", "sf", "sp"),
    "regions-9": huts("nb", "nm", "ef", "eb", "sf", "sp", "wp", "wm", "cf"),
    "fish-1-3": huts("nb", "nm", "eb"),
    "fish-2-2": huts("sf", "wp"),
    "fish-3-2": huts("wm", "cf"),
    "material-sand-3": material("a1", "a4", "b2"),
    "material-stone-3": material("a2", "b3", "c1"),
    "material-wood-3": material("a3", "b1", "b4"),
    "material-5": material("a1", "a2", "a3", "a4", "b1"),
    "huts-on-12-4": [hut_on_12, hut_on_12],  # two stand there from the start
    "shifted-man-3": people("man land", "man sea", "man sea", shifted=True),
    "shifted-woman-3": people("woman land", "woman sea", "woman sea", shifted=True),
    "shifted-5": people("man land", "man sea", "woman sea", "woman hut", "woman hut", shifted=True),
    "man-4": people("man land", "man land", "man land", "man sea"),
    "woman-4": people("woman land", "woman land", "woman land", "woman sea"),
    "jewel-3": jewelry(*NECKLACES, "comb 1 1"),
    "building-3": [building(1, "a1-a2"), building(2, "b1-b2"), building(6, "c1-c2")],
    "different-men-3": people("man land", "man sea", "man hut"),
    "different-women-3": people("woman land", "woman sea", "woman hut"),
    "different-jewels-3": jewelry("necklace 1 1", "comb 1 1", "anklet 1 2"),
    "jewel-necklace-2": jewelry(*NECKLACES),
    "jewel-bracelet-2": jewelry("bracelet 1 2", "bracelet 4 7"),
    "jewel-earrings-2": jewelry("earrings 1 2", "earrings 5 8"),
    "jewel-comb-2": jewelry("comb 1 1", "comb 3 5"),
    "jewel-headband-2": jewelry("headband 2 3", "headband 4 7"),
    "jewel-anklet-2": jewelry("anklet 1 2", "anklet 4 8"),
    "god-tile-2": [one_more("god_tiles")] * 2,
    "offering-4": [one_more("offerings")] * 4,
    "shell-4": [one_more("shells")] * 4,
}  # fmt: skip


def bare_table() -> Scene:
    """Seat 1 is first, so that nothing is fulfilled for seat 0 from the start."""
    scene = table()
    scene.s.order[:] = [1, 0]
    return scene


def fulfilments(scene: Scene, name: str) -> list[str]:
    """The ways to say that a task is fulfilled: with the cards that are shown, where there is a choice."""
    return [a.text for a in scene.edition.actions.fulfilling if a.task == task(scene, name)]


def test_every_tile_of_the_box_is_here() -> None:
    edition = SPEC.edition()
    assert set(PROOFS) == {printed.name for printed in edition.tasks}
    assert sum(printed.copies for printed in edition.tasks) == 60


@rule("BB-12.9", "BB-12.17")
@pytest.mark.parametrize("name", PROOFS)
def test_just_enough_fulfils_a_task_and_each_thing_less_counts(name: str) -> None:
    scene = bare_table()
    number = task(scene, name)
    lack = missing(scene.s, 0, number)
    assert lack == len(PROOFS[name])
    tasks(scene, 0, name)
    for give in PROOFS[name]:
        owe(scene, DO_TASK[0][0])
        assert {scene.refused(0, text) for text in fulfilments(scene, name)} == {"BB-12.9"}
        give(scene)
        lack -= 1
        assert missing(scene.s, 0, number) == lack
    owe(scene, DO_TASK[0][0])
    (only,) = scene.texts(0)
    assert only in fulfilments(scene, name)
    scene.do(0, only)
    assert len(scene.s.fulfilled_by(0)) == 1


@rule("BB-13.16", "BB-13.17")
@pytest.mark.parametrize("name", PROOFS)
def test_yellow_stands_for_the_last_thing_of_every_task(name: str) -> None:
    scene = bare_table()
    tasks(scene, 0, name)
    for give in PROOFS[name][:-1]:
        give(scene)
    means = "tile"
    if name == "god-tile-2":  # with a further tile nothing would be missing
        means = "card"
        cards(scene, 0, "yellow")
        scene.s.offerings[0] += 1
    else:
        scene.s.god_tiles[0] += 1
    owe(scene, DO_TASK[0][0])
    scene.do(0, f"play yellow {means}")
    scene.do(0, next(text for text in scene.texts(0) if text in fulfilments(scene, name)))
    assert scene.s.points(0) == 4


@rule("BB-12.16")
def test_a_hut_that_was_pushed_aside_counts() -> None:
    scene = bare_table()
    settle(scene, 0, "nm", "wm", "cm")
    settle(scene, 1, "nm", "wm", "cm")  # all three are pushed aside
    for name in ("terrain-mountain-3", "regions-3"):
        assert missing(scene.s, 0, task(scene, name)) == 0
    assert missing(scene.s, 0, task(scene, "fish-1-3")) == 2
    assert missing(scene.s, 0, task(scene, "islands-5")) == 2


@rule("BB-12.17")
def test_equal_and_different_things_count_by_the_best_one_can_show() -> None:
    scene = bare_table()
    cards(scene, 0, "red", "red", "blue", "white", "white")
    assert missing(scene.s, 0, task(scene, "same-cards-3")) == 1
    assert missing(scene.s, 0, task(scene, "different-cards-4")) == 1
    settle(scene, 0, "cm", "cb")
    live(scene, 0, "man land", "man land", "woman sea")
    assert missing(scene.s, 0, task(scene, "different-men-3")) == 2
    assert missing(scene.s, 0, task(scene, "kind-land-2")) == 0
    wear(scene, 0, *NECKLACES)
    assert missing(scene.s, 0, task(scene, "different-jewels-3")) == 2


@rule("BB-12.17")
def test_what_is_missing_adds_up_over_the_parts() -> None:
    scene = bare_table()
    assert missing(scene.s, 0, task(scene, "man-1+first-1")) == 2
    live(scene, 0, "man land", "man sea")  # more than enough of one part does not help the other
    assert missing(scene.s, 0, task(scene, "man-1+first-1")) == 1


@rule("BB-12.18")
def test_only_what_is_there_counts() -> None:
    scene = bare_table()
    lay(scene, 0, "a3", "b1")
    built(scene, 0, 1, "b4-c4")  # a wood was built over
    assert missing(scene.s, 0, task(scene, "material-wood-3")) == 1
    scene.s.beside[2] += 1  # beside the board it counts
    assert missing(scene.s, 0, task(scene, "material-wood-3")) == 0
    cards(scene, 0, "red", "red", "red")
    pay_with(scene, 0, tiles=3)
    assert missing(scene.s, 0, task(scene, "card-blue-2")) == 2  # neither a pair nor a tile is a blue card
