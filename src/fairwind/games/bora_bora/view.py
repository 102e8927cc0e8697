"""What a seat sees of Bora Bora."""

from __future__ import annotations

from typing import Final, TypedDict

from fairwind.games.bora_bora.knowledge import known_shape, unknown_cards
from fairwind.games.bora_bora.rules.evaluation import ScoreStatus
from fairwind.games.bora_bora.rules.expansion import ChooseHut, ScoreFish, TakeGoods
from fairwind.games.bora_bora.rules.temple import priests_in_temple
from fairwind.games.bora_bora.rules.use_people import BeginPhaseB
from fairwind.games.bora_bora.scoring import ENDED, bonuses, scores
from fairwind.games.bora_bora.spaces import EMPTY, HUT, design_of, is_shifted, sex_of
from fairwind.games.bora_bora.state import (
    DISCARD,
    FIRST_HAND,
    FISHING_SPACE,
    N_GODS,
    N_MATERIALS,
    NO_DIE,
    OPEN,
    PILE,
    BoraBora,
    hand,
    placed_parts,
)
from fairwind.games.bora_bora.touch import person_id
from fairwind.games.bora_bora.vocabulary import (
    ACTIONS,
    DEEDS,
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
from fairwind.kernel.play import actors
from fairwind.kernel.spec import Json
from fairwind.kernel.state import EVERYBODY, NOBODY, NONE

COMMON_PLACES: Final[tuple[str, ...]] = ("pile", "discard", "open")
Counts = dict[str, int]  # how many of each kind, by name


class PersonView(TypedDict):
    """A man or woman tile."""

    sex: str
    person: str  # the sort of tile
    kind: str
    deed: str  # what it does, as a word
    symbols: int


class SpaceView(TypedDict):
    """What lies on a space of a player board."""

    huts: int
    person: PersonView | None
    shifted: bool


class CeremonyView(TypedDict):
    """A ceremony space."""

    space: str
    row: int
    column: int
    material: str
    state: str  # free, filled or built


class BuildingView(TypedDict):
    """A building, and the two ceremony spaces where it stands; none if it is not built yet."""

    number: int
    spaces: list[str]


class BonusView(TypedDict):
    """A bonus of the end: what a seat has, and what it takes."""

    bonus: str
    have: int
    need: int


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
    cards_at_most: Counts  # colours of which all know that there are no more in the hand
    colours_at_most: int  # how many different ones there can be
    drawn_from_pile: int  # cards drawn from the pile as it is now
    god_tiles: int
    offerings: int
    shells: int
    priests: int  # in the supply
    spaces: list[SpaceView]
    ceremony: list[CeremonyView]
    beside: Counts
    buildings: list[BuildingView]
    tasks: list[str]
    fulfilled: list[str]
    bonuses: list[BonusView]


class OwnView(TypedDict):
    """What a seat alone sees of its own."""

    cards: Counts
    drawn: Counts  # which of them came from the pile as it is now, or were drawn from it and played


class BoraBoraView(TypedDict):
    """The whole table as one seat sees it."""

    game: str
    acting: list[int]
    round: int
    phase: str  # A, B or C; nothing during set-up and after the end
    settling: str  # the region where a hut is being placed, or nothing
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
    ended: str


# -- the parts


def counts(values: list[int], names: tuple[str, ...]) -> Counts:
    """Counts by name, without zeros."""
    return {names[i]: values[i] for i in range(len(names)) if values[i]}


def person_view(s: BoraBora, sex: int, design: int) -> PersonView:
    """A man or woman tile."""
    person = s.edition.people[sex][design]
    return {
        "sex": SEXES[sex],
        "person": person_id(sex, DEEDS[person.kind], person.symbols),
        "kind": KINDS[person.kind],
        "deed": DEEDS[person.kind],
        "symbols": person.symbols,
    }


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
        found.append(
            {
                "space": name,
                "row": i // ceremony.columns,
                "column": i % ceremony.columns,
                "material": MATERIALS[ceremony.materials[i]],
                "state": "built" if covered else "filled" if filled else "free",
            }
        )
    return found


def building_views(s: BoraBora, seat: int) -> list[BuildingView]:
    """The buildings of a seat, by number."""
    dice, ceremony = s.edition.building_dice, s.edition.ceremony
    pairs = s.buildings[seat * len(dice) : (seat + 1) * len(dice)]
    return [
        {"number": die, "spaces": [] if pair == NONE else list(ceremony.pair_spaces[pair])}
        for die, pair in zip(dice, pairs, strict=True)
    ]


def cards_at_most(s: BoraBora, seat: int) -> Counts:
    """Colours of which the hand is known to have fewer cards than its backs allow."""
    shape, hidden = known_shape(s, seat), unknown_cards(s, seat)
    return {GODS[c]: shape.most[c] for c in range(N_GODS) if shape.most[c] < shape.least[c] + hidden}


def seat_view(s: BoraBora, seat: int) -> SeatView:
    """What everybody sees of a seat (BB-15.1)."""
    edition = s.edition
    tasks = s.tasks[TASKS_EACH * seat : TASKS_EACH * (seat + 1)]
    return {
        "points": s.points(seat),
        "would_be": sum(count for _, count in scores(s, seat)),
        "status": s.status[seat],
        "dice": [face for face in s.dice[DICE * seat : DICE * seat + DICE] if face],
        "cards": s.total(hand(seat)),
        "known_cards": counts(s.known[seat * N_GODS : (seat + 1) * N_GODS], GODS),
        "cards_at_most": cards_at_most(s, seat),
        "colours_at_most": known_shape(s, seat).most_colours,
        "drawn_from_pile": sum(s.drawn[seat * N_GODS : (seat + 1) * N_GODS]),
        "god_tiles": s.god_tiles[seat],
        "offerings": s.offerings[seat],
        "shells": s.shells[seat],
        "priests": edition.priests - priests_in_temple(s, seat),
        "spaces": [space_view(s, seat, space) for space in range(SPACES)],
        "ceremony": ceremony_view(s, seat),
        "beside": counts(s.beside[seat * N_MATERIALS : (seat + 1) * N_MATERIALS], MATERIALS),
        "buildings": building_views(s, seat),
        "tasks": [edition.tasks[task].name for task in tasks if task != NONE],
        "fulfilled": [edition.tasks[task].name for task in s.fulfilled_by(seat)],
        "bonuses": [{"bonus": name, "have": have, "need": need} for name, have, need in bonuses(s, seat)],
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


# -- what is going on


def phase_of(s: BoraBora) -> str:
    """The phase of the round, by what is still owed of it (BB-2.1)."""
    if s.round == 0 or not s.pending:
        return ""
    if any(isinstance(frame, BeginPhaseB) for frame in s.pending):
        return "A"
    return "B" if any(isinstance(frame, ScoreStatus) for frame in s.pending) else "C"


def settling(s: BoraBora) -> str:
    """The region that the decision at hand is about."""
    top = s.pending[-1] if s.pending else None
    if isinstance(top, (ChooseHut, TakeGoods, ScoreFish)):
        return s.edition.map.regions[top.region].name
    return ""


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
        "acting": actors(s),
        "round": s.round,
        "phase": phase_of(s),
        "settling": settling(s),
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
