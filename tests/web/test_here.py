"""Play without a server: page and engine in the browser, on a host of plain files and in a server's own page."""

from __future__ import annotations

import os
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest

from fairwind.server.http.app import create_app
from fairwind.server.http.middleware import CSP
from fairwind.server.settings import Settings
from tests.server.inside import running
from tests.web.conftest import STATIC, WEB, NewPage, Server, free_port, run_tool
from tests.web.playing import READY as YOURS
from tests.web.playing import answer, asked, start_against_bots, wait_for_turn

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

from playwright.sync_api import Page, expect

RECORD: Final = Path(__file__).parents[1] / "golden" / "santa-cruz" / "first-chooser-1-of-2.jsonl"
FOLDER: Final = "some/where"  # a site stands in any folder
READY: Final = "() => document.documentElement.dataset.engine === 'ready' && document.querySelector('.game-card')"
FIRST_VISIT: Final = 6_000_000  # bytes until somebody can play
PATIENCE: Final = 60_000  # milliseconds for Python to start on a busy machine
KEPT: Final = """async () => {
  const page = new URL(location.pathname, location.origin).href;
  for (let tries = 0; tries < 600; tries++) {
    if (await caches.match(page)) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}"""
# What is kept in this browser, changed as another version of Fairwind would have left it.
WRITE: Final = """([name, text]) => new Promise((done, failed) => {
  const opening = indexedDB.open('fairwind', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
  opening.onsuccess = () => {
    const transaction = opening.result.transaction('texts', 'readwrite');
    transaction.objectStore('texts').put(text, name);
    transaction.oncomplete = () => { opening.result.close(); done(null); };
    transaction.onabort = () => failed(transaction.error);
  };
})"""
# A browser that keeps nothing, and one whose disk is full while a channel says so: its worker begins with these.
FORBIDDEN: Final = "indexedDB.open = () => { throw new DOMException('not here', 'SecurityError'); };\n"
BUILDING: Final = "building"
FULL: Final = """const put = IDBObjectStore.prototype.put;
let full = false;
new BroadcastChannel('disk').onmessage = ({ data }) => (full = data);
IDBObjectStore.prototype.put = function (...what) {
  if (full) throw new DOMException('full', 'QuotaExceededError');
  return put.apply(this, what);
};
"""
SAY_FULL: Final = "(full) => new BroadcastChannel('disk').postMessage(full)"
WORKER: Final = "engine.worker-*.js"
LARGEST: Final = "pyodide.asm.wasm"
GAMES: Final = ("Santa Maria", "Santa Cruz", "Bora Bora", "Mundus Novus")
ELSEWHERE: Final = re.compile(r"(?:import|from)\s*\(?\s*'\.{1,2}/(?:\.\./)?offline/")
WELCOMES: Final = {
    "en": "Four voyages, one table", "fr": "Quatre voyages, une table", "de": "Vier Reisen, ein Tisch",
    "nl": "Vier reizen, één tafel",
}  # fmt: skip
# A second interpreter that starts, and then never answers; the first two are such, and soon given up.
STUCK: Final = """onmessage = ({ data }) => {
  if (data.kind === 'files') postMessage({ kind: 'ready' });
  else for (;;);
};
"""
TWO_STUCK: Final = """const RealWorker = Worker;
const realTimeout = setTimeout;
let made = 0;
globalThis.Worker = function (address, how) {
  made += 1;
  return new RealWorker(made > 2 ? address : new URL('../stuck.js', location.href), how);
};
globalThis.setTimeout = (what, after) => realTimeout(what, made < 3 && [10_000, 20_000].includes(after) ? 500 : after);
"""
# An engine that does not start before it is let go.
HELD_BACK: Final = """const compile = WebAssembly.compileStreaming;
const gone = new Promise((go) => (new BroadcastChannel('engine').onmessage = go));
WebAssembly.compileStreaming = async (...what) => compile(...what, await gone);
"""
LET_GO: Final = """() => {
  new BroadcastChannel('engine').postMessage('go');
  return document.documentElement.dataset.engine === 'ready';
}"""
NEWER: Final = '<meta name="newer" content="site">'
NEWER_KEPT: Final = """async () => {
  const known = await (await caches.open('fairwind-1')).keys();
  const engines = known.filter(({ url }) => url.startsWith(new URL('engine/', location.href)) && url.includes('?v='));
  return engines.length === 4 && engines.every(({ url }) => url.includes('?v=newer-'));
}"""
COUNT_WISHES: Final = """globalThis.wishes = 0;
navigator.storage.persist = async () => (wishes += 1) > 0;"""


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves files as they are, says nothing, and counts bytes; the largest waits while a test holds it back."""

    def __init__(self, *words: Any, sent: list[int], gate: threading.Event, **options: Any) -> None:
        self._sent: Final = sent
        self._gate: Final = gate
        super().__init__(*words, **options)

    def log_message(self, *_: Any) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        if LARGEST in self.path:
            self._gate.wait(PATIENCE / 1000)
        self._sent.append(os.fstat(source.fileno()).st_size)
        super().copyfile(source, outputfile)


class StaticHost:
    """A host of plain files that knows nothing of the site."""

    def __init__(self, root: Path) -> None:
        self.sent: Final[list[int]] = []
        self.gate: Final = threading.Event()
        self.gate.set()
        handler = partial(QuietHandler, directory=str(root), sent=self.sent, gate=self.gate)
        self._root: Final = root
        self._server: Final = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address: Final = f"http://127.0.0.1:{self._server.server_port}/{FOLDER}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def begun_with(self, script: str) -> str:
        """The address of the same site, where the engine's worker begins with a script of the test's."""
        folder = Path(tempfile.mkdtemp(dir=self._root))
        shutil.copytree(self._root / FOLDER, folder, dirs_exist_ok=True)
        (worker,) = (folder / "assets").glob(WORKER)
        worker.write_text(script + worker.read_text(encoding="utf-8"), encoding="utf-8")
        (folder / "stuck.js").write_text(STUCK, encoding="utf-8")
        return self.address.replace(FOLDER, folder.name)

    def update(self, address: str) -> None:
        """Put a newer site there: another page, and an engine of another version."""
        folder = self._root / urlsplit(address).path.strip("/")
        for name, was, now in (
            ("index.html", "<head>", f"<head>{NEWER}"),
            ("engine/files.json", '"version": "', '"version": "newer-'),
        ):
            text = (folder / name).read_text(encoding="utf-8")
            assert was in text
            (folder / name).write_text(text.replace(was, now), encoding="utf-8")

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def site(engine: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    root = tmp_path_factory.mktemp("site")
    run_tool("lay-out", root / FOLDER)
    host = StaticHost(root)
    yield host
    host.close()


def host_of(address: str) -> str:
    """Whom a request goes to; what was unpacked here is run from an address of the page's own."""
    return urlsplit(address.removeprefix("blob:")).netloc


