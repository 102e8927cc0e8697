"""The load client plays real games and is not itself the limit."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench" / "server.py"


@pytest.mark.long
@pytest.mark.parametrize("more", [(), ("--zipped",)])
def test_a_short_measurement_has_all_its_figures(more: tuple[str, ...]) -> None:
    pytest.importorskip("rich", reason="Rich is not installed: pip install rich.")
    command = [sys.executable, str(BENCH), "--tables", "8", "--seconds", "2", "--rate", "50", "--onlookers", "10"]
    done = subprocess.run([*command, "--json", *more], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    for stretch in ("most", "paced", "half"):
        assert figures[stretch]["per_s"] > 0
        assert figures[stretch]["refused"] == 0
        assert figures[stretch]["clients_busy"] < 0.8
    assert figures["watched"]["seen_by_all"] == figures["watched"]["answers"] == 20
