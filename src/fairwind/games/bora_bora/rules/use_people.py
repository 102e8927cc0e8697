"""Chapter 11: phase B, using one kind of man and one kind of woman; the green god."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.bora_bora.actions import MoveHut, Play, TakeCard, Use
from fairwind.games.bora_bora.knowledge import might_play
from fairwind.games.bora_bora.rules.building import CHOOSE_BUILDING, least_building
from fairwind.games.bora_bora.rules.expansion import (
    CHOOSE_REGION,
    add_any_material,
    can_move_hut,
    least_die,
    move_hut,
    refuse_material,
    take_material,
)
from fairwind.games.bora_bora.rules.gods import (
    GOD_WASTED,
    N_WAYS,
    NOT_NOW,
    add_cards,
    any_card,
    fill_gaps,
    pay,
    refuse_card,
    refuse_payment,
    take_card,
    ways_to_pay,
)
from fairwind.games.bora_bora.rules.helper import NO_HUT_TO_MOVE
from fairwind.games.bora_bora.rules.take_people import CHOOSE_PERSON, least_person
from fairwind.games.bora_bora.spaces import FIRST_PERSON
from fairwind.games.bora_bora.state import PEOPLE, BoraBora
from fairwind.games.bora_bora.vocabulary import (
    GREEN,
    K_BUILD,
    K_CARD,
    K_HUT,
    K_LAND,
    K_MAN,
    K_MATERIAL,
    K_OFFERING,
    K_POINTS,
    K_SEA,
    K_SHELL,
    K_STATUS,
    K_WOMAN,
    KINDS,
    LAND,
    MAN,
    MOST_SEATS,
    SEA,
    SEXES,
    WOMAN,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision, Step
from fairwind.kernel.refusals import Refusal

N_KINDS: Final = len(KINDS)
N_USES: Final = N_KINDS * len(SEXES)
MOST_AT_ONCE: Final = 12  # of a thing that comes in amounts: six, doubled

# How far the green god has come in a seat's phase B.
NOT_PLAYED: Final = 0
PLAYED: Final = 1  # paid for; the next use is the doubled or the further one
SPENT: Final = 2

NO_TILE_OF_KIND: Final = Refusal("BB-11.2")
NO_CHANGE: Final = Refusal("BB-11.12")
NOT_RAISED: Final = Refusal("BB-13.13")
KIND_USED: Final = Refusal("BB-13.15")
GREEN_ONCE: Final = Refusal("BB-13.12")


@final
class BeginPhaseB(Step[BoraBora]):
    """In turn order each seat does all of its phase B (BB-11.1)."""

    def run(self, s: BoraBora) -> None:
        s.tell("phase", {"phase": "B"})
        s.owe(*[FIRST_USE[seat] for seat in s.order])


# -- what a kind can do


def tiles_by_kind(s: BoraBora, seat: int) -> list[int]:
    """How many tiles of each sex and kind a seat has: where they lie and whether they moved down does not matter
    (BB-11.3).
    """
    counts = [0] * N_USES
    use_of = s.edition.use_of
    for code in s.spaces[seat]:
        if code >= FIRST_PERSON:
            counts[use_of[code]] += 1
    return counts


def changes_something(s: BoraBora, seat: int, kind: int, amount: int) -> bool:
    """Whether a kind with this limit or amount can change anything now (BB-11.12)."""
    if kind == K_LAND:
        return least_die(s, seat, LAND) <= amount
    if kind == K_SEA:
        return least_die(s, seat, SEA) <= amount
    if kind == K_WOMAN:
        return least_person(s, seat, WOMAN) <= amount
    if kind == K_MAN:
        return least_person(s, seat, MAN) <= amount
    if kind == K_BUILD:
        return least_building(s, seat) <= amount
    if kind == K_HUT:
        return can_move_hut(s, seat)
    if kind == K_CARD:
        return any_card(s)
    if kind == K_STATUS:
        return s.status[seat] < len(s.edition.status_points) - 1
    return True


def carry_out(s: BoraBora, seat: int, kind: int, amount: int) -> None:
    """All tiles of a kind act as one (BB-11.2), with this limit (BB-11.4 to BB-11.6) or amount (BB-11.7 to
    BB-11.11).
    """
    if kind in (K_LAND, K_SEA):
        s.push(CHOOSE_REGION[seat][LAND if kind == K_LAND else SEA][amount])  # BB-11.4
    elif kind in (K_WOMAN, K_MAN):
        s.push(CHOOSE_PERSON[seat][WOMAN if kind == K_WOMAN else MAN][amount])  # BB-11.5
    elif kind == K_BUILD:
        s.push(CHOOSE_BUILDING[seat][amount])  # BB-11.6
    elif kind == K_MATERIAL:
        s.push(TAKE_MATERIALS[seat][amount])  # BB-11.7
    elif kind == K_HUT:
        s.push(MOVE_HUTS[seat][amount])  # BB-11.8
    elif kind == K_POINTS:
        s.score(seat, amount, PEOPLE)  # BB-11.9
    elif kind == K_CARD:
        s.push(GAIN_CARDS[seat][amount])  # BB-11.10
    elif kind == K_OFFERING:
        s.gain_offerings(seat, amount)  # BB-11.11
    elif kind == K_STATUS:
        s.climb(seat, amount)
    else:
        assert kind == K_SHELL
        s.gain_shells(seat, amount)


# -- using people


def refuse_use(s: BoraBora, seat: int, use: int, tiles: int, used: int, spent: int, green: int) -> Refusal | None:
    """Why a sex and kind cannot be used now.

    `spent` has a bit for each sex whose normal use is over. With green played, an unspent sex is doubled and a spent
    one gets a further kind (BB-13.12, BB-13.15).
    """
    sex = use // N_KINDS
    kind = use % N_KINDS
    free = not spent >> sex & 1
    if not free and green != PLAYED:
        return Refusal("BB-11.1", (("sex", SEXES[sex]),))
    if not tiles:
        return NO_TILE_OF_KIND
    if used >> use & 1:
        return KIND_USED  # also if another tile of it came (BB-11.13)
    doubled = green == PLAYED and free
    amount = s.edition.amount(kind, tiles, doubled)
    if doubled and amount == s.edition.amount(kind, tiles, False):
        return NOT_RAISED
    return None if changes_something(s, seat, kind, amount) else NO_CHANGE


def add_uses(s: BoraBora, seat: int, tiles: list[int], used: int, spent: int, green: int, out: list[Action]) -> None:
    """Every sex and kind that can be used now, with these tiles of each."""
    use = s.edition.actions.use
    for i in range(N_USES):
        if tiles[i] and refuse_use(s, seat, i, tiles[i], used, spent, green) is None:
            out.append(use[i])


def has_use(s: BoraBora, seat: int, tiles: list[int], used: int, spent: int, green: int) -> bool:
    """Whether anything can be used now, with these tiles of each sex and kind."""
    return any(tiles[i] and refuse_use(s, seat, i, tiles[i], used, spent, green) is None for i in range(N_USES))


@final
class NextUse(Step[BoraBora]):
    """A seat is asked while it can use a kind, or might play green for one: public facts only (BB-15.1)."""

    FIELDS = ("used", "spent", "green")

    def __init__(self, seat: int, used: int, spent: int, green: int) -> None:
        super().__init__(seat)
        self.used: Final = used
        self.spent: Final = spent
        self.green: Final = green

    def run(self, s: BoraBora) -> None:
        seat = self.seat
        tiles = tiles_by_kind(s, seat)
        ask = has_use(s, seat, tiles, self.used, self.spent, self.green)
        if not ask and self.green == NOT_PLAYED and might_play(s, seat, GREEN):
            ask = has_use(s, seat, tiles, self.used, self.spent, PLAYED)
        if ask:
            s.push(UsePeople(seat, self.used, self.spent, self.green))


@final
class UsePeople(Decision[BoraBora]):
    """Use a kind of man or of woman, in either order, or do without (BB-11.1); green once (BB-13.12).

    Green is declared before the kind takes effect (BB-13.14). A tile gained in this phase counts at once (BB-11.13).
    """

    FIELDS = ("used", "spent", "green")

    def __init__(self, seat: int, used: int, spent: int, green: int) -> None:
        super().__init__(seat)
        self.used: Final = used
        self.spent: Final = spent
        self.green: Final = green

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.using

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Play):
            return self.refuse_god(s, seat, action)
        if isinstance(action, Use):
            use = action.sex * N_KINDS + action.kind
            tiles = s.tiles_of(seat, action.sex, action.kind)
            return refuse_use(s, seat, use, tiles, self.used, self.spent, self.green)
        return GOD_WASTED if self.green == PLAYED else None

    def refuse_god(self, s: BoraBora, seat: int, play: Play) -> Refusal | None:
        """Only green, once, and where it gives something (BB-13.9)."""
        if play.god != GREEN:
            return NOT_NOW[play.god]
        if self.green != NOT_PLAYED:
            return GREEN_ONCE
        why = refuse_payment(s, seat, GREEN, play.means)
        if why is not None:
            return why
        tiles = tiles_by_kind(s, seat)
        return None if has_use(s, seat, tiles, self.used, self.spent, PLAYED) else NOT_RAISED

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        tiles = tiles_by_kind(s, seat)
        ways = ways_to_pay(s, seat, GREEN) if self.green == NOT_PLAYED else []
        if ways and has_use(s, seat, tiles, self.used, self.spent, PLAYED):
            for means in ways:
                out.append(actions.play[GREEN * N_WAYS + means])
        add_uses(s, seat, tiles, self.used, self.spent, self.green, out)
        if self.green != PLAYED:
            out.append(actions.no_use)

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            pay(s, seat, action)
            s.push(UsePeople(seat, self.used, self.spent, PLAYED))
            fill_gaps(s)
        elif isinstance(action, Use):
            sex, kind = action.sex, action.kind
            tiles = s.tiles_of(seat, sex, kind)
            doubled = self.green == PLAYED and not self.spent >> sex & 1
            green = SPENT if self.green == PLAYED else self.green
            used = self.used | 1 << (sex * N_KINDS + kind)
            s.push(NextUse(seat, used, self.spent | 1 << sex, green))
            carry_out(s, seat, kind, s.edition.amount(kind, tiles, doubled))


# -- kinds that give several things, one by one


@final
class TakeMaterials(Decision[BoraBora]):
    """Materials of any sort, all of them (BB-11.7)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.material

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        return refuse_material(s, seat, action)

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        add_any_material(s, seat, out)

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        take_material(s, seat, action)
        if self.left > 1:
            s.push(TAKE_MATERIALS[seat][self.left - 1])


