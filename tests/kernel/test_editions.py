from __future__ import annotations

import time
from pathlib import Path

import pytest

from fairwind.kernel.editions import EditionError, Sheet, read_sheet
from tests.kernel.toy import SHEET, ToyEdition


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[bag", r"toy.toml: not a TOML file .*correct that line"),
        ("a = " + "[" * 5000, "nested too deeply|not a TOML file"),
        ("a = " + "9" * 5000, "a word that is too long|not a TOML file"),
        ("x = 1" * 100_000, "larger than 256 KiB"),
        (SHEET.replace("[about]", "[abuot]"), r"the table \[about\] is missing; add it"),
        (SHEET.replace('name = "toy"', ""), r"\[about\]: 'name' is missing; add a text"),
        (SHEET.replace('"certain"', '"sure"'), "'pearls' is 'sure'; choose one of: certain, likely, reconstructed"),
        (SHEET.replace("[6, 6, 6]", "[6, 6]"), "'pearls' has 2 entries; it must have 3"),
        (SHEET.replace("[6, 6, 6]", "[6, 6, -1]"), "holds -1; every entry must be a whole number from 0 to 20"),
        (SHEET.replace("[6, 6, 6]", "[6, 6, true]"), "holds True"),
        (SHEET + "pearl = 3", "unknown field 'pearl'; remove it, or correct its name"),
    ],
)
def test_a_wrong_sheet_says_what_and_where(text: str, said: str) -> None:
    with pytest.raises(EditionError, match=said):
        ToyEdition(Sheet("toy.toml", text))


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="cannot be read"):
        read_sheet(tmp_path / "none.toml")
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(EditionError, match="not a text in UTF-8"):
        read_sheet(tmp_path / "x.toml")


BOMBS = {
    "dots": ("a" + ".a" * 100_000 + " = 1", "too many dots"),
    "dots in a table's name": ("[a" + ".a" * 100_000 + "]", "too many dots"),
    "dots on a line": ("a = [" + "1.5, " * 101 + "]", "too many dots"),
    "lists": ("a = " + "[" * 100_000, "nested too deeply"),
    "tables": ("a = " + "{a = " * 40_000, "nested too deeply"),
    "digits": ("a = 0x" + "f" * 200_000, "too long"),
    "quotes": ('"' + '\\"' * 100_000, "not a TOML file"),
    "long quotes": ('a = """' + '\\"' * 100_000, "not a TOML file"),
    "half a letter": ('a = "\ud800"', "not a TOML file"),
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_what_a_reader_of_toml_takes_long_over_is_refused_before_it_is_read(bomb: str) -> None:
    text, said = BOMBS[bomb]
    began = time.process_time()
    with pytest.raises(EditionError, match=said):
        Sheet("x.toml", text)
    assert time.process_time() - began < 0.1


def test_dots_and_brackets_in_texts_and_remarks_count_for_nothing() -> None:
    odd = "." * 150 + "[" * 20
    text = f'{SHEET}\n# {odd}\n[more]\na = "{odd}"\nb = \'{odd}\'\nc = """\n{odd}"" \n"""\nd = \'\'\'{odd}\'\'\'\n'
    assert Sheet("x.toml", text).data["more"]["c"] == odd + '"" \n'


def test_the_hash_covers_what_the_rules_read() -> None:
    sheet = Sheet("a", SHEET)
    for other in (SHEET.replace("A toy", "The toy"), SHEET.replace('"certain"', '"likely"')):
        assert Sheet("a", other).hash == sheet.hash
        assert Sheet("a", other).old_hash != sheet.old_hash
    about = ToyEdition(sheet).about
    assert about.is_called(sheet.hash)
    assert about.is_called(sheet.old_hash)
    assert not about.is_called("0" * 16)


def test_the_hash_follows_the_contents_not_the_spelling() -> None:
    assert Sheet("a", SHEET).hash == Sheet("b", SHEET + "\n# a remark\n").hash
    assert Sheet("a", SHEET).hash != Sheet("a", SHEET.replace("6", "7")).hash
