"""Which bots people choose among, and which plays for whoever is away."""

from __future__ import annotations

from importlib import metadata

import pytest

from fairwind import bots
from fairwind.bots.levels import levels
from fairwind.games import OURS, game
from fairwind.locale import LANGUAGES, Words
from fairwind.tables.deeds.seating import check_bot
from fairwind.tables.offered_bots import first_bot, known_bots, menu, stand_in, usual_bot
from fairwind.tables.problems import Problem

GAMES = pytest.mark.parametrize("name", OURS)


@GAMES
def test_people_choose_among_levels_and_the_yardsticks_are_not_in_their_way(name: str) -> None:
    offered = menu(game(name))
    assert offered[: len(levels(game(name)))] == [str(n + 1) for n in range(len(levels(game(name))))]
    assert not {"random", "greedy"} & set(offered)


def test_bots_of_other_packages_are_in_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = metadata.EntryPoint("robin", "robin:Robin", "fairwind.bots")
    monkeypatch.setattr(bots, "announced", lambda: metadata.EntryPoints([theirs]))
    assert menu(game("santa-cruz"))[-1] == "robin"
    check_bot(game("santa-cruz"), "robin")


@GAMES
def test_the_usual_bot_and_the_one_that_stands_in_can_be_chosen_too(name: str) -> None:
    spec = game(name)
    assert usual_bot(spec) in menu(spec)
    assert stand_in(spec) in menu(spec)
    assert int(usual_bot(spec)) <= int(stand_in(spec)), "whoever leaves is not replaced by a beginner"


@GAMES
def test_a_first_game_is_played_against_a_weaker_bot_than_usual(name: str) -> None:
    spec = game(name)
    assert first_bot(spec) in menu(spec)
    assert int(first_bot(spec)) < int(usual_bot(spec))


def test_what_was_chosen_before_there_were_levels_is_still_known() -> None:
    spec = game("bora-bora")
    assert {"random", "greedy"} < set(known_bots(spec))
    for name in ("random", "greedy", "1"):
        check_bot(spec, name)


@pytest.mark.parametrize("wish", ["0", "11", "05", "٣", "champion:600000ms", "montecarlo:1000000", "", "deep-blue"])
def test_nobody_asks_for_a_level_that_is_not_there_nor_for_endless_thought(wish: str) -> None:
    with pytest.raises(Problem) as refused:
        check_bot(game("bora-bora"), wish)
    assert refused.value.title == "unknown-bot"
    assert "greedy" in str(refused.value.facts["bots"])


def test_a_table_whose_game_is_gone_can_still_be_left() -> None:
    assert stand_in(None) in bots.bot_names()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_rank_and_a_manner(lang: str) -> None:
    words = Words(lang)
    ranks = [words.text(f"bot-{n}") for n in range(1, 11)]
    assert [rank.rpartition(" ")[2] for rank in ranks] == [f"({n})" for n in range(1, 11)]
    assert len({rank.rpartition(" ")[0] for rank in ranks}) == 10
    assert len({words.text(f"bot-{n}", attribute="how") for n in range(1, 11)}) == 10
    assert words.problems == []
    assert words.text("table-you") not in {rank.rpartition(" ")[0] for rank in ranks}, "nobody is taken for a bot"
