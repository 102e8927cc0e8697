"""The table of Santa Cruz in 80 columns: a map of the island, the seats, and one's own cards.

On the map a site is its name above its tile: round, square or pointed brackets for coast, land and volcano, then the
building, its points and what else the tile shows. The shape of a seat beside the name is a building of that seat.
Roads are lines, rivers are waves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fairwind.cli.seat_mark import SEAT_COLOURS, SEAT_SHAPES, seat_name
from fairwind.games.santa_cruz import SPEC
from fairwind.games.santa_cruz.edition import SantaCruzEdition
from fairwind.kernel.spec import Json
from fairwind.locale import Words

WIDTH: Final = 79
ROW_HEIGHT: Final = 18  # of the map, to a line of text
MOST_LINES: Final = 60  # however large the map of somebody's own edition
LONGEST_NAME: Final = 3  # of a site on the map; longer ones are cut
BRACKETS: Final[dict[str, tuple[str, str]]] = {"coast": ("(", ")"), "land": ("[", "]"), "volcano": ("<", ">")}
KIND_STYLES: Final[dict[str, str]] = {"coast": "cyan", "land": "yellow", "volcano": "red"}
BUILDING_SIGNS: Final[dict[str, str]] = {"lighthouse": "♜", "church": "†", "house": "⌂"}
SHOWN_SIGNS: Final[dict[str, str]] = {
    "bird": "v",
    "fish": "∝",
    "sheep": "ω",
    "wood": "♣",
    "sugar": "%",
    "gold": "$",
    "nothing": "",
}
HIDDEN: Final = "░░"
ROAD_STYLE: Final = "bright_black"
RIVER_STYLE: Final = "bold blue"
RIVER: Final = "≈"
FALLING: Final = "\u2572"  # the diagonals of the box-drawing signs
RISING: Final = "\u2571"
DASH: Final = "\u2013"


def draw(view: Json, words: Words, names: Sequence[str], seat: int | None) -> RenderableType:
    """The table of the usual edition."""
    return draw_printed(SPEC.edition(), view, words, names, seat)


def draw_printed(
    edition: SantaCruzEdition, view: Json, words: Words, names: Sequence[str], seat: int | None
) -> RenderableType:
    """The whole table: round, map, seats in turn order, and one's own cards."""
    printed = SPEC.printed(edition)
    parts: list[RenderableType] = [headline(view, words, names), chart(printed, view), legend(view, words), Text()]
    seats = len(view["seats"])
    for turn in range(seats):
        who = (view["start"] + turn) % seats
        parts.append(seat_block(view, words, names, who, own=seat == who))
    if view["own"] is not None and seat is not None:
        parts += [Text(), own_cards(printed, view, words, seat)]
    return Group(*parts)


def headline(view: Json, words: Words, names: Sequence[str]) -> Text:
    """The round, the markers from first to last, and whether the last player's right is still to be used."""
    line = Text(words.text("table-sc-round", round=max(view["round"], 1)), style="bold")
    line.append(" · ", style="dim")
    line.append_text(Text(" > ").join(seat_name(names, seat) for seat in view["track"]))
    if view["right_left"]:
        line.append(" · ", style="dim")
        owner = view["right"]
        if owner >= 0:
            line.append(words.text("table-sc-right-of", {"seat": owner}, names), style="default")
        else:
            line.append(words.text("table-sc-right"), style="default")
    return line


# -- the map


class Canvas:
    """Signs with their styles, line by line."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.signs: Final = [[" "] * width for _ in range(height)]
        self.styles: Final = [[""] * width for _ in range(height)]

    def put(self, column: int, line: int, sign: str, style: str, *, over: bool = True) -> None:
        """Draw one sign, over what is there or only where nothing is."""
        if 0 <= column < self.width and 0 <= line < self.height and (over or self.signs[line][column] == " "):
            self.signs[line][column] = sign
            self.styles[line][column] = style

    def write(self, column: int, line: int, text: str, style: str) -> None:
        """Draw several signs in a row."""
        for offset, sign in enumerate(text):
            self.put(column + offset, line, sign, style)

    def line(self, start: tuple[int, int], end: tuple[int, int], sign: str, style: str) -> None:
        """Draw a straight line where nothing is yet."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for step in range(steps + 1):
            column = round(start[0] + (end[0] - start[0]) * step / steps)
            row = round(start[1] + (end[1] - start[1]) * step / steps)
            self.put(column, row, sign, style, over=False)

    def text(self) -> Text:
        """Everything as one text."""
        drawn = Text(no_wrap=True)
        for signs, styles in zip(self.signs, self.styles, strict=True):
            for sign, style in zip(signs, styles, strict=True):
                drawn.append(sign, style=style)
            drawn.rstrip()
            drawn.append("\n")
        drawn.rstrip()
        return drawn


