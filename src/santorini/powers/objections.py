"""What the rule of a power says to a step that it does not allow, by what the step was about.

`""` is what an opposing power says; the rest is said to its owner. Keys with `-revised` are for that edition alone.
A sentence follows the name of the power and a colon.
"""

from __future__ import annotations

OBJECTIONS: dict[str, dict[str, str]] = {
    "Apollo": {"own": "he trades places with opponents only, never with his own worker"},
    "Artemis": {"again": "no worker moves more than twice"},
    "Athena": {"": "Athena moved up, so no worker may move up this turn"},
    "Demeter": {"worker": "the worker that moved builds both blocks"},
    "Hermes": {
        "move": "once a worker has moved on its level, nobody moves up or down this turn",
        "worker": "a worker that moved up or down is the one that builds",
    },
    "Minotaur": {
        "taken": "there is no free space straight behind {space} to push that worker to",
        "own": "he pushes opponents only, never his own worker",
    },
    "Prometheus": {
        "move": "a worker that has built first may not move up",
        "worker": "the same worker moves and builds, both times",
    },
    "Aphrodite": {"": "a worker that began the turn next to hers must end its last move next to hers"},
    "Ares": {
        "act": "he removes a block, where there is one, next to the worker that did not move",
        "taken": "he never removes a block from under a worker",
    },
    "Bia": {
        "taken": "she strikes the worker straight ahead of her move, and cannot move onto one",
        "setup": "her workers begin on the perimeter",
    },
    "Chaos": {"taken": "you have the power of the god turned up, and no other"},
    "Charon": {
        "act": "he carries a neighboring opponent straight across his worker, onto a free space, and nowhere else",
        "worker": "one and the same worker carries, moves and builds",
        "order": "he carries an opponent before his worker moves",
        "victim": "he carries only a neighboring opponent, and only if the space opposite is free",
    },
    "Circe": {"taken": "she has an opponent's power only if none of their workers are neighbors when her turn begins"},
    "Eros": {"setup": "his workers begin on opposite edges of the board"},
    "Limus": {"": "only a dome that completes a tower may be built next to her"},
    "Persephone": {"": "one move of the turn must go up"},
    "Poseidon": {"worker": "the additional builds belong to the worker that did not move"},
    "Selene": {
        "worker": "the worker that moved builds, or the woman puts a dome",
        "build": "only her female worker puts a dome on any level",
    },
    "Triton": {"again": "a worker moves again only after a move onto the perimeter"},
    "Zeus": {
        "under": "he builds a block under himself, never a dome",
        "lift": "he lifts only the worker that just moved",
    },
    "Charybdis": {"act": "a whirlpool goes on a free space without another token"},
    "Europa": {"act": "Talus goes on a free space next to the worker that moved"},
    "Gaea": {"act": "a spare worker goes on a free ground space next to the new dome"},
    "Graeae": {"worker": "in this edition a worker that did not move has to build"},
    "Hades": {"": "no worker may move down"},
    "Nemesis": {
        "act": "she trades with one opponent at a time, and only if none of their workers is next to hers",
        "end": "once she has named a pair, as many workers as possible must trade places",
    },
    "Siren": {
        "act": "she draws a worker one space along her arrow, onto a free space, and nowhere else",
        "order": "the song takes the place of the whole turn",
        "victim": "she draws only workers that have a free space before them along her arrow",
    },
    "Terpsichore": {
        "worker": "each of her workers moves once, and then each of them builds once",
        "order": "all her workers move before any of them builds",
        "end": "all her workers must move, and all must build",
        "unfinished": "all her workers must be able to move and then to build, which could not be done after that",
    },
    "Achilles": {"worker": "the same worker moves and builds, both times"},
    "Adonis": {"": "the chosen worker must end the turn next to one of his", "act": "he picks an opponent's worker"},
    "Atalanta": {
        "again": "she has had her run, and now a worker moves once a turn",
        "worker": "one and the same worker moves, runs on and builds",
    },
    "Heracles": {"build": "first he builds as usual, then come his domes, and domes only"},
    "Jason": {
        "act": "the third worker goes on a free ground space of the perimeter",
        "instead": "a worker that is placed builds, and nobody moves",
        "order-revised": "a worker that is placed moves first, then it builds",
    },
    "Medea": {
        "act": "she takes one block each from under workers that stand on some, next to her worker that did not move",
        "act-revised": "she takes the blocks from under one worker next to either of hers",
    },
    "Odysseus": {
        "act": "he sends opponents next to his workers to free corners, and nowhere else",
        "order": "he sends opponents away before anybody moves",
        "victim": "he sends away only opponents next to his workers, and only to free corners",
    },
    "Theseus": {"act": "the victim must be next to one of his workers and exactly two levels higher"},
}
