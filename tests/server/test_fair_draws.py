"""Draws that anybody can check, over HTTP: seals, words, secrets that stay secret, and records that are checked."""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fairwind.games import game, game_names
from fairwind.kernel.chance import Generator
from fairwind.kernel.fair_draws import draws_key, house_seal, word_seal
from fairwind.locale import LANGUAGES
from tests.cli.terminal import fairwind_here
from tests.second_checker import Checker
from tests.server.visiting import PATIENCE, Live, Server, Visitor, serving

Visit = Callable[[], Visitor]


class Player:
    """Somebody whose browser seals a word, notes what the house has sealed, and gives the word when all are there."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        self.visitor = visitor
        self.name = name
        self.word = secrets.token_hex(32)
        self.seal = word_seal(bytes.fromhex(self.word))
        self.noted: Any = None

    def give(self) -> None:
        self.noted = self.visitor.get()["seals"]
        seat = self.visitor.get()["mine"][0]
        assert self.noted["words"][seat] == self.seal
        assert seat in self.noted["awaited"]
        self.visitor.done("/word", word=self.word)


def friends(visit: Visit, name: str, *more: str) -> tuple[Player, Player]:
    """Two people who have given their words, with bots."""
    anna, ben = Player(visit(), "Anna"), Player(visit(), "Ben")
    table = anna.visitor.make(name, "you:Anna", "open", *more, seal=anna.seal)
    ben.visitor.join(table, "Ben", seal=ben.seal)
    anna.give()
    ben.give()
    assert anna.visitor.get()["status"] == "running"
    return anna, ben


def play_with_undo(people: tuple[Player, Player], choose: Generator, most: int) -> dict[str, int]:
    """Answer at random, and take back now and then; how often freely and by consent."""
    undone = {"free": 0, "consent": 0}
    for count in range(8 * most):
        if count >= most and min(undone.values()):
            break  # by then both have come in nearly every game
        found = asked_of(people)
        if found is None:
            break
        seat, seen = found
        visitor = people[seat].visitor
        options = seen["asked"]["options"]
        do = options[choose.below(len(options))]["do"]
        assert visitor.answer(seat, do, seen["asked"]["decision"]).status_code == 200
        how = visitor.get(seat=seat)["undo"]
        if how is None or (count % 4 and undone[how]):
            continue
        asked = visitor.post("/undo", seat=seat)
        undone[how] += 1
        if asked.status_code == 202:
            people[1 - seat].visitor.done("/consent", seat=1 - seat, agree=True)
    return undone


def asked_of(people: tuple[Player, Player]) -> tuple[int, Any] | None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for seat, person in enumerate(people):
            seen = person.visitor.get()
            if seen["status"] == "over":
                return None
            if seen["asked"] is not None:
                return seat, seen
        time.sleep(0.02)
    raise AssertionError("nobody is asked")


def finish(people: tuple[Player, Player]) -> str:
    """Let bots play to the end; the record."""
    for seat, person in enumerate(people):
        if person.visitor.get()["status"] == "running":
            person.visitor.post("/bot", seat=seat, bot="random")
    visitor = people[0].visitor
    until = time.monotonic() + 2 * PATIENCE
    while visitor.get()["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.05)
    return visitor.client.get(visitor.at("/record")).text


@pytest.mark.parametrize("name", game_names())
def test_every_draw_of_a_game_with_undo_is_checked_by_two_who_share_nothing(
    visit: Visit, name: str, tmp_path: Path
) -> None:
    anna, ben = people = friends(visit, name, *["random"] * (game(name).seat_counts[0] > 2), "greedy")
    undone = play_with_undo(people, Generator(name), 28)
    assert min(undone.values()) > 0, undone
    text = finish(people)
    head = json.loads(text.splitlines()[0])["draws"]
    assert (head["scheme"], head["table"]) == ("fairwind/draws/1", anna.visitor.table)
    for player in people:
        assert head["commitment"] == player.noted["house"], "the secret was sealed before a word was given"
        assert [word["commitment"] for word in head["words"]] == [anna.seal, ben.seal]
    assert [word["word"] for word in head["words"]] == [anna.word, ben.word]
    second = Checker(text)
    assert second.run() == []
    drawn = sum('"by": null' in line and '"do"' in line for line in text.splitlines())
    assert second.checked == drawn > 10
    shown = anna.visitor.get("/draws", lang="en")
    assert (shown["secret"], shown["commitment"]) == (head["secret"], head["commitment"])
    (finding,) = shown["findings"]
    assert finding["text"] == (
        f"All {drawn} draws follow from the words of Anna, Ben and from the house’s secret, "
        "which was sealed before any word was given."
    )
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    ran = fairwind_here("replay", str(file), "--check", "--lang", "en")
    assert ran.status == 0
    assert ran.out.splitlines()[1] == finding["text"]


def test_a_changed_record_is_caught_in_the_page_and_in_the_terminal(visit: Visit, tmp_path: Path) -> None:
    people = friends(visit, "santa-maria")
    visitor = people[0].visitor
    lines = finish(people).splitlines()
    head = json.loads(lines[0])
    other = secrets.token_hex(32)
    head["draws"] |= {"secret": other, "commitment": house_seal(visitor.table, bytes.fromhex(other))}
    file = tmp_path / "changed.jsonl"
    file.write_text("\n".join([json.dumps(head), *lines[1:]]), encoding="utf-8")
    for lang in LANGUAGES:
        ran = fairwind_here("replay", str(file), "--check", "--lang", lang)
        assert ran.status == 1
        assert "draws-" not in ran.out, "every finding has its words"
        assert "$" not in ran.out
        assert "{" not in ran.out
    replay = visitor.client.post("/api/replays", content=file.read_text(encoding="utf-8")).json()["replay"]
    shown = visitor.client.get(f"/api/replays/{replay}/draws?lang=en").json()
    assert [finding["message"] for finding in shown["findings"]][-1] == "draws-count"
    assert all(finding["wrong"] for finding in shown["findings"])
    assert shown["findings"][0]["text"].startswith("Draw ")
    same = visitor.client.get(f"/api/replays/{visitor.table}/draws?lang=en").json()
    assert [finding["message"] for finding in same["findings"]] == ["draws-sound"]


def test_a_word_is_given_by_who_sealed_it_and_not_before_everybody_is_there(visit: Visit) -> None:
    anna, ben, onlooker = Player(visit(), "Anna"), Player(visit(), "Ben"), visit()
    onlooker.table = table = anna.visitor.make("santa-cruz", "you:Anna", "open", seal=anna.seal)
    early = anna.visitor.post("/word", word=anna.word)
    assert (early.status_code, early.json()["title"]) == (409, "word-early")
    ben.visitor.join(table, "Ben", seal=ben.seal)
    assert onlooker.post("/word", word=anna.word).status_code == 403
    assert ben.visitor.post("/word", word=anna.word).json()["title"] == "word-not-sealed"
    for wrong in ("", "ab", "AB" * 32, "zz" * 32, 7, None):
        assert anna.visitor.post("/word", word=wrong).status_code == 422
    assert onlooker.get()["seals"]["awaited"] == [0, 1]
    for body in ({"seal": "no"}, {"seal": "AB" * 32}, {"seal": 7}):
        seats = [{"kind": "you"}, {"kind": "open"}]
        made = anna.visitor.client.post("/api/tables", json={"game": "santa-cruz", "seats": seats, **body})
        assert made.status_code == 422


def test_a_table_against_bots_begins_with_the_one_word(visit: Visit) -> None:
    anna = Player(visit(), "Anna")
    anna.visitor.make("mundus-novus", "you:Anna", "you:Cleo", "random", seal=anna.seal)
    began = time.monotonic()
    anna.give()
    seen = anna.visitor.get()
    assert (seen["status"], seen["seals"]) == ("running", None)
    assert time.monotonic() - began < 2
    again = anna.visitor.post("/word", word=anna.word)
    assert again.status_code == 200, "given twice it is still the same word"


def test_nobody_hears_the_secret_the_words_or_the_key_before_the_end(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        heard, names = everything_heard(server)
        anna = names[0].visitor
        connection = sqlite3.connect(next((tmp_path / "data").glob("*.sqlite")))
        rows = [json.loads(body) for (body,) in connection.execute("SELECT body FROM answers WHERE kind = 'made'")]
        connection.close()
        secret = rows[0]["secret"]
        key = draws_key(anna.table, bytes.fromhex(secret), [bytes.fromhex(player.word) for player in names])
        hidden = [secret, key.hex(), *(player.word for player in names)]
        assert len(heard) > 10_000
        assert names[0].noted["house"] in heard, "what is sealed is heard"
        assert not any(word in heard for word in hidden)
        printed = server.stop()
        assert not any(word in printed for word in hidden)


def everything_heard(server: Server) -> tuple[str, tuple[Player, Player]]:
    """All that two people and an onlooker are sent while a public game runs."""
    anna, ben, onlooker = Player(server.visitor(), "Anna"), Player(server.visitor(), "Ben"), server.visitor()
    onlooker.table = table = anna.visitor.make("mundus-novus", "you:Anna", "open", seal=anna.seal, public=True)
    everybody = (anna.visitor, ben.visitor, onlooker)
    heard: list[str] = []

    def listen() -> None:
        for visitor in everybody:
            for path in ("", "/log", "/draws", "/edition", "/record", "/replay"):
                heard.append(visitor.client.get(visitor.at(path)).text)
        heard.append(onlooker.client.get("/api/tables").text)

    ben.visitor.table = table
    listen()
    ben.visitor.join(table, "Ben", seal=ben.seal)
    listen()
    anna.give()
    listen()
    with Live(onlooker, after=0) as live:
        ben.give()
        for _ in range(3):
            play_with_undo((anna, ben), Generator("heard"), 6)
            listen()
        heard.append(json.dumps(live.next()))
    return "".join(heard), (anna, ben)


def test_while_a_game_runs_seals_are_all_there_is_to_see(visit: Visit) -> None:
    anna, ben = friends(visit, "santa-cruz")
    for visitor in (anna.visitor, ben.visitor):
        shown = visitor.get("/draws")
        assert shown["secret"] is None
        assert shown["findings"] == []
        assert shown["commitment"] == anna.noted["house"]
        assert shown["words"] == [
            {"seat": 0, "commitment": anna.seal, "word": None},
            {"seat": 1, "commitment": ben.seal, "word": None},
        ]
    running = visit().client.get(f"/api/replays/{anna.visitor.table}/draws")
    assert running.status_code == 403
