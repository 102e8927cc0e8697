"""`fairwind train` and `python -m fairwind.training`."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy")

from fairwind.training.__main__ import main
from fairwind.training.plan import plan_from
from tests.cli.terminal import fairwind_here


def test_a_stage_is_run_with_a_bar_and_options_by_name(tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    ran = fairwind_here(
        "train", "--game", "santa-cruz", "--stage", "advice", "--out", out, "--seats", "2",
        "--set", "generations=1", "--set", "population=6", "--set", "trials=1",
    )  # fmt: skip
    assert ran.status == 0
    assert "the advice is in" in ran.err.replace("\n", " ")
    assert (tmp_path / "run" / "advice.toml").is_file()


def test_whoever_interrupts_a_run_hears_that_it_can_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fairwind.training.stages.train", interrupted)
    ran = fairwind_here("train", "--game", "santa-cruz", "--out", str(tmp_path / "run"))
    assert ran.status != 0
    assert "the same command goes on from it" in ran.err.replace("\n", " ")


@pytest.mark.parametrize("careless", ["", "0,never", "5,101"])
def test_how_careless_players_are_is_a_part_of_100(careless: str, tmp_path: Path) -> None:
    ran = fairwind_here(
        "train", "--game", "santa-cruz", "--stage", "games", "--out", str(tmp_path), "--set", f"careless={careless}"
    )
    assert ran.status == 2
    assert "write parts of 100 such as 0,5,10" in ran.err.replace("\n", " ")


def test_what_is_asked_wrongly_is_told_in_a_sentence(tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    ran = fairwind_here("train", "--game", "santa-cruz", "--stage", "dream", "--out", out)
    assert ran.status == 2
    assert ran.err.startswith("There is no stage 'dream'")
    ran = fairwind_here("train", "--game", "santa-cruz", "--out", out, "--set", "speed=9")
    assert ran.status == 2
    assert ran.err.startswith("There is no option 'speed'")
    for option, says in [("moments", "--set moments says no value"), ("seats=two", "write one such as 2,4")]:
        ran = fairwind_here("train", "--game", "santa-cruz", "--out", out, "--set", option)
        assert ran.status == 2
        assert says in ran.err.replace("\n", " ")


def test_a_game_that_there_is_not_leaves_no_folder_behind(tmp_path: Path) -> None:
    out = tmp_path / "run"
    assert fairwind_here("train", "--game", "chess", "--out", str(out)).status == 2
    assert main(["--game", "chess", "--out", str(out)]) == 2
    assert not out.exists()


def test_a_run_without_a_folder_is_in_one_that_is_called_after_the_game() -> None:
    assert plan_from({"game": "bora-bora"}).out == Path("training-bora-bora")


def test_a_machine_without_libraries_of_the_terminal_trains_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [
        "--game",
        "santa-cruz",
        "--stage",
        "games",
        "--out",
        str(tmp_path),
        "--players",
        "random",
        "--games",
        "2",
    ]
    assert main([*arguments, "--seats", "2", "--moments", "2"]) == 0
    assert "2 of 2 games" in capsys.readouterr().err
    assert main(["--game", "santa-cruz", "--out", str(tmp_path), "--stage", "games", "--players", "nobody"]) == 2
    assert capsys.readouterr().err.startswith("There is no bot 'nobody'")
