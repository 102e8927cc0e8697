"""Everything that Santa Cruz says in a game has words in four languages, and every fact finds its place."""

from __future__ import annotations

import re

import pytest

from fairwind.games.santa_cruz import SPEC
from fairwind.games.santa_cruz.state import SantaCruz
from fairwind.games.santa_cruz.vocabulary import RESOURCES
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.log import ONLOOKER, Log, told_to
from fairwind.kernel.play import actors, advance, answer, is_over, options, waiting_decision
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.rulebook import message_name
from fairwind.locale import LANGUAGES, Words
from fairwind.testing import rule

from .tables import edition, settle, table, turn

NAMES = ["Anna", "Ben", "Cleo", "Dirk"]
# Every rule that a refusal can cite.
CITED = {
    "SC-1.10", "SC-2.2", "SC-2.4", "SC-3.1", "SC-3.2", "SC-3.3", "SC-3.6", "SC-4.2", "SC-4.11", "SC-4.12", "SC-5.7",
    "SC-5.10", "SC-8.7", "SC-8.8", "SC-8.9",
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
    assert words.refusal(why) == "You have no lighthouse left for coast site 4 (east)."
    told = Words("fr", "santa-cruz").refusal(why)
    assert told == "Il te manque ce bâtiment pour l’emplacement côtier 4 (est)\u00a0: phare."


def test_french_has_unbreaking_spaces_before_double_signs() -> None:
    words = Words("fr", "santa-cruz")
    for one in SPEC.rulebook.rules:
        text = words.rule(one) + words.reason(one)
        assert not any(f" {sign}" in text for sign in ";:?!»"), one.number


CORRECTED = (
    ("lighthouse = 2\nchurch = 3\nhouse = 8", "lighthouse = 4\nchurch = 2\nhouse = 7"),
    ("score_cards = [4, 3, 2]", "score_cards = [6, 4, 3]"),
    ("start_points = [0, 1, 2, 3]", "start_points = [10, 12, 14, 17]"),
    ("spaces = 50\nstoreys = 8", "spaces = 60\nstoreys = 9"),
    ('id = "tern",     value = 1', 'id = "tern",     value = 4'),
    ('id = "D", ship', 'id = "Z", ship'),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_corrected_edition_is_told_in_its_own_numbers(lang: str) -> None:
    words, usual = Words(lang, "santa-cruz", edition(*CORRECTED)), Words(lang, "santa-cruz")
    for number, then, now in (
        ("SC-1.1", ["2", "3", "8"], ["4", "2", "7"]),
        ("SC-1.7", ["4", "3", "2"], ["6", "4", "3"]),
        ("SC-1.19", ["0", "1", "2", "3"], ["10", "12", "14", "17"]),
        ("SC-7.5", ["0", "49"], ["0", "59"]),
        ("SC-9.2", ["1", "2", "3"], ["4", "2", "3"]),
    ):
        assert re.findall(r"\d+", usual.rule(number)) == then, number
        assert re.findall(r"\d+", words.rule(number)) == now, number
    assert "A, B, C, Z" in words.rule("SC-1.9")
    assert ("60" in words.rule("SC-7.4"), "125" in words.rule("SC-7.4")) == (True, True)
    assert "60" in words.reason(SPEC.rulebook["SC-7.7"])
    assert "9" in words.reason(SPEC.rulebook["SC-7.9"])
    assert words.word("tern") in words.rule("SC-9.2")
    assert words.problems == usual.problems == []


OWN_CARDS = (
    ('id = "sugar",       type', 'id = "card-12", points_one = 3, type'),
    ('resources = ["sugar"]', 'resources = ["gold", "sheep"]'),
    ('id = "lighthouses", type', 'id = "mixed", church = 1, type'),
    ('resources = ["wood", "sugar"]', 'resources = ["wood", "gold"]'),
    ('id = "coast",       type', 'id = "shore", type'),
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_owners_own_score_cards_are_called_by_what_is_printed_on_them(lang: str) -> None:
    mine = edition(*OWN_CARDS)
    words, usual = Words(lang, "santa-cruz", mine), Words(lang, "santa-cruz")
    for card, parts in (
        ("card-12", ("gold", "sheep")),
        ("mixed", ("lighthouses", "churches")),
        ("wood-sugar", ("wood", "gold")),
        ("shore", ("coast",)),
        ("wood", ("wood",)),
    ):
        action = mine.catalogue.parse(f"score {card}")
        assert action is not None
        name = ", ".join(usual.word(part) for part in parts)
        assert words.action(action) == usual.text("do-score", card=name), card
    assert [words.word(kind) for kind in RESOURCES] == [usual.word(kind) for kind in RESOURCES]
    assert usual.word("wood-sugar") != ", ".join(usual.word(part) for part in ("wood", "sugar"))


@rule("SC-5.5")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_who_may_share_a_site_is_asked_for_a_free_one(lang: str) -> None:
    scene = table(2)
    scene.do(0, "build C10")
    assert "build C10" in scene.texts(1)
    decision = waiting_decision(scene.s)
    assert decision is not None
    asked = Words(lang, "santa-cruz").ask(decision)
    assert not any(free in asked for free in ("free", "libre", "frei", "vrij"))


@rule("SC-1.16")
def test_a_dealt_set_is_named_to_its_owner_only() -> None:
    words = Words("en", "santa-cruz")
    s: SantaCruz = SPEC.begin(SPEC.edition(), 2, {"sets": "dealt"})
    log = Log(SPEC, s.edition)
    s.listener = log
    advance(s, Seeded("dealt"))
    facts = log.take(s)
    mine, letter = told_to(facts, 0), SPEC.view(s, 0)["own"]["set"]
    told = [words.event(one, NAMES) for one in mine if one["event"] == "dealt-set"]
    assert told == [f"Anna is dealt set {letter}.", "Ben is dealt a secret set."]
