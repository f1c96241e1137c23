"""May this worker step there, what does the step cause, does it win? (rules.md 3.3 and the entries it names)"""

from __future__ import annotations

from .board import AROUND, AROUND_WRAPPED, NEXT_TO, OPPOSITE, PERIMETER, Board, Worker, beyond

# -- what is in the way


def coins_bind(board: Board) -> bool:
    """Clio's coins are domes for her opponents, on their own turns."""
    return bool(board.opposing("Clio"))


def closed(board: Board, space: str) -> bool:
    """For the mover the space is, or counts as, a dome (or is the Ram's)."""
    if space in board.domes or space == board.talus or space == board.ram:
        return True
    return space in board.coins and coins_bind(board)


def free(board: Board, space: str) -> bool:
    """Unoccupied, as the mover must see it."""
    return not closed(board, space) and board.at(space) is None


def has_token(board: Board, space: str) -> bool:
    return space in board.whirlpools or space in board.coins or space == board.talus


def targets(board: Board) -> list[Worker]:
    """Opposing workers the mover's power can reach: those on a coin cannot be seen."""
    return [w for w in board.workers if w.side != board.mover_side and not closed(board, w.space)]


def target_at(board: Board, space: str) -> Worker | None:
    return next((w for w in targets(board) if w.space == space), None)


def nameable(board: Board, space: str) -> bool:
    """Could a worker the mover does not see stand here? Then the space may be named blindly (entry 39)."""
    return board.blind is not None and free(board, space)


def seems_free(board: Board, space: str) -> bool:
    """Unoccupied as far as the mover can see."""
    other = board.at(space)
    return not closed(board, space) and (other is None or other.side == board.blind)


# -- may this worker step there?


def ways(board: Board, worker: Worker) -> dict[str, str]:
    """Direction to space; Urania's own workers cross the edges on her own turn."""
    wraps = board.power == "Urania" and worker.side == board.mover_side
    return AROUND_WRAPPED[worker.space] if wraps else AROUND[worker.space]


def binding(board: Board, power: str, worker: Worker) -> list[int]:
    """Opponents with this power whose rule binds this worker: never the worker's own side (Dionysus steering)."""
    return [s for s in board.opposing(power) if board.side(s) != worker.side]


def change_barred(board: Board, worker: Worker, start: int, end: int) -> bool:
    """Is a step (or whirlpool leg) between these two levels forbidden?"""
    if end > start and any(board.memory[s] == 1 for s in binding(board, "Athena", worker)):
        return True
    if end < start and binding(board, "Hades", worker):
        return True
    return end > start and board.power == "Prometheus" and board.early


def climb_limit(board: Board) -> int:
    """How many levels a step may go up."""
    pegasus = board.power == "Bellerophon" and board.memory[board.seat] == 0
    return 2 if pegasus and not board.extra else 1


def against_the_wind(board: Board, direction: str) -> bool:
    return board.wind is not None and bool(board.holders("Aeolus")) and direction == OPPOSITE[board.wind]


def way_behind(board: Board, other: Worker, direction: str) -> str | None:
    """Minotaur: the free space straight behind the worker in the way."""
    behind = beyond(other.space, direction)
    return behind if behind is not None and free(board, behind) else None


def may_enter(board: Board, worker: Worker, dest: str, direction: str) -> bool:
    """Is the space unoccupied, or does the mover's power cope with the worker on it?"""
    if closed(board, dest):
        return False
    other = board.at(dest)
    if other is None:
        return True
    if other.side == board.mover_side or board.extra:
        return False
    if board.power == "Apollo":
        return True
    return board.power == "Minotaur" and way_behind(board, other, direction) is not None


def whirled_to(board: Board, worker: Worker, dest: str) -> str | None:
    """The exit of the whirlpool the worker is about to step onto, if both are open (judged before the step)."""
    if len(board.whirlpools) != 2 or dest not in board.whirlpools:
        return None
    if any(w.space in board.whirlpools for w in board.workers if w.id != worker.id):
        return None
    return next(s for s in board.whirlpools if s != dest)


def may_step(board: Board, worker: Worker, direction: str, dest: str) -> bool:
    """The ordinary step rule with everything that widens or narrows it."""
    start, end = board.levels[worker.space], board.levels[dest]
    if worker.asleep or against_the_wind(board, direction):
        return False
    if not may_enter(board, worker, dest, direction):
        return False
    if end - start > climb_limit(board) or change_barred(board, worker, start, end):
        return False
    if not board.revised:
        leg = whirled_to(board, worker, dest)
        if leg is not None and change_barred(board, worker, end, board.levels[leg]):
            return wins_at_once(board, worker, dest)
    return True


# -- winning and losing


def end_game(board: Board, winner: int, reason: str) -> None:
    board.winner, board.reason = winner, reason


def enters(board: Board, worker: Worker) -> None:
    """The abyss check, for a worker that entered a space in any way. (Two players.)"""
    if worker.space == board.abyss and board.winner is None:
        end_game(board, 1 - worker.side, "abyss")


