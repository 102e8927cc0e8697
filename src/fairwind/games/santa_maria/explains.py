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

# The rule that says when an answer of this sort can be given, by its verb; what a thing is for first of all, first.
MOMENTS: Final[dict[str, str]] = {
    "activate": "SM-4.1",
    "place": "SM-3.5",
    "sell": "SM-8.4",
    "buy": "SM-8.4",
    "pay": "SM-6.20",
    "die": "SM-5.1",
    "tile": "SM-3.2",
    "ship": "SM-6.6",
    "dock": "SM-14.1",
    "monk": "SM-6.14",
    "retreat": "SM-7.7",
    "set": "SM-5.3",
    "gain": "SM-6.3",
    "board": "SM-1.10",
    "lot": "SM-11.3",
}
