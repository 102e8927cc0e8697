"""The house's time: what clocks go by. It stands still while no server looks after the tables."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fairwind.tables.store import Store

BEAT_SECONDS: Final = 10.0  # how often a server notes that it is there
GAP_SECONDS: Final = 30.0  # after so long without a note nobody was there


@dataclass(frozen=True)
class Uptime:
    """When a server was last there, and for how many seconds in all none was."""

    at: float
    lost: float = 0.0

    def at_beat(self, now: float, patience: float) -> Uptime:
        """After a server has noted that it is there; a longer gap than this is lost time."""
        gap = now - self.at
        return Uptime(max(now, self.at), self.lost + (gap if gap > patience else 0.0))


class HouseTime:
    """The time of day, less all that went by while nobody was there: stopped, killed, asleep, without a database."""

    def __init__(self, store: Store, wall: Callable[[], float] = time.time) -> None:
        self.store: Final = store
        self.wall: Final = wall
        self._uptime: Uptime | None = None

    @property
    def is_known(self) -> bool:
        """Whether we noted lately that we are there, and so know of all gaps before."""
        return self._uptime is not None and self.wall() - self._uptime.at <= GAP_SECONDS

    @property
    def is_beat_due(self) -> bool:
        """Whether it is time to note again that we are there."""
        return self._uptime is None or self.wall() - self._uptime.at >= BEAT_SECONDS

    def now(self) -> float:
        """The time, as far as it is known."""
        return self.wall() - (0.0 if self._uptime is None else self._uptime.lost)

    async def sure_now(self) -> float:
        """The time, noted first if it is not known; or StoreDown."""
        if not self.is_known:
            await self.beat()
        return self.now()

    async def beat(self) -> None:
        """Note that we are there, or raise StoreDown; at a start, if nobody else could have been, every gap counts."""
        patience = 0.0 if self._uptime is None and not self.store.shared else GAP_SECONDS
        self._uptime = await self.store.beat(self.wall(), patience)
