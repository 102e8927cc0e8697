"""Rows folded into the state of a table; and games that cannot go on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fairwind.games import game
from fairwind.kernel.actions import Catalogue
from fairwind.kernel.log import ONLOOKER, Answered
from fairwind.kernel.refusals import NEW_INFORMATION, Refused
from fairwind.kernel.spec import Edition
from fairwind.tables.game import Game
from fairwind.tables.history import History, replay_standing
from fairwind.tables.played import Played, standing_lines
from fairwind.tables.rows import (
    AnswerGiven,
    AnswerUndone,
    GameBegun,
    KeptRow,
    SeatChanged,
    TableMade,
    TableRow,
    UndoAgreed,
    UndoWished,
    read_row,
)
from fairwind.tables.seats import PERSON, Seat
from fairwind.tables.shown.snapshots import log_for
from fairwind.tables.table_state import Stamp, TableInfo, TableState

SEATS = [Seat("Anna", PERSON, epoch=1), Seat("Ben", PERSON, epoch=1), Seat("Cleo", PERSON, epoch=1)]


def info(rules: int | None = None) -> TableInfo:
    spec = game("santa-cruz")
    about = spec.edition().about
    variants = spec.chosen_variants({})
    version = spec.rules_version if rules is None else rules
    return TableInfo("x" * 12, spec.name, version, about.name, about.hash, "", variants, public=False, made=0.0)


def played_table(answers: int) -> tuple[TableState, list[TableRow]]:
    """A table after some answers, with its rows."""
    state = TableState(info())
    rows: list[TableRow] = []

    def note(row: TableRow) -> None:
        rows.append(row)
        row.note(state)

    note(TableMade(state.next_stamp(), SEATS))
    played_game = state.game = state.new_game()
    note(GameBegun(state.next_stamp(), played_game.begin()))
    for _ in range(answers):
        seat = played_game.owing[0]
        note(AnswerGiven(state.next_stamp(), played_game.answer(seat, played_game.options(seat)[0].text), by=seat))
    return state, rows


def test_rows_followed_are_the_state_that_wrote_them() -> None:
    state, rows = played_table(30)
    followed, _ = History(info(), None, rows).followed()
    assert followed.kept() == state.kept()
    assert (followed.n, followed.since, followed.given) == (32, state.since, state.given)
    assert sum(state.given) == 30


def test_since_ones_last_turn_counts_from_an_answer_that_was_a_choice() -> None:
    state, _ = played_table(0)
    nothing = Played([], [], [1, 1, 1])
    for n, by, chosen in ((10, 0, True), (11, 1, True), (12, 0, False), (13, 1, False), (14, 2, True)):
        AnswerGiven(Stamp(n, 0.0), nothing, chosen, by=by).note(state)
    assert state.since == [10, 11, 14], "an answer that is given by itself hides nothing"
    assert [answer.n for answer in state.since_last_of(0)] == [12, 13, 14]
    AnswerUndone(Stamp(15, 0.0), nothing, [1, 1, 1], by=0).note(state)
    assert state.since == [10, 11, 0], "and what was taken back is no turn"
    assert [answer.n for answer in state.answers] == [10, 11]
    assert not state.practice
    AnswerUndone(Stamp(16, 0.0), nothing, [1, 0, 0], practice=True, by=0).note(state)
    assert (state.since, state.practice) == ([0, 11, 0], True)


def test_what_is_stored_of_an_answer_and_an_undo_is_read_back() -> None:
    played = Played([], [], [1, 1, 1], points=[3, 4, 5])
    rows: list[TableRow] = [
        AnswerGiven(Stamp(9, 0.0), played, chosen=False, by=2),
        AnswerGiven(Stamp(9, 0.0), played, by=2),
        AnswerUndone(Stamp(9, 0.0), played, [1, 0, 0], practice=True, by=0),
    ]
    for row in rows:
        kept = KeptRow(row.KIND, row.stamp, row.by, json.loads(json.dumps(row.as_json())))
        assert read_row(kept) == row


def test_a_wish_ends_when_somebody_says_no_answers_or_leaves() -> None:
    for ending in (
        UndoAgreed(Stamp(9, 0.0), agree=False, by=1),
        AnswerGiven(Stamp(9, 0.0), Played([], [], [1, 1, 1]), by=2),
        SeatChanged(Stamp(9, 0.0), 1, Seat("Bot", "bot", "random")),
    ):
        state, _ = played_table(3)
        UndoWished(Stamp(7, 0.0), [1, 2], by=0).note(state)
        UndoAgreed(Stamp(8, 0.0), agree=True, by=2).note(state)
        assert state.consent is not None
        assert state.consent.agreed == [2]
        ending.note(state)
        assert state.consent is None


def test_a_state_that_other_rules_cannot_read_says_which_version_can() -> None:
    written, _ = played_table(5)
    kept: Any = written.kept()
    kept["game"]["state"]["a field of long ago"] = 1
    state = TableState(info(rules=77))
    state.restore(7, kept)
    assert state.game is None
    assert "version 77 of the rules of santa-cruz" in state.stopped
    assert f"version {game('santa-cruz').rules_version} cannot" in state.stopped
    assert "a field of long ago" in state.stopped
    assert (state.n, state.names) == (7, ["Anna", "Ben", "Cleo"]), "the rest is read all the same"


def test_the_log_is_told_in_the_notation_of_today() -> None:
    edition = game("santa-cruz").edition()
    now = edition.catalogue.actions[3].text
    rows = [AnswerGiven(Stamp(3, 0.0), Played([], [Answered(0, "formerly so", sealed=False)], [1, 1, 1]), by=0)]
    once = Edition(edition.about, Catalogue(edition.catalogue.actions, {"formerly so": now}), edition.outcomes)
    said: list[Any] = [row["told"][0] for row in (*log_for(rows, ONLOOKER, edition), *log_for(rows, ONLOOKER, once))]
    assert [told["do"] for told in said] == ["formerly so", now]


def test_a_changed_draw_or_digest_stops_the_game() -> None:
    _, rows = played_table(30)
    drawn = next(row for row in rows if isinstance(row, AnswerGiven) and "check" in str(row.played.lines))
    line = next(line for line in drawn.played.lines if "check" in line)
    line["check"] = "fw1:0000000000000000"
    state, _ = History(info(), None, rows).followed()
    assert "differs" in state.stopped
    assert state.n == 32


def test_what_was_free_to_take_back_then_is_followed_even_if_it_is_not_free_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, rows = played_table(12)
    played_game = state.game
    assert played_game is not None
    while True:
        seat = played_game.owing[0]
        rows.append(
            AnswerGiven(state.next_stamp(), played_game.answer(seat, played_game.options(seat)[0].text), by=seat)
        )
        rows[-1].note(state)
        if played_game.can_undo(seat):
            break
    rows.append(AnswerUndone(state.next_stamp(), played_game.undo(seat), [int(i == seat) for i in range(3)], by=seat))
    rows[-1].note(state)

    def refuse(self: Game, seat: int) -> Played:
        raise Refused(NEW_INFORMATION)

    monkeypatch.setattr(Game, "undo", refuse)
    followed, not_free = History(info(), None, rows).followed()
    assert followed.stopped
    assert not_free is rows[-1]
    lines = standing_lines(
        [row.played.lines for row in rows if isinstance(row, GameBegun | AnswerGiven | AnswerUndone)]
    )
    replay_standing(followed, None, lines, rows)
    assert not followed.stopped
    assert followed.kept() == state.kept()
