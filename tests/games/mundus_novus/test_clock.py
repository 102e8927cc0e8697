"""The clock: rounds, and in a round a number for each fleet, each take and each turn of progression."""

from fairwind.games.mundus_novus import SPEC
from fairwind.kernel.spec import ROUND
from tests.games.mundus_novus.tables import DEALT, deal, new_round, offers, own, rig, table, takes, to_storing, turn


def test_a_new_round_is_a_round_later() -> None:
    scene = table(2)
    new_round(scene)
    assert SPEC.clock(scene.s) // ROUND == 3


def test_each_fleet_has_its_own_time() -> None:
    scene = table(2)
    own(scene, 0, "D01", "D02")
    own(scene, 1, "D10")
    rig(scene, *DEALT * 2, "corn", "corn", "sugar")
    new_round(scene)
    first = SPEC.clock(scene.s)
    scene.do(0, "pick corn")
    assert SPEC.clock(scene.s) == first  # the same fleet goes on
    scene.do(0, "pick corn")
    second = SPEC.clock(scene.s)
    scene.do(1, "pick sugar")
    assert first < second < SPEC.clock(scene.s)


def test_a_take_and_what_is_kept_of_it_are_one_turn() -> None:
    scene = table(3)
    offers(scene, "relic relic", "corn corn", "cocoa cocoa")
    takes(scene)
    first = SPEC.clock(scene.s)
    scene.do(0, "take 1 corn")
    assert SPEC.clock(scene.s) == first
    scene.do(0, "keep")
    assert SPEC.clock(scene.s) == first + 1
    scene.do(1, "take 0 relic", "keep")
    assert SPEC.clock(scene.s) == first + 2


def test_the_sets_of_one_seat_are_one_turn() -> None:
    scene = table(2)
    deal(scene, 0, "corn", "corn", "corn", "relic", "relic")
    deal(scene, 1, "relic")
    own(scene, 0, "D22")
    turn(scene, 0)
    first = SPEC.clock(scene.s)
    scene.do(0, "same corn 3", "lay corn", "lay corn", "lay corn")
    scene.do(0, f"win {scene.edition.ids[scene.s.row[0]]}", "relics 1")
    assert SPEC.clock(scene.s) == first
    scene.do(0, "pass set")
    second = SPEC.clock(scene.s)
    assert second == first + 1
    to_storing(scene)
    assert scene.asks() == "StoreCards"
    assert SPEC.clock(scene.s) > second
