"""The words of the interface, one folder of Fluent files per language, shared by browser, server and command line.

A folder is all that makes a language: nothing else lists them. What one lacks is said in English. The English of the
cards, refusals, errors and pictures is written in the code, which needs no Fluent to speak it;
`python -m santorini.locales` copies it into `en/rules.ftl` and `en/pictures.ftl` for translators and for the browser.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentLocalization

FOLDER = Path(__file__).parent


def languages(folder: Path = FOLDER) -> tuple[str, ...]:
    """The tags of all languages, English first."""
    found = {path.parent.name for path in folder.glob("*/app.ftl")}
    return ("en", *sorted(found - {"en"}))


LANGUAGES = languages()
_WISH = re.compile(
    r"\s*([a-z]{2,3}(?:[-_][a-z0-9]{2,8})*)(?:[.@][^;]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", re.ASCII
)


@cache
def _localization(language: str, folder: Path) -> FluentLocalization:
    from fluent.runtime import FluentLocalization, FluentResourceLoader

    files = sorted(path.name for path in (folder / "en").glob("*.ftl"))
    loader = FluentResourceLoader(str(folder / "{locale}"))
    chain = dict.fromkeys((language, language.partition("-")[0], "en"))  # pt-BR, pt, en
    return FluentLocalization([*chain], files, loader, use_isolating=False)


def say(key: str, args: Mapping[str, object] | None = None, language: str = "en", folder: Path = FOLDER) -> str:
    """A message in words; where a translation is missing, in English.

    >>> say("server-too-fast", {"seconds": 3})
    'That is too fast; please wait 3 s.'
    """
    return str(_localization(language, folder).format_value(key, dict(args or {})))


def chosen(accept: str, languages: Sequence[str] = LANGUAGES) -> str:
    """The language somebody would like best, as browsers (Accept-Language) and terminals (LANG) say it.

    >>> chosen("nl, pl;q=0.7, fr-CH;q=0.9"), chosen("it_IT.UTF-8"), chosen("C")
    ('fr', 'it', 'en')
    >>> chosen("zh-TW", ["en", "zh-Hans", "zh-Hant"])
    'zh-Hant'
    """
    found = (_WISH.fullmatch(wish) for wish in accept.lower().split(","))
    wishes = {wish[1]: float(wish[2] or 1) for wish in found if wish}
    liked = sorted((wish for wish in wishes if wishes[wish]), key=lambda wish: -wishes[wish])
    return next((near for wish in liked for near in _nearest(wish, languages)), "en")


def _nearest(wish: str, languages: Sequence[str]) -> Iterator[str]:
    """Those of the same language, the one of the same script and country first."""
    language, script, country = _whole(wish)
    same = [tag for tag in languages if _whole(tag)[0] == language]
    yield from sorted(same, key=lambda tag: [script != _whole(tag)[1], country != _whole(tag)[2]])


@cache
def _whole(tag: str) -> tuple[str, str | None, str | None]:
    """Language, script and country, as likely as not where the tag leaves them out."""
    from babel.core import get_global, parse_locale

    try:
        language, country, script, *_ = parse_locale(tag.replace("_", "-"), sep="-")
    except ValueError:
        return tag, None, None
    likely = get_global("likely_subtags")
    tags = (f"{language}_{script}_{country}", f"{language}_{country}", f"{language}_{script}", language)
    full = parse_locale(next((likely[known] for known in tags if known in likely), language))
    return language, script or full[2], country or full[1]
