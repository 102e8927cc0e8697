"""The edition: what the box holds, and files that cannot be played with."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from fairwind.games.santa_maria import SPEC
from fairwind.games.santa_maria.edition import SantaMariaEdition
from fairwind.games.santa_maria.vocabulary import GOODS, TERRAINS
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.editions import EditionError, Sheet
from fairwind.kernel.play import is_over, random_playout
from fairwind.kernel.record import new_record, read_record
from fairwind.kernel.replay import Replay
from fairwind.kernel.sitting import begin_sitting

TEXT = (resources.files("fairwind.games.santa_maria") / "editions" / "reconstructed.toml").read_text(encoding="utf-8")


def changed(*changes: tuple[str, str]) -> str:
    """The shipped sheet with these words replaced once each."""
    text = TEXT
    for old, new in changes:
        assert old in text, f"{old!r} is not in the shipped edition"
        text = text.replace(old, new, 1)
    return text


def edition_with(*changes: tuple[str, str]) -> SantaMariaEdition:
    """An own edition: the shipped one with these words replaced once each."""
    return SPEC.read_edition(Sheet("mine.toml", changed(('name = "reconstructed"', 'name = "mine"'), *changes)))


# -- what comes with the game


def test_the_boards() -> None:
    edition = SPEC.edition()
    filled = [sum(1 for kind in board.cells if kind) for board in edition.boards]
    assert [board.name for board in edition.boards] == ["A1", "A2", "A3", "A4", "B"]
    assert filled == [10, 10, 10, 10, 8]
    assert edition.side_a == edition.boards[:4]
    assert edition.side_b is edition.boards[4]


def test_the_tiles() -> None:
    edition = SPEC.edition()
    cells = [edition.cells[kind] for tile in edition.tiles for kind in tile.cells]
    assert Counter(TERRAINS[cell.terrain] for cell in cells) == {
        "road": 26, "town": 21, "farm": 13, "forest": 8, "mountain": 7,
    }  # fmt: skip
    assert sum(cell.colonists for cell in cells) == 41
    assert [len(tile.cells) for tile in edition.tiles] == [2] * 15 + [3] * 15
    assert [edition.cells[tile.cells[0]].text for tile in edition.roads] == ["road: 1"] * 3


def test_the_ships() -> None:
    ships = SPEC.edition().ships
    standard = ships[4:]
    assert Counter(ship.points for ship in standard) == {2: 3, 3: 9, 4: 8, 5: 7, 6: 2, 7: 1}
    assert len({ship.cost for ship in standard}) == 30
    assert [sum(ship.cost[good] for ship in standard) for good in range(4)] == [21, 21, 26, 26]
    assert {ship.points for ship in ships[:4]} == {3}
    assert (1, 0, 1, 0) in [ship.cost for ship in ships], "the one ship the rulebook shows: wood and sugar"


def test_the_catalogue_stays_in_the_hundreds() -> None:
    assert len(SPEC.edition().catalogue) < 500


def test_the_marks_of_confidence() -> None:
    assert SPEC.edition().about.confidence["retreat"] == "certain"
    assert SPEC.edition().about.confidence["boards"] == "reconstructed"


# -- an edition of one's own


def test_an_own_edition_is_played_and_recorded_with_its_text(tmp_path: Path) -> None:
    path = tmp_path / "mybox.toml"
    path.write_text(changed(('name = "reconstructed"', 'name = "mybox"'), ("astronomy = 3", "astronomy = 1")))
    edition = SPEC.edition_from_file(path)
    s = SPEC.begin(edition, 3)
    random_playout(s, Seeded("own"), Generator("own"), SPEC.longest)
    assert is_over(s)
    record = new_record(SPEC, edition, 3, {})
    assert "mybox" in record.edition_text
    sitting = begin_sitting(SPEC, edition, 2, {"setup": "dealt"}, Seeded("own"))
    again = Replay(SPEC, read_record(sitting.record.text()))
    assert SPEC.digest(again.final()) == SPEC.digest(sitting.state)
    assert again.edition.about.text == edition.about.text


def test_another_exchange_with_a_choice_brings_its_own_actions() -> None:
    edition = edition_with(("wood/grain > sugar / gem", "wood/grain > 2 coins / point & gem"))
    assert [action.text for action in edition.actions.gain] == ["gain 2-coins", "gain gem+point"]


# -- files that cannot be played with


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("astronomy = 3", "astronomy = 4", "'astronomy' is 4; it must be from 1 to 3"),
        ("astronomy = 3", "", "'astronomy' is missing"),
        ("[camps]", "[kamps]", "unknown table 'kamps'"),
        ('"1,3 forest: wood"', '"1,3 forest: wod"', "'wod' is no gain"),
        ('"1,3 forest: wood"', '"1,7 forest: wood"', "'1,7' is no place"),
        ('"1,3 forest: wood"', '"1,5 forest: wood"', "the cell 1,5 is printed twice"),
        ('"1,3 forest: wood"', '"1,3 road: 1"', "boards show buildings only"),
        ('"1,3 forest: wood"', '"1,3 town_hall: wood"', "there are 2 town halls"),
        ('    "1,3 forest: wood",\n', "", "announces 10, but there are 9"),
        ('    "6,2 farm: grain",\n', "", "column 2 has no building"),
        ('    "2,1 farm: sugar",\n', "", "row 2 has no building"),
        ('side = "B"', 'side = "A"', "there are 0 town halls; a side A shows one"),
        ('id = "D02"', 'id = "D01"', "the name 'D01' is used twice"),
        ('id = "D02"', 'id = "D 2"', "the name 'D 2' is not usable"),
        ('cells = ["forest: wood", "road: 2"]', 'cells = ["forest: wood"]', "must have 2"),
        ('cells = ["forest: wood", "road: 2"]', 'cells = ["forest: wood", "road: 9"]', "is no road"),
        ('cells = ["forest: wood", "road: 2"]', 'cells = ["forest: wood", "marsh: 2"]', "is no cell"),
        ('cells = ["forest: wood", "road: 2"]', 'cells = ["forest: wood", "town: ship"]', "announces 26"),
        ('cells = ["forest: wood", "road: 2"]', 'cells = ["forest: wood", "road: 1"]', "announces 41"),
        ('cells = ["forest: wood", "road: 1"]', 'cells = ["town_hall: wood", "road: 1"]', "shows a town_hall"),
        (
            'cells = ["town_hall: coin + wood", "town: religion"]',
            'cells = ["town: ship", "town: religion"]',
            "exactly one",
        ),
        ('id = "R1"\ncells = ["road: 1"]', 'id = "R1"\ncells = ["town: ship"]', "shows no road"),
        ("points = 2\nwood = 2", "points = 2\nwood = 4", "'wood' is 4; it must be from 0 to 3"),
        ("points = 2\nwood = 2", "points = 2", "the ship costs nothing"),
        ("points = 2\nwood = 2", "points = 2\ngold = 2\nwood = 1", "unknown field 'gold'"),
        ('order = ["coins", "religion"', 'order = ["coins", "coins"', "a dock is listed twice"),
        ('spaces = ["coins", "religion"', 'spaces = ["coins", "coins"', "a space is listed twice"),
        ("monk_on_entering = [2, 4,", "monk_on_entering = [4, 2,", "must rise"),
        ("blue_die_on_symbol = [1, 3]", "blue_die_on_symbol = [1]", "it must have 2"),
        ("tree_passed_on_entering = [3, 5, 7]", "tree_passed_on_entering = [3, 5, 11]", "from 1 to 10"),
        ('gains = ["3 points"', 'gains = ["3 wishes"', "is no gain"),
        ("three = [6, 3]", "three = [6]", "it must have 2"),
        ("5,5 town: wood/gem > 3 coins", "5,5 town: wood/wood > 3 coins", "names a resource twice"),
        ("5,5 town: wood/gem > 3 coins", "5,5 town: gold > 3 coins", "'gold' cannot be asked for"),
        ("wood/grain > sugar / gem", "wood/grain > sugar / sugar", "the same thing twice"),
        ("[[year]]\ntwo = [4]\nthree = [6, 3]\nfour = [6, 4, 2]\n", "", "the box holds 3"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place_and_the_fix(old: str, new: str, complaint: str) -> None:
    with pytest.raises(EditionError) as refused:
        edition_with((old, new))
    assert complaint in str(refused.value)
    assert str(refused.value).startswith("mine.toml: ")


def test_side_b_needs_room_for_a_town_hall() -> None:
    start = TEXT.index('name = "B"')
    cells = [f'"{r},{c} forest: wood"' for r in range(1, 7) for c in range(1, 7) if (r + c) % 2]
    head, tail = TEXT[:start], TEXT[start:]
    tail = tail[tail.index("]\n") + 2 :]
    text = f'{head}name = "B"\nside = "B"\ncells = [{", ".join(cells)}]\n{tail}'
    with pytest.raises(EditionError, match="side B has no room for a town hall"):
        SPEC.read_edition(Sheet("mine.toml", text))


def test_every_good_is_named_once() -> None:
    assert len(set(GOODS)) == 5
