"""What is about to be won: by which of the steps on offer in this turn, and by whom in the next one.

All of it is asked of the rules, and of what the seat that decides knows: it is safe to tell, and no less true against
powers.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from santorini.game import Game
from santorini.notation import Step
from santorini.rules.names import REASONS
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import NOBODY, OVER, REACTION, START

MOST = 2_000  # steps tried for one answer; what wins in a longer search is not told

_WALK = Walk()  # keeps nothing between two calls


@dataclass(frozen=True)
class Win:
    """A turn with which a seat wins: its first step, its last, and what it wins by."""

    seat: int
    step: Step
    last: Step
    reason: str


def wins(game: Game) -> list[Win]:
    """For each step on offer with which a turn begins that wins, one of the shortest of these, as far as the seat that
    decides knows; none against a secret, because what is not known may stand in the way.

    >>> from santorini import read_position
    >>> position = read_position("00000/00000/00230/00000/00000 A:c3,a1 X:e5,e4 1 Mortal,Mortal")
    >>> wins(Game.from_position(position))
    [Win(seat=0, step=Step('c3-d3'), last=Step('c3-d3'), reason='climb')]
    """
    known = game.known()
    if not _in_turn(known) or _faces_secret(known):
        return []
    search = _Search(known)
    return [*filter(None, map(search.win_by, game.legal_steps()))]


def threats(game: Game) -> list[Win]:
    """Who would win next if the seat that decides did nothing more in its turn, as far as that seat knows: one win for
    each seat.

    >>> from santorini import read_position
    >>> position = read_position("00000/00000/00230/00000/00000 A:e5,e4 X:c3,a1 1 Mortal,Mortal")
    >>> threats(Game.from_position(position))
    [Win(seat=1, step=Step('c3-d3'), last=Step('c3-d3'), reason='climb')]
    """
    p = game.known()
    side, found = p.side, list[Win]()
    if not _in_turn(p):
        return found
    for _ in range(p.seats):
        _WALK.pass_over(p)
        if p.side == side and p.extra_turn:
            continue
        if not _in_turn(p) or p.side in (side, p.secret_side):
            break
        search = _Search(p)
        found += islice(filter(None, map(search.win_by, _WALK.legal(p))), 1)
    return found


def _in_turn(known: Position) -> bool:
    return START <= known.window < REACTION and known.decider == known.mover


def _faces_secret(known: Position) -> bool:
    """Does somebody of another side keep a secret?"""
    owners = [seat for seat in (known.abyss_owner, known.fate_owner) if seat != NOBODY]
    sides = {known.secret_side, *map(known.side_for, owners)}
    return not sides <= {NOBODY, known.side}


class _Search:
    """Looks for turns that win for the side that is to play; reactions of others are declined."""

    def __init__(self, p: Position) -> None:
        self.p = p.copy()
        self.p.quiet = True
        self.seat, self.side = p.mover, p.side
        self.left = MOST
        self.hopeless = set[bytes]()  # what no win follows from
        self.sees_all = p.secret_side in (NOBODY, p.side)

    def win_by(self, step: int) -> Win | None:
        """One of the shortest turns that begin with this step and win."""
        start = self.p.freeze()
        seen = set[bytes]()
        waiting = [(start, [step])]
        for before, steps in waiting:
            for last in steps:
                self.p.thaw(before)
                if self.goes_on(last):
                    after = self.p.freeze()
                    if after not in seen and after not in self.hopeless:
                        seen.add(after)
                        waiting.append((after, _WALK.legal(self.p)))
                elif self.won():
                    won = Win(self.seat, Step(step), Step(last), REASONS[self.p.reason])
                    self.p.thaw(start)
                    return won
        self.hopeless |= seen
        self.p.thaw(start)
        return None

    def goes_on(self, step: int) -> bool:
        """Take a step; does the turn go on after it?"""
        self.left -= 1
        turn = self.p.mover, self.p.extra_turn
        _WALK.take(self.p, step)
        return self.left > 0 and _in_turn(self.p) and (self.p.mover, self.p.extra_turn) == turn

    def won(self) -> bool:
        """Has the side won? Of secret workers nobody can say that they are walled in."""
        return (
            self.p.window == OVER
            and self.p.winner == self.side
            and (self.sees_all or REASONS[self.p.reason] != "stuck")
        )