@final
class MoveHuts(Decision[BoraBora]):
    """Move huts to space 12, up to the number (BB-11.8, BB-11.12)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.more_huts

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, MoveHut) and not can_move_hut(s, seat):
            return NO_HUT_TO_MOVE
        return None

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        if isinstance(action, MoveHut):
            move_hut(s, seat)
            if self.left > 1 and can_move_hut(s, seat):
                s.push(MOVE_HUTS[seat][self.left - 1])


@final
class GainCards(Step[BoraBora]):
    """God cards, one after another (BB-11.10, BB-13.18), while there are any (BB-13.20)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def run(self, s: BoraBora) -> None:
        if any_card(s):
            s.push(CHOOSE_CARD[self.seat][self.left])


@final
class ChooseCard(Decision[BoraBora]):
    """Take an open god card or the top of the pile (BB-13.18)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.card

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, TakeCard)
        return refuse_card(s, action.god)

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        add_cards(s, out)

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        assert isinstance(action, TakeCard)
        if self.left > 1:
            s.push(GAIN_CARDS[seat][self.left - 1])
        take_card(s, seat, action.god)


# -- frames that never change, made once

BEGIN_PHASE_B: Final = BeginPhaseB()
FIRST_USE: Final = [NextUse(seat, 0, 0, NOT_PLAYED) for seat in range(MOST_SEATS)]
AMOUNTS: Final = range(MOST_AT_ONCE + 1)
TAKE_MATERIALS: Final = [[TakeMaterials(seat, left) for left in AMOUNTS] for seat in range(MOST_SEATS)]
MOVE_HUTS: Final = [[MoveHuts(seat, left) for left in AMOUNTS] for seat in range(MOST_SEATS)]
GAIN_CARDS: Final = [[GainCards(seat, left) for left in AMOUNTS] for seat in range(MOST_SEATS)]
CHOOSE_CARD: Final = [[ChooseCard(seat, left) for left in AMOUNTS] for seat in range(MOST_SEATS)]
