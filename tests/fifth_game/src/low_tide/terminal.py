"""The table of Low Tide in the terminal: the tide, the ships that have left, and the harbours."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from fairwind.cli.seat_mark import seat_name
from fairwind.kernel.spec import Json
from fairwind.locale import Words


def draw(view: Json, words: Words, names: Sequence[str], seat: int | None) -> RenderableType:
    """The whole table; whoever looks sees their own ships."""
    lines = [Text(words.text("table-lt-tide", round=view["round"], depth=view["depth"]), style="bold")]
    lines.append(Text("≈" * view["depth"], style="blue"))
    for place in ("sea", "sandbank"):
        lines.append(Text(f"{words.text(f'place-{place}')}: {fleet(view[place])}"))
    for other, harbour in enumerate(view["seats"]):
        line = seat_name(names, other)
        line.append(f"  {words.text('table-points', count=harbour['points'])}", style="default")
        line.append(f" · {words.text('table-lt-hand', count=harbour['hand'])}", style="not bold default")
        lines.append(line)
    if view["own"] is not None:
        lines.append(Text(f"{words.text('table-lt-own')}: {fleet(view['own'])}", style="bold"))
    return Group(*lines)


def fleet(ships: Sequence[int]) -> str:
    """Ships by their draughts."""
    return "  ".join(f"⛵{draught}" for draught in ships) or "\u2013"
