"""The engine of the page: what JavaScript calls. Only strings and numbers go in and out, and functions that take them.

`open_house` once, then `request` and `listen`. The second worker has no house: it calls `work` of `helper`.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Final

from fairwind.offline.helper import Ask, HelperBeside
from fairwind.offline.house import House, refusal
from fairwind.offline.kept_store import Keeper
from fairwind.tables.problems import Problem

Write = Callable[[str], Awaitable[None]]
OPENED: Final = json.dumps([200, "application/json", "{}"])


class PageKeeper(Keeper):
    """Has the page keep what is to be kept."""

    def __init__(self, write: Write) -> None:
        self._write: Final = write

    async def write(self, batch: str) -> None:
        await self._write(batch)


class PageEngine:
    """The one house of the page."""

    def __init__(self) -> None:
        self.house: House | None = None


ENGINE: Final = PageEngine()


async def open_house(kept: str, language: str, write: Write, ask: Ask) -> str:
    """Open the house over what was kept, JSON of texts by name.

    `write` makes a batch durable (JSON: pairs of a name and a text, or null to forget), `ask` has a job done by the
    second worker. What comes back is JSON: status, type and text, as of a request; not 200 if it cannot be opened.
    """
    house = House(PageKeeper(write), HelperBeside(ask))
    try:
        await house.open(kept)
    except Problem as problem:
        return json.dumps(refusal(problem, language))
    ENGINE.house = house
    return OPENED


async def request(method: str, address: str, language: str, body: str, waits: Callable[[], bool]) -> str:
    """Ask the house; JSON: status, type and text. `waits` tells whether anybody still waits for it."""
    assert ENGINE.house is not None, "open the house first"
    return json.dumps(await ENGINE.house.request(method, address, language, body, waits))


def listen(address: str, last: int, hear: Callable[[str], None]) -> Callable[[], None]:
    """Hear of a table from a row on, or from now on if it is negative; what comes back ends it.

    Each message is JSON: id, event and data, as a server-sent event has them. The event `closed` is the last one, with
    the status as its data.
    """
    assert ENGINE.house is not None, "open the house first"
    return ENGINE.house.listen(address, None if last < 0 else last, hear)
