"""What the server says in words, from the Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import santorini.locales

FOLDER = Path(santorini.locales.__file__).parent


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / language / "server.ftl").read_text(encoding="utf-8")))
    return bundle


def say(key: str, args: Mapping[str, str], language: str = "en") -> str:
    """A message in words.

    >>> say("server-too-fast", {"seconds": "3"})
    'That is too fast; please wait 3 s.'
    """
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, dict(args))
    return str(text)
