"""Draws that follow from a key: the driver, what is sealed, and the check of a record."""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairwind.games import game, game_names
from fairwind.kernel.chance import Driver, Generator, Keyed, label_of
from fairwind.kernel.fair_draws import (
    SealedDraws,
    SealedWord,
    check_draws,
    draws_key,
    house_seal,
    word_seal,
)
from fairwind.kernel.frames import Chance
from fairwind.kernel.play import actors, advance, is_over, options, random_playout, waiting_chance
from fairwind.kernel.record import Record, RecordError, new_record, read_record
from fairwind.kernel.replay import Replay
from fairwind.kernel.sitting import Sitting, begin_sitting
from fairwind.kernel.spec import Json
from fairwind.kernel.state import State
from tests.kernel.toy import LAY, TOY, TOY_EDITION
from tests.second_checker import Checker

SECRET, ANNAS, BENS = b"s" * 32, b"a" * 32, b"b" * 32
TABLE = "abcdefghijkl"


# -- the driver


def test_a_draw_is_the_hmac_of_what_is_drawn_and_how_often_before() -> None:
    keyed = Keyed(b"k" * 32)
    assert keyed.hmac(b"hello") == hmac.new(b"k" * 32, b"hello", sha256).digest()
    assert Keyed(b"k" * 100).hmac(b"hello") == hmac.new(b"k" * 100, b"hello", sha256).digest()
    expected = hmac.new(b"k" * 32, b"draw\0Roll seat=1\x002\x000", sha256).digest()
    assert keyed.number("Roll seat=1", 2, 2**32) == int.from_bytes(expected[:8], "big") % 2**32


def test_the_same_numbers_come_in_every_build() -> None:
    keyed = Keyed(b"fairwind")
    assert [keyed.number("Roll", count, 6) for count in range(12)] == [4, 5, 3, 2, 2, 1, 0, 0, 3, 3, 4, 2]
    assert [keyed.pick([0, 1, 2, 0, 3]) for _ in range(12)] == [1, 2, 1, 2, 2, 2, 4, 1, 2, 2, 4, 4]


def test_every_number_is_equally_likely_even_of_a_range_that_hardly_fits() -> None:
    total = 2**63 + 1
    keyed = Keyed(b"k")
    numbers = [keyed.number("", count, total) for count in range(400)]
    assert all(0 <= number < total for number in numbers)
    firsts = [int.from_bytes(keyed.hmac(b"draw\0\0%d\x000" % count)[:8], "big") for count in range(400)]
    assert 120 < sum(first >= total for first in firsts) < 280, "about half of them are drawn again"
    assert all(number == first for number, first in zip(numbers, firsts, strict=True) if first < total)
    counts = [sum(keyed.number("die", n, 6) == side for n in range(6000)) for side in range(6)]
    assert all(880 < count < 1120 for count in counts), counts


def test_outcomes_come_by_their_weights_and_those_without_never() -> None:
    keyed = Keyed(b"weights")
    came = [keyed.outcome("bag", n, [0, 1, 0, 3, 0]) for n in range(4000)]
    assert set(came) == {1, 3}
    assert 900 < came.count(1) < 1100


@pytest.mark.parametrize("name", game_names())
def test_a_label_says_what_is_drawn_and_for_whom(name: str) -> None:
    spec = game(name)
    s = spec.begin(spec.edition(), 2)
    keyed = Keyed(b"labels")
    random_playout(s, keyed, Generator(name), spec.longest)
    assert is_over(s)
    assert len(keyed.counts) > 5
    for label in keyed.counts:
        kind, *fields = label.split(" ")
        assert kind in spec.frames
        assert all(part.partition("=")[2].lstrip("-").isdecimal() for part in fields), label


def test_other_answers_do_not_shift_a_draw() -> None:
    """Two tables whose answers differ see the same dice wherever they roll for the same thing."""
    spec = game("bora-bora")
    rolled: list[dict[tuple[str, int], int]] = []
    for seed in ("one", "other"):
        watching, s = Watching(Keyed(b"pairs")), spec.begin(spec.edition(), 3)
        random_playout(s, watching, Generator(seed), 200)
        rolled.append(watching.rolled)
    both = rolled[0].keys() & rolled[1].keys()
    dice = [at for at in both if at[0].startswith("RollDice")]
    assert len(dice) > 8
    assert all(rolled[0][at] == rolled[1][at] for at in dice)


class Watching(Driver):
    """Notes what came out for which label."""

    def __init__(self, keyed: Keyed) -> None:
        self.keyed = keyed
        self.rolled: dict[tuple[str, int], int] = {}

    def pick(self, weights: list[int]) -> int:
        return self.keyed.pick(weights)

    def draw(self, s: State, chance: Chance[Any]) -> int:
        at = (label_of(chance), self.keyed.counts.get(label_of(chance), 0))
        self.rolled[at] = self.keyed.draw(s, chance)
        return self.rolled[at]


