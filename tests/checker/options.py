"""Every step the mover could take next, by the written protocol of a turn, each with the board it leads to.

No looking ahead happens here: whether a step leaves the turn completable, and what Aphrodite, Persephone and Adonis
have to say about it, is for `judge` to find by walking on.
"""

from __future__ import annotations

from collections.abc import Iterator

from .board import CORNERS, INTERIOR, NEXT_TO, SPACES, Board, Worker, beyond, next_id
from .builds import (
    build,
    may_build,
    may_deploy,
    may_lift,
    spaces_to_build,
    spaces_to_dome,
)
from .endings import ending_options
from .steps import enters, free, nameable, seems_free, step, targets, ways

Option = tuple[str, Board]
GHOST = 99  # number of a worker that is only supposed to be there


def unused(board: Board) -> bool:
    return board.memory[board.seat] == 0


def spend(board: Board) -> None:
    board.memory[board.seat] = 1
    board.hero = True


# -- single steps


def moves(board: Board, worker: Worker) -> Iterator[tuple[str, str, Board]]:
    """Text, chosen space and outcome of every step of this worker."""
    for direction, dest in ways(board, worker).items():
        after = step(board, worker.id, direction, dest)
        if after is not None:
            after.phase = "moved"
            yield f"{worker.space}-{dest}", dest, after


def plain_moves(board: Board, workers: list[Worker]) -> Iterator[Option]:
    for worker in workers:
        for text, _, after in moves(board, worker):
            yield text, after


def compulsory_builds(board: Board, workers: list[Worker], domes_below: int = 0) -> Iterator[Option]:
    """The build each turn owes: ordinary pieces, and domes where the level is below `domes_below`."""
    for worker in workers:
        for space in spaces_to_build(board, worker):
            yield f"{worker.space}+{space}", built(build(board, worker.id, space), worker, space)
        if domes_below:
            yield from compulsory_domes(board, worker, domes_below)


def compulsory_domes(board: Board, worker: Worker, below: int) -> Iterator[Option]:
    for space in spaces_to_dome(board, worker):
        if board.levels[space] < below:
            yield f"{worker.space}+{space}D", built(build(board, worker.id, space, dome=True), worker, space)


def built(after: Board, worker: Worker, space: str) -> Board:
    """The compulsory build is done (of a dance: one of them)."""
    after.first, after.first_dome = space, space in after.domes
    if after.power == "Terpsichore" and not after.extra:
        after.touched = tuple(sorted((*after.touched, str(worker.id))))
        if len(after.touched) < len(after.own()):
            return after
    after.phase = "built"
    return after


def early_builds(board: Board) -> Iterator[Option]:
    """Prometheus, Achilles: the worker that will step builds first."""
    for worker in board.own():
        for space in spaces_to_build(board, worker):
            after = build(board, worker.id, space)
            after.phase, after.early = "ready", True
            if board.power == "Achilles":
                spend(after)
            yield f"{worker.space}+{space}", after


def ferries(board: Board) -> Iterator[Option]:
    """Charon: a neighboring opponent goes to the space exactly opposite."""
    for worker in board.own():
        for other in targets(board):
            for direction in ways(board, worker):
                if beyond(other.space, direction) != worker.space:
                    continue
                landing = beyond(worker.space, direction)
                if landing is None or not free(board, landing):
                    continue
                after = forced(board, other.id, landing)
                after.phase, after.actor = "ready", worker.id
                yield f"{other.space}>{landing}", after


def forced(board: Board, number: int, landing: str) -> Board:
    after = board.copy()
    worker = after.worker(number)
    worker.space = landing
    enters(after, worker)
    return after


def named_forces(board: Board, source: str, landing: str) -> Iterator[Option]:
    """One force of a power that names its victims, each once; a blind name that misses does nothing."""
    for other in targets(board):
        if other.space == source and str(other.id) not in board.touched and free(board, landing):
            after = forced(board, other.id, landing)
            after.touched = tuple(sorted((*board.touched, str(other.id))))
            if other.side == board.blind:
                after.named |= {source, landing}
            yield f"{source}>{landing}", after
    if nameable(board, source) and source not in {*board.touched, *board.named} and seems_free(board, landing):
        after = board.copy()
        if not board.guessing:
            after.touched = tuple(sorted((*board.touched, source)))
            after.named |= {source, landing}
        yield f"{source}>{landing}", after


