"""Chapter 4: offers, the Trade Master, the chain of takes, and the card that evens it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.mundus_novus.actions import Announce, Give, Master, Offer, Swap, Take
from fairwind.games.mundus_novus.knowledge import gained_openly, given_in_secret, lost_openly
from fairwind.games.mundus_novus.state import MARKET, TABLE, MundusNovus, hand, opened, sealed
from fairwind.games.mundus_novus.vocabulary import (
    KINDS,
    LAS_CASAS,
    MOST_SEATS,
    ORELLANA,
    ORELLANA_TRIOS,
    RELIC,
    VALDIVIA,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision, Step, Together
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE


@final
class BeginTrade(Step[MundusNovus]):
    """Name a number, offer in secret, find the Trade Master, trade."""

    def run(self, s: MundusNovus) -> None:
        s.tell("phase", {"phase": "trade"})
        s.owe(NAME_NUMBER[s.master], OFFER_CARDS, FIND_MASTER)


@final
class NameNumber(Decision[MundusNovus]):
    """The Trade Master in office names 2, 3 or 4 (MN-4.1)."""

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return s.edition.actions.announce

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        return None

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        assert isinstance(action, Announce)
        s.announced = action.number


@final
class OfferCards(Together[MundusNovus]):
    """Everybody lays the announced number face down (MN-4.2); Las Casas' owner may lay nothing instead (MN-7.8).

    He too answers as often as was announced, so that nobody can count his cards before they are opened (MN-7.9).
    """

    def owes(self, s: MundusNovus, seat: int) -> bool:
        return s.parts[seat] < s.announced

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return [*s.edition.actions.offer, s.edition.actions.offer_nothing]

    def stopped(self, s: MundusNovus, seat: int) -> bool:
        """Whether Las Casas' owner has laid nothing already: then the rest is nothing too."""
        return s.total(sealed(seat)) < s.parts[seat]

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Offer):
            return None if s.holder[LAS_CASAS] == seat else Refusal("MN-7.8")
        if self.stopped(s, seat):
            return Refusal("MN-7.9")
        if s.at[hand(seat)][action.kind]:
            return None
        return Refusal("MN-4.2", (("resource", s.edition.names[action.kind]),))

    def options(self, s: MundusNovus, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        may_stop = s.holder[LAS_CASAS] == seat
        if not (may_stop and self.stopped(s, seat)):
            cards = s.at[hand(seat)]
            for kind in range(KINDS):
                if cards[kind]:
                    out.append(actions.offer[kind])
        if may_stop:
            out.append(actions.offer_nothing)

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        s.parts[seat] += 1
        if isinstance(action, Offer):
            s.move(hand(seat), sealed(seat), action.kind)

    def take_back(self, s: MundusNovus, seat: int) -> bool:
        return s.unseal(seat)

    def open(self, s: MundusNovus) -> None:
        for seat in range(s.seats):
            s.parts[seat] = 0
            cards = s.at[sealed(seat)]
            for kind in range(KINDS):
                for _ in range(cards[kind]):
                    lost_openly(s, seat, kind)
            s.move_all(sealed(seat), opened(seat))


# -- the Trade Master


def offer_sum(s: MundusNovus, seat: int) -> int:
    """What a seat's open offer counts: the numbers, 10 for a relic (MN-4.3), 3 more with Valdivia (MN-7.14)."""
    total = s.edition.aid.valdivia_bonus if s.holder[VALDIVIA] == seat else 0
    cards = s.at[opened(seat)]
    values = s.edition.values
    for kind in range(KINDS):
        total += cards[kind] * values[kind]
    return total


@final
class FindMaster(Step[MundusNovus]):
    """The highest sum is Trade Master (MN-4.3), also with no card at all (MN-7.9)."""

    def run(self, s: MundusNovus) -> None:
        sums = [offer_sum(s, seat) for seat in range(s.seats)]
        best = max(sums)
        tied = [seat for seat in range(s.seats) if sums[seat] == best]
        if s.master in tied:  # he keeps the title (MN-4.4)
            tell_master(s, "master-keeps", s.master, best)
            make_master(s, s.master)
        elif len(tied) == 1:
            tell_master(s, "master-highest", tied[0], best)
            make_master(s, tied[0])
        else:
            s.push(SettleTie(s.master, tuple(tied)))


def tell_master(s: MundusNovus, event: str, seat: int, best: int) -> None:
    """Why somebody is Trade Master: what the offer counts."""
    if s.listener is not None:
        s.tell(event, {"seat": seat, "sum": best})


def make_master(s: MundusNovus, seat: int) -> None:
    """The new Trade Master begins the trade; the rule of three takes starts anew (MN-4.6, MN-4.11)."""
    s.master = seat
    s.push(NextTake(seat, NONE, 0))


@final
class SettleTie(Decision[MundusNovus]):
    """The old Trade Master names one of the tied (MN-4.5)."""

    FIELDS = ("tied",)

    def __init__(self, seat: int, tied: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tied: Final = tied

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return s.edition.actions.master[: s.seats]

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Master)
        return None if action.seat in self.tied else Refusal("MN-4.5", (("seat", action.seat),))

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        assert isinstance(action, Master)
        s.tell("master-named", {"seat": action.seat, "by": seat, "sum": offer_sum(s, action.seat)})
        make_master(s, action.seat)


# -- the chain of takes


@final
class NextTake(Step[MundusNovus]):
    """The active seat takes while another has an open card (MN-4.6); else the trade is over (MN-4.12, MN-4.15).

    `last` is the seat that took from it just now, `twice` whether the take before that was between the same two.
    """

    FIELDS = ("last", "twice")

    def __init__(self, seat: int, last: int, twice: int) -> None:
        super().__init__(seat)
        self.last: Final = last
        self.twice: Final = twice

    def run(self, s: MundusNovus) -> None:
        for other in range(s.seats):
            if other != self.seat and s.total(opened(other)):
                s.push(TakeCard(self.seat, self.last, self.twice))
                return
        close_trade(s, self.seat)


@final
class TakeCard(Decision[MundusNovus]):
    """Take one open card of another seat; whoever lost it takes next (MN-4.6, MN-4.8)."""

    FIELDS = ("last", "twice")

    def __init__(self, seat: int, last: int, twice: int) -> None:
        super().__init__(seat)
        self.last: Final = last
        self.twice: Final = twice

    def forbidden(self, s: MundusNovus) -> int:
        """The seat that may not be taken from: two takes in a row were between the same two (MN-4.9).

        Not with two players (MN-8.1), and not if only that seat has open cards (MN-4.10).
        """
        if not self.twice or s.seats == 2:
            return NONE
        for other in range(s.seats):
            if other != self.seat and other != self.last and s.total(opened(other)):
                return self.last
        return NONE

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return s.edition.actions.take[: s.seats * KINDS]

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Take)
        if action.seat == seat or not s.at[opened(action.seat)][action.kind]:
            return Refusal("MN-4.6", (("seat", action.seat), ("resource", s.edition.names[action.kind])))
        if action.seat == self.forbidden(s):
            return Refusal("MN-4.9", (("seat", action.seat),))
        return None

    def options(self, s: MundusNovus, seat: int, out: list[Action]) -> None:
        forbidden = self.forbidden(s)
        take = s.edition.actions.take
        for other in range(s.seats):
            if other != seat and other != forbidden:
                cards = s.at[opened(other)]
                for kind in range(KINDS):
                    if cards[kind]:
                        out.append(take[other * KINDS + kind])

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        s.move(opened(action.seat), TABLE, action.kind)
        twice = 1 if action.seat == self.last else 0
        s.owe(KEEP_OR_SWAP[seat][action.kind], NextTake(action.seat, seat, twice))


