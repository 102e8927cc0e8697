"""How and when a game ended, in the list of tables; what visitors are called; and passages to another device."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

LAST_PLAYS = sa.text("""
    SELECT t.id, a.at, a.body FROM tables t JOIN answers a ON a.table_id = t.id AND a.n = (
        SELECT b.n FROM answers b WHERE b.table_id = t.id AND b.kind IN ('begin', 'answer') ORDER BY b.n DESC LIMIT 1
    ) WHERE t.status = 'over'
""")
NOTE = sa.text("UPDATE tables SET result = :result, ended = :ended WHERE id = :id")


def upgrade() -> None:
    """Games that are over already say in their last row how they ended."""
    op.add_column("tables", sa.Column("result", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("ended", sa.Float, nullable=True))
    op.create_table(
        "profiles",
        sa.Column("visitor", sa.String(22), primary_key=True),
        sa.Column("called", sa.String(24), nullable=False),
        sa.Column("colour", sa.Integer, nullable=True),
    )
    op.create_table(
        "passages",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(22), nullable=False),
        sa.Column("sealed", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    connection = op.get_bind()
    ended = [
        {"id": table, "ended": at, "result": json.dumps(result)}
        for table, at, body in connection.execute(LAST_PLAYS)
        if (result := result_in(body)) is not None
    ]
    if ended:
        connection.execute(NOTE, ended)


def result_in(body: str) -> object | None:
    """The result that a row of play tells of."""
    return next((line["result"] for line in json.loads(body).get("lines", []) if "result" in line), None)


def downgrade() -> None:
    """Rows still know how a game ended."""
    op.drop_table("passages")
    op.drop_table("profiles")
    op.drop_column("tables", "ended")
    op.drop_column("tables", "result")
