"""What is printed on the boards, tiles and cards of Bora Bora: typed tables, read from TOML and checked."""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.actions import Actions, Names, earlier_notations
from fairwind.games.bora_bora.outcomes import Outcomes, earlier_outcomes
from fairwind.games.bora_bora.spaces import MOST_DESIGNS, person_code
from fairwind.games.bora_bora.task_tiles import Task, read_tasks
from fairwind.games.bora_bora.vocabulary import (
    ACTIONS,
    DEEDS,
    DISPLAY,
    GODS,
    HELPER,
    JEWELS_A_ROUND,
    K_BUILD,
    KINDS,
    LAND,
    LAST_SPACE,
    MATERIALS,
    MOST_SEATS,
    REGIONS,
    ROUNDS,
    SEA,
    SEXES,
    SPACES,
    TERRAINS,
    WAYS,
    X_MATERIAL,
    X_OFFERING,
    X_POINT,
)
from fairwind.kernel.actions import Catalogue
from fairwind.kernel.editions import EditionError, Row, Sheet, read_about
from fairwind.kernel.spec import Edition
from fairwind.kernel.state import NONE

TASKS_NEEDED: Final = 2 * MOST_SEATS + ROUNDS * (MOST_SEATS + 2)
TABLES: Final[tuple[str, ...]] = (
    *("about", "confidence", "region", "path", "fish", "man", "woman", "effects", "start_task", "task", "jewel"),
    *("temple", "buildings", "status", "ceremony", "huts", "helper", "god_cards", "action_tiles", "set_up", "scoring"),
)


class Region:
    """One of the twelve regions: where it lies and what its construction space gives."""

    def __init__(self, name: str, island: str, terrain: int, material: int) -> None:
        self.name: Final = name
        self.island: Final = island
        self.terrain: Final = terrain
        self.material: Final = material


class Path:
    """A way between two regions, and the lowest die that passes it."""

    def __init__(self, way: int, a: int, b: int, die: int) -> None:
        self.way: Final = way
        self.a: Final = a
        self.b: Final = b
        self.die: Final = die
        self.mask: Final = 1 << a | 1 << b


class Person:
    """A man or woman tile: its kind (right side) and its status or shell symbols (left side)."""

    def __init__(self, kind: int, symbols: int, copies: int) -> None:
        self.name: Final = f"{DEEDS[kind]} {symbols}"  # in notation
        self.kind: Final = kind
        self.symbols: Final = symbols
        self.copies: Final = copies


class Jewel:
    """A jewelry tile: its type, its price in shells and what it is worth at the end."""

    def __init__(self, kind: int, price: int, points: int, copies: int) -> None:
        self.kind: Final = kind
        self.price: Final = price
        self.points: Final = points
        self.copies: Final = copies


class Archipelago:
    """The map: regions, paths by way with the easiest first, and sets of regions as bits."""

    def __init__(self, regions: tuple[Region, ...], paths: tuple[Path, ...]) -> None:
        self.regions: Final = regions
        self.paths: Final = paths
        self.islands: Final = tuple(dict.fromkeys(region.island for region in regions))
        by_way = [sorted((p for p in paths if p.way == way), key=lambda p: p.die) for way in (LAND, SEA)]
        self.path_masks: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(p.mask for p in ps) for ps in by_way)
        self.path_dice: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(p.die for p in ps) for ps in by_way)
        self.island_masks: Final[tuple[int, ...]] = tuple(
            sum(1 << i for i, r in enumerate(regions) if r.island == island) for island in self.islands
        )
        self.terrain_masks: Final[tuple[int, ...]] = tuple(
            sum(1 << i for i, r in enumerate(regions) if r.terrain == terrain) for terrain in range(len(TERRAINS))
        )
        self.materials: Final[tuple[int, ...]] = tuple(region.material for region in regions)


class Ceremony:
    """The ceremony spaces of a player board: what each takes, and which pairs lie side by side."""

    def __init__(self, rows: tuple[tuple[int, ...], ...]) -> None:
        self.columns: Final = len(rows[0])
        self.materials: Final[tuple[int, ...]] = tuple(m for row in rows for m in row)
        self.names: Final = tuple(f"{'abcdefghijkl'[r]}{c + 1}" for r in range(len(rows)) for c in range(self.columns))
        self.masks: Final[tuple[int, ...]] = tuple(
            sum(1 << i for i, m in enumerate(self.materials) if m == material) for material in range(len(MATERIALS))
        )
        pairs = [(i, j) for i in range(SPACES) for j in range(i + 1, SPACES) if self._adjacent(i, j)]
        self.pair_spaces: Final = tuple((self.names[i], self.names[j]) for i, j in pairs)
        self.pair_names: Final = tuple("-".join(pair) for pair in self.pair_spaces)
        self.pair_masks: Final[tuple[int, ...]] = tuple(1 << i | 1 << j for i, j in pairs)
        self.all: Final = (1 << len(self.materials)) - 1

    def _adjacent(self, i: int, j: int) -> bool:
        return j == i + self.columns or (j == i + 1 and j % self.columns != 0)


