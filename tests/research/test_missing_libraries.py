"""A door whose library is not there says what to install."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from tests.research.peers import peer


@pytest.mark.parametrize(
    ("door", "library", "needed"),
    [
        ("conventions", "numpy", "need NumPy"),
        ("spaces", "gymnasium", "needs Gymnasium"),
        ("pettingzoo", "pettingzoo", "needs PettingZoo"),
        ("openspiel", "pyspiel", "needs OpenSpiel"),
        ("picture", "rich.cells", "need Rich and Fluent"),
        ("dataset", "pyarrow", "needs NumPy and PyArrow"),
    ],
)
def test_what_is_missing_is_named(door: str, library: str, needed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for other in ("numpy", "gymnasium", "rich"):
        peer(other)
    monkeypatch.delitem(sys.modules, f"fairwind.research.{door}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=rf"{needed}; run: pip install 'fairwind\[research\]'"):
        import_module(f"fairwind.research.{door}")
