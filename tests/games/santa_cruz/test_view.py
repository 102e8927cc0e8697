"""Chapter 10: who knows what, imagined worlds, and where things lie."""

from __future__ import annotations

from itertools import permutations

from fairwind.games.santa_cruz import SPEC
from fairwind.games.santa_cruz.state import BOX, REMOVED, SCORE, SantaCruz, birds, hand, shown
from fairwind.kernel.chance import Seeded
from fairwind.kernel.codec import canonical
from fairwind.testing import Scene, rule

from .tables import card, give_birds, play_on, score_hand, sees, settle, table, turn


def in_round_two(seats: int = 4) -> Scene:
    """The second round has begun; everybody took the pile to the left and removed the first card of their list."""
    scene = table(seats)
    play_on(scene, "ChoosePile")
    while scene.asks() == "ChoosePile":
        seat = scene.actors()[0]
        scene.do(seat, f"pile {(seat + 1) % seats}")
    for seat in range(seats):
        scene.do(seat, scene.texts(seat)[0])
    return scene


def worlds(scene: Scene, seat: int, count: int = 60) -> list[SantaCruz]:
    """Worlds that the seat may imagine."""
    return [SPEC.sample_world(scene.s, seat, Seeded(str(n))) for n in range(count)]


@rule("SC-10.1")
def test_what_is_open_and_what_is_not() -> None:
    scene = table(4)
    settle(scene, 1, "C16")
    give_birds(scene, 1, "macaw")
    turn(scene, 0)
    seen = sees(scene, 0)["seats"][1]
    assert (seen["points"], seen["birds"], seen["score_cards"]) == (scene.s.points[1], 1, 2)
    assert seen["supply"] == {"lighthouse": 2, "church": 3, "house": 7}
    assert seen["cards"] == {"ship": 1, "road": 4, "river": 1, "double": 1}
    assert sum(seen["shown"].values()) == 0
    onlooker = sees(scene, None)
    assert onlooker["own"] is None
    assert all(site["tile"] is None for site in onlooker["sites"] if site["id"].startswith("V"))


@rule("SC-10.1")
def test_imagined_hands_and_birds_are_dealt_anew() -> None:
    scene = table(4)
    give_birds(scene, 1, "macaw", "tern")
    give_birds(scene, 0, "cockatoo")
    seen = worlds(scene, 0)
    hands = {tuple(world.at[hand(1)][SCORE:]) for world in seen}
    tokens = {tuple(world.at[birds(1)]) for world in seen}
    assert len(hands) > 20
    assert len(tokens) > 2
    for world in seen:
        assert SPEC.broken(world) == []
        assert world.at[hand(0)] == scene.s.at[hand(0)]
        assert world.at[birds(0)] == scene.s.at[birds(0)]
        assert sum(world.at[birds(1)]) == 2


@rule("SC-1.16", "SC-10.1")
def test_secret_sets_are_imagined_anew_and_known_ones_are_not() -> None:
    scene = Scene(SPEC, 3, {"sets": "dealt"}, outcomes=["seat 1", "set D", "set A", "set C"])
    seen = worlds(scene, 0)
    assert {world.held[0] for world in seen} == {3}
    assert {(world.held[1], world.held[2]) for world in seen} == set(permutations((0, 1, 2), 2))
    assert all(SPEC.broken(world) == [] for world in seen)
    play_on(scene, "ChooseCard")
    scene.do(1, "play ship")
    seen = worlds(scene, 0)
    assert {world.held[1] for world in seen} == {0}
    assert {world.held[2] for world in seen} == {1, 2}
    assert {sum(world.at[BOX]) for world in seen} == {7}


@rule("SC-1.16")
def test_with_four_players_the_last_secret_set_follows_from_the_others() -> None:
    scene = Scene(SPEC, 4, {"sets": "dealt"}, outcomes=["seat 0", "set D", "set A", "set C", "set B"])
    play_on(scene, "ChooseCard")
    scene.do(0, "play road")
    play_on(scene, "ChooseCard")
    scene.do(1, "play ship")
    play_on(scene, "ChooseCard")
    assert {tuple(world.held) for world in worlds(scene, 2)} == {(3, 0, 2, 1)}