class BoraBoraEdition(Edition):
    """One edition, whole: everything that the rules look up, and the actions made from it."""

    def __init__(self, sheet: Sheet) -> None:
        sheet.only(TABLES)
        self.map: Final = Archipelago(*_read_map(sheet))
        self.fish_copies: Final[tuple[int, ...]] = _read_fish(sheet)
        self.people: Final[tuple[tuple[Person, ...], ...]] = tuple(_read_people(sheet, sex) for sex in SEXES)
        # Which use (sex and kind, see Actions.use) a code on a player board stands for, NONE for no person.
        self.use_of: Final[tuple[int, ...]] = _uses_of(self.people)
        self.effects: Final[tuple[tuple[int, ...], ...]] = _read_effects(sheet)
        kinds, jewels = _read_jewels(sheet)
        self.jewel_kinds: Final[tuple[str, ...]] = kinds
        self.jewels: Final[tuple[Jewel, ...]] = jewels
        self.jewel_copies: Final[tuple[int, ...]] = tuple(jewel.copies for jewel in jewels)
        self.tasks: Final[tuple[Task, ...]] = _checked_tasks(sheet, self)
        self._read_boards(sheet)
        self._read_numbers(sheet)
        names = self._names()
        actions = Actions(names)
        outcomes = Outcomes(names)
        super().__init__(
            read_about(sheet),
            Catalogue(actions.all(), earlier_notations(names)),
            Catalogue(outcomes.all, earlier_outcomes(names)),
        )
        self.actions: Final = actions
        self.first_outcome: Final = outcomes
        self.start_tasks: Final = sum(1 for row in sheet.rows("start_task"))

    def _names(self) -> Names:
        return Names(
            tuple(region.name for region in self.map.regions),
            tuple(tuple(person.name for person in people) for people in self.people),
            tuple(task.name for task in self.tasks),
            tuple(task.proofs for task in self.tasks),
            tuple((self.jewel_kinds[jewel.kind], jewel.price, jewel.points) for jewel in self.jewels),
            self.ceremony.names,
            self.ceremony.materials,
            self.ceremony.pair_names,
            self.building_dice,
        )

    def _read_boards(self, sheet: Sheet) -> None:
        temple = sheet.table("temple")
        self.temple_spaces: tuple[int, ...] = temple.integers("spaces", 1, 6, 6)
        if sorted(self.temple_spaces) != [1, 2, 3, 4, 5, 6]:
            temple.wrong("'spaces' must hold each of 1 to 6 once, from left to right.")
        self.temple_points: tuple[int, ...] = temple.integers("points", 0, 20, ROUNDS)
        temple.done()
        buildings = sheet.table("buildings")
        self.building_dice: tuple[int, ...] = buildings.integers("dice", 1, 6, 6)
        if len(set(self.building_dice)) != len(self.building_dice):
            buildings.wrong("'dice' holds a number twice; every building has its own.")
        self.building_points: tuple[int, ...] = buildings.integers("points", 0, 30, ROUNDS)
        buildings.done()
        status = sheet.table("status")
        self.status_points: tuple[int, ...] = status.integers("points", 0, 50)
        if len(self.status_points) < 2 or list(self.status_points) != sorted(self.status_points):
            status.wrong("'points' must have at least two entries that never fall.")
        status.done()
        self.ceremony = _read_ceremony(sheet)
        huts = sheet.table("huts")
        self.huts_at_start: tuple[int, ...] = huts.integers("at_start", 0, 12, SPACES)
        if sum(self.huts_at_start) != REGIONS or max(self.huts_at_start[:LAST_SPACE]) > 1:
            huts.wrong("'at_start' must hold 12 huts, and more than one only on the last space.")
        huts.done()

    def _read_numbers(self, sheet: Sheet) -> None:
        self.helper_costs: tuple[int, ...] = _numbers(sheet.table("helper"), HELPER, 1, 6)
        self.always_had = min(self.helper_costs[x] for x in (X_POINT, X_OFFERING, X_MATERIAL))  # whatever else is there
        cards = sheet.table("god_cards")
        self.open_cards = cards.integer("open", 1, 10)
        self.card_copies: tuple[int, ...] = _numbers(cards, GODS, 1, 30)
        self.tile_of: tuple[tuple[int, ...], ...] = _read_action_tiles(sheet)
        start = sheet.table("set_up")
        self.start_offerings = start.integer("offerings", 0, 10)
        self.start_cards = start.integer("cards", 0, 5)
        self.start_god_tiles = start.integer("god_tiles", 0, 5)
        self.priests = start.integer("priests", 1, 6)
        self.start_points: tuple[int, ...] = start.integers("points", 0, 20, MOST_SEATS)
        self.start_fish = start.integer("start_fish", 1, 6)
        start.done()
        if self.fish_copies[self.start_fish] < MOST_SEATS:
            start.wrong(f"'start_fish' is {self.start_fish}, but fewer than 4 fish tiles have it; add tiles in [fish].")
        if sum(self.card_copies) < self.open_cards + MOST_SEATS * self.start_cards:
            cards.wrong("there are too few cards to begin with; raise the copies.")
        scoring = sheet.table("scoring")
        self.fishing_points = scoring.integer("fishing", 0, 20)
        self.task_points = scoring.integer("task", 0, 50)
        self.yellow_task_points = scoring.integer("task_with_yellow", 0, 50)
        self.god_tile_points = scoring.integer("god_tile", 0, 50)
        self.bonus_points = scoring.integer("bonus", 0, 50)
        self.bonus_tasks = scoring.integer("bonus_tasks", 1, 9)
        self.bonus_jewels = scoring.integer("bonus_jewels", 1, ROUNDS)
        scoring.done()

    def amount(self, kind: int, tiles: int, doubled: bool) -> int:
        """What a kind of person gives with so many tiles of it, doubled by green or not."""  # BB-11.4 to BB-11.11
        amount = self.effects[kind][min(tiles, 3) - 1]  # BB-11.14
        if not doubled:
            return amount
        return min(2 * amount, 6) if kind <= K_BUILD else 2 * amount  # BB-13.13: a limit never exceeds 6


