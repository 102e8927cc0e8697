"""Where an option lies on the table: the things to touch, in order, to mean it."""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.actions import (
    CARD,
    PAIR,
    PILE_TOP,
    TILE,
    Aside,
    Build,
    Buy,
    Expand,
    Fill,
    Fish,
    GiveUp,
    GoUp,
    Ground,
    MoveHut,
    OfTask,
    Place,
    PlacePriest,
    Play,
    ScorePoint,
    Shift,
    Show,
    TakeCard,
    TakeHut,
    TakeOffering,
    TakePerson,
    TakeShell,
    TakeTask,
    Use,
)
from fairwind.games.bora_bora.state import N_GODS, BoraBora
from fairwind.games.bora_bora.vocabulary import ACTIONS, DEEDS, GODS, KINDS, MATERIALS, SEXES
from fairwind.kernel.actions import Action

# What is touched for itself.
BUTTONS: Final[tuple[tuple[type[Action], str], ...]] = (
    (TakeOffering, "offerings"),
    (TakeShell, "shells"),
    (ScorePoint, "score"),
    (GoUp, "status"),
    (MoveHut, "space-12"),
)


def person_id(sex: int, deed: str, symbols: int) -> str:
    """A sort of man or woman, as it is touched."""
    return f"{SEXES[sex]}-{deed}-{symbols}"


def touch(s: BoraBora, seat: int, action: Action) -> tuple[str, ...]:
    """The things to touch, in order, to mean this action; what has no place is a button."""
    edition = s.edition
    if isinstance(action, Place):
        return (f"die/{seat}/{action.face}", f"action/{ACTIONS[action.action]}")
    if isinstance(action, Fish):
        return (f"die/{seat}/{action.face}", "action/fishing")
    if isinstance(action, Expand):
        return (f"region/{edition.map.regions[action.region].name}",)
    if isinstance(action, TakePerson):
        return (f"{SEXES[action.sex]}/{action.number}",)
    if isinstance(action, PlacePriest):
        return (f"temple/{action.number}",)
    if isinstance(action, TakeTask):
        return (f"task/{edition.tasks[action.task].name}",)
    if isinstance(action, Buy):
        jewel = edition.jewels[action.jewel]
        return (f"jewel/{edition.jewel_kinds[jewel.kind]}-{jewel.price}-{jewel.points}",)
    if isinstance(action, TakeCard):
        return ("pile",) if action.god == PILE_TOP else (f"open/{GODS[action.god]}",)
    for kind, place in BUTTONS:
        if isinstance(action, kind):
            return (place,)
    if isinstance(action, OfTask):
        return touch_task(seat, edition.tasks[action.task].name, action)
    return touch_own(s, seat, action)


def touch_task(seat: int, name: str, action: OfTask) -> tuple[str, ...]:
    """A task of one's own and where it goes; then the cards that prove it: one colour lies in the hand, several are a
    button.
    """
    task = f"own-task/{seat}/{name}"
    if isinstance(action, GiveUp):
        return (task, "box")
    if isinstance(action, Show):
        colours = [GODS[colour] for colour in range(N_GODS) if action.colours >> colour & 1]
        return (task, "fulfilled", f"hand/{seat}/{'+'.join(colours)}")
    return (task, "fulfilled")


def touch_own(s: BoraBora, seat: int, action: Action) -> tuple[str, ...]:
    """The same for what else lies on the seat's own board."""
    if isinstance(action, Play):
        return (touch_payment(seat, action), f"god/{GODS[action.god]}")
    if isinstance(action, TakeHut):
        return (f"huts/{seat}/{'space-12' if action.from_12 else 'other'}",)
    if isinstance(action, Fill):
        return (f"ceremony/{seat}/{s.edition.ceremony.names[action.space]}",)
    if isinstance(action, Aside):
        return (f"beside/{seat}/{MATERIALS[action.material]}",)
    if isinstance(action, Shift):
        person = s.edition.people[action.sex][action.person]
        return (f"person/{seat}/{person_id(action.sex, DEEDS[person.kind], person.symbols)}",)
    if isinstance(action, Use):
        return (f"people/{seat}/{SEXES[action.sex]}-{KINDS[action.kind]}",)
    if isinstance(action, Build):
        return (f"building/{seat}/{action.die}",)
    if isinstance(action, Ground):
        return tuple(f"ceremony/{seat}/{space}" for space in s.edition.ceremony.pair_spaces[action.pair])
    return ()


def touch_payment(seat: int, action: Play) -> str:
    """What a god is paid with."""
    if action.means == TILE:
        return f"god-tiles/{seat}"
    return f"hand/{seat}/{GODS[action.god] if action.means == CARD else f'pair-{GODS[action.means - PAIR]}'}"
