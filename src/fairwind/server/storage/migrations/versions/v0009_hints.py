"""Whether the people at a table agreed on hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column more: at tables of before nobody was asked."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """A column less."""
    op.drop_column("tables", "hints")