def fate_spaces(board: Board) -> set[str]:
    if board.fate is None:
        return set()
    corner = board.fate
    found = [corner, beyond(corner, "N"), beyond(corner, "E"), beyond(corner, "NE")]
    return {s for s in found if s is not None}


def wins_by(board: Board, worker: Worker, start: int) -> str:
    """Why the step just made wins ("" if it does not); nobody has objected yet."""
    end = board.level(worker)
    if end == 3 and start < 3:
        return "climb"
    if board.power == "Pan" and start - end >= 2:
        return "drop"
    if board.power == "Eros":
        for other in board.own():
            same = board.level(other) == end and (end == 1 or len(board.powers) == 3)
            if other.id != worker.id and other.space in NEXT_TO[worker.space] and same:
                return "meeting"
    return ""


def wins_at_once(board: Board, worker: Worker, dest: str) -> bool:
    """Does a step here win, so that no leg would follow it? (docs/decisions/0001)"""
    after = board.copy()
    mover = after.worker(worker.id)
    mover.space = dest
    return bool(wins_by(after, mover, board.level(worker))) and not suppressed(board, dest)


def suppressed(board: Board, space: str) -> bool:
    """Nobody wins in an additional turn, nor against Hera on the perimeter."""
    return board.extra or (bool(board.opposing("Hera")) and space in PERIMETER)


def check_win(board: Board, worker: Worker, start: int) -> None:
    """The win check of a step: Hera and the additional turn suppress it, Moerae take it over."""
    claim(board, worker.space, wins_by(board, worker, start))


def claim(board: Board, space: str, reason: str) -> None:
    if not reason or suppressed(board, space):
        return
    for seat in board.opposing("Moerae"):
        if space in fate_spaces(board):
            end_game(board, board.side(seat), "fate")
            return
    end_game(board, board.mover_side, reason)


# -- what does the step cause?


def arrive(board: Board, worker: Worker, start: int, direction: str, pushed: Worker | None, quiet: bool) -> None:
    """A step (or leg) has put the worker on its space: points 2 to 4 of rules.md 3.3."""
    end = board.level(worker)
    worker.moved = True
    board.climbed |= end > start
    board.level_step &= end == start
    board.perimeter_step |= worker.space in PERIMETER
    if worker.noted:
        lovers = [board.side(s) for s in binding(board, "Aphrodite", worker)]
        worker.complies = any(board.beside(worker.space, side) for side in lovers)
    enters(board, worker)
    if pushed is not None:
        enters(board, pushed)
    if board.winner is None and not quiet:
        check_win(board, worker, start)
    if board.winner is None and board.power == "Bia" and not board.extra:
        behind = beyond(worker.space, direction)
        victim = target_at(board, behind) if behind is not None else None
        if victim is not None:
            board.workers.remove(victim)


def slide(board: Board, worker: Worker, direction: str) -> None:
    """Harpies: on in the same direction until something higher or in the way; forced, so nothing wins."""
    while board.winner is None:
        ahead = beyond(worker.space, direction)
        if ahead is None or not free(board, ahead) or board.levels[ahead] > board.level(worker):
            return
        worker.space = ahead
        enters(board, worker)


def step(before: Board, number: int, direction: str, dest: str) -> Board | None:
    """The board after this worker's step with all it causes, or None if the step is forbidden."""
    if not may_step(before, before.worker(number), direction, dest):
        return None
    board = before.copy()
    worker = board.worker(number)
    start, src = board.level(worker), worker.space
    leg = whirled_to(board, worker, dest)
    pushed = board.at(dest)
    if board.levels[dest] - start == 2:  # only Bellerophon
        board.memory[board.seat] = 1
        board.hero = True
    if pushed is not None:
        behind = src if board.power == "Apollo" else way_behind(board, pushed, direction)
        assert behind is not None
        pushed.space = behind
    worker.space = dest
    board.actor = number
    board.level_step, board.perimeter_step = True, False
    if board.revised:
        leg = revised_exit(board, worker)
    arrive(board, worker, start, direction, pushed, quiet=board.revised and leg is not None)
    if leg is not None and board.winner is None:
        entry = board.level(worker)
        worker.space = leg
        if board.revised:  # forced, yet arriving on level 3 counts as a climb
            enters(board, worker)
            if board.winner is None and board.level(worker) == 3:
                claim(board, worker.space, "climb")
        else:
            arrive(board, worker, entry, direction, None, quiet=False)
    if binding(board, "Harpies", worker):
        slide(board, worker, direction)
    return board


def revised_exit(board: Board, worker: Worker) -> str | None:
    """Revised Charybdis looks at the exit alone, after the step (and its swap or push) has been made."""
    if len(board.whirlpools) != 2 or worker.space not in board.whirlpools:
        return None
    exit_space = next(s for s in board.whirlpools if s != worker.space)
    return exit_space if board.at(exit_space) is None else None
