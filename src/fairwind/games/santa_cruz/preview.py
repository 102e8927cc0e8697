"""What an answer in Santa Cruz is for, and what it brings."""

from __future__ import annotations

from fairwind.games.santa_cruz.actions import PlayCard, PlayScoreCard
from fairwind.games.santa_cruz.state import BUILDING, SantaCruz, birds, standing
from fairwind.games.santa_cruz.vocabulary import BUILDINGS, ERUPTION_CARD
from fairwind.kernel.actions import Action
from fairwind.kernel.spec import GAIN, POINTS


def holdings(s: SantaCruz, seat: int) -> list[tuple[str, int]]:
    """Buildings that stand, by kind, and bird tokens."""
    stand = s.at[standing(seat)]
    buildings = [(name, stand[BUILDING + building]) for building, name in enumerate(BUILDINGS)]
    return [*buildings, ("birds", s.total(birds(seat)))]


def aim(s: SantaCruz, action: Action) -> str:
    """Construction cards build (SC-3.1), score cards pay (SC-6.1); an eruption only takes (SC-6.15)."""
    if isinstance(action, PlayCard):
        return GAIN
    if isinstance(action, PlayScoreCard):
        return "" if s.edition.score_cards[action.card].type == ERUPTION_CARD else POINTS
    return ""
