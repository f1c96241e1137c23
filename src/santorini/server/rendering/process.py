"""The process that renders pictures and replays, which takes so long that players would have to wait.

It reads jobs and writes what came of them, a line of JSON for each. It ends with its server.
"""

from __future__ import annotations

import gzip
import os
import signal
import sys
from collections.abc import Iterator, Mapping
from types import MappingProxyType

import msgspec
from msgspec import Struct
from resvg_py import svg_to_bytes

from santorini.errors import Argument
from santorini.game import Game, Played
from santorini.locales import chosen, say
from santorini.locales.refusals import worded
from santorini.pictures import svg
from santorini.pictures.caption import Words
from santorini.records import Eyes, read_game, write_position
from santorini.rules.names import Edition
from santorini.rules.position import Position
from santorini.rules.words import NOBODY
from santorini.server.refusals import Refused
from santorini.server.texts import numbered, position_of, read_records
from santorini.server.wire import schema
from santorini.server.wire.view import happened, position_view
from santorini.summary import SeatSummary, summary
from santorini.views import seen_numbers, seen_position, seen_text

PACKING = 5  # of gzip
PREVIEW = (1200, 630)  # pixels of the picture that a link is shown with
MARGIN = 24
NICE = 5  # players come first


class Frame(schema.Part):
    """The game after one more step: who took it (None: chance), what came of it, and how it stands now.

    The first frame is the start, before any step. `position` is the text of what may be seen.
    """

    seat: schema.Seat | None
    turn: int
    text: str
    comment: str
    events: list[schema.Event]
    view: schema.View
    position: str


class Summary(schema.Part):
    result: schema.Result | None
    turns: int
    seats: list[SeatSummary]


class Replay(schema.Part):
    """A game step by step. `fleece` is the card of the Golden Fleece, 0 if it is not played with.

    There is no summary as long as something in it is secret. A text may hold many games: `games` has the headers of
    each, and this is the one of that `number`, from 1 on.
    """

    number: int
    games: list[dict[str, str]]
    headers: dict[str, str]
    players: int
    powers: list[schema.Card]
    fleece: schema.Card
    edition: Edition
    frames: list[Frame]
    summary: Summary | None


# ---------------------------------------------------------------- jobs


class PictureJob(Struct, tag="picture"):
    """Draw the position that a text describes."""

    text: str
    size: int
    language: str

    def done(self) -> bytes:
        """The picture, as SVG."""
        return svg(position_of(self.text), size=self.size, words=_words(chosen(self.language))).encode()


class PreviewJob(Struct, tag="preview"):
    """Draw the position that a text describes as the preview of a link shows it."""

    text: str

    def done(self) -> bytes:
        """The picture, as PNG."""
        board = svg(position_of(self.text), size=PREVIEW[1] - 2 * MARGIN, labels=False)
        aside = (PREVIEW[0] - PREVIEW[1]) // 2 + MARGIN
        sea = '<rect width="100%" height="100%" fill="#1f6f9c"/>'
        size = 'width="{}" height="{}"'.format(*PREVIEW)
        placed = f'{sea}<g transform="translate({aside} {MARGIN})">{board}</g>'
        drawn = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{placed}</svg>'
        return bytes(svg_to_bytes(svg_string=drawn, font_family="sans-serif"))


class RecordJob(Struct, tag="record"):
    """Replay one of the games of a record."""

    text: str
    number: int

    def done(self) -> bytes:
        """The replay, as JSON."""
        records = read_records(self.text)
        read, headers = numbered(records, self.number), [dict(record.headers) for record in records]
        return schema.encode(replayed(read.game, Eyes.ALL, headers, self.number, read.comments))


class TableJob(Struct, tag="table"):
    """The game of a table so far, as text, through these eyes; and how it ended, which the table knows."""

    text: str
    seat: int | None
    all: bool
    headers: dict[str, str]
    ending: schema.View

    def done(self) -> bytes:
        """The replay, as JSON."""
        replay = replayed(read_game(self.text).game, Eyes.ALL if self.all else self.seat, [self.headers])
        last, ending = replay.frames[-1].view, self.ending
        last.decider, last.doing, last.result = ending.decider, ending.doing, ending.result
        if replay.summary:
            replay.summary.result = ending.result
        return schema.encode(replay)


Job = PictureJob | PreviewJob | RecordJob | TableJob


class Rendered(Struct):
    """What came of a job: a body, packed as browsers take it, or a refusal."""

    packed: bytes = b""
    code: str = ""
    args: dict[str, Argument] = {}


read_job = msgspec.json.Decoder(Job).decode


def render(line: bytes) -> bytes:
    """Do a job."""
    try:
        return schema.encode(Rendered(gzip.compress(read_job(line).done(), PACKING)))
    except Refused as refused:
        return schema.encode(Rendered(code=refused.code, args=refused.details))


def _words(language: str) -> Words:
    """What pictures say, in a language."""
    return lambda code, **args: say(f"picture-{code}", worded(args, language), language)


# ---------------------------------------------------------------- frames


def replayed(
    game: Game,
    eyes: int | Eyes | None,
    games: list[dict[str, str]],
    number: int = 1,
    comments: Mapping[int, str] = MappingProxyType({}),
) -> Replay:
    """The whole game through these eyes."""
    frames = []
    for index, (p, turn) in enumerate(_positions(game)):
        seen = through(eyes, p)
        played = game.history[index - 1] if index else None
        frames.append(
            Frame(
                seat=None if played is None or played.seat == NOBODY else played.seat,
                turn=played.turn if played else 0,
                text=_text(game, played, eyes) if played else "",
                comment=comments.get(index, ""),
                events=_events(game, played, eyes) if played else [],
                view=position_view(seen, turn),
                position=write_position(seen),
            )
        )
    powers, fleece = dealt(game)
    return Replay(
        number=number,
        games=games,
        headers=games[number - 1],
        players=game.players,
        powers=powers,
        fleece=fleece,
        edition=game.edition,  # type: ignore[arg-type]
        frames=frames,
        summary=_summary(game, frames[-1].view.result) if eyes is Eyes.ALL else None,
    )


def dealt(game: Game) -> tuple[list[int], int]:
    """The numbers of the powers of a game, and of the Golden Fleece's."""
    return [card.number for card in game.cards], game.fleece.number if game.fleece else 0


def _positions(game: Game) -> Iterator[tuple[Position, int]]:
    """Every position of a game, with the number of its turn."""
    for played in game.history:
        p = Position()
        p.thaw(played.before)
        yield p, played.turn
    yield game.position, game.turn


def through(eyes: int | Eyes | None, p: Position) -> Position:
    """A position as these eyes see it."""
    return p if isinstance(eyes, Eyes) else seen_position(p, eyes)


def _text(game: Game, played: Played, eyes: int | Eyes | None) -> str:
    return played.text if isinstance(eyes, Eyes) else seen_text(game, played, eyes)


def _events(game: Game, played: Played, eyes: int | Eyes | None) -> list[schema.Event]:
    return happened(played.numbers if isinstance(eyes, Eyes) else seen_numbers(game, played, eyes))


def _summary(game: Game, result: schema.Result | None) -> Summary:
    counted = summary(game)
    return Summary(result, counted.turns, list(counted.seats))


def main() -> None:
    """Answer each line of standard input, a job, with what came of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    if hasattr(os, "nice"):
        os.nice(NICE)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(render(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
