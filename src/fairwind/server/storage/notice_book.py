"""The notice book: what visitors wish to be told while they are away, where to, and what is due.

What belongs to a visitor stands in the first file, where several processes share a folder; what belongs to a table
stands beside the table.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Table,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    true,
    update,
)

from fairwind.server.notices.wishes import QuietHours, Subscription, Wishes
from fairwind.server.storage.database import Database
from fairwind.server.storage.schema import (
    MAIL_QUESTIONS,
    NOTICE_CHOICES,
    NOTICE_WISHES,
    NOTICES,
    PUSH_SUBSCRIPTIONS,
    VISITORS,
)
from fairwind.server.storage.writer import Also
from fairwind.tables.problems import Problem

TURN: Final = "turn"  # it is the visitor's turn
BEGUN: Final = "begun"  # a game has begun at which they sit
MOST_DEVICES: Final = 8  # of one visitor; the oldest goes when another comes
MOST_DUE: Final = 50  # looked at together
DAY: Final = 24 * 3600.0
QUESTION_SECONDS: Final = DAY  # in which an address is to be confirmed
REFUSED_SECONDS: Final = 365 * DAY  # in which an address is not asked again
A_VISITOR: Final = 5  # questions a day, by whom they were asked for,
AN_ADDRESS: Final = 3  # to whom,
THE_SERVER: Final = 300  # and all together

WAITS: Final = text(f"""
    INSERT INTO notices (table_id, visitor, kind, due, told, tries)
    VALUES (:table, :visitor, '{TURN}', :due, false, 0)
    ON CONFLICT (table_id, visitor) DO UPDATE SET kind = excluded.kind, due = excluded.due, told = false, tries = 0
    WHERE notices.kind <> '{TURN}'
""")  # noqa: S608 (the words are ours)
BEGAN: Final = text(f"""
    INSERT INTO notices (table_id, visitor, kind, due, told, tries)
    VALUES (:table, :visitor, '{BEGUN}', :due, false, 0) ON CONFLICT (table_id, visitor) DO NOTHING
