"""Plural forms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def to_python(form: Callable[[Any], str]) -> Callable[[Any], str]:
    """A function that says which form a number has: ours is one already."""
    return form