def _numbers(row: Row, names: tuple[str, ...], low: int, high: int) -> tuple[int, ...]:
    numbers = tuple(row.integer(name, low, high) for name in names)
    row.done()
    return numbers


def _short_name(row: Row, field: str) -> str:
    name = row.text(field)
    if not (name.isascii() and name.isalnum() and name == name.lower() and len(name) <= 20):
        row.wrong(f"'{field}' is '{name}'; use up to 20 small letters and digits.")
    return name


def _read_map(sheet: Sheet) -> tuple[tuple[Region, ...], tuple[Path, ...]]:
    regions = []
    for row in sheet.rows("region", REGIONS):
        name, island = _short_name(row, "id"), _short_name(row, "island")
        terrain = TERRAINS.index(row.word("terrain", TERRAINS))
        regions.append(Region(name, island, terrain, MATERIALS.index(row.word("material", MATERIALS))))
        row.done()
        if [r.name for r in regions].count(name) > 1:
            row.wrong(f"the id '{name}' is used twice; give every region its own.")
    return tuple(regions), _read_paths(sheet, tuple(region.name for region in regions))


def _read_paths(sheet: Sheet, names: tuple[str, ...]) -> tuple[Path, ...]:
    paths: list[Path] = []
    for row in sheet.rows("path"):
        way = WAYS.index(row.word("by", WAYS))
        a, b = (names.index(name) for name in row.words("regions", names, 2))
        path = Path(way, a, b, row.integer("die", 1, 6))
        row.done()
        if a == b or any(p.way == way and p.mask == path.mask for p in paths):
            row.wrong("a path joins two different regions and is listed once; correct 'regions'.")
        paths.append(path)
    reached, before = 1, 0
    while reached != before:
        before = reached
        for path in paths:
            reached |= path.mask if reached & path.mask else 0
    if reached != (1 << len(names)) - 1:
        alone = next(name for i, name in enumerate(names) if not reached >> i & 1)
        raise EditionError(f"{sheet.file}: [[path]]: region '{alone}' cannot be reached from '{names[0]}'; add a path.")
    return tuple(paths)


def _read_fish(sheet: Sheet) -> tuple[int, ...]:
    row = sheet.table("fish")
    values = row.integers("values", 1, 6, REGIONS)
    row.done()
    return tuple(values.count(value) for value in range(7))


