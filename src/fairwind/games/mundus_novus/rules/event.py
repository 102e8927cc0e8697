"""Chapter 2: the event of the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from fairwind.games.mundus_novus.actions import TriggerEvent
from fairwind.games.mundus_novus.state import MundusNovus
from fairwind.games.mundus_novus.vocabulary import CORONADO, CORONADO_EVENTS, EVENTS, NO_EVENT
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision, Step
from fairwind.kernel.refusals import Refusal


@final
class ReadEvent(Step[MundusNovus]):
    """The icon of card 1 holds for the whole round, even when the card is taken later (MN-2.1); never in round 1
    (MN-2.2).
    """

    def run(self, s: MundusNovus) -> None:
        s.event = NO_EVENT
        if s.round == 1:
            return
        if s.row:
            s.event = s.edition.cards[s.row[0]].event
        owner = s.holder[CORONADO]
        if s.event == NO_EVENT and owner >= 0 and s.coins[owner] >= s.edition.aid.coronado_price:
            s.push(BuyEvent(owner))  # after card 1 was read and before any card is dealt (MN-7.18)
        s.tell("event", {"icon": EVENTS[s.event]})


@final
class BuyEvent(Decision[MundusNovus]):
    """Coronado's owner may pay 2 for any event (MN-7.17); it lasts for this round and hits the owner too (MN-7.18)."""

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return [*s.edition.actions.event, s.edition.actions.no_event]

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        return None

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        if isinstance(action, TriggerEvent):
            s.earn(seat, -s.edition.aid.coronado_price, CORONADO_EVENTS)
            s.event = action.event
            s.tell("event", {"icon": EVENTS[s.event]})
