"""Behind the proxies of `deploy/`: people post, watch, upload and are told apart, as they do without one."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fairwind.server.http.middleware import check_origin
from fairwind.server.serve import warn_of_proxy
from fairwind.server.settings import BadSetting, Limits, Settings
from fairwind.tables.problems import Problem
from tests.server.proxies import Proxy, program, proxy
from tests.server.visiting import Live, Server, serving

KINDS = [
    pytest.param(
        kind,
        marks=pytest.mark.skipif(
            program(kind) is None or program("openssl") is None,
            reason=f"{kind} or openssl is not installed; Debian's packages {kind} and openssl bring them.",
        ),
    )
    for kind in ("caddy", "nginx")
]
FEW = ("tables=100000", "rate=2", "burst=10", "live=1000")


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as hosting.md says: it believes the proxy, and answers under one name."""
    with serving(
        tmp_path_factory.mktemp("behind") / "data", "--behind-proxy", "--name", "localhost", limits=FEW
    ) as server:
        yield server


@pytest.fixture(scope="module", params=KINDS)
def front(request: pytest.FixtureRequest, behind: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    with proxy(request.param, behind.port, tmp_path_factory.mktemp(request.param)) as running:
        yield running


def test_people_post_and_their_cookies_are_for_https_only(front: Proxy) -> None:
    anna = front.visitor("127.0.0.11", headers={"Origin": front.url})
    made = anna.client.post("/api/tables", json={"game": "santa-cruz", "seats": [{"kind": "you"}, {"kind": "open"}]})
    assert made.status_code == 201, made.text
    assert "secure" in made.headers["set-cookie"].lower()
    anna.table = made.json()["table"]
    assert anna.post("/chat", text="through the proxy", seat=0).status_code == 200


def test_other_sites_and_other_schemes_cannot(front: Proxy) -> None:
    anna = front.visitor("127.0.0.12")
    anna.make("santa-cruz", "you", "open")
    for origin in ("https://evil.example", front.url.replace("https", "http"), "https://localhost", "null"):
        refused = anna.client.post(anna.at("/chat"), json={"text": "hi", "seat": 0}, headers={"Origin": origin})
        assert (refused.status_code, refused.json()["title"]) == (403, "other-origin"), origin
    believed = {"Sec-Fetch-Site": "same-origin", "Origin": "https://another.name"}
    assert anna.client.post(anna.at("/chat"), json={"text": "hi", "seat": 0}, headers=believed).status_code == 200


def test_a_live_line_tells_at_once(front: Proxy) -> None:
    anna, watcher = front.visitor("127.0.0.13"), front.visitor("127.0.0.13")
    watcher.table = anna.make("santa-cruz", "you", "you")
    with Live(watcher) as live:
        live.next()
        for text in ("one", "two", "three"):
            began = time.monotonic()
            anna.done("/chat", text=text, seat=0)
            while True:
                _, _, told = live.next()
                if any(fact.get("text") == text for row in told["log"] for fact in row["told"]):
                    break
            assert time.monotonic() - began < 1


def refused_for_speed(client: httpx.Client, most: int = 2000) -> bool:
    """Whether somebody who asks and asks is stopped."""
    return any(client.get("/api/bots").status_code == 429 for _ in range(most))


def test_visitors_are_told_apart_and_nobody_says_who_he_is(front: Proxy) -> None:
    hasty, calm = front.visitor("127.0.0.14"), front.visitor("127.0.0.15")
    assert refused_for_speed(hasty.client)
    assert calm.client.get("/api/bots").status_code == 200
    forged = [
        hasty.client.get(
            "/api/bots", headers={"X-Forwarded-For": f"10.1.{i}.1", "X-Real-IP": f"10.1.{i}.1"}
        ).status_code
        for i in range(10)
    ]
    assert 429 in forged, "what a visitor writes into the header is not believed"
    assert refused_for_speed(hasty.client), "and somebody else's name was not used up"


def test_uploads_up_to_the_limit_and_no_more(front: Proxy) -> None:
    visitor = front.visitor("127.0.0.16")
    most = Limits().record
    read = visitor.client.post("/api/replays", content=b"x" * (most - 1))
    assert read.status_code in {409, 422}, read.text
    assert read.json()["title"] == "bad-record"
    for size in (most + 1, 3 * most):
        assert visitor.client.post("/api/replays", content=b"x" * size).status_code == 413


def test_browsers_are_told_to_come_by_https_and_led_there(front: Proxy) -> None:
    page = front.visitor("127.0.0.17").client.get("/")
    assert page.headers["strict-transport-security"] == "max-age=31536000"
    led = httpx.get(f"http://127.0.0.1:{front.plain_port}/t/abc", headers={"Host": "localhost"})
    assert led.status_code in {301, 308}
    assert led.headers["location"].startswith("https://localhost")


# -- without a proxy


@pytest.mark.parametrize(
    ("site", "origin", "scheme", "forwarded", "good"),
    [
        ("same-origin", "", "http", "", True),
        ("same-origin", "https://elsewhere.example", "http", "", True),  # a browser's own word is enough
        ("none", "", "http", "", True),
        ("", "", "http", "", True),  # a program, which has no cookies of anybody's
        ("", "http://us.example:8080", "http", "", True),
        ("", "HTTP://US.example:8080", "http", "", True),
        ("", "https://us.example:8080", "http", "", False),  # the other scheme
        ("", "https://us.example:8080", "http", "https", True),  # the proxy had it
        ("", "http://us.example:8080", "http", "https", False),
        ("none", "http://evil.example", "http", "", False),
        ("", "http://us.example", "http", "", False),  # another port
        ("", "null", "http", "", False),
        ("", "http://[", "http", "", False),
        ("same-site", "http://us.example:8080", "http", "", False),
        ("cross-site", "http://us.example:8080", "http", "", False),
    ],
)
def test_only_our_own_pages_change_anything(site: str, origin: str, scheme: str, forwarded: str, good: bool) -> None:
    named = {"sec-fetch-site": site, "origin": origin, "x-forwarded-proto": forwarded, "host": "us.example:8080"}
    headers = [(name.encode(), value.encode()) for name, value in named.items() if value]
    scope = {"headers": headers, "scheme": scheme, "proxied": bool(forwarded)}
    if good:
        check_origin(scope)
        return
    with pytest.raises(Problem) as refused:
        check_origin(scope)
    assert refused.value.title == "other-origin"


def test_under_another_name_nobody_is_served(behind: Server) -> None:
    client = behind.visitor().client
    for host, status in (
        (f"localhost:{behind.port}", 200),
        (f"127.0.0.1:{behind.port}", 200),
        ("LOCALHOST", 200),
        ("evil.example", 421),
        (f"evil.example:{behind.port}", 421),
        ("localhost.evil.example", 421),
    ):
        answer = client.get("/api/bots", headers={"Host": host})
        assert answer.status_code == status, host
    assert answer.json()["title"] == "wrong-name"
    assert client.get("/", headers={"Host": "evil.example"}).status_code == 421


def test_only_the_named_proxy_is_believed(tmp_path_factory: pytest.TempPathFactory) -> None:
    few = ("rate=1", "burst=3", "tables=100000", "live=1000")
    data = tmp_path_factory.mktemp("named") / "data"
    with serving(data, "--trust-proxy", "127.0.0.99", limits=few) as server:
        stranger = server.visitor()
        asked = [stranger.client.get("/api/bots", headers={"X-Forwarded-For": f"10.2.0.{i}"}) for i in range(60)]
        assert asked[-1].status_code == 429, "a stranger is counted, whatever he writes"
        transport = httpx.HTTPTransport(local_address="127.0.0.99")
        with httpx.Client(base_url=server.url, transport=transport) as client:
            asked = [client.get("/api/bots", headers={"X-Forwarded-For": f"10.3.0.{i}"}) for i in range(60)]
            assert {answer.status_code for answer in asked} == {200}
            made = client.post(
                "/api/tables",
                json={"game": "santa-cruz", "seats": [{"kind": "you"}, {"kind": "open"}]},
                headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "10.4.0.1"},
            )
            assert "secure" in made.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    ("host", "proxies", "warned"),
    [("0.0.0.0", (), True), ("192.168.1.5", (), True), ("127.0.0.1", (), False), ("::1", (), False),
     ("localhost", (), False), ("0.0.0.0", ("127.0.0.1",), False)],
)  # fmt: skip
def test_a_port_that_everybody_reaches_beside_the_proxy_is_warned_of(
    caplog: pytest.LogCaptureFixture, host: str, proxies: tuple[str, ...], warned: bool
) -> None:
    warn_of_proxy(Settings(Path(), behind_proxy=True, proxies=proxies), host)
    assert ("--trust-proxy ADDRESS" in caplog.text) == warned


def test_a_proxy_has_an_address() -> None:
    with pytest.raises(BadSetting, match="is no address"):
        Settings(Path(), proxies=("my-proxy",))
