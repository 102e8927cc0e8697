"""The pace of a table, and when its first clock runs out, so that it is found after a restart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two columns more: tables of before have no clocks."""
    op.add_column("tables", sa.Column("pace", sa.String(24), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("due", sa.Float, nullable=True))
    op.create_index("tables_due", "tables", ["pace", "due"])


def downgrade() -> None:
    """Two columns less."""
    op.drop_index("tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "pace")
