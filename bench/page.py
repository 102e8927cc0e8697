"""How the page plays without a server: `python bench/page.py [game]`.

Builds nothing: `make site` comes first. A plain host serves `dist/site/`, a fresh Chromium opens it, and a person who
touches what is lit plays a 2-player game against a bot of level 5. What is told: bytes of the first visit, seconds
from the lobby to the first game, how long an answer takes until it is shown and a bot until it has answered, memory.
"""

from __future__ import annotations

import functools
import http.server
import itertools
import os
import random
import statistics
import sys
import threading
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
SITE: Final = ROOT / "dist" / "site"
CHROMIUM: Final = "/usr/bin/chromium"
LEVEL: Final = "5"
ANSWERS: Final = 25
PATIENCE: Final = 120_000
sys.path.insert(0, str(ROOT))

from tests.web.playing import answer, wait_for_turn  # noqa: E402 (the path comes first)

# When each answer left the page, and when each update of a table came.
WATCH: Final = """window.noted = [];
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...words) {
    super(...words);
    this.addEventListener('message', ({ data }) => {
      if (data.kind === 'message' && data.message.event === 'update') noted.push(['shown', performance.now()]);
    });
  }
  postMessage(data, ...rest) {
    if (/\\/answer\\b/.test(data.path ?? '')) noted.push(['given', performance.now()]);
    super.postMessage(data, ...rest);
  }
};
localStorage.fairwind ??= JSON.stringify({ guide: false });"""


class Host(http.server.SimpleHTTPRequestHandler):
    """Serves files as they are, and counts bytes."""

    sent: int = 0

    def log_message(self, *_: Any) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        Host.sent += os.fstat(source.fileno()).st_size
        super().copyfile(source, outputfile)


def memory(browser: Browser) -> float:
    """Megabytes of the processes that draw pages and run their workers, as the system counts them."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    renderers = [one["id"] for one in found if one["type"] == "renderer"]
    total = 0
    for process in renderers:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text("utf-8").splitlines()
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1024


def times(noted: list[tuple[str, float]]) -> tuple[list[float], list[float]]:
    """Milliseconds from each answer until it was shown, and of each bot until it had answered."""
    own: list[float] = []
    bots: list[float] = []
    for (before, since), (what, at) in itertools.pairwise(noted):
        if what == "shown":
            (own if before == "given" else bots).append(at - since)
    return own, bots


def play(page: Page, game: str) -> None:
    """Play a while against a bot."""
    card = page.locator(".game-card", has_text=game)
    card.get_by_label("Number of players").select_option("2")
    card.get_by_label("Strength of the bots").select_option(LEVEL)
    card.get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    dice = random.Random(5)
    page.evaluate("noted.length = 0")
    for _ in range(ANSWERS):
        if not answer(page, dice):
            break


def measure(browser: Browser, address: str, game: str) -> None:
    """One visit."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce", locale="en")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.wait_for_selector(".game-card")
    lobby = time.perf_counter()
    page.wait_for_function("() => document.documentElement.dataset.engine === 'ready'")
    print(f"first visit: {Host.sent / 1e6:.2f} MB; ready {time.perf_counter() - lobby:.1f} s after the lobby was shown")
    play(page, game)
    own, bots = times(page.evaluate("noted"))
    print(f"{game}: an answer is shown after {statistics.median(own):.0f} ms (at most {max(own):.0f} ms)")
    if bots:
        print(f"a bot of level {LEVEL} answers within {statistics.median(bots):.0f} ms (at most {max(bots):.0f} ms)")
    print(f"memory: {memory(browser):.0f} MB")
    context.close()


def main() -> None:
    """Measure one game, or all four."""
    handler = functools.partial(Host, directory=str(SITE))
    host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        for game in sys.argv[1:] or ("Santa Maria", "Santa Cruz", "Bora Bora", "Mundus Novus"):
            Host.sent = 0
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
            measure(browser, f"http://127.0.0.1:{host.server_port}/", game)
            browser.close()


if __name__ == "__main__":
    main()
