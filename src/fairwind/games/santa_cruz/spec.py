"""Santa Cruz as everybody else sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fairwind.games.santa_cruz import clock, details, meaning, observation, preview, printed, scoring, view, worlds
from fairwind.games.santa_cruz.edition import SantaCruzEdition
from fairwind.games.santa_cruz.explains import DECIDES, EXPLAINS, MOMENTS, PICTURED
from fairwind.games.santa_cruz.rulebook import RULEBOOK
from fairwind.games.santa_cruz.rules import building, construction_cards, ending, second_round, setup, turns
from fairwind.games.santa_cruz.state import (
    BIRD,
    BUILDING,
    CARD,
    SCORE,
    SantaCruz,
    hand,
    played,
    rubble,
    standing,
    supply,
)
from fairwind.games.santa_cruz.vocabulary import (
    BUILDINGS,
    CONSTRUCTION,
    FACE_DOWN,
    LAST_PLAYER,
    MOST_SEATS,
    N_SOURCES,
    SCORE_CARDS,
    SPECIES,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.editions import Sheet
from fairwind.kernel.frames import frames_in
from fairwind.kernel.soundness import wrong_shape
from fairwind.kernel.spec import GameSpec, Json, Meaning, Result, Variant, seat_variant
from fairwind.kernel.state import NONE


class SantaCruzSpec(GameSpec[SantaCruz, SantaCruzEdition]):
    """The SPEC of Santa Cruz."""

    name = "santa-cruz"
    rules_version = 2
    seat_counts = (2, 3, 4)
    variants = (
        Variant("sets", ("chosen", "dealt")),
        seat_variant("first-chooser", MOST_SEATS),
        Variant("last-player", LAST_PLAYER),
    )
    rulebook = RULEBOOK
    frames = frames_in(setup, turns, construction_cards, building, second_round, ending)
    explains = EXPLAINS
    decides = DECIDES
    pictured = PICTURED
    moments = MOMENTS
    chapters = ("round", "erupted")
    at_the_end = scoring.AT_THE_END
    settled = ("last_player",)
    package = "fairwind.games.santa_cruz"
    longest = 1_000

    def read_edition(self, sheet: Sheet) -> SantaCruzEdition:
        return SantaCruzEdition(sheet)

    def printed(self, edition: SantaCruzEdition) -> Json:
        return printed.printed(edition)

    def printed_facts(self, edition: SantaCruzEdition) -> dict[str, int | str]:
        return printed.printed_facts(edition)

    def new(self, edition: SantaCruzEdition, seats: int, variants: Mapping[str, str]) -> SantaCruz:
        return setup.new_game(edition, seats, variants)

    def blank(self, edition: SantaCruzEdition, seats: int) -> SantaCruz:
        return SantaCruz(edition, seats)

    def clone(self, s: SantaCruz) -> SantaCruz:
        return s.clone()

    def view(self, s: SantaCruz, seat: int | None) -> Json:
        return view.view(s, seat)

    def sample_world(self, s: SantaCruz, seat: int, driver: Driver) -> SantaCruz:
        return worlds.sample_world(s, seat, driver)

    def touch(self, s: SantaCruz, seat: int, action: Action) -> tuple[str, ...]:
        return view.touch(s, seat, action)

    def details(self, s: SantaCruz, seat: int, action: Action) -> dict[str, int | str]:
        return details.details(s, action)

    def place_names(self, s: SantaCruz) -> list[str]:
        return view.place_names(s)

    def kind_names(self, s: SantaCruz) -> list[str]:
        return view.kind_names(s.edition)

    def place_seen_by(self, s: SantaCruz, place: int) -> int:
        return view.place_seen_by(s, place)

    def kind_seen_by(self, s: SantaCruz, place: int, kind: int) -> int:
        return view.kind_seen_by(s, place, kind)

    def scores(self, s: SantaCruz, seat: int) -> list[tuple[str, int]]:
        return scoring.scores(s, seat)

    def clock(self, s: SantaCruz) -> int:
        return clock.clock(s)

    def observed(self, seats: int) -> tuple[str, ...]:
        return observation.observed(seats)

    def observe(self, s: SantaCruz, seat: int, out: list[int]) -> None:
        observation.observe(s, seat, out)

    def holdings(self, s: SantaCruz, seat: int) -> list[tuple[str, int]]:
        return preview.holdings(s, seat)

    def aim(self, s: SantaCruz, seat: int, action: Action) -> str:
        return preview.aim(s, action)

    def meaning(self, s: SantaCruz, seat: int, action: Action) -> Meaning:
        return meaning.meaning(s, seat, action)

    def result(self, s: SantaCruz) -> Result:
        return scoring.result(s)

    def broken(self, s: SantaCruz) -> list[str]:
        wrong = wrong_shape(s, self.blank(s.edition, s.seats), _highest(s))
        if wrong:
            return wrong  # nothing more can be asked
        return [
            *_lost_components(s),
            *_wrong_buildings(s),
            *_wrong_sets(s),
            *_wrong_tiles(s),
            *_false_knowledge(s),
            *_wrong_points(s),
            *_stale_caches(s),
        ]


def _lost_components(s: SantaCruz) -> list[str]:
    """Birds, buildings and cards only ever change place."""
    wrong = [f"place {i} holds {n} of kind {k}" for i, p in enumerate(s.at) for k, n in enumerate(p) if n < 0]
    edition = s.edition
    expected = [0] * (SCORE + SCORE_CARDS)
    for kind in range(SPECIES):
        expected[BIRD + kind] = edition.birds[kind].count
    for kind, count in enumerate(edition.supply):
        expected[BUILDING + kind] = count * s.seats
    for one in edition.sets:
        for card, count in enumerate(one.cards):
            expected[CARD + card] += count
    expected[SCORE:] = [1] * SCORE_CARDS
    for kind, count in enumerate(expected):
        if sum(place[kind] for place in s.at if kind < len(place)) != count:
            wrong.append(f"there are not {count} of kind {kind}")
    return wrong


def _wrong_buildings(s: SantaCruz) -> list[str]:
    """Each seat has its own pieces; those that stand are the ones its tiles show; no site has more than two."""
    wrong = []
    edition = s.edition
    for seat in range(s.seats):
        stands = [0] * len(BUILDINGS)
        for site, tile in enumerate(s.tile):
            count = s.buildings_on(seat, edition.board.bit[site])
            if count and tile == FACE_DOWN:
                wrong.append(f"seat {seat} has a building on a face-down tile")
            elif count:
                stands[edition.building[tile]] += count
        if stands != s.at[standing(seat)][BUILDING:]:
            wrong.append(f"seat {seat} has other buildings on the board than its tiles show")
        places = [s.at[place][BUILDING:] for place in (supply(seat), standing(seat), rubble(seat))]
        if tuple(map(sum, zip(*places, strict=True))) != edition.supply:
            wrong.append(f"seat {seat} has lost or found buildings")
    for bit in edition.board.bit:
        if sum(s.buildings_on(seat, bit) for seat in range(s.seats)) > 2:
            wrong.append("a site has more than two buildings")
    return wrong


def _wrong_sets(s: SantaCruz) -> list[str]:
    """No set is held twice; the construction cards of a seat, in hand or played, are those of its set."""
    wrong = []
    for seat in range(s.seats):
        if s.held[seat] == NONE:
            continue
        if s.held.count(s.held[seat]) > 1:
            wrong.append(f"the set of seat {seat} is held twice")
        places = [hand(seat), *([played(seat)] if s.piles[seat] == NONE else [])]
        cards = tuple(sum(s.at[place][CARD + card] for place in places) for card in range(len(CONSTRUCTION)))
        if cards != s.edition.sets[s.held[seat]].cards:
            wrong.append(f"seat {seat} has other construction cards than its set")
    return wrong


def _wrong_tiles(s: SantaCruz) -> list[str]:
    """Every tile is on one site of its shape or unseen."""
    wrong = []
    edition = s.edition
    for site, tile in enumerate(s.tile):
        if tile != FACE_DOWN and edition.tiles[tile].kind != edition.board.kind[site]:
            wrong.append(f"site {site} has a tile of another shape")
    seen = sorted(tile for tile in s.tile if tile != FACE_DOWN)
    unseen = [edition.first_of_kind[kind] + n for kind, bag in enumerate(s.bags) for n, left in enumerate(bag) if left]
    if sorted(seen + unseen) != list(range(len(edition.tiles))):
        wrong.append("tiles are lost or doubled")
    return wrong


def _false_knowledge(s: SantaCruz) -> list[str]:
    """What all know of a hand is there, but for the one card that was removed; so is what was drawn."""
    wrong = []
    for seat in range(s.seats):
        has = s.score_cards_in(hand(seat))
        if s.gone[seat] != NONE:
            has |= 1 << s.gone[seat]
        if s.known[seat] & ~has:
            wrong.append(f"seat {seat} is believed to hold score cards that it does not")
        if s.drawn[seat] != NONE and not has >> s.drawn[seat] & 1:
            wrong.append(f"seat {seat} has lost the score card it drew")
    return wrong


def _wrong_points(s: SantaCruz) -> list[str]:
    """Points are what was earned and never below 0; the track is in their order and has every seat once."""
    wrong = []
    for seat in range(s.seats):
        earned = sum(s.earned[seat * N_SOURCES : (seat + 1) * N_SOURCES])
        if earned != s.points[seat] or earned < 0:
            wrong.append(f"seat {seat} has {s.points[seat]} points but earned {earned}")
    if sorted(s.track) != list(range(s.seats)):
        wrong.append("the track has lost a marker")
    if [s.points[seat] for seat in s.track] != sorted(s.points, reverse=True):
        wrong.append("the markers on the track are not in order")
    return wrong


def _stale_caches(s: SantaCruz) -> list[str]:
    """What is kept beside tiles and buildings for speed agrees with them."""
    fresh = s.clone()
    fresh.work_out()
    kept = (s.occupied, s.opened, s.shows, s.yields, s.reach)
    if kept != (fresh.occupied, fresh.opened, fresh.shows, fresh.yields, fresh.reach):
        return ["what is kept for speed does not agree with the board"]
    return []


def _highest(s: SantaCruz) -> dict[str, int]:
    """The largest number of each field that has one."""
    edition = s.edition
    seat, sites, card = s.seats - 1, (1 << len(edition.sites)) - 1, SCORE_CARDS - 1
    return {
        "last_player": len(LAST_PLAYER) - 1,
        "round": 2,
        "start": seat,
        "tile": len(edition.tiles) - 1,
        "bags": 1,
        "own": sites,
        "paired": sites,
        "track": seat,
        "sharer": seat,
        "held": len(edition.sets) - 1,
        "piles": len(edition.sets) - 1,
        "known": (1 << SCORE_CARDS) - 1,
        "drawn": card,
        "gone": card,
    }


SPEC: Final = SantaCruzSpec()
