"""Chapter 13: paying for gods, the pile, and what all know (chapter 15)."""

from __future__ import annotations

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.knowledge import might_play
from fairwind.games.bora_bora.rules.dice import PLACE_DIE
from fairwind.games.bora_bora.rules.expansion import ASK_RED
from fairwind.games.bora_bora.rules.helper import EXCHANGE
from fairwind.games.bora_bora.rules.use_people import GAIN_CARDS
from fairwind.games.bora_bora.state import DISCARD, OPEN, PILE, hand
from fairwind.games.bora_bora.vocabulary import GODS, RED
from fairwind.kernel.chance import Seeded
from fairwind.testing import Scene, rule
from tests.games.bora_bora.tables import (
    cards,
    dice_on,
    empty_the_pile,
    holds,
    lies,
    open_cards_taken,
    owe,
    pay_with,
    settle,
    sound,
    table,
    throw_away,
    with_dice,
)


def before_red(*, offerings: int = 0, tiles: int = 0, hold: str = "") -> Scene:
    """Seat 0 has just come to the region with the fish of value 6."""
    scene = table()
    settle(scene, 0, "cm")
    cards(scene, 0, *hold.split())
    pay_with(scene, 0, offerings=offerings, tiles=tiles)
    return owe(scene, ASK_RED[0][11])


@rule("BB-13.1")
def test_every_card_costs_an_offering() -> None:
    scene = before_red(offerings=1, hold="red red")
    scene.do(0, "play red card")
    assert scene.s.offerings[0] == 0
    scene = before_red(tiles=1, hold="red")
    assert scene.refused(0, "play red card") == "BB-13.1"
    scene = before_red(tiles=1, hold="blue blue")
    assert scene.refused(0, "play red pair-blue") == "BB-13.1"


@rule("BB-13.2")
def test_played_cards_are_discarded_openly() -> None:
    scene = before_red(offerings=1, hold="red blue")
    assert scene.refused(0, "play red card") == ""
    scene.do(0, "play red card")
    assert lies(scene, DISCARD) == {"red": 1}
    assert SPEC.view(scene.s, 1)["discard"] == {"red": 1}
    assert before_red(offerings=1, hold="blue").refused(0, "play red card") == "BB-13.2"


@rule("BB-13.3")
def test_two_equal_cards_and_one_offering_are_any_god() -> None:
    scene = before_red(offerings=1, hold="green green yellow")
    assert scene.texts(0) == ["play red pair-green", "pass no-red-god"]
    assert scene.refused(0, "play red pair-yellow") == "BB-13.3"
    scene.do(0, "play red pair-green")
    assert holds(scene, 0) == {"yellow": 1}
    assert scene.s.points(0) == 6
    assert lies(scene, DISCARD) == {"green": 2}


@rule("BB-13.4")
def test_a_pair_is_not_played_for_its_own_god() -> None:
    scene = before_red(offerings=1, hold="red red")
    assert scene.texts(0) == ["play red card", "pass no-red-god"]
    assert scene.refused(0, "play red pair-red") == "BB-13.4"


@rule("BB-13.5")
def test_a_god_tile_is_any_god_without_an_offering_and_leaves_the_game() -> None:
    scene = before_red(tiles=1)
    scene.do(0, "play red tile")
    assert scene.s.points(0) == 6
    assert (scene.s.god_tiles[0], scene.s.offerings[0]) == (0, 0)
    assert before_red(offerings=1, hold="red").refused(0, "play red tile") == "BB-13.5"


@rule("BB-13.6")
def test_a_tile_obeys_the_same_phases_as_the_card() -> None:
    scene = before_red(tiles=1, offerings=1, hold="white white")
    for god, number in (("blue", "BB-13.7"), ("white", "BB-13.8"), ("green", "BB-13.12"), ("yellow", "BB-13.16")):
        assert scene.refused(0, f"play {god} tile") == number
        assert scene.refused(0, f"play {god} pair-white") == number


@rule("BB-13.18")
def test_cards_are_taken_one_by_one_and_replaced_before_the_next() -> None:
    scene = table()
    scene.driver.waiting[:] = ["card red", "card red"]
    owe(scene, GAIN_CARDS[0][2])
    scene.do(0, "card blue")
    assert scene.texts(0) == ["card white", "card red", "card green", "card yellow", "card pile"]
    assert lies(scene, OPEN)["red"] == 2
    scene.do(0, "card red")
    assert holds(scene, 0) == {"blue": 1, "red": 1}
    assert scene.asks() == ""


@rule("BB-13.19")
def test_an_empty_pile_is_made_anew_from_the_discard_when_a_card_is_needed() -> None:
    scene = table()
    empty_the_pile(scene, "white")
    throw_away(scene, 1, "red", "red")
    owe(scene, EXCHANGE[0][6])
    scene.do(0, "card pile")
    assert holds(scene, 0) == {"white": 1}
    assert (scene.s.total(PILE), lies(scene, DISCARD)) == (0, {"red": 2})  # not before
    scene.do(0, "card pile")
    assert holds(scene, 0) == {"white": 1, "red": 1}
    assert (lies(scene, PILE), lies(scene, DISCARD)) == ({"red": 1}, {})
    assert scene.told("reshuffled") == [{}]
    assert sound(scene)


