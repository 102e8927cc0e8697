"""What an answer in Mundus Novus brings, what it ends, and which answers are usual."""

from __future__ import annotations

from typing import Final

from fairwind.games.mundus_novus.actions import Decline, Lay
from fairwind.games.mundus_novus.rules.progression import Progress
from fairwind.games.mundus_novus.rules.sets import LayDifferent, LaySame
from fairwind.games.mundus_novus.rules.trade import KeepOrSwap
from fairwind.games.mundus_novus.state import MundusNovus, hand, opened, sealed, stored
from fairwind.games.mundus_novus.vocabulary import RELIC
from fairwind.kernel.actions import Action
from fairwind.kernel.play import options
from fairwind.kernel.spec import Ending

TURN: Final = Ending("turn")


def holdings(s: MundusNovus, seat: int) -> list[tuple[str, int]]:
    """Doubloons, developments, and cards of each resource, wherever the seat keeps them."""
    places = (hand(seat), sealed(seat), opened(seat), stored(seat))
    cards = [(name, sum([s.at[place][kind] for place in places])) for kind, name in enumerate(s.edition.names)]
    return [("doubloons", s.coins[seat]), ("developments", len(s.owned[seat])), *cards]


def ending(s: MundusNovus, seat: int, action: Action) -> Ending | None:
    """Whoever makes no set ends the turn (MN-5.15)."""
    if not isinstance(action, Decline) or not isinstance(s.pending[-1], Progress):
        return None
    out: list[Action] = []
    options(s, seat, out)
    return TURN if len(out) > 1 else None


def usual(s: MundusNovus, seat: int) -> Action | None:
    """A card that was taken is kept (MN-4.7); a set is laid from what is in hand, relics last (MN-5.4), and a set of
    different resources as large as can be (MN-5.12). Where a merchant could change a card, it is a matter of choice.
    """
    asked = s.pending[-1]
    if isinstance(asked, KeepOrSwap):
        return s.edition.actions.keep
    if isinstance(asked, LaySame):
        return usual_card(s, seat, asked)
    return next_different(s, seat) if isinstance(asked, LayDifferent) else None


def usual_card(s: MundusNovus, seat: int, asked: LaySame) -> Action | None:
    """The resource itself; a relic where it has run out and no merchant is free."""
    cards = s.at[hand(seat)]
    lay = s.edition.actions.lay
    if cards[asked.resource]:
        return lay[asked.resource]
    busy = not s.free_merchants(seat, s.edition.rarity[asked.resource])
    return lay[RELIC] if busy and cards[RELIC] else None


def next_different(s: MundusNovus, seat: int) -> Action | None:
    """The next card in hand; when there is none, the set is complete, unless something else could be done."""
    out: list[Action] = []
    options(s, seat, out)
    first = out[0]
    return first if isinstance(first, Lay) or len(out) == 1 else None