def answers_at(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def open_here(open_page: NewPage, address: str, **options: Any) -> Page:
    """The lobby, once the engine is there."""
    page = open_page(address, **options)
    page.wait_for_function(READY, timeout=PATIENCE)
    return page


def test_the_first_visit_is_enough_to_play_without_network(site: StaticHost, open_page: NewPage) -> None:
    site.sent.clear()
    page = open_here(open_page, site.address)
    assert 4_000_000 < sum(site.sent) < FIRST_VISIT, "from a host that packs nothing"
    expect(page.locator(".open-tables")).to_have_count(0)
    assert page.evaluate(KEPT)
    page.context.set_offline(True)
    start_against_bots(page, "Mundus Novus", 3)
    dice = random.Random(4)
    for _ in range(3):
        answer(page, dice)
    wait_for_turn(page)
    number, lines = asked(page), page.locator(".panel li").count()

    page.reload()  # in the middle of the game, and still without network
    page.wait_for_selector(".prompt.yours", timeout=PATIENCE)
    assert asked(page) == number
    assert page.locator(".panel li").count() == lines
    page.get_by_label("Language").first.select_option("fr")
    expect(page.get_by_role("tab", name="Journal")).to_be_visible()

    answer(page, dice)
    wait_for_turn(page)
    number = asked(page)
    address, context = page.url, page.context
    page.close()  # at once: what was shown is kept
    again = context.new_page()
    again.goto(address)
    again.wait_for_selector(".prompt.yours", timeout=PATIENCE)
    assert asked(again) == number


def test_the_lobby_is_read_while_the_engine_comes_and_no_other_host_is_asked(
    site: StaticHost, open_page: NewPage
) -> None:
    site.gate.clear()
    hosts: set[str] = set()
    page = open_page("about:blank")
    page.context.on("request", lambda request: hosts.add(host_of(request.url)))
    page.goto(site.address)
    expect(page.locator(".game-card")).to_have_count(len(GAMES))
    coming = page.get_by_role("status")
    expect(coming).to_contain_text("Getting the table ready")  # nobody has chosen anything yet
    bar = coming.get_by_role("progressbar")
    expect(bar).to_be_visible()
    part = float(bar.get_attribute("value") or 0)
    assert 0 <= part < 0.8
    page.get_by_role("button", name="Rules", exact=True).first.click()  # what one reads meanwhile is all there
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    site.gate.set()
    page.wait_for_function(READY, timeout=PATIENCE)
    expect(coming).to_have_count(0)
    start_against_bots(page, "Mundus Novus", 2)
    wait_for_turn(page)
    assert hosts == {host_of(site.address)}


def test_whoever_comes_back_sees_their_tables_before_the_engine_is_ready_and_nothing_moves(
    site: StaticHost, open_page: NewPage
) -> None:
    page = open_page(site.begun_with(HELD_BACK))
    page.wait_for_function(LET_GO, timeout=PATIENCE)
    start_against_bots(page, "Santa Cruz", 2)
    wait_for_turn(page)
    page.get_by_role("link", name="Fairwind").click()
    card = page.locator(".my-tables a.card")
    expect(card).to_contain_text("Your turn")

    page.reload()
    expect(card).to_contain_text("Your turn")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => document.documentElement.dataset.engine") != "ready"
    place = page.locator(".game-card").first.bounding_box()
    page.wait_for_function(LET_GO, timeout=PATIENCE)
    page.wait_for_timeout(500)
    assert page.locator(".game-card").first.bounding_box() == place

    page.reload()
    card.click()  # and whoever does not wait for it comes to the table all the same
    page.wait_for_function(LET_GO, timeout=PATIENCE)
    wait_for_turn(page)


def test_a_newer_site_is_taken_whole_or_not_at_all_and_games_go_on(site: StaticHost, open_page: NewPage) -> None:
    address = site.begun_with("")
    page = open_here(open_page, address)
    start_against_bots(page, "Santa Cruz", 2)
    answer(page, random.Random(1))
    wait_for_turn(page)
    table, number = page.url, asked(page)
    assert page.evaluate(KEPT)

    site.update(address)
    site.gate.clear()
    page.reload()  # the connection is lost when the page has come, and its engine has not
    expect(page.get_by_role("status")).to_contain_text("Getting the table ready")
    newer = page.locator("meta[name=newer]")
    expect(newer).to_have_count(1)
    page.context.set_offline(True)
    site.gate.set()
    page.goto("about:blank")
    page.goto(table)
    page.wait_for_selector(YOURS, timeout=PATIENCE)
    assert asked(page) == number
    expect(newer).to_have_count(0)  # as it was before

    page.context.set_offline(False)
    page.reload()
    page.wait_for_selector(YOURS, timeout=PATIENCE)
    expect(newer).to_have_count(1)
    page.wait_for_function(NEWER_KEPT, timeout=PATIENCE)  # what was before is forgotten
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(YOURS, timeout=PATIENCE)
    assert asked(page) == number
    expect(newer).to_have_count(1)


def test_the_browser_is_asked_to_keep_tables_once_there_is_one(site: StaticHost, open_page: NewPage) -> None:
    page = open_page("about:blank")
    page.context.add_init_script(COUNT_WISHES)
    page.goto(site.address)
    page.wait_for_function(READY, timeout=PATIENCE)
    assert page.evaluate("() => wishes") == 0  # some ask their reader, and who only looks is asked nothing
    start_against_bots(page, "Santa Cruz", 2)
    wait_for_turn(page)
    assert page.evaluate("() => wishes") == 1


def test_round_one_screen_in_every_language_from_pythons_own_host(
    engine: None, tmp_path: Path, open_page: NewPage
) -> None:
    """As `docs/hosting.md` says: the built folder, and `python -m http.server`."""
    folder, port = str(tmp_path / "site"), free_port()
    run_tool("lay-out", folder)
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", folder]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as host:
        page = open_page("about:blank")
        for _ in range(100):
            if answers_at(port):
                break
            page.wait_for_timeout(50)
        page.goto(f"http://127.0.0.1:{port}/")
        page.wait_for_function(READY, timeout=PATIENCE)
        assert page.evaluate(KEPT)
        host.terminate()
    for lang, welcome in WELCOMES.items():
        page.get_by_label(re.compile("Lang|Spra|Taal")).first.select_option(lang)
        expect(page.get_by_role("heading", level=1)).to_have_text(welcome)
    page.get_by_label(re.compile("Taal")).first.select_option("en")
    for game in GAMES:
        page.locator(".game-card", has_text=game).get_by_role("button", name="Around one screen").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Number of players").select_option("2")
        expect(dialog.locator("option[value=open]")).to_have_count(0)  # nobody comes by a link
        dialog.get_by_role("button", name="Open the table").click()
        page.wait_for_selector(f".curtain, {YOURS}")
        if page.query_selector(".curtain"):
            page.locator(".curtain button").click()
        page.wait_for_selector(YOURS)
        expect(page.get_by_role("tab", name="Chat")).to_have_count(0)  # nor is anybody there to talk to
        page.get_by_role("link", name="Fairwind").click()
    expect(page.locator(".my-tables a.card")).to_have_count(len(GAMES))


def test_only_one_module_of_the_page_knows_where_its_answers_come_from() -> None:
    sources = [path for kind in ("ts", "svelte") for path in (WEB / "src").rglob(f"*.{kind}")]
    outside = {path.name: path.read_text("utf-8") for path in sources if "offline" not in path.parts}
    # The page shows how far the engine is; everything else asks whatever transport there is.
    assert {name for name, text in outside.items() if ELSEWHERE.search(text)} == {"transport.ts", "App.svelte"}
    asking = {name for name, text in outside.items() if re.search(r"(?<![.\w])fetch\(", text)}
    assert asking == {"transport.ts", "connection.ts", "words.ts", "installed.ts"}, "files and the server's own line"
    tests = "".join(text for name, text in outside.items() if name.endswith(".test.ts"))
    assert "workerTransport" not in tests
    assert "overHttp" not in tests


def test_learning_looking_and_asking_without_network(site: StaticHost, open_page: NewPage) -> None:
    page = open_here(open_page, site.address, accept_downloads=True)
    assert page.evaluate(KEPT)
    page.context.set_offline(True)
    for needs_others in (".open-tables", ".notices", "text=With friends"):
        expect(page.locator(needs_others)).to_have_count(0)

    page.goto(f"{site.address}#/learn/santa-cruz")
    page.get_by_role("link", name="Begin").click()
    expect(page.get_by_text(re.compile(r"^1 of \d"))).to_be_visible()
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("tab", name="All rules").click()
    expect(page.locator("dialog[open] article.rule").nth(20)).to_be_attached()
    page.keyboard.press("Escape")

    page.goto(f"{site.address}#/puzzles/mundus-novus")
    page.wait_for_selector(".prompt.yours")
    assert re.search(r"#/puzzles/mundus-novus/\w", page.url)
    page.keyboard.press("l")
    page.locator(".list button").first.click()
    expect(page.locator(".hint-card")).to_be_visible()

    page.get_by_role("link", name="Fairwind").click()
    page.set_input_files("input[type=file]", RECORD)
    page.get_by_role("button", name="Review", exact=True).click()
    review = page.get_by_role("region", name="Review")
    expect(review.locator("progress")).to_be_visible()  # it takes a while; other questions go before it

    page.get_by_role("link", name="Fairwind").click()
    start_against_bots(page, "Santa Cruz", 2)
    wait_for_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hint-card .named").first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("1 hint", exact=True)).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_network_and_its_record_is_replayed(
    site: StaticHost, open_page: NewPage, game: str
) -> None:
    page = open_here(open_page, site.address, accept_downloads=True)
    assert page.evaluate(KEPT)
    page.context.set_offline(True)
    start_against_bots(page, game, 2)
    dice = random.Random(8)
    while answer(page, dice):
        pass
    with page.expect_download() as given:
        page.get_by_role("button", name="Record").click()
    page.get_by_role("link", name="Fairwind").click()
    page.set_input_files("input[type=file]", given.value.path())
    page.wait_for_selector(".replay, .stage, .board-area")
    assert "#/replay/" in page.url
    page.get_by_role("button", name="Review", exact=True).click()
    plot = page.get_by_role("region", name="Review").get_by_role("img", name="Chance to win")
    expect(plot).to_be_visible(timeout=10 * PATIENCE)


