"""How the page plays without a server: `python bench/page.py [santa-cruz]`.

Builds nothing: `make site` comes first. A plain host serves `dist/site/` with a script in it that plays by itself
(`player.js`), 25 answers of a 2-player game against a bot of level 5; a fresh Chromium opens it, and nobody looks into
it while it plays. What is told: bytes of the first visit, seconds from the lobby until one can play, how long an answer
takes until it is shown and a bot until it has answered, and the memory of the page.

That is the private memory of the process that has the page, both interpreters and the service worker in it, as
Chromium's own task manager counts it: what it has written and nobody else has (`RssAnon` and `VmSwap`). In the lobby,
at a table before the first answer, the most that was seen after any answer, and a quarter of a minute after the last
one: while something happens a browser lets refuse lie about, and more of it where there is more memory.
"""

from __future__ import annotations

import functools
import http.server
import itertools
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import urllib.parse
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
SITE: Final = HERE.parent / "dist" / "site"
PLAYER: Final = "player.js"
CHROMIUM: Final = "/usr/bin/chromium"
GAMES: Final = {
    name.lower().replace(" ", "-"): name for name in ("Santa Maria", "Santa Cruz", "Bora Bora", "Mundus Novus")
}
LEVEL: Final = 5
PATIENCE: Final = 240  # seconds for one game
MEMORY: Final = re.compile(r"^(?:RssAnon|VmSwap):\s+(\d+) kB", re.MULTILINE)


class Visit:
    """What is heard of one visit."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.sent: Final[list[int]] = []  # bytes of each file
        self.memory: Final[dict[str, float]] = {}  # megabytes, the most at each stage
        self.told: Final[dict[str, Any]] = {}
        self.over: Final = threading.Event()
        self.browser = 0  # its process

    def hear(self, told: dict[str, Any]) -> None:
        """Note what the page tells, and how large it is just then."""
        stage = told.pop("what")
        self.memory[stage] = max(self.memory.get(stage, 0.0), page_memory(self.browser))
        if stage == "lobby":
            self.told["bytes"] = sum(self.sent)
        self.told.update(told)
        if stage == "rest":
            self.over.set()


class PlayedHost(http.server.SimpleHTTPRequestHandler):
    """Serves files as they are, with the player in the page, counts bytes, and hears what the player tells."""

    def __init__(self, *words: Any, visit: Visit, **options: Any) -> None:
        self._visit: Final = visit
        super().__init__(*words, **options)

    def log_message(self, *_: Any) -> None:
        pass

    def do_GET(self) -> None:
        """Send a file."""
        if self.path == "/":
            words = urllib.parse.urlencode({"game": self._visit.game, "level": LEVEL})
            page = (SITE / "index.html").read_text("utf-8")
            self._send(page.replace("<head>", f'<head><script src="{PLAYER}?{words}"></script>').encode(), "text/html")
        elif self.path.startswith(f"/{PLAYER}"):
            self._send((HERE / PLAYER).read_bytes(), "text/javascript")
        else:
            super().do_GET()

    def do_POST(self) -> None:
        """Hear what is told."""
        told = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self._send(b"", "text/plain")
        self._visit.hear(told)

    def _send(self, content: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)
        self._visit.sent.append(len(content))

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        self._visit.sent.append(os.fstat(source.fileno()).st_size)
        super().copyfile(source, outputfile)


def page_memory(browser: int) -> float:
    """Megabytes of private memory of the page's process: of those that draw, the largest; the others wait for pages."""
    found = [0]
    for folder in Path("/proc").iterdir():
        try:
            command = (folder / "cmdline").read_bytes() if folder.name.isdigit() else b""
            if b"--type=renderer" in command and os.getpgid(int(folder.name)) == browser:
                found.append(sum(int(size) for size in MEMORY.findall((folder / "status").read_text("utf-8"))))
        except OSError:  # it has just ended
            continue
    return max(found) / 1024


def times(noted: list[tuple[str, float]]) -> tuple[list[float], list[float]]:
    """Milliseconds from each answer until it was shown, and of each bot until it had answered."""
    own: list[float] = []
    bots: list[float] = []
    for (before, since), (what, at) in itertools.pairwise(noted):
        if what == "shown":
            (own if before == "given" else bots).append(at - since)
    return own, bots


def measure(game: str) -> None:
    """One visit."""
    visit = Visit(game)
    handler = functools.partial(PlayedHost, directory=str(SITE), visit=visit)
    host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = subprocess.Popen(
            [
                CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--lang=en",
                "--window-size=1280,720", f"--user-data-dir={profile}", f"http://127.0.0.1:{host.server_port}/",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        visit.browser = browser.pid
        try:
            ended = visit.over.wait(PATIENCE)
        finally:
            os.killpg(browser.pid, 15)
            browser.wait()
            host.shutdown()
    report(visit) if ended else print(f"{game}: nothing more was heard after {', '.join(visit.memory) or 'nothing'}")


def report(visit: Visit) -> None:
    """Say what was seen."""
    own, bots = times(visit.told["noted"])
    memory = visit.memory
    size, seconds = visit.told["bytes"] / 1e6, visit.told["seconds"]
    print(f"{visit.game}: first visit {size:.2f} MB; ready {seconds:.1f} s after the lobby")
    print(f"  an answer is shown after {statistics.median(own):.0f} ms (at most {max(own):.0f} ms)")
    if bots:
        print(f"  a bot of level {LEVEL} answers within {statistics.median(bots):.0f} ms (at most {max(bots):.0f} ms)")
    print(
        f"  memory: lobby {memory['lobby']:.0f} MB, at a table {memory['table']:.0f}, "
        f"at most {max(memory.values()):.0f}, at rest {memory['rest']:.0f}"
    )


def main() -> None:
    """Measure one game, or all four."""
    if not (SITE / "index.html").is_file():
        sys.exit(f"There is no site in {SITE}: run `make site` first.")
    for game in sys.argv[1:] or GAMES:
        if game not in GAMES:
            sys.exit(f"There is no game '{game}'; choose one of {', '.join(GAMES)}.")
        measure(GAMES[game])


if __name__ == "__main__":
    main()
