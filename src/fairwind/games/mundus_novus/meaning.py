"""What an answer does, for the words that explain it: how many one holds then, how far a set reaches, what it pays."""

from __future__ import annotations

from fairwind.games.mundus_novus.actions import (
    Announce,
    Change,
    Collect,
    Decline,
    Different,
    First,
    Give,
    Keep,
    Lay,
    Lose,
    Offer,
    OfferNothing,
    Perfect,
    Pick,
    Same,
    Split,
    Store,
    Swap,
    Take,
    TriggerEvent,
    Win,
)
from fairwind.games.mundus_novus.explains import EXPLAINS
from fairwind.games.mundus_novus.rules.developments import reach_of
from fairwind.games.mundus_novus.rules.progression import slots
from fairwind.games.mundus_novus.rules.sets import (
    LayDifferent,
    LaySame,
    different_pays,
    least_relics,
    most_different,
    size_of,
)
from fairwind.games.mundus_novus.rules.trade import KeepOrSwap
from fairwind.games.mundus_novus.state import MundusNovus, hand, sealed
from fairwind.games.mundus_novus.vocabulary import CHARACTER, DEVELOPMENT_KINDS, EVENTS, POWERS
from fairwind.kernel.actions import Action
from fairwind.kernel.spec import NO_MEANING, Meaning


def meaning(s: MundusNovus, seat: int, action: Action) -> Meaning:
    """What the help of this answer says."""
    if isinstance(action, (Pick, Take, Swap, Keep)):
        return of_gained_card(s, seat, action)
    if isinstance(action, (Offer, Give, Lose, Store)):
        return of_own_card(s, seat, action.kind)
    if isinstance(action, (Same, Different, Lay, Change, Collect, Perfect)):
        return of_set(s, seat, action)
    if isinstance(action, Win):
        return of_development(s, action.card)
    if isinstance(action, Announce):
        return Meaning((("hand", s.total(hand(seat))),))
    if isinstance(action, First):
        return Meaning((("turn", (seat - action.seat) % s.seats + 1),), case="" if action.seat != seat else "me")
    return of_rule(action)


def of_rule(action: Action) -> Meaning:
    """An answer that a character or an event allows is explained by that; one that declines says what is declined."""
    if isinstance(action, TriggerEvent):
        return Meaning(rules=EXPLAINS[EVENTS[action.event]])
    if isinstance(action, OfferNothing):
        return Meaning(rules=EXPLAINS["las-casas"])
    if isinstance(action, Split):
        return Meaning(rules=EXPLAINS["ponce"])
    return Meaning(case=action.text.split(" ")[1]) if isinstance(action, Decline) else NO_MEANING


def of_gained_card(s: MundusNovus, seat: int, action: Action) -> Meaning:
    """How many of it the hand holds then."""
    asked = s.pending[-1]
    if isinstance(action, (Pick, Take, Swap)):
        kind = action.kind
    else:
        assert isinstance(asked, KeepOrSwap)
        kind = asked.taken
    return Meaning((("have", s.at[hand(seat)][kind] + 1),))


def of_own_card(s: MundusNovus, seat: int, kind: int) -> Meaning:
    """What a card of the hand counts in an offer, how many there are, and how much room the warehouses have left."""
    have = s.at[hand(seat)][kind]
    room = slots(s, seat) - s.total(sealed(seat)) - 1
    return Meaning((("sum", s.edition.values[kind]), ("have", have), ("left", have - 1), ("room", room)))


def of_set(s: MundusNovus, seat: int, action: Action) -> Meaning:
    """How far a set reaches in the row (MN-5.3), or what it pays (MN-5.12)."""
    asked = s.pending[-1]
    if isinstance(action, Same):
        reach = min(reach_of(s, seat, action.kind, action.size), len(s.row))
        return Meaning((("reach", reach), ("relics", least_relics(s, seat, action.kind, action.size))))
    if isinstance(asked, LaySame):
        reach = min(reach_of(s, seat, asked.resource, asked.size), len(s.row))
        merchants = s.free_merchants(seat, s.edition.rarity[asked.resource]) - 1
        return Meaning((("left", asked.left - 1), ("reach", reach), ("merchants", merchants)), case="same")
    if isinstance(action, Different):
        most = most_different(s, seat, 0)
        return Meaning((("most", most), ("pays", different_pays(s, seat, most))))
    assert isinstance(asked, LayDifferent)
    size = size_of(asked.mask)
    if isinstance(action, (Lay, Change)):
        return Meaning((("size", size + 1),), case="different")
    relic = s.edition.aid.relics_pay[0] if isinstance(action, Perfect) else 0
    return Meaning((("size", size), ("pays", different_pays(s, seat, size) + relic)))


def of_development(s: MundusNovus, number: int) -> Meaning:
    """What it pays every round (MN-5.20), and the rule of what it can do."""
    card = s.edition.cards[number]
    word = POWERS[card.power] if card.kind == CHARACTER else DEVELOPMENT_KINDS[card.kind]
    return Meaning((("income", card.income), ("place", s.row.index(number) + 1)), EXPLAINS[word])
