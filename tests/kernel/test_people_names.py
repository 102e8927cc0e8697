"""Names: what can be seen of them, and nothing that only pretends to be there."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairwind.kernel.names import LONGEST_NAME, BadName, cleaned, fit_to_print, read_name
from fairwind.server.settings import Limits


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t  B. ", "Anna B."),
        ("An\u200bna", "Anna"),
        ("\u202eannA", "annA"),
        ("\u2066Ben\u2069", "Ben"),
        ("Ben\u00ad\ufeff", "Ben"),
        ("Jose\u0301", "José"),
        ("e\u200b\u0301", "é"),
        ("Z\u0336\u0337\u0338\u0335a", "Z\u0336\u0337a"),
        ("\u0301Ada \u0301", "Ada"),
        ("Ada\u3164\u2800King", "Ada King"),
        ("a\u034fb", "ab"),
        ("a\nb\u2028c\x1b[2J", "a b c [2J"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("An\u200dna", "Anna"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("👩\u200d", "👩"),
        ("\U000e0041Ben", "Ben"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(typed: str, shown: str) -> None:
    assert read_name(typed) == shown


@pytest.mark.parametrize(
    "typed",
    ["", " ", "\u200b", "\u202e", "\u3164", "\u2800", "\u115f\u1160\uffa0", "\u0301\u0302", "\u034f", "\u200d\u200c"],
)
def test_nobody_has_a_name_that_looks_like_nothing(typed: str) -> None:
    with pytest.raises(BadName, match="1 to 24 letters that can be seen"):
        read_name(typed)


def test_a_name_is_not_too_long() -> None:
    assert read_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME
    with pytest.raises(BadName):
        read_name("x" * (LONGEST_NAME + 1))
    assert Limits().name == LONGEST_NAME


@given(st.text(max_size=40))
def test_a_cleaned_text_is_clean(text: str) -> None:
    once = cleaned(text)
    assert cleaned(once) == once
    assert unicodedata.normalize("NFC", once) == once
    assert not any(unicodedata.category(c) in {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"} for c in once)


@given(st.text(max_size=40))
def test_what_fits_a_sentence_can_be_printed(text: str) -> None:
    assert fit_to_print(text, 10).isprintable()
    assert len(fit_to_print(text, 10)) <= 10
