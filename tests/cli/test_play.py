"""Whole games at the terminal, and everything a player can type."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fairwind.cli.new_table import new_table
from fairwind.cli.players import read_players
from fairwind.cli.screen import Screen, console_for
from fairwind.games import game
from fairwind.kernel.actions import Action
from fairwind.kernel.play import options
from fairwind.kernel.record import read_record
from fairwind.kernel.replay import Replay
from fairwind.locale import LANGUAGES, Words
from tests.cli.terminal import Ran, fairwind_apart, fairwind_here, numbers, too_wide

PLAY = ("play", "mundus-novus", "--lang", "en")
TWO = (*PLAY, "--seats", "you:Anna,random", "--seed", "a", "--variant", "first-master=seat-1")


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """An edition with which a game is soon over."""
    file = tmp_path / "short.toml"
    file.write_text(game("mundus-novus").edition().about.text.replace("goal = 75", "goal = 12"), encoding="utf-8")
    return file


def saved_in(tmp_path: Path) -> Path:
    (file,) = (tmp_path / "data" / "fairwind").glob("*.jsonl")
    return file


def typed(*lines: str, seats: str = "you:Anna,random") -> Ran:
    ran = fairwind_here(*PLAY, "--seats", seats, "--seed", "a", "--variant", "first-master=seat-1", typed=lines)
    assert ran.status == 0, ran.err
    assert too_wide(ran.out) == []
    return ran


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_whole_game_from_typed_numbers(seats: int, tmp_path: Path, short: Path) -> None:
    players = ",".join(["you:Anna", *["random"] * (seats - 1)])
    arguments = (*PLAY, "--seats", players, "--seed", f"{seats}", "--edition", str(short))
    ran = fairwind_here(*arguments, typed=numbers(f"{seats}"))
    assert ran.status == 0
    assert ran.err == ""
    assert too_wide(ran.out) == []
    assert "The game is over." in ran.out
    assert "Sets of different" in ran.out
    record = read_record(saved_in(tmp_path).read_text(encoding="utf-8"))
    assert record.result is not None
    assert record.players[0] == "Anna"
    assert str(saved_in(tmp_path)) in ran.out
    assert fairwind_here("replay", str(saved_in(tmp_path)), "--check").status == 0


def test_a_whole_game_in_its_own_process_with_the_first_option_each_time(tmp_path: Path) -> None:
    ran = fairwind_apart(*PLAY, "--seats", "you,random", "--seed", "b", typed="1\n" * 3000)
    assert ran.status == 0
    assert ran.err == ""
    assert "The game is over." in ran.out
    assert too_wide(ran.out) == []
    assert read_record(saved_in(tmp_path).read_text(encoding="utf-8")).result is not None


def test_a_game_against_greedy_bots_goes_on() -> None:
    assert "greedy" in typed("1", "1", "1", seats="you,greedy,greedy").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there_in_every_language(
    lang: str, tmp_path: Path, short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec, words = game("mundus-novus"), Words(lang, "mundus-novus")
    asides = iter(["?", "score", "log", "rules 1", "rules zzz", "u", "save", "? keep", "?", "xyzzy", "offr corn", ""])
    choices = numbers(lang)
    monkeypatch.setattr("builtins.input", lambda _: next(asides, None) or next(choices))
    with (tmp_path / "screen.txt").open("w", encoding="utf-8") as file:
        screen = Screen(console_for(file))
        players = read_players("you:Anna,you:Ben,random", spec, words.text("table-you"))
        table = new_table(
            spec, spec.edition_from_file(short), players, {}, lang, tmp_path / "game.jsonl", words, screen
        )
        table.run()
    assert words.problems == []
    text = (tmp_path / "screen.txt").read_text(encoding="utf-8")
    assert too_wide(text) == []
    assert words.text("table-over") in text
    assert "table-" not in text


def test_the_language_is_heard() -> None:
    ran = fairwind_here("play", "mundus-novus", "--lang", "fr", "--seats", "you,random", "--seed", "a", typed=["q"])
    assert "Maître du commerce" in ran.out
    assert "doubloon" not in ran.out


def test_an_option_can_be_chosen_by_notation_and_by_its_words(tmp_path: Path) -> None:
    typed("ANNOUNCE  3")
    assert '"do": "announce 3"' in saved_in(tmp_path).read_text(encoding="utf-8")
    ran = typed("everybody offers 4 cards")
    assert "Anna asks everybody to offer 4 cards." in ran.out


def test_undo_takes_back_what_brought_nothing_new(tmp_path: Path) -> None:
    ran = typed("announce 3", "u", "announce 2")
    assert "Anna takes back their last move." in ran.out
    text = saved_in(tmp_path).read_text(encoding="utf-8")
    assert '"undo": 1' in text
    assert next(line.do for line in read_record(text).lines if line.by == 0) == "announce 2"


def test_undo_is_refused_with_its_rule() -> None:
    ran = typed("u", "?")
    assert "There is nothing of yours to take back. (rule FW-6" in ran.out
    assert "You can only take back what you did yourself." in ran.out


def not_held(file: Path) -> str:
    """An offer that Anna cannot make now."""
    record = read_record(file.read_text(encoding="utf-8"))
    replay = Replay(game(record.game), record)
    allowed: list[Action] = []
    options(replay.final(), 0, allowed)
    return next(
        action.text for action in replay.edition.catalogue.actions if action.verb() == "offer" and action not in allowed
    )


def test_a_forbidden_notation_is_refused_by_its_rule_and_explained(tmp_path: Path) -> None:
    typed("announce 2")
    ran = typed("announce 2", not_held(saved_in(tmp_path)), "?")
    assert re.search(r"You hold no [\w ]+ to offer\. \(rule MN-4\.2", ran.out)
    assert "face down; then all are revealed together. as printed" in " ".join(ran.out.split())
    assert "as printed · rulebook, Échanges commerciaux" in ran.out


def test_a_question_asks_why_not() -> None:
    ran = typed("? keep", "? announce 2", "? MN-4.9", "? D36")
    assert "That is not what is asked now." in ran.out
    assert "FW-4" in ran.out
    assert "You may do that now: Everybody offers 2 cards." in ran.out
    assert "Never more than two cards in a row" in ran.out
    assert "Diego de Almagro: when you win a development" in ran.out


def test_help_log_score_and_rules() -> None:
    ran = typed("?", "announce 2", "log", "score", "rules storm", "rules zebra", "log 1")
    assert "takes back your last move" in ran.out
    assert ran.out.count("Anna asks everybody to offer 2 cards.") >= 2
    assert "If the game ended now" in ran.out
    assert "MN-2.6" in ran.out
    assert "No rule mentions “zebra”" in ran.out
    assert "earlier lines" in ran.out


def test_what_means_nothing_gets_a_hint() -> None:
    ran = typed("announc 3", "what", "99", "0", "-1", "１")
    assert "Did you mean “announce 3”?" in ran.out
    assert "“what” means nothing here" in ran.out
    assert ran.out.count("Type a number from 1 to 3.") == 3


def test_enter_takes_the_only_option_and_else_shows_the_table_again() -> None:
    ran = typed("", "")
    assert ran.out.count("how many cards must everybody offer for trade?") == 3
    whole = fairwind_here(*TWO, typed=[next(choices) for choices in [numbers("c")] for _ in range(150)])
    assert "There is only this option: press Enter to take it." in whole.out


def test_the_end_of_the_input_and_q_lose_nothing(tmp_path: Path) -> None:
    for lines in (["announce 3"], ["announce 3", "q"]):
        ran = typed(*lines)
        assert "fairwind play --resume" in ran.out
    files = list((tmp_path / "data" / "fairwind").glob("*.jsonl"))
    assert len(files) == 2
    assert all("announce 3" in file.read_text(encoding="utf-8") for file in files)


def test_ctrl_c_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["announce 3"])

    def interrupted(_: str) -> str:
        line = next(lines, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("builtins.input", interrupted)
    ran = fairwind_here(*TWO)
    assert ran.status == 130
    assert "fairwind play --resume" in ran.out
    assert "announce 3" in saved_in(tmp_path).read_text(encoding="utf-8")


def test_a_kept_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    fairwind_here(*TWO, "--save", str(file), typed=["announce 3", "1"])
    before = file.read_text(encoding="utf-8")
    ran = fairwind_here("play", "--resume", str(file), "--lang", "en", typed=["log", "1"])
    assert ran.status == 0
    assert "Continuing after 2 moves." in ran.out
    assert "Anna asks everybody to offer 3 cards." in ran.out
    after = file.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert len(after) > len(before)
    assert list(tmp_path.glob(".*")) == []


def test_a_kept_game_can_be_played_to_its_end_in_parts(tmp_path: Path, short: Path) -> None:
    file = tmp_path / "game.jsonl"
    fairwind_here(*TWO, "--edition", str(short), "--save", str(file), typed=["1"] * 30)
    for part in range(40):
        choices = numbers(f"{part}")
        ran = fairwind_here("play", "--resume", str(file), typed=[next(choices) for _ in range(60)])
        assert ran.status == 0
        if read_record(file.read_text(encoding="utf-8")).result is not None:
            break
    assert fairwind_here("replay", str(file), "--check").out.startswith("Valid: ")
    assert "over" in fairwind_here("play", "--resume", str(file)).complained()


def test_resuming_into_another_file_leaves_the_first_alone(tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    fairwind_here(*TWO, "--save", str(first), typed=["announce 3"])
    before = first.read_bytes()
    fairwind_here("play", "--resume", str(first), "--save", str(second), typed=["1", "1"])
    assert first.read_bytes() == before
    assert second.read_bytes().startswith(before)


def test_save_writes_a_copy_and_never_over_a_file(tmp_path: Path) -> None:
    copy, taken = tmp_path / "copy.jsonl", tmp_path / "taken.jsonl"
    taken.write_text("mine", encoding="utf-8")
    ran = typed("announce 3", f"save {copy}", f"save {taken}", f"save {tmp_path}/no/where.jsonl", "save")
    assert read_record(copy.read_text(encoding="utf-8")).lines[-1].do == "announce 3"
    assert taken.read_text(encoding="utf-8") == "mine"
    assert "There is already a file" in ran.out
    assert "cannot be written (No such file or directory)" in " ".join(ran.out.split())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.jsonl", "data", "taken.jsonl"]


def test_a_save_that_somebody_else_changed_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"

    def lines() -> object:
        yield "announce 3"
        file.write_text("somebody else's", encoding="utf-8")
        yield "1"

    ran = fairwind_here(*TWO, "--save", str(file), typed=lines())  # type: ignore[arg-type]
    assert file.read_text(encoding="utf-8") == "somebody else's"
    assert "could not be saved" in ran.out


def test_the_menu_leads_a_newcomer_to_a_game(tmp_path: Path) -> None:
    games = [name for name in fairwind_here("games", "--lang", "en").out.splitlines() if " · " in name]
    place = next(n for n, line in enumerate(games, 1) if line.startswith("Mundus Novus"))
    ran = fairwind_here("play", typed=["2", "x", f"{place}", "2", "", "", "q"])
    assert ran.status == 0
    assert "Bienvenue" not in ran.out
    assert "Quel jeu" in ran.out
    assert "Passe" not in ran.out
    assert saved_in(tmp_path).is_file()
    again = fairwind_here("play", typed=["2", "", "q"])
    assert "La reprendre" in again.out
    assert "On reprend après" in again.out


def test_the_menu_speaks_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert "Welkom" in fairwind_here("play", typed=[]).out


def test_the_same_seed_deals_the_same_game(tmp_path: Path) -> None:
    texts = []
    for name in ("a", "b"):
        file = tmp_path / f"{name}.jsonl"
        fairwind_here(*TWO, "--save", str(file), typed=["1"] * 20)
        texts.append(file.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


def test_an_edition_of_ones_own_is_played_and_kept_with_the_game(tmp_path: Path) -> None:
    ours = game("mundus-novus").edition().about.text
    mine = tmp_path / "mybox.toml"
    mine.write_text(ours.replace('name = "reconstructed"', 'name = "mybox"').replace("goal = 75", "goal = 9"))
    file = tmp_path / "game.jsonl"
    arguments = (*PLAY, "--seats", "you,random", "--edition", str(mine), "--save", str(file))
    assert fairwind_here(*arguments, typed=numbers("own")).status == 0
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert header["edition"] == "mybox"
    assert "goal = 9" in header["edition_text"]
    assert fairwind_here("replay", str(file), "--check").status == 0
