"""Guests: whoever has a browser. A signed cookie holds who they are and the name they chose; or, once they are signed
in to an account, the token of that session."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from itsdangerous import BadData, URLSafeTimedSerializer

COOKIE = "santorini"
SECURE_COOKIE = f"__Host-{COOKIE}"  # over HTTPS: no other host and no page without TLS can set it
YEAR = 365 * 86400
NAME_LENGTH = 24


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a browser; the name is empty until it is chosen. Signed in, `id` and `name` are the account's, and
    `session` says where."""

    id: str
    name: str
    session: str = ""


def fresh() -> Guest:
    """Somebody we have not met."""
    return Guest(secrets.token_urlsafe(12), "")


class Guests:
    """Writes cookies and reads only its own.

    >>> guests = Guests("secret")
    >>> guests.read(guests.write(Guest("x7", "Ada")))
    Guest(id='x7', name='Ada', session='')
    >>> Guests("another secret").read(guests.write(Guest("x7", "Ada")))
    """

    def __init__(self, secret: str, blocked: Iterable[str] = ()) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="guest")
        self._sessions = URLSafeTimedSerializer(secret, salt="session")
        self.blocked = set(blocked)  # whom the operator does not want here

    def write(self, guest: Guest) -> str:
        """The cookie of a guest."""
        return self._signer.dumps([guest.id, guest.name])

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None if it is missing, forged or too old."""
        try:
            id, name = self._signer.loads(cookie or "", max_age=YEAR)
        except BadData:
            return None
        return Guest(id, name)

    def write_session(self, token: str) -> str:
        """The cookie of a browser that is signed in."""
        return self._sessions.dumps(token)

    def read_session(self, cookie: str | None) -> str | None:
        """The token of such a cookie."""
        try:
            return str(self._sessions.loads(cookie or "", max_age=YEAR))
        except BadData:
            return None


def clean_name(text: str) -> str:
    """A name fit to be shown to others.

    >>> clean_name("  Ada \\u202e  Lovelace\\n")
    'Ada Lovelace'
    """
    spaced = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text))
    shown = "".join(letter for letter in spaced if unicodedata.category(letter) not in ("Cc", "Cf", "Co", "Cs", "Cn"))
    return " ".join(shown.split())[:NAME_LENGTH].rstrip()
