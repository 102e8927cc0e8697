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

# The rules of a decision, by the name of its class, the first thing to know first.
DECIDES: Final[dict[str, tuple[str, ...]]] = {
    "ChooseBoard": ("SM-1.10", "SM-1.11", "SM-1.12"),
    "ChooseLot": ("SM-11.2", "SM-11.3", "SM-11.5"),
    "PlaceTownHall": ("SM-11.4", "SM-11.6"),
    "TakeTurn": ("SM-2.1", "SM-5.4", "SM-5.6"),
    "LandDie": ("SM-14.10", "SM-14.19"),
    "ChoosePayment": ("SM-6.19", "SM-6.20"),
    "PlaceTile": ("SM-3.3", "SM-3.4", "SM-10.2"),
    "SetDie": ("SM-5.3", "SM-5.4", "SM-5.5"),
    "SetDieFreely": ("SM-14.3", "SM-14.13"),
    "RestDie": ("SM-14.6", "SM-14.16"),
    "ChooseExchange": ("SM-6.3", "SM-2.3"),
    "ChooseGain": ("SM-6.3", "SM-6.1"),
    "ChooseShip": ("SM-6.6", "SM-7.5", "SM-10.6"),
    "ChooseDock": ("SM-14.1", "SM-14.11", "SM-10.5"),
    "MayPray": ("SM-6.12", "SM-6.14", "SM-6.15"),
    "MayPrayOn": ("SM-6.12", "SM-6.13"),
    "PlaceMonk": ("SM-6.14", "SM-6.21", "SM-6.23"),
    "PlaceRoad": ("SM-7.3", "SM-7.4", "SM-10.2"),
}

# The picture that says more than the text of a rule, by its number.
PICTURED: Final[dict[str, str]] = {
    "SM-3.1": "turn-1",
    "SM-3.4": "turned",
    "SM-4.2": "turn-3",
    "SM-5.3": "change",
    "SM-5.4": "column",
    "SM-5.5": "row",
    "SM-5.7": "skipped",
    "SM-6.1": "storage",
    "SM-6.3": "exchange",
    "SM-6.6": "buy-ship",
    "SM-6.9": "points-3",
    "SM-6.15": "points-4",
    "SM-6.19": "gold",
    "SM-6.21": "monk-price",
    "SM-7.1": "turn-4",
    "SM-8.1": "sale",
    "SM-9.2": "stacked",
    "SM-10.2": "points-2",
    "SM-10.5": "points-1",
}