""")  # noqa: S608
WAITS_NO_MORE: Final = text(
    f"DELETE FROM notices WHERE table_id = :table AND visitor = :visitor AND kind = '{TURN}'"  # noqa: S608
)
NOTHING_WAITS: Final = text("DELETE FROM notices WHERE table_id = :table")


@dataclass(frozen=True)
class DueNotice:
    """Somebody who is to be told something."""

    table: str
    visitor: str
    kind: str
    due: float
    tries: int


def waits_for(table: str, visitors: Iterable[str], due: float) -> Also:
    """The statements that note for whom a table waits: one who was noted before stays as they were."""
    return [(WAITS, {"table": table, "visitor": visitor, "due": due}) for visitor in sorted(visitors)]


def waits_no_more_for(table: str, visitors: Iterable[str]) -> Also:
    """The statements that note for whom a table waits no more."""
    return [(WAITS_NO_MORE, {"table": table, "visitor": visitor}) for visitor in sorted(visitors)]


def began_for(table: str, visitors: Iterable[str], due: float) -> Also:
    """The statements that note who is to hear that a game has begun."""
    return [(BEGAN, {"table": table, "visitor": visitor, "due": due}) for visitor in sorted(visitors)]


def nothing_waits(table: str) -> Also:
    """The statement that notes that a game is over."""
    return [(NOTHING_WAITS, {"table": table})]


class NoticeBook:
    """Reads and writes; every method takes a moment and belongs into a thread."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    @property
    def _first(self) -> Engine:
        return self.database.everywhere[0]

    # -- what visitors wish

    def wishes(self, visitor: str) -> Wishes | None:
        """What a visitor has chosen; None if that is nothing."""
        with self._first.connect() as connection:
            return wishes_in(connection, visitor)

    def changed(self, since: float) -> tuple[dict[str, bool], float]:
        """Who has changed something since, and whether they can be told now; and when the last of it was."""
        reachable = or_(NOTICE_WISHES.c.confirmed, exists().where(is_device_of(NOTICE_WISHES.c.visitor)))
        wanted = select(NOTICE_WISHES.c.visitor, reachable, NOTICE_WISHES.c.changed)
        with self._first.connect() as connection:
            found = connection.execute(wanted.where(NOTICE_WISHES.c.changed >= since)).all()
        last = max((changed for _, _, changed in found), default=since)
        return {visitor: bool(can_be_told) for visitor, can_be_told, _ in found}, last

    def choose(self, wishes: Wishes) -> None:
        """Keep what a visitor has chosen; their address is not touched."""
        quiet = wishes.quiet
        values = {
            "lang": wishes.lang,
            "zone": wishes.zone,
            "quiet_from": None if quiet is None else quiet.begin,
            "quiet_to": None if quiet is None else quiet.end,
            "turns": wishes.turns,
        }
        self._change(wishes.visitor, values)

    def _change(self, visitor: str, values: dict[str, str | bool | int | None]) -> None:
        with self.database.first.begin() as connection:
            change(connection, visitor, **values)

    # -- devices

    def devices(self, visitor: str) -> list[Subscription]:
        """Where push messages to a visitor go."""
        wanted = select(PUSH_SUBSCRIPTIONS).where(is_device_of(visitor)).order_by(PUSH_SUBSCRIPTIONS.c.made)
        with self._first.connect() as connection:
            return [
                Subscription(row["endpoint"], row["p256dh"], row["auth"])
                for row in connection.execute(wanted).mappings()
            ]

    def add_device(self, visitor: str, device: Subscription, lang: str) -> None:
        """Send push messages there as well; a browser has one visitor, and a visitor a few browsers."""
        mark = mark_of(device.endpoint)
        with self.database.first.begin() as connection:
            connection.execute(delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.mark == mark))
            wanted = select(PUSH_SUBSCRIPTIONS.c.mark).where(is_device_of(visitor))
            older = connection.execute(wanted.order_by(PUSH_SUBSCRIPTIONS.c.made.desc())).scalars().all()
            too_many = older[MOST_DEVICES - 1 :]
            connection.execute(delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.mark.in_(too_many)))
            connection.execute(
                insert(PUSH_SUBSCRIPTIONS).values(
                    mark=mark,
                    visitor=visitor,
                    endpoint=device.endpoint,
                    p256dh=device.p256dh,
                    auth=device.auth,
                    made=time.time(),
                )
            )
            change(connection, visitor, lang=lang)

    def remove_device(self, endpoint: str, visitor: str = "") -> None:
        """Send nothing there any more: it is gone, or its visitor says so."""
        wanted = PUSH_SUBSCRIPTIONS.c.mark == mark_of(endpoint)
        with self.database.first.begin() as connection:
            of_whom = select(PUSH_SUBSCRIPTIONS.c.visitor).where(wanted)
            found = connection.execute(of_whom).scalar()
            if found is None or (visitor and found != visitor):
                return
            connection.execute(delete(PUSH_SUBSCRIPTIONS).where(wanted))
            change(connection, found)

    # -- addresses

    def ask(self, visitor: str, address: str, lang: str) -> str:
        """Note that an address is asked whether it is this visitor's; what stands in the link. Or a Problem."""
        now, token = time.time(), secrets.token_urlsafe(32)
        with self.database.first.begin() as connection:
            connection.execute(delete(MAIL_QUESTIONS).where(is_old_question(now)))
            check_questions(connection, visitor, address, now)
            values = {"token": token, "visitor": visitor, "address": address, "at": now}
            connection.execute(insert(MAIL_QUESTIONS).values(**values, used=False, refused=False))
            change(connection, visitor, lang=lang, address=address, confirmed=False)
        return token

    def question(self, token: str) -> tuple[str, str] | None:
        """Of whom, and which address, a question that can still be answered is."""
        open_ = and_(~MAIL_QUESTIONS.c.used, MAIL_QUESTIONS.c.at > time.time() - QUESTION_SECONDS)
        with self._first.connect() as connection:
            return question_in(connection, token, open_)

    def question_to_refuse(self, token: str) -> tuple[str, str] | None:
        """The same of one that may have been answered long ago: nobody is held to that."""
        with self._first.connect() as connection:
            return question_in(connection, token, true())

    def confirm(self, token: str) -> bool:
        """Whoever reads mail there says that it is theirs; False if that comes too late, or they have another now."""
        found = self.question(token)
        if found is None:
            return False
        visitor, address = found
        with self.database.first.begin() as connection:
            used = update(MAIL_QUESTIONS).where(MAIL_QUESTIONS.c.token == token, ~MAIL_QUESTIONS.c.used)
            wishes = wishes_in(connection, visitor)
            if wishes is None or wishes.address != address or not connection.execute(used.values(used=True)).rowcount:
                return False
            change(connection, visitor, confirmed=True)
        return True

    def refuse(self, token: str) -> None:
        """Whoever reads mail there wants none, and does not want to be asked again."""
        with self.database.first.begin() as connection:
            found = question_in(connection, token, true())
            if found is None:
                return
            visitor, address = found
            connection.execute(update(MAIL_QUESTIONS).where(MAIL_QUESTIONS.c.token == token).values(refused=True))
            wishes = wishes_in(connection, visitor)
            if wishes is not None and wishes.address == address:
                change(connection, visitor, address="", confirmed=False)

    def address_to_stop(self, stop: str) -> str:
        """Which address a link ends mail to; empty if it does so no more."""
        wanted = select(NOTICE_WISHES.c.address).where(NOTICE_WISHES.c.stop == stop)
        with self._first.connect() as connection:
            return connection.execute(wanted).scalar() or ""

    def stop_mail(self, stop: str) -> None:
        """Send no more mail to whoever has this link."""
        with self.database.first.begin() as connection:
            wanted = select(NOTICE_WISHES.c.visitor).where(NOTICE_WISHES.c.stop == stop)
            found = connection.execute(wanted).scalar()
            if found is not None:
                change(connection, found, address="", confirmed=False)

    def forget_address(self, visitor: str) -> None:
        """Send no more mail to a visitor."""
        self._change(visitor, {"address": "", "confirmed": False})

    # -- one table

    def choice(self, table: str, visitor: str) -> bool | None:
        """Whether a visitor is told of a table; None if they have not chosen."""
        wanted = select(NOTICE_CHOICES.c.tell).where(is_of(NOTICE_CHOICES, table, visitor))
        with self.database.reading.connect() as connection:
            return connection.execute(wanted).scalar()

    def choose_table(self, table: str, visitor: str, tell: bool | None) -> None:
        """Tell a visitor of a table, or not; None for what they have chosen in general."""
        with self.database.writing.begin() as connection:
            connection.execute(delete(NOTICE_CHOICES).where(is_of(NOTICE_CHOICES, table, visitor)))
            if tell is not None:
                connection.execute(insert(NOTICE_CHOICES).values(table_id=table, visitor=visitor, tell=tell))

    # -- what is due

    def due(self, now: float, letters: str) -> list[DueNotice]:
        """Who is to be told by now, of tables whose ids begin with these letters; those first that wait longest."""
        wanted = select(NOTICES).where(~NOTICES.c.told, NOTICES.c.due <= now)
        if letters:
            wanted = wanted.where(func.substr(NOTICES.c.table_id, 1, 1).in_(list(letters)))
        with self.database.reading.connect() as connection:
            found = connection.execute(wanted.order_by(NOTICES.c.due).limit(MOST_DUE)).mappings()
            return [DueNotice(row["table_id"], row["visitor"], row["kind"], row["due"], row["tries"]) for row in found]

    def claim(self, notice: DueNotice) -> bool:
        """Take it on to tell somebody; False if another server has, or if it is no longer so."""
        still = and_(is_of(NOTICES, notice.table, notice.visitor), ~NOTICES.c.told)
        same = and_(NOTICES.c.kind == notice.kind, NOTICES.c.due == notice.due)
        with self.database.writing.begin() as connection:
            return connection.execute(update(NOTICES).where(still, same).values(told=True)).rowcount == 1

    def put_off(self, notice: DueNotice, until: float, tries: int) -> None:
        """Give back what was taken on, to be tried again then; unless it is no longer so, or anew."""
        mine = and_(is_of(NOTICES, notice.table, notice.visitor), NOTICES.c.told, NOTICES.c.due == notice.due)
        with self.database.writing.begin() as connection:
            connection.execute(update(NOTICES).where(mine).values(told=False, due=until, tries=tries))

    def know(self, present: Sequence[tuple[str, str]], until: float) -> None:
        """These have the table open: they need not be told what would be due until then."""
        with self.database.writing.begin() as connection:
            for table, visitor in present:
                mine = and_(is_of(NOTICES, table, visitor), ~NOTICES.c.told, NOTICES.c.due <= until)
                connection.execute(update(NOTICES).where(mine).values(told=True))