def test_counts_go_back_with_an_undo_and_on_with_a_script() -> None:
    keyed = Keyed(b"toy")
    table = begin_sitting(TOY, TOY_EDITION, 2, {"start": "one-each"}, keyed)
    before = keyed.mark()
    assert sum(before.values()) > 0
    lay = next(a for a in LAY if table.state.at[2][a.kind])
    table.answer(0, lay)
    keyed.counts["something"] = 1
    table.undo(0)
    assert keyed.counts == before
    followed = Keyed(b"toy")
    again = Sitting(TOY, TOY_EDITION, TOY.begin(TOY_EDITION, 2, {"start": "one-each"}), followed)
    again.begin(Keyed(b"another"))
    assert followed.counts == before, "what another driver drew is counted as well"


# -- what is sealed


def test_seals_and_the_key_are_the_bytes_that_are_written_down() -> None:
    assert house_seal(TABLE, SECRET) == sha256(b"fairwind/draws/1/server\0abcdefghijkl\0" + SECRET).hexdigest()
    assert word_seal(ANNAS) == sha256(b"fairwind/draws/1/word\0" + ANNAS).hexdigest()
    message = b"fairwind/draws/1/key\0abcdefghijkl\0" + b"\1" + ANNAS + b"\0"
    assert draws_key(TABLE, SECRET, [ANNAS, b""]) == hmac.new(SECRET, message, sha256).digest()


def test_every_word_its_seat_and_the_table_change_the_key() -> None:
    keys = {
        draws_key(TABLE, SECRET, [ANNAS, BENS]),
        draws_key(TABLE, SECRET, [BENS, ANNAS]),
        draws_key(TABLE, SECRET, [ANNAS, b""]),
        draws_key(TABLE, SECRET, [b"", ANNAS]),
        draws_key(TABLE, SECRET, [ANNAS, b"", b""]),
        draws_key("another", SECRET, [ANNAS, BENS]),
        draws_key(TABLE, BENS, [ANNAS, BENS]),
    }
    assert len(keys) == 7


# -- the check


def sealed_record(name: str = "santa-maria", words: tuple[bytes, ...] = (ANNAS, BENS), most: int = 100_000) -> Record:
    """A game of two, played at random with draws that follow from a secret and words."""
    spec = game(name)
    edition = spec.edition()
    keyed = Keyed(draws_key(TABLE, SECRET, words))
    sitting = begin_sitting(spec, edition, 2, {}, keyed)
    choose = Generator(name)
    found: list[Any] = []
    for _ in range(most):
        if sitting.over:
            break
        seat = actors(sitting.state)[0]
        found.clear()
        options(sitting.state, seat, found)
        sitting.answer(seat, found[choose.below(len(found))])
    listed = [SealedWord(seat, word_seal(word or b"?" * 32), word.hex()) for seat, word in enumerate(words)]
    sitting.record.draws = SealedDraws(TABLE, house_seal(TABLE, SECRET), SECRET.hex(), listed).as_json()
    sitting.record.players = ["Anna", "Ben"]
    return sitting.record


BEGUN = sealed_record(most=5)


def found_in(record: Record) -> list[str]:
    text = record.text()
    findings = check_draws(game(record.game), read_record(text))
    second = Checker(text).run() if record.draws else []
    assert bool(second) == any(finding.wrong for finding in findings), "both checkers agree"
    return [finding.message for finding in findings]


@pytest.mark.parametrize("name", game_names())
def test_a_record_as_it_was_played_is_sound(name: str) -> None:
    record = sealed_record(name)
    draws = sum(line.by is None for line in record.lines)
    (finding,) = check_draws(game(name), read_record(record.text()))
    assert (finding.message, finding.wrong) == ("draws-sound", False)
    assert finding.facts == {"count": draws, "seat": [0, 1], "words": 2}
    assert found_in(record) == ["draws-sound"]


def test_a_record_without_anything_sealed_says_so() -> None:
    spec = game("santa-cruz")
    assert [f.message for f in check_draws(spec, new_record(spec, spec.edition(), 2, {}))] == ["draws-none"]


def test_one_changed_draw_is_caught() -> None:
    record = sealed_record(most=60)
    spec = game(record.game)
    tried = 0
    for at, (s, _) in enumerate(Replay(spec, record).states()):
        chance = waiting_chance(s)
        others = [] if chance is None else others_than(record.lines[at].do, s, chance)
        if not others:
            continue
        tried += 1
        changed = read_record(record.text())
        changed.log = [{"by": each.by, "do": each.do} for each in record.lines[:at]] + [{"by": None, "do": others[-1]}]
        findings = check_draws(spec, read_record(changed.text()))
        assert [finding.message for finding in findings] == ["draws-wrong", "draws-count"]
        assert findings[0].facts["recorded"] == f"“{others[-1]}”"
        assert findings[0].facts["right"] == f"“{record.lines[at].do}”"
        assert found_in(changed) == ["draws-wrong", "draws-count"]
    assert tried > 20


def others_than(drawn: str, s: State, chance: Chance[Any]) -> list[str]:
    """What else could have come out."""
    outcomes = game("santa-maria").edition().outcomes.actions
    could = [outcomes[chance.first(s) + n].text for n, weight in enumerate(chance.weights(s)) if weight]
    return [text for text in could if text != drawn]


