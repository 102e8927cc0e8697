"""What the words for an answer say of the table: who is given a card, what is swapped, for which set it is laid."""

from __future__ import annotations

from fairwind.games.mundus_novus.actions import Give, Keep, Lay, Relics, Swap
from fairwind.games.mundus_novus.rules.sets import LaySame
from fairwind.games.mundus_novus.rules.trade import GiveCard, KeepOrSwap
from fairwind.games.mundus_novus.state import MundusNovus
from fairwind.games.mundus_novus.vocabulary import RELIC
from fairwind.kernel.actions import Action


def details(s: MundusNovus, action: Action) -> dict[str, int | str]:
    """What is said beside the notation; nothing where there is nothing more to say."""
    frame = s.pending[-1] if s.pending else None
    if isinstance(action, Give) and isinstance(frame, GiveCard):
        return {"receiver": frame.receiver}
    if isinstance(action, (Keep, Swap)) and isinstance(frame, KeepOrSwap):
        return {"taken": s.edition.names[frame.taken]}
    if isinstance(action, Relics):
        return {"resource": s.edition.names[RELIC]}
    if isinstance(action, Lay) and isinstance(frame, LaySame) and action.kind == frame.resource:
        return {"set": s.edition.names[frame.resource]}
    return {}
