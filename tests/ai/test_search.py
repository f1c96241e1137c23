"""What the search says is true: scores, wins, and that nothing but the position decides."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from santorini import Game, read_position
from santorini.ai.analysis import Limit, analyze, new_search, searchable
from santorini.ai.evaluation import judge
from santorini.ai.network import Accumulators
from santorini.ai.scores import CERTAIN, HIGHEST, WIN
from santorini.ai.search import Search
from santorini.ai.transpositions import Transpositions
from santorini.powers.catalog import CARDS
from santorini.rules.position import Position
from santorini.rules.walk import Walk, turns
from santorini.rules.words import OVER, START
from testkit.playing import UNCOMPILED, effort, permitted
from testkit.proofs import after, wins_at_once

WALK = Walk()


def played(pair: tuple[int, int], steps: int, rng: random.Random) -> Position | None:
    """A position at the start of a turn, after some random steps."""
    game = Game(*(CARDS[number].name for number in pair), allow_forbidden=True)
    while not game.over and (len(game.history) < steps or game.position.window != START):
        if game.decider is None:
            game.draw(rng)
        else:
            game.take(rng.choice(game.legal_steps()))
    return None if game.over or not searchable(game.position) else game.position


def positions(count: int, steps: int, seed: int) -> Iterator[Position]:
    """Positions of random pairs of powers."""
    rng = random.Random(seed)
    pairs = [(0, 0), *permitted(2)]
    found = (played(rng.choice(pairs), rng.randint(4, steps), rng) for _ in itertools.count())
    return itertools.islice((p for p in found if p is not None), count)


def name(p: Position) -> str:
    return "-".join(CARDS[number].name for number in p.dealt[:2])


def bare_score(p: Position, depth: int) -> int:
    """The score of the bare game tree for the side to move, by the hand-made evaluation: slow and obvious."""
    side = p.side_for(p.mover)
    best = -WIN
    for turn in turns(p):
        q = after(p, turn)
        if q.window == OVER:
            score = WIN if q.winner == side else 1 - WIN
        elif depth == 1:
            other = q.side_for(q.mover)
            value = max(-HIGHEST, min(HIGHEST, judge(q, other)))
            score = value if other == side else -value
            if wins_at_once(q):
                score = WIN - 1 if other == side else 1 - WIN
        else:
            below = bare_score(q, depth - 1)
            below -= (below > CERTAIN) - (below < -CERTAIN)
            score = below if q.side_for(q.mover) == side else -below
        best = max(best, score)
    return best


def searched(p: Position, depth: int, bits: int = 16, exact: bool = False) -> Search:
    search = Search(Transpositions(bits), Accumulators(None))
    search.exact = exact
    search.start(p.freeze())
    while search.depth < depth and search.deepen():
        pass
    return search


def test_a_worker_on_the_third_level_may_step_in_the_way() -> None:
    """Two spaces to win on, c3 and d3: b2-c3 +d3 answers both."""
    position = read_position("02000/00200/00320/03000/00000 A:b2,a1 X:b5,e1 2 Mortal,Mortal")
    *_, found = analyze(position, Limit(depth=2), 60)
    wins = {tuple(map(str, line.turn)): line.win_in for line in found.lines}
    assert wins["b5-c4", "c4+b5"] == 2
    assert wins["b5-c4", "c4+d3"] is None


def test_a_win_in_one_is_seen_at_once() -> None:
    position = read_position("00000/00000/00230/00000/00000 A:c3,a1 X:e5,e4 1 Mortal,Mortal")
    found = [*analyze(position, Limit(nodes=1000))][-1]
    assert found.lines[0].win_in == 1
    assert [str(step) for step in found.lines[0].turn] == ["c3-d3"]


def test_the_score_is_that_of_the_bare_game_tree() -> None:
    for p in positions(effort(25, 3), 20, seed=1):
        if sum(1 for _ in itertools.islice(turns(p), 200)) < 200:
            found = searched(p, 1, exact=True).scores_of_lines(1)[0]
            bare = bare_score(p, 1)
            if abs(found) < CERTAIN or abs(bare) > CERTAIN:  # wins by several steps may lie beyond a glance
                assert found == bare, name(p)


def test_the_table_changes_nothing_but_the_time() -> None:
    for p in positions(effort(60, 4), 30, seed=2):
        depth = 2 if len(WALK.legal(p)) > 12 else 3
        small, large = searched(p, depth, bits=0, exact=True), searched(p, depth, bits=18, exact=True)
        if small.width < 150:
            assert small.scores_of_lines(1) == large.scores_of_lines(1), name(p)


def test_the_score_is_the_same_under_all_symmetries() -> None:
    for p in positions(effort(20, 2), 30, seed=3):
        if searched(p, 1).width < 300:
            scores = {searched(p.transformed(symmetry), 2, exact=True).scores_of_lines(1)[0] for symmetry in range(8)}
            assert len(scores) == 1, name(p)


def test_a_win_in_two_is_a_win_against_every_answer() -> None:
    """The search says it, brute force over all answers proves it."""
    proven = 0
    for p in positions(effort(600, 10), 40, seed=4):
        search = searched(p, 3)
        if search.scores_of_lines(1)[0] != WIN - 2 or search.width > 150:
            continue
        side = p.side_for(p.mover)
        q = after(p, tuple(search.steps_of(0)))
        if q.side_for(q.mover) == side:
            continue  # an additional turn: nobody answers
        for answer in turns(q):
            end = after(q, answer)
            assert end.winner == side if end.window == OVER else wins_at_once(end), name(p)
        proven += 1
        if proven >= effort(8, 1):
            break
    assert proven >= 3 or UNCOMPILED


def test_better_lines_come_first() -> None:
    for p in positions(effort(40, 3), 30, seed=9):
        for found in analyze(p, Limit(nodes=2_000, depth=4), lines=4):
            chances = [line.chance for line in found.lines]
            if found.depth and found.nodes < 2_000:
                assert chances == sorted(chances, reverse=True), name(p)


def test_every_turn_it_names_is_legal() -> None:
    for p in positions(effort(200, 10), 60, seed=5):
        found = [*analyze(p, Limit(nodes=300, depth=3), lines=3)][-1]
        for line in found.lines:
            q = p.copy()
            q.quiet = True
            for step in itertools.chain.from_iterable(line.variation):
                assert step in WALK.legal(q), name(p)
                WALK.take(q, step)


def test_the_same_position_and_nodes_give_the_same_answer() -> None:
    search = new_search(14)
    for p in positions(effort(30, 3), 30, seed=6):
        answers = set()
        for _ in range(2):
            search.forget()
            search.start(p.freeze())
            search.limit(400, 1e9)
            while search.deepen() and search.depth < 6:
                pass
            answers.add((tuple(search.steps_of(0)), search.nodes, *search.scores_of_lines(1)))
        assert len(answers) == 1, name(p)


@pytest.mark.parametrize("nodes", [0, 1, 2, 17, 100])
def test_it_can_be_stopped_at_any_moment_and_has_a_legal_turn(nodes: int) -> None:
    search = new_search(12)
    for p in positions(effort(30, 3), 30, seed=7):
        search.start(p.freeze())
        search.limit(nodes, 1e9)
        while search.deepen() and search.depth < 4:
            pass
        assert search.steps_of(0)[0] in WALK.legal(p), name(p)
        assert search.nodes <= nodes + 1


def test_nodes_of_a_fixed_search_are_the_same_compiled_and_uncompiled() -> None:
    """A change of these numbers is a change of the search: play a match before you write them down anew."""
    counted = []
    for powers in ("Mortal,Mortal", "Apollo,Minotaur", "Artemis,Athena", "Demeter,Pan", "Prometheus,Selene"):
        search = searched(read_position(f"00000/01100/00210/00000/00000 A:c3,b2 X:d4,d2 1 {powers}"), 2)
        counted.append((search.width, search.nodes, *search.scores_of_lines(1)))
    assert counted == [(69, 381, 126), (83, 366, 115), (147, 375, 300), (244, 952, 146), (419, 1552, 208)]
