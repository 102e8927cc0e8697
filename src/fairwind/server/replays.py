"""Finished games, and uploaded records, step by step."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from fairwind.games import game
from fairwind.kernel.play import is_over
from fairwind.kernel.record import Record, Replay, read_record
from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.kernel.state import State
from fairwind.server.hearing import ONLOOKER, Ear, Kept, told_to
from fairwind.server.problems import Problem
from fairwind.server.seeing import about, scores_of

KEPT_EVERY: Final = 25  # steps between states that are kept whole
MOST_POINTS: Final = 400  # of the plot
MOST_KEPT: Final = 16  # replays in memory


class Reel:
    """A record that was played once and can be shown at any step."""

    def __init__(self, record: Record) -> None:
        self.spec: Final[GameSpec[Any, Any]] = game(record.game)
        self.record: Final = record
        self.replay: Final = Replay(self.spec, record)
        self.edition: Final[Edition] = self.replay.edition
        self.states: Final[list[State]] = []
        self.points: Final[list[tuple[int, list[int]]]] = []
        self.over = False
        self._play()

    @property
    def steps(self) -> int:
        """How many answers and draws there are."""
        return len(self.record.lines)

    def _play(self) -> None:
        every = max(1, self.steps // MOST_POINTS)
        last: State | None = None
        for step, (s, _) in enumerate(self.replay.states()):
            last = s
            if step % KEPT_EVERY == 0:
                self.states.append(self.spec.clone(s))
            if step % every == 0 or step == self.steps:
                self.points.append((step, totals(self.spec, s)))
        assert last is not None
        self.over = is_over(last)

    def about(self) -> Json:
        """What is shown before the first step."""
        return {
            "game": self.record.game,
            "seats": self.record.seats,
            "names": [*self.record.players, *(f"{n + 1}" for n in range(len(self.record.players), self.record.seats))],
            "steps": self.steps,
            "result": self.record.result,
            "edition": about(self.edition),
            "variants": self.record.variants,
        }

    def step(self, step: int, seat: int | None) -> Json:
        """The table after so many steps; without a seat everything is open."""
        if not 0 <= step <= self.steps:
            raise Problem(404, "no-step", {"most": self.steps})
        if seat is not None and not 0 <= seat < self.record.seats:
            raise Problem(404, "no-seat")
        s, kept = self._state_after(step)
        line = self.record.lines[step - 1] if step else None
        viewer = ONLOOKER if seat is None else seat
        shown: Json = {
            "step": step,
            "by": None if line is None else line.by,
            "do": "" if line is None or not self._may_read(kept, viewer, seat is None) else line.do,
            "told": told_to(kept, viewer, all_open=seat is None),
            "view": self.spec.view(s, seat),
            "points": totals(self.spec, s),
            "scores": scores_of(self.spec, s),
        }
        if seat is None:
            shown["views"] = [self.spec.view(s, each) for each in range(self.record.seats)]
        return shown

    def _may_read(self, kept: list[Kept], viewer: int, all_open: bool) -> bool:
        """Whether this viewer reads the answer or the draw itself."""
        told = told_to(kept[:1], viewer, all_open)
        return bool(told) and bool(told[0].get("do"))

    def _state_after(self, step: int) -> tuple[State, list[Kept]]:
        """The state after so many steps, and what the last of them set off."""
        first = min(max(step - 1, 0) // KEPT_EVERY, len(self.states) - 1)
        s: State = self.spec.clone(self.states[first])
        at = first * KEPT_EVERY
        ear = Ear(self.spec, self.edition, self.record.seats)
        while at < step:
            if at == step - 1:
                s.listener = ear
                ear.expect(s, self.record.lines[at])
            self.replay._replay_line(s, at + 1, self.record.lines[at])
            at += 1
        return s, ear.take(s)


def totals(spec: GameSpec[Any, Any], s: State) -> list[int]:
    """The points of each seat, as if the game ended now."""
    return [sum(points for _, points in spec.scores(s, seat)) for seat in range(s.seats)]


class Reels:
    """The replays that somebody looks at."""

    def __init__(self) -> None:
        self._reels: Final[OrderedDict[str, Reel]] = OrderedDict()

    def get(self, name: str) -> Reel | None:
        """A reel that was made before."""
        found = self._reels.get(name)
        if found is not None:
            self._reels.move_to_end(name)
        return found

    def make(self, name: str, text: str) -> Reel:
        """Read a record and play it; takes a while, so do it in a thread."""
        reel = Reel(read_record(text))
        self._reels[name] = reel
        while len(self._reels) > MOST_KEPT:
            self._reels.popitem(last=False)
        return reel
