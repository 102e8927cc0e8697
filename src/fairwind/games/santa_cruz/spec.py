"""Santa Cruz as everybody else sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fairwind.games.santa_cruz import scoring, view, worlds
from fairwind.games.santa_cruz.edition import SCORE_CARDS, SPECIES, Edition
from fairwind.games.santa_cruz.rulebook import RULEBOOK
from fairwind.games.santa_cruz.rules import building, construction, ending, second_round, setup, turns
from fairwind.games.santa_cruz.state import (
    BIRD,
    BUILDING,
    CARD,
    FACE_DOWN,
    LAST_PLAYER,
    N_SOURCES,
    NONE,
    SCORE,
    SantaCruz,
    hand,
    rubble,
    standing,
    supply,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.codec import decode_pending, encode_fields
from fairwind.kernel.editions import Sheet
from fairwind.kernel.spec import GameSpec, Json, Result, Variant
from fairwind.kernel.state import Frame

FRAMES: Final[tuple[type[Frame], ...]] = (
    setup.DealScoreCard, setup.DrawFirstChooser, setup.BeginChoosing, setup.ChooseSet, setup.DrawStartPlayer,
    setup.DealSet, setup.PlaceMarkers,
    turns.PlayRound, turns.Landing, turns.Land, turns.NextTurn, turns.ChooseCard,
    construction.NameWay, construction.ChooseSite, construction.SecondBuild, construction.BuildOnTurnedUp,
    building.TurnUp, building.DrawBird,
    second_round.PrepareSecondRound, second_round.DrawScoreCard, second_round.ChoosePile,
    second_round.DiscardScoreCard, second_round.FindStartPlayer,
    ending.CountBirds, ending.ShowBirds, ending.ShowBird,
)  # fmt: skip


class SantaCruzSpec(GameSpec[SantaCruz, Edition]):
    """The SPEC of Santa Cruz."""

    name = "santa-cruz"
    rules_version = 1
    seat_counts = (2, 3, 4)
    variants = (
        Variant("sets", ("chosen", "dealt")),
        Variant("first-chooser", setup.FIRST_CHOOSERS),
        Variant("last-player", LAST_PLAYER),
    )
    rulebook = RULEBOOK
    frames = {frame.__name__: frame for frame in FRAMES}
    package = "fairwind.games.santa_cruz"
    longest = 1_000

    def read_edition(self, sheet: Sheet) -> Edition:
        return Edition(sheet)

    def new(self, edition: Edition, seats: int, variants: Mapping[str, str]) -> SantaCruz:
        last_player = LAST_PLAYER.index(variants["last-player"])
        return setup.new_game(edition, seats, variants["sets"] == "dealt", variants["first-chooser"], last_player)

    def clone(self, s: SantaCruz) -> SantaCruz:
        return s.clone()

    def encode(self, s: SantaCruz) -> Json:
        return encode_fields(s, SantaCruz.FIELDS)

    def decode(self, edition: Edition, data: Json) -> SantaCruz:
        fields = {**data, "pending": decode_pending(self.frames, data["pending"])}
        s = SantaCruz(edition, **fields, occupied=0, opened=0, shows=[], yields=[], reach=[])
        s.look_again()
        return s

    def view(self, s: SantaCruz, seat: int | None) -> Json:
        return view.view(s, seat)

    def sample_world(self, s: SantaCruz, seat: int, driver: Driver) -> SantaCruz:
        return worlds.sample_world(s, seat, driver)

    def touch(self, s: SantaCruz, seat: int, action: Action) -> tuple[str, ...]:
        return view.touch(s, seat, action)

    def place_names(self, s: SantaCruz) -> list[str]:
        return view.place_names(s)

    def kind_names(self, s: SantaCruz) -> list[str]:
        return view.kind_names(s.edition)

    def place_seen_by(self, s: SantaCruz, place: int) -> int:
        return view.place_seen_by(place)

    def scores(self, s: SantaCruz, seat: int) -> list[tuple[str, int]]:
        return scoring.scores(s, seat)

    def result(self, s: SantaCruz) -> Result:
        return scoring.result(s)

    def broken(self, s: SantaCruz) -> list[str]:
        return [
            *_lost_components(s),
            *_wrong_buildings(s),
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
        stands = [0, 0, 0]
        for site, tile in enumerate(s.tile):
            if s.own[seat] & edition.board.bit[site]:
                if tile == FACE_DOWN:
                    wrong.append(f"seat {seat} has a building on a face-down tile")
                else:
                    stands[edition.building[tile]] += 1
        if stands != s.at[standing(seat)][BUILDING:]:
            wrong.append(f"seat {seat} has other buildings on the board than its tiles show")
        places = [s.at[place][BUILDING:] for place in (supply(seat), standing(seat), rubble(seat))]
        if tuple(map(sum, zip(*places, strict=True))) != edition.supply:
            wrong.append(f"seat {seat} has lost or found buildings")
    for bit in edition.board.bit:
        if sum(1 for own in s.own if own & bit) > 2:
            wrong.append("a site has more than two buildings")
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
    fresh.look_again()
    kept = (s.occupied, s.opened, s.shows, s.yields, s.reach)
    if kept != (fresh.occupied, fresh.opened, fresh.shows, fresh.yields, fresh.reach):
        return ["what is kept for speed does not agree with the board"]
    return []


SPEC: Final = SantaCruzSpec()
