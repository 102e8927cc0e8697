"""A carried game: one that began elsewhere, as its record tells it, and goes on here from one of its steps."""

from __future__ import annotations

from dataclasses import dataclass

from fairwind.kernel.chance import label_of
from fairwind.kernel.play import actors, is_over, waiting_chance
from fairwind.kernel.spec import Json
from fairwind.kernel.state import State
from fairwind.tables.played import Played, ResumePoint
from fairwind.tables.problems import Problem
from fairwind.tables.rows import GameBrought, PlayedBefore, TableRow
from fairwind.tables.shown.replays import ReplayViewer, points_so_far
from fairwind.tables.table_state import Stamp


@dataclass(frozen=True)
class PlayedElsewhere:
    """An answer that was given elsewhere, or the beginning of the game there, with the chance it set off."""

    by: int | None
    played: Played


@dataclass(frozen=True)
class CarriedGame:
    """What was played elsewhere, and the state from which the game goes on."""

    start: ResumePoint
    before: list[PlayedElsewhere]
    root: Json | None  # the state with which the record begins, if that is not the game's own start
    practice: bool
    hints: list[int]

    def rows(self, made: Stamp) -> list[TableRow]:
        """The rows with which a table has it, after the one that made the table."""
        brought = GameBrought(Stamp(made.n + 1, made.at), self.start, self.root, self.practice, self.hints)
        stamps = (Stamp(made.n + 2 + number, made.at) for number in range(len(self.before)))
        told = [PlayedBefore(stamp, each.played, by=each.by) for stamp, each in zip(stamps, self.before, strict=True)]
        return [brought, *told]


def carried_at(viewer: ReplayViewer, step: int) -> CarriedGame:
    """The game of a record as it goes on after so many steps, or a Problem; takes a while, so do it aside."""
    viewer.check(step, None)
    record, spec = viewer.record, viewer.spec
    before: list[PlayedElsewhere] = []
    drawn: dict[str, int] = {}
    label = ""
    with viewer.sound():
        for number, s, facts in viewer.walk(0, step):
            if number:
                line = record.lines[number - 1]
                if line.by is None:
                    drawn[label] = drawn.get(label, 0) + 1
                if line.by is not None or not before:
                    before.append(PlayedElsewhere(line.by, Played([], [], [])))
                last = before[-1].played
                last.lines.append(line.as_json())
                last.facts.extend(facts)
                last.points[:] = points_so_far(spec, s)
            chance = waiting_chance(s)
            label = "" if chance is None else label_of(chance)
        check_owed(s)
        state = spec.encode(s)
        spec.read_state(viewer.edition, state)
    answered = [sum(line.by == seat for line in record.lines[:step]) for seat in range(record.seats)]
    start = ResumePoint(state, step, drawn, answered)
    return CarriedGame(start, before, record.start, record.practice, record.hints[:])


def check_owed(s: State) -> None:
    """A game is played on only where a seat owes an answer."""
    if is_over(s):
        raise Problem(409, "carry-over")
    if not actors(s):
        raise Problem(409, "carry-between")
