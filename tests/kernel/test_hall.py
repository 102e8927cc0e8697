"""A hall plays the games that are played one by one, and writes down what each seat is asked."""

from __future__ import annotations

import pytest

from fairwind.games import OURS, game
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.hall import Hall
from fairwind.kernel.play import actor, options, random_playout

TABLES = 3
AT_MOST = pytest.mark.parametrize(("name", "seats"), [(name, game(name).seat_counts[-1]) for name in OURS], ids=str)


def dealt_hall(name: str, seats: int, *, observes: bool) -> Hall:
    spec = game(name)
    hall = Hall(spec, spec.edition(), seats, {}, TABLES, observes)
    for table in range(TABLES):
        hall.deal(table, f"deal {table}")
    return hall


@AT_MOST
def test_each_table_plays_the_game_of_its_seed(name: str, seats: int) -> None:
    spec, hall = game(name), dealt_hall(name, seats, observes=False)
    luck = [Generator(f"choices {table}") for table in range(TABLES)]
    ended: dict[int, str] = {}
    while len(ended) < TABLES:
        hall.answer(hall.chosen(luck))
        for table in hall.over:
            ended.setdefault(table, spec.digest(hall.states[table]))
            hall.deal(table, "another")
    for table in range(TABLES):
        s = spec.begin(spec.edition(), seats)
        random_playout(s, Seeded(f"deal {table}"), Generator(f"choices {table}"), spec.longest)
        assert ended[table] == spec.digest(s)


@AT_MOST
def test_what_is_written_is_what_the_seat_is_asked_and_knows(name: str, seats: int) -> None:
    spec, hall = game(name), dealt_hall(name, seats, observes=True)
    luck = [Generator(f"choices {table}") for table in range(TABLES)]
    for _ in range(20):
        hall.answer(hall.chosen(luck))
        for table, s in enumerate(hall.states):
            allowed: list[Action] = []
            known: list[int] = []
            options(s, actor(s), allowed)
            spec.observe(s, actor(s), known)
            mask = hall.mask[table * hall.actions : (table + 1) * hall.actions]
            assert [number for number, is_allowed in enumerate(mask) if is_allowed] == [a.id for a in allowed]
            assert hall.turn[table] == actor(s)
            here = slice(table * hall.numbers, (table + 1) * hall.numbers)
            rows = zip(hall.observation[here], memoryview(hall.above)[here].cast("b"), strict=True)
            assert [low + 256 * above for low, above in rows] == known


def test_an_action_that_is_not_allowed_is_found_at_its_table() -> None:
    hall = dealt_hall("santa-cruz", 2, observes=False)
    numbers = hall.chosen([Generator("") for _ in range(TABLES)])
    assert hall.refused(numbers) == -1
    assert hall.refused([numbers[0], -1, numbers[2]]) == 1
    assert hall.refused([numbers[0], numbers[1], hall.actions]) == 2
    forbidden = hall.mask[: hall.actions].index(0)
    assert hall.refused([forbidden, *numbers[1:]]) == 0
    hall.mask[forbidden] = 1  # whoever writes into the mask is allowed no more by it
    assert hall.refused([forbidden, *numbers[1:]]) == 0


def test_a_number_that_goes_into_no_byte_is_written_in_two_rows() -> None:
    hall = dealt_hall("mundus-novus", 2, observes=True)
    for number in (1000, -1000, 256, -1, 255, 0):
        known = [7] * hall.numbers
        known[3] = number
        hall._write(1, known)
        place = hall.numbers + 3
        assert hall.observation[place] + 256 * memoryview(hall.above).cast("b")[place] == number
        assert not any(hall.above[hall.numbers : place] + hall.above[place + 1 : 2 * hall.numbers])
