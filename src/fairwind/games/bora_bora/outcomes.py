"""Every outcome of chance in Bora Bora: dice, draws and deals."""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.actions import Names, earlier_people
from fairwind.games.bora_bora.vocabulary import FACES, GODS, MOST_SEATS, SEXES
from fairwind.kernel.actions import Action


class Outcome(Action):
    """Chance: what comes out."""


class FishDrawn(Outcome):
    """The fish of a region."""

    FIELDS = ("region", "fish")


class JewelDrawn(Outcome):
    """A jewelry tile."""

    FIELDS = ("kind", "price", "points")


class PersonDrawn(Outcome):
    """A man or a woman."""

    FIELDS = ("sex", "deed", "symbols")


class TaskDrawn(Outcome):
    """A task tile."""

    FIELDS = ("task",)


class CardDrawn(Outcome):
    """A god card."""

    FIELDS = ("card",)


class Rolled(Outcome):
    """Three dice, the lowest first."""

    FIELDS = ("low", "middle", "high")


class NextInOrder(Outcome):
    """The seat that is next in the turn order."""

    FIELDS = ("seat",)


def dice_rolls() -> list[tuple[int, int, int]]:
    """All rolls of three dice, the lowest first."""
    faces = range(1, FACES + 1)
    return [(a, b, c) for a in faces for b in faces for c in faces if a <= b <= c]


ROLLS: Final[list[tuple[int, int, int]]] = dice_rolls()
# How many of the 216 ways to roll three dice show each of these.
ROLL_WEIGHTS: Final[list[int]] = [1 if a == c else 3 if a == b or b == c else 6 for a, b, c in ROLLS]


FISH: Final = range(FACES + 1)  # an outcome for each value from 0, so that numbers of outcomes are values


class Outcomes:
    """All outcomes of chance: where each sort begins, and their order."""

    def __init__(self, names: Names) -> None:
        every: list[Action] = [FishDrawn(f"fish {region} {value}") for region in names.regions for value in FISH]
        self.jewel: Final = len(every)
        every += [JewelDrawn(f"jewel {kind} {price} {points}") for kind, price, points in names.jewels]
        first_person: list[int] = []
        for sex, people in enumerate(names.people):
            first_person.append(len(every))
            every += [PersonDrawn(f"person {SEXES[sex]} {name}") for name in people]
        self.person: Final = first_person
        self.task: Final = len(every)
        every += [TaskDrawn(f"task {name}") for name in names.tasks]
        self.card: Final = len(every)
        every += [CardDrawn(f"card {god}") for god in GODS]
        self.roll: Final = len(every)
        every += [Rolled(f"roll {a} {b} {c}") for a, b, c in ROLLS]
        self.seat: Final = len(every)
        every += [NextInOrder(f"next {seat}") for seat in range(MOST_SEATS)]
        self.all: Final = every


def earlier_outcomes(names: Names) -> dict[str, str]:
    """Notations of earlier releases, with what they are now."""
    once = {f"task {task.replace('+', '-')}": f"task {task}" for task in names.tasks if "+" in task}
    for sex, word in enumerate(SEXES):
        once |= {f"person {word} {old}": f"person {word} {new}" for old, new in earlier_people(names, sex).items()}
    return once
