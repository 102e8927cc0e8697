"""The suite passes a sound game, and finds each promise that a faulty one breaks."""

from __future__ import annotations

import pytest

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.spec import Ending, Json
from fairwind.testing.trial import Broken, Trial
from tests.kernel.toy import BAG, GONE, KINDS, LAY, TOY, BeginRound, Draw, Lay, NameNext, Pearls, Toy, hand


def trial(spec: Toy) -> None:
    for n in range(10):
        for seats in (2, 3):
            for start in ("empty-handed", "one-each"):
                Trial(spec, seats, {"start": start}, f"toy/{n}").run()


def test_a_sound_game_passes() -> None:
    trial(TOY)


class SharesAList(Toy):
    def clone(self, s: Pearls) -> Pearls:
        copy = super().clone(s)
        copy.points = s.points
        return copy


class ForgetsAField(Toy):
    def encode(self, s: Pearls) -> Json:
        return {**super().encode(s), "round": 0}


class ShowsTheBag(Toy):
    def view(self, s: Pearls, seat: int | None) -> Json:
        return {**super().view(s, seat), "bag": s.at[BAG][:]}


class ShowsHandsToOnlookers(Toy):
    def view(self, s: Pearls, seat: int | None) -> Json:
        return {**super().view(s, seat), "hands": [s.at[hand(0)][:]] if seat is None else []}


class DealsFromTheTruth(Toy):
    def sample_world(self, s: Pearls, seat: int, driver: Driver) -> Pearls:
        return self.clone(s) if driver.pick([1, 1]) else super().sample_world(s, seat, driver)


class DealsTooMuch(Toy):
    def sample_world(self, s: Pearls, seat: int, driver: Driver) -> Pearls:
        world = super().sample_world(s, seat, driver)
        world.at[BAG][0] += 1
        return world


class LookingChanges(Toy):
    def view(self, s: Pearls, seat: int | None) -> Json:
        s.round += 1
        return super().view(s, seat)


class ForeseesByOthersHands(Toy):
    def ending(self, s: Pearls, seat: int, action: Action) -> Ending | None:
        return Ending("hand") if s.at[hand((seat + 1) % s.seats)][0] else None


class NeverEnds(Toy):
    longest = 3


class ObservesTheBag(Toy):
    def observed(self, seats: int) -> tuple[str, ...]:
        return tuple(f"bag.{kind}" for kind in range(KINDS))

    def observe(self, s: Pearls, seat: int, out: list[int]) -> None:
        out += s.at[BAG]


class ObservesWithoutAName(Toy):
    def observe(self, s: Pearls, seat: int, out: list[int]) -> None:
        out.append(s.round)


class ClockGoesBack(Toy):
    def clock(self, s: Pearls) -> int:
        return -s.round


FAULTY = [
    SharesAList(), ForgetsAField(), ShowsTheBag(), ShowsHandsToOnlookers(), DealsFromTheTruth(), DealsTooMuch(),
    LookingChanges(), ForeseesByOthersHands(), NeverEnds(), ObservesTheBag(), ObservesWithoutAName(), ClockGoesBack(),
]  # fmt: skip


@pytest.mark.parametrize("spec", FAULTY, ids=lambda spec: type(spec).__name__)
def test_a_faulty_spec_is_found(spec: Toy) -> None:
    with pytest.raises(Broken):
        trial(spec)


def loses_a_pearl(self: Lay, s: Pearls) -> None:
    for seat in range(s.seats):
        s.answered[seat] = 0
        s.at[GONE][0] += 1


def cites_no_rule(self: Lay, s: Pearls, seat: int, action: Action) -> Refusal | None:
    return None if s.at[hand(seat)][LAY.index(action)] else Refusal("TOY-99")  # type: ignore[arg-type]


def options_backwards(self: Lay, s: Pearls, seat: int, out: list[Action]) -> None:
    out.extend(action for action in reversed(LAY) if self.refuse(s, seat, action) is None)


def draws_aloud(self: Draw, s: Pearls, outcome: int) -> None:
    s.move(BAG, hand(self.seat), outcome)
    s.tell("drawn", {"pearl": outcome})


def answers_aloud(self: Lay, s: Pearls, seat: int, action: Action) -> None:
    s.points[seat] += LAY.index(action)  # type: ignore[arg-type]
    s.answered[seat] = 1
    s.move(hand(seat), 3 + 2 * seat, LAY.index(action))  # type: ignore[arg-type]


def asks_only_who_can(self: NameNext, s: Pearls, seat: int, out: list[Action]) -> None:
    """A dead end for seat 0."""
    if seat:
        out.extend(action for action in self.candidates(s, seat) if self.refuse(s, seat, action) is None)


def names_by_what_it_holds(self: NameNext, s: Pearls, seat: int, action: Action) -> Refusal | None:
    """Whoever is named shows what the seat holds, and it could be taken back freely."""
    beside = [other for other in s.clockwise_from(seat) if other != seat]
    return None if action.seat == beside[-1 if s.at[hand(seat)][0] else 0] else Refusal("TOY-2")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("frame", "method", "fault"),
    [
        (Lay, "open", loses_a_pearl),
        (Lay, "refuse", cites_no_rule),
        (Lay, "options", options_backwards),
        (Lay, "resolve", answers_aloud),
        (Draw, "resolve", draws_aloud),
        (NameNext, "options", asks_only_who_can),
        (NameNext, "options", lambda self, s, seat, out: out.extend(self.candidates(s, seat))),
    ],
)
def test_a_faulty_frame_is_found(monkeypatch: pytest.MonkeyPatch, frame: type, method: str, fault: object) -> None:
    monkeypatch.setattr(frame, method, fault)
    with pytest.raises(Broken):
        trial(TOY)


class NameAgain(NameNext):
    """The same seat names once more, so that no draw ends the free undo of the first time."""


class NamesTwice(Toy):
    frames = {**Toy.frames, "NameAgain": NameAgain}


@pytest.mark.parametrize("says_so", [False, True])
def test_what_shows_a_hand_must_say_so(monkeypatch: pytest.MonkeyPatch, says_so: bool) -> None:
    begin = NameNext.resolve

    def resolve(self: NameNext, s: Pearls, seat: int, action: Action) -> None:
        if isinstance(self, NameAgain):
            begin(self, s, seat, action)
            return
        if says_so:
            s.reveal()
        s.owe(NameAgain(seat))

    def refuse(self: NameNext, s: Pearls, seat: int, action: Action) -> Refusal | None:
        return names_by_what_it_holds(self, s, seat, action) if type(self) is NameNext else None

    monkeypatch.setattr(NameNext, "resolve", resolve)
    monkeypatch.setattr(NameNext, "refuse", refuse)
    if says_so:
        trial(NamesTwice())
    else:
        with pytest.raises(Broken, match="can be taken back freely"):
            trial(NamesTwice())


@pytest.mark.parametrize("openly", [True, False])
def test_others_may_lay_their_cards_open_but_nobody_else_tells_of_them(
    monkeypatch: pytest.MonkeyPatch, openly: bool
) -> None:
    def resolve(self: NameNext, s: Pearls, seat: int, action: Action) -> None:
        for other in range(s.seats):
            if openly:
                s.move_all(hand(other), GONE)
            else:
                s.tell("held", {"pearls": str(s.at[hand(other)])})
        s.owe(BeginRound(seat))

    monkeypatch.setattr(NameNext, "resolve", resolve)
    if openly:
        trial(TOY)
    else:
        with pytest.raises(Broken):
            trial(TOY)
