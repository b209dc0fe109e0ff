"""Settings, tables, entries and chat lines."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "settings",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("finished", sa.Integer, nullable=False),
        sa.Column("heading", sa.LargeBinary, nullable=False),
        sa.Column("beside", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_changed", "tables", ["changed"])
    for name, content in (("entries", "entry"), ("sayings", "saying")):
        op.create_table(
            name,
            sa.Column("table_id", sa.String, nullable=False),
            sa.Column("number", sa.Integer, nullable=False),
            *([sa.Column("time", sa.Integer, nullable=False)] if name == "entries" else []),
            sa.Column(content, sa.LargeBinary, nullable=False),
            sa.PrimaryKeyConstraint("table_id", "number", name=f"pk_{name}"),
            sa.ForeignKeyConstraint(
                ["table_id"], ["tables.id"], name=f"fk_{name}_table_id_tables", ondelete="CASCADE"
            ),
        )


def downgrade() -> None:
    """Drop all tables."""
    for name in ("sayings", "entries", "tables", "settings"):
        op.drop_table(name)
