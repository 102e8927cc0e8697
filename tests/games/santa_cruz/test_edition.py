"""The edition file: what the box holds, and that files which cannot be played with are refused with a fix."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

import fairwind.games.santa_cruz as package
from fairwind.games.santa_cruz.board import site_set
from fairwind.games.santa_cruz.edition import SantaCruzEdition
from fairwind.games.santa_cruz.vocabulary import (
    BUILDINGS,
    COAST,
    CONSTRUCTION,
    FISH,
    LAND,
    RESOURCES,
    SITE_KINDS,
    VOLCANO,
)
from fairwind.kernel.editions import EditionError, Sheet

FILE = Path(package.__file__).parent / "editions" / "reconstructed.toml"
TEXT = FILE.read_text(encoding="utf-8")
EDITION = SantaCruzEdition(Sheet(FILE.name, TEXT))


def test_the_box_holds_what_it_says() -> None:
    assert [len(group) for group in EDITION.board.sites_of_kind] == [18, 20, 11]
    assert Counter(tile.kind for tile in EDITION.tiles) == {COAST: 20, LAND: 22, VOLCANO: 12}
    assert [sum(one.cards[i] for one in EDITION.sets) for i in range(len(CONSTRUCTION))] == [7, 10, 7, 4]
    assert len(EDITION.score_cards) == 16
    assert sum(bird.count for bird in EDITION.birds) == 22
    assert sum(bird.count * bird.value for bird in EDITION.birds) == 38
    assert dict(zip(BUILDINGS, EDITION.supply, strict=True)) == {"lighthouse": 2, "church": 3, "house": 8}


def test_the_tiles_add_up_as_reconstructed() -> None:
    assert Counter(BUILDINGS[tile.building] for tile in EDITION.tiles) == {"lighthouse": 8, "church": 13, "house": 33}
    assert sum(tile.bird for tile in EDITION.tiles) == 10
    shown = Counter(RESOURCES[tile.resource] for tile in EDITION.tiles if tile.resource >= 0)
    assert shown == {"fish": 6, "sheep": 5, "wood": 5, "sugar": 5, "gold": 5}
    assert sorted(tile.bonus for tile in EDITION.tiles if tile.resource == FISH) == [1, 1, 1, 2, 2, 3]
    assert [sum(t.points for t in EDITION.tiles if t.kind == kind) for kind in range(3)] == [30, 43, 48]


def test_the_rounds_need_no_more_birds_than_the_box_has() -> None:
    """Ten bird tiles in two rounds, and the last player's right once in each."""
    assert 2 * sum(tile.bird for tile in EDITION.tiles) + 2 <= sum(bird.count for bird in EDITION.birds)


def test_roads_and_rivers() -> None:
    board = EDITION.board
    name = {site.id: i for i, site in enumerate(EDITION.sites)}
    assert len(board.road_pairs) == 65
    assert [len(river) for river in board.river_sites] == [5, 6, 5]
    assert board.roads[name["C06"]] == site_set([name["L04"]])
    assert {EDITION.sites[i].id for i in board.adjacent[name["C06"]]} == {"L04", "L05"}, "one road, one river step"
    assert board.on_rivers.bit_count() == 16
    steps = {tuple(sorted(pair)) for river in board.river_sites for pair in pairwise(river)}
    assert not steps & set(board.road_pairs), "no river step is also a road"


