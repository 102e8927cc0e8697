"""Chapter 7: building on two ceremony spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.bora_bora.actions import Build, Ground
from fairwind.games.bora_bora.rules.temple import owe_fire_bonus
from fairwind.games.bora_bora.state import BUILDINGS, NO_DIE, BoraBora
from fairwind.games.bora_bora.vocabulary import FACES, MOST_SEATS
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE

NO_GROUND: Final = Refusal("BB-7.2")


def has_ground(s: BoraBora, seat: int) -> bool:
    """Whether two neighbouring ceremony spaces hold a material (BB-7.2)."""
    filled = s.filled[seat]
    if filled:
        for mask in s.edition.ceremony.pair_masks:
            if filled & mask == mask:
                return True
    return False


def least_building(s: BoraBora, seat: int) -> int:
    """The lowest value that builds something, or NO_DIE (BB-7.1, BB-7.2)."""
    if not has_ground(s, seat):
        return NO_DIE
    least = NO_DIE
    dice = s.edition.building_dice
    first = seat * len(dice)
    for building in range(len(dice)):
        if dice[building] < least and s.buildings[first + building] == NONE:
            least = dice[building]
    return least


@final
class ChooseBuilding(Decision[BoraBora]):
    """Build one of the buildings that does not stand yet, of the value or lower (BB-7.1)."""

    FIELDS = ("value",)

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.build

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Build)
        dice = s.edition.building_dice
        if dice[action.building] > self.value or s.buildings[seat * len(dice) + action.building] != NONE:
            return Refusal("BB-7.1", (("number", dice[action.building]),))
        return None

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        assert isinstance(action, Build)
        s.push(CHOOSE_GROUND[seat][action.building])


@final
class ChooseGround(Decision[BoraBora]):
    """It covers two neighbouring spaces that both hold a material; these go back to the supply (BB-7.2)."""

    FIELDS = ("building",)

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.ground

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Ground)
        mask = s.edition.ceremony.pair_masks[action.pair]
        return None if s.filled[seat] & mask == mask else NO_GROUND

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        """The points depend on the round (BB-7.3); then comes the fire bonus."""
        assert isinstance(action, Ground)
        mask = s.edition.ceremony.pair_masks[action.pair]
        s.filled[seat] &= ~mask
        s.covered[seat] |= mask
        s.buildings[seat * len(s.edition.building_dice) + self.building] = action.pair
        s.score(seat, s.edition.building_points[s.round - 1], BUILDINGS)
        owe_fire_bonus(s, seat)


# -- frames that never change, made once

CHOOSE_BUILDING: Final = [[ChooseBuilding(seat, value) for value in range(FACES + 1)] for seat in range(MOST_SEATS)]
CHOOSE_GROUND: Final = [[ChooseGround(seat, building) for building in range(FACES)] for seat in range(MOST_SEATS)]
