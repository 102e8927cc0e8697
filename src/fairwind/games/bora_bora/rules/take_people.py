"""Chapter 4: taking a man or a woman from the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.bora_bora.actions import TakePerson
from fairwind.games.bora_bora.spaces import EMPTY, person_code
from fairwind.games.bora_bora.state import NO_DIE, BoraBora, place_of
from fairwind.games.bora_bora.vocabulary import DEEDS, DISPLAY, FACES, MOST_SEATS, SEXES
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE

NO_ROOM: Final = Refusal("BB-4.2")


def least_person(s: BoraBora, seat: int, sex: int) -> int:
    """The lowest value that takes a tile of this sex, or NO_DIE: there must be room for it (BB-4.2)."""
    return first_shown(s, sex) if s.has_room(seat) else NO_DIE


def first_shown(s: BoraBora, sex: int) -> int:
    """The lowest number with a tile of this sex, or NO_DIE."""
    for i in range(DISPLAY):
        if s.people[sex * DISPLAY + i] != NONE:
            return i + 1
    return NO_DIE


@final
class ChoosePerson(Decision[BoraBora]):
    """Take a tile from the space of the value or a lower one (BB-4.1)."""

    FIELDS = ("sex", "value")

    def __init__(self, seat: int, sex: int, value: int) -> None:
        super().__init__(seat)
        self.sex: Final = sex
        self.value: Final = value

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.person[self.sex * FACES : (self.sex + 1) * FACES]

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, TakePerson)
        if action.number > self.value or s.people[self.sex * DISPLAY + action.number - 1] == NONE:
            return Refusal("BB-4.1", (("value", self.value),))
        return None

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        take = s.edition.actions.person
        for i in range(self.sex * DISPLAY, self.sex * DISPLAY + self.value):
            if s.people[i] != NONE:
                out.append(take[i])

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        """The empty space with the lowest number gets the tile, so space 12 comes last (BB-4.3); no more happens
        (BB-4.4), and the tile on show is not replaced (BB-1.4).
        """
        assert isinstance(action, TakePerson)
        place = self.sex * DISPLAY + action.number - 1
        design = s.people[place]
        s.people[place] = NONE
        board = s.spaces[seat]
        board[place_of(EMPTY, board)] = person_code(self.sex, design)
        if s.listener is not None:
            person = s.edition.people[self.sex][design]
            facts: dict[str, int | str] = {"seat": seat, "sex": SEXES[self.sex], "deed": DEEDS[person.kind]}
            s.tell("joined", {**facts, "symbols": person.symbols})


# -- frames that never change, made once

CHOOSE_PERSON: Final = [
    [[ChoosePerson(seat, sex, value) for value in range(FACES + 1)] for sex in range(len(SEXES))]
    for seat in range(MOST_SEATS)
]
