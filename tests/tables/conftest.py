"""What tests of tables share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tables.stores import FORMS, Deed, run


@pytest.fixture(params=FORMS)
def within(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Deed], None]:
    """Do something with an empty store of each form."""
    return lambda deed: run(deed, request.param, tmp_path)