@pytest.mark.long
def test_closing_the_tab_at_any_moment_loses_nothing_that_was_shown(site: StaticHost, open_page: NewPage) -> None:
    page = open_here(open_page, site.address)
    assert page.evaluate(KEPT)
    context, dice = page.context, random.Random(6)
    context.set_offline(True)
    start_against_bots(page, "Santa Cruz", 2)
    address = page.url
    for _ in range(8):
        page.wait_for_selector(YOURS, timeout=PATIENCE)
        answer(page, dice)
        page.wait_for_timeout(dice.randrange(400))  # in the midst of the bot's turn, or of ours
        shown = page.locator(".panel li").all_inner_texts()
        page.close()
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(address)
        page.wait_for_selector(f"{YOURS}, .prompt")
        page.wait_for_function("(count) => document.querySelectorAll('.panel li').length >= count", arg=len(shown))
        known = page.locator(".panel li").all_inner_texts()
        assert set(shown) <= set(known)


def test_a_full_disk_is_told_and_no_answer_is_taken(site: StaticHost, open_page: NewPage) -> None:
    page = open_here(open_page, site.begun_with(FULL))
    start_against_bots(page, "Santa Cruz", 2)
    wait_for_turn(page)
    number = asked(page)
    page.evaluate(SAY_FULL, True)
    answer(page, random.Random(1))
    expect(page.locator(".refusal")).to_contain_text("browser")
    assert asked(page) == number
    page.evaluate(SAY_FULL, False)
    answer(page, random.Random(1))
    wait_for_turn(page)
    assert asked(page) != number


