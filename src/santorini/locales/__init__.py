"""The words of the interface, one folder of Fluent files per language, shared by browser, server and command line.

The English of the cards, refusals, errors and pictures is written in the code, which needs no Fluent to speak it;
`python -m santorini.locales` copies it into `en/rules.ftl` and `en/pictures.ftl` for translators and for the browser.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentLocalization

LANGUAGES = ("en", "fr", "it", "pl", "ru")
FOLDER = Path(__file__).parent
_WISH = re.compile(r"\s*(\w\w)(?:[-_.@][^;]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?")


@cache
def _localization(language: str) -> FluentLocalization:
    from fluent.runtime import FluentLocalization, FluentResourceLoader

    files = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
    loader = FluentResourceLoader(str(FOLDER / "{locale}"))
    return FluentLocalization([language, "en"], files, loader, use_isolating=False)


def say(key: str, args: Mapping[str, object] | None = None, language: str = "en") -> str:
    """A message in words; where a translation is missing, in English.

    >>> say("server-too-fast", {"seconds": 3})
    'That is too fast; please wait 3 s.'
    """
    return str(_localization(language).format_value(key, dict(args or {})))


def chosen(accept: str) -> str:
    """The language somebody would like best, as browsers (Accept-Language) and terminals (LANG) say it.

    >>> chosen("de, pl;q=0.7, fr-CH;q=0.9"), chosen("it_IT.UTF-8"), chosen("C")
    ('fr', 'it', 'en')
    """
    wishes = [found for wish in accept.lower().split(",") if (found := _WISH.fullmatch(wish)) and found[1] in LANGUAGES]
    return max(wishes, key=lambda wish: float(wish[2] or 1))[1] if wishes else "en"
