"""Which build is running: a library left over from an earlier compile would silently hide what was edited since."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import fairwind
from fairwind.kernel import chance, play, state
from fairwind.kernel.build import build

EXPECTED = os.environ.get("FAIRWIND_EXPECT", "")


@pytest.mark.skipif(not EXPECTED, reason="only `make test` says which build it means")
def test_the_build_that_is_meant_is_running() -> None:
    assert build() == EXPECTED
    assert {Path(str(m.__file__)).suffix == ".py" for m in (play, chance, state)} == {EXPECTED == "plain"}


def test_plain_sources_lie_beside_no_library() -> None:
    if build() == "plain":
        assert list(Path(fairwind.__file__).parent.rglob("*.so")) == []
