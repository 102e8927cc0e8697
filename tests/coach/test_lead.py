"""A claim needs two standard errors, and few samples are never sure."""

from __future__ import annotations

import math

from fairwind.coach.lead import Lead, lead
from fairwind.coach.marks import BLUNDER, INACCURACY, MISTAKE, mark_of, seems_lost
from fairwind.kernel.chance import Generator


def test_a_lead_is_that_of_the_worlds_that_both_were_tried_in() -> None:
    assert lead([3.0, 5.0, 100.0], [1.0, 3.0]).mean == 2.0
    assert lead([], []) == Lead(0.0, math.inf)
    assert not lead([9.0], [1.0]).sure


def test_what_is_the_same_in_all_worlds_is_sure_but_for_the_doubt() -> None:
    assert lead([2.0] * 4, [1.0] * 4) == Lead(1.0, 0.0)
    assert lead([2.0] * 4, [1.0] * 4, doubt=0.4).sure
    assert not lead([2.0] * 4, [1.0] * 4, doubt=0.5).sure


def test_noise_is_hardly_ever_claimed_however_few_samples_there_are() -> None:
    """Between two options that are the same, one claim in twenty would be right for two standard errors."""
    for samples in (2, 3, 5, 9, 30):
        generator, claims = Generator(f"noise/{samples}"), 0
        for _ in range(400):
            one, other = ([float(sum(generator.below(7) for _ in range(8))) for _ in range(samples)] for _ in "ab")
            claims += lead(one, other).sure
        assert claims <= 32, samples


def test_a_real_difference_is_claimed() -> None:
    generator = Generator("signal")
    one, other = ([float(generator.below(7)) + more for _ in range(60)] for more in (2.0, 0.0))
    assert lead(one, other).sure


def test_a_mark_goes_by_what_is_certain() -> None:
    assert [mark_of(Lead(lost, 0.01)) for lost in (0.04, 0.06, 0.09, 0.15)] == ["", INACCURACY, MISTAKE, BLUNDER]
    assert mark_of(Lead(0.5, 0.25)) == ""
    assert mark_of(Lead(0.5, math.inf)) == ""
    assert mark_of(Lead(-0.5, 0.0)) == ""


def test_what_may_deserve_a_mark_is_looked_at_again() -> None:
    assert seems_lost(Lead(0.02, 0.02))
    assert seems_lost(Lead(0.0, math.inf))
    assert not seems_lost(Lead(0.0, 0.01))
