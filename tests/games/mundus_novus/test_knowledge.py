"""Chapter 9: who knows what of hidden cards, and the worlds a seat may imagine."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from fairwind.games.mundus_novus import SPEC
from fairwind.games.mundus_novus.knowledge import discard_openly, known_cards, lost_openly, note
from fairwind.games.mundus_novus.knowledge import given_in_secret as given_in_secret_by
from fairwind.games.mundus_novus.rules.progression import BeginProgression
from fairwind.games.mundus_novus.rules.sets import LayDifferent, LaySame
from fairwind.games.mundus_novus.rules.supply import BeginSupply
from fairwind.games.mundus_novus.rules.trade import BeginTrade
from fairwind.games.mundus_novus.state import DISCARD, MARKET, PILE, hand, sealed, stored
from fairwind.games.mundus_novus.view import named
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.log import HIDDEN, ONLOOKER, Log, told_to
from fairwind.kernel.play import actor, advance, answer, options, random_playout, waiting_decision
from fairwind.kernel.sitting import Sitting
from fairwind.testing import Scene, rule

from .tables import (
    deal,
    end_turns,
    examples,
    holds,
    kind,
    lay,
    leave_in_pile,
    offers,
    owe,
    own,
    rig,
    sees,
    store,
    supply,
    table,
    take_and_keep,
    takes,
    to_storing,
    turn,
)


def knows(scene: Scene, observer: int, holder: int) -> dict[str, int]:
    """The hidden cards of the holder that the observer knows of."""
    found = zip(scene.edition.names, known_cards(scene.s, observer, holder), strict=True)
    return {name: count for name, count in found if count}


def imagined_hands(scene: Scene, observer: int, holder: int, times: int = 40) -> list[list[int]]:
    """The holder's hand in many worlds that the observer may imagine."""
    worlds = [SPEC.sample_world(scene.s, observer, Seeded(f"world {n}")) for n in range(times)]
    return [list(world.at[hand(holder)]) for world in worlds]


def about_to_give(*receiver: str) -> Scene:
    """Seat 0 was seen to take corn, corn and cocoa, holds a sugar nobody saw, and owes a card to seat 2."""
    scene = table(3)
    deal(scene, 0, "sugar")
    deal(scene, 2, *receiver)
    offers(scene, "relic relic", "corn corn", "cocoa cocoa")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 0 relic", "0 2 cocoa", "2 0 relic", "0 1 corn", "1 2 cocoa")
    assert knows(scene, 1, 0) == knows(scene, 2, 0) == {"cocoa": 1, "corn": 2}
    return scene


def given_in_secret(card: str, *receiver: str) -> Scene:
    """And it gives this card."""
    scene = about_to_give(*receiver)
    scene.do(0, f"give {card}")
    return scene


# -- secrets


@rule("MN-9.1")
def test_hands_are_secret() -> None:
    scene = table(3)
    deal(scene, 0, "vanilla", "relic", "corn")
    assert sees(scene, 0)["own"]["hand"] == {"corn": 1, "vanilla": 1, "relic": 1}
    for observer in (1, 2, None):
        view = sees(scene, observer)
        assert view["seats"][0]["hidden"] == 3
        assert "vanilla" not in str([view["seats"], view["own"]])
    assert len({tuple(cards) for cards in imagined_hands(scene, 1, 0)}) > 20, "it could be anything"


@rule("MN-9.1")
def test_offers_are_secret_until_all_are_opened() -> None:
    scene = table(3)
    supply(scene)
    scene.do(0, "announce 2", "offer cotton", "offer coffee")
    for observer in (1, 2, None):
        view = sees(scene, observer)
        assert view["seats"][0]["open"] == {}
        assert view["seats"][0]["parts"] == 2
        assert view["seats"][0]["hidden"] == 5
    assert sees(scene, 0)["own"]["sealed"] == {"coffee": 1, "cotton": 1}
    scene.do(1, "offer corn", "offer cocoa")
    scene.do(2, "offer corn", "offer cocoa")
    assert sees(scene, None)["seats"][0]["open"] == {"coffee": 1, "cotton": 1}


