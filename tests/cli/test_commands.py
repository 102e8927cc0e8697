"""The other commands: games, replay, rules, match, bench."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fairwind.cli.app import app
from fairwind.games import game, game_names
from fairwind.kernel.rulebook import RULING
from fairwind.kernel.spec import Json
from fairwind.locale import LANGUAGES
from tests.cli.terminal import fairwind_apart, fairwind_here, too_wide

MN = "mundus-novus"
MATCH = ("match", "--game", MN, "--bots", "random,random", "--seed", "s")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("record")
    fairwind_here(*MATCH, "--games", "1", "--record", str(folder))
    file, _ = sorted(folder.glob("*.jsonl"))  # a deal is played in both orders of the seats
    return file


def test_help_is_there_for_every_command() -> None:
    for command in ("play", "games", "replay", "rules", "match", "bench"):
        shown = CliRunner().invoke(app, [command, "--help"])
        assert shown.exit_code == 0
        assert command in shown.output
    assert fairwind_here("--help").status == 0
    assert fairwind_here().status == 0
    assert fairwind_here().out == fairwind_here("--help").out
    assert fairwind_here("--version").out.startswith("fairwind ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_what_there_is(lang: str) -> None:
    ran = fairwind_here("games", "--lang", lang)
    assert ran.status == 0
    assert too_wide(ran.out) == []
    assert all(name in ran.out for name in game_names())
    assert "first-master=" in ran.out
    assert "table-" not in ran.out


# -- replay


def test_replay_tells_the_game_and_its_result(record: Path) -> None:
    ran = fairwind_here("replay", str(record), "--lang", "en")
    assert ran.status == 0
    assert too_wide(ran.out) == []
    assert "Round 2 begins." in ran.out
    assert "Total" in ran.out
    assert "You get" not in ran.out
    assert "You get" in fairwind_here("replay", str(record), "--lang", "en", "--seat", "1").out


@pytest.mark.parametrize(("lang", "called"), [("en", "Player"), ("fr", "Joueur"), ("de", "Spieler"), ("nl", "Speler")])
def test_seats_of_a_record_without_names_are_called_as_people_say(lang: str, called: str) -> None:
    nameless = Path(__file__).parents[1] / "golden" / "santa-cruz" / "dealt-2.jsonl"
    assert '"players"' not in nameless.read_text(encoding="utf-8")
    told = fairwind_here("replay", str(nameless), "--lang", lang).out.splitlines()
    assert [line for line in told if line.startswith(f"{called} 1 ")]
    assert [line for line in told if line.startswith(f"{called} 2 ")]
    assert [line for line in told if line.startswith(("1 ", "2 ", "1:", "2:"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_check_says_that_a_record_is_sound_and_that_its_draws_cannot_be_checked(lang: str, record: Path) -> None:
    ran = fairwind_here("replay", str(record), "--check", "--lang", lang)
    assert ran.status == 0
    assert ran.out.count("\n") == 2


def test_check_says_when_digests_are_of_another_scheme(record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text(record.read_text(encoding="utf-8").replace('"fw1:', '"fw0:'), encoding="utf-8")
    ran = fairwind_here("replay", str(other), "--check", "--lang", "en")
    assert ran.status == 0
    assert "of another scheme and could not be compared; the result could." in ran.out
    assert "checked against their digests: 0." in ran.out


def test_check_says_when_a_game_is_not_over(record: Path, tmp_path: Path) -> None:
    begun = tmp_path / "begun.jsonl"
    begun.write_text("".join(record.read_text(encoding="utf-8").splitlines(keepends=True)[:60]), encoding="utf-8")
    assert "The game is not over." in fairwind_here("replay", str(begun), "--check", "--lang", "en").out
    assert "The game is not over." in fairwind_here("replay", str(begun), "--lang", "en").out
    stepped = fairwind_here("replay", str(begun), "--step", "--lang", "en", typed=[""] * 60)
    assert "The game is not over." in stepped.out


def test_step_shows_the_table_after_each_answer(record: Path) -> None:
    ran = fairwind_here("replay", str(record), "--step", "--lang", "en", typed=["", "", "", "q"])
    assert ran.status == 0
    assert ran.out.count("Developments") == 4
    assert "Hand" not in ran.out
    assert "Hand" in fairwind_here("replay", str(record), "--step", "--seat", "2", "--lang", "en").out


# -- rules


def test_rules_show_number_source_status_and_reason() -> None:
    ran = fairwind_here("rules", MN, "--lang", "en")
    assert too_wide(ran.out) == []
    assert all(rule.number in ran.out for rule in game(MN).rulebook.rules)
    assert "our ruling · components 4.1" in ran.out
    assert "Why: The rulebook asks for the youngest player" in " ".join(ran.out.split())
    assert (
        ran.out.index("Setting up\n") < ran.out.index("MN-1.1") < ran.out.index("The event\n") < ran.out.index("MN-2.1")
    )
    rulings = sum(rule.status == RULING for rule in game(MN).rulebook.rules)
    count = len(game(MN).rulebook.rules)
    assert f"{count} rules: {count - rulings} as printed, {rulings} our own rulings." in ran.out


def test_rules_can_be_searched_in_any_language_without_accents() -> None:
    assert "MN-2.6" in fairwind_here("rules", MN, "tempete", "--lang", "fr").out
    assert fairwind_here("rules", MN, "MN-4.9", "--lang", "de").out.count("MN-") == 1
    assert fairwind_here("rules", MN, "zebra", "--lang", "en").status == 1


def test_the_report_as_json() -> None:
    ran = fairwind_here("rules", MN, "--report", "--json")
    report = json.loads(ran.out)
    assert {"rules", "certain", "rulings", "without_code", "without_test", "untranslated"} <= set(report)
    lists = [report["without_code"], report["without_test"], report["untranslated"]]
    assert ran.status == (1 if any(lists) else 0)
    assert f"{report['rules']} rules" in fairwind_here("rules", MN, "--report").out


# -- match


def without_times(text: str) -> Json:
    """A report without the only figures that no seed decides."""
    data: Json = json.loads(text)
    for row in data["entrants"]:
        del row["cpu_ms"]
    return data


def test_the_same_seed_gives_the_same_match_on_any_number_of_jobs() -> None:
    first = fairwind_apart(*MATCH, "--games", "6", "--json")
    second = fairwind_apart("match", MN, "random", "random", "--seed", "s", "--games", "6", "--json", "--jobs", "2")
    assert first.status == second.status == 0
    result = without_times(first.out)
    assert result == without_times(second.out)
    assert [row["bot"] for row in result["entrants"]] == ["random", "random 2"]
    assert sum(row["wins"] for row in result["entrants"]) == pytest.approx(6)
    for row in result["entrants"]:
        low, high = row["win_share"]["interval"]
        assert low <= row["win_share"]["mean"] <= high


def test_more_seats_than_bots(tmp_path: Path) -> None:
    ran = fairwind_here(*MATCH, "--games", "2", "--seats", "5", "--record", str(tmp_path / "new"))
    assert ran.status == 0
    assert len(list((tmp_path / "new").glob("*.jsonl"))) == 5  # a whole block
    assert "random 2" in ran.out
    assert too_wide(ran.out) == []
    assert all(fairwind_here("replay", str(f), "--check").status == 0 for f in (tmp_path / "new").glob("*.jsonl"))


# -- bench


def test_bench_gives_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairwind.cli.benchmark.PLAY_FOR", 0.1)
    monkeypatch.setattr("fairwind.cli.benchmark.EACH_FOR", 0.05)
    ran = fairwind_here("bench", "--seats", "2", "--json")
    figures = json.loads(ran.out)
    assert figures["build"] in {"plain", "compiled"}
    assert figures["game"] == MN
    assert figures["seats"] == 2
    for name in ("decisions_per_s", "games_per_s", "clone_us", "options_us", "replay_ms"):
        assert figures[name] > 0
    assert "replay" in ran.err
    assert "decisions_per_s" in fairwind_here("bench").out
