"""What is said of the game: numbers and names come from the edition, refusals say what is wrong."""

from __future__ import annotations

import pytest

from fairwind.games.mundus_novus import SPEC
from fairwind.kernel.play import refusal, waiting_decision
from fairwind.locale import LANGUAGES, Words
from fairwind.testing import Scene, rule

from .tables import deal, lay, offers, own, table, take_and_keep, takes, turn
from .test_edition import edition_with

NAMES = ("Anna", "Ben", "Cleo")


def told(scene: Scene, seat: int, text: str, lang: str = "en") -> str:
    """The sentence that refuses an answer."""
    why = refusal(scene.s, seat, scene.action(text))
    assert why is not None
    words = Words(lang, SPEC.name, scene.edition)
    said = words.refusal(why, NAMES)
    assert words.problems == []
    return said


# -- what is printed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("corrected", "rule_or_text", "number"),
    [
        (("goal = 75", "goal = 81"), "mn-6-2", "81"),
        (("goal = 75", "goal = 81"), "end-wealth", "81"),
        (("goal = 75", "goal = 81"), "web-mn-goal", "81"),
        (("hand = 5", "hand = 6"), "mn-3-2", "6"),
        (("offers = [2, 3, 4]", "offers = [1, 3]"), "mn-4-1", "1, 3"),
        (("relic_sum = 10", "relic_sum = 12"), "mn-4-3", "12"),
        (("valdivia_bonus = 3", "valdivia_bonus = 4"), "mn-7-14", "4"),
        (("orellana_bonus = 2", "orellana_bonus = 6"), "mn-7-15", "6"),
        (("coronado_price = 2", "coronado_price = 7"), "mn-7-17", "7"),
        (("coronado_price = 2", "coronado_price = 7"), "ask-buy-event", "7"),
        (("natives_pay = 1", "natives_pay = 8"), "mn-2-4", "8"),
        (("natives_pay = 1", "natives_pay = 8"), "mn-6-6", str(9 * 8 + 3)),
        (("different_pays = [5, 7,", "different_pays = [6, 8,"), "mn-5-12", "4 → 6, 5 → 8, 6 → 10"),
        (("relics_pay = [3, 7,", "relics_pay = [4, 9,"), "mn-5-13", "1 → 4, 2 → 9, 3 → 12"),
        (("relics_pay = [3, 7,", "relics_pay = [4, 9,"), "help-mundus-novus-relic", "1 → 4, 2 → 9"),
        (("relics_pay = [3, 7,", "relics_pay = [4, 9,"), "mn-6-6", str(25 + 4)),
        (("reach_common = [1, 3, 5]", "reach_common = [2, 4, 0]"), "mn-5-3", "3 → 2, 4 → 4"),
        (("reach_rare = [5, 0, 0]", "reach_rare = [4, 5, 0]"), "mn-5-6", "3, 4"),
    ],
)
def test_a_corrected_number_is_told_in_every_language(
    lang: str, corrected: tuple[str, str], rule_or_text: str, number: str
) -> None:
    words = Words(lang, SPEC.name, edition_with(corrected))
    assert number in words.text(rule_or_text)
    assert words.text(rule_or_text) != Words(lang, SPEC.name).text(rule_or_text)
    assert words.problems == []


def test_a_label_tells_the_price_of_the_edition() -> None:
    edition = edition_with(("coronado_price = 2", "coronado_price = 3"))
    event = edition.catalogue.parse("event storm")
    assert event is not None
    assert Words("en", SPEC.name, edition).action(event) == "Pay 3 doubloons: storm"
    assert Words("de", SPEC.name, edition).action(event) == "3 Dublonen zahlen: Sturm"


@pytest.mark.parametrize(
    ("lang", "caravel", "merchant", "warehouse"),
    [
        ("en", "Take Caravel 14", "Take Merchant 7–9", "Take Warehouse (1 card)"),
        ("fr", "Prendre : Caravelle 14", "Prendre : Marchand 7–9", "Prendre : Entrepôt (1 carte)"),
        ("de", "„Karavelle 14“ nehmen", "„Händler 7–9“ nehmen", "„Lagerhaus (1 Karte)“ nehmen"),
        ("nl", "Nemen: Karveel 14", "Nemen: Handelaar 7–9", "Nemen: Pakhuis (1 kaart)"),
    ],
)
def test_a_card_is_called_by_what_is_printed_on_it(lang: str, caravel: str, merchant: str, warehouse: str) -> None:
    """Not by an id that happens to hold a number: D12 is caravel 14 here, and what was D13 is another merchant."""
    edition = edition_with(
        ("caravel = 12\n", "caravel = 14\n"),
        ('id = "D13"\nkind = "merchant"\nclass = "common"', 'id = "Inés"\nkind = "merchant"\nclass = "rare"'),
        ('id = "D22"\nkind = "warehouse"\nslots = 2', 'id = "D22"\nkind = "warehouse"\nslots = 1'),
    )
    words = Words(lang, SPEC.name, edition)
    said = [words.action(edition.actions.win[edition.ids.index(card)]) for card in ("D12", "Inés", "D22")]
    assert [one.replace("\u00a0", " ") for one in said] == [caravel, merchant, warehouse]
    assert words.problems == []


