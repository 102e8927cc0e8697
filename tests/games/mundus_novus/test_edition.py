"""The edition: what the box holds, and files that cannot be played with."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from fairwind.games.mundus_novus import SPEC
from fairwind.games.mundus_novus.edition import MundusNovusEdition
from fairwind.games.mundus_novus.vocabulary import DEVELOPMENT_KINDS, EVENTS, POWERS
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.editions import LARGEST_FILE, EditionError, Sheet
from fairwind.kernel.play import is_over, random_playout
from fairwind.kernel.record import new_record, read_record
from fairwind.kernel.replay import Replay

SHIPPED = resources.files("fairwind.games.mundus_novus") / "editions" / "reconstructed.toml"
TEXT = SHIPPED.read_text(encoding="utf-8")


def changed(*changes: tuple[str, str]) -> str:
    """The shipped sheet with these words replaced once each."""
    text = TEXT
    for old, new in changes:
        assert old in text, f"{old!r} is not in the shipped edition"
        text = text.replace(old, new, 1)
    return text


def edition_with(*changes: tuple[str, str]) -> MundusNovusEdition:
    """An own edition: the shipped one with these words replaced once each."""
    name = ('name = "reconstructed"', 'name = "mine"')
    return SPEC.read_edition(Sheet("mine.toml", changed(name, *changes)))


# -- what comes with the game


def test_the_box_holds_120_resource_cards() -> None:
    edition = SPEC.edition()
    assert dict(zip(edition.names, edition.copies, strict=True)) == {
        "cocoa": 16, "corn": 16, "tobacco": 16, "coffee": 12, "cotton": 12, "sugar": 12,
        "potato": 8, "indigo": 8, "vanilla": 8, "relic": 12,
    }  # fmt: skip
    assert sum(edition.copies) == 120
    assert edition.values == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    assert edition.rarity == (0, 0, 0, 1, 1, 1, 2, 2, 2, -1)


def test_the_box_holds_44_developments() -> None:
    cards = SPEC.edition().cards
    kinds = Counter(DEVELOPMENT_KINDS[card.kind] for card in cards)
    assert kinds == {"caravel": 12, "merchant": 9, "warehouse": 8, "shipyard": 6, "character": 9}
    assert Counter(EVENTS[card.event] for card in cards) == {
        "none": 24, "kings-help": 4, "natives": 4, "storm": 4, "fire": 4, "pirates": 4,
    }  # fmt: skip
    assert sorted(card.caravel for card in cards if card.caravel) == list(range(1, 13))
    assert Counter((card.rarity, card.income) for card in cards if card.rarity >= 0) == {
        (0, 2): 3,
        (1, 1): 3,
        (2, 0): 3,
    }
    assert Counter((card.slots, card.income) for card in cards if card.slots) == {(2, 0): 4, (1, 1): 4}


@pytest.mark.parametrize(("seats", "with_icon"), [(2, 12), (3, 14), (4, 16), (5, 18), (6, 20)])
def test_events_for_each_number_of_players(seats: int, with_icon: int) -> None:
    assert sum(1 for card in SPEC.edition().cards if card.players <= seats and card.event) == with_icon


def test_six_caravels_of_the_rulebooks_example_are_there_with_three_players() -> None:
    values = {card.caravel for card in SPEC.edition().cards if card.players <= 3}
    assert values >= {1, 2, 3, 7, 8, 10}


def test_incomes_of_the_nine_characters() -> None:
    incomes = {POWERS[card.power]: card.income for card in SPEC.edition().cards if card.power >= 0}
    assert incomes == {
        "almagro": 2, "de-la-cosa": 1, "las-casas": 1, "pizarro": 0, "ponce": 0, "valdivia": 1, "orellana": 0,
        "coronado": 0, "cortes": 3,
    }  # fmt: skip


def test_what_is_certain_and_what_is_reconstructed_is_marked() -> None:
    marks = SPEC.edition().about.confidence
    assert marks["resources"] == "certain"
    assert marks["caravels"] == marks["event_icons"] == marks["player_numbers"] == "reconstructed"


def test_the_catalogue_is_a_few_hundred_actions() -> None:
    assert len(SPEC.edition().catalogue) == 320


# -- files that cannot be played with: the file, the table and the fix are named

A_CARD = """[[development]]
id = "D44"
kind = "character"
power = "cortes"
income = 3
"""
D01 = 'id = "D01"\nkind = "caravel"\ncaravel = 1\n'

WRONG = {
    "too few developments": ([(A_CARD, "")], r"\[\[development\]\]: there are 43 cards; the box holds 44"),
    "too many developments": (
        [(A_CARD, A_CARD + '[[development]]\nid = "D45"\nkind = "shipyard"\n')],
        r"\[\[development\]\]: there are 45 cards; the box holds 44",
    ),
    "a character twice": (
        [('power = "pizarro"', 'power = "cortes"')],
        r"\[\[development\]\]: there are 0 cards with the power 'pizarro'; the box holds 1",
    ),
    "an id twice": (
        [('id = "D02"', 'id = "D01"')],
        r"\[\[development\]\]: the id 'D01' must be one word that only one",
    ),
    "an id of two words": ([('id = "D02"', 'id = "D 02"')], r"the id 'D 02' must be one word"),
    "an id with a tab": ([('id = "D02"', 'id = "D\\t02"')], r"must be one word"),
    "ten resources": (
        [("[relic]", '[[resource]]\nname = "tea"\nvalue = 10\ncopies = 8\nrarity = "rare"\n\n[relic]')],
        r"there are 10 tables \[\[resource\]\]; the box holds 9",
    ),
    "a wrong number": ([("value = 3", "value = 4")], r"\[resource 3\]: 'value' is 4; it must be from 3 to 3"),
    "a name twice": (
        [('name = "corn"', 'name = "cocoa"')],
        r"\[resource 2\]: the name 'cocoa' must be one word that no",
    ),
    "a second relic": ([('name = "corn"', 'name = "relic"')], r"\[resource 2\]: the name 'relic' must be one word"),
    "a name of two lines": ([('name = "corn"', 'name = "co\\nrn"')], r"\[resource 2\]: the name .* must be one word"),
    "no copies": ([("copies = 16", "copies = 0")], r"\[resource 1\]: 'copies' is 0; it must be from 1 to 99"),
    "copies as text": (
        [("copies = 16", 'copies = "16"')],
        r"\[resource 1\]: 'copies' is '16'; it must be a whole number",
    ),
    "copies as truth": ([("copies = 16", "copies = true")], r"\[resource 1\]: 'copies' is True; it must be a whole"),
    "an unknown rarity": (
        [('rarity = "common"', 'rarity = "frequent"')],
        r"\[resource 1\]: 'rarity' is 'frequent'; choose one of: common, uncommon, rare",
    ),
    "a slip of the pen": (
        [('event = "pirates"', 'evnet = "pirates"')],
        r"\[development 2\]: unknown field 'evnet'; remove it, or correct its name",
    ),
    "a caravel with slots": ([(D01, D01 + "slots = 2\n")], r"\[development 1\]: unknown field 'slots'"),
    "a caravel without a value": (
        [(D01, 'id = "D01"\nkind = "caravel"\n')],
        r"\[development 1\]: 'caravel' is missing",
    ),
    "an unknown kind": (
        [('kind = "shipyard"', 'kind = "harbour"')],
        r"\[development 30\]: 'kind' is 'harbour'; choose",
    ),
    "an unknown event": ([('event = "storm"', 'event = "plague"')], r"\[development 5\]: 'event' is 'plague'; choose"),
    "a card for 7": ([("players = 6", "players = 7")], r"\[development 12\]: 'players' is 7; it must be from 2 to 6"),
    "three slots": ([("slots = 2", "slots = 3")], r"\[development 22\]: 'slots' is 3; it must be from 1 to 2"),
    "an income below 0": (
        [("income = 2", "income = -2")],
        r"\[development 13\]: 'income' is -2; it must be from 0 to 9",
    ),
    "a hand of four": ([("hand = 5", "hand = 4")], r"\[aid\]: 'hand' is 4; it must be from 5 to 9"),
    "nothing to name": ([("offers = [2, 3, 4]", "offers = []")], r"\[aid\]: 'offers' must hold the numbers"),
    "a number named twice": ([("offers = [2, 3, 4]", "offers = [2, 2]")], r"\[aid\]: 'offers' must hold .* each once"),
    "too short a table": (
        [("different_pays = [5, 7, 10, 15, 20, 25]", "different_pays = [5, 7, 10]")],
        r"\[aid\]: 'different_pays' has 3 entries; it must have 6",
    ),
    "a reach beyond the row": (
        [("reach_rare = [5, 0, 0]", "reach_rare = [6, 0, 0]")],
        r"\[aid\]: 'reach_rare' holds 6",
    ),
    "a gap in the sizes": (
        [("reach_common = [1, 3, 5]", "reach_common = [0, 3, 5]")],
        r"\[aid\]: 'reach_common' .* 0 .* larger",
    ),
    "no goal": ([("goal = 75\n", "")], r"\[aid\]: 'goal' is missing; add a whole number from 1 to 999"),
    "no aid at all": ([("[aid]", "[aids]")], r"the table \[aid\] is missing; add it"),
    "an unknown table": (
        [("[relic]\ncopies = 12", "[relic]\ncopies = 12\n\n[promo]\ncards = 3")],
        "unknown table 'promo'",
    ),
    "an unknown confidence": (
        [('resources = "certain"', 'resources = "sure"')],
        r"\[confidence\]: 'resources' is 'sure'; choose one of: certain, likely, reconstructed",
    ),
    "no name": ([('name = "reconstructed"', 'name = ""')], r"\[about\]: 'name' must have 1 to 200 characters"),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_wrong_sheet_is_refused(slip: str) -> None:
    changes, complaint = WRONG[slip]
    with pytest.raises(EditionError, match=complaint) as refused:
        SPEC.read_edition(Sheet("mine.toml", changed(*changes)))
    assert str(refused.value).startswith("mine.toml: "), "the complaint begins with the file"
    assert str(refused.value).endswith("."), "and is a sentence"


def test_too_few_resource_cards_for_the_worst_deal_are_refused() -> None:
    """Six players, twelve caravels, twelve stored cards and the market: 57 cards must be there."""
    few = [(f"copies = {n}\n", "copies = 6\n") for n in (16, 16, 16, 12, 12, 12, 8, 8, 8)]
    assert sum(edition_with(*few, ("[relic]\ncopies = 12", "[relic]\ncopies = 3")).copies) == 57
    with pytest.raises(
        EditionError, match=r"\[\[resource\]\]: 56 cards are too few for 6 players, who may need 57; add"
    ):
        edition_with(*few, ("[relic]\ncopies = 12", "[relic]\ncopies = 2"))


def test_too_few_developments_for_two_players_are_refused() -> None:
    rows = TEXT.split("[[development]]")
    for n in range(1, len(rows)):
        rows[n] = rows[n].rstrip() + ("\n\n" if "players" in rows[n] or n > 40 else "\nplayers = 3\n\n")
    with pytest.raises(EditionError, match="fewer than 5 cards are for 2 players; lower some 'players' numbers"):
        SPEC.read_edition(Sheet("mine.toml", "[[development]]".join(rows)))


def test_a_cut_file_is_refused(tmp_path: Path) -> None:
    cut = tmp_path / "cut.toml"
    cut.write_text(TEXT[: TEXT.index('power = "ponce"') + 9], encoding="utf-8")
    with pytest.raises(EditionError, match=r"cut\.toml: not a TOML file .*; correct that line"):
        SPEC.edition_from_file(cut)
    cut.write_text(TEXT[: TEXT.index('id = "D40"')], encoding="utf-8")
    with pytest.raises(EditionError, match=r"cut\.toml: \[development 40\]: 'id' is missing"):
        SPEC.edition_from_file(cut)
    cut.write_text("", encoding="utf-8")
    with pytest.raises(EditionError, match=r"cut\.toml: the table \[about\] is missing"):
        SPEC.edition_from_file(cut)


def test_what_is_no_toml_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text('{"game": "mundus-novus"}', encoding="utf-8")
    with pytest.raises(EditionError, match=r"other\.toml: not a TOML file"):
        SPEC.edition_from_file(other)
    other.write_bytes(b"\xff\xfe\x00picture")
    with pytest.raises(EditionError, match=r"other\.toml: not a text in UTF-8; save it as one"):
        SPEC.edition_from_file(other)


def test_a_file_too_large_is_refused(tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    large.write_text(TEXT + "#" * LARGEST_FILE, encoding="utf-8")
    with pytest.raises(EditionError, match=r"large\.toml: larger than 256 KiB"):
        SPEC.edition_from_file(large)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"no\.toml: cannot be read .*; check the path"):
        SPEC.edition_from_file(tmp_path / "no.toml")
    with pytest.raises(EditionError, match="cannot be read"):
        SPEC.edition_from_file(tmp_path)


def test_an_edition_nobody_knows_is_refused() -> None:
    with pytest.raises(EditionError, match="has no edition 'first'; it has: reconstructed"):
        SPEC.edition("first")


# -- own editions


def test_an_own_edition_plays_by_its_own_tables(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    changes = [('name = "reconstructed"', 'name = "mine"'), ("goal = 75", "goal = 30"), ('"corn"', '"maize"')]
    mine.write_text(changed(*changes, ("hand = 5", "hand = 6")), encoding="utf-8")
    edition = SPEC.edition_from_file(mine)
    assert edition.about.hash != SPEC.edition().about.hash
    s = SPEC.begin(edition, 3)
    random_playout(s, Seeded("own edition"), Generator("own players"), SPEC.longest)
    assert is_over(s)
    assert SPEC.broken(s) == []
    assert SPEC.result(s).ended == "wealth"
    assert 30 <= max(s.coins) < 75
    assert edition.catalogue.parse("offer maize") is not None
    assert edition.catalogue.parse("offer corn") is None


def test_the_record_of_an_own_edition_carries_its_text() -> None:
    edition = edition_with(("goal = 75", "goal = 30"))
    record = read_record(new_record(SPEC, edition, 3, {}).text())
    assert record.edition_text
    replayed = Replay(SPEC, record).edition
    assert isinstance(replayed, MundusNovusEdition)
    assert replayed.aid.goal == 30
    assert new_record(SPEC, SPEC.edition(), 3, {}).edition_text == ""


def test_what_is_printed_is_structure_for_whoever_draws_it() -> None:
    edition = edition_with(
        ("reach_uncommon = [3, 5, 0]", "reach_uncommon = [2, 5, 0]"),
        ("goal = 75", "goal = 30"),
        ("valdivia_bonus = 3", "valdivia_bonus = 4"),
    )
    printed = SPEC.printed(edition)
    assert printed["goal"] == 30
    assert [card["name"] for card in printed["resources"]] == list(edition.names), "in the order of their numbers"
    coffee, relic = printed["resources"][3], printed["resources"][-1]
    assert (coffee["value"], coffee["rarity"], coffee["reach"]) == (4, "uncommon", "3 → 2, 4 → 5")
    assert (relic["value"], relic["rarity"], relic["reach"]) == (0, "", "")
    cards = {card["id"]: card for card in printed["developments"]}
    assert (cards["D02"]["caravel"], cards["D02"]["event"]) == (2, "pirates")
    assert (cards["D16"]["rarity"], cards["D16"]["numbers"], cards["D16"]["income"]) == ("uncommon", "4\u20136", 1)
    assert (cards["D22"]["slots"], cards["D22"]["event"], cards["D36"]["power"]) == (2, "", "almagro")
    assert [cards[card]["bonus"] for card in ("D36", "D41", "D42", "D43")] == [0, 4, 2, -2]
