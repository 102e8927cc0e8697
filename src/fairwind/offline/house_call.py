"""What is asked of a house, and what it replies."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from fairwind.kernel.spec import Json
from fairwind.offline.calls import FoundCall
from fairwind.tables.table import Table

if TYPE_CHECKING:
    from fairwind.offline.house import House

T = TypeVar("T")
JSON_TYPE: Final = "application/json"


class Reply(NamedTuple):
    """What is answered: data, or a text that is sent as it is."""

    data: Any
    status: int = 200
    type: str = JSON_TYPE

    @property
    def text(self) -> str:
        """As it is sent; what is no ASCII is written with escapes, for a stranger's text may be no Unicode."""
        return json.dumps(self.data, separators=(",", ":")) if self.type == JSON_TYPE else str(self.data)


DONE: Final = Reply({})


def always() -> bool:
    """For whoever waits in any case."""
    return True


@dataclass(frozen=True)
class HouseCall:
    """A call that was checked, with the house that is asked, the reader's language, and whether they still wait."""

    house: House
    call: FoundCall
    lang: str
    waits: Callable[[], bool] = always

    @property
    def body(self) -> Json:
        """What was sent along."""
        found: Json = self.call.body
        return found

    @property
    def query(self) -> Mapping[str, Any]:
        """What stands behind the question mark."""
        return self.call.query

    @property
    def path(self) -> Mapping[str, Any]:
        """What the path names."""
        return self.call.path

    async def table(self) -> Table:
        """The table that is meant."""
        return await self.house.registry.table(self.path["table"])

    async def at_table(self, deed: Callable[[Table, Sequence[int]], Awaitable[T]], fresh: bool = True) -> T:
        """Do something at the table that is meant, with the seats that are the owner's by then."""
        table = await self.table()
        return await table.alone(lambda: deed(table, self.house.held(table)), fresh)


Answerer = Callable[[HouseCall], Awaitable[Reply]]
