"""`python -m fairwind.cli` is `fairwind`."""

from __future__ import annotations

from fairwind.cli.entry import main

main()
