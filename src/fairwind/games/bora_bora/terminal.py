"""The table of Bora Bora in 80 columns: the map, the action tiles, what is on show, and every player board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fairwind.cli.seat_mark import SEAT_COLOURS, SEAT_SHAPES, seat_name
from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.edition import BoraBoraEdition
from fairwind.games.bora_bora.vocabulary import ROUNDS
from fairwind.kernel.spec import Json
from fairwind.locale import Words

WIDE: Final = 14  # of a region on the map
GAP: Final = 7  # between regions
# Where the regions of the printed board lie; other boards are told as a list.
LAYOUT: Final[tuple[tuple[str, ...], ...]] = (
    ("", "nb", "nm", ""),
    ("wp", "cf", "cp", "ef"),
    ("wm", "cb", "cm", "eb"),
    ("", "sf", "sp", ""),
)
TERRAIN_STYLES: Final[dict[str, str]] = {"mountain": "white", "beach": "yellow", "forest": "green", "plain": "cyan"}
GOD_STYLES: Final[dict[str, str]] = {
    "blue": "bold blue", "white": "bold white", "red": "bold red", "green": "bold green", "yellow": "bold yellow",
}  # fmt: skip
NOTHING: Final = "\N{EN DASH}"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
SHIFTED: Final = "✓"  # a tile that has moved down


def draw(view: Json, words: Words, names: Sequence[str], seat: int | None) -> RenderableType:
    """The table with what is printed in our own edition."""
    return draw_printed(SPEC.edition(), view, words, names, seat)


def draw_printed(
    edition: BoraBoraEdition, view: Json, words: Words, names: Sequence[str], seat: int | None
) -> RenderableType:
    """Everything on the table, the common board first, the viewer's own board last."""
    seats = list(range(len(view["seats"])))
    order = [other for other in seats if other != seat] + [other for other in seats if other == seat]
    parts: list[RenderableType] = [headline(view, words, names), worth_now(edition, view, words)]
    parts += [Text(), map_of(view, words), Text()]
    parts += [tiles_of(view, words), Text(), display_of(view, words, names), Text()]
    parts += [seat_block(view, words, names, other, other == seat) for other in order]
    if view["own"] is not None:
        parts.append(own_cards(view["own"], words))
    return Group(*parts)


# -- parts of lines


def capital(text: str) -> str:
    """The same words as the beginning of a line."""
    return text[:1].upper() + text[1:]


class Flow:
    """Some things one after another, in as many lines as they need; no line ends inside one of them."""

    def __init__(self, items: Sequence[Text], between: str = " · ") -> None:
        self.items: Final = items
        self.between: Final = between

    def lines(self, width: int) -> list[Text]:
        """As many things in each line as fit."""
        lines: list[Text] = []
        for item in self.items:
            fits = lines and lines[-1].cell_len + len(self.between) + item.cell_len <= width
            if fits:
                lines[-1].append(self.between)
                lines[-1].append_text(item)
            else:
                lines.append(item.copy())
        return lines or [Text(NOTHING, style="dim")]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = max((item.cell_len for item in self.items), default=1)
        whole = sum(item.cell_len + len(self.between) for item in self.items)
        return Measurement(min(widest, options.max_width), min(max(whole, 1), options.max_width))


def shape(seat: int, *, held: bool = False) -> Text:
    """A seat's shape in its colour, in brackets if it holds the construction space."""
    place = seat % len(SEAT_SHAPES)
    sign = f"[{SEAT_SHAPES[place]}]" if held else SEAT_SHAPES[place]
    return Text(sign, style=SEAT_COLOURS[place])


def die(seat: int, face: int) -> Text:
    """A die of a seat: its shape and its face."""
    return Text.assemble(shape(seat), (str(face), "bold"))


def cards(counts: dict[str, int], words: Words) -> list[Text]:
    """God cards, by colour."""
    return [
        Text(words.word(god) + (f" {TIMES}{n}" if n > 1 else ""), style=GOD_STYLES[god]) for god, n in counts.items()
    ]


def headline(view: Json, words: Words, names: Sequence[str]) -> RenderableType:
    """The round and the turn order."""
    line = Text(words.text("table-bb-round", round=view["round"], rounds=ROUNDS), style="bold")
    line.append(f" · {words.text('table-bb-order')} ", style="not bold")
    line.append_text(Text(" → ").join([seat_name(names, seat) for seat in view["order"]]))
    return line


