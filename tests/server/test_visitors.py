"""Visitors: one secret a browser, on which all its seats stand; shared, renewed, and found again after years."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from http.cookiejar import Cookie, CookieJar
from pathlib import Path
from typing import Any

import httpx
import pytest

from fairwind.server.http import visitor_cookie
from fairwind.server.http.app import create_app
from fairwind.server.http.visitor_cookie import DAY, LIFE_DAYS, VisitorCookie, read_cookie, today
from fairwind.server.settings import Limits, Settings
from fairwind.server.storage.database import DATABASE_FILE
from fairwind.tables.seats import MOST_HOLDERS
from fairwind.tables.store import Store
from fairwind.tables.visitors import new_secret, visitor_name
from tests.server.inside import running, sql_store
from tests.server.visiting import Live, Server, Visitor, serving

Visit = Callable[[], Visitor]
GAME = "mundus-novus"
FIRST = {"first-master": "seat-1"}
KNOWN = "DZRWcKIm8atQHWJ1MhUTw4"
TWO_SEATS = [{"kind": "you", "name": "Anna"}, {"kind": "open"}]


def name_of(visitor: Visitor) -> str:
    return visitor_name(visitor.cookie().partition(".")[0])


# -- one secret


def test_a_name_tells_nothing_of_the_secret_and_is_of_one_secret_only() -> None:
    names = {visitor_name(new_secret()) for _ in range(1000)}
    assert len(names) == 1000
    assert all(len(name) == 22 and name.isalnum() and name.isascii() for name in names)
    assert visitor_name("s" * 32) == KNOWN, "browsers keep their seats over all versions"
    for wrong in ("", "s" * 31, "s" * 33, "s" * 31 + "é", "s" * 31 + "\n", "٣" * 32):
        assert visitor_name(wrong) == ""


def test_whoever_only_looks_gets_no_cookie(visit: Visit) -> None:
    anna, reader = visit(), visit()
    reader.table = anna.make(GAME, "you:Anna", "open", public=True)
    for address in ("/", "/api/tables", "/api/games", reader.at(), reader.at("/log")):
        assert "set-cookie" not in reader.client.get(address).headers
    assert "set-cookie" not in reader.post("/chat", text="may I?").headers
    bots = {"game": GAME, "seats": [{"kind": "bot", "bot": "random"}] * 2}
    assert "set-cookie" not in reader.client.post("/api/tables", json=bots).headers, "nobody sits there"
    assert reader.post("/join", name="Reader").headers["set-cookie"].startswith("fw=")


def test_one_secret_holds_all_seats_at_all_tables(visit: Visit) -> None:
    anna, ben = visit(), visit()
    mine = anna.make(GAME, "you:Anna", "open", "you:Cleo")
    ben.make(GAME, "you:Ben", "open")
    anna.join(ben.table, "Anna")
    ben.join(mine, "Ben")
    assert [cookie.name for cookie in anna.client.cookies.jar] == ["fw"]
    assert anna.get()["mine"] == [1]
    anna.table = mine
    assert anna.get()["mine"] == [0, 2], "two people round one screen"
    assert ben.get()["mine"] == [1]


def test_who_takes_a_link_in_a_browser_with_a_seat_has_both(visit: Visit) -> None:
    anna, ben = visit(), visit()
    ben.join(anna.make(GAME, "you:Anna", "open"), "Ben")
    ben.done("/claim", secret=anna.link(0))
    assert (anna.get()["mine"], ben.get()["mine"]) == ([], [0, 1])


class SmallJar(CookieJar):
    """A jar as browsers have it: for one host it keeps so many, and forgets what was not used for longest."""

    MOST = 180

    def __init__(self) -> None:
        super().__init__()
        self.used: dict[tuple[str, str], float] = {}

    def set_cookie(self, cookie: Cookie) -> None:
        super().set_cookie(cookie)
        self.used[cookie.path, cookie.name] = time.monotonic()
        while len(self) > self.MOST:
            oldest = min(self, key=lambda kept: self.used[kept.path, kept.name])
            self.clear(oldest.domain, oldest.path, oldest.name)


def test_a_seat_survives_a_year_of_quick_games_in_one_browser(server: Server) -> None:
    jar = SmallJar()
    anna, ben = server.visitor(cookies=jar), server.visitor()
    by_mail = anna.make(GAME, "you:Anna", "open", variants=FIRST)
    ben.join(by_mail, "Ben")
    quick = [anna.make("santa-cruz", "you:Anna", "open") for _ in range(400)]
    anna.table = by_mail
    assert anna.get()["mine"] == [0]
    assert anna.answer(0, "announce 2").status_code == 200
    for anna.table in quick[::40]:
        assert anna.get()["mine"] == [0]
    assert len(anna.client.cookies.jar) == 1


# -- the cookie


def test_under_https_no_other_host_can_set_the_cookie_and_the_plain_one_is_read_as_well(data: Path) -> None:
    app = create_app(Settings(data, behind_proxy=True, limits=Limits(rate=1000, burst=1000), workers=1))
    with running(app) as address, httpx.Client(base_url=address) as client:
        https = {"X-Forwarded-Proto": "https"}
        made = client.post("/api/tables", json={"game": GAME, "seats": TWO_SEATS}, headers=https)
        given = made.headers["set-cookie"]
        assert given.startswith("__Host-fw=")
        assert all(part in given for part in ("Secure", "HttpOnly", "Path=/;", "SameSite=lax"))
        assert "Domain" not in given
        value = given.partition("=")[2].partition(";")[0]
        at = f"/api/tables/{made.json()['table']}"

        def mine(cookie: str) -> Any:
            return httpx.get(address + at, headers={"Cookie": cookie, **https}).json()["mine"]

        assert mine(f"__Host-fw={value}") == [0]
        assert mine(f"fw={value}") == [0], "whoever came by http before keeps the seats"
        other = VisitorCookie(new_secret(), today()).text
        assert mine(f"fw={other}; __Host-fw={value}") == [0], "somebody on the way cannot put another in its place"
        assert mine(f"fw={value}; __Host-fw={other}") == []


def test_the_secret_is_given_anew_when_half_its_life_is_over(visit: Visit) -> None:
    anna = visit()
    anna.make(GAME, "you:Anna", "open")
    secret = anna.cookie().partition(".")[0]
    for day, anew in ((today(), False), (today() - 199, False), (today() - 201, True), (0, True), (10**9, True)):
        anna.client.headers["Cookie"] = f"fw={secret}.{day}"
        answer = anna.client.get(anna.at())
        assert answer.json()["mine"] == [0]
        given = answer.headers.get("set-cookie", "")
        assert given.startswith(f"fw={secret}.{today()};") is anew
    assert LIFE_DAYS * DAY == 400 * 24 * 3600


def test_whatever_stands_in_the_cookie_is_read_or_is_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitor_cookie, "today", lambda: 20_000)
    secret = new_secret()
    for text in (f"{secret}.20000", secret, f"{secret}.x", f"{secret}.-1", f"{secret}.٣", f"{secret}.1.2"):
        assert read_cookie({"fw": text}).name == visitor_name(secret)
    for text in ("", ".", "x", f" {secret}", f"{secret}=", "=" * 5000, "\x00", f"{secret[:-1]}\u00e9.1"):
        assert read_cookie({"fw": text}).name == ""
    assert read_cookie({}).name == ""


# -- cookies of single tables, from before


def old_cookie(server: Server, visitor: Visitor, *held: tuple[int, int]) -> None:
    """Give a browser the cookie of a single table, as earlier versions did; seats with their epochs."""
    path = f"/api/tables/{visitor.table}"
    visitor.client.cookies.set(f"fw_{visitor.table}", server.key().cookie(visitor.table, held), "127.0.0.1", path)


def names_in(visitor: Visitor) -> list[str]:
    return sorted(cookie.name for cookie in visitor.client.cookies.jar)


def test_an_old_cookie_holds_its_seats_and_moves_into_the_visitors_secret(server: Server) -> None:
    anna, other = server.visitor(), server.visitor()
    anna.make(GAME, "you:Anna", "open", "you:Cleo")
    other.table = anna.table
    old_cookie(server, other, (0, 1), (2, 1))
    assert other.get()["mine"] == [0, 2]
    assert names_in(other) == [f"fw_{other.table}"], "looking changes nothing"
    n = other.get()["n"]
    assert other.post("/resign", seat=0).status_code == 409
    assert other.get()["n"] == n, "nor does what is refused"
    other.done("/chat", text="here I am")
    assert names_in(other) == ["fw"]
    assert other.get()["mine"] == [0, 2]
    assert anna.get()["mine"] == [0, 2]
    assert [row["told"] for row in other.get("/log")][-1] == [], "nobody is told"


def test_an_old_cookie_beside_a_visitors_secret_moves_there(server: Server) -> None:
    anna, ben = server.visitor(), server.visitor()
    ben.join(anna.make(GAME, "you:Anna", "open", "open"), "Ben")
    secret = ben.cookie()
    old_cookie(server, ben, (0, 1))
    ben.done("/link", seat=0)
    assert (ben.get()["mine"], ben.cookie()) == ([0, 1], secret)
    assert names_in(ben) == ["fw"]


def test_a_void_old_cookie_goes_and_brings_nobody_a_secret(server: Server) -> None:
    anna, other = server.visitor(), server.visitor()
    other.table = anna.make(GAME, "you:Anna", "open", "open")
    anna.done("/renew", seat=0)
    old_cookie(server, other, (0, 1))
    assert other.get()["mine"] == []
    other.done("/join", name="Other")
    assert names_in(other) == ["fw"]
    assert other.get()["mine"] == [1]


def test_old_links_work(server: Server) -> None:
    anna, ben = server.visitor(), server.visitor()
    ben.table = anna.make(GAME, "you:Anna", "open")
    old_cookie(server, ben, (0, 1))
    shared = server.key().sign("s", anna.table, 0, 1)
    phone = server.visitor()
    phone.table = anna.table
    phone.done("/claim", secret=shared)
    assert phone.get()["mine"] == [0]
    ben.done("/claim", secret=server.key().sign("h", anna.table, 0, 1))
    assert (anna.get()["mine"], phone.get()["mine"], ben.get()["mine"]) == ([], [], [0])


# -- sharing and renewing


def test_a_seat_is_made_ones_own_again(visit: Visit) -> None:
    laptop, phone, thief = visit(), visit(), visit()
    phone.table = thief.table = laptop.make(GAME, "you:Anna", "open")
    secret = laptop.link(0, share=True)
    phone.done("/claim", secret=secret)
    hand_over = laptop.link(0)
    with Live(phone, seat=0) as live, Live(laptop, seat=0) as own:
        live.next(), own.next()
        laptop.done("/renew", seat=0)
        assert live.ends()
        laptop.done("/chat", text="all mine")
        while "all mine" not in str(own.next()):
            pass
    assert (laptop.get()["mine"], phone.get()["mine"]) == ([0], [])
    for link in (secret, hand_over):
        assert thief.post("/claim", secret=link).json()["title"] == "void-link"
    phone.done("/claim", secret=laptop.link(0, share=True))
    assert phone.get()["mine"] == [0]


def test_so_many_browsers_share_a_seat_and_no_more(visit: Visit) -> None:
    anna = visit()
    table = anna.make(GAME, "you:Anna", "open")
    secret = anna.link(0, share=True)
    devices = [visit() for _ in range(MOST_HOLDERS)]
    for device in devices:
        device.table = table
    for device in devices[:-1]:
        device.done("/claim", secret=secret)
    refused = devices[-1].post("/claim", secret=secret)
    assert (refused.status_code, refused.json()["title"]) == (409, "too-many-devices")
    assert "set-cookie" not in refused.headers
    devices[0].done("/claim", secret=secret)  # who has it already may come again
    anna.done("/renew", seat=0)
    devices[-1].done("/claim", secret=anna.link(0, share=True))
    assert [device.get()["mine"] for device in devices] == [[]] * (MOST_HOLDERS - 1) + [[0]]


def test_all_browsers_of_a_player_come_along_to_a_rematch(visit: Visit) -> None:
    laptop, phone = visit(), visit()
    phone.table = laptop.make("santa-cruz", "you:Anna", "random")
    phone.done("/claim", secret=laptop.link(0, share=True))
    from fairwind.kernel.chance import Generator

    laptop.play(Generator("rematch"))
    laptop.table = phone.table = phone.done("/rematch")["table"]
    assert laptop.get()["mine"] == phone.get()["mine"] == [0]


# -- what is kept, and what nobody is shown


def test_whom_every_browser_has_forgotten_is_forgotten_here_too(data: Path) -> None:
    with serving(data) as server:
        sits, went, muted, came = [server.visitor() for _ in range(4)]
        for person in (went, muted, came):
            person.make(GAME, "you:Anna", "open")
            person.done("/leave", seat=0)
        sits.make(GAME, "you:Anna", "open")
        names = [name_of(person) for person in (sits, went, muted, came)]
    with sqlite3.connect(data / DATABASE_FILE) as connection:
        connection.execute("UPDATE visitors SET seen = seen - ? WHERE name <> ?", (401 * DAY, names[3]))
        connection.execute("UPDATE visitors SET muted = 1 WHERE name = ?", (names[2],))
    connection.close()

    async def forget() -> None:
        async with sql_store(data) as store:
            await store.expire(0.0, 0.0, [])

    asyncio.run(forget())
    connection = sqlite3.connect(data / DATABASE_FILE)
    kept = {name for (name,) in connection.execute("SELECT name FROM visitors")}
    connection.close()
    assert kept == {names[0], names[2], names[3]}


def held(data: Path, visitor: str) -> list[tuple[str, list[int]]]:
    async def read() -> list[tuple[str, list[int]]]:
        async with sql_store(data) as store:
            found: Store = store
            return [(entry.table.id, entry.seats) for entry in await found.held_by(visitor)]

    return asyncio.run(read())


def test_a_visitors_tables_are_found_as_seats_come_and_go(data: Path) -> None:
    with serving(data) as server:
        anna, ben, old = server.visitor(), server.visitor(), server.visitor()
        first = anna.make(GAME, "you:Anna", "open", "you:Cleo")
        ben.join(first, "Ben")
        second = ben.make(GAME, "you:Ben", "open")
        anna.join(second, "Anna")
        ben.done("/resign", seat=0)
        ben.table = first
        ben.done("/bot", seat=1, bot="random")
        anna.table = first
        third = old.table = ben.make(GAME, "you:Ben", "open")
        old_cookie(server, old, (0, 1))
        old.done("/chat", text="I was here before")
        names = [name_of(person) for person in (anna, ben, old)]
    assert held(data, names[0]) == [(second, [1]), (first, [0, 2])]
    assert held(data, names[1]) == [(third, [0]), (first, [1])]
    assert held(data, names[2]) == [(third, [0])]


def test_neither_secret_nor_name_of_a_visitor_is_ever_shown(data: Path) -> None:
    with serving(data) as server:
        anna, ben, onlooker = server.visitor(), server.visitor(), server.visitor()
        onlooker.table = anna.make("santa-cruz", "you:Anna", "open", public=True)
        ben.join(anna.table, "Ben")
        ben.done("/chat", text="hello")
        ben.done("/claim", secret=anna.link(0, share=True))
        anna.done("/renew", seat=0)
        from fairwind.kernel.chance import Generator

        shown: list[str] = []
        for person in (anna, ben, onlooker):
            shown += [person.client.get(person.at(call)).text for call in ("", "/log", "/edition", "/draws")]
            with Live(person, after=0) as live:
                shown.append(str(live.next()))
        shown.append(onlooker.client.get("/api/tables").text)
        anna.done("/bot", seat=0, bot="random")
        ben.play(Generator("to the end"))
        for person in (ben, onlooker):
            shown += [person.client.get(person.at(call)).text for call in ("/record", "/replay", "/replay/3", "/log")]
        shown.append(server.stop())
        told = "\n".join(shown)
        for person in (anna, ben):
            assert name_of(person) not in told
            assert person.cookie().partition(".")[0] not in told
        connection = sqlite3.connect(data / DATABASE_FILE)
        kept = "\n".join(connection.iterdump())
        connection.close()
        for person in (anna, ben):
            assert name_of(person) in kept
            assert person.cookie().partition(".")[0] not in kept, "the server keeps only a hash"
