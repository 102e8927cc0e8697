"""Pictures of results, drawn as SVG by ourselves: bars with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from fairwind.kernel.spec import Json

WIDTH: Final = 800
LEFT: Final = 190  # where bars begin
RIGHT: Final = 600  # where the longest ends; figures stand beyond
ROW: Final = 30
THICK: Final = 16
INK: Final = "#1f2933"
QUIET: Final = "#5f6c7b"
GRID: Final = "#d9dfe6"
BARS: Final = ("#2f6f8f", "#c2703d", "#5b8c5a", "#8a5a83", "#b59b3b", "#4f5d75")
LONGEST_LABEL: Final = 24
LONGEST_TITLE: Final = 70


@dataclass(frozen=True)
class Bar:
    """A figure with its interval, if there is one, and a tick where it would be par."""

    label: str
    mean: float
    interval: tuple[float, float] | None
    par: float | None = None


def bar_of(label: str, estimate: Json, par: float | None = None) -> Bar:
    """The bar of a mean as it stands in a report."""
    interval = estimate["interval"]
    return Bar(label, estimate["mean"], None if interval is None else (interval[0], interval[1]), par)


def counted(number: int, what: str) -> str:
    """So many of something: 1 deal, 2 deals."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def text(x: float, y: float, words: str, style: str = "", anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {style}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    """A straight line."""
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" stroke-width="{width}"/>'


def round_step(span: float) -> float:
    """The distance of grid lines: 1, 2 or 5 times a power of ten, four to ten of them."""
    step = 10.0 ** len(str(int(max(span, 1))))
    while span / step < 4:
        for divisor in (2.0, 2.5, 2.0):
            step /= divisor
            if span / step >= 4:
                break
    return step


def panel(top: float, title: str, bars: Sequence[Bar], end: float, unit: str) -> list[str]:
    """One group of bars from 0 to `end` under a title, with a grid."""
    ends = [value for bar in bars for value in (bar.mean, *(bar.interval or ()))]
    start, end = min(0.0, *ends), max(end, 1.0, *ends)
    scale = (RIGHT - LEFT) / (end - start)
    bottom = top + 24 + ROW * len(bars)
    drawn = [text(LEFT, top + 12, title, f'font-weight="600" fill="{INK}"')]
    step = round_step(end - start)
    mark = -(-start // step) * step
    while mark <= end + step / 1000:
        x = LEFT + (mark - start) * scale
        drawn.append(line(x, top + 20, x, bottom, QUIET if mark == 0 else GRID))
        drawn.append(text(x, bottom + 15, f"{mark:g}{unit}", f'font-size="11" fill="{QUIET}"', "middle"))
        mark += step
    for n, bar in enumerate(bars):
        drawn += drawn_bar(bar, top + 24 + ROW * n, start, scale, BARS[n % len(BARS)], unit)
    return drawn


def drawn_bar(bar: Bar, top: float, start: float, scale: float, colour: str, unit: str) -> list[str]:
    """A bar with its label, its interval, its figure, and a tick at par."""
    zero, mean = (LEFT + (value - start) * scale for value in (0.0, bar.mean))
    middle = top + ROW / 2
    label = bar.label if len(bar.label) <= LONGEST_LABEL else bar.label[: LONGEST_LABEL - 1] + "…"
    drawn = [
        text(LEFT - 10, middle + 4, label, f'fill="{INK}"', "end"),
        (
            f'<rect x="{min(zero, mean):.1f}" y="{middle - THICK / 2:.1f}" width="{abs(mean - zero):.1f}" '
            f'height="{THICK}" rx="2" fill="{colour}" fill-opacity="0.75"/>'
        ),
    ]
    figure = f"{bar.mean:.1f}{unit}"
    if bar.interval is not None:
        low, high = (LEFT + (value - start) * scale for value in bar.interval)
        drawn.append(line(low, middle, high, middle, INK, 1.5))
        drawn += [line(end, middle - 5, end, middle + 5, INK, 1.5) for end in (low, high)]
        figure += f"  ({bar.interval[0]:.1f} to {bar.interval[1]:.1f})"
    if bar.par is not None:
        x = LEFT + (bar.par - start) * scale
        drawn.append(
            f'<path d="M{x:.1f} {top + 2:.1f}V{top + ROW - 2:.1f}" stroke="{QUIET}" stroke-width="1.5" '
            'stroke-dasharray="3 3"/>'
        )
    drawn.append(text(RIGHT + 12, middle + 4, figure, f'font-size="11" fill="{INK}"'))
    return drawn


def picture(title: str, below: str, panels: Sequence[tuple[str, Sequence[Bar], float, str]]) -> str:
    """A whole picture: a title, a line of small print, and panels (title, bars, end of the scale, unit)."""
    drawn = [
        text(24, 34, title, f'font-size="18" font-weight="600" fill="{INK}"'),
        text(24, 54, below, f'font-size="12" fill="{QUIET}"'),
    ]
    top = 76.0
    for name, bars, end, unit in panels:
        drawn += panel(top, name, bars, end, unit)
        top += 24 + ROW * len(bars) + 40
    height = top - 8
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" '
        f'height="{height:.0f}" role="img" font-family="system-ui, sans-serif" font-size="13">\n'
        f"<title>{escape(title)}</title>\n"
        f'<rect width="{WIDTH}" height="{height:.0f}" fill="#ffffff"/>\n' + "\n".join(drawn) + "\n</svg>\n"
    )


def percent(estimate: Json) -> Json:
    """A share in percent."""
    interval = estimate["interval"]
    return {
        "mean": 100 * estimate["mean"],
        "interval": None if interval is None else [100 * interval[0], 100 * interval[1]],
    }


def match_plot(data: Json) -> str:
    """The result of a match: win share against par, unless there was nobody to win against, and points."""
    rows = data["entrants"]
    shares = [bar_of(row["bot"], percent(row["win_share"]), 100 * row["par"]) for row in rows]
    points = [bar_of(row["bot"], row["points"]) for row in rows]
    title = f"{data['game']}: {' v '.join(row['bot'] for row in rows)}"
    if len(title) > LONGEST_TITLE:
        title = f"{data['game']}: {len(rows)} bots"
    below = (
        f"{counted(data['games'], 'game')}, {counted(data['seats'], 'seat')}, {counted(data['deals'], 'deal')} "
        f"from {data['first_deal']} on; thin lines: 95 % intervals over deals"
    )
    if len(rows) == 1:
        return picture(title, below, [("Points", points, 0.0, "")])
    below += "; dashed: as good as the others"
    return picture(title, below, [("Win share", shares, 100.0, " %"), ("Points", points, 0.0, "")])
