"""What leaves the core: the view, the places, the things to touch, the scores."""

from __future__ import annotations

import json

import pytest

from fairwind.games.mundus_novus import SPEC
from fairwind.games.mundus_novus.rules.supply import Deal, Fill
from fairwind.games.mundus_novus.vocabulary import SOURCES
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, advance, answer, is_over, options, waiting_chance
from fairwind.kernel.state import EVERYBODY, NOBODY
from fairwind.testing import Scene, rule

from .tables import deal, give_money, lay, market, offers, own, row, sees, store, supply, table, takes, trade, turn


def touches(scene: Scene, seat: int, text: str) -> tuple[str, ...]:
    return SPEC.touch(scene.s, seat, scene.action(text))


def test_the_view_tells_the_table_as_json() -> None:
    scene = table(3, master=1)
    own(scene, 0, "D40", "D01", "D02")
    own(scene, 2, "D44")
    market(scene, "corn", "corn", "relic")
    give_money(scene, 5, 0, 7)
    store(scene, 0, "sugar")
    supply(scene, "vanilla", "relic")
    scene.do(0, "split D02", "pass split")
    view = sees(scene, 1)
    assert json.loads(json.dumps(view)) == view
    assert view["game"] == "mundus-novus"
    assert (view["round"], view["event"], view["master"], view["ended"]) == (2, "none", 1, "")
    assert view["market"] == {"corn": 2, "relic": 1}
    assert view["quay"] == {"vanilla": 1, "relic": 1}
    assert view["second_fleet"] == ["D02"]
    assert [seat["coins"] for seat in view["seats"]] == [5, 0, 7]
    assert view["seats"][2]["developments"] == ["D44"]
    assert [seat["hidden"] for seat in view["seats"]] == [6, 5, 5]
    assert (view["acting"], view["taken"]) == ([0], "")
    assert view["own"]["hand"] == {"cocoa": 1, "corn": 1, "tobacco": 1, "coffee": 1, "cotton": 1}


def test_an_onlooker_sees_nobodys_cards() -> None:
    scene = table(3)
    deal(scene, 0, "relic")
    assert sees(scene, None)["own"] is None
    assert sees(scene, None)["seats"] == sees(scene, 0)["seats"]


def test_the_set_on_the_table_and_the_merchants_used_are_seen_by_all() -> None:
    scene = table(3)
    own(scene, 0, "D19")
    deal(scene, 0, "vanilla", "corn", "relic")
    turn(scene, 0)
    scene.do(0, "same vanilla 3", "change corn vanilla")
    lay(scene, 0, "vanilla")
    view = sees(scene, 2)
    assert view["table"] == {"corn": 1, "vanilla": 1}
    assert view["merchants_used"] == [0, 0, 1]


def test_the_card_just_taken_is_told_apart_from_a_set_on_the_table() -> None:
    scene = table(2)
    offers(scene, "relic relic", "corn corn")
    takes(scene)
    scene.do(0, "take 1 corn")
    assert (sees(scene, 1)["taken"], sees(scene, 1)["acting"]) == ("corn", [0])
    scene.do(0, "keep")
    assert (sees(scene, 1)["taken"], sees(scene, 1)["acting"]) == ("", [1])
    deal(scene, 0, "vanilla", "vanilla", "vanilla")
    turn(scene, 0)
    scene.do(0, "same vanilla 3", "lay vanilla")
    assert (sees(scene, 1)["taken"], sees(scene, 1)["table"]) == ("", {"vanilla": 1})


@rule("MN-9.1", "MN-9.2")
def test_places_have_names_and_it_is_said_who_sees_them() -> None:
    scene = table(2)
    names = SPEC.place_names(scene.s)
    assert len(names) == len(set(names)) == len(scene.s.at)
    assert {name: SPEC.place_seen_by(scene.s, place) for place, name in enumerate(names)} == {
        "pile": NOBODY, "discard": EVERYBODY, "market": EVERYBODY, "quay": EVERYBODY, "table": EVERYBODY,
        "hand/0": 0, "sealed/0": 0, "open/0": EVERYBODY, "stored/0": 0,
        "hand/1": 1, "sealed/1": 1, "open/1": EVERYBODY, "stored/1": 1,
    }  # fmt: skip
    assert SPEC.kind_names(scene.s) == list(scene.edition.names)


@rule("MN-9.1")
def test_a_dealt_card_is_seen_by_its_owner_and_an_open_one_by_all() -> None:
    s = table(3).s
    assert [Deal(seat, 5).seen_by(s) for seat in range(3)] == [0, 1, 2]
    assert Fill(-1, 1).seen_by(s) == EVERYBODY