def worth_now(edition: BoraBoraEdition, view: Json, words: Words) -> Text:
    """What a building brings in this round, and a priest in the temple: both change from round to round."""
    at = max(view["round"], 1) - 1
    told = words.text("table-bb-worth", building=edition.building_points[at], priest=edition.temple_points[at])
    return Text(told, style="dim")


# -- the map


def map_of(view: Json, words: Words) -> RenderableType:
    """The islands as they lie, or a list of regions where they lie otherwise."""
    regions = {region["region"]: region for region in view["regions"]}
    legend = Text(words.text("table-bb-legend"), style="dim")
    if set(regions) == {name for row in LAYOUT for name in row if name}:
        return Group(*drawn_map(view, regions, words), legend)
    return Group(region_list(view, words), legend)


def path_sign(view: Json, one: str, other: str) -> str:
    """`─4─` for a land path, `~4~` for a sea path; nothing without a path."""
    signs = ""
    for path in view["paths"]:
        if set(path["regions"]) == {one, other}:
            line = "─" if path["way"] == "land" else "~"
            signs += f"{line}{path['die']}{line}"
    return signs


def cell_lines(region: Json | None, words: Words) -> list[Text]:
    """A region in three lines: its name and terrain, its fish and material, its huts."""
    if region is None:
        return [Text(" " * WIDE)] * 3
    first = Text.assemble((region["region"], "bold"), " ", (words.word(region["terrain"]), style_of(region)))
    fish = f"≈{region['fish']}" if region["fish"] else "≈?"
    second = Text.assemble((fish, "bold blue"), " ", words.word(region["material"]))
    huts = [shape(seat, held=seat == region["builder"]) for seat in region["huts"]]
    third = Text(" ").join(huts) if huts else Text("·", style="dim")
    return [fitted(line) for line in (first, second, third)]


def style_of(region: Json) -> str:
    """The colour of a terrain."""
    return TERRAIN_STYLES.get(region["terrain"], "")


def fitted(line: Text) -> Text:
    """A line just as wide as a region."""
    line = line.copy()
    line.truncate(WIDE)
    line.pad_right(max(0, WIDE - line.cell_len))
    return line


def drawn_map(view: Json, regions: dict[str, Any], words: Words) -> list[RenderableType]:
    """The rows of the map with the paths between them; paths that lead elsewhere are told below."""
    lines: list[RenderableType] = []
    shown: set[frozenset[str]] = set()
    for i, row in enumerate(LAYOUT):
        lines += row_lines(view, regions, row, words)
        shown |= {frozenset(pair) for pair in pairwise(row)}
        if i + 1 < len(LAYOUT):
            below = LAYOUT[i + 1]
            lines.append(joints(view, row, below))
            shown |= {frozenset(pair) for pair in zip(row, below, strict=True)}
    also = [path for path in view["paths"] if frozenset(path["regions"]) not in shown]
    if also:
        told = [Text(f"{p['regions'][0]} {path_sign(view, *p['regions'])} {p['regions'][1]}") for p in also]
        lines.append(Flow([Text(words.text("table-bb-also"), style="dim"), *told], "  "))
    return lines


def row_lines(view: Json, regions: dict[str, Any], row: tuple[str, ...], words: Words) -> list[Text]:
    """Three lines of regions side by side, with the paths between them in the second."""
    cells = [cell_lines(regions.get(name), words) for name in row]
    lines: list[Text] = []
    for n in range(3):
        line = Text()
        for i, cell in enumerate(cells):
            line.append_text(cell[n])
            if i + 1 < len(cells):
                sign = path_sign(view, row[i], row[i + 1]) if n == 1 and row[i] and row[i + 1] else ""
                line.append(f"{sign:^{GAP}}", style="bold")
        lines.append(line)
    return lines


def joints(view: Json, row: tuple[str, ...], below: tuple[str, ...]) -> Text:
    """The paths from one row down to the next."""
    line = Text()
    for name, under in zip(row, below, strict=True):
        sign = path_sign(view, name, under) if name and under else ""
        line.append(f"   {sign:<{WIDE + GAP - 3}}", style="bold")
    line.rstrip()
    return line


