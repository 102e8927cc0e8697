"""My tables: a visitor finds their own again, whole in every process, and hears nothing there that is not for them."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command

from fairwind.kernel.chance import Generator
from fairwind.server.storage.database import migrations, sqlite_engine
from fairwind.server.storage.shards import DATABASE_FILE
from tests.server.visiting import Server, Visitor, serving

GAME = "mundus-novus"
FIRST = {"first-master": "seat-1"}


def mine(visitor: Visitor, **query: Any) -> Any:
    answer = visitor.client.get("/api/tables/mine", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def ids(tables: list[Any]) -> list[str]:
    return [table["id"] for table in tables]


def finish(visitor: Visitor) -> str:
    table = visitor.make("santa-maria", "you:Anna")
    visitor.play(Generator("my tables"))
    return table


def test_running_tables_come_with_whose_turn_it_is_and_waiting_ones_after_them(house: Server) -> None:
    anna, ben = house.visitor(), house.visitor()
    first = anna.make(GAME, "you:Anna", "open", variants=FIRST)
    ben.join(first, "Ben")
    second = anna.make(GAME, "you:Anna", "open", variants=FIRST)
    ben.join(second, "Ben")
    waits = anna.make(GAME, "you:Anna", "open", "random")
    told = mine(anna)
    assert ids(told["running"]) == [first, second], "the one that has waited longest comes first"
    assert ids(told["waiting"]) == [waits]
    assert told["finished"] == []
    assert told["turns"] == 2
    entry = told["running"][0]
    assert (entry["game"], entry["mine"], entry["owing"], entry["yours"]) == (GAME, [0], [0], True)
    assert [seat["name"] for seat in entry["seats"]] == ["Anna", "Ben"]
    assert mine(ben)["turns"] == 0
    anna.table = first
    while anna.asked():
        anna.play(Generator("first"), most=1)
    told = mine(anna)
    assert ids(told["running"]) == [second, first], "where it is my turn comes first"
    assert told["running"][1]["owing"] == [1]
    assert told["running"][1]["last"]["by"] == 0
    assert mine(ben)["turns"] == 1
    anna.table = first
    anna.done("/undo", seat=0)
    assert mine(anna)["turns"] == 2, "an answer that was taken back is owed again"


def test_it_is_not_my_turn_where_a_bot_stands_in_for_me(house: Server) -> None:
    anna, ben = house.visitor(), house.visitor()
    ben.join(anna.make(GAME, "you:Anna", "open", variants={"first-master": "seat-2"}), "Ben")
    ben.done("/bot", seat=1, bot="random")
    assert mine(ben)["turns"] == 0
    assert ids(mine(ben)["running"]) == [anna.table], "but the table is still mine"


def test_a_finished_table_says_how_it_ended_and_pages_reach_all_of_them(house: Server) -> None:
    anna = house.visitor()
    tables = [finish(anna) for _ in range(3)]
    told = mine(anna, finished=2)
    assert told["running"] == told["waiting"] == []
    assert ids(told["finished"]) == tables[:0:-1]
    anna.table = tables[2]
    assert told["finished"][0]["result"] == anna.get()["result"]
    rest = mine(anna, finished=2, before=told["more"])
    assert ids(rest["finished"]) == tables[:1]
    assert rest["more"] is None
    assert mine(anna, finished=0)["finished"] == []
    assert anna.client.get("/api/tables/mine", params={"before": "nowhere"}).status_code == 422


def test_nobody_sees_anothers_tables_and_whoever_leaves_has_none(house: Server) -> None:
    anna, ben = house.visitor(), house.visitor()
    anna.make(GAME, "you:Anna", "open")
    nothing: dict[str, Any] = {"running": [], "waiting": [], "finished": [], "more": None, "turns": 0}
    assert mine(ben) == nothing
    assert "set-cookie" not in ben.client.get("/api/tables/mine").headers, "who only looks needs no name"
    ben.join(anna.table, "Ben")
    assert mine(ben)["running"] != []
    ben.done("/leave", seat=1)
    assert mine(ben) == nothing


def test_what_happened_last_is_told_as_the_seat_may_hear_it(house: Server) -> None:
    """Mundus Novus: what is offered in secret is heard by the seat alone."""
    anna, ben = house.visitor(), house.visitor()
    ben.join(anna.make(GAME, "you:Anna", "open", variants=FIRST), "Ben")
    anna.play(Generator("secret"), most=1)
    for _ in range(60):
        offering = [who for who in (anna, ben) if (found := who.asked()) and is_secret(found[1])]
        if offering:
            break
        next(who for who in (anna, ben) if who.asked()).play(Generator("more"), most=1)
    who, other = (anna, ben) if offering[0] is anna else (ben, anna)
    who.play(Generator("offer"), most=1)
    own, others = mine(who)["running"][0]["last"], mine(other)["running"][0]["last"]
    assert own == last_of_log(who)
    assert others == last_of_log(other)
    assert own != others, "the other does not hear what was chosen"


def last_of_log(visitor: Visitor) -> Any:
    """The last row as the table's own log tells it, without the points that only the table knows."""
    row = visitor.get("/log")[-1]
    row.pop("points", None)
    return row


