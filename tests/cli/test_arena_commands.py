"""The commands of the arena: match, rate, luck."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fairwind.cli.arena_commands import with_interval
from fairwind.cli.entry import is_installed
from fairwind.kernel.spec import Json
from tests.cli.terminal import fairwind_here, too_wide

SC = "santa-cruz"
MATCH = ("match", SC, "random", "weighted", "random", "--seats", "2")


def untimed(text: str) -> Json:
    data: Json = json.loads(text)
    for row in data["entrants"]:
        del row["cpu_ms"]
    return data


def test_a_match_shows_shares_times_and_who_beats_whom() -> None:
    ran = fairwind_here(*MATCH, "--games", "6")
    assert ran.status == 0
    assert too_wide(ran.out) == []
    for heading in ("win share", "95 % interval", "rank", "margin", "points", "CPU ms", "p95", "% before"):
        assert heading in ran.out
    assert "santa-cruz, 6 games on 1 deal from 1 on" in ran.out


def test_a_plot_is_a_new_file(tmp_path: Path) -> None:
    file = tmp_path / "match.svg"
    assert fairwind_here("match", SC, "random", "random", "--games", "4", "--svg", str(file)).status == 0
    assert file.read_text("utf-8").startswith("<svg")
    assert "choose another name" in fairwind_here("match", SC, "random", "random", "--svg", str(file)).complained()
    nowhere = str(tmp_path / "nowhere" / "match.svg")
    assert "no such folder" in fairwind_here("match", SC, "random", "random", "--svg", nowhere).complained()


def test_alone_a_bot_has_points_and_no_share_of_wins() -> None:
    out = fairwind_here("match", "santa-maria", "random", "--seats", "1", "--games", "2").out
    assert "points" in out
    assert "win share" not in out


def test_a_lopsided_interval_is_told_by_its_ends() -> None:
    assert with_interval({"mean": 1.0, "interval": [0.64, 1.0]}, ".0f", 100) == "100 (64-100)"
    assert with_interval({"mean": 0.5, "interval": [0.3, 0.72]}, ".0f", 100) == "50 ±21"
    assert with_interval({"mean": 0.5, "interval": None}) == "0.5"
    assert with_interval(None) == "-"


def test_records_are_named_by_deal_and_game(tmp_path: Path) -> None:
    fairwind_here("match", SC, "random", "random", "--games", "4", "--deals", "12", "--records", str(tmp_path))
    names = [file.name for file in sorted(tmp_path.iterdir())]
    assert names == [f"{SC}-0000{deal}-{n}.jsonl" for deal in (12, 13) for n in (1, 2)]
    assert fairwind_here("replay", str(tmp_path / names[0]), "--check").status == 0


def test_whoever_asks_for_records_too_late_is_told(tmp_path: Path) -> None:
    match = ("match", SC, "random", "random", "--games", "4", "--resume", str(tmp_path / "kept.jsonl"))
    records = ("--records", str(tmp_path / "records"))
    assert fairwind_here(*match).err == ""
    assert fairwind_here(*match, *records).err.startswith("4 games in")
    (tmp_path / "kept.jsonl").unlink()
    assert fairwind_here(*match, *records).err == ""
    assert fairwind_here(*match, *records).err == "", "their records are there"


def test_a_single_game_of_a_match_comes_back(tmp_path: Path) -> None:
    """With the same bots and seed, and its deal."""
    match = ("match", SC, "montecarlo:2", "weighted", "--seed", "x")
    fairwind_here(*match, "--games", "6", "--records", str(tmp_path / "all"))
    fairwind_here(*match, "--games", "1", "--deals", "3", "--records", str(tmp_path / "one"))
    name = f"{SC}-000003-2.jsonl"
    assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "all" / name).read_bytes()


def test_a_test_says_what_it_has_found() -> None:
    ran = fairwind_here("match", SC, "weighted", "random", "--games", "200", "--sprt", "50,75", "--json")
    data = json.loads(ran.out)
    assert data["sprt"]["verdict"] == "high"
    assert data["games"] == 2 * data["sprt"]["blocks"] < 200
    shown = fairwind_here("match", SC, "random", "random", "--games", "4", "--sprt", "50,75")
    assert "not decided between 50% and 75%" in shown.out
    assert "name two or more" in fairwind_here("match", SC, "random", "--sprt", "50,75").complained()


def test_whoever_plays_on_the_deals_of_the_claims_is_warned() -> None:
    ran = fairwind_here("match", SC, "random", "random", "--games", "2", "--deals", "7000000")
    assert "are for claims; change no bot after seeing them" in ran.err
    assert "claims" not in fairwind_here("match", SC, "random", "random", "--games", "2").err
    luck = fairwind_here("luck", SC, "--bot", "random", "--effort", "2", "--games", "2", "--deals", "6999999")
    assert "are for claims" in luck.err


def test_an_interrupted_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """With processes of its own, and Ctrl-C for all of them, as a terminal sends it; then on to a nearer end."""
    file = tmp_path / "kept.jsonl"
    command = ["match", SC, "random", "random", "--json", "--games"]
    signal.signal(signal.SIGINT, signal.default_int_handler)  # else, begun in a shell's background, nobody hears it
    running = subprocess.Popen(
        [sys.executable, "-m", "fairwind.cli", *command, "4000", "--jobs", "2", "--resume", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + 60
    while time.monotonic() < until and not (file.exists() and file.read_text("utf-8").count("\n") >= 3):
        time.sleep(0.02)
    signal_group(running)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130, err
    assert out == ""
    assert f"finished blocks are in {file}" in err
    assert "Traceback" not in err
    kept = file.read_text("utf-8").count("\n")
    assert kept >= 3
    command.append(str(2 * (kept + 20)))
    unbroken = fairwind_here(*command)
    assert untimed(fairwind_here(*command, "--resume", str(file)).out) == untimed(unbroken.out)
    assert file.read_text("utf-8").count("\n") == kept + 20


def signal_group(running: subprocess.Popen[str]) -> None:
    import os

    os.killpg(running.pid, signal.SIGINT)


@pytest.mark.skipif(not is_installed("openskill"), reason="openskill is not installed")
def test_a_ladder_is_drawn() -> None:
    ran = fairwind_here("rate", SC, "random", "weighted", "--games", "20")
    assert ran.status == 0
    assert too_wide(ran.out) == []
    assert ran.out.index("weighted") < ran.out.index("random")
    data = json.loads(fairwind_here("rate", SC, "random", "weighted", "--games", "20", "--json").out)
    assert [row["bot"] for row in data["rungs"]] == ["weighted", "random"]
    assert data["rungs"][0]["over_next"] > 0.5
    assert "two bots or more" in fairwind_here("rate", SC, "random").complained()
    assert "There is no bot 'nobody'" in fairwind_here("rate", SC, "random", "nobody").complained()


def test_luck_is_told() -> None:
    ran = fairwind_here("luck", SC, "--bot", "random", "--effort", "4", "--games", "4")
    assert ran.status == 0
    assert too_wide(ran.out) == []
    for words in ("begins", "what the deal decides", "who sees everything", "clairvoyant:4"):
        assert words in ran.out
    assert "is no effort" in fairwind_here("luck", SC, "--effort", "much").complained()
