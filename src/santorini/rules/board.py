"""What stands on the board: towers, workers and tokens, and what happens to them."""

from __future__ import annotations

from santorini.rules import geometry

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.native import Int, Mask, Seat, Side, Space, lowest
    from santorini.rules.state import State
    from santorini.rules.words import *

NEAR = geometry.NEAR
NEAR_ROUND = geometry.NEAR_ROUND
AHEAD = geometry.AHEAD
ROUND = geometry.ROUND
DIRECTION = geometry.DIRECTION


class Board(State):
    """Towers, workers, tokens and seats.

    `own` and `opponents` are seen from the mover; `closed` are the spaces that the mover may not touch (domes, Talus,
    the Ram, coins).
    """

    # ---------------------------------------------------------------- questions about the board

    def unseen(self) -> Mask:
        """Workers the mover knows nothing of."""
        return self.workers[self.secret_side] if self.secret_side not in (NOBODY, self.side) else 0

    def level_at(self, space: Space) -> Int:
        """The number of blocks on a space."""
        return (self.h1 >> space & 1) + (self.h2 >> space & 1) + (self.h3 >> space & 1)

    def higher(self, space: Space) -> Mask:
        """Spaces above the level of this one."""
        if self.h3 >> space & 1:
            return 0
        if self.h2 >> space & 1:
            return self.h3
        if self.h1 >> space & 1:
            return self.h2
        return self.h1

    def lower(self, space: Space) -> Mask:
        """Spaces below the level of this one."""
        if self.h3 >> space & 1:
            return BOARD & ~self.h3
        if self.h2 >> space & 1:
            return BOARD & ~self.h2
        if self.h1 >> space & 1:
            return BOARD & ~self.h1
        return 0

    def same(self, space: Space) -> Mask:
        """Spaces on the level of this one."""
        return BOARD & ~self.higher(space) & ~self.lower(space)

    def climbable(self, space: Space, up: Int) -> Mask:
        """Spaces at most `up` levels above this one."""
        level: Int = self.level_at(space) + up
        if level >= 3:
            return BOARD
        if level == 2:
            return BOARD & ~self.h3
        return BOARD & ~self.h2 if level == 1 else BOARD & ~self.h1

    def free(self) -> Mask:
        """Unoccupied spaces."""
        return ~(self.occupied | self.closed) & BOARD

    def opponents(self) -> Mask:
        """Opposing workers that may be touched; one on a coin of its owner may not."""
        return self.occupied & ~self.own & ~self.closed

    def token_spaces(self) -> Mask:
        """Where tokens lie for all to see."""
        return self.whirlpools | self.coins | self.talus | self.ram

    def around(self, spaces: Mask) -> Mask:
        """Spaces neighboring at least one of these."""
        near: Mask = 0
        while spaces:
            near |= NEAR[lowest(spaces)]
            spaces &= spaces - 1
        return near

    def side_of(self, seat: Seat) -> Side:
        """The side that this seat plays for; partners share one."""
        return seat if self.sides == self.seats else seat & 1

    def side_for(self, seat: int) -> int:
        """The side whose workers this seat plays; partners share one."""
        return self.side_of(seat)

    def workers_of(self, seat: Seat) -> Mask:
        """The workers of this seat's side."""
        return self.workers[self.side_of(seat)]

    def opposes(self, seat: Seat) -> bool:
        """Does this seat play, and against the mover?"""
        return (self.alive >> seat & 1) != 0 and self.side_of(seat) != self.side

    def memory_of(self, seat: Seat) -> Int:
        """What this seat's power remembers."""
        return self.memory[seat]

    def dealt_to(self, seat: Seat) -> Seat:
        """The seat whose card this seat's power is."""
        return 1 - seat if self.stolen else seat

    def remember(self, seat: Seat, value: Int) -> None:
        """Have this seat's power remember a number."""
        self.touch()
        self.memory[seat] = value

    # ---------------------------------------------------------------- what happens on the board

    def tell(self, kind: Int, a: Space, b: Space, whose: Mask) -> None:
        """Note an event; `whose` names the worker it is about, so that secrets stay with their owner."""
        side: Side = 0
        if self.telling:
            while side < 3 and not self.workers[side] & whose:
                side += 1
            secret: bool = self.secret_side != NOBODY and (self.workers[self.secret_side] & whose) != 0
            self.note(kind << 10 | a << 5 | b, side, secret)

    def tell_token(self, kind: Int, token: Int, b: Space) -> None:
        """Note an event about a token, on a space or in a direction."""
        if self.telling:
            self.note(kind << 10 | b, token, kind == SECRET)

    def note(self, event: Int, detail: Int, secret: bool) -> None:
        """Write an event down, with who acts and, if one is at work, the power that causes it."""
        seat: Seat = self.cause - 1 if self.cause else self.mover
        if self.events_noted >= 512:
            return
        event |= detail << DETAIL
        if seat != NOBODY:
            event |= (seat + 1) << WHO
        if self.cause:
            event |= (self.dealt[seat] if event >> 10 & 63 in (STEAL, RETURN) else self.power[seat]) << CAUSE
        if secret:
            event |= VEILED
        self.events[self.events_noted] = event
        self.events_noted += 1

    def carry(self, src: Space, dst: Space) -> None:
        """Put the worker on `src` onto `dst`, with everything that is remembered of it. Not yet a move nor a force."""
        off: Mask = 1 << src
        on: Mask = 1 << dst
        if self.own & off:
            self.own = self.own & ~off | on
        self.occupied = self.occupied & ~off | on
        if self.workers[0] & off:
            self.workers[0] ^= off | on
        elif self.workers[1] & off:
            self.workers[1] ^= off | on
        elif self.workers[2] & off:
            self.workers[2] ^= off | on
        if self.female & off:
            self.female ^= off | on
        if (self.tracked | self.moved) & off:
            self.relabel(src, dst)
        if self.active == src:
            self.active = dst

    def relabel(self, src: Space, dst: Space) -> None:
        """What is remembered of the worker on `src` is from now on said of `dst`."""
        off: Mask = 1 << src
        on: Mask = 1 << dst
        if self.moved & off:
            self.moved ^= off | on
        if self.tracked & off:
            self.touch()
            if self.began_near & off:
                self.began_near ^= off | on
            if self.ended_away & off:
                self.ended_away ^= off | on
            if self.marked & off:
                self.marked ^= off | on
            if self.marked_partner & off:
                self.marked_partner ^= off | on
            if self.affected & off and not self.unseen() & on:
                self.affected = self.affected & ~off | on
            self.tracked = self.began_near | self.ended_away | self.marked | self.marked_partner | self.affected

    def mark_affected(self, space: Space) -> None:
        """Remember that a power has had its effect on this worker, or named this space, in this turn."""
        self.touch()
        self.affected |= 1 << space
        self.tracked |= 1 << space

    def remove_worker(self, space: Space) -> None:
        """Take a worker from the game."""
        off: Mask = 1 << space
        self.tell(KILL, 0, space, off)
        self.touch()
        self.occupied &= ~off
        self.own &= ~off
        self.workers[0] &= ~off
        self.workers[1] &= ~off
        self.workers[2] &= ~off
        self.female &= ~off
        self.moved &= ~off
        self.tracked &= ~off
        self.began_near &= ~off
        self.ended_away &= ~off
        self.marked &= ~off
        self.marked_partner &= ~off
        self.affected &= ~off

    def clear_token(self, space: Space) -> None:
        """Whatever marker lies here goes: back to its card, or for good if it is a coin."""
        keep: Mask = BOARD & ~(1 << space)
        self.touch()
        self.tell_token(CLEAR, WHIRLPOOL if self.whirlpools >> space & 1 else COIN, space)
        self.whirlpools &= keep
        self.coins &= keep

    def raise_tower(self, space: Space) -> None:
        """Build the ordinary piece."""
        on: Mask = 1 << space
        if (self.whirlpools | self.coins) & on:
            self.clear_token(space)
        if self.h3 & on:
            self.cap(space)
            return
        self.h3 |= self.h2 & on
        self.h2 |= self.h1 & on
        self.h1 |= on
        self.tell(BUILD, self.src, space, 1 << self.src)

    def put_dome(self, space: Space) -> None:
        """Put a dome here, whatever the level."""
        if (self.whirlpools | self.coins) >> space & 1:
            self.clear_token(space)
        self.cap(space)

    def cap(self, space: Space) -> None:
        """A dome comes to lie here."""
        on: Mask = 1 << space
        self.dome |= on
        self.closed |= on
        self.dome_built = 1
        self.tell(DOME, self.src, space, 1 << self.src)
        if self.h3 & on:
            self.towers_completed += 1

    def remove_block(self, space: Space) -> None:
        """Take the top block away, and what lies on it."""
        keep: Mask = BOARD & ~(1 << space)
        if (self.whirlpools | self.coins) & ~keep:
            self.clear_token(space)
        if self.h3 & ~keep:
            self.h3 &= keep
        elif self.h2 & ~keep:
            self.h2 &= keep
        else:
            self.h1 &= keep
        self.tell(UNBUILD, 0, space, 0)

    def clear_turn(self) -> None:
        """Empty what holds for one turn only."""
        self.moved = self.built = 0
        self.active = self.origin = self.last_build = NOWHERE
        self.moves = self.builds = self.climbed = self.level_changed = 0
        self.dome_built = self.towers_completed = self.move_again = self.hero_used = self.duty = self.wish_due = 0
        if self.tracked:
            self.touch()
            self.began_near = self.ended_away = self.affected = 0
            self.tracked = self.marked | self.marked_partner
