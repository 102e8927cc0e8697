"""Which language the terminal speaks."""

from __future__ import annotations

import os
from typing import Final

from fairwind.locale import LANGUAGES, UnknownLanguage

LANGUAGE_NAMES: Final[dict[str, str]] = {"en": "English", "fr": "Français", "de": "Deutsch", "nl": "Nederlands"}


def language_of_system() -> str:
    """The language of the user's locale if we speak it, else English."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    short = wanted[:2].lower()
    return short if short in LANGUAGES else LANGUAGES[0]


def chosen_language(wanted: str) -> str:
    """The language that is asked for, or the system's; UnknownLanguage if we do not speak it."""
    if not wanted:
        return language_of_system()
    if wanted not in LANGUAGES:
        raise UnknownLanguage(f"There is no language '{wanted}'; choose one of: {', '.join(LANGUAGES)}.")
    return wanted
