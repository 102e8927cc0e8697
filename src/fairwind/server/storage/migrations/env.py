"""Alembic's door: migrates over the connection that the server gives it."""

from __future__ import annotations

from alembic import context

from fairwind.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
