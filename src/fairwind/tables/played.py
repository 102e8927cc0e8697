"""What was played, as rows keep it: lines of the record, facts, and the numbers of what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from fairwind.kernel.log import Fact, Noted, log_as_json, read_log
from fairwind.kernel.record import Line
from fairwind.kernel.spec import Json

BOTS: Final = "bot:"  # before a bot's name, where a record says who gave an answer


@dataclass(frozen=True)
class Played:
    """What the beginning or an answer set off, as a row keeps it."""

    lines: list[Json]  # of the record
    facts: list[Fact]
    asked: list[int]  # the number of what each seat was asked last
    owing: list[int] | None = None  # the seats that owe an answer now; not in rows of before that was written down
    points: list[int] = field(default_factory=list)  # what each seat has for certain after it; not counted once

    @property
    def ends(self) -> bool:
        """Whether the game is over with it."""
        return any("result" in line for line in self.lines)

    def as_json(self) -> Json:
        """For rows."""
        body: Json = {"lines": self.lines, "told": log_as_json(self.facts), "asked": self.asked}
        if self.owing is not None:
            body["owing"] = self.owing
        if self.points:
            body["points"] = self.points
        return body


def read_played(body: Json) -> Played:
    """What a row has kept."""
    told = read_log(body["told"])
    return Played(body["lines"], told, body["asked"], body.get("owing"), body.get("points", []))


@dataclass(frozen=True)
class ResumePoint:
    """A state to go on from, so that nothing before it need be followed, and how many answers the record has there."""

    state: Json
    length: int
    drawn: dict[str, int] = field(default_factory=dict)  # how often each label was drawn
    answered: list[int] = field(default_factory=list)  # how many answers of each seat stand

    def as_json(self) -> Json:
        """For rows."""
        return {"state": self.state, "length": self.length, "drawn": self.drawn, "answered": self.answered}


def read_resume_point(body: Json) -> ResumePoint:
    """The state to go on from that a row, or a kept table, holds; draws were not counted once."""
    return ResumePoint(body["state"], body["length"], body.get("drawn", {}), body.get("answered", []))


def bot_giver(bot: str) -> str:
    """Who gave an answer, as a record says it, if it was a bot."""
    return f"{BOTS}{bot}"


def is_bots(giver: str) -> bool:
    """Whether a bot gave an answer."""
    return giver.startswith(BOTS)


UNDONE: Final = "undo"


def undone(seat: int, count: int) -> Fact:
    """What everybody hears of answers that were taken back."""
    return Noted(UNDONE, {"seat": seat, "count": count})


def naming_rows(played: Played, rows: Sequence[int]) -> Played:
    """What was played, where answers were taken back: with the rows that hold no more, so that they are struck out."""
    facts: list[Fact] = [
        Noted(UNDONE, {**fact.facts, "rows": list(rows)}) if isinstance(fact, Noted) and fact.event == UNDONE else fact
        for fact in played.facts
    ]
    return replace(played, facts=facts)


def drawn(lines: Sequence[Json]) -> list[str]:
    """What came out by chance, as the record has it."""
    return [line["do"] for line in lines if "do" in line]


def standing_lines(entries: Sequence[Sequence[Json]]) -> list[Line]:
    """The answers that stand after all these lines of a record."""
    return [Line(line["by"], line["do"], line.get("check", "")) for line in left_standing(entries)]


def left_standing(entries: Sequence[Sequence[Json]]) -> list[Json]:
    """The lines of a record that were not taken back."""
    standing: list[Json] = []
    for lines in entries:
        for line in lines:
            if "undo" in line:
                del standing[len(standing) - line["undo"] :]
            elif "do" in line:
                standing.append(line)
    return standing
