"""Records: a game as text, one JSON object a line, that replays without any generator.

The first line says what is played. Each further line is an answer (`by` a seat, or `null` for the table), a number of
answers taken back (`undo`), a whole state to go on from (`state`), or at the end the `result`. An answer may carry a
`check`, the digest of the state after it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final

from fairwind.kernel.chance import outcome_number
from fairwind.kernel.codec import SCHEME
from fairwind.kernel.editions import EditionError
from fairwind.kernel.log import Log
from fairwind.kernel.play import answer, is_over, refusal, settle, toss, waiting_chance, waiting_decision
from fairwind.kernel.refusals import Refused
from fairwind.kernel.spec import BadTable, Edition, GameSpec, Json
from fairwind.kernel.state import State

FORMAT: Final = 1
LARGEST_RECORD: Final = 16 * 1024 * 1024
CHECK_EVERY: Final = 25
# What a state that was written by hand, or by another version, can make the rules raise.
UNSOUND: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, Refused, TypeError, ValueError,
)  # fmt: skip


class RecordError(ValueError):
    """A record that cannot be read or does not replay: says where and why."""


@dataclass
class Line:
    """One answer: a seat's, or the table's if `by` is None."""

    by: int | None
    do: str
    check: str = ""

    def as_json(self) -> Json:
        """As it stands in the text."""
        data: Json = {"by": self.by, "do": self.do}
        if self.check:
            data["check"] = self.check
        return data


@dataclass
class Record:
    """A game as it was played. `lines` holds what stands; undone answers are kept in the text only."""

    game: str
    rules: int
    edition: str
    edition_hash: str
    seats: int
    variants: dict[str, str]
    edition_text: str = ""  # only if it is not an edition that comes with the game
    players: list[str] = field(default_factory=list)
    start: Json | None = None
    lines: list[Line] = field(default_factory=list)
    log: list[Json] = field(default_factory=list)  # every line after the header as written, undone ones too
    result: Json | None = None
    draws: Json = field(default_factory=dict)  # what they follow from, so that they can be checked (`fair_draws.py`)

    def add(self, line: Line) -> None:
        """Write an answer down."""
        self.lines.append(line)
        self.log.append(line.as_json())

    def undo(self, by: int | None, count: int) -> None:
        """Take back the last answers; the text keeps them."""
        del self.lines[len(self.lines) - count :]
        self.log.append({"by": by, "undo": count})

    def finish(self, result: Json) -> None:
        """Write the result down."""
        self.result = result
        self.log.append({"result": result})

    def header(self) -> Json:
        """The first line."""
        data: Json = {
            "fairwind": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "edition": self.edition,
            "edition_hash": self.edition_hash,
            "seats": self.seats,
            "variants": self.variants,
        }
        if self.players:
            data["players"] = self.players
        if self.edition_text:
            data["edition_text"] = self.edition_text
        if self.draws:
            data["draws"] = self.draws
        return data

    def text(self) -> str:
        """The record as JSON Lines."""
        rows = [self.header()]
        if self.start is not None:
            rows.append({"state": self.start})
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows + self.log)


def new_record(spec: GameSpec[Any, Any], edition: Edition, seats: int, variants: Mapping[str, str]) -> Record:
    """The record of a game that begins now."""
    about = edition.about
    shipped = about.name in spec.edition_names() and spec.edition(about.name).about.hash == about.hash
    text = "" if shipped else about.text
    chosen = spec.chosen_variants(variants)
    return Record(spec.name, spec.rules_version, about.name, about.hash, seats, chosen, text)


def read_record(text: str) -> Record:
    """Read a record, or raise RecordError naming the line."""
    if len(text) > LARGEST_RECORD:
        raise RecordError(f"The record is larger than {LARGEST_RECORD // 1024 // 1024} MiB; no game is that long.")
    rows = [(n, row) for n, row in enumerate(text.split("\n"), 1) if row.strip()]
    if not rows:
        raise RecordError("The record is empty; choose another file.")
    record = _read_header(_object(*rows[0]))
    for n, row in rows[1:]:
        _read_line(record, n, _object(n, row))
    return record


def _object(n: int, row: str) -> Json:
    try:
        data = json.loads(row)
    except (ValueError, RecursionError):
        raise RecordError(f"Line {n} is cut off or not JSON; restore the file from a copy.") from None
    if not isinstance(data, dict):
        raise RecordError(f"Line {n} is not a JSON object; restore the file from a copy.")
    return data


def _field(data: Json, name: str, kind: type, n: int) -> Any:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(f"Line {n}: '{name}' is missing or not what it should be; this is no sound record.")
    return value


def _read_header(data: Json) -> Record:
    if data.get("fairwind") != FORMAT:
        raise RecordError(
            "Line 1 does not begin a Fairwind record of a format this version reads; choose another file."
        )
    variants = _field(data, "variants", dict, 1)
    if not all(isinstance(v, str) for v in variants.values()):
        raise RecordError("Line 1: 'variants' must hold texts; this is no sound record.")
    record = Record(
        _field(data, "game", str, 1),
        _field(data, "rules", int, 1),
        _field(data, "edition", str, 1),
        _field(data, "edition_hash", str, 1),
        _field(data, "seats", int, 1),
        variants,
        str(data.get("edition_text", "")),
        _players(data.get("players", [])),
    )
    record.draws = _field(data, "draws", dict, 1) if "draws" in data else {}
    return record


def _players(names: Any) -> list[str]:
    if not isinstance(names, list):
        raise RecordError("Line 1: 'players' must be a list of names; this is no sound record.")
    return [str(name) for name in names]


def _read_line(record: Record, n: int, data: Json) -> None:
    if record.result is not None:
        raise RecordError(f"Line {n} comes after the result; the record should have ended there.")
    if "do" in data:
        by = data.get("by")
        if by is not None and not (isinstance(by, int) and 0 <= by < record.seats):
            raise RecordError(f"Line {n}: 'by' is {by!r}, no seat at this table; this is no sound record.")
        record.add(Line(by, _field(data, "do", str, n), str(data.get("check", ""))))
    elif "undo" in data:
        count = _field(data, "undo", int, n)
        if not 0 < count <= len(record.lines):
            raise RecordError(f"Line {n} takes back {count} answers of {len(record.lines)}; this is no sound record.")
        record.undo(data.get("by"), count)
    elif "state" in data:
        if record.log:
            raise RecordError(f"Line {n} holds a state, but only the second line may; this is no sound record.")
        record.start = _field(data, "state", dict, n)
    elif "result" in data:
        record.finish(_field(data, "result", dict, n))
    else:
        raise RecordError(f"Line {n} is neither an answer nor a result; this is no sound record.")


class Replay:
    """A record played again, answer by answer."""

    def __init__(self, spec: GameSpec[Any, Any], record: Record) -> None:
        self.spec: Final = spec
        self.record: Final = record
        self.edition: Final[Edition] = _edition_of(spec, record)
        self.unchecked = 0  # digests of another scheme, which could not be compared
        if record.rules != spec.rules_version:
            raise RecordError(
                f"The record was played under version {record.rules} of the rules of {spec.name}; "
                f"this is version {spec.rules_version}. Replay it with a release that has that version."
            )

    def begin(self) -> State:
        """The state before the first answer."""
        record = self.record
        try:
            if record.start is not None:
                s: State = self.spec.decode(self.edition, deepcopy(record.start))  # the record keeps its own
            else:
                s = self.spec.begin(self.edition, record.seats, record.variants)
            settle(s)
        except BadTable as error:
            raise RecordError(f"Line 1: {error}") from None
        except UNSOUND as fault:  # another name: compiled, a name has one type
            raise RecordError(f"Line 2 holds a state that cannot be read ({fault}); this is no sound record.") from None
        return s

    def states(self, log: Log | None = None) -> Iterator[tuple[State, Line | None]]:
        """The state before the first answer, then after each; one state that changes, so clone what you keep."""
        s = self.begin()
        s.listener = log
        yield s, None
        for n, line in enumerate(self.record.lines, 1):
            self.replay_line(s, n, line, log)
            yield s, line
        self._check_result(s)

    def final(self) -> State:
        """The state after the last answer."""
        last: State | None = None
        for s, _ in self.states():
            last = s
        assert last is not None
        return last

    def replay_line(self, s: State, n: int, line: Line, log: Log | None = None) -> None:
        """Play answer number n again, or raise RecordError; a log hears of it."""
        try:
            if line.by is None:
                self._replay_outcome(s, line, log)
            else:
                self._replay_answer(s, line.by, line.do, log)
        except RecordError as error:
            raise RecordError(f"Answer {n} ('{line.do}'): {error}") from None
        except UNSOUND as fault:  # another name: compiled, a name has one type
            raise RecordError(f"Answer {n} ('{line.do}') does not fit the state before it ({fault}).") from None
        if line.check.startswith(SCHEME + ":"):
            if line.check != self.spec.digest(s):
                raise RecordError(f"After answer {n} the table differs from the recorded one.")
        elif line.check:
            self.unchecked += 1

    def _replay_outcome(self, s: State, line: Line, log: Log | None) -> None:
        chance = waiting_chance(s)
        if chance is None:
            raise RecordError("the table is not asked here.")
        if self.edition.outcomes.parse(line.do) is None:
            raise RecordError("there is no such outcome.")
        number = outcome_number(self.edition.outcomes, s, chance, line.do)
        if number < 0:
            raise RecordError("this cannot come out here.")
        if log is not None:
            log.tossed(s, chance, number)
        toss(s, number)

    def _replay_answer(self, s: State, seat: int, text: str, log: Log | None) -> None:
        action = self.edition.catalogue.parse(text)
        if action is None:
            raise RecordError("there is no such action.")
        why = refusal(s, seat, action)
        if why is not None:
            raise RecordError(f"refused by rule {why.rule}.")
        decision = waiting_decision(s)
        assert decision is not None
        if log is not None:
            log.answered(decision, seat, action)
        answer(s, seat, action)

    def _check_result(self, s: State) -> None:
        recorded = self.record.result
        if recorded is None:
            return
        if not is_over(s):
            raise RecordError("The record has a result, but the game is not over; answers are missing.")
        actual = self.spec.result(s).as_json()
        if {k: recorded.get(k) for k in actual} != actual:
            raise RecordError(f"The recorded result {recorded} differs from the replayed one {actual}.")


def _edition_of(spec: GameSpec[Any, Any], record: Record) -> Edition:
    """The edition a record was played with."""
    try:
        edition: Edition = spec.recorded_edition(record.edition, record.edition_text, record.edition_hash)
    except EditionError as error:
        raise RecordError(f"Line 1: {error}") from None
    return edition
