"""How much one visitor may ask, and the purse from which everything is paid that they ask for."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from functools import lru_cache
from typing import Annotated, Final

from fastapi import Depends, Request
from starlette.types import Scope

from fairwind.server.settings import HOUSEHOLD, Limits
from fairwind.tables.budgets import NOTHING, Account, Allowance, Allowed, Clock, Payer, Purse, Used
from fairwind.tables.problems import Problem
from fairwind.tables.store import Store

COUNT_SECONDS: Final = 20.0
AT_ONCE: Final = 100  # visitors whose use is noted together: whoever plays waits for it to be written
BETWEEN_NOTES: Final = 0.1  # seconds
MOST_VISITORS: Final = 20_000  # remembered at a time
QUESTIONS: Final = 10  # a day, from one household, whether an address is somebody's
DAY: Final = 24 * 3600.0
NETWORK_BITS: Final = 64  # one household has so many addresses of the new kind


class Visitors:
    """What each visitor and each household has used lately."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        one = Allowed(
            limits.rate,
            limits.burst,
            limits.live,
            limits.tables,
            limits.bytes,
            limits.rows,
            limits.seconds,
            limits.talk,
        )
        self.clock: Final = clock
        self._allowed: Final[dict[Payer, Allowed]] = {"visitor": one, "household": one.times(HOUSEHOLD)}
        self._asked: Final[dict[str, Allowance]] = {}  # by household: how often somebody was asked for an address
        self._accounts: Final[dict[Payer, dict[str, Account]]] = {"visitor": {}, "household": {}}

    def purse(self, name: str, home: str) -> Purse:
        """The purse of a visitor; without a name, that of the household."""
        visitor = self.account("visitor", name) if name else None
        return Purse(visitor, self.account("household", home), self.clock)

    def account(self, who: Payer, name: str) -> Account:
        """What somebody has used lately."""
        accounts = self._accounts[who]
        found = accounts.get(name)
        if found is None:
            now = self.clock()
            if len(accounts) >= MOST_VISITORS:
                forget(accounts, now)
            found = accounts[name] = Account(who, self._allowed[who], now)
        return found

    def ask(self, home: str) -> None:
        """A household has an address asked whether it is theirs, a few times a day; or a Problem."""
        if len(self._asked) >= MOST_VISITORS:
            self._asked.clear()
        allowed, now = self._asked.setdefault(home, Allowance(QUESTIONS, DAY)), self.clock()
        if allowed.wait(now):
            raise Problem(429, "too-many-questions")
        allowed.spend(1, now)

    def uncounted(self) -> dict[str, Used]:
        """What visitors have used since this was asked for last."""
        found = {name: account.uncounted for name, account in self._accounts["visitor"].items() if account.uncounted}
        for name in found:
            self._accounts["visitor"][name].uncounted = NOTHING
        return found


def forget(accounts: dict[str, Account], now: float) -> None:
    """Forget whoever has used nothing lately; if that is nobody, a few who have been known for longest."""
    for name in [name for name, account in accounts.items() if account.is_at_rest(now)]:
        del accounts[name]
    if len(accounts) >= MOST_VISITORS:
        quiet = [name for name, account in accounts.items() if not account.lines]
        for name in quiet[: MOST_VISITORS // 10]:
            del accounts[name]


async def keep_count(visitors: Visitors, store: Store) -> None:
    """Let the host know, every so often, what visitors have used."""
    while True:
        await asyncio.sleep(COUNT_SECONDS)
        used = visitors.uncounted()
        names = sorted(used)
        for at in range(0, len(names), AT_ONCE):
            store.note_use({name: used[name] for name in names[at : at + AT_ONCE]})
            await asyncio.sleep(BETWEEN_NOTES)


def purse_of(scope: Scope) -> Purse:
    """The purse of whoever asks."""
    purse: Purse = scope["purse"]
    return purse


async def purse_of_request(request: Request) -> Purse:
    """The purse of whoever asks."""
    return purse_of(request.scope)


ByPurse = Annotated[Purse, Depends(purse_of_request)]


def visitor_of(scope: Scope, behind_proxy: bool) -> str:
    """Who asks, as far as an address tells; behind a proxy, the address that the proxy saw."""
    client = scope.get("client")
    address = client[0] if client else "nobody"
    if behind_proxy:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                address = value.decode("latin-1").rpartition(",")[2].strip() or address
    return household(str(address))


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """An address, or the network of one household."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is None:
        return str(ipaddress.ip_network((ip, NETWORK_BITS), strict=False))
    return str(ip)
