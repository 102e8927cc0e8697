"""The file in which finished blocks are kept, a line each, so that a match can go on where it was broken off."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fairwind.arena.block import Block, GamePlayed, game_from_json
from fairwind.kernel.record import UNSOUND
from fairwind.kernel.spec import BadTable, Json

FORMAT: Final = 1
BEGINS: Final = '{"block": '  # every line does; one that was cut off, at least as far as it goes


def key_of(block: Block) -> str:
    """What a block's games follow from, as text: two matches share the blocks that are the same in both."""
    return json.dumps([FORMAT, block.game, block.bots, block.deal, block.seed, block.twin, block.variants])


class KeptBlocks:
    """A file of finished blocks. It may hold blocks of other matches too: each line says what it is of."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path

    def read(self, blocks: Sequence[Block]) -> dict[int, list[GamePlayed]]:
        """Those of the blocks that are finished, by their numbers."""
        lines = self._lines()
        return {
            number: [game_from_json(data) for data in lines[key_of(block)]]
            for number, block in enumerate(blocks)
            if key_of(block) in lines
        }

    def _lines(self) -> dict[str, list[Json]]:
        """The games of every block in the file; a last line that was cut off is taken away.

        A file of something else is refused, and stays as it is.
        """
        if not self.path.exists():
            return {}
        found: dict[str, list[Json]] = {}
        *whole, torn = self.path.read_bytes().split(b"\n")
        for number, row in enumerate(whole, 1):
            try:
                data = json.loads(row.decode())
                found[json.dumps(data["block"])] = data["games"]
                for played in data["games"]:
                    game_from_json(played)
            except UNSOUND:
                raise self._no_block(number) from None
        if torn:
            if torn[: len(BEGINS)] != BEGINS.encode()[: len(torn)]:
                raise self._no_block(len(whole) + 1)
            os.truncate(self.path, sum(len(row) + 1 for row in whole))
        return found

    def _no_block(self, number: int) -> BadTable:
        return BadTable(f"{self.path}: line {number} is no finished block of a match; choose another file.")

    def write(self, block: Block, games: Sequence[GamePlayed]) -> None:
        """Keep a finished block; it is on the disk when this returns, whatever happens after."""
        row = json.dumps({"block": json.loads(key_of(block)), "games": [played.as_json() for played in games]})
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(row + "\n")
            file.flush()
            os.fsync(file.fileno())
