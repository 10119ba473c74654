"""Alembic runs this file for every migration; migrate.py lends it a connection whose transaction is already open."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
