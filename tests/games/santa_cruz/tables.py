"""Tables for the tests of Santa Cruz: the coast shows K01 to K18 in order, and nothing is lost on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fairwind.games.santa_cruz import SPEC
from fairwind.games.santa_cruz.edition import SantaCruzEdition
from fairwind.games.santa_cruz.rules.ending import CountBirds
from fairwind.games.santa_cruz.rules.second_round import PrepareSecondRound
from fairwind.games.santa_cruz.rules.turns import NEXT_TURN, PlayRound
from fairwind.games.santa_cruz.state import (
    ASIDE,
    BIRD_POOL,
    BUILDING,
    SCORE,
    SantaCruz,
    birds,
    hand,
    rubble,
    supply,
)
from fairwind.games.santa_cruz.vocabulary import BUILT, FACE_DOWN
from fairwind.kernel.editions import Sheet
from fairwind.testing import Scene

COAST_TILES: Final = tuple(f"K{n:02}" for n in range(1, 19))  # on C01 to C18
CARDS: Final = (
    "sheep", "wood", "sugar", "gold", "fish", "wood-sugar", "sheep-fish", "houses", "churches",
)  # dealt in this order, the first to seat 0  # fmt: skip
TILE_OF: Final = {"coast": "K", "land": "D", "volcano": "X"}


def edition(*changes: tuple[str, str]) -> SantaCruzEdition:
    """The usual edition with some of its text replaced."""
    text = SPEC.edition().about.text
    for old, new in changes:
        assert old in text, f"'{old}' is not in the edition"
        text = text.replace(old, new)
    return SantaCruzEdition(Sheet("mybox.toml", text))


def table(
    seats: int = 4,
    start: int = 0,
    *,
    sets: str = "ABCD",
    cards: Sequence[str] = CARDS,
    variants: Mapping[str, str] | None = None,
    with_edition: SantaCruzEdition | None = None,
) -> Scene:
    """Set up and sets chosen (seat 0 has the first letter): the start player is about to land."""
    first = (start - 1) % seats
    outcomes = [f"tile {tile}" for tile in COAST_TILES] + [f"card {card}" for card in cards]
    chosen = {"first-chooser": f"seat-{first + 1}", **(variants or {})}
    scene = Scene(SPEC, seats, chosen, with_edition, outcomes=outcomes)
    for i in range(seats):
        seat = (first - i) % seats
        scene.do(seat, f"take {sets[seat]}")
    scene.driver.waiting.clear()
    return scene


# -- names and numbers


def site(scene: Scene, name: str) -> int:
    """The number of a site."""
    return next(i for i, one in enumerate(scene.edition.sites) if one.id == name)


def tile(scene: Scene, name: str) -> int:
    """The number of a tile."""
    return next(i for i, one in enumerate(scene.edition.tiles) if one.id == name)


def card(scene: Scene, name: str) -> int:
    """The number of a score card."""
    return next(i for i, one in enumerate(scene.edition.score_cards) if one.id == name)


def sites_of(scene: Scene, seat: int) -> list[str]:
    """Where a seat has buildings."""
    s: SantaCruz = scene.s
    return [one.id for i, one in enumerate(s.edition.sites) if s.own[seat] & s.edition.board.bit[i]]


def face(scene: Scene, name: str) -> str:
    """The tile on a site, or an empty text if it is face down."""
    number = scene.s.tile[site(scene, name)]
    return "" if number == FACE_DOWN else scene.edition.tiles[number].id


def open_sites(scene: Scene) -> set[str]:
    """Every site whose tile is turned up."""
    return {one.id for one in scene.edition.sites if face(scene, one.id)}


def in_supply(scene: Scene, seat: int) -> list[int]:
    """Lighthouses, churches and houses that can be built."""
    return list(scene.s.at[supply(seat)][BUILDING:])


def score_hand(scene: Scene, seat: int) -> set[str]:
    """The score cards in a hand."""
    s: SantaCruz = scene.s
    return {one.id for i, one in enumerate(s.edition.score_cards) if s.at[hand(seat)][SCORE + i]}


# -- laying things out by hand


def lay(scene: Scene, **tiles: str) -> None:
    """`lay(scene, L05="D02")`: this tile lies open on that site; a tile that lay elsewhere changes places with it."""
    s: SantaCruz = scene.s
    for name, face_name in tiles.items():
        here, new = site(scene, name), tile(scene, face_name)
        old = s.tile[here]
        if new in s.tile:
            s.tile[s.tile.index(new)] = old
        else:
            s.bags[s.edition.board.kind[here]][new - s.edition.first_of_kind[s.edition.board.kind[here]]] = 0
            if old != FACE_DOWN:
                s.bags[s.edition.board.kind[here]][old - s.edition.first_of_kind[s.edition.board.kind[here]]] = 1
        s.tile[here] = new
    s.work_out()


def settle(scene: Scene, seat: int, *names: str) -> None:
    """A seat has buildings on these sites, as if built long ago; a face-down tile is turned up for it."""
    s: SantaCruz = scene.s
    for name in names:
        if not face(scene, name):
            lay(scene, **{name: unused_tile(scene, name)})
        s.put_up(seat, site(scene, name))
    for name in names:
        for near in s.edition.board.adjacent[site(scene, name)]:
            if s.tile[near] == FACE_DOWN:
                near_name = s.edition.sites[near].id
                lay(scene, **{near_name: unused_tile(scene, near_name)})


def unused_tile(scene: Scene, name: str) -> str:
    """A tile of the site's shape that nobody has seen: a plain house if there is one."""
    s: SantaCruz = scene.s
    kind = s.edition.board.kind[site(scene, name)]
    first = s.edition.first_of_kind[kind]
    left = [s.edition.tiles[first + n] for n, count in enumerate(s.bags[kind]) if count]
    left.sort(key=lambda one: (one.building != 2, one.bird, one.resource >= 0))
    return left[0].id


