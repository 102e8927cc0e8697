"""Fair draws: what everybody seals before a game, the key that follows from it, and the check of a record.

`docs/fair-draws.md` explains it, with the exact bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from fairwind.kernel.chance import Keyed, label_of, outcome_number
from fairwind.kernel.play import waiting_chance
from fairwind.kernel.record import Line, Record, RecordError
from fairwind.kernel.replay import Replay
from fairwind.kernel.spec import GameSpec, Json
from fairwind.kernel.state import State

DRAWS_SCHEME: Final = "fairwind/draws/1"
SECRET_BYTES: Final = 32
LONGEST_ID: Final = 64  # of a table
MOST_WRONG: Final = 5  # draws that are named one by one


def house_seal(table: str, secret: bytes) -> str:
    """What is shown of the house's secret before the game."""
    return sha256(f"{DRAWS_SCHEME}/server\0{table}\0".encode() + secret).hexdigest()


def word_seal(word: bytes) -> str:
    """What is shown of a player's word before the game; who makes a table seals a word before it has a name."""
    return sha256(f"{DRAWS_SCHEME}/word\0".encode() + word).hexdigest()


def draws_key(table: str, secret: bytes, words: Sequence[bytes]) -> bytes:
    """The key of all draws: the secret, and the word of each seat in order, empty where there is none."""
    message = f"{DRAWS_SCHEME}/key\0{table}\0".encode()
    for word in words:
        message += b"\1" + word if word else b"\0"
    return Keyed(secret).hmac(message)


def is_hex(text: Any) -> bool:
    """Whether this is a seal, a secret or a word: 32 bytes, in small hexadecimal digits."""
    return isinstance(text, str) and len(text) == 2 * SECRET_BYTES and all(c in "0123456789abcdef" for c in text)


@dataclass(frozen=True)
class SealedWord:
    """A seat's word, sealed before the game; empty if it was not given in time."""

    seat: int
    seal: str
    word: str


@dataclass(frozen=True)
class SealedDraws:
    """What the draws of a finished game follow from, all of it in hexadecimal digits."""

    table: str
    seal: str
    secret: str
    words: list[SealedWord]
    before: dict[str, int] = field(default_factory=dict)  # how often each label was drawn before the record begins

    def key(self, seats: int) -> bytes:
        """The key of all draws."""
        words = [b""] * seats
        for each in self.words:
            words[each.seat] = bytes.fromhex(each.word)
        return draws_key(self.table, bytes.fromhex(self.secret), words)

    def as_json(self) -> Json:
        """For the first line of a record."""
        data: Json = {
            "scheme": DRAWS_SCHEME,
            "table": self.table,
            "commitment": self.seal,
            "secret": self.secret,
            "words": [{"seat": w.seat, "commitment": w.seal, "word": w.word or None} for w in self.words],
        }
        if self.before:
            data["before"] = self.before
        return data


def read_draws(data: Json, seats: int) -> SealedDraws:
    """What a record says of its draws, or RecordError."""
    table = data.get("table")
    named = isinstance(table, str) and len(table) <= LONGEST_ID and table.isascii() and table.isalnum()
    if not named or not is_hex(data.get("commitment")) or not is_hex(data.get("secret")):
        raise RecordError("Line 1: 'draws' lacks its table, commitment or secret; this is no sound record.")
    before = data.get("before", {})
    if not isinstance(before, dict) or not all(type(n) is int and n > 0 for n in before.values()):
        raise RecordError("Line 1: 'before' in 'draws' must count draws; this is no sound record.")
    words = data.get("words")
    if not isinstance(words, list) or len(words) > seats:
        raise RecordError("Line 1: 'words' in 'draws' must be a list of words; this is no sound record.")
    read = [_read_word(word, seats) for word in words]
    if len({word.seat for word in read}) < len(read):
        raise RecordError("Line 1: 'draws' has two words of one seat; this is no sound record.")
    return SealedDraws(str(table), data["commitment"], data["secret"], read, before)


def _read_word(data: Any, seats: int) -> SealedWord:
    if isinstance(data, dict):
        seat, seal, word = data.get("seat"), data.get("commitment"), data.get("word")
        if type(seat) is int and 0 <= seat < seats and is_hex(seal) and (word is None or is_hex(word)):
            return SealedWord(seat, str(seal), word or "")
    raise RecordError("Line 1: 'draws' holds a word that cannot be read; this is no sound record.")


# -- the check


@dataclass(frozen=True)
class DrawsFinding:
    """Something that the check of a record's draws has found: the message that says it, and its facts."""

    message: str
    facts: Json = field(default_factory=dict)
    wrong: bool = False

    def as_json(self) -> Json:
        """For another process."""
        return {"message": self.message, "facts": self.facts, "wrong": self.wrong}


