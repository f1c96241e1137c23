"""Who waits in the lobby, since when a table stands as it does, and when nothing could be kept."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"
branch_labels = None
depends_on = None

IN_LOBBY = {"sqlite": "public = 1 AND status != 'over'", "postgresql": "public AND status != 'over'"}
AT = {"sqlite": "json_extract(body, '$.at')", "postgresql": "(body::json ->> 'at')::bigint"}


def upgrade() -> None:
    dialect = op.get_bind().dialect.name
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("listed", sa.BigInteger))
    op.add_column("tables", sa.Column("since", sa.BigInteger, nullable=False, server_default="0"))
    newest = f"SELECT {AT[dialect]} FROM lines WHERE table_id = tables.id ORDER BY version DESC LIMIT 1"
    op.execute(f"UPDATE tables SET since = COALESCE(({newest}), created)")
    # Games go on being listed; who waits for players is seen when they come back.
    op.execute("UPDATE tables SET listed = created + 259200000 WHERE status IN ('drafting', 'playing')")
    op.drop_index("tables_public", "tables")
    where = sa.text(IN_LOBBY[dialect])
    op.create_index("tables_lobby", "tables", ["status", "listed"], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    op.drop_index("tables_lobby", "tables")
    op.create_index("tables_public", "tables", ["public", "status", "created"])
    op.drop_column("tables", "since")
    op.drop_column("tables", "listed")
    op.drop_table("outages")
