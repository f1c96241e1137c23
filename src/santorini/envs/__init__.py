"""Santorini for learning programs: PettingZoo, Gymnasium and OpenSpiel over one numbering and one encoder.

`santorini_v0` is the PettingZoo environment, `gym` the Gymnasium one, `vector` many of those, `openspiel` the OpenSpiel
game, `many` thousands of games in NumPy alone. Importing this room makes the environment known to `gymnasium.make`;
PettingZoo and OpenSpiel learn of theirs from `santorini_v0` and `openspiel`.
"""

from __future__ import annotations

from contextlib import suppress

with suppress(ImportError):  # `many` does without
    import gymnasium

    gymnasium.register(
        "santorini/Santorini-v0",
        "santorini.envs.gym:SantoriniEnv",
        vector_entry_point="santorini.envs.vector:SantoriniVectorEnv",
    )
