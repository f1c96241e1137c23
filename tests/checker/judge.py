"""The verdict: walk every turn to its end, drop what breaks a must, heed the wishes, keep the rest.

A step is legal if and only if some legal turn begins that way. Moments of a turn that are alike in every respect are
expanded once, so that powers which may walk in circles come to an end too.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .board import SPACES, Board
from .options import GHOST, may_end, options
from .turn import finish, has_wish, musts_met, start_turn

Key = tuple[object, ...]
Result = tuple[object, ...]
UNBOUNDED = {"Hermes", "Triton", "Atalanta"}
END = "."


@dataclass
class Moment:
    """A moment of a turn: what can be done next, or the finished board if nothing remains to be decided."""

    board: Board
    steps: dict[str, Key] = field(default_factory=dict)
    done: Board | None = None


@dataclass
class Walk:
    """All moments reachable from one, and those from which a legal end can be reached."""

    root: Key
    moments: dict[Key, Moment]
    legal: set[Key]
    duty: bool


# -- what the mover knows


def known_to_mover(truth: Board) -> Board:
    """The board as the mover knows it: without Hecate's workers, the abyss and the fate square of others."""
    board = truth.copy()
    board.guessing = True
    for seat in board.opponents():
        if board.powers[seat] == "Hecate":
            board.blind = board.side(seat)
            steered = board.actor if board.extra else -1  # a blind name that hit
            board.workers = [w for w in board.workers if w.side != board.blind or w.id == steered]
    if board.powers[board.seat] != "Tartarus":
        board.abyss = None
    if board.powers[board.seat] != "Moerae":
        board.fate = None
    return board


def knows_all(board: Board) -> bool:
    known = known_to_mover(board)
    return known.blind is None and (known.abyss, known.fate) == (board.abyss, board.fate)


def begin(board: Board) -> Board:
    """The true board after the start of the turn; whether an "if possible" duty binds is settled on what is known."""
    truth = start_turn(board)
    if truth.duty is None:
        known = known_to_mover(truth)
        truth.blind = known.blind
        truth.duty = walk(known).duty if has_wish(truth) else False
    return truth


# -- the walk


def walk(start: Board) -> Walk:
    """Every turn from this moment on, judged on this board as if nothing were hidden."""
    moments = expand(start)
    root = start.key()
    ends = {k: m.done for k, m in moments.items() if m.done is not None}
    complete = {k for k, board in ends.items() if musts_met(board)}
    reach = leading_to(moments, complete)
    end_by_itself(moments, complete, reach, start)
    ends = {k: m.done for k, m in moments.items() if m.done is not None}
    complete = {k for k, board in ends.items() if musts_met(board)}
    if start.duty is None:
        duty = has_wish(start) and any(ends[k].met and not ends[k].hero and not ends[k].declined for k in complete)
    else:
        duty = start.duty
    if duty:
        wished = {k for k in complete if ends[k].met or ends[k].declined}
        complete = wished or complete  # a surprise on the way may have made the duty impossible after all
    legal = leading_to(moments, complete)
    return Walk(root, moments, legal, duty)


def expand(start: Board) -> dict[Key, Moment]:
    moments: dict[Key, Moment] = {}
    root = start.key()
    moments[root] = Moment(start)
    waiting = [root]
    while waiting:
        key = waiting.pop()
        moment = moments[key]
        board = moment.board
        if board.winner is not None:
            moment.done = finish(board)
            continue
        for text, after in options(board).items():
            there = after.key()
            moment.steps[text] = there
            if there not in moments:
                moments[there] = Moment(after)
                waiting.append(there)
        if may_end(board):
            if moment.steps:
                there = (*key, END)
                moments[there] = Moment(board, done=finish(board))
                moment.steps[END] = there
            else:
                moment.done = finish(board)
    return moments


def leading_to(moments: dict[Key, Moment], goals: set[Key]) -> set[Key]:
    """The moments from which one of the goals can be reached, the goals included."""
    before: dict[Key, list[Key]] = {}
    for key, moment in moments.items():
        for there in moment.steps.values():
            before.setdefault(there, []).append(key)
    found, waiting = set(goals), list(goals)
    while waiting:
        for key in before.get(waiting.pop(), ()):
            if key not in found:
                found.add(key)
                waiting.append(key)
    return found


def end_by_itself(moments: dict[Key, Moment], complete: set[Key], reach: set[Key], start: Board) -> None:
    """Where nothing optional can be completed there is nothing to decline: the turn ends without a step."""
    for moment in moments.values():
        if END not in moment.steps or any(there in reach for text, there in moment.steps.items() if text != END):
            continue
        if moment.board.extra and moment.board.phase == "start":
            moment.steps = {}  # an additional turn that cannot be played lapses
        else:
            moment.done = moments[moment.steps[END]].done
            moment.steps = {}


def open_steps(found: Walk, key: Key) -> dict[str, Key]:
    return {text: there for text, there in found.moments[key].steps.items() if there in found.legal}


# -- playing on the truth


