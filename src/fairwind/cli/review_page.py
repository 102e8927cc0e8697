"""A review as one page that needs nothing else: the odds as a plot, its marks, and what the coach says to each."""

from __future__ import annotations

from html import escape
from typing import Final

from fairwind.coach.marks import BLUNDER, INACCURACY, MISTAKE
from fairwind.coach.review import JudgedAnswer
from fairwind.locale.coach_sentences import how_words, luck_lines
from fairwind.locale.reviewed_game import ReviewedGame

WIDE: Final = 800
HIGH: Final = 320
LEFT: Final = 48
TOP: Final = 16
BOTTOM: Final = 28
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")  # of the seats, as at the table
SIZES: Final = {INACCURACY: 4, MISTAKE: 6, BLUNDER: 8}  # of the marks
STYLE: Final = """
:root{--page:#f6efdd;--paper:#fbf7ec;--ink:#23303b;--soft:#51616b;--line:#d8ccb0;color-scheme:light}
@media (prefers-color-scheme:dark){:root{--page:#101b26;--paper:#1b2a38;--ink:#ede6d3;--soft:#a9b6bd;--line:#36495a;
color-scheme:dark}}
body{margin:0 auto;max-width:54rem;padding:1rem;font:400 16px/1.4 'Alegreya Sans','Segoe UI',system-ui,sans-serif;
font-variant-numeric:lining-nums tabular-nums;color:var(--ink);background:var(--page)}
h1,h2,h3{font-family:Alegreya,Georgia,serif;line-height:1.15;margin:0 0 .5rem}
h3{font-size:1.05rem}
section{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:.75rem 1rem;margin:0 0 1rem}
article{border-top:1px solid var(--line);padding:.6rem 0 0;margin:.6rem 0 0}
article:target{outline:2px solid currentcolor;outline-offset:4px;border-radius:4px}
p{margin:0 0 .3rem}
svg{display:block;width:100%;height:auto}
svg text{fill:var(--soft);font-size:12px}
.grid{stroke:var(--line)}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1rem}
.legend i{display:inline-block;width:.8rem;height:.8rem;border-radius:50%;margin-right:.35rem}
.small{color:var(--soft);font-size:.9rem}
"""


def page(game: ReviewedGame) -> str:
    """The whole page."""
    words = game.words
    title = f"{words.text('game-name')} · {words.text('review-title')}"
    legend = "".join(
        f'<span><i style="background:{COLOURS[seat % len(COLOURS)]}"></i>{escape(name)}</span>'
        for seat, name in enumerate(game.names)
    )
    marks = "".join(article(game, answer) for answer in game.review.marked())
    luck = "".join(f"<p>{escape(line)}</p>" for line in luck_lines(words, game.names, game.review))
    none = f"<p>{escape(words.text('review-no-marks'))}</p>"
    return (
        f'<!doctype html>\n<html lang="{game.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n"
        f"<section><h2>{escape(odds_title(game))}</h2>{plot(game)}<p class='legend'>{legend}</p></section>\n"
        f"<section><h2>{escape(words.text('review-marks'))}</h2>{marks or none}</section>\n"
        f"<section><h2>{escape(words.text('review-luck'))}</h2>{luck}</section>\n"
        f"<p class='small'>{escape(game.counts())} {escape(how_words(words))}</p>\n</body>\n</html>\n"
    )


def odds_title(game: ReviewedGame) -> str:
    """What the plot shows."""
    return game.words.text("review-odds-alone" if game.alone else "review-odds")


def article(game: ReviewedGame, answer: JudgedAnswer) -> str:
    """A marked answer, with what the coach says to it."""
    remarks = "".join(f"<p>{escape(remark)}</p>" for remark in game.all_remarks(answer))
    return f'<article id="move-{answer.line}"><h3>{escape(game.title(answer))}</h3>{remarks}</article>'


class Scale:
    """Where a line of the record, and a share or a number of points, lies in the plot."""

    def __init__(self, game: ReviewedGame) -> None:
        odds = game.review.odds
        self.last: Final = max(1, len(odds) - 1)
        self.most: Final = max(1.0, *(row[0] for row in odds)) if game.alone else 1.0

    def x(self, line: int) -> float:
        """From the left."""
        return LEFT + (WIDE - LEFT - 8) * line / self.last

    def y(self, value: float) -> float:
        """From the top."""
        return HIGH - BOTTOM - (HIGH - BOTTOM - TOP) * value / self.most


def plot(game: ReviewedGame) -> str:
    """The odds over the game, a line a seat, with the marks: each leads to what the coach says."""
    scale, review = Scale(game), game.review
    drawn = [grid_line(scale, part / 4, game.alone) for part in range(5)]
    for seat in range(review.seats):
        points = " ".join(f"{scale.x(n):.1f},{scale.y(row[seat]):.1f}" for n, row in enumerate(review.odds))
        colour = COLOURS[seat % len(COLOURS)]
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
    for answer in review.marked():
        drawn.append(dot(game, scale, answer))
    drawn.append(f'<text x="{LEFT}" y="{HIGH - 6}">0</text>')
    drawn.append(f'<text x="{WIDE - 8}" y="{HIGH - 6}" text-anchor="end">{scale.last}</text>')
    inside = "".join(drawn)
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img"><title>{escape(odds_title(game))}</title>{inside}</svg>'


def grid_line(scale: Scale, part: float, alone: bool) -> str:
    """A line across with its number."""
    y = scale.y(part * scale.most)
    number = f"{part * scale.most:.0f}" if alone else f"{100 * part:.0f} %"
    return (
        f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDE - 8}"/>'
        f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{number}</text>'
    )


def dot(game: ReviewedGame, scale: Scale, answer: JudgedAnswer) -> str:
    """A mark in the plot, where the seat stood before its answer."""
    x, y = scale.x(answer.line - 1), scale.y(game.review.odds[answer.line - 1][answer.seat])
    colour = COLOURS[answer.seat % len(COLOURS)]
    return (
        f'<a href="#move-{answer.line}"><title>{escape(game.title(answer))}</title>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="14" fill="transparent"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{SIZES[answer.mark]}" fill="{colour}" '
        'stroke="var(--paper)" stroke-width="2"/></a>'
    )
