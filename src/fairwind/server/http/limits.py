"""How much one visitor may ask: requests a second, tables an hour, live connections."""

from __future__ import annotations

import ipaddress
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from starlette.types import Scope

from fairwind.server.settings import Limits
from fairwind.tables.problems import Problem

HOUR: Final = 3600.0
MOST_VISITORS: Final = 20_000  # remembered at a time
NETWORK_BITS: Final = 64  # one household has so many addresses of the new kind

Clock = Callable[[], float]


class Bucket:
    """Fills with time, and each request takes one drop."""

    def __init__(self, drops: float, now: float) -> None:
        self.drops = drops
        self.at = now


class Visitors:
    """What each visitor has asked lately."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.limits: Final = limits
        self.clock: Final = clock
        self._buckets: Final[dict[str, Bucket]] = {}
        self._made: Final[dict[str, deque[float]]] = {}
        self._live: Final[dict[str, int]] = {}

    def request(self, visitor: str) -> bool:
        """Count a request; False if it is one too many."""
        now = self.clock()
        bucket = self._buckets.get(visitor)
        if bucket is None:
            if len(self._buckets) >= MOST_VISITORS:
                self._forget(now)
            bucket = self._buckets[visitor] = Bucket(self.limits.burst, now)
        bucket.drops = min(self.limits.burst, bucket.drops + (now - bucket.at) * self.limits.rate)
        bucket.at = now
        if bucket.drops < 1:
            return False
        bucket.drops -= 1
        return True

    def _forget(self, now: float) -> None:
        """Forget whoever has been quiet long enough to have a full bucket."""
        full_after = self.limits.burst / self.limits.rate
        for visitor in [v for v, bucket in self._buckets.items() if now - bucket.at > full_after]:
            del self._buckets[visitor]
        for visitor in [v for v, made in self._made.items() if now - made[-1] > HOUR]:
            del self._made[visitor]

    def table(self, visitor: str) -> None:
        """Count a table that is made, or refuse it."""
        now = self.clock()
        made = self._made.setdefault(visitor, deque())
        while made and now - made[0] > HOUR:
            made.popleft()
        if len(made) >= self.limits.tables:
            raise Problem(429, "too-many-tables", {"most": self.limits.tables})
        made.append(now)

    def check_live(self, visitor: str) -> None:
        """Refuse a live connection that would be one too many."""
        if self._live.get(visitor, 0) >= self.limits.live:
            raise Problem(429, "too-many-connections", {"most": self.limits.live})

    @contextmanager
    def live(self, visitor: str) -> Iterator[None]:
        """Count a live connection for as long as it lasts."""
        self._live[visitor] = self._live.get(visitor, 0) + 1
        try:
            yield
        finally:
            self._live[visitor] -= 1
            if not self._live[visitor]:
                del self._live[visitor]


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
