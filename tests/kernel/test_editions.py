from __future__ import annotations

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


def test_the_hash_follows_the_contents_not_the_spelling() -> None:
    assert Sheet("a", SHEET).hash == Sheet("b", SHEET + "\n# a remark\n").hash
    assert Sheet("a", SHEET).hash != Sheet("a", SHEET.replace("6", "7")).hash
