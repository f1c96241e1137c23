"""May it be built there, what does the build cause? (rules.md 3.4), and everything else that changes the ground."""

from __future__ import annotations

from .board import NEXT_TO, NEXT_TO_WRAPPED, PERIMETER, SPACES, Board, Worker
from .steps import closed, end_game, free, target_at, targets

# -- may it be built there?


def starved(board: Board, side: int, space: str, dome: bool) -> bool:
    """Limus: nothing next to her workers but the dome of a Complete Tower (revised: any dome)."""
    if dome and (board.levels[space] == 3 or board.revised):
        return False
    return any(board.side(s) != side and board.beside(space, board.side(s)) for s in board.opposing("Limus"))


def reach(board: Board, worker: Worker) -> frozenset[str]:
    wraps = board.power == "Urania" and worker.side == board.mover_side
    return NEXT_TO_WRAPPED[worker.space] if wraps else NEXT_TO[worker.space]


def may_build(board: Board, worker: Worker, space: str) -> bool:
    """The ordinary piece on this space by this worker."""
    if space not in reach(board, worker) or not free(board, space):
        return False
    return not starved(board, worker.side, space, board.levels[space] == 3)


def may_dome(board: Board, worker: Worker, space: str) -> bool:
    """A dome at any level, for powers that allow it."""
    return space in reach(board, worker) and free(board, space) and not starved(board, worker.side, space, True)


def may_lift(board: Board, worker: Worker) -> bool:
    """Zeus: a block under the worker itself."""
    space = worker.space
    return board.levels[space] < 3 and not closed(board, space) and not starved(board, worker.side, space, False)


# -- what does the build cause?


def clear_tokens(board: Board, space: str) -> None:
    board.whirlpools.discard(space)
    board.coins.discard(space)


def count_towers(board: Board) -> None:
    """Chronus wins as soon as five Complete Towers stand, but nobody wins in an additional turn."""
    if board.winner is None and not board.extra and board.towers() >= 5:
        for seat in board.holders("Chronus"):
            end_game(board, board.side(seat), "towers")


def put(board: Board, space: str, dome: bool) -> None:
    """Add the piece and resolve what it causes. (Gaea's reaction is taken as declined.)"""
    clear_tokens(board, space)
    if dome:
        board.domes.add(space)
        board.dome_built = True
        complete = board.levels[space] == 3
        board.tower_built |= complete
    else:
        board.levels[space] += 1
        complete = False
    count_towers(board)
    if board.winner is not None:
        return
    if complete and board.power == "Dionysus":
        board.pending += 1
    if not dome and board.power == "Clio" and board.memory[board.seat] > 0:
        board.coins.add(space)
        board.memory[board.seat] -= 1


def build(before: Board, number: int, space: str, dome: bool = False) -> Board:
    """The board after this worker's build: the ordinary piece, or a dome by permission."""
    board = before.copy()
    board.actor = number
    put(board, space, dome or board.levels[space] == 3)
    return board


# -- the ground taken away, figures removed


def may_raze(board: Board, space: str) -> bool:
    """Ares: the top block of an unoccupied space next to an own worker that did not move."""
    unmoved = [w for w in board.own() if not w.moved]
    return board.levels[space] > 0 and free(board, space) and any(space in NEXT_TO[w.space] for w in unmoved)


def may_undermine(board: Board, space: str) -> bool:
    """Medea: blocks from under any worker beside an unmoved worker of hers (revised: beside any of hers)."""
    if board.at(space) is None or board.levels[space] == 0 or closed(board, space):
        return False
    return any(space in NEXT_TO[w.space] for w in board.own() if board.revised or not w.moved)


def may_undermine_blindly(board: Board, space: str) -> bool:
    near = any(space in NEXT_TO[w.space] for w in board.own() if board.revised or not w.moved)
    return near and board.levels[space] > 0


def raze(board: Board, space: str, blocks: int = 1) -> None:
    board.levels[space] -= blocks
    clear_tokens(board, space)


def may_slay(board: Board, space: str) -> bool:
    """Theseus: an opposing worker exactly two levels above a neighboring own worker."""
    return target_at(board, space) is not None and two_below(board, space)


def two_below(board: Board, space: str) -> bool:
    return any(space in NEXT_TO[w.space] and board.levels[space] - board.level(w) == 2 for w in board.own())


def petrify(board: Board) -> None:
    """Medusa: every lower neighboring opponent turns to stone wherever the block may be built, until none is left."""
    heights = {w.id: board.level(w) for w in board.own()}

    def doomed(victim: Worker) -> bool:
        over = [w for w in board.own() if victim.space in NEXT_TO[w.space] and heights[w.id] > board.level(victim)]
        return bool(over) and not starved(board, board.mover_side, victim.space, False)

    while True:
        victim = next((w for w in targets(board) if doomed(w)), None)
        if victim is None:
            return
        board.workers.remove(victim)
        put(board, victim.space, dome=False)


def may_deploy(board: Board, space: str) -> bool:
    """Jason's spare worker: an unoccupied perimeter space on the ground."""
    return space in PERIMETER and board.levels[space] == 0 and free(board, space)


def spaces_to_build(board: Board, worker: Worker) -> list[str]:
    return [s for s in SPACES if may_build(board, worker, s)]


def spaces_to_dome(board: Board, worker: Worker) -> list[str]:
    return [s for s in SPACES if may_dome(board, worker, s)]
