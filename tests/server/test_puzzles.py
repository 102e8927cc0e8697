"""A puzzle through the API: what is right is told only to an answer, and nothing is kept."""

from __future__ import annotations

from collections.abc import Callable

from fairwind.games import OURS, game
from fairwind.tables.puzzles import puzzles
from tests.server.visiting import Visitor

Visit = Callable[[], Visitor]
GAME = "santa-cruz"
AT = f"/api/games/{GAME}/puzzles"


def test_puzzles_are_listed_the_easiest_first(visit: Visit) -> None:
    client = visit().client
    for name in OURS:
        listed = client.get(f"/api/games/{name}/puzzles").json()
        assert all(set(one) == {"puzzle", "difficulty", "seats"} for one in listed)
        assert [one["difficulty"] for one in listed] == sorted(one["difficulty"] for one in listed)
    assert client.get("/api/games/chess/puzzles").status_code == 404


def test_a_position_is_shown_as_a_table_is_and_its_answer_judged(visit: Visit) -> None:
    client = visit().client
    puzzle = puzzles(game(GAME))[0]
    shown = client.get(f"{AT}/{puzzle.name}", params={"lang": "de"})
    assert shown.status_code == 200, shown.text
    seen = shown.json()
    assert set(seen) == {"game", "puzzle", "difficulty", "snapshot", "previews"}
    snapshot = seen["snapshot"]
    assert (snapshot["seat"], snapshot["mine"], snapshot["status"]) == (puzzle.seat, [puzzle.seat], "running")
    offered = [option["do"] for option in snapshot["asked"]["options"]]
    assert offered == [option["do"] for option in seen["previews"]["options"]]
    replies = {
        do: client.post(f"{AT}/{puzzle.name}/answer", json={"do": [do]}, params={"lang": "de"}) for do in offered
    }
    for do, answered in replies.items():
        assert answered.status_code == 200, answered.text
        reply = answered.json()
        assert set(reply) == {"right", "best", "chosen", "lost", "reason"}
        assert (reply["right"], reply["chosen"]["do"]) == (do in {one["do"] for one in reply["best"]}, do)
        assert reply["reason"].startswith("Das verschenkt etwa") != reply["right"]
    assert 0 < sum(answered.json()["right"] for answered in replies.values()) < len(offered)


def test_what_is_asked_wrongly_is_told(visit: Visit) -> None:
    client = visit().client
    puzzle = puzzles(game(GAME))[0]
    assert client.get(f"{AT}/nothing").status_code == 404
    assert client.post(f"{AT}/nothing/answer", json={"do": ["pass"]}).status_code == 404
    bodies: list[dict[str, object]] = [{}, {"do": []}, {"do": "pass"}, {"do": ["x" * 300]}, {"do": ["x"] * 500}]
    for body in bodies:
        assert client.post(f"{AT}/{puzzle.name}/answer", json=body).status_code == 422, body
    for answer in ("no such thing", "build C99"):
        refused = client.post(f"{AT}/{puzzle.name}/answer", json={"do": [answer]})
        assert (refused.status_code, refused.json()["title"]) == (409, "refused")


def test_a_touch_that_a_rule_forbids_is_explained(visit: Visit) -> None:
    client = visit().client
    puzzle = puzzles(game(GAME))[0]
    asked = client.get(f"{AT}/{puzzle.name}").json()["snapshot"]["asked"]
    offered = {touch for option in asked["options"] for touch in option["touch"]}
    why = f"{AT}/{puzzle.name}/why"
    allowed = client.post(why, json={"touch": [min(offered)]})
    assert allowed.json() == {"rule": None}
    forbidden = next(site for site in ("site/C01", "site/L01", "site/V01", "site/V02") if site not in offered)
    told = client.post(why, json={"touch": [forbidden]}, params={"lang": "en"}).json()
    assert told["rule"].startswith(("SC-", "K-"))
    assert told["text"].endswith(".")
    assert client.post(f"{AT}/nothing/why", json={"touch": ["site/C01"]}).status_code == 404
    assert client.post(why, json={"touch": []}).status_code == 422


def test_the_lobby_knows_them(visit: Visit) -> None:
    games = visit().client.get("/api/games").json()
    assert {one["name"]: one["puzzles"] for one in games} == {
        name: [puzzle.name for puzzle in puzzles(game(name))] for name in OURS
    }