def test_the_table_goes_on_when_a_thought_is_stuck_and_another_helper_comes(
    site: StaticHost, open_page: NewPage
) -> None:
    """A hint and a bot's thought get stuck, whichever comes first; the third helper is a sound one."""
    page = open_here(open_page, site.begun_with(TWO_STUCK))
    start_against_bots(page, "Santa Cruz", 2)
    dice, hint = random.Random(1), page.get_by_role("button", name="Hint", exact=True)
    wait_for_turn(page)
    hint.click()
    expect(page.get_by_role("alert")).to_contain_text("coach")
    shown = page.locator(".hint-card .named").first
    for _ in range(6):  # until the bot has been asked something that it must think about
        answer(page, dice)
        wait_for_turn(page)
    hint.click()
    expect(shown).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("1 hint", exact=True)).to_be_visible()  # what nobody was shown was none


def test_when_the_engine_dies_it_is_told_and_the_table_comes_back_as_it_was_shown(
    site: StaticHost, open_page: NewPage
) -> None:
    """An interpreter that traps throws in a callback of the worker, and no promise that waits for it ends."""
    page = open_here(open_page, site.address)
    start_against_bots(page, "Santa Cruz", 2)
    wait_for_turn(page)
    answer(page, random.Random(1))
    wait_for_turn(page)
    number = asked(page)
    for worker in page.workers:
        worker.evaluate("setTimeout(() => { throw new Error('memory access out of bounds') })")
    expect(page.get_by_role("alert")).to_contain_text("The games have stopped in this browser")
    page.get_by_role("button", name="Try again").click()
    wait_for_turn(page)
    assert asked(page) == number


