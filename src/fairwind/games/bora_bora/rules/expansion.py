"""Chapter 3: going to a new region, by land or by sea."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.bora_bora.actions import Aside, Expand, Fill, Play, TakeHut
from fairwind.games.bora_bora.knowledge import might_play
from fairwind.games.bora_bora.rules.gods import N_WAYS, NOT_NOW, fill_gaps, pay, refuse_payment, ways_to_pay
from fairwind.games.bora_bora.spaces import EMPTY, HUT
from fairwind.games.bora_bora.state import N_MATERIALS, NO_DIE, RED_FISH, BoraBora
from fairwind.games.bora_bora.vocabulary import FACES, LAST_SPACE, MATERIALS, MOST_SEATS, RED, REGIONS, SPACES, WAYS
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision, Step
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE

HUT_THERE: Final = Refusal("BB-3.4")
NO_PATH: Final = Refusal("BB-3.1")
NO_HUT: Final = Refusal("BB-3.5")
SPACE_TAKEN: Final = Refusal("BB-3.9")


# -- the region


def least_die(s: BoraBora, seat: int, way: int) -> int:
    """The lowest value that brings the seat anywhere new on this way, or NO_DIE (BB-3.2)."""
    own = s.regions[seat]
    masks = s.edition.map.path_masks[way]
    for i in range(len(masks)):  # the easiest paths stand first
        shared = own & masks[i]
        if shared != 0 and shared != masks[i]:
            return s.edition.map.path_dice[way][i]
    return NO_DIE


def die_to(s: BoraBora, seat: int, way: int, region: int) -> int:
    """The lowest value that brings the seat to a region: the easiest path counts (BB-3.3); NO_DIE without a path.

    A hut that was pushed aside counts like any other (BB-3.7).
    """
    own = s.regions[seat]
    bit = 1 << region
    masks = s.edition.map.path_masks[way]
    for i in range(len(masks)):
        if masks[i] & bit and masks[i] & own:
            return s.edition.map.path_dice[way][i]
    return NO_DIE


@final
class ChooseRegion(Decision[BoraBora]):
    """Go to a region that a path of this way joins to an own hut (BB-3.1), if the value passes it (BB-3.2)."""

    FIELDS = ("way", "value")

    def __init__(self, seat: int, way: int, value: int) -> None:
        super().__init__(seat)
        self.way: Final = way
        self.value: Final = value

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.expand

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Expand)
        if s.regions[seat] >> action.region & 1:
            return HUT_THERE  # BB-3.4
        need = die_to(s, seat, self.way, action.region)
        if need == NO_DIE:
            return NO_PATH
        return None if need <= self.value else Refusal("BB-3.2", (("need", need), ("value", self.value)))

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        own = s.regions[seat]
        masks = s.edition.map.path_masks[self.way]
        dice = s.edition.map.path_dice[self.way]
        reached = 0
        for i in range(len(masks)):
            if dice[i] > self.value:
                break
            if masks[i] & own:
                reached |= masks[i]
        reached &= ~own
        expand = s.edition.actions.expand
        for region in range(len(expand)):
            if reached >> region & 1:
                out.append(expand[region])

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        assert isinstance(action, Expand)
        region = action.region
        s.owe(CHOOSE_HUT[seat][region], TAKE_GOODS[seat][region], ASK_RED[seat][region])


# -- the hut


@final
class ChooseHut(Decision[BoraBora]):
    """Take the hut from space 12 or from another space (BB-3.5): of the others the lowest number (BB-3.6)."""

    FIELDS = ("region",)

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region: Final = region

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.hut

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, TakeHut)
        there = s.huts_on_12[seat] > 0 if action.from_12 else s.hut_elsewhere(seat) >= 0
        return None if there else NO_HUT

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        assert isinstance(action, TakeHut)
        if action.from_12:
            take_from_12(s, seat)
        else:
            s.spaces[seat][s.hut_elsewhere(seat)] = EMPTY
        s.regions[seat] |= 1 << self.region
        if s.builder[self.region] != NONE and s.listener is not None:
            s.tell("moved-aside", {"seat": s.builder[self.region], "region": s.edition.map.regions[self.region].name})
        s.builder[self.region] = seat  # whoever stood there moves aside and stays in the region (BB-3.7)


def take_from_12(s: BoraBora, seat: int) -> None:
    """One hut leaves space 12."""
    s.huts_on_12[seat] -= 1
    if not s.huts_on_12[seat]:
        s.spaces[seat][LAST_SPACE] = EMPTY


def can_move_hut(s: BoraBora, seat: int) -> bool:
    """Whether a hut can move to space 12: there is one elsewhere, and no tile lies on 12 (BB-5.9)."""
    return s.spaces[seat][LAST_SPACE] <= HUT and s.hut_elsewhere(seat) >= 0


def move_hut(s: BoraBora, seat: int) -> None:
    """The hut with the lowest number moves to space 12 (BB-5.8, BB-5.9)."""
    board = s.spaces[seat]
    board[s.hut_elsewhere(seat)] = EMPTY
    board[LAST_SPACE] = HUT
    s.huts_on_12[seat] += 1


# -- material or offering


def refuse_material(s: BoraBora, seat: int, action: Action) -> Refusal | None:
    """Why a material cannot lie there: a ceremony space must be free (BB-3.9), and only without one it lies beside
    the board (BB-3.10).
    """
    if isinstance(action, Fill):
        taken = (s.filled[seat] | s.covered[seat]) >> action.space & 1
        return SPACE_TAKEN if taken else None
    assert isinstance(action, Aside)
    if s.free_for(seat, action.material):
        return Refusal("BB-3.10", (("material", MATERIALS[action.material]),))
    return None


def add_material(s: BoraBora, seat: int, material: int, out: list[Action]) -> None:
    """The free ceremony spaces for one material, or the place beside the board."""
    actions = s.edition.actions
    free = s.free_for(seat, material)
    if free:
        for space in range(SPACES):
            if free >> space & 1:
                out.append(actions.fill[space])
    else:
        out.append(actions.aside[material])


def add_any_material(s: BoraBora, seat: int, out: list[Action]) -> None:
    """Every free ceremony space, and beside the board what has none."""
    actions = s.edition.actions
    free = s.edition.ceremony.all & ~(s.filled[seat] | s.covered[seat])
    for space in range(SPACES):
        if free >> space & 1:
            out.append(actions.fill[space])
    for material in range(N_MATERIALS):
        if not free & s.edition.ceremony.masks[material]:
            out.append(actions.aside[material])


def take_material(s: BoraBora, seat: int, action: Action) -> None:
    """Put a material on its ceremony space, where it stays, or beside the board (BB-3.9, BB-3.10)."""
    if isinstance(action, Fill):
        s.filled[seat] |= 1 << action.space
    else:
        assert isinstance(action, Aside)
        s.beside[seat * N_MATERIALS + action.material] += 1


@final
class TakeGoods(Decision[BoraBora]):
    """Take the region's material or an offering (BB-3.8, BB-1.14)."""

    FIELDS = ("region",)

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region: Final = region

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.goods

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        material = s.edition.map.materials[self.region]
        if isinstance(action, (Fill, Aside)):
            if action.material != material:
                return Refusal("BB-3.8", (("material", MATERIALS[material]),))
            return refuse_material(s, seat, action)
        return None

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        add_material(s, seat, s.edition.map.materials[self.region], out)
        out.append(s.edition.actions.offering)

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        if isinstance(action, (Fill, Aside)):
            take_material(s, seat, action)
        else:
            s.gain_offerings(seat, 1)


