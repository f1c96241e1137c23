"""Writes what the compiler needs and can be made from the Python sources of the rules and powers.

- The layers of a position (`rules/state.py` to `rules/position.py`) and `Power` become one module, because C functions
  of one module can be inlined: calls from module to module would cost a quarter of the speed.
- Which methods are C, and of which types, stands in their annotations: a method whose annotations are all C types
  (Mask, Space, Int, bool ...) is declared in the `.pxd`, any other stays Python's.
- Which questions each power answers.

`setup.py` calls `write` before every build; what is written is not kept in the repository.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

NATIVE = ("Mask", "Space", "Seat", "Side", "Step", "Int", "Key", "Buffer", "Bytes")
TYPES = {**{name: name for name in NATIVE}, "bool": "bint", "None": "void", "Position": "Position"}
LAYERS = ("state", "board", "knowledge", "questions", "offers", "turn_start", "turn", "position")
PARTS = (*LAYERS, "power")
CHAPTERS = ("simple", "advanced", "golden_fleece", "heroes")
FUNCTIONS = ("popcount", "lowest", "mixed", "stirred", "with_heights", "word_at")
NAMES = f"from santorini.rules.native cimport {', '.join(NATIVE + FUNCTIONS)}\n"
POSITION = f"""{NAMES}from santorini.rules.words cimport *
cimport cython

cdef extern from "string.h" nogil:
    void* memcpy(void* target, const void* source, size_t size)

cdef extern from "Python.h":
    int PyObject_GenericSetAttr(object thing, object name, object value) except -1

cdef Mask NEAR[32]
cdef Mask NEAR_ROUND[32]
cdef int AHEAD[256]
cdef int ROUND[256]
cdef int DIRECTION[1024]
cdef void* POWERS[MAX_POWERS]
cdef unsigned int ANSWERS[MAX_POWERS]
cdef unsigned int KINDS[MAX_POWERS]

cdef enum:
{{sizes}}

cdef class Power

@cython.final
cdef class Position:
{{fields}}
{{methods}}

cdef inline bint within_bounds(Position p) noexcept nogil:
    return (
{{bounds}}
    )

cdef class Power:
{{hooks}}
"""
CHAPTER = f"""{NAMES}from santorini.rules.position cimport AHEAD, NEAR, NEAR_ROUND, Position, Power
from santorini.rules.words cimport *

"""
MERGED = '''"""Positions and powers as one module, for the compiler."""

from __future__ import annotations

import cython

'''


def write(package: Path, merged: Path) -> None:
    """Write all declarations into the package, and the layers of a position as one module to `merged`."""
    rules, powers = package / "rules", package / "powers"
    words = _constants(rules / "words.py")
    for source in (rules / "words.py", package / "ai" / "scores.py", package / "ai" / "layout.py"):
        numbers = "".join(f"    {name} = {n}\n" for name, n in _constants(source).items())
        _put(source.with_suffix(".pxd"), "cdef enum:\n" + numbers)
    fields = _fields(package)
    layers = [_classes(rules / f"{layer}.py")[-1] for layer in LAYERS]
    power = _classes(rules / "power.py")[-1]
    _put(rules / "state.pyi", "\n".join([*fields.stub(), *_stubs(layers[0])]) + "\n")
    _put(
        rules / "position.pxd",
        POSITION.format(
            sizes="\n".join(f"    {line}" for line in fields.sizes()),
            fields="\n".join(f"    {line}" for line in fields.declarations()),
            methods="\n".join(line for layer in layers for line in _declared(layer)),
            bounds=" and\n".join(f"        {line}" for line in fields.bounds()),
            hooks="\n".join(_declared(power)),
        ),
    )
    _put(merged, MERGED + "\n\n".join(_merge([(rules / f"{part}.py").read_text() for part in PARTS])) + "\n")
    answers: dict[str, int] = {}
    hooks = {method.name for method in _functions(power)}
    for chapter in CHAPTERS:
        cards = _classes(powers / f"{chapter}.py")
        _put(
            powers / f"{chapter}.pxd", CHAPTER + "\n".join(line for card in cards for line in _card(card, hooks)) + "\n"
        )
        for card in cards:
            answers[card.name] = sum(words.get(method.name.upper(), 0) for method in _functions(card))
    table = "".join(f'    "{name}": {number},\n' for name, number in answers.items())
    text = f'"""Which questions each compiled power answers. Written by the build."""\n\nANSWERS = {{\n{table}}}\n'
    _put(powers / "answers.py", text)


def _constants(source: Path) -> dict[str, int]:
    """The numbers that a module names."""
    found: dict[str, int] = {}
    exec(source.read_text(), {}, found)
    return {name: value for name, value in found.items() if name.isupper()}


def _fields(package: Path) -> ModuleType:
    """The table of fields, imported without anything else of the package: that may be half compiled."""
    for name, folder in (("santorini", package), ("santorini.rules", package / "rules")):
        bare = ModuleType(name)
        bare.__path__ = [str(folder)]
        sys.modules[name] = bare
    return import_module("santorini.rules.fields")


def _put(target: Path, text: str) -> None:
    """Write a file, unless it would not change: then its time stays, and nothing is compiled again."""
    if not target.exists() or target.read_text() != text:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)


# -------------------------------------------------------------------- one module of many


def _merge(sources: list[str]) -> Iterator[str]:
    """The parts of all modules, the bodies of the layers' classes one after the other in `Position`."""
    before: list[str] = []
    bodies: list[str] = []
    after: list[str] = []
    for source in sources:
        for node in ast.parse(source).body:
            if isinstance(node, ast.ClassDef) and node.name != "Power":
                bodies.append(_body(source, node))
            elif isinstance(node, ast.ClassDef):
                after.append(_text(source, node))
            elif not _only_uncompiled(node):
                before.append(_text(source, node))
    yield "\n".join(dict.fromkeys(text for text in before if "import" in text.split()))
    yield from dict.fromkeys(text for text in before if "import" not in text.split())
    yield "class Position:\n" + "\n\n".join(bodies)
    yield from after


