"""The table of Mundus Novus in 80 columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fairwind.cli.seat_mark import seat_name
from fairwind.games.mundus_novus import SPEC
from fairwind.games.mundus_novus.edition import MundusNovusEdition
from fairwind.games.mundus_novus.explains import EXPLAINS
from fairwind.games.mundus_novus.vocabulary import CHARACTER, DEVELOPMENT_KINDS, EVENTS, POWERS, RARITIES
from fairwind.kernel.actions import Action
from fairwind.kernel.spec import Json
from fairwind.locale import Words

RARITY_STYLES: Final[dict[str, str]] = {
    "common": "green",
    "uncommon": "cyan",
    "rare": "magenta",
    "relic": "bold yellow",
}
RELIC: Final = "relic"
DASH: Final = "\u2013"
Cards = Mapping[str, int]


def draw(view: Json, words: Words, names: Sequence[str], seat: int | None) -> RenderableType:
    """The table with what is printed in our own edition."""
    return draw_printed(SPEC.edition(), view, words, names, seat)


def draw_printed(
    edition: MundusNovusEdition, view: Json, words: Words, names: Sequence[str], seat: int | None
) -> RenderableType:
    """The table with what is printed in this edition: event, developments, open cards, seats, own hand."""
    print_ = Print(edition, words)
    parts: list[RenderableType] = [headline(view, words), row_of(view, print_), Text()]
    parts.append(open_cards(view, print_))
    parts.append(Text())
    parts += [seat_block(view, print_, names, other, seat) for other in range(len(view["seats"]))]
    if view["own"] is not None:
        parts += [Text(), own_cards(view["own"], print_)]
    return Group(*parts)


def in_order(view: Json, options: Sequence[Action]) -> list[Action]:
    """Developments as they lie in the row, so that their numbers in a list are those on the table."""
    places = {card: place for place, card in enumerate(view["row"])}
    return sorted(options, key=lambda option: places.get(str(option.parts().get("card")), len(places)))


def thing(edition: MundusNovusEdition, words: Words, name: str) -> tuple[str, tuple[str, ...]] | None:
    """A development in words, and under which name the rules explain it; None if there is no such card."""
    card = next((card for card in edition.cards if card.id == name), None)
    if card is None:
        return None
    kind = DEVELOPMENT_KINDS[card.kind]
    told = [f"{words.word(name)} [{name}]", words.word(kind)]
    if card.income:
        told.append(f"{words.text('table-mn-income')} +{card.income}")
    if card.event:
        told.append(f"{words.text('table-mn-icon')} {words.word(EVENTS[card.event])}")
    return " · ".join(told), (POWERS[card.power] if card.kind == CHARACTER else kind,)


class Print:
    """What is printed on cards, in words."""

    def __init__(self, edition: MundusNovusEdition, words: Words) -> None:
        self.words: Final = words
        self.number: Final = dict(zip(edition.names, edition.values, strict=True))
        self.rarity: Final = {
            name: RARITIES[rarity] if rarity >= 0 else RELIC
            for name, rarity in zip(edition.names, edition.rarity, strict=True)
        }
        self.cards: Final = {card.id: card for card in edition.cards}

    def resource(self, name: str, count: int = 1) -> Text:
        """A resource card with its number, or a star for a relic; how many there are stands behind."""
        sign = "★" if self.rarity[name] == RELIC else circled(self.number[name])
        text = Text(f"{sign} {self.words.word(name)}", style=RARITY_STYLES[self.rarity[name]])
        if count > 1:
            text.append(f" \u00d7{count}", style="bold")
        return text

    def resources(self, cards: Cards) -> Text:
        """Some resource cards in a line; never broken inside a card."""
        return Text("  ").join(unbroken(self.resource(name, count)) for name, count in cards.items())

    def developments(self, cards: Sequence[str]) -> Text:
        """Some developments in a line."""
        return Text(", ").join(unbroken(Text(self.words.word(card))) for card in cards)


def circled(number: int) -> str:
    """A card's own number, in a circle so that nobody takes it for how many there are."""
    return chr(ord("①") + number - 1) if 1 <= number <= 20 else f"({number})"


def unbroken(text: Text) -> Text:
    """The same text with spaces at which no line ends."""
    text.plain = text.plain.replace(" ", "\u00a0")
    return text


def headline(view: Json, words: Words) -> RenderableType:
    """The round and its event, with what the event does."""
    event = str(view["event"])
    line = Text(words.text("table-mn-round", round=view["round"]), style="bold")
    line.append(" · ", style="dim")
    line.append(words.word(event), style="bold red" if event in EXPLAINS else "dim")
    if view["announced"]:
        line.append(" · ", style="dim")
        line.append(words.text("table-mn-offers-of", count=view["announced"]))
    if event not in EXPLAINS:
        return line
    return Group(
        line, Padding(Text(" ".join(map(words.rule, EXPLAINS[event])), style="red"), (0, 0, 0, 2), expand=False)
    )


