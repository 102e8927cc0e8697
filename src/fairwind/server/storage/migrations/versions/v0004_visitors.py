"""Visitors, each with one secret, and the seats they hold."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is known yet: seats of before are found when their cookies are shown."""
    op.create_table(
        "visitors",
        sa.Column("name", sa.String(22), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("tables", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("rows", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("bytes", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("seconds", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "holders",
        sa.Column("visitor", sa.String(22), primary_key=True),
        sa.Column("table_id", sa.String(12), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_index("holders_table", "holders", ["table_id"])


def downgrade() -> None:
    """Only rows know who holds a seat."""
    op.drop_table("holders")
    op.drop_table("visitors")
