"""What is printed, for whoever draws it, and for the words: nobody else reads the notation of an edition."""

from __future__ import annotations

from typing import TypedDict

from fairwind.games.bora_bora.edition import BoraBoraEdition
from fairwind.games.bora_bora.task_tiles import NEEDS, Need
from fairwind.games.bora_bora.vocabulary import HELPER, KINDS, LAST_SPACE
from fairwind.kernel.spec import Json


class NeedPrinted(TypedDict):
    """One requirement of a task: so many of a thing, and which one if there are several sorts."""

    what: str
    which: str
    count: int


class TaskPrinted(TypedDict):
    """A task tile."""

    needs: list[NeedPrinted]
    is_start: bool


class BoraBoraPrinted(TypedDict):
    """What a drawing needs to know of an edition; the tables of its file are there too."""

    tasks: dict[str, TaskPrinted]  # by name
    helper: dict[str, int]  # what each exchange costs
    temple_points: list[int]  # of a priest, by round
    building_points: list[int]  # by round
    task_points: int


def need_printed(need: Need) -> NeedPrinted:
    """`kind:land 2`, taken apart."""
    which = need.text.partition(" ")[0].partition(":")[2]
    return {"what": NEEDS[need.what].rstrip(":"), "which": which, "count": need.count}


def printed(edition: BoraBoraEdition) -> Json:
    """What is printed, as structure."""
    tables: BoraBoraPrinted = {
        "tasks": {
            task.name: {"needs": [need_printed(need) for need in task.needs], "is_start": task.is_start}
            for task in edition.tasks
        },
        "helper": dict(zip(HELPER, edition.helper_costs, strict=True)),
        "temple_points": list(edition.temple_points),
        "building_points": list(edition.building_points),
        "task_points": edition.task_points,
    }
    return {**tables}


def printed_facts(edition: BoraBoraEdition) -> dict[str, int | str]:
    """The numbers that the rules and labels speak of: an owner's edition may have others. Names of spaces."""
    facts: dict[str, int | str] = {
        "start_offerings": edition.start_offerings,
        "start_cards": edition.start_cards,
        "start_god_tiles": edition.start_god_tiles,
        "start_points": in_a_row(edition.start_points),
        "start_fish": edition.start_fish,
        "priests": edition.priests,
        "open_cards": edition.open_cards,
        "huts_on_12": edition.huts_at_start[LAST_SPACE],
        "fishing_points": edition.fishing_points,
        "task_points": edition.task_points,
        "yellow_task_points": edition.yellow_task_points,
        "god_tile_points": edition.god_tile_points,
        "bonus_points": edition.bonus_points,
        "bonus_tasks": edition.bonus_tasks,
        "bonus_jewels": edition.bonus_jewels,
        "building_points": in_a_row(edition.building_points),
        "temple_points": in_a_row(edition.temple_points),
    }
    for name, cost in zip(HELPER, edition.helper_costs, strict=True):
        facts[f"{name}_cost"] = cost
    for kind, amounts in zip(KINDS, edition.effects, strict=True):
        for tiles, amount in enumerate(amounts, 1):
            facts[f"{kind}_{tiles}"] = amount
    ceremony = edition.ceremony
    for space, name in enumerate(ceremony.names):
        facts[f"word-{name}"] = f"ceremony-space {space // ceremony.columns + 1} {space % ceremony.columns + 1}"
    for name, (one, other) in zip(ceremony.pair_names, ceremony.pair_spaces, strict=True):
        facts[f"word-{name}"] = f"ceremony-spaces {one} {other}"
    return facts


def in_a_row(numbers: tuple[int, ...]) -> str:
    """Numbers one after another: `10, 10, 7`."""
    return ", ".join(str(number) for number in numbers)