def region_list(view: Json, words: Words) -> RenderableType:
    """Every region in a line, with its paths."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for region in view["regions"]:
        name = region["region"]
        others = [r["region"] for r in view["regions"] if path_sign(view, name, r["region"])]
        told = [Text(f"{path_sign(view, name, other)} {other}") for other in others]
        table.add_row(
            Text(name, style="bold"),
            Text(words.word(region["terrain"]), style=style_of(region)),
            Text(words.word(region["material"])),
            Text(f"≈{region['fish']}", style="bold blue"),
            Text(" ").join([shape(seat, held=seat == region["builder"]) for seat in region["huts"]]),
            Flow(told, "  "),
        )
    return table


# -- action tiles


def tiles_of(view: Json, words: Words) -> RenderableType:
    """The action tiles with their dice, two in a line, and the fishing space."""
    rows = [tile_row(tile, words) for tile in view["tiles"]]
    fishing = [die(d["seat"], d["face"]) for d in view["fishing"]]
    rows.append((capital(words.word("fishing")), fishing, words.text("table-bb-any")))
    half = -(-len(rows) // 2)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(2):
        grid.add_column(style="bold", width=17)
        grid.add_column(width=20)
    for i in range(half):
        cells: list[RenderableType] = []
        for name, dice, note in (rows[j] for j in (i, i + half) if j < len(rows)):
            cells += [name, Text.assemble(Text(" ").join(dice), " " if dice else "", (note, "dim"))]
        grid.add_row(*cells)
    return Group(Text(words.text("table-bb-tiles"), style="bold underline"), grid)


def tile_row(tile: Json, words: Words) -> tuple[str, list[Text], str]:
    """A tile's actions, its dice, and what may still go there."""
    name = capital(" / ".join(words.word(action) for action in tile["actions"]))
    dice = [die(d["seat"], d["face"]) for d in tile["dice"]]
    note = words.text("table-bb-below", lowest=tile["lowest"]) if tile["lowest"] else words.text("table-bb-free")
    return name, dice, note


# -- what is on show


