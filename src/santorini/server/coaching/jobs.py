"""What the coach can be asked to do: each job tells more and more, as JSON, until nothing more is to be known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from santorini.ai.analysis import Line
from santorini.ai.hints import SECOND
from santorini.coach import Claim, Moment, Review, advise, reviewing
from santorini.coach.watching import Outlook, watch
from santorini.engine.protocol import write_turns
from santorini.errors import SantoriniError
from santorini.game import Game
from santorini.records import hidden_in, read_game, write_game
from santorini.rules.position import Position
from santorini.rules.words import END, REACTION
from santorini.server.coaching.likeness import Board, alike
from santorini.server.refusals import Refused
from santorini.server.texts import numbered, position_of, read_records
from santorini.server.wire import coaching as wire
from santorini.server.wire.schema import encode
from santorini.server.wire.view import position_view
from santorini.views import view


class HintJob(Struct, tag="hint"):
    """Advise the seat that decides in a game, from what it knows."""

    text: str

    def work(self) -> Iterator[bytes]:
        """The hint."""
        game = read_game(self.text).game
        assert game.decider is not None, "somebody asked for a hint"
        p = view(game, game.decider).position
        found = advise(game, SECOND)
        turn = told_turn(p, game.decider, found.turn)
        claims = [told_claim(claim) for claim in found.claims]
        worker = found.worker if found.worker is not None and found.worker < 25 else None
        yield encode(wire.Hint(turn, worker, found.chance, found.win_in, claims))


class AnalysisJob(Struct, tag="analysis"):
    """Look at a position, with all that is written in its text."""

    text: str
    lines: int

    def boards(self) -> Iterator[Position]:
        """What is looked at."""
        yield position_of(self.text)

    def work(self) -> Iterator[bytes]:
        """What is known, more and more."""
        p = position_of(self.text)
        if hidden_in(p):
            raise Refused("hidden-position")
        last: Outlook | None = None
        for last in watch(p, self.lines):
            yield encode(told_outlook(p, last, done=False))
        if last is not None:
            yield encode(told_outlook(p, last, done=True))


class ReviewJob(Struct, tag="review"):
    """Review one of the games of a record."""

    text: str
    number: int

    def boards(self) -> Iterator[Position]:
        """What is looked at: every position of the game."""
        game = self._game()
        for played in game.history:
            p = Position()
            p.thaw(played.before)
            yield p
        yield game.position

    def work(self) -> Iterator[bytes]:
        """What is known, decision by decision."""
        game = self._game()
        for found in reviewing(game):
            yield encode(told_review(found))

    def _game(self) -> Game:
        return numbered(read_records(self.text), self.number).game


class FairJob(Struct, tag="fair"):
    """Make sure that somebody does not ask about games that they are playing or watching now."""

    job: AnalysisJob | ReviewJob
    running: list[Board]

    def work(self) -> Iterator[bytes]:
        """Nothing, or a refusal."""
        if any(alike(p, self.running) for p in self.job.boards()):
            raise Refused("game-running")
        yield b"true"


Job = HintJob | AnalysisJob | ReviewJob | FairJob


# ---------------------------------------------------------------- as it is told


def told_claim(claim: Claim) -> wire.Claim:
    """A claim on the wire."""
    return wire.Claim(claim.name, dict(claim.args))


def told_turn(p: Position, seat: int, steps: Iterable[int]) -> wire.Turn:
    """A turn on the wire."""
    taken = [int(step) for step in steps]
    return wire.Turn(seat, write_turns(p, [taken])[0], taken)


def told_outlook(p: Position, outlook: Outlook, *, done: bool) -> wire.Analysis:
    """An analysis on the wire."""
    lines = [told_line(p, line) for line in outlook.lines]
    return wire.Analysis(list(outlook.chances), lines, outlook.depth, outlook.nodes, done)


def told_line(p: Position, line: Line) -> wire.Line:
    """A line on the wire: its turns as far as they can be played out."""
    game, turns = Game.from_position(p), list[wire.Turn]()
    for turn in line.variation:
        start, seat = game.position.copy(), game.decider
        if seat is None or not _played(game, turn):
            break
        turns.append(told_turn(start, seat, turn))
    if not turns:
        return wire.Line([told_turn(p, p.decider, line.turn)], line.chance, line.win_in, "")
    return wire.Line(turns, line.chance, line.win_in, write_game(game))


def _played(game: Game, turn: Sequence[int]) -> bool:
    """Play a turn, if it can be played; whoever may answer in it declines."""
    try:
        for step in turn:
            game.take(step)
        while game.position.window == REACTION:
            game.take(END << 10)
    except SantoriniError:
        return False
    return True


def told_moment(moment: Moment) -> wire.Moment:
    """A moment on the wire."""
    one = moment.judged
    decision = one.decision
    return wire.Moment(
        kind=moment.kind,
        step=decision.index,
        turn=decision.turn,
        seat=decision.seat,
        view=position_view(one.position, decision.turn),
        played=told_turn(one.position, decision.seat, decision.steps),
        better=told_turn(one.position, decision.seat, one.best),
        before=one.before,
        after=one.after,
        claims=[*map(told_claim, moment.claims)],
        reasons=[*map(told_claim, moment.reasons)],
    )


def told_review(review: Review) -> wire.Review:
    """A review on the wire."""
    return wire.Review(
        powers=[card.number for card in review.game.cards],
        done=review.done,
        total=review.total,
        accuracy=list(review.accuracy),
        judgements=[
            wire.Judgement(one.decision.index, one.decision.turn, one.decision.seat, one.before, one.after)
            for one in review.judged
        ],
        moments=[told_moment(moment) for moment in review.moments],
    )
