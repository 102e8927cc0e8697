"""The pages of the web app, built or not."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx

from fairwind.server.http.app import create_app
from fairwind.server.settings import Settings
from tests.server.inside import running


def test_a_plain_page_says_how_to_build_it(tmp_path: Path) -> None:
    app = create_app(Settings(tmp_path / "data", static=tmp_path / "none", workers=1))
    with running(app) as address_of_app, httpx.Client(base_url=address_of_app) as client:
        for address in ("/", "/here", "/t/abcdefghijkl", "/replay/abcdefghijkl", "/learn/a-game", "/learn/a-game/aim"):
            page = client.get(address)
            assert page.status_code == 200
            assert "npm run build" in page.text
            assert "<script" not in page.text


def test_the_built_app_is_served(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Fairwind</title>")
    (static / "assets" / "app-1a2b3c.js").write_text("1")
    (static / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret").write_text("secret")
    app = create_app(Settings(tmp_path / "data", static=static, workers=1))
    with running(app) as address_of_app, httpx.Client(base_url=address_of_app) as client:
        for address in ("/", "/here", "/t/abcdefghijkl", "/replay/abcdefghijkl", "/learn/a-game", "/learn/a-game/aim"):
            page = client.get(address)
            assert "Fairwind" in page.text
            assert page.headers["cache-control"] == "no-cache"
        assert client.head("/").status_code == 200
        assert "immutable" in client.get("/assets/app-1a2b3c.js").headers["cache-control"]
        assert client.get("/icon.svg").headers["cache-control"] == "no-cache"
        for wrong in ("/missing.js", "/../secret", "/%2e%2e/secret", "/assets/..%2f..%2f..%2fsecret", "/assets"):
            answer = client.get(wrong)
            assert answer.status_code == 404
            assert "secret" not in answer.text


def test_what_is_packed_already_is_sent_so_under_the_name_it_had(tmp_path: Path) -> None:
    """The engine's script is a megabyte, which nobody should pack anew, and a page cannot run what it unpacked."""
    static, script = tmp_path / "static", b"export default 1; // and so on\n" * 1000
    (static / "engine").mkdir(parents=True)
    (static / "engine" / "loader.mjs.gz").write_bytes(gzip.compress(script, mtime=0))
    app = create_app(Settings(tmp_path / "data", static=static, workers=1))
    with running(app) as address_of_app, httpx.Client(base_url=address_of_app) as client:
        for accepted, coding in (("gzip", "gzip"), ("identity", None)):
            told = client.get("/engine/loader.mjs?v=1", headers={"Accept-Encoding": accepted})
            assert told.content == script
            assert told.headers.get("content-encoding") == coding
            assert told.headers["content-type"].startswith("text/javascript")
            assert "accept-encoding" in told.headers["vary"].lower()
        assert (
            int(client.head("/engine/loader.mjs", headers={"Accept-Encoding": "gzip"}).headers["content-length"]) < 500
        )
        assert client.get("/engine/loader.mjs.gz").content == gzip.compress(script, mtime=0)
        assert client.get("/engine/other.mjs").status_code == 404
