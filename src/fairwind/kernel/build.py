"""Which build is running: the sources, or the libraries that mypyc made of them."""

from __future__ import annotations

from fairwind.kernel import play


def build() -> str:
    """`compiled` or `plain`."""
    return "plain" if str(play.__file__).endswith(".py") else "compiled"
