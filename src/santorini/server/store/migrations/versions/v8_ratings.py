"""Rated games and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_rated", "tables", ["rated", "since"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("category", sa.String(16), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("results_order", "results", ["category", "ended", "table_id"])
    op.create_table(
        "standings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("subject", sa.String(40), primary_key=True),
        sa.Column("category", sa.String(16), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
    )
    op.create_index("standings_subject", "standings", ["subject", "category", "ended", "table_id"])
    op.create_table(
        "ratings",
        sa.Column("category", sa.String(16), primary_key=True),
        sa.Column("subject", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_subject", "ratings", ["subject"])
    op.create_index("ratings_best", "ratings", ["category", "mu"])


def downgrade() -> None:
    for name in ("ratings", "standings", "results"):
        op.drop_table(name)
    op.drop_index("tables_rated", "tables")
    op.drop_column("tables", "rated")
