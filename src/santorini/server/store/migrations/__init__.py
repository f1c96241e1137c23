"""The shapes the database has had; Alembic brings it from one to the next when the server starts."""
