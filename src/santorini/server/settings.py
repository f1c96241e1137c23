"""What an operator can set. Every setting is read from the environment: `SANTORINI_` and its name in capitals."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from santorini.locales.errors import TerminalError


class BadSetting(TerminalError):
    """A server cannot run as it is set up."""


DATA = user_data_path("santorini")
LEAST = 32  # characters of a secret


def _setting(default: Any, meaning: str) -> Any:
    return field(default=default, metadata={"meaning": meaning})


@dataclass(frozen=True)
class Settings:
    """All settings; `meaning` in the metadata of each field says what it is.

    >>> Settings.read({"SANTORINI_THINKERS": "3", "SANTORINI_ORIGINS": "https://play.example"}).origins
    ('https://play.example',)
    """

    data: Path = field(default=DATA, metadata={"meaning": "the folder of the database and the secret"})
    database: str = _setting("", "an SQLAlchemy URL; a SQLite file in the data folder if empty")
    secret: str = _setting("", "signs the cookies; a random one is kept in the data folder if empty")
    origins: tuple[str, ...] = _setting((), "our own addresses that a proxy does not pass on as Host; with commas")
    proxies: str = _setting("127.0.0.1", "addresses of reverse proxies whose X-Forwarded headers count; * for all")
    log: str = _setting("warning", "what is logged: debug, info, warning or error")

    thinkers: int = _setting(max(1, (os.cpu_count() or 2) - 1), "processes in which computers think")
    thought_seconds: float = _setting(20.0, "seconds after which a computer that is still thinking is stopped")
    thoughts_at_once: int = _setting(2, "thoughts at a time for all tables of one guest")
    thinking_per_minute: float = _setting(40.0, "seconds of thinking a minute for one guest; more is delayed")
    coaches: int = _setting(max(1, (os.cpu_count() or 2) // 2), "processes that analyze and review games")
    coaching_per_minute: float = _setting(60.0, "seconds of coaching a minute for one guest; more is delayed")
    pace: float = _setting(0.5, "seconds a computer's step takes at least, so that people can follow")

    messages_at_once: float = _setting(20.0, "messages a guest may send at once over all sockets")
    messages_per_second: float = _setting(10.0, "messages a second a guest may go on sending")
    requests_at_once: float = _setting(60.0, "requests an address or guest may make at once")
    requests_per_second: float = _setting(10.0, "requests a second an address or guest may go on making")
    changes_at_once: float = _setting(20.0, "unsafe requests (new tables, seats, names) a guest may make at once")
    changes_per_minute: float = _setting(20.0, "unsafe requests a minute a guest may go on making")
    address_share: float = _setting(10.0, "how many guests one address may stand for in these limits")
    sign_ins_at_once: int = _setting(10, "times an address may try to sign in at once")
    sign_ins_per_minute: float = _setting(6.0, "times a minute an address may go on trying; at one name, a third of it")
    sign_ups_at_once: int = _setting(10, "accounts an address may make at once")
    sign_ups_per_hour: float = _setting(30.0, "accounts an hour an address may go on making")
    public_tables: int = _setting(4, "public tables of one guest that may wait for players at a time")
    sockets_per_address: int = _setting(200, "open sockets from one address")
    connections_per_address: int = _setting(500, "open connections from one address, sockets too; not from proxies")

    request_seconds: float = _setting(15.0, "seconds within which headers have to arrive, and then the body")
    outgoing: int = _setting(1 << 20, "bytes that may wait for a slow socket before it is dropped")
    fast_sockets: int = _setting(1, "1: messages take a fast way past ASGI; 0: they go the plain way")
    grace: float = _setting(4.0, "seconds after which a guest whose sockets are gone counts as gone")
    idle: float = _setting(300.0, "seconds after which a table nobody looks at leaves the memory")
    heartbeat: float = _setting(2.0, "seconds between the marks that tell how long the server was down")

    keep_days: float = _setting(0.0, "days after which tables that nobody has changed are deleted; 0: never")

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings of the environment."""
        found: dict[str, Any] = {}
        for one in fields(cls):
            text = environment.get(f"SANTORINI_{one.name.upper()}")
            if text is not None:
                try:
                    found[one.name] = _READERS[str(one.type)](text)
                except ValueError:
                    raise BadSetting("setting-number", setting=f"SANTORINI_{one.name.upper()}={text}") from None
        return cls(**found)

    @property
    def url(self) -> str:
        """Where the store is."""
        return self.database or f"sqlite:///{self.data / 'santorini.db'}"

    def kept_secret(self) -> str:
        """The secret, made and kept for the next start if none was set."""
        path = self.data / "secret"
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            if not self.secret and not path.exists():
                _write_aside(path, secrets.token_urlsafe(LEAST))
            kept = self.secret or path.read_text(encoding="ascii")
        except (OSError, UnicodeDecodeError) as error:
            raise BadSetting("data-folder", path=str(path), reason=str(error)) from None
        if len(kept) < LEAST:
            place = "SANTORINI_SECRET" if self.secret else path
            raise BadSetting("secret-short", place=str(place), length=len(kept), least=LEAST)
        return kept


def _write_aside(path: Path, text: str) -> None:
    """A file that is there as a whole or not at all, whatever happens meanwhile; one that is there already stays."""
    aside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        with open(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(aside, path)
    finally:
        aside.unlink(missing_ok=True)
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        os.fsync(folder)
        os.close(folder)


_READERS: dict[str, Any] = {
    "str": str,
    "int": int,
    "float": float,
    "Path": Path,
    "tuple[str, ...]": lambda text: tuple(filter(None, map(str.strip, text.split(",")))),
}
