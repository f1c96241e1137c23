"""Every claim of a hint or a review is true: each is proved anew here, by nothing but the steps a game allows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from santorini import Game, read_position
from santorini.ai.analysis import Limit, new_search, searchable
from santorini.ai.computer import after
from santorini.ai.hints import think
from santorini.ai.search import Search
from santorini.coach.claims import Claim, faults, strengths
from santorini.errors import SantoriniError
from santorini.notation import read_space, write_space
from santorini.powers.catalog import CARDS, Card
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import DAWN, END, MOVE, OVER, REACTION, START
from santorini.study.pools import open_cards
from testkit.playing import EFFORT, UNCOMPILED
from testkit.proofs import Turn, wins_within
from testkit.selfplay import any_turn, open_rivals, opening, turns_played

ENDINGS = 400 if UNCOMPILED else 1_500  # ends of a turn that are tried to prove a claim; a longer proof is not tried
NODES = 400 if UNCOMPILED else 4_000
CHECKED = open_cards()[:: 8 if UNCOMPILED else 1]


Args = dict[str, Any]


class TooLong(Exception):
    """A proof would take too long here."""


def side_of(p: Position) -> int:
    return p.side_for(p.mover)


def ends(p: Position) -> Iterator[tuple[Turn, Position]]:
    """Every end of the turn from here, step by step through the game; reactions are declined."""
    seen, count = {p.freeze()}, 0
    waiting: list[tuple[Game, Turn]] = [(Game.from_position(p), ())]
    while waiting:
        game, turn = waiting.pop()
        for step in game.legal_steps():
            further = game.copy()
            further.take(step)
            while further.position.window == REACTION:
                further.take(END << 10)
            q, steps = further.position, (*turn, int(step))
            if q.window == OVER or q.mover != p.mover or q.extra_turn != p.extra_turn or further.turn != game.turn:
                count += 1
                if count > ENDINGS:
                    raise TooLong
                yield steps, q
            elif q.freeze() not in seen:
                seen.add(q.freeze())
                waiting.append((further, steps))


def winners(p: Position) -> list[Turn]:
    """The turns that win at once."""
    return [turn for turn, end in ends(p) if end.window == OVER and end.winner == side_of(p)]


def played(p: Position, turn: Turn) -> Position:
    game = Game.from_position(p)
    for step in turn:
        game.take(step)
        while game.position.window == REACTION:
            game.take(END << 10)
    return game.position


def passed(p: Position) -> Position:
    """The same board, the other side to move."""
    q = p.copy()
    Walk().pass_over(q)
    assert side_of(q) != side_of(p)
    return q


def targets(turns: list[Turn]) -> set[str]:
    return {write_space([step & 31 for step in turn if step >> 10 == MOVE][-1]) for turn in turns}


def workers(p: Position, side: int) -> int:
    return sum(worker.side == side for worker in p.workers_standing())


def movable(p: Position) -> set[str]:
    return {write_space(step.src) for step in Game.from_position(p).legal_steps() if step.kind == "move"}


# ---------------------------------------------------------------- what each claim says


def wins_in(p: Position, turn: Turn, args: Args) -> bool:
    search = new_search(16)

    def advise(q: Position) -> Turn | None:
        lines = [found.lines for found in think(q, Limit(nodes=20 * NODES), search=search)]
        return tuple(map(int, lines[-1][0].turn)) if lines else None

    first = iter([turn])
    return wins_within(p, args["turns"], lambda q: next(first, None) or advise(q))


def loses_everywhere(p: Position, kept: Position) -> bool:
    others = [end for _, end in ends(p) if end.freeze() != kept.freeze()]
    return bool(others) and all(
        end.winner != side_of(p) if end.window == OVER else bool(winners(end)) for end in others
    )


def refused_to_mortals(p: Position, turn: Turn) -> bool:
    q = p.copy()
    powers = q.power
    powers[q.mover] = 0
    q.dealt, q.window = powers, DAWN
    game = Game.from_position(q)
    try:
        for step in turn:
            game.take(step)
    except SantoriniError:
        return True
    return False


def wins_on(p: Position, turn: Turn, args: Args) -> bool:
    q = played(p, turn)
    return q.window == OVER and q.winner == side_of(p) and targets([turn]) == set(args["spaces"])


def stops(p: Position, turn: Turn, args: Args) -> bool:
    q = played(p, turn)
    return targets(winners(passed(p))) == set(args["spaces"]) and not winners(q)


def threatens(p: Position, turn: Turn, args: Args) -> bool:
    return targets(winners(passed(played(p, turn)))) == set(args["spaces"])


def climbs(p: Position, turn: Turn, args: Args) -> bool:
    q, space = played(p, turn), read_space(args["space"])
    worker, came = q.worker_on(space), next(step >> 5 & 31 for step in turn if step >> 10 == MOVE)
    assert worker is not None
    return worker.side == side_of(p) and q.level(space) == args["level"] > p.level(came)


PROOFS: dict[str, Callable[[Position, Turn, Args], bool]] = {
    "wins-on": wins_on,
    "wins": lambda p, turn, args: turn in winners(p),
    "wins-in": wins_in,
    "stops-win": stops,
    "only-defence": lambda p, turn, args: loses_everywhere(p, played(p, turn)),
    "threatens": threatens,
    "threatens-all": threatens,
    "walls-in": lambda p, turn, args: args["space"] in movable(passed(p)) - movable(played(p, turn)),
    "removes-worker": lambda p, turn, args: workers(played(p, turn), 1 - side_of(p)) < workers(p, 1 - side_of(p)),
    "climbs": climbs,
    "uses-power": lambda p, turn, args: CARDS[p.acting_power].name == args["power"] and refused_to_mortals(p, turn),
    "allows-win-on": lambda p, turn, args: targets(winners(played(p, turn))) == set(args["spaces"]),
    "allows-win": lambda p, turn, args: bool(winners(played(p, turn))),
    "allows-removal": lambda p, turn, args: any(
        workers(end, side_of(p)) < workers(played(p, turn), side_of(p)) for _, end in ends(played(p, turn))
    ),
}


def check(p: Position, turn: Turn, claims: list[Claim]) -> int:
    """Prove the claims; how many were."""
    proved = 0
    for claim in claims:
        try:
            assert PROOFS[claim.name](p, turn, dict(claim.args)), (claim, p, turn)
            proved += 1
        except TooLong:
            pass
    return proved


def check_the_rest(p: Position, turn: Turn, search: Search) -> int:
    """A hint is given in the middle of a turn, too."""
    q = after(p, turn[:1])
    if len(turn) == 1 or not searchable(q) or q.mover != p.mover:
        return 0
    best = [found.lines[0] for found in think(q, Limit(nodes=NODES), search=search)][-1]
    rest = tuple(map(int, best.turn))
    return check(q, rest, strengths(q, rest, best.win_in))


@pytest.mark.parametrize("card", CHECKED, ids=str)
def test_every_claim_is_true(card: Card) -> None:
    rng = random.Random(f"claims {card}")
    search, proved = new_search(14), 0
    for _ in range(max(1, round(EFFORT))):
        start = opening(card, rng.choice(open_rivals(card)), rng)
        for number, p in turns_played(start, lambda p, number: any_turn(search, p, rng)):
            if number % 3 != 2 or p.window != START or not searchable(p):
                continue
            best = [found.lines[0] for found in think(p, Limit(nodes=NODES), search=search)][-1]
            turn = tuple(map(int, best.turn))
            proved += check(p, turn, strengths(p, turn, best.win_in))
            proved += check_the_rest(p, turn, search)
            played_at_random = any_turn(search, p, rng)
            proved += check(p, played_at_random, faults(p, played_at_random))
    assert proved


@pytest.mark.parametrize(
    ("position", "turn", "claims"),
    [
        # a dome stops a worker on level 2 beside level 3
        ("00000/00000/00230/00000/00000 A:c3,a1 X:e4,a5 2 Mortal,Mortal", "e4-e3 +d3", ["stops-win"]),
        # one worker has one way there
        (
            "00000/00000/00230/00000/00000 A:c3,d4 X:e5,a5 2 Mortal,Mortal",
            "e5-e4 +d3",
            ["stops-win", "only-defence"],
        ),
        ("00000/00000/00230/00000/00000 A:c3,a1 X:e4,a5 1 Mortal,Mortal", "c3-d3", ["wins-on"]),
        # one step up: level 2 beside two levels of three
        (
            "00000/00000/01230/00300/00000 A:b3,a1 X:e5,e1 1 Mortal,Mortal",
            "b3-c3 +b2",
            ["threatens-all", "climbs"],
        ),
    ],
)
def test_what_is_said_of_a_turn(position: str, turn: str, claims: list[str]) -> None:
    p = read_position(position)
    game = Game.from_position(p)
    game.play(turn)
    steps = tuple(int(played.step) for played in game.history)
    assert [claim.name for claim in strengths(p, steps)] == claims
    assert check(p, steps, strengths(p, steps)) == len(claims)