@rule("MN-9.1", "MN-4.14")
def test_the_given_card_is_known_to_giver_and_receiver_only() -> None:
    scene = given_in_secret("sugar")
    assert knows(scene, 0, 2) == {"sugar": 1, "relic": 1}, "the giver knows what he gave"
    assert knows(scene, 1, 2) == {"relic": 1}
    assert knows(scene, 2, 0) == {"cocoa": 1, "corn": 2}, "the receiver knows that it was none of these"
    assert knows(scene, 1, 0) == {"corn": 1}, "for a third player it may have been a corn or the cocoa"


@rule("MN-9.1", "MN-9.3")
def test_a_given_card_that_all_had_seen_is_no_longer_believed_with_the_giver() -> None:
    scene = given_in_secret("corn")
    assert holds(scene, 0) == {"cocoa": 1, "corn": 1, "sugar": 1}
    assert knows(scene, 1, 0) == {"corn": 1}
    assert knows(scene, 2, 0) == {"cocoa": 1, "corn": 1}
    assert knows(scene, 0, 2) == {"corn": 1, "relic": 1}


@rule("MN-9.3")
def test_for_a_third_player_the_given_card_is_at_one_of_the_two_and_nowhere_else() -> None:
    scene = given_in_secret("corn")
    assert sees(scene, 1)["own"]["notes"] == [
        {"holders": [0, 2], "resource": "cocoa", "keeper": 0},
        {"holders": [0, 2], "resource": "corn", "keeper": 0},
    ]
    corn, cocoa = kind(scene, "corn"), kind(scene, "cocoa")
    at_giver = set()
    for n in range(40):
        world = SPEC.sample_world(scene.s, 1, Seeded(f"gift {n}"))
        giver, receiver = world.at[hand(0)], world.at[hand(2)]
        assert giver[corn] + receiver[corn] >= 2
        assert giver[cocoa] + receiver[cocoa] >= 1
        at_giver.add(giver[corn])
    assert len(at_giver) > 1, "it could be with either"


@rule("MN-9.3", "MN-4.13")
def test_for_a_third_player_one_card_was_given_and_not_two() -> None:
    """All had seen corn, corn and cocoa at the giver's: two of the three are still there."""
    scene = given_in_secret("corn", "indigo", "indigo", "potato")
    corn, cocoa = kind(scene, "corn"), kind(scene, "cocoa")
    gifts = set()
    for n in range(60):
        giver = SPEC.sample_world(scene.s, 1, Seeded(f"one gift {n}")).at[hand(0)]
        assert min(giver[corn], 2) + min(giver[cocoa], 1) >= 2
        gifts.add((min(giver[corn], 2), min(giver[cocoa], 1)))
    assert gifts == {(2, 1), (1, 1), (2, 0)}, "a card nobody saw, a corn or the cocoa"


@rule("MN-9.3", "MN-4.13")
def test_a_giver_who_only_has_what_all_have_seen_has_given_one_of_it() -> None:
    scene = table(3)
    deal(scene, 2, "indigo", "indigo", "potato")
    offers(scene, "relic relic", "corn corn", "cocoa cocoa")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 0 relic", "0 2 cocoa", "2 0 relic", "0 1 corn", "1 2 cocoa")
    scene.do(0, "give cocoa")
    for n in range(40):
        world = SPEC.sample_world(scene.s, 1, Seeded(f"all seen {n}"))
        assert named(world, hand(0)) in ({"corn": 2}, {"cocoa": 1, "corn": 1})


@rule("MN-9.3")
def test_after_a_second_gift_the_first_one_binds_nobody_any_more() -> None:
    s = table(4).s
    s.notes = [note(3, 0b011, 1, 0)]
    s.shown[0 * 10 + 2] = 1
    given_in_secret_by(s, 0, 2, 5)
    assert note(3, 0b111, 1) in s.notes
    assert note(3, 0b101, 2, 0) in s.notes


@rule("MN-9.3", "MN-4.14")
def test_two_gifts_are_imagined_so_that_everybody_has_room_for_what_they_kept() -> None:
    """Seat 0, seen with one card, gave to 3; seat 1, seen with two, gave to 0: one of these, for it has only one card.

    So seat 0 has it, and what seat 0 was seen with has gone to 3.
    """
    scene = table(4)
    s = scene.s
    for holder, card in ((0, "sugar"), (1, "corn"), (3, "cocoa")):
        deal(scene, holder, card)
    s.notes = sorted([note(2, 0b1001, 1, 0), note(2, 0b0011, 0, 1), note(2, 0b0011, 6, 1)])
    kinds_kept = set()
    for n in range(40):
        world = SPEC.sample_world(s, 2, Seeded(f"two gifts {n}"))
        assert [world.total(hand(seat)) for seat in range(4)] == [1, 1, 0, 1]
        assert world.at[hand(3)][1] == 1
        assert world.at[hand(0)][0] + world.at[hand(1)][0] == world.at[hand(0)][6] + world.at[hand(1)][6] == 1
        kinds_kept.add(world.at[hand(1)][0])
    assert kinds_kept == {0, 1}


