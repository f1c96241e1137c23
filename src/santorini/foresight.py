"""What is shown before a step is taken: what it would do to other workers, and which steps only a power forbids.

All of it is asked of the rules, on what the seat that decides knows: it is safe to show.
"""

from __future__ import annotations

from typing import NamedTuple

from santorini.game import Game
from santorini.notation import Step
from santorini.reasons import Refusal, unopposed
from santorini.rules.walk import Walk
from santorini.rules.words import CHANCE, FORCE, KILL, OVER, SETUP, SWAP

TO_WORKERS = (FORCE, SWAP, KILL)
OF_OTHERS = ("barred", "must", "wish", "asleep", "wind")  # refusals for which the mover's own rules are not to blame

_WALK = Walk()  # keeps nothing between two calls


class Outcome(NamedTuple):
    """A step on offer, and the events by which it forces, swaps or removes workers, as the rules tell them."""

    step: Step
    numbers: tuple[int, ...]


def outcomes(game: Game) -> list[Outcome]:
    """The steps on offer that do something to workers, besides moving their own.

    >>> from santorini import read_position
    >>> from santorini.events import read_events
    >>> position = read_position("00000/00000/00000/00000/00000 A:b2,e1 X:b3,e5 1 Minotaur,Pan")
    >>> [(step, numbers)] = outcomes(Game.from_position(position))
    >>> print(step, *read_events(numbers))
    b2-b3 force: seat 0, side 1, b3 to b4, by Minotaur
    """
    p = game.known()
    if p.window in (SETUP, CHANCE, OVER):
        return []
    before, found = p.freeze(), list[Outcome]()
    p.quiet = p.telling = True
    for step in game.legal_steps():
        p.reported()  # forget what was told of the last one
        _WALK.take(p, int(step))
        done = tuple([number for number in p.reported() if number >> 10 & 63 in TO_WORKERS])
        if done:
            found.append(Outcome(step, done))
        p.thaw(before)
    return found


def barred(game: Game) -> list[tuple[Step, Refusal]]:
    """The steps that would be legal but for the powers of others, or the wind, and why they are not."""
    p = game.known()
    if p.window in (SETUP, CHANCE, OVER) or p.decider != p.mover:
        return []
    legal = {*game.legal_step_numbers()}
    refused = [(Step(step), game.refusal(step)) for step in unopposed(p).offered_steps() if step not in legal]
    return [(step, refusal) for step, refusal in refused if refusal and refusal.code in OF_OTHERS]
