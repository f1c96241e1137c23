"""Many games at once: one step in each of them, all numbers in arrays, all loops compiled.

>>> games = Games(4, Game("Apollo", "Minotaur"))
>>> batch = games.reset(seed=7)
>>> batch.observations.shape, batch.masks.shape
((4, 270, 5, 5), (4, 2353))
>>> batch = games.step(batch.masks.argmax(axis=1))
>>> batch.seats.tolist(), batch.done.tolist()
([0, 0, 0, 0], [False, False, False, False])
>>> played = random_games(100, Game("Apollo", "Minotaur"), seed=7)
>>> played.returns.shape, bool(played.returns.sum() == 0)
((100, 2), True)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from santorini.envs.actions import ACTIONS, N_ACTIONS, STEPS, step_of
from santorini.envs.episode import LONGEST
from santorini.envs.observation import planes as writer_of
from santorini.envs.runner import Runner
from santorini.game import Game
from santorini.rules.position import Position
from santorini.rules.words import DAWN, NOBODY, OVER

State = dict[str, NDArray[Any]]

KEPT = ("positions", "chances", "guesses", "ages", "eyes", "sampled")  # what games are, beside what they show


class Batch(NamedTuple):
    """What all games show, each to the seat that decides. The next step writes over it: copy what you keep.

    Where the last step ended a game, everything but the rewards and the final observation is of the next one.
    """

    observations: NDArray[np.int8]  # what it sees: (games, planes, 5, 5)
    masks: NDArray[np.int8]  # 1 for each of its legal actions: (games, actions)
    rewards: NDArray[np.float32]  # what every seat has won or lost by the last step: (games, players)
    terminated: NDArray[np.bool_]  # has the last step ended a game by the rules?
    truncated: NDArray[np.bool_]  # has it been cut off, because it was the `longest`-th?
    final_observations: NDArray[
        np.int8
    ]  # of games that are done: the end, as seen by who took the last step, or by `eyes`
    seats: NDArray[np.int8]  # the seat that decides

    @property
    def done(self) -> NDArray[np.bool_]:
        """Terminated or truncated: the next game has begun."""
        return self.terminated | self.truncated


class Games:
    """Many games at once. Each new one begins as one of `starts`, drawn at random; without any, mortals play.

    Every game draws by generators of its own. So it depends on the seed, its index and its actions only, however many
    games there are and however many `threads` share the work (below some thousands of games one is the fastest). A game
    is truncated after its `longest` step; 0 is never. `planes` chooses what is observed (`observation.plane_names`).

    They can be copied and pickled; `state` and `restore` take them back to an earlier moment, `put` sets games up.

    >>> games = Games(3, Game("Pan", "Atlas"))
    >>> batch = games.reset(seed=1)
    >>> batch = games.step(games.sample())
    >>> batch.observations.shape, batch.masks.shape, batch.done.sum().item()
    ((3, 270, 5, 5), (3, 2353), 0)
    """

    def __init__(
        self,
        count: int,
        *starts: Game | Position,
        threads: int = 1,
        longest: int = LONGEST,
        planes: Sequence[str] | None = None,
    ) -> None:
        begun = [start.position if isinstance(start, Game) else start for start in starts or (Game(),)]
        if len({start.seats for start in begun}) > 1 or any(start.window == OVER for start in begun):
            raise ValueError("games played at once need the same number of players, and somebody to decide")
        frozen = np.array([list(start.freeze()) for start in begun], np.uint8)
        self._begin(count, begun[0].seats, frozen, threads, longest, planes)

    def _begin(
        self,
        count: int,
        players: int,
        starts: NDArray[np.uint8],
        threads: int,
        longest: int,
        planes: Sequence[str] | None,
    ) -> None:
        writer = writer_of(players, None if planes is None else tuple(planes))
        self.players = players
        self._made_of = (count, players, starts, threads, longest, planes)
        self.batch = Batch(
            np.zeros((count, writer.size, 5, 5), np.int8),
            np.zeros((count, N_ACTIONS), np.int8),
            np.zeros((count, players), np.float32),
            np.zeros(count, np.bool_),
            np.zeros(count, np.bool_),
            np.zeros((count, writer.size, 5, 5), np.int8),
            np.zeros(count, np.int8),
        )
        self.positions = np.zeros((count, starts.shape[1]), np.uint8)  # the truth, as `Position.freeze` writes it
        self.eyes = np.full(count, -1, np.int8)  # who sees final observations; -1: who took the last step
        self._actions = np.zeros(count, np.int64)
        self._arrays: State = {
            "positions": self.positions,
            "chances": np.zeros(count, np.uint64),
            "guesses": np.zeros(count, np.uint64),
            "ages": np.zeros(count, np.int32),
            "rewards": self.batch.rewards,
            "eyes": self.eyes,
            "seats": self.batch.seats,
            "sampled": np.zeros(count, np.int64),
            "observations": self.batch.observations.view(np.uint8),
            "masks": self.batch.masks.view(np.uint8),
            "terminated": self.batch.terminated.view(np.uint8),
            "truncated": self.batch.truncated.view(np.uint8),
            "finals": self.batch.final_observations.view(np.uint8),
        }
        arrays = {**self._arrays, "steps": STEPS, "numbers": ACTIONS, "chosen": self._actions, "starts": starts}
        shared: dict[str, Any] = {name: array.reshape(-1).data for name, array in arrays.items()}
        ends = [count * thread // threads for thread in range(threads + 1)]
        self._shares = [(Runner(writer, longest=longest, **shared), first, end) for first, end in pairwise(ends)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def __len__(self) -> int:
        return len(self.positions)

    def seed(self, seed: int | None = None) -> None:
        """Draw anew from here on: every game gets two generators, for chance and for `sample`."""
        sequences = np.random.SeedSequence(seed)
        self._arrays["chances"][:] = sequences.generate_state(len(self), np.uint64)
        self._arrays["guesses"][:] = sequences.spawn(1)[0].generate_state(len(self), np.uint64)

    def reset(self, seed: int | None = None) -> Batch:
        """Begin all games anew."""
        self.seed(seed)
        self._show(Runner.restart)
        return self.batch

    def step(self, actions: ArrayLike) -> Batch:
        """Take one step in every game; where it ends the game, a new one begins at once. -1 leaves a game as it is."""
        self._actions[:] = actions
        legal = self.batch.masks[np.arange(len(self)), self._actions.clip(0, N_ACTIONS - 1)].view(np.bool_)
        legal = (legal & (self._actions >= 0) & (self._actions < N_ACTIONS)) | (self._actions == -1)
        if not legal.all():
            game = int(legal.argmin())
            raise ValueError(f"{step_of(int(self._actions[game]))} is not legal in game {game}")
        self._share(Runner.run)
        return self.batch

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others: the same ones until the next step."""
        return self._arrays["sampled"].copy()

    # ---------------------------------------------------------------- state in and out

    def state(self) -> State:
        """All that makes these games what they are, as copies."""
        return {name: self._arrays[name].copy() for name in (*KEPT, "rewards", "terminated", "truncated", "finals")}

    def restore(self, state: State) -> Batch:
        """Back to such a state; observations and masks are made again from the positions."""
        if state.keys() != self.state().keys() or any(
            array.shape != self._arrays[name].shape for name, array in state.items()
        ):
            raise ValueError(f"this is no state of {len(self)} games of {self.players} players")
        self.positions[:] = state["positions"]
        self._share(Runner.reveal)
        for name, array in state.items():
            self._arrays[name][:] = array
        return self.batch

    def put(self, positions: Sequence[Game | Position], first: int = 0) -> Batch:
        """Set up these positions, in the games from `first` on; whoever decides in them is shown what it may know."""
        given = [each.position if isinstance(each, Game) else each for each in positions]
        if first < 0 or first + len(given) > len(self):
            raise ValueError(f"there are {len(self)} games, not {first + len(given)}")
        for index, position in enumerate(given, first):
            if position.seats != self.players or position.decider == NOBODY or position.window in (DAWN, OVER):
                raise ValueError(f"game {index} needs {self.players} players, and one of them to decide")
            self.positions[index] = np.frombuffer(position.freeze(), np.uint8)
        self._arrays["ages"][first : first + len(given)] = 0
        self._show(Runner.reveal)
        return self.batch

    def position(self, game: int) -> Position:
        """The truth of one game, as a copy."""
        position = Position()
        position.thaw(self.positions[game].tobytes())
        return position

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self._made_of, self.state())

    def _show(self, work: Callable[[Runner, int, int], None]) -> None:
        """Show games in which nothing has ended yet."""
        self.batch.rewards[:] = 0
        self.batch.terminated[:] = self.batch.truncated[:] = False
        self._share(work)

    def _share(self, work: Callable[[Runner, int, int], None]) -> None:
        """Each thread does its share, this one the first."""
        waiting = [self._pool.submit(work, *share) for share in self._shares[1:]] if self._pool else []
        work(*self._shares[0])
        for one in waiting:
            one.result()


def _rebuilt(kind: type[Games], made_of: tuple[Any, ...], state: State) -> Games:
    games = kind.__new__(kind)
    games._begin(*made_of)
    games.restore(state)
    return games


class Played(NamedTuple):
    """Random games: what every seat has won or lost, and in how many steps. A truncated game is worth nothing."""

    returns: NDArray[np.float32]  # (games, players)
    lengths: NDArray[np.int32]  # steps, without chance's


def random_games(
    count: int, *starts: Game | Position, seed: int | None = None, threads: int = 1, longest: int = LONGEST
) -> Played:
    """So many games played at random to their end, from `starts` on (mortals, without any).

    From the middle of a game they are rollouts: `random_games(100, game).returns.mean(axis=0)` is what each seat may
    hope for. Every legal step is as likely as the others; they are not all listed for that, and nothing is observed.

    >>> played = random_games(3, Game("Pan", "Atlas"), seed=1)
    >>> played.returns.shape, bool(played.lengths.min() > 5)
    ((3, 2), True)
    """
    games = Games(count, *starts, threads=threads, longest=longest, planes=())
    games.seed(seed)
    games._share(Runner.finish)
    return Played(games.batch.rewards.copy(), games._arrays["ages"].copy())
