"""The automatic parts of a turn: what happens when it starts, when it ends, and who comes next."""

from __future__ import annotations

from .board import HEROES, MORTAL, NEXT_TO, Board, Worker
from .builds import count_towers, petrify
from .steps import end_game

# -- start of turn (rules.md 3.2, point 1)


def start_turn(before: Board) -> Board:
    """The board with the automatic start-of-turn effects of the mover and the others applied."""
    board = before.copy()
    if board.begun:
        return board
    forget(board)
    board.begun = True
    if board.powers[board.seat] == "Circe" and len(board.powers) == 2:
        enchant(board)
    board.effective = [power_now(board, seat) for seat in range(len(board.powers))]
    if not board.extra and ("Athena" in (board.power, board.face if board.fleece else "")):
        board.memory[board.seat] = 0
    if board.power == "Morpheus" and not board.extra:
        board.memory[board.seat] += 1
    for seat in board.opposing("Hypnus"):
        lull(board, board.side(seat))
    for seat in board.opposing("Aphrodite"):
        for worker in steerable(board):
            side = board.side(seat)
            worker.noted |= worker.side != side and board.beside(worker.space, side)
    return board


def forget(board: Board) -> None:
    """Clear the facts of the turn before."""
    fresh = Board(list(board.powers), [])
    kept = ("powers", "workers", "levels", "domes", "seat", "edition", "memory", "out", "coins", "whirlpools", "talus",
            "wind", "arrow", "abyss", "fate", "ram", "fleece", "face", "stolen", "extra", "pending", "redraw", "winner",
            "reason")  # fmt: skip
    for name, value in fresh.__dict__.items():
        if name not in kept:
            setattr(board, name, value)
    for worker in board.workers:
        worker.start, worker.moved, worker.asleep = worker.space, False, False
        worker.noted, worker.complies = False, True


def enchant(board: Board) -> None:
    """Circe: a stolen power goes back; then she takes it if no two opposing workers neighbor. (Two players.)"""
    victim = 1 - board.seat
    if board.stolen:
        change_hands(board)
    theirs = board.of(victim)
    apart = not any(board.beside(w.space, victim) for w in theirs)
    if apart and board.powers[victim] not in HEROES and board.powers[victim] != MORTAL:
        change_hands(board)


def change_hands(board: Board) -> None:
    """Between Circe and her opponent; what a power remembers goes with it, Athena's climb is forgotten."""
    board.stolen = not board.stolen
    board.memory.reverse()
    if "Athena" in board.powers or ("Chaos" in board.powers and board.face == "Athena"):
        board.memory = [0, 0]


def power_now(board: Board, seat: int) -> str:
    """The power a seat has during the turn that starts."""
    if seat in board.out:
        return MORTAL
    if board.fleece is not None:
        if board.ram is None or not board.beside(board.ram, seat):
            return MORTAL
        power = board.fleece
    else:
        power = board.powers[seat]
        if board.stolen:
            power = board.powers[1 - seat] if power == "Circe" else MORTAL
    return (board.face or MORTAL) if power == "Chaos" else power


def steerable(board: Board) -> list[Worker]:
    """The workers this turn is about: the mover's, in an additional turn the opponents'."""
    return [w for w in board.workers if (w.side == board.mover_side) != board.extra]


def lull(board: Board, side: int) -> None:
    """Hypnus: on each side that may step, a worker strictly higher than all the others of its side is asleep."""
    for asleep_side in {w.side for w in steerable(board)} - {side}:
        group = board.of(asleep_side)
        top = max(board.level(w) for w in group)
        highest = [w for w in group if board.level(w) == top]
        if len(highest) == 1:
            highest[0].asleep = True


# -- end of turn (points 5 and 6)


def finish(before: Board) -> Board:
    """The board after the end-of-turn effects; a turn cancelled by a secret worker has lost its own."""
    board = before.copy()
    if board.winner is not None:
        board.met = wish_met(board)
        return board
    board.declined = board.extra and board.phase == "start"
    board.phase = "over"
    if board.power == "Medusa" and not board.cancelled:
        petrify(board)
    if board.power == "Athena":
        board.memory[board.seat] = int(board.climbed)
    chaos = board.fleece == "Chaos" or any(p == "Chaos" and s not in board.out for s, p in enumerate(board.powers))
    board.redraw = chaos and (board.tower_built if board.edition == "spinmaster2017" else board.dome_built)
    if board.redraw and board.face == "Athena":  # a newly drawn card starts without a climb
        for seat in range(len(board.powers)):
            if board.fleece is not None or board.effective[seat] == "Athena":
                board.memory[seat] = 0
    board.met = wish_met(board)
    for seat in board.opposing("Adonis"):
        if board.memory[seat] == 1:
            board.memory[seat] = 2
            for worker in board.workers:
                worker.marked = False
    if board.extra:
        board.extra = False
        count_towers(board)
        board.extra = True
    return board


def next_turn(finished: Board) -> Board:
    """Whose turn it is after this result: an additional turn if one is due, else the next seat in the game."""
    board = finished.copy()
    board.begun, board.phase = False, "start"
    if board.pending > 0:
        board.pending -= 1
        board.extra = True
        return board
    board.extra = False
    seats = len(board.powers)
    board.seat = next(s % seats for s in range(board.seat + 1, board.seat + seats + 1) if s % seats not in board.out)
    return board


def eliminate(before: Board) -> Board:
    """The mover cannot play: two sides, the other wins; three players, the mover is out with all that was theirs."""
    board = before.copy()
    loser = board.mover_side
    if len(board.powers) != 3 or len(board.out) == 1:
        left = {board.side(s) for s in range(len(board.powers)) if s not in board.out} - {loser}
        end_game(board, left.pop(), "alone" if len(board.powers) == 3 else "stuck")
        return board
    power = board.powers[board.seat]
    board.out.add(board.seat)
    board.workers = [w for w in board.workers if w.side != loser]
    board.memory[board.seat] = 0
    if power == "Aeolus":
        board.wind = None
    if power == "Siren":
        board.arrow = None
    if power == "Charybdis":
        board.whirlpools = set()
    if power == "Europa":
        board.talus = None
    if power == "Clio":
        board.coins = set()
    if power == "Moerae":
        board.fate = None
    board.phase = "over"
    board.pending = 0
    return board


# -- what other players demand of a whole turn


def musts_met(board: Board) -> bool:
    """Aphrodite: the last step of each noted worker ended beside her."""
    return all(w.complies for w in board.workers if w.noted and w.moved)


def has_wish(board: Board) -> bool:
    if board.opposing("Persephone"):
        return True
    return any(board.memory[s] == 1 for s in board.opposing("Adonis")) and not board.extra


def wish_met(board: Board) -> bool:
    """Measured on the board on which the turn ended, before Adonis' mark is taken off."""
    if board.opposing("Persephone") and not board.climbed:
        return False
    for seat in board.opposing("Adonis"):
        if board.memory[seat] == 1:
            return charmed(board, board.side(seat))
    return True


def charmed(board: Board, side: int) -> bool:
    """The chosen worker neighbors one of Adonis' (revised: the chosen one)."""
    lovers = [w for w in board.of(side) if w.marked or not board.revised]
    chosen = [w for w in board.own() if w.marked]
    return all(any(w.space in NEXT_TO[c.space] for w in lovers) for c in chosen)