def test_where_keeping_is_forbidden_or_data_are_newer_nothing_begins(site: StaticHost, open_page: NewPage) -> None:
    page = open_page(site.begun_with(FORBIDDEN))
    expect(page.get_by_role("alert")).to_contain_text("lets the page keep nothing")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()

    page.goto(f"{site.address}icon.svg")
    page.evaluate(WRITE, ["format", "99"])
    page.goto(site.address)
    expect(page.get_by_role("alert")).to_contain_text("a newer Fairwind", timeout=PATIENCE)


@pytest.mark.long
def test_one_tab_has_the_tables_and_another_takes_over(site: StaticHost, open_page: NewPage) -> None:
    first = open_here(open_page, site.address)
    second = first.context.new_page()
    second.goto(site.address)
    expect(second.get_by_role("alert")).to_have_text("Fairwind is open in another tab, and your tables are there.")
    second.get_by_role("button", name="Play in this tab").click()
    expect(first.get_by_role("alert")).to_have_text("Fairwind is open in another tab, and your tables are there.")
    second.wait_for_function(READY, timeout=PATIENCE)
    expect(second.get_by_role("alert")).to_have_count(0)
    second.close()  # and who waits has them again
    first.wait_for_function(READY, timeout=PATIENCE)
    expect(first.get_by_role("alert")).to_have_count(0, timeout=PATIENCE)


