"""Records: a game as text, one JSON object a line, that replays without any generator.

The first line says what is played. Each further line is an answer (`by` a seat, or `null` for the table), a number of
answers taken back (`undo`), a whole state to go on from (`state`), or at the end the `result`. An answer may carry a
`check`, the digest of the state after it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from fairwind.kernel.editions import LARGEST_FILE
from fairwind.kernel.names import LONGEST_NAME, cleaned, fit_to_print
from fairwind.kernel.refusals import Refused
from fairwind.kernel.spec import Edition, GameSpec, Json

FORMAT: Final = 1
LARGEST_RECORD: Final = 16 * 1024 * 1024
MOST_LINES: Final = 100_000  # with all that was undone
MOST_STANDING: Final = 40_000  # answers and draws that stand
LONGEST_HEADER: Final = 1024 * 1024  # it may hold an edition
LONGEST_STATE: Final = 256 * 1024
LONGEST_LINE: Final = 4 * 1024
LONGEST_WORD: Final = 200
MOST_SEATS: Final = 12  # at any game's table
MOST_VARIANTS: Final = 50
LARGEST_NUMBER: Final = 2**63
DEEPEST: Final = 6  # lists within lists of a state
LONGEST_COMPLAINT: Final = 1000
CHECK_EVERY: Final = 25
# What a state that was written by hand, or by another version, can make the rules raise.
UNSOUND: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, Refused, TypeError, ValueError,
)  # fmt: skip


class RecordError(ValueError):
    """A record that cannot be read or does not replay: says where and why."""

    def __init__(self, message: str) -> None:
        super().__init__(fit_to_print(message, LONGEST_COMPLAINT))


class OtherRules(RecordError):
    """A record that was played under another version of the rules than there is now."""

    def __init__(self, game: str, theirs: int, ours: int) -> None:
        super().__init__(
            f"The record was played under version {theirs} of the rules of {game}; "
            f"this is version {ours}. Replay it with a release that has that version."
        )
        self.theirs: Final = theirs
        self.ours: Final = ours


class UnknownEdition(RecordError):
    """A record that was played with an edition that is not here, and that does not bring its text along."""


@dataclass
class Line:
    """One answer: a seat's, or the table's if `by` is None; and who gave it, if that is known."""

    by: int | None
    do: str
    check: str = ""
    who: str = ""

    def as_json(self) -> Json:
        """As it stands in the text."""
        data: Json = {"by": self.by, "do": self.do}
        if self.check:
            data["check"] = self.check
        if self.who:
            data["who"] = self.who
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
    practice: bool = False  # whether somebody took back what had shown them something new, with nobody to ask
    hints: list[int] = field(default_factory=list)  # that the coach gave, by seat; empty if nobody had one
    carried: int | None = None  # how many lines were played elsewhere, if the game began there; none of them is undone

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
            data["players"] = [name[:LONGEST_NAME] for name in self.players]  # a bot's may be longer
        if self.edition_text:
            data["edition_text"] = self.edition_text
        if self.draws:
            data["draws"] = self.draws
        if self.practice:
            data["practice"] = True
        if self.hints:
            data["hints"] = self.hints
        if self.carried is not None:
            data["carried"] = self.carried
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
    """Read a record, or raise RecordError naming the line.

    Whatever can be judged without its game is judged here: what each line holds, of which kind, and how large it is.
    `Replay` judges the rest before it builds anything.
    """
    if len(text) > LARGEST_RECORD:
        raise RecordError(f"The record is larger than {LARGEST_RECORD // 1024 // 1024} MiB; no game is that long.")
    if text.count("\n") > MOST_LINES:
        raise RecordError(f"The record has more than {MOST_LINES} lines; no game is that long.")
    record: Record | None = None
    for n, row in enumerate(text.split("\n"), 1):
        if not row or row.isspace():
            continue
        if record is None:
            record = _read_header(_object(n, row, LONGEST_HEADER))
        else:
            _read_line(record, n, _object(n, row, LONGEST_LINE if record.log else LONGEST_STATE))
    if record is None:
        raise RecordError("The record is empty; choose another file.")
    if len(record.lines) < (record.carried or 0):
        raise RecordError(f"Line 1: 'carried' counts {record.carried} lines, but there are fewer; correct it.")
    return record


def _object(n: int, row: str, longest: int) -> Json:
    if len(row) > longest:
        raise RecordError(f"Line {n} is longer than any line of a game; this is no sound record.")
    try:
        data = json.loads(row, parse_constant=_no_number)
        if "\\" in row or not row.isascii():
            json.dumps(data, ensure_ascii=False).encode()  # half a letter is none
    except (ValueError, RecursionError):
        raise RecordError(f"Line {n} is cut off or not JSON; restore the file from a copy.") from None
    if not isinstance(data, dict):
        raise RecordError(f"Line {n} is not a JSON object; restore the file from a copy.")
    return data


def _no_number(word: str) -> Any:
    raise ValueError(f"{word} is no number")


def _field(data: Json, name: str, kind: type, n: int) -> Any:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(f"Line {n}: '{name}' is missing or not what it should be; this is no sound record.")
    return value


def _word(data: Json, name: str, n: int, default: str | None = None, longest: int = LONGEST_WORD) -> str:
    value = default if default is not None and name not in data else _field(data, name, str, n)
    if len(value) > longest:
        raise RecordError(f"Line {n}: '{name}' is longer than {longest} letters; this is no sound record.")
    return str(value)


def _number(data: Json, name: str, n: int, low: int, high: int) -> int:
    value = _field(data, name, int, n)
    if not low <= value <= high:
        raise RecordError(f"Line {n}: '{name}' must be from {low} to {high}; this is no sound record.")
    return int(value)


def _check_size(value: Any, n: int, deeper: int = DEEPEST) -> None:
    """Only small numbers, words, and lists and tables of them: nothing else is in a state or in a result."""
    if value is None or isinstance(value, bool):
        return
    if isinstance(value, int):
        sound = -LARGEST_NUMBER < value < LARGEST_NUMBER
    elif isinstance(value, str):
        sound = len(value) <= LONGEST_WORD
    elif isinstance(value, float):
        sound = -LARGEST_NUMBER < value < LARGEST_NUMBER
    else:
        sound = deeper > 0
    if not sound:
        raise RecordError(f"Line {n} holds a number, a word or a list that no table needs; this is no sound record.")
    if isinstance(value, list):
        for item in value:
            _check_size(item, n, deeper - 1)
    elif isinstance(value, dict):
        for name, item in value.items():
            _check_size(name, n)
            _check_size(item, n, deeper - 1)


def _read_header(data: Json) -> Record:
    if data.get("fairwind") is True or data.get("fairwind") != FORMAT:
        raise RecordError(
            "Line 1 does not begin a Fairwind record of a format this version reads; choose another file."
        )
    variants = _field(data, "variants", dict, 1)
    if len(variants) > MOST_VARIANTS or not all(isinstance(v, str) for v in variants.values()):
        raise RecordError("Line 1: 'variants' must hold a few texts; this is no sound record.")
    seats = _field(data, "seats", int, 1)
    if not 1 <= seats <= MOST_SEATS:
        raise RecordError(f"Line 1: a game is for 1 to {MOST_SEATS} players, not {in_short(seats)}; correct it.")
    record = Record(
        _word(data, "game", 1),
        _number(data, "rules", 1, 0, LARGEST_NUMBER),
        _word(data, "edition", 1),
        _word(data, "edition_hash", 1),
        seats,
        {_word({"name": name}, "name", 1): _word(variants, name, 1) for name in variants},
        _word(data, "edition_text", 1, "", LARGEST_FILE),
        _players(data.get("players", []), seats),
    )
    record.draws = _field(data, "draws", dict, 1) if "draws" in data else {}
    _check_size(record.draws, 1)
    practice: Any = data.get("practice", False)
    if not isinstance(practice, bool):
        raise RecordError("Line 1: 'practice' must be true or false; this is no sound record.")
    record.practice = practice
    record.hints = _hints(data, seats)
    record.carried = _number(data, "carried", 1, 0, MOST_STANDING) if "carried" in data else None
    return record


def _hints(data: Json, seats: int) -> list[int]:
    """How many hints each seat had."""
    if "hints" not in data:
        return []
    given = _field(data, "hints", list, 1)
    if len(given) != seats:
        raise RecordError("Line 1: 'hints' must hold a number for each seat; this is no sound record.")
    return [_number({"hints": count}, "hints", 1, 0, LARGEST_NUMBER) for count in given]


def _players(names: Any, seats: int) -> list[str]:
    """The players as they are shown; who has no name that can be seen is called by the number of the seat."""
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError("Line 1: 'players' must be a list of names; this is no sound record.")
    if len(names) > seats:
        raise RecordError(f"Line 1: 'players' has {len(names)} names for {seats} seats; this is no sound record.")
    shown: list[str] = []
    for seat, name in enumerate(names):
        clean = cleaned(name[: LONGEST_WORD + 1])
        if len(name) > LONGEST_WORD or len(clean) > LONGEST_NAME:
            raise RecordError(f"Line 1: the name of player {seat + 1} is longer than {LONGEST_NAME} letters; cut it.")
        shown.append(clean or f"{seat + 1}")
    return shown


def _read_line(record: Record, n: int, data: Json) -> None:
    if record.result is not None:
        raise RecordError(f"Line {n} comes after the result; the record should have ended there.")
    if "do" in data:
        if len(record.lines) >= MOST_STANDING:
            raise RecordError(f"Line {n}: no game has more than {MOST_STANDING} answers; this is no sound record.")
        check, who = _word(data, "check", n, ""), _word(data, "who", n, "")
        record.add(Line(_seat(record, data, n), _word(data, "do", n), check, who))
    elif "undo" in data:
        count = _field(data, "undo", int, n)
        if not 0 < count <= len(record.lines):
            raise RecordError(
                f"Line {n} takes back {in_short(count)} answers of {len(record.lines)}; this is no sound record."
            )
        if len(record.lines) - count < (record.carried or 0):
            raise RecordError(f"Line {n} takes back what was played elsewhere; this is no sound record.")
        record.undo(_seat(record, data, n), count)
    elif "state" in data:
        if record.log or record.start is not None:
            raise RecordError(f"Line {n} holds a state, but only the second line may; this is no sound record.")
        start = _field(data, "state", dict, n)
        _check_size(start, n)
        if start.get("seats", record.seats) != record.seats:
            raise RecordError(f"Line {n} holds a state for another number of seats than line 1; correct either.")
        record.start = start
    elif "result" in data:
        result = _field(data, "result", dict, n)
        _check_size(result, n)
        record.finish(result)
    else:
        raise RecordError(f"Line {n} is neither an answer nor a result; this is no sound record.")


def _seat(record: Record, data: Json, n: int) -> int | None:
    """Who answered: a seat, or None for the table."""
    by = data.get("by")
    if by is None:
        return None
    if not isinstance(by, int) or isinstance(by, bool) or not 0 <= by < record.seats:
        raise RecordError(f"Line {n}: 'by' is {in_short(by)}, no seat at this table; this is no sound record.")
    return int(by)


def in_short(value: Any) -> str:
    """Something strange, as far as a sentence has room for it."""
    if isinstance(value, int) and not -LARGEST_NUMBER < value < LARGEST_NUMBER:
        return "a huge number"
    return f"{value!r}"[:40]