def use_up(scene: Scene, seat: int, **buildings: int) -> None:
    """So many of a seat's buildings are gone, as if destroyed."""
    names = ("lighthouse", "church", "house")
    for name, count in buildings.items():
        scene.s.move(supply(seat), rubble(seat), BUILDING + names.index(name), count)


def deal(scene: Scene, seat: int, *names: str) -> None:
    """These score cards are in the seat's hand, wherever they were."""
    s: SantaCruz = scene.s
    for name in names:
        kind = SCORE + card(scene, name)
        source = next(place for place in (ASIDE, *map(hand, range(s.seats))) if s.at[place][kind])
        if source != hand(seat):
            s.move(source, hand(seat), kind)


def give_birds(scene: Scene, seat: int, *species: str) -> None:
    """The seat has these bird tokens."""
    names = [bird.id for bird in scene.edition.birds]
    for name in species:
        scene.s.move(BIRD_POOL, birds(seat), names.index(name))


def give_points(scene: Scene, *points: int) -> None:
    """What each seat has, earned by building; who has more came there first."""
    s: SantaCruz = scene.s
    for seat in sorted(range(s.seats), key=lambda seat: -points[seat]):
        s.gain(seat, points[seat] - s.points[seat], BUILT)


def turn(scene: Scene, seat: int, round_number: int = 1) -> None:
    """It is this seat's turn to play a card; the rest of the game follows."""
    s: SantaCruz = scene.s
    s.round = round_number
    s.pending.clear()
    if round_number == 1:
        s.owe(NEXT_TURN[seat], PrepareSecondRound(), PlayRound(-1, 2), CountBirds())
    else:
        s.owe(NEXT_TURN[seat], CountBirds())
    assert SPEC.broken(s) == [], "the table was not laid out soundly"
    scene.ear.events.clear()
    scene.go_on()


# -- playing on


def play_on(scene: Scene, until: str) -> None:
    """Everybody gives the last of their options until this is asked; an empty text is the end."""
    while scene.asks() != until:
        seat = scene.actors()[0]
        scene.do(seat, scene.texts(seat)[-1])


def places(scene: Scene) -> list[int]:
    """The track, from first to last."""
    return list(scene.s.track)


def sees(scene: Scene, seat: int | None) -> dict[str, Any]:
    """What a seat, or an onlooker, sees."""
    return SPEC.view(scene.s, seat)
