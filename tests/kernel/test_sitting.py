from __future__ import annotations

import json

import pytest

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Seeded
from fairwind.kernel.record import read_record
from fairwind.kernel.refusals import Refused
from fairwind.kernel.replay import Replay
from fairwind.kernel.sitting import Sitting, begin_sitting
from fairwind.testing import Rigged
from tests.kernel.toy import LAY, NAME, TOY, TOY_EDITION, BeginRound, NameNext, Pearls


def sitting(seats: int = 2) -> Sitting:
    driver = Rigged(TOY_EDITION.outcomes, ["draw 2", "draw 1", "draw 0"], "sitting")
    return begin_sitting(TOY, TOY_EDITION, seats, {"start": "one-each"}, driver)


def any_lay(table: Sitting, seat: int) -> None:
    table.answer(seat, next(a for a in LAY if table.state.at[2 + 2 * seat][a.kind]))


def undo_refused(table: Sitting, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        table.undo(seat)
    return refused.value.refusal.rule


def test_a_secret_answer_can_be_taken_back_even_after_others_answered() -> None:
    table = sitting(3)
    before = TOY.digest(table.state)
    any_lay(table, 0)
    any_lay(table, 1)
    table.undo(0)
    assert table.state.answered == [0, 1, 0]  # type: ignore[attr-defined]
    table.undo(1)
    assert TOY.digest(table.state) == before


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
    assert TOY.digest(Replay(TOY, read_record(text)).final()) == TOY.digest(table.state)


def test_a_refused_answer_leaves_table_and_record_alone() -> None:
    table = sitting()
    before = table.record.text(), TOY.digest(table.state)
    with pytest.raises(Refused):
        table.answer(0, NAME[0])
    assert (table.record.text(), TOY.digest(table.state)) == before


def test_the_log_goes_on_after_an_undo() -> None:
    table = sitting(3)
    any_lay(table, 0)
    table.undo(0)
    entry = table.answer(0, f"lay {table.state.at[2].index(1)}")
    assert [fact.name for fact in entry.facts] == ["answered", "moved"]


def test_an_answer_is_told_and_written_down_with_what_it_set_off() -> None:
    table = sitting()
    assert table.beginning is not None
    assert [line["do"].split()[0] for line in table.beginning.lines] == ["draw"] * 4
    assert [fact.name for fact in table.beginning.facts] == ["outcome", "moved", "happened"] * 4
    any_lay(table, 0)
    entry = table.answer(1, f"lay {table.state.at[4].index(1)}")
    assert entry.new_information
    assert [line["do"] for line in entry.lines] == [entry.lines[0]["do"]]


def test_nobody_knows_less_after_an_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an answer shows of a hand ends the free undo, whether components moved or the rule says so."""
    resolve = NameNext.resolve

    def shows(self: NameNext, s: Pearls, seat: int, action: Action) -> None:
        s.reveal()
        resolve(self, s, seat, action)

    monkeypatch.setattr(BeginRound, "run", lambda _, s: s.owe(NameNext(0)))  # no draw would end it
    for changed, rule in ((resolve, ""), (shows, "FW-7")):
        monkeypatch.setattr(NameNext, "resolve", changed)
        table = begin_sitting(TOY, TOY_EDITION, 2, {}, Seeded("shown"))
        entry = table.answer(0, "next 1")
        assert entry.new_information == bool(rule)
        if rule:
            assert undo_refused(table, 0) == rule
        else:
            table.undo(0)


def test_what_is_forgotten_cannot_be_taken_back() -> None:
    table = sitting(3)
    any_lay(table, 0)
    table.forget()
    assert table.undoable == 0
    assert undo_refused(table, 0) == "FW-7"


def test_an_answer_in_words_that_mean_nothing_is_refused() -> None:
    table = sitting()
    with pytest.raises(Refused) as refused:
        table.answer(0, "lay everything")
    assert refused.value.refusal.rule == "FW-5"
