"""The tables of ratings: the results of rated games, and how everybody stands after each."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, String, Table

from santorini.server.store.database import metadata

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("category", String(16), nullable=False),  # empty where nothing was rated: the operator ended the game
    Column("ended", BigInteger, nullable=False),
    Index("results_order", "category", "ended", "table_id"),
)
standings = Table(
    "standings",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("subject", String(40), primary_key=True),  # an account, a power or a place in the order of play
    Column("category", String(16), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("won", Integer, nullable=False),  # 1: the side won; 0: it lost
    Column("mu", Float(53), nullable=False),  # after the game
    Column("sigma", Float(53), nullable=False),
    Index("standings_subject", "subject", "category", "ended", "table_id"),
)
ratings = Table(
    "ratings",
    metadata,
    Column("category", String(16), primary_key=True),
    Column("subject", String(40), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_subject", "subject"),
    Index("ratings_best", "category", "mu"),
)
