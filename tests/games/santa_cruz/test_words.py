"""Everything that Santa Cruz says in a game has words in four languages, and every fact finds its place."""

from __future__ import annotations

import pytest

from fairwind.games.santa_cruz import SPEC
from fairwind.games.santa_cruz.state import SantaCruz
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.log import ONLOOKER, Log, told_to
from fairwind.kernel.play import actors, advance, answer, is_over, options, waiting_decision
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.rulebook import message_name
from fairwind.locale import LANGUAGES, Words

from .tables import settle, table, turn

NAMES = ["Anna", "Ben", "Cleo", "Dirk"]
# Every rule that a refusal can cite.
CITED = {
    "SC-1.10", "SC-2.2", "SC-2.4", "SC-3.1", "SC-3.2", "SC-3.3", "SC-3.6", "SC-4.2", "SC-4.11", "SC-4.12", "SC-5.6",
    "SC-5.7", "SC-5.10", "SC-8.7", "SC-8.8", "SC-8.9",
}  # fmt: skip


def refusals(s: SantaCruz) -> list[Refusal]:
    """Why what is asked but not allowed is not allowed."""
    decision = waiting_decision(s)
    assert decision is not None
    found = []
    for seat in actors(s):
        whys = (decision.refuse(s, seat, action) for action in decision.candidates(s, seat))
        found += [why for why in whys if why is not None]
    return found


def speak(words: Words, s: SantaCruz, log: Log, cited: set[str]) -> None:
    """Say all that a table says now."""
    decision = waiting_decision(s)
    assert decision is not None
    assert "{" not in words.ask(decision, NAMES)
    for why in refusals(s):
        assert words.has(message_name(why.rule), "refused"), why
        assert "{" not in words.refusal(why, NAMES)
        cited.add(why.rule)
    facts = log.take(s)
    for viewer in (ONLOOKER, 0):
        for told in told_to(facts, viewer):
            if told["event"] != "move":
                assert "{" not in words.event(told, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told(lang: str) -> None:
    words, cited = Words(lang, "santa-cruz"), set[str]()
    for game in range(4):
        s: SantaCruz = SPEC.begin(SPEC.edition(), 2 + game % 3, {"sets": "dealt"} if game == 2 else {})
        log, driver, choose = Log(SPEC, s.edition), Seeded(f"told/{game}"), Generator(f"told/{game}")
        s.listener = log
        advance(s, driver)
        while not is_over(s):
            speak(words, s, log, cited)
            seat = actors(s)[0]
            out: list[Action] = []
            options(s, seat, out)
            answer(s, seat, out[choose.below(len(out))])
            advance(s, driver)
    assert words.problems == []
    assert cited >= CITED - {"SC-5.7", "SC-5.10", "SC-3.6"}, "the others are rare"
    assert cited <= CITED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_refusals_are_told(lang: str) -> None:
    words = Words(lang, "santa-cruz")
    scene = table(4)
    settle(scene, 0, "C13")
    settle(scene, 1, "C13")
    turn(scene, 3)
    scene.do(3, "play double")
    whys = refusals(scene.s)
    assert {why.rule for why in whys} >= {"SC-3.6"}
    scene.do(3, "twice ship")
    whys += refusals(scene.s)
    assert "SC-5.7" in {why.rule for why in whys}
    for why in (*whys, Refusal("SC-5.10")):
        assert words.refusal(why, NAMES)
    assert words.problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_and_kind_has_words(lang: str) -> None:
    words = Words(lang, "santa-cruz")
    scene = table(2)
    for place in SPEC.place_names(scene.s):
        assert words.has(f"place-{place.split('/')[0]}"), place
    for kind in SPEC.kind_names(scene.s):
        assert words.has(f"word-{kind}"), kind


def test_a_refusal_names_what_is_missing() -> None:
    words = Words("en", "santa-cruz")
    why = Refusal("SC-4.2", (("site", "C04"), ("building", "lighthouse")))
    assert words.refusal(why) == "You have no lighthouse left for C04."
    assert Words("fr", "santa-cruz").refusal(why) == "Il te manque ce bâtiment pour C04\u00a0: phare."


def test_french_has_unbreaking_spaces_before_double_signs() -> None:
    words = Words("fr", "santa-cruz")
    for rule in SPEC.rulebook.rules:
        text = words.rule(rule) + words.reason(rule)
        assert not any(f" {sign}" in text for sign in ";:?!»"), rule.number
