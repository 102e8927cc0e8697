# ruff: noqa: INP001, T201
"""Pictures of real positions: plays a while against bots through the page and looks at it.

`.venv/bin/python web/shots.py santa-maria --answers 30` writes PNGs at 360, 900 and 1600 px, light and dark, into
/tmp/shots/<game>-<answers>-<width>-<theme>.png; `--widths 1280` is a small laptop, 720 high. The server must
be running (see --address). `lobby` is a game too.
"""

from __future__ import annotations

import argparse
import json
import random
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

SIZES = {360: 740, 900: 1000, 1280: 720, 1600: 900, 1440: 900}


def post(address: str, path: str, body: dict[str, Any], cookie: str) -> tuple[dict[str, Any], str]:
    """One POST; gives the answer and the cookie that came with it."""
    data = json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(address + path, data, headers)  # noqa: S310
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return json.load(answer), (answer.headers.get("Set-Cookie") or "").split(";")[0]


def play(address: str, table: str, cookie: str, answers: int, seed: int) -> None:
    """Answer at random until enough answers were given."""
    dice = random.Random(seed)  # noqa: S311
    given = 0
    while given < answers:
        request = urllib.request.Request(f"{address}/api/tables/{table}?seat=0", headers={"Cookie": cookie})  # noqa: S310
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            now = json.load(answer)
        if now["status"] == "over":
            return
        if now["asked"]:
            do = dice.choice(now["asked"]["options"])["do"]
            body = {"seat": 0, "decision": now["asked"]["decision"], "do": do}
            post(address, f"/api/tables/{table}/answer", body, cookie)
            given += 1


def look(browser: Browser, address: str, path: str, cookie: str, name: str, arguments: argparse.Namespace) -> None:
    """One picture for each width and theme."""
    for width in arguments.widths:
        for theme in arguments.themes:
            context = browser.new_context(
                viewport={"width": width, "height": SIZES.get(width, 900)},
                color_scheme=theme,
                reduced_motion="reduce",
                locale=arguments.lang,
                has_touch=width < 700,
            )
            if cookie:
                key, value = cookie.split("=", 1)
                context.add_cookies([{"name": key, "value": value, "url": address}])
            page = context.new_page()
            page.on("console", lambda message: print(message.type, message.text) if message.type == "error" else None)
            page.on("pageerror", lambda error: print("page error:", error))
            page.add_init_script("localStorage.setItem('fairwind', JSON.stringify({forced: false}))")
            page.goto(address + path)
            page.wait_for_load_state("networkidle") if path == "/" else page.wait_for_selector(".table, .waiting-room")
            page.wait_for_timeout(700)
            save(page, f"{name}-{width}-{theme}", arguments)
            context.close()


def save(page: Page, name: str, arguments: argparse.Namespace) -> None:
    """Write the pictures; on a phone, each tab."""
    folder = Path(arguments.out)
    folder.mkdir(parents=True, exist_ok=True)
    wide = page.evaluate("document.documentElement.scrollWidth")
    if wide > page.viewport_size["width"]:  # type: ignore[index]
        print(f"{name}: the page scrolls sideways ({wide} px)")
    page.screenshot(path=folder / f"{name}.png", full_page=arguments.full)
    print(folder / f"{name}.png")
    for number, tab in enumerate(page.query_selector_all(".tabs button")):
        tab.click()
        page.wait_for_timeout(150)
        page.screenshot(path=folder / f"{name}-tab{number}.png")


def main() -> None:
    """Make a table, play, look."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--address", default="http://127.0.0.1:8099")
    parser.add_argument("--answers", type=int, default=20)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--widths", type=int, nargs="+", default=[360, 900, 1600])
    parser.add_argument("--themes", nargs="+", default=["light", "dark"])
    parser.add_argument("--lang", default="en")
    parser.add_argument("--out", default="/tmp/shots")  # noqa: S108
    parser.add_argument("--full", action="store_true")
    arguments = parser.parse_args()
    path, cookie, name = "/", "", "lobby"
    if arguments.game != "lobby":
        seats = [{"kind": "you", "name": "Anna"}]
        seats += [{"kind": "bot", "bot": "greedy"}] * (arguments.players - 1)
        made, cookie = post(arguments.address, "/api/tables", {"game": arguments.game, "seats": seats}, "")
        play(arguments.address, made["table"], cookie, arguments.answers, arguments.seed)
        path, name = f"/t/{made['table']}", f"{arguments.game}-{arguments.answers}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        look(browser, arguments.address, path, cookie, name, arguments)
        browser.close()


if __name__ == "__main__":
    main()
