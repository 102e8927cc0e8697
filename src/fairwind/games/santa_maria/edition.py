"""The printed matter of Santa Maria: boards, tiles, ships and tracks, read from an edition file and checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fairwind.games.santa_maria.actions import Actions, Names
from fairwind.games.santa_maria.cells import Cell, CellError, Effect, Gain, read_cell, read_gain
from fairwind.games.santa_maria.colony import BIT, CELLS, SIDE, room_for_double
from fairwind.games.santa_maria.outcomes import Outcomes
from fairwind.games.santa_maria.vocabulary import (
    BISHOPS,
    CAMP_PLACES,
    CONQUISTADOR,
    DOCKS,
    DOUBLES,
    EMPTY,
    EXCHANGE,
    GOLD,
    GOODS,
    PRODUCTION,
    RETREATS,
    ROAD,
    ROADS,
    SCHOLARS,
    SHIPS,
    SIDES_A,
    STARTING_SHIPS,
    STORAGE,
    TOWN_HALL,
    TOWN_HALLS,
    TREES,
    TRIPLES,
    YEARS,
)
from fairwind.games.santa_maria.yields import goods_given, goods_taken, worth_of, yield_of, yield_of_cell
from fairwind.kernel.actions import Catalogue
from fairwind.kernel.editions import Row, Sheet, read_about
from fairwind.kernel.spec import Edition

TABLES: Final[tuple[str, ...]] = (
    "about",
    "confidence",
    "board",
    "double",
    "triple",
    "town_hall",
    "road",
    "starting_ship",
    "ship",
    "docks",
    "religion",
    "conquistador",
    "retreat",
    "scholars",
    "bishops",
    "camps",
    "year",
    "counts",
)


class Board:
    """One side of a colony board: its 36 cells from the top left, row by row."""

    def __init__(self, name: str, side: str, cells: tuple[int, ...]) -> None:
        self.name: Final = name
        self.side: Final = side
        self.cells: Final = cells


class Tile:
    """A double, a triple, a town hall or a road: its cells as it lies unturned."""

    def __init__(self, name: str, cells: tuple[int, ...]) -> None:
        self.name: Final = name
        self.cells: Final = cells


class Ship:
    """A ship tile: what it costs of each resource, and its points at the end."""

    def __init__(self, name: str, cost: tuple[int, ...], points: int) -> None:
        self.name: Final = name
        self.cost: Final = cost
        self.points: Final = points


class ReligionTrack:
    """Where the religion track ends, and which monk symbol is passed on entering each space."""

    def __init__(self, symbols: tuple[int, ...], die_symbols: tuple[int, ...]) -> None:
        self.die_symbols: Final = die_symbols  # the numbers of those that unlock a blue die
        self.symbols: Final = symbols  # by space: number of the symbol passed on entering it, 0 for none
        self.gives_die: Final = tuple([int(symbol in die_symbols) for symbol in symbols])
        self.last: Final = len(symbols) - 1


class ConquistadorTrack:
    """Where the conquistador track ends, and where its gold and its trees are."""

    def __init__(self, gold: tuple[int, ...], trees: tuple[int, ...]) -> None:
        self.gold: Final = gold  # by space: 1 if entering it passes a gold symbol
        self.trees: Final = trees  # the space on entering which each tree is passed
        self.last: Final = len(gold) - 1


class Bishops:
    """What the bishops pay at the end, and what each costs."""

    def __init__(self, cost: int, square: tuple[int, ...], each: tuple[int, ...], most: int) -> None:
        self.cost: Final = cost
        self.square: Final = square  # for 3x3, 4x4 and 5x5
        self.each: Final = each  # by bishop, for one ship, town, colonist, cell or line
        self.most: Final = most


class CellTable:
    """Every kind of cell that is printed anywhere, once; kind 0 is the empty cell."""

    def __init__(self) -> None:
        self.kinds: Final[list[Cell]] = [Cell(EMPTY, 0, ())]
        self._by_text: Final[dict[str, int]] = {}

    def number(self, row: Row, text: str) -> int:
        """The number of the kind of cell that this text describes."""
        try:
            cell = read_cell(text)
        except CellError as error:
            row.wrong(str(error))
        if cell.text not in self._by_text:
            self._by_text[cell.text] = len(self.kinds)
            self.kinds.append(cell)
        return self._by_text[cell.text]


class SantaMariaEdition(Edition):
    """All that is printed, as tables by small numbers, and the actions made from them."""

    def __init__(self, sheet: Sheet) -> None:
        sheet.only(TABLES)
        table = CellTable()
        boards = _boards(sheet, table)
        tiles = _tiles(sheet, "double", DOUBLES, 2, table) + _tiles(sheet, "triple", TRIPLES, 3, table)
        town_halls = _tiles(sheet, "town_hall", TOWN_HALLS, 2, table)
        roads = _tiles(sheet, "road", ROADS, 1, table)
        ships = _ships(sheet, "starting_ship", STARTING_SHIPS) + _ships(sheet, "ship", SHIPS)
        _check_names(sheet, [*_names(boards), *_names(tiles + town_halls + roads), *_names(ships)])
        cells = tuple(table.kinds)
        effects = _effects(cells)
        gains = _choices(effects)
        docks, dock_income = _docks(sheet)
        retreats, retreat_coins = _retreats(sheet)
        names = Names(
            _names(boards[:SIDES_A]),
            _names(town_halls),
            _names(tiles),
            _names(ships),
            tuple([gain.name for gain in gains]),
            docks,
            retreats,
        )
        actions, outcomes = Actions(names), Outcomes(names)
        super().__init__(read_about(sheet), Catalogue(actions.all, actions.once), Catalogue(outcomes.all))
        self.actions: Final = actions
        self.first_outcome: Final = outcomes
        self.boards: Final[tuple[Board, ...]] = boards
        self.tiles: Final[tuple[Tile, ...]] = tiles  # doubles first, so a tile's number tells its size
        self.town_halls: Final[tuple[Tile, ...]] = town_halls
        self.roads: Final[tuple[Tile, ...]] = roads
        self.ships: Final[tuple[Ship, ...]] = ships  # starting ships first
        self.docks: Final[tuple[str, ...]] = docks  # from the top
        self.dock_income: Final[tuple[int, ...]] = dock_income
        self.religion: Final = _religion(sheet)
        self.conquistador: Final = _conquistador(sheet)
        self.retreats: Final[tuple[str, ...]] = retreats  # from the "1st" sign down
        self.retreat_coins: Final = retreat_coins
        self.scholar_points: Final[tuple[int, ...]] = _scholars(sheet)
        self.bishops: Final = _bishops(sheet)
        self.camps: Final[tuple[Gain, ...]] = _camps(sheet)
        self.year_scores: Final = _years(sheet)
        # Kinds of cell, and the effects they have.
        self.cells: Final[tuple[Cell, ...]] = cells
        self.terrain: Final[tuple[int, ...]] = tuple([cell.terrain for cell in cells])
        self.colonists: Final[tuple[int, ...]] = tuple([cell.colonists for cell in cells])
        self.is_building: Final[tuple[bool, ...]] = tuple([cell.is_building for cell in cells])
        self.effects: Final[tuple[Effect, ...]] = effects
        self.effects_of: Final[tuple[tuple[int, ...], ...]] = tuple([_numbers(effects, cell) for cell in cells])
        self.is_plain: Final[tuple[bool, ...]] = tuple([_is_plain(cell) for cell in cells])
        self.gains: Final[tuple[Gain, ...]] = gains  # what exchanges let one choose from
        self.choices_of: Final[tuple[tuple[int, ...], ...]] = tuple([_gain_numbers(gains, e) for e in effects])
        # What they bring (`yields.py`), what that is worth, and which resources pass from one to another, as bits.
        self.yields: Final[tuple[int, ...]] = tuple([yield_of_cell(cell) for cell in cells])
        self.effect_yields: Final[tuple[int, ...]] = tuple([yield_of(effect) for effect in effects])
        self.worths: Final[tuple[int, ...]] = tuple([worth_of(total) for total in self.yields])
        self.gives: Final[tuple[int, ...]] = tuple([goods_given(cell) for cell in cells])
        self.takes: Final[tuple[int, ...]] = tuple([goods_taken(cell) for cell in cells])
        _check_tiles(sheet, self)
        _check_counts(sheet, self)

    @property
    def side_a(self) -> tuple[Board, ...]:
        """The boards one can choose from in the basic set-up."""
        return self.boards[:SIDES_A]

    @property
    def side_b(self) -> Board:
        """The board of the advanced set-up, the same for all."""
        return self.boards[SIDES_A]


def _names(things: Sequence[Board] | Sequence[Tile] | Sequence[Ship]) -> tuple[str, ...]:
    return tuple([thing.name for thing in things])


def _boards(sheet: Sheet, table: CellTable) -> tuple[Board, ...]:
    boards = tuple(_board(row, table) for row in sheet.rows("board", SIDES_A + 1))
    sides = "".join(board.side for board in boards)
    if sides != "A" * SIDES_A + "B":
        sheet.table("about").wrong(f"the sides of the boards are {sides}; list four sides A, then one side B.")
    return boards


def _board(row: Row, table: CellTable) -> Board:
    name, side = row.text("name"), row.word("side", ("A", "B"))
    cells = [EMPTY] * CELLS
    for text in row.words("cells"):
        place, _, shown = text.partition(" ")
        where = _cell_number(row, place)
        if cells[where]:
            row.wrong(f"the cell {place} is printed twice; list each cell once.")
        cells[where] = table.number(row, shown)
    row.done()
    _check_board(row, side, [table.kinds[kind] for kind in cells])
    return Board(name, side, tuple(cells))


def _cell_number(row: Row, place: str) -> int:
    parts = place.split(",")
    if len(parts) != 2 or not all(part.isdecimal() and 1 <= int(part) <= SIDE for part in parts):
        row.wrong(f"'{place}' is no place; write row,column from 1,1 to {SIDE},{SIDE}.")
    return (int(parts[0]) - 1) * SIDE + int(parts[1]) - 1


def _check_board(row: Row, side: str, cells: Sequence[Cell]) -> None:
    halls = sum(cell.terrain == TOWN_HALL for cell in cells)
    if halls != (1 if side == "A" else 0):
        row.wrong(f"there are {halls} town halls; a side A shows one, a side B none.")
    if any(cell.terrain == ROAD for cell in cells):
        row.wrong("a road is printed; boards show buildings only.")
    for i in range(SIDE):
        if not any(cell.terrain for cell in cells[i * SIDE : i * SIDE + SIDE]):
            row.wrong(f"row {i + 1} has no building; every row needs one, or its die could not be used.")
        if not any(cell.terrain for cell in cells[i::SIDE]):
            row.wrong(f"column {i + 1} has no building; every column needs one, or its die could not be used.")


def _tiles(sheet: Sheet, name: str, count: int, size: int, table: CellTable) -> tuple[Tile, ...]:
    return tuple(_tile(row, size, table) for row in sheet.rows(name, count))


def _tile(row: Row, size: int, table: CellTable) -> Tile:
    name, texts = row.text("id"), row.words("cells", length=size)
    row.done()
    return Tile(name, tuple(table.number(row, text) for text in texts))


def _ships(sheet: Sheet, name: str, count: int) -> tuple[Ship, ...]:
    return tuple(_ship(row) for row in sheet.rows(name, count))


def _ship(row: Row) -> Ship:
    name, points = row.text("id"), row.integer("points", 0, 20)
    cost = tuple(row.integer(good, 0, STORAGE, 0) for good in GOODS[:GOLD])
    row.done()
    if not any(cost):
        row.wrong("the ship costs nothing; give it a cost of at least one resource.")
    return Ship(name, cost, points)


def _effects(cells: Sequence[Cell]) -> tuple[Effect, ...]:
    """Every effect that occurs, once."""
    return tuple({effect.text: effect for cell in cells for effect in cell.effects}.values())


def _numbers(effects: Sequence[Effect], cell: Cell) -> tuple[int, ...]:
    """The effects of a cell, by number, in the order they are listed."""
    texts = [effect.text for effect in effects]
    return tuple([texts.index(effect.text) for effect in cell.effects])


def _is_plain(cell: Cell) -> bool:
    """Whether nothing about the building is ever asked: it produces, or sends out a conquistador (SM-2.3)."""
    return all(effect.kind in (PRODUCTION, CONQUISTADOR) for effect in cell.effects)


def _choices(effects: Sequence[Effect]) -> tuple[Gain, ...]:
    """Everything that some exchange lets one choose from, once."""
    found: dict[str, Gain] = {}
    for effect in effects:
        if effect.kind == EXCHANGE and len(effect.gains) > 1:
            for gain in effect.gains:
                found[gain.text] = gain
    return tuple(found.values())


def _gain_numbers(gains: Sequence[Gain], effect: Effect) -> tuple[int, ...]:
    """What an exchange lets one choose from, by number, in rising order; empty if there is no choice."""
    texts = [gain.text for gain in effect.gains]
    return tuple([number for number, gain in enumerate(gains) if gain.text in texts]) if len(texts) > 1 else ()


def _docks(sheet: Sheet) -> tuple[tuple[str, ...], tuple[int, ...]]:
    row = sheet.table("docks")
    order = row.words("order", DOCKS, len(DOCKS))
    income = row.integers("income", 1, 9, len(DOCKS))
    row.done()
    if len(set(order)) != len(DOCKS):
        row.wrong("a dock is listed twice; list coins, religion, conquistador and points once each.")
    return order, income


def _rising(row: Row, name: str, last: int, length: int | None = None) -> tuple[int, ...]:
    """Spaces of a track in rising order."""
    spaces = row.integers(name, 1, last, length)
    if list(spaces) != sorted(set(spaces)):
        row.wrong(f"'{name}' must rise from entry to entry.")
    return spaces


def _religion(sheet: Sheet) -> ReligionTrack:
    row = sheet.table("religion")
    last = row.integer("last_space", 1, 60)
    monks = _rising(row, "monk_on_entering", last)
    dice = _rising(row, "blue_die_on_symbol", len(monks), 2)  # SM-1.8: each player has three blue dice, one at once
    row.done()
    symbols = [0] * (last + 1)
    for number, space in enumerate(monks, 1):
        symbols[space] = number
    return ReligionTrack(tuple(symbols), dice)


def _conquistador(sheet: Sheet) -> ConquistadorTrack:
    row = sheet.table("conquistador")
    last = row.integer("last_space", 1, 60)
    gold = _rising(row, "gold_on_entering", last)
    trees = _rising(row, "tree_passed_on_entering", last, TREES)
    row.done()
    return ConquistadorTrack(tuple(int(space in gold) for space in range(last + 1)), trees)


def _retreats(sheet: Sheet) -> tuple[tuple[str, ...], int]:
    row = sheet.table("retreat")
    spaces = row.words("spaces", RETREATS, len(RETREATS))
    coins = row.integer("coins", 1, 9)
    row.done()
    if len(set(spaces)) != len(RETREATS):
        row.wrong("a space is listed twice; list coins, religion, conquistador, ship and road once each.")
    return spaces, coins


def _scholars(sheet: Sheet) -> tuple[int, ...]:
    row = sheet.table("scholars")
    points = tuple(row.integer(name, 1, 3) for name in SCHOLARS)
    row.done()
    return points


def _bishops(sheet: Sheet) -> Bishops:
    row = sheet.table("bishops")
    cost, most = row.integer("cost", 0, 9), row.integer("most", 1, 99)
    square = row.integers("square", 1, 99, 3)
    each = (0, *(row.integer(name, 1, 9) for name in BISHOPS[1:]))
    row.done()
    return Bishops(cost, square, each, most)


def _camps(sheet: Sheet) -> tuple[Gain, ...]:
    row = sheet.table("camps")
    texts = row.words("gains", length=CAMP_PLACES)
    row.done()
    try:
        return tuple(read_gain(text) for text in texts)
    except CellError as error:
        row.wrong(str(error))


def _years(sheet: Sheet) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By number of players (two at first), then by year: the points from the leader down."""
    years = []
    for row in sheet.rows("year", YEARS):
        years.append([row.integers(name, 0, 50, places) for places, name in enumerate(("two", "three", "four"), 1)])
        row.done()
    return tuple(tuple(year[players] for year in years) for players in range(3))


