"""What a seat observes; that it observes no secret is for the conformance suite."""

from __future__ import annotations

from itertools import chain

import pytest

from fairwind.games.santa_cruz import SPEC
from fairwind.games.santa_cruz.observation import FRAMES
from fairwind.games.santa_cruz.prospects import Outlook, dues
from fairwind.games.santa_cruz.rules.score_cards import worth
from fairwind.games.santa_cruz.state import CARD, SantaCruz, hand, played
from fairwind.games.santa_cruz.vocabulary import BUILDINGS, DOUBLE, RESOURCES, RIVER
from fairwind.games.santa_cruz.worlds import unseen_score_cards
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, advance, answer, is_over, options
from fairwind.testing import Scene

from .tables import card, deal, give_birds, give_points, lay, settle, site, table, turn, use_up


def seen(scene: Scene, seat: int) -> dict[str, int]:
    """What a seat observes, by name."""
    return seen_by(scene.s, seat)


def seen_by(s: SantaCruz, seat: int) -> dict[str, int]:
    out: list[int] = []
    SPEC.observe(s, seat, out)
    return dict(zip(SPEC.observed(s.seats), out, strict=True))


def of_card(scene: Scene, what: str, name: str) -> str:
    """The name under which something of a score card is observed."""
    return f"{what}.card{card(scene, name) + 1}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_name_is_there_twice(seats: int) -> None:
    names = SPEC.observed(seats)
    assert len(set(names)) == len(names)


def test_a_larger_table_only_adds_seats() -> None:
    two, four = SPEC.observed(2), SPEC.observed(4)
    assert [name for name in four if not name.startswith(("2.", "3."))] == list(two)


def test_every_frame_that_can_wait_is_observed() -> None:
    assert sorted(SPEC.frames) == list(FRAMES)


def test_the_frame_that_waits_and_whose_turn_it_is() -> None:
    scene = table(3)
    turn(scene, 1)
    scene.do(1, "play ship")
    mine, others = seen(scene, 1), seen(scene, 0)
    assert [name for name in mine if name.startswith("waits.") and mine[name]] == ["waits.ChooseSite"]
    assert (mine["0.acts"], mine["0.turn"], mine["0.due.ship"]) == (1, 1, 1)
    assert (others["0.acts"], others["1.acts"], others["1.turn"], others["1.due.ship"]) == (0, 1, 1, 1)
    assert (mine["round-1"], mine["round-2"], mine["seats-2"], mine["seats-3"]) == (1, 0, 0, 1)


def test_a_landing_is_due_to_all_who_have_not_landed() -> None:
    scene = table(3)
    scene.do(0, "build C10")
    now = seen(scene, 1)
    assert [now[f"{n}.due.landing"] for n in range(3)] == [1, 1, 0]
    assert [now[f"{n}.turn"] for n in range(3)] == [1, 0, 0]
    assert [now[f"{n}.builds"] for n in range(3)] == [9, 9, 8]


def test_points_and_leads_count_birds_as_far_as_they_are_known() -> None:
    scene = table(2)
    give_points(scene, 30, 40)
    give_birds(scene, 0, "macaw", "macaw")
    turn(scene, 0)
    mine, theirs = seen(scene, 0), seen(scene, 1)
    assert (mine["0.points"], mine["0.bird-points"], mine["0.total"], mine["0.lead"]) == (30, 6, 36, -4)
    assert (mine["1.total"], mine["1.lead"], mine["0.place"], mine["1.place"]) == (40, 4, 1, 0)
    assert theirs["1.birds"] == 2
    assert theirs["1.bird-points"] == 3, "two unknown tokens of 38 points on 22"


def test_what_is_in_reach_by_each_card() -> None:
    scene = table(2, sets="BA")
    lay(scene, L01="D07", C14="K02")
    settle(scene, 0, "C01")
    use_up(scene, 0, lighthouse=1)
    turn(scene, 0)
    mine = seen(scene, 0)
    assert mine["0.cards.road"] == 4
    assert (mine["0.road.builds"], mine["0.river.builds"], mine["0.ship.builds"]) == (6, 3, 3)
    assert mine["0.road.sites"] == 1, "C14 is a lighthouse too, and none is left"
    assert (mine["0.road.best"], mine["0.road.church"], mine["0.road.gold"], mine["0.road.wet"]) == (2, 1, 1, 1)
    assert mine["0.river.sites"] == 0, "C01 lies on no river"


