"""Chapters 3 and 5: where the construction cards lead, the double action, and the last player's right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_cruz.actions import BuildOn, Decline, NameTwice
from fairwind.games.santa_cruz.board import IN_BYTE
from fairwind.games.santa_cruz.rules.building import (
    TURN_UP,
    construct,
    has_piece,
    refuse_site,
    shareable,
    with_piece,
)
from fairwind.games.santa_cruz.state import SantaCruz
from fairwind.games.santa_cruz.vocabulary import (
    BY_TRACK,
    COAST,
    CONSTRUCTION,
    DOUBLE,
    MOST_SEATS,
    RIVER,
    ROAD,
    SHIP,
    WAYS,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision, Step
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE


def rivers_of(s: SantaCruz, seat: int) -> int:
    """All sites of the rivers along which the seat has a building (SC-3.2)."""
    own = s.own[seat]
    sites = 0
    for river in s.edition.board.rivers:
        if own & river:
            sites |= river
    return sites


def led_to(s: SantaCruz, seat: int, way: int) -> int:
    """The sites that a ship, a road or a river leads to, free or not."""
    if way == SHIP:
        return s.edition.board.of_kind[COAST]  # SC-3.1
    if way == ROAD:
        return s.reach[seat]  # roads only: a river step is none (SC-3.3, SC-3.4)
    return rivers_of(s, seat)


def free_sites(s: SantaCruz, seat: int, way: int) -> int:
    """Where the seat can build, and so must (SC-4.12): free, and the building in the supply (SC-4.13)."""
    sites = with_piece(s, seat)
    if way == RIVER:
        sites |= ~s.opened  # a river card may aim at a tile that is still face down (SC-4.15)
    return led_to(s, seat, way) & ~s.occupied & sites


def shared_sites(s: SantaCruz, seat: int, way: int) -> int:
    """Where the seat could build with the last player's right: any card will do (SC-5.5)."""
    return led_to(s, seat, way) & shareable(s, seat) if seat == s.sharer else 0


def free_sites_any_way(s: SantaCruz, seat: int) -> int:
    """Where the seat can build by ship, by road or by river."""
    return free_sites(s, seat, SHIP) | free_sites(s, seat, ROAD) | free_sites(s, seat, RIVER)


def add_sites(s: SantaCruz, sites: int, out: list[Action]) -> None:
    """Building on each of these sites, in the order of the board."""
    build = s.edition.actions.build
    first = 0
    while sites:
        for place in IN_BYTE[sites & 0xFF]:
            out.append(build[first + place])
        sites >>= 8
        first += 8


def grant_right(s: SantaCruz) -> None:
    """As a turn begins, the last on the track may have the right, if the table plays it so (SC-5.3)."""
    if s.last_player == BY_TRACK:
        s.sharer = s.last_on_track() if s.right_left else NONE


def offer_sites(s: SantaCruz, seat: int, way: int, builds: int) -> None:
    """Ask for a site if there is one to build on; else the card does nothing (SC-4.14)."""
    if free_sites(s, seat, way) or shared_sites(s, seat, way):
        s.push(CHOOSE_SITE[(seat * WAYS + way) * 2 + builds - 1])
    else:
        s.tell("nothing", {"seat": seat})


def play_construction_card(s: SantaCruz, seat: int, card: int) -> None:
    """Ship, road or river: one building; double action: name it first (SC-3.5)."""
    if card != DOUBLE:
        offer_sites(s, seat, card, 1)
        return
    for way in range(WAYS):
        if free_sites(s, seat, way) or shared_sites(s, seat, way):
            s.push(NAME_WAY[seat])
            return
    s.tell("nothing", {"seat": seat})


@final
class NameWay(Decision[SantaCruz]):
    """The kind of the double action is named before anything is built (SC-3.6)."""

    def candidates(self, s: SantaCruz, seat: int) -> Sequence[Action]:
        return s.edition.actions.twice

    def refuse(self, s: SantaCruz, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, NameTwice)
        if free_sites(s, seat, action.way) or shared_sites(s, seat, action.way):
            return None
        return Refusal("SC-3.6", (("way", CONSTRUCTION[action.way]),))

    def resolve(self, s: SantaCruz, seat: int, action: Action) -> None:
        assert isinstance(action, NameTwice)
        offer_sites(s, seat, action.way, 2)


