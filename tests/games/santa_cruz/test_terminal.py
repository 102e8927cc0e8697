"""The table in the terminal: the map tells sites, rivers, roads and buildings apart in 80 columns."""

from __future__ import annotations

import json
from io import StringIO

import pytest
from rich.console import Console

from fairwind.cli.seat_mark import SEAT_SHAPES
from fairwind.games.santa_cruz import SPEC
from fairwind.games.santa_cruz.edition import SantaCruzEdition
from fairwind.games.santa_cruz.terminal import draw, draw_printed
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, random_playout
from fairwind.locale import LANGUAGES, Words
from fairwind.testing import Scene

from .tables import edition, face, settle, sites_of, table, turn

NAMES = ["Anna", "Bartholomäus", "Cleo", "Dirk"]


def drawn(
    view: dict[str, object], seat: int | None, lang: str = "en", with_edition: SantaCruzEdition | None = None
) -> list[str]:
    """The lines of the table, drawn from nothing but the view's text and what is printed."""
    words = Words(lang, "santa-cruz", with_edition)
    console = Console(file=StringIO(), width=80, color_system=None, markup=False, highlight=False, emoji=False)
    seats = view["seats"]
    assert isinstance(seats, list)
    told, names = json.loads(json.dumps(view)), NAMES[: len(seats)]
    console.print(
        draw(told, words, names, seat) if with_edition is None else draw_printed(with_edition, told, words, names, seat)
    )
    assert words.problems == []
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue().splitlines()


def lines_of(scene: Scene, seat: int | None = 0) -> list[str]:
    return drawn(SPEC.view(scene.s, seat), seat, with_edition=scene.edition)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_is_drawn_in_80_columns_in_every_language(seats: int, lang: str) -> None:
    for answers in (0, 3, 20, 47, 75, 80, 90, 110, 400):
        s = SPEC.begin(SPEC.edition(), seats)
        random_playout(s, Seeded(f"drawn/{answers}"), Generator("drawn"), answers)
        for seat in (max(actor(s), 0), None):
            lines = drawn(SPEC.view(s, seat), seat, lang)
            assert max(map(len, lines)) <= 80
            for site in s.edition.sites:
                assert any(site.id in line for line in lines)


def test_a_building_shows_the_shape_of_its_seat_and_two_share_a_site() -> None:
    scene = table(4)
    settle(scene, 0, "C10")
    settle(scene, 1, "L06")
    settle(scene, 2, "L06")
    text = "\n".join(lines_of(scene))
    assert f"{SEAT_SHAPES[0]}C10" in text
    assert f"{SEAT_SHAPES[1]}L06{SEAT_SHAPES[2]}" in text
    assert sites_of(scene, 3) == []
    assert f"{SEAT_SHAPES[3]}C" not in text


def test_shapes_and_tiles_are_told_by_signs() -> None:
    scene = table(4)
    settle(scene, 0, "V10")
    turn(scene, 0)
    text = "\n".join(lines_of(scene))
    assert "(♜1∝3)" in text, "C06: a lighthouse on the coast, 1 point, fish +3"
    assert "[░░]" in text, "a land tile that is face down"
    assert "<░░>" in text, "a volcano tile that is face down"
    assert face(scene, "V10") == "X06"
    assert "<⌂5>" in text


def test_rivers_and_roads_are_drawn_by_different_signs() -> None:
    text = "\n".join(lines_of(table(4))[:34])
    assert text.count("≈") > 20
    assert text.count("─") > 40
    assert "│" in text
    assert "\u2571" in text
    dry = edition(('{ id = "R1", sites = ["V09", "L17", "L11", "L01", "C02"] },', ""),
                  ('{ id = "R3", sites = ["V07", "L16", "L08", "L07", "C09"] },', ""))  # fmt: skip
    fewer = "\n".join(lines_of(table(4, with_edition=dry))[:34])
    assert fewer.count("≈") < text.count("≈")


def test_only_ones_own_score_cards_are_told() -> None:
    scene = table(4, cards=("coast", "eruption", "sheep", "wood"))
    mine = lines_of(scene, 0)[-3:]
    assert "coast × 3" in "".join(mine)
    assert "volcano × -2" in "".join(mine)
    assert "Your score cards" not in "".join(lines_of(scene, None))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dealt_set_is_drawn_for_its_owner_only(lang: str) -> None:
    scene = Scene(SPEC, 2, {"sets": "dealt"}, outcomes=["set D", "set A"])
    words = Words(lang, "santa-cruz")
    mine, theirs = words.text("table-sc-set", set="D"), words.text("table-sc-set", set="A")
    secret = words.text("table-sc-secret-set", count=7)
    text = "\n".join(drawn(SPEC.view(scene.s, 0), 0, lang))
    assert (mine in text, theirs in text, text.count(secret)) == (True, False, 1)
    onlooker = "\n".join(drawn(SPEC.view(scene.s, None), None, lang))
    assert (mine in onlooker, theirs in onlooker, onlooker.count(secret)) == (False, False, 2)
