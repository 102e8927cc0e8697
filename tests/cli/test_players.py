"""Who sits at a table in the terminal: people, levels by a first name, and bots by their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fairwind.bots.levels import levels, usual
from fairwind.cli.players import bot_of, players_of_record, read_players
from fairwind.games import game
from fairwind.kernel.spec import BadTable
from fairwind.locale import LANGUAGES
from tests.cli.terminal import fairwind_here, too_wide

CRUZ = game("santa-cruz")


def test_a_level_has_a_first_name_that_nobody_else_at_the_table_has() -> None:
    players = read_players("you:Anna,2,2,1", CRUZ)
    assert [player.bot for player in players] == ["", "2", "2", "1"]
    assert len({player.name for player in players}) == 4
    assert all(player.name.endswith(f" ({player.bot})") for player in players[1:])


def test_one_meets_the_same_bots_again() -> None:
    assert read_players("you,3,3", CRUZ) == read_players("you,3,3", CRUZ)
    assert read_players("you,3", CRUZ)[1].name != read_players("you,4", CRUZ)[1].name


def test_who_goes_on_with_a_kept_game_plays_against_the_same() -> None:
    for seats in ("you:Anna,2,5,2", "you:Anna,greedy,random,greedy", "you:Anna,montecarlo:40,1"):
        players = read_players(seats, CRUZ)
        assert players_of_record([player.name for player in players], CRUZ, len(players), "You") == players


def test_a_record_without_names_is_played_on_against_the_usual_bots() -> None:
    assert [player.bot for player in players_of_record([], CRUZ, 3, "You")] == ["", usual(CRUZ), usual(CRUZ)]


@pytest.mark.parametrize("name", ["Anna (5)", "Mira (11)", "Mira 5", "5", "Anna"])
def test_a_person_is_not_taken_for_a_bot(name: str) -> None:
    assert bot_of(name) == ""
    assert read_players(f"you:{name}", CRUZ)[0].is_person


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ("you,11", "a level from 1 to"),
        ("you,0", "a level from 1 to"),
        ("you:Mira (5),1", "is the name of a bot"),
        ("you,montecarlo:soon", "is no effort"),
        ("you,random:5", "'random' takes no effort"),
    ],
)
def test_whoever_cannot_sit_there_is_told(seats: str, says: str) -> None:
    with pytest.raises(BadTable, match=says):
        read_players(seats, CRUZ)


def test_bots_are_named_without_saying_that_you_play(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ("play", "santa-cruz", "--bots", "2,1", "--seed", "a", "--lang", "en", "--save", str(file))
    assert fairwind_here(*arguments, typed=["q"]).status == 0
    players = json.loads(file.read_text(encoding="utf-8").splitlines()[0])["players"]
    assert [bot_of(name) for name in players] == ["", "2", "1"]
    again = fairwind_here("play", "--resume", str(file), "--lang", "en", typed=["q"])
    assert players[1] in again.out
    assert "leave one of them out" in fairwind_here(*arguments, "--seats", "you,1").complained()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_tells_how_strong_bots_are_and_enter_takes_the_usual(lang: str, tmp_path: Path) -> None:
    ran = fairwind_here("play", "--lang", lang, typed=["2", "2", "", "", "q"])
    assert ran.status == 0
    assert too_wide(ran.out) == []
    for level in levels(CRUZ):
        assert f" {level}  " in ran.out
        assert f"({level}): " in ran.out
    (file,) = (tmp_path / "data" / "fairwind").glob("santa-cruz*.jsonl")
    players = json.loads(file.read_text(encoding="utf-8").splitlines()[0])["players"]
    assert {bot_of(name) for name in players[1:]} == {usual(CRUZ)}