def test_every_place_card_knows_its_sites() -> None:
    sites = {card.place: card.sites for card in EDITION.score_cards if card.place}
    assert sites == {
        "coast": EDITION.board.of_kind[COAST],
        "volcano": EDITION.board.of_kind[VOLCANO],
        "river": EDITION.board.on_rivers,
    }


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "C02", kind = "coast"', 'id = "C01", kind = "coast"', r"\[sites\]: the id 'C01' is there twice; rename"),
        ('"C02 C03",', '"C02 C99",', r"\[roads\]: 'C02 C99' is not a road; write two different sites"),
        ('"C02 C03",', '"C02 C02",', r"\[roads\]: 'C02 C02' is not a road"),
        ('"C02 C03",', '"C04 C05",', r"\[roads\]: the road 'C04 C05' is there twice; remove"),
        ('"C02 C03",', '"C02 C15",', r"\[roads\]: 'C02 C15' leads to another island; correct"),
        ('"L01", "C02"]', '"L01", "C16"]', r"\[rivers\]: the river from V09 leaves its island; correct"),
        ('"L01", "C02"]', '"L01", "V09"]', r"\[rivers 1\]: a river joins two or more different sites"),
        ('"L01", "C02"]', '"L01", "Q02"]', r"\[rivers 1\]: 'sites' holds 'Q02'; its entries must be one of"),
        ('{ id = "K01", kind = "coast", ', '{ id = "K01", kind = "beach", ', r"\[tiles 1\]: 'kind' is 'beach'; choose"),
        ('{ id = "X12"', '# { id = "X12"', r"there are 53 tables \[\[tiles\]\]; the box holds 54"),
        ('shows = "fish", bonus = 3', 'shows = "fish"', r"\[tiles 6\]: 'bonus' is missing; add a whole number"),
        ('shows = "bird" }', 'shows = "bird", bonus = 1 }', r"\[tiles 3\]: unknown field 'bonus'; remove"),
        ('id = "A", ship = 1', 'id = "A", ship = 2', r"\[sets 1\]: .* add up to 8; the box has 7"),
        ('id = "A", ship = 1, road = 2', 'id = "A", ship = 0, road = 3', r"\[sets 1\]: 'ship' is 0; it must be from 1"),
        ('id = "B", ship', 'id = "A", ship', r"\[sets\]: the id 'A' is there twice"),
        ("house = 8", "house = 9", r"\[buildings\]: .* add up to 14; the box has 13"),
        ("value = 3, count = 4", "value = 3, count = 5", r"\[birds\]: the counts add up to 23; the box has 22"),
        ('["wood", "sugar"], points = 7, points_one = 3', '["wood", "sugar"], points = 7', r"'points_one' is missing"),
        ('["wood", "sugar"]', '["wood", "wood"]', r"\[score_cards 6\]: 'resources' must name one resource or two"),
        ("house = 4,      points", "points", r"\[score_cards 8\]: no building is asked for; add lighthouse"),
        ("points = -2 }", "points = 2 }", r"\[score_cards 16\]: 'points' is 2; it must be from -20 to -1"),
        ('{ id = "sheep", ', '{ id = "wood",', r"\[score_cards\]: the id 'wood' is there twice"),
        ('{ id = "sheep", ', '{ id = "two sheep", ', r"\[score_cards 1\]: 'id' is 'two sheep'; use up to 24 letters"),
        ("score_cards = [4, 3, 2]", "score_cards = [7, 5, 2]", r"\[players\]: 3 players would need 18 score cards"),
        ("score_cards = [4, 3, 2]", "score_cards = [4, 3]", r"\[players\]: 'score_cards' has 2 entries; it must"),
        ("[track]", "[trax]", r"unknown table 'trax'; remove it, or correct its name"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_played_with_is_refused(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(EditionError, match=complaint) as refused:
        SantaCruzEdition(Sheet("mybox.toml", TEXT.replace(old, new, 1)))
    assert str(refused.value).startswith("mybox.toml: ")


def test_every_site_must_be_on_the_graph() -> None:
    cut_off = TEXT.replace('"C07 C08",', "").replace('"C07 L05",', "")
    with pytest.raises(EditionError, match=r"\[sites\]: C07 cannot be reached from C01; add its road or river"):
        SantaCruzEdition(Sheet("mybox.toml", cut_off))


def test_a_shape_needs_as_many_tiles_as_sites() -> None:
    land = TEXT.replace('kind = "volcano", building', 'kind = "land",    building', 2)
    with pytest.raises(EditionError, match=r"\[tiles\]: there are 10 volcano tiles for 11 sites; correct one"):
        SantaCruzEdition(Sheet("mybox.toml", land))


def test_four_players_need_room_to_land() -> None:
    dry = TEXT
    for i in range(5, 19):
        dry = dry.replace(f'id = "C{i:02}", kind = "coast",  ', f'id = "C{i:02}", kind = "{SITE_KINDS[LAND]}",   ')
    dry = dry.replace('kind = "coast",   building', 'kind = "land",    building', 14)
    with pytest.raises(EditionError, match=r"\[sites\]: there are 4 coast sites; four players need at least 5"):
        SantaCruzEdition(Sheet("mybox.toml", dry))


def test_a_players_own_edition_is_read() -> None:
    mine = TEXT.replace('name = "reconstructed"', 'name = "mybox"').replace('"C13 L10",', "")
    edition = SantaCruzEdition(Sheet("mybox.toml", mine))
    assert edition.about.name == "mybox"
    assert len(edition.board.road_pairs) == 64
    assert edition.about.hash != EDITION.about.hash
