"""What an answer does, for the words that explain it: what a region gives, who is pushed, what people do."""

from __future__ import annotations

from fairwind.games.bora_bora.actions import (
    PILE_TOP,
    Aside,
    Build,
    Buy,
    Decline,
    Expand,
    Fill,
    Fulfil,
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
    Use,
)
from fairwind.games.bora_bora.explains import EXPLAINS
from fairwind.games.bora_bora.rules.helper import Exchange, exchange_of
from fairwind.games.bora_bora.rules.proofs import missing
from fairwind.games.bora_bora.rules.tasks import DoTask, LastTasks
from fairwind.games.bora_bora.rules.use_people import PLAYED, UsePeople
from fairwind.games.bora_bora.state import FIRST_HAND, BoraBora
from fairwind.games.bora_bora.vocabulary import ACTIONS, FACES, GODS, KINDS, MATERIALS, SEXES
from fairwind.kernel.actions import Action
from fairwind.kernel.spec import NO_MEANING, Meaning
from fairwind.kernel.state import NONE

Fact = tuple[str, int | str]


def meaning(s: BoraBora, seat: int, action: Action) -> Meaning:
    """What the help of this answer says."""
    if isinstance(action, (Fill, Aside, TakeOffering, TakeCard, ScorePoint, MoveHut, Shift, GoUp, TakeShell)):
        return of_gain(s, seat, action)
    if isinstance(action, (TakePerson, Use)):
        return of_people(s, seat, action)
    if isinstance(action, (PlacePriest, Build, Ground)):
        return of_fire(s, action)
    if isinstance(action, (Expand, TakeHut)):
        return of_hut(s, seat, action)
    if isinstance(action, OfTask):
        return of_task(s, seat, action)
    if isinstance(action, Place):
        return of_die(s, action)
    if isinstance(action, Play):
        return Meaning(rules=EXPLAINS[GODS[action.god]])
    if isinstance(action, Buy):
        return Meaning((("have", s.jewel_owner.count(seat) + 1),))
    return Meaning(case=action.text.split(" ")[1]) if isinstance(action, Decline) else NO_MEANING


def of_die(s: BoraBora, action: Place) -> Meaning:
    """The rule of the action, and below which value the next die on its tile must be (BB-2.4)."""
    lowest = min(action.face, s.lowest[s.edition.tile_of[s.seats - 2][action.action]])
    return Meaning((("below", lowest),), EXPLAINS[ACTIONS[action.action]][:1], "lowest" if lowest == 1 else "")


def cost(s: BoraBora, action: Action) -> Fact:
    """What the helper asks for it, in points of the die (BB-5.1); 0 where it is a gift."""
    is_paid = isinstance(s.pending[-1], Exchange)
    return ("cost", s.edition.helper_costs[exchange_of(action)] if is_paid else 0)


def of_gain(s: BoraBora, seat: int, action: Action) -> Meaning:
    """What it is good for, and how much of it one has then."""
    price = cost(s, action)
    if isinstance(action, Fill):
        return Meaning((price, ("near", neighbours(s, seat, action.space))))
    if isinstance(action, TakeCard):
        have = ("have", s.total(FIRST_HAND + seat) + 1)
        return Meaning((price, have), case="pile") if action.god == PILE_TOP else of_god_card(action, price, have)
    if isinstance(action, TakeOffering):
        return Meaning((price, ("have", s.offerings[seat] + 1)))
    if isinstance(action, MoveHut):
        return Meaning((price, ("space", s.hut_elsewhere(seat) + 1)))
    if isinstance(action, Shift):
        return Meaning((price,), case=SEXES[action.sex])
    if isinstance(action, GoUp):
        steps = min(s.status[seat] + 1, len(s.edition.status_points) - 1)
        return Meaning((("steps", steps), ("points", s.edition.status_points[steps])))
    return Meaning((price, ("have", s.shells[seat] + 1)))


def of_god_card(action: TakeCard, price: Fact, have: Fact) -> Meaning:
    """What the god of an open card can do."""
    return Meaning((price, have), EXPLAINS[GODS[action.god]])


def neighbours(s: BoraBora, seat: int, space: int) -> int:
    """How many spaces beside this one hold a material: two such spaces are ground for a building (BB-7.2)."""
    near = 0
    for mask in s.edition.ceremony.pair_masks:
        if mask >> space & 1 and mask & s.filled[seat]:
            near += 1
    return near


def of_people(s: BoraBora, seat: int, action: Action) -> Meaning:
    """What a man or woman does in phase B, or what all of one kind do now (BB-11.2)."""
    if isinstance(action, TakePerson):
        lying = s.people[action.sex * FACES + action.number - 1]
        person = s.edition.people[action.sex][lying]
        return Meaning(rules=EXPLAINS[f"kind-{KINDS[person.kind]}"], case=SEXES[action.sex])
    assert isinstance(action, Use)
    asked = s.pending[-1]
    tiles = s.tiles_of(seat, action.sex, action.kind)
    doubled = isinstance(asked, UsePeople) and asked.green == PLAYED and not asked.spent >> action.sex & 1
    amount = s.edition.amount(action.kind, tiles, doubled)
    return Meaning((("tiles", tiles), ("amount", amount)), EXPLAINS[f"kind-{KINDS[action.kind]}"])


def of_fire(s: BoraBora, action: Action) -> Meaning:
    """What a priest or a building scores in this round (BB-12.3, BB-7.3), and how many priests are pushed (BB-6.3)."""
    if not isinstance(action, PlacePriest):
        return Meaning((("points", s.edition.building_points[s.round - 1]),))
    pushed = 0
    for there in s.temple[s.edition.temple_spaces.index(action.number) :]:
        if there == NONE:
            break
        pushed += 1
    return Meaning((("points", s.edition.temple_points[s.round - 1]), ("pushed", pushed)))


def of_hut(s: BoraBora, seat: int, action: Action) -> Meaning:
    """What a region gives (BB-3.8) and may score (BB-14.4), or which space gets empty (BB-3.6)."""
    if isinstance(action, TakeHut):
        if action.from_12:
            return Meaning((("left", s.huts_on_12[seat] - 1),), case="space-12")
        return Meaning((("space", s.hut_elsewhere(seat) + 1),))
    assert isinstance(action, Expand)
    material = MATERIALS[s.edition.map.materials[action.region]]
    facts: tuple[Fact, ...] = (("material", material), ("fish", s.fish[action.region]))
    return Meaning(facts, case="" if s.builder[action.region] == NONE else "taken")


def of_task(s: BoraBora, seat: int, action: OfTask) -> Meaning:
    """What a task scores (BB-12.8), with yellow less (BB-13.16), or how much is missing for it (BB-12.17)."""
    asked = s.pending[-1]
    if isinstance(action, (Fulfil, Show)):
        yellow = isinstance(asked, (DoTask, LastTasks)) and asked.yellow == 1
        points = s.edition.yellow_task_points if yellow else s.edition.task_points
        return Meaning((("points", points),))
    return Meaning((("missing", missing(s, seat, action.task)),))
