"""Recorded games replay for ever: every ending of every game, at every player count."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fairwind.games import game, game_names
from fairwind.kernel.play import is_over
from fairwind.kernel.record import read_record
from fairwind.kernel.replay import Replay
from fairwind.locale import words_file

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_replays(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    replay = Replay(game(record.game), record)
    final = replay.final()
    assert is_over(final)
    assert record.result is not None
    assert replay.unchecked == 0
    assert any(line.check for line in record.lines), "a record without a single digest proves too little"


@pytest.mark.parametrize("name", game_names())
def test_every_ending_is_recorded_at_every_player_count(name: str) -> None:
    spec = game(name)
    records = [read_record(path.read_text(encoding="utf-8")) for path in RECORDS if path.parent.name == name]
    texts = words_file("en", name).read_text(encoding="utf-8")
    endings = re.findall(r"^end-([a-z-]+) =", texts, re.MULTILINE)
    found = {(record.seats, str(record.result["ended"])) for record in records if record.result is not None}
    assert {seats for seats, _ in found} == set(spec.seat_counts)
    assert endings
    assert found == {(seats, end) for seats in spec.seat_counts for end in endings if endings_at(end, seats)}
    for variant in spec.variants:
        played = {record.variants[variant.name] for record in records}
        assert played == set(variant.values), variant.name


def endings_at(ending: str, seats: int) -> bool:
    """Whether this ending can happen at this player count; only solo games have endings of their own."""
    return (seats == 1) == ending.startswith("solo")
