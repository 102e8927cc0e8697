"""One server for all tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.postgresql import needs_postgresql, postgresql
from tests.server.visiting import Server, Visitor, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def visit(server: Server) -> Callable[[], Visitor]:
    """Each call is another person with another browser."""
    return server.visitor


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgresql", marks=needs_postgresql), "two processes"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of each kind: one process, a PostgreSQL, several processes."""
    data = tmp_path_factory.mktemp("house")
    if request.param == "postgresql":
        with postgresql() as address, serving(data, database=address) as running:
            yield running
    else:
        several = ["--processes", "2"] if request.param == "two processes" else []
        with serving(data, *several) as running:
            yield running
