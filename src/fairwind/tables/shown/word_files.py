"""Word files: the Fluent texts that the page reads itself."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from fairwind.games import game, game_names
from fairwind.locale import LANGUAGES, words_file
from fairwind.tables.problems import Problem

WORDS: Final = ("kernel", "table", "web", "coach")
MESSAGE_BEGINS: Final = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)  # in a Fluent file


@lru_cache(maxsize=128)
def words_in(lang: str, file: str) -> str:
    """The text of a Fluent file, or a Problem."""
    if lang not in LANGUAGES or file not in {*WORDS, *game_names()}:
        raise Problem(404, "not-found")
    try:
        return words_file(lang, file).read_text(encoding="utf-8")
    except (ImportError, FileNotFoundError):
        raise Problem(404, "not-found") from None


@lru_cache(maxsize=128)
def cover_in(lang: str, name: str) -> str:
    """The game's name and pitch, what players may agree on, and what an edition consists of; or a Problem."""
    if lang not in LANGUAGES or name not in game_names():
        raise Problem(404, "not-found")
    spec = game(name)
    named = {value for variant in spec.variants for value in variant.values}
    for edition in spec.edition_names():
        for block in spec.edition(edition).about.confidence:
            named |= {block, block.replace("_", "-")}
    wanted = {f"word-{word}" for word in named}
    texts = [text for text in re.split(MESSAGE_BEGINS, words_in(lang, name)) if is_on_cover(text, wanted)]
    return "".join(texts)


def is_on_cover(text: str, wanted: set[str]) -> bool:
    """Whether a message of a Fluent file is read before one plays."""
    return text.startswith(("game-", "variant-", "block-")) or text.partition(" =")[0] in wanted
