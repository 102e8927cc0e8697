from __future__ import annotations

import json

import pytest

from fairwind.kernel.codec import digest
from fairwind.kernel.record import Replay, read_record
from fairwind.kernel.refusals import Refused
from fairwind.kernel.sitting import Sitting, begin_sitting
from fairwind.testing import Rigged
from fairwind.testing.scene import Ear
from tests.kernel.toy import LAY, NAME, TOY, TOY_EDITION


def sitting(seats: int = 2) -> Sitting:
    driver = Rigged(TOY_EDITION, ["draw 2", "draw 1", "draw 0"], "sitting")
    return begin_sitting(TOY, TOY_EDITION, seats, {"start": "one-each"}, driver)


def any_lay(table: Sitting, seat: int) -> None:
    table.answer(seat, next(a for a in LAY if table.state.at[2 + 2 * seat][a.kind]))


def undo_refused(table: Sitting, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        table.undo(seat)
    return refused.value.refusal.rule


def test_a_secret_answer_can_be_taken_back_even_after_others_answered() -> None:
    table = sitting(3)
    before = digest(TOY, table.state)
    any_lay(table, 0)
    any_lay(table, 1)
    table.undo(0)
    assert table.state.answered == [0, 1, 0]  # type: ignore[attr-defined]
    table.undo(1)
    assert digest(TOY, table.state) == before


def test_nothing_is_taken_back_once_it_was_opened() -> None:
    table = sitting()
    any_lay(table, 0)
    any_lay(table, 1)
    assert undo_refused(table, 0) == "FW-7"
    assert undo_refused(table, 1) == "FW-7"


def test_nobody_takes_back_what_another_did() -> None:
    table = sitting()
    assert undo_refused(table, 0) == "FW-6"
    any_lay(table, 0)
    assert undo_refused(table, 1) == "FW-6"


def test_a_draw_is_new_information() -> None:
    table = sitting()
    any_lay(table, 0)
    any_lay(table, 1)
    winner = table.state.pending[-1].seat
    table.answer(winner, NAME[1 - winner])
    assert undo_refused(table, winner) == "FW-7"


def test_undone_answers_stay_in_the_text_and_the_record_replays() -> None:
    table = sitting(3)
    any_lay(table, 0)
    any_lay(table, 1)
    table.undo(0)
    any_lay(table, 0)
    text = table.record.text()
    assert [json.loads(line).get("undo") for line in text.splitlines()].count(2) == 1
    assert digest(TOY, Replay(TOY, read_record(text)).final()) == digest(TOY, table.state)


def test_a_refused_answer_leaves_table_and_record_alone() -> None:
    table = sitting()
    before = table.record.text(), digest(TOY, table.state)
    with pytest.raises(Refused):
        table.answer(0, NAME[0])
    assert (table.record.text(), digest(TOY, table.state)) == before


def test_whoever_listens_goes_on_listening_after_an_undo() -> None:
    ear = Ear()
    table = begin_sitting(TOY, TOY_EDITION, 2, {}, Rigged(TOY_EDITION, [], "ear"), ear)
    any_lay(table, 0)
    table.undo(0)
    heard = len(ear.moves)
    any_lay(table, 0)
    assert len(ear.moves) == heard + 1
