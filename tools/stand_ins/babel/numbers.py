"""Numbers as a language writes them."""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from babel import Locale

UNGROUPED = (1000, 1000)


class NumberPattern:
    """How many digits a number is written with, and in which groups."""

    def __init__(
        self,
        pattern: str,
        prefix: tuple[str, str] = ("", "-"),
        suffix: tuple[str, str] = ("", ""),
        grouping: tuple[int, int] = UNGROUPED,
        int_prec: tuple[int, int] = (1, 1000),
        frac_prec: tuple[int, int] = (0, 0),
        exp_prec: Any = None,
        exp_plus: Any = None,
    ) -> None:
        self.pattern, self.prefix, self.suffix, self.grouping = pattern, prefix, suffix, grouping
        self.int_prec, self.frac_prec, self.exp_prec, self.exp_plus = int_prec, frac_prec, exp_prec, exp_plus

    def apply(self, value: Any, locale: Locale) -> str:
        """A number in this pattern."""
        least, most = self.frac_prec
        rounded = Decimal(str(value)).quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN)
        whole, _, fraction = format(abs(rounded), "f").partition(".")
        fraction = fraction.rstrip("0").ljust(least, "0")
        whole = whole.rjust(self.int_prec[0], "0")
        if self.grouping != UNGROUPED:
            whole = f"{int(whole):,}".replace(",", locale.group)
        told = f"{whole}{locale.point}{fraction}" if fraction else whole
        return self.prefix[rounded.is_signed()] + told + self.suffix[rounded.is_signed()]


def parse_pattern(pattern: str) -> NumberPattern:
    """A pattern without groups: nobody asks for another."""
    return NumberPattern(pattern)
