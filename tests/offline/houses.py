"""Houses without a server, over a keeper that can fail, and the program that ends at any moment."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fairwind.kernel.chance import Generator
from fairwind.offline.house import House
from fairwind.offline.kept_store import Keeper
from fairwind.tables.jobs import HelperHere

PATIENCE = 60  # seconds


class BatchKeeper(Keeper):
    """Remembers every batch, and fails when it is told to."""

    def __init__(self) -> None:
        self.batches: list[list[tuple[str, str | None]]] = []
        self.fails = False

    async def write(self, batch: str) -> None:
        await asyncio.sleep(0)
        if self.fails:
            raise OSError("the disk is full")
        self.batches.append(json.loads(batch))

    def kept(self, batches: int | None = None) -> str:
        """What is there after so many batches."""
        texts: dict[str, str] = {}
        for batch in self.batches[:batches]:
            for name, text in batch:
                if text is None:
                    texts.pop(name, None)
                else:
                    texts[name] = text
        return json.dumps(texts)


class Player:
    """Somebody in front of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.table = ""

    async def ask(self, method: str, path: str, body: Any = None, lang: str = "en") -> tuple[int, Any]:
        """The status and what was said."""
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        status, kind, told = await self.house.request(method, path, lang, text)
        return status, json.loads(told) if kind in {"application/json", "application/problem+json"} else told

    async def get(self, path: str) -> Any:
        status, told = await self.ask("GET", path)
        assert status == 200, told
        return told

    async def done(self, path: str, **body: Any) -> Any:
        status, told = await self.ask("POST", path, body)
        assert status < 300, told
        return told

    async def done_text(self, path: str, text: str) -> Any:
        status, told = await self.ask("POST", path, text)
        assert status < 300, told
        return told

    async def make(self, game: str, *seats: str) -> str:
        """Seats as `you` or a bot's name."""
        wishes = [{"kind": "you"} if seat == "you" else {"kind": "bot", "bot": seat} for seat in seats]
        self.table = (await self.done("/api/tables", game=game, seats=wishes))["table"]
        return self.table

    def at(self, path: str = "") -> str:
        return f"/api/tables/{self.table}{path}"

    async def wait_until_asked(self) -> dict[str, Any] | None:
        """The snapshot of one of my seats that is asked; None when the game is over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                seen: dict[str, Any] = await self.get(self.at())
                if seen["status"] != "running":
                    return None
                for seat in seen["mine"]:
                    mine: dict[str, Any] = await self.get(self.at(f"?seat={seat}"))
                    if mine["asked"] is not None:
                        return mine
                await asyncio.sleep(0.001)

    async def play(self, choose: Generator, most: int = 100_000) -> int:
        """Answer at random until the game is over, or so often; how often that was."""
        for count in range(most):
            seen = await self.wait_until_asked()
            if seen is None:
                return count
            options = seen["asked"]["options"]
            do = options[choose.below(len(options))]["do"]
            await self.done(self.at("/answer"), seat=seen["seat"], decision=seen["asked"]["decision"], do=do)
        return most


@asynccontextmanager
async def opened(keeper: Keeper | None = None, kept: str = "") -> AsyncIterator[Player]:
    """Somebody in front of a house that is open; at the end it is left as a closed tab leaves it."""
    house = House(keeper or BatchKeeper(), HelperHere())
    await house.open(kept)
    try:
        yield Player(house)
    finally:
        for task in list(house.registry.tasks):
            task.cancel()
        await asyncio.gather(*house.registry.tasks, return_exceptions=True)
