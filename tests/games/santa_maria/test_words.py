"""Words: what an edition prints is told as it is printed there, in four languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from fairwind.games.santa_maria import SPEC
from fairwind.games.santa_maria.edition import SantaMariaEdition
from fairwind.games.santa_maria.terminal import draw_printed
from fairwind.kernel.editions import Sheet
from fairwind.locale import LANGUAGES, Words

from .tables import harbour, holds, holds_just, table, turn

# What another box might print, and which rule tells it.
CORRECTIONS = (
    ("coins = 2\n", "coins = 7\n", "SM-7.2", "7"),
    ("income = [2, 1, 1, 1]", "income = [8, 1, 1, 1]", "SM-7.5", "8"),
    ("blue_die_on_symbol = [1, 3]", "blue_die_on_symbol = [2, 5]", "SM-6.15", "2|5"),
    ("three = [6, 3]", "three = [16, 13]", "SM-9.1", "16/13"),
    ("two = [4]", "two = [14]", "SM-13.2", "14"),
    ("cost = 2\n", "cost = 9\n", "SM-10.4", "9"),
    ("square = [4, 7, 10]", "square = [14, 17, 19]", "SM-15.1", "14|17|19"),
    ("dock = 2\n", "dock = 8\n", "SM-15.2", "8"),
    ("towns = 2\n", "towns = 7\n", "SM-15.3", "7"),
    ("colonists = 1\n", "colonists = 5\n", "SM-15.4", "5"),
    ("area = 2\n", "area = 9\n", "SM-15.5", "9"),
    ("diversity = 3\n", "diversity = 6\n", "SM-15.6", "6"),
    ("most = 12\n", "most = 41\n", "SM-15.2", "41"),
)


def corrected() -> SantaMariaEdition:
    """The shipped edition with all of these corrections."""
    text = SPEC.edition().about.text
    for old, new, _, _ in CORRECTIONS:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return SPEC.read_edition(Sheet("mybox.toml", text.replace('name = "reconstructed"', 'name = "mybox"', 1)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("number", "told"), [(rule, told) for _, _, rule, told in CORRECTIONS])
def test_a_corrected_number_is_told_in_every_language(number: str, told: str, lang: str) -> None:
    words = Words(lang, "santa-maria", corrected())
    assert all(part in words.rule(number) for part in told.split("|"))
    usual = Words(lang, "santa-maria")
    assert not any(part in usual.rule(number) for part in told.split("|"))
    assert words.problems == usual.problems == []


def test_the_corrected_edition_is_played_as_it_is_told() -> None:
    scene = table(3, edition=corrected())
    harbour(scene, 1, coins="S01")
    turn(scene, 0)
    scene.do(0, "retreat conquistador")
    scene.do(1, "retreat coins")
    assert holds(scene, 1) == {"coins": 7 + 8}
    scene.do(2, "retreat road", "pass")
    assert holds(scene, 0) == {"points": 16}, "the foremost of three in the first year"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_what_spaces_docks_and_conquistadors_bring(lang: str) -> None:
    scene = table(3, edition=corrected())
    words = Words(lang, "santa-maria", scene.edition)
    text = drawn(scene.edition, SPEC.view(scene.s, 0), words)
    assert words.text("table-sm-conquest", {"list": "16/13"}) in text
    assert f"1 7 {words.word('coins')}" in text
    assert f"8 {words.word('coins')}: " in text


def drawn(edition: SantaMariaEdition, view: dict[str, object], words: Words) -> str:
    paper = StringIO()
    Console(width=80, file=paper).print(draw_printed(edition, view, words, ("Anna", "Eric", "David"), 0))
    assert words.problems == []
    return paper.getvalue()


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        ("en", "Anna gains 1 coin.", "Anna gains 2 gems."),
        ("fr", "Anna gagne 1 pièce.", "Anna gagne 2 gemmes."),
        ("de", "Anna erhält 1 Münze.", "Anna erhält 2 Juwelen."),
        ("nl", "Anna krijgt 1 munt.", "Anna krijgt 2 edelstenen."),
    ],
)
def test_the_log_has_a_singular_for_one(lang: str, one: str, several: str) -> None:
    scene = table(2)
    scene.s.take(0, 5, 1)
    scene.s.take(0, 3, 2)
    words = Words(lang, "santa-maria")
    told = [words.event({"event": "gained", **facts}, ("Anna", "Eric")) for facts in scene.told("gained")]
    assert told == [one, several]


def test_the_view_says_what_spaces_docks_and_conquistadors_bring() -> None:
    scene = table(4)
    view = SPEC.view(scene.s, None)
    assert view["dock_income"] == [2, 1, 1, 1]
    assert view["retreat_coins"] == 2
    assert view["conquest"] == [[6, 4, 2], [9, 6, 3], [12, 8, 4]]
    assert SPEC.view(table(1).s, None)["conquest"] == [[4], [5], [6]], "the tree of the year"


def test_the_view_says_who_acts_and_what_is_in_hand() -> None:
    scene = table(2)
    assert (SPEC.view(scene.s, None)["acting"], SPEC.view(scene.s, None)["now"]["die"]) == ([0], None)
    scene.do(0, "die blue 6 row")
    die = {"colour": "blue", "value": 6, "line": "row", "settled": False}
    assert SPEC.view(scene.s, 1)["now"]["die"] == die
    scene = table(2)
    holds_just(scene, 0, wood=1, coins=1)
    scene.do(0, "activate 5/5")
    offered = SPEC.view(scene.s, 1)["now"]["exchange"]
    assert offered["pays"] == ["wood", "gem"]
    assert offered["gains"] == [{"gain": "3-coins", "amounts": [{"count": 3, "thing": "coin", "word": "coins"}]}]
    scene = table(2)
    scene.do(0, "retreat road")
    assert SPEC.view(scene.s, 1)["now"]["tile"] == {"tile": "R1", "cells": ["road: 1"]}


def test_the_view_gives_prices_and_the_next_activation() -> None:
    scene = table(2)
    mine = SPEC.view(scene.s, 1)["seats"][0]
    assert (mine["prices"], mine["next_activation"]) == ({"wood": 3, "grain": 3}, 1)
