"""Whole games of every game there is, through the API and with bots."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from fairwind.games import game, game_names
from fairwind.kernel.chance import Generator
from fairwind.kernel.record import read_record
from fairwind.kernel.replay import Replay
from fairwind.locale import Words
from tests.server.visiting import Visitor

Visit = Callable[[], Visitor]


def check_finished(visitor: Visitor) -> None:
    """Result, scores, log and record agree."""
    seen = visitor.get()
    assert seen["status"] == "over"
    assert seen["asked"] is None
    totals = [sum(points for _, points in items) for items in seen["scores"]]
    assert totals == seen["result"]["points"]
    log = visitor.get("/log")
    assert [row["n"] for row in log] == list(range(1, seen["n"] + 1))
    told = {key: part for key, part in seen["result"].items() if key != "decided_by"}  # the tie-break is worked out
    assert log[-1]["told"][-1] == {"event": "over", "result": told}
    text = visitor.client.get(visitor.at("/record")).text
    record = read_record(text)
    assert record.result == told
    assert record.players == [seat["name"] for seat in seen["seats"]]
    Replay(game(seen["game"]), record).final()
    assert f'"who": "{seen["seats"][0]["name"]}"' in text


@pytest.mark.parametrize("name", game_names())
def test_a_whole_game_against_bots(visit: Visit, name: str) -> None:
    few = max(2, game(name).seat_counts[0])
    visitor = visit()
    visitor.make(name, "you:Anna", *["greedy", "random", "random"][: few - 1])
    visitor.play(Generator(name))
    check_finished(visitor)
    assert '"who": "bot:greedy"' in visitor.client.get(visitor.at("/record")).text


@pytest.mark.parametrize("name", game_names())
def test_round_one_screen_with_all_seats(visit: Visit, name: str) -> None:
    seats = game(name).seat_counts[-1]
    visitor = visit()
    visitor.make(name, *["you"] * (seats - 1), "random")
    assert visitor.play(Generator(name), 50) == 50
    assert {row["by"] for row in visitor.get("/log")} == {None, *range(seats)}


@pytest.mark.parametrize("name", game_names())
def test_a_drawing_is_told_what_it_needs_to_know_of_a_game(visit: Visit, name: str) -> None:
    spec = game(name)
    listed = next(g for g in visit().client.get("/api/games").json() if g["name"] == name)
    assert listed["explains"] == {thing: list(rules) for thing, rules in spec.explains.items()}
    assert listed["printed_facts"] == spec.printed_facts(spec.edition())
    assert "printed_facts" not in listed["editions"][0], "they are the usual ones"
    verbs = {action.verb() for action in spec.edition().catalogue.actions}
    assert set(listed["parts"]["do"]) == verbs
    assert listed["parts"]["out"]
    visitor = visit()
    visitor.make(name, "you", "you")
    found = visitor.asked()
    assert found is not None
    asked = found[1]["asked"]
    assert set(asked) == {"decision", "ask", "facts", "options", "chain"}
    assert Words("en", name).has(asked["ask"])
    assert all(option["do"].split(" ")[0] in verbs for option in asked["options"])
    assert asked["chain"] in {"", *verbs}


@pytest.mark.parametrize("name", game_names())
def test_every_variant_and_the_edition_by_name(visit: Visit, name: str) -> None:
    listed = next(g for g in visit().client.get("/api/games").json() if g["name"] == name)
    assert listed["seats"] == list(game(name).seat_counts)
    for variant in listed["variants"]:
        visitor = visit()
        usual = variant["values"][0]
        visitor.make(name, "you", "random", "random", variants={variant["name"]: usual}, edition="reconstructed")
        seen = visitor.get()
        assert seen["variants"][variant["name"]] == usual
        assert seen["edition"]["name"] == "reconstructed"


def test_a_players_own_edition(visit: Visit) -> None:
    usual = game("mundus-novus").edition().about.text
    text = usual.replace('name = "reconstructed"', 'name = "my-box"').replace("\ngoal = 75\n", "\ngoal = 74\n")
    visitor = visit()
    visitor.make("mundus-novus", "you", "random", edition_text=text)
    assert visitor.get()["edition"]["name"] == "my-box"
    assert visitor.get()["edition"]["printed_facts"]["goal"] == 74
    assert visitor.get("/edition")["goal"] == 74
    visitor.play(Generator("own"), 10)
    answer = visitor.client.post(
        "/api/tables",
        json={"game": "mundus-novus", "seats": [{"kind": "you"}] * 2, "edition_text": "nonsense = ["},
    )
    assert answer.status_code == 422
    assert "TOML" in answer.json()["detail"]


def test_bots_alone_play_while_somebody_watches(visit: Visit) -> None:
    onlooker = visit()
    onlooker.make("santa-cruz", "random", "random")
    began = onlooker.get()["n"]
    time.sleep(0.5)
    assert onlooker.get()["n"] == began, "nobody watches yet"
    with onlooker.watching():
        assert onlooker.wait_until_asked() is None
    assert onlooker.get()["mine"] == []
    assert onlooker.get()["status"] == "over"


def test_games_rules_bots_and_words(visit: Visit) -> None:
    client = visit().client
    assert [g["name"] for g in client.get("/api/games").json()] == game_names()
    assert client.get("/api/bots").json()[:2] == ["random", "greedy"]
    english = client.get("/api/games/mundus-novus/rules").json()
    german = client.get("/api/games/mundus-novus/rules", params={"lang": "de"}).json()
    assert [rule["number"] for rule in english] == [rule["number"] for rule in german]
    assert all(one["text"] != other["text"] for one, other in zip(english, german, strict=True))
    assert {"FW-7", "MN-4.2"} <= {rule["number"] for rule in english}
    assert "fw-7 =" in client.get("/locale/nl/kernel.ftl").text
    assert "mn-4-2 =" in client.get("/locale/nl/mundus-novus.ftl").text
    assert client.get("/locale/nl/server.ftl").status_code == 404
    assert client.get("/locale/nl/secret.ftl").status_code == 404
    assert client.get("/locale/../en/kernel.ftl").status_code == 404
    assert client.get("/api/games/chess/rules").status_code == 404
