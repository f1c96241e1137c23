"""The tables of accounts: who has one, how they sign in, and where they are signed in."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, LargeBinary, String, Table, Text

from santorini.server.store.database import metadata

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("folded", String(64), nullable=False, unique=True),  # no two names differ in case or width alone
    Column("password", Text),  # as argon2 writes it
    Column("created", BigInteger, nullable=False),
)
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the authenticator counts them: a copy of it would fall behind
    Column("label", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("passkeys_account", "account"),
)
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), nullable=False),
    Index("recovery_codes_account", "account"),
)
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of what the cookie holds
    Column("account", String(32), ForeignKey("accounts.id"), nullable=False),
    Column("label", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_account", "account"),
)
challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(128), primary_key=True),
    Column("guest", String(32), nullable=False),  # who asked for it
    Column("at", BigInteger, nullable=False),
    Index("challenges_at", "at"),
)
EVERYTHING = (passkeys, recovery_codes, sessions)  # what goes with an account
