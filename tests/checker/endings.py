"""What may still be done at the end of the turn, after the compulsory build."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from .board import DIRECTIONS, NEXT_TO, SPACES, Board, Worker
from .builds import (
    build,
    may_raze,
    may_slay,
    may_undermine,
    may_undermine_blindly,
    put,
    raze,
    spaces_to_dome,
    starved,
    two_below,
)
from .steps import free, has_token, nameable, target_at, targets

Option = tuple[str, Board]


def ending_options(board: Board) -> Iterator[Option]:
    power = board.power
    unused = board.memory[board.seat] == 0
    if power == "Ares" and board.bonus == 0:
        yield from razing(board)
    elif power == "Charybdis" and board.bonus == 0 and len(board.whirlpools) < 2:
        yield from whirlpools(board)
    elif power == "Europa" and board.bonus == 0:
        yield from talus(board)
    elif power == "Aeolus" and board.bonus == 0:
        yield from winds(board)
    elif power == "Nemesis":
        yield from trades(board)
    elif power == "Theseus" and unused:
        yield from slaying(board)
    elif power == "Adonis" and unused:
        yield from charming(board)
    elif power == "Heracles" and not board.revised and (unused or board.hero):
        yield from deeds(board)
    elif power == "Polyphemus" and (unused or board.hero) and board.bonus < 2:
        yield from boulders(board)
    elif power == "Medea" and (unused or board.hero):
        yield from undermining(board)


def used(board: Board, hero: bool = False) -> Board:
    """A copy in which one more optional thing has been done."""
    after = board.copy()
    after.bonus += 1
    if hero:
        after.hero = True
        after.memory[board.seat] = 1
    return after


def razing(board: Board) -> Iterator[Option]:
    for space in SPACES:
        if may_raze(board, space):
            after = used(board)
            raze(after, space)
            yield f"-{space}", after


def whirlpools(board: Board) -> Iterator[Option]:
    for space in SPACES:
        if free(board, space) and not has_token(board, space):
            after = used(board)
            after.whirlpools.add(space)
            yield f"*{space}", after


def talus(board: Board) -> Iterator[Option]:
    for space in SPACES:
        near = any(w.moved and space in NEXT_TO[w.space] for w in board.own())
        if near and free(board, space) and not has_token(board, space):
            after = used(board)
            after.talus = space
            yield f"*{space}", after


def winds(board: Board) -> Iterator[Option]:
    """Any direction; revised: on with a direction if off, off if on."""
    choices: list[str | None] = list(DIRECTIONS)
    if board.revised and board.wind is not None:
        choices = [None]
    for direction in choices:
        after = used(board)
        after.wind = direction
        yield f"~{direction or 0}", after


def slaying(board: Board) -> Iterator[Option]:
    for space in SPACES:
        if may_slay(board, space):
            after = used(board, hero=True)
            victim = after.at(space)
            assert victim is not None
            after.workers.remove(victim)
            yield f"x{space}", after
        elif nameable(board, space) and two_below(board, space):
            yield f"x{space}", used(board, hero=True)


def charming(board: Board) -> Iterator[Option]:
    """Adonis: one opposing worker; revised: a pair of an own and an opposing worker."""
    for space in SPACES:
        other = target_at(board, space)
        if other is None or other.side == board.blind:
            continue
        if board.revised:
            for mine in board.own():
                after = used(board, hero=True)
                after.worker(other.id).marked = after.worker(mine.id).marked = True
                yield f"{mine.space}!{space}", after
        else:
            after = used(board, hero=True)
            after.worker(other.id).marked = True
            yield f"!{space}", after
    if board.blind is not None and not board.revised:
        for sex in "FM":
            after = used(board, hero=True)
            for hidden in after.of(board.blind):
                hidden.marked |= hidden.sex == sex
            yield f"!{sex}", after


def deeds(board: Board) -> Iterator[Option]:
    """Heracles: domes of all his workers after the build."""
    for worker in board.own():
        for space in spaces_to_dome(board, worker):
            after = build(board, worker.id, space, dome=True)
            after.actor = board.actor
            after.hero = True
            after.memory[board.seat] = 1
            yield f"{worker.space}+{space}D", after


def boulders(board: Board) -> Iterator[Option]:
    """Polyphemus: domes anywhere."""
    for space in SPACES:
        if free(board, space) and not starved(board, board.mover_side, space, True):
            after = used(board, hero=True)
            put(after, space, dome=True)
            yield f"+{space}D", after


def undermining(board: Board) -> Iterator[Option]:
    """Medea: one block from under any number of workers, each once; revised: all from under one worker."""
    if board.revised and board.touched:
        return
    for space in SPACES:
        if space in board.touched:
            continue
        after = used(board, hero=True)
        after.bonus = 1
        hit = may_undermine(board, space)
        if hit:
            raze(after, space, board.levels[space] if board.revised else 1)
        elif not (nameable(board, space) and may_undermine_blindly(board, space)):
            continue
        if hit or board.revised or not board.guessing:
            after.touched = tuple(sorted((*board.touched, space)))
        yield f"-{space}", after


# -- Nemesis


def opposing_sides(board: Board) -> list[int]:
    return sorted({board.side(s) for s in board.opponents()})


def trading_partners(board: Board, side: int) -> list[Worker]:
    return [w for w in targets(board) if w.side == side]


def size_of_trade(board: Board, side: int) -> int:
    """How many pairs trade with this side, 0 if they may not: none of theirs may neighbor any of hers."""
    mine, theirs = board.own(), trading_partners(board, side)
    if any(board.beside(w.space, side) for w in mine):
        return 0
    if board.revised:
        return 2 if len(mine) >= 2 and len(theirs) >= 2 else 0
    return min(len(mine), len(theirs))


def trades(board: Board) -> Iterator[Option]:
    if board.traded:
        yield from rearrangements(board)
        return
    mine = {m for m, _ in board.pledges}
    theirs = {t for _, t in board.pledges}
    sides = {board.worker(t).side for t in theirs} or set(opposing_sides(board))
    for side in sorted(sides):
        size = size_of_trade(board, side)
        if size == 0:
            continue
        for one in board.own():
            for other in trading_partners(board, side):
                if one.id in mine or other.id in theirs:
                    continue
                after = board.copy()
                after.pledges = tuple(sorted((*board.pledges, (one.id, other.id))))
                if len(after.pledges) == size:
                    trade(after)
                yield f"{one.space}<>{other.space}", after


def trade(board: Board) -> None:
    """All promised pairs change places together."""
    for mine, theirs in board.pledges:
        one, other = board.worker(mine), board.worker(theirs)
        one.space, other.space = other.space, one.space
    board.traded = tuple(sorted((board.worker(t).space for _, t in board.pledges), key=SPACES.index))
    board.pledges = ()


def rearrangements(board: Board) -> Iterator[Option]:
    """Which of the traded opponents stands on which of the k spaces is hers to say as well."""
    for low, high in combinations(board.traded, 2):
        one, other = board.at(low), board.at(high)
        if SPACES.index(low) <= board.lowest or one is None or other is None:
            continue
        if (one.sex, one.marked) == (other.sex, other.marked):
            continue
        after = board.copy()
        after.worker(one.id).space, after.worker(other.id).space = high, low
        after.lowest = SPACES.index(low)
        yield f"{low}<>{high}", after
