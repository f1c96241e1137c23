"""What is offered: the steps that a window allows, written down one after the other."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.board import NEAR, ROUND
    from santorini.rules.native import Buffer, Int, Mask, Space, Step, lowest, popcount
    from santorini.rules.questions import POWERS, Questions
    from santorini.rules.words import *


class Offers(Questions):
    """The steps that a window offers; some may lead to no complete turn (see `Walk`)."""

    def offer(self, kind: Int, targets: Mask) -> None:
        """Offer a step of this kind for every target."""
        self.offer_from(kind, 0, targets)

    def offer_from(self, kind: Int, src: Space, targets: Mask) -> None:
        """Offer a step of this kind from `src` to every target."""
        steps: Buffer = self.steps
        n: Int = self.offered
        head: Step = kind << 10 | src << 5
        while targets:
            steps[n] = head | lowest(targets)
            n += 1
            targets &= targets - 1
        self.offered = n

    def offer_one(self, kind: Int, src: Space, dst: Space) -> None:
        """Offer a single step."""
        self.steps[self.offered] = kind << 10 | src << 5 | dst
        self.offered += 1

    # ---------------------------------------------------------------- moves

    def moves_from(self, space: Space) -> Mask:
        """Where the worker on this space may move."""
        targets: Mask
        if self.own_answers & MOVE_TARGETS:
            targets = cython.cast("Power", POWERS[self.acting_power]).move_targets(self, space)
        else:
            targets = NEAR[space] & self.climbable(space, 1) & ~(self.occupied | self.closed)
        if self.own_answers & LIMIT_OWN_MOVES:
            targets = cython.cast("Power", POWERS[self.acting_power]).limit_own_moves(self, space, targets)
        if self.wind_in_force != CALM:
            targets &= ~(1 << ROUND[space * 8 + (self.wind_in_force + 4) % 8])
        if self.opposing_answers & LIMIT_MOVES and targets:
            targets = self.limit_moves(space, space, targets)
        if self.whirlpools & targets:
            targets = self.limit_whirlpools(space, targets)
        return targets

    def exit_of(self, src: Space, dst: Space) -> Space:
        """Where the whirlpools carry a worker that moves from `src` onto `dst`."""
        if not self.whirlpools >> dst & 1 or popcount(self.whirlpools) != 2:
            return NOWHERE
        if (self.occupied & ~(1 << src) | self.closed) & self.whirlpools:
            return NOWHERE
        return lowest(self.whirlpools ^ 1 << dst)

    def limit_whirlpools(self, space: Space, targets: Mask) -> Mask:
        """Bar whirlpools whose second leg is barred; a move that wins at once needs no second leg."""
        entries: Mask = self.whirlpools & targets
        onward: Mask
        if self.edition == REVISED:
            return targets
        while entries:
            entry: Space = lowest(entries)
            entries &= entries - 1
            end: Space = self.exit_of(space, entry)
            if end != NOWHERE and (not self.winning(space, entry) or self.denied(entry)):
                onward = self.limit_moves(space, entry, 1 << end)
                if self.own_answers & LIMIT_OWN_MOVES:
                    onward = cython.cast("Power", POWERS[self.acting_power]).limit_own_moves(self, entry, onward)
                if not onward:
                    targets &= ~(1 << entry)
        return targets

    def generate_moves(self, movers: Mask) -> None:
        """Offer the moves of these workers."""
        while movers:
            space: Space = lowest(movers)
            movers &= movers - 1
            self.offer_from(MOVE, space, self.moves_from(space))

    # ---------------------------------------------------------------- builds

    def builders(self) -> Mask:
        """The workers that may build in this window."""
        if self.own_answers & BUILDERS:
            return cython.cast("Power", POWERS[self.acting_power]).builders(  # type: ignore[no-any-return]
                self
            )
        return 1 << self.active

    def builds_from(self, space: Space) -> Mask:
        """Where the worker on this space may build the ordinary piece."""
        targets: Mask
        if self.own_answers & BUILD_TARGETS:
            targets = cython.cast("Power", POWERS[self.acting_power]).build_targets(self, space)
        else:
            targets = NEAR[space] & ~(self.occupied | self.closed)
        return self.limit_builds(space, False, targets) if self.opposing_answers & LIMIT_BUILDS else targets

    def domes_from(self, space: Space) -> Mask:
        """Where it may put a dome by special permission."""
        return self.limit_builds(
            space,
            True,
            cython.cast("Power", POWERS[self.acting_power]).dome_targets(self, space),
        )

    def generate_builds(self) -> None:
        """Offer the builds of this window."""
        builders: Mask
        if not self.own_answers & (BUILDERS | DOME_TARGETS):
            self.offer_from(BUILD, self.active, self.builds_from(self.active))
            return
        builders = self.builders()
        while builders:
            space: Space = lowest(builders)
            builders &= builders - 1
            self.offer_from(BUILD, space, self.builds_from(space))
            if self.own_answers & DOME_TARGETS:
                self.offer_from(DOME, space, self.domes_from(space))

    def generate_early_builds(self, builders: Mask) -> None:
        """Offer ordinary builds of several workers, outside the window for building."""
        while builders:
            space: Space = lowest(builders)
            builders &= builders - 1
            self.offer_from(BUILD, space, self.builds_from(space))

    # ---------------------------------------------------------------- all steps of a window

    def generate(self, out: Buffer, n: Int) -> Int:
        """Write the steps that the window offers to `out[n:]`; the new end comes back."""
        self.steps = out
        self.offered = n
        if self.window == MUST_BUILD:
            self.generate_builds()
        elif self.window == START:
            if self.extra_turn and not self.seeking:
                self.offer_one(END, 0, 0)
            self.generate_moves(self.own & ~self.asleep)
            if self.own_answers & OFFER_FIRST:
                cython.cast("Power", POWERS[self.acting_power]).offer_first(self)
        else:
            self.generate_later()
        return self.offered

    def generate_later(self) -> None:
        """Offer the steps of the windows that powers open."""
        if self.window == MAY_BUILD or self.window == MAY_ACT or self.window == REACTION:
            self.offer_one(END, 0, 0)
        if self.window == ROAM or self.window == MAY_BUILD:
            self.generate_builds()
        if self.window == MUST_MOVE or self.window == ROAM:
            self.generate_moves(cython.cast("Power", POWERS[self.acting_power]).movers(self) & self.own & ~self.asleep)
        if self.window == MAY_ACT or self.window == MUST_ACT:
            cython.cast("Power", POWERS[self.acting_power]).offer_last(self)
        if self.window == REACTION:
            self.offer(PLACE, self.reactions(self.decider, self.last_build))
        if self.window == CHANCE:
            self.offer(DRAW, self.deck)

    def possible(self, step: Step) -> bool:
        """Does the window offer this step?"""
        i: Int
        for i in range(self.generate(self.scratch, 0)):
            if self.scratch[i] == step:
                return True
        return False

    def anything(self) -> bool:
        """Is there anything to do in this window besides ending the turn, as far as the mover knows?"""
        steps: Int
        if not self.unseen():
            return self.generate(self.scratch, 0) > 1
        if cython.compiled:
            memcpy(self.truth, cython.address(self.h1), SIZE)  # type: ignore[name-defined]
        else:
            self.truth = self.freeze()
        self.conceal_from(self.mover)
        steps = self.generate(self.scratch, 0)
        if cython.compiled:
            memcpy(cython.address(self.h1), self.truth, SIZE)  # type: ignore[name-defined]
        else:
            self.thaw(self.truth)
        return steps > 1

    # ---------------------------------------------------------------- for Python

    def offered_steps(self) -> list[int]:
        """The steps the window offers, whether or not the turn could then be completed."""
        return [self.scratch[i] for i in range(self.generate(self.scratch, 0))]

    def who_moves(self) -> int:
        """The workers that may move in this window, for Python."""
        if self.window == START or not self.own_answers & MOVERS:
            return self.own & ~self.asleep & (BOARD if self.window == START else 1 << self.active)
        movers: Mask = cython.cast("Power", POWERS[self.acting_power]).movers(self)
        return movers & self.own & ~self.asleep

    def who_builds(self) -> int:
        """The workers that may build in this window, for Python."""
        return self.builders()
