"""Languages: how they count, and how they write numbers."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Final

from babel.numbers import NumberPattern

if TYPE_CHECKING:
    from typing import Self


class UnknownLocaleError(Exception):
    """A language that is none of ours."""


def one_alone(number: Any) -> str:
    """English, German, Dutch: one is one, and only as a whole number."""
    return "one" if abs(number) == 1 and not has_fraction(number) else "other"


def up_to_two(number: Any) -> str:
    """French: whatever is less than two is one, and whole millions are many."""
    whole = int(abs(number))
    if whole <= 1:
        return "one"
    return "many" if whole % 1_000_000 == 0 and not has_fraction(number) else "other"


def has_fraction(number: Any) -> bool:
    """Whether something stands behind the point."""
    return Decimal(str(number)).normalize().as_tuple().exponent < 0  # type: ignore[operator]


# The signs between thousands and before fractions, and the plural forms.
LANGUAGES: Final[dict[str, tuple[str, str, Callable[[Any], str]]]] = {
    "en": (",", ".", one_alone),
    "fr": ("\u202f", ",", up_to_two),
    "de": (".", ",", one_alone),
    "nl": (".", ",", one_alone),
}


class Locale:
    """One of our languages."""

    def __init__(self, language: str) -> None:
        self.group, self.point, self.plural_form = LANGUAGES[language]
        self.decimal_formats: Final = {None: NumberPattern("#,##0.###", grouping=(3, 3), frac_prec=(0, 3))}

    @classmethod
    def parse(cls, language: str) -> Self:
        """A language by its name."""
        if language not in LANGUAGES:
            raise UnknownLocaleError(language)
        return cls(language)

    @classmethod
    def default(cls) -> Self:
        """What is spoken if nothing else is known."""
        return cls("en")