def _only_uncompiled(node: ast.stmt) -> bool:
    """Docstrings, and what only uncompiled code imports: the rest is in the `.pxd`."""
    if isinstance(node, ast.Expr | ast.Try | ast.If):
        return True
    return isinstance(node, ast.ImportFrom) and node.module in ("__future__", "santorini.rules.power")


def _text(source: str, node: ast.stmt) -> str:
    return "\n".join(source.splitlines()[node.lineno - 1 : node.end_lineno])


def _body(source: str, layer: ast.ClassDef) -> str:
    """The methods of a layer."""
    first, *_ = (node for node in layer.body if isinstance(node, ast.FunctionDef))
    return "\n".join(source.splitlines()[first.lineno - 1 : layer.end_lineno])


# -------------------------------------------------------------------- declarations


def _classes(source: Path) -> list[ast.ClassDef]:
    return [node for node in ast.parse(source.read_text()).body if isinstance(node, ast.ClassDef)]


def _functions(owner: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    return (node for node in owner.body if isinstance(node, ast.FunctionDef))


def _card(card: ast.ClassDef, hooks: set[str]) -> Iterator[str]:
    """A power, with the methods that are no hooks: those are declared by `Power` for all."""
    yield f"cdef class {card.name}(Power):"
    own = [line for method in _functions(card) if method.name not in hooks for line in _signature(method)]
    yield from own or ["    pass"]


def _declared(owner: ast.ClassDef) -> Iterator[str]:
    for method in _functions(owner):
        yield from _signature(method)


def _signature(method: ast.FunctionDef) -> Iterator[str]:
    """A method in C; nothing if it is Python's."""
    arguments = {argument.arg: ast.unparse(argument.annotation) for argument in method.args.args if argument.annotation}
    result = ast.unparse(method.returns) if method.returns else ""
    c_types = {*arguments.values(), result} <= TYPES.keys()
    if c_types and not method.name.startswith("_") and result != "Position":
        listed = ", ".join(["self", *(f"{TYPES[kind]} {name}" for name, kind in arguments.items())])
        yield f"    cdef {TYPES[result]} {method.name}({listed}) noexcept nogil"


def _stubs(owner: ast.ClassDef) -> Iterator[str]:
    """The methods of a class for type checkers."""
    for method in _functions(owner):
        result = ast.unparse(method.returns) if method.returns else "None"
        yield f"    def {method.name}({ast.unparse(method.args)}) -> {result}: ..."


if __name__ == "__main__":
    write(Path("src/santorini"), Path("build/merged/position.py"))
