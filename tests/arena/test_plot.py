"""The plot of a match is sound SVG that says what the report says."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from fairwind.arena.match import match_of, play_match
from fairwind.arena.plot import LEFT, RIGHT, WIDTH, match_plot, round_step
from fairwind.arena.standings import report

SVG = "{http://www.w3.org/2000/svg}"


def test_a_plot_shows_every_bot_with_its_figures() -> None:
    match = match_of("santa-cruz", ["random", "weighted"], 4)
    data = report(match, play_match(match))
    data["entrants"][0]["bot"] = "<random> & a very long name of a bot"
    tree = ET.fromstring(match_plot(data))
    texts = [text.text or "" for text in tree.iter(f"{SVG}text")]
    assert "<random> & a very long …" in texts
    assert texts.count("weighted") == 2  # win share and points
    share = data["entrants"][1]["win_share"]["mean"]
    assert any(text.startswith(f"{100 * share:.1f} %") for text in texts)
    bars = list(tree.iter(f"{SVG}rect"))[1:]
    assert len(bars) == 4
    for bar in bars:
        assert float(bar.attrib["x"]) >= LEFT - 0.1
        assert float(bar.attrib["x"]) + float(bar.attrib["width"]) <= RIGHT + 0.1 < WIDTH


def words_of(game: str, bots: list[str], games: int, seats: int = 0) -> list[str]:
    match = match_of(game, bots, games, seats=seats)
    return [text.text or "" for text in ET.fromstring(match_plot(report(match, play_match(match)))).iter(f"{SVG}text")]


def test_one_deal_has_no_interval_and_many_bots_no_long_title() -> None:
    words = words_of("santa-cruz", ["random", "weighted", *["random"] * 7], 1, seats=2)
    assert words[0] == "santa-cruz: 9 bots"
    assert "72 games, 2 seats, 1 deal from 1 on" in words[1]
    points = words[words.index("Points") :]
    assert not any("(" in text for text in points)


def test_alone_nobody_wins() -> None:
    words = words_of("santa-maria", ["random"], 2, seats=1)
    assert "Points" in words
    assert "Win share" not in words


@pytest.mark.parametrize(("span", "step"), [(100, 20), (130, 20), (40, 10), (9, 2), (0.8, 0.2), (1000, 200)])
def test_grid_lines_stand_at_round_numbers(span: float, step: float) -> None:
    assert round_step(span) == pytest.approx(step)
