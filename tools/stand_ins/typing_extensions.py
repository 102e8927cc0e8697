"""What Python has had for long."""

from typing import Literal

__all__ = ["Literal"]
