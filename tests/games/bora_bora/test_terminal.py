"""The table in the terminal: 80 columns, four languages, and nothing that is hidden from whoever looks."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.edition import BoraBoraEdition
from fairwind.games.bora_bora.rules.tasks import DO_TASK
from fairwind.games.bora_bora.terminal import draw
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.editions import Sheet
from fairwind.kernel.play import random_playout
from fairwind.kernel.spec import Json
from fairwind.locale import LANGUAGES, Words
from tests.games.bora_bora.tables import cards, dice_on, lay, live, open_cards_taken, owe, settle, table, tasks

NAMES = ("Anna", "Ben", "Cleo", "Don")


def drawn(view: Json, lang: str = "en", seat: int | None = 0) -> str:
    """The table as text."""
    words = Words(lang, "bora-bora")
    file = io.StringIO()
    names = NAMES[: len(view["seats"])]
    Console(file=file, width=80, markup=False, highlight=False).print(draw(view, words, names, seat))
    assert words.problems == []
    return file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("answers", [0, 3, 60, 150, 1000])
def test_the_whole_table_fits_80_columns(lang: str, seats: int, answers: int) -> None:
    s = SPEC.begin(SPEC.edition(), seats)
    random_playout(s, Seeded("board"), Generator("board"), answers)
    for seat in (0, None):
        text = drawn(SPEC.view(s, seat), lang, seat)
        assert max(len(line) for line in text.split("\n")) <= 80


def test_map_tiles_and_player_boards_are_there() -> None:
    scene = table(4)
    settle(scene, 1, "cm")
    settle(scene, 0, "cm")
    dice_on(scene, "helper", 4)
    live(scene, 2, "woman shell", shifted=True)
    lay(scene, 0, "a1")
    text = drawn(SPEC.view(scene.s, 0))
    assert "[●] ■" in text  # seat 0 holds the construction space, seat 1 stands aside
    assert "~4~" in text
    assert "─2─" in text
    assert "below 4" in text
    assert "woman: take shells ✓" in text
    assert "a1 sand" in text


def test_what_buildings_priests_and_the_next_jewelry_are_worth_is_there() -> None:
    scene = table(2, round_=3)
    edition, view = scene.edition, SPEC.view(scene.s, 0)
    building, priest = edition.building_points[2], edition.temple_points[2]
    text = drawn(view)
    assert f"This round: a building {building} points, each priest in the temple {priest}" in text
    assert "next round" in text
    assert "next round" not in drawn(SPEC.view(table(2, round_=6).s, 0))


def test_cards_of_others_are_not_shown() -> None:
    scene = table(2)
    cards(scene, 1, "green", "green")
    open_cards_taken(scene, 1, "red")
    text = drawn(SPEC.view(scene.s, 0))
    assert "3 cards" in text
    seen_by_all = next(line for line in text.split("\n") if "seen by all" in line)
    assert "red" in seen_by_all
    assert "green" not in seen_by_all
    assert "Your god cards:  none" in text
    assert "green" in drawn(SPEC.view(scene.s, 1), seat=1).split("Your god cards:")[1]


def test_fulfilled_tasks_and_what_a_hand_lacks_are_told() -> None:
    scene = table(2)
    scene.s.shells[1] = 4
    cards(scene, 1, "red", "green", "green")
    tasks(scene, 1, "shell-4", "card-blue-2", "man-4")
    owe(scene, DO_TASK[1][0])
    scene.do(1, "fulfil shell-4")
    owe(scene, DO_TASK[1][0])
    scene.do(1, "give-up man-4")
    text = drawn(SPEC.view(scene.s, 0))
    assert "1 task fulfilled  4 shells" in text
    assert "blue: 1 at most" in text


def test_other_regions_are_told_as_a_list() -> None:
    text = SPEC.edition().about.text.replace('"nb"', '"atoll"').replace('name = "reconstructed"', 'name = "mine"')
    edition = BoraBoraEdition(Sheet("mine.toml", text))
    s = SPEC.begin(edition, 3)
    random_playout(s, Seeded("list"), Generator("list"), 50)
    lines = drawn(SPEC.view(s, 0)).split("\n")
    atoll = next(line for line in lines if line.startswith("atoll"))
    assert "─6─ nm" in atoll
    assert "~2~ cf" in atoll
    assert max(len(line) for line in lines) <= 80
