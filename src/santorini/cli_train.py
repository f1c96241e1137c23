"""`santorini selfplay`, `train`, `gauntlet` and `generations`: how the network of the computer player is made."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from santorini.ai.layout import SIZE_OF_FILE
from santorini.ai.networks import standard_weights
from santorini.errors import BadSetup
from santorini.study.gauntlet import POOLS, Rules, Verdict, judge
from santorini.study.generations import Generation, Settings, Watching, generations
from santorini.study.lineage import note_beside, note_matches, ship, write_note
from santorini.study.pools import Pool
from santorini.study.runners import LocalRunner, Runner
from santorini.study.selfplay import Plan, play_all, write_whole
from santorini.terminal_game.speech import say
from santorini.terminal_game.usage import Command, clear_errors

if TYPE_CHECKING:
    from santorini.study.train import Recipe

app = typer.Typer(add_completion=False, rich_markup_mode=None)

NONE = "none"  # no network: positions are judged by hand-made rules
STANDARD = "standard"  # the network of the package

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-study-folder")]
Files = Annotated[int, typer.Option(min=1, help="cli-study-files")]
Games = Annotated[int, typer.Option(min=1, help="cli-study-games")]
Nodes = Annotated[int, typer.Option(min=1, help="cli-study-nodes")]
Powers = Annotated[Pool, typer.Option(help="cli-study-pool")]
Pools = Annotated[list[Pool], typer.Option("--pool", help="cli-study-pools")]
Network = Annotated[str, typer.Option(help="cli-study-network")]
Processes = Annotated[int, typer.Option("--processes", "-j", min=1, help="cli-study-processes")]
OnRay = Annotated[bool, typer.Option("--ray", help="cli-study-ray")]
Address = Annotated[str | None, typer.Option(help="cli-study-address")]
Seed = Annotated[int, typer.Option(min=0, help="cli-study-seed")]
Passes = Annotated[float, typer.Option(min=0, help="cli-study-passes")]
Batch = Annotated[int, typer.Option(min=1, help="cli-study-batch")]
Rate = Annotated[float, typer.Option(min=0, help="cli-study-rate")]
Trust = Annotated[float, typer.Option(min=0, max=1, help="cli-study-trust")]
Threads = Annotated[int, typer.Option(min=1, help="cli-study-threads")]
Better = Annotated[float, typer.Option(help="cli-study-better")]
Ship = Annotated[bool, typer.Option("--ship", help="cli-study-ship")]


# ---------------------------------------------------------------- what the commands share


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Say in one line which extra a command needs."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise BadSetup("needs-extra", module=str(missing.name), extra=name) from None


def runner_for(processes: int, on_ray: bool, address: str | None) -> Runner:
    """Who does the tasks."""
    if not on_ray:
        return LocalRunner(processes)
    with extra("study"):
        from santorini.study.cluster import RayRunner

        return RayRunner(address)


def weights(which: str) -> bytes | None:
    """A network: that of the package, none, or one from a file."""
    if which in (STANDARD, NONE):
        return standard_weights() if which == STANDARD else None
    network = Path(which).read_bytes()
    if len(network) != SIZE_OF_FILE:
        raise BadSetup("no-network", file=which, size=len(network), expected=SIZE_OF_FILE)
    return network


class Bars:
    """Progress bars, one for each stage."""

    def __init__(self, bars: Progress) -> None:
        self._bars = bars
        self._known: dict[str, TaskID] = {}

    def show(self, stage: str, done: int, total: int, told: str) -> None:
        """How far a stage is."""
        if stage not in self._known:
            self._known[stage] = self._bars.add_task(stage, told="")
        self._bars.update(self._known[stage], completed=done, total=total, told=told)

    def playing(self, total: int, files: int, positions: int) -> None:
        """How far self-play is."""
        self.show(say("cli-study-stage-selfplay"), files, total, say("cli-study-positions", positions=positions))

    def training(self, step: int, steps: int, error: float) -> None:
        """How far training is."""
        self.show(say("cli-study-stage-training"), step, steps, say("cli-study-error", error=f"{error:.5f}"))

    def matching(self, most: int, verdict: Verdict) -> None:
        """How far a gauntlet is."""
        told = say("cli-study-rating", rating=str(verdict.rating)) if verdict.pairs else ""
        self.show(say("cli-study-stage-gauntlet", pool=verdict.pool), verdict.pairs, most, told)


@contextmanager
def bars() -> Iterator[Bars]:
    """Show progress while something is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[told]}"))
    with Progress(*columns, TimeRemainingColumn()) as progress:
        yield Bars(progress)


def command() -> str:
    """The command as it was typed, for notes."""
    return " ".join(["santorini", *sys.argv[1:]])


# ---------------------------------------------------------------- commands


@app.command(cls=Command, help="cli-selfplay")
def selfplay(
    folder: Folder,
    files: Files = 100,
    games: Games = 50,
    nodes: Nodes = 3_000,
    network: Network = STANDARD,
    powers: Powers = Pool.MIX,
    processes: Processes = 1,
    on_ray: OnRay = False,
    address: Address = None,
    seed: Seed = 0,
) -> None:
    """Play games of the search against itself, into a folder of small files."""
    with clear_errors(), bars() as shown:
        plan = Plan(games, nodes, powers, seed)
        runner = runner_for(processes, on_ray, address)
        play_all(folder, files, plan, weights(network), runner, partial(shown.playing, files))