def test_what_to_touch_in_the_supply_and_the_trade() -> None:
    scene = table(3)
    own(scene, 0, "D40", "D01", "D02")
    supply(scene, "vanilla", "relic")
    assert touches(scene, 0, "split D01") == ("card/D01",)
    assert touches(scene, 0, "pick relic") == ("quay/relic",)
    assert touches(scene, 1, "offer corn") == ("hand/1/corn",)
    assert touches(scene, 1, "lose corn") == ("hand/1/corn",)
    assert touches(scene, 1, "take 0 relic") == ("open/0/relic",)
    assert touches(scene, 1, "keep") == ("hand/1",)
    assert touches(scene, 1, "swap corn") == ("market/corn",)
    assert touches(scene, 1, "give corn") == ("hand/1/corn",)
    assert touches(scene, 1, "master 2") == ("seat/2",)
    assert touches(scene, 0, "announce 3") == ()


def test_what_to_touch_in_the_progression() -> None:
    scene = table(3)
    assert touches(scene, 0, "first 2") == ("seat/2",)
    assert touches(scene, 0, "lay relic") == ("hand/0/relic",)
    assert touches(scene, 0, "change corn sugar") == ("merchant", "hand/0/corn", "into/sugar")
    assert touches(scene, 0, "win D30") == ("card/D30",)
    assert touches(scene, 0, "pile") == ("deck",)
    assert touches(scene, 0, "store relic") == ("hand/0/relic",)
    for button in ("same corn 3", "different", "relics 2", "collect", "perfect", "pass set", "pass store"):
        assert touches(scene, 0, button) == ()


def test_options_that_touch_the_same_things_are_told_apart_by_their_decision() -> None:
    """Within one decision no two options touch the same things, buttons aside."""
    s = SPEC.begin(SPEC.edition(), 4)
    driver, choose = Seeded("touch table"), Generator("touch players")
    advance(s, driver)
    while not is_over(s):
        seat = actor(s)
        out: list[Action] = []
        options(s, seat, out)
        touched = [things for action in out if (things := SPEC.touch(s, seat, action))]
        assert len(touched) == len(set(touched))
        answer(s, seat, out[choose.below(len(out))])
        advance(s, driver)


def test_scores_are_doubloons_by_where_they_came_from() -> None:
    scene = table(2)
    own(scene, 0, "D13", "D30", "D42", "D43")
    own(scene, 1, "D01")
    row(scene, "D26", "D22", "D19", "D16", "D27")
    scene.s.earn(0, 10, SOURCES.index("relics"))
    scene.s.earn(0, -2, SOURCES.index("coronado"))
    offers(scene, "relic relic", "corn corn")
    market(scene, "corn", "corn", "vanilla")
    takes(scene)
    scene.do(0, "take 1 corn", "swap vanilla")
    deal(scene, 0, "cocoa", "corn", "tobacco", "coffee")
    turn(scene, 0)
    scene.do(0, "different")
    lay(scene, 0, "cocoa", "corn", "tobacco", "coffee")
    scene.do(0, "collect", "pass set")
    assert SPEC.scores(scene.s, 0) == [
        ("sets", 5), ("relics", 10), ("income", 2), ("shipyards", 1), ("orellana", 2), ("coronado", -2),
    ]  # fmt: skip
    assert scene.s.coins[0] == 18


@pytest.mark.parametrize("seats", SPEC.seat_counts)
def test_a_state_survives_being_written_down_wherever_the_game_stands(seats: int) -> None:
    s = SPEC.begin(SPEC.edition(), seats, {"relic-sets": "forbidden"})
    choose = Generator(f"written {seats}")
    advance(s, Seeded(f"written {seats}"))
    for _ in range(150):
        out: list[Action] = []
        options(s, actor(s), out)
        answer(s, actor(s), out[choose.below(len(out))])
        text = json.dumps(SPEC.encode(s))
        assert json.dumps(SPEC.encode(SPEC.decode(SPEC.edition(), json.loads(text)))) == text
        if waiting_chance(s) is not None:
            advance(s, Seeded(text))
        if is_over(s):
            return


def test_a_state_read_back_is_independent_of_what_was_written() -> None:
    """A record that begins with a state can be replayed twice."""
    scene = table(3)
    deal(scene, 0, "relic")
    turn(scene, 0)
    written = SPEC.encode(scene.s)
    before = json.dumps(written)
    s = SPEC.decode(SPEC.edition(), written)
    answer(s, 0, scene.action("relics 1"))
    assert json.dumps(written) == before
    assert json.dumps(SPEC.encode(scene.s)) == before


def test_how_many_everybody_offers_is_told_only_while_they_do() -> None:
    scene = table(2, master=0)
    deal(scene, 0, "corn", "corn")
    deal(scene, 1, "coffee", "coffee")
    trade(scene)
    scene.s.announced = 4  # of the round before
    assert sees(scene, 0)["announced"] == 0
    scene.do(0, "announce 2", "offer corn", "offer corn")
    assert sees(scene, 1)["announced"] == 2
    scene.do(1, "offer coffee", "offer coffee")
    assert sees(scene, 1)["announced"] == 0
