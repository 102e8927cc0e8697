"""The edition file of Bora Bora: counts of the box, and that broken files are refused with file, table and fix."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fairwind.games import bora_bora
from fairwind.games.bora_bora.edition import BoraBoraEdition
from fairwind.games.bora_bora.vocabulary import GODS, KINDS, MATERIALS, TERRAINS
from fairwind.kernel.editions import EditionError, Sheet
from fairwind.testing import rule

FILE = Path(str(bora_bora.__file__)).parent / "editions" / "reconstructed.toml"
TEXT = FILE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def edition() -> BoraBoraEdition:
    return BoraBoraEdition(Sheet(FILE.name, TEXT))


def test_the_box_is_complete(edition: BoraBoraEdition) -> None:
    assert len(edition.map.regions) == 12
    assert [mask.bit_count() for mask in edition.map.terrain_masks] == [3] * len(TERRAINS)
    assert sorted(mask.bit_count() for mask in edition.map.island_masks) == [2, 2, 2, 2, 4]
    assert [edition.map.materials.count(m) for m in range(len(MATERIALS))] == [4, 4, 4]
    assert sum(edition.fish_copies) == 12
    assert edition.fish_copies[1] == 4
    assert [sum(p.copies for p in people) for people in edition.people] == [36, 36]
    assert [{p.kind for p in people} for people in edition.people] == [set(range(len(KINDS)))] * 2
    assert sum(task.copies for task in edition.tasks) == 60
    assert sum(jewel.copies for jewel in edition.jewels) == 24
    assert {jewel.points for jewel in edition.jewels} == set(range(1, 10))
    assert edition.card_copies == (12,) * len(GODS)
    assert len(edition.ceremony.pair_masks) == 17
    assert edition.ceremony.columns == 4


def test_paths_of_the_central_mountain_are_those_of_the_rulebook(edition: BoraBoraEdition) -> None:
    names = [region.name for region in edition.map.regions]
    found = {(p.way, frozenset((names[p.a], names[p.b]))): p.die for p in edition.map.paths}
    of_cm = {(way, *ends - {"cm"}): die for (way, ends), die in found.items() if "cm" in ends}
    assert of_cm == {(0, "cp"): 4, (0, "cb"): 2, (1, "sp"): 5, (1, "eb"): 4}


def test_five_steps_on_the_status_track_reach_the_four(edition: BoraBoraEdition) -> None:
    assert edition.status_points[4:6] == (2, 4)
    assert (edition.status_points[0], edition.status_points[-1]) == (0, 15)


def test_an_action_tile_is_shared_by_player_count(edition: BoraBoraEdition) -> None:
    assert [len(set(tiles)) for tiles in edition.tile_of] == [5, 6, 7]


def test_ceremony_pairs_lie_side_by_side(edition: BoraBoraEdition) -> None:
    pairs = set(edition.ceremony.pair_names)
    assert {"a1-a2", "a1-b1", "b3-b4", "b4-c4"} <= pairs
    assert not {"a4-b1", "a1-b2", "a1-c1", "a1-a3"} & pairs


def test_tiles_of_one_kind_may_carry_different_symbols() -> None:
    text = TEXT.replace(
        '[[man]]\nkind = "shell"\nsymbols = 4\ncopies = 3',
        '[[man]]\nkind = "shell"\nsymbols = 4\ncopies = 2\n\n[[man]]\nkind = "shell"\nsymbols = 1\ncopies = 1',
    )
    men = BoraBoraEdition(Sheet("mine.toml", text)).people[0]
    assert [(p.name, p.symbols, p.copies) for p in men][-2:] == [("take-shell 1", 1, 1), ("take-shell 4", 4, 2)]


BROKEN = [
    ('id = "nm"', 'id = "nb"', "[region 2]: the id 'nb' is used twice; give every region its own."),
    ('id = "nm"', 'id = "N M"', "[region 2]: 'id' is 'N M'; use up to 20 small letters and digits."),
    ('terrain = "plain"', 'terrain = "swamp"', "[region 6]: 'terrain' is 'swamp'; choose one of: mountain, beach"),
    ('regions = ["cf", "cp"]', 'regions = ["cf", "cf"]', "[path 1]: a path joins two different regions"),
    ("values = [1, 1, 1, 1,", "values = [1, 1, 1, 2,", "[set_up]: 'start_fish' is 1, but fewer than 4 fish tiles"),
    ("values = [1, 1,", "values = [1,", "[fish]: 'values' has 11 entries; it must have 12."),
    ("symbols = 2\ncopies = 3", "symbols = 2\ncopies = 4", "[[man]]: the copies add up to 37; the box holds 36."),
    ("symbols = 2", "symbols = -1", "[man 1]: 'symbols' is -1; it must be from 0 to 9."),
    ("land = [2, 4, 6]", "land = [2, 4]", "[effects]: 'land' has 2 entries; it must have 3."),
    ('"kind:land 2"', '"kind:canoe 2"', "[task 1]: 'needs' holds 'kind:canoe 2'; after the colon choose: land, sea"),
    ('"kind:land 2"', '"canoe 2"', "[task 1]: 'needs' holds 'canoe 2'; begin with one of: man, woman"),
    ('"islands 5"', '"islands 6"', "[task 20]: 'needs' holds 'islands 6'; it must end in a number from 1 to 5."),
    ('"kind:sea 2"', '"kind:land 2"', "[task 2]: 'kind-land-2' has a row already; raise its 'copies' instead."),
    ("price = 1", "price = 10", "[jewel 1]: 'price' is 10; it must be from 0 to 9."),
    ("spaces = [6, 5,", "spaces = [6, 6,", "[temple]: 'spaces' must hold each of 1 to 6 once"),
    ("dice = [1, 2,", "dice = [2, 2,", "[buildings]: 'dice' holds a number twice; every building has its own."),
    ("points = [0, 1, 1, 2,", "points = [0, 1, 1, 0,", "[status]: 'points' must have at least two entries that never"),
    ("sand stone wood sand", "sand stone wood", "[ceremony]: 'rows' must be equally long and hold 12 spaces."),
    (
        "sand stone wood sand",
        "sand stone wood clay",
        "[ceremony]: 'rows' holds 'clay'; choose from: sand, stone, wood.",
    ),
    ("at_start = [0,", "at_start = [1,", "[huts]: 'at_start' must hold 12 huts"),
    ("blue = 12", "blue = 0", "[god_cards]: 'blue' is 0; it must be from 1 to 30."),
    ('"man woman", "land sea"]', '"man", "land sea"]', "[action_tiles]: 'two' must show each of these actions once"),
    (
        "fishing = 2",
        "fishing = 2\nswimming = 1",
        "[scoring]: unknown field 'swimming'; remove it, or correct its name.",
    ),
    ("[scoring]", "[swimming]\n[scoring]", "unknown table 'swimming'; remove it, or correct its name."),
]


@pytest.mark.parametrize(("old", "new", "complaint"), BROKEN, ids=[f"{i}" for i in range(len(BROKEN))])
def test_broken_files_are_refused_with_the_fix(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(EditionError) as error:
        BoraBoraEdition(Sheet("mine.toml", TEXT.replace(old, new, 1)))
    assert str(error.value).startswith("mine.toml: ")
    assert complaint in str(error.value)


def test_a_region_without_a_path_is_refused() -> None:
    text = re.sub(r'\[\[path\]\]\nby = "\w+"\nregions = \[.*"wm".*\]\ndie = \d\n', "", TEXT)
    with pytest.raises(EditionError, match=r"\[\[path\]\]: region 'wm' cannot be reached from 'nb'; add a path\."):
        BoraBoraEdition(Sheet("mine.toml", text))


@rule("BB-12.19")
def test_too_few_tasks_are_refused() -> None:
    text = re.sub(r"\[\[task\]\]  # N[1-4]\d.*\nneeds = .*\ncopies = 1\n", "", TEXT)
    with pytest.raises(EditionError, match=r"\[\[task\]\]: fewer than 44 tiles; add some"):
        BoraBoraEdition(Sheet("mine.toml", text))
