"""Worlds that agree with what a seat knows.

Nothing is secret but what nobody knows yet, dice to come and the order of the piles (SM-1.13), and that is drawn only
when it is needed: so the world a seat imagines is the table itself.
"""

from __future__ import annotations

from fairwind.games.santa_maria.state import SantaMaria


def sample_world(s: SantaMaria) -> SantaMaria:
    """A copy."""
    return s.clone()
