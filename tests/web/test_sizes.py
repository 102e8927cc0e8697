"""Every game can be read at the eight sizes late in a real game, and early at two: all fits and nothing is tiny."""

from __future__ import annotations

from typing import Final

import pytest

from tests.web.conftest import Midgame, NewPage
from tests.web.measuring import SIZES, Size, faults
from tests.web.positions import RECORDS

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

USUAL: Final = [Size(1280, 720), Size(390, 844)]  # for what differs little from size to size


def least_share(size: Size) -> float:
    """How much of the window the boards take at least: beside them are the prompt, the seats and the log."""
    return 0.6 if size.is_phone else 0.4


@pytest.mark.parametrize("game", RECORDS)
def test_everything_fits_and_can_be_read(midgame: Midgame, open_page: NewPage, game: str) -> None:
    found: list[str] = []
    for when, sizes in (("early", USUAL), ("late", SIZES)):
        page = midgame.open(open_page, game, when)
        found += [f"{when}, {fault}" for size in sizes for fault in faults(page, size, least_share(size))]
        page.close()
    page = midgame.open(open_page, game, "late", locale="de")
    found += [f"in German, {fault}" for size in USUAL for fault in faults(page, size, least_share(size))]
    assert not found, "\n" + "\n".join(found)
