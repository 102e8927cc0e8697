"""Santa Maria as everybody else sees it."""

from __future__ import annotations

from collections.abc import Mapping
from operator import add
from typing import Final

from fairwind.games.santa_maria import details, meaning, observation, preview, printed, scoring, touch, view, worlds
from fairwind.games.santa_maria.colony import CELLS, SIDE
from fairwind.games.santa_maria.edition import SantaMariaEdition
from fairwind.games.santa_maria.explains import DECIDES, EXPLAINS, MOMENTS, PICTURED
from fairwind.games.santa_maria.rulebook import RULEBOOK
from fairwind.games.santa_maria.rules import (
    dice,
    effects,
    expand,
    logistics,
    payment,
    religion,
    retreat,
    setup,
    ships,
    turn,
    year,
)
from fairwind.games.santa_maria.state import BANK, SantaMaria, on_buildings, store
from fairwind.games.santa_maria.vocabulary import (
    BISHOPS,
    BLUE_DICE,
    BLUE_DIE,
    COINS,
    KIND_NAMES,
    KINDS,
    MONKS,
    MOST_SEATS,
    POINTS,
    SCHOLARS,
    SETUPS,
    STORAGE,
    TOKENS,
    WHITE_DICE,
    WHITE_DIE,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.editions import Sheet
from fairwind.kernel.frames import frames_in
from fairwind.kernel.play import is_over
from fairwind.kernel.soundness import wrong_shape
from fairwind.kernel.spec import Ending, GameSpec, Json, Meaning, Result, Variant, seat_variant
from fairwind.kernel.state import EVERYBODY, NONE

FIRST_GAME: Final[Mapping[str, str]] = {"setup": "dealt"}  # nobody need know the boards (SM-1.11)


class SantaMariaSpec(GameSpec[SantaMaria, SantaMariaEdition]):
    """The SPEC of Santa Maria."""

    name = "santa-maria"
    rules_version = 2
    seat_counts = tuple(range(1, MOST_SEATS + 1))
    variants = (
        Variant("setup", SETUPS),
        Variant("blue-dice", ("own", "pool")),  # goes with every set-up (SM-12.5)
        seat_variant("first-player", MOST_SEATS),
    )
    first_game = FIRST_GAME
    rulebook = RULEBOOK
    frames = frames_in(
        setup, year, turn, logistics, payment, expand, dice, effects, ships, religion, retreat,
    )  # fmt: skip
    explains = EXPLAINS
    decides = DECIDES
    pictured = PICTURED
    moments = MOMENTS
    chapters = ("year",)
    at_the_end = scoring.AT_THE_END
    settled = (
        "setup", "common_blue_dice", "docks", "dock_income", "retreats", "retreat_coins", "conquest", "religion",
        "conquistador",
    )  # fmt: skip
    package = "fairwind.games.santa_maria"

    def read_edition(self, sheet: Sheet) -> SantaMariaEdition:
        return SantaMariaEdition(sheet)

    def printed(self, edition: SantaMariaEdition) -> Json:
        return {**super().printed(edition), **printed.printed(edition)}

    def printed_facts(self, edition: SantaMariaEdition) -> dict[str, int | str]:
        return printed.printed_facts(edition)

    def new(self, edition: SantaMariaEdition, seats: int, variants: Mapping[str, str]) -> SantaMaria:
        how = SETUPS.index(variants["setup"])
        return setup.new_game(edition, seats, how, variants["blue-dice"] == "pool", variants["first-player"])

    def blank(self, edition: SantaMariaEdition, seats: int) -> SantaMaria:
        return SantaMaria(edition, seats)

    def clone(self, s: SantaMaria) -> SantaMaria:
        return s.clone()

    def view(self, s: SantaMaria, seat: int | None) -> Json:
        return view.view(s)

    def sample_world(self, s: SantaMaria, seat: int, driver: Driver) -> SantaMaria:
        return worlds.sample_world(s)

    def touch(self, s: SantaMaria, seat: int, action: Action) -> tuple[str, ...]:
        return touch.touch(s, seat, action)

    def fixtures(self, s: SantaMaria, seat: int) -> tuple[str, ...]:
        return touch.fixtures(seat)

    def details(self, s: SantaMaria, seat: int, action: Action) -> dict[str, int | str]:
        return details.details(s, seat, action)

    def place_names(self, s: SantaMaria) -> list[str]:
        return touch.place_names(s)

    def kind_names(self, s: SantaMaria) -> list[str]:
        return list(KIND_NAMES)

    def place_seen_by(self, s: SantaMaria, place: int) -> int:
        return EVERYBODY

    def scores(self, s: SantaMaria, seat: int) -> list[tuple[str, int]]:
        return scoring.scores(s, seat)

    def holdings(self, s: SantaMaria, seat: int) -> list[tuple[str, int]]:
        return preview.holdings(s, seat)

    def scored(self, s: SantaMaria, seat: int) -> list[tuple[str, int]]:
        return preview.scored(s, seat)

    def aim(self, s: SantaMaria, seat: int, action: Action) -> str:
        return preview.aim(action)

    def ending(self, s: SantaMaria, seat: int, action: Action) -> Ending | None:
        return preview.ending(s, seat, action)

    def meaning(self, s: SantaMaria, seat: int, action: Action) -> Meaning:
        return meaning.meaning(s, seat, action)

    def usual(self, s: SantaMaria, seat: int) -> Action | None:
        return preview.usual(s)

    def clock(self, s: SantaMaria) -> int:
        return turn.clock(s)

    def observed(self, seats: int) -> tuple[str, ...]:
        return observation.observed(seats)

    def observe(self, s: SantaMaria, seat: int, out: list[int]) -> None:
        observation.observe(s, seat, out)

    def result(self, s: SantaMaria) -> Result:
        return scoring.result(s)

    def broken(self, s: SantaMaria) -> list[str]:
        empty = self.blank(s.edition, s.seats)
        if s.pool:
            empty.blue = [0] * SIDE
        wrong = wrong_shape(s, empty, _highest(s))
        if wrong:
            return wrong  # nothing more can be asked
        return [*_wrong_goods(s), *_wrong_dice(s), *_wrong_colonies(s), *_wrong_ships(s), *_wrong_monks(s)]


def _wrong_goods(s: SantaMaria) -> list[str]:
    """Resources only change place, nobody stores too many, nobody is in debt; coins and points balance."""
    wrong = []
    for kind in range(KINDS + 2):
        expected = TOKENS if kind < KINDS else 0
        if sum(place[kind] for place in s.at) != expected:
            wrong.append(f"things of kind {kind} are lost or doubled")
    for seat in range(s.seats):
        held = s.at[store(seat)]
        if min(held) < 0 or max(held[:KINDS]) > STORAGE:
            wrong.append(f"seat {seat} holds {held}")
        lie = sum(coins for coins in s.on[seat * CELLS : (seat + 1) * CELLS] if coins > 0)
        if s.at[on_buildings(seat)][COINS] != lie or s.at[on_buildings(seat)][POINTS]:
            wrong.append(f"the coins on the buildings of seat {seat} are not {lie}")
    if min(s.at[BANK][:KINDS]) < 0:
        wrong.append("the bank lacks resources")
    return wrong


def _in_hand(s: SantaMaria, colour: int) -> int:
    """Dice that are being used: neither in the pool nor on a building."""
    return sum(1 for frame in s.pending if getattr(frame, "colour", NONE) == colour)


def _wrong_dice(s: SantaMaria) -> list[str]:
    """All white dice are somewhere during a year; so are the blue ones that are unlocked."""
    if s.year == 0 or is_over(s) or any(isinstance(f, (year.RollWhite, year.RollBlueAgain)) for f in s.pending):
        return []
    wrong = []
    if sum(s.white) + s.on.count(WHITE_DIE) + _in_hand(s, 0) != WHITE_DICE * s.seats:
        wrong.append("white dice are lost or doubled")
    if sum(s.blue) + s.on.count(BLUE_DIE) + _in_hand(s, 1) != sum(s.unlocked):
        wrong.append("blue dice are lost or doubled")
    if max(s.white_used) > WHITE_DICE or max(map(add, s.unlocked, s.blue_later)) > BLUE_DICE:
        wrong.append("somebody uses too many dice")
    if any(s.blue_used[seat] > s.unlocked[seat] for seat in range(s.seats)):
        wrong.append("somebody uses too many blue dice")
    return wrong


def _wrong_colonies(s: SantaMaria) -> list[str]:
    """What is worked out beside the colonies agrees with them, and only buildings carry anything."""
    again = s.clone()
    again.work_out()
    wrong = []
    if any(getattr(s, name) != getattr(again, name) for name in s.WORKED_OUT):
        wrong.append("what was worked out beforehand does not agree with the colonies")
    if any(lies and not s.edition.is_building[kind] for lies, kind in zip(s.on, s.cell, strict=True)):
        wrong.append("something lies where there is no building")
    if len(s.cell) != s.seats * CELLS:
        wrong.append("a colony has lost cells")
    return wrong


def _wrong_ships(s: SantaMaria) -> list[str]:
    """Every ship is in one place."""
    wrong = []
    bag = [*s.start_bag, *s.ship_bag]
    for ship, at in enumerate(s.ship_at):
        if bag[ship] != (at < 0) or (0 <= at < len(s.dock)) != (ship in s.dock):
            wrong.append(f"ship {ship} is lost or doubled")
    return wrong


def _wrong_monks(s: SantaMaria) -> list[str]:
    """Monks are on the board or at home, and only where there is a place; all markers are on their tracks."""
    wrong = []
    for seat in range(s.seats):
        placed = sum(1 for monks in s.monks if monks >> seat & 1)
        if placed + s.monks_left[seat] != MONKS or s.monks_left[seat] < 0:
            wrong.append(f"monks of seat {seat} are lost or doubled")
    if any(monks and not religion.is_in_play(s, place) for place, monks in enumerate(s.monks)):
        wrong.append("a monk stands where there is no place")
    if sorted(s.standing) != list(range(s.seats)):
        wrong.append("the conquistadors' order is broken")
    marches = [s.march[seat] for seat in s.standing]
    if marches != sorted(marches, reverse=True):
        wrong.append("the conquistadors' order does not agree with their steps")
    return wrong


def _highest(s: SantaMaria) -> dict[str, int]:
    """The largest number of each field that has one."""
    edition = s.edition
    seat = s.seats - 1
    return {
        "year": 3,
        "start": seat,
        "board": len(edition.boards) - 1,
        "hall": len(edition.town_halls) - 1,
        "private": len(SCHOLARS) - 1,
        "cell": len(edition.cells) - 1,
        "dock": len(edition.ships) - 1,
        "ship_at": len(s.dock) * (1 + s.seats) - 1,
        **dict.fromkeys(("start_bag", "ship_bag", "double_bag", "triple_bag", "display"), 1),
        **dict.fromkeys(("scholar_bag", "bishop_bag", "board_bag"), 1),
        "scholars": len(SCHOLARS) - 1,
        "bishops": len(BISHOPS) - 1,
        "lots": len(SCHOLARS) - 1,
        "monks": (1 << s.seats) - 1,
        "faith": edition.religion.last,
        "march": edition.conquistador.last,
        "standing": seat,
        "retreat": seat,
    }


SPEC: Final = SantaMariaSpec()
