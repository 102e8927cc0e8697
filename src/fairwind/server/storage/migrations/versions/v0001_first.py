"""The first shape: answers, tables, snapshots, replays and settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "answers",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("by_seat", sa.Integer, nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "n", name="answers_table_n"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(200), nullable=False),
        sa.Column("edition_hash", sa.String(64), nullable=False),
        sa.Column("edition_text", sa.Text, nullable=False),
        sa.Column("variants", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_index("tables_status_made", "tables", ["status", "made"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(12), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take everything away again."""
    for name in ("settings", "replays", "snapshots", "tables", "answers"):
        op.drop_table(name)