# -- the red god


@final
class AskRed(Step[BoraBora]):
    """Last of all the red god (BB-3.11): whoever might play one is asked (BB-15.1)."""

    FIELDS = ("region",)

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region: Final = region

    def run(self, s: BoraBora) -> None:
        if might_play(s, self.seat, RED):
            s.push(SCORE_FISH[self.seat][self.region])


@final
class ScoreFish(Decision[BoraBora]):
    """Play red to score the fish of the new region (BB-13.11).

    A seat comes to each region once, so it scores each fish once; the tile stays there.
    """

    FIELDS = ("region",)

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region: Final = region

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.red

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Play):
            return None
        if action.god != RED:
            return NOT_NOW[action.god]
        return refuse_payment(s, seat, RED, action.means)

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        for means in ways_to_pay(s, seat, RED):
            out.append(actions.play[RED * N_WAYS + means])
        out.append(actions.no_red)

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            pay(s, seat, action)
            s.score(seat, s.fish[self.region], RED_FISH)
            fill_gaps(s)


# -- frames that never change, made once

CHOOSE_REGION: Final = [
    [[ChooseRegion(seat, way, value) for value in range(FACES + 1)] for way in range(len(WAYS))]
    for seat in range(MOST_SEATS)
]
CHOOSE_HUT: Final = [[ChooseHut(seat, region) for region in range(REGIONS)] for seat in range(MOST_SEATS)]
TAKE_GOODS: Final = [[TakeGoods(seat, region) for region in range(REGIONS)] for seat in range(MOST_SEATS)]
ASK_RED: Final = [[AskRed(seat, region) for region in range(REGIONS)] for seat in range(MOST_SEATS)]
SCORE_FISH: Final = [[ScoreFish(seat, region) for region in range(REGIONS)] for seat in range(MOST_SEATS)]
