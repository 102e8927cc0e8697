"""Lists of options: in the order of the table, with what an answer costs or uses up, short without a choice."""

from __future__ import annotations

import pytest

from fairwind.cli.board import in_order, listed
from fairwind.games import game
from fairwind.games.bora_bora.rules.helper import EXCHANGE
from fairwind.games.bora_bora.rules.temple import FIRST_GIFT
from fairwind.locale import LANGUAGES, Words
from fairwind.testing import Scene
from tests.cli.terminal import fairwind_here, numbers
from tests.games.bora_bora import tables as bora_bora
from tests.games.mundus_novus import tables as mundus_novus

NAMES = ["Anna", "Ben", "Cleo"]


def told(scene: Scene, seat: int, lang: str = "en") -> list[str]:
    """The list of what a seat may answer now."""
    spec, words = scene.spec, Words(lang, scene.spec.name)
    offered = in_order(spec, spec.view(scene.s, seat), [scene.action(text) for text in scene.texts(seat)])
    lines = [listed(spec, scene.s, seat, action, words, NAMES) for action in offered]
    assert words.problems == []
    return lines


def test_developments_are_listed_as_they_lie_in_the_row() -> None:
    scene = mundus_novus.table()
    mundus_novus.row(scene, "D30", "D26", "D22", "D19", "D16")
    mundus_novus.deal(scene, 0, *["vanilla"] * 3)
    mundus_novus.turn(scene, 0)
    scene.do(0, "same vanilla 3", *["lay vanilla"] * 3)
    assert scene.texts(0) == sorted(scene.texts(0))  # the catalogue goes by the cards' numbers
    offered = in_order(scene.spec, scene.spec.view(scene.s, 0), [scene.action(text) for text in scene.texts(0)])
    assert [option.text for option in offered] == [f"win {card}" for card in mundus_novus.in_row(scene)]


@pytest.mark.parametrize(
    ("lang", "uses"),
    [
        ("en", ["", "uses up 1 relic", "uses up 2 relics"]),
        ("fr", ["", "utilise 1 relique", "utilise 2 reliques"]),
        ("de", ["", "verbraucht 1 Reliquie", "verbraucht 2 Reliquien"]),
        ("nl", ["", "verbruikt 1 reliek", "verbruikt 2 relieken"]),
    ],
)
def test_a_set_says_how_many_relics_it_uses_up(lang: str, uses: list[str]) -> None:
    scene = mundus_novus.table()
    mundus_novus.deal(scene, 0, "corn", "corn", "corn", "relic", "relic")
    mundus_novus.turn(scene, 0)
    sets = [line for line in told(scene, 0, lang) if "×" in line and Words(lang, "mundus-novus").word("corn") in line]
    assert [line.partition(" · ")[2] for line in sets] == uses


def test_a_card_that_a_merchant_changes_saves_a_relic() -> None:
    scene = mundus_novus.table()
    mundus_novus.own(scene, 0, "D13")  # changes one card into a common one
    mundus_novus.deal(scene, 0, "corn", "corn", "coffee", "relic")
    mundus_novus.turn(scene, 0)
    assert "Set of one resource: 3 × corn" in told(scene, 0)
    assert "Set of one resource: 4 × corn · uses up 1 relic" in told(scene, 0)


@pytest.mark.parametrize(("lang", "at"), [("en", "for"), ("fr", "pour"), ("de", "für"), ("nl", "voor")])
def test_the_helper_names_his_prices(lang: str, at: str) -> None:
    scene = bora_bora.owe(bora_bora.table(), EXCHANGE[0][6])
    *paid, stop = told(scene, 0, lang)
    assert all(f" · {at} " in line for line in paid), paid
    assert " · " not in stop
    prices = {line.rsplit(" ", 1)[1] for line in paid}
    assert prices <= {str(price) for price in scene.edition.helper_costs}
    assert len(prices) > 1


def test_a_gift_costs_nothing() -> None:
    scene = bora_bora.owe(bora_bora.table(), FIRST_GIFT[0])
    assert "Take an offering" in told(scene, 0)
    assert not [line for line in told(scene, 0) if " · " in line]


def test_who_has_nothing_to_choose_does_not_see_the_table_again() -> None:
    typed = [line for line, _ in zip(numbers("forced", 3), range(150), strict=False)]
    out = fairwind_here("play", "mundus-novus", "--bots", "random,random", "--seed", "3", typed=typed).out
    turns = [turn for turn in out.split("Your choice")[1:-1] if "\n" in turn.strip()]
    short = [turn for turn in turns if "captain" in turn.casefold() and "Market" not in turn and "Type a" not in turn]
    assert short
    assert all("There is only this option" in turn for turn in short), short
    assert any("There is only this option" in turn and "Market" in turn for turn in turns)  # the first of a turn


def test_a_card_can_be_asked_about_by_the_sign_on_the_table() -> None:
    typed = ["? D26", "? d36", "? D99", "? storm", "q"]
    out = fairwind_here("play", "mundus-novus", "--bots", "random,random", "--seed", "3", typed=typed).out
    said = " ".join(out.split())
    assert "Warehouse (1 card) [D26] · warehouse · income +1 MN-7.3 A warehouse keeps cards" in said
    assert "Diego de Almagro [D36] · character · income +2 MN-7.4" in said
    assert "No rule mentions “D99”. Try another word, or a number." in said
    assert "MN-2.6 Storm" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_jewelry_of_a_whole_game_is_told_in_a_line(lang: str) -> None:
    words = Words(lang, "bora-bora")
    jewels = [outcome for outcome in game("bora-bora").edition().outcomes.actions if outcome.verb() == "jewel"]
    assert len(words.outcomes(jewels[:24])) == 1
    assert len(words.outcomes(jewels[:24])[0]) < 80
