"""The words of a game record: headers, comments, turn numbers, steps and results, with the places where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from santorini.errors import BadText

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_PART = re.compile(
    r"(?P<blank>\s+)"
    r"|\{(?P<comment>(?:[^}\\]|\\.)*)\}"
    rf'|\[[ \t]*(?P<name>{_NAME.pattern})[ \t]+"(?P<header>(?:[^"\\\n]|\\.)*)"[ \t]*\]'
    r"|(?P<number>[0-9]{1,6})\."
    r"|(?P<result>\*|[01](?:-[01]){1,3})(?![^\s{}\[\]])"
    r"|(?P<step>[^\s{}\[\]]+)",
    re.DOTALL,
)
_LETTERS = {"\n": "n", "\r": "r"}  # what stands for them after a backslash
_SIGNS = {letter: sign for sign, letter in _LETTERS.items()}
_COMPLAINTS = {"{": "endless-comment", "[": "no-header"}


class Token(NamedTuple):
    """One word of a record: header, comment, number, step or result. `name` is that of a header."""

    kind: str
    text: str
    line: int
    column: int
    name: str = ""


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
    return re.sub(r"\\(.)", lambda found: _SIGNS.get(found[1], found[1]), text, flags=re.DOTALL)


def tokens(source: str | Iterable[str]) -> Iterator[Token]:
    """The words of a text, or of the lines of a file."""
    lines = enumerate(source.split("\n") if isinstance(source, str) else source, 1)
    for number, line in lines:
        text, place = _bare(line), 0
        while place < len(text):
            found = _PART.match(text, place)
            if not found and text[place] == "{":
                text += _rest_of_comment(lines)
                found = _PART.match(text, place)
            at = number + text.count("\n", 0, place), place - text.rfind("\n", 0, place)
            if not found:
                raise BadText(_COMPLAINTS.get(text[place], "closes-nothing"), *at, sign=text[place])
            place = found.end()
            kind = found.lastgroup or ""
            if kind != "blank":
                yield Token(kind, _unescape(found[kind]), *at, found["name"] or "")


def _bare(line: str) -> str:
    return line.removesuffix("\n").removesuffix("\r")


def _rest_of_comment(lines: Iterator[tuple[int, str]]) -> str:
    """The following lines, as far as a comment goes on in them."""
    rest = []
    for _, line in lines:
        rest.append("\n" + _bare(line))
        if re.search(r"(?<!\\)(?:\\\\)*\}", line):
            break
    return "".join(rest)
