"""Editions may be corrected: the ledger of each game names all that were ever shipped, and each can still be read."""

from __future__ import annotations

import shutil
from importlib import resources
from pathlib import Path

import pytest

from fairwind.games import OURS, game
from fairwind.kernel.editions import EditionError, Sheet
from tests.kernel.toy import SHEET, Toy, ToyEdition

HOW = (
    "An edition of {game} was corrected. Keep the text it had before (git show HEAD:{folder}/{name}.toml) as "
    "{folder}/past/{mark}.toml; games that were played with it need it. Lines of the ledger are never removed."
)
ADD = "Add the line '{mark} {name}' to {folder}/ledger.txt: an edition is shipped under a hash that it does not name."


@pytest.mark.parametrize("name", OURS)
def test_every_edition_that_was_ever_shipped_can_be_read(name: str) -> None:
    spec = game(name)
    folder = f"src/{spec.package.replace('.', '/')}/editions"
    assert spec.ledger(), f"{folder}/ledger.txt is missing"
    for mark, (edition, same) in spec.ledger().items():
        try:
            found = spec.recorded_edition(edition, "", mark).about
        except EditionError:
            pytest.fail(HOW.format(game=name, folder=folder, name=edition, mark=same))
        assert found.hash == same, f"{folder}/past/{same}.toml has another hash: {found.hash}"


@pytest.mark.parametrize("name", OURS)
def test_the_ledger_names_every_edition_that_is_shipped(name: str) -> None:
    spec = game(name)
    folder = f"src/{spec.package.replace('.', '/')}/editions"
    for edition in spec.edition_names():
        mark = spec.edition(edition).about.hash
        assert mark in spec.ledger(), ADD.format(mark=mark, name=edition, folder=folder)
        assert spec.ledger()[mark] == (edition, mark)


@pytest.mark.parametrize("name", OURS)
def test_what_is_kept_of_the_past_is_called_by_its_hash(name: str) -> None:
    past = Path(str(resources.files(game(name).package))) / "editions" / "past"
    for file in sorted(past.glob("*")):
        sheet = Sheet(file.name, file.read_text(encoding="utf-8"))
        assert file.name == f"{sheet.hash}.toml"
        assert sheet.hash in game(name).ledger()


# -- a correction, in a package of its own


class Corrected(Toy):
    """The toy, whose editions are files."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    def edition_names(self) -> list[str]:
        return ["toy"]

    def edition(self, name: str = "toy") -> ToyEdition:
        return self.edition_from_file(self.folder / "toy.toml")

    def _beside(self, path: str) -> str:
        file = self.folder / path
        return file.read_text(encoding="utf-8") if file.is_file() else ""


@pytest.fixture
def corrected(tmp_path: Path) -> Corrected:
    """Shipped once with 6 pearls of each kind, now with 5."""
    was, now = Sheet("toy", SHEET), Sheet("toy", SHEET.replace("6, 6, 6", "5, 5, 5"))
    (tmp_path / "toy.toml").write_text(now.text)
    (tmp_path / "ledger.txt").write_text(f"# old\n{was.old_hash} toy {was.hash}\n{was.hash} toy\n{now.hash} toy\n")
    (tmp_path / "past").mkdir()
    (tmp_path / "past" / f"{was.hash}.toml").write_text(was.text)
    return Corrected(tmp_path)


def test_a_game_is_given_the_edition_that_it_was_played_with(corrected: Corrected) -> None:
    was, now = Sheet("toy", SHEET), corrected.edition()
    for mark in (was.hash, was.old_hash):
        assert corrected.recorded_edition("toy", "", mark).about.text == SHEET
        assert corrected.recorded_edition("toy", SHEET, mark).about.text == SHEET
        assert not corrected.has_edition("toy", mark)
    for mark in (now.about.hash, now.about.old_hash):
        assert corrected.recorded_edition("toy", "", mark).about.text == now.about.text
        assert corrected.has_edition("toy", mark)
    for mark in ("0" * 16, "../toy", "", "x" * 300):
        with pytest.raises(EditionError, match="has changed since"):
            corrected.recorded_edition("toy", "", mark)
    with pytest.raises(EditionError, match="has changed since"):
        corrected.recorded_edition("toy", SHEET, now.about.hash)


def test_another_title_needs_no_past(corrected: Corrected) -> None:
    now = corrected.edition().about
    ledger = corrected.folder / "ledger.txt"
    ledger.write_text(ledger.read_text() + f"{now.old_hash} toy {now.hash}\n")
    (corrected.folder / "toy.toml").write_text(now.text.replace("A toy", "The toy"))
    for mark in (now.hash, now.old_hash):
        assert corrected.recorded_edition("toy", "", mark).about.title == "The toy"


def test_an_edition_that_nobody_kept_is_missed(corrected: Corrected) -> None:
    shutil.rmtree(corrected.folder / "past")
    with pytest.raises(EditionError, match="has changed since"):
        corrected.recorded_edition("toy", "", Sheet("toy", SHEET).hash)
