"""A house: the tables of one visitor in this program, asked by the same calls as a server."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Final
from urllib.parse import parse_qs, urlsplit

from fairwind.locale import LANGUAGES
from fairwind.offline import lobby_answers, record_answers, table_answers
from fairwind.offline.calls import call_book
from fairwind.offline.house_call import Answerer, HouseCall, always
from fairwind.offline.kept_store import Keeper, KeptStore
from fairwind.offline.live_line import Hear, LiveLine, closed_text
from fairwind.tables.finished_games import FinishedGames
from fairwind.tables.jobs import Helper
from fairwind.tables.problems import Problem
from fairwind.tables.registry import Registry
from fairwind.tables.reviews import ReviewDesk
from fairwind.tables.seats import Key, seats_of_visitor
from fairwind.tables.store import StoreDown
from fairwind.tables.table import Table
from fairwind.tables.visitors import new_secret, visitor_name

LOG: Final = logging.getLogger(__name__)
PROBLEM_TYPE: Final = "application/problem+json"
EVENTS: Final = "GET /api/tables/{table}/events"
OWNER: Final = "owner"  # under which name the store keeps whose house it is
KEY_BYTES: Final = 32
ANSWERED: Final[dict[str, Answerer]] = {**table_answers.ANSWERS, **lobby_answers.ANSWERS, **record_answers.ANSWERS}
NOT_KEPT: Final = 507  # what HTTP says of a full store: not one of those by which a page takes a server to be away


@dataclass(frozen=True)
class Owner:
    """Whose house it is: the secret of this browser, the key of its links, a name and a colour."""

    secret: str
    key: str
    called: str = ""
    colour: int | None = None


class House:
    """One visitor's tables over a keeper and a helper."""

    def __init__(self, keeper: Keeper, helper: Helper) -> None:
        self.store: Final = KeptStore(keeper)
        self.helper: Final = helper
        self.owner = Owner(new_secret(), secrets.token_hex(KEY_BYTES))
        self.registry: Registry  # there from the opening on, and so are the finished games
        self.finished: FinishedGames

    async def open(self, kept: str) -> None:
        """Take in what was kept, JSON of texts by name, and begin; or a Problem if that cannot be."""
        self.store.fill(json.loads(kept or "{}"))
        known = self.store.own(OWNER)
        if known is not None:
            self.owner = Owner(**json.loads(known))
        self.registry = Registry(self.store, Key([bytes.fromhex(self.owner.key)]), self.helper)
        desk = ReviewDesk(self.helper, self.registry.spawn)
        self.finished = FinishedGames(self.registry, desk)
        await self.registry.house.beat()
        self.registry.watch()

    async def close(self) -> None:
        """Keep what is left to keep, and do nothing more."""
        await self.registry.close()

    # -- the visitor

    @property
    def visitor(self) -> str:
        """By which name tables know the owner."""
        return visitor_name(self.owner.secret)

    async def know_owner(self) -> str:
        """The owner's name, kept before anything is theirs."""
        if self.store.own(OWNER) is None:
            await self.keep_owner(self.owner)
        return self.visitor

    async def keep_profile(self, called: str, colour: int | None) -> None:
        """Keep what the owner is called, and the colour they wish for."""
        await self.keep_owner(replace(self.owner, called=called, colour=colour))

    async def keep_owner(self, owner: Owner) -> None:
        """Keep whose house it is."""
        await self.store.keep_own(OWNER, json.dumps(asdict(owner)))
        self.owner = owner

    def held(self, table: Table) -> list[int]:
        """The seats that are the owner's now; to be asked for in a deed."""
        return seats_of_visitor(table.state.seats, self.visitor)

    # -- calls

    async def request(
        self, method: str, address: str, language: str, body: str, waits: Callable[[], bool] = always
    ) -> tuple[int, str, str]:
        """What a server would answer: its status, the type of what it says, and the text."""
        lang = language_of(address, language)
        try:
            call = call_book().find(method, address, body, ANSWERED)
            reply = await ANSWERED[call.name](HouseCall(self, call, lang, waits))
        except Problem as problem:
            return refusal(problem, lang)
        except StoreDown:
            return refusal(Problem(503, "storage-down"), lang)
        except Exception:
            LOG.exception("%s %s failed", method, address)
            return refusal(Problem(500, "engine-failed"), lang)
        return reply.status, reply.type, reply.text

    def listen(self, address: str, last: int | None, hear: Hear) -> Callable[[], None]:
        """Tell what happens at a table, from a row on, until the function that comes back is called."""
        line: list[LiveLine] = []
        ended: list[bool] = []

        def stop() -> None:
            ended.append(True)
            for one in line:
                if not one.has_ended:
                    one.close()

        async def begin() -> None:
            try:
                made = await self._line(address, last, hear)
                if not ended:
                    line.append(made)
                    await made.open()
            except Problem as problem:
                hear(closed_text(problem.status))

        self.registry.spawn(begin())
        return stop

    async def _line(self, address: str, last: int | None, hear: Hear) -> LiveLine:
        call = call_book().find("GET", address, "", {EVENTS})
        table = await self.registry.table(call.path["table"])
        seat, after = call.query["seat"], call.query["after"] if last is None else last

        async def deed() -> LiveLine:
            held, spawn = self.held, self.registry.spawn
            return LiveLine(table, lambda: held(table), seat, after, self.visitor, hear, spawn)

        return await table.alone(deed)


def language_of(address: str, language: str) -> str:
    """The language the reader asks for: `?lang=`, else the one the page speaks, else English."""
    wanted = parse_qs(urlsplit(address).query).get("lang", [""])[-1]
    return next((lang for lang in (wanted, language) if lang in LANGUAGES), LANGUAGES[0])


def refusal(problem: Problem, lang: str) -> tuple[int, str, str]:
    """A problem as it is answered; that nothing can be kept is said of this browser."""
    told = Problem(NOT_KEPT, "not-kept") if problem.title == "storage-down" else problem
    return told.status, PROBLEM_TYPE, json.dumps(told.shown(lang))
