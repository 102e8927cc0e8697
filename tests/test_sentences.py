"""Whatever is said of a game is said in sentences: no code of a tile, a cell or a site, and nothing twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from fairwind.cli.journal import Journal, Narrator
from fairwind.games import game
from fairwind.kernel import play
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.log import ONLOOKER, Answered, Fact, Log
from fairwind.kernel.state import Frame, State
from fairwind.locale import LANGUAGES, Words

GAMES = ("bora-bora", "mundus-novus", "santa-cruz", "santa-maria")
NAMES = ["Anna", "Ben", "Cleo"]
CODE = re.compile(r"\b[A-Z]{1,2}\d{1,2}\b|\b[a-l]\d{1,2}\b|\d[,/]\d|[a-z]-\d|\d-(?!mal)[a-z]|\([a-z]{2}\)|_")
Option = tuple[Action, tuple[tuple[str, int | str], ...]]
Asked = tuple[Frame, tuple[Action, ...]]


class Played:
    """Random games, with all that was told, asked and offered in them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.facts: list[Fact] = []
        self.offered: set[Option] = set()
        self.asked: list[Asked] = []
        for seed in range(3):
            self._play(f"{name}/{seed}", {"setup": "advanced"} if seed == 1 and name == "santa-maria" else {})

    def _play(self, seed: str, variants: dict[str, str]) -> None:
        spec = game(self.name)
        s: State = spec.begin(spec.edition(), len(NAMES), variants)
        log = Log(spec, spec.edition())
        s.listener = log
        draws, choose = Seeded(seed), Generator(seed)
        self._advance(s, log, draws)
        while s.pending:
            decision = play.waiting_decision(s)
            assert decision is not None
            seat = decision.actor(s)
            options: list[Action] = []
            decision.options(s, seat, options)
            self.asked.append((decision, tuple(options)))
            self.offered |= {(option, tuple(spec.details(s, seat, option).items())) for option in options}
            action = options[choose.below(len(options))]
            log.answered(s, decision, seat, action)
            play.answer(s, seat, action)
            self._advance(s, log, draws)
        self.facts += log.take(s)

    def _advance(self, s: State, log: Log, draws: Seeded) -> None:
        chance: Any = play.waiting_chance(s)
        while chance is not None:
            outcome = draws.draw(s, chance)
            log.tossed(s, chance, outcome)
            play.toss(s, outcome)
            chance = play.waiting_chance(s)


@cache
def played(name: str) -> Played:
    return Played(name)


def rows(facts: list[Fact]) -> list[list[Fact]]:
    """An answer with all that followed from it."""
    starts = [i for i, fact in enumerate(facts) if isinstance(fact, Answered)]
    return [facts[i:j] for i, j in zip([0, *starts], [*starts, len(facts)], strict=True)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_line_of_the_log_has_a_code(name: str, lang: str) -> None:
    words, journal = Words(lang, name), Journal(game(name).edition())
    journal.facts.extend(played(name).facts)
    for reader in (ONLOOKER, 1):
        lines = journal.lines(words, NAMES, reader)
        assert len(lines) > 100
        assert [line for line in lines if CODE.search(line)] == []
        assert [line for line in lines if line != line.strip() or "{" in line] == []
    assert words.problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_option_and_no_question_has_a_code(name: str, lang: str) -> None:
    words = Words(lang, name)
    told = {words.action(action, NAMES, dict(details)) for action, details in played(name).offered}
    told |= {words.ask(frame, NAMES, options) for frame, options in played(name).asked}
    assert [text for text in told if CODE.search(text)] == []
    assert words.problems == []


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_told_twice_of_one_answer(name: str) -> None:
    """Neither by the answer and by what follows from it, nor in the same words."""
    words, edition = Words("en", name), game(name).edition()
    for facts in rows(played(name).facts):
        narrator = Narrator(edition, words, NAMES, ONLOOKER)
        for fact in facts:
            narrator.hear(fact)
        narrator.finish()
        assert len(set(narrator.lines)) == len(narrator.lines)


def told_of_builds() -> Iterator[list[str]]:
    """What is said of each building in Santa Cruz."""
    words, edition = Words("en", "santa-cruz"), game("santa-cruz").edition()
    for facts in rows(played("santa-cruz").facts):
        if isinstance(facts[0], Answered) and facts[0].do.startswith("build "):
            narrator = Narrator(edition, words, NAMES, ONLOOKER)
            for fact in facts:
                narrator.hear(fact)
            narrator.finish()
            yield narrator.lines


def test_a_building_is_told_once() -> None:
    told = list(told_of_builds())
    assert len(told) > 20
    for lines in told:
        assert len([line for line in lines if " builds on " in line or " lacks the building " in line]) == 1


def test_codes_are_known_when_they_are_seen() -> None:
    for text in (
        "Build tile D01",
        "Activate 1/3",
        "at 2,4",
        "space a4",
        "northern beach (nb)",
        "2-points",
        "town_hall",
    ):
        assert CODE.search(text), text


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_has_a_sentence_or_is_told_by_what_follows(name: str) -> None:
    verbs = {action.verb() for action in game(name).edition().catalogue.actions}
    assert {verb for verb in verbs if not Words("en", name).has(f"did-{verb}")} == set()


def test_a_tile_is_named_by_what_is_printed_on_it() -> None:
    words = Words("en", "santa-maria")
    assert words.word("D01") == "double tile wood + 1 colonist"
    assert words.word("S07") == "ship for 2 wood, sugar (3 points)"
    assert words.word("2/4") == "row 2, column 4"
    assert Words("en", "santa-cruz").word("C07") == "coast site 7 (south-east)"
    assert Words("de", "santa-cruz").word("C15") == "Küstenplatz 15 (Insel im Nordwesten)"
