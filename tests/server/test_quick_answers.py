"""The short way of an answer says and does the same as the usual one."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable

import httpx
import pytest

from tests.server.visiting import Server, Visitor

Visit = Callable[[], Visitor]
SHORT, USUAL = "application/json", "application/json; charset=utf-8"  # only the first takes the short way
WRONG = {
    "no JSON": "{",
    "nothing": "",
    "no object": "[]",
    "a field that nobody knows": '{"seat": 0, "decision": 1, "do": "x", "more": 1}',
    "a seat in words": '{"seat": "0", "decision": 1, "do": "x"}',
    "a seat that is half": '{"seat": 0.5, "decision": 1, "do": "x"}',
    "a seat that is no number": '{"seat": NaN, "decision": 1, "do": "x"}',
    "a seat that nobody has": '{"seat": 99, "decision": 1, "do": "x"}',
    "a decision too large": '{"seat": 0, "decision": 99999999999999999999, "do": "x"}',
    "no answer": '{"seat": 0, "decision": 1}',
    "an empty chain": '{"seat": 0, "decision": 1, "do": []}',
    "a chain too long": json.dumps({"seat": 0, "decision": 1, "do": ["x"] * 101}),
    "an answer too long": json.dumps({"seat": 0, "decision": 1, "do": "x" * 300}),
    "half a letter": '{"seat": 0, "decision": 1, "do": "\\ud800"}',
    "a decision of the past": '{"seat": 0, "decision": 0, "do": "x"}',
    "another's seat": '{"seat": 2, "decision": 1, "do": "x"}',
    "too much": json.dumps({"seat": 0, "decision": 1, "do": "x" * 300_000}),
}


def sent(visitor: Visitor, content: str, kind: str, **headers: str) -> httpx.Response:
    return visitor.client.post(
        visitor.at("/answer"), content=content.encode(), headers={"Content-Type": kind, **headers}
    )


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_is_refused_in_the_same_words(visit: Visit, wrong: str) -> None:
    anna, ben = visit(), visit()
    anna.make("santa-cruz", "you", "you", "open")
    ben.join(anna.table, "Ben")
    short, usual = (sent(anna, WRONG[wrong], kind, **{"Accept-Language": "de"}) for kind in (SHORT, USUAL))
    assert 400 <= short.status_code < 500
    assert (short.status_code, short.json()) == (usual.status_code, usual.json())
    assert set(short.headers) == set(usual.headers)


def test_what_a_rule_forbids_is_refused_with_the_rule(visit: Visit) -> None:
    anna = visit()
    anna.make("mundus-novus", "you", "you")
    found = anna.asked()
    assert found is not None
    seat, seen = found
    body = json.dumps({"seat": seat, "decision": seen["asked"]["decision"], "do": "announce 99"})
    short, usual = (sent(anna, body, kind) for kind in (SHORT, USUAL))
    assert short.status_code == 409
    assert short.json()["rule"]
    assert short.json() == usual.json()


def test_who_may_not_answer_is_refused_on_both_ways(visit: Visit) -> None:
    anna, stranger = visit(), visit()
    stranger.table = anna.make("mundus-novus", "you", "you")
    found = anna.asked()
    assert found is not None
    seat, seen = found
    do = seen["asked"]["options"][0]["do"]
    body = json.dumps({"seat": seat, "decision": seen["asked"]["decision"], "do": do})
    for kind in (SHORT, USUAL):
        assert sent(stranger, body, kind).status_code == 403
        assert sent(anna, body, kind, Origin="https://elsewhere.example").status_code == 403
    stranger.table = "a" * 12
    assert sent(stranger, body, SHORT).status_code == 404
    assert sent(anna, body, SHORT).json()["done"] == 1


def test_an_answer_counts_though_whoever_gave_it_went_away(visit: Visit, server: Server) -> None:
    anna = visit()
    anna.make("mundus-novus", "you", "you")
    found = anna.asked()
    assert found is not None
    seat, seen = found
    do = seen["asked"]["options"][0]["do"]
    body = json.dumps({"seat": seat, "decision": seen["asked"]["decision"], "do": do})
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in anna.client.cookies.jar)
    head = f"POST {anna.at('/answer')} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {cookies}\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall((head + body).encode())
    until = time.monotonic() + 20
    while anna.get()["n"] == seen["n"] and time.monotonic() < until:
        time.sleep(0.02)
    assert anna.get()["n"] > seen["n"]