# -- parts of statements


def is_of(kept: Table, table: str, visitor: str) -> ColumnElement[bool]:
    """A visitor's row of a table."""
    return and_(kept.c.table_id == table, kept.c.visitor == visitor)


def is_device_of(visitor: str | ColumnElement[str]) -> ColumnElement[bool]:
    """A visitor's devices."""
    return PUSH_SUBSCRIPTIONS.c.visitor == visitor


def wishes_in(connection: Connection, visitor: str) -> Wishes | None:
    """What a visitor has chosen; None if that is nothing."""
    row = connection.execute(select(NOTICE_WISHES).where(NOTICE_WISHES.c.visitor == visitor)).mappings().first()
    if row is None:
        return None
    quiet = None if row["quiet_from"] is None else QuietHours(row["quiet_from"], row["quiet_to"])
    return Wishes(visitor, row["lang"], row["zone"], quiet, row["turns"], row["address"], row["confirmed"], row["stop"])


def change(connection: Connection, visitor: str, **values: str | bool | int | None) -> None:
    """Change something of what a visitor has chosen; the rest is as usual if they had chosen nothing."""
    values["changed"] = time.time()  # type: ignore[assignment]
    if connection.execute(update(NOTICE_WISHES).where(NOTICE_WISHES.c.visitor == visitor).values(**values)).rowcount:
        return
    usual = {"lang": "en", "zone": "UTC", "turns": True, "address": "", "confirmed": False}
    new = {**usual, "visitor": visitor, "stop": secrets.token_urlsafe(32), **values}
    connection.execute(insert(NOTICE_WISHES).values(**new))


