"""Mundus Novus as everybody else sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fairwind.games.mundus_novus import clock, details, meaning, observation, preview, printed, scoring, view, worlds
from fairwind.games.mundus_novus.edition import MundusNovusEdition
from fairwind.games.mundus_novus.explains import DECIDES, EXPLAINS, MOMENTS, PICTURED
from fairwind.games.mundus_novus.knowledge import EACH, N_AGES, believed, note_parts
from fairwind.games.mundus_novus.rulebook import RULEBOOK
from fairwind.games.mundus_novus.rules import setup
from fairwind.games.mundus_novus.stack import FRAMES
from fairwind.games.mundus_novus.state import MundusNovus, hand, sealed, stored
from fairwind.games.mundus_novus.vocabulary import CORONADO_EVENTS, KINDS, MOST_SEATS, N_SOURCES
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.editions import Sheet
from fairwind.kernel.soundness import wrong_shape
from fairwind.kernel.spec import Ending, GameSpec, Json, Meaning, Result, Variant, seat_variant


class MundusNovusSpec(GameSpec[MundusNovus, MundusNovusEdition]):
    """The SPEC of Mundus Novus."""

    name = "mundus-novus"
    rules_version = 2
    seat_counts = (2, 3, 4, 5, 6)
    variants = (seat_variant("first-master", MOST_SEATS), Variant("relic-sets", ("allowed", "forbidden")))
    rulebook = RULEBOOK
    frames = FRAMES
    explains = EXPLAINS
    decides = DECIDES
    pictured = PICTURED
    moments = MOMENTS
    chapters = ("round", "phase")
    package = "fairwind.games.mundus_novus"

    def read_edition(self, sheet: Sheet) -> MundusNovusEdition:
        return MundusNovusEdition(sheet)

    def printed(self, edition: MundusNovusEdition) -> Json:
        tables = super().printed(edition)
        return {"about": tables["about"], "confidence": tables["confidence"], **printed.printed(edition)}

    def printed_facts(self, edition: MundusNovusEdition) -> dict[str, int | str]:
        return printed.printed_facts(edition)

    def new(self, edition: MundusNovusEdition, seats: int, variants: Mapping[str, str]) -> MundusNovus:
        return setup.new_game(edition, seats, variants["first-master"], variants["relic-sets"] == "allowed")

    def blank(self, edition: MundusNovusEdition, seats: int) -> MundusNovus:
        return MundusNovus(edition, seats)

    def clone(self, s: MundusNovus) -> MundusNovus:
        return MundusNovus(s.edition, s.seats, s)

    def view(self, s: MundusNovus, seat: int | None) -> Json:
        return view.view(s, seat)

    def sample_world(self, s: MundusNovus, seat: int, driver: Driver) -> MundusNovus:
        return worlds.sample_world(s, seat, driver)

    def touch(self, s: MundusNovus, seat: int, action: Action) -> tuple[str, ...]:
        return view.touch(s, seat, action)

    def details(self, s: MundusNovus, seat: int, action: Action) -> dict[str, int | str]:
        return details.details(s, action)

    def place_names(self, s: MundusNovus) -> list[str]:
        return view.place_names(s)

    def kind_names(self, s: MundusNovus) -> list[str]:
        return list(s.edition.names)

    def place_seen_by(self, s: MundusNovus, place: int) -> int:
        return view.place_seen_by(place)

    def scores(self, s: MundusNovus, seat: int) -> list[tuple[str, int]]:
        return scoring.scores(s, seat)

    def clock(self, s: MundusNovus) -> int:
        return clock.clock(s)

    def observed(self, seats: int) -> tuple[str, ...]:
        return observation.observed(seats)

    def observe(self, s: MundusNovus, seat: int, out: list[int]) -> None:
        observation.observe(s, seat, out)

    def holdings(self, s: MundusNovus, seat: int) -> list[tuple[str, int]]:
        return preview.holdings(s, seat)

    def scored(self, s: MundusNovus, seat: int) -> list[tuple[str, int]]:
        return []  # every item says where doubloons came from

    def keeps(self, s: MundusNovus, seat: int) -> int:
        return len(s.owned[seat])

    def ending(self, s: MundusNovus, seat: int, action: Action) -> Ending | None:
        return preview.ending(s, seat, action)

    def meaning(self, s: MundusNovus, seat: int, action: Action) -> Meaning:
        return meaning.meaning(s, seat, action)

    def usual(self, s: MundusNovus, seat: int) -> Action | None:
        return preview.usual(s, seat)

    def result(self, s: MundusNovus) -> Result:
        return scoring.result(s)

    def broken(self, s: MundusNovus) -> list[str]:
        wrong = wrong_shape(s, self.blank(s.edition, s.seats), _highest(s))
        if wrong:
            return wrong  # nothing more can be asked
        return [*_lost_cards(s), *_false_knowledge(s), *_wrong_ages(s), *_wrong_coins(s)]


def _lost_cards(s: MundusNovus) -> list[str]:
    """Resource cards and developments only ever change place."""
    wrong = [f"place {i} holds {n} of kind {k}" for i, p in enumerate(s.at) for k, n in enumerate(p) if n < 0]
    for kind, copies in enumerate(s.edition.copies):
        if sum(place[kind] for place in s.at) != copies:
            wrong.append(f"there are not {copies} cards of kind {kind}")
    in_play = sorted([*s.row, *(c for owned in s.owned for c in owned), *(c for c, n in enumerate(s.deck) if n)])
    if in_play != [c for c, card in enumerate(s.edition.cards) if card.players <= s.seats]:
        wrong.append("developments are lost or doubled")
    return wrong


def _false_knowledge(s: MundusNovus) -> list[str]:
    """Nobody knows of a card that is not there: among any seats there are as many as are believed to be."""
    wrong = []
    for observer in range(s.seats):
        mine = {note_parts(number)[1] for number in s.notes if note_parts(number)[0] == observer}
        for mask in mine | {1 << holder for holder in range(s.seats) if holder != observer}:
            for kind in range(len(s.edition.copies)):
                if believed(s, observer, mask, kind) > _hidden_among(s, mask, kind):
                    wrong.append(f"seat {observer} believes in {kind} that the seats {mask:b} do not have")
    return wrong


def _hidden_among(s: MundusNovus, mask: int, kind: int) -> int:
    holders = [holder for holder in range(s.seats) if mask >> holder & 1]
    return sum(s.at[place][kind] for holder in holders for place in (hand(holder), sealed(holder), stored(holder)))


def _wrong_ages(s: MundusNovus) -> list[str]:
    """What lies in the pile came from it, and every hidden card that not all have seen has its age."""
    if not s.aged:
        return []
    wrong = []
    for seat in range(s.seats):
        counted = sum(s.ages[seat * N_AGES : (seat + 1) * N_AGES])
        if counted != s.hidden(seat) - sum(s.shown[seat * KINDS : (seat + 1) * KINDS]):
            wrong.append(f"seat {seat} hides another number of cards than the {counted} whose age is known")
        if not worlds.pile_is_fresh(s, seat):
            wrong.append(f"seat {seat} believes that less is in the pile than there is")
    return wrong


def _wrong_coins(s: MundusNovus) -> list[str]:
    """Doubloons are what was earned, less what Coronado paid; nobody is in debt."""
    wrong = []
    for seat in range(s.seats):
        items = s.earned[seat * N_SOURCES : (seat + 1) * N_SOURCES]
        if sum(items) != s.coins[seat] or s.coins[seat] < 0 or items[CORONADO_EVENTS] > 0:
            wrong.append(f"seat {seat} has {s.coins[seat]} doubloons but earned {items}")
    return wrong


def _highest(s: MundusNovus) -> dict[str, int]:
    """The largest number of each field that has one."""
    seat, card = s.seats - 1, len(s.edition.cards) - 1
    return {
        "master": seat,
        "row": card,
        "deck": 1,
        "owned": card,
        "holder": seat,
        "second": card,
        "notes": s.seats * EACH - 1,
    }


SPEC: Final = MundusNovusSpec()
