"""Games that a guest has taken off their list."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hidden",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("hidden_table", "hidden", ["table_id"])


def downgrade() -> None:
    op.drop_table("hidden")
