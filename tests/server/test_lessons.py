"""A lesson through the API: nothing is kept, and wrong answers are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.visiting import Visitor

Visit = Callable[[], Visitor]
AT = "/api/games/santa-cruz/lessons"


def stand(visitor: Visitor, lesson: str, *answers: str, lang: str = "en") -> dict[str, Any]:
    response = visitor.client.post(f"{AT}/{lesson}", json={"answers": list(answers)}, params={"lang": lang})
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def test_a_course_is_listed_in_the_readers_language(visit: Visit) -> None:
    client = visit().client
    english, german = (client.get(AT, params={"lang": lang}).json() for lang in ("en", "de"))
    assert [lesson["name"] for lesson in english][:3] == ["aim", "turn", "points"]
    assert [lesson["name"] for lesson in german] == [lesson["name"] for lesson in english]
    assert all(one["title"] != other["title"] for one, other in zip(english, german, strict=True))
    assert all(lesson["minutes"] and lesson["steps"] for lesson in english)
    assert client.get("/api/games/chess/lessons").status_code == 404


def test_a_lesson_is_followed_answer_by_answer_and_back(visit: Visit) -> None:
    visitor = visit()
    seen = stand(visitor, "aim")
    assert (seen["step"]["number"], seen["step"]["kind"], seen["reply"]) == (1, "tell", None)
    assert seen["snapshot"]["asked"] is None
    for answer in ("next", "next", "next", "next", "choice 3"):
        seen = stand(visitor, "aim", *seen["answers"], answer)
    assert seen["reply"]["on"] == "right"
    assert seen["step"]["kind"] == "answer"
    asked = seen["snapshot"]["asked"]
    assert {"do": "build C03", "touch": ["site/C03"]}.items() <= asked["options"][2].items()
    assert seen["step"]["points_at"] == ["site/C03"]
    other = stand(visitor, "aim", *seen["answers"], "build C01")
    assert (other["reply"]["on"], other["answers"]) == ("allowed", seen["answers"])
    refused = stand(visitor, "aim", *seen["answers"], "build L02")
    assert (refused["reply"]["on"], refused["reply"]["rule"]) == ("forbidden", "SC-2.2")
    on = stand(visitor, "aim", *seen["answers"], "build C03")
    assert on["reply"]["on"] == "right"
    assert on["snapshot"]["view"]["seats"][0]["points"] == 3
    assert [row["by"] for row in on["told"]] == [0, 1]
    assert stand(visitor, "aim", *on["answers"][:-1]) | {"reply": None} == seen | {"reply": None}


def test_a_finished_lesson_says_what_follows(visit: Visit) -> None:
    visitor = visit()
    answers = ["next", "next", "next", "next", "choice 3", "build C03", "next", "next"]
    seen = stand(visitor, "aim", *answers, lang="fr")
    assert (seen["step"], seen["next"], seen["answers"]) == (None, "turn", answers)
    assert seen["understood"].startswith("Après deux manches")


def test_touching_what_a_rule_forbids_is_told_with_the_rule(visit: Visit) -> None:
    client = visit().client
    before = ["next", "next", "next", "next", "choice 3"]
    for answers, thing, rule in [(before, "site/L02", "SC-2.2"), (before, "site/C03", None), ([], "site/L02", None)]:
        told = client.post(f"{AT}/aim/why", json={"answers": answers, "touch": [thing]}).json()
        assert told["rule"] == rule
    assert client.post(f"{AT}/aim/why", json={"answers": before, "touch": []}).status_code == 422
    after = [*before, "build C03", "next", "next"]
    assert client.post(f"{AT}/aim/why", json={"answers": after, "touch": ["site/L02"]}).json() == {"rule": None}
    turn = client.post(
        f"{AT}/turn/why", json={"answers": ["next", "play ship", "build C02", "play road"], "touch": ["site/L01"]}
    )
    assert turn.json()["text"].endswith("A river is no road."), "the rule, then what the lesson says to it"


def test_what_is_asked_wrongly_is_told(visit: Visit) -> None:
    client = visit().client
    assert client.post(f"{AT}/nothing", json={"answers": []}).status_code == 404
    assert client.post("/api/games/chess/lessons/aim", json={"answers": []}).status_code == 404
    many = client.post(f"{AT}/aim", json={"answers": ["x"] * 50})
    assert (many.status_code, many.json()["title"]) == (422, "too-many-answers")
    assert "no more than 9 answers" in many.json()["detail"]
    assert client.post(f"{AT}/aim", json={"answers": ["x"] * 101}).status_code == 422
    assert client.post(f"{AT}/aim", json={"answers": ["x" * 300]}).status_code == 422
