"""The terminal's drawing as text and as pixels, in letters of our own."""

from __future__ import annotations

from typing import Any

import pytest

from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import random_playout
from tests.research.peers import AT_TABLES, peer


@pytest.fixture
def letters() -> Any:
    peer("numpy")
    from fairwind.research import letters

    return letters


def drawn(letters: Any, character: str) -> str:
    """A cell as one sees it."""
    return "\n".join("".join("#" if dot else "." for dot in row) for row in letters.dots(character))


def picture(name: str, seats: int, mode: str | None, answers: int) -> tuple[Any, Any]:
    """What draws a table, and a game that is under way there."""
    for needed in ("numpy", "rich", "fluent.runtime"):
        peer(needed)
    from fairwind.research.conventions import Conventions
    from fairwind.research.picture import Picture

    table = Conventions(name, seats)
    s = table.begin()
    random_playout(s, Seeded("drawn"), Generator("drawn"), answers)
    return Picture(table, mode), s


def test_a_letter_is_five_dots_wide_and_stands_on_the_line(letters: Any) -> None:
    shown = [
        "......",
        "......",
        ".###..",
        "#...#.",
        "#...#.",
        "#####.",
        "#...#.",
        "#...#.",
        "#...#.",
        "......",
        "......",
        "......",
    ]
    assert drawn(letters, "A") == "\n".join(shown)


def test_no_two_letters_look_alike(letters: Any) -> None:
    plain = [chr(code) for code in range(33, 127)]
    assert all(letters.has_letter(character) for character in plain)
    assert len({drawn(letters, character) for character in plain}) == len(plain)


def test_accents_and_cedillas_are_added(letters: Any) -> None:
    for character in "éèêëàçôöüñÉÇ":
        assert letters.has_letter(character)
        assert drawn(letters, character) != drawn(letters, letters.unicodedata.normalize("NFD", character)[0])
    assert len({drawn(letters, character) for character in "eéèêë"}) == 5


def test_lines_of_boxes_meet_at_the_edges(letters: Any) -> None:
    left, right, cross = (letters.dots(character) for character in "┤├┼")
    row, column = letters.MIDDLE
    assert left[row, 0]
    assert not left[row, -1]
    assert right[row, -1]
    assert not right[row, 0]
    assert cross[row].all()
    assert cross[:, column].all()


def test_what_has_no_letter_is_an_empty_box(letters: Any) -> None:
    assert not letters.has_letter("語")
    assert drawn(letters, "語") == drawn(letters, "字") != drawn(letters, " ")


@AT_TABLES
def test_every_character_of_a_drawing_has_its_letter(name: str, seats: int) -> None:
    art, s = picture(name, seats, "rgb_array", 40)
    from fairwind.research.letters import has_letter

    used = {character for line in art.lines(s, 0) for segment in line for character in segment.text}
    assert [character for character in used if not has_letter(character)] == []


def test_pixels_are_the_text_in_its_colours() -> None:
    art, s = picture("santa-cruz", 2, "rgb_array", 40)
    from fairwind.research.letters import HIGH, WIDE, dots

    lines, shown = art.lines(s, 0), art.show(s, 0)
    assert shown.shape == (art.pages * 24 * HIGH, 80 * WIDE, 3)
    text = ["".join(segment.text for segment in line) for line in lines]
    row = next(row for row, line in enumerate(text) if "player_0" in line)
    column = text[row].index("player_0")
    cell = shown[row * HIGH : (row + 1) * HIGH, column * WIDE : (column + 1) * WIDE]
    inked = (cell != cell[0, 0]).any(axis=2)
    assert inked.tolist() == dots("p").tolist()
    assert cell[inked].tolist() == [[0x3D, 0x9B, 0xD6]] * int(inked.sum())  # the colour of the first seat


def test_a_picture_never_shrinks() -> None:
    art, s = picture("mundus-novus", 2, "rgb_array", 0)
    small, (tall, later) = art.show(s, 0).shape, picture("santa-cruz", 2, "rgb_array", 40)
    tall.show(later, 0)
    assert small == (24 * 12, 80 * 6, 3)
    art.pages = tall.pages
    assert art.show(s, 0).shape == tall.show(later, 0).shape == (3 * 24 * 12, 80 * 6, 3)


def test_the_text_has_the_signs_of_its_colours() -> None:
    art, s = picture("santa-cruz", 2, "ansi", 40)
    text = art.show(s, 0)
    assert "\x1b[1;38;2;61;155;214m● player_0" in text
    assert max(len(line) for line in text.split("\n")) >= 80


def test_a_drawing_shows_what_its_seat_sees() -> None:
    """Each sees the own hand, and nobody that of another."""
    art, s = picture("mundus-novus", 2, "ansi", 0)
    assert art.show(s, 0) != art.show(s, 1)
    world = art.conventions.spec.sample_world(s, 0, Seeded("elsewhere"))
    assert art.show(world, 0) == art.show(s, 0)
