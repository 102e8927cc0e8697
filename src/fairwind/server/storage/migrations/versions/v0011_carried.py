"""Whether the game of a table began elsewhere."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column more: games of before began where they are."""
    op.add_column("tables", sa.Column("carried", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """A column less."""
    op.drop_column("tables", "carried")