def _read_people(sheet: Sheet, sex: str) -> tuple[Person, ...]:
    found: dict[tuple[int, int], int] = {}
    for row in sheet.rows(sex):
        kind = KINDS.index(row.word("kind", KINDS))
        design = kind, row.integer("symbols", 0, 9)
        if design in found:
            row.wrong("there is a row with this kind and these symbols already; raise its 'copies' instead.")
        found[design] = row.integer("copies", 1, 36)
        row.done()
    if sum(found.values()) != ROUNDS * DISPLAY:
        raise EditionError(f"{sheet.file}: [[{sex}]]: the copies add up to {sum(found.values())}; the box holds 36.")
    return tuple(Person(kind, symbols, copies) for (kind, symbols), copies in sorted(found.items()))


def _uses_of(people: tuple[tuple[Person, ...], ...]) -> tuple[int, ...]:
    uses = [NONE] * (person_code(len(SEXES) - 1, MOST_DESIGNS - 1) + 2)
    for sex, tiles in enumerate(people):
        for design, person in enumerate(tiles):
            code = person_code(sex, design)
            uses[code] = uses[code + 1] = sex * len(KINDS) + person.kind
    return tuple(uses)


def _read_effects(sheet: Sheet) -> tuple[tuple[int, ...], ...]:
    row = sheet.table("effects")
    effects = tuple(row.integers(kind, 1, 6, 3) for kind in KINDS)
    row.done()
    return effects


def _read_jewels(sheet: Sheet) -> tuple[tuple[str, ...], tuple[Jewel, ...]]:
    found: dict[tuple[str, int, int], int] = {}
    for row in sheet.rows("jewel", ROUNDS * JEWELS_A_ROUND):
        design = _short_name(row, "kind"), row.integer("price", 0, 9), row.integer("points", 1, 9)
        row.done()
        found[design] = found.get(design, 0) + 1
    kinds = tuple(dict.fromkeys(kind for kind, _, _ in found))
    return kinds, tuple(Jewel(kinds.index(k), price, points, n) for (k, price, points), n in found.items())


def _checked_tasks(sheet: Sheet, edition: BoraBoraEdition) -> tuple[Task, ...]:
    """The task tiles, start tiles first; no tile may ask for more than there is."""
    terrains = {f"terrain:{t}": mask.bit_count() for t, mask in zip(TERRAINS, edition.map.terrain_masks, strict=True)}
    fish = {f"fish:{value}": copies for value, copies in enumerate(edition.fish_copies)}
    most = {"islands": len(edition.map.islands), "different-cards": len(GODS), **terrains, **fish}
    start = read_tasks(sheet, "start_task", edition.jewel_kinds, most)
    normal = read_tasks(sheet, "task", edition.jewel_kinds, most)
    if sum(task.copies for task in start) < MOST_SEATS:
        raise EditionError(f"{sheet.file}: [[start_task]]: fewer than 4 tiles; add some, every player needs one.")
    if sum(task.copies for task in normal) < TASKS_NEEDED:  # BB-12.19
        raise EditionError(
            f"{sheet.file}: [[task]]: fewer than {TASKS_NEEDED} tiles; add some, four players need them."
        )
    twice = {task.name for task in start} & {task.name for task in normal}
    if twice:
        raise EditionError(f"{sheet.file}: [[task]]: '{min(twice)}' is also a start task; remove one of the two.")
    return start + normal


def _read_ceremony(sheet: Sheet) -> Ceremony:
    row = sheet.table("ceremony")
    rows = [line.split() for line in row.words("rows")]
    row.done()
    if sum(len(line) for line in rows) != SPACES or len({len(line) for line in rows}) != 1:
        row.wrong("'rows' must be equally long and hold 12 spaces.")
    for word in (word for line in rows for word in line):
        if word not in MATERIALS:
            row.wrong(f"'rows' holds '{word}'; choose from: {', '.join(MATERIALS)}.")
    return Ceremony(tuple(tuple(MATERIALS.index(word) for word in line) for line in rows))


def _read_action_tiles(sheet: Sheet) -> tuple[tuple[int, ...], ...]:
    """For 2, 3 and 4 players: on which tile each action is printed."""
    row = sheet.table("action_tiles")
    tables = []
    for name in ("two", "three", "four"):
        tiles = [tile.split() for tile in row.words(name)]
        printed = [word for tile in tiles for word in tile]
        if sorted(printed) != sorted(ACTIONS):
            row.wrong(f"'{name}' must show each of these actions once: {', '.join(ACTIONS)}.")
        tables.append(tuple(next(i for i, tile in enumerate(tiles) if action in tile) for action in ACTIONS))
    row.done()
    return tuple(tables)