@final
class KeepOrSwap(Decision[MundusNovus]):
    """Keep the card, or lay it in the market and take one of the three that lay there (MN-4.7)."""

    FIELDS = ("taken",)

    def __init__(self, seat: int, taken: int) -> None:
        super().__init__(seat)
        self.taken: Final = taken

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return [s.edition.actions.keep, *s.edition.actions.swap]

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Swap) or s.at[MARKET][action.kind]:
            return None
        return Refusal("MN-4.7", (("resource", s.edition.names[action.kind]),))

    def options(self, s: MundusNovus, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        out.append(actions.keep)
        market = s.at[MARKET]
        for kind in range(KINDS):
            if market[kind]:
                out.append(actions.swap[kind])

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        if not isinstance(action, Swap):
            s.move(TABLE, hand(seat), self.taken)
            gained_openly(s, seat, self.taken)
            return
        s.move(MARKET, hand(seat), action.kind)
        s.move(TABLE, MARKET, self.taken)
        gained_openly(s, seat, action.kind)
        if s.holder[ORELLANA] == seat and is_trio(s.at[MARKET]):
            s.earn(seat, s.edition.aid.orellana_bonus, ORELLANA_TRIOS)  # MN-7.15


def is_trio(market: list[int]) -> bool:
    """Three equal cards, relics too, or three numbers in a row; a relic is in no run (MN-7.15, MN-7.16)."""
    run = 0
    for kind in range(KINDS):
        if market[kind] == 3:
            return True
        run = run + 1 if market[kind] == 1 and kind != RELIC else 0
        if run == 3:
            return True
    return False


# -- the end of the trade


def close_trade(s: MundusNovus, seat: int) -> None:
    """The active seat takes its own cards back (MN-4.12); the Trade Master, one card up, gives it one (MN-4.13)."""
    cards = s.at[opened(seat)]
    for kind in range(KINDS):
        for _ in range(cards[kind]):
            gained_openly(s, seat, kind)
    s.move_all(opened(seat), hand(seat))
    if seat != s.master:
        s.push(GiveCard(s.master, seat))


@final
class GiveCard(Decision[MundusNovus]):
    """One card of the Trade Master's choice, which only giver and receiver know (MN-4.13, MN-4.14)."""

    FIELDS = ("receiver",)
    SEALED = True

    def __init__(self, seat: int, receiver: int) -> None:
        super().__init__(seat)
        self.receiver: Final = receiver

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return s.edition.actions.give

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Give)
        if s.at[hand(seat)][action.kind]:
            return None
        return Refusal("MN-4.13", (("resource", s.edition.names[action.kind]),))

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        assert isinstance(action, Give)
        s.move(hand(seat), hand(self.receiver), action.kind)
        given_in_secret(s, seat, self.receiver, action.kind)


# -- frames that never change, made once

NAME_NUMBER: Final = [NameNumber(seat) for seat in range(MOST_SEATS)]
OFFER_CARDS: Final = OfferCards()
FIND_MASTER: Final = FindMaster()
KEEP_OR_SWAP: Final = [[KeepOrSwap(seat, kind) for kind in range(KINDS)] for seat in range(MOST_SEATS)]
