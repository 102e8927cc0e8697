"""Classes of fields, as far as `fluent.runtime` makes any: what dataclasses are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, replace
from typing import Any, TypeVar

T = TypeVar("T")
evolve = replace


def s(kind: type[T]) -> type[T]:
    """A class with these fields."""
    return dataclass(kind)


def ib(
    default: Any = MISSING, factory: Any = MISSING, init: bool = True, validator: Callable[..., None] | None = None
) -> Any:
    """A field; what our texts say of numbers needs no validation."""
    del validator
    return field(default=default, default_factory=factory, init=init)


class validators:  # noqa: N801 (as fluent.runtime calls it)
    """What a field may hold."""

    @staticmethod
    def in_(_: Any) -> None:
        """One of these."""
