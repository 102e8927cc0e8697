"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData()

# Everything that happens at a table, in order: the unique pair (table_id, n) is the lock that decides races. The table
# has its name from a time when it held answers only.
ROWS: Final = Table(
    "answers",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(12), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("by_seat", Integer, nullable=True),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "n", name="answers_table_n"),
)

# What is played, which never changes; and what the lobby lists, which is written with the row that changes it.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(200), nullable=False),
    Column("edition_hash", String(64), nullable=False),
    Column("edition_text", Text, nullable=False),
    Column("variants", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("made", Float, nullable=False),
    Column("status", String(12), nullable=False),
    Column("seats", Text, nullable=False),
    Column("result", Text, nullable=True),  # of a game that is over, and when that was
    Column("ended", Float, nullable=True),
    Column("pace", String(24), nullable=False, server_default=""),
    Column("due", Float, nullable=True),  # when the first clock runs out, in the house's time; empty if not known yet
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether people agreed on them
    Column("carried", Boolean, nullable=False, server_default=false()),  # whether the game began elsewhere
    Index("tables_status_made", "status", "made"),
    Index("tables_due", "pace", "due"),
)

# A state to go on from, so that loading a table need not replay all of it. An exact one is of the very last row, even
# where that would end what can be taken back freely: it is for a start with other rules.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(12), primary_key=True),
    Column("exact", Boolean, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

REPLAYS: Final = Table(
    "replays",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("made", Float, nullable=False),
    Column("body", Text, nullable=False),
    Column("seen", Float, nullable=True),  # when somebody looked at it last; empty if nobody has since it was made
    Column("review", Text, nullable=True),  # what the coach found in it, if somebody wanted to know
    Index("replays_seen", "seen", "made"),
)

# Visitors by name (a hash of their secret), what the host has said of them, and what they have used.
VISITORS: Final = Table(
    "visitors",
    METADATA,
    Column("name", String(22), primary_key=True),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("removed", Boolean, nullable=False, server_default=false()),
    Column("tables", BigInteger, nullable=False, server_default="0"),
    Column("rows", BigInteger, nullable=False, server_default="0"),
    Column("bytes", BigInteger, nullable=False, server_default="0"),
    Column("seconds", Float, nullable=False, server_default="0"),
)

# Who holds a seat, written with the row that changes it: a visitor's tables are found by it.
HOLDERS: Final = Table(
    "holders",
    METADATA,
    Column("visitor", String(22), primary_key=True),
    Column("table_id", String(12), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("holders_table", "table_id"),
)

# What visitors are called and the colour they wish for. Several processes keep this in the first file only.
PROFILES: Final = Table(
    "profiles",
    METADATA,
    Column("visitor", String(22), primary_key=True),
    Column("called", String(24), nullable=False),
    Column("colour", Integer, nullable=True),
)

# Passages to another device, by the hash of what stands in the link: good once, for a few minutes. The visitor's secret
# is sealed with the link itself: nobody who reads the database can open it. In the first file only, too.
PASSAGES: Final = Table(
    "passages",
    METADATA,
    Column("mark", String(64), primary_key=True),
    Column("visitor", String(22), nullable=False),
    Column("sealed", String(64), nullable=False),
    Column("until", Float, nullable=False),
)

# What visitors wish to be told while they are away, and where to; and questions whether an address is theirs, by what
# stands in the link. Several processes keep these three in the first file only.
NOTICE_WISHES: Final = Table(
    "notice_wishes",
    METADATA,
    Column("visitor", String(22), primary_key=True),
    Column("lang", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=True),  # minutes of the day in that zone; empty for no quiet hours
    Column("quiet_to", Integer, nullable=True),
    Column("turns", Boolean, nullable=False),  # whether they are told of tables for which they have chosen nothing
    Column("address", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("stop", String(43), nullable=False),  # in the link that ends mail
    Column("changed", Float, nullable=False),
    Index("notice_wishes_changed", "changed"),
    Index("notice_wishes_stop", "stop", unique=True),
)
PUSH_SUBSCRIPTIONS: Final = Table(
    "push_subscriptions",
    METADATA,
    Column("mark", String(64), primary_key=True),  # the hash of the endpoint
    Column("visitor", String(22), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("made", Float, nullable=False),
    Index("push_subscriptions_visitor", "visitor"),
)
MAIL_QUESTIONS: Final = Table(
    "mail_questions",
    METADATA,
    Column("token", String(43), primary_key=True),
    Column("visitor", String(22), nullable=False),
    Column("address", String(254), nullable=False),
    Column("at", Float, nullable=False),
    Column("used", Boolean, nullable=False),
    Column("refused", Boolean, nullable=False),  # whoever has the address does not want to be asked
    Index("mail_questions_at", "at"),
)

# Whether a visitor is told of one table, if they have chosen that; and whom a table waits for, when they are to be
# told, and whether they know by now.
NOTICE_CHOICES: Final = Table(
    "notice_choices",
    METADATA,
    Column("table_id", String(12), primary_key=True),
    Column("visitor", String(22), primary_key=True),
    Column("tell", Boolean, nullable=False),
)
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("table_id", String(12), primary_key=True),
    Column("visitor", String(22), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("due", Float, nullable=False),
    Column("told", Boolean, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("notices_due", "told", "due"),
)

# The text of every edition that came with a game and was played with, by its hash: it may be corrected later.
EDITIONS: Final = Table(
    "editions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