def exiles(board: Board) -> Iterator[Option]:
    """Odysseus: neighboring opponents to free corners."""
    for source in SPACES:
        if not any(source in NEXT_TO[w.space] for w in board.own()):
            continue
        for corner in CORNERS:
            if corner == source or corner in board.named:
                continue
            for text, after in named_forces(board, source, corner):
                if board.at(source) is None:
                    after.named |= {corner}
                spend(after)
                yield text, after


def songs(board: Board) -> Iterator[Option]:
    """Siren: opponents one space along the arrow, instead of a turn."""
    for source in SPACES:
        landing = beyond(source, board.arrow) if board.arrow else None
        if landing is None:
            continue
        for text, after in named_forces(board, source, landing):
            after.phase = "song"
            yield text, after


def deployments(board: Board) -> Iterator[Option]:
    """Jason: the spare worker appears."""
    for space in SPACES:
        if may_deploy(board, space):
            after = board.copy()
            newcomer = Worker(board.mover_side, "M", space, next_id(board), start=space)
            after.workers.append(newcomer)
            after.actor = newcomer.id
            after.phase = "ready" if board.revised else "deployed"
            spend(after)
            enters(after, newcomer)
            yield f"@{space}", after


# -- the windows of a turn


def at_the_start(board: Board) -> Iterator[Option]:
    power, own = board.power, board.own()
    if board.extra:
        yield from plain_moves(board, targets(board))
        yield from blind_steering(board)
        return
    if power == "Odysseus" and (unused(board) or board.hero):
        yield from exiles(board)
    if power == "Charon":
        yield from ferries(board)
    if power == "Siren":
        yield from songs(board)
    if power == "Jason" and unused(board):
        yield from deployments(board)
    if power == "Prometheus" or (power == "Achilles" and unused(board)):
        yield from early_builds(board)
    if power == "Hermes":
        yield from compulsory_builds(board, own)
        yield from travels(board)
        return
    yield from plain_moves(board, own)


def blind_steering(board: Board) -> Iterator[Option]:
    """Dionysus names a space on which he hopes for Hecate's worker; the step is judged as if it stood there."""
    if board.blind is None:
        return
    for source in SPACES:
        if nameable(board, source):
            guess = board.copy()
            ghost = Worker(board.blind, "M", source, GHOST, start=source)
            guess.workers.append(ghost)
            yield from plain_moves(guess, [ghost])


def travels(board: Board) -> Iterator[Option]:
    """Hermes: any first step; once the turn is on its way only level ones."""
    for worker in board.own():
        for text, _, after in moves(board, worker):
            if after.level_step:
                after.perimeter_step = False
                after.actor = -1  # any worker may go on or build
                yield text, after
            elif board.phase == "start":
                after.uneven = True
                yield text, after


def further_moves(board: Board) -> Iterator[Option]:
    """Steps after the first."""
    power = board.power
    if power == "Hermes":
        if not board.uneven:
            yield from travels(board)
        return
    if power == "Terpsichore":
        yield from plain_moves(board, [w for w in board.own() if not w.moved])
        return
    worker = board.worker(board.actor)
    for text, dest, after in moves(board, worker):
        if power == "Artemis" and not board.second and dest != worker.start:
            after.second = True
            yield text, after
        elif power == "Triton" and board.perimeter_step:
            yield text, after
        elif power == "Atalanta" and (unused(board) or board.hero):
            spend(after)
            yield text, after


def after_a_step(board: Board) -> Iterator[Option]:
    """Step again where the power says so, or make the build that the turn owes."""
    if board.extra:
        yield from compulsory_builds(board, [board.worker(board.actor)])
        return
    power, own = board.power, board.own()
    if power in ("Artemis", "Triton", "Atalanta", "Hermes", "Terpsichore"):
        yield from further_moves(board)
    if power == "Terpsichore":
        if all(w.moved for w in own):
            yield from compulsory_builds(board, [w for w in own if str(w.id) not in board.touched])
    elif power == "Hermes" and not board.uneven:
        yield from compulsory_builds(board, own)
    elif power == "Graeae":
        yield from compulsory_builds(board, [w for w in own if not (board.revised and w.moved)])
    elif power == "Morpheus":
        yield from dreams(board)
    else:
        yield from builds_of_the_actor(board)


