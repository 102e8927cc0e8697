"""The table of Santa Maria in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fairwind.cli.seat_mark import SEAT_COLOURS, SEAT_SHAPES, seat_name
from fairwind.games.santa_maria.colony import SIDE
from fairwind.games.santa_maria.edition import SantaMariaEdition
from fairwind.games.santa_maria.printed import AmountFace, EffectFace, cell_face
from fairwind.games.santa_maria.spec import SPEC
from fairwind.games.santa_maria.vocabulary import COINS, GOODS, called
from fairwind.kernel.spec import Json
from fairwind.locale import Words

WIDTH: Final = 80
CELL_WIDTH: Final = 10
OFFER_WIDTH: Final = 12  # of a cell on a board that is on offer
DASH: Final = "\u2013"
DOT: Final = "\u00b7"
COLONIST: Final = "o"
ROAD_SIGN: Final = "="
MONK_SIGN: Final = "\u2020"
DIE_SIGN: Final = "\u2021"
GOLD_SIGN: Final = "\u2666"
TREE_SIGN: Final = "\u2663"
TERRAIN_STYLES: Final[dict[str, str]] = {
    "forest": "green",
    "farm": "yellow",
    "mountain": "bright_black",
    "town": "red",
    "town_hall": "bold magenta",
    "road": "white",
}
COUNTED: Final = frozenset({"coin", "coins", "point", "points"})  # told with their number, even one
DIE_SIGNS: Final[dict[str, str]] = {"white": "[W]", "blue": "[B]"}
DIE_STYLES: Final[dict[str, str]] = {"white": "bold reverse", "blue": "bold white on blue"}


def draw(view: Json, words: Words, names: Sequence[str], seat: int | None) -> RenderableType:
    """The table with what is printed in the usual edition."""
    return draw_printed(SPEC.edition(), view, words, names, seat)


def draw_printed(
    edition: SantaMariaEdition, view: Json, words: Words, names: Sequence[str], seat: int | None
) -> RenderableType:
    """The main board, the tracks, every seat, and one colony in full: one's own, or the start player's."""
    prints = Print(edition, words)
    parts: list[RenderableType] = [headline(view, prints)]
    if view["boards"]:
        parts.append(boards_on_offer(view, prints))
    if view["lots"]:
        parts.append(lots_on_offer(view, prints))
    parts += [main_board(view, prints), tracks(view, words)]
    shown = view["start"] if seat is None else seat
    for other in range(len(view["seats"])):
        parts.append(seat_block(view, prints, names, other))
    if view["seats"][shown]["board"]:
        parts.append(colony(view["seats"][shown]["colony"], prints, names, shown))
        parts.append(Text(words.text("table-sm-legend"), style="dim"))
    others = [other for other in range(len(view["seats"])) if other != shown and view["seats"][other]["board"]]
    if others:
        parts.append(small_colonies(view, prints, names, others))
    if view["ended"] == "solo":
        parts.append(goals(view, words))
    return Group(*parts)


class Print:
    """What is printed on cells, tiles and ships, in few letters."""

    def __init__(self, edition: SantaMariaEdition, words: Words) -> None:
        self.words: Final = words
        self.faces: Final = {cell.text: cell_face(cell) for cell in edition.cells}  # as the view names them

    def thing(self, thing: str) -> str:
        """A thing."""
        return self.words.text(f"table-sm-short-{thing}")

    def gain(self, amounts: Sequence[AmountFace], letters: int = 9) -> str:
        """A gain: `2wood+grain`, `3c`."""
        return "+".join(self._amount(amount, letters) for amount in amounts)

    def _amount(self, amount: AmountFace, letters: int) -> str:
        counted = amount["count"] > 1 or amount["thing"] in COUNTED
        return f"{amount['count'] if counted else ''}{self.thing(amount['thing'])[:letters]}"

    def effect(self, effect: EffectFace, letters: int = 9) -> str:
        """An effect: `wood`, `2c`, `wo/ge>3c`."""
        if not effect["pays"]:
            return self.gain(effect["gains"][0]["amounts"], letters)
        paid = "/".join(self.thing(good)[:2] for good in effect["pays"])
        return f"{paid}>{'|'.join(self.gain(gain['amounts'], 2) for gain in effect['gains'])}"

    def cell(self, shows: str, letters: int = 9) -> str:
        """What a cell shows: a letter for the terrain and its effects, or a road with its colonists."""
        face = self.faces[shows]
        if face["terrain"] == "road":
            return f"{ROAD_SIGN}{COLONIST * face['colonists']}{ROAD_SIGN}"
        told = "+".join(self.effect(effect, letters) for effect in face["effects"])
        return f"{self.letter(shows)} {told}".rstrip()

    def letter(self, shows: str) -> str:
        """The terrain of a cell in one letter or sign."""
        terrain = self.faces[shows]["terrain"]
        if terrain == "empty":
            return DOT
        return ROAD_SIGN if terrain == "road" else self.words.text(f"table-sm-letter-{terrain}")

    def style(self, shows: str) -> str:
        """The colour of a terrain; its letter says the same."""
        return TERRAIN_STYLES.get(self.faces[shows]["terrain"], "dim")

    def tile(self, cells: Sequence[str]) -> str:
        """The cells of a tile as it lies unturned."""
        return ", ".join(self.cell(shows) for shows in cells)

    def ship(self, ship: Json) -> str:
        """A ship with its cost and points."""
        cost = "+".join(f"{count if count > 1 else ''}{self.thing(good)}" for good, count in ship["cost"].items())
        return f"{ship['ship']} {cost} ({self.words.text('table-sm-points', count=ship['points'])})"


# -- small parts


def headline(view: Json, prints: Print) -> Text:
    """The year, what its conquistadors will score, and what is being done."""
    words = prints.words
    line = Text(words.text("table-sm-setting-up"), style="bold")
    if view["year"]:
        line = Text(words.text("table-sm-year", year=view["year"]), style="bold")
        points = "/".join(str(points) for points in view["conquest"][view["year"] - 1])
        line.append(f" {DOT} ", style="dim")
        line.append(words.text("table-sm-conquest", {"list": points}), style="not bold")
    for sign in now_signs(view["now"], prints):
        line.append(f" {DOT} ", style="dim")
        line.append(sign, style="bold cyan")
    return line


def now_signs(now: Json, prints: Print) -> list[str]:
    """The die in use, the tile in hand, the exchange that is offered."""
    signs = []
    if now["die"]:
        signs.append(die_sign(now["die"], prints.words))
    if now["tile"]:
        signs.append(f"{now['tile']['tile']} ({prints.tile(now['tile']['cells'])})")
    if now["exchange"]:
        signs.append(prints.effect(now["exchange"]))
    return signs


def die_sign(die: Json, words: Words) -> str:
    """The die in use: its value before it is settled, its line afterwards."""
    colour, line = words.word(die["colour"]), words.word(die["line"])
    return f"{colour} {line} {die['value']}" if die["settled"] else f"{colour} {die['value']} {line}"


def dice_text(counts: Sequence[int], style: str) -> Text:
    """Dice by value."""
    text = Text()
    for value, count in enumerate(counts, 1):
        for _ in range(count):
            text.append(f"[{value}]", style=style)
            text.append(" ")
    return text if text.plain else Text(DASH, style="dim")


def shapes(seats: Sequence[int]) -> Text:
    """The signs of some seats."""
    text = Text()
    for seat in seats:
        text.append(SEAT_SHAPES[seat], style=f"bold {SEAT_COLOURS[seat]}")
    return text


def joined(parts: Sequence[Text], width: int, between: str = "  ") -> Text:
    """Texts in lines of this width, none of them broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(between) + part.cell_len <= width:
            lines[-1].append(between)
            lines[-1].append_text(part)
        else:
            lines.append(part.copy())
    return Text("\n").join(lines)