@rule("SC-10.2")
def test_others_know_the_pile_but_neither_the_drawn_nor_the_removed_card() -> None:
    scene = in_round_two()
    known = set(sees(scene, 0)["seats"][2]["known"])
    assert len(known) == 2, "the score cards of the pile"
    assert sees(scene, 0)["seats"][2]["score_cards"] == 2
    hands = {frozenset(i for i, n in enumerate(world.at[hand(2)][SCORE:]) if n) for world in worlds(scene, 0)}
    pile = {card(scene, name) for name in known}
    assert all(len(pile & held) >= 1 for held in hands), "at most one of the pile was removed"
    assert frozenset(pile) in hands, "perhaps the drawn one was removed"
    assert any(len(held - pile) == 1 for held in hands), "perhaps not"


@rule("SC-10.2")
def test_once_the_drawn_card_is_played_the_removed_one_came_from_the_pile() -> None:
    scene = in_round_two()
    while not any(one["discarded"] and not one["drawn"] for one in sees(scene, None)["seats"]):
        seat = scene.actors()[0]
        texts = scene.texts(seat)
        drawn = f"score {sees(scene, seat)['own']['drawn']}"
        scene.do(seat, drawn if drawn in texts else texts[0])
    seats = sees(scene, None)["seats"]
    holder = next(seat for seat, one in enumerate(seats) if not one["drawn"])
    watcher = (holder + 1) % 4
    known = {card(scene, name) for name in seats[holder]["known"]}
    for world in worlds(scene, watcher):
        assert world.gone[holder] in known
        assert {i for i, n in enumerate(world.at[hand(holder)][SCORE:]) if n} <= known


@rule("SC-10.2")
def test_a_seat_remembers_what_it_removed_itself() -> None:
    scene = in_round_two()
    mine = sees(scene, 1)["own"]["discarded"]
    assert mine not in score_hand(scene, 1)
    assert all(world.at[REMOVED][SCORE + card(scene, mine)] == 1 for world in worlds(scene, 1))


@rule("SC-10.3")
def test_what_all_have_seen_stays_known() -> None:
    scene = in_round_two()
    for watcher in (0, 1, 2, 3, None):
        seen = sees(scene, watcher)
        turned = [site["id"] for site in seen["sites"] if site["tile"] is not None]
        assert len(turned) > 18, "tiles that were turned up in the first round"
        assert all(len(one["known"]) == 2 for one in seen["seats"])


@rule("SC-10.3")
def test_a_card_that_is_played_is_no_longer_known_to_be_in_the_hand() -> None:
    scene = in_round_two()
    known = set(sees(scene, None)["seats"][0]["known"])
    play_on(scene, "")
    seen = sees(scene, None)["seats"][0]
    assert set(seen["known"]) == known - set(seen["scored"])
    assert len(seen["known"]) + seen["drawn"] == 1, "one of the pile's cards or the drawn one was removed"


@rule("SC-10.1")
def test_at_the_end_birds_are_no_secret_but_hands_and_removed_cards_are() -> None:
    scene = in_round_two()
    play_on(scene, "")
    for world in worlds(scene, 0, 10):
        assert [world.at[shown(seat)] for seat in range(4)] == [scene.s.at[shown(seat)] for seat in range(4)]
        assert [sum(world.at[birds(seat)]) for seat in range(4)] == [0] * 4
        assert canonical(SPEC.view(world, 0)) == canonical(SPEC.view(scene.s, 0))


def test_no_two_options_lie_in_the_same_place() -> None:
    scene = table(4, cards=("river", "coast"))
    turn(scene, 0)
    touched = [SPEC.touch(scene.s, 0, scene.action(text)) for text in scene.texts(0)]
    assert len(set(touched)) == len(touched), "the river card of either kind"
    assert SPEC.touch(scene.s, 0, scene.action("build C01")) == ("site/C01",)
    assert SPEC.touch(scene.s, 0, scene.action("take B")) == ("set/B",)
    assert SPEC.touch(scene.s, 0, scene.action("pile 2")) == ("played/2",)
    assert SPEC.touch(scene.s, 0, scene.action("discard fish")) == ("hand/0/score/fish",)
    assert SPEC.touch(scene.s, 0, scene.action("twice road")) == ()


def test_every_place_and_kind_has_a_name() -> None:
    scene = table(3)
    assert len(SPEC.place_names(scene.s)) == len(scene.s.at)
    assert len(SPEC.kind_names(scene.s)) == max(len(place) for place in scene.s.at)
