"""What is seen of a game, as the wire has it: through the eyes of a seat, a spectator, or of all if nothing is secret.

This is the plain way to make a view. `view_writer` writes the same as JSON at once, for the news of every step.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from msgspec import UNSET

from santorini import placement
from santorini.events import read_events
from santorini.game import Game
from santorini.lasting import lasting
from santorini.powers.catalog import CARDS
from santorini.records import Eyes
from santorini.rules.names import REASONS, WINDOWS, Task
from santorini.rules.pieces import Worker
from santorini.rules.position import Position
from santorini.rules.words import CALM, NOBODY, OVER, SETUP
from santorini.server.wire import schema
from santorini.server.wire.schema import encode
from santorini.spaces import SpaceSet
from santorini.views import seen_position


def happened(numbers: Sequence[int]) -> list[schema.Event]:
    """Events for the wire."""
    return [
        schema.Event(
            event.kind,
            number >> 5 & 31,
            number & 31,
            seat=UNSET if event.seat is None else event.seat,
            side=UNSET if event.side is None else event.side,
            by=event.by or UNSET,
            token=event.token or UNSET,
        )
        for number, event in zip(numbers, read_events(tuple(numbers)), strict=True)
    ]


@lru_cache(1 << 14)
def events_text(numbers: tuple[int, ...]) -> bytes:
    """The same as JSON."""
    return encode(happened(numbers))


def view_of(game: Game, eyes: int | Eyes | None, forced: str = "") -> schema.View:
    """What these eyes see of the game now, without the steps on offer. `forced` tells why a game ended that the rules
    alone did not end."""
    position = game.position if eyes is Eyes.ALL else seen_position(game.position, eyes)
    return position_view(position, game.turn, forced)


def position_view(p: Position, turn: int, forced: str = "") -> schema.View:
    """A position, from which secrets have been taken, as the wire has it."""
    over = p.window == OVER or forced == "abandoned"
    task = placement.task(p) if p.window == SETUP else None
    cards = [CARDS[p.power[seat]] for seat in range(p.seats)]
    memory = [p.memory[seat] for seat in range(p.seats)]
    return schema.View(
        turn=turn,
        mover=p.mover,
        extra=bool(p.extra_turn),
        decider=None if over or p.decider == NOBODY else p.decider,
        doing="over" if over else WINDOWS[p.window],
        task=cast(Task, task.what) if task else None,
        levels="".join([str(p.level(space)) for space in range(25)]),
        domes=list(SpaceSet(p.dome)),
        workers=[_worker(p, worker) for worker in sorted(p.workers_standing(), key=lambda worker: worker.side)],
        tokens=[schema.Token(*token) for token in p.tokens()],
        wind=None if p.wind == CALM else p.wind,
        arrow=None if p.arrow == CALM else p.arrow,
        powers=[card.number for card in cards],
        face=p.face_up,
        spent=[card.hero and kept > 0 for card, kept in zip(cards, memory, strict=True)],
        lasting=lasting_parts(p),
        playing=[p.plays(seat) for seat in range(p.seats)],
        active=p.active if p.active < 25 else None,
        result=result_of(p, forced) if over else None,
        legal=[],
        undo=0,
    )


def lasting_parts(p: Position) -> list[schema.Lasting]:
    """What powers do beyond one step."""
    return [schema.Lasting(part.seat, part.power, part.amount, [*part.spaces]) for part in lasting(p)]


def _worker(p: Position, worker: Worker) -> schema.Worker:
    secret = p.window != OVER and worker.side == p.secret_side
    return schema.Worker(worker.space, worker.side, worker.woman, secret, worker.asleep, worker.marked)


def result_of(p: Position, forced: str) -> schema.Result:
    """How a game ended that is over."""
    winners = [] if p.window != OVER else [seat for seat in range(p.seats) if p.side_for(seat) == p.winner]
    return schema.Result(winners, forced or REASONS[p.reason])
