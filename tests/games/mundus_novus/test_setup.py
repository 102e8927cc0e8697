"""Chapter 1: what lies on the table before the first round."""

from __future__ import annotations

import pytest

from fairwind.games.mundus_novus import SPEC
from fairwind.games.mundus_novus.state import MARKET, PILE
from fairwind.games.mundus_novus.vocabulary import DEVELOPMENT_KINDS
from fairwind.kernel.play import waiting_chance
from fairwind.kernel.spec import BadTable
from fairwind.testing import Scene, rule

from .tables import deal, give_money, in_row, lies, table, turn


@rule("MN-1.1")
@pytest.mark.parametrize(
    ("seats", "cards", "by_kind"),
    [
        (2, 28, [8, 5, 4, 2, 9]),
        (3, 32, [9, 6, 5, 3, 9]),
        (4, 36, [10, 7, 6, 4, 9]),
        (5, 40, [11, 8, 7, 5, 9]),
        (6, 44, [12, 9, 8, 6, 9]),
    ],
)
def test_cards_numbered_above_the_player_count_stay_in_the_box(seats: int, cards: int, by_kind: list[int]) -> None:
    s = Scene(SPEC, seats).s
    in_play = [*s.row, *(card for card, there in enumerate(s.deck) if there)]
    assert len(in_play) == cards
    assert all(s.edition.cards[card].players <= seats for card in in_play)
    kinds = [s.edition.cards[card].kind for card in in_play]
    assert [kinds.count(kind) for kind in range(len(DEVELOPMENT_KINDS))] == by_kind


@rule("MN-1.2")
def test_three_open_cards_are_the_market() -> None:
    scene = Scene(SPEC, 3, outcomes=["draw corn", "draw corn", "draw relic"])
    assert lies(scene, MARKET) == {"corn": 2, "relic": 1}
    assert scene.s.total(PILE) == 120 - 3 - 3 * 5


@rule("MN-1.3")
def test_five_open_developments_card_1_was_turned_first() -> None:
    """Card 1 lies farthest from the pile: later cards join beside the pile, at place 5."""
    drawn = ["D43", "D01", "D36", "D22", "D11"]
    scene = Scene(SPEC, 2, outcomes=[f"card {name}" for name in drawn])
    assert in_row(scene) == drawn
    assert scene.s.deck_left() == 28 - 5


@rule("MN-1.4")
def test_the_first_trade_master_is_drawn_and_any_seat_can_be() -> None:
    for seat in range(4):
        assert Scene(SPEC, 4, outcomes=[f"seat {seat}"]).s.master == seat
    s = SPEC.begin(SPEC.edition(), 4)
    draw = next(frame for frame in s.pending if type(frame).__name__ == "DrawMaster")
    s.pending[:] = [draw]
    chance = waiting_chance(s)
    assert chance is not None
    assert chance.weights(s) == [1, 1, 1, 1]


@rule("MN-1.4")
@pytest.mark.parametrize("seat", range(6))
def test_a_table_may_agree_on_the_first_trade_master(seat: int) -> None:
    assert Scene(SPEC, 6, {"first-master": f"seat-{seat + 1}"}).s.master == seat


@rule("MN-1.4")
def test_the_first_trade_master_must_sit_at_the_table() -> None:
    with pytest.raises(BadTable, match="no seat 4 at a table of 3"):
        SPEC.begin(SPEC.edition(), 3, {"first-master": "seat-4"})


@rule("MN-1.5")
def test_the_bank_never_runs_out() -> None:
    """The coins in the box make 480; at this table there are more, and the bank still pays."""
    scene = table(3)
    give_money(scene, 400, 400, 400)
    deal(scene, 0, "relic", "relic", "relic", "relic", "relic")
    turn(scene, 0)
    scene.do(0, "relics 5")
    assert scene.s.coins == [425, 400, 400]


def test_seats_outside_two_to_six_are_refused() -> None:
    for seats in (0, 1, 7):
        with pytest.raises(BadTable, match="2 to 6 players"):
            SPEC.begin(SPEC.edition(), seats)


def test_unknown_variants_are_refused_with_the_choice() -> None:
    with pytest.raises(BadTable, match="first-master, relic-sets"):
        SPEC.begin(SPEC.edition(), 3, {"oldest-master": "yes"})
    with pytest.raises(BadTable, match="allowed, forbidden"):
        SPEC.begin(SPEC.edition(), 3, {"relic-sets": "maybe"})
