"""What the code says: the keys of messages in Python and TypeScript, the codes of errors, and words outside Fluent."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

from santorini import errors, reasons
from santorini.locales import FOLDER
from santorini.locales.english import slug
from santorini.powers.catalog import CARDS
from santorini.rules.geometry import DIRECTIONS
from santorini.rules.names import EDITIONS, EVENTS, REASONS, STEPS, TASKS, TOKENS
from santorini.server.wire import schema
from santorini.terminal_game.words import SILENT
from tools.messages import files, messages

PYTHON = {path: ast.parse(path.read_text(encoding="utf-8")) for path in FOLDER.parent.rglob("*.py")}
WEB = [
    path.read_text(encoding="utf-8")
    for path in (Path(__file__).parents[1] / "web" / "src").rglob("*")
    if path.suffix in (".ts", ".svelte") and ".test." not in path.name
]
WRITTEN = {"rules", "pictures", "lessons"}  # made from tables; their own tests keep them up to date
KEY = re.compile(r"[a-z]+(?:-[a-z0-9*]+)+")
ERRORS = ("SantoriniError", "UnknownPower", "BadSetup", "ForbiddenMatch", "BadText")
AT_A_TERMINAL = ("TerminalError", "BadSetting")
SAYING = {"say", "ask", "agree", "choose", "echo", "print", "add_column", "Text"}
HELPING = {"Typer", "Option", "Argument", "command"}


# ---------------------------------------------------------------- reading code


def calls(*names: str) -> Iterator[ast.Call]:
    for tree in PYTHON.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in names:
                yield node


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def strings(*nodes: ast.AST) -> Iterator[str]:
    """The strings that these expressions can be, a star for what is put in."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
        elif isinstance(node, ast.IfExp):
            yield from strings(node.body, node.orelse)


def quoted(code: str) -> set[str]:
    """The strings of TypeScript, a star for what is put in."""
    woven = (re.sub(r"\$\{[^`]*?\}", "*", text) for text in re.findall(r"`([^`]*)`", code))
    return {*re.findall(r'"([^"\n]*)"', code), *woven}


def codes(*names: str) -> set[str]:
    """What these are called with first."""
    return {code for call in calls(*names) for code in strings(*call.args[:1])}


# ---------------------------------------------------------------- keys

# What stands for the star in keys that are put together.
STARS: dict[str, Iterable[str]] = {
    "board-*": [*TOKENS, "asleep", "marked", "secret", "wind", "arrow"],
    "error-*": codes(*AT_A_TERMINAL),
    "cli-*": ["options", "arguments", "commands"],
    "cli-task-*": [task for task in TASKS if task != "deck"],
    "cli-verb-*": [kind for kind in STEPS if kind != "resign"],
    "gallery-group-*": ["all", "none", *(group.replace(" ", "-") for group in get_args(schema.Group))],
    "gallery-window-*": {slug(window) for card in CARDS for window in card.windows},
    "replay-*": ["first", "previous", "play", "pause", "next", "last"],
    "server-*": codes("Refused", "because") - reasons.ENGLISH.keys(),
    "start-edition-*": EDITIONS,
    "start-edition-*-text": EDITIONS,
    "start-sitter-*": get_args(schema.Sitter),
    "start-way-*": [*get_args(schema.Deal), "fleece", "position"],
    "table-again-*": get_args(schema.Rematch),
    "table-closed-*": reasons.OBSTACLES,
    "table-direction-*": [direction.lower() for direction in DIRECTIONS],
    "table-do-*": [kind for kind in STEPS if kind not in ("draw", "resign")],
    "table-do-*-any": ["move", "build"],
    "table-do-*-with": ["move", "build"],
    "table-do-token-*": ["whirlpool", "talus"],
    "table-ending-*": [*REASONS[1:], "time", "abandoned"],
    "table-event-*": [*(kind for kind in EVENTS if kind not in SILENT), "wind", "arrow"],
    "table-phrase-*": get_args(schema.Phrase),
    "table-reserve-*": ["coin", "worker"],
    "table-step-*": [kind for kind in STEPS if kind not in ("aim", "draw", "resign")],
    "table-step-token-*": ["whirlpool", "talus"],
    "table-task-*": [
        "woman",
        "man",
        "another",
        *(task for task in TASKS if task not in ("worker", "deck")),
    ],
    "table-token-*": [*TOKENS, "any"],
    "table-told-wish-*": get_args(schema.Rematch),
}


def starred(star: str) -> set[str]:
    """The messages that a key with a star means."""
    if star in STARS:
        return {star.replace("*", word) for word in STARS[star]}
    shape = re.compile(re.escape(star).replace(r"\*", "[a-z0-9-]+"))
    return {key for key in messages("en") if shape.fullmatch(key)}


@cache
def keys() -> frozenset[str]:
    """All strings that look like keys of ours, plain and with stars."""
    areas = {key.partition("-")[0] for key in messages("en")}
    words = {word for tree in PYTHON.values() for word in strings(*ast.walk(tree))}.union(*map(quoted, WEB))
    return frozenset(word for word in words if KEY.fullmatch(word) and word.partition("-")[0] in areas)


def unsaid() -> list[str]:
    """Messages that nothing says."""
    known = {key for file, found in files("en").items() if file not in WRITTEN for key in found}
    return sorted(known - keys() - {key for star in keys() if "*" in star for key in starred(star)})


def unwritten() -> list[str]:
    """Keys that are said, but are no messages."""
    said = {word for call in calls("say") for word in strings(*call.args[:1])}
    for code in WEB:
        for call in re.finditer(r"\bsay\(([^(){}]*?(?:\([^()]*\)[^(){}]*?)*)[,)]", code):
            said |= quoted(call[1])
    stars = {star for star in keys() if "*" in star}
    meant = {key for star in stars for key in starred(star) or {star}}
    return sorted((said & keys() - stars | meant) - messages("en").keys())


# ---------------------------------------------------------------- codes and words


def codeless() -> list[str]:
    """Codes of errors and refusals that have no words, two meanings, or nobody who raises them."""
    tables = [tree for path, tree in PYTHON.items() if path.stem != "errors"]
    named = {word for tree in tables for word in strings(*ast.walk(tree))} | {"line", "place"}
    refusals = reasons.ENGLISH.keys() | {key.removeprefix("table-refusal-") for key in messages("en")}
    return sorted(
        [
            *(f"{code}: both an error and a refusal" for code in errors.ENGLISH.keys() & reasons.ENGLISH.keys()),
            *(f"{code}: an error that nothing raises" for code in errors.ENGLISH.keys() - named),
            *(f"{code}: an error without words" for code in codes(*ERRORS) - errors.ENGLISH.keys()),
            *(f"{code}: said elsewhere too" for code in codes(*AT_A_TERMINAL) & errors.ENGLISH.keys()),
            *(f"{code}: a refusal without words" for code in codes("Refusal") - refusals),
        ]
    )


def outside() -> list[str]:
    """Words that the command line and the server say without Fluent."""
    found = []
    for path, tree in PYTHON.items():
        rooms = {folder.name for folder in (path.parent, path.parent.parent)}
        if path.stem != "cli" and not rooms & {"terminal_game", "server"}:
            continue
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            told = call.args[:1] if called(call) in SAYING else []
            told = told + [word.value for word in call.keywords if word.arg == "help" and called(call) in HELPING]
            for text in strings(*told):
                if re.search(r"[^\W\d_]{2}", text) and text not in messages("en") and not starred(text):
                    found.append(f"{path.name}, line {call.lineno}: {text!r}")
    return found
