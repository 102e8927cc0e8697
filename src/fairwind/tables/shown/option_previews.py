"""What each option of a question would bring, for the seat that is asked."""

from __future__ import annotations

from typing import cast

from fairwind.kernel.actions import Action
from fairwind.kernel.position import Position
from fairwind.kernel.preview import Preview, previews
from fairwind.locale import kebab
from fairwind.tables.game import Game
from fairwind.tables.shown.messages import OptionPreview, PreviewsShown, Weight


def previews_for(game: Game, seat: int) -> PreviewsShown:
    """In the order of the options; made from what the seat may know, never from the truth."""
    position = Position(game.spec, game.state, seat)
    shown = [preview_shown(*pair) for pair in zip(position.options(), previews(position), strict=True)]
    return {"decision": game.numbers[seat], "options": shown}


def preview_shown(action: Action, preview: Preview) -> OptionPreview:
    """As the page reads it."""
    ending, meaning = preview.ending, preview.meaning
    return {
        "do": action.text,
        "gains": list(preview.gains),
        "points": list(preview.points),
        "weight": cast("Weight", preview.weight),
        "ends": None if ending is None else {"what": ending.what, "facts": dict(ending.facts)},
        "then": None if not preview.then else {"what": kebab(preview.then), "facts": preview.then_facts},
        "follows": list(preview.follows),
        "skips": kebab(preview.skips) if preview.skips else "",
        "means": {"facts": dict(meaning.facts), "rules": list(meaning.rules), "case": meaning.case},
    }
