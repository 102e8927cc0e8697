"""What a seat sees of Santa Cruz, and where an option lies on the table."""

from __future__ import annotations

from typing import Final, TypedDict

from fairwind.games.santa_cruz.actions import BuildOn, Discard, PlayCard, PlayScoreCard, TakePile, TakeSet
from fairwind.games.santa_cruz.edition import SantaCruzEdition
from fairwind.games.santa_cruz.printed import Counts, PrintedTile, printed_tile
from fairwind.games.santa_cruz.rules.ending import CountBirds, ShowBirds
from fairwind.games.santa_cruz.rules.second_round import ChoosePile, DiscardScoreCard
from fairwind.games.santa_cruz.rules.setup import BeginChoosing, ChooseSet, DrawFirstChooser, PlaceMarkers
from fairwind.games.santa_cruz.rules.turns import Land, Landing, NextTurn
from fairwind.games.santa_cruz.scoring import ENDING
from fairwind.games.santa_cruz.state import (
    ASIDE,
    BIRD,
    BIRD_POOL,
    BOX,
    BUILDING,
    CARD,
    FIRST_OWN,
    OWN_PLACES,
    REMOVED,
    SCORE,
    SantaCruz,
    birds,
    hand,
    played,
    rubble,
    shown,
    standing,
    supply,
)
from fairwind.games.santa_cruz.vocabulary import (
    BUILDINGS,
    CARDS_IN_SET,
    CONSTRUCTION,
    FACE_DOWN,
    LAST_PLAYER,
    N_SOURCES,
    SCORE_CARDS,
    SITE_KINDS,
    SOURCES,
    SPECIES,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.play import actors
from fairwind.kernel.spec import Json
from fairwind.kernel.state import EVERYBODY, NOBODY, NONE, Frame

COMMON_PLACES: Final[tuple[str, ...]] = ("bird-pool", "aside", "box", "removed")
OWN_NAMES: Final[tuple[str, ...]] = ("hand", "played", "birds", "supply", "standing", "rubble", "shown")
OPEN_PLACES: Final[tuple[str, ...]] = ("played", "supply", "standing", "rubble", "shown")
# What goes on, by the frame that waits for it; whatever lies above such a frame is part of it.
PHASES: Final[dict[type[Frame], str]] = {
    DrawFirstChooser: "sets",
    BeginChoosing: "sets",
    ChooseSet: "sets",
    PlaceMarkers: "set-up",
    Landing: "landing",
    Land: "landing",
    NextTurn: "cards",
    ChoosePile: "piles",
    DiscardScoreCard: "removing",
    CountBirds: "birds",
    ShowBirds: "birds",
}
OVER: Final = "over"


class SiteView(TypedDict):
    """A building site: its tile, if it is turned up, and the seat of each building there."""

    id: str
    tile: PrintedTile | None
    seats: list[int]


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    points: int
    storeys: int  # how often the marker has gone round
    space: int  # where it stands on the track
    earned: Counts  # points by where they came from
    set: str  # its construction set, empty if it has none now or not all know it
    cards: Counts  # construction cards in hand that all know
    secret_cards: int  # how many construction cards of a secret set are in hand
    score_cards: int  # how many score cards are in hand
    known: list[str]  # score cards that all saw go into the hand and not leave it
    drawn: bool  # whether it drew a score card for this round that it has not played
    discarded: bool  # whether it has removed a score card unseen
    played: Counts  # construction cards of its pile
    scored: list[str]  # score cards of its pile
    pile: str  # the set that lies in its pile and waits to be taken, or empty
    birds: int
    shown: Counts  # the birds turned up at the end
    supply: Counts
    standing: Counts
    rubble: Counts


class OwnView(TypedDict):
    """What a seat alone sees of its own."""

    set: str
    cards: Counts  # construction cards in hand
    score_cards: list[str]
    birds: Counts
    drawn: str  # the new score card of the second round, or empty
    discarded: str  # the score card it removed, or empty


class SantaCruzView(TypedDict):
    """The whole table as one seat sees it."""

    game: str
    phase: str  # set-up, sets, landing, cards, piles, removing, birds or over
    acting: list[int]  # seats that owe an answer
    round: int
    start: int
    sites: list[SiteView]
    unseen: dict[str, list[str]]  # tiles that nobody has seen, by kind
    box: int  # construction cards that nobody has
    aside: int
    removed: int
    bird_pool: int
    track: list[int]  # seats from first to last
    last_player: str
    right_left: bool
    right: int  # the seat that may build on an occupied site now, or -1
    seats: list[SeatView]
    own: OwnView | None
    ended: str


def phase(s: SantaCruz) -> str:
    """What goes on."""
    for frame in reversed(s.pending):
        if type(frame) in PHASES:
            return PHASES[type(frame)]
    return OVER


def construction_cards(s: SantaCruz, place: int) -> Counts:
    """The construction cards in a place, by kind."""
    counts = s.at[place]
    return {CONSTRUCTION[card]: counts[CARD + card] for card in range(len(CONSTRUCTION))}


def score_cards(s: SantaCruz, cards: int) -> list[str]:
    """The names of a set of score cards."""
    return [s.edition.score_cards[card].id for card in range(SCORE_CARDS) if cards >> card & 1]


def buildings(s: SantaCruz, place: int) -> Counts:
    """The buildings in a place, by kind."""
    counts = s.at[place]
    return {BUILDINGS[kind]: counts[BUILDING + kind] for kind in range(len(BUILDINGS))}


def species(s: SantaCruz, *places: int) -> Counts:
    """The bird tokens in some places, by species."""
    return {s.edition.birds[kind].id: sum(s.at[place][BIRD + kind] for place in places) for kind in range(SPECIES)}


def site_view(s: SantaCruz, site: int) -> SiteView:
    """A tile that was turned up stays known to all (SC-10.3)."""
    tile = s.tile[site]
    bit = s.edition.board.bit[site]
    return {
        "id": s.edition.sites[site].id,
        "tile": None if tile == FACE_DOWN else printed_tile(s.edition.tiles[tile]),
        "seats": [seat for seat in range(s.seats) for _ in range(s.buildings_on(seat, bit))],
    }


def seat_view(s: SantaCruz, seat: int) -> SeatView:
    """What everybody sees of a seat (SC-10.1, SC-10.2)."""
    sets = s.edition.sets
    storeys, space = divmod(s.points[seat], s.edition.track_spaces)  # SC-7.4, SC-7.5; there are enough (SC-7.9)
    secret = s.has_secret_set(seat)
    earned = s.earned[seat * N_SOURCES : (seat + 1) * N_SOURCES]
    return {
        "points": s.points[seat],
        "storeys": storeys,
        "space": space,
        "earned": {SOURCES[i]: earned[i] for i in range(N_SOURCES)},
        "set": "" if s.held[seat] == NONE or secret else sets[s.held[seat]].id,  # SC-1.16
        "cards": {} if secret else construction_cards(s, hand(seat)),
        "secret_cards": CARDS_IN_SET if secret else 0,  # the first that is played shows the set
        "score_cards": s.score_cards_in(hand(seat)).bit_count(),
        "known": score_cards(s, s.known[seat]),
        "drawn": s.drawn[seat] != NONE,
        "discarded": s.gone[seat] != NONE,
        "played": construction_cards(s, played(seat)),  # SC-2.5
        "scored": score_cards(s, s.score_cards_in(played(seat))),
        "pile": "" if s.piles[seat] == NONE else sets[s.piles[seat]].id,
        "birds": s.total(birds(seat)) + s.total(shown(seat)),  # SC-4.7
        "shown": species(s, shown(seat)),  # SC-9.2
        "supply": buildings(s, supply(seat)),
        "standing": buildings(s, standing(seat)),
        "rubble": buildings(s, rubble(seat)),
    }


def own_view(s: SantaCruz, seat: int) -> OwnView:
    """A seat's own secrets (SC-1.16, SC-1.17, SC-4.7)."""
    cards = s.edition.score_cards
    return {
        "set": "" if s.held[seat] == NONE else s.edition.sets[s.held[seat]].id,
        "cards": construction_cards(s, hand(seat)),
        "score_cards": score_cards(s, s.score_cards_in(hand(seat))),
        "birds": species(s, birds(seat), shown(seat)),
        "drawn": "" if s.drawn[seat] == NONE else cards[s.drawn[seat]].id,
        "discarded": "" if s.gone[seat] == NONE else cards[s.gone[seat]].id,
    }


def unseen_tiles(s: SantaCruz) -> dict[str, list[str]]:
    """The tiles that nobody has seen, on the board or in the box (SC-1.5)."""
    first, tiles = s.edition.first_of_kind, s.edition.tiles
    return {
        SITE_KINDS[kind]: [tiles[first[kind] + n].id for n, left in enumerate(bag) if left]
        for kind, bag in enumerate(s.bags)
    }


def view(s: SantaCruz, seat: int | None) -> Json:
    """Built up from what is visible (SC-10.1)."""
    seen: SantaCruzView = {
        "game": "santa-cruz",
        "phase": phase(s),
        "acting": actors(s),
        "round": s.round,
        "start": s.start,
        "sites": [site_view(s, site) for site in range(len(s.tile))],
        "unseen": unseen_tiles(s),
        "box": s.total(BOX),
        "aside": s.total(ASIDE),
        "removed": s.total(REMOVED),
        "bird_pool": s.total(BIRD_POOL),
        "track": s.track[:],
        "last_player": LAST_PLAYER[s.last_player],
        "right_left": s.right_left,
        "right": s.sharer,
        "seats": [seat_view(s, other) for other in range(s.seats)],
        "own": None if seat is None else own_view(s, seat),
        "ended": "" if s.pending else ENDING,
    }
    return {**seen}


# -- where things lie


def place_names(s: SantaCruz) -> list[str]:
    """The id of every place of components."""
    return [*COMMON_PLACES, *[f"{name}/{seat}" for seat in range(s.seats) for name in OWN_NAMES]]


def kind_names(edition: SantaCruzEdition) -> list[str]:
    """The id of every kind of component: birds, buildings, construction cards, score cards."""
    return [
        *[bird.id for bird in edition.birds],
        *BUILDINGS,
        *CONSTRUCTION,
        *[card.id for card in edition.score_cards],
    ]


def place_seen_by(s: SantaCruz, place: int) -> int:
    """Hands and birds are their owners' secret (SC-1.17, SC-4.7); what was set aside nobody sees (SC-8.5, SC-8.10), nor
    the sets in the box while others are secret (SC-1.16).
    """
    if place < FIRST_OWN:
        secret = place != BOX or any(s.has_secret_set(seat) for seat in range(s.seats))
        return NOBODY if secret else EVERYBODY
    seat, own = divmod(place - FIRST_OWN, OWN_PLACES)
    return EVERYBODY if OWN_NAMES[own] in OPEN_PLACES else seat


def kind_seen_by(s: SantaCruz, place: int, kind: int) -> int:
    """All know the construction cards in a hand whose set they know (SC-1.16)."""
    seen_by = place_seen_by(s, place)
    return EVERYBODY if seen_by >= 0 and CARD <= kind < SCORE and s.set_open[seen_by] else seen_by


def touch(s: SantaCruz, seat: int, action: Action) -> tuple[str, ...]:
    """The things to touch, in order, to mean this action; what has no place is a button."""
    if isinstance(action, BuildOn):
        return (f"site/{s.edition.sites[action.site].id}",)
    if isinstance(action, PlayCard):
        return (f"hand/{seat}/card/{CONSTRUCTION[action.card]}",)
    if isinstance(action, (PlayScoreCard, Discard)):
        return (f"hand/{seat}/score/{s.edition.score_cards[action.card].id}",)
    if isinstance(action, TakeSet):
        return (f"set/{s.edition.sets[action.place].id}",)
    if isinstance(action, TakePile):
        return (f"played/{action.owner}",)
    return ()
