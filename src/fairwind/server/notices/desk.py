"""The desk: notes for whom each table waits, and tells them some time later, once, if they still do not have it open.

What is due stands in the database, so that it outlives a restart, and whoever takes it on marks it first, so that of
several servers one tells it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy.exc import SQLAlchemyError

from fairwind.locale import Words
from fairwind.server.notices.mail import MailRoom
from fairwind.server.notices.push import PushService
from fairwind.server.notices.wishes import Subscription, Wishes
from fairwind.server.settings import NoticeSettings
from fairwind.server.storage.database import first_line
from fairwind.server.storage.notice_book import (
    TURN,
    DueNotice,
    NoticeBook,
    began_for,
    nothing_waits,
    waits_for,
    waits_no_more_for,
)
from fairwind.server.storage.sql_store import SqlStore
from fairwind.tables.notices import Notices, awaited, has_just_begun, is_at, seated
from fairwind.tables.problems import Problem
from fairwind.tables.registry import Registry
from fairwind.tables.store import StoreDown
from fairwind.tables.table import Table
from fairwind.tables.table_state import GONE, OVER, RUNNING

LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")
MOST_TRIES: Final = 4
FIRST_PAUSE: Final = 60.0  # seconds before something is tried again; four times as long each further time
MARGIN: Final = 10.0  # seconds by which the clocks of servers may differ
END_SECONDS: Final = 5.0  # in which the end of the server waits for what is being sent
AHEAD: Final = 3  # looks: who has a table open then need not be told


class NoticeDesk(Notices):
    """Tells visitors of one server what it is their turn to do."""

    def __init__(
        self,
        settings: NoticeSettings,
        registry: Registry,
        push: PushService | None,
        mail: MailRoom | None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        assert isinstance(registry.store, SqlStore)
        self.settings: Final = settings
        self.registry: Final = registry
        self.push: Final = push
        self.mail: Final = mail
        self.clock: Final = clock
        self.writer: Final = registry.store.writer
        self.book: Final = NoticeBook(registry.store.database)
        self.shared: Final = registry.store.shared
        self.reachable: Final[set[str]] = set()  # visitors who can be told something
        self._read_until = 0.0
        self._awaited: Final[WeakKeyDictionary[Table, frozenset[str]]] = WeakKeyDictionary()
        self._complained = False

    # -- noting for whom tables wait

    def attend(self, table: Table) -> None:
        state, due = table.state, self.clock() + self.settings.after_seconds
        now = awaited(state)
        before = None if self.shared else self._awaited.get(table)  # others may have changed what is kept
        self._awaited[table] = now
        if state.status in {OVER, GONE}:
            if before is None or before:
                self.writer.write_some_time(nothing_waits(table.id))
            return
        sitting = seated(state) & self.reachable
        new, old = (now, sitting - now) if before is None else (now - before, before - now)
        also = [*waits_for(table.id, new & self.reachable, due), *waits_no_more_for(table.id, old & self.reachable)]
        if has_just_begun(table):
            also += began_for(table.id, sitting - now, due)
        if also:
            self.writer.write_some_time(also)

    # -- telling them

    async def work(self) -> None:
        """Look every so often who is to be told, for as long as the server runs."""
        while True:
            looking = asyncio.ensure_future(self.look())
            try:
                await asyncio.shield(looking)
                self._complained = False
            except asyncio.CancelledError:
                await asyncio.wait([looking], timeout=END_SECONDS)  # the database is still open
                raise
            except (SQLAlchemyError, StoreDown) as error:
                if not self._complained:
                    LOG.warning("nobody can be told anything at the moment: %s", first_line(error))
                self._complained = True
            await asyncio.sleep(self.settings.look_seconds)

    async def look(self) -> None:
        """Tell whoever is to be told by now."""
        await self.know_wishes()
        now = self.clock()
        if self.shared:
            await self._know_present(now + AHEAD * self.settings.look_seconds)
        letters = self.registry.share.letters if self.registry.share.processes > 1 else ""
        due = await asyncio.to_thread(self.book.due, now, letters)
        await asyncio.gather(*(self._tell(notice) for notice in due))

    async def know_wishes(self) -> None:
        """Know who can be told something, as it is kept now."""
        changed, self._read_until = await asyncio.to_thread(self.book.changed, self._read_until - MARGIN)
        for visitor, can_be_told in changed.items():
            (self.reachable.add if can_be_told else self.reachable.discard)(visitor)

    async def know_all_wishes(self) -> None:
        """Know anew who can be told something: a visitor may have become another, or be forgotten."""
        self.reachable.clear()
        self._read_until = 0.0
        await self.know_wishes()

    async def _know_present(self, until: float) -> None:
        """Let other servers know who has a table open here."""
        present = [
            (table.id, visitor)
            for table in self.registry.tables.values()
            if table.watchers
            for visitor in awaited(table.state) & self.reachable
            if is_at(table, visitor)
        ]
        if present:
            await asyncio.to_thread(self.book.know, present, until)

    async def _tell(self, notice: DueNotice) -> None:
        """Take a notice on and tell it, or put it off."""
        if not await asyncio.to_thread(self.book.claim, notice):
            return
        wishes = await asyncio.to_thread(self._wishes_about, notice)
        if wishes is None:
            return
        until = wishes.quiet_until(self.clock())
        if until is not None:
            await asyncio.to_thread(self.book.put_off, notice, until, notice.tries)
            return
        game = await self._game_if_true(notice)
        if game and not await asyncio.to_thread(self._send, notice, wishes, game) and notice.tries < MOST_TRIES:
            again = self.clock() + FIRST_PAUSE * 4**notice.tries
            await asyncio.to_thread(self.book.put_off, notice, again, notice.tries + 1)

    def _wishes_about(self, notice: DueNotice) -> Wishes | None:
        """What a visitor wishes who is to be told of this table; None if they are not to be."""
        wishes = self.book.wishes(notice.visitor)
        if wishes is None or self.registry.visitors.is_removed(notice.visitor):
            return None
        chosen = self.book.choice(notice.table, notice.visitor)
        return wishes if (wishes.turns if chosen is None else chosen) else None

    async def _game_if_true(self, notice: DueNotice) -> str:
        """The game at the table, if what is to be told is still so and the visitor does not see it; else nothing."""
        try:
            table = await self.registry.table(notice.table)

            async def deed() -> str:
                state = table.state
                waits = awaited(state) if notice.kind == TURN else seated(state)
                is_so = state.status == RUNNING and notice.visitor in waits and not is_at(table, notice.visitor)
                return state.info.game if is_so else ""

            return await table.alone(deed)
        except Problem:
            return ""

    def _send(self, notice: DueNotice, wishes: Wishes, game: str) -> bool:
        """Tell it by all ways that the visitor has chosen; False if it should be tried again."""
        done = [self._push(device, payload_of(notice, wishes.lang, game)) for device in self._devices(wishes)]
        if self.mail is not None and wishes.confirmed and wishes.address:
            try:
                self.mail.send(self.mail.notice(wishes, notice.kind, notice.table, game))
            except OSError as error:
                LOG.warning("a mail could not be sent: %s", error)
                done.append(False)
            else:
                done.append(True)
        return any(done) or not done  # who was told by one way is not told again by it because another has failed

    def _devices(self, wishes: Wishes) -> list[Subscription]:
        return [] if self.push is None else self.book.devices(wishes.visitor)

    def _push(self, device: Subscription, payload: dict[str, str]) -> bool:
        assert self.push is not None
        sent = self.push.send(device, payload)
        if sent == "gone":
            self.book.remove_device(device.endpoint)
        return sent != "later"


def payload_of(notice: DueNotice, lang: str, game: str) -> dict[str, str]:
    """What a push message says: which table, the game's name, and one sentence; nothing of what happens there."""
    words = Words(lang, game)
    return {"table": notice.table, "title": words.text("game-name"), "body": words.text(f"notice-{notice.kind}")}
