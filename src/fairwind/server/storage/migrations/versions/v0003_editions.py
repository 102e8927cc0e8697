"""The text of every edition that is played with, so that correcting one ends no game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table that is empty at first: a server writes down what it plays with."""
    op.create_table(
        "editions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("editions")
