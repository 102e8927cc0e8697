# ruff: noqa: INP001, T201
"""Pictures of real positions: recorded games early and late, at the eight sizes, light and dark.

`.venv/bin/python web/shots.py santa-cruz` writes /tmp/shots/<game>-<when>-<size>-<theme>.png, on a phone one for each
part, and /tmp/shots/<game>-<theme>.png, a sheet with all of them. Without a game it looks at all four; `lobby` is a
game too. It starts a server of its own with the page that is built (`npm run build`).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.web.conftest import CHROMIUM, Server  # noqa: E402
from tests.web.measuring import SETTLED, SIZES, Size, resize  # noqa: E402
from tests.web.positions import RECORDS, Positions, lay_out  # noqa: E402

LOBBY = "lobby"
WHENS = ("early", "late")
SHEET = """<!doctype html><style>
body { margin: 12px; background: #777; color: #fff; font: 15px sans-serif }
body { display: flex; flex-wrap: wrap; gap: 10px; align-items: flex-start }
figure { margin: 0 } figcaption { padding: 2px 0 } img { display: block; height: HIGHpx }
</style>"""


def read_size(text: str) -> Size:
    """As it is written: 1280x720."""
    width, _, height = text.partition("x")
    return Size(int(width), int(height))


@contextmanager
def server_with(games: Sequence[str]) -> Iterator[tuple[str, Positions]]:
    """A server with positions of these games: its address, and where they are."""
    with tempfile.TemporaryDirectory() as folder:
        running = Server(Path(folder) / "data")
        positions = lay_out(running.data, [name for name in games if name != LOBBY])
        running.start()
        try:
            yield running.address, positions
        finally:
            running.stop()


class Camera:
    """Takes pictures, and remembers where they are."""

    def __init__(self, browser: Browser, arguments: argparse.Namespace) -> None:
        self.browser = browser
        self.arguments = arguments
        self.out = Path(arguments.out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.taken: list[Path] = []

    def look(self, address: str, positions: Positions, name: str, theme: str) -> None:
        """All pictures of a page, in one theme."""
        settings: dict[str, Any] = {"color_scheme": theme, "reduced_motion": "reduce", "locale": self.arguments.lang}
        settings["storage_state"] = positions.storage_state
        context = self.browser.new_context(**settings)
        page = context.new_page()
        page.on("console", lambda message: print(message.type, message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: print("page error:", error))
        for when in [""] if name == LOBBY else self.arguments.when:
            page.goto(address + (positions.at(name, when).path if when else "/"))
            page.wait_for_selector(".prompt.yours" if when else ".game-card")
            for size in self.arguments.sizes:
                resize(page, size)
                self.shoot(page, f"{name}-{when or 'page'}-{size.width}x{size.height}-{theme}")
        context.close()

    def shoot(self, page: Page, name: str) -> None:
        """One picture, or one of each part of the table."""
        tabs = page.query_selector_all(".tabs button")
        for number, tab in enumerate(tabs):
            tab.click()
            page.evaluate(SETTLED)
            self.save(page, f"{name}-{number + 1}")
        if tabs:
            tabs[0].click()
        else:
            self.save(page, name)

    def save(self, page: Page, name: str) -> None:
        """Write it down."""
        self.taken.append(self.out / f"{name}.png")
        page.screenshot(path=self.taken[-1])

    def sheet(self, name: str, high: int = 420) -> None:
        """All pictures that were taken since the last sheet, on one."""
        figures = [
            f"<figure><img src='{path.as_uri()}'><figcaption>{path.stem}</figcaption></figure>" for path in self.taken
        ]
        draft = self.out / f"{name}.html"
        draft.write_text(SHEET.replace("HIGH", str(high)) + "".join(figures), encoding="utf-8")
        page = self.browser.new_page(viewport={"width": 2400, "height": 600})
        page.goto(draft.as_uri())
        page.screenshot(path=self.out / f"{name}.png", full_page=True)
        page.close()
        draft.unlink()
        self.taken.clear()
        print(self.out / f"{name}.png")


def main() -> None:
    """Look at the games that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(RECORDS), metavar="game")
    parser.add_argument("--sizes", type=read_size, nargs="+", default=SIZES, help="like 1280x720; all eight")
    parser.add_argument("--themes", nargs="+", default=["light", "dark"])
    parser.add_argument("--when", nargs="+", default=WHENS, choices=WHENS)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--out", default="/tmp/shots")  # noqa: S108
    arguments = parser.parse_args()
    with server_with(arguments.games) as (address, positions), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        camera = Camera(browser, arguments)
        for name in arguments.games:
            for theme in arguments.themes:
                camera.look(address, positions, name, theme)
                camera.sheet(f"{name}-{theme}")
        browser.close()


if __name__ == "__main__":
    main()
