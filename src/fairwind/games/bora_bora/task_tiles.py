"""Task tiles: what each of them asks for."""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.vocabulary import GODS, KINDS, MATERIALS, SPACES, TERRAINS
from fairwind.kernel.editions import Row, Sheet

# What a task can ask for. From N_KIND on, a requirement also says which one, after a colon.
N_MAN: Final = 0
N_WOMAN: Final = 1
N_SHIFTED_MAN: Final = 2
N_SHIFTED_WOMAN: Final = 3
N_SHIFTED: Final = 4
N_DIFFERENT_MEN: Final = 5
N_DIFFERENT_WOMEN: Final = 6
N_PRIEST: Final = 7
N_FIRST: Final = 8
N_BUILDING: Final = 9
N_ANY_MATERIAL: Final = 10
N_HUTS_ON_12: Final = 11
N_REGIONS: Final = 12
N_ISLANDS: Final = 13
N_SAME_CARDS: Final = 14
N_DIFFERENT_CARDS: Final = 15
N_ANY_JEWEL: Final = 16
N_DIFFERENT_JEWELS: Final = 17
N_GOD_TILE: Final = 18
N_OFFERING: Final = 19
N_SHELL: Final = 20
N_KIND: Final = 21
N_CARD: Final = 22
N_TERRAIN: Final = 23
N_FISH: Final = 24
N_MATERIAL: Final = 25
N_JEWEL: Final = 26
NEEDS: Final[tuple[str, ...]] = (
    *("man", "woman", "shifted-man", "shifted-woman", "shifted", "different-men", "different-women", "priest"),
    *("first", "building", "material", "huts-on-12", "regions", "islands", "same-cards", "different-cards"),
    *("jewel", "different-jewels", "god-tile", "offering", "shell"),
    *("kind:", "card:", "terrain:", "fish:", "material:", "jewel:"),
)


OF_CARDS: Final[tuple[int, ...]] = (N_SAME_CARDS, N_DIFFERENT_CARDS, N_CARD)
CHOOSING: Final[tuple[int, ...]] = (N_SAME_CARDS, N_DIFFERENT_CARDS)  # there may be several ways to prove it


class Need:
    """One requirement of a task: at least so many of a thing."""

    def __init__(self, what: int, which: int, count: int, text: str) -> None:
        self.what: Final = what
        self.which: Final = which
        self.count: Final = count
        self.text: Final = text  # `kind:land 2`

    def proofs(self) -> list[int]:
        """The sets of colours, as bits, that may prove it, whole or but for the one card that yellow replaces."""
        if self.what == N_SAME_CARDS:
            return [1 << colour for colour in range(len(GODS))]
        sets = range(1 << len(GODS))
        return [colours for colours in sets if self.count - 1 <= colours.bit_count() <= self.count]


class Task:
    """A task tile: every requirement on it must be met. Its name tells what it asks for."""

    def __init__(self, needs: tuple[Need, ...], copies: int, is_start: bool) -> None:
        self.name: Final = "+".join(need.text.replace(" ", "-").replace(":", "-") for need in needs)
        self.needs: Final = needs
        self.copies: Final = copies
        self.is_start: Final = is_start
        self.open_needs: Final = tuple(need for need in needs if need.what not in OF_CARDS)  # for all to see
        self.card_needs: Final = tuple(need for need in needs if need.what in OF_CARDS)
        self.choosing: Final = tuple(need for need in needs if need.what in CHOOSING)  # one at most
        self.proofs: Final[tuple[int, ...]] = tuple(proof for need in self.choosing for proof in need.proofs())


def read_tasks(sheet: Sheet, table: str, jewel_kinds: tuple[str, ...], most: dict[str, int]) -> tuple[Task, ...]:
    """The task tiles of one table; `most` says how many of a thing there are, where that is few."""
    tasks: list[Task] = []
    for row in sheet.rows(table):
        texts = row.words("needs")
        if not 1 <= len(texts) <= 3:
            row.wrong("'needs' must have one to three requirements.")
        needs = tuple(_read_need(row, text, jewel_kinds, most) for text in texts)
        task = Task(needs, row.integer("copies", 1, 60, 1), table == "start_task")
        if len(task.choosing) > 1:
            row.wrong("'needs' asks twice for equal or different god cards; once is enough for a tile.")
        if any(other.name == task.name for other in tasks):
            row.wrong(f"'{task.name}' has a row already; raise its 'copies' instead.")
        tasks.append(task)
        row.done()
    return tuple(tasks)


def _read_need(row: Row, text: str, jewel_kinds: tuple[str, ...], most: dict[str, int]) -> Need:
    """`kind:land 2`, `regions 9`: what, perhaps which, and the least number."""
    word, _, number = text.partition(" ")
    what, colon, which = word.partition(":")
    if what + colon not in NEEDS:
        row.wrong(f"'needs' holds '{text}'; begin with one of: {', '.join(NEEDS)}.")
    if colon and which not in _which(what, jewel_kinds):
        row.wrong(f"'needs' holds '{text}'; after the colon choose: {', '.join(_which(what, jewel_kinds))}.")
    least = 2 if NEEDS.index(what + colon) in CHOOSING else 1  # one card is neither equal nor different
    limit = most.get(word, 1 if word == "first" else SPACES)
    if not (number.isascii() and number.isdecimal() and least <= int(number) <= limit):
        row.wrong(f"'needs' holds '{text}'; it must end in a number from {least} to {limit}.")
    return Need(NEEDS.index(what + colon), _which(what, jewel_kinds).index(which) if colon else 0, int(number), text)


def _which(what: str, jewel_kinds: tuple[str, ...]) -> tuple[str, ...]:
    fish = tuple(str(value) for value in range(7))
    names = {"kind": KINDS, "card": GODS, "terrain": TERRAINS, "fish": fish, "material": MATERIALS}
    return names.get(what, jewel_kinds)