@rule("MN-9.1", "MN-4.14")
def test_the_given_card_cannot_be_taken_back() -> None:
    """Its receiver has seen it."""
    scene = about_to_give()
    sitting = Sitting(SPEC, scene.edition, scene.s, Seeded("gift"))
    assert sitting.answer(0, "give sugar").new_information
    refusal = sitting.undo_refusal(0)
    assert refusal is not None
    assert refusal.rule == "FW-7"


@rule("MN-9.3")
def test_of_two_notes_with_one_seat_in_common_one_wider_note_is_left() -> None:
    s = table(4).s
    s.notes = sorted([note(3, 0b011, 1), note(3, 0b101, 1), note(2, 0b011, 1)])
    lost_openly(s, 0, 1)
    assert s.notes == [note(3, 0b111, 1)]


@rule("MN-9.1")
def test_a_note_is_crossed_out_when_such_a_card_is_laid_openly() -> None:
    scene = given_in_secret("sugar")
    lost_openly(scene.s, 2, kind(scene, "sugar"))
    assert knows(scene, 0, 2) == {"relic": 1}
    assert knows(scene, 2, 0) == {"cocoa": 1, "corn": 2}
    for name in ("cocoa", "corn", "corn", "sugar"):
        lost_openly(scene.s, 0, kind(scene, name))
    assert scene.s.notes == []
    assert knows(scene, 2, 0) == {}


# -- what is open


@rule("MN-9.2")
def test_doubloons_developments_counts_and_discards_are_open() -> None:
    scene = table(3)
    own(scene, 0, "D22", "D01")
    deal(scene, 0, "relic", "relic", "corn", "sugar")
    turn(scene, 0, wait=True)
    scene.do(0, "relics 2")
    to_storing(scene)
    scene.do(0, "store corn", "pass store")
    for observer in (0, 1, None):
        view = sees(scene, observer)
        assert view["seats"][0]["coins"] == 7
        assert view["seats"][0]["developments"] == ["D22", "D01"]
        assert (view["seats"][0]["hidden"], view["seats"][0]["stored"]) == (0, 1)
        assert view["discard"] == {"sugar": 1, "relic": 2}
        assert view["deck"] == 32 - 5 - 2
        assert view["pile"] == 120 - 3 - 4
        assert len(view["row"]) == 5


@rule("MN-9.2")
def test_the_faces_of_stored_cards_are_hidden() -> None:
    scene = table(3)
    own(scene, 0, "D22")
    deal(scene, 0, "vanilla", "relic")
    turn(scene, 0, wait=True)
    to_storing(scene)
    scene.do(0, "store vanilla", "store relic")
    assert sees(scene, 0)["own"]["stored"] == {"vanilla": 1, "relic": 1}
    assert "vanilla" not in str(sees(scene, 1)["seats"])
    worlds = [SPEC.sample_world(scene.s, 1, Seeded(f"stored {n}")) for n in range(20)]
    assert all(world.total(stored(0)) == 2 for world in worlds)
    assert len({tuple(world.at[stored(0)]) for world in worlds}) > 5


@rule("MN-9.2")
def test_how_the_piles_lie_is_known_to_nobody() -> None:
    scene = table(3)
    view = sees(scene, None)
    assert isinstance(view["deck"], int)
    assert isinstance(view["pile"], int)


# -- what all have seen


@rule("MN-9.3")
def test_cards_chosen_at_the_quay_are_remembered() -> None:
    scene = table(3)
    own(scene, 1, "D01", "D02")
    supply(scene, "relic", "vanilla")
    scene.do(1, "pick relic", "pick vanilla")
    assert knows(scene, 0, 1) == knows(scene, 2, 1) == {"vanilla": 1, "relic": 1}
    assert sees(scene, None)["seats"][1]["shown"] == {"vanilla": 1, "relic": 1}
    for cards in imagined_hands(scene, 0, 1):
        assert cards[kind(scene, "relic")] >= 1
        assert cards[kind(scene, "vanilla")] >= 1


