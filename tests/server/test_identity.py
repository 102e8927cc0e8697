"""Every call at a table with every wrong identity: nothing is seen, nothing is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fairwind.tables.seats import Key, Seat
from tests.server.visiting import Live, Server, Visitor

Visit = Callable[[], Visitor]
GAME = "mundus-novus"

# What is asked for with a wrong identity, for seat 0 of a running table: (call, body or query, status).
POSTS: dict[str, dict[str, Any]] = {
    "/start": {"bot": "random"},
    "/leave": {"seat": 0},
    "/bot": {"seat": 0, "bot": "random"},
    "/resign": {"seat": 0},
    "/link": {"seat": 0},
    "/rematch": {},
    "/answer": {"seat": 0, "decision": 1, "do": "announce 2"},
    "/undo": {"seat": 0},
    "/consent": {"seat": 0, "agree": True},
    "/chat": {"seat": 0, "text": "I am Anna"},
}
GETS: dict[str, dict[str, Any]] = {
    "": {"seat": 0},
    "/log": {"seat": 0},
    "/events": {"seat": 0},
    "/why": {"seat": 0, "do": "announce 2"},
}
# While the game runs nobody gets these, whoever they are.
LATER = ("/record", "/replay", "/replay/0", "/points")
# These need no identity: a name or a secret is the key, or there is nothing to hide.
OPEN_CALLS = ("/join", "/claim", "/edition")


class Scene:
    """A running table with two people, and everything a stranger might come with."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.anna, self.ben, self.other = visit(), visit(), visit()
        table = self.anna.make(GAME, "you:Anna", "open", "you:Cleo", variants={"first-master": "seat-1"})
        void_link = self.anna.done("/link", seat=0, share=True)["link"].split("#")[1]
        void_cookie = self.anna.cookie()
        hand_over = self.anna.done("/link", seat=0)["link"].split("#")[1]
        self.anna.done("/claim", secret=hand_over)
        self.ben.join(table, "Ben")
        self.other.make(GAME, "you:Mallory", "you:Mallory")
        good = self.anna.cookie()
        seat, epoch, mac = good.split("~")[0].split(".")
        self.wrong = {
            "nobody": "",
            "other table": self.other.cookie(),
            "other seat": self.ben.cookie(),
            "void cookie": void_cookie.split("~")[0],
            "void link": void_link,
            "spent link": hand_over,
            "live link as cookie": self.anna.done("/link", seat=0)["link"].split("#")[1],
            "forged": f"{seat}.{epoch}.{'A' * len(mac)}",
            "cut": f"{seat}.{epoch}.{mac[:-1]}",
            "next epoch": f"{seat}.{int(epoch) + 1}.{mac}",
            "signed for another use": f"h0.{epoch}.{mac}",
            "ben's as seat 0": "c0" + self.ben.cookie()[2:],
            "nonsense": "~~..c0.\u00e9.~" + "9" * 5000,
        }

    def stranger(self, cookie: str) -> Visitor:
        visitor = self.visit()
        visitor.table = self.anna.table
        visitor.client.headers["Cookie"] = f"fw_{self.anna.table}={cookie}"
        return visitor

    def seen(self) -> list[Any]:
        return [self.anna.get(seat=0), self.anna.get(seat=2), self.ben.get(), self.anna.get("/log")]


@pytest.fixture(scope="module")
def scene(server: Server) -> Scene:
    return Scene(server.visitor)


def test_every_call_at_a_table_is_tried(server: Server) -> None:
    paths = server.visitor().client.get("/api/openapi.json").json()["paths"]
    prefix = "/api/tables/{table}"
    calls = {path.removeprefix(prefix) for path in paths if path.startswith(prefix)}
    tried = {*POSTS, *GETS, *OPEN_CALLS, *(path.replace("/0", "/{step}") for path in LATER)}
    assert calls == tried


def test_the_right_identity_gets_in(scene: Scene) -> None:
    assert scene.anna.get(seat=0)["mine"] == [0, 2]
    assert scene.ben.get()["mine"] == [1]


@pytest.mark.parametrize("who", ["nobody", "other table", "other seat", "void cookie", "void link", "spent link",
                                 "live link as cookie", "forged", "cut", "next epoch", "signed for another use",
                                 "ben's as seat 0", "nonsense"])  # fmt: skip