def row_of(view: Json, print_: Print) -> RenderableType:
    """The row of developments with their places, kinds, incomes and icons."""
    words = print_.words
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim", show_edge=False)
    title = Text(words.text("table-mn-row"), style="bold")
    title.append(f"  {words.text('table-mn-deck', count=view['deck'])}", style="not bold dim")
    table.add_column(words.text("table-mn-row-number"), justify="right")
    table.add_column(words.text("table-mn-card"), min_width=28)
    table.add_column(words.text("table-mn-kind"))
    table.add_column(words.text("table-mn-income"), justify="right")
    table.add_column(words.text("table-mn-icon"))
    for place, name in enumerate(view["row"], 1):
        card = print_.cards[name]
        table.add_row(
            Text(str(place), style="bold cyan"),
            Text.assemble(words.word(name), (f"  {name}", "dim")),
            Text(words.word(DEVELOPMENT_KINDS[card.kind])),
            Text(f"+{card.income}" if card.income else DASH, style="" if card.income else "dim"),
            Text(words.word(EVENTS[card.event]) if card.event else DASH, style="red" if card.event else "dim"),
        )
    return Group(Text(), title, table)


def open_cards(view: Json, print_: Print) -> RenderableType:
    """The market, and what else lies open in the middle."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold")
    grid.add_column()
    for place in ("market", "quay", "table"):
        if view[place]:
            grid.add_row(first_capital(print_.words.text(f"place-{place}")), print_.resources(view[place]))
    return grid


def first_capital(text: str) -> str:
    """The same words as the beginning of a line."""
    return text[:1].upper() + text[1:]


def seat_block(view: Json, print_: Print, names: Sequence[str], seat: int, viewer: int | None) -> RenderableType:
    """A seat: its money, cards and title, then its offer, its developments and what all have seen of its hand."""
    words, fields = print_.words, view["seats"][seat]
    line = seat_name(names, seat)
    line.append(" " * (max(map(cell_len, names)) - cell_len(names[seat])))
    coins = [words.text("table-mn-coins", count=other["coins"]) for other in view["seats"]]
    line.append(f"  {coins[seat]:>{max(map(len, coins))}}", style="not bold default")
    line.append(f" · {words.text('table-mn-cards', count=fields['hidden'])}", style="not bold default")
    if fields["stored"]:
        line.append(f" · {words.text('table-mn-stored', count=fields['stored'])}", style="not bold default")
    if view["master"] == seat:
        line.append(f"  ♛ {words.text('table-mn-master')}", style="bold yellow")
    if fields["perfect"]:
        line.append(f"  ✦ {words.text('table-mn-perfect')}", style="bold yellow")
    details = seat_details(view, print_, seat, viewer)
    return Group(line, Padding(details, (0, 0, 0, 4), expand=False)) if details.row_count else line


def seat_details(view: Json, print_: Print, seat: int, viewer: int | None) -> Table:
    """The lines below a seat, only those that hold something."""
    words, fields = print_.words, view["seats"][seat]
    grid = Table.grid(padding=(0, 2, 0, 0))
    labels = [words.text(f"table-mn-{label}") for label in ("offer", "owns", "seen")]
    grid.add_column(style="dim", no_wrap=True, min_width=max(map(cell_len, labels)))
    grid.add_column()
    if fields["open"]:
        grid.add_row(words.text("table-mn-offer"), print_.resources(fields["open"]))
    if fields["developments"]:
        grid.add_row(words.text("table-mn-owns"), print_.developments(fields["developments"]))
    if fields["shown"] and seat != viewer:
        grid.add_row(words.text("table-mn-seen"), print_.resources(fields["shown"]))
    noted = [note["resource"] for note in view["own"]["notes"] if note["holders"] == [seat]] if view["own"] else []
    if noted:
        grid.add_row(words.text("table-mn-noted"), print_.resources({n: noted.count(n) for n in noted}))
    return grid


def own_cards(own: Json, print_: Print) -> RenderableType:
    """One's own hand by rarity, with numbers, and what one has laid face down or stored."""
    words = print_.words
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold")
    grid.add_column(style="dim")
    grid.add_column()
    title = first_capital(words.text("place-hand"))
    for rarity in (*RARITIES, RELIC):
        cards = {name: count for name, count in own["hand"].items() if print_.rarity[name] == rarity}
        if cards:
            grid.add_row(title, words.word(rarity) if rarity != RELIC else "", print_.resources(cards))
            title = ""
    if title:
        grid.add_row(title, DASH, "")
    for place, word in (("sealed", words.text("table-mn-laid")), ("stored", words.text("place-stored"))):
        if own[place]:
            grid.add_row(first_capital(word), "", print_.resources(own[place]))
    return grid