@app.command(cls=Command, help="cli-train")
def train(
    folders: Annotated[list[Path], typer.Argument(metavar="FOLDER...", help="cli-study-folders")],
    out: Annotated[Path, typer.Option(help="cli-study-out")],
    start: Annotated[str, typer.Option("--from", help="cli-study-from")] = NONE,
    passes: Passes = 24,
    batch: Batch = 16_384,
    rate: Rate = 2e-3,
    trust: Trust = 0.6,
    seed: Seed = 1,
    threads: Threads = 1,
) -> None:
    """Train a network on positions of self-play; an interrupted training goes on."""
    with clear_errors(), extra("train"), bars() as shown:
        from santorini.study.train import Recipe

        recipe, parent = Recipe(passes=passes, batch=batch, rate=rate, trust=trust, seed=seed), weights(start)
        records = [path for folder in folders for path in sorted(folder.glob("*.bin"))]
        if not any(path.stat().st_size for path in records):
            raise BadSetup("nothing-to-learn", folder=", ".join(map(str, folders)))
        errors: list[float] = []

        def progress(step: int, steps: int, error: float) -> None:
            errors.append(error)
            shown.training(step, steps, error)

        network = trainer(recipe, threads)(records, parent, out.with_suffix(".kept"), progress)
        write_whole(out, network)
        error = errors[-1] if errors else 0.0
        write_note(note_beside(out), network, parent, folders, asdict(recipe), error, command())


def trainer(recipe: Recipe, threads: int) -> Callable[..., bytes]:
    """Whoever trains by a recipe."""
    import torch

    from santorini.study.train import train as learn

    torch.set_num_threads(threads)
    return lambda records, start, kept, progress: learn(records, recipe, start, kept, progress)


@app.command(cls=Command, help="cli-gauntlet")
def gauntlet(
    new: Annotated[Path, typer.Argument(metavar="NEW", help="cli-study-new")],
    old: Annotated[str, typer.Argument(metavar="OLD", help="cli-study-old")] = STANDARD,
    pools: Pools = list(POOLS),  # noqa: B006 - typer copies it
    nodes: Nodes = 3_000,
    most: Annotated[int, typer.Option("--pairs", min=1, help="cli-study-pairs")] = 1_000,
    better: Better = 20,
    processes: Processes = 1,
    on_ray: OnRay = False,
    address: Address = None,
    seed: Seed = 0,
    shipping: Ship = False,
) -> None:
    """Judge a new network by games against an old one; the command fails if it is not proven to be better."""
    with clear_errors():
        network, other, rules = weights(str(new)), weights(old), Rules(nodes, most, better, seed)
        assert network is not None
        runner, kept = runner_for(processes, on_ray, address), new.with_suffix(".matches")
        with bars() as shown:
            watch = partial(shown.matching, most)
            verdicts = [judge(pool, network, other, rules, kept, runner, watch) for pool in pools]
        note = note_matches(note_beside(new), network, other, rules, verdicts)
        for one in verdicts:
            tell(one)
        proven = all(one.better for one in verdicts)
        if proven and shipping:
            note.setdefault("commands", []).append(command())
            ship(network, note)
            typer.echo(say("cli-study-shipped"))
        if not proven:
            raise typer.Exit(1)


def tell(verdict: Verdict) -> None:
    """Print how a new network did in one pool."""
    result = {True: "better", False: "worse", None: "open"}[verdict.better]
    figures: dict[str, Any] = {"pool": verdict.pool, "pairs": verdict.pairs, "rating": str(verdict.rating)}
    typer.echo(say("cli-study-verdict", result=result, **figures))


@app.command("generations", cls=Command, help="cli-generations")
def generations_command(
    folder: Folder,
    count: Annotated[int, typer.Option(min=1, help="cli-study-count")] = 1,
    files: Files = 100,
    games: Games = 50,
    nodes: Nodes = 3_000,
    network: Network = STANDARD,
    powers: Powers = Pool.MIX,
    window: Annotated[int, typer.Option(min=1, help="cli-study-window")] = 4,
    passes: Passes = 24,
    batch: Batch = 16_384,
    rate: Rate = 2e-3,
    trust: Trust = 0.6,
    pools: Pools = list(POOLS),  # noqa: B006 - typer copies it
    most: Annotated[int, typer.Option("--pairs", min=1, help="cli-study-pairs")] = 1_000,
    better: Better = 20,
    processes: Processes = 1,
    threads: Threads = 1,
    on_ray: OnRay = False,
    address: Address = None,
    seed: Seed = 0,
    shipping: Ship = False,
) -> None:
    """Self-play, training and gauntlet, generation after generation; what is there already is not done again."""
    with clear_errors(), extra("train"):
        from santorini.study.train import Recipe

        recipe = Recipe(passes=passes, batch=batch, rate=rate, trust=trust, seed=seed + 1)
        rules = Rules(nodes, most, better, seed)
        plan = Plan(games, nodes, powers, seed)
        settings = Settings(files, plan, rules, asdict(recipe), window, tuple(pools))
        first, learn = begun_with(folder, weights(network)), trainer(recipe, threads)
        runner = runner_for(processes, on_ray, address)
        latest: Generation | None = None
        with bars() as shown:
            watching = Watching(partial(shown.playing, files), shown.training, partial(shown.matching, most))
            for one in generations(folder, count, settings, learn, first, runner, watching, command()):
                latest = one if one.proven else latest
                typer.echo(say("cli-study-generation", number=one.number, proven="yes" if one.proven else "no"))
        if shipping and latest is not None:
            ship(latest.network, latest.note)
            typer.echo(say("cli-study-shipped"))


def begun_with(folder: Path, network: bytes | None) -> bytes | None:
    """The network that the first generation plays with: kept, as that of the package may change on the way."""
    kept = folder / "000.network"
    if not kept.exists():
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(kept, network or b"")
    return kept.read_bytes() or None
