"""An edition is corrected while games are played with it: they go on, and their records replay."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from fairwind.games import game
from fairwind.kernel.chance import Generator
from fairwind.kernel.editions import Sheet
from fairwind.kernel.record import read_record
from fairwind.kernel.replay import Replay
from fairwind.server.storage.database import DATABASE_FILE
from tests.server.visiting import SOURCE, Server, Visitor, serving

SPEC = game("santa-cruz")
WAS = SPEC.edition().about
# A number on which the rules and every count of the birds depend; and a word that nobody counts.
OTHER_BIRDS = (
    ("value = 1, count = 10", "value = 1, count = 9"),
    ("value = 2, count = 8", "value = 2, count = 9"),
    ('["fish"],          points = 5', '["fish"],          points = 6'),
)
OTHER_TITLE = (("reconstructed board", "rebuilt board"),)


def corrected_package(folder: Path, correction: tuple[tuple[str, str], ...], keep: bool) -> Sheet:
    """A copy of our package with one edition corrected, and its past kept as the ledger wants it, or forgotten."""
    source, copy = SOURCE / "fairwind", folder / "fairwind"
    for deeper in ("", "games", "games/santa_cruz", "games/santa_cruz/editions"):
        (copy / deeper).mkdir(parents=True)
        for item in (source / deeper).iterdir():
            if item.name not in {"games", "santa_cruz", "editions", "__pycache__"} or item.suffix:
                (copy / deeper / item.name).symlink_to(item)
    editions = copy / "games/santa_cruz/editions"
    text = WAS.text
    for old, new in correction:
        assert old in text
        text = text.replace(old, new)
    (editions / "reconstructed.toml").unlink()
    (editions / "reconstructed.toml").write_text(text, encoding="utf-8")
    now = Sheet("reconstructed.toml", text)
    if keep:
        (editions / "past").mkdir(exist_ok=True)
        (editions / "past" / f"{WAS.hash}.toml").write_text(WAS.text, encoding="utf-8")
        ledger = (editions / "ledger.txt").read_text(encoding="utf-8")
        (editions / "ledger.txt").unlink()
        (editions / "ledger.txt").write_text(f"{ledger}{now.hash} reconstructed\n", encoding="utf-8")
    return now


def change(data: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(data / DATABASE_FILE)
    with connection:
        connection.execute(statement, values)
    connection.close()


def fish_points(visitor: Visitor) -> int:
    """What the edition of a table says that fish are worth."""
    points: int = visitor.get("/edition")["score_cards"]["fish"]["points"]
    return points


class Scene:
    """A game that is over and one that is half played, before the correction; then the server starts with it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.over, self.half = server.visitor(), server.visitor()
        self.over.make("santa-cruz", "you:Anna", "random")
        self.over.play(Generator("over"))
        self.half.make("santa-cruz", "you:Ben", "random")
        self.half.play(Generator("half"), 6)
        self.record = self.text_of(self.over)
        self.log = self.half.get("/log")

    def text_of(self, visitor: Visitor) -> str:
        return visitor.client.get(visitor.at("/record")).text

    def go_on(self) -> str:
        """Play on to the end; the record."""
        assert not self.half.get()["stopped"]
        assert self.half.get("/log")[: len(self.log)] == self.log
        self.half.play(Generator("on"))
        assert self.half.get()["status"] == "over"
        return self.text_of(self.half)

    def replays(self, text: str) -> Any:
        """Upload a record and step to its end."""
        client = self.half.client
        made = client.post("/api/replays", content=text.encode())
        assert made.status_code == 201, made.text
        head = client.get(f"/api/replays/{made.json()['replay']}").json()
        last = client.get(f"/api/replays/{made.json()['replay']}/{head['steps']}")
        assert last.status_code == 200
        assert last.json()["points"] == head["result"]["points"]
        return head


@pytest.mark.parametrize(
    ("correction", "kept_in"),
    [
        (OTHER_BIRDS, "package"),
        pytest.param(OTHER_BIRDS, "database", marks=pytest.mark.long),
        pytest.param(OTHER_TITLE, "package", marks=pytest.mark.long),
        (OTHER_TITLE, "nothing"),
    ],
    ids=["a number", "a number, and the ledger forgotten", "a title", "a title, and the ledger forgotten"],
)
def test_a_corrected_edition_ends_no_game_and_breaks_no_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, correction: tuple[tuple[str, str], ...], kept_in: str
) -> None:
    data = tmp_path / "data"
    server = Server(data).start()
    try:
        scene = Scene(server)
        server.kill()
        now = corrected_package(tmp_path / "corrected", correction, keep=kept_in == "package")
        if kept_in == "package":  # as in a database of before, which knows editions by their old hash and keeps none
            change(data, "UPDATE tables SET edition_hash = ?", WAS.old_hash)
            change(data, "DELETE FROM editions")
            change(data, "DELETE FROM snapshots")
        elif kept_in == "nothing":
            change(data, "DELETE FROM editions")
        monkeypatch.setenv("PYTHONPATH", str(tmp_path / "corrected"))
        server.start()
        after = scene.go_on()
        assert scene.replays(after)["result"] == scene.half.get()["result"]
        assert scene.over.get("/replay")["result"] == scene.over.get()["result"]
        if kept_in != "database":  # a file knows only what the package keeps
            assert scene.replays(scene.record)["result"] == scene.over.get()["result"]
        # What is played from now on is played with the correction.
        new = server.visitor()
        new.make("santa-cruz", "you", "random")
        again = scene.over.done("/rematch")
        scene.half.table, old = again["table"], scene.half.table
        if correction is OTHER_BIRDS:
            assert fish_points(new) == 6
            assert fish_points(scene.half) == 6
            scene.half.table = old
            assert fish_points(scene.half) == 5
            assert json.loads(after.splitlines()[0])["edition_text"] == WAS.text
        else:
            assert "rebuilt" in new.get()["edition"]["title"]
            assert now.hash == WAS.hash
        new.play(Generator("new"), 3)
    finally:
        server.stop()
    # And with the release of before.
    record = read_record(after)
    Replay(SPEC, record).final()


def test_the_text_of_an_edition_is_written_with_the_table(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        server.visitor().make("santa-cruz", "you", "open")
    connection = sqlite3.connect(tmp_path / "data" / DATABASE_FILE)
    kept = dict(connection.execute("SELECT hash, text FROM editions").fetchall())
    connection.close()
    assert kept[WAS.hash] == WAS.text
