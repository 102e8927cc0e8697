"""The installed app: a window of its own, started from its icon, with the server, without it, and when it is back."""

from __future__ import annotations

import json
import random
import re
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from fairwind.locale import LANGUAGES
from tests.web.conftest import CHROMIUM, CHROMIUM_WORDS, NO_GUIDE, STATIC, NewPage, Server
from tests.web.playing import answer, asked, start_against_bots, wait_for_turn

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

from playwright.sync_api import BrowserContext, CDPSession, Error, Page, Playwright, expect

MANIFEST: Final = STATIC / "manifest.webmanifest"
PATIENCE: Final = 60_000  # milliseconds for Python to start on a busy machine
STANDALONE: Final = "() => matchMedia('(display-mode: standalone)').matches"
READY: Final = "() => document.documentElement.dataset.engine === 'ready'"
KEPT: Final = "async () => (await caches.match('/here')) !== undefined"
COVER_KEPT: Final = "async () => (await caches.match('/locale/en/cover/santa-maria.ftl')) !== undefined"
# Whether the page that plays without a server is kept within some seconds.
KEPT_SOON: Final = """async () => {
  for (let tries = 0; tries < 300; tries++) {
    if (await caches.match('/here')) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}"""

Start = Callable[..., BrowserContext]


class App:
    """A browser in which the app of a server is installed; whoever starts it begins in a window of its own."""

    def __init__(self, browser: BrowserContext, address: str) -> None:
        self._browser: Final = browser
        self._known: Final = {"manifestId": f"{address}/"}
        self._tab: Final = browser.pages[0]
        self._devtools: Final[CDPSession] = browser.new_cdp_session(self._tab)

    def install(self, address: str) -> None:
        """As the browser's own button does."""
        self._tab.goto(address)
        self._tab.wait_for_selector(".game-card")
        assert not self._tab.evaluate(KEPT), "who only looks fetches no engine"
        assert self._devtools.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
        assert self._devtools.send("Page.getAppManifest")["errors"] == []
        try:
            self._devtools.send("PWA.install", self._known)
        except Error as error:
            if "wasn't found" in str(error):
                pytest.skip("This Chromium lets no test install an app: take a newer one.")
            raise
        self._devtools.send("PWA.changeAppUserSettings", {**self._known, "displayMode": "standalone"})

    def start(self) -> Page:
        """A touch of its icon."""
        with self._browser.expect_page() as opened:
            self._devtools.send("PWA.launch", self._known)
        opened.value.wait_for_selector(".game-card")
        assert opened.value.evaluate(STANDALONE)
        return opened.value


@pytest.fixture
def start_browser(driver: Playwright, tmp_path: Path) -> Iterator[Start]:
    """Starts a browser that knows what it knew when it was closed last."""
    started: list[BrowserContext] = []

    def start(*words: str) -> BrowserContext:
        context = driver.chromium.launch_persistent_context(
            tmp_path / "profile", executable_path=CHROMIUM, args=[*CHROMIUM_WORDS, *words], locale="en"
        )
        context.add_init_script(NO_GUIDE)
        started.append(context)
        return context

    yield start
    for context in started:
        context.close()


def test_the_installed_app_plays_without_its_server_and_waits_for_the_servers_tables(
    engine: None, own_server: Server, start_browser: Start
) -> None:
    browser = start_browser()
    app = App(browser, own_server.address)
    app.install(own_server.address)
    page = app.start()
    assert page.url == f"{own_server.address}/"
    assert page.evaluate(KEPT_SOON), "one start with a connection is enough"
    assert page.evaluate(COVER_KEPT), "games have their names before Python has started"
    start_against_bots(page, "Santa Cruz", 2)
    wait_for_turn(page)
    table, number = page.url, asked(page)
    browser.close()
    own_server.stop()

    browser = start_browser()
    page = App(browser, own_server.address).start()
    assert page.url == f"{own_server.address}/here", "nobody has to find the way there"
    page.wait_for_function(READY, timeout=PATIENCE)
    start_against_bots(page, "Mundus Novus", 2)
    dice = random.Random(3)
    for _ in range(3):
        answer(page, dice)
    wait_for_turn(page)
    played, here = asked(page), page.url
    browser.close()

    browser = start_browser()  # again from its icon, and still without the server
    page = App(browser, own_server.address).start()
    page.locator(".my-tables a.card").click()
    page.wait_for_selector(".prompt.yours", timeout=PATIENCE)
    assert (page.url, asked(page)) == (here, played)

    page.get_by_role("link", name="Fairwind").click()
    page.get_by_role("link", name="The tables of the server").click()
    expect(page.get_by_role("heading")).to_have_text("The server does not answer")  # whoever asks for it is told so
    expect(page.get_by_role("link", name="Play without connection")).to_be_visible()
    page.goto(table)
    expect(page.get_by_role("heading")).to_have_text("The server does not answer")
    page.wait_for_timeout(2500)  # it waits there, and turns into nothing else
    assert page.url == table
    own_server.start()
    page.wait_for_selector(".prompt.yours", timeout=PATIENCE)
    assert (page.url, asked(page)) == (table, number)


def test_a_window_of_the_app_keeps_the_engine_at_its_first_start_and_a_tab_when_the_app_is_installed(
    engine: None, own_server: Server, start_browser: Start, open_page: NewPage
) -> None:
    (page,) = start_browser(f"--app={own_server.address}").pages
    page.wait_for_selector(".game-card")
    assert page.evaluate(STANDALONE)
    assert page.evaluate(KEPT_SOON)

    tab = open_page(own_server.address)
    tab.wait_for_selector(".game-card")
    tab.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert not tab.evaluate(STANDALONE)
    assert not tab.evaluate(KEPT)
    tab.evaluate("() => window.dispatchEvent(new Event('appinstalled'))")  # as browsers say it to the page
    assert tab.evaluate(KEPT_SOON)


# -- what a browser is told of it


@pytest.fixture
def manifest(built: None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return found


def test_the_manifest_names_a_window_of_its_own_in_whatever_folder(manifest: dict[str, Any]) -> None:
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "./", "./")
    assert "id" not in manifest, "it would be the same for every folder of a host"
    assert {manifest["lang"], *manifest["description_localized"]} == set(LANGUAGES)
    for page in ("index.html", "site.html"):
        assert re.search(r'<link rel="manifest" href="[./]*manifest.webmanifest"', (STATIC / page).read_text("utf-8"))


def test_icons_are_as_large_as_the_manifest_says(manifest: dict[str, Any]) -> None:
    sizes = {}
    for icon in manifest["icons"]:
        content = (STATIC / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
        sizes[icon["sizes"], icon.get("purpose", "any")] = icon["src"]
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes.keys()
