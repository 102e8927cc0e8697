from __future__ import annotations

import contextlib
import json
from collections.abc import Callable

import pytest

from fairwind.kernel.chance import Seeded
from fairwind.kernel.editions import Sheet
from fairwind.kernel.play import actors
from fairwind.kernel.record import RecordError, read_record
from fairwind.kernel.replay import Replay
from fairwind.kernel.sitting import Sitting, begin_sitting, resume_sitting
from fairwind.kernel.spec import Result
from tests.kernel.toy import SHEET, TOY, TOY_EDITION, ToyEdition


def answer_any(sitting: Sitting) -> None:
    seat = actors(sitting.state)[0]
    decision = sitting.state.pending[-1]
    out: list[object] = []
    decision.options(sitting.state, seat, out)  # type: ignore[attr-defined]
    sitting.answer(seat, out[0])  # type: ignore[arg-type]


def played(edition: ToyEdition = TOY_EDITION) -> Sitting:
    sitting = begin_sitting(TOY, edition, 2, {}, Seeded("record"))
    while not sitting.over:
        answer_any(sitting)
    return sitting


def lines_of(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_record_replays_to_the_same_state_without_a_generator() -> None:
    sitting = played()
    again = Replay(TOY, read_record(sitting.record.text()))
    assert TOY.digest(again.final()) == TOY.digest(sitting.state)
    assert read_record(sitting.record.text()).text() == sitting.record.text()


def test_a_record_says_what_is_played_and_how_it_ended() -> None:
    rows = lines_of(played().record.text())
    assert rows[0]["game"] == "pearls"
    assert rows[0]["edition_hash"] == TOY_EDITION.about.hash
    assert "edition_text" not in rows[0]
    assert list(rows[-1]) == ["result"]
    assert {row["by"] for row in rows[1:-1]} == {None, 0, 1}


def test_a_record_says_whether_it_was_practice_and_one_of_before_that_was_known_is_read() -> None:
    record = played().record
    assert "practice" not in record.header()
    assert not read_record(record.text()).practice
    record.practice = True
    again = read_record(record.text())
    assert again.practice
    assert again.text() == record.text()
    with pytest.raises(RecordError, match="'practice' must be true or false"):
        read_record(record.text().replace('"practice": true', '"practice": 1', 1))


def test_a_result_names_the_tie_break_only_where_it_has_decided() -> None:
    assert Result([5, 5, 3], [2, 1, 3], "", "turn-order").decided_by == "turn-order"
    assert Result([5, 5, 3], [1, 1, 3], "", "turn-order").decided_by == ""
    assert Result([5, 4, 3], [1, 2, 3], "", "turn-order").decided_by == ""
    assert Result([3, 5, 3], [3, 1, 2], "", "turn-order").decided_by == "turn-order"


def test_an_edition_of_ones_own_travels_in_the_record() -> None:
    own = ToyEdition(Sheet("mine.toml", SHEET.replace('"toy"', '"mine"').replace("[6, 6, 6]", "[9, 0, 0]")))
    text = played(own).record.text()
    assert "[9, 0, 0]" in str(lines_of(text)[0]["edition_text"])
    assert Replay(TOY, read_record(text)).final().at[0][0] == 3


def test_a_record_can_go_on_from_a_whole_state() -> None:
    sitting = begin_sitting(TOY, TOY_EDITION, 2, {}, Seeded("x"))
    sitting.record.start = TOY.encode(sitting.state)  # type: ignore[arg-type]
    sitting.record.lines.clear()
    sitting.record.log.clear()
    while not sitting.over:
        answer_any(sitting)
    final = Replay(TOY, read_record(sitting.record.text())).final()
    assert TOY.digest(final) == TOY.digest(sitting.state)


TOY_START = TOY.encode(TOY.begin(TOY_EDITION, 2))


def change(n: int, **fields: object) -> Callable[[list[dict[str, object]]], None]:
    return lambda rows: rows[n].update(fields)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (change(0, fairwind=2), "Line 1 does not begin"),
        (change(0, seats="two"), "'seats' is missing or not"),
        (change(0, seats=9), "2 to 3 players"),
        (change(0, seats=10**12), "1 to 12 players, not 1000000000000"),
        (change(0, seats=10**60), "not a huge number"),
        (change(0, seats=True), "'seats' is missing or not"),
        (change(0, game="pearl"), "game of pearl, not of pearls"),
        (change(0, game="p" * 300), "'game' is longer than 200 letters"),
        (change(0, players=5), "'players' must be a list"),
        (change(0, players=["a", 5]), "'players' must be a list of names"),
        (change(0, players=["a", "b", "c"]), "3 names for 2 seats"),
        (change(0, players=["a", "b" * 25]), "player 2 is longer than 24 letters"),
        (change(0, players=["a", "b" * 100_000]), "player 2 is longer than 24 letters"),
        (change(0, rules=2**70), "'rules' must be from"),
        (change(0, variants={str(n): "x" for n in range(60)}), "'variants' must hold a few texts"),
        (change(0, edition_text=5), "'edition_text' is missing or not"),
        (change(0, edition_text="#" * 300_000), "'edition_text' is longer"),
        (change(0, rules=7), "version 7 of the rules"),
        (change(0, edition_hash="0"), "has changed since"),
        (change(0, variants={"start": "never"}), "is no value of"),
        (change(1, do="draw 9"), "no such outcome"),
        (change(1, by=0), "refused by rule|no such action"),
        (change(3, do="lay 9"), "no such action"),
        (change(3, by=7), "no seat at this table"),
        (change(-1, result={"points": [9, 9]}), "differs from the replayed one"),
        (lambda rows: rows.pop(-2), "answers are missing"),
        (lambda rows: rows.append(rows[-2]), "comes after the result"),
        (lambda rows: rows.insert(3, {"undo": 99}), "takes back 99 answers"),
        (lambda rows: rows.insert(3, {"state": {}}), "only the second line may"),
        (lambda rows: rows.insert(1, {"state": {}}), "cannot be read"),
        (lambda rows: rows.insert(1, {"state": {**TOY_START, "seats": 3}}), "another number of seats"),
        (lambda rows: rows.insert(1, {"state": {**TOY_START, "round": 2**80}}), "no table needs"),
        (lambda rows: rows.insert(1, {"state": {**TOY_START, "at": [[[[[[[1]]]]]]]}}), "no table needs"),
        (lambda rows: rows.insert(1, {"state": {**TOY_START, "at": [[9] * 3] * 6}}), "cannot be read"),
        (change(3, do="x" * 201), "'do' is longer"),
        (change(3, do="x" * 5000), "longer than any line"),
        (change(3, check=["x"]), "'check' is missing or not"),
        (change(3, by=True), "'by' is True, no seat"),
        (change(3, do="\ud800"), "not JSON"),
        (change(-1, result={"points": float("nan")}), "not JSON"),
        (lambda rows: rows.insert(3, {"by": 9, "undo": 1}), "'by' is 9, no seat"),
        (lambda rows: rows.insert(1, {"state": {**TOY_START, "pending": [["BeginRound", "x"]]}}), "cannot be read"),
        (lambda rows: rows.insert(3, {"what": 1}), "neither an answer nor a result"),
    ],
)
def test_a_broken_record_says_where_and_why(spoil: Callable[[list[dict[str, object]]], None], said: str) -> None:
    rows = lines_of(played().record.text())
    spoil(rows)
    with pytest.raises(RecordError, match=said):
        Replay(TOY, read_record("\n".join(json.dumps(row) for row in rows))).final()


