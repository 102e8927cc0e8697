"""A real server, a real Chromium, and the built page; without one of them these tests are skipped with a sentence."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright

    from tests.web.positions import Positions

if os.environ.get("FAIRWIND_EXPECT") == "compiled":
    collect_ignore_glob = ["test_*.py"]  # the page is the same, whichever build of the games serves it

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "fairwind" / "server" / "static"
CHROMIUM: Final = next((path for path in ("/usr/bin/chromium", "/usr/bin/chromium-browser") if Path(path).exists()), "")
CHROMIUM_WORDS: Final = ["--no-sandbox", "--disable-gpu"]
RAISED: Final = ("tables=1000", "rate=1000", "burst=2000", "live=1000", "talk=10000")  # one very busy visitor
PATIENCE: Final = 20
NO_GUIDE: Final = "if (location.protocol === 'http:') localStorage.fairwind ??= JSON.stringify({ guide: false })"


def newest(*folders: Path) -> float:
    """When one of these files was last changed."""
    files = (file for folder in folders for file in folder.rglob("*") if "__pycache__" not in file.parts)
    return max(file.stat().st_mtime for file in files if file.is_file())


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page, built anew if its sources are newer."""
    index = STATIC / "index.html"
    if index.exists() and index.stat().st_mtime >= newest(WEB / "src", WEB / "public", WEB / "worker"):
        return
    if not shutil.which("npm") or not (WEB / "node_modules").exists():
        if index.exists():
            return
        pytest.skip("The page is not built, and Node is not here to build it: run `make setup`.")
    with one_builder(tmp_path_factory, "web-build", 120) as builds:
        if builds:
            done = subprocess.run(["npm", "run", "build"], cwd=WEB, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def engine(built: None, tmp_path_factory: pytest.TempPathFactory) -> None:
    """What the page plays with where it has no server, built anew if its sources are newer."""
    made = STATIC / "engine" / "files.json"
    core = [
        ROOT / "src" / "fairwind" / name for name in ("kernel", "games", "bots", "coach", "tables", "locale", "offline")
    ]
    if made.exists() and made.stat().st_mtime >= newest(ROOT / "tools", *core):
        return
    if not shutil.which("node") or not (WEB / "node_modules" / "pyodide").exists():
        pytest.skip(
            "The engine of the page is not built, and Node or Pyodide is not here to build it: run `make setup`."
        )
    with one_builder(tmp_path_factory, "engine-build", 180) as builds:
        if builds:
            run_tool("engine", STATIC)


@contextmanager
def one_builder(folders: pytest.TempPathFactory, what: str, seconds: float) -> Iterator[bool]:
    """Whether it is for us to build: with several workers only one does, and the others wait for it."""
    lock = folders.getbasetemp().parent / f"{what}.lock"
    try:
        lock.mkdir()
    except FileExistsError:
        deadline = time.monotonic() + seconds
        while lock.exists() and time.monotonic() < deadline:
            time.sleep(0.2)
        yield False
        return
    try:
        yield True
    finally:
        lock.rmdir()


def run_tool(*words: str | Path) -> None:
    """Build what plays without a server, or a site with it."""
    command = [sys.executable, str(ROOT / "tools" / "site.py"), *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Server:
    """A server in its own process, which can be stopped and started again."""

    def __init__(self, data: Path) -> None:
        self.data: Final = data
        self.port: Final = free_port()
        self.address: Final = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        limits = [word for limit in RAISED for word in ("--limit", limit)]
        limits += ["--review-effort", "1"]  # plain Python is slow
        command = [sys.executable, "-m", "fairwind.server", "--port", str(self.port), "--data", str(self.data), *limits]
        env = {**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH") or str(ROOT / "src")}
        with (self.data.parent / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=env, start_new_session=True)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.address}/api/bots", timeout=2).close()
            except (urllib.error.URLError, OSError):
                assert self._process.poll() is None, (self.data.parent / "server.log").read_text()
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the server did not start")

    def stop(self, *, roughly: bool = False) -> None:
        assert self._process is not None
        if roughly:
            os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.terminate()
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(timeout=10)


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("web") / "data")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Server]:
    """One for a test that stops it."""
    running = Server(tmp_path / "data")
    running.start()
    yield running
    running.stop()


@dataclass(frozen=True)
class Midgame:
    """A server with tables in the middle of a game, early and late ones, and whose turn it is there."""

    server: Server
    positions: Positions

    def open(self, open_page: NewPage, game: str, when: str, **options: Any) -> Page:
        """The page of the person who is asked there."""
        options = {"storage_state": self.positions.storage_state, **options}
        page = open_page(self.server.address + self.positions.at(game, when).path, **options)
        page.wait_for_selector(".prompt.yours")
        return page


@pytest.fixture(scope="session")
def midgame(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Midgame]:
    from tests.web.positions import lay_out

    running = Server(tmp_path_factory.mktemp("midgame") / "data")
    positions = lay_out(running.data)
    running.start()
    yield Midgame(running, positions)
    running.stop()


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    """Who drives browsers; there can be only one."""
    if not CHROMIUM:
        pytest.skip("There is no Chromium here: apt-get install chromium.")
    api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: pip install playwright.")
    with api.sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    started = driver.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_WORDS)
    yield started
    started.close()


def is_complaint(message: ConsoleMessage) -> bool:
    """What a script reports as an error; a line that broke is told otherwise."""
    return message.type == "error" and "Failed to load resource" not in message.text and "net::ERR" not in message.text


NewPage = Callable[..., "Page"]


@pytest.fixture
def open_page(browser: Browser) -> Iterator[NewPage]:
    """Opens pages, each as another visitor; no script may fail there, and none may break the content policy."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(address: str, *, guide: bool = False, **options: Any) -> Page:
        settings = {"viewport": {"width": 1280, "height": 850}, "reduced_motion": "reduce", "locale": "en", **options}
        context = browser.new_context(**settings)
        contexts.append(context)
        if not guide:  # a first game's hints would lie over what is tried
            context.add_init_script(NO_GUIDE)
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: complaints.append(f"{error} {error.stack}"))
        page.on("console", lambda message: complaints.append(message.text) if is_complaint(message) else None)
        page.goto(address)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)
