"""A player is called back to the table only as they wish; and a table can be made with an edition of one's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from fairwind.games import game
from tests.web.conftest import NewPage, Server
from tests.web.playing import start_against_bots, wait_for_turn

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

from playwright.sync_api import Page, expect

# Stand-ins that write down what they are asked to do; the page is hidden, as in another tab.
STAND_INS: Final = """
window.notices = []; window.tones = 0;
class Notice {
  static permission = 'granted';
  constructor(title, how) { window.notices.push([title, how.body]); }
  close() {}
}
window.Notification = Notice;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
Object.defineProperty(document, 'hidden', { get: () => true });
"""


def table_with(server: Server, open_page: NewPage, **wishes: bool) -> Page:
    """A table of Mundus Novus in a browser with these settings."""
    page = open_page(server.address)
    page.add_init_script(STAND_INS)
    page.evaluate(
        "(wishes) => localStorage.setItem('fairwind', JSON.stringify(wishes))", {"lang": "en", "guide": False, **wishes}
    )
    page.reload()
    start_against_bots(page, "Mundus Novus", 2)
    assert wait_for_turn(page)
    return page


def test_nothing_sounds_and_nothing_pops_up_unless_it_is_wanted(server: Server, open_page: NewPage) -> None:
    page = table_with(server, open_page)
    assert page.evaluate("[window.notices.length, window.tones]") == [0, 0]


def test_a_sound_and_a_notice_call_when_they_are_wanted(server: Server, open_page: NewPage) -> None:
    page = table_with(server, open_page, sound=True, notices=True)
    page.wait_for_function("window.notices.length > 0 && window.tones > 0")
    assert page.evaluate("window.notices[0]") == ["Mundus Novus", "Your turn"]


def test_a_table_with_an_edition_of_ones_own(server: Server, open_page: NewPage, tmp_path: Path) -> None:
    text = game("mundus-novus").edition().about.text.replace('name = "reconstructed"', 'name = "my-box"')
    own = tmp_path / "my-box.toml"
    own.write_text(text.replace("goal = 75", "goal = 40"), encoding="utf-8")
    page = open_page(server.address)
    page.locator(".game-card", has_text="Mundus Novus").get_by_role("button", name="With friends").click()
    page.locator("input[type=file][accept='.toml']").set_input_files(str(own))
    for seat in page.locator(".chair select").all()[1:]:
        seat.select_option("bot:1")
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".table")
    assert wait_for_turn(page)
    table = page.url.rsplit("/", 1)[-1]
    snapshot = json.loads(page.evaluate("(id) => fetch(`/api/tables/${id}`).then((r) => r.text())", table))
    assert snapshot["edition"]["name"] == "my-box"
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("tab", name="All rules").click()
    page.get_by_label("Search the rules").fill("40 doubloons")
    expect(page.locator("article.rule").first).to_contain_text("40 doubloons")  # what this box prints, not ours
