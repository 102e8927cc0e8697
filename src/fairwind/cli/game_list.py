"""The games there are: for how many, how long, what is known of the print, and what a table may agree on."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from fairwind.games import game, game_names
from fairwind.kernel.editions import CONFIDENCE, About
from fairwind.kernel.spec import GameSpec, Variant
from fairwind.locale import Words


def draw_games(lang: str) -> RenderableType:
    """Every game, one below the other."""
    return Group(
        *(Padding(draw_game(game(name), Words(lang, name)), (0, 0, 1, 0), expand=False) for name in game_names())
    )


def draw_game(spec: GameSpec[Any, Any], words: Words) -> RenderableType:
    """One game: name, players, length, pitch, editions and variants."""
    title = Text(words.text("game-name"), style="bold")
    title.append(f"  {spec.name} · {players_of(spec, words)} · {words.text('game-length')}", style="not bold cyan")
    parts: list[RenderableType] = [title, Text(words.text("game-pitch"))]
    parts.append(Text(f"  {words.text('table-editions')}", style="dim"))
    parts += [set_in(edition_text(spec.edition(name).about, words)) for name in spec.edition_names()]
    if spec.variants:
        parts.append(Text(f"  {words.text('table-variants')}", style="dim"))
        parts += [set_in(variant_text(variant, words)) for variant in spec.variants]
    return Group(*parts)


def set_in(text: Text) -> RenderableType:
    """The same text, set in a little."""
    return Padding(text, (0, 0, 0, 4), expand=False)


def players_of(spec: GameSpec[Any, Any], words: Words) -> str:
    """For how many it is."""
    few, most = spec.seat_counts[0], spec.seat_counts[-1]
    return words.text("table-players-same" if few == most else "table-players", few=few, most=most)


def edition_text(about: About, words: Words) -> Text:
    """An edition and which blocks of it are certain, likely or reconstructed."""
    text = Text(f"{about.name}: {about.title}")
    for mark in CONFIDENCE:
        blocks = [block.replace("_", " ") for block, confidence in about.confidence.items() if confidence == mark]
        if blocks:
            text.append(f"\n{words.text(f'table-confidence-{mark}')}: ", style="bold")
            text.append(", ".join(blocks))
    return text


def variant_text(variant: Variant, words: Words) -> Text:
    """Something a table may agree on, with the words that --variant takes."""
    text = Text(words.text(f"variant-{variant.name}"), style="bold")
    text.append(f"  --variant {variant.name}=…\n", style="not bold dim")
    values = (f"{value} ({words.text(f'variant-{variant.name}-{value}')})" for value in variant.values)
    text.append(", ".join(values), style="not bold")
    return text
