"""Setups with any number of seats, decks by seat, and plain names for columns."""

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ONLINE = "online"
_chat = sa.table("chat", sa.column("table_id"), sa.column("number"), sa.column("line"))
_sayings = sa.table("sayings", sa.column("table_id"), sa.column("number"), sa.column("saying"))
_tables = sa.table("tables", sa.column("id"), sa.column("setup"), sa.column("progress"))


def upgrade() -> None:
    """Rename, then rewrite every setup and its decks."""
    op.execute("ALTER TABLE tables RENAME COLUMN heading TO setup")
    op.execute("ALTER TABLE tables RENAME COLUMN beside TO progress")
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_chat_table_id_tables", ondelete="CASCADE"
        ),
    )
    op.execute(_chat.insert().from_select(["table_id", "number", "line"], sa.select(_sayings)))
    op.drop_table("sayings")
    _rewrite()


def upgraded(setup: dict[str, Any], progress: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A duel of two seats as a table of any number of seats."""
    decks = progress.get("decks", [])
    online = setup["mode"] == ONLINE
    seats = [
        {
            "player": player,
            "screen": seat if online else 0,
            "invited": online and seat == 1 and len(decks) < 2,
        }
        for seat, player in enumerate(setup["players"])
    ]
    kept = {name: setup[name] for name in ("game", "edition", "secret", "clock")}
    by_seat = {str(seat): deck for seat, deck in enumerate(decks)}
    return {**kept, "mode": "duel", "seats": seats}, {**progress, "decks": by_seat}


def _rewrite() -> None:
    connection = op.get_bind()
    for id, setup, progress in connection.execute(sa.select(_tables)).all():
        changed = upgraded(msgspec.json.decode(setup), msgspec.json.decode(progress))
        setup, progress = map(msgspec.json.encode, changed)
        connection.execute(_tables.update().where(_tables.c.id == id).values(setup=setup, progress=progress))
