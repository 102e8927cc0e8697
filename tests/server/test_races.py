"""Answers that come late, twice, or at the same time; chains; and refusals with their rule."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from fairwind.kernel.log import Answered, Happened, Moved, Outcome
from fairwind.kernel.state import EVERYBODY
from fairwind.tables.deeds.answers import learns
from tests.server.visiting import Visitor

Visit = Callable[[], Visitor]
GAME = "mundus-novus"
FIRST = {"first-master": "seat-1"}


def test_two_clients_answer_the_same_decision_and_one_wins(visit: Visit) -> None:
    laptop = visit()
    laptop.make(GAME, "you:Anna", "you:Ben", variants=FIRST)
    others = [visit() for _ in range(5)]
    for other in others:
        other.table = laptop.table
        other.done("/claim", secret=laptop.done("/link", seat=0, share=True)["link"].split("#")[1])
    decision = laptop.get(seat=0)["asked"]["decision"]
    ready = threading.Barrier(6)

    def answer(person: Visitor, number: int) -> httpx.Response:
        ready.wait()
        return person.answer(0, f"announce {2 + number % 3}", decision)

    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(answer, [laptop, *others], range(6)))
    assert sorted(a.status_code for a in answers) == [200] + [409] * 5
    assert {a.json()["title"] for a in answers if a.status_code == 409} == {"stale"}
    winner = next(i for i, a in enumerate(answers) if a.status_code == 200)
    assert laptop.get()["view"]["announced"] == 2 + winner % 3
    assert sum("announce" in str(row["told"]) for row in laptop.get("/log")) == 1


def test_a_late_answer_is_refused(visit: Visit) -> None:
    anna = visit()
    anna.make(GAME, "you:Anna", "you:Ben", variants=FIRST)
    decision = anna.get(seat=0)["asked"]["decision"]
    assert anna.answer(0, "announce 2", decision).status_code == 200
    late = anna.answer(0, "announce 3", decision)
    assert (late.status_code, late.json()["title"]) == (409, "stale")
    early = anna.answer(0, "announce 3", decision + 10)
    assert (early.status_code, early.json()["title"]) == (409, "stale")


def test_secret_answers_do_not_make_each_other_stale(visit: Visit) -> None:
    anna = visit()
    anna.make(GAME, "you:Anna", "you:Ben", "you:Cleo", variants=FIRST)
    assert anna.answer(0, "announce 2").status_code == 200
    asked = [anna.get(seat=seat)["asked"] for seat in range(3)]
    ready = threading.Barrier(3)

    def answer(seat: int) -> httpx.Response:
        ready.wait()
        return anna.answer(seat, asked[seat]["options"][0]["do"], asked[seat]["decision"])

    with ThreadPoolExecutor(3) as pool:
        assert [a.status_code for a in pool.map(answer, range(3))] == [200] * 3
    again = anna.answer(1, asked[1]["options"][0]["do"], asked[1]["decision"])
    assert again.status_code == 409


def refusal(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 409
    assert answer.headers["content-type"] == "application/problem+json"
    told: dict[str, Any] = answer.json()
    return told


def test_a_refusal_names_its_rule_in_the_readers_language(visit: Visit) -> None:
    anna = visit()
    anna.make(GAME, "you:Anna", "you:Ben", variants=FIRST)
    anna.answer(0, "announce 2")
    held = anna.get(seat=0)["view"]["own"]["hand"]
    missing = next(kind for kind in ("corn", "cocoa", "sugar", "potato", "cotton", "gold") if kind not in held)
    told = refusal(anna.answer(0, f"offer {missing}"))
    assert (told["title"], told["rule"], told["facts"]) == ("refused", "MN-4.2", {"resource": missing})
    sentences = {told["detail"]}
    for lang in ("fr", "de", "nl"):
        anna.client.headers["Accept-Language"] = f"{lang}-XX,{lang};q=0.9,en;q=0.1"
        sentences.add(refusal(anna.answer(0, f"offer {missing}"))["detail"])
    assert len(sentences) == 4
    asked = anna.client.get(anna.at("/why"), params={"seat": 0, "do": f"offer {missing}", "lang": "en"}).json()
    assert (asked["rule"], asked["text"]) == ("MN-4.2", told["detail"])
    assert anna.get("/why", seat=0, do=f"offer {next(iter(held))}") == {"rule": None}
    assert anna.get("/why", seat=0, do="fly to the moon")["rule"] == "FW-5"
    assert refusal(anna.answer(0, "fly to the moon"))["rule"] == "FW-5"
    assert refusal(anna.answer(0, "announce 3"))["rule"] == "FW-4"
    assert anna.get("/why", seat=0, touch=f"hand/0/{missing}")["rule"] == "MN-4.2"
    assert anna.get("/why", seat=0, touch=f"hand/0/{next(iter(held))}") == {"rule": None}
    assert anna.get("/why", seat=0, touch="the moon")["rule"] == "FW-4"


def test_a_chain_is_carried_out_as_far_as_nothing_new_comes_to_light(visit: Visit) -> None:
    anna = visit()
    anna.make(GAME, "you:Anna", "you:Ben", variants=FIRST)
    hand = anna.get(seat=0)["view"]["own"]["hand"]
    cards = [kind for kind, count in hand.items() for _ in range(count)]
    done = anna.answer(0, ["announce 2", f"offer {cards[0]}", f"offer {cards[1]}", f"offer {cards[2]}"]).json()
    assert done["done"] == 3
    assert anna.get(seat=0)["n"] == done["n"] == anna.get("/log")[-1]["n"]
    hand = anna.get(seat=1)["view"]["own"]["hand"]
    cards = [kind for kind, count in hand.items() for _ in range(count)]
    missing = next(kind for kind in ("corn", "cocoa", "sugar", "potato", "cotton", "gold") if kind not in hand)
    done = anna.answer(1, [f"offer {cards[0]}", f"offer {missing}"]).json()
    assert done["done"] == 1
    assert anna.answer(1, [f"offer {missing}", f"offer {cards[1]}"]).status_code == 409
    assert anna.answer(1, [f"offer {cards[1]}", "take 0 corn"]).json()["done"] == 1, "the offers were opened"


def test_a_chain_goes_on_while_a_seat_only_shows_what_it_has() -> None:
    shown = Moved("hand/0", "laid", "corn", 1, source_seen_by=0, target_seen_by=EVERYBODY)
    assert shown.reveals()
    assert not learns(0, [Answered(0, "lay corn", sealed=False), shown])
    assert learns(1, [shown])
    assert learns(0, [Outcome("draw corn", EVERYBODY)])
    assert learns(0, [Happened("looked", {}, {"hand": "corn"}, seers=(0,))])


def test_many_tables_at_once(visit: Visit) -> None:
    """Answers at different tables share commits, and none is lost."""

    def play(number: int) -> int:
        anna = visit()
        anna.make("santa-cruz", "you", "you")
        for _ in range(10):
            found = anna.asked()
            assert found is not None
            seat, seen = found
            assert anna.answer(seat, seen["asked"]["options"][0]["do"]).status_code == 200
        log: list[dict[str, Any]] = anna.get("/log")
        return sum(event["event"] == "answer" for row in log for event in row["told"])

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(play, range(8))) == [10] * 8