@rule("MN-9.3")
def test_cards_kept_swapped_or_taken_back_in_the_trade_are_remembered() -> None:
    scene = table(3)
    offers(scene, "relic relic", "corn corn", "sugar")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 2 sugar")
    assert knows(scene, 2, 0) == {"corn": 1}
    scene.do(2, "take 1 corn", "swap potato")
    assert knows(scene, 0, 2) == {"potato": 1}, "not the corn: it lies in the market"
    take_and_keep(scene, "1 0 relic")
    assert scene.asks() == "NameFirst"
    assert knows(scene, 2, 0) == {"corn": 1, "relic": 1}, "the relic came back from the table"


@rule("MN-9.3")
def test_cards_once_seen_are_forgotten_when_they_leave_openly() -> None:
    scene = table(3)
    own(scene, 1, "D01", "D02")
    supply(scene, "corn", "corn")
    scene.do(1, "pick corn", "pick corn")
    assert knows(scene, 0, 1) == {"corn": 2}
    scene.do(0, "announce 2", "offer cotton", "offer coffee")
    scene.do(2, "offer cotton", "offer coffee")
    scene.do(1, "offer corn", "offer cocoa")
    assert knows(scene, 0, 1) == {"corn": 1}, "a corn lies open now, one of three at least is left"


@rule("MN-9.3")
def test_stored_cards_that_all_have_seen_stay_known_into_the_next_round() -> None:
    scene = table(2)
    own(scene, 1, "D01", "D22")
    supply(scene, "relic")
    scene.do(1, "pick relic")
    turn(scene, 1)
    to_storing(scene)
    scene.do(1, "store relic", "store cocoa")
    assert scene.s.round == 3, "all others were discarded openly"
    assert knows(scene, 0, 1)["relic"] == 1


@rule("MN-9.3")
def test_no_world_deals_a_card_that_all_have_seen_elsewhere() -> None:
    """All twelve relics are in sight or known: no imagined hand holds one more."""
    scene = table(3)
    own(scene, 1, "D01", "D02")
    scene.s.move(PILE, DISCARD, kind(scene, "relic"), 10)
    supply(scene, "relic", "relic")
    scene.do(1, "pick relic", "pick relic")
    relic = kind(scene, "relic")
    for n in range(30):
        world = SPEC.sample_world(scene.s, 0, Seeded(f"relics {n}"))
        assert [world.at[hand(seat)][relic] for seat in range(3)] == [0, 2, 0]
        assert world.at[PILE][relic] == 0


# -- cards older than the pile


def reshuffled_while_dealing(*left: str, rest: Sequence[str] = ()) -> Scene:
    """The pile runs out while cards are dealt to three seats, from seat 0 on; everything else lay on the discards."""
    scene = table(3)
    leave_in_pile(scene, *left)
    rig(scene, *left, *rest)
    owe(scene, BeginSupply(), BeginTrade(), BeginProgression())
    assert len(scene.told("reshuffled")) == 1
    return scene


@rule("MN-3.7", "MN-9.3")
def test_everybody_can_count_which_cards_came_from_the_old_pile() -> None:
    """Seats 0 and 1 got the last two relics of the old pile; ten more are in the new one."""
    scene = table(3)
    leave_in_pile(scene, "relic", "relic")
    scene.s.move(DISCARD, MARKET, kind(scene, "relic"), 10)  # far from any pile
    rig(scene, "relic", "relic")
    owe(scene, BeginSupply(), BeginTrade(), BeginProgression())
    relic = kind(scene, "relic")
    for n in range(30):
        world = SPEC.sample_world(scene.s, 2, Seeded(f"old {n}"))
        assert [world.at[hand(seat)][relic] for seat in range(3)] == [1, 1, 0]
        assert world.at[PILE][relic] == 0


