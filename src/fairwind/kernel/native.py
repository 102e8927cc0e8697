"""The door to `mypyc_attr` and `i64`, kept out of the compiled modules.

The core imports no third party, and the compiler knows both only by their own names: so type checkers and the compiler
read the first branch, and at run time the second does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64  # noqa: PLC0414 (re-exported for the type checker)
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414
else:
    i64 = int

    def mypyc_attr(*_: object, **__: object) -> object:
        """Do nothing: plain Python has no use for it."""
        return lambda item: item