def question_in(connection: Connection, token: str, which: ColumnElement[bool]) -> tuple[str, str] | None:
    """Of whom, and which address, a question is, if it is one of these."""
    wanted = select(MAIL_QUESTIONS.c.visitor, MAIL_QUESTIONS.c.address).where(MAIL_QUESTIONS.c.token == token)
    found = connection.execute(wanted.where(~MAIL_QUESTIONS.c.refused, which)).first()
    return None if found is None else (found[0], found[1])


def is_old_question(now: float) -> ColumnElement[bool]:
    """Questions that count no more."""
    asked = and_(~MAIL_QUESTIONS.c.refused, MAIL_QUESTIONS.c.at < now - 2 * DAY)
    return or_(asked, MAIL_QUESTIONS.c.at < now - REFUSED_SECONDS)


def check_questions(connection: Connection, visitor: str, address: str, now: float) -> None:
    """Nobody is asked too often, whoever wants it; or a Problem."""
    refused = select(func.count()).where(MAIL_QUESTIONS.c.address == address, MAIL_QUESTIONS.c.refused)
    if connection.execute(refused).scalar():
        raise Problem(409, "mail-refused")
    today = MAIL_QUESTIONS.c.at > now - DAY
    for which, most in (
        (MAIL_QUESTIONS.c.visitor == visitor, A_VISITOR),
        (MAIL_QUESTIONS.c.address == address, AN_ADDRESS),
        (true(), THE_SERVER),
    ):
        asked = select(func.count()).select_from(MAIL_QUESTIONS).where(which, today)
        if (connection.execute(asked).scalar() or 0) >= most:
            raise Problem(429, "too-many-questions")


def mark_of(endpoint: str) -> str:
    """By what an endpoint is found."""
    return sha256(endpoint.encode()).hexdigest()


def remove_wishes(database: Database, before: float) -> None:
    """Forget what visitors have wished for who are not known any more, where they stand."""
    known = exists().where(VISITORS.c.name == NOTICE_WISHES.c.visitor)
    gone = select(NOTICE_WISHES.c.visitor).where(NOTICE_WISHES.c.changed < before, ~known)
    with database.writing.begin() as connection:
        for kept in (PUSH_SUBSCRIPTIONS, NOTICE_WISHES):
            connection.execute(delete(kept).where(kept.c.visitor.in_(gone)))
