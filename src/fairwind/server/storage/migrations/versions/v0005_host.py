"""When somebody looked at an uploaded record last, so that those nobody looks at can go."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column more."""
    op.add_column("replays", sa.Column("seen", sa.Float, nullable=True))
    op.create_index("replays_seen", "replays", ["seen", "made"])


def downgrade() -> None:
    """A column less."""
    op.drop_index("replays_seen", "replays")
    op.drop_column("replays", "seen")