def display_of(view: Json, words: Words, names: Sequence[str]) -> RenderableType:
    """Men, women, temple, status track, god cards, tasks and jewelry."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_row(words.text("table-bb-men"), people_on_show(view["men"], words))
    grid.add_row(words.text("table-bb-women"), people_on_show(view["women"], words))
    grid.add_row(capital(words.word("temple")), temple_of(view, words))
    grid.add_row(words.text("table-bb-status"), status_of(view, words, names))
    piles = f"{words.text('table-bb-pile', count=view['pile'])}, "
    piles += words.text("table-bb-discard", count=sum(view["discard"].values()))
    grid.add_row(words.text("table-bb-god-cards"), Flow([*cards(view["open"], words), Text(piles, style="dim")]))
    grid.add_row(words.text("table-bb-tasks"), Flow([Text(words.word(task)) for task in view["task_row"]]))
    now = max(view["round"], 1)
    grid.add_row(words.text("table-bb-jewelry"), jewelry_of(view, now, words))
    if now < len(view["jewelry"]):
        label = Text(words.text("table-bb-next-jewelry"), style="not bold dim")
        grid.add_row(label, jewelry_of(view, now + 1, words))
    return grid


def people_on_show(people: Sequence[Json | None], words: Words) -> Flow:
    """`1 expand by land +2`: the number to take it with, what it does, and its symbols."""
    told = [
        Text.assemble((str(i), "bold cyan"), f" {words.word(p['deed'])} ", (f"+{p['symbols']}", "dim"))
        for i, p in enumerate(people, 1)
        if p is not None
    ]
    return Flow(told)


def temple_of(view: Json, words: Words) -> Text:
    """The temple from left to right, and the god tiles that wait there."""
    line = Text()
    for number, seat in zip(view["temple_spaces"], view["temple"], strict=True):
        line.append(f"{number}", style="dim")
        line.append_text(shape(seat) if seat >= 0 else Text(NOTHING, style="dim"))
        line.append("  ")
    line.append(f"({words.text('table-bb-temple-tiles', count=view['temple_tiles'])})", style="dim")
    return line


def status_of(view: Json, words: Words, names: Sequence[str]) -> Flow:
    """The discs, the foremost first, with their step and its points."""
    told = []
    for seat in view["standing"]:
        step = view["seats"][seat]["status"]
        points = words.text("table-bb-points", count=view["status_points"][step])
        told.append(Text.assemble(seat_name(names, seat), (f" {step} ({points})", "not bold")))
    return Flow(told)


def jewelry_of(view: Json, round_: int, words: Words) -> Flow:
    """The tiles of a round that nobody has bought: price and worth."""
    return Flow([jewel(tile, words) for tile in view["jewelry"][round_ - 1] if tile["owner"] == -1])


def jewel(tile: Json, words: Words) -> Text:
    """`necklace 2→4`."""
    return Text(words.text("table-bb-jewel", kind=tile["kind"], price=tile["price"], points=tile["points"]))


# -- player boards


def seat_block(view: Json, words: Words, names: Sequence[str], seat: int, own: bool) -> RenderableType:
    """A seat: what it has, then its board."""
    fields = view["seats"][seat]
    facts = [seat_name(names, seat), Text(words.text("table-bb-points", count=fields["points"]), style="bold")]
    for name in ("cards", "offerings", "shells", "priests"):
        facts.append(Text(words.text(f"table-bb-{name}", count=fields[name])))
    facts.append(Text(words.text("table-bb-temple-tiles", count=fields["god_tiles"])))
    line = Flow(facts)
    return Group(line, Padding(board_of(view, words, seat, own), (0, 0, 0, 2)))


def board_of(view: Json, words: Words, seat: int, own: bool) -> Table:
    """The lines of a player board, only those that hold something."""
    fields = view["seats"][seat]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    if fields["dice"]:
        grid.add_row(words.text("table-bb-dice"), Text(" ").join([die(seat, face) for face in fields["dice"]]))
    grid.add_row(words.text("table-bb-board"), huts_of(fields, words))
    people = [person(space, words) for space in fields["spaces"] if space["person"]]
    if people:
        grid.add_row(words.text("table-bb-people"), Flow(people))
    for state, label in (("filled", "table-bb-filled"), ("free", "table-bb-free-spaces")):
        spaces = [f"{c['space']} {words.word(c['material'])}" for c in fields["ceremony"] if c["state"] == state]
        if spaces and (own or state == "filled"):
            grid.add_row(words.text(label), Flow([Text(space) for space in spaces]))
    if fields["beside"]:
        beside = [Text(f"{n} {words.word(material)}") for material, n in fields["beside"].items()]
        grid.add_row(words.text("table-bb-beside"), Flow(beside))
    built = [Text(f"{b['number']} ({', '.join(b['spaces'])})") for b in fields["buildings"] if b["spaces"]]
    if built:
        grid.add_row(words.text("table-bb-built"), Flow(built))
    worn = [jewel(tile, words) for tiles in view["jewelry"] for tile in tiles if tile["owner"] == seat]
    if worn:
        grid.add_row(words.word("jewelry"), Flow(worn))
    tasks = Flow([Text(words.word(task)) for task in fields["tasks"]])
    grid.add_row(words.text("table-bb-own-tasks"), tasks)
    if fields["fulfilled"]:
        fulfilled = [Text(words.word(task), style="dim") for task in fields["fulfilled"]]
        grid.add_row(words.text("table-bb-fulfilled", count=len(fulfilled)), Flow(fulfilled))
    if not own and (fields["known_cards"] or fields["cards_at_most"]):
        most = [at_most(god, count, words) for god, count in fields["cards_at_most"].items()]
        grid.add_row(words.text("table-bb-known"), Flow([*cards(fields["known_cards"], words), *most]))
    return grid


def at_most(god: str, count: int, words: Words) -> Text:
    """A colour of which all know that there are no more."""
    return Text(words.text("table-bb-at-most", card=god, count=count), style="dim")


def huts_of(fields: Json, words: Words) -> str:
    """Huts left on the board, those on space 12, and empty spaces."""
    spaces = fields["spaces"]
    empty = sum(1 for space in spaces if not space["huts"] and space["person"] is None)
    huts = sum(space["huts"] for space in spaces)
    return words.text("table-bb-huts", huts=huts, last=spaces[-1]["huts"], empty=empty)


def person(space: Json, words: Words) -> Text:
    """`man: expand by land +2`, with a tick once the tile has moved down."""
    tile = space["person"]
    text = Text(words.text("table-bb-person", sex=tile["sex"], deed=tile["deed"]) + " ")
    text.append(SHIFTED if space["shifted"] else f"+{tile['symbols']}", style="bold" if space["shifted"] else "dim")
    return text


def own_cards(own: Json, words: Words) -> RenderableType:
    """One's own god cards."""
    held = cards(own["cards"], words) or [Text(words.text("table-bb-nothing"), style="dim")]
    return Flow([Text(words.text("table-bb-hand"), style="bold"), *held], "  ")
