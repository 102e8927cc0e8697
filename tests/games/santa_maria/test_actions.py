"""Notation: how actions are written, and how they were written once."""

from __future__ import annotations

from fairwind.games.santa_maria import SPEC
from fairwind.games.santa_maria.state import SantaMaria
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Seeded
from fairwind.kernel.record import read_record
from fairwind.kernel.replay import Replay
from fairwind.kernel.sitting import begin_sitting


def written(text: str) -> Action | None:
    return SPEC.edition().catalogue.parse(text)


def test_cells_are_written_so_that_nobody_reads_a_decimal_number() -> None:
    actions = SPEC.edition().actions
    assert actions.activate[8].text == "activate 2/3"
    assert actions.place[8 * 4 + 1].text == "place 2/3 1"


def test_what_was_written_otherwise_once_is_still_read() -> None:
    actions = SPEC.edition().actions
    assert written("decline") is actions.decline is written("pass")
    for verb, now in (("lift", actions.lift), ("land", actions.land), ("activate", actions.activate)):
        assert written(f"{verb} 2,3") is now[8] is written(f"{verb} 2/3")
    assert written("rest 6,6") is actions.rest[35]
    assert written("place 1,2 3") is actions.place[7]


def test_a_record_in_the_old_notation_replays() -> None:
    sitting = begin_sitting(SPEC, SPEC.edition(), 2, {"setup": "dealt", "first-player": "seat-1"}, Seeded("old"))
    state = sitting.state
    assert isinstance(state, SantaMaria)
    free = next(cell for cell in range(36) if state.free[0] >> cell & 1)
    sitting.answer(0, SPEC.edition().actions.activate[free])
    new = sitting.record.text()
    old = new.replace(SPEC.edition().actions.activate[free].text, f"activate {free // 6 + 1},{free % 6 + 1}")
    assert old != new
    replayed = Replay(SPEC, read_record(old)).final()
    assert SPEC.digest(replayed) == SPEC.digest(sitting.state)
