"""Mundus Novus as everybody else sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fairwind.games.mundus_novus import scoring, view, worlds
from fairwind.games.mundus_novus.edition import MundusEdition, read_mundus_edition
from fairwind.games.mundus_novus.knowledge import believed, note_parts
from fairwind.games.mundus_novus.rulebook import RULEBOOK
from fairwind.games.mundus_novus.rules import developments, ending, event, progression, sets, setup, supply, trade
from fairwind.games.mundus_novus.state import CORONADO_EVENTS, N_SOURCES, Mundus, hand, sealed, stored
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.codec import copied, decode_pending, encode_fields
from fairwind.kernel.editions import Sheet
from fairwind.kernel.spec import GameSpec, Json, Result, Variant
from fairwind.kernel.state import Frame

FRAMES: Final[tuple[type[Frame], ...]] = (
    setup.TurnMarket, setup.TurnRow, setup.DrawMaster, setup.BeginRound, setup.NextRound,
    event.ReadEvent, event.BuyEvent,
    supply.BeginSupply, supply.DealNext, supply.Deal, supply.FormFleets, supply.SplitFleet, supply.ShowQuay,
    supply.FillNext, supply.Fill, supply.ServeFleets, supply.ChooseFromQuay, supply.PiratesStrike, supply.LoseToPirates,
    trade.BeginTrade, trade.NameNumber, trade.OfferCards, trade.FindMaster, trade.SettleTie, trade.NextTake,
    trade.TakeCard, trade.KeepOrSwap, trade.GiveCard,
    progression.BeginProgression, progression.NameFirst, progression.BeginTurn, progression.Progress,
    progression.PayIncome, progression.BeginStoring, progression.StoreCards, progression.DiscardRest,
    sets.LaySame, sets.LayDifferent,
    developments.WinDevelopment, developments.RefillRow, developments.TurnCard, developments.TakeFromPile,
    ending.EndRound,
)  # fmt: skip


class MundusNovus(GameSpec[Mundus, MundusEdition]):
    """The SPEC of Mundus Novus."""

    name = "mundus-novus"
    rules_version = 1
    seat_counts = (2, 3, 4, 5, 6)
    variants = (Variant("first-master", setup.FIRST_MASTERS), Variant("relic-sets", ("allowed", "forbidden")))
    rulebook = RULEBOOK
    frames = {frame.__name__: frame for frame in FRAMES}
    package = "fairwind.games.mundus_novus"

    def read_edition(self, sheet: Sheet) -> MundusEdition:
        return read_mundus_edition(sheet)

    def new(self, edition: MundusEdition, seats: int, variants: Mapping[str, str]) -> Mundus:
        return setup.new_game(edition, seats, variants["first-master"], variants["relic-sets"] == "allowed")

    def clone(self, s: Mundus) -> Mundus:
        return s.clone()

    def encode(self, s: Mundus) -> Json:
        return encode_fields(s, Mundus.FIELDS)

    def decode(self, edition: MundusEdition, data: Json) -> Mundus:
        fields = {name: copied(value) for name, value in data.items()}  # the state must not share the record's lists
        fields["pending"] = decode_pending(self.frames, data["pending"])
        return Mundus(edition, **fields)

    def view(self, s: Mundus, seat: int | None) -> Json:
        return view.view(s, seat)

    def sample_world(self, s: Mundus, seat: int, driver: Driver) -> Mundus:
        return worlds.sample_world(s, seat, driver)

    def touch(self, s: Mundus, seat: int, action: Action) -> tuple[str, ...]:
        return view.touch(s, seat, action)

    def place_names(self, s: Mundus) -> list[str]:
        return view.place_names(s)

    def kind_names(self, s: Mundus) -> list[str]:
        return list(s.edition.names)

    def place_seen_by(self, s: Mundus, place: int) -> int:
        return view.place_seen_by(place)

    def scores(self, s: Mundus, seat: int) -> list[tuple[str, int]]:
        return scoring.scores(s, seat)

    def result(self, s: Mundus) -> Result:
        return scoring.result(s)

    def broken(self, s: Mundus) -> list[str]:
        return [*_lost_cards(s), *_false_knowledge(s), *_wrong_coins(s)]


def _lost_cards(s: Mundus) -> list[str]:
    """Resource cards and developments only ever change place."""
    wrong = [f"place {i} holds {n} of kind {k}" for i, p in enumerate(s.at) for k, n in enumerate(p) if n < 0]
    for kind, copies in enumerate(s.edition.copies):
        if sum(place[kind] for place in s.at) != copies:
            wrong.append(f"there are not {copies} cards of kind {kind}")
    in_play = sorted([*s.row, *(c for owned in s.owned for c in owned), *(c for c, n in enumerate(s.deck) if n)])
    if in_play != [c for c, card in enumerate(s.edition.cards) if card.players <= s.seats]:
        wrong.append("developments are lost or doubled")
    return wrong


def _false_knowledge(s: Mundus) -> list[str]:
    """Nobody knows of a card that is not there: among any seats there are as many as are believed to be."""
    wrong = []
    for observer in range(s.seats):
        mine = {note_parts(number)[1] for number in s.notes if note_parts(number)[0] == observer}
        for mask in mine | {1 << holder for holder in range(s.seats) if holder != observer}:
            for kind in range(len(s.edition.copies)):
                if believed(s, observer, mask, kind) > _hidden_among(s, mask, kind):
                    wrong.append(f"seat {observer} believes in {kind} that the seats {mask:b} do not have")
    return wrong


def _hidden_among(s: Mundus, mask: int, kind: int) -> int:
    holders = [holder for holder in range(s.seats) if mask >> holder & 1]
    return sum(s.at[place][kind] for holder in holders for place in (hand(holder), sealed(holder), stored(holder)))


def _wrong_coins(s: Mundus) -> list[str]:
    """Doubloons are what was earned, less what Coronado paid; nobody is in debt."""
    wrong = []
    for seat in range(s.seats):
        items = s.earned[seat * N_SOURCES : (seat + 1) * N_SOURCES]
        if sum(items) != s.coins[seat] or s.coins[seat] < 0 or items[CORONADO_EVENTS] > 0:
            wrong.append(f"seat {seat} has {s.coins[seat]} doubloons but earned {items}")
    return wrong


SPEC: Final = MundusNovus()
