"""Alembic runs this, inside the connection that the store gives it."""

from alembic import context

from santorini.server.store import accounts, ratings  # noqa: F401 (their tables are part of the metadata)
from santorini.server.store.database import metadata

if __name__ == "env_py":  # the name by which Alembic loads it
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()
