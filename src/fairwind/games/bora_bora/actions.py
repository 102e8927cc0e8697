"""Every action of Bora Bora, with its notation."""

from __future__ import annotations

from typing import ClassVar, Final, final

from fairwind.games.bora_bora.vocabulary import ACTIONS, DEEDS, FACES, GODS, KINDS, MATERIALS, SEXES
from fairwind.kernel.actions import Action

CARD: Final = 0  # ways to play a god: its card, a god tile, or two equal cards of another (2 + colour)
TILE: Final = 1
PAIR: Final = 2
WAYS_TO_PAY: Final[tuple[str, ...]] = ("card", "tile", *(f"pair-{god}" for god in GODS))
PILE_TOP: Final = len(GODS)  # instead of a colour: the hidden card on top


@final
class Place(Action):
    """Place a die on an action tile and carry out one of its actions."""

    FIELDS = ("die", "action")

    def __init__(self, face: int, action: int) -> None:
        super().__init__(f"place {face} {ACTIONS[action]}")
        self.face: Final = face
        self.action: Final = action


@final
class Fish(Action):
    """Place a die to go fishing."""

    FIELDS = ("die",)

    def __init__(self, face: int) -> None:
        super().__init__(f"fish {face}")
        self.face: Final = face


@final
class Play(Action):
    """Play a god with its card, a god tile, or two equal cards of another god."""

    FIELDS = ("god", "with")

    def __init__(self, god: int, means: int) -> None:
        super().__init__(f"play {GODS[god]} {WAYS_TO_PAY[means]}")
        self.god: Final = god
        self.means: Final = means


@final
class Decline(Action):
    """Do without, or stop: the word says what."""

    FIELDS = ("what",)

    def __init__(self, what: str) -> None:
        super().__init__(f"pass {what}")


@final
class Expand(Action):
    """Go to a region."""

    FIELDS = ("region",)

    def __init__(self, region: int, name: str) -> None:
        super().__init__(f"expand {name}")
        self.region: Final = region


@final
class TakeHut(Action):
    """Take the new hut from space 12, or from another space."""

    FIELDS = ("space",)

    def __init__(self, from_12: bool) -> None:
        super().__init__("hut space-12" if from_12 else "hut other")
        self.from_12: Final = from_12


@final
class Fill(Action):
    """Put a material on a ceremony space."""

    FIELDS = ("material", "space")

    def __init__(self, space: int, material: int, name: str) -> None:
        super().__init__(f"fill {MATERIALS[material]} {name}")
        self.space: Final = space
        self.material: Final = material


@final
class Aside(Action):
    """Put a material beside the board."""

    FIELDS = ("material",)

    def __init__(self, material: int) -> None:
        super().__init__(f"aside {MATERIALS[material]}")
        self.material: Final = material


@final
class TakeOffering(Action):
    """Take an offering."""


@final
class TakeCard(Action):
    """Take an open god card, or the top of the pile."""

    FIELDS = ("card",)

    def __init__(self, god: int) -> None:
        super().__init__(f"card {'pile' if god == PILE_TOP else GODS[god]}")
        self.god: Final = god


@final
class ScorePoint(Action):
    """Helper: score a point."""


@final
class MoveHut(Action):
    """Move a hut to space 12."""


@final
class Shift(Action):
    """Helper: tattoo a man, or send a woman for shells."""

    FIELDS = ("sex", "deed", "symbols")

    def __init__(self, sex: int, person: int, name: str) -> None:
        super().__init__(f"shift {SEXES[sex]} {name}")
        self.sex: Final = sex
        self.person: Final = person


@final
class TakePerson(Action):
    """Take the man or woman below a number."""

    FIELDS = ("sex", "number")

    def __init__(self, sex: int, number: int) -> None:
        super().__init__(f"take {SEXES[sex]} {number}")
        self.sex: Final = sex
        self.number: Final = number


@final
class PlacePriest(Action):
    """Place a priest on a temple space."""

    FIELDS = ("space",)

    def __init__(self, number: int) -> None:
        super().__init__(f"priest {number}")
        self.number: Final = number


@final
class Build(Action):
    """Build one of the buildings."""

    FIELDS = ("number",)

    def __init__(self, building: int, die: int) -> None:
        super().__init__(f"build {die}")
        self.building: Final = building
        self.die: Final = die


