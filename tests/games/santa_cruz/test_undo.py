"""What can be taken back freely: whatever has told nobody anything new."""

from __future__ import annotations

from fairwind.games.santa_cruz import SPEC
from fairwind.kernel.chance import Seeded
from fairwind.kernel.play import actors, waiting_decision
from fairwind.kernel.sitting import Sitting
from fairwind.testing import Scene, rule

from .tables import lay, settle, table, turn


def sitting_at(scene: Scene) -> Sitting:
    """Go on from here with a log and undo."""
    return Sitting(SPEC, scene.edition, scene.s, Seeded("undo"))


def undo_refused(sitting: Sitting, seat: int) -> str:
    """The number of the rule that forbids a free undo; empty if it is allowed."""
    why = sitting.undo_refusal(seat)
    return "" if why is None else why.rule


def asks(sitting: Sitting) -> str:
    return type(waiting_decision(sitting.state)).__name__


@rule("SC-1.16")
def test_a_card_of_a_chosen_set_is_no_news_and_can_be_taken_back() -> None:
    scene = table(4)
    turn(scene, 0)
    sitting = sitting_at(scene)
    sitting.answer(0, "play ship")
    assert undo_refused(sitting, 0) == ""
    sitting.undo(0)
    assert asks(sitting) == "ChooseCard"


@rule("SC-1.16")
def test_the_first_card_of_a_dealt_set_cannot_be_taken_back_but_the_second_can() -> None:
    scene = Scene(SPEC, 2, {"sets": "dealt"}, outcomes=["seat 0", "set D", "set A"])
    for seat, name in ((0, "C10"), (1, "C12")):
        scene.do(seat, f"build {name}")
    sitting = sitting_at(scene)
    entry = sitting.answer(0, "play ship")
    assert entry.new_information
    assert undo_refused(sitting, 0) == "FW-7"
    settle(scene, 0, "C11")
    turn(scene, 0)
    again = sitting_at(scene)
    again.answer(0, "play ship")
    assert undo_refused(again, 0) == ""


@rule("SC-1.17")
def test_a_score_card_that_was_shown_cannot_be_taken_back() -> None:
    scene = table(4)
    turn(scene, 0)
    sitting = sitting_at(scene)
    sitting.answer(0, "score sheep")
    assert undo_refused(sitting, 0) == "FW-7"


@rule("SC-4.1")
def test_a_building_that_turns_up_nothing_can_be_taken_back_and_one_that_does_cannot() -> None:
    scene = table(4)
    settle(scene, 0, "C10")
    lay(scene, L09="D08")
    turn(scene, 0)
    sitting = sitting_at(scene)
    sitting.answer(0, "play ship")
    sitting.answer(0, "build C12")
    assert undo_refused(sitting, 0) == "", "all neighbours of C12 lay open"
    sitting.undo(0)
    sitting.answer(0, "build C13")
    assert undo_refused(sitting, 0) == "FW-7", "L10 was turned up"


@rule("SC-8.8")
def test_a_pile_that_all_have_seen_can_be_taken_back() -> None:
    scene = table(2)
    while scene.asks() != "ChoosePile":
        seat = scene.actors()[0]
        scene.do(seat, scene.texts(seat)[-1])
    sitting = sitting_at(scene)
    first = actors(sitting.state)[0]
    sitting.answer(first, f"pile {first}")
    assert undo_refused(sitting, first) == ""