def changed_draws(record: Record, **changes: Any) -> Record:
    record.draws = {**json.loads(json.dumps(record.draws)), **changes}
    return record


def test_a_changed_word_a_swapped_secret_and_another_table_are_caught() -> None:
    def words(first: Json) -> list[Json]:
        record = sealed_record(most=20)
        return [{**record.draws["words"][0], **first}, record.draws["words"][1]]

    other = b"x" * 32
    swapped = changed_draws(sealed_record(most=20), secret=other.hex())
    assert found_in(swapped)[0] == "draws-broken-house"
    assert found_in(swapped)[-1] == "draws-count"
    resealed = changed_draws(sealed_record(most=20), secret=other.hex(), commitment=house_seal(TABLE, other))
    assert found_in(resealed)[0] == "draws-wrong", "another secret, with its own seal, draws something else"
    changed = changed_draws(sealed_record(most=20), words=words({"word": other.hex()}))
    assert found_in(changed)[0] == "draws-broken-word"
    both = changed_draws(sealed_record(most=20), words=words({"word": other.hex(), "commitment": word_seal(other)}))
    assert found_in(both)[0] == "draws-wrong"
    dropped = changed_draws(sealed_record(most=20), words=words({"word": None}))
    assert {"draws-wrong", "draws-withheld"} <= set(found_in(dropped))
    assert found_in(changed_draws(sealed_record(most=20), table="another"))[0] == "draws-broken-house"


def test_a_word_that_was_not_given_is_told() -> None:
    record = sealed_record(words=(ANNAS, b""), most=20)
    assert found_in(record) == ["draws-sound", "draws-withheld"]
    findings = check_draws(game(record.game), record)
    assert (findings[0].facts["seat"], findings[1].facts) == ([0], {"seat": 1})
    alone = changed_draws(sealed_record(words=(b"", b""), most=20), words=[])
    assert found_in(alone) == ["draws-sound-alone"]


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": "no"},
        {"secret": 7},
        {"commitment": "A" * 64},
        {"table": None},
        {"table": "a b"},
        {"table": "a" * 65},
        {"words": "none"},
        {"words": [7]},
        {"words": [{"seat": 2, "commitment": "a" * 64, "word": None}]},
        {"words": [{"seat": True, "commitment": "a" * 64, "word": None}]},
        {"words": [{"seat": 0, "commitment": "a" * 64, "word": "é" * 64}]},
        {"words": [{"seat": 0, "commitment": "a" * 64, "word": None}] * 2},
        {"words": [{"seat": 0, "commitment": "a" * 64, "word": None}] * 9},
        {"before": [1]},
        {"before": {"Roll": -1}},
        {"before": {"Roll": "many"}},
    ],
)
def test_what_is_no_sound_header_is_refused(changes: Json) -> None:
    record = changed_draws(sealed_record(most=5), **changes)
    with pytest.raises(RecordError, match="no sound record"):
        check_draws(game(record.game), read_record(record.text()))


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.just("ab" * 32),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(("seat", "commitment", "word", "x")), inner, max_size=3)
    ),
    max_leaves=8,
)
PARTS = st.sampled_from(("scheme", "table", "commitment", "secret", "words", "before"))


@given(st.dictionaries(PARTS, ANYTHING, min_size=1))
@settings(max_examples=150, deadline=None)
def test_any_header_is_refused_with_a_sentence_or_checked(changes: Json) -> None:
    record = read_record(BEGUN.text())
    record.draws = {**record.draws, **changes}
    try:
        findings = check_draws(game(record.game), record)
    except RecordError as error:
        assert "this is no sound record" in str(error)  # noqa: PT017
    else:
        assert findings


def test_draws_of_another_scheme_are_not_called_sound() -> None:
    record = changed_draws(sealed_record(most=5), scheme="fairwind/draws/2")
    (finding,) = check_draws(game(record.game), read_record(record.text()))
    assert (finding.message, finding.wrong) == ("draws-other-scheme", True)


def test_draws_of_answers_that_were_undone_are_checked_too() -> None:
    record = sealed_record(most=60)
    at = next(n for n in range(len(record.lines) - 1, 0, -1) if record.lines[n].by is None)
    first = max(n for n in range(at) if record.lines[n].by is not None)
    again = record.lines[first : at + 1]
    head = record.lines[: at + 1]
    log: list[Json] = [{"by": line.by, "do": line.do} for line in head]
    back: Json = {"by": head[first].by, "undo": len(again)}
    undone = read_record(record.text())
    undone.log = [*log, back, *log[first:], back, *log[first:]]
    assert found_in(undone) == ["draws-sound"]
    assert check_draws(game(record.game), read_record(undone.text()))[0].facts["count"] == sum(
        line.by is None for line in [*head, *again, *again]
    )


def test_advance_uses_the_driver_as_any_other() -> None:
    spec = game("santa-cruz")
    one, other = (spec.begin(spec.edition(), 2) for _ in range(2))
    advance(one, Keyed(b"same"))
    advance(other, Keyed(b"same"))
    assert spec.digest(one) == spec.digest(other)
