"""What a seat sees of Bora Bora, and where an option lies on the table."""

from __future__ import annotations

from typing import Final, TypedDict

from fairwind.games.bora_bora.actions import (
    PILE_TOP,
    Aside,
    Build,
    Buy,
    Expand,
    Fill,
    Fish,
    Fulfil,
    GiveUp,
    GoUp,
    Ground,
    MoveHut,
    Place,
    PlacePriest,
    Play,
    ScorePoint,
    Shift,
    TakeCard,
    TakeHut,
    TakeOffering,
    TakePerson,
    TakeShell,
    TakeTask,
    Use,
)
from fairwind.games.bora_bora.rules.temple import priests_in_temple
from fairwind.games.bora_bora.scoring import ENDED, scores
from fairwind.games.bora_bora.state import (
    DISCARD,
    EMPTY,
    FIRST_HAND,
    FISHING_SPACE,
    HUT,
    N_GODS,
    N_MATERIALS,
    NO_DIE,
    OPEN,
    PILE,
    BoraBora,
    design_of,
    hand,
    is_shifted,
    placed_parts,
    sex_of,
)
from fairwind.games.bora_bora.vocabulary import (
    ACTIONS,
    DICE,
    DISPLAY,
    GODS,
    JEWELS_A_ROUND,
    KINDS,
    MATERIALS,
    ROUNDS,
    SEXES,
    SPACES,
    TASKS_EACH,
    TERRAINS,
    WAYS,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.codec import encode_frame
from fairwind.kernel.spec import Json
from fairwind.kernel.state import EVERYBODY, NOBODY, NONE

COMMON_PLACES: Final[tuple[str, ...]] = ("pile", "discard", "open")
# What is touched for itself.
BUTTONS: Final[tuple[tuple[type[Action], str], ...]] = (
    (TakeOffering, "offerings"),
    (TakeShell, "shells"),
    (ScorePoint, "score"),
    (GoUp, "status"),
    (MoveHut, "space-12"),
)
Counts = dict[str, int]  # how many of each kind, by name


class PersonView(TypedDict):
    """A man or woman tile."""

    sex: str
    person: str  # the sort of tile
    kind: str
    symbols: int


class SpaceView(TypedDict):
    """What lies on a space of a player board."""

    huts: int
    person: PersonView | None
    shifted: bool


class CeremonyView(TypedDict):
    """A ceremony space."""

    space: str
    material: str
    state: str  # free, filled or built


class RegionView(TypedDict):
    """A region of the map."""

    region: str
    island: str
    terrain: str
    material: str
    fish: int
    builder: int  # whose hut holds the construction space, or -1
    huts: list[int]  # every seat with a hut there


class PathView(TypedDict):
    """A path between two regions."""

    way: str
    regions: list[str]
    die: int


class DieView(TypedDict):
    """A die on a tile."""

    seat: int
    face: int


class TileView(TypedDict):
    """An action tile, and the dice on it."""

    actions: list[str]
    dice: list[DieView]
    lowest: int  # 0 if no die lies there


class JewelView(TypedDict):
    """A jewelry tile."""

    kind: str
    price: int
    points: int
    owner: int  # a seat, -1 nobody yet, -2 out of the game


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    points: int
    would_be: int  # if the game ended now
    status: int
    dice: list[int]
    cards: int
    known_cards: Counts  # cards that all know to be in the hand, at least
    drawn_from_pile: int  # cards drawn from the pile as it is now
    god_tiles: int
    offerings: int
    shells: int
    priests: int  # in the supply
    spaces: list[SpaceView]
    ceremony: list[CeremonyView]
    beside: Counts
    buildings: dict[str, str]  # die value -> ceremony spaces, or nothing
    tasks: list[str]
    fulfilled: int


class OwnView(TypedDict):
    """What a seat alone sees of its own."""

    cards: Counts
    drawn: Counts  # which of them came from the pile as it is now, or were drawn from it and played


class BoraBoraView(TypedDict):
    """The whole table as one seat sees it."""

    game: str
    round: int
    order: list[int]
    standing: list[int]
    status_points: list[int]
    regions: list[RegionView]
    paths: list[PathView]
    tiles: list[TileView]
    fishing: list[DieView]
    temple: list[int]
    temple_spaces: list[int]
    temple_tiles: int
    men: list[PersonView | None]
    women: list[PersonView | None]
    task_row: list[str]
    tasks_left: int
    jewelry: list[list[JewelView]]
    pile: int
    pile_made_of: Counts
    open: Counts
    discard: Counts
    seats: list[SeatView]
    own: OwnView | None
    pending: list[list[object]]
    ended: str


# -- the parts


def counts(values: list[int], names: tuple[str, ...]) -> Counts:
    """Counts by name, without zeros."""
    return {names[i]: values[i] for i in range(len(names)) if values[i]}


def person_view(s: BoraBora, sex: int, design: int) -> PersonView:
    """A man or woman tile."""
    person = s.edition.people[sex][design]
    return {"sex": SEXES[sex], "person": person.name, "kind": KINDS[person.kind], "symbols": person.symbols}


def space_view(s: BoraBora, seat: int, space: int) -> SpaceView:
    """A space of a player board."""
    code = s.spaces[seat][space]
    if code == EMPTY:
        return {"huts": 0, "person": None, "shifted": False}
    if code == HUT:
        huts = s.huts_on_12[seat] if space == SPACES - 1 else 1
        return {"huts": huts, "person": None, "shifted": False}
    return {"huts": 0, "person": person_view(s, sex_of(code), design_of(code)), "shifted": is_shifted(code)}


def ceremony_view(s: BoraBora, seat: int) -> list[CeremonyView]:
    """The ceremony spaces of a player board."""
    ceremony = s.edition.ceremony
    found: list[CeremonyView] = []
    for i, name in enumerate(ceremony.names):
        filled, covered = s.filled[seat] >> i & 1, s.covered[seat] >> i & 1
        state = "built" if covered else "filled" if filled else "free"
        found.append({"space": name, "material": MATERIALS[ceremony.materials[i]], "state": state})
    return found


def seat_view(s: BoraBora, seat: int) -> SeatView:
    """What everybody sees of a seat (BB-15.1)."""
    dice = s.edition.building_dice
    pairs = s.buildings[seat * len(dice) : (seat + 1) * len(dice)]
    names = s.edition.ceremony.pair_names
    return {
        "points": s.points(seat),
        "would_be": sum(count for _, count in scores(s, seat)),
        "status": s.status[seat],
        "dice": [face for face in s.dice[DICE * seat : DICE * seat + DICE] if face],
        "cards": s.total(hand(seat)),
        "known_cards": counts(s.known[seat * N_GODS : (seat + 1) * N_GODS], GODS),
        "drawn_from_pile": sum(s.drawn[seat * N_GODS : (seat + 1) * N_GODS]),
        "god_tiles": s.god_tiles[seat],
        "offerings": s.offerings[seat],
        "shells": s.shells[seat],
        "priests": s.edition.priests - priests_in_temple(s, seat),
        "spaces": [space_view(s, seat, space) for space in range(SPACES)],
        "ceremony": ceremony_view(s, seat),
        "beside": counts(s.beside[seat * N_MATERIALS : (seat + 1) * N_MATERIALS], MATERIALS),
        "buildings": {str(die): "" if pair == NONE else names[pair] for die, pair in zip(dice, pairs, strict=True)},
        "tasks": [
            s.edition.tasks[task].name for task in s.tasks[TASKS_EACH * seat : TASKS_EACH * (seat + 1)] if task != NONE
        ],
        "fulfilled": s.fulfilled[seat],
    }


def region_view(s: BoraBora, region: int) -> RegionView:
    """A region of the map."""
    printed = s.edition.map.regions[region]
    return {
        "region": printed.name,
        "island": printed.island,
        "terrain": TERRAINS[printed.terrain],
        "material": MATERIALS[printed.material],
        "fish": s.fish[region] if region < len(s.fish) else 0,
        "builder": s.builder[region],
        "huts": [seat for seat in range(s.seats) if s.regions[seat] >> region & 1],
    }


def path_views(s: BoraBora) -> list[PathView]:
    """All paths."""
    names = [region.name for region in s.edition.map.regions]
    return [{"way": WAYS[p.way], "regions": [names[p.a], names[p.b]], "die": p.die} for p in s.edition.map.paths]


def dice_on(s: BoraBora, tile: int) -> list[DieView]:
    """The dice on a tile, in the order they came."""
    found = [placed_parts(code) for code in s.placed]
    return [{"seat": seat, "face": face} for where, seat, face in found if where == tile]


def tile_views(s: BoraBora) -> list[TileView]:
    """The action tiles of this number of players (BB-1.1)."""
    tile_of = s.edition.tile_of[s.seats - 2]
    views: list[TileView] = []
    for tile in range(max(tile_of) + 1):
        actions = [ACTIONS[action] for action in range(len(ACTIONS)) if tile_of[action] == tile]
        lowest = 0 if s.lowest[tile] == NO_DIE else s.lowest[tile]
        views.append({"actions": actions, "dice": dice_on(s, tile), "lowest": lowest})
    return views


def jewel_view(s: BoraBora, place: int) -> JewelView:
    """A jewelry tile."""
    jewel = s.edition.jewels[s.jewels[place]]
    kind = s.edition.jewel_kinds[jewel.kind]
    return {"kind": kind, "price": jewel.price, "points": jewel.points, "owner": s.jewel_owner[place]}


def jewelry_view(s: BoraBora) -> list[list[JewelView]]:
    """The jewelry of each round."""
    rounds = [range(JEWELS_A_ROUND * r, min(JEWELS_A_ROUND * (r + 1), len(s.jewels))) for r in range(ROUNDS)]
    return [[jewel_view(s, place) for place in places] for places in rounds]


def shown_people(s: BoraBora, sex: int) -> list[PersonView | None]:
    """The men, or women, on show."""
    row = s.people[sex * DISPLAY : (sex + 1) * DISPLAY]
    return [None if design == NONE else person_view(s, sex, design) for design in row]


def own_view(s: BoraBora, seat: int) -> OwnView:
    """A seat's own god cards."""
    return {
        "cards": counts(s.at[hand(seat)], GODS),
        "drawn": counts(s.drawn[seat * N_GODS : (seat + 1) * N_GODS], GODS),
    }


def view(s: BoraBora, seat: int | None) -> Json:
    """Built up from what is visible."""
    seen: BoraBoraView = {
        "game": "bora-bora",
        "round": s.round,
        "order": s.order[:],
        "standing": s.standing[:],
        "status_points": list(s.edition.status_points),
        "regions": [region_view(s, region) for region in range(len(s.edition.map.regions))],
        "paths": path_views(s),
        "tiles": tile_views(s),
        "fishing": dice_on(s, FISHING_SPACE),
        "temple": s.temple[:],
        "temple_spaces": list(s.edition.temple_spaces),
        "temple_tiles": s.temple_tiles,
        "men": shown_people(s, 0),
        "women": shown_people(s, 1),
        "task_row": [s.edition.tasks[task].name for task in s.task_row],
        "tasks_left": sum(s.task_bag),
        "jewelry": jewelry_view(s),
        "pile": s.total(PILE),
        "pile_made_of": counts(s.pile_most, GODS),
        "open": counts(s.at[OPEN], GODS),
        "discard": counts(s.at[DISCARD], GODS),
        "seats": [seat_view(s, other) for other in range(s.seats)],
        "own": None if seat is None else own_view(s, seat),
        "pending": [encode_frame(frame) for frame in s.pending],
        "ended": "" if s.pending else ENDED,
    }
    return {**seen}


# -- where things lie


def place_names(s: BoraBora) -> list[str]:
    """The id of every place of god cards."""
    return [*COMMON_PLACES, *[f"hand/{seat}" for seat in range(s.seats)]]


def place_seen_by(place: int) -> int:
    """The pile is seen by nobody, hands by their owners (BB-15.1)."""
    if place == PILE:
        return NOBODY
    return EVERYBODY if place < FIRST_HAND else place - FIRST_HAND


def touch(seat: int, action: Action) -> tuple[str, ...]:
    """The things to touch, in order, to mean this action; what has no place is a button."""
    parts = action.text.split(" ")[1:]
    if isinstance(action, Place):
        return (f"die/{seat}/{parts[0]}", f"action/{parts[1]}")
    if isinstance(action, Fish):
        return (f"die/{seat}/{parts[0]}", "action/fishing")
    if isinstance(action, Expand):
        return (f"region/{parts[0]}",)
    if isinstance(action, TakePerson):
        return (f"{parts[0]}/{parts[1]}",)
    if isinstance(action, PlacePriest):
        return (f"temple/{parts[0]}",)
    if isinstance(action, TakeTask):
        return (f"task/{parts[0]}",)
    if isinstance(action, Buy):
        return (f"jewel/{'-'.join(parts)}",)
    if isinstance(action, TakeCard):
        return ("pile",) if action.god == PILE_TOP else (f"open/{parts[0]}",)
    for kind, place in BUTTONS:
        if isinstance(action, kind):
            return (place,)
    return touch_own(seat, action, parts)


def touch_own(seat: int, action: Action, parts: list[str]) -> tuple[str, ...]:
    """The same for what lies on the seat's own board."""
    if isinstance(action, Play):
        means = parts[1]
        first = f"god-tiles/{seat}" if means == "tile" else f"hand/{seat}/{parts[0] if means == 'card' else means}"
        return (first, f"god/{parts[0]}")
    if isinstance(action, TakeHut):
        return (f"huts/{seat}/{parts[0]}",)
    if isinstance(action, Fill):
        return (f"ceremony/{seat}/{parts[1]}",)
    if isinstance(action, Aside):
        return (f"beside/{seat}/{parts[0]}",)
    if isinstance(action, Shift):
        return (f"person/{seat}/{parts[0]}-{parts[1]}",)
    if isinstance(action, Use):
        return (f"people/{seat}/{parts[0]}-{parts[1]}",)
    if isinstance(action, Build):
        return (f"building/{seat}/{parts[0]}",)
    if isinstance(action, Ground):
        return tuple(f"ceremony/{seat}/{space}" for space in parts[0].split("-"))
    if isinstance(action, Fulfil):
        return (f"own-task/{seat}/{parts[0]}", "fulfilled")
    if isinstance(action, GiveUp):
        return (f"own-task/{seat}/{parts[0]}", "box")
    return ()
