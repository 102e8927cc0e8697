"""Positions of Santa Cruz whose ways to go on are counted: each shows rules at work that are easy to get wrong."""

from __future__ import annotations

from fairwind.games.santa_cruz import SPEC
from fairwind.games.santa_cruz.state import hand
from fairwind.kernel.play import settle as settle_frames
from fairwind.testing import Scene
from tests.games.santa_cruz.tables import (
    deal,
    give_birds,
    give_points,
    lay,
    play_on,
    settle,
    table,
    turn,
    use_up,
)

DEALT = {"sets": "dealt"}
TRACK = {"last-player": "track"}


def start() -> Scene:
    """Nothing is laid or dealt yet."""
    scene = Scene(SPEC, 2, DEALT)
    scene.s = SPEC.begin(SPEC.edition(), 2, DEALT)
    settle_frames(scene.s)
    return scene


def choosing() -> Scene:
    """Four players choose a set, and the first lands."""
    return Scene(SPEC, 4, {"first-chooser": "seat-3"})


def landing() -> Scene:
    """The last to land may share a site; birds and neighbours are turned up."""
    scene = table(2)
    scene.do(0, "build C16")
    return scene


def dark_river() -> Scene:
    """A river card aims at face-down tiles; without lighthouses some attempts fail."""
    scene = table(3)
    settle(scene, 0, "C02")
    use_up(scene, 0, lighthouse=1)
    turn(scene, 0)
    scene.do(0, "play river")
    return scene


def double_dark() -> Scene:
    """A double action along a river: a failure loses the second half."""
    scene = table(2)
    settle(scene, 0, "C09")
    lay(scene, L07="D01", L08="D10")
    use_up(scene, 0, lighthouse=2, church=2)
    turn(scene, 0)
    scene.do(0, "play double", "twice river")
    return scene


def committed() -> Scene:
    """The last player names a double action; by road only an occupied site is left, so naming it commits."""
    scene = table(4)
    settle(scene, 3, "C10")
    settle(scene, 1, "C09", "L08")
    use_up(scene, 3, church=3)
    turn(scene, 3)
    scene.do(3, "play double")
    return scene


def may_pass() -> Scene:
    """By road there is only an occupied site: a right and no duty."""
    scene = table(4)
    settle(scene, 3, "C10")
    settle(scene, 1, "C09", "L08")
    use_up(scene, 3, church=3)
    turn(scene, 3)
    scene.do(3, "play road")
    return scene


def own_site() -> Scene:
    """The last player may also put a second building beside one of their own, on a bird tile or on the volcano."""
    scene = table(3)
    settle(scene, 2, "C16", "V01")
    settle(scene, 1, "V02")
    lay(scene, V02="X08")
    use_up(scene, 2, lighthouse=2, church=3, house=4)
    turn(scene, 2)
    return scene


def dealt_sets() -> Scene:
    """Sets were dealt: the first construction card of each shows it."""
    scene = Scene(SPEC, 2, DEALT, outcomes=["seat 0", "set D", "set A"])
    play_on(scene, "ChooseCard")
    return scene


def last_on_track() -> Scene:
    """The right goes with the markers: an eruption moves them before the next turn begins."""
    scene = table(3, variants=TRACK)
    settle(scene, 0, "V01", "V02")
    settle(scene, 1, "C10")
    settle(scene, 2, "C11")
    give_points(scene, 12, 10, 11)
    deal(scene, 1, "eruption", "coast")
    turn(scene, 1)
    return scene


def no_birds() -> Scene:
    """The bird tokens are gone, so a bird tile is built without a draw."""
    scene = table(2)
    give_birds(scene, 1, *["tern"] * 10, *["cockatoo"] * 8, *["macaw"] * 4)
    turn(scene, 0)
    scene.do(0, "play ship")
    return scene


def piles() -> Scene:
    """Three players take piles, from last to first."""
    scene = table(3)
    play_on(scene, "ChoosePile")
    return scene


def removing() -> Scene:
    """Two players remove a score card at the same time; then the second round begins."""
    scene = table(2)
    play_on(scene, "DiscardScoreCard")
    return scene


def last_cards() -> Scene:
    """The last cards of the game, and the count of the birds."""
    scene = table(2)
    play_on(scene, "DiscardScoreCard")
    for seat in range(2):
        scene.do(seat, scene.texts(seat)[0])
    while scene.s.total(hand(0)) + scene.s.total(hand(1)) > 8:
        seat = scene.actors()[0]
        scene.do(seat, scene.texts(seat)[0])
    return scene


def positions() -> list[tuple[str, Scene] | tuple[str, Scene, dict[str, str]]]:
    """Each with its name."""
    return [
        ("nothing is laid yet", start(), DEALT),
        ("four players choose a set", choosing(), {"first-chooser": "seat-3"}),
        ("the last of two lands", landing(), {"first-chooser": "seat-2"}),
        ("a river card into the dark", dark_river(), {"first-chooser": "seat-3"}),
        ("a double action into the dark", double_dark(), {"first-chooser": "seat-2"}),
        ("naming a double action with the last player's right", committed(), {"first-chooser": "seat-4"}),
        ("the right is no duty", may_pass(), {"first-chooser": "seat-4"}),
        ("the right on one's own site", own_site(), {"first-chooser": "seat-3"}),
        ("two players play dealt sets", dealt_sets(), DEALT),
        ("the right of the last on the track", last_on_track(), {"first-chooser": "seat-3", **TRACK}),
        ("a ship when no bird is left", no_birds(), {"first-chooser": "seat-2"}),
        ("three players take piles", piles(), {"first-chooser": "seat-3"}),
        ("two players remove a score card", removing(), {"first-chooser": "seat-2"}),
        ("the last cards", last_cards(), {"first-chooser": "seat-2"}),
    ]
