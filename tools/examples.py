"""Shows the examples in docstrings as code; the documentation loads it (`mkdocs.yml`, mkdocstrings)."""

from __future__ import annotations

import re
from typing import Any

import griffe

# From a prompt to the next empty line that no prompt or output follows.
EXAMPLE = re.compile(r"^>>> .*(?:\n(?!$).*)*", re.MULTILINE)


class Examples(griffe.Extension):
    """Puts a fence around every doctest."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)
