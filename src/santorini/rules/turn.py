"""How a turn proceeds: what each step causes, which window follows, and how turns and games end."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.board import DIRECTION
    from santorini.rules.native import Int, Mask, Seat, Side, Space, Step, lowest, popcount
    from santorini.rules.questions import ANSWERS, KINDS, POWERS
    from santorini.rules.turn_start import TurnStart
    from santorini.rules.words import *


class Turn(TurnStart):
    """The course of a turn, step by step."""

    def play(self, step: Step) -> None:
        """Take a step that `generate` offered and open the next window."""
        kind: Int = step >> 10
        src: Space = step >> 5 & 31
        dst: Space = step & 31
        self.kind = kind
        self.src = src
        self.dst = dst
        if kind in (BUILD, DOME):
            self.build(kind, src, dst)
        elif kind == MOVE:
            self.move(src, dst)
            self.open_next(MOVE)
        elif self.window == REACTION:
            self.react(kind, dst)
        elif kind == END:
            if self.extra_turn and self.window == START:
                self.pass_turn()
            else:
                self.finish()
        elif kind == DRAW:
            self.draw(dst)
            self.window = DAWN
        else:
            self.act(kind, src, dst)
            self.open_next(kind)

    # ---------------------------------------------------------------- moves

    def move(self, src: Space, dst: Space) -> None:
        """A move with all that it causes."""
        both: Mask = 1 << src | 1 << dst
        direction: Int = DIRECTION[src * 25 + dst]
        won: Int = self.winning(src, dst)
        end: Space = self.exit_of(src, dst) if self.whirlpools else NOWHERE
        if self.moves == 0:
            self.origin = src
        if self.moves < 3:
            self.moves += 1
        self.move_again = 0
        if self.telling:
            self.tell(MOVE, src, dst, 1 << src)
        if self.own_answers | self.opposing_answers:
            self.note_levels(src, dst)
        if self.own_answers & MOVE_WORKER:
            self.cause = self.mover + 1
            cython.cast("Power", POWERS[self.acting_power]).move_worker(self, src, dst)
            self.cause = 0
        elif self.extra_turn or (self.tracked | self.moved) >> src & 1:
            self.carry(src, dst)
        else:
            self.own ^= both
            self.occupied ^= both
            self.workers[self.side] ^= both
            if self.female >> src & 1:
                self.female ^= both
        self.active = dst
        self.moved |= 1 << dst
        if self.whirlpools and self.edition == REVISED:
            end = self.exit_of(dst, dst)  # only the exit matters, and as it is after the move
            if end != NOWHERE:
                won = 0
        if won or self.abyss or self.opposing_answers & OPPONENT_MOVED or self.own_answers & MOVE_EFFECT:
            self.arrive(src, dst, direction, won)
            if self.window >= OVER:
                return
        if end != NOWHERE:
            self.leave_whirlpool(dst, end, direction)
        if self.opposing_answers & AFTER_OPPONENT_MOVE and self.window < OVER:
            self.let_opponents_follow(direction)

    def note_levels(self, src: Space, dst: Space) -> None:
        """Remember whether this turn has gone up or down."""
        if self.higher(src) >> dst & 1:
            self.climbed = self.level_changed = 1
        elif self.lower(src) >> dst & 1:
            self.level_changed = 1

    def leave_whirlpool(self, entry: Space, end: Space, direction: Int) -> None:
        """The worker comes out of the other whirlpool: by a force in the revised edition, else by a second move."""
        won: Int
        if self.edition == REVISED:
            won = CLIMB if self.h3 >> end & 1 and not self.extra_turn else 0
            self.cause = self.holder(MAKES_WHIRLPOOLS) + 1
            self.force(entry, end)
            self.cause = 0
            if won and self.window < OVER:
                self.conclude(end, won)
        else:
            won = self.winning(entry, end)
            self.tell(MOVE, entry, end, 1 << entry)
            self.note_levels(entry, end)
            self.carry(entry, end)
            self.arrive(entry, end, direction, won)

    def let_opponents_follow(self, direction: Int) -> None:
        """Opposing powers do something to the worker that has moved."""
        seat: Seat
        for seat in range(self.seats):
            if self.asks(seat, AFTER_OPPONENT_MOVE) and not self.workers_of(seat) >> self.active & 1:
                self.cause = seat + 1
                cython.cast("Power", POWERS[self.power[seat]]).after_opponent_move(self, seat, direction)
                self.cause = 0

    def arrive(self, src: Space, dst: Space, direction: Int, won: Int) -> None:
        """A worker has moved: opponents take note, then abyss, win, and the effects of its own power, in this order."""
        seat: Seat
        if self.opposing_answers & OPPONENT_MOVED:
            for seat in range(self.seats):
                if self.asks(seat, OPPONENT_MOVED):
                    cython.cast("Power", POWERS[self.power[seat]]).opponent_moved(self, seat, dst)
        self.enter(dst)
        if self.window >= OVER:
            return
        if won:
            self.conclude(dst, won)
            if self.window >= OVER:
                return
        if self.own_answers & MOVE_EFFECT:
            self.cause = self.mover + 1
            cython.cast("Power", POWERS[self.acting_power]).move_effect(self, src, dst, direction)
            self.cause = 0

    def conclude(self, dst: Space, reason: Int) -> None:
        """A move wins, unless an opponent denies it or takes the win over."""
        seat: Seat
        if self.denied(dst):
            return
        if self.duty and not self.content():
            self.window = VOID
            return
        seat = self.claimant(dst)
        if seat != NOBODY:
            self.cause = seat + 1
            self.win(self.side_of(seat), FATE)
            self.cause = 0
        else:
            self.win(self.side, reason)

    # ---------------------------------------------------------------- forces and other relocations

    def enter(self, space: Space) -> None:
        """A worker has come to stand here, by whatever means: the abyss takes it."""
        side: Side
        at_work: Int
        if self.abyss >> space & 1 and self.window != OVER:
            if self.duty and self.abyss_owner == self.mover and not self.content():
                self.window = VOID  # who knows the abyss cannot choose it to escape a duty
                return
            side = 0
            while side < 2 and not self.workers[side] >> space & 1:
                side += 1
            at_work = self.cause
            self.cause = self.abyss_owner + 1
            self.lose(side, ABYSS)
            self.cause = at_work

    def force(self, src: Space, dst: Space) -> None:
        """Relocate a worker without a move: no limits, no triggers, no win. Nobody there: nothing happens."""
        if self.occupied >> src & 1:
            self.tell(FORCE, src, dst, 1 << src)
            self.carry(src, dst)
            self.enter(dst)

    def exchange(self, a: Space, b: Space) -> None:
        """Two workers trade places by force."""
        self.tell(SWAP, a, b, 1 << a | 1 << b)
        self.carry(a, NOWHERE)
        self.carry(b, a)
        self.carry(NOWHERE, b)
        self.enter(a)
        self.enter(b)

    def add_worker(self, side: Side, space: Space, female: bool) -> None:
        """Place a further worker."""
        on: Mask = 1 << space
        self.occupied |= on
        self.workers[side] |= on
        if side == self.side and not self.extra_turn:
            self.own |= on
        if female:
            self.female |= on
        self.tell(PLACE, side, space, on)
        self.enter(space)

    # ---------------------------------------------------------------- builds and reactions

    def build(self, kind: Int, src: Space, dst: Space) -> None:
        """A build with all that it causes."""
        before: Mask = self.dome
        if self.builds < 100:
            self.builds += 1
        self.built |= 1 << dst
        self.active = src
        self.last_build = dst
        if kind == BUILD:
            self.raise_tower(dst)
        else:
            self.put_dome(dst)
        if self.dome == before or not self.dome_ends_step(kind, dst):
            self.open_next(kind)

    def dome_ends_step(self, kind: Int, space: Space) -> bool:
        """Does a dome end the game, or make another seat decide something first?"""
        if not self.extra_turn:
            self.check_board_wins()
        return self.window == OVER or self.ask_for_reaction(kind, space)

    def check_board_wins(self) -> None:
        """Has somebody won by what stands on the board?"""
        seat: Seat = self.triumphant()
        if seat != NOBODY:
            self.cause = seat + 1
            self.win(self.side_of(seat), TOWERS)
            self.cause = 0

    def ask_for_reaction(self, kind: Int, space: Space) -> bool:
        """Does a dome make another seat decide something first? (A turn's legality never looks at reactions.)"""
        seat: Seat
        if self.quiet:
            return False
        seat = self.reactor(space)
        if seat == NOBODY:
            return False
        self.touch()
        self.window = REACTION
        self.resume_after = kind
        self.decider = seat
        return True

    def react(self, kind: Int, dst: Space) -> None:
        """The reaction itself; then the turn goes on where it stopped."""
        resume: Int = self.resume_after
        self.touch()
        if kind == PLACE:
            if self.occupied >> dst & 1:
                self.tell_hidden(0, dst)
            else:
                self.cause = self.decider + 1
                cython.cast("Power", POWERS[self.power[self.decider]]).perform(self, PLACE, dst)
                self.cause = 0
        self.decider = self.mover
        self.resume_after = 0
        if self.window != OVER:
            self.kind = resume
            self.open_next(resume)

    def tell_hidden(self, src: Space, dst: Space) -> None:
        """A secret worker is in the way of a step."""
        self.cause = self.secret_side + 1
        self.tell(CANCEL, src, dst, 0)
        self.cause = 0

    # ---------------------------------------------------------------- acts of powers

    def act(self, kind: Int, src: Space, dst: Space) -> None:
        """A step that is neither a move nor a build."""
        self.cause = self.mover + 1
        if kind == FORCE:
            seen: Mask = self.occupied & ~self.unseen()
            self.force(src, dst)
            self.mark_affected(dst)
            if not seen >> src & 1:
                self.mark_affected(src)  # whether or not somebody was there
        elif kind == KILL:
            if self.occupied >> dst & 1:
                self.remove_worker(dst)
        elif kind == UNBUILD:
            self.remove_block(dst)
        elif kind == PLACE:
            self.add_worker(self.side, dst, False)
            self.active = dst
        else:
            cython.cast("Power", POWERS[self.acting_power]).perform(self, kind, dst)
        self.cause = 0

    def use_hero(self) -> None:
        """The mover's hero power is used, now and for the rest of the game."""
        self.remember(self.mover, 1)
        self.hero_used = 1

    # ---------------------------------------------------------------- from window to window, from turn to turn

    def open_next(self, kind: Int) -> None:
        """Open the window that follows a step of this kind, or finish the turn."""
        window: Int
        if self.window >= OVER:
            return
        if not self.own_answers & (AFTER_MOVE | AFTER_BUILD | AFTER_ACT):
            if kind == MOVE:
                self.window = MUST_BUILD
            else:
                self.finish()
            return
        self.cause = self.mover + 1
        window = self.next_window(kind)
        self.cause = 0
        if self.window >= OVER:
            return
        if window == DONE:
            self.finish()
            return
        self.window = window
        if window in (MAY_BUILD, MAY_ACT) and not self.anything():
            self.finish()

    def next_window(self, kind: Int) -> Int:
        """Which window the mover's power opens after a step of this kind."""
        if kind == MOVE:
            return cython.cast("Power", POWERS[self.acting_power]).after_move(self)  # type: ignore[no-any-return]
        if kind in (BUILD, DOME):
            return cython.cast("Power", POWERS[self.acting_power]).after_build(self)  # type: ignore[no-any-return]
        return cython.cast("Power", POWERS[self.acting_power]).after_act(self)  # type: ignore[no-any-return]

    def finish(self) -> None:
        """The mover has done; a must or a wish left open makes the turn void."""
        if self.duty and not self.content():
            self.window = VOID
        else:
            self.pass_turn()

    def pass_turn(self) -> None:
        """Everything after the end of a turn, up to the start of the next."""
        card_due: bool = False
        if self.dome_built:
            card_due = self.face_up != 0 and (self.towers_completed != 0 or self.edition != SPINMASTER)
            if self.towers_completed and ANSWERS[self.power[self.mover]] & EXTRA_TURNS:
                self.extra_turns_due += cython.cast("Power", POWERS[self.power[self.mover]]).extra_turns(self)
            if self.extra_turn and self.towers_completed:
                self.check_board_wins()
                if self.window == OVER:
                    return
        self.clear_turn()
        if self.telling:
            self.tell(FINISH, self.mover, 0, 0)
        if self.extra_turns_due:
            self.extra_turns_due -= 1
            self.extra_turn = 1
        else:
            self.extra_turn = 0
            self.next_mover()
        self.decider = self.mover
        self.window = DAWN
        if card_due:
            self.discard_card()

    def next_mover(self) -> None:
        """The next seat around the table that is still in the game."""
        self.mover = self.mover + 1 if self.mover + 1 < self.seats else 0
        while not self.alive >> self.mover & 1:
            self.mover = self.mover + 1 if self.mover + 1 < self.seats else 0

    def discard_card(self) -> None:
        """The face-up card goes; a card has to be drawn before play goes on."""
        self.touch()
        self.discard |= 1 << self.face_up
        if not self.deck:
            self.deck = self.discard
            self.discard = 0
        self.window = CHANCE
        self.decider = NOBODY

    def draw(self, card: Int) -> None:
        """Turn up this card."""
        seat: Seat
        self.touch()
        self.face_up = card
        self.deck &= ~(1 << card)
        self.tell(DRAW, 0, card, 0)
        for seat in range(self.seats):
            if self.fleece or self.stolen or KINDS[self.dealt[seat]] & DECK:
                self.memory[seat] = 0
        self.decider = self.mover

    # ---------------------------------------------------------------- how a game ends

    def win(self, side: Side, reason: Int) -> None:
        """This side has won."""
        self.touch()
        self.winner = side
        self.reason = reason
        self.window = OVER
        self.decider = NOBODY
        self.tell(WON, side, reason, 0)

    def lose(self, side: Side, reason: Int) -> None:
        """This side has lost; of three players one is out."""
        if self.sides == 2:
            self.win(1 - side, reason)
        else:
            self.eliminate(side)

    def eliminate(self, side: Side) -> None:
        """One of three players is out: workers, tokens and rules go, buildings stay."""
        gone: Mask = self.workers[side]
        number: Int = self.dealt[side]
        self.tell(ELIMINATE, side, 0, 0)
        self.touch()
        self.occupied &= ~gone
        self.own &= ~gone
        self.female &= ~gone
        self.moved &= ~gone
        self.workers[side] = 0
        self.alive &= ~(1 << side)
        self.memory[side] = 0
        self.power[side] = 0
        if ANSWERS[number] & OWNER_OUT:
            cython.cast("Power", POWERS[number]).owner_out(self)
        if KINDS[number] & DECK:
            self.face_up = 0
            self.deck = self.discard = 0
        if self.secret_side == side:
            self.secret_side = NOBODY
        if popcount(self.alive) == 1:
            self.win(lowest(self.alive), ALONE)
        elif self.window == CHANCE and self.face_up:
            if self.mover == side:
                self.extra_turn = self.extra_turns_due = 0
                self.next_mover()
        elif self.mover == side or self.window == CHANCE or (self.extra_turn and gone >> self.active & 1):
            self.abandon_turn(side)
        elif self.window == REACTION and self.decider == side:
            self.derive_questions()
            self.react(END, 0)
        elif self.window != SETUP:
            self.derive_questions()
            if (self.window == MAY_BUILD or self.window == MAY_ACT) and not self.anything():
                self.finish()

    def abandon_turn(self, side: Side) -> None:
        """The turn ends because of who has left; nothing is earned by it."""
        seat: Seat = self.mover
        fresh: bool = self.window in (CHANCE, DAWN)
        self.resume_after = self.dome_built = 0
        if seat == side:
            self.extra_turns_due = 0
        if fresh and seat != side:
            self.window = DAWN
            self.decider = seat
        else:
            self.tracked |= 1 << NOWHERE  # whatever was noted in this turn is forgotten
            self.pass_turn()
