"""The installed page: never an old table, a sentence when the server is away, and messages as the player wishes."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from fairwind.server.http.app import create_app
from fairwind.server.settings import NoticeSettings, Settings
from tests.server.inside import running
from tests.server.visiting import PATIENCE, Visitor
from tests.web.conftest import STATIC, WEB, NewPage

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

from playwright.sync_api import Page, expect

pytest.importorskip("pywebpush", reason="pywebpush is not installed: pip install pywebpush.")
receivers = pytest.importorskip("tests.server.receivers", reason="aiosmtpd is not installed: pip install aiosmtpd.")

AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
CONTROLLED: Final = "() => navigator.serviceWorker.controller !== null"
NOTICES: Final = "fetch('/api/notices').then((answer) => answer.json())"
KEPT: Final = """async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map((request) => new URL(request.url).pathname);
}"""
# A headless browser reaches no push service: this stands in for one, and the rest of the page's way is its own.
STAND_IN: Final = """
let made = null;
PushManager.prototype.getSubscription = async () => made;
PushManager.prototype.subscribe = async (options) => {
  made = {
    endpoint: %s, options: {},
    toJSON: () => (%s),
    unsubscribe: async () => ((made = null), true),
  };
  window.asked = options;
  return made;
};
"""


class Hosted:
    """A server of the test's own that tells people who are away, and can be closed."""

    def __init__(self, data: Path, push: Any, mail: Any) -> None:
        self.push, self.mail = push, mail
        self._open = ExitStack()
        notices = NoticeSettings(
            contact="host@example.org", mail_from="tables@example.org", smtp=f"127.0.0.1:{mail.port}",
            address="https://tables.example.org", after_seconds=0.2, look_seconds=0.05, anywhere=True,
        )  # fmt: skip
        settings = Settings(data, workers=1, notices=notices, static=STATIC, beat_seconds=0.2)
        self.address = self._open.enter_context(running(create_app(settings)))

    def visitor(self) -> Visitor:
        return Visitor(self._open.enter_context(httpx.Client(base_url=self.address, timeout=PATIENCE)))

    def close(self) -> None:
        self._open.close()


@pytest.fixture
def hosted(built: None, tmp_path: Path) -> Iterator[Hosted]:
    with receivers.push_receiver() as push, receivers.mail_receiver() as mail:
        found = Hosted(tmp_path / "data", push, mail)
        yield found
        found.close()


def eventually(page: Page, script: str, expected: Any) -> None:
    """Wait until a script, which may ask the server, says so."""
    until = time.monotonic() + PATIENCE
    while (found := page.evaluate(script)) != expected:
        assert time.monotonic() < until, found
        page.wait_for_timeout(20)


def test_a_table_is_never_an_old_one_and_without_a_server_the_page_says_so(hosted: Hosted, open_page: NewPage) -> None:
    anna = hosted.visitor()
    anna.make("santa-cruz", "you:Anna", "you:Ben")
    page = open_page(hosted.address)
    page.wait_for_function(CONTROLLED)
    manifest = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert not manifest["errors"]
    assert json.loads(manifest["data"])["start_url"] == "./", "wherever the page is"
    wrong = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in wrong] in ([], ["in-incognito"]), "it can be installed"

    lines = 0
    for _ in range(2):
        seat, seen = anna.wait_until_asked() or (0, {})
        anna.answer(seat, seen["asked"]["options"][0]["do"], seen["asked"]["decision"])
        page.goto(f"{hosted.address}/t/{anna.table}")
        page.wait_for_function("(known) => document.querySelectorAll('.panel li').length > known", arg=lines)
        lines = page.locator(".panel li").count()
        shown = page.evaluate("(at) => fetch(at).then((answer) => answer.json())", anna.at())
        assert shown["n"] == anna.get()["n"], "what the page gets is what there is"
        page.goto(hosted.address)
        page.wait_for_selector(".game-card")
    page.evaluate("localStorage.setItem('fairwind', JSON.stringify({ lang: 'de' }))")
    page.reload()
    eventually(page, "caches.match('/offline').then((a) => a.text()).then((text) => text.includes('antwortet'))", True)
    kept = page.evaluate(KEPT)
    assert any(path.startswith("/assets/") for path in kept)
    assert {path for path in kept if not path.startswith("/assets/")} == {"/offline", "/plain.css", "/waiting.js"}

    hosted.close()
    for path in (f"/t/{anna.table}", "/"):
        page.goto(f"{hosted.address}{path}")
        expect(page.get_by_role("heading")).to_have_text("Der Server antwortet nicht")
        assert page.locator(".table, .game-card").count() == 0
        assert page.evaluate("getComputedStyle(document.body).maxWidth") != "none", "it has its style"


