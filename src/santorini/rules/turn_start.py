"""The start of a turn: who has which power, what has to be asked of whom, and what happens by itself."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.native import Int, Seat
    from santorini.rules.offers import Offers
    from santorini.rules.questions import ANSWERS, KINDS, POWERS
    from santorini.rules.words import *


class TurnStart(Offers):
    """What is found anew when a turn begins."""

    def begin(self) -> None:
        """Begin the mover's turn, as far as it happens by itself."""
        seat: Seat
        i: Int
        self.touch()
        self.change_hands()
        if self.fleece and not self.extra_turn:
            self.memory[self.mover] = 0
        self.asleep = 0
        self.pairs = self.rearrange_from = 0
        for i in range(4):
            self.pair_own[i] = self.pair_opponent[i] = 0
        self.window = START
        self.derive()
        if self.own_answers & TURN_BEGINS:
            cython.cast("Power", POWERS[self.acting_power]).turn_begins(self, self.mover)
        if self.opposing_answers & OPPONENT_TURN_BEGINS:
            for i in range(self.seats):
                seat = (self.mover + i) % self.seats
                if self.asks(seat, OPPONENT_TURN_BEGINS):
                    cython.cast("Power", POWERS[self.power[seat]]).opponent_turn_begins(self, seat)

    def change_hands(self) -> None:
        """Powers are given back, and stolen again, as the turn of a thief begins."""
        seat: Seat = 1 - self.mover
        if self.extra_turn or not ANSWERS[self.dealt[self.mover]] & STEALS_POWER:
            return
        self.cause = self.mover + 1
        if self.stolen:
            self.stolen = 0
            self.hand_over(self.mover, seat, seat)
            self.tell(RETURN, self.mover, self.held_by(seat), 0)
        if not KINDS[self.dealt[seat]] & HERO:
            if cython.cast("Power", POWERS[self.dealt[self.mover]]).steals_power(self, seat):
                self.stolen = 1
                self.hand_over(seat, self.mover, seat)
                self.tell(STEAL, self.mover, self.held_by(seat), 0)
        self.cause = 0

    def held_by(self, seat: Seat) -> Int:
        """The power of the card dealt to this seat: the one turned up, if it has a deck."""
        return self.face_up if KINDS[self.dealt[seat]] & DECK else self.dealt[seat]

    def hand_over(self, giver: Seat, taker: Seat, dealt: Seat) -> None:
        """The power dealt to one seat passes from `giver` to `taker`, with its memory."""
        self.memory[taker] = self.memory[giver]
        self.memory[giver] = 0
        cython.cast("Power", POWERS[self.held_by(dealt)]).power_passed(self, taker)

    # ---------------------------------------------------------------- what follows from the rest

    def derive(self) -> None:
        """Find everything that follows from the rest while a turn is being played."""
        self.side = self.side_of(self.mover)
        self.derive_powers()
        self.derive_wind()
        self.occupied = self.workers[0] | self.workers[1] | self.workers[2]
        self.derive_questions()
        self.acting_power = 0 if self.extra_turn else self.power[self.mover]
        self.own_answers = ANSWERS[self.acting_power]
        self.derive_own()

    def derive_powers(self) -> None:
        """Who has which power: stolen, drawn, or held beside the Ram."""
        seat: Seat
        number: Int
        for seat in range(self.seats):
            number = self.dealt[seat]
            if self.fleece:
                number = self.fleece if self.around(self.ram) & self.workers[seat] else 0
            self.power[seat] = self.face_up if KINDS[number] & DECK else number
        if self.stolen:
            seat = 0 if ANSWERS[self.dealt[0]] & STEALS_POWER else 1
            self.power[seat] = self.power[1 - seat]
            self.power[1 - seat] = 0

    def derive_wind(self) -> None:
        """The wind blows, unless it belongs to the Fleece and nobody stands beside the Ram."""
        self.wind_in_force = CALM if self.fleece and not self.power[0] | self.power[1] else self.wind

    def derive_questions(self) -> None:
        """Which questions have to be asked of opponents, what is closed to the mover, and whether there is a duty."""
        seat: Seat
        self.opposing_answers = 0
        for seat in range(self.seats):
            if self.opposes(seat):
                self.opposing_answers |= ANSWERS[self.power[seat]]
        self.closed = self.dome | self.talus | self.ram
        if self.opposing_answers & CLOSED_TO_OPPONENTS:
            self.closed |= self.closed_by_opponents()
        self.derive_duty()

    def derive_duty(self) -> None:
        """Is something demanded of this turn as a whole?"""
        self.duty = 1 if self.opposing_answers & MUST_MET or self.wish_due else 0

    def derive_own(self) -> None:
        """Whose workers the mover plays: their own, or in an additional turn all others."""
        self.own = self.workers[self.side]
        if self.extra_turn:
            self.own = self.occupied & ~self.own & ~self.closed

    def derive_field(self, name: str) -> None:
        """Find one field anew from the others, for Python. Some come together."""
        if name == "side":
            self.side = self.side_of(self.mover)
        elif name == "power":
            self.derive_powers()
        elif name == "wind_in_force":
            self.derive_wind()
        elif name == "occupied":
            self.occupied = self.workers[0] | self.workers[1] | self.workers[2]
        elif name == "acting_power":
            self.acting_power = 0 if self.extra_turn else self.power[self.mover]
        elif name == "own_answers":
            self.own_answers = ANSWERS[self.acting_power]
        elif name == "own":
            self.derive_own()
        elif name == "duty":
            self.derive_duty()
        else:
            self.derive_questions()

    def plain(self) -> bool:
        """Is this the start of a turn in which nothing but the base game can happen, now and later?"""
        seat: Seat
        for seat in range(self.seats):
            if ANSWERS[self.dealt[seat]] or KINDS[self.dealt[seat]]:
                return False
        return (
            self.window == START and self.sides == 2 and not self.ram | self.extra_turn and not self.abyss | self.fate
        )