@final
class ChooseSite(Decision[SantaCruz]):
    """Choose where to build; `builds` is 2 for the first half of a double action."""

    FIELDS = ("way", "builds")

    def __init__(self, seat: int, way: int, builds: int) -> None:
        super().__init__(seat)
        self.way: Final = way
        self.builds: Final = builds

    def candidates(self, s: SantaCruz, seat: int) -> Sequence[Action]:
        return s.edition.actions.build_or_not

    def refuse(self, s: SantaCruz, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return self.refuse_to_pass(s, seat)
        assert isinstance(action, BuildOn)
        if not led_to(s, seat, self.way) & s.edition.board.bit[action.site]:
            return Refusal(NOT_LED_TO[self.way], (("site", s.edition.sites[action.site].id),))
        return refuse_site(s, seat, action.site)

    def refuse_to_pass(self, s: SantaCruz, seat: int) -> Refusal | None:
        """Who can build must; an occupied site is a right and no duty (SC-5.9)."""
        if free_sites(s, seat, self.way):
            return Refusal("SC-4.12")
        if self.builds == 2 and free_sites_any_way(s, seat):
            return Refusal("SC-5.10")
        return None

    def options(self, s: SantaCruz, seat: int, out: list[Action]) -> None:
        free = free_sites(s, seat, self.way)
        add_sites(s, free | shared_sites(s, seat, self.way), out)
        if not free and self.refuse_to_pass(s, seat) is None:
            out.append(s.edition.actions.decline)

    def resolve(self, s: SantaCruz, seat: int, action: Action) -> None:
        if isinstance(action, Decline):
            s.tell("nothing", {"seat": seat})
            return
        assert isinstance(action, BuildOn)
        if s.opened & s.edition.board.bit[action.site]:
            if self.builds == 2:
                s.push(SECOND_BUILD[seat * WAYS + self.way])  # after all that the first brings (SC-3.7)
            construct(s, seat, action.site)
        else:
            s.owe(TURN_UP[action.site], BuildOnTurnedUp(seat, action.site, self.builds))


@final
class SecondBuild(Step[SantaCruz]):
    """The second half of a double action, from the board as it is now; without a site it lapses (SC-3.7)."""

    FIELDS = ("way",)

    def __init__(self, seat: int, way: int) -> None:
        super().__init__(seat)
        self.way: Final = way

    def run(self, s: SantaCruz) -> None:
        offer_sites(s, self.seat, self.way, 1)


@final
class BuildOnTurnedUp(Step[SantaCruz]):
    """A river card aimed at a face-down tile: build there, or the turn ends (SC-4.15, SC-4.16)."""

    FIELDS = ("site", "builds")

    def __init__(self, seat: int, site: int, builds: int) -> None:
        super().__init__(seat)
        self.site: Final = site
        self.builds: Final = builds

    def run(self, s: SantaCruz) -> None:
        if not has_piece(s, self.seat, self.site):
            # No points, no bird, no neighbours (SC-4.17), and no second half of a double action (SC-3.8).
            s.tell("failed", {"seat": self.seat, "site": s.edition.sites[self.site].id})
            return
        if self.builds == 2:
            s.push(SECOND_BUILD[self.seat * WAYS + RIVER])
        construct(s, self.seat, self.site)


NOT_LED_TO: Final[tuple[str, ...]] = ("SC-3.1", "SC-3.3", "SC-3.2")  # by ship, road, river

# -- frames that never change, made once

NAME_WAY: Final = [NameWay(seat) for seat in range(MOST_SEATS)]
CHOOSE_SITE: Final = [
    ChooseSite(seat, way, builds) for seat in range(MOST_SEATS) for way in range(WAYS) for builds in (1, 2)
]
SECOND_BUILD: Final = [SecondBuild(seat, way) for seat in range(MOST_SEATS) for way in range(WAYS)]
