"""The server looks for circular garbage when nobody waits for it."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from fairwind.server.serve import QUIET_SECONDS, TIDY_SECONDS, PoliteServer, config_of
from fairwind.server.settings import Settings


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PoliteServer:
    monkeypatch.setattr("fairwind.server.serve.time.monotonic", lambda: 0.0)
    return PoliteServer(config_of(Settings(tmp_path)))


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    found: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: found.append(1))
    return found


def test_it_tidies_up_when_an_hour_has_passed_and_nobody_asks(server: PoliteServer, looks: list[int]) -> None:
    server.tidy(TIDY_SECONDS - 1)
    assert not looks
    server.tidy(TIDY_SECONDS + 1)
    assert looks


def test_it_waits_while_people_ask_but_not_for_ever(server: PoliteServer, looks: list[int]) -> None:
    now = 0.0
    while now < 24 * TIDY_SECONDS - QUIET_SECONDS:
        now += QUIET_SECONDS / 2
        server.server_state.total_requests += 1
        server.tidy(now)
    assert not looks
    server.server_state.total_requests += 1
    server.tidy(24 * TIDY_SECONDS + 1)
    assert looks
