"""Stand-in for the `cython` module where Cython is not installed."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

compiled = False
nogil = nullcontext()
p_void = object


def cast(kind: Any, value: Any) -> Any:
    """A cast is a promise to the compiler; uncompiled it is the value itself."""
    return value