def chart(printed: Json, view: Json) -> RenderableType:
    """The island with its sites, rivers and roads."""
    sites = {site["id"]: site for site in printed["sites"]}
    low, high = min(site["y"] for site in sites.values()), max(site["y"] for site in sites.values())
    left, right = min(site["x"] for site in sites.values()), max(site["x"] for site in sites.values())
    lines = min(max((high - low) // ROW_HEIGHT, 10), MOST_LINES)
    canvas = Canvas(WIDTH, lines + 2)
    at: dict[str, tuple[int, int]] = {}  # the middle of each site's name
    for name, site in sites.items():
        column = 3 + round((site["x"] - left) * (WIDTH - 7) / max(right - left, 1))
        at[name] = (column, round((site["y"] - low) * lines / max(high - low, 1)))
    for state in view["sites"]:
        draw_site(canvas, at[state["id"]], state, sites[state["id"]]["kind"])
    for river in printed["rivers"]:
        for above, below in pairwise(river):
            canvas.line(at[above], at[below], RIVER, RIVER_STYLE)
    for one, other in printed["roads"]:
        canvas.line(at[one], at[other], road_sign(at[one], at[other]), ROAD_STYLE)
    return canvas.text()


def draw_site(canvas: Canvas, middle: tuple[int, int], state: Json, kind: str) -> None:
    """A site's name with its buildings, and its tile below."""
    column, line = middle
    name = state["id"][:LONGEST_NAME]
    canvas.write(column - 1, line, f"{name:^{LONGEST_NAME}}", "bold" if not state["seats"] else "bold underline")
    for place, seat in zip((column - 2, column + 2), state["seats"], strict=False):
        canvas.put(place, line, SEAT_SHAPES[seat % len(SEAT_SHAPES)], f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}")
    opening, closing = BRACKETS[kind]
    face = tile_face(state["tile"])
    style = KIND_STYLES[kind]
    first = column - 1 - len(face) // 2
    canvas.put(first, line + 1, opening, style)
    canvas.write(first + 1, line + 1, face, style if state["tile"] is None else "default")
    canvas.put(first + 1 + len(face), line + 1, closing, style)


def tile_face(tile: Mapping[str, Any] | None) -> str:
    """Building, points and what else a tile shows; a fish with its bonus."""
    if tile is None:
        return HIDDEN
    bonus = str(tile["bonus"]) if tile["bonus"] else ""
    return f"{BUILDING_SIGNS[tile['building']]}{tile['points']}{SHOWN_SIGNS[tile['shows']]}{bonus}"


def road_sign(one: tuple[int, int], other: tuple[int, int]) -> str:
    """A line that leans as the road does."""
    across, down = other[0] - one[0], other[1] - one[1]
    if abs(across) > 3 * abs(down):
        return "─"
    if abs(down) > 2 * abs(across):
        return "│"
    return FALLING if (across > 0) == (down > 0) else RISING


def legend(view: Json, words: Words) -> RenderableType:
    """What the signs on the map mean."""
    signs = [(f"{pair[0]} {pair[1]}", words.word(kind), KIND_STYLES[kind]) for kind, pair in BRACKETS.items()]
    signs.append((HIDDEN, words.text("table-sc-face-down"), "default"))
    signs += [("─", words.word("road"), ROAD_STYLE), (RIVER, words.word("river"), RIVER_STYLE)]
    signs += [(sign, words.word(name), "default") for name, sign in BUILDING_SIGNS.items()]
    signs += [(sign, words.word(name), "default") for name, sign in SHOWN_SIGNS.items() if sign]
    entries = [Text.assemble((sign, style), (f" {word}", "dim")) for sign, word, style in signs]
    entries.append(Text(words.text("table-sc-tiles-unseen", count=sum(map(len, view["unseen"].values()))), style="dim"))
    return wrapped(entries)


def wrapped(entries: Sequence[Text]) -> Text:
    """Entries side by side, none of them broken."""
    drawn, used = Text(), 0
    for entry in entries:
        if used and used + 2 + entry.cell_len > WIDTH:
            drawn.append("\n")
            used = 0
        elif used:
            drawn.append("  ")
            used += 2
        drawn.append_text(entry)
        used += entry.cell_len
    return drawn


# -- the seats


def seat_block(view: Json, words: Words, names: Sequence[str], seat: int, *, own: bool) -> RenderableType:
    """A seat: points, cards and birds, then its supply, what it holds openly and what it has played."""
    fields = view["seats"][seat]
    line = seat_name(names, seat)
    line.append(" " * (max(map(cell_len, names)) - cell_len(names[seat])))
    line.append(f"  {words.text('table-points', count=fields['points'])}", style="default")
    line.append(f" · {words.text('table-sc-score-cards', count=fields['score_cards'])}", style="not bold default")
    line.append(f" · {words.text('table-sc-birds', count=fields['birds'])}", style="not bold default")
    if view["start"] == seat:
        line.append(f"  ⚑ {words.text('table-sc-start')}", style="bold yellow")
    return Group(line, Padding(seat_details(view, words, seat, own=own), (0, 0, 0, 4), expand=False))


def seat_details(view: Json, words: Words, seat: int, *, own: bool) -> Table:
    """The lines below a seat, only those that hold something."""
    fields = view["seats"][seat]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    grid.add_row(words.text("place-supply"), pieces(fields["supply"]))
    if any(fields["rubble"].values()):
        grid.add_row(words.text("place-rubble"), pieces(fields["rubble"]))
    holds = view["own"] if own else fields
    if holds["set"]:
        cards = Text.assemble((words.text("table-sc-set", set=holds["set"]), "bold"), "  ")
        cards.append_text(counted(words, holds["cards"]))
        grid.add_row(words.text("place-hand"), cards)
    elif fields["secret_cards"]:
        grid.add_row(words.text("place-hand"), words.text("table-sc-secret-set", count=fields["secret_cards"]))
    if fields["known"] and fields["score_cards"]:
        known = Text(", ".join(words.word(card) for card in fields["known"]))
        if fields["discarded"]:
            known.append(f" ({words.text('table-sc-perhaps' if fields['drawn'] else 'table-sc-surely')})", style="dim")
        grid.add_row(words.text("table-sc-known"), known)
    if fields["scored"] or any(fields["played"].values()):
        built = [counted(words, fields["played"])] if any(fields["played"].values()) else []
        scored = [Text(", ".join(words.word(card) for card in fields["scored"]))] if fields["scored"] else []
        grid.add_row(words.text("table-sc-pile"), Text("  +  ").join(built + scored))
    if any(fields["shown"].values()):
        grid.add_row(words.text("place-shown"), counted(words, fields["shown"]))
    return grid


def pieces(counts: Mapping[str, int]) -> Text:
    """Buildings by their signs."""
    return Text("  ".join(f"{BUILDING_SIGNS[name]} {count}" for name, count in counts.items() if count) or DASH)


def counted(words: Words, counts: Mapping[str, int]) -> Text:
    """Words with how many there are, none left out that is there."""
    return Text("  ".join(f"{words.word(name)} \u00d7{count}" for name, count in counts.items() if count) or DASH)


# -- one's own cards


def own_cards(printed: Json, view: Json, words: Words, seat: int) -> RenderableType:
    """One's own score cards with what they pay, and one's birds."""
    own = view["own"]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold")
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim")
    title = words.text("table-sc-your-cards")
    for card in own["score_cards"]:
        name = Text(words.word(card))
        if card == own["drawn"]:
            name.append(f" ({words.text('table-sc-new')})", style="yellow")
        grid.add_row(title, name, pays(words, printed["score_cards"][card]))
        title = ""
    if title:
        grid.add_row(title, DASH, "")
    if own["discarded"]:
        grid.add_row(words.text("table-sc-removed"), words.word(own["discarded"]), "")
    if view["seats"][seat]["birds"]:
        grid.add_row(words.text("table-sc-your-birds"), counted(words, own["birds"]), "")
    if view["phase"] == "sets" and not own["set"]:
        for name, cards in printed["sets"].items():
            grid.add_row(words.text("table-sc-set", set=name), counted(words, cards), "")
    return grid


def pays(words: Words, card: Mapping[str, Any]) -> str:
    """What a score card pays, in a few signs: a colon before points once, a cross before points for each."""
    points = card["points"]
    if card["type"] == "resources":
        pair = f"2: {points}, 1: {card['points_one']}" if len(card["resources"]) == 2 else f"1+: {points}"
        return f"{pair} + {SHOWN_SIGNS['fish']}" if "fish" in card["resources"] else pair
    if card["type"] == "buildings":
        needs = " ".join(f"{count}+ {BUILDING_SIGNS[name]}" for name, count in card["buildings"].items() if count)
        return f"{needs}: {points}"
    if card["type"] == "connected":
        return f"{card['count']}+ {words.word('road')}: {points}"
    where = {"place": card["place"], "birds": "bird", "eruption": "volcano"}[card["type"]]
    return f"{words.word(where)} \u00d7 {points}"