@rule("MN-3.7", "MN-9.3")
def test_a_card_of_the_new_pile_is_not_imagined_among_the_old_ones() -> None:
    """Of four old cards one's own is known, so the other three are where they were dealt, whatever the pile holds."""
    scene = reshuffled_while_dealing("vanilla", "relic", "indigo", "potato", rest=["corn"] * 11)
    for n in range(30):
        world = SPEC.sample_world(scene.s, 1, Seeded(f"four {n}"))
        rare = [kind(scene, name) for name in ("potato", "indigo", "vanilla")]
        assert sum(world.at[hand(0)][k] for k in rare) >= 2, "two of the three old ones"
        assert sum(world.at[hand(2)][k] for k in rare) >= 1
        for place in (PILE, hand(0), hand(2)):
            assert all(n >= 0 for n in world.at[place])
        assert all(world.at[PILE][k] <= scene.s.fresh[k] - scene.s.drawn[10 + k] for k in range(10))


@rule("MN-3.7")
def test_when_no_older_card_can_be_hidden_any_more_there_is_nothing_to_tell_apart() -> None:
    scene = reshuffled_while_dealing("vanilla", "relic", rest=["corn"] * 13)
    corn, vanilla = kind(scene, "corn"), kind(scene, "vanilla")
    before = scene.s.fresh[corn]
    assert scene.s.ages == [1, 4, 0, 1, 4, 0, 0, 5, 0], "older, newer and either, by seat"
    discard_openly(scene.s, 2, corn, 1)
    assert scene.s.fresh[corn] == before - 1, "seat 2 has none but new ones"
    discard_openly(scene.s, 0, vanilla, 1)
    assert scene.s.ages[:3] == [0, 3, 1], "there are vanillas of either age"
    discard_openly(scene.s, 0, corn, 1)
    assert scene.s.ages[:3] == [0, 2, 1]
    assert scene.s.fresh[corn] == before - 1, "nobody can tell"
    turn(scene, 0)
    end_turns(scene)
    assert scene.s.round == 3
    assert scene.s.aged == scene.s.fresh == scene.s.ages == scene.s.drawn == []


@rule("MN-3.7")
def test_nothing_is_told_apart_if_nobody_hides_a_card_when_the_pile_is_made_anew() -> None:
    scene = table(2)
    leave_in_pile(scene)
    owe(scene, BeginSupply(), BeginTrade(), BeginProgression())
    assert len(scene.told("reshuffled")) == 1
    assert scene.s.aged == []


@rule("MN-3.7", "MN-4.14")
def test_a_gift_may_be_of_either_age() -> None:
    s = reshuffled_while_dealing("vanilla", "relic", rest=["corn"] * 13).s
    s.shown[0 * 10 + 1] = 1  # all saw one of the corns
    s.ages[1] -= 1
    s.move(hand(0), hand(1), 1)
    given_in_secret_by(s, 0, 1, 1)
    assert s.ages[:6] == [0, 2, 2, 1, 4, 1]
    assert SPEC.broken(s) == []


# -- imagined worlds


@rule("MN-9.1", "MN-7.9")
def test_nobody_knows_how_many_cards_las_casas_owner_has_laid() -> None:
    scene = table(3)
    own(scene, 0, "D38")
    supply(scene)
    scene.do(0, "announce 4", "offer corn", "offer-nothing", "offer-nothing")
    worlds = [SPEC.sample_world(scene.s, 1, Seeded(f"las casas {n}")) for n in range(60)]
    assert {world.total(sealed(0)) for world in worlds} == {0, 1, 2, 3}
    assert all(world.total(sealed(0)) + world.total(hand(0)) == 5 for world in worlds)


@rule("MN-9.1", "MN-9.2", "MN-4.14")
def test_what_others_hear_of_cards_that_travel() -> None:
    """Nothing among a seat's own hidden places, a hidden card from pile to hand or hand to hand, and every open one."""
    s = table(3).s

    def told(viewer: int, source: int, target: int) -> str | None:
        log = Log(SPEC, SPEC.edition())
        log.moved(s, source, target, 9, 1)
        heard = told_to(log.take(s), viewer)
        return heard[0]["kind"] if heard else None

    for own_place in (sealed(0), stored(0)):
        assert [told(seat, hand(0), own_place) for seat in (0, 1, ONLOOKER)] == ["relic", None, None]
    assert [told(seat, PILE, hand(0)) for seat in (0, 1, ONLOOKER)] == ["relic", HIDDEN, HIDDEN]
    assert [told(seat, hand(0), hand(2)) for seat in (0, 1, 2, ONLOOKER)] == ["relic", HIDDEN, "relic", HIDDEN]
    assert [told(seat, hand(0), DISCARD) for seat in (0, 1, ONLOOKER)] == ["relic"] * 3


