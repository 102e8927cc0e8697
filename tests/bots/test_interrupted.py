"""Ctrl-C while a bot thinks ends the thought as it ends everything else in Python, in both builds."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

THINKS_FOR_EVER = """
import signal
from fairwind.bots.net import net_of
from fairwind.games import game

spec = game("santa-cruz")
net = net_of(spec, 2)
rows = net.rows_for(spec, 2)
signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs in the background may have been told to ignore it
try:
    print("thinking", flush=True)
    while True:
        net.outputs([3] * len(rows), rows)
except KeyboardInterrupt:
    print("interrupted")
"""


def test_a_net_is_interrupted_like_anything_else() -> None:
    for wait in (0.02, 0.05, 0.08):
        with subprocess.Popen(
            [sys.executable, "-c", THINKS_FOR_EVER], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as thinking:
            assert thinking.stdout is not None
            assert thinking.stdout.readline() == "thinking\n"
            time.sleep(wait)
            thinking.send_signal(signal.SIGINT)
            try:
                said, complaint = thinking.communicate(timeout=30)
            finally:
                thinking.kill()
        assert (said, complaint, thinking.returncode) == ("interrupted\n", "", 0)
