"""What the coach found in an uploaded record."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column more: no record was reviewed before."""
    op.add_column("replays", sa.Column("review", sa.Text, nullable=True))


def downgrade() -> None:
    """A column less."""
    op.drop_column("replays", "review")
