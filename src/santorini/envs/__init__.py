"""Santorini for learning programs: PettingZoo, Gymnasium and OpenSpiel over one numbering and one encoder.

`santorini_v0` is the PettingZoo environment, `gym` the Gymnasium one, `openspiel` the OpenSpiel game. Importing this
room makes them known to `pettingzoo.make` and `gymnasium.make`; OpenSpiel learns of its game from `openspiel`.
"""

from __future__ import annotations

import gymnasium
import pettingzoo

gymnasium.register("santorini/Santorini-v0", "santorini.envs.gym:SantoriniEnv")
pettingzoo.register("aec", "santorini/santorini_v0", "santorini.envs.santorini_v0:env")
pettingzoo.register("parallel", "santorini/santorini_v0", "santorini.envs.santorini_v0:parallel_env")
