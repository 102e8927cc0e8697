"""What the words for an answer say of the table: what a site's tile shows."""

from __future__ import annotations

from fairwind.games.santa_cruz.actions import BuildOn
from fairwind.games.santa_cruz.printed import tile_word
from fairwind.games.santa_cruz.state import SantaCruz
from fairwind.games.santa_cruz.vocabulary import FACE_DOWN
from fairwind.kernel.actions import Action


def details(s: SantaCruz, action: Action) -> dict[str, int | str]:
    """What is said beside the notation; nothing where there is nothing more to say."""
    if not isinstance(action, BuildOn):
        return {}
    tile = s.tile[action.site]
    return {"tile": "face-down" if tile == FACE_DOWN else tile_word(s.edition.tiles[tile])}