def play(truth: Board, text: str) -> Board:
    """Take one legal step of the mover on the true board; it may run into a secret worker (entry 39)."""
    truth = begin(truth)
    if text == END:
        return finish(truth)
    after = options(truth).get(text)
    if after is None:  # a secret worker makes it illegal: cancelled, the rest of the turn is lost
        assert truth.blind is not None, f"{text} is not a step here"
        cancelled = truth.copy()
        cancelled.cancelled = True
        return finish(cancelled)
    if any(w.id == GHOST for w in after.workers):  # steering a worker that is not there
        return finish(truth)
    return after


def true_ends(truth: Board) -> list[Board]:
    """The true outcome of every legal turn of a mover who does not know everything."""
    return ends_among_secrets(truth) if truth.blind is not None else ends_on_hidden_ground(truth)


def ends_on_hidden_ground(truth: Board) -> list[Board]:
    """The abyss and the fate square change no step, they only end the game earlier or otherwise than expected."""
    found = walk(known_to_mover(truth))
    seen, waiting, ends = {found.root}, [found.root], []
    while waiting:
        key = waiting.pop()
        moment = found.moments[key]
        board = moment.board.copy()
        board.abyss, board.fate = truth.abyss, truth.fate
        outcomes = options(board)
        if moment.done is not None:
            ends.append(finish(board))
        for text, there in open_steps(found, key).items():
            if text == END or outcomes[text].winner is not None:
                ends.append(finish(outcomes.get(text, board)))
            elif there not in seen:
                seen.add(there)
                waiting.append(there)
    return ends


def ends_among_secrets(truth: Board) -> list[Board]:
    """Each step may turn out otherwise than expected, so what is known is looked at afresh after each."""
    start = truth.copy()
    start.guessing = True
    seen = {start.key()}
    waiting, ends = [start], []
    while waiting:
        board = waiting.pop()
        steps = legal_steps_now(board)
        if not steps and board.key() != start.key():
            ends.append(finish(board))
        for text in steps:
            after = play(board, text)
            if after.phase == "over" or after.winner is not None:
                ends.append(after)
            elif after.key() not in seen:
                seen.add(after.key())
                waiting.append(after)
    return ends


def legal_steps_now(truth: Board) -> set[str]:
    known = known_to_mover(truth)
    found = walk(known)
    return set(open_steps(found, found.root))


# -- the questions one asks


def legal_steps(board: Board, played: tuple[str, ...] = ()) -> set[str]:
    """The legal next steps after these steps of the turn (empty when the turn is over, lost or lapsed)."""
    truth = begin(board)
    for text in played:
        truth = play(truth, text)
        if truth.winner is not None or truth.phase == "over":
            return set()
    return legal_steps_now(truth)


def legal_first_steps(board: Board) -> set[str]:
    return legal_steps(board)


def legal_turns(board: Board) -> dict[tuple[str, ...], Board]:
    """Every legal turn as the texts of its steps, with the board after it.

    For Hermes, Triton, Atalanta, and against Hecate, each moment is entered once, so there is a turn for every moment
    but not every way to it. A mover who does not know everything gets the boards as that mover expects them.
    """
    truth = begin(board)
    found = walk(truth if knows_all(truth) else known_to_mover(truth))
    once = truth.power in UNBOUNDED or truth.blind is not None
    turns: dict[tuple[str, ...], Board] = {}
    seen: set[Key] = set()
    waiting: list[tuple[Key, tuple[str, ...]]] = [(found.root, ())]
    while waiting:
        key, texts = waiting.pop()
        moment = found.moments[key]
        if moment.done is not None:
            turns[texts] = moment.done
        for text, there in open_steps(found, key).items():
            if not once or there not in seen:
                seen.add(there)
                waiting.append((there, (*texts, text)))
    return turns


def legal_results(board: Board) -> set[Result]:
    """What the board can look like after a legal turn, in truth, for every power and every mover."""
    truth = begin(board)
    if not knows_all(truth):
        return {freeze(end) for end in true_ends(truth)}
    found = walk(truth)
    return {freeze(m.done) for k, m in found.moments.items() if m.done is not None and k in found.legal}


def is_stuck(board: Board) -> bool:
    """No complete legal turn: the mover loses (or, in an additional turn, it lapses)."""
    return not legal_steps(board)


def freeze(board: Board) -> Result:
    """A finished turn's outcome as a value to compare.

    (winner, reason, workers, levels, domes) once the game is won, else the same followed by coins, whirlpools, talus,
    wind, memory, stolen, pending additional turns, and whether Chaos has to draw.
    """
    figures = tuple(sorted((w.side, w.sex, w.space, w.marked) for w in board.workers))
    ground = tuple(board.levels[s] for s in SPACES)
    common: Result = (board.winner, board.reason, figures, ground, frozenset(board.domes))
    if board.winner is not None:
        return common
    tokens = (frozenset(board.coins), frozenset(board.whirlpools), board.talus, board.wind)
    return (*common, *tokens, tuple(board.memory), board.stolen, board.pending, board.redraw)