def check_draws(spec: GameSpec[Any, Any], record: Record) -> list[DrawsFinding]:
    """Whether every draw follows from what was sealed before the game; RecordError if the record does not replay."""
    if not record.draws:
        return [DrawsFinding("draws-none")]
    if record.draws.get("scheme") != DRAWS_SCHEME:
        return [DrawsFinding("draws-other-scheme", wrong=True)]
    sealed = read_draws(record.draws, record.seats)
    given = [word.seat for word in sealed.words if word.word]
    broken = _broken_seals(sealed)
    check = DrawsCheck(spec, record, sealed)
    found = broken + check.wrong
    withheld = [DrawsFinding("draws-withheld", {"seat": w.seat}) for w in sealed.words if not w.word]
    if check.wrong_count:
        found.append(DrawsFinding("draws-count", {"wrong": check.wrong_count, "count": check.count}, wrong=True))
    elif not broken:
        name = "draws-sound" if given else "draws-sound-alone"
        found = [DrawsFinding(name, {"count": check.count, "seat": given, "words": len(given)})]
    elsewhere = [] if record.carried is None else [DrawsFinding("draws-carried", {"count": check.unjudged})]
    return [*elsewhere, *found, *withheld]


def _broken_seals(sealed: SealedDraws) -> list[DrawsFinding]:
    broken: list[DrawsFinding] = []
    if house_seal(sealed.table, bytes.fromhex(sealed.secret)) != sealed.seal:
        broken.append(DrawsFinding("draws-broken-house", wrong=True))
    for word in sealed.words:
        if word.word and word_seal(bytes.fromhex(word.word)) != word.seal:
            broken.append(DrawsFinding("draws-broken-word", {"seat": word.seat}, wrong=True))
    return broken


class DrawsCheck:
    """A record played again, with what was undone, to see whether each draw is the one that had to come out."""

    def __init__(self, spec: GameSpec[Any, Any], record: Record, sealed: SealedDraws) -> None:
        self.replay: Final = Replay(spec, record)
        self.keyed: Final = Keyed(sealed.key(record.seats))
        self.keyed.go_back(sealed.before)
        self.count = 0
        self.unjudged = 0  # draws of before the game came here: they follow from nothing that was sealed here
        self.wrong_count = 0
        self.wrong: Final[list[DrawsFinding]] = []  # the first of them
        self._past: Final[list[tuple[int, State, dict[str, int]]]] = []  # where an undo will lead back to
        self._targets: Final = undo_targets(record)
        self._play()

    def _play(self) -> None:
        spec, s, length = self.replay.spec, self.replay.begin(), 0
        elsewhere = self.replay.record.carried or 0
        self._remember(s, length)
        for row in self.replay.record.log:
            if "undo" in row:
                length -= row["undo"]
                while self._past[-1][0] > length:
                    self._past.pop()
                s = spec.clone(self._past[-1][1])
                self.keyed.go_back(self._past[-1][2])
            elif "do" in row:
                if row["by"] is None and length < elsewhere:
                    self._pass(s)
                elif row["by"] is None:
                    self._judge(s, row["do"])
                length += 1
                self.replay.replay_line(s, length, Line(row["by"], row["do"], row.get("check", "")))
                self._remember(s, length)

    def _remember(self, s: State, length: int) -> None:
        if length in self._targets:
            self._past.append((length, self.replay.spec.clone(s), self.keyed.mark()))

    def _pass(self, s: State) -> None:
        """Only count a draw that was made elsewhere."""
        chance = waiting_chance(s)
        if chance is not None:
            self.keyed.passed(chance)
            self.unjudged += 1

    def _judge(self, s: State, text: str) -> None:
        """Compare what stands in the record with what had to come out."""
        chance = waiting_chance(s)
        if chance is None:
            return  # the replay says so
        outcomes, label = self.replay.edition.outcomes, label_of(chance)
        wanted = self.keyed.draw(s, chance)
        self.count += 1
        if outcome_number(outcomes, s, chance, text) == wanted:
            return
        self.wrong_count += 1
        if self.wrong_count <= MOST_WRONG:
            right = outcomes.actions[chance.first(s) + wanted].text
            facts: Json = {"draw": self.count, "label": label, "recorded": f"“{text}”", "right": f"“{right}”"}
            self.wrong.append(DrawsFinding("draws-wrong", facts, wrong=True))


def undo_targets(record: Record) -> set[int]:
    """After how many standing answers the game went on once something was undone."""
    targets: set[int] = set()
    length = 0
    for row in record.log:
        if "undo" in row:
            length -= row["undo"]
            targets.add(length)
        elif "do" in row:
            length += 1
    return targets
