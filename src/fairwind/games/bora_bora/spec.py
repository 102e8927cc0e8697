"""Bora Bora as everybody else sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fairwind.games.bora_bora import (
    clock,
    details,
    meaning,
    observation,
    preview,
    printed,
    scoring,
    touch,
    view,
    worlds,
)
from fairwind.games.bora_bora.edition import BoraBoraEdition
from fairwind.games.bora_bora.explains import DECIDES, EXPLAINS, MOMENTS, PICTURED
from fairwind.games.bora_bora.rulebook import RULEBOOK
from fairwind.games.bora_bora.rules import (
    building,
    dice,
    ending,
    evaluation,
    expansion,
    gods,
    helper,
    rounds,
    setup,
    take_people,
    tasks,
    temple,
    use_people,
)
from fairwind.games.bora_bora.spaces import FIRST_PERSON, HUT, design_of, sex_of
from fairwind.games.bora_bora.state import N_GODS, NO_DIE, PILE, BoraBora, hand
from fairwind.games.bora_bora.vocabulary import GODS, LAST_SPACE, SPACES
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.editions import Sheet
from fairwind.kernel.frames import frames_in
from fairwind.kernel.soundness import wrong_shape
from fairwind.kernel.spec import Ending, GameSpec, Json, Meaning, Result
from fairwind.kernel.state import NONE


class BoraBoraSpec(GameSpec[BoraBora, BoraBoraEdition]):
    """The SPEC of Bora Bora."""

    name = "bora-bora"
    rules_version = 2
    seat_counts = (2, 3, 4)
    rulebook = RULEBOOK
    frames = frames_in(
        *(setup, rounds, dice, expansion, take_people, helper, temple, building),
        *(use_people, evaluation, tasks, ending, gods),
    )
    explains = EXPLAINS
    decides = DECIDES
    pictured = PICTURED
    moments = MOMENTS
    chapters = ("round", "phase")
    at_the_end = scoring.AT_THE_END
    settled = ("status_points", "paths", "temple_spaces")
    package = "fairwind.games.bora_bora"

    def read_edition(self, sheet: Sheet) -> BoraBoraEdition:
        return BoraBoraEdition(sheet)

    def printed(self, edition: BoraBoraEdition) -> Json:
        return {**super().printed(edition), **printed.printed(edition)}

    def printed_facts(self, edition: BoraBoraEdition) -> dict[str, int | str]:
        return printed.printed_facts(edition)

    def new(self, edition: BoraBoraEdition, seats: int, variants: Mapping[str, str]) -> BoraBora:
        return setup.new_game(edition, seats)

    def clone(self, s: BoraBora) -> BoraBora:
        return s.clone()

    def blank(self, edition: BoraBoraEdition, seats: int) -> BoraBora:
        return BoraBora(edition, seats)

    def view(self, s: BoraBora, seat: int | None) -> Json:
        return view.view(s, seat)

    def sample_world(self, s: BoraBora, seat: int, driver: Driver) -> BoraBora:
        return worlds.sample_world(s, seat, driver)

    def touch(self, s: BoraBora, seat: int, action: Action) -> tuple[str, ...]:
        return touch.touch(s, seat, action)

    def details(self, s: BoraBora, seat: int, action: Action) -> dict[str, int | str]:
        return details.details(s, action)

    def place_names(self, s: BoraBora) -> list[str]:
        return view.place_names(s)

    def kind_names(self, s: BoraBora) -> list[str]:
        return list(GODS)

    def place_seen_by(self, s: BoraBora, place: int) -> int:
        return view.place_seen_by(place)

    def scores(self, s: BoraBora, seat: int) -> list[tuple[str, int]]:
        return scoring.scores(s, seat)

    def clock(self, s: BoraBora) -> int:
        return clock.clock(s)

    def observed(self, seats: int) -> tuple[str, ...]:
        return observation.observed(seats)

    def observe(self, s: BoraBora, seat: int, out: list[int]) -> None:
        observation.observe(s, seat, out)

    def holdings(self, s: BoraBora, seat: int) -> list[tuple[str, int]]:
        return preview.holdings(s, seat)

    def scored(self, s: BoraBora, seat: int) -> list[tuple[str, int]]:
        return preview.scored(s, seat)

    def ending(self, s: BoraBora, seat: int, action: Action) -> Ending | None:
        return preview.ending(s, seat, action)

    def meaning(self, s: BoraBora, seat: int, action: Action) -> Meaning:
        return meaning.meaning(s, seat, action)

    def result(self, s: BoraBora) -> Result:
        return scoring.result(s)

    def broken(self, s: BoraBora) -> list[str]:
        wrong = wrong_shape(s, self.blank(s.edition, s.seats), _highest(s))
        if wrong:
            return wrong  # nothing more can be asked
        wrong = [*_lost_cards(s), *_false_knowledge(s), *_lost_tiles(s)]
        if s.round and (sorted(s.order) != list(range(s.seats)) or sorted(s.standing) != list(range(s.seats))):
            wrong.append("somebody is missing in the order of turns or of status")
        for seat in range(s.seats):
            wrong += _wrong_board(s, seat)
        return wrong


def _lost_cards(s: BoraBora) -> list[str]:
    """God cards only ever change place."""
    wrong = [f"place {i} holds {n} of colour {k}" for i, p in enumerate(s.at) for k, n in enumerate(p) if n < 0]
    for colour, copies in enumerate(s.edition.card_copies):
        if sum(place[colour] for place in s.at) != copies:
            wrong.append(f"there are not {copies} cards of colour {colour}")
    return wrong


def _false_knowledge(s: BoraBora) -> list[str]:
    """Nobody knows of a card that is not there, and the pile is what it was made of less what was drawn."""
    wrong = []
    for seat in range(s.seats):
        for colour in range(N_GODS):
            place = seat * N_GODS + colour
            if not 0 <= s.known[place] <= s.at[hand(seat)][colour] <= s.most[place]:
                wrong.append(f"all are wrong about how many cards of colour {colour} seat {seat} has")
        if N_GODS - s.at[hand(seat)].count(0) > s.most_colours[seat]:
            wrong.append(f"all are wrong about how many colours seat {seat} has")
    for colour in range(N_GODS):
        drawn = sum(s.drawn[seat * N_GODS + colour] for seat in range(s.seats))
        if s.pile_most[colour] - drawn != s.at[PILE][colour]:
            wrong.append(f"the pile has {s.at[PILE][colour]} of colour {colour}, not what it was made of less {drawn}")
    return wrong


def _lost_tiles(s: BoraBora) -> list[str]:
    """No tile is there more often than the box holds it."""
    wrong = []
    held = [*s.tasks, *s.task_row, *[task for seat in range(s.seats) for task in s.fulfilled_by(seat)]]
    for task, tile in enumerate(s.edition.tasks):
        if held.count(task) + s.task_bag[task] > tile.copies or s.task_bag[task] < 0:
            wrong.append(f"task {tile.name} is doubled")
    for sex, people in enumerate(s.edition.people):
        shown = s.people[sex * SPACES // 2 : (sex + 1) * SPACES // 2]
        codes = [code for board in s.spaces for code in board if code >= FIRST_PERSON and sex_of(code) == sex]
        for design, person in enumerate(people):
            there = shown.count(design) + sum(1 for code in codes if design_of(code) == design)
            if there + s.people_bags[sex][design] > person.copies or s.people_bags[sex][design] < 0:
                wrong.append(f"{person.name} of sex {sex} is doubled")
    if any(s.temple.count(seat) > s.edition.priests for seat in range(s.seats)):
        wrong.append("there are too many priests in the temple")
    return wrong


def _wrong_board(s: BoraBora, seat: int) -> list[str]:
    """Twelve huts, two ceremony spaces for each building, and nothing below 0."""
    wrong = []
    board = s.spaces[seat]
    huts = board[:LAST_SPACE].count(HUT) + s.huts_on_12[seat] + s.regions[seat].bit_count()
    if huts != sum(s.edition.huts_at_start) or (board[LAST_SPACE] == HUT) != (s.huts_on_12[seat] > 0):
        wrong.append(f"seat {seat} has {huts} huts, {s.huts_on_12[seat]} of them on space 12")
    pairs = [p for p in s.buildings[seat * 6 : seat * 6 + 6] if p != NONE]
    if s.filled[seat] & s.covered[seat] or s.covered[seat].bit_count() != 2 * len(pairs):
        wrong.append(f"the ceremony spaces of seat {seat} are not what its buildings need")
    if min(s.offerings[seat], s.shells[seat], s.god_tiles[seat]) < 0:
        wrong.append(f"seat {seat} owes something")
    if any(not s.regions[seat] >> region & 1 for region, by in enumerate(s.builder) if by == seat):
        wrong.append(f"seat {seat} holds a construction space without a hut")
    return wrong


def _highest(s: BoraBora) -> dict[str, int]:
    """The largest number of each field that has one."""
    edition = s.edition
    seat = s.seats - 1
    return {
        "order": seat,
        "standing": seat,
        "status": len(edition.status_points) - 1,
        "builder": seat,
        "regions": (1 << len(edition.map.regions)) - 1,
        "dice": NO_DIE - 1,
        "lowest": NO_DIE,
        "temple": seat,
        "temple_tiles": len(edition.temple_points),
        "people": max(map(len, edition.people)) - 1,
        "tasks": len(edition.tasks) - 1,
        "task_row": len(edition.tasks) - 1,
        "jewels": len(edition.jewels) - 1,
        "spaces": len(edition.use_of) - 1,
        "filled": edition.ceremony.all,
        "covered": edition.ceremony.all,
        "buildings": len(edition.ceremony.pair_masks) - 1,
    }


SPEC: Final = BoraBoraSpec()
