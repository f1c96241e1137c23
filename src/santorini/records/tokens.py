"""The words of a game record: headers, comments, turn numbers, steps, glyphs, brackets of variations and results, with
the places where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from santorini.errors import BadText

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_PART = re.compile(
    r"(?P<blank>\s+)"
    r"|\{(?P<comment>(?:[^}\\]|\\.)*)\}"
    r"|;[ \t]*(?P<remark>[^\n]*)"
    rf'|\[[ \t]*(?P<name>{_NAME.pattern})[ \t]+"(?P<header>(?:[^"\\\n]|\\.)*)"[ \t]*\]'
    r"|(?P<number>[0-9]{1,6})\."
    r"|(?P<open>\()"
    r"|(?P<close>\))"
    r"|\$(?P<glyph>[0-9]{1,3})"
    r"|(?P<result>\*|[01](?:-[01]){1,3})(?![^\s{}()\[\];])"
    r"|(?P<step>[^\s{}()\[\];$]+)",
    re.DOTALL,
)
_LETTERS = {"\n": "n", "\r": "r"}  # what stands for them after a backslash
_UNESCAPED = {letter: sign for sign, letter in _LETTERS.items()}
SIGNS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}  # glyphs, by the numbers that chess gives them
_GLYPHS = {str(number): sign for sign, number in SIGNS.items()}
_COMPLAINTS = {"{": "endless-comment", "[": "no-header"}


class Token(NamedTuple):
    """One word of a record: header, comment, number, step, glyph, open, close or result. `name` is that of a header."""

    kind: str
    text: str
    line: int | None = None
    column: int | None = None
    name: str = ""


class Lines:
    """The lines of a text or of an open file, with their numbers. Lines that were read in vain can be put back."""

    def __init__(self, source: str | Iterable[str]) -> None:
        self._coming = enumerate(source.split("\n") if isinstance(source, str) else source, 1)
        self._again: list[tuple[int, str]] = []
        self._last = ""

    def __iter__(self) -> Iterator[tuple[int, str]]:
        return self

    def __next__(self) -> tuple[int, str]:
        number, line = self._again.pop() if self._again else next(self._coming)
        self._last = line.removesuffix("\n").removesuffix("\r")
        return number, self._last

    def put_back(self, lines: list[tuple[int, str]], last: str) -> None:
        """These lines, which followed `last`, come again."""
        self._again += reversed(lines)
        self._last = last

    def skip_game(self) -> None:
        """Go on to the next line of headers that follows other lines."""
        before = not self._last.lstrip().startswith("[")
        for number, line in self:
            header = line.lstrip().startswith("[")
            if header and before:
                self.put_back([(number, line)], "")
                return
            before = before or bool(line.strip() and not header)


def write_header(name: str, value: str) -> str:
    """A header of a record."""
    if not _NAME.fullmatch(name):
        raise BadText("no-header-name", name=repr(name))
    return f'[{name} "{_escape(value, special=chr(34) + chr(10) + chr(13))}"]'


def write_comment(text: str) -> str:
    """A comment of a record."""
    return "{" + _escape(text, special="}\r") + "}"


def _escape(text: str, special: str) -> str:
    return "".join(f"\\{_LETTERS.get(sign, sign)}" if sign in special or sign == "\\" else sign for sign in text)


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: _UNESCAPED.get(found[1], found[1]), text, flags=re.DOTALL)


def tokens(lines: Lines) -> Iterator[Token]:
    """The words of a text."""
    for number, line in lines:
        text, place = line, 0
        while place < len(text):
            found = _PART.match(text, place)
            if not found and text[place] == "{":
                text += _rest_of_comment(lines, line)
                found = _PART.match(text, place)
            at = number + text.count("\n", 0, place), place - text.rfind("\n", 0, place)
            if not found:
                raise BadText(_COMPLAINTS.get(text[place], "closes-nothing"), *at, sign=text[place])
            place = found.end()
            kind = found.lastgroup or ""
            if kind == "step":
                yield Token("step", found[kind], *at)
            elif kind == "glyph":
                yield Token("glyph", _GLYPHS.get(found[kind], f"${int(found[kind])}"), *at)
            elif kind == "remark":
                yield Token("comment", found[kind].rstrip(), *at)
            elif kind != "blank":
                yield Token(kind, _unescape(found[kind]), *at, found["name"] or "")


def _rest_of_comment(lines: Lines, first: str) -> str:
    """The following lines, as far as a comment goes on in them; all of them come again if it never ends."""
    rest = []
    for number, line in lines:
        rest.append((number, line))
        if re.search(r"(?<!\\)(?:\\\\)*\}", line):
            break
    else:
        lines.put_back(rest, first)
        return ""
    return "".join("\n" + line for _, line in rest)