def test_a_player_chooses_how_to_be_told_and_is(hosted: Hosted, open_page: NewPage) -> None:
    page = open_page(hosted.address)
    page.context.grant_permissions(["notifications"], origin=hosted.address)
    device = hosted.push.device("laptop")
    page.add_init_script(STAND_IN % (json.dumps(device.endpoint), json.dumps(device.subscription())))
    page.wait_for_function(CONTROLLED)
    page.reload()
    page.get_by_role("button", name="Settings").first.click()
    section = page.get_by_role("region", name="When it is my turn")
    section.get_by_label("A message on this device").check()
    section.get_by_label("Quiet hours").check()
    section.get_by_label("From").fill("23:30")
    section.get_by_label("From").blur()
    section.get_by_label("Quiet hours").wait_for()
    eventually(page, f"{NOTICES}.then((shown) => shown.wishes?.quiet?.[0])", 1410)
    shown = page.evaluate(NOTICES)
    assert page.evaluate("window.asked.applicationServerKey") == shown["push"]
    assert shown["wishes"]["devices"] == 1
    assert shown["wishes"]["zone"] == page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    section.get_by_label("Quiet hours").uncheck()
    eventually(page, f"{NOTICES}.then((shown) => shown.wishes.quiet)", None)

    section.get_by_label("Mail to this address").fill("anna@example.org")
    section.get_by_role("button", name="Send a link").click()
    expect(section).to_contain_text("A link is on its way to anna@example.org")
    hosted.mail.wait(1)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    findings = page.evaluate("axe.run(document.querySelector('dialog')).then((found) => found.violations)")
    assert not findings, json.dumps(findings, indent=1)[:2000]
    page.get_by_role("button", name="Close").click()

    ben = hosted.visitor()
    table = page.evaluate(
        """() => fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ game: 'santa-cruz', seats: [{ kind: 'you', name: 'Anna' }, { kind: 'open' }] }) })
        .then((answer) => answer.json())"""
    )["table"]
    page.goto(f"{hosted.address}/t/{table}")
    page.get_by_role("button", name="Table", exact=True).click()
    choice = page.get_by_label("Tell me when it is my turn here")
    chosen = f"fetch('/api/tables/{table}/notices').then((answer) => answer.json()).then((shown) => shown.tell)"
    choice.select_option("no")
    eventually(page, chosen, False)
    choice.select_option("yes")
    eventually(page, chosen, True)
    page.goto("about:blank")
    ben.join(table, "Ben")
    hosted.push.wait(1)
    told = hosted.push.told(device)[0]
    assert (told["table"], told["title"]) == (table, "Santa Cruz")

    page.goto(hosted.address)
    show(page, hosted.address, told)
    shown_now = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
        .then(([first]) => first && [first.title, first.body, first.tag])"""
    eventually(page, shown_now, [told["title"], told["body"], f"/t/{table}"])


def show(page: Page, origin: str, told: dict[str, str]) -> None:
    """Let the service worker get a message, as a push service would bring it."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_function(CONTROLLED)
    until = time.monotonic() + PATIENCE
    while not found and time.monotonic() < until:
        page.wait_for_timeout(20)
    message = {"origin": origin, "registrationId": found[0], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_nothing_is_offered_where_the_host_has_switched_nothing_on(server: Any, open_page: NewPage) -> None:
    page = open_page(server.address)
    page.get_by_role("button", name="Settings").first.click()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_label("A sound when it is my turn")).to_be_visible()
    expect(page.get_by_role("region", name="When it is my turn")).to_have_count(0)
