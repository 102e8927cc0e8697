"""Whoever trains switches nets and advice; what others test in the same process plays by the game's own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fairwind.bots import advice, net


@pytest.fixture(autouse=True)
def own_nets_and_advice() -> Iterator[None]:
    nets, read = dict(net._NETS), dict(advice._READ)
    yield
    net._NETS.clear()
    net._NETS.update(nets)
    advice._READ.clear()
    advice._READ.update(read)
