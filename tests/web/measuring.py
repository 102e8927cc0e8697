"""Measuring a table as it is drawn: how small its smallest text is, what scrolls, how much of the window it uses."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict

if TYPE_CHECKING:
    from playwright.sync_api import Page

SMALLEST: Final = 11.0  # px
SCRIPT: Final = (Path(__file__).parent / "measuring.js").read_text(encoding="utf-8")
PHONE: Final = 700  # px: what is narrower
# Layout follows a new size by observers that answer in the next frame; each may set off another.
SETTLED: Final = """() => document.fonts.ready.then(() => new Promise((done) => {
  let left = 4;
  const frame = () => (left-- ? requestAnimationFrame(frame) : done());
  frame();
}))"""


class Size(NamedTuple):
    """A window."""

    width: int
    height: int

    @property
    def is_phone(self) -> bool:
        """Whether the table is shown in parts."""
        return self.width < PHONE

    def __str__(self) -> str:
        return f"{self.width} x {self.height}"


SIZES: Final = [
    Size(1280, 720),
    Size(1366, 641),
    Size(1440, 789),
    Size(1536, 730),
    Size(1920, 1080),
    Size(390, 844),
    Size(768, 1024),
    Size(1024, 768),
]


class SmallText(TypedDict):
    """A text that is drawn too small."""

    text: str
    size: float
    where: str


class Measured(TypedDict):
    """What the script finds."""

    texts: list[SmallText]
    scrolling: list[str]
    share: float


def resize(page: Page, size: Size) -> None:
    """Give the window another size, and wait until everything stands."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate(SETTLED)


def measured(page: Page) -> Measured:
    """What can be seen now."""
    found: Measured = page.evaluate(SCRIPT, SMALLEST)
    return found


def parts(page: Page) -> list[tuple[str, Measured]]:
    """The table, or where it is shown in parts each of them by its name; the one that was open is open again."""
    tabs = page.query_selector_all(".tabs button")
    if not tabs:
        return [("", measured(page))]
    found = []
    for tab in tabs:
        tab.click()
        page.evaluate(SETTLED)
        found.append((tab.inner_text().strip(), measured(page)))
    tabs[0].click()
    return found


def faults(page: Page, size: Size, least: float) -> list[str]:
    """Everything that is wrong with a table at this size, in sentences; its boards take this share of the window."""
    resize(page, size)
    found: list[str] = []
    shares: list[float] = []
    for name, seen in parts(page):
        where = f"{size}{', ' if name else ''}{name}"
        found += [f"{where}: {sentence}" for sentence in seen["scrolling"]]
        if seen["texts"]:
            few = sorted(seen["texts"], key=lambda text: text["size"])
            told = "; ".join(f"{text['size']} px '{text['text']}' in {text['where']}" for text in few[:6])
            found.append(f"{where}: {len(few)} texts under {SMALLEST:g} px: {told}")
        shares.append(seen["share"])
    if max(shares) < least:
        found.append(f"{size}: the boards use {max(shares):.0%} of the window, not {least:.0%}")
    return found
