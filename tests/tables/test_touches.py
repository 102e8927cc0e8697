"""A touch that means nothing now is answered by when it would, or by whose the thing is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from fairwind.games import game
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, advance, answer, options
from fairwind.kernel.refusals import ANSWERED, KERNEL_RULEBOOK, NOT_ASKED, NOT_YOURS, Refusal
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State
from fairwind.locale import LANGUAGES, Words
from fairwind.tables.touches import touch_refusal, touched_by

GAMES = ("bora-bora", "mundus-novus", "santa-cruz", "santa-maria")
NAMES = ["Anna", "Ben", "Cleo"]
MOST_EMPTY = 0.1  # of the touches on things that are not lit
EVERY = 9  # answers between two moments


def moments(spec: GameSpec[Any, Any], seeds: int) -> Iterator[tuple[State, int, Generator]]:
    """Random moments of random games, and a seat that touches something."""
    for seed in range(seeds):
        s: State = spec.begin(spec.edition(), len(NAMES))
        draws, choose = Seeded(f"touches/{seed}"), Generator(f"touches/{seed}")
        advance(s, draws)
        answers = 0
        while s.pending:
            if answers % EVERY == 0:
                yield s, choose.below(s.seats), choose
            offered: list[Action] = []
            options(s, actor(s), offered)
            answer(s, actor(s), offered[choose.below(len(offered))])
            advance(s, draws)
            answers += 1


def unlit(spec: GameSpec[Any, Any], s: State, seat: int) -> list[str]:
    """Everything on the table that a seat cannot touch now."""
    offered: list[Action] = []
    options(s, seat, offered)
    lit = {thing for action in offered for thing in spec.touch(s, seat, action)}
    catalogue = spec.edition().catalogue.actions
    every = {thing for who in range(s.seats) for action in catalogue for thing in touched_by(spec, s, who, action)}
    return sorted(every - lit)


def told_of(spec: GameSpec[Any, Any], s: State, seat: int, thing: str) -> Refusal:
    why = touch_refusal(spec, spec.edition(), s, seat, [thing])
    assert why is not None
    return why


@pytest.mark.parametrize("name", GAMES)
def test_hardly_a_touch_is_told_only_that_it_is_not_asked(name: str) -> None:
    spec = game(name)
    rules: Counter[str] = Counter()
    words = Words("en", name)
    for s, seat, choose in moments(spec, 2):
        things = unlit(spec, s, seat)
        for _ in range(3):
            why = told_of(spec, s, seat, things[choose.below(len(things))])
            rules[why.rule] += 1
            assert why.rule in spec.rulebook or why.rule in KERNEL_RULEBOOK
            assert words.refusal(why, NAMES).endswith(".")
    assert rules.total() > 50
    empty = sum(rules[why.rule] for why in (NOT_ASKED, NOT_YOURS, ANSWERED))
    assert empty <= MOST_EMPTY * rules.total()
    assert words.problems == []


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_follows_from_what_the_seat_knows(name: str) -> None:
    spec = game(name)
    for s, seat, choose in moments(spec, 1):
        things = unlit(spec, s, seat)
        world = spec.sample_world(s, seat, Seeded(f"world/{choose.below(1000)}"))
        for _ in range(3):
            thing = things[choose.below(len(things))]
            why, there = told_of(spec, s, seat, thing), told_of(spec, world, seat, thing)
            assert (why.rule, why.facts, why.when) == (there.rule, there.facts, there.when), thing


@pytest.mark.parametrize("name", GAMES)
def test_every_thing_has_a_moment_with_a_rule_and_words(name: str) -> None:
    spec = game(name)
    s = spec.begin(spec.edition(), len(NAMES))
    verbs: dict[str, set[str]] = {}
    for action in spec.edition().catalogue.actions:
        for thing in touched_by(spec, s, 0, action):
            verbs.setdefault(thing, set()).add(action.verb())
    assert [thing for thing, its in verbs.items() if not its & set(spec.moments)] == []
    for verb, rule in spec.moments.items():
        assert rule in spec.rulebook
        assert all(Words(lang, name).has(f"when-{verb}") for lang in LANGUAGES)


def test_it_is_said_whose_turn_it_is_and_whose_a_thing_is() -> None:
    spec, words = game("santa-cruz"), Words("en", "santa-cruz")
    s = spec.begin(spec.edition(), 3, {"first-chooser": "seat-1"})
    advance(s, Seeded("a"))

    def told(seat: int, thing: str) -> str:
        return words.refusal(told_of(spec, s, seat, thing), NAMES)

    later = "You build on a site when you land, or after you have played a construction card that reaches it."
    assert told(0, "site/C07") == later
    assert told(1, "site/C07") == f"It is Anna’s turn now. {later}"
    assert told(0, "hand/1/card/ship") == "This belongs to Ben."
