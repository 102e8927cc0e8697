"""The rules that explain a thing on the table, for whoever points at it."""

from __future__ import annotations

from typing import Final

EXPLAINS: Final[dict[str, tuple[str, ...]]] = {
    # scholars
    "astronomy": ("SM-14.1",),
    "taxation": ("SM-14.2",),
    "botany": ("SM-14.3",),
    "philosophy": ("SM-14.4",),
    "mathematics": ("SM-14.5",),
    "construction": ("SM-14.6",),
    "industrialization": ("SM-14.7",),
    "basic_economics": ("SM-14.8",),
    "advanced_economics": ("SM-14.9",),
    "logistics": ("SM-14.10",),
    # bishops
    "square": ("SM-15.1",),
    "dock": ("SM-15.2",),
    "towns": ("SM-15.3",),
    "colonists": ("SM-15.4",),
    "area": ("SM-15.5",),
    "diversity": ("SM-15.6",),
}
