"""The start of a game in a table of its own: it is written once, not with every answer."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_starts = sa.table("starts", sa.column("table_id"), sa.column("start"))
_tables = sa.table("tables", sa.column("id"), sa.column("progress"))


def upgrade() -> None:
    """Move every start out of the progress of its table."""
    op.create_table(
        "starts",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("start", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_starts"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_starts_table_id_tables", ondelete="CASCADE"
        ),
    )
    connection = op.get_bind()
    for id in connection.execute(sa.select(_tables.c.id)).scalars().all():
        written = connection.execute(sa.select(_tables.c.progress).where(_tables.c.id == id)).scalar_one()
        progress = msgspec.json.decode(written)
        start = progress.pop("start", None)
        if start is not None:
            connection.execute(_starts.insert().values(table_id=id, start=msgspec.json.encode(start)))
        rewritten = msgspec.json.encode(progress)
        connection.execute(_tables.update().where(_tables.c.id == id).values(progress=rewritten))
