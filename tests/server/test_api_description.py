"""The description of the API, and whatever schemathesis thinks of: no server error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error

from tests.server.visiting import Server, Visitor

Visit = Callable[[], Visitor]
EXAMPLES = 12


def test_the_description_is_complete(visit: Visit) -> None:
    description = visit().client.get("/api/openapi.json").json()
    assert description["info"]["title"] == "Fairwind"
    for path, calls in description["paths"].items():
        for call in calls.values():
            assert call["summary"], path
            assert "4XX" in call["responses"], path
    assert "Problem" in description["components"]["schemas"]


def test_nothing_that_is_sent_makes_a_server_error(server: Server, visit: Visit) -> None:
    """Every call, with a table that is there and with whatever else fits or does not fit the description."""
    visitor = visit()
    visitor.make("mundus-novus", "you", "you", "open")
    visitor.done("/start", bot="random")
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    cookie = f"fw={visitor.cookie()}"

    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        if operation.path.endswith("/events"):
            continue  # it never ends; its parameters are those of the other calls

        @settings(max_examples=EXAMPLES, deadline=None, database=None, phases=[Phase.generate],
                  suppress_health_check=list(HealthCheck))  # fmt: skip
        def attempt(case: Any) -> None:
            if "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = visitor.table
            case.call_and_validate(checks=[not_a_server_error], headers={"Cookie": cookie}, timeout=20)

        given(case=operation.as_strategy())(attempt)()