@rule("MN-9.1")
def test_a_seat_imagines_its_own_cards_as_they_are() -> None:
    scene = table(3)
    own(scene, 1, "D22")
    store(scene, 1, "vanilla")
    deal(scene, 1, "relic", "corn")
    world = SPEC.sample_world(scene.s, 1, Seeded("own"))
    for place in (hand(1), stored(1), sealed(1)):
        assert world.at[place] == scene.s.at[place]


@rule("MN-5.15", "MN-9.3")
def test_in_every_world_a_set_that_is_being_laid_can_be_finished() -> None:
    scene = table(3)
    own(scene, 0, "D19")
    deal(scene, 0, "vanilla", "vanilla", "corn", "cocoa", "sugar", "tobacco")
    turn(scene, 0)
    for begin in ("same vanilla 3", "different"):
        laying = SPEC.clone(scene.s)
        answer(laying, 0, scene.action(begin))
        answer(laying, 0, scene.action("lay vanilla"))
        for n in range(30):
            world = SPEC.sample_world(laying, 1, Seeded(f"{begin} {n}"))
            random_playout(world, Seeded("table"), Generator(f"players {n}"), 6)  # fails if somebody has no option


@rule("MN-9.3")
def test_the_next_round_forgets_nothing_it_should_know_and_knows_nothing_false() -> None:
    scene = given_in_secret("corn")
    scene.do(0, "first 0")
    rig(scene, *["cocoa", "corn", "tobacco"] * 5)
    end_turns(scene)
    assert scene.s.round == 3
    assert scene.s.notes == []
    assert not any(scene.s.shown)


@rule("MN-9.3")
def test_a_set_laid_openly_takes_the_cards_all_knew_of_first() -> None:
    scene = table(3)
    own(scene, 1, "D01")
    supply(scene, "vanilla")
    scene.do(1, "pick vanilla")
    deal(scene, 1, "vanilla", "vanilla")
    turn(scene, 1)
    scene.do(1, "same vanilla 3")
    lay(scene, 1, "vanilla")
    assert knows(scene, 0, 1) == {}
    lay(scene, 1, "vanilla", "vanilla")
    assert SPEC.broken(scene.s) == []


@rule("MN-9.1", "MN-9.3")
@examples(12)
@given(seed=st.integers(0, 10**9), seats=st.sampled_from(SPEC.seat_counts))
def test_along_random_games_nobody_believes_in_a_card_that_is_not_there(seed: int, seats: int) -> None:
    """`broken` compares every belief with the truth; every third answer a world is imagined and compared with it."""
    s = SPEC.begin(SPEC.edition(), seats)
    driver, choose = Seeded(f"table {seed}"), Generator(f"players {seed}")
    advance(s, driver)
    for n in range(250):
        if not s.pending:
            break
        seat = actor(s)
        out: list[Action] = []
        options(s, seat, out)
        answer(s, seat, out[choose.below(len(out))])
        advance(s, driver)
        assert SPEC.broken(s) == []
        observer = n % seats
        if n % 3 == 0:
            world = SPEC.sample_world(s, observer, Seeded(str(n)))
            assert SPEC.broken(world) == []
            assert SPEC.view(world, observer) == SPEC.view(s, observer)


@rule("MN-5.15", "MN-9.3")
@examples(8)
@given(seed=st.integers(0, 10**9), seats=st.sampled_from(SPEC.seat_counts))
def test_along_random_games_every_imagined_set_can_be_laid_to_its_end(seed: int, seats: int) -> None:
    s = SPEC.begin(SPEC.edition(), seats)
    driver, choose = Seeded(f"table {seed}"), Generator(f"players {seed}")
    advance(s, driver)
    for n in range(250):
        decision = waiting_decision(s)
        if decision is None:
            break
        seat = actor(s)
        if isinstance(decision, (LaySame, LayDifferent)):
            world = SPEC.sample_world(s, (seat + 1) % seats, Seeded(str(n)))
            random_playout(world, Seeded("table"), Generator(str(n)), 6)  # fails if somebody has no option
        out: list[Action] = []
        options(s, seat, out)
        sets = [action for action in out if action.verb() in {"same", "different"}]
        answer(s, seat, (sets or out)[choose.below(len(sets or out))])
        advance(s, driver)