def test_with_a_wrong_identity_nothing_is_seen_or_done(scene: Scene, who: str) -> None:
    stranger = scene.stranger(scene.wrong[who])
    before = scene.seen()
    for path, body in POSTS.items():
        refused = stranger.post(path, **body)
        expected = {403} if who != "other seat" or path not in {"/start", "/rematch"} else {409}
        assert refused.status_code in expected, (path, refused.text)
        assert refused.headers["content-type"] == "application/problem+json"
        assert "set-cookie" not in refused.headers
    for path, query in GETS.items():
        refused = stranger.client.get(stranger.at(path), params=query)
        assert refused.status_code == 403, (path, refused.text)
    for path in LATER:
        assert stranger.client.get(stranger.at(path)).status_code == 403, path
    assert stranger.client.get(f"/api/replays/{stranger.table}").status_code == 403
    onlooker = stranger.get()
    if who != "other seat":
        assert onlooker["seat"] is None
        assert onlooker["view"]["own"] is None
        assert onlooker["asked"] is None
    assert scene.seen() == before


def test_whoever_sits_there_gets_no_record_either_while_the_game_runs(scene: Scene) -> None:
    for path in LATER:
        refused = scene.anna.client.get(scene.anna.at(path))
        assert refused.status_code == 403
        assert refused.json()["title"] == "record-later"


def test_wrong_secrets_claim_nothing(scene: Scene) -> None:
    before = scene.seen()
    secrets = [*scene.wrong.values(), scene.anna.cookie(), "h0.1", "s9.1." + "A" * 32, "h0.1." + "\u00e9" * 32]
    live = scene.wrong["live link as cookie"]
    for secret in secrets:
        if secret == live:
            continue
        stranger = scene.stranger("")
        refused = stranger.post("/claim", secret=secret[:200])
        assert refused.status_code == 403, secret
    assert scene.seen() == before


def test_unknown_tables_are_not_found(server: Server) -> None:
    visitor = server.visitor()
    for name in ("zzzzzzzzzzzz", "short", "UPPERCASEABC", "..%2f..%2fetc", "a" * 64):
        visitor.table = name
        for path in GETS:
            assert visitor.client.get(visitor.at(path), params={"seat": 0, "do": "x"}).status_code == 404
        for path, body in POSTS.items():
            assert visitor.post(path, **body).status_code in {404, 405}


def test_another_site_cannot_use_a_players_cookies(scene: Scene) -> None:
    before = scene.seen()
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        refused = scene.anna.client.post(scene.anna.at("/chat"), json={"text": "hi"}, headers=headers)
        assert (refused.status_code, refused.json()["title"]) == (403, "other-origin")
    assert scene.seen() == before
    same = {"Origin": str(scene.anna.client.base_url).rstrip("/"), "Sec-Fetch-Site": "same-origin"}
    assert scene.anna.client.post(scene.anna.at("/chat"), json={"text": "hi"}, headers=same).status_code == 200


def test_the_cookie_is_kept_from_scripts_and_other_paths(visit: Visit) -> None:
    anna = visit()
    made = anna.client.post("/api/tables", json={"game": GAME, "seats": [{"kind": "you"}, {"kind": "open"}]})
    cookie = made.headers["set-cookie"].lower()
    path = f"path=/api/tables/{made.json()['table']}"
    assert all(part in cookie for part in ("httponly", "samesite=lax", path))
    assert "secure" not in cookie


def test_a_live_line_ends_when_its_seat_is_lost(visit: Visit) -> None:
    anna, ben = visit(), visit()
    ben.join(anna.make(GAME, "you:Anna", "open"), "Ben")
    with Live(ben, seat=1) as live:
        live.next()
        ben.done("/resign", seat=1)
        assert live.ends()


# -- the key itself


def test_secrets_are_for_one_use_one_table_one_seat_and_one_holder() -> None:
    key = Key([b"k" * 32])
    secret = key.sign("c", "abc", 2, 5)
    assert key.read(secret, "abc") == ("c", 2, 5)
    assert key.read(secret, "abd") is None
    assert Key([b"j" * 32]).read(secret, "abc") is None
    assert Key([b"j" * 32, b"k" * 32]).read(secret, "abc") == ("c", 2, 5), "an older key is good until it is forgotten"
    assert Key([b"j" * 32, b"k" * 32]).sign("c", "abc", 2, 5) == Key([b"j" * 32]).sign("c", "abc", 2, 5)
    for wrong in ("", ".", "..", "c2.5.", "x2.5." + secret[5:], secret + "A", "c\u0662.5." + secret[5:]):
        assert key.read(wrong, "abc") is None
    seats = [Seat("A", "person", epoch=1), Seat("B", "bot", "random"), Seat("C", "person", epoch=5)]
    assert key.seats_of(key.cookie("abc", [(0, 1), (2, 5)]), "abc", seats) == [0, 2]
    assert key.seats_of(key.cookie("abc", [(0, 1), (1, 0), (2, 4)]), "abc", seats) == [0]