def _check_names(sheet: Sheet, names: Sequence[str]) -> None:
    """Notation looks things up by name, so a name stands for one thing and has no space in it."""
    for name in names:
        if not name.isalnum():
            sheet.table("about").wrong(f"the name '{name}' is not usable; write names with letters and digits only.")
        if names.count(name) > 1:
            sheet.table("about").wrong(f"the name '{name}' is used twice; give each board, tile and ship its own.")


def _check_tiles(sheet: Sheet, edition: SantaMariaEdition) -> None:
    empty = sum(BIT[cell] for cell in range(CELLS) if not edition.side_b.cells[cell])
    if not room_for_double(empty):
        sheet.table("about").wrong("side B has no room for a town hall; leave two cells side by side empty (SM-11.4).")
    halls = [[edition.cells[kind].terrain == TOWN_HALL for kind in tile.cells] for tile in edition.town_halls]
    if any(sum(cells) != 1 for cells in halls):
        sheet.table("about").wrong("a [[town_hall]] tile needs exactly one town_hall cell; correct its cells.")
    if any(edition.cells[kind].terrain == TOWN_HALL for tile in edition.tiles for kind in tile.cells):
        sheet.table("about").wrong("a [[double]] or [[triple]] shows a town_hall; only boards and town hall tiles do.")
    if any(edition.cells[tile.cells[0]].terrain != ROAD for tile in edition.roads):
        sheet.table("about").wrong("a [[road]] tile shows no road; write its cell as 'road: n'.")
    if any(len({gain.text for gain in effect.gains}) != len(effect.gains) for effect in edition.effects):
        sheet.table("about").wrong("an exchange offers the same thing twice; name each gain once.")


def _check_counts(sheet: Sheet, edition: SantaMariaEdition) -> None:
    """The sums that the file itself announces."""
    row = sheet.table("counts")
    roads = [edition.cells[kind] for tile in edition.tiles for kind in tile.cells if _is_road(edition, kind)]
    found: dict[str, list[int]] = {
        "buildings_on_side_a": [CELLS - board.cells.count(EMPTY) for board in edition.side_a],
        "buildings_on_side_b": [CELLS - edition.side_b.cells.count(EMPTY)],
        "roads_on_doubles_and_triples": [len(roads)],
        "colonists_on_doubles_and_triples": [sum(cell.colonists for cell in roads)],
    }
    for name, counts in found.items():
        announced = row.integer(name, 0, 200)
        for count in counts:
            if count != announced:
                row.wrong(f"'{name}' announces {announced}, but there are {count}; correct the tables or this number.")
    row.done()


def _is_road(edition: SantaMariaEdition, kind: int) -> bool:
    return edition.cells[kind].terrain == ROAD
