"""Tables for the tests of Bora Bora: positions laid out by hand, with nothing lost on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.knowledge import drawn_in_secret, gained_openly, lost_openly
from fairwind.games.bora_bora.rules.dice import PLACE_DIE
from fairwind.games.bora_bora.rules.use_people import FIRST_USE
from fairwind.games.bora_bora.spaces import EMPTY, HUT, person_code
from fairwind.games.bora_bora.state import DISCARD, N_GODS, N_MATERIALS, N_SOURCES, OPEN, PILE, BoraBora, hand
from fairwind.games.bora_bora.vocabulary import (
    ACTIONS,
    DEEDS,
    DISPLAY,
    GODS,
    KINDS,
    LAST_SPACE,
    MATERIALS,
    MOST_SEATS,
    SEXES,
)
from fairwind.kernel.spec import Edition
from fairwind.kernel.state import NONE, Frame
from fairwind.testing import Scene

REGIONS: Final = ("nb", "nm", "ef", "eb", "sf", "sp", "wp", "wm", "cf", "cp", "cb", "cm")
FISH: Final = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6)  # of these regions, in this order
MEN: Final = ("land", "sea", "woman", "man", "build", "material")  # on show, below 1 to 6
WOMEN: Final = ("hut", "points", "card", "offering", "status", "shell")


def beginning(seats: int, outcomes: Sequence[str] = (), edition: Edition | None = None) -> Scene:
    """A game at its first question, with the fish and the turn order of all our tables."""
    drawn = (
        [f"fish {region} {value}" for region, value in zip(REGIONS, FISH, strict=True)]
        + list(outcomes)
        + [f"next {seat}" for seat in range(seats)]
    )
    return Scene(SPEC, seats, edition=edition, outcomes=drawn)


def table(seats: int = 2, *, round_: int = 1, edition: Edition | None = None) -> Scene:
    """A table in the first round with nobody on the map, empty hands and nothing owed; all gods lie open once."""
    scene = beginning(seats, edition=edition)
    s: BoraBora = scene.s
    s.pending.clear()
    s.round = round_
    for place in [OPEN, *(hand(seat) for seat in range(seats))]:
        for colour in range(N_GODS):
            s.move(place, PILE, colour, s.at[place][colour])
    for colour in range(N_GODS):
        s.move(PILE, OPEN, colour)
    s.pile_most = s.at[PILE][:]
    for public in (s.drawn, s.most, s.most_colours):
        public[:] = [0] * len(public)
    s.offerings[:] = [0] * seats
    s.god_tiles[:] = [0] * seats
    s.earned[:] = [0] * (N_SOURCES * seats)
    clear_tasks(scene)
    show_people(scene, MEN, WOMEN)
    forget_what_was_told(scene)
    return scene


def forget_what_was_told(scene: Scene) -> None:
    """Events and moves of the preparation are not the test's."""
    scene.ear.events.clear()
    scene.ear.moves.clear()


def owe(scene: Scene, *frames: Frame) -> Scene:
    """Only these are owed now; go on to the first question."""
    assert SPEC.broken(scene.s) == []
    scene.s.pending.clear()
    scene.s.owe(*frames)
    scene.go_on()
    return scene


def sound(scene: Scene) -> bool:
    """Nothing is lost or doubled."""
    return SPEC.broken(scene.s) == []


# -- the map


def bit(name: str) -> int:
    """A region as a bit."""
    return 1 << REGIONS.index(name)


def settle(scene: Scene, seat: int, *names: str) -> None:
    """Huts in these regions, on the construction spaces, from the spaces with the lowest numbers."""
    s: BoraBora = scene.s
    for name in names:
        space = s.hut_elsewhere(seat)
        if space >= 0:
            s.spaces[seat][space] = EMPTY
        else:
            s.huts_on_12[seat] -= 1
            s.spaces[seat][LAST_SPACE] = HUT if s.huts_on_12[seat] else EMPTY
        s.regions[seat] |= bit(name)
        s.builder[REGIONS.index(name)] = seat


def regions_of(scene: Scene, seat: int) -> set[str]:
    """Where a seat has huts."""
    return {name for name in REGIONS if scene.s.regions[seat] & bit(name)}


# -- player boards


