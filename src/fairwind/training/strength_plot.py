"""Stage `plot`: how strong the nets of a run became, over the games from which they learned, as a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from fairwind.kernel.spec import Json
from fairwind.training.display import Display
from fairwind.training.plan import Plan
from fairwind.training.run_folder import BadRun, RunFolder

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 56, 56
COLOURS: Final = ("#1b6ca8", "#c8553d", "#3c8d5a", "#7a5195")
GROUND, INK, FAINT = "#fffdf8", "#2b2b2b", "#d8d4ca"


def plot(plan: Plan, folder: RunFolder, display: Display) -> str:
    """Run the stage; the drawing, which is in the run's folder too."""
    found = folder.events("strength")
    if not found:
        raise BadRun(f"{folder.path} does not say yet how strong its nets are; run --stage selfplay first.")
    drawing = drawn(f"{plan.game}: share of the wins at a table of two", found)
    file = folder.write("strength.svg", drawing.encode())
    display.say(f"{plan.game}: the plot is in {file}")
    return drawing


def drawn(title: str, events: Sequence[Json]) -> str:
    """A line for each opponent, with the 95 % interval of every measurement."""
    most = max(1, *(event["games"] for event in events)) if len(events) > 1 else max(1, events[0]["games"])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>',
        _text(LEFT, 24, title, INK, 16),
    ]
    parts += _grid(most)
    for place, other in enumerate(dict.fromkeys(event["against"] for event in events)):
        of_other = [event for event in events if event["against"] == other]
        colour = COLOURS[place % len(COLOURS)]
        parts.append(_text(LEFT + 170 * place, 44, f"against {other}", colour, 13))
        parts += _line(of_other, most, colour)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _grid(most: int) -> list[str]:
    parts: list[str] = []
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="{FAINT}"/>')
        parts.append(_text(LEFT - 8, y + 4, f"{percent} %", INK, 12, "end"))
    for quarter in range(5):
        games = most * quarter / 4
        parts.append(_text(_x(games, most), HEIGHT - BOTTOM + 20, f"{games:,.0f}", INK, 12, "middle"))
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(_text(middle, HEIGHT - 14, "games of self-play", INK, 13, "middle"))
    return parts


def _line(events: Sequence[Json], most: int, colour: str) -> list[str]:
    points = [(_x(event["games"], most), _y(event["share"])) for event in events]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    parts = [f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>']
    for event, (x, y) in zip(events, points, strict=True):
        low, high = (_y(end) for end in event["interval"])
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}" stroke="{colour}"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>')
    return parts


def _x(games: float, most: int) -> float:
    return LEFT + 12 + (WIDTH - LEFT - RIGHT - 24) * games / most


def _y(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def _text(x: float, y: float, text: str, colour: str, size: int, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" font-size="{size}" text-anchor="{anchor}">{escape(text)}</text>'
    )
