"""The numbered rules of Low Tide. Their texts stand in `locale/<lang>.ftl`."""

from __future__ import annotations

from typing import Final

from fairwind.kernel.rulebook import Rule, Rulebook, ruling

RULEBOOK: Final = Rulebook(
    (
        Rule("LT-1.1", "rulebook, Set-up"),
        Rule("LT-2.1", "rulebook, The round"),
        Rule("LT-2.2", "rulebook, The round"),
        Rule("LT-2.3", "rulebook, The round"),
        Rule("LT-2.4", "rulebook, The round"),
        Rule("LT-3.1", "rulebook, The end"),
        ruling("LT-3.2", "rulebook, The end"),
    )
)