def show_people(scene: Scene, men: Sequence[str], women: Sequence[str]) -> None:
    """These men and women are on show; an empty word is an empty space."""
    s: BoraBora = scene.s
    for sex, names in enumerate((men, women)):
        for i in range(DISPLAY):
            if s.people[sex * DISPLAY + i] != NONE:
                s.people_bags[sex][s.people[sex * DISPLAY + i]] += 1
            s.people[sex * DISPLAY + i] = NONE
        for i, name in enumerate(names):
            if name:
                s.people[sex * DISPLAY + i] = design(scene, sex, name)
                s.people_bags[sex][s.people[sex * DISPLAY + i]] -= 1


def design(scene: Scene, sex: int, name: str) -> int:
    """The number of a sort of man or woman."""
    return [KINDS[person.kind] for person in scene.edition.people[sex]].index(name)


def live(scene: Scene, seat: int, *people: str, shifted: bool = False) -> None:
    """Men and women on a player board, as in `live(scene, 0, "man land", "woman shell")`; huts make room if needed."""
    s: BoraBora = scene.s
    for person in people:
        sex_name, name = person.split()
        sex = SEXES.index(sex_name)
        number = design(scene, sex, name)
        board = s.spaces[seat]
        if EMPTY not in board:
            board[s.hut_elsewhere(seat)] = EMPTY
            s.huts_on_12[seat] += 1
        board[board.index(EMPTY)] = person_code(sex, number) + (1 if shifted else 0)
        if s.people_bags[sex][number]:
            s.people_bags[sex][number] -= 1
        else:  # the last one is on show
            s.people[s.people.index(number, sex * DISPLAY, (sex + 1) * DISPLAY)] = NONE


def fill_board(scene: Scene, seat: int, kinds: Sequence[str]) -> None:
    """No space is left empty on a player board: a tile on each that was."""
    for kind in kinds:
        if EMPTY in scene.s.spaces[seat]:
            live(scene, seat, kind)


def lay(scene: Scene, seat: int, *spaces: str) -> None:
    """Materials on ceremony spaces."""
    for name in spaces:
        scene.s.filled[seat] |= 1 << scene.edition.ceremony.names.index(name)


def lying(scene: Scene, seat: int) -> set[str]:
    """The ceremony spaces with a material."""
    names = scene.edition.ceremony.names
    return {name for i, name in enumerate(names) if scene.s.filled[seat] >> i & 1}


def beside(scene: Scene, seat: int) -> dict[str, int]:
    """What lies beside a player board."""
    counts = scene.s.beside[seat * N_MATERIALS : (seat + 1) * N_MATERIALS]
    return {name: n for name, n in zip(MATERIALS, counts, strict=True) if n}


def built(scene: Scene, seat: int, die: int, pair: str) -> None:
    """A building stands already."""
    s: BoraBora = scene.s
    number = scene.edition.ceremony.pair_names.index(pair)
    s.buildings[seat * 6 + scene.edition.building_dice.index(die)] = number
    s.covered[seat] |= scene.edition.ceremony.pair_masks[number]


# -- gods


def cards(scene: Scene, seat: int, *gods: str) -> None:
    """God cards drawn from the pile into a hand, unseen by the others."""
    for god in gods:
        scene.s.move(PILE, hand(seat), GODS.index(god))
        drawn_in_secret(scene.s, seat, GODS.index(god))


def open_cards_taken(scene: Scene, seat: int, *gods: str) -> None:
    """Open god cards in a hand, known to all."""
    for god in gods:
        scene.s.move(PILE, hand(seat), GODS.index(god))
        scene.s.pile_most[GODS.index(god)] -= 1
        gained_openly(scene.s, seat, GODS.index(god))


def holds(scene: Scene, seat: int) -> dict[str, int]:
    """A hand, by colour."""
    return lies(scene, hand(seat))


def lies(scene: Scene, place: int) -> dict[str, int]:
    """The god cards in a place, by colour."""
    return {god: n for god, n in zip(GODS, scene.s.at[place], strict=True) if n}


def empty_the_pile(scene: Scene, *left: str) -> None:
    """Only these cards are left in the pile; seat 1 holds the others, and all have seen it take them."""
    s: BoraBora = scene.s
    for colour, god in enumerate(GODS):
        for _ in range(s.at[PILE][colour] - left.count(god)):
            open_cards_taken(scene, 1, god)


def throw_away(scene: Scene, seat: int, *gods: str) -> None:
    """Cards of a hand lie on the discard."""
    for god in gods:
        colour = GODS.index(god)
        scene.s.move(hand(seat), DISCARD, colour)
        lost_openly(scene.s, seat, colour, 1)


