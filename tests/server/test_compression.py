"""What is sent is compressed for whoever accepts it, and live lines stay live."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from fairwind.server.http.app import create_app
from fairwind.server.http.compression import GZIP, PLAIN, coding_for
from fairwind.server.settings import Settings
from tests.server.inside import running
from tests.server.visiting import Live, Server, Visitor

Visit = Callable[[], Visitor]


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br", GZIP),
        ("br;q=1.0, GZIP;q=0.5", GZIP),
        ("*", GZIP),
        ("gzip; q=0", PLAIN),
        ("gzip;q=0.000, *", PLAIN),
        ("identity", PLAIN),
        ("", PLAIN),
    ],
)
def test_a_reader_gets_the_coding_it_accepts(accepted: str, coding: object) -> None:
    assert coding_for(accepted) is coding


def test_pieces_are_read_as_they_come_on_any_stream() -> None:
    pieces = [b"first " * 100, b"", b"second", b"third " * 10]
    sent = [GZIP.pack(piece) for piece in pieces]
    for order in ([0, 1, 2, 3], [3, 3, 1], [2]):
        reader = zlib.decompressobj(31)
        assert reader.decompress(GZIP.head) == b""
        for i in order:
            assert reader.decompress(sent[i]) == pieces[i]


def test_a_live_line_is_compressed_and_each_message_comes_at_once(visit: Visit) -> None:
    anna = visit()
    anna.make("santa-cruz", "you", "you")
    with Live(anna) as live:
        assert live.response.headers["content-encoding"] == "gzip"
        assert live.response.headers["vary"] == "Accept-Encoding"
        first = live.next()[2]["snapshot"]
        for _ in range(3):
            found = anna.asked()
            assert found is not None
            seat, seen = found
            assert anna.answer(seat, seen["asked"]["options"][0]["do"]).status_code == 200
            told = live.next()[2]  # would wait for ever if a part of it were held back
            assert told["snapshot"]["n"] > first["n"]


def test_a_live_line_is_plain_for_who_does_not_read_gzip(visit: Visit) -> None:
    anna = visit()
    anna.make("santa-cruz", "you", "you")
    anna.client.headers["Accept-Encoding"] = "identity"
    with Live(anna) as live:
        assert "content-encoding" not in live.response.headers
        assert live.next()[0] == "update"


def test_long_answers_are_compressed_and_short_ones_are_not(visit: Visit, server: Server) -> None:
    anna = visit()
    anna.make("bora-bora", "you", "you")
    address = f"{server.url}{anna.at()}"
    with httpx.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(sent)
    plain = httpx.get(address, headers={"Accept-Encoding": "identity"})
    assert json.loads(gzip.decompress(sent))["view"] == plain.json()["view"]
    assert "content-encoding" not in plain.headers
    assert len(sent) < len(plain.content) / 2
    assert "content-encoding" not in httpx.get(f"{server.url}/api/bots").headers


def test_files_of_the_page_are_compressed(data: Path, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    script = b"export const wind = 'fair';\n" * 400
    (static / "assets" / "index-1a2b.js").write_bytes(script)
    (static / "index.html").write_text("<!doctype html>" + "<p>Fairwind</p>" * 200)
    (static / "picture.png").write_bytes(b"\x89PNG" + bytes(4000))
    app = create_app(Settings(data, workers=1, static=static))
    with running(app) as address, httpx.Client(base_url=address) as client:
        for path, kept in (("/assets/index-1a2b.js", "immutable"), ("/", "no-cache")):
            with client.stream("GET", path) as answer:
                sent = b"".join(answer.iter_raw())
            assert answer.headers["content-encoding"] == "gzip"
            assert kept in answer.headers["cache-control"]
            plain = client.get(path, headers={"Accept-Encoding": "identity"})
            assert gzip.decompress(sent) == plain.content
            assert len(sent) < len(plain.content) / 4
            assert plain.headers["content-type"] == answer.headers["content-type"]
        assert client.get("/assets/index-1a2b.js").headers["content-type"].startswith("text/javascript")
        assert "content-encoding" not in client.get("/picture.png").headers
        (static / "index.html").write_text("<!doctype html>" + "<p>another</p>" * 200)
        assert "another" in client.get("/").text
