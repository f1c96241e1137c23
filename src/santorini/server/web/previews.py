"""What is said of a page where its link is shared: Open Graph tags, with a picture."""

from __future__ import annotations

import re
from contextlib import suppress
from html import escape
from urllib.parse import urlencode

from starlette.requests import Request

from santorini.locales import chosen, say
from santorini.locales.english import slug
from santorini.records import write_position
from santorini.server.refusals import Refused
from santorini.server.rendering.process import PREVIEW, through
from santorini.server.tables.table import Table
from santorini.server.web.requests import tables

TABLE = re.compile(r"(?:table|replay)/([\w-]{1,32})", re.ASCII)


async def tags(request: Request, path: str) -> str:
    """The tags of a page: of a table, as a spectator sees it; of a position; or of the game."""
    language = chosen(request.headers.get("accept-language", ""))
    title, about, picture = say("page-name", {}, language), say("start-pitch", {}, language), "/preview.jpg"
    with suppress(Refused):
        if found := TABLE.fullmatch(path):
            table = await tables(request).find(found[1])
            title, about, picture = _of_table(table, language)
        elif path == "position" and (text := request.query_params.get("text", "")):
            picture = _picture(text)
    base = str(request.base_url).rstrip("/")
    told = {
        "og:type": "website",
        "og:site_name": say("page-name", {}, language),
        "og:title": title,
        "og:description": about,
        "og:url": f"{base}/{path}",
        "og:image": base + picture,
        "og:image:width": str(PREVIEW[0]),
        "og:image:height": str(PREVIEW[1]),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(content)}">' for name, content in told.items())


def _of_table(table: Table, language: str) -> tuple[str, str, str]:
    """Title, description and picture of a table."""
    about = _about(table, language)
    names = [sitting.name for sitting in table.seats if sitting.name]
    if table.game is None:
        host = names[0] if names else say("start-guest", {}, language)
        return say("page-preview-invited", {"name": host}, language), about, "/preview.jpg"
    p = table.game.position if not table.hidden or table.status == "over" else through(None, table.game.position)
    computer = say("start-sitter-computer", {}, language)
    players = [sitting.name or computer for sitting in table.seats if sitting.name or sitting.player == "computer"]
    return " – ".join(players) or say("page-name", {}, language), about, _picture(write_position(p))


def _about(table: Table, language: str) -> str:
    """Which powers play; before they are dealt, what was agreed on."""
    dealt = [card.name for card in table.game.cards if card.number] if table.game is not None else []
    if dealt:
        return ", ".join(say(f"power-{slug(name)}", {}, language) for name in dealt)
    agreed = table.options
    way = "position" if agreed.position is not None else "fleece" if agreed.fleece is not None else agreed.deal
    words = [say("start-players", {"players": agreed.players}, language), say(f"start-way-{way}", {}, language)]
    return say("page-series", {"first": words[0], "next": words[1]}, language)


def _picture(text: str) -> str:
    return f"/api/preview.png?{urlencode({'text': text})}"