def labelled(rows: Sequence[tuple[str, Sequence[Text], str]]) -> Table:
    """Rows of texts behind their labels; the third part stands between the texts."""
    first = max(cell_len(label) for label, _, _ in rows)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True, width=first)
    grid.add_column()
    for label, parts, between in rows:
        grid.add_row(label, joined(parts, WIDTH - first - 4, between))
    return grid


# -- the main board


def main_board(view: Json, prints: Print) -> RenderableType:
    """Dice, docks, tiles, places for monks and retreat spaces."""
    words = prints.words
    rows: list[tuple[str, Sequence[Text], str]] = []
    rows.append((words.text("table-sm-white"), [dice_text(view["white"], DIE_STYLES["white"])], ""))
    if view["common_blue_dice"]:
        rows.append((words.text("table-sm-blue"), [dice_text(view["blue"], DIE_STYLES["blue"])], ""))
    docks = [dock_text(view, prints, dock) for dock in range(len(view["docks"]))]
    docks.append(Text(f"({words.text('table-sm-pile', count=view['ship_pile'])})", style="dim"))
    rows.append((words.text("table-sm-docks"), docks, "  "))
    tiles = [Text.assemble((tile["tile"], "bold"), f" {prints.tile(tile['cells'])}") for tile in view["tiles"]]
    rows.append((words.text("table-sm-tiles"), tiles or [Text(DASH, style="dim")], " | "))
    rows.append((words.text("table-sm-monks"), [monk_text(place, prints) for place in view["monk_places"]], "  "))
    spaces = [space_text(view, words, space) for space in range(len(view["retreats"]))]
    spaces.append(Text(f"({words.text('table-sm-roads', count=view['road_tiles'])})", style="dim"))
    rows.append((words.text("table-sm-retreat"), spaces, "  "))
    return labelled(rows)


