"""Chapter 5: sets of one resource, of different resources, and relics alone; jokers and merchants."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairwind.games.mundus_novus import SPEC
from fairwind.games.mundus_novus.rules.sets import most_different, most_same
from fairwind.games.mundus_novus.state import DISCARD
from fairwind.games.mundus_novus.vocabulary import RARITIES
from fairwind.testing import Scene, rule

from .tables import (
    NINE,
    deal,
    empty_the_deck,
    examples,
    holds,
    in_row,
    lay,
    lies,
    own,
    owns,
    row,
    sell_different,
    table,
    to_storing,
    turn,
)

MERCHANTS = {"common": ("D13", "D14", "D15"), "uncommon": ("D16", "D17", "D18"), "rare": ("D19", "D20", "D21")}


def ready(*names: str, owned: tuple[str, ...] = (), event: str = "none", **variants: str) -> Scene:
    """Seat 0 is on turn with these cards; its merchants are not in the row."""
    chosen = {name.replace("_", "-"): value for name, value in variants.items()}
    scene = table(3, variants=chosen)
    row(scene, "D30", "D26", "D22", "D27", "D31")
    own(scene, 0, *owned)
    deal(scene, 0, *names)
    turn(scene, 0, event)
    return scene


# -- sets of one resource


@rule("MN-5.3")
@pytest.mark.parametrize(
    ("names", "size", "reach"),
    [
        (NINE[:3], 3, 1), (NINE[:3], 4, 3), (NINE[:3], 5, 5),
        (NINE[3:6], 3, 3), (NINE[3:6], 4, 5),
        (NINE[6:], 3, 5),
    ],
)  # fmt: skip
def test_table_of_the_player_aid_what_a_set_of_one_resource_reaches(
    names: tuple[str, ...], size: int, reach: int
) -> None:
    for name in names:
        scene = ready(*[name] * size)
        scene.do(0, f"same {name} {size}")
        lay(scene, 0, *[name] * size)
        assert scene.texts(0) == sorted(f"win {card}" for card in in_row(scene)[:reach])


@rule("MN-5.3")
def test_the_cards_of_a_set_must_be_there() -> None:
    scene = ready("corn", "corn", "vanilla")
    assert scene.refused(0, "same corn 3") == "MN-5.3"
    assert scene.texts(0) == ["pass set"]


@rule("MN-5.4")
def test_relics_are_jokers() -> None:
    scene = ready("vanilla", "relic", "relic", "corn")
    scene.do(0, "same vanilla 3")
    assert scene.texts(0) == ["lay vanilla", "lay relic"]
    assert scene.refused(0, "lay corn") == "MN-5.4"
    lay(scene, 0, "relic", "vanilla", "relic")
    assert scene.asks() == "WinDevelopment"
    assert len(scene.texts(0)) == 5, "the relics count as vanilla, which reaches the whole row"
    assert lies(scene, DISCARD) == {"vanilla": 1, "relic": 2}


@rule("MN-5.5")
def test_a_set_of_relics_only_names_its_resource() -> None:
    scene = ready("relic", "relic", "relic")
    assert "same vanilla 3" in scene.texts(0)
    scene.do(0, "same vanilla 3")
    lay(scene, 0, "relic", "relic", "relic")
    assert len(scene.texts(0)) == 5


@rule("MN-5.5")
def test_a_table_may_agree_that_a_set_needs_a_card_that_is_no_relic() -> None:
    scene = ready("relic", "relic", "relic", "vanilla", relic_sets="forbidden")
    assert scene.refused(0, "same cocoa 3") == "MN-5.5"
    scene.do(0, "same vanilla 3", "lay relic", "lay relic")
    assert scene.texts(0) == ["lay vanilla"]
    assert scene.refused(0, "lay relic") == "MN-5.5", "one card must be vanilla"


@rule("MN-5.5", "MN-5.17")
def test_where_relic_sets_are_forbidden_a_relic_changed_by_a_merchant_names_the_resource() -> None:
    scene = ready("relic", "relic", "relic", owned=("D19",), relic_sets="forbidden")
    assert scene.refused(0, "same cocoa 3") == "MN-5.5", "the merchant makes no cocoa"
    scene.do(0, "same vanilla 3", "lay relic", "lay relic")
    assert scene.texts(0) == ["change relic vanilla"]


@rule("MN-5.6")
def test_only_the_sizes_of_the_table() -> None:
    texts = [action.text for action in SPEC.edition().actions.same]
    assert texts == [
        *[f"same {name} {size}" for name in NINE[:3] for size in (3, 4, 5)],
        *[f"same {name} {size}" for name in NINE[3:6] for size in (3, 4)],
        *[f"same {name} 3" for name in NINE[6:]],
    ]
    assert SPEC.edition().catalogue.parse("same relic 3") is None


@rule("MN-5.6")
def test_more_cards_than_the_set_needs_stay_in_hand() -> None:
    scene = ready(*["vanilla"] * 5)
    scene.do(0, "same vanilla 3")
    lay(scene, 0, "vanilla", "vanilla", "vanilla")
    assert scene.asks() == "WinDevelopment"
    assert holds(scene, 0) == {"vanilla": 2}


# -- sets of different resources


@rule("MN-5.12")
@pytest.mark.parametrize(("size", "pays"), [(4, 5), (5, 7), (6, 10), (7, 15), (8, 20), (9, 25)])
def test_table_of_the_player_aid_what_different_resources_pay(size: int, pays: int) -> None:
    for names in (NINE[:size], NINE[9 - size :]):
        scene = ready(*names)
        sell_different(scene, 0, *names)
        assert scene.s.coins[0] == pays
        assert holds(scene, 0) == {}


@rule("MN-5.12")
def test_each_resource_once_and_no_relics() -> None:
    scene = ready("cocoa", "cocoa", "corn", "tobacco", "coffee", "relic")
    scene.do(0, "different", "lay cocoa")
    assert scene.texts(0) == ["lay corn", "lay tobacco", "lay coffee"]
    assert scene.refused(0, "lay cocoa") == "MN-5.12"
    assert scene.refused(0, "lay relic") == "MN-5.12"
    assert scene.refused(0, "lay vanilla") == "MN-5.12"


@rule("MN-5.12")
def test_a_set_may_be_smaller_than_it_could_be() -> None:
    scene = ready(*NINE)
    scene.do(0, "different")
    lay(scene, 0, *NINE[:4])
    assert "collect" in scene.texts(0)
    scene.do(0, "collect")
    assert scene.s.coins[0] == 5
    assert len(holds(scene, 0)) == 5


# -- relics alone


@rule("MN-5.13")
@pytest.mark.parametrize(("number", "pays"), [(1, 3), (2, 7), (3, 12), (4, 18), (5, 25)])
def test_table_of_the_player_aid_what_relics_pay(number: int, pays: int) -> None:
    scene = ready(*["relic"] * number)
    scene.do(0, f"relics {number}")
    assert scene.s.coins[0] == pays
    assert lies(scene, DISCARD) == {"relic": number}


@rule("MN-5.13")
def test_relics_must_be_in_hand() -> None:
    scene = ready("relic", "relic", "corn")
    assert [t for t in scene.texts(0) if t.startswith("relics")] == ["relics 1", "relics 2"]
    assert scene.refused(0, "relics 3") == "MN-5.13"


@rule("MN-5.14")
def test_any_number_of_groups_each_paid_by_itself() -> None:
    scene = ready(*["relic"] * 8)
    assert SPEC.edition().catalogue.parse("relics 6") is None
    scene.do(0, "relics 5", "relics 1", "relics 2")
    assert scene.s.coins[0] == 25 + 3 + 7
    assert scene.texts(0) == ["pass set"]


# -- merchants


@rule("MN-5.16", "MN-5.3", "MN-5.20")
def test_example_of_the_rulebook_a_merchant_turns_a_1_into_a_5() -> None:
    """5, 5 and 1 win one of the first three developments, and the merchant earns a doubloon."""
    scene = ready("cotton", "cotton", "cocoa", owned=("D16",))
    scene.do(0, "same cotton 3", "lay cotton", "lay cotton", "change cocoa cotton")
    assert scene.texts(0) == ["win D22", "win D26", "win D30"]
    scene.do(0, "win D22", "pass set")
    assert scene.s.coins[0] == 1


@rule("MN-5.16")
@pytest.mark.parametrize("rarity", RARITIES)
def test_a_merchant_changes_any_card_into_any_one_resource_of_its_class(rarity: str) -> None:
    names = NINE[RARITIES.index(rarity) * 3 :][:3]
    for name in names:
        other = "corn" if name != "corn" else "vanilla"
        scene = ready(name, name, other, owned=MERCHANTS[rarity][:1])
        scene.do(0, f"same {name} 3", f"change {other} {name}")
        assert scene.texts(0) == [f"lay {name}"]
    outside = next(name for name in NINE if name not in names)
    scene = ready(outside, outside, *names, owned=MERCHANTS[rarity][:1])
    assert scene.refused(0, f"same {outside} 3") == "MN-5.3", "another class's resource is not his"


@rule("MN-5.16")
def test_each_merchant_works_once_a_round() -> None:
    scene = ready("vanilla", "vanilla", "corn", "tobacco", "cocoa", "coffee", "coffee", "cotton", owned=("D19",))
    scene.do(0, "different")
    assert "change cotton vanilla" in scene.texts(0)
    lay(scene, 0, "vanilla", "corn", "tobacco")
    scene.do(0, "change coffee indigo")
    assert scene.refused(0, "change coffee potato") == "MN-5.16"
    scene.do(0, "collect")
    assert scene.refused(0, "same vanilla 3") == "MN-5.3", "he is spent for this round"


@rule("MN-5.16")
def test_two_merchants_change_two_cards_and_are_fresh_in_the_next_round() -> None:
    scene = ready("vanilla", "corn", "tobacco", owned=("D19", "D20"))
    scene.do(0, "same vanilla 3", "change corn vanilla", "change tobacco vanilla", "lay vanilla")
    assert scene.asks() == "WinDevelopment"
    assert scene.s.used == [0, 0, 2]
    scene.do(0, scene.texts(0)[0], "pass set")
    assert scene.s.used == [0, 0, 0], "the next player has merchants of his own"


@rule("MN-5.17")
def test_a_relic_may_be_changed_and_nothing_into_a_relic() -> None:
    scene = ready("cocoa", "corn", "tobacco", "relic", owned=("D16",))
    scene.do(0, "different", "change relic coffee")
    lay(scene, 0, "cocoa", "corn", "tobacco")
    scene.do(0, "collect")
    assert scene.s.coins[0] == 5
    into_relic = [action.text for action in SPEC.edition().actions.change if action.text.endswith(" relic")]
    assert into_relic == []


@rule("MN-5.18")
def test_one_merchant_a_card_and_for_that_set_only() -> None:
    """The card itself does not change: it is discarded as what it is."""
    scene = ready("cotton", "cotton", "cocoa", "relic", "relic", owned=("D16", "D17"))
    scene.do(0, "same cotton 4", "lay cotton", "lay cotton", "change cocoa cotton", "lay relic")
    assert lies(scene, DISCARD) == {"cocoa": 1, "cotton": 2, "relic": 1}
    assert holds(scene, 0) == {"relic": 1}
    twice = [action.text for action in SPEC.edition().actions.change if len(set(action.text.split())) < 3]
    assert twice == [], "a card is never changed into itself"
    assert scene.s.used == [0, 1, 0], "one merchant for one card"


@rule("MN-5.15", "MN-5.16")
def test_a_merchant_is_only_offered_where_the_set_can_still_be_finished() -> None:
    scene = ready("cocoa", "corn", "tobacco", "tobacco", owned=("D16",))
    scene.do(0, "different")
    assert scene.refused(0, "change tobacco coffee") == ""
    assert scene.refused(0, "change corn coffee") == "MN-5.15", "cocoa, tobacco and the changed corn: only three"
    lay(scene, 0, "cocoa", "corn")
    assert scene.refused(0, "change cocoa coffee") == "MN-5.16", "the cocoa is laid already"


# -- with an oracle that tries everything


def hands() -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from([*NINE, "relic"]), min_size=0, max_size=7)


def merchants() -> st.SearchStrategy[tuple[str, ...]]:
    ours = [name for cards in MERCHANTS.values() for name in cards[:2] if name not in {"D18", "D21"}]
    return st.lists(st.sampled_from(ours), unique=True, max_size=3).map(tuple)


def largest_different(cards: list[str], classes: list[int]) -> int:
    """The most different resources, found by giving every merchant (or none) to every card in turn."""
    best = 0
    for workers in set(permutations([*classes, *[-1] * len(cards)], len(cards))):
        found: list[set[str]] = []
        for name, rarity in zip(cards, workers, strict=True):
            choice = {name} - {"relic"} if rarity < 0 else set(NINE[rarity * 3 :][:3])
            found.append(choice)
        best = max(best, matched(found, set()))
    return best


def matched(choices: list[set[str]], used: set[str]) -> int:
    """The most cards that can each have a resource of their own."""
    if not choices:
        return 0
    best = matched(choices[1:], used)
    for name in choices[0] - used:
        best = max(best, 1 + matched(choices[1:], used | {name}))
    return best


@rule("MN-5.12", "MN-5.16", "MN-5.17")
@examples(60)
@given(cards=st.lists(st.sampled_from([*NINE, "relic"]), max_size=5), owned=merchants())
def test_how_many_different_resources_there_are_at_best(cards: list[str], owned: tuple[str, ...]) -> None:
    scene = ready(*cards, owned=owned)
    classes = [scene.edition.cards[scene.edition.ids.index(name)].rarity for name in owned]
    assert most_different(scene.s, 0, 0) == largest_different(cards, classes)
    assert (scene.refused(0, "different") == "") == (largest_different(cards, classes) >= 4)


@rule("MN-5.3", "MN-5.4", "MN-5.16")
@examples(60)
@given(cards=hands(), owned=merchants(), name=st.sampled_from(NINE))
def test_how_large_a_set_of_one_resource_is_at_best(cards: list[str], owned: tuple[str, ...], name: str) -> None:
    scene = ready(*cards, owned=owned)
    rarity = NINE.index(name) // 3
    helpers = sum(1 for card in owned if card in MERCHANTS[RARITIES[rarity]])
    natural = sum(1 for card in cards if card in {name, "relic"})
    assert most_same(scene.s, 0, NINE.index(name)) == natural + min(helpers, len(cards) - natural)


@rule("MN-5.15")
@examples(60)
@given(cards=hands(), owned=merchants(), forbidden=st.booleans(), choices=st.lists(st.integers(0, 99), min_size=30))
def test_no_set_runs_into_a_dead_end(
    cards: list[str], owned: tuple[str, ...], forbidden: bool, choices: list[int]
) -> None:
    """Whatever is chosen, there is always a next answer, up to the end of the turn; and it pays by the table."""
    scene = ready(*cards, owned=owned, relic_sets="forbidden" if forbidden else "allowed")
    for choice in choices:
        if scene.actors() != [0]:
            return
        texts = scene.texts(0)
        assert texts, f"nothing to answer to {scene.asks()}"
        scene.do(0, texts[choice % len(texts)])
        assert SPEC.broken(scene.s) == []
    assert scene.actors() != [0] or scene.asks() in {"Progress", "LaySame", "LayDifferent", "StoreCards"}


@rule("MN-5.12", "MN-2.4")
@examples(40)
@given(names=st.sets(st.sampled_from(NINE), min_size=4), natives=st.booleans())
def test_different_resources_pay_by_their_number_alone(names: set[str], natives: bool) -> None:
    scene = ready(*sorted(names), event="natives" if natives else "none")
    sell_different(scene, 0, *sorted(names))
    pays = {4: 5, 5: 7, 6: 10, 7: 15, 8: 20, 9: 25}
    assert scene.s.coins[0] == (len(names) if natives else pays[len(names)])


# -- winning


@rule("MN-5.7")
def test_one_card_within_reach_whichever_one_likes() -> None:
    scene = ready("coffee", "coffee", "coffee")
    scene.do(0, "same coffee 3")
    lay(scene, 0, "coffee", "coffee", "coffee")
    assert scene.refused(0, "win D27") == "MN-5.7", "card 4"
    assert scene.refused(0, "win D44") == "MN-5.7", "not in the row at all"
    scene.do(0, "win D26")
    assert owns(scene, 0) == ["D26"]
    assert scene.asks() == "Progress"


@rule("MN-5.8")
def test_the_row_closes_up_and_is_filled_at_place_5_at_once() -> None:
    scene = ready("coffee", "coffee", "coffee")
    scene.do(0, "same coffee 3")
    lay(scene, 0, "coffee", "coffee", "coffee")
    scene.driver.waiting.append("card D44")
    scene.do(0, "win D26")
    assert in_row(scene) == ["D30", "D22", "D27", "D31", "D44"]
    assert scene.told("row-card") == [{"card": "D44"}]
    assert scene.told("won") == [{"seat": 0, "card": "D26"}]


def short_row(*names: str, owned: tuple[str, ...] = ()) -> Scene:
    """Seat 0 has three vanilla; the pile is empty and the row short: the rest belongs to seat 2."""
    scene = table(3)
    own(scene, 0, *owned)
    deal(scene, 0, "vanilla", "vanilla", "vanilla")
    row(scene, *names)
    empty_the_deck(scene, 2)
    turn(scene, 0)
    return scene


@rule("MN-5.9")
def test_in_a_short_row_reach_means_what_is_there() -> None:
    scene = short_row("D30", "D26")
    scene.do(0, "same vanilla 3")
    lay(scene, 0, "vanilla", "vanilla", "vanilla")
    assert scene.texts(0) == ["win D26", "win D30"]
    scene.do(0, "win D26")
    assert in_row(scene) == ["D30"], "nothing is left to fill it with"


@rule("MN-5.10")
def test_nothing_within_reach_no_set_of_one_resource() -> None:
    scene = short_row()
    assert scene.refused(0, "same vanilla 3") == "MN-5.10"
    assert scene.texts(0) == ["pass set"]


@rule("MN-5.10", "MN-7.5")
def test_almagro_does_not_help_without_a_pile() -> None:
    scene = short_row(owned=("D36",))
    assert scene.refused(0, "same vanilla 3") == "MN-5.10"


@rule("MN-5.19", "MN-2.3")
def test_a_merchant_won_in_this_turn_helps_at_once() -> None:
    scene = table(3)
    row(scene, "D19", "D26", "D22", "D27", "D31")
    deal(scene, 0, *["cocoa"] * 3, "vanilla", "vanilla", "corn")
    turn(scene, 0, "kings-help")
    assert scene.refused(0, "same vanilla 3") == "MN-5.3"
    scene.do(0, "same cocoa 3")
    lay(scene, 0, "cocoa", "cocoa", "cocoa")
    scene.do(0, "win D19", "same vanilla 3", "lay vanilla", "lay vanilla", "change corn vanilla")
    assert scene.asks() == "WinDevelopment"


@rule("MN-5.19")
def test_a_warehouse_won_in_this_turn_stores_at_once() -> None:
    scene = table(3)
    row(scene, "D22", "D26", "D30", "D27", "D31")
    deal(scene, 0, *["cocoa"] * 3, "vanilla")
    turn(scene, 0)
    scene.do(0, "same cocoa 3")
    lay(scene, 0, "cocoa", "cocoa", "cocoa")
    scene.do(0, "win D22")
    to_storing(scene)
    assert scene.texts(0) == ["store vanilla", "pass store"]
