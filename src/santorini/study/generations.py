"""Generation after generation: self-play with the best network, training on it, and a gauntlet against the best.

Everything lies in one folder. Each stage looks at what is already there, so the same command goes on after an
interruption, and for longer with a larger number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Protocol

from santorini.study.gauntlet import POOLS, Rules, Verdict, judge
from santorini.study.lineage import Note, note_beside, note_matches, write_note
from santorini.study.pools import Pool
from santorini.study.runners import Runner
from santorini.study.selfplay import Plan, play_all

GAMES, NETWORK, CHECKPOINT, MATCHES = "games", "new.network", "new.kept", "matches"


class Trainer(Protocol):
    """Trains: `santorini.study.train`, which needs torch; given a checkpoint it goes on."""

    def __call__(
        self, files: Sequence[Path], start: bytes | None, kept: Path, progress: Callable[[int, int, float], None]
    ) -> bytes:
        """A network that has learned from these files."""
        ...


@dataclass(frozen=True)
class Settings:
    """What every generation does."""

    files: int
    plan: Plan
    rules: Rules
    recipe: Note
    window: int = 4  # generations whose games are learned from
    pools: tuple[Pool, ...] = POOLS


@dataclass(frozen=True)
class Watching:
    """Whom to tell how far it is."""

    playing: Callable[[int, int], None] = lambda *_: None
    training: Callable[[int, int, float], None] = lambda *_: None
    matching: Callable[[Verdict], None] = lambda _: None


@dataclass(frozen=True)
class Generation:
    """One generation, and whether its network is the best from now on."""

    number: int
    network: bytes
    note: Note
    proven: bool


def generations(
    folder: Path,
    count: int,
    settings: Settings,
    trainer: Trainer,
    best: bytes | None,
    runner: Runner,
    watching: Watching = Watching(),  # noqa: B008 - it cannot change
    command: str = "",
) -> Iterator[Generation]:
    """So many generations from the best network so far, each as it is judged."""
    for number in range(1, count + 1):
        home = folder / f"{number:03}"
        play_all(home / GAMES, settings.files, plan_of(settings, number), best, runner, watching.playing)
        network = trained(folder, number, settings, trainer, best, watching, command)
        verdicts = []
        for pool in settings.pools:
            verdicts.append(judge(pool, network, best, settings.rules, home / MATCHES, runner, watching.matching))
            if not verdicts[-1].better:
                break
        note = note_matches(note_beside(home / NETWORK), network, best, settings.rules, verdicts)
        proven = all(one.better for one in verdicts)
        best = network if proven else best
        yield Generation(number, network, note, proven)


def plan_of(settings: Settings, number: int) -> Plan:
    """The plan of a generation: each has games of its own."""
    return Plan(**{**asdict(settings.plan), "seed": settings.plan.seed + number})


def trained(
    folder: Path,
    number: int,
    settings: Settings,
    trainer: Trainer,
    best: bytes | None,
    watching: Watching,
    command: str,
) -> bytes:
    """The network of a generation, from the games of the last few."""
    home = folder / f"{number:03}"
    if (home / NETWORK).exists() and note_beside(home / NETWORK).exists():
        return (home / NETWORK).read_bytes()
    first = max(1, number - settings.window + 1)
    folders = [folder / f"{one:03}" / GAMES for one in range(first, number + 1)]
    errors: list[float] = []

    def progress(step: int, steps: int, error: float) -> None:
        errors.append(error)
        watching.training(step, steps, error)

    records = [path for games in folders for path in sorted(games.glob("*.bin"))]
    network = trainer(records, best, home / CHECKPOINT, progress)
    (home / NETWORK).write_bytes(network)
    write_note(
        note_beside(home / NETWORK), network, best, folders, settings.recipe, errors[-1] if errors else 0.0, command
    )
    return network
