"""What whoever runs a server can choose."""

from __future__ import annotations

import ipaddress
import os
import re
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from fairwind.bots.effort import BadEffort, read_effort
from fairwind.coach.review import FIRST_LOOK
from fairwind.tables.share import MOST_PROCESSES, Share

KIB: Final = 1024
LOG_FORMS: Final = ("plain", "json")  # for people, for machines
MIB: Final = KIB * KIB
HOUSEHOLD: Final = 10  # times as much as one visitor: an address may be a club, and a cookie can be thrown away
FIXED: Final = ("name", "chat")  # what browsers know by heart
MAIL_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}")
STATIC: Final = Path(__file__).parent / "static"


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadSetting(ValueError):
    """A choice that no server can follow: says what is wrong and what to do."""


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask of the server; a household, ten times as much.

    A busy player gives perhaps 2,000 answers a day, each a row of 1 to 9 KB.
    """

    body: int = 256 * KIB
    record: int = 4 * MIB
    tables: int = 20  # made in an hour
    name: int = 24
    chat: int = 500
    rate: int = 30  # requests a second
    burst: int = 120
    live: int = 20  # live connections at a time
    talk: int = 20  # messages a minute at one table
    bytes: int = 64 * MIB  # written to the disk in a day
    rows: int = 40_000  # written in a day, those of bots that follow too
    seconds: int = 900  # of a processor in an hour, for bots and replays
    connections: int = 200  # open at a time, of one household
    patience: int = 20  # seconds in which a request must arrive
    length: int = 20_000  # rows of one table; from half of it only answers are taken


@dataclass(frozen=True)
class NoticeSettings:
    """How visitors are told that it is their turn while they are away: each way only if the host has switched it on."""

    contact: str = ""  # where push services reach the host: a mail address; empty for no push
    mail_from: str = ""  # the sender of mail; empty for no mail
    smtp: str = ""  # host:port of the server that takes it
    address: str = ""  # of the page, as it stands in mails
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    after_seconds: float = 60.0  # somebody who has the table closed is told so long after it became their turn
    look_seconds: float = 5.0  # how often it is looked who is to be told
    anywhere: bool = False  # for tests only: push goes to any address, also without https

    def __post_init__(self) -> None:
        if self.contact and not MAIL_ADDRESS.fullmatch(self.contact):
            raise BadSetting(f"'{self.contact}' is no mail address; write --push you@example.org, for push services.")
        if not self.mail_from and not self.smtp:
            return
        if not (self.mail_from and self.smtp and self.address):
            raise BadSetting("Mail needs all of --mail-from, --smtp and --address; name the missing ones.")
        if not MAIL_ADDRESS.fullmatch(self.mail_from):
            raise BadSetting(f"'{self.mail_from}' is no mail address; write --mail-from tables@example.org.")
        host_and_port(self.smtp)
        if urlsplit(self.address).scheme not in {"https", "http"} or not urlsplit(self.address).hostname:
            raise BadSetting(f"'{self.address}' is no address of a page; write --address https://tables.example.org.")


def notice_settings(contact: str, mail_from: str, smtp: str, address: str) -> NoticeSettings:
    """What the command line says, and the password that only the environment may know."""
    user, password = os.environ.get("FAIRWIND_SMTP_USER", ""), os.environ.get("FAIRWIND_SMTP_PASSWORD", "")
    return NoticeSettings(contact, mail_from, smtp, address.rstrip("/"), user, password)


def host_and_port(smtp: str) -> tuple[str, int]:
    """Where a mail server listens, or BadSetting."""
    host, _, port = smtp.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadSetting(f"'{smtp}' is no mail server; write --smtp mail.example.org:587.")
    return host.strip("[]"), int(port)


@dataclass(frozen=True)
class Settings:
    """One server: where it keeps its tables and how it treats its visitors."""

    data: Path
    database: str = ""  # a PostgreSQL address; empty for SQLite in the data folder
    behind_proxy: bool = False  # whether the visitor's address comes from the proxy's header
    limits: Limits = field(default_factory=Limits)
    workers: int = 2  # processes in which bots think
    think_seconds: float = 30.0  # a bot that thinks longer is replaced
    review_effort: str = FIRST_LOOK.text()  # of the first look at each choice of a finished game
    read_seconds: float = 3.0  # a stranger's file that takes longer to read is refused
    idle_seconds: float = 1800.0  # a table nobody asks for leaves the memory
    beat_seconds: float = 15.0  # a comment line keeps live connections open
    watch_seconds: float = 2.0  # how often somebody looks whether a table is stuck
    unbegun_seconds: float = 24 * 3600.0  # a table nobody began goes
    unseen_seconds: float = 90 * 24 * 3600.0  # an uploaded record nobody looks at goes
    static: Path = STATIC
    host: str = ""  # where it listens; empty if that is not known
    proxies: tuple[str, ...] = ()  # whose word about visitors is believed; empty for anybody's, if behind a proxy
    names: tuple[str, ...] = ()  # hosts under which it answers; empty for all
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0  # 0 for no metrics
    log: str = "plain"
    processes: int = 1  # that serve the address together
    process_ports: bool = False  # whether each also listens on a port of its own, for a proxy that knows whose tables
    notices: NoticeSettings = field(default_factory=NoticeSettings)
    process: int | None = None  # which of them this is; None if it is the only one, or starts the others

    def __post_init__(self) -> None:
        for proxy in self.proxies:
            network_of(proxy)
        if self.log not in LOG_FORMS:
            raise BadSetting(f"'{self.log}' is no form of the log; choose one of: {', '.join(LOG_FORMS)}.")
        if not 1 <= self.processes <= MOST_PROCESSES:
            raise BadSetting(f"{self.processes} processes cannot share the tables; choose from 1 to {MOST_PROCESSES}.")

    @property
    def share(self) -> Share:
        """The tables that are with this process."""
        return Share(self.process or 0, self.processes)

    @property
    def own_workers(self) -> int:
        """How many of the workers are this process's: at least one."""
        count, rest = divmod(self.workers, self.processes)
        return max(1, count + (self.share.process < rest))


def read_limits(choices: list[str]) -> Limits:
    """Limits from `name=number` pairs; what is not named stays as usual."""
    known = [f.name for f in fields(Limits) if f.name not in FIXED]
    chosen: dict[str, int] = {}
    for choice in choices:
        name, _, value = choice.partition("=")
        if name not in known or not value.isdecimal() or int(value) < 1:
            raise BadSetting(f"'{choice}' is no limit; write name=number with one of: {', '.join(known)}.")
        chosen[name] = int(value)
    return replace(Limits(), **chosen)


def review_effort(text: str) -> str:
    """How long the coach looks at each choice of a finished game, or BadSetting; empty for the usual."""
    try:
        return read_effort(text).text() if text else FIRST_LOOK.text()
    except BadEffort as error:
        raise BadSetting(str(error)) from None


def network_of(text: str) -> Network:
    """An address or a network, or BadSetting."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadSetting(f"'{text}' is no address; write --trust-proxy 10.0.0.2 or a network such as 10.0.0.0/24.") \
            from None  # fmt: skip
