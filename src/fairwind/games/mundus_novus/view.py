"""What a seat sees of Mundus Novus, and where an option lies on the table."""

from __future__ import annotations

from typing import TypedDict

from fairwind.games.mundus_novus.actions import (
    Change,
    First,
    Give,
    Keep,
    Lay,
    Lose,
    Master,
    Offer,
    Pick,
    Pile,
    Split,
    Store,
    Swap,
    Take,
    Win,
)
from fairwind.games.mundus_novus.knowledge import keeper_of, note_parts
from fairwind.games.mundus_novus.rules.trade import KeepOrSwap, OfferCards
from fairwind.games.mundus_novus.state import (
    DISCARD,
    FIRST_OWN,
    MARKET,
    OWN_PLACES,
    PILE,
    QUAY,
    TABLE,
    MundusNovus,
    hand,
    opened,
    sealed,
    stored,
)
from fairwind.games.mundus_novus.vocabulary import ENDINGS, EVENTS, KINDS
from fairwind.kernel.actions import Action
from fairwind.kernel.play import actors
from fairwind.kernel.spec import Json
from fairwind.kernel.state import EVERYBODY, NOBODY

COMMON_PLACES: tuple[str, ...] = ("pile", "discard", "market", "quay", "table")
Cards = dict[str, int]  # how many of each resource


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    coins: int
    hidden: int  # cards in hand or laid face down
    stored: int
    parts: int  # answers given to the secret choice that waits
    open: Cards
    developments: list[str]
    shown: Cards  # hidden cards that everybody saw go there
    perfect: bool


class NoteView(TypedDict):
    """One of the holders hides one more of this resource."""

    holders: list[int]
    resource: str
    keeper: int  # the holder who has it unless it gave this very card away, or -1


class OwnView(TypedDict):
    """What a seat sees of its own."""

    hand: Cards
    sealed: Cards
    stored: Cards
    notes: list[NoteView]  # what it knows since a card was given in secret


class MundusNovusView(TypedDict):
    """The whole table as one seat sees it."""

    game: str
    round: int
    event: str
    master: int
    announced: int  # how many cards everybody offers, while they do; else 0
    row: list[str]
    deck: int
    pile: int
    market: Cards
    quay: Cards
    table: Cards
    discard: Cards
    second_fleet: list[str]
    merchants_used: list[int]
    seats: list[SeatView]
    own: OwnView | None
    acting: list[int]  # who owes an answer
    taken: str  # the card that was just taken from another's offer, while it is kept or swapped
    ended: str


def named(s: MundusNovus, place: int) -> Cards:
    """The cards in a place, by name."""
    counts = s.at[place]
    return {s.edition.names[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}


def seat_view(s: MundusNovus, seat: int) -> SeatView:
    """What everybody sees of a seat (MN-9.1, MN-9.2)."""
    names = s.edition.names
    return {
        "coins": s.coins[seat],
        "hidden": s.total(hand(seat)) + s.total(sealed(seat)),
        "stored": s.total(stored(seat)),
        "parts": s.parts[seat],
        "open": named(s, opened(seat)),
        "developments": [s.edition.ids[card] for card in s.owned[seat]],
        "shown": {names[k]: s.shown[seat * KINDS + k] for k in range(KINDS) if s.shown[seat * KINDS + k]},
        "perfect": bool(s.perfect[seat]),
    }


def seats_of(s: MundusNovus, mask: int) -> list[int]:
    """The seats in a mask."""
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def note_view(s: MundusNovus, number: int) -> NoteView:
    """A note in words."""
    _, mask, kind = note_parts(number)
    return {"holders": seats_of(s, mask), "resource": s.edition.names[kind], "keeper": keeper_of(number)}


def own_view(s: MundusNovus, seat: int) -> OwnView:
    """A seat's own cards, and what it alone knows of others."""
    own = [number for number in s.notes if note_parts(number)[0] == seat]
    return {
        "hand": named(s, hand(seat)),
        "sealed": named(s, sealed(seat)),
        "stored": named(s, stored(seat)),
        "notes": [note_view(s, number) for number in own],
    }


def taken(s: MundusNovus) -> str:
    """The card that was just taken, while its taker thinks of swapping it (MN-4.7)."""
    top = s.pending[-1] if s.pending else None
    return s.edition.names[top.taken] if isinstance(top, KeepOrSwap) else ""


def view(s: MundusNovus, seat: int | None) -> Json:
    """Built up from what is visible."""
    ids = s.edition.ids
    seen: MundusNovusView = {
        "game": "mundus-novus",
        "round": s.round,
        "event": EVENTS[s.event],
        "master": s.master,
        "announced": s.announced if s.pending and isinstance(s.pending[-1], OfferCards) else 0,
        "row": [ids[card] for card in s.row],
        "deck": s.deck_left(),
        "pile": s.total(PILE),
        "market": named(s, MARKET),
        "quay": named(s, QUAY),
        "table": named(s, TABLE),
        "discard": named(s, DISCARD),
        "second_fleet": [ids[card] for card in s.second],
        "merchants_used": s.used[:],
        "seats": [seat_view(s, other) for other in range(s.seats)],
        "own": None if seat is None else own_view(s, seat),
        "acting": actors(s),
        "taken": taken(s),
        "ended": ENDINGS[s.ending],
    }
    return {**seen}


# -- where things lie


def place_names(s: MundusNovus) -> list[str]:
    """The id of every place of resource cards."""
    own = [f"{name}/{seat}" for seat in range(s.seats) for name in ("hand", "sealed", "open", "stored")]
    return [*COMMON_PLACES, *own]


def place_seen_by(place: int) -> int:
    """The pile is seen by nobody, hands by their owners, everything else by all (MN-9.1, MN-9.2)."""
    if place == PILE:
        return NOBODY
    if place < FIRST_OWN:
        return EVERYBODY
    seat, own = divmod(place - FIRST_OWN, OWN_PLACES)
    return EVERYBODY if own == opened(0) - FIRST_OWN else seat


def touch(s: MundusNovus, seat: int, action: Action) -> tuple[str, ...]:
    """The things to touch, in order, to mean this action; what has no place is a button."""
    name = s.edition.names
    if isinstance(action, (Offer, Lose, Give, Lay, Store)):
        return (f"hand/{seat}/{name[action.kind]}",)
    if isinstance(action, Pick):
        return (f"quay/{name[action.kind]}",)
    if isinstance(action, Swap):
        return (f"market/{name[action.kind]}",)
    if isinstance(action, Keep):
        return (f"hand/{seat}",)
    if isinstance(action, Take):
        return (f"open/{action.seat}/{name[action.kind]}",)
    if isinstance(action, (Master, First)):
        return (f"seat/{action.seat}",)
    if isinstance(action, (Win, Split)):
        return (f"card/{s.edition.ids[action.card]}",)
    if isinstance(action, Pile):
        return ("deck",)
    if isinstance(action, Change):
        return ("merchant", f"hand/{seat}/{name[action.kind]}", f"into/{name[action.into]}")
    return ()
