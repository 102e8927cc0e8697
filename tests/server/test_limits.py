"""What one visitor may ask, said clearly; and the headers that keep a browser safe."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from fairwind.server.http import limits
from fairwind.server.http.app import create_app
from fairwind.server.http.limits import Visitors, visitor_of
from fairwind.server.settings import BadSetting, Limits, Settings, read_limits
from fairwind.tables.problems import Problem
from tests.server.inside import running
from tests.server.visiting import Live, Server, Visitor, serving

Visit = Callable[[], Visitor]
SEATS = [{"kind": "you"}, {"kind": "open"}]
STRICT = ("tables=3", "rate=1000", "burst=1000", "live=2")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("strict"), limits=STRICT) as running:
        yield running


def problem(answer: httpx.Response, status: int, title: str) -> str:
    assert (answer.status_code, answer.json()["title"]) == (status, title), answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    detail: str = answer.json()["detail"]
    return detail


def test_tables_and_live_connections_are_counted(strict: Server) -> None:
    visitor = strict.visitor()
    for _ in range(3):
        visitor.make("santa-cruz", "you", "open")
    refused = visitor.client.post("/api/tables", json={"game": "santa-cruz", "seats": SEATS})
    assert "3" in problem(refused, 429, "too-many-tables")
    with Live(visitor) as one, Live(visitor) as two:
        one.next()
        two.next()
        assert "2" in problem(visitor.client.get(visitor.at("/events")), 429, "too-many-connections")
    for _ in range(100):
        with Live(visitor) as again:
            if again.response.status_code == 200:
                break
    assert again.response.status_code == 200


def test_too_many_requests_are_refused_for_a_while(data: Path) -> None:
    app = create_app(Settings(data, limits=Limits(rate=1, burst=5), workers=1))
    with running(app) as address, httpx.Client(base_url=address, cookies={"fw": "a" * 32}) as client:
        answers = [client.get("/api/bots") for _ in range(20)]
        late = [a for a in answers if a.status_code == 429]
        assert late
        assert "1" in problem(late[0], 429, "too-fast")
        assert late[0].headers["retry-after"] == "1"
        assert client.get("/").status_code == 200
        friend = {"Cookie": f"fw={'b' * 32}"}
        assert client.get("/api/bots", headers=friend).status_code == 200, "another of the same club"
        assert client.get("/missing.js").status_code == 404
        pages = (client.get("/missing.js").status_code for _ in range(1000))
        assert 429 in pages, "pages are counted too, for the household"


def test_time_fills_the_bucket() -> None:
    now = [0.0]
    visitors = Visitors(Limits(rate=2, burst=3, tables=1), lambda: now[0])
    anna, ben = visitors.purse("anna", "home"), visitors.purse("ben", "home")
    assert [anna.request() for _ in range(4)] == [True] * 3 + [False]
    assert ben.request()
    now[0] = 0.5
    assert [anna.request() for _ in range(2)] == [True, False]
    with anna.table():
        pass
    with pytest.raises(Problem, match="too-many-tables"), anna.table():
        pass
    with ben.table():
        pass
    now[0] = 3601.0
    with visitors.purse("anna", "home").table():
        pass


def test_a_table_that_comes_to_nothing_does_not_count() -> None:
    purse = Visitors(Limits(tables=1)).purse("anna", "home")
    for _ in range(3):
        with pytest.raises(ValueError, match="no"), purse.table():
            raise ValueError("no")
    with purse.table():
        pass
    with pytest.raises(Problem, match="too-many-tables"), purse.table():
        pass


def test_a_household_has_ten_times_as_much() -> None:
    now = [0.0]
    visitors = Visitors(Limits(rows=100, bytes=10_000_000, seconds=60), lambda: now[0])
    for guest in range(10):
        purse = visitors.purse(f"guest {guest}", "club")
        purse.check_disk()
        purse.spend_rows(100, 1)
        with pytest.raises(Problem, match="rows-used-up") as refused:
            purse.check_disk()
        assert "You have written 100 entries" in refused.value.sentence("en")
        assert "24 hours" in refused.value.sentence("en")
    with pytest.raises(Problem, match="rows-used-up") as refused:
        visitors.purse("one more", "club").check_disk()
    assert "Dein Netz hat an einem Tag 1.000 Einträge" in refused.value.sentence("de")
    visitors.purse("one more", "another").check_disk()
    now[0] = 24 * 3600.0 - 60
    with pytest.raises(Problem) as refused:
        visitors.purse("guest 1", "club").check_disk()
    assert "in an hour" in refused.value.sentence("en")
    now[0] = 24 * 3600.0
    visitors.purse("guest 1", "club").check_disk()


def test_bytes_and_seconds_are_used_up_and_come_back() -> None:
    now = [0.0]
    purse = Visitors(Limits(bytes=5_000_000, seconds=60), lambda: now[0]).purse("anna", "home")
    purse.spend_rows(1, 5_000_000)
    with pytest.raises(Problem, match="bytes-used-up") as refused:
        purse.check_disk()
    assert "5" in refused.value.sentence("nl")
    assert not refused.value.sentence("fr").startswith("problem-")
    purse.check_seconds()
    purse.spend_seconds(61)
    now[0] = 3540.0
    with pytest.raises(Problem, match="seconds-used-up") as refused:
        purse.check_seconds()
    assert "in a minute" in refused.value.sentence("en")
    now[0] = 3600.0
    purse.check_seconds()


def test_whoever_is_at_rest_is_forgotten_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_VISITORS", 100)
    now = [0.0]
    visitors = Visitors(Limits(rows=10), lambda: now[0])
    visitors.purse("anna", "home").spend_rows(10, 10)
    for guest in range(1000):
        visitors.purse(f"guest {guest}", "club").request()
        now[0] += 10
    with pytest.raises(Problem, match="rows-used-up"):
        visitors.purse("anna", "home").check_disk()
    for guest in range(1000):  # all of them busy
        visitors.purse(f"guest {guest}", "club").spend_rows(1, 1)
    assert len(visitors._accounts["visitor"]) <= 100


def test_a_visitor_is_an_address_or_a_household() -> None:
    def who(address: str, behind_proxy: bool = False, forwarded: str = "") -> str:
        headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
        return visitor_of({"client": (address, 1), "headers": headers}, behind_proxy)

    assert who("10.0.0.1") == "10.0.0.1"
    assert who("2001:db8::1") == who("2001:db8::2") != who("2001:db8:0:1::1")
    assert who("10.0.0.1", forwarded="6.6.6.6") == "10.0.0.1"
    assert who("10.0.0.1", True, "6.6.6.6, 7.7.7.7") == "7.7.7.7"
    assert who("10.0.0.1", True, "nonsense" * 50) == ("nonsense" * 50)[:64]


def test_limits_from_the_command_line() -> None:
    assert read_limits(["rate=5", "tables=7"]) == Limits(rate=5, tables=7)
    for wrong in ("speed=5", "rate", "rate=fast", "rate=0"):
        with pytest.raises(BadSetting, match="name=number"):
            read_limits([wrong])


def test_large_bodies_are_refused_before_they_are_read(visit: Visit) -> None:
    client = visit().client
    big = json.dumps({"game": "santa-cruz", "seats": SEATS, "edition_text": "x" * 300_000})
    assert "256" in problem(client.post("/api/tables", content=big), 413, "too-large")

    def stream() -> Iterator[bytes]:
        for _ in range(400):
            yield b" " * 1024

    headers = {"content-type": "application/json"}
    assert problem(client.post("/api/tables", content=stream(), headers=headers), 413, "too-large")
    assert client.post("/api/replays", content=b"x" * (4 * 1024 * 1024 + 1)).status_code == 413
    assert client.post("/api/replays", content=b"x" * 300_000).status_code == 422


def test_names_seats_and_settings_that_do_not_fit(visit: Visit) -> None:
    visitor = visit()

    def make(**body: object) -> httpx.Response:
        return visitor.client.post("/api/tables", json={"game": "santa-cruz", "seats": SEATS, **body})

    assert "24" in problem(make(seats=[{"kind": "you", "name": "x" * 25}] * 2), 422, "bad-name")
    assert problem(make(seats=[{"kind": "you", "name": " \t "}] * 2), 422, "bad-name")
    assert "4" in problem(make(seats=[{"kind": "you"}] * 5), 422, "wrong-seats")
    assert problem(make(seats=[{"kind": "king"}] * 2), 422, "invalid")
    assert "greedy" in problem(make(seats=[{"kind": "you"}, {"kind": "bot", "bot": "x"}]), 422, "unknown-bot")
    assert "santa-maria" in problem(make(game="chess"), 422, "unknown-game")
    assert "sets" in problem(make(variants={"dice": "no"}), 422, "bad-table")
    assert "dealt" in problem(make(variants={"sets": "no"}), 422, "bad-table")
    assert "reconstructed" in problem(make(edition="first"), 422, "bad-edition")
    assert problem(make(surprise=1), 422, "invalid")
    assert problem(visitor.client.post("/api/tables", content=b"{"), 422, "invalid")
    assert problem(visitor.client.put("/api/tables"), 405, "no-such-call")
    assert problem(visitor.client.get("/api/nothing"), 404, "not-found")
    visitor.make("santa-cruz", "you", "open")
    assert problem(visitor.post("/join", name="x" * 25), 422, "bad-name")
    assert problem(visitor.post("/answer", seat=0, decision=1, do="x"), 409, "not-begun")
    assert problem(visitor.post("/answer", seat="0", decision=1, do="x"), 422, "invalid")
    assert problem(visitor.post("/answer", seat=0, decision=2**40, do="x"), 422, "invalid")
    assert problem(visitor.post("/answer", seat=0, decision=1, do=[]), 422, "invalid")


def test_the_server_says_every_sentence_it_has_and_no_other() -> None:
    root = Path(__file__).resolve().parents[2] / "src/fairwind"
    texts = (root / "locale/en/server.ftl").read_text(encoding="utf-8")
    modules = [path for folder in ("server", "tables", "offline") for path in (root / folder).rglob("*.py")]
    source = "".join(path.read_text(encoding="utf-8") for path in modules)
    names = re.findall(r"^problem-([a-z-]+) =", texts, re.MULTILINE)
    assert len(names) > 30
    assert [name for name in names if f'"{name}"' not in source] == [], "nobody says it"
    said = re.findall(r'Problem\(\d+, "([a-z-]+)"', source)
    assert [name for name in said if name not in names] == [], "it has no words"


def test_headers_on_every_answer(visit: Visit) -> None:
    client = visit().client
    for path in ("/", "/api/bots", "/api/nothing", "/t/abcdefghijkl", "/locale/en/kernel.ftl", "/missing.js"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", ""), "only WebAssembly may be compiled"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in headers["permissions-policy"]
        assert "server" not in headers
    assert client.get("/api/bots").headers["cache-control"] == "no-store"


def test_behind_a_proxy_the_visitors_own_address_and_https_count(data: Path) -> None:
    app = create_app(Settings(data, behind_proxy=True, limits=Limits(tables=1), workers=1))  # ten for a household
    with running(app) as address, httpx.Client(base_url=address) as client:

        def make(visitor: str) -> httpx.Response:
            headers = {"X-Forwarded-For": visitor, "X-Forwarded-Proto": "https"}
            return client.post("/api/tables", json={"game": "santa-cruz", "seats": SEATS}, headers=headers)

        first = make("192.0.2.1")
        assert first.status_code == 201
        assert "secure" in first.headers["set-cookie"].lower()
        assert [make("192.0.2.1").status_code for _ in range(10)] == [201] * 9 + [429]
        assert make("192.0.2.2").status_code == 201


def test_a_failure_of_ours_is_told_without_its_inner_parts(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from fairwind.tables.deeds import seating

    async def fail(*_: object) -> None:
        raise RuntimeError("the secret reason")

    monkeypatch.setattr(seating, "link", fail)
    with running(create_app(Settings(data, workers=1))) as address, httpx.Client(base_url=address) as client:
        table = client.post("/api/tables", json={"game": "santa-cruz", "seats": SEATS}).json()["table"]
        failed = client.post(f"/api/tables/{table}/link", json={"seat": 0})
        assert "again" in problem(failed, 500, "failed")
        assert "secret" not in failed.text
        assert "default-src" in failed.headers["content-security-policy"]
        assert client.get(f"/api/tables/{table}").json()["mine"] == [0], "the table is sound"
