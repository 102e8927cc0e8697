"""Bots have names that nobody at the table has."""

from __future__ import annotations

from fairwind.tables.first_names import FIRST_NAMES, bot_name


def test_a_bot_is_called_as_nobody_else() -> None:
    taken: list[str] = [name.upper() for name in FIRST_NAMES[3:]]
    for _ in range(3):
        taken.append(bot_name(taken))
    assert sorted(taken[-3:]) == sorted(FIRST_NAMES[:3])


def test_no_name_stands_twice() -> None:
    assert len({name.casefold() for name in FIRST_NAMES}) == len(FIRST_NAMES)