def is_secret(seen: Any) -> bool:
    return bool(seen["asked"]["ask"] == "ask-offer") or sum(seat["owes"] for seat in seen["seats"]) > 1


def test_round_one_screen_no_hand_is_told_of(house: Server) -> None:
    anna = house.visitor()
    anna.make(GAME, "you:Anna", "you:Ben", variants=FIRST)
    onlooker = house.visitor()
    onlooker.table = anna.table
    for n in range(12):
        anna.play(Generator(str(n)), most=1)
        assert mine(anna)["running"][0]["last"] == last_of_log(onlooker)


def test_a_visitor_with_many_tables_is_answered_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.visitor()
        anna.make(GAME, "you:Anna", "you:Ben", variants=FIRST)
        server.stop()
        copy_table(tmp_path / DATABASE_FILE, anna.table, 400)
        server.start()
        anna = server.visitor(cookies=dict(anna.client.cookies))
        began = time.monotonic()
        told = mine(anna)
        assert len(told["running"]) == 401
        assert time.monotonic() - began < 1.5
    # and not one of the copies, whose games could not be read, was loaded


def copy_table(file: Path, table: str, count: int) -> None:
    """The same table many times over, under other names, all but the last row of it unreadable."""
    with closing(sqlite3.connect(file)) as connection:
        last = connection.execute("SELECT max(n) FROM answers WHERE table_id = ?", (table,)).fetchone()[0]
        for number in range(count):
            name = "".join(chr(97 + number // 26**i % 26) for i in range(12))
            for kept, column in (("tables", "id"), ("holders", "table_id"), ("answers", "table_id")):
                names = [row[1] for row in connection.execute(f"PRAGMA table_info({kept})")]
                wanted = [each for each in names if not (kept == "answers" and each == "id")]
                into = ", ".join(f'"{each}"' for each in wanted)
                values = ", ".join(f"'{name}'" if each == column else f'"{each}"' for each in wanted)
                connection.execute(
                    f"INSERT INTO {kept} ({into}) SELECT {values} FROM {kept} WHERE {column} = ?", (table,)
                )
            connection.execute("UPDATE answers SET body = '{}' WHERE table_id = ? AND n < ?", (name, last))
        connection.commit()


def test_games_that_were_over_before_say_how_they_ended(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.visitor()
        finish(anna)
        told = mine(anna)["finished"]
        server.stop()
        engine = sqlite_engine(tmp_path / DATABASE_FILE, "BEGIN IMMEDIATE")
        with engine.begin() as connection:
            config = migrations()
            config.attributes["connection"] = connection
            command.downgrade(config, "0005")
        engine.dispose()
        server.start()
        again = mine(server.visitor(cookies=dict(anna.client.cookies)))["finished"]
        assert [table["result"] for table in again] == [table["result"] for table in told]
        assert json.dumps(again[0]["result"]) != "null"