def pay_with(scene: Scene, seat: int, *, offerings: int = 0, tiles: int = 0) -> None:
    """What a seat can pay gods with."""
    scene.s.offerings[seat] = offerings
    scene.s.god_tiles[seat] = tiles


# -- dice


def dice_on(scene: Scene, action: str, *faces: int) -> None:
    """Dice lie on the tile of an action already."""
    tile = scene.edition.tile_of[scene.s.seats - 2][ACTIONS.index(action)]
    scene.s.lowest[tile] = min(faces)


def with_dice(scene: Scene, seat: int, *faces: int) -> Scene:
    """The seat has rolled these and places one now."""
    padded = [0] * (3 - len(faces)) + sorted(faces)
    scene.s.dice[3 * seat : 3 * seat + 3] = padded
    return owe(scene, PLACE_DIE[seat][0])


def placements(scene: Scene, seat: int) -> set[str]:
    """The placements that are offered, without fishing and gods."""
    return {text.removeprefix("place ") for text in scene.texts(seat) if text.startswith("place ")}


# -- phase B


def phase_b(scene: Scene, seat: int = 0) -> Scene:
    """The seat begins its phase B."""
    return owe(scene, FIRST_USE[seat])


def uses(scene: Scene, seat: int = 0) -> set[str]:
    """The kinds that can be used, as in `man land`."""
    found = [text.split()[1:] for text in scene.texts(seat) if text.startswith("use ")]
    return {f"{sex} {KINDS[DEEDS.index(deed)]}" for sex, deed in found}


# -- tasks, jewelry, points


def clear_tasks(scene: Scene) -> None:
    """Nobody has a task, and none is on the board."""
    s: BoraBora = scene.s
    for task in s.task_row + [task for task in s.tasks if task != NONE]:
        s.task_bag[task] += 1
    s.task_row.clear()
    s.tasks[:] = [NONE] * len(s.tasks)


def task(scene: Scene, name: str) -> int:
    """The number of a task."""
    return [printed.name for printed in scene.edition.tasks].index(name)


def tasks(scene: Scene, seat: int, *names: str) -> None:
    """The tasks of a seat."""
    s: BoraBora = scene.s
    for i, name in enumerate(names):
        s.tasks[3 * seat + i] = task(scene, name)
        s.task_bag[task(scene, name)] = 0


def task_row(scene: Scene, *names: str) -> None:
    """The tasks on the board."""
    for name in names:
        scene.s.task_row.append(task(scene, name))
        scene.s.task_bag[task(scene, name)] = 0


def own_tasks(scene: Scene, seat: int) -> list[str]:
    """The tasks of a seat, by name."""
    return [scene.edition.tasks[t].name for t in scene.s.tasks[3 * seat : 3 * seat + 3] if t != NONE]


def fulfilled(scene: Scene, seat: int, count: int) -> None:
    """So many tasks that a seat has fulfilled; which does not matter."""
    s: BoraBora = scene.s
    for number in [number for number, left in enumerate(s.task_bag) if left][:count]:
        s.task_bag[number] = 0
        s.fulfilled.append(number * MOST_SEATS + seat)


def jewel(scene: Scene, text: str) -> int:
    """The number of a jewelry tile, as in `necklace 1 1`."""
    texts = [action.text.removeprefix("buy ") for action in scene.edition.actions.buy]
    return texts.index(text)


def jewels_on_sale(scene: Scene, *texts: str) -> None:
    """The tiles of this round; they change places with those that lay there."""
    s: BoraBora = scene.s
    first = 4 * (s.round - 1)
    for i, text in enumerate(texts):
        other = s.jewels.index(jewel(scene, text))
        s.jewels[first + i], s.jewels[other] = s.jewels[other], s.jewels[first + i]


def wear(scene: Scene, seat: int, *texts: str) -> None:
    """Jewelry that a seat has."""
    for text in texts:
        place = scene.s.jewels.index(jewel(scene, text))
        assert scene.s.jewel_owner[place] == NONE
        scene.s.jewel_owner[place] = seat


def points(scene: Scene, seat: int) -> int:
    """Where a seat stands on the score track."""
    found: int = scene.s.points(seat)
    return found


def item(scene: Scene, seat: int, name: str) -> int:
    """One item of a seat's score."""
    return dict(SPEC.scores(scene.s, seat))[name]
