# ruff: noqa: INP001
"""Draws the icons of the installed page from one rose of winds: `python web/icons.py`, with Chromium as the brush."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).parent / "public"
CHROMIUM: Final = "/usr/bin/chromium"
SEA: Final = "#16303f"
ROSE: Final = (
    '<path d="M32 6 37 27 58 32 37 37 32 58 27 37 6 32 27 27Z" fill="#fbf7ec"/>'
    '<path d="M32 6 37 27 32 32ZM58 32 37 37 32 32ZM32 58 27 37 32 32ZM6 32 27 27 32 32Z" fill="#c8442d"/>'
)
ROUND: Final = f'<circle cx="32" cy="32" r="30" fill="{SEA}"/>{ROSE}'
# A mask may leave only the inner four fifths of such an icon: the rose stays within them, the sea fills all.
SMALLER: Final = f'<g transform="translate(32 32) scale(.8) translate(-32 -32)">{ROSE}</g>'
FULL: Final = f'<rect width="64" height="64" fill="{SEA}"/>{SMALLER}'
# The sign in a phone's status bar: only its shape counts.
BADGE: Final = '<path d="M32 2 38 26 62 32 38 38 32 62 26 38 2 32 26 26Z" fill="#fff"/>'
ICONS: Final = {
    "icon-192.png": (192, ROUND),
    "icon-512.png": (512, ROUND),
    "icon-maskable-512.png": (512, FULL),
    "apple-touch-icon.png": (180, FULL),
    "badge-96.png": (96, BADGE),
}


def drawn(shapes: str) -> str:
    """An icon as SVG."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{shapes}</svg>\n'


def main() -> None:
    """Draw all of them."""
    PUBLIC.mkdir(exist_ok=True)
    (PUBLIC / "icon.svg").write_text(drawn(ROUND), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, (size, shapes) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawn(shapes)}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
