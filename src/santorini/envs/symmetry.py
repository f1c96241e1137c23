"""The eight symmetries of the board, for observations and policies: turned games are as good as played ones.

>>> import numpy as np
>>> from santorini.envs.actions import action_of, step_of
>>> step_of(TURNED_ACTIONS[1][action_of(1)])  # a1-b1 in the mirror
Step('e1-d1')
>>> policy = np.arange(N_ACTIONS)
>>> bool((turned_actions(turned_actions(policy, 5), INVERSE[5]) == policy).all())
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from santorini.envs.actions import N_ACTIONS, STEPS, action_of
from santorini.envs.observation import plane_names
from santorini.rules.geometry import DIRECTIONS, OFFSETS, transform
from santorini.rules.words import AIM, BUILD, CALM, DOME, DRAW, END, FORCE, MARK, MOVE, SWAP

Number = TypeVar("Number", bound=np.generic)

SYMMETRIES = range(8)  # 0 changes nothing
_FROM_A_SPACE = (MOVE, BUILD, DOME, FORCE, SWAP, MARK)


def _turned_direction(direction: int, symmetry: int) -> int:
    if direction == CALM:
        return CALM
    east, north = OFFSETS[direction]
    start, end = transform(12, symmetry), transform(12 + east + 5 * north, symmetry)
    return OFFSETS.index((end % 5 - start % 5, end // 5 - start // 5))


def _turned_step(step: int, symmetry: int) -> int:
    kind, src, dst = step >> 10, step >> 5 & 31, step & 31
    if kind == AIM:
        return kind << 10 | _turned_direction(dst, symmetry)
    if kind in (END, DRAW):
        return step
    src = transform(src, symmetry) if kind in _FROM_A_SPACE and src < 25 else src
    return kind << 10 | src << 5 | (transform(dst, symmetry) if dst < 25 else dst)


TURNED_SPACES = np.array([[transform(space, symmetry) for space in range(25)] for symmetry in SYMMETRIES])
TURNED_ACTIONS = np.array(
    [[action_of(_turned_step(step, symmetry)) for step in STEPS.tolist()] for symmetry in SYMMETRIES]
)
INVERSE = [
    int(np.flatnonzero((TURNED_SPACES[:, TURNED_SPACES[each]] == np.arange(25)).all(axis=1))[0]) for each in SYMMETRIES
]


def turned_actions(policy: NDArray[Number], symmetry: int) -> NDArray[Number]:
    """Something about every action (a mask, a policy), for the turned board. The actions are the last axis."""
    if policy.shape[-1] != N_ACTIONS:
        raise ValueError(f"the last axis has {policy.shape[-1]} numbers, not one for each of {N_ACTIONS} actions")
    turned = np.empty_like(policy)
    turned[..., TURNED_ACTIONS[symmetry]] = policy
    return turned


def turned_planes(
    observations: NDArray[Any], symmetry: int, players: int = 2, planes: Sequence[str] | None = None
) -> NDArray[Any]:
    """Observations (planes first: `..., planes, 5, 5`) of the turned board; `planes` are their names, if not all.

    Only Nemesis' rearranging goes by the order of the spaces, and so has no symmetry: leave out observations in which
    the plane `rearrange_from` is not zero.
    """
    names = plane_names(players)
    names = names if planes is None else [name for name in names if name in set(planes)]
    if observations.shape[-3:] != (len(names), 5, 5):
        raise ValueError(f"observations end with {observations.shape[-3:]}, not with {(len(names), 5, 5)}")
    flat = observations.reshape(*observations.shape[:-2], 25)
    turned = np.empty_like(flat)
    turned[..., TURNED_SPACES[symmetry]] = flat
    moved = turned.copy()
    for place, name in enumerate(names):
        what, _, direction = name.partition(" ")
        if what in ("wind", "arrow") and direction in DIRECTIONS:
            to = f"{what} {DIRECTIONS[_turned_direction(DIRECTIONS.index(direction), symmetry)]}"
            moved[..., names.index(to), :] = turned[..., place, :]
    return moved.reshape(observations.shape)
