"""Chapters 2 and 9: phase A, rolling and placing dice; fishing; the blue and the white god."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.bora_bora.actions import Fish, Place, Play
from fairwind.games.bora_bora.knowledge import HandShape, known_shape
from fairwind.games.bora_bora.outcomes import ROLL_WEIGHTS, ROLLS
from fairwind.games.bora_bora.rules.building import CHOOSE_BUILDING, NO_GROUND, has_ground, least_building
from fairwind.games.bora_bora.rules.expansion import CHOOSE_REGION, least_die
from fairwind.games.bora_bora.rules.gods import (
    GOD_WASTED,
    N_WAYS,
    NOT_NOW,
    can_pay_both,
    fill_gaps,
    pay,
    refuse_payment,
    ways_to_pay,
)
from fairwind.games.bora_bora.rules.helper import EXCHANGE, least_exchange
from fairwind.games.bora_bora.rules.take_people import CHOOSE_PERSON, NO_ROOM, first_shown, least_person
from fairwind.games.bora_bora.rules.temple import CHOOSE_PRIEST_SPACE, NO_PRIEST, least_priest
from fairwind.games.bora_bora.state import FISHING, FISHING_SPACE, NO_DIE, BoraBora, place_of, placed_die
from fairwind.games.bora_bora.vocabulary import (
    A_BUILD,
    A_HELPER,
    A_LAND,
    A_MAN,
    A_SEA,
    A_TEMPLE,
    A_WOMAN,
    ACTIONS,
    BLUE,
    DICE,
    FACES,
    LAND,
    MAN,
    MOST_SEATS,
    SEA,
    WHITE,
    WOMAN,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Chance, Decision, Step
from fairwind.kernel.refusals import Refusal

N_ACTIONS: Final = len(ACTIONS)
PLAYED_ALREADY: Final = Refusal("BB-13.6")


@final
class BeginPhaseA(Step[BoraBora]):
    """All roll (BB-2.2); then in turn order one die each, until all are placed (BB-2.3)."""

    def run(self, s: BoraBora) -> None:
        s.tell("phase", {"phase": "A"})
        rolls = [ROLL_DICE[seat] for seat in s.order]
        s.owe(*rolls, *[PLACE_DIE[seat][0] for seat in s.order] * DICE)


@final
class RollDice(Chance[BoraBora]):
    """A seat rolls its three dice (BB-2.2)."""

    def weights(self, s: BoraBora) -> list[int]:
        return ROLL_WEIGHTS

    def first(self, s: BoraBora) -> int:
        return s.edition.first_outcome.roll

    def resolve(self, s: BoraBora, outcome: int) -> None:
        low, middle, high = ROLLS[outcome]
        first = DICE * self.seat
        s.dice[first] = low
        s.dice[first + 1] = middle
        s.dice[first + 2] = high
        if s.listener is not None:
            s.tell("rolled", {"seat": self.seat, "low": low, "middle": middle, "high": high})


# -- what can be done with a die


def least_value(s: BoraBora, seat: int, action: int) -> int:
    """The lowest value with which an action can be carried out now, or NO_DIE (BB-2.6)."""
    if action == A_LAND:
        return least_die(s, seat, LAND)
    if action == A_SEA:
        return least_die(s, seat, SEA)
    if action == A_MAN:
        return least_person(s, seat, MAN)
    if action == A_WOMAN:
        return least_person(s, seat, WOMAN)
    if action == A_TEMPLE:
        return least_priest(s, seat)
    if action == A_BUILD:
        return least_building(s, seat)
    return least_exchange(s, seat)


def least_values(s: BoraBora, seat: int) -> list[int]:
    """The lowest value for each action."""
    room = s.has_room(seat)
    return [
        least_die(s, seat, LAND),
        least_die(s, seat, SEA),
        first_shown(s, MAN) if room else NO_DIE,
        first_shown(s, WOMAN) if room else NO_DIE,
        least_exchange(s, seat),
        least_priest(s, seat),
        least_building(s, seat),
    ]


def has_placement(s: BoraBora, seat: int, least: list[int], blue: int, white: int) -> bool:
    """Whether a die can be placed that needs just these gods (BB-13.9)."""
    tiles = s.edition.tile_of[s.seats - 2]
    for i in range(DICE * seat, DICE * seat + DICE):
        face = s.dice[i]
        if face == 0 or (white and face == FACES):
            continue
        value = FACES if white else face
        for action in range(N_ACTIONS):
            if value >= least[action] and (face >= s.lowest[tiles[action]]) == (blue == 1):
                return True
    return False


def no_effect(s: BoraBora, seat: int, action: int, value: int, gods: int) -> Refusal:
    """Why an action cannot be carried out (BB-2.6), as precisely as can be said; after a god there is no fishing."""
    if (action in (A_MAN, A_WOMAN)) and not s.has_room(seat):
        return NO_ROOM
    if action == A_TEMPLE:
        return NO_PRIEST
    if action == A_BUILD and not has_ground(s, seat):
        return NO_GROUND
    return Refusal("BB-2.6", (("value", value), ("gods", gods)))


def hands_for_other_god(s: BoraBora, seat: int, blue: int, white: int) -> list[HandShape]:
    """Hands with which the other of blue and white can still be played, where the one that was played is not enough;
    none are named if any hand will do.

    Whoever has played the first must have such a hand.
    """
    if blue == white or s.god_tiles[seat] or has_placement(s, seat, least_values(s, seat), blue, white):
        return []
    known = known_shape(s, seat)
    card, pair = known.copy(), known.copy()
    god = WHITE if blue else BLUE
    card.least[god] = max(card.least[god], 1)
    pair.reached = 2
    if card.is_no_narrower_than(known) or pair.is_no_narrower_than(known):
        return []
    return [card, pair]


@final
class PlaceDie(Decision[BoraBora]):
    """Place a die lower than the lowest one on the tile (BB-2.4) and do one of its actions, or go fishing (BB-9.1).

    Blue lifts that rule (BB-13.7), white makes the die act as a 6 (BB-13.8): each once for a die (BB-13.6), before it
    is placed, and only if the placement needs it (BB-13.9).
    """

    FIELDS = ("blue", "white")

    def __init__(self, seat: int, blue: int, white: int) -> None:
        super().__init__(seat)
        self.blue: Final = blue
        self.white: Final = white

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.placing

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Play):
            return self.refuse_god(s, seat, action)
        if isinstance(action, Fish):
            if action.face not in s.dice[DICE * seat : DICE * seat + DICE]:
                return Refusal("BB-2.3", (("die", action.face),))
            return GOD_WASTED if self.blue or self.white else None
        assert isinstance(action, Place)
        if action.face not in s.dice[DICE * seat : DICE * seat + DICE]:
            return Refusal("BB-2.3", (("die", action.face),))
        lowest = s.lowest[s.edition.tile_of[s.seats - 2][action.action]]
        if action.face >= lowest and not self.blue:
            return Refusal("BB-2.4", (("lowest", lowest),))
        if (self.blue and action.face < lowest) or (self.white and action.face == FACES):
            return GOD_WASTED
        value = FACES if self.white else action.face
        if value >= least_value(s, seat, action.action):
            return None
        return no_effect(s, seat, action.action, value, self.blue + self.white)

    def refuse_god(self, s: BoraBora, seat: int, play: Play) -> Refusal | None:
        """Only blue and white help here, each once (BB-13.6), paid for (BB-13.1) and of use (BB-13.9)."""
        if play.god != BLUE and play.god != WHITE:
            return NOT_NOW[play.god]
        if (self.blue and play.god == BLUE) or (self.white and play.god == WHITE):
            return PLAYED_ALREADY
        why = refuse_payment(s, seat, play.god, play.means)
        if why is not None:
            return why
        least = least_values(s, seat)
        blue, white = self.blue, self.white
        if play.god == BLUE:
            blue = 1
        else:
            white = 1
        if has_placement(s, seat, least, blue, white):
            return None
        # The other god may help too, if it can still be paid for.
        both = not (self.blue or self.white) and has_placement(s, seat, least, 1, 1)
        other = WHITE if play.god == BLUE else BLUE
        return None if both and can_pay_both(s, seat, play.god, play.means, other) else GOD_WASTED

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        tiles = s.edition.tile_of[s.seats - 2]
        least = least_values(s, seat)
        lowest = s.lowest
        last = 0
        for i in range(DICE * seat, DICE * seat + DICE):
            face = s.dice[i]
            if face == last or face == 0 or (self.white and face == FACES):
                continue
            last = face
            value = FACES if self.white else face
            for action in range(N_ACTIONS):
                if value >= least[action] and (face >= lowest[tiles[action]]) == (self.blue == 1):
                    out.append(actions.place[(face - 1) * N_ACTIONS + action])
        if not self.blue and not self.white:
            last = 0
            for i in range(DICE * seat, DICE * seat + DICE):
                face = s.dice[i]
                if face != last and face != 0:
                    last = face
                    out.append(actions.fish[face - 1])
        if s.god_tiles[seat] or s.offerings[seat]:
            if not self.blue:
                self.add_god(s, seat, BLUE, least, out)
            if not self.white:
                self.add_god(s, seat, WHITE, least, out)

    def add_god(self, s: BoraBora, seat: int, god: int, least: list[int], out: list[Action]) -> None:
        """Every way to play blue, or white, that helps to place a die."""
        ways = ways_to_pay(s, seat, god)
        if not ways:
            return
        alone = has_placement(s, seat, least, 1 if god == BLUE else self.blue, 1 if god == WHITE else self.white)
        if not alone and (self.blue or self.white or not has_placement(s, seat, least, 1, 1)):
            return
        play = s.edition.actions.play
        for means in ways:
            if alone or can_pay_both(s, seat, god, means, WHITE if god == BLUE else BLUE):
                out.append(play[god * N_WAYS + means])

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            blue, white = self.blue, self.white
            if pay(s, seat, action) == BLUE:
                blue = 1
            else:
                white = 1
            if s.listener is not None and hands_for_other_god(s, seat, blue, white):
                s.reveal()  # that the other god can be played too
            s.push(PLACE_DIE[seat][2 * blue + white])
            fill_gaps(s)
        elif isinstance(action, Fish):
            put_die(s, seat, action.face, FISHING_SPACE)
            s.score(seat, s.edition.fishing_points, FISHING)
        else:
            assert isinstance(action, Place)
            tile = s.edition.tile_of[s.seats - 2][action.action]  # a shared tile is one row of dice (BB-2.5)
            put_die(s, seat, action.face, tile)
            # The face stays and binds later dice, also when the die acts as a 6 (BB-13.8).
            s.lowest[tile] = min(s.lowest[tile], action.face)
            begin_action(s, seat, action.action, FACES if self.white else action.face)


def put_die(s: BoraBora, seat: int, face: int, tile: int) -> None:
    """A die leaves the seat's own and lies on a tile, with the face that was rolled (BB-2.7)."""
    s.dice[place_of(face, s.dice, DICE * seat)] = 0
    s.placed.append(placed_die(tile, seat, face))


