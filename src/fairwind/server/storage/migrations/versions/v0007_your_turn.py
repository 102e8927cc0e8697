"""Telling visitors that it is their turn: what they wish for, where to, and what is due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has wished for anything yet."""
    op.create_table(
        "notice_wishes",
        sa.Column("visitor", sa.String(22), primary_key=True),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
        sa.Column("turns", sa.Boolean, nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("stop", sa.String(43), nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("notice_wishes_changed", "notice_wishes", ["changed"])
    op.create_index("notice_wishes_stop", "notice_wishes", ["stop"], unique=True)
    op.create_table(
        "push_subscriptions",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(22), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("push_subscriptions_visitor", "push_subscriptions", ["visitor"])
    op.create_table(
        "mail_questions",
        sa.Column("token", sa.String(43), primary_key=True),
        sa.Column("visitor", sa.String(22), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.Column("refused", sa.Boolean, nullable=False),
    )
    op.create_index("mail_questions_at", "mail_questions", ["at"])
    op.create_table(
        "notice_choices",
        sa.Column("table_id", sa.String(12), primary_key=True),
        sa.Column("visitor", sa.String(22), primary_key=True),
        sa.Column("tell", sa.Boolean, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(12), primary_key=True),
        sa.Column("visitor", sa.String(22), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("notices_due", "notices", ["told", "due"])


def downgrade() -> None:
    """Nobody is told any more."""
    for name in ("notices", "notice_choices", "mail_questions", "push_subscriptions", "notice_wishes"):
        op.drop_table(name)
