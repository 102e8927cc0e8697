"""Santa Maria as everybody else sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fairwind.games.santa_maria import scoring, view
from fairwind.games.santa_maria.cells import KINDS
from fairwind.games.santa_maria.colony import CELLS, SIDE
from fairwind.games.santa_maria.edition import STORAGE, SantaMariaEdition
from fairwind.games.santa_maria.rulebook import RULEBOOK
from fairwind.games.santa_maria.rules import dice, effects, expand, free, payment, religion, retreat, setup, ships, turn
from fairwind.games.santa_maria.rules import year as years
from fairwind.games.santa_maria.state import (
    BANK,
    BLUE_DICE,
    BLUE_DIE,
    COINS,
    KIND_NAMES,
    MONKS,
    NONE,
    POINTS,
    SETUPS,
    WHITE_DICE,
    WHITE_DIE,
    SantaMaria,
    on_buildings,
    store,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.codec import decode_pending, encode_fields
from fairwind.kernel.editions import Sheet
from fairwind.kernel.spec import GameSpec, Json, Result, Variant
from fairwind.kernel.state import EVERYBODY, Frame

FRAMES: Final[tuple[type[Frame], ...]] = (
    setup.DealShip, setup.DrawScholar, setup.DrawBishop, setup.DrawFirst, setup.SetUpColonies, setup.ChooseBoard,
    setup.DealBoard, setup.GiveStart, setup.DrawLot, setup.ChooseLot, setup.PlaceTownHall,
    years.RollWhite, years.RollBlueAgain, years.DrawDouble, years.DrawTriple, years.BeginYear, years.EndYear,
    turn.NextTurn, turn.TakeTurn,
    free.LandDie, payment.ChoosePayment, expand.PlaceTile,
    dice.SetDie, dice.SetDieFreely, dice.ActivateLine, dice.LayDie, dice.RestDie,
    effects.UseEffect, effects.ChooseExchange, effects.ExchangeAgain, effects.ChooseGain,
    ships.ChooseShip, ships.Arrive, ships.ChooseDock, ships.DrawShip,
    religion.MayPray, religion.OfferSecondStep, religion.MayPrayOn, religion.Walk, religion.RollBlue, religion.Recruit,
    religion.PlaceMonk,
    retreat.PlaceRoad, retreat.Income,
)  # fmt: skip


class SantaMariaGame(GameSpec[SantaMaria, SantaMariaEdition]):
    """The SPEC of Santa Maria."""

    name = "santa-maria"
    rules_version = 1
    seat_counts = (1, 2, 3, 4)
    variants = (
        Variant("setup", SETUPS),
        Variant("blue-dice", ("own", "pool")),  # goes with every set-up (SM-12.5)
        Variant("first-player", setup.FIRST_PLAYERS),
    )
    rulebook = RULEBOOK
    frames = {frame.__name__: frame for frame in FRAMES}
    package = "fairwind.games.santa_maria"

    def read_edition(self, sheet: Sheet) -> SantaMariaEdition:
        return SantaMariaEdition(sheet)

    def new(self, edition: SantaMariaEdition, seats: int, variants: Mapping[str, str]) -> SantaMaria:
        how = SETUPS.index(variants["setup"])
        return setup.new_game(edition, seats, how, variants["blue-dice"] == "pool", variants["first-player"])

    def clone(self, s: SantaMaria) -> SantaMaria:
        return s.clone()

    def encode(self, s: SantaMaria) -> Json:
        return encode_fields(s, SantaMaria.FIELDS)

    def decode(self, edition: SantaMariaEdition, data: Json) -> SantaMaria:
        seats = int(data["seats"])
        worked_out: dict[str, Any] = {name: [0] * seats for name in ("empty", "free", "roads", "dice", "powers")}
        worked_out["ships"] = [0] * (seats * len(edition.docks))
        s = SantaMaria(edition, **{**data, **worked_out, "pending": decode_pending(self.frames, data["pending"])})
        s.look_again()
        return s

    def view(self, s: SantaMaria, seat: int | None) -> Json:
        return view.view(s)

    def sample_world(self, s: SantaMaria, seat: int, driver: Driver) -> SantaMaria:
        return view.sample_world(s)

    def touch(self, s: SantaMaria, seat: int, action: Action) -> tuple[str, ...]:
        return view.touch(s, seat, action)

    def place_names(self, s: SantaMaria) -> list[str]:
        return view.place_names(s)

    def kind_names(self, s: SantaMaria) -> list[str]:
        return list(KIND_NAMES)

    def place_seen_by(self, s: SantaMaria, place: int) -> int:
        return EVERYBODY

    def scores(self, s: SantaMaria, seat: int) -> list[tuple[str, int]]:
        return scoring.scores(s, seat)

    def result(self, s: SantaMaria) -> Result:
        return scoring.result(s)

    def broken(self, s: SantaMaria) -> list[str]:
        return [*_wrong_goods(s), *_wrong_dice(s), *_wrong_colonies(s), *_wrong_ships(s), *_wrong_monks(s)]


def _wrong_goods(s: SantaMaria) -> list[str]:
    """Resources only change place, nobody stores too many, nobody is in debt; coins and points balance."""
    wrong = []
    for kind in range(KINDS + 2):
        expected = setup.TOKENS if kind < KINDS else 0
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
    if s.year == 0 or s.over or any(isinstance(f, (years.RollWhite, years.RollBlueAgain)) for f in s.pending):
        return []
    wrong = []
    if sum(s.white) + s.on.count(WHITE_DIE) + _in_hand(s, 0) != WHITE_DICE * s.seats:
        wrong.append("white dice are lost or doubled")
    if sum(s.blue) + s.on.count(BLUE_DIE) + _in_hand(s, 1) != sum(s.unlocked):
        wrong.append("blue dice are lost or doubled")
    if max(s.white_used) > WHITE_DICE or max(s.unlocked) > BLUE_DICE:
        wrong.append("somebody uses too many dice")
    if any(s.blue_used[seat] > s.unlocked[seat] for seat in range(s.seats)):
        wrong.append("somebody uses too many blue dice")
    return wrong


def _wrong_colonies(s: SantaMaria) -> list[str]:
    """What is worked out beside the colonies agrees with them, and only buildings carry anything."""
    again = s.clone()
    again.look_again()
    kept = (s.empty, s.free, s.roads, s.dice, s.powers, s.ships)
    wrong = []
    if kept != (again.empty, again.free, again.roads, again.dice, again.powers, again.ships):
        wrong.append("what was worked out beforehand does not agree with the colonies")
    if any(lies and not s.edition.is_building[kind] for lies, kind in zip(s.on, s.cell, strict=True)):
        wrong.append("something lies where there is no building")
    if len(s.cell) != s.seats * SIDE * SIDE:
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


SPEC: Final = SantaMariaGame()