def dock_text(view: Json, prints: Print, dock: int) -> Text:
    """A dock of the main board, what its ships bring, and the ship that lies there."""
    name, income, ship = view["docks"][dock], view["dock_income"][dock], view["ships"][dock]
    counted = name in COUNTED or income > 1
    text = Text(f"{f'{income} ' if counted else ''}{prints.words.word(name)}: ", style="cyan")
    return text.append(DASH, style="dim") if ship is None else text.append(prints.ship(ship), style="default")


def monk_text(place: Json, prints: Print) -> Text:
    """A place for monks, what it gives, and whose monks stand there."""
    text = Text(prints.words.word(place["place"]))
    if place["gives"]:
        text.append(f" ({prints.gain(place['gives'])})", style="dim")
    elif place["points"]:
        text.append(f" ({prints.words.text('table-sm-points', count=place['points'])})", style="dim")
    if place["monks"]:
        text.append(" ")
        text.append_text(shapes(place["monks"]))
    return text


def space_text(view: Json, words: Words, space: int) -> Text:
    """A retreat space and who is there."""
    gives = view["retreats"][space]
    counted = f"{view['retreat_coins']} " if gives == "coins" else ""
    text = Text(f"{space + 1} {counted}{words.word(gives)}")
    seat = view["retreated"][space]
    if seat >= 0:
        text.append(" ")
        text.append_text(shapes([seat]))
    return text


def tracks(view: Json, words: Words) -> RenderableType:
    """Both tracks, space by space, with their signs and the markers on them."""
    religion, conquistador = view["religion"], view["conquistador"]
    signs = dict.fromkeys(religion["monks"], MONK_SIGN)
    signs |= dict.fromkeys(religion["dice"], DIE_SIGN)
    faith = track_text(religion["last"], signs, [seat["faith"] for seat in view["seats"]], range(len(view["seats"])))
    signs = dict.fromkeys(conquistador["gold"], GOLD_SIGN)
    for tree in conquistador["trees"]:
        signs[tree] = signs.get(tree, "") + TREE_SIGN
    march = track_text(conquistador["last"], signs, [seat["march"] for seat in view["seats"]], view["standing"])
    rows = [(words.text("table-sm-religion"), faith, " "), (words.text("table-sm-conquistador"), march, " ")]
    return Group(labelled(rows), Text(words.text("table-sm-signs"), style="dim"))


def track_text(last: int, signs: dict[int, str], at: Sequence[int], order: Sequence[int]) -> list[Text]:
    """The spaces of a track; on one space the seat ahead comes first."""
    spaces = []
    for space in range(last + 1):
        here = [seat for seat in order if at[seat] == space]
        text = Text(f"{space}{signs.get(space, '')}", style="default" if here or space in signs else "dim")
        text.append_text(shapes(here))
        spaces.append(text)
    return spaces


# -- seats


def seat_block(view: Json, prints: Print, names: Sequence[str], seat: int) -> RenderableType:
    """A seat: points, goods, dice, harbour and scholars."""
    words = prints.words
    fields = view["seats"][seat]
    line = seat_name(names, seat)
    plain = "not bold default"
    if view["start"] == seat:
        line.append(f" \u2691 {words.text('table-sm-start')}", style="yellow")
    line.append(f"  {words.text('table-sm-points', count=fields['points'])}", style="bold default")
    line.append(f" ({words.text('table-sm-score', total=fields['total'])})", style="dim default")
    line.append(f" {DOT} {fields['coins']} {words.word(called(COINS, fields['coins']))}", style=plain)
    for good, count in fields["goods"].items():
        if count:
            line.append(f" {DOT} {count} {words.word(called(GOODS.index(good), count))}", style=plain)
    if fields["retreated"]:
        space = words.word(fields["retreated"])
        line.append(f"  {words.text('table-sm-retreated', {'space': space})}", style="dim default")
    return Group(Text(), line, Padding(seat_details(view, prints, fields), (0, 0, 0, 4), expand=False))