def builds_of_the_actor(board: Board) -> Iterator[Option]:
    power, worker = board.power, board.worker(board.actor)
    yield from compulsory_builds(board, [worker], domes_below=3 if power == "Atlas" else 0)
    if power == "Zeus" and may_lift(board, worker):
        yield f"{worker.space}+{worker.space}", built(build(board, worker.id, worker.space), worker, worker.space)
    if power == "Selene":
        for woman in board.own():
            if woman.sex == "F":
                yield from compulsory_domes(board, woman, below=3 if woman.id == worker.id else 4)
    if power == "Heracles" and board.revised and unused(board):
        yield from labors(board)


def dreams(board: Board) -> Iterator[Option]:
    """Morpheus: builds of the stepped worker, as many as the bank pays for."""
    worker = board.worker(board.actor)
    if board.memory[board.seat] == 0:
        return
    for space in spaces_to_build(board, worker):
        after = build(board, worker.id, space)
        after.memory[board.seat] -= 1
        after.phase = "dreaming"
        yield f"{worker.space}+{space}", after


def labors(board: Board) -> Iterator[Option]:
    """Heracles, revised: domes of all his workers in place of the build."""
    for worker in board.own():
        for space in spaces_to_dome(board, worker):
            after = build(board, worker.id, space, dome=True)
            after.phase = "labors"
            spend(after)
            yield f"{worker.space}+{space}D", after


def bonus_builds(board: Board) -> Iterator[Option]:
    """Demeter, Hephaestus, Hestia: once more by the same worker. Poseidon: the worker that stayed below."""
    power = board.power
    builders: list[Worker] = []
    if power in ("Demeter", "Hephaestus", "Hestia") and board.bonus == 0:
        builders = [board.worker(board.actor)]
    if power == "Poseidon" and board.bonus < 3:
        builders = [w for w in board.own() if not w.moved and board.level(w) == 0]
        if board.bonus > 0:
            builders = [w for w in builders if w.id == board.bonus_builder]
    for worker in builders:
        for space in SPACES:
            if power == "Demeter" and space == board.first:
                continue
            if power == "Hestia" and space not in INTERIOR:
                continue
            if power == "Hephaestus" and (space != board.first or board.first_dome or board.levels[space] == 3):
                continue
            if may_build(board, worker, space):
                after = build(board, worker.id, space)
                after.bonus, after.bonus_builder = board.bonus + 1, worker.id
                yield f"{worker.space}+{space}", after


def options(board: Board) -> dict[str, Board]:
    """All conceivable next steps with their outcomes; ending is not among them."""
    if board.winner is not None or board.cancelled:
        return {}
    found: Iterator[Option] = iter(())
    if board.phase == "start":
        found = at_the_start(board)
    elif board.phase == "ready":
        found = plain_moves(board, [board.worker(board.actor)])
    elif board.phase == "moved":
        found = after_a_step(board)
    elif board.phase == "dreaming":
        found = dreams(board)
    elif board.phase == "song":
        found = compulsory_song(board)
    elif board.phase == "deployed":
        found = compulsory_builds(board, [board.worker(board.actor)])
    elif board.phase == "labors":
        found = labors(board)
    elif board.phase == "built" and not board.extra:
        found = bonus_builds(board) if board.power in BONUS else ending_options(board)
    return dict(found)


BONUS = ("Demeter", "Hephaestus", "Hestia", "Poseidon")


def compulsory_song(board: Board) -> Iterator[Option]:
    yield from songs(board)
    if board.revised:
        yield from compulsory_builds(board, board.own())


def may_end(board: Board) -> bool:
    """Is the compulsory part of the turn done?"""
    if board.phase == "built":
        return ended_well(board)
    if board.phase == "start":
        return board.extra
    if board.phase == "moved":
        return board.power == "Morpheus" and not board.extra
    if board.phase == "song":
        return not board.revised
    return board.phase in ("dreaming", "labors")


def ended_well(board: Board) -> bool:
    """After the build: the wind must be aimed, and a trade once begun must be carried through."""
    if board.extra:
        return True
    if board.power == "Aeolus" and not board.revised:
        return board.bonus == 1
    return not board.pledges
