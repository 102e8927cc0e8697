"""The rules of Low Tide: the frames of a game, in order."""

from __future__ import annotations

from collections.abc import Sequence

from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Chance, Decision, Step
from fairwind.kernel.refusals import Refusal
from low_tide.actions import DRAUGHTS, SEND, SHIPS, STAY, SendShip
from low_tide.state import SANDBANK, SEA, SUPPLY, LowTide, hand


class Deal(Chance[LowTide]):
    """A seat is dealt a ship, which only it sees (LT-1.1)."""

    def weights(self, s: LowTide) -> list[int]:
        return s.at[SUPPLY]

    def seen_by(self, s: LowTide) -> int:
        return self.seat

    def resolve(self, s: LowTide, outcome: int) -> None:
        s.move(SUPPLY, hand(self.seat), outcome)


class BeginRound(Step[LowTide]):
    """The tide, then everybody in turn; the next seat begins the next round (LT-2.1, LT-3.1)."""

    def run(self, s: LowTide) -> None:
        s.round += 1
        turns = [ChooseShip(seat) for seat in s.clockwise_from(self.seat)]
        following = [BeginRound((self.seat + 1) % s.seats)] if s.round < s.edition.rounds else []
        s.owe(RollDepth(), *turns, *following)


class RollDepth(Chance[LowTide]):
    """A die says how deep the water is (LT-2.1)."""

    def weights(self, s: LowTide) -> list[int]:
        return [1] * len(DRAUGHTS)

    def first(self, s: LowTide) -> int:
        return len(DRAUGHTS)  # behind the ships

    def resolve(self, s: LowTide, outcome: int) -> None:
        s.depth = DRAUGHTS[outcome]
        s.tell("tide", {"depth": s.depth})


class ChooseShip(Decision[LowTide]):
    """Send a ship out, or none."""

    def candidates(self, s: LowTide, seat: int) -> Sequence[Action]:
        return [*SEND, STAY]

    def refuse(self, s: LowTide, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, SendShip) and not s.at[hand(seat)][action.kind]:
            return Refusal("LT-2.2", (("ship", SHIPS[action.kind]),))
        return None  # whoever wants to may stay (LT-2.4)

    def resolve(self, s: LowTide, seat: int, action: Action) -> None:
        if not isinstance(action, SendShip):
            return
        draught = DRAUGHTS[action.kind]
        sails = draught <= s.depth  # (LT-2.3)
        s.move(hand(seat), SEA if sails else SANDBANK, action.kind)
        s.points[seat] += draught if sails else 0
        s.tell("sailed" if sails else "aground", {"seat": seat, "ship": SHIPS[action.kind]})
