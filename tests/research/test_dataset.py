"""A dataset: its rows replay, a run that was broken off ends like one that was not, and wrong use is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fairwind.arena.block import deal_key
from fairwind.arena.match import match_of, play_match
from fairwind.games import OURS, game
from fairwind.kernel.chance import Keyed
from fairwind.kernel.play import actor, advance, answer, is_over
from fairwind.kernel.spec import BadTable
from tests.cli.terminal import fairwind_here
from tests.research.peers import peer


@pytest.fixture(autouse=True)
def parquet() -> Any:
    peer("numpy")
    return peer("pyarrow.parquet")


def write(out: Path, *options: str, name: str = "mundus-novus", games: int = 4) -> str:
    arguments = ["--game", name, "--seats", "2", "--bots", "random", "--games", str(games), "--part", "2"]
    ran = fairwind_here("dataset", *arguments, "--out", str(out), *options)
    assert (ran.status, ran.err.strip()) == (0, "")
    return ran.out


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("name", OURS)
def test_the_rows_replay(name: str, tmp_path: Path, parquet: Any) -> None:
    from fairwind.research.conventions import Conventions

    write(tmp_path / "out.parquet", name=name, games=2)
    rows = parquet.read_table(tmp_path / "out.parquet").to_pylist()
    table = Conventions(name, 2)
    for number in (0, 1):
        s, driver = table.begin(), Keyed(deal_key(1))
        advance(s, driver)
        mine = [row for row in rows if row["game"] == number]
        for step, row in enumerate(mine):
            assert (row["step"], row["seat"], row["deal"]) == (step, actor(s), 1)
            assert row["observation"] == table.observation(s, actor(s)).tolist()
            assert row["mask"] == table.mask(s, actor(s)).astype(bool).tolist()
            answer(s, actor(s), table.allowed(s, actor(s), row["action"]))
            advance(s, driver)
        result = table.spec.result(s)
        assert is_over(s)
        assert all((row["points"], row["places"]) == (result.points, result.places) for row in mine)
        winners = result.places.count(1)
        assert all(row["win"] == (result.places[row["seat"]] == 1) / winners for row in mine)


def test_they_are_the_games_of_a_match(tmp_path: Path, parquet: Any) -> None:
    write(tmp_path / "out", "--deals", "5", "--bots", "weighted,random", games=2)
    rows = parquet.read_table(tmp_path / "out").to_pylist()
    played = play_match(match_of("mundus-novus", ["weighted", "random"], 2, first_deal=5))[0].games
    for number, one in enumerate(played):
        mine = [row for row in rows if row["game"] == number]
        assert len(mine) == one.answers
        assert mine[0]["points"] == one.points
        bots = ["weighted", "random"]
        assert all(row["bot"] == bots[one.order[row["seat"]]] for row in mine)


def test_a_run_that_was_broken_off_ends_like_one_that_was_not(tmp_path: Path) -> None:
    assert write(tmp_path / "whole") == f"{tmp_path / 'whole'}: 4 games in 2 files.\n"
    write(tmp_path / "broken")
    (tmp_path / "broken" / "part-00001.parquet").unlink()
    (tmp_path / "broken" / ".part-00001.parquet").write_bytes(b"half a file")
    kept = (tmp_path / "broken" / "part-00000.parquet").stat().st_mtime_ns
    write(tmp_path / "broken")
    assert files(tmp_path / "broken") == files(tmp_path / "whole")
    assert (tmp_path / "broken" / "part-00000.parquet").stat().st_mtime_ns == kept  # it was not played again
    assert sorted(files(tmp_path / "whole")) == ["_plan.json", "part-00000.parquet", "part-00001.parquet"]


def test_a_file_says_what_it_holds(tmp_path: Path, parquet: Any) -> None:
    write(tmp_path / "out", "--variant", "setup=dealt", name="santa-maria", games=2)
    schema = parquet.read_schema(tmp_path / "out" / "part-00000.parquet")
    told = {key.decode(): json.loads(value) for key, value in schema.metadata.items() if key.startswith(b"fairwind.")}
    spec = game("santa-maria")
    assert told["fairwind.observed"] == list(spec.observed(2))
    assert told["fairwind.actions"] == [action.text for action in spec.edition().catalogue.actions]
    assert told["fairwind.variants"]["setup"] == "dealt"
    assert not any(field.nullable for field in schema)
    assert schema.names == [
        "game", "deal", "step", "seat", "bot", "observation", "mask", "action", "points", "places", "win",
    ]  # fmt: skip


def test_another_plan_or_another_folder_is_not_written_over(tmp_path: Path) -> None:
    asked = ["dataset", "--game", "mundus-novus", "--games", "2", "--out", str(tmp_path / "out")]
    write(tmp_path / "out", games=2)
    assert "was begun with other options" in fairwind_here(*asked, "--seed", "other").complained()
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("Dear")
    assert "it is no dataset; choose another name" in fairwind_here(*asked[:-1], str(tmp_path / "letters")).complained()
    assert "1 to 10000 games, not 0" in fairwind_here(*asked, "--part", "0").complained()
    assert files(tmp_path / "letters") == {"dear.txt": b"Dear"}


def test_what_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from fairwind.cli import dataset_command

    monkeypatch.setattr(dataset_command, "missing_libraries", lambda _: ["pyarrow"])
    with pytest.raises(BadTable, match=r"needs pyarrow: run pip install 'fairwind\[research\]' and try again"):
        dataset_command.dataset("mundus-novus", tmp_path / "out")