def test_a_wrong_digest_is_found_and_another_scheme_is_only_counted() -> None:
    rows = lines_of(played().record.text())
    rows[3]["check"] = "fw1:0000000000000000"
    with pytest.raises(RecordError, match="After answer 3"):
        Replay(TOY, read_record("\n".join(json.dumps(row) for row in rows))).final()
    rows[3]["check"] = "fw0:0000000000000000"
    replay = Replay(TOY, read_record("\n".join(json.dumps(row) for row in rows)))
    replay.final()
    assert replay.unchecked == 1


@pytest.mark.parametrize("text", ["", "\n\n", "[" * 90_000, "{", "[1]", "null", "\x00", "{}" * 3, '{"fairwind": 1}'])
def test_nonsense_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(RecordError, match=r"\w"):
        read_record(text)


def test_a_record_of_many_lines_is_refused_at_once() -> None:
    with pytest.raises(RecordError, match="more than 100000 lines"):
        read_record(played().record.text() + "\n" * 200_000)


def test_players_are_called_what_can_be_seen_of_their_names() -> None:
    rows = lines_of(played().record.text())
    rows[0]["players"] = ["An\u202ena", "\u3164"]
    assert read_record("\n".join(json.dumps(row) for row in rows)).players == ["Anna", "2"]


def test_a_complaint_moves_no_cursor() -> None:
    rows = lines_of(played().record.text())
    rows[3]["do"] = "\x1b[2J\u202e"
    with pytest.raises(RecordError) as complaint:
        Replay(TOY, read_record("\n".join(json.dumps(row) for row in rows))).final()
    assert str(complaint.value).isprintable()


def test_every_cut_of_a_record_is_read_or_refused() -> None:
    text = played().record.text()
    for length in range(0, len(text), 7):
        with contextlib.suppress(RecordError):
            Replay(TOY, read_record(text[:length])).final()


def test_a_game_can_be_resumed_from_its_text() -> None:
    sitting = begin_sitting(TOY, TOY_EDITION, 2, {}, Seeded("half"))
    answer_any(sitting)
    later = resume_sitting(TOY, read_record(sitting.record.text()), Seeded("other"))
    assert TOY.digest(later.state) == TOY.digest(sitting.state)
    while not later.over:
        answer_any(later)
    assert Replay(TOY, read_record(later.record.text())).final().pending == []
