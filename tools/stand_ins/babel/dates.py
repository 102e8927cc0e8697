"""Dates: no text of ours has any."""

from __future__ import annotations

from typing import Any


def no_dates(*_: Any, **__: Any) -> str:
    """Say that there are none."""
    raise NotImplementedError("texts have no dates here")


format_date = format_time = get_datetime_format = get_timezone = no_dates
