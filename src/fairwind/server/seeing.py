"""What a viewer, a seat or an onlooker, is shown of a table: built only from what it may know."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.kernel.state import State
from fairwind.locale import kebab
from fairwind.server.book import OVER, RUNNING, Book, facts_of
from fairwind.server.game import Game, has_open_scores
from fairwind.server.hearing import ONLOOKER, told_to
from fairwind.server.seats import BOT
from fairwind.server.storage import Row


def seen_by(book: Book, viewer: int, here: Sequence[int]) -> Json:
    """The snapshot of a table for one viewer, without whose seats are the reader's own."""
    game = book.game
    owing = game.owing if game is not None else []
    wish = book.consent
    return {
        "id": book.facts.id,
        "game": book.facts.game,
        "status": book.status,
        "n": book.n,
        "edition": about(book.edition) if book.edition is not None else None,
        "variants": book.facts.variants,
        "public": book.facts.public,
        "seats": [
            {
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "here": i in here,
                "thinking": seat.kind == BOT and i in owing and wish is None,
                "owes": i in owing,
                "resigned": seat.resigned,
            }
            for i, seat in enumerate(book.seats)
        ],
        "seat": None if viewer == ONLOOKER else viewer,
        "view": game.spec.view(game.state, None if viewer == ONLOOKER else viewer) if game is not None else {},
        "scores": scores_for(game) if game is not None else None,
        "result": game.spec.result(game.state).as_json() if game is not None and game.over else None,
        "asked": asked_of(game, viewer) if game is not None and viewer in owing else None,
        "undo": undo_for(book, viewer),
        "since": 0 if viewer == ONLOOKER else book.since[viewer],
        "consent": None if wish is None else {"by": wish.by, "agreed": wish.agreed, "others": wish.others},
        "rematch": book.rematch,
        "stopped": book.stopped or None,
    }


def about(edition: Edition) -> Json:
    """What is told of an edition."""
    return {
        "name": edition.about.name,
        "title": edition.about.title,
        "confidence": edition.about.confidence,
    }


def printed(edition: Edition) -> Json:
    """The tables of an edition, as its file has them."""
    told: Json = json.loads(json.dumps(tomllib.loads(edition.about.text), default=str))
    return told


def asked_of(game: Game, seat: int) -> Json:
    """The decision that a seat owes, with its options and what to touch for each."""
    decision = game.decision()
    assert decision is not None
    touch = game.spec.touch
    return {
        "decision": game.numbers[seat],
        "frame": kebab(type(decision).__name__),
        "facts": {name: getattr(decision, name) for name in decision.FIELDS},
        "options": [
            {"do": action.text, "touch": list(touch(game.state, seat, action))} for action in game.options(seat)
        ],
        "undo": game.can_undo(seat),
    }


def undo_for(book: Book, viewer: int) -> str | None:
    """How this seat can take its last answer back: freely, by consent, or not at all."""
    if viewer == ONLOOKER or book.game is None or book.status != RUNNING:
        return None
    if book.game.can_undo(viewer):
        return "free"
    return "consent" if book.given[viewer] and book.consent is None else None


def scores_for(game: Game) -> list[list[list[Any]]] | None:
    """Points by item for each seat: at the end, and before it if all points of the game are open."""
    return scores_of(game.spec, game.state) if game.over or has_open_scores(game.spec) else None


def scores_of(spec: GameSpec[Any, Any], s: State) -> list[list[list[Any]]]:
    """Points by item for each seat."""
    return [[[item, points] for item, points in spec.scores(s, seat)] for seat in range(s.seats)]


def log_for(rows: Sequence[Row], viewer: int) -> list[Json]:
    """The log as a viewer may read it."""
    return [{"n": row.n, "at": moment(row.at), "by": row.by, "told": told_to(facts_of(row), viewer)} for row in rows]


def moment(at: float) -> str:
    """A point in time, as browsers read it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def may_have_record(book: Book) -> bool:
    """While a game runs nobody gets its record."""
    return book.status == OVER
