"""The base rules beside TextArena's Santorini, which is not ours: legal turns and results of a thousand random games.

Where its rules differ is listed in docs/conformance.md; `explained` says it in code.
"""

from __future__ import annotations

import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from textarena.envs.Santorini.env import SantoriniBaseFixedWorkerEnv

from santorini import Game, placement
from santorini.notation import read_space, write_space
from santorini.rules.walk import Walk
from santorini.rules.words import PLACE
from testkit.playing import effort

OWN_TURN = "theirs: who cannot move after their own turn has lost"
ONE_OF_THREE = "theirs: if one of three is stuck, the one before wins"
Turn = tuple[int, int, int]  # from, to, and where is built


class Theirs(SantoriniBaseFixedWorkerEnv):  # type: ignore[misc]
    """Their rules without the talk around them, which takes most of the time."""

    def __init__(self, players: int) -> None:
        super().__init__(is_open=False, show_valid=False)
        self.known = dict[int, str]()
        self.reset(players)
        self.winners = list[int]()
        self.state: Any = SimpleNamespace(
            num_players=players,
            current_player_id=0,
            add_observation=lambda **told: None,
            set_winners=lambda player_ids, reason: self.winners.extend(player_ids),
        )

    def _get_valid_moves(self, player_id: int) -> str:
        """What the rules said of this board before, they need not find again."""
        if player_id not in self.known:
            self.known[player_id] = super()._get_valid_moves(player_id)
        return self.known[player_id]

    def height(self, space: int) -> int:
        return int(self.board[space % 5][space // 5][0])

    def turns_of(self, seat: int) -> set[Turn]:
        words = self._get_valid_moves(seat).lower().split(", ")
        return {(read_space(word[3:5]), read_space(word[5:7]), read_space(word[7:9])) for word in words if word}

    def play(self, turn: Turn) -> None:
        seat, worker = self.board[turn[0] % 5][turn[0] // 5][1]
        word = "".join(map(write_space, turn)).upper()
        assert self._execute_player_move(f"[{'NWG'[seat]}{worker}{word}]")
        self.known.clear()
        self._check_gameover()
        self.state.current_player_id = (seat + 1) % self.state.num_players


def mortals(players: int) -> Game:
    """Our game with the workers where TextArena puts them; three would need powers, so it is not dealt but set up."""
    p = placement.deal([0] * players)
    for workers in SantoriniBaseFixedWorkerEnv.INITIAL_POSITIONS[players]:
        for file, rank in workers:
            placement.take(p, PLACE << 10 | rank * 5 + file)
    Walk().prepare(p)
    return Game.from_position(p)


def agree(game: Game, theirs: Theirs) -> list[Turn]:
    """The same turns are legal; after a winning move they still build."""
    offered = theirs.turns_of(theirs.state.current_player_id)
    winning = {turn for turn in offered if theirs.height(turn[1]) == 3}
    ours = list(game.legal_turns())
    assert {(turn[0].src, turn[0].dst) for turn in ours if len(turn) == 1} == {turn[:2] for turn in winning}
    assert {(turn[0].src, turn[0].dst, turn[1].dst) for turn in ours if len(turn) == 2} == offered - winning
    return sorted(offered)


def explained(game: Game, theirs: Theirs, mover: int) -> str:
    """How the game ended; the results agree unless their rules are others."""
    (winner,) = theirs.winners
    rival = (mover + 1) % game.players
    if game.result and game.result.reason == "climb":
        assert game.result.side == winner == mover
        return "climb"
    if not theirs.turns_of(mover):
        assert winner == rival
        return OWN_TURN
    assert not theirs.turns_of(rival)
    assert winner == mover
    if game.players == 3:
        assert not game.position.plays(rival)
        return ONE_OF_THREE
    assert game.result is not None
    assert (game.result.side, game.result.reason) == (winner, "stuck")
    return "stuck"


def compare(players: int, rng: random.Random) -> str:
    """One random game; how it ended."""
    game, theirs = mortals(players), Theirs(players)
    while True:
        mover = theirs.state.current_player_id
        assert game.mover == mover
        turn = rng.choice(agree(game, theirs))
        won = theirs.height(turn[1]) == 3
        theirs.play(turn)
        for text in (f"{write_space(turn[0])}-{write_space(turn[1])}", f"+{write_space(turn[2])}")[: 1 if won else 2]:
            game.take(text)
        if theirs.winners:
            return explained(game, theirs, mover)
        assert not game.over


@pytest.mark.slow
@pytest.mark.parametrize(("players", "games"), [(2, effort(850, 5)), (3, effort(150, 2))])
def test_legal_turns_and_results_agree(players: int, games: int) -> None:
    rng = random.Random(players)
    ends = Counter(compare(players, rng) for _ in range(games))
    assert ends["climb"] > 0.8 * games
    assert set(ends) <= {"climb", "stuck", OWN_TURN, ONE_OF_THREE}
    assert games < 100 or ends[OWN_TURN], "a difference that never shows should not be listed"
