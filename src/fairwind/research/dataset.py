"""Games of bots as rows to learn from: a folder of Parquet files, a row for each answer (docs/research.md).

Each file holds the games of a few deals and follows from the plan alone. So a run that was broken off goes on with the
files that are missing, and ends with the same bytes as one that was not.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from struct import Struct
from typing import Any, Final

from fairwind import __version__
from fairwind.arena.block import Block, GamePlayed, PlainTable, play_at, rotation
from fairwind.arena.match import Match
from fairwind.arena.workers import spread
from fairwind.kernel.actions import Action
from fairwind.kernel.play import options
from fairwind.kernel.spec import BadTable, Json
from fairwind.research.conventions import Conventions

try:
    import numpy as np
    import pyarrow as pa
    from pyarrow import parquet
except ImportError as missing:
    raise ImportError("A dataset needs NumPy and PyArrow; run: pip install 'fairwind[research]'") from missing

FORMAT: Final = 1
PLAN: Final = "_plan.json"  # readers of Parquet pass over names that begin so


@dataclass(frozen=True)
class Part:
    """One file of a dataset: some blocks of a match."""

    number: int
    first_game: int
    match: Match
    blocks: tuple[Block, ...]

    def __str__(self) -> str:
        return f"part {self.number}"

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"part-{self.number:05}.parquet"

    def games(self) -> int:
        """How many games it holds."""
        return sum(len(block.bots) for block in self.blocks)


def parts_of(match: Match, games: int) -> list[Part]:
    """A match in files of about so many games, each of whole blocks."""
    blocks = match.blocks()
    size = max(1, games // match.seats)
    return [
        Part(number, first * match.seats, match, tuple(blocks[first : first + size]))
        for number, first in enumerate(range(0, len(blocks), size))
    ]


# -- rows


class AnswerRows:
    """The rows of a file, column by column: who was asked, what they knew, what was allowed, and what they chose."""

    def __init__(self, conventions: Conventions) -> None:
        self.conventions: Final = conventions
        self.packed: Final = Struct(f"={len(conventions.names)}h")
        self.observations: Final = bytearray()
        self.masks: Final = bytearray()
        self.columns: Final[dict[str, list[Any]]] = {
            name: [] for name in ("game", "deal", "step", "seat", "bot", "action", "points", "places", "win")
        }

    def note(self, table: PlainTable, seat: int, action: Action) -> None:
        """What a seat knows before its answer, what it may answer, and what it does."""
        allowed: list[Action] = []
        options(table.state, seat, allowed)
        mask = bytearray(self.conventions.actions)
        for one in allowed:
            mask[one.id] = 1
        known: list[int] = []
        self.conventions.spec.observe(table.state, seat, known)
        self.observations.extend(self.packed.pack(*known))
        self.masks.extend(mask)
        self.columns["seat"].append(seat)
        self.columns["action"].append(action.id)

    def end(self, number: int, block: Block, played: GamePlayed) -> None:
        """What all answers of a game have in common, and what came of it for who gave them."""
        columns, count = self.columns, played.answers
        shares = played.shares()
        seats = columns["seat"][-count:]
        columns["game"] += [number] * count
        columns["deal"] += [block.deal] * count
        columns["step"] += range(count)
        columns["bot"] += [block.bots[played.order[seat]] for seat in seats]
        columns["points"] += [played.points] * count
        columns["places"] += [played.places] * count
        columns["win"] += [shares[seat] for seat in seats]

    def table(self, about: Json) -> Any:
        """All rows for Arrow, with what the file says of itself."""
        schema = schema_of(self.conventions, about)
        wide = {
            "observation": pa.array(np.frombuffer(self.observations, np.int16)),
            "mask": pa.array(np.frombuffer(self.masks, np.bool_)),
        }
        arrays = [
            pa.FixedSizeListArray.from_arrays(wide[field.name], type=field.type)
            if field.name in wide
            else pa.array(self.columns[field.name], field.type)
            for field in schema
        ]
        return pa.Table.from_arrays(arrays, schema=schema)


def list_of(kind: Any, size: int) -> Any:
    """A list of so many, none of them missing."""
    return pa.list_(pa.field("element", kind, nullable=False), size)


def schema_of(conventions: Conventions, about: Json) -> Any:
    """The columns, in their order; none has gaps."""
    seats = conventions.seats
    kinds = {
        "game": pa.int64(), "deal": pa.int64(), "step": pa.int32(), "seat": pa.int8(), "bot": pa.string(),
        "observation": list_of(pa.int16(), len(conventions.names)),
        "mask": list_of(pa.bool_(), conventions.actions),
        "action": pa.int16(), "points": list_of(pa.int16(), seats), "places": list_of(pa.int8(), seats),
        "win": pa.float32(),
    }  # fmt: skip
    fields = [pa.field(name, kind, nullable=False) for name, kind in kinds.items()]
    told = {f"fairwind.{name}": json.dumps(value, ensure_ascii=False) for name, value in about.items()}
    return pa.schema(fields, told)


class NotedTable(PlainTable):
    """A game of which every answer becomes a row."""

    def __init__(self, block: Block, rows: AnswerRows) -> None:
        super().__init__(rows.conventions.spec, block)
        self.rows: Final = rows

    def answer(self, seat: int, action: Action) -> None:
        self.rows.note(self, seat, action)
        super().answer(seat, action)


def about_match(match: Match, conventions: Conventions) -> Json:
    """What the rows follow from, and what their numbers mean."""
    return {
        "dataset": FORMAT, "version": __version__, "game": match.game, "rules": conventions.spec.rules_version,
        "edition": [conventions.edition.about.name, conventions.edition.about.hash], "seats": match.seats,
        "variants": conventions.variants, "bots": match.bots, "first_deal": match.first_deal, "deals": match.deals,
        "seed": match.seed, "observed": conventions.names,
        "actions": [action.text for action in conventions.edition.catalogue.actions],
    }  # fmt: skip


def written(part: Part) -> bytes:
    """Play the games of a part; its file."""
    match = part.match
    conventions = Conventions(match.game, match.seats, dict(match.variants))
    rows = AnswerRows(conventions)
    number = part.first_game
    for block in part.blocks:
        for turn in range(match.seats):
            order = rotation(match.seats, block.deal, turn)
            rows.end(number, block, play_at(NotedTable(block, rows), block, order, turn))
            number += 1
    file = BytesIO()
    parquet.write_table(rows.table(about_match(match, conventions)), file, compression="zstd")
    return file.getvalue()


# -- the folder


class DatasetFolder:
    """Where the files of one dataset are, beside the plan that they follow from."""

    def __init__(self, path: Path, match: Match, games_a_part: int) -> None:
        self.path: Final = path
        self.parts: Final = parts_of(match, games_a_part)
        conventions = Conventions(match.game, match.seats, dict(match.variants))
        plan = {"games_a_part": games_a_part, **about_match(match, conventions)}
        self._plan: Final = json.dumps(plan, indent=1, ensure_ascii=False) + "\n"

    def open(self) -> list[Part]:
        """Make the folder, or go on with it; the parts that are missing."""
        plan = self.path / PLAN
        if not self.path.exists() or (self.path.is_dir() and not any(self.path.iterdir())):
            self.path.mkdir(parents=True, exist_ok=True)
            _put(plan, self._plan.encode())
        elif not plan.is_file():
            raise BadTable(f"{self.path}: there is something already, and it is no dataset; choose another name.")
        elif plan.read_text(encoding="utf-8") != self._plan:
            raise BadTable(
                f"{self.path}: this dataset was begun with other options or by another release; give it the same ones, "
                f"or choose another name."
            )
        return [part for part in self.parts if not (self.path / part.name).exists()]

    def write(self, part: Part, file: bytes) -> None:
        """Keep a finished part: all of it, or nothing."""
        _put(self.path / part.name, file)


def _put(path: Path, data: bytes) -> None:
    """Put a file in its place in one step."""
    unfinished = path.with_name(f".{path.name}")
    unfinished.write_bytes(data)
    unfinished.replace(path)


def write_dataset(
    folder: DatasetFolder, jobs: int = 1, ray_address: str = "", told: Callable[[int], None] = lambda _: None
) -> None:
    """Play whatever is missing and write it down; `told` hears of the games of each part as soon as it is there."""
    left: Sequence[Part] = folder.open()
    there = {part.number for part in folder.parts} - {part.number for part in left}
    told(sum(part.games() for part in folder.parts if part.number in there))
    for place, file in spread(written, left, jobs, ray_address):
        folder.write(left[place], file)
        told(left[place].games())
