"""What the numbers of `words` are called: one name each, in positions, records, views, observations and on the wire."""

from typing import Literal, get_args

StepKind = Literal[
    "move", "build", "dome", "force", "swap", "kill", "unbuild", "place",
    "token", "aim", "mark", "draw", "end", "secret", "lower", "resign",
]  # fmt: skip
Window = Literal[
    "setup", "dawn", "start", "move", "roam", "build", "may-build", "may-act", "act", "reply", "chance", "over"
]  # fmt: skip
Task = Literal["worker", "wind", "arrow", "deck", "fate", "abyss", "ram"]
Token = Literal["coin", "whirlpool", "talus", "ram", "abyss", "fate"]
Edition = Literal["roxley2016", "spinmaster2017", "revised"]

STEPS: tuple[StepKind, ...] = get_args(StepKind)  # what a step does
EVENTS = (*STEPS, "clear", "steal", "return", "cancel", "out", "turn", "win")  # what is told to have happened
WINDOWS: tuple[Window, ...] = get_args(Window)  # what the position waits for
TASKS: tuple[Task, ...] = get_args(Task)  # what the setup decides, from 1
TOKENS: tuple[Token, ...] = get_args(Token)
EDITIONS: tuple[Edition, ...] = get_args(Edition)
REASONS = ("", "climb", "drop", "meeting", "towers", "fate", "abyss", "stuck", "alone", "resigned")  # why a game ended
SIDES = "AXY"
