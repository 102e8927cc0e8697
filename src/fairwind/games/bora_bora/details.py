"""What the words for an answer say of the table: who lies below a number, which building is put up."""

from __future__ import annotations

from fairwind.games.bora_bora.actions import Ground, TakePerson
from fairwind.games.bora_bora.rules.building import ChooseGround
from fairwind.games.bora_bora.state import BoraBora
from fairwind.games.bora_bora.vocabulary import DEEDS, FACES
from fairwind.kernel.actions import Action
from fairwind.kernel.state import NONE


def details(s: BoraBora, action: Action) -> dict[str, int | str]:
    """What is said beside the notation; nothing where there is nothing more to say."""
    if isinstance(action, TakePerson):
        return of_person(s, action)
    frame = s.pending[-1] if s.pending else None
    if isinstance(action, Ground) and isinstance(frame, ChooseGround):
        return {"number": s.edition.building_dice[frame.building]}
    return {}


def of_person(s: BoraBora, action: TakePerson) -> dict[str, int | str]:
    """What the man or woman below this number can do."""
    lying = s.people[action.sex * FACES + action.number - 1]
    if lying == NONE:
        return {}
    person = s.edition.people[action.sex][lying]
    return {"deed": DEEDS[person.kind], "symbols": person.symbols}
