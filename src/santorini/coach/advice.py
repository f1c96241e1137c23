"""A hint: the turn or step to take, and why."""

from __future__ import annotations

import random
from dataclasses import dataclass

from santorini.ai.analysis import Limit, searchable
from santorini.ai.hints import SECOND, hint, seen_by_decider
from santorini.coach.claims import Claim, strengths
from santorini.game import Game
from santorini.notation import Step, workers_of
from santorini.rules.position import Position
from santorini.views import View


@dataclass(frozen=True)
class Advice:
    """What to do now. `turn` is one step where turns are not searched as a whole; `worker` is a space, if one acts."""

    turn: tuple[Step, ...]
    worker: int | None
    chance: float
    win_in: int | None
    claims: tuple[Claim, ...]


def advise(
    source: Game | View | Position,
    limit: Limit = SECOND,
    rng: random.Random | None = None,
) -> Advice:
    """The best turn that is found within the limit, from what the seat knows that decides, and why it is good.

    >>> from santorini import read_position
    >>> position = read_position("00000/00000/00230/00000/00000 A:c3,a1 X:e5,e4 1 Mortal,Mortal")
    >>> advise(position, Limit(nodes=1000)).claims
    (Claim(name='wins-on', args={'spaces': ['d3']}),)
    """
    seen = seen_by_decider(source)
    best = hint(seen, limit, rng)
    worker = next(iter(workers_of(best.turn[0])), None)
    claims = tuple(strengths(seen.position, best.turn, best.win_in)) if searchable(seen.position) else ()
    return Advice(best.turn, worker, best.chance, best.win_in, claims)
