"""Me: a name and a colour, the way to another device, how I fared, what I can take along, and being forgotten."""

from __future__ import annotations

import asyncio
import io
import json
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from fairwind.kernel.chance import Generator
from fairwind.server.settings import Settings
from fairwind.server.storage.database import open_database
from fairwind.server.storage.passages import Passages
from fairwind.server.storage.schema import PASSAGES
from fairwind.tables.seats import BOT, PERSON, Seat, colours_shown, free_colour
from fairwind.tables.visitors import new_secret, visitor_name
from tests.server.test_my_tables import finish, mine
from tests.server.visiting import Server, Visitor

GAME = "mundus-novus"
FIRST = {"first-master": "seat-1"}
PATIENCE = 20.0


def call(visitor: Visitor, path: str, **body: Any) -> Any:
    answer = visitor.client.post(f"/api/me{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(visitor: Visitor, path: str, **body: Any) -> tuple[int, str]:
    answer = visitor.client.post(f"/api/me{path}", json=body)
    return answer.status_code, answer.json()["title"]


def me(visitor: Visitor) -> Any:
    return visitor.client.get("/api/me").json()


def word_of(visitor: Visitor) -> str:
    link: str = call(visitor, "/passage")["link"]
    page, _, word = link.partition("#")
    assert page == "/me"
    return word


def until(is_so: Any) -> None:
    """Another process knows of it within moments."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


# -- name and colour


def test_a_name_and_a_colour_are_kept(house: Server) -> None:
    anna = house.visitor()
    assert me(anna) == {"name": "", "colour": None, "tables": 0}
    assert not anna.cookie(), "who only looks needs no secret"
    call(anna, "", name="  Anna ", colour=3)
    assert me(anna) == {"name": "Anna", "colour": 3, "tables": 0}
    call(anna, "", name="Annika")
    assert me(anna) == {"name": "Annika", "colour": None, "tables": 0}
    assert anna.client.post("/api/me", json={"name": "x", "colour": 6}).status_code == 422
    assert anna.client.post("/api/me", json={"name": "x" * 25}).json()["title"] == "bad-name"


def test_a_seat_has_the_colour_that_was_wished_for_first(house: Server) -> None:
    anna, ben, cleo = house.visitor(), house.visitor(), house.visitor()
    wishes = [{"kind": "you", "name": "Anna", "colour": 2}, {"kind": "open"}, {"kind": "open"}]
    anna.table = anna.client.post("/api/tables", json={"game": GAME, "seats": wishes}).json()["table"]
    ben.join(anna.table, "Ben", colour=2)
    cleo.join(anna.table, "Cleo", colour=5)
    seats = cleo.get()["seats"]
    assert [seat["colour"] for seat in seats] == [2, 1, 5]
    anna.done("/resign", seat=0)
    assert [seat["colour"] for seat in cleo.get()["seats"]] == [2, 1, 5], "nobody changes colours while they play"


def test_colours_are_always_different() -> None:
    seats = [Seat(str(i), PERSON) for i in range(6)]
    assert colours_shown(seats) == [0, 1, 2, 3, 4, 5]
    wishing = [Seat("a", PERSON, colour=1), Seat("b", BOT), Seat("c", PERSON, colour=0), Seat("d", PERSON)]
    assert colours_shown(wishing) == [1, 2, 0, 3]
    assert free_colour(wishing, 3, 0) is None
    assert free_colour(wishing, 3, 4) == 4
    assert free_colour(wishing, 0, 1) == 1
    assert len(colours_shown([*seats, *seats])) == 12


# -- another device


def test_a_link_makes_another_device_the_same_visitor(house: Server) -> None:
    anna, phone = house.visitor(), house.visitor()
    call(anna, "", name="Anna", colour=4)
    tables = [anna.make(GAME, "you:Anna", "you:Ben", variants=FIRST) for _ in range(3)]
    word = word_of(anna)
    looked = call(phone, "/look", word=word)
    assert looked["there"] == {"name": "Anna", "colour": 4, "tables": 3}
    assert looked["here"] == {"name": "", "colour": None, "tables": 0}
    assert not phone.cookie(), "nothing has happened yet"
    call(phone, "/arrive", word=word)
    assert phone.cookie().partition(".")[0] == anna.cookie().partition(".")[0]
    assert me(phone) == me(anna)
    for table in tables:
        phone.table = table
        assert phone.get()["mine"] == [0, 1]
    later = anna.make(GAME, "you:Anna", "open")
    assert later in [table["id"] for table in mine(phone)["waiting"]], "what comes later is on both devices too"


def test_a_link_is_good_once(house: Server) -> None:
    anna = house.visitor()
    anna.make(GAME, "you:Anna", "open")
    word = word_of(anna)
    call(house.visitor(), "/arrive", word=word)
    thief = house.visitor()
    assert refused(thief, "/arrive", word=word) == (403, "void-passage")
    assert refused(thief, "/look", word=word) == (403, "void-passage")
    assert not thief.cookie()


def test_only_the_newest_link_is_good(house: Server) -> None:
    anna = house.visitor()
    anna.make(GAME, "you:Anna", "open")
    old, new = word_of(anna), word_of(anna)
    assert refused(house.visitor(), "/arrive", word=old) == (403, "void-passage")
    call(house.visitor(), "/arrive", word=new)


def test_a_link_cannot_be_guessed(house: Server) -> None:
    anna, thief = house.visitor(), house.visitor()
    anna.make(GAME, "you:Anna", "open")
    word = word_of(anna)
    other = "A" if word[-1] != "A" else "B"
    secret = anna.cookie().partition(".")[0]
    for guess in (word[:-1] + other, "A" * 32, secret, f"{visitor_name(secret):A<32}"):
        assert refused(thief, "/arrive", word=guess) == (403, "void-passage")
    for nonsense in ("", word[:-1], word + "A", "é" * 32, "%00" * 10):
        assert refused(thief, "/arrive", word=nonsense)[0] == 422
    assert not thief.cookie()
    call(thief, "/arrive", word=word)


def test_another_site_cannot_send_a_browser_through(house: Server) -> None:
    anna, ben = house.visitor(), house.visitor()
    anna.make(GAME, "you:Anna", "open")
    word = word_of(anna)
    for path, body in (
        ("/arrive", {"word": word}),
        ("/erase", {}),
        ("/renew", {}),
        ("/passage", {}),
        ("", {"name": "x"}),
    ):
        stopped = ben.client.post(f"/api/me{path}", json=body, headers={"Origin": "https://evil.example"})
        assert (stopped.status_code, stopped.json()["title"]) == (403, "other-origin")


@pytest.fixture
def passages(tmp_path: Path) -> Iterator[Passages]:
    database = open_database(Settings(tmp_path))
    yield Passages(database)
    database.close()


async def once(passages: Passages, secret: str) -> tuple[str, list[bool]]:
    word = await passages.open(secret)
    return word, [await passages.close(word), await passages.close(word)]


def test_a_link_ends_after_ten_minutes_and_the_database_tells_no_secret(passages: Passages) -> None:
    secret = new_secret()
    word, closed = asyncio.run(once(passages, secret))
    assert closed == [True, False], "of two who go through, one is too late"
    word = asyncio.run(passages.open(secret))
    found = asyncio.run(passages.look(word))
    assert found is not None
    assert (found.secret, found.visitor) == (secret, visitor_name(secret))
    with passages.database.writing.begin() as connection:
        kept = json.dumps([list(row) for row in connection.execute(PASSAGES.select())])
        assert word not in kept
        assert secret not in kept
        assert secret.encode().hex() not in kept
        connection.execute(update(PASSAGES).values(until=time.time() - 1))
    assert asyncio.run(passages.look(word)) is None
    assert not asyncio.run(passages.close(word))


def test_whoever_has_tables_already_is_asked_whether_to_join_them(house: Server) -> None:
    anna, phone = house.visitor(), house.visitor()
    call(anna, "", name="Anna")
    call(phone, "", name="Ann")
    anna.make(GAME, "you:Anna", "open")
    own = [phone.make(GAME, "you:Ann", "you:B", variants=FIRST) for _ in range(3)]
    word, before = word_of(anna), phone.cookie()
    assert call(phone, "/look", word=word)["here"] == {"name": "Ann", "colour": None, "tables": 3}
    assert refused(phone, "/arrive", word=word) == (409, "already-somebody")
    assert phone.cookie() == before
    call(phone, "/arrive", word=word, join=True)
    assert me(phone)["name"] == "Anna"
    assert me(phone)["tables"] == me(anna)["tables"] == 4
    for table in own:
        anna.table = table
        until(lambda: anna.get()["mine"] == [0, 1])
    old = house.visitor()
    old.client.headers["Cookie"] = f"fw={before}"
    assert me(old) == {"name": "", "colour": None, "tables": 0}, "who they were here is nobody now"


def test_this_browser_alone_puts_all_other_devices_out(house: Server) -> None:
    anna, lost = house.visitor(), house.visitor()
    call(anna, "", name="Anna", colour=1)
    tables = [anna.make(GAME, "you:Anna", "you:Ben", variants=FIRST) for _ in range(2)]
    link = anna.link(0, share=True)
    call(lost, "/arrive", word=word_of(anna))
    word = word_of(lost)
    call(anna, "/renew")
    assert me(anna) == {"name": "Anna", "colour": 1, "tables": 2}
    assert me(lost) == {"name": "", "colour": None, "tables": 0}
    assert refused(house.visitor(), "/arrive", word=word) == (403, "void-passage")
    for table in tables:
        anna.table = lost.table = table
        until(lambda: anna.get()["mine"] == [0, 1])
        assert lost.get()["mine"] == []
        assert lost.get()["view"]["own"] is None
    assert lost.post("/claim", secret=link).status_code == 403


def test_nobody_has_nothing_to_make_safe_or_forget(house: Server) -> None:
    nobody = house.visitor()
    assert refused(nobody, "/renew") == refused(nobody, "/erase") == (403, "nobody-yet")
    assert nobody.client.get("/api/me/export").status_code == 403
    assert nobody.client.get("/api/me/history").json() == []


def test_with_a_wrong_identity_nothing_of_a_visitor_is_seen_or_done(house: Server) -> None:
    anna = house.visitor()
    call(anna, "", name="Anna", colour=1)
    anna.make(GAME, "you:Anna", "you:Ben", variants=FIRST)
    secret, _, day = anna.cookie().partition(".")
    before = [me(anna), mine(anna), anna.get()]
    for wrong in ("", f"{visitor_name(secret)}.{day}", f"{visitor_name(secret):A<32}.{day}", f"{secret[:-1]}.{day}",
                  anna.link(0), word_of(anna), f"{new_secret()}.{day}"):  # fmt: skip
        stranger = house.visitor()
        stranger.client.headers["Cookie"] = f"fw={wrong}"
        assert me(stranger) == {"name": "", "colour": None, "tables": 0}
        assert mine(stranger)["running"] == []
        assert stranger.client.get("/api/me/history").json() == []
        export = stranger.client.get("/api/me/export")
        assert export.status_code == 403 or b"Anna" not in export.content
        for path in ("/renew", "/erase"):
            stranger.client.post(f"/api/me{path}", json={})
        call(stranger, "", name="Mallory")
        call(stranger, "/passage")
    assert [me(anna), mine(anna), anna.get()] == before


def test_every_call_about_the_visitor_is_tried(house: Server) -> None:
    paths = house.visitor().client.get("/api/openapi.json").json()["paths"]
    own = {"", "/passage", "/look", "/arrive", "/renew", "/history", "/export", "/erase"}
    assert {path.removeprefix("/api/me") for path in paths if path.startswith("/api/me")} == own


# -- history


def test_how_one_fared_is_counted_by_game_and_by_whom_one_played(house: Server) -> None:
    anna = house.visitor()
    results = []
    for _ in range(2):
        anna.make("santa-maria", "you:Anna", "random")
        anna.play(Generator("fared"))
        results.append(anna.get()["result"])
    points, places = [one["points"][0] for one in results], [one["places"][0] for one in results]
    assert anna.client.get("/api/me/history").json() == [
        {"game": "santa-maria", "against": "bots", "games": 2, "won": places.count(1), "place": sum(places) / 2,
         "best": max(points), "points": sum(points) / 2}
    ]  # fmt: skip
    assert house.visitor().client.get("/api/me/history").json() == []


def test_everything_can_be_taken_along_in_one_file(house: Server) -> None:
    anna = house.visitor()
    call(anna, "", name="Anna")
    tables = [finish(anna), finish(anna)]
    waits = anna.make(GAME, "you:Anna", "open")
    answer = anna.client.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        told = json.loads(file.read("me.json"))
        records = {name: file.read(name).decode() for name in file.namelist() if name != "me.json"}
    assert told["me"]["name"] == "Anna"
    assert [table["id"] for table in told["tables"]] == [waits]
    assert {table["id"] for table in told["finished"]} == set(tables)
    for table in tables:
        record = records[f"records/santa-maria-{table}.jsonl"]
        assert record == anna.client.get(f"/api/tables/{table}/record").text
        assert anna.client.post("/api/replays", content=record.encode()).status_code == 201
    secret = anna.cookie().partition(".")[0]
    assert secret.encode() not in answer.content
    assert visitor_name(secret) not in json.dumps(told)


# -- being forgotten


def test_whoever_is_forgotten_leaves_no_name_and_their_games_go_on(house: Server) -> None:
    anna, ben = house.visitor(), house.visitor()
    call(anna, "", name="Annabella", colour=2)
    over = anna.make("santa-maria", "you:Annabella", "random")
    anna.play(Generator("over"))
    result = anna.get()["result"]
    running = anna.make(GAME, "you:Annabella", "open", variants=FIRST)
    ben.join(running, "Ben")
    anna.done("/chat", seat=0, text="I am Annabella")
    anna.play(Generator("one"), most=1)
    waiting = anna.make(GAME, "you:Annabella", "open")
    shared = anna.make(GAME, "you:Annabella", "open", variants=FIRST)
    friend = house.visitor()
    friend.table = shared
    friend.done("/claim", secret=anna.link(0, share=True))
    cookie = anna.cookie()
    call(anna, "/erase")
    assert not anna.cookie()
    again = house.visitor()
    again.client.headers["Cookie"] = f"fw={cookie}"
    assert me(again) == {"name": "", "colour": None, "tables": 0}
    until(lambda: ben.client.get(f"/api/tables/{waiting}").status_code == 404)
    ben.table = running
    until(lambda: "Annabella" not in json.dumps([ben.get(), ben.log()]))
    assert ben.get()["seats"][0]["kind"] == "bot"
    ben.play(Generator("ben"), most=3)
    ben.table = over
    until(lambda: "Annabella" not in json.dumps([ben.get(), ben.log()]))
    assert ben.get()["result"] == result
    record = ben.client.get(ben.at("/record"))
    assert record.status_code == 200
    assert "Annabella" not in record.text
    assert ben.client.post("/api/replays", content=record.content).status_code == 201
    assert "Annabella" not in ben.client.get(ben.at("/replay")).text
    assert friend.get()["mine"] == [0], "who shared a seat keeps it"
    assert friend.get()["seats"][0]["name"] == "Annabella", "and the name, which is theirs too"
