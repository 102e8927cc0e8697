"""A second checker of draws, from docs/fair-draws.md alone: the engine only moves the game and gives weights."""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from typing import Any

from fairwind.games import game
from fairwind.kernel.play import answer, settle, toss


def seal(*parts: bytes) -> str:
    return sha256(b"\x00".join(parts)).hexdigest()


def key_of(draws: Any, seats: int) -> bytes:
    words = [b"\x00"] * seats
    for word in draws["words"]:
        if word["word"] is not None:
            words[word["seat"]] = b"\x01" + bytes.fromhex(word["word"])
    message = b"fairwind/draws/1/key\x00" + draws["table"].encode() + b"\x00" + b"".join(words)
    return hmac.new(bytes.fromhex(draws["secret"]), message, sha256).digest()


def number(key: bytes, label: str, count: int, total: int) -> int:
    again = 0
    while True:
        message = b"\x00".join(part.encode() for part in ("draw", label, str(count), str(again)))
        value = int.from_bytes(hmac.new(key, message, sha256).digest()[:8], "big")
        if value < (2**64 // total) * total:
            return value % total
        again += 1


class Checker:
    """Plays a record again and draws by itself."""

    def __init__(self, text: str) -> None:
        self.head, *self.rows = [json.loads(line) for line in text.splitlines()]
        self.draws = self.head["draws"]
        self.key = key_of(self.draws, self.head["seats"])
        self.spec = game(self.head["game"])
        self.edition: Any = self.spec.edition(self.head["edition"])
        self.first = self.rows.pop(0)["state"] if "state" in self.rows[0] else None
        self.wrong: list[str] = []
        self.checked = 0

    def run(self) -> list[str]:
        secret = bytes.fromhex(self.draws["secret"])
        if seal(b"fairwind/draws/1/server", self.draws["table"].encode(), secret) != self.draws["commitment"]:
            self.wrong.append("secret")
        for word in self.draws["words"]:
            given = word["word"]
            if given is not None and seal(b"fairwind/draws/1/word", bytes.fromhex(given)) != word["commitment"]:
                self.wrong.append(f"word {word['seat']}")
        standing: list[Any] = []
        self.begin()
        elsewhere = self.head.get("carried", 0)
        for number, row in enumerate(self.rows):
            if "undo" in row:
                del standing[-row["undo"] :]
                self.begin()
                for earlier in standing:
                    self.move(earlier, judged=False)
            elif "do" in row:
                self.move(row, judged=number >= elsewhere)
                standing.append(row)
        return self.wrong

    def begin(self) -> None:
        self.counts = dict(self.draws.get("before", {}))
        if self.first is None:
            self.s = self.spec.begin(self.edition, self.head["seats"], self.head["variants"])
        else:
            self.s = self.spec.decode(self.edition, self.first)
        settle(self.s)

    def move(self, row: Any, judged: bool) -> None:
        if row["by"] is not None:
            answer(self.s, row["by"], self.edition.catalogue.by_text[row["do"]])
            return
        frame: Any = self.s.pending[-1]
        fields = [f"seat={frame.seat}"] if frame.seat >= 0 else []
        label = " ".join([type(frame).__name__, *fields, *(f"{name}={getattr(frame, name)}" for name in frame.FIELDS)])
        weights = frame.weights(self.s)
        left = number(self.key, label, self.counts.get(label, 0), sum(weights))
        self.counts[label] = self.counts.get(label, 0) + 1
        outcomes = [place for place, weight in enumerate(weights) for _ in range(weight)]
        came = self.edition.outcomes.by_text[row["do"]].id - frame.first(self.s)
        if judged:
            self.checked += 1
            if outcomes[left] != came:
                self.wrong.append(f"draw {self.checked}")
        toss(self.s, came)