def seat_details(view: Json, prints: Print, fields: Json) -> Table:
    """The lines below a seat."""
    words = prints.words
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    left = words.text(
        "table-sm-dice-left", white=fields["white_used"], coins=fields["next_activation"], monks=fields["monks_left"]
    )
    dice = dice_text(fields["blue"], DIE_STYLES["blue"])
    if not fields["blue"]:
        dice = Text(f"{fields['blue_used']}/{fields['unlocked']} ")
    if fields["blue_later"]:
        dice.append(f"({words.text('table-sm-blue-later', count=fields['blue_later'])}) ")
    grid.add_row(words.text("table-sm-blue"), Text.assemble(dice, " ", (left, "dim")))
    ships = [
        Text(f"{words.word(dock)}: {', '.join(prints.ship(ship) for ship in lying)}")
        for dock, lying in zip(view["docks"], fields["harbour"], strict=True)
        if lying
    ]
    if ships:
        grid.add_row(words.text("table-sm-harbour"), Text("; ").join(ships))
    if fields["powers"]:
        powers = ", ".join(words.word(power) for power in fields["powers"])
        grid.add_row(words.text("table-sm-powers"), powers)
    return grid


def lying_text(cell: Json) -> Text:
    """A die or coins on a building."""
    if cell["die"]:
        return Text(DIE_SIGNS[cell["die"]], style=DIE_STYLES[cell["die"]])
    return Text(f"${cell['coins']}", style="bold yellow") if cell["coins"] else Text()


def colony(cells: Sequence[Json], prints: Print, names: Sequence[str], seat: int) -> RenderableType:
    """A colony cell by cell: terrain and effects above, a die or coins below; the die of each line stands before it."""
    table = Table(box=box.SQUARE, padding=0, show_lines=True, title=seat_name(names, seat), title_justify="left")
    table.add_column("", style="bold blue", width=4)
    for column in range(1, SIDE + 1):
        table.add_column(Text(f"[W]{column}"), width=CELL_WIDTH, overflow="fold")
    for row in range(SIDE):
        line = [full_cell(cell, prints) for cell in cells[row * SIDE : (row + 1) * SIDE]]
        table.add_row(Text(f"[B]{row + 1}"), *line)
    return table


def full_cell(cell: Json, prints: Print) -> Text:
    """One cell in up to two lines."""
    text = prints.cell(cell["shows"])
    if len(text) > CELL_WIDTH and ">" in text:
        text = text.replace(">", ">\n", 1)
    elif len(text) > CELL_WIDTH:
        text = prints.cell(cell["shows"], 4)
    told = Text(text, style=prints.style(cell["shows"]))
    lies = lying_text(cell)
    if lies.plain:
        told.append("\n" if "\n" not in text else " ")
        told.append_text(lies)
    return told


def small_colonies(view: Json, prints: Print, names: Sequence[str], seats: Sequence[int]) -> RenderableType:
    """The other colonies side by side: a letter for each cell, and a sign where something lies."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    for _ in seats:
        grid.add_column(no_wrap=True)
    grid.add_row(*(seat_name(names, seat) for seat in seats))
    for row in range(SIDE):
        cells = slice(row * SIDE, row * SIDE + SIDE)
        grid.add_row(*(small_row(view["seats"][seat]["colony"][cells], prints) for seat in seats))
    return Padding(grid, (1, 0, 0, 0), expand=False)


def small_row(cells: Sequence[Json], prints: Print) -> Text:
    """A row of a colony in few signs."""
    text = Text()
    for cell in cells:
        sign = cell["die"][:1].upper() or ("$" if cell["coins"] else " ")
        text.append(prints.letter(cell["shows"]), style=prints.style(cell["shows"]))
        text.append(f"{sign} ", style="bold")
    return text


# -- set-up and end


def boards_on_offer(view: Json, prints: Print) -> RenderableType:
    """The boards one may choose, one below the other."""
    lines = [Text(prints.words.text("table-sm-boards"), style="bold")]
    for board in view["boards"]:
        for row in range(SIDE):
            label = board["board"] if row == 0 else ""
            line = Text(f"{label:<4}", style="bold")
            lines.append(line.append_text(offer_row(board["cells"][row * SIDE : row * SIDE + SIDE], prints)))
    return Group(*lines, Text(prints.words.text("table-sm-legend"), style="dim"))


def offer_row(cells: Sequence[str], prints: Print) -> Text:
    """A row of a board on offer."""
    text = Text()
    for shows in cells:
        text.append(f"{prints.cell(shows, 5):<{OFFER_WIDTH}}", style=f"not bold {prints.style(shows)}")
    return text


def lots_on_offer(view: Json, prints: Print) -> RenderableType:
    """Town halls with their scholars."""
    words = prints.words
    lines = [
        Text.assemble((lot["lot"], "bold"), f" {prints.tile(lot['cells'])} {DOT} {words.word(lot['scholar'])}")
        for lot in view["lots"]
    ]
    return Group(Text(words.text("table-sm-lots"), style="bold"), *lines)


def goals(view: Json, words: Words) -> Text:
    """What a solo player has reached."""
    reached = ", ".join(words.word(goal) for goal in view["goals"]) or words.text("table-sm-no-goals")
    return Text.assemble((f"{words.text('table-sm-goals')}: ", "bold"), reached)