def test_nothing_is_in_reach_by_cards_that_are_gone() -> None:
    scene = table(2, sets="BA")
    settle(scene, 0, "C02")
    turn(scene, 0)
    before = seen(scene, 0)
    assert (before["0.river.sites"], before["0.face-down"]) == (4, 3)
    for kind in (RIVER, DOUBLE):
        scene.s.move(hand(0), played(0), CARD + kind)
    after = seen(scene, 0)
    assert (after["0.river.builds"], after["0.river.sites"], after["0.face-down"]) == (0, 0, 0)


def test_what_score_cards_pay_now_and_after_one_more_building() -> None:
    scene = table(2)
    deal(scene, 0, "coast", "gold", "churches", "sheep-fish", "connected")
    settle(scene, 0, "C06", "C07")
    settle(scene, 1, "C10", "C11", "C12")
    lay(scene, L04="D07", C06="K06", C07="K08")
    turn(scene, 0)
    mine = seen(scene, 0)
    names = ("coast", "gold", "churches", "sheep-fish", "connected")
    assert [mine[of_card(scene, "0.hand.pays-me", name)] for name in names] == [6, 0, 0, 5, 0]
    assert [mine[of_card(scene, "0.hand.pays-rival", name)] for name in names] == [9, 0, 0, 0, 0]
    assert [mine[of_card(scene, "0.hand.next", name)] for name in names] == [3, 7, 6, 5, 0]
    assert mine[of_card(scene, "0.worth", "houses")] == mine[of_card(scene, "0.hand.pays-me", "houses")] == 0
    assert mine[of_card(scene, "1.worth", "coast")] == 9


def test_cards_of_others_are_observed_only_as_all_know_them() -> None:
    scene = table(2, cards=("sheep", "wood", "sugar", "gold", "fish", "wood-sugar", "sheep-fish", "houses"))
    turn(scene, 1)
    mine = seen(scene, 0)
    assert mine[of_card(scene, "0.hand", "sheep")] == 1
    assert mine[of_card(scene, "1.hand", "fish")] == 0
    assert mine[of_card(scene, "unseen", "fish")] == 1
    assert mine["1.score-cards"] == 4
    scene.do(1, "score fish")
    after = seen(scene, 0)
    assert after[of_card(scene, "1.pile", "fish")] == 1
    assert after[of_card(scene, "unseen", "fish")] == 0


def test_whose_buildings_stand_where() -> None:
    scene = table(3)
    settle(scene, 0, "C01")
    settle(scene, 2, "C05")
    turn(scene, 1)
    mine = seen(scene, 2)
    assert (mine[f"site{site(scene, 'C01') + 1}.mine"], mine[f"site{site(scene, 'C01') + 1}.others"]) == (0, 1)
    assert (mine[f"site{site(scene, 'C05') + 1}.mine"], mine[f"site{site(scene, 'C05') + 1}.others"]) == (1, 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_worked_out_for_speed_is_what_the_rules_say(seats: int) -> None:
    s = SPEC.begin(SPEC.edition(), seats)
    driver, choose = Seeded("speed"), Generator("speed")
    advance(s, driver)
    while not is_over(s):
        seat = actor(s)
        allowed: list[Action] = []
        due = dues(s)
        for other in range(seats):
            outlook = Outlook(s, other, due, secret=False)
            assert outlook.pays == [worth(s, other, one) for one in s.edition.score_cards]
        now = seen_by(s, seat)
        for place, unseen in enumerate(unseen_score_cards(s, seat)):
            assert now[f"unseen.card{place + 1}"] == unseen
        hidden = [one for one, left in zip(s.edition.tiles, chain(*s.bags), strict=True) if left]
        for what in (*RESOURCES, "bird"):
            assert now[f"unseen.{what}"] == sum(one.shows == what for one in hidden)
        for kind, what in enumerate(BUILDINGS[:2]):
            assert now[f"unseen.{what}"] == sum(one.building == kind for one in hidden)
        options(s, seat, allowed)
        answer(s, seat, allowed[choose.below(len(allowed))])
        advance(s, driver)