@rule("BB-13.20")
def test_open_places_stay_empty_until_there_is_a_card() -> None:
    scene = table()
    empty_the_pile(scene)
    cards_open = scene.s.total(OPEN)
    owe(scene, EXCHANGE[0][2])
    scene.do(0, "card red")
    assert scene.s.total(OPEN) == cards_open - 1
    pay_with(scene, 0, offerings=1)
    settle(scene, 0, "cm")
    owe(scene, ASK_RED[0][11])
    scene.do(0, "play red card")  # the card that is discarded fills the gap
    assert scene.s.total(OPEN) == cards_open
    assert (scene.s.total(PILE), scene.s.total(DISCARD)) == (0, 0)
    assert sound(scene)


@rule("BB-13.20")
def test_fewer_cards_than_a_kind_would_give() -> None:
    scene = table()
    empty_the_pile(scene)
    owe(scene, GAIN_CARDS[0][6])
    taken = 0
    while scene.asks():
        scene.do(0, scene.texts(0)[0])
        taken += 1
    assert taken == 5


# -- knowledge


@rule("BB-15.1")
def test_what_is_secret_and_what_is_open() -> None:
    scene = table(3)
    cards(scene, 0, "red", "red")
    open_cards_taken(scene, 0, "blue")
    mine, others, onlooker = SPEC.view(scene.s, 0), SPEC.view(scene.s, 1), SPEC.view(scene.s, None)
    assert mine["own"]["cards"] == {"blue": 1, "red": 2}
    assert others["own"]["cards"] == {}
    assert onlooker["own"] is None
    for view in (mine, others, onlooker):
        assert view["seats"][0]["cards"] == 3
        assert view["seats"][0]["known_cards"] == {"blue": 1}
    assert "red" not in str(others["seats"][0]["known_cards"])
    without_own = [{k: v for k, v in view.items() if k != "own"} for view in (mine, others, onlooker)]
    assert without_own[0] == without_own[1] == without_own[2]


@rule("BB-15.1")
def test_a_card_that_was_seen_is_forgotten_when_it_is_played() -> None:
    scene = table()
    settle(scene, 0, "cm")
    open_cards_taken(scene, 0, "red")
    cards(scene, 0, "red")
    pay_with(scene, 0, offerings=1)
    owe(scene, ASK_RED[0][11])
    scene.do(0, "play red card")
    assert holds(scene, 0) == {"red": 1}
    assert scene.s.known[RED] == 0
    assert might_play(scene.s, 0, RED) is False  # no offering is left
    scene.s.offerings[0] = 1
    assert might_play(scene.s, 0, RED) is True  # the card is not known any more


@rule("BB-15.1")
def test_a_world_keeps_what_a_seat_knows() -> None:
    scene = table(3)
    cards(scene, 0, "red", "red")
    cards(scene, 1, "green", "white")
    open_cards_taken(scene, 1, "yellow")
    owe(scene, EXCHANGE[0][6])
    seen = set()
    for n in range(40):
        world = SPEC.sample_world(scene.s, 0, Seeded(str(n)))
        assert world.at[hand(0)] == scene.s.at[hand(0)]
        assert world.at[OPEN] == scene.s.at[OPEN]
        assert world.at[hand(1)][GODS.index("yellow")] >= 1
        assert sum(world.at[hand(1)]) == 3
        assert SPEC.broken(world) == []
        seen.add(tuple(world.at[hand(1)]))
    assert len(seen) > 5


@rule("BB-15.1")
def test_a_seat_knows_what_the_new_pile_is_made_of_and_what_it_drew_itself() -> None:
    scene = table()
    cards(scene, 1, "red")  # from the old pile, and nobody else knows it
    empty_the_pile(scene)
    throw_away(scene, 1, "red", "blue", "blue")
    scene.driver.waiting[:] = ["card red"]
    owe(scene, EXCHANGE[0][6])
    scene.do(0, "card pile", "pass no-exchange")
    assert lies(scene, PILE) == {"blue": 2}
    for n in range(20):
        world = SPEC.sample_world(scene.s, 0, Seeded(str(n)))
        assert world.at[PILE] == scene.s.at[PILE]  # the only red card of the new pile is in its own hand
    reds = {SPEC.sample_world(scene.s, 1, Seeded(str(n))).at[hand(0)][RED] for n in range(30)}
    assert reds == {0, 1}


@rule("BB-15.1")
def test_in_a_world_whoever_has_played_blue_for_a_use_of_white_can_play_it() -> None:
    scene = table(4)
    settle(scene, 0, "cb", "wm")
    for action in ("land", "sea", "man", "woman", "temple", "build"):
        dice_on(scene, action, 1)
    scene.s.people[:] = [-1] * 5 + [scene.s.people[5]] + [-1] * 5 + [scene.s.people[11]]
    scene.s.temple[:4] = [0, 0, 0, 0]
    cards(scene, 0, "blue", "green", "green", "red")
    pay_with(scene, 0, offerings=2)
    with_dice(scene, 0, 1)
    scene.do(0, "play blue card")
    assert scene.texts(0) == ["play white pair-green"]
    for n in range(30):
        world = SPEC.sample_world(scene.s, 1, Seeded(str(n)))
        counts = world.at[hand(0)]
        assert counts[GODS.index("white")] >= 1 or max(counts) >= 2
        assert world.pending[-1] is PLACE_DIE[0][2]
