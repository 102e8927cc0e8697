"""Plays tables in every situation through a real server, and keeps its database with what each viewer was shown.

`tables.sqlite.xz` and `shown.json.xz` were made by the version in which facts were stored as lists without names, under
version 1 of the rules of all four games. They stay as they are: every later version has to read them. To see what
another version keeps, run `PYTHONPATH=src python -m tests.server.old.make_tables FOLDER` with it.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fairwind.games import game, game_names
from fairwind.kernel.chance import Generator
from tests.server.visiting import Server, Visitor

DATABASE_FILE = "fairwind.sqlite"
KEY_FILE = "key"
TOGETHER = ("mundus-novus", "santa-cruz")  # games in which seats answer in secret


class Kept:
    """One table, and those who know it: the holder of each seat, and somebody who only watches."""

    def __init__(self, name: str, server: Server) -> None:
        self.name = name
        self.server = server
        self.people = {0: server.visitor()}
        self.choose = Generator(name)

    @property
    def anna(self) -> Visitor:
        return self.people[0]

    def make(self, game_name: str, *seats: str, **more: Any) -> None:
        self.anna.make(game_name, *seats, **more)

    def come(self, seat: int, name: str) -> Visitor:
        """Another person takes an open seat."""
        self.people[seat] = self.server.visitor()
        self.people[seat].join(self.anna.table, name, seat=seat)
        return self.people[seat]

    def hand_over(self, seat: int, name: str) -> None:
        """Another person takes a seat over by a link."""
        secret = self.people[seat].done("/link", seat=seat)["link"].split("#")[1]
        comer = self.server.visitor()
        comer.table = self.anna.table
        comer.done("/claim", secret=secret, name=name)
        self.people[seat] = comer

    def asked(self) -> tuple[int, dict[str, Any]] | None:
        """A person who owes an answer, once no bot does; None if the game is over."""
        while (seen := self.anna.get())["status"] == "running" and not seen["stopped"]:
            if any(seat["thinking"] for seat in seen["seats"]):
                continue
            for seat, person in self.people.items():
                found = person.get(seat=seat)
                if found["asked"] is not None:
                    return seat, found
        return None

    def play(self, most: int = 100_000, until: Callable[[], bool] = lambda: False) -> None:
        """Answer at random, so often or until something holds."""
        for _ in range(most):
            found = self.asked()
            if found is None or until():
                return
            seat, seen = found
            options = seen["asked"]["options"]
            do = options[self.choose.below(len(options))]["do"]
            answer = self.people[seat].answer(seat, do, seen["asked"]["decision"])
            assert answer.status_code == 200, answer.text

    def undo_of(self, how: str) -> int | None:
        """A person who can take back freely, or by consent."""
        for seat, person in self.people.items():
            if person.get(seat=seat)["undo"] == how:
                return seat
        return None

    def take_back(self) -> None:
        """Play until somebody can take back freely, and do."""
        self.play(until=lambda: self.undo_of("free") is not None)
        seat = self.undo_of("free")
        assert seat is not None
        self.people[seat].done("/undo", seat=seat)

    def wish(self) -> int:
        """Play until somebody can take back by consent, and ask for it."""
        self.play(until=lambda: self.undo_of("consent") is not None)
        seat = self.undo_of("consent")
        assert seat is not None
        assert self.people[seat].post("/undo", seat=seat).status_code == 202
        return seat

    def agree(self, by: int, agree: bool) -> None:
        """The others agree to a wish, or not."""
        for seat, person in self.people.items():
            if seat != by and person.get()["consent"] is not None:
                person.done("/consent", seat=seat, agree=agree)

    def shown(self) -> dict[str, Any]:
        """What everybody is shown, and the cookies with which they come back."""
        self.asked()
        onlooker = self.server.visitor()
        onlooker.table = self.anna.table
        viewers = {"onlooker": {"snapshot": onlooker.get(), "log": onlooker.get("/log")}}
        for seat, person in self.people.items():
            viewers[str(seat)] = {"snapshot": person.get(seat=seat), "log": person.get("/log", seat=seat)}
        seen = viewers["onlooker"]["snapshot"]
        told: dict[str, Any] = {
            "table": self.anna.table,
            "cookies": {str(seat): person.cookie() for seat, person in self.people.items()},
            "viewers": viewers,
        }
        if seen["status"] == "over":
            told["record"] = onlooker.client.get(onlooker.at("/record")).text
            told["replay"] = onlooker.get("/replay")
            told["steps"] = [onlooker.get(f"/replay/{step}", seat=1) for step in (1, told["replay"]["steps"])]
        return told


def friends(server: Server, name: str, *more: str, **settings: Any) -> Kept:
    """Anna and Ben at one table, with others; the situation is named after what is played."""
    kept = Kept(name, server)
    kept.make(name.partition("/")[0], "you:Anna", "open", *more, **settings)
    kept.come(1, "Ben")
    return kept


def waiting(server: Server, name: str) -> Kept:
    kept = Kept(f"{name}/waiting", server)
    kept.make(name, "you:Anna", "open", "random", public=True)
    kept.anna.done("/chat", seat=0, text="Who comes?")
    return kept


def running(server: Server, name: str) -> Kept:
    """Everything that can happen at a table, and then the middle of a turn."""
    kept = friends(server, f"{name}/running", "random")
    kept.play(6)
    kept.anna.done("/chat", seat=0, text="Well played, Ben!")
    kept.take_back()
    kept.people[1].done("/bot", seat=1, bot="random")
    kept.play(2)
    kept.people[1].done("/bot", seat=1, bot=None)
    kept.hand_over(0, "Cleo")
    kept.play(10)
    kept.agree(kept.wish(), agree=False)
    kept.agree(kept.wish(), agree=True)
    kept.play(until=lambda: kept.anna.get()["n"] > 60)
    kept.play(until=lambda: kept.undo_of("free") is not None)
    return kept


def wishing(server: Server, name: str) -> Kept:
    kept = friends(server, f"{name}/wishing")
    kept.play(8)
    kept.wish()
    return kept


def sealed(server: Server, name: str) -> Kept:
    """One of two has given a secret answer, the other not."""
    kept = friends(server, f"{name}/sealed")

    def half() -> bool:
        together = [person.get(seat=seat)["asked"] for seat, person in kept.people.items()]
        last = kept.anna.get("/log")[-1]["told"]
        return None not in together and bool(last) and last[0] == {"event": "answer", "seat": 1, "do": ""}

    def one_left() -> bool:
        owing = [seat["owes"] for seat in kept.anna.get()["seats"]]
        last = kept.anna.get("/log")[-1]["told"]
        return owing == [True, False] and bool(last) and last[0] == {"event": "answer", "seat": 1, "do": ""}

    kept.people = dict(reversed(kept.people.items()))  # Ben answers first
    kept.play(until=lambda: half() or one_left())
    assert kept.asked() is not None
    return kept


def resigned(server: Server, name: str) -> Kept:
    """Ben leaves for good: a bot plays for him."""
    kept = friends(server, f"{name}/resigned")
    kept.play(4)
    kept.people.pop(1).done("/resign", seat=1)
    kept.play(4)
    return kept


def over(server: Server, name: str) -> Kept:
    kept = friends(server, f"{name}/over")
    kept.play(5)
    kept.take_back()
    kept.play()
    return kept


def own_edition(server: Server) -> Kept:
    text = game("mundus-novus").edition().about.text.replace('name = "reconstructed"', 'name = "my-box"')
    kept = friends(server, "mundus-novus/own-edition", edition_text=text)
    kept.play(12)
    return kept


def played_on(server: Server, data: Path) -> list[Kept]:
    """A table whose rules have changed while it ran, one whose edition did, and one that everybody left."""
    upgraded, stopped = (friends(server, f"santa-cruz/{name}") for name in ("upgraded", "stopped"))
    for kept in (upgraded, stopped):
        kept.play(8)
    gone = Kept("santa-cruz/gone", server)
    gone.make("santa-cruz", "you:Anna", "open")
    gone.anna.done("/leave", seat=0)
    server.kill()
    change(data / DATABASE_FILE, "UPDATE tables SET rules = 0 WHERE id = ?", upgraded.anna.table)
    change(data / DATABASE_FILE, "UPDATE tables SET edition_hash = 'other' WHERE id = ?", stopped.anna.table)
    server.start()
    upgraded.play(3)
    return [upgraded, stopped]


def change(database: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(database)
    with connection:
        connection.execute(statement, values)
    connection.close()


def all_tables(server: Server, data: Path) -> list[Kept]:
    made = played_on(server, data)
    for name in game_names():
        made += [scene(server, name) for scene in (waiting, running, wishing, resigned, over)]
    made += [sealed(server, name) for name in TOGETHER]
    made.append(own_edition(server))
    again = next(kept for kept in made if kept.name == "santa-cruz/over")
    again.anna.done("/rematch")
    return made


def packed(database: Path, key: str) -> bytes:
    """The database with its key inside, as a backup has it, and as small as can be."""
    change(database, "INSERT OR REPLACE INTO settings (name, value) VALUES ('key', ?)", key)
    change(database, "PRAGMA wal_checkpoint(TRUNCATE)")
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("VACUUM")
    connection.close()
    return lzma.compress(database.read_bytes(), preset=9 | lzma.PRESET_EXTREME)


def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        server = Server(data).start()
        made = all_tables(server, data)
        shown = {kept.name: kept.shown() for kept in made}
        server.stop()
        (target / "tables.sqlite.xz").write_bytes(packed(data / DATABASE_FILE, (data / KEY_FILE).read_text().strip()))
    text = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
    (target / "shown.json.xz").write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