def begin_action(s: BoraBora, seat: int, action: int, value: int) -> None:
    """What a die of this value, or 6 with white (BB-13.8, BB-13.10), does on a tile."""
    if action in (A_LAND, A_SEA):
        s.push(CHOOSE_REGION[seat][LAND if action == A_LAND else SEA][value])
    elif action in (A_MAN, A_WOMAN):
        s.push(CHOOSE_PERSON[seat][MAN if action == A_MAN else WOMAN][value])
    elif action == A_HELPER:
        s.push(EXCHANGE[seat][value])
    elif action == A_TEMPLE:
        s.push(CHOOSE_PRIEST_SPACE[seat][value])
    else:
        s.push(CHOOSE_BUILDING[seat][value])


@final
class TakeDiceBack(Step[BoraBora]):
    """Everyone takes their dice from the tiles (BB-12.13)."""

    def run(self, s: BoraBora) -> None:
        s.placed.clear()
        for tile in range(len(s.lowest)):
            s.lowest[tile] = NO_DIE


# -- frames that never change, made once

BEGIN_PHASE_A: Final = BeginPhaseA()
ROLL_DICE: Final = [RollDice(seat) for seat in range(MOST_SEATS)]
PLACE_DIE: Final = [
    [PlaceDie(seat, blue, white) for blue in range(2) for white in range(2)] for seat in range(MOST_SEATS)
]
TAKE_DICE_BACK: Final = TakeDiceBack()
