"""Snapshots of the very last row beside the others; snapshots can be made anew, so the old ones are dropped."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def make_snapshots(*more: sa.Column[bool]) -> None:
    """The table of snapshots, empty."""
    op.drop_table("snapshots")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(12), primary_key=True),
        *more,
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def upgrade() -> None:
    """Keep two for each table."""
    make_snapshots(sa.Column("exact", sa.Boolean, primary_key=True))


def downgrade() -> None:
    """Keep one for each table."""
    make_snapshots()
