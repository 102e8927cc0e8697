"""How well outlines stand out from what is drawn, judged by pictures of the page."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypedDict

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCRIPT: Final = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
# Everything that is drawn and could ever be lit, by its touch id; what is drawn faint cannot be touched now.
THINGS: Final = """() => [...new Set([...document.querySelectorAll('.board-area [data-id], .mine-area [data-id]')]
  .filter((thing) => {
    for (let around = thing; around; around = around.parentElement)
      if (Number(getComputedStyle(around).opacity) < 1) return false;
    return thing.checkVisibility();
  })
  .map((thing) => thing.dataset.id))]"""
BELIEVED: Final = """{
  const believe = (told) => {
    for (const asked of [told?.asked, told?.snapshot?.asked])
      if (asked) asked.options = THINGS.map((thing, i) => ({
        ...asked.options[0], do: asked.options[0].do + ' '.repeat(i), touch: [thing, 'another'] }));
    return told;
  };
  const { parse } = JSON;
  const { json } = Response.prototype;
  JSON.parse = (...given) => believe(parse(...given));
  Response.prototype.json = async function () { return believe(await json.call(this)); };
}"""
# Outlines that are wholly in the window, and not below the buttons that zoom.
BOXES: Final = """() => {
  const zoom = document.querySelector('.board-zoom')?.getBoundingClientRect();
  return [...document.querySelectorAll('.light.line')].map((line) => {
    const { x, y, width, height } = line.getBoundingClientRect();
    return { x, y, width, height };
  }).filter((box) => box.y + box.height < innerHeight && box.x + box.width < innerWidth)
    .filter((box) => !zoom || box.x > zoom.right || box.x + box.width < zoom.left
      || box.y > zoom.bottom || box.y + box.height < zoom.top);
}"""
MARK: Final = """(colour) => ['--lit', '--lit-rim'].forEach((name) => colour
  ? document.documentElement.style.setProperty(name, colour)
  : document.documentElement.style.removeProperty(name))"""
OUTLINES: Final = """(shown) => document.querySelectorAll('.lights').forEach((one) =>
  one.setAttribute('visibility', shown ? 'visible' : 'hidden'))"""


class Standing(TypedDict):
    """How an outline stands out: where it is, how much of it is seen, how much of that is good, and the worst of it."""

    where: str
    seen: float
    good: float
    worst: float


def light_everything(page: Page) -> None:
    """Load the page anew and let it believe that everything there can be touched."""
    page.add_init_script(BELIEVED.replace("THINGS", json.dumps(page.evaluate(THINGS))))
    page.reload()
    page.wait_for_selector(".light")


def standing(page: Page, judge: Page) -> list[Standing]:
    """How every outline on the page stands out; another page judges the pictures."""
    boxes = page.evaluate(BOXES)
    lit = page.screenshot()
    page.evaluate(MARK, "#ff00ff")
    marked = page.screenshot()
    page.evaluate(MARK, "")
    page.evaluate(OUTLINES, False)
    plain = page.screenshot()
    page.evaluate(OUTLINES, True)
    taken = {"plain": plain, "lit": lit, "marked": marked}
    pictures = {name: base64.b64encode(picture).decode() for name, picture in taken.items()}
    found: list[Standing] = judge.evaluate(SCRIPT, {**pictures, "boxes": boxes})
    return found
