"""Finished games and uploaded records: their texts, to be stepped through, and what the coach found in them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from fairwind.kernel.editions import EditionError
from fairwind.kernel.record import UNSOUND, RecordError, read_record
from fairwind.kernel.spec import Json
from fairwind.tables.budgets import pay_rows
from fairwind.tables.history import record_text
from fairwind.tables.jobs import BAD_RECORD, JobFailed, what_is_wrong
from fairwind.tables.problems import Problem
from fairwind.tables.registry import ID, Registry, new_id
from fairwind.tables.reviews import MOST_STEPS, RecordShelf, ReviewDesk, ReviewShelf, TableShelf
from fairwind.tables.shown.checked_draws import checked_draws, draws_of_running
from fairwind.tables.shown.game_reviews import review_shown
from fairwind.tables.shown.messages import DrawsShown, ReviewShown
from fairwind.tables.shown.replays import ReplayCache, ReplayViewer
from fairwind.tables.shown.snapshots import may_have_record
from fairwind.tables.store import StoreDown
from fairwind.tables.table import Table
from fairwind.tables.table_state import WAITING, TableState

LATER: Final = "record-later"


async def finished(table: Table) -> TableState:
    """A table whose game is over, here or at another server; or a Problem."""

    async def deed() -> TableState:
        if not may_have_record(table.state):
            raise Problem(403, LATER)
        return table.state

    return table.state if may_have_record(table.state) else await table.alone(deed)


async def record_of(table: Table) -> str:
    """The record of a finished game; while a game runs nobody gets it."""
    return await record_text(table.store, await finished(table))


async def record_as_it_stands(table: Table) -> str:
    """The record of a game that may still run: for a house in which everything lies with whoever asks anyway."""

    async def deed() -> str:
        if table.state.status == WAITING:
            raise Problem(409, "not-begun")
        return await record_text(table.store, table.state)

    return await table.alone(deed)


def printed(state: TableState) -> Json:
    """The tables of the edition that is played with, or a Problem."""
    if state.spec is None or state.edition is None:
        raise Problem(409, "stopped", {"why": state.stopped})
    return state.spec.printed(state.edition)


class FinishedGames:
    """Those of one registry that somebody looks at, and the uploaded records."""

    def __init__(self, registry: Registry, reviews: ReviewDesk) -> None:
        self.registry: Final = registry
        self.reviews: Final = reviews
        self._replays = ReplayCache()

    async def forget(self) -> None:
        """Read them anew when they are next asked for: a name may be gone."""
        self._replays = ReplayCache()

    # -- to step through

    async def of_table(self, table: Table) -> ReplayViewer:
        """The replay of a finished game."""
        state = await finished(table)
        found = self._replays.get(table.id)
        if found is not None:
            return found
        return await self._played(table.id, await record_text(table.store, state))

    async def named(self, name: str) -> ReplayViewer:
        """The replay of an uploaded record, or of a finished game."""
        found = self._replays.get(name)
        if found is not None:
            return found
        text = await self._uploaded(name)
        if text is not None:
            await self.registry.store.saw_replay(name)
            return await self._played(name, text)
        return await self.of_table(await self.registry.table(name))

    async def _uploaded(self, name: str) -> str | None:
        return await self.registry.store.replay(name) if ID.fullmatch(name) else None

    async def _played(self, name: str, text: str) -> ReplayViewer:
        replays = self._replays
        with sound_record():
            return await self.registry.helper.replay(lambda: replays.make(name, text))

    # -- their draws

    async def draws_of_table(self, table: Table, lang: str) -> DrawsShown:
        """While a game runs only what was sealed; once it is over every draw is checked."""
        try:
            text = await record_of(table)
        except Problem as problem:
            if problem.title != LATER:
                raise
            return draws_of_running(table.state, lang)
        return await checked_draws(self.registry.helper, text, lang)

    async def draws_named(self, name: str, lang: str) -> DrawsShown:
        """The check of an uploaded record's draws, or of a finished game's."""
        text = await self._uploaded(name)
        if text is None:
            text = await record_of(await self.registry.table(name))
        return await checked_draws(self.registry.helper, text, lang)

    # -- uploads

    async def keep(self, text: str) -> str:
        """Keep a record that was read apart and found good; its name."""
        try:
            read = await self.registry.helper.read({"work": "record", "record": text})
        except JobFailed:
            raise Problem(422, "bad-record", {"why": "It takes too long to replay."}) from None
        if "wrong" in read:
            raise Problem(422, read.get("title", BAD_RECORD), {**read.get("facts", {}), "why": read["wrong"][:400]})
        name = new_id(self.registry.share.letters)
        try:
            await self.registry.store.add_replay(name, text)
        except StoreDown:
            raise Problem(503, "storage-down") from None
        pay_rows(1, len(text))
        return name

    # -- reviews

    async def shelf_of_table(self, table: Table) -> ReviewShelf:
        """Where the review of a table's game is kept, if that is over; or a Problem."""
        await finished(table)
        return TableShelf(table)

    async def shelf_named(self, name: str) -> ReviewShelf:
        """Where the review of an uploaded record, or of a finished table, is kept; or a Problem if it is not over."""
        text = await self._uploaded(name)
        if text is None:
            return await self.shelf_of_table(await self.registry.table(name))
        viewer = await self.named(name)
        if viewer.result is None:
            raise Problem(409, "review-not-over")
        if viewer.steps > MOST_STEPS:
            raise Problem(409, "review-too-long", {"most": MOST_STEPS})
        return RecordShelf(name, text, self.registry.store)

    async def begin_review(self, shelf: ReviewShelf, lang: str) -> ReviewShown:
        """Have the coach look at a finished game, unless it has: that goes on beside everything else, and is kept."""
        await self.reviews.begin(shelf)
        return await self.review(shelf, lang)

    async def review(self, shelf: ReviewShelf, lang: str) -> ReviewShown:
        """How a review stands; the same for everybody."""
        work = self.reviews.running.get(shelf.name)
        if work is not None:
            return {"status": "running", "percent": work.percent, "review": None}
        found = await shelf.review()
        if found is None:
            return {"status": "failed" if shelf.name in self.reviews.failed else "none", "percent": 0, "review": None}
        kept, text = found, await shelf.record()
        with sound_record():
            shown = await self.registry.helper.replay(lambda: review_shown(read_record(text), kept, lang))
        return {"status": "done", "percent": 100, "review": shown}


@contextmanager
def sound_record() -> Iterator[None]:
    """Whatever goes wrong while a record is played is told as the record's fault."""
    try:
        yield
    except (RecordError, EditionError, *UNSOUND) as error:
        title, facts = what_is_wrong(error)
        raise Problem(409, title, {**facts, "why": str(error)[:300]}) from None