def test_a_character_and_a_shipyard_have_their_names() -> None:
    words = Words("en", SPEC.name)
    assert [words.word(card) for card in ("D30", "D36", "D44")] == ["Shipyard", "Diego de Almagro", "Hernán Cortés"]


def test_numbers_that_do_not_follow_each_other_are_told_one_by_one() -> None:
    edition = edition_with(
        ('value = 3\ncopies = 16\nrarity = "common"', 'value = 3\ncopies = 16\nrarity = "rare"'),
    )
    words = Words("en", SPEC.name, edition)
    assert words.word("D13") == "Merchant 1, 2"
    assert words.word("D19") == "Merchant 3, 7, 8, 9"


# -- prompts and labels


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prompt_for_the_secret_gift_names_the_receiver(lang: str) -> None:
    scene = table(3)
    deal(scene, 0, "sugar")
    offers(scene, "relic relic", "corn corn", "cocoa cocoa")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 0 relic", "0 2 cocoa", "2 0 relic", "0 1 corn", "1 2 cocoa")
    decision = waiting_decision(scene.s)
    assert decision is not None
    assert "Cleo" in Words(lang, SPEC.name).ask(decision, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_one_does_without_has_a_label_of_its_own(lang: str) -> None:
    words = Words(lang, SPEC.name)
    actions = SPEC.edition().actions
    declining = (actions.no_event, actions.no_split, actions.no_set, actions.no_store)
    assert len({words.action(action) for action in declining}) == len(declining)
    assert words.problems == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("end-turn", "pass set"),
        ("no-event", "pass event"),
        ("split-done", "pass split"),
        ("store-no-more", "pass store"),
    ],
)
def test_notations_of_earlier_releases_can_still_be_read(old: str, new: str) -> None:
    catalogue = SPEC.edition().catalogue
    assert catalogue.parse(old) is catalogue.parse(new)
    assert catalogue.parse(new) is not None


# -- refusals


@rule("MN-5.12")
def test_a_relic_is_refused_in_a_set_of_different_resources_because_it_is_one() -> None:
    scene = table(3)
    deal(scene, 0, "cocoa", "corn", "tobacco", "coffee", "relic")
    turn(scene, 0)
    scene.do(0, "different")
    assert told(scene, 0, "lay relic") == "Relics are not allowed in a set of different resources."
    assert told(scene, 0, "lay vanilla") == "You hold no vanilla."
    lay(scene, 0, "cocoa")
    assert told(scene, 0, "lay cocoa") == "cocoa is in the set already."


@rule("MN-5.4")
def test_a_wrong_card_in_a_set_of_one_resource_is_told_what_fits() -> None:
    scene = table(3)
    own(scene, 0, "D13")
    deal(scene, 0, "cocoa", "cocoa", "cocoa", "corn")
    turn(scene, 0)
    scene.do(0, "same cocoa 3")
    fits = "Only cocoa, relics and cards that a merchant changes fit this set, not corn."
    assert told(scene, 0, "lay corn") == fits
    assert told(scene, 0, "lay relic") == "You hold no Inca relic."
    assert told(scene, 0, "change corn tobacco") == (
        "This is a set of cocoa: a merchant can only help by changing a card into cocoa."
    )
    assert told(scene, 0, "change sugar cocoa") == "You hold no sugar cane to change."


@rule("MN-5.12")
def test_too_few_different_resources_are_told_with_how_many_there_are() -> None:
    scene = table(3)
    deal(scene, 0, "cocoa", "corn", "tobacco", "tobacco", "relic")
    turn(scene, 0)
    assert told(scene, 0, "different") == "A set of different resources needs at least 4 cards; you have only 3."
    deal(scene, 0, "coffee")
    scene.do(0, "different")
    assert told(scene, 0, "collect") == "A set of different resources needs at least 4 cards; you have none."
    lay(scene, 0, "cocoa")
    assert told(scene, 0, "collect") == "A set of different resources needs at least 4 cards; you have only 1."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_case_of_a_refusal_has_its_own_sentence(lang: str) -> None:
    scene = table(3)
    own(scene, 0, "D13")
    deal(scene, 0, "cocoa", "corn", "tobacco", "coffee", "cocoa", "cocoa", "relic")
    turn(scene, 0)
    scene.do(0, "different")
    lay(scene, 0, "cocoa")
    different = [told(scene, 0, text, lang) for text in ("lay relic", "lay cocoa", "lay vanilla", "collect")]
    changes = [told(scene, 0, text, lang) for text in ("change sugar tobacco", "change corn vanilla")]
    assert len({*different, *changes}) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_sets_are_free_to_make_tells_what_the_rulebook_says(lang: str) -> None:
    reason = Words(lang, SPEC.name).reason(SPEC.rulebook["MN-5.15"])
    must = {"en": "must", "fr": "doivent", "de": "muss", "nl": "moeten"}[lang]
    assert must in reason
