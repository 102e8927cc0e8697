"""Tables in the middle of a game: recorded games, played to there, with a person who is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from fairwind.games import game
from fairwind.kernel.chance import Scripted
from fairwind.kernel.record import Line, Record, read_record
from fairwind.server.http.visitor_cookie import PLAIN, VisitorCookie, today
from fairwind.tables.game import Game
from fairwind.tables.registry import new_id
from fairwind.tables.rows import AnswerGiven, GameBegun, TableMade, TableRow
from fairwind.tables.seats import BOT, PERSON, Seat
from fairwind.tables.store import Listing, NewTable, Store
from fairwind.tables.table_draws import new_secret
from fairwind.tables.table_state import RUNNING, Stamp, TableInfo, TableState
from fairwind.tables.visitors import new_secret as new_visitor
from fairwind.tables.visitors import visitor_name
from tests.server.inside import sql_store

GOLDEN: Final = Path(__file__).resolve().parents[1] / "golden"
RECORDS: Final = {
    "mundus-novus": "wealth-4",
    "santa-maria": "4-choose-own",
    "santa-cruz": "greedy-4",
    "bora-bora": "points-4",
}
EARLY: Final = 0.08
LATE: Final = 0.91  # the last tenth, and a little for the person to be asked
NAMES: Final = ["Anna", "Mira", "Joris", "Camille", "Tove", "Emil"]
ME: Final = 0


class Position(NamedTuple):
    """A table in the middle of a game."""

    game: str
    when: str
    table: str

    @property
    def path(self) -> str:
        """Its page."""
        return f"/t/{self.table}"


class Positions:
    """Tables of one visitor, at which it is their turn."""

    def __init__(self) -> None:
        self.secret: Final = new_visitor()
        self.found: Final[list[Position]] = []

    @property
    def cookie(self) -> str:
        """With it a browser is this visitor."""
        return VisitorCookie(self.secret, today()).text

    @property
    def storage_state(self) -> dict[str, Any]:
        """The same as Playwright wants it for a new context."""
        cookie = {"name": PLAIN, "value": self.cookie, "domain": "127.0.0.1", "path": "/"}
        ages = {"expires": -1, "httpOnly": True, "secure": False, "sameSite": "Lax"}
        return {"cookies": [{**cookie, **ages}], "origins": []}

    def at(self, name: str, when: str) -> Position:
        """The one of this game and time."""
        return next(one for one in self.found if (one.game, one.when) == (name, when))

    async def write(self, store: Store, games: Iterable[str]) -> None:
        """Early and late positions of these games."""
        for name in games:
            text = (GOLDEN / name / f"{RECORDS[name]}.jsonl").read_text(encoding="utf-8")
            record = read_record(text)
            for when, share in (("early", EARLY), ("late", LATE)):
                new = table_at(record, share, visitor_name(self.secret))
                await store.make(new)
                self.found.append(Position(name, when, new.info.id))


def lay_out(data: Path, games: Iterable[str] = tuple(RECORDS)) -> Positions:
    """Write the tables into a folder that no server uses yet."""
    positions = Positions()

    async def write() -> None:
        async with sql_store(data) as store:
            await positions.write(store, games)

    run_aside(write())
    return positions


def run_aside(doing: Coroutine[Any, Any, None]) -> None:
    """Carry it out in a thread of its own: Playwright has a loop running in this one."""
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, doing).result()


def has_choice(playing: Game) -> bool:
    """The visitor alone is asked, and has something to choose."""
    return playing.owing == [ME] and len(playing.options(ME)) > 2


def table_at(record: Record, share: float, visitor: str, is_there: Callable[[Game], bool] = has_choice) -> NewTable:
    """A recorded game after this share of its answers, and then as soon as it is where it should be."""
    spec = game(record.game)
    edition = spec.edition()
    about = edition.about
    info = TableInfo(
        new_id(), spec.name, spec.rules_version, about.name, about.hash, "", record.variants, public=False, made=1.0
    )
    state = TableState(info)
    made = TableMade(Stamp(1, 1.0), seats_of(record.seats, visitor), new_secret())
    made.follow(state)
    rows: list[TableRow] = [made, *played_rows(state, record.lines, share, is_there)]
    return NewTable(info, Listing(RUNNING, made.seats), rows, state.shipped_text)


def seats_of(count: int, visitor: str) -> list[Seat]:
    """The visitor, and bots."""
    others = [Seat(name, BOT, "greedy") for name in NAMES[1:count]]
    return [Seat(NAMES[ME], PERSON, epoch=1, holders=(visitor,)), *others]


def played_rows(
    state: TableState, lines: Sequence[Line], share: float, is_there: Callable[[Game], bool]
) -> list[TableRow]:
    """The rows of a game that is played as it was recorded."""
    answers = [line for line in lines if line.by is not None]
    playing = state.game = state.new_game()
    script = Scripted(playing.edition.outcomes, [line.do for line in lines if line.by is None])
    rows: list[TableRow] = [GameBegun(Stamp(2, 1.0), playing.begin(script))]
    for given, line in enumerate(answers):
        if given >= share * len(answers) and is_there(playing):
            return rows
        assert line.by is not None
        played = playing.answer(line.by, line.do, NAMES[line.by], script)
        rows.append(AnswerGiven(Stamp(given + 3, 1.0 + given), played, by=line.by))
    raise AssertionError(f"seat {ME} has nothing to choose after {share} of the game")
