"""Every call at a table with every wrong identity: nothing is seen, nothing is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fairwind.games import game
from fairwind.tables.puzzles import puzzles
from fairwind.tables.seats import Key, Seat
from fairwind.tables.visitors import visitor_name
from tests.server.visiting import Live, Server, Visitor

Visit = Callable[[], Visitor]
GAME = "mundus-novus"
FIRST = {"first-master": "seat-1"}

# What is asked for with a wrong identity, for seat 0 of a running table: (call, body or query, status).
POSTS: dict[str, dict[str, Any]] = {
    "/start": {"bot": "random"},
    "/leave": {"seat": 0},
    "/bot": {"seat": 0, "bot": "random"},
    "/resign": {"seat": 0},
    "/link": {"seat": 0},
    "/renew": {"seat": 0},
    "/rematch": {},
    "/word": {"word": "00" * 32},
    "/answer": {"seat": 0, "decision": 1, "do": "announce 2"},
    "/undo": {"seat": 0},
    "/consent": {"seat": 0, "agree": True},
    "/chat": {"seat": 0, "text": "I am Anna"},
    "/hint": {"seat": 0, "decision": 1},
}
GETS: dict[str, dict[str, Any]] = {
    "": {"seat": 0},
    "/log": {"seat": 0},
    "/events": {"seat": 0},
    "/why": {"seat": 0, "do": "announce 2"},
    "/previews": {"seat": 0, "decision": 1},
}
# While the game runs nobody gets these, whoever they are.
LATER = ("/record", "/replay", "/replay/0", "/replay/steps?from=0&to=1", "/replay/log", "/points", "/review")
# These need no identity: a name or a secret is the key, there is nothing to hide, or it is the reader's own choice.
OPEN_CALLS = ("/join", "/claim", "/edition", "/draws", "/notices")


class Scene:
    """A running table with two people, and everything a stranger might come with."""

    def __init__(self, server: Server) -> None:
        visit = self.visit = server.visitor
        self.anna, self.ben, self.other, self.once = visit(), visit(), visit(), visit()
        table = self.once.table = self.anna.make(GAME, "you:Anna", "open", "you:Cleo", variants=FIRST)
        void_link = self.anna.link(0, share=True)
        self.once.done("/claim", secret=void_link)
        hand_over = self.anna.link(0)
        self.anna.done("/claim", secret=hand_over)
        self.ben.join(table, "Ben")
        self.other.make(GAME, "you:Mallory", "you:Mallory")
        live, (secret, _, day) = self.anna.link(0), self.anna.cookie().partition(".")
        sign = server.key().cookie
        seat, epoch, mac = sign(table, [(0, 2)]).split(".")
        name = visitor_name(secret)
        # what stands in the cookie of the visitor, and in one of this table alone, as browsers have them from before
        self.wrong = {
            "nobody": ("", ""),
            "another visitor": (self.other.cookie(), ""),
            "other seat": (self.ben.cookie(), ""),
            "shared once": (self.once.cookie(), ""),
            "the name for the secret": (f"{name}.{day}", ""),
            "the name, filled up": (f"{name:A<32}.{day}", ""),
            "a cut secret": (f"{secret[:-1]}.{day}", ""),
            "a longer secret": (f"{secret}A.{day}", ""),
            "another letter": (f"{secret[:-1]}{'A' if secret[-1] != 'A' else 'B'}.{day}", ""),
            "a link as secret": (live, live),
            "nonsense": ("~\u00e9.~;" + "9" * 5000, "~~..c0.\u00e9.~" + "9" * 5000),
            "the secret in the table's cookie": ("", secret),
            "a cookie in the visitor's": (sign(table, [(0, 2)]), ""),
            "old cookie of another table": ("", sign(self.other.table, [(0, 1), (1, 1)])),
            "old cookie of another seat": ("", sign(table, [(1, 1)])),
            "old cookie that is void": ("", sign(table, [(0, 1)])),
            "old cookie of nobody yet": ("", sign(table, [(0, 3)])),
            "void link": ("", void_link),
            "spent link": ("", hand_over),
            "forged": ("", f"{seat}.{epoch}.{'A' * len(mac)}"),
            "cut": ("", f"{seat}.{epoch}.{mac[:-1]}"),
            "next epoch": ("", f"{seat}.{int(epoch) + 1}.{mac}"),
            "signed for another use": ("", f"h0.{epoch}.{mac}"),
            "ben's as seat 0": (self.ben.cookie(), "c0" + sign(table, [(1, 1)])[2:]),
        }

    def stranger(self, cookie: str, old_cookie: str = "") -> Visitor:
        visitor = self.visit()
        visitor.table = self.anna.table
        visitor.client.headers["Cookie"] = f"fw={cookie}; fw_{self.anna.table}={old_cookie}"
        return visitor

    def seen(self) -> list[Any]:
        return [self.anna.get(seat=0), self.anna.get(seat=2), self.ben.get(), self.anna.get("/log")]


@pytest.fixture(scope="module")
def scene(server: Server) -> Scene:
    return Scene(server)


def test_every_call_at_a_table_is_tried(server: Server) -> None:
    paths = server.visitor().client.get("/api/openapi.json").json()["paths"]
    prefix = "/api/tables/{table}"
    calls = {path.removeprefix(prefix) for path in paths if path.startswith(prefix)}
    tried = {*POSTS, *GETS, *OPEN_CALLS, *(path.partition("?")[0].replace("/0", "/{step}") for path in LATER)}
    assert calls == tried


def test_the_right_identity_gets_in(scene: Scene) -> None:
    assert scene.anna.get(seat=0)["mine"] == [0, 2]
    assert scene.ben.get()["mine"] == [1]


WHO = ["nobody", "another visitor", "other seat", "shared once", "the name for the secret", "the name, filled up",
       "a cut secret", "a longer secret", "another letter", "a link as secret", "nonsense",
       "the secret in the table's cookie", "a cookie in the visitor's", "old cookie of another table",
       "old cookie of another seat", "old cookie that is void", "old cookie of nobody yet", "void link", "spent link",
       "forged", "cut", "next epoch", "signed for another use", "ben's as seat 0"]  # fmt: skip
BEN = {"other seat", "old cookie of another seat", "ben's as seat 0"}  # who has a seat of their own there


def test_every_wrong_identity_is_tried(scene: Scene) -> None:
    assert set(WHO) == set(scene.wrong)


@pytest.mark.parametrize("who", WHO)
def test_with_a_wrong_identity_nothing_is_seen_or_done(scene: Scene, who: str) -> None:
    stranger = scene.stranger(*scene.wrong[who])
    before = scene.seen()
    for path, body in POSTS.items():
        refused = stranger.post(path, **body)
        expected = 409 if who in BEN and path in {"/start", "/rematch", "/word"} else 403
        assert refused.status_code == expected, (path, refused.text)
        assert refused.headers["content-type"] == "application/problem+json"
        assert "set-cookie" not in refused.headers
    for path, query in GETS.items():
        refused = stranger.client.get(stranger.at(path), params=query)
        assert refused.status_code == 403, (path, refused.text)
    for path in LATER:
        assert stranger.client.get(stranger.at(path)).status_code == 403, path
    assert stranger.post("/review").status_code == 403
    of_replay = f"/api/replays/{stranger.table}"
    assert stranger.client.get(of_replay).status_code == 403
    assert stranger.client.get(f"{of_replay}/review").status_code == 403
    assert stranger.client.post(f"{of_replay}/review").status_code == 403
    onlooker = stranger.get()
    if who not in BEN:
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
    wrong = [secret for both in scene.wrong.values() for secret in both if secret != scene.wrong["a link as secret"][0]]
    for secret in [*wrong, scene.anna.cookie(), "h0.1", "s9.1." + "A" * 32, "h0.1." + "\u00e9" * 32]:
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


def test_the_cookie_is_kept_from_scripts_and_for_a_year(visit: Visit) -> None:
    anna = visit()
    made = anna.client.post("/api/tables", json={"game": GAME, "seats": [{"kind": "you"}, {"kind": "open"}]})
    cookie = made.headers["set-cookie"].lower()
    assert cookie.startswith("fw=")
    assert all(part in cookie for part in ("httponly", "samesite=lax", "path=/;", f"max-age={400 * 24 * 3600}"))
    assert "secure" not in cookie
    again = anna.client.post("/api/tables", json={"game": GAME, "seats": [{"kind": "you"}, {"kind": "open"}]})
    assert "set-cookie" not in again.headers, "one secret is enough for all tables"


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


def test_puzzles_are_the_same_for_everybody_and_nobody_is_noted(scene: Scene) -> None:
    at = "/api/games/santa-cruz/puzzles"
    puzzle = puzzles(game("santa-cruz"))[0]
    told: list[Any] = []
    for who in ("nobody", "another visitor", "nonsense"):
        client = scene.stranger(*scene.wrong[who]).client
        calls = [
            client.get(at),
            client.get(f"{at}/{puzzle.name}", params={"lang": "en"}),
            client.post(f"{at}/{puzzle.name}/answer", json={"do": [puzzle.options[0].option]}, params={"lang": "en"}),
        ]
        assert all(call.status_code == 200 and "set-cookie" not in call.headers for call in calls)
        told.append([call.json() for call in calls])
    assert told[0] == told[1] == told[2]
