"""One fixed numbering of atomic steps, the same for all powers, players, variants and editions.

An action is the index of a step in `STEPS`: every step that any power, setup or draw can ever produce, in the order of
the steps as numbers (kind, then source, then destination). Resigning is left out: programs play to the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Set

import numpy as np
from numpy.typing import NDArray

from santorini.notation import Step
from santorini.powers import CHAPTERS
from santorini.rules.geometry import AHEAD, NEAR, NEAR_ROUND
from santorini.rules.words import (
    AIM,
    BOARD,
    BUILD,
    CALM,
    CORNERS,
    DOME,
    DRAW,
    END,
    FIRST_WORKER,
    FORCE,
    KILL,
    LOWER,
    MARK,
    MOVE,
    NOWHERE,
    PLACE,
    SECOND_WORKER,
    SECRET,
    SWAP,
    TOKEN,
    UNBUILD,
    UNKNOWN,
)
from santorini.spaces import SpaceSet


def _forced(src: int) -> Set[int]:
    """Where a worker can be forced by a step: one space on, two spaces across, or to a corner."""
    across = [AHEAD[AHEAD[src * 8 + direction] * 8 + direction] for direction in range(8)]
    return SpaceSet(NEAR[src] | CORNERS) | {space for space in across if space != NOWHERE}


def _all_steps() -> list[int]:
    board, unseen = SpaceSet(BOARD), (FIRST_WORKER, SECOND_WORKER)
    reach: dict[tuple[int, int], Iterable[int]]  # by kind and source: the destinations
    reach = {(kind, 0): board for kind in (KILL, UNBUILD, PLACE, TOKEN, SECRET, LOWER)}
    reach |= {
        (AIM, 0): range(CALM + 1),
        (DRAW, 0): [god.number for god in CHAPTERS["simple"]],
        (END, 0): [0],
        (MARK, UNKNOWN): [*board, *unseen],
    }
    for src in range(25):
        others = board - {src}
        reach |= {
            (MOVE, src): SpaceSet(NEAR_ROUND[src]),
            (BUILD, src): SpaceSet(NEAR_ROUND[src]) | {src},
            (DOME, src): SpaceSet(NEAR[src]) | {src},
            (FORCE, src): _forced(src) & others,
            (SWAP, src): others,
            (MARK, src): [*others, *unseen],
        }
    return sorted(kind << 10 | src << 5 | dst for (kind, src), reached in reach.items() for dst in reached)


STEPS: NDArray[np.int16] = np.array(_all_steps(), np.int16)  # the step of every action
N_ACTIONS = len(STEPS)
ACTIONS: NDArray[np.int16] = np.full(1 << 14, -1, np.int16)  # the action of every step; -1 where there is none
ACTIONS[STEPS] = np.arange(N_ACTIONS)


def action_of(step: int) -> int:
    """The number of a step.

    >>> action_of(1), N_ACTIONS
    (0, 2353)
    >>> action_of(0)  # from a1 to a1
    Traceback (most recent call last):
        ...
    ValueError: 0 is never a step
    """
    action = int(ACTIONS[step]) if 0 <= step < len(ACTIONS) else -1
    if action < 0:
        raise ValueError(f"{step} is never a step")
    return action


def step_of(action: int) -> Step:
    """The step with this number.

    >>> step_of(0)
    Step('a1-b1')
    """
    if not 0 <= action < N_ACTIONS:
        raise ValueError(f"actions go from 0 to {N_ACTIONS - 1}, not {action}")
    return Step(STEPS[action])


def mask_of(steps: Iterable[int]) -> NDArray[np.int8]:
    """1 for the action of each of these steps, 0 for all others.

    >>> mask_of([1]).argmax()
    np.int64(0)
    """
    mask = np.zeros(N_ACTIONS, np.int8)
    mask[ACTIONS[list(steps)]] = 1
    return mask