@final
class Ground(Action):
    """Choose the two ceremony spaces for a building."""

    FIELDS = ("spaces",)

    def __init__(self, pair: int, name: str) -> None:
        super().__init__(f"ground {name}")
        self.pair: Final = pair


@final
class GoUp(Action):
    """Fire bonus: one step on the status track."""


@final
class TakeShell(Action):
    """Fire bonus: one shell."""


@final
class Use(Action):
    """Use all men, or all women, of one kind."""

    FIELDS = ("sex", "deed")

    def __init__(self, sex: int, kind: int) -> None:
        super().__init__(f"use {SEXES[sex]} {DEEDS[kind]}")
        self.sex: Final = sex
        self.kind: Final = kind


@final
class Buy(Action):
    """Buy a jewelry tile of this round."""

    FIELDS = ("kind", "price", "points")

    def __init__(self, jewel: int, kind: str, price: int, points: int) -> None:
        super().__init__(f"buy {kind} {price} {points}")
        self.jewel: Final = jewel


class OfTask(Action):
    """An action on one task tile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("task",)

    def __init__(self, verb: str, task: int, name: str) -> None:
        super().__init__(f"{verb} {name}")
        self.task: Final = task


@final
class Fulfil(OfTask):
    """Fulfil a task for which there is nothing to choose."""


@final
class Show(OfTask):
    """Fulfil a task that asks for equal or for different god cards, and say which are shown."""

    FIELDS = ("task", "cards")

    def __init__(self, task: int, name: str, colours: int) -> None:
        super().__init__("show", task, f"{name} {'+'.join(GODS[c] for c in range(len(GODS)) if colours >> c & 1)}")
        self.colours: Final = colours  # as bits


@final
class GiveUp(OfTask):
    """Give up a task."""


@final
class TakeTask(OfTask):
    """Take a new task from the board."""


class Names:
    """The names an edition gives to its things, for notation."""

    def __init__(
        self,
        regions: tuple[str, ...],
        people: tuple[tuple[str, ...], ...],
        tasks: tuple[str, ...],
        proofs: tuple[tuple[int, ...], ...],
        jewels: tuple[tuple[str, int, int], ...],
        spaces: tuple[str, ...],
        materials: tuple[int, ...],
        pairs: tuple[str, ...],
        buildings: tuple[int, ...],
    ) -> None:
        self.regions: Final = regions
        self.people: Final = people
        self.tasks: Final = tasks
        self.proofs: Final = proofs  # of each task: sets of colours, if there is something to choose
        self.jewels: Final = jewels
        self.spaces: Final = spaces
        self.materials: Final = materials  # of each ceremony space
        self.pairs: Final = pairs
        self.buildings: Final = buildings


class Actions:
    """All actions of an edition, by kind; `all` is their order in the catalogue."""

    def __init__(self, names: Names) -> None:
        faces = range(1, FACES + 1)
        gods = range(len(GODS))
        self.expand: Final = [Expand(r, name) for r, name in enumerate(names.regions)]
        self.hut: Final = [TakeHut(False), TakeHut(True)]
        self.fill: Final = [Fill(i, names.materials[i], name) for i, name in enumerate(names.spaces)]
        self.aside: Final = [Aside(m) for m in range(len(MATERIALS))]
        self.offering: Final = TakeOffering("offering")
        self.place: Final = [Place(face, action) for face in faces for action in range(len(ACTIONS))]
        self.fish: Final = [Fish(face) for face in faces]
        self.play: Final = [Play(god, means) for god in gods for means in range(len(WAYS_TO_PAY))]
        self.person: Final = [TakePerson(sex, number) for sex in range(len(SEXES)) for number in faces]
        self.shift: Final = [
            [Shift(sex, p, name) for p, name in enumerate(names.people[sex])] for sex in range(len(SEXES))
        ]
        self.point: Final = ScorePoint("point")
        self.card: Final = [TakeCard(god) for god in (*gods, PILE_TOP)]
        self.move_hut: Final = MoveHut("move-hut")
        self.priest: Final = [PlacePriest(number) for number in faces]
        self.build: Final = [Build(b, die) for b, die in enumerate(names.buildings)]
        self.ground: Final = [Ground(p, name) for p, name in enumerate(names.pairs)]
        self.go_up: Final = GoUp("status")
        self.shell: Final = TakeShell("shell")
        self.use: Final = [Use(sex, kind) for sex in range(len(SEXES)) for kind in range(len(KINDS))]
        self.buy: Final = [Buy(j, *jewel) for j, jewel in enumerate(names.jewels)]
        self.fulfil: Final = [Fulfil("fulfil", t, name) for t, name in enumerate(names.tasks)]
        self.show: Final = [
            [Show(t, name, colours) for colours in names.proofs[t]] for t, name in enumerate(names.tasks)
        ]
        self.give_up: Final = [GiveUp("give-up", t, name) for t, name in enumerate(names.tasks)]
        self.task: Final = [TakeTask("task", t, name) for t, name in enumerate(names.tasks)]
        self.no_red: Final = Decline("no-red-god")
        self.no_exchange: Final = Decline("no-exchange")
        self.no_use: Final = Decline("no-use")
        self.no_hut: Final = Decline("no-hut")
        self.no_jewel: Final = Decline("no-jewel")
        self.no_task: Final = Decline("no-task")
        # What several decisions ask, put together once.
        self.placing: Final[list[Action]] = [*self.place, *self.fish, *self.play]
        self.material: Final[list[Action]] = [*self.fill, *self.aside]
        self.goods: Final[list[Action]] = [*self.material, self.offering]
        self.gift: Final[list[Action]] = [self.offering, *self.card]
        self.second_gift: Final[list[Action]] = [self.go_up, self.shell]
        self.exchange: Final[list[Action]] = [
            *(*self.material, self.offering, *self.shift[0], *self.shift[1]),
            *(self.point, *self.card, self.move_hut, self.no_exchange),
        ]
        self.red: Final[list[Action]] = [*self.play, self.no_red]
        self.using: Final[list[Action]] = [*self.play, *self.use, self.no_use]
        self.more_huts: Final[list[Action]] = [self.move_hut, self.no_hut]
        self.buying: Final[list[Action]] = [*self.buy, self.no_jewel]
        self.fulfilling: Final[list[Action]] = [
            *[fulfil for fulfil in self.fulfil if not self.show[fulfil.task]],
            *[show for shows in self.show for show in shows],
        ]
        self.doing_task: Final[list[Action]] = [*self.play, *self.fulfilling, *self.give_up]
        self.last_tasks: Final[list[Action]] = [*self.play, *self.fulfilling, self.no_task]

    def all(self) -> list[Action]:
        """The catalogue's order: the order of a round."""
        every: list[Action] = [*self.expand, *self.hut, *self.fill, *self.aside, self.offering]
        every += [*self.place, *self.fish, *self.play, *self.person, *self.shift[0], *self.shift[1]]
        every += [self.point, *self.card, self.move_hut, *self.priest, *self.build, *self.ground]
        every += [self.go_up, self.shell, *self.use, *self.buy, *self.fulfilling, *self.give_up, *self.task]
        every += [self.no_red, self.no_exchange, self.no_use, self.no_hut, self.no_jewel, self.no_task]
        return every


def earlier_people(names: Names, sex: int) -> dict[str, str]:
    """How people were named before what they do had words of its own: by kind, and by symbols where that was needed."""
    deeds = [name.split(" ")[0] for name in names.people[sex]]
    named: dict[str, str] = {}
    for name, deed in zip(names.people[sex], deeds, strict=True):
        kind = KINDS[DEEDS.index(deed)]
        named[kind if deeds.count(deed) == 1 else f"{kind}-{name.split(' ')[1]}"] = name
    return named


def earlier_notations(names: Names) -> dict[str, str]:
    """Notations of earlier releases, with what they are now."""
    once: dict[str, str] = {}
    for sex, word in enumerate(SEXES):
        once |= {f"use {word} {kind}": f"use {word} {deed}" for kind, deed in zip(KINDS, DEEDS, strict=True)}
        once |= {f"shift {word} {old}": f"shift {word} {new}" for old, new in earlier_people(names, sex).items()}
    for task, proofs in zip(names.tasks, names.proofs, strict=True):
        if "+" in task:
            verbs = ("give-up", "task") if proofs else ("fulfil", "give-up", "task")
            once |= {f"{verb} {task.replace('+', '-')}": f"{verb} {task}" for verb in verbs}
    return once
