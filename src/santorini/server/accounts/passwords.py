"""Passwords, hashed by argon2 in a few threads: each takes a tenth of a second and 64 MiB."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from santorini.server.refusals import Refused

LEAST, MOST = 10, 200  # characters
AT_ONCE = 2

_hasher = PasswordHasher()


@cache
def _nobodys() -> str:
    """The hash of no password: who does not exist is refused as slowly as whoever does."""
    return _hasher.hash("")


def check(password: str, name: str) -> None:
    """Refuse a password that is too short, or the name itself."""
    if len(password) < LEAST or len(set(password)) < 4 or password.casefold() == name.casefold():
        raise Refused("password-weak", least=LEAST)


class Passwords:
    """Hashes and compares."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        async with self._room:
            return await asyncio.to_thread(_hasher.hash, _normal(password))

    async def match(self, stored: str | None, password: str) -> bool:
        """Is it this password? Without one stored it takes as long, and is not."""
        async with self._room:
            return await asyncio.to_thread(_match, stored, _normal(password))


def _match(stored: str | None, password: str) -> bool:
    try:
        return _hasher.verify(stored or _nobodys(), password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


def _normal(password: str) -> str:
    """Letters with accents are typed in different ways on different devices."""
    return unicodedata.normalize("NFKC", password)
