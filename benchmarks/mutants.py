"""Does a test fail if the code is wrong? `make mutants`, or `python -m benchmarks.mutants --help`

Changes one small thing at a time in an uncompiled copy of the package (a comparison, a number, a call left out) and
runs the tests of that room. A mutant is *killed* if a test fails or does not end; one that *survives* shows what no
test looks at, or a change that makes no difference. Mutants are drawn at random from a seed. What was judged is kept
in `build/mutants/judged.jsonl`, so that a run that was stopped goes on where it was, until the file changes.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import queue
import random
import re
import resource
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HOME = Path("build/mutants")
JUDGED = HOME / "judged.jsonl"
SOURCE = Path("src/santorini")
PATIENCE = 4  # how much more processor time than without a change the tests may take
WHOLE = 1800  # seconds after which tests that only wait are ended, however busy the machine is

# Each room with its tests, those that find most first.
RULES = ["scenarios", "rooms", "goldens", "symmetry", "against_checker", "random_games"]
RULES = [f"tests/test_{name}.py" for name in (*RULES, "game", "perft", "turns", "secrets", "records")]
TABLES = [f"tests/server/test_{name}.py" for name in ("table", "news", "view", "live", "leaks", "store")]
ROOMS = {
    "rules": RULES,
    "powers": RULES,
    "game.py": RULES,
    "placement.py": RULES,
    "server/tables": TABLES,
}
LEFT_OUT = "not very_many_turns and not reasonable_time"  # they take long, or depend on how busy the machine is
SKIPPED = {"catalog.py", "nocython.py", "native.py"}  # facts, and what only some machines use

COMPARISONS = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "in": "not in", "is": "is not"}
SIGNS = {"+": "-", "-": "+", "*": "+", "//": "*", "%": "//", "&": "|", "|": "&", "^": "|", "<<": ">>", ">>": "<<"}
OPERATORS: dict[type[ast.AST], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.In: "in", ast.Is: "is",
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%", ast.BitAnd: "&", ast.BitOr: "|",
    ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """A change of the text of one file from `start` to `end`."""

    file: str
    line: int
    start: int
    end: int
    text: str

    def applied(self, source: str) -> str:
        """The text of the file with the change made."""
        return source[: self.start] + self.text + source[self.end :]

    def described(self, source: str) -> str:
        """The line before and after."""
        before = source[source.rfind("\n", 0, self.start) + 1 :].partition("\n")[0].strip()
        after = self.applied(source)[source.rfind("\n", 0, self.start) + 1 :].partition("\n")[0].strip()
        return f"{self.file}:{self.line}\n    {before}\n    {after}"


class Finder(ast.NodeVisitor):
    """Collects all mutants of a file. What is there for types, documentation or the compiler stays as it is."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.source = source
        self.found: list[Mutant] = []
        self._lines = [0]
        for line in source.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def _at(self, line: int | None, column: int | None) -> int:
        assert line is not None
        assert column is not None
        start = self._lines[line - 1]
        text = self.source[start : self._lines[line]]
        return start + len(text.encode()[:column].decode())  # columns are counted in bytes

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)

    def _add(self, node: ast.expr | ast.stmt, start: int, end: int, text: str) -> None:
        self.found.append(Mutant(self.file, node.lineno, start, end, text))

    def _replace_operator(self, left: ast.expr, right: ast.expr, operator: ast.AST, others: dict[str, str]) -> None:
        sign = OPERATORS.get(type(operator))
        if sign in others:
            start = self.source.index(sign, self._span(left)[1], self._span(right)[0])
            self._add(right, start, start + len(sign), others[sign])

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for i, operator in enumerate(node.ops):
            self._replace_operator(operands[i], operands[i + 1], operator, COMPARISONS)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self._replace_operator(node.left, node.right, node.op, SIGNS)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        sign, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            start = self.source.index(sign, self._span(left)[1], self._span(right)[0])
            self._add(right, start, start + len(sign), other)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start = self._span(node)[0]
            self._add(node, start, start + len("not "), "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._add(node, *self._span(node), str(not node.value))
        elif isinstance(node.value, int):
            self._add(node, *self._span(node), str(node.value + 1))

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self._add(node, *self._span(node), "pass")
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._add(node, *self._span(node), "pass")
        self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if "compiled" in ast.dump(node.test) or "TYPE_CHECKING" in ast.dump(node.test):
            for part in node.orelse:
                self.visit(part)
            return
        start, end = self._span(node.test)
        self._add(node, start, end, f"not ({self.source[start:end]})")
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """An annotation is not run."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(default)
        for part in node.body:
            self.visit(part)


def mutants() -> Iterator[tuple[Mutant, str]]:
    """All mutants of the rooms, with a key that changes with the file."""
    for room in ROOMS:
        place = SOURCE / room
        for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
            if path.name in SKIPPED:
                continue
            source = path.read_text()
            version = hashlib.sha256(source.encode()).hexdigest()[:12]
            finder = Finder(path.relative_to(SOURCE).as_posix(), source)
            finder.visit(ast.parse(source))
            for mutant in finder.found:
                yield mutant, f"{mutant.file} {version} {mutant.start} {mutant.text}"


def room_of(mutant: Mutant) -> str:
    return next(room for room in ROOMS if mutant.file.startswith(room))


def killer(package: Path, tests: list[str], seconds: int) -> str:
    """The test that fails with this copy of the package, or takes more than so many seconds of the processor; empty if
    all pass."""
    environment = {**os.environ, "PYTHONPATH": str(package), "SANTORINI_UNCOMPILED": "1", "SANTORINI_EFFORT": "0.2"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-k", LEFT_OUT, *tests]
    limited = ["sh", "-c", f'ulimit -t {seconds} && exec "$@"', "sh", *command]
    try:
        done = subprocess.run(limited, env=environment, capture_output=True, text=True, timeout=WHOLE)
    except subprocess.TimeoutExpired:
        return "time"
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return "" if done.returncode == 0 else failed[1] if failed else "time" if done.returncode < 0 else "import"


def copies(number: int) -> queue.Queue[Path]:
    """Fresh copies of the package, one for each process of tests."""
    free: queue.Queue[Path] = queue.Queue()
    for i in range(number):
        place = HOME / str(i)
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree("src", place, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info"))
        free.put(place)
    return free


def timed(package: Path, tests: list[str]) -> int:
    """How many seconds of the processor the tests take without a change."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    if failed := killer(package, tests, WHOLE):
        sys.exit(f"Without any change {failed} fails.")
    return round(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before) + 1


def judge(mutant: Mutant, free: queue.Queue[Path], seconds: int) -> str:
    """What kills it? The copy is put right again afterwards."""
    package = free.get()
    file = package / "santorini" / mutant.file
    source = file.read_text()
    try:
        file.write_text(mutant.applied(source))
        return killer(package, ROOMS[room_of(mutant)], seconds)
    finally:
        file.write_text(source)
        free.put(package)


def main() -> int:
    """Draw, judge, keep and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=60, help="how many mutants to judge in all")
    parser.add_argument("--minutes", type=float, default=30, help="begin no other after this time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--only", default="", help="mutants of files whose path contains this")
    wanted = parser.parse_args()
    until = time.monotonic() + 60 * wanted.minutes

    everything = [(mutant, key) for mutant, key in mutants() if wanted.only in mutant.file]
    drawn = random.Random(wanted.seed).sample(everything, min(wanted.number, len(everything)))
    HOME.mkdir(parents=True, exist_ok=True)
    judged = dict(map(json.loads, JUDGED.read_text().splitlines())) if JUDGED.exists() else {}
    free = copies(wanted.jobs)
    package = free.get()
    needed = {room_of(mutant) for mutant, key in drawn if key not in judged}
    times = {
        tests[0]: timed(package, tests) for tests in (RULES, TABLES) if any(ROOMS[room] is tests for room in needed)
    }
    free.put(package)

    def one(mutant: Mutant, key: str) -> None:
        if key in judged or time.monotonic() > until:
            return
        judged[key] = judge(mutant, free, PATIENCE * times[ROOMS[room_of(mutant)][0]])
        with JUDGED.open("a") as file:
            file.write(json.dumps([key, judged[key]]) + "\n")
        outcome = f"killed by {judged[key]}" if judged[key] else "survived"
        print(f"{mutant.file}:{mutant.line} {outcome}", flush=True)

    with ThreadPoolExecutor(wanted.jobs) as threads:
        list(threads.map(lambda pair: one(*pair), drawn))

    alive: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    print(f"\nMutants of seed {wanted.seed}, {len(everything)} are possible. Survivors:")
    for mutant, key in sorted(drawn, key=lambda pair: (pair[0].file, pair[0].start)):
        if key in judged:
            seen[room_of(mutant)] += 1
            alive[room_of(mutant)] += not judged[key]
            if not judged[key]:
                print(mutant.described((SOURCE / mutant.file).read_text()))
    for room in seen:
        print(f"{room:<14} {seen[room] - alive[room]:4} killed {alive[room]:4} survived")
    print(f"{'all':<14} {seen.total() - alive.total():4} killed {alive.total():4} survived")
    return 0


if __name__ == "__main__":
    sys.exit(main())