def test_a_servers_page_plays_on_when_the_server_is_gone_and_waits_for_its_tables(
    engine: None, own_server: Server, open_page: NewPage
) -> None:
    page = open_page(own_server.address)
    start_against_bots(page, "Santa Cruz", 2)
    wait_for_turn(page)
    table = page.url
    page.goto(own_server.address)
    page.get_by_role("link", name="Play without connection").click()
    page.wait_for_function(READY, timeout=PATIENCE)
    expect(page.locator(".my-tables")).to_have_count(0)  # the server's tables are the server's
    assert page.evaluate(KEPT)
    own_server.stop()

    page.goto(own_server.address)  # the lobby shows the way
    page.get_by_role("link", name="Play without connection").click()
    page.wait_for_function(READY, timeout=PATIENCE)
    start_against_bots(page, "Santa Maria", 2)
    answer(page, random.Random(2))
    wait_for_turn(page)
    assert "/here#/t/" in page.url

    page.goto(table)  # it waits there, and turns into nothing else
    expect(page.get_by_role("heading")).to_have_text("The server does not answer")
    own_server.start()
    page.wait_for_selector(".prompt.yours", timeout=PATIENCE)
    assert page.url == table


def test_a_server_that_still_builds_the_engine_is_waited_for(engine: None, tmp_path: Path, open_page: NewPage) -> None:
    """As after a first `make play`: meanwhile the games can be read about, and nobody has to load the page again."""
    static = tmp_path / "static"
    shutil.copytree(STATIC, static, ignore=shutil.ignore_patterns("engine", "static-api"))
    (static / "engine").mkdir()
    (static / "engine" / BUILDING).touch()
    app = create_app(Settings(tmp_path / "data", static=static, workers=1))
    with running(app) as address:
        page = open_page(f"{address}/here")
        expect(page.get_by_role("status")).to_contain_text("The server is preparing")
        expect(page.locator(".game-card")).to_have_count(4)
        shutil.copytree(STATIC / "engine", static / "engine", dirs_exist_ok=True)
        page.wait_for_function(READY, timeout=PATIENCE)
        expect(page.get_by_role("status")).to_have_count(0)


def test_an_engine_that_nobody_builds_is_not_waited_for(built: None, tmp_path: Path, open_page: NewPage) -> None:
    static = tmp_path / "static"
    shutil.copytree(STATIC, static, ignore=shutil.ignore_patterns("engine", "static-api"))
    app = create_app(Settings(tmp_path / "data", static=static, workers=1))
    with running(app) as address:
        page = open_page(f"{address}/here")
        expect(page.get_by_role("alert")).to_contain_text("could not be fetched", timeout=PATIENCE)


def test_the_policy_of_a_site_is_that_of_a_server(built: None) -> None:
    text = (STATIC / "site.html").read_text(encoding="utf-8")
    told = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', text)
    assert told
    assert f"{told[1]}; frame-ancestors 'none'" == CSP
    assert CSP.count("unsafe") == CSP.count("'wasm-unsafe-eval'") == 1
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|style=", text)
    assert not re.search(r'(src|href)="/', text), "it stands in any folder"
