"""Alembic runs this module on the connection that it was given."""

from alembic import context

from signum.server.store.database import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
