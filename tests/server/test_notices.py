"""Who is away is told that it is their turn: once, by the ways that the host and they have chosen, and nothing more."""

from __future__ import annotations

import contextlib
import json
import re
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import datetime
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import update

from fairwind.kernel.chance import Generator, Seeded
from fairwind.locale import LANGUAGES, Words
from fairwind.server.http.app import create_app
from fairwind.server.notices import endpoints
from fairwind.server.notices.desk import FIRST_PAUSE, MOST_TRIES, NoticeDesk, payload_of
from fairwind.server.notices.endpoints import endpoint_of, is_public
from fairwind.server.notices.wishes import QuietHours, Subscription, Wishes
from fairwind.server.settings import BadSetting, NoticeSettings, Settings
from fairwind.server.storage.database import open_database
from fairwind.server.storage.notice_book import A_VISITOR, AN_ADDRESS, MOST_DEVICES, DueNotice, NoticeBook
from fairwind.server.storage.schema import SETTINGS
from fairwind.tables.problems import Problem
from tests.server.inside import running
from tests.server.postgresql import needs_postgresql, postgresql
from tests.server.visiting import PATIENCE, Visitor

pytest.importorskip("pywebpush", reason="pywebpush is not installed: pip install pywebpush.")
receivers = pytest.importorskip("tests.server.receivers", reason="aiosmtpd is not installed: pip install aiosmtpd.")

PAGE = "https://tables.example.org"
TURN, BEGUN = "It is your turn.", "The game has begun."
BOTH = NoticeSettings(
    contact="host@example.org", mail_from="tables@example.org", address=PAGE, smtp="127.0.0.1:1", anywhere=True,
    look_seconds=0.02,
)  # fmt: skip


class House:
    """A server of the test's own, with a push service and a mail server beside it, and a clock that is put on."""

    def __init__(self, settings: Settings, push: Any, mail: Any) -> None:
        notices = replace(settings.notices, smtp=f"127.0.0.1:{mail.port}")
        self.settings = replace(settings, workers=1, notices=notices, beat_seconds=0.2)
        self.push, self.mail = push, mail
        self.ahead = 0.0  # seconds
        self.url = ""
        self._app: FastAPI | None = None
        self._open = ExitStack()

    def open(self) -> House:
        self._app = create_app(self.settings)
        self.url = self._open.enter_context(running(self._app))
        self.desk.clock = lambda: time.time() + self.ahead  # type: ignore[misc]
        return self

    def close(self) -> None:
        self._open.close()

    @property
    def desk(self) -> NoticeDesk:
        assert self._app is not None
        desk: NoticeDesk = self._app.state.notices
        return desk

    def later(self, seconds: float = 61.0) -> None:
        """So much time goes by."""
        self.written()
        self.ahead += seconds
        self.looked()

    def written(self) -> None:
        """Whatever was to be noted is."""
        wait_until(lambda: self.desk.writer.queued == 0)
        commits = self.desk.writer.commits
        self.desk.writer.write_some_time([])
        wait_until(lambda: self.desk.writer.commits > commits)

    def looked(self) -> None:
        """The desk has looked twice since, from the beginning."""
        seen, look = [], self.desk.know_wishes

        async def counted() -> None:
            seen.append(1)
            await look()

        self.desk.know_wishes = counted  # type: ignore[method-assign]
        wait_until(lambda: len(seen) >= 3)
        self.desk.know_wishes = look  # type: ignore[method-assign]

    def visitor(self, lang: str = "en") -> Visitor:
        client = httpx.Client(base_url=self.url, timeout=PATIENCE, headers={"Accept-Language": lang})
        self._open.callback(client.close)
        return Visitor(client)

    def two(self) -> tuple[Visitor, Any, Visitor]:
        """Anna, who is asked, with her phone; and Ben, who sits at her table."""
        people = [self.visitor(), self.visitor()]
        people[0].make("santa-cruz", "you:Anna", "open")
        people[1].join(people[0].table, "Ben")
        asked = next(person for person in people if person.asked() is not None)
        people.remove(asked)
        phone = self.push.device("phone")
        subscribe(asked, phone)
        play_until(asked, people[0])
        play_until(people[0], asked)
        return asked, phone, people[0]


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.005)


def subscribe(visitor: Visitor, device: Any) -> None:
    answer = visitor.client.post("/api/notices/push", json=device.subscription())
    assert answer.status_code == 201, answer.text


def wish(visitor: Visitor, **more: Any) -> None:
    answer = visitor.client.put("/api/notices", json={"zone": "Europe/Brussels", **more})
    assert answer.status_code == 200, answer.text


def play_until(actor: Visitor, other: Visitor) -> None:
    """Answer until the other is asked."""
    choose = Generator("away")
    while other.asked() is None:
        actor.play(choose, 1)


@contextmanager
def receiving() -> Iterator[tuple[Any, Any]]:
    with receivers.push_receiver() as push, receivers.mail_receiver() as mail:
        yield push, mail


@pytest.fixture
def house(data: Path) -> Iterator[House]:
    with receiving() as (push, mail), contextlib.closing(House(Settings(data, notices=BOTH), push, mail)) as found:
        yield found.open()


# -- when


def test_who_is_away_is_told_a_minute_later_once_and_again_at_the_next_turn(house: House) -> None:
    anna, phone, ben = house.two()
    house.later(55)
    assert not house.push.deliveries, "not before a minute has gone by"
    house.later(10)
    house.push.wait(1)
    assert house.push.told(phone) == [{"table": anna.table, "title": "Santa Cruz", "body": TURN}]
    house.later()
    assert len(house.push.deliveries) == 1, "once a turn"
    play_until(anna, ben)
    house.later()
    assert len(house.push.deliveries) == 1, "not while others are asked"
    play_until(ben, anna)
    house.later()
    house.push.wait(2)


def test_who_has_the_table_open_is_not_told(house: House) -> None:
    anna, _, ben = house.two()
    with anna.watching():
        seat = anna.get()["mine"][0]
        wait_until(lambda: bool(ben.get()["seats"][seat]["here"]))
        house.later()
    wait_until(lambda: not ben.get()["seats"][seat]["here"])
    house.later()
    assert not house.push.deliveries, "they saw it"


def test_all_who_sit_there_are_told_that_a_game_has_begun(house: House) -> None:
    anna, ben = house.visitor(), house.visitor()
    devices = [house.push.device("anna"), house.push.device("ben")]
    for person, device in zip((anna, ben), devices, strict=True):
        subscribe(person, device)
    anna.make("santa-cruz", "you:Anna", "open")
    house.later()
    assert not house.push.deliveries
    ben.join(anna.table, "Ben")
    house.later()
    house.push.wait(2)
    house.later()
    told = [house.push.told(device) for device in devices]
    assert sorted(said["body"] for mine in told for said in mine) == sorted([BEGUN, TURN])


def test_it_is_told_after_a_restart_and_only_once(house: House) -> None:
    anna, phone, _ = house.two()
    table = anna.table
    house.written()
    house.close()
    house.ahead = 61
    house.open()
    house.push.wait(1)
    assert [told["table"] for told in house.push.told(phone)] == [table]
    house.written()
    house.close()
    house.open()
    house.later()
    assert len(house.push.deliveries) == 1


def test_quiet_hours_put_it_off_and_what_is_no_longer_so_is_dropped(house: House) -> None:
    anna, phone, ben = house.two()
    now = datetime.now(ZoneInfo("Europe/Brussels"))
    minute = now.hour * 60 + now.minute
    wish(anna, quiet=[(minute - 60) % 1440, (minute + 60) % 1440])
    house.later()
    assert not house.push.deliveries, "it is quiet"
    house.later(3600)
    house.push.wait(1)
    assert house.push.told(phone)[0]["body"] == TURN
    play_until(anna, ben)
    house.ahead = 0
    play_until(ben, anna)
    house.later()
    play_until(anna, ben)
    house.later(3600)
    assert len(house.push.deliveries) == 1, "Anna has answered meanwhile"


@pytest.mark.parametrize(
    ("zone", "quiet", "now", "until"),
    [
        ("Europe/Brussels", (22 * 60, 8 * 60), "2026-01-10T23:30+01:00", "2026-01-11T08:00+01:00"),
        ("Europe/Brussels", (22 * 60, 8 * 60), "2026-01-11T07:59+01:00", "2026-01-11T08:00+01:00"),
        ("Europe/Brussels", (22 * 60, 8 * 60), "2026-01-11T08:00+01:00", ""),
        ("Europe/Brussels", (22 * 60, 8 * 60), "2026-03-28T23:00+01:00", "2026-03-29T08:00+02:00"),  # a night of 23 h
        ("Europe/Brussels", (22 * 60, 8 * 60), "2026-10-24T23:00+02:00", "2026-10-25T08:00+01:00"),  # and of 25
        ("Asia/Tokyo", (22 * 60, 8 * 60), "2026-01-10T15:00+00:00", "2026-01-11T08:00+09:00"),
        ("Asia/Tokyo", (12 * 60, 14 * 60), "2026-01-10T12:30+09:00", "2026-01-10T14:00+09:00"),
        ("Asia/Tokyo", (12 * 60, 14 * 60), "2026-01-10T11:59+09:00", ""),
        ("Asia/Tokyo", (600, 600), "2026-01-10T10:00+09:00", ""),
    ],
)
def test_quiet_hours_are_those_of_the_visitors_zone(zone: str, quiet: tuple[int, int], now: str, until: str) -> None:
    wishes = Wishes("anna", zone=zone, quiet=QuietHours(*quiet))
    expected = datetime.fromisoformat(until).timestamp() if until else None
    assert wishes.quiet_until(datetime.fromisoformat(now).timestamp()) == expected


def test_a_choice_for_one_table_counts_more_than_the_general_one(house: House) -> None:
    anna, _, ben = house.two()
    path = f"/api/tables/{anna.table}/notices"
    assert anna.client.get(path).json() == {"tell": None}
    for turns, tell, told in ((True, False, 0), (False, None, 0), (False, True, 1), (True, None, 2)):
        wish(anna, turns=turns)
        assert anna.client.put(path, json={"tell": tell}).status_code == 200
        assert anna.client.get(path).json() == {"tell": tell}
        house.later()
        assert len(house.push.deliveries) == told
        play_until(anna, ben)
        play_until(ben, anna)
    stranger = house.visitor()
    assert stranger.client.put(path, json={"tell": True}).status_code == 403


def test_who_becomes_a_visitor_of_another_device_is_told_there(house: House) -> None:
    """With the seats and the name goes what one wishes to be told; a new secret leaves other devices behind."""
    anna, phone, ben = house.two()
    assert anna.client.post("/api/me/renew").status_code == 200
    assert anna.client.get("/api/notices").json()["wishes"]["devices"] == 0
    subscribe(anna, phone)
    play_until(anna, ben)
    play_until(ben, anna)
    house.later()
    house.push.wait(1)
    assert anna.client.post("/api/me/erase").status_code == 200
    assert anna.client.get("/api/notices").json()["wishes"] is None
    assert not house.desk.reachable


# -- to whom


def test_a_dead_subscription_is_removed_and_one_that_is_busy_tried_again(house: House) -> None:
    anna, phone, _ = house.two()
    house.push.status = 503
    house.later()
    for tried in range(1, MOST_TRIES + 1):
        assert len(house.push.deliveries) == tried
        house.later(FIRST_PAUSE * 4 ** (tried - 1) + 1)
    house.later(10**6)
    assert len(house.push.deliveries) == MOST_TRIES + 1, "at some time it is given up"
    assert anna.client.get("/api/notices").json()["wishes"]["devices"] == 1
    assert house.desk.push is not None
    house.push.status = 410
    device = house.desk.book.devices(house.desk.reachable.copy().pop())[0]
    assert device.endpoint == phone.endpoint
    assert house.desk._push(device, {"table": anna.table})
    assert anna.client.get("/api/notices").json()["wishes"]["devices"] == 0


def test_nobody_follows_a_push_service_elsewhere(house: House) -> None:
    house.two()
    house.push.status = 307
    house.later()
    house.later()
    assert [delivery.path for delivery in house.push.deliveries] == ["/phone"]


def test_a_browser_is_one_visitors_and_a_visitor_has_a_few_browsers(house: House) -> None:
    anna, ben = house.visitor(), house.visitor()
    for number in range(MOST_DEVICES + 2):
        subscribe(anna, house.push.device(f"d{number}"))
    assert anna.client.get("/api/notices").json()["wishes"]["devices"] == MOST_DEVICES
    newest = house.push.device(f"d{MOST_DEVICES + 1}")
    subscribe(ben, newest)
    assert anna.client.get("/api/notices").json()["wishes"]["devices"] == MOST_DEVICES - 1
    gone = {"endpoint": newest.endpoint}
    anna.client.request("DELETE", "/api/notices/push", json=gone)
    assert ben.client.get("/api/notices").json()["wishes"]["devices"] == 1, "nobody ends another's"
    ben.client.request("DELETE", "/api/notices/push", json=gone)
    assert ben.client.get("/api/notices").json()["wishes"]["devices"] == 0


PRIVATE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:10.0.0.1",
    "::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b:1::1", "2001:0:7f00:1::",
]  # fmt: skip


def found_at(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """Whatever host is looked up has these addresses."""

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(endpoints.socket, "getaddrinfo", look_up)  # type: ignore[attr-defined]


def test_push_goes_only_to_public_https_endpoints(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(map(is_public, ("9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9")))
    assert not any(map(is_public, PRIVATE))
    found_at(monkeypatch, "9.9.9.9")
    assert endpoint_of("https://push.example.org/a?b").origin == "https://push.example.org"
    for wrong in (
        "http://push.example.org/a", "https://push.example.org:8443/a", "https://me@push.example.org/a", "ftp://x/",
        "https:///a", "https://[::1/a", "https://push.example.org/a b", "https://push.example.org/\n", "", "a" * 3000,
    ):  # fmt: skip
        with pytest.raises(Problem, match="bad-endpoint"):
            endpoint_of(wrong)
    for address in PRIVATE:
        found_at(monkeypatch, "9.9.9.9", address)
        with pytest.raises(Problem, match="bad-endpoint"):
            endpoint_of("https://push.example.org/a")


def test_an_endpoint_that_turns_private_is_refused_when_something_is_sent(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.desk.push.anywhere = False  # type: ignore[union-attr, misc]
    anna, device = house.visitor(), house.push.device("phone")
    assert anna.client.post("/api/notices/push", json=device.subscription()).json()["title"] == "bad-endpoint"
    reached: list[str] = []

    def post(endpoint: endpoints.Endpoint, *_: Any) -> int:
        reached.append(endpoint.address)
        return 201

    monkeypatch.setattr("fairwind.server.notices.push.post", post)
    keys = device.subscription()["keys"]
    there = Subscription("https://push.example.org/a", keys["p256dh"], keys["auth"])
    assert house.desk.push is not None
    found_at(monkeypatch, "9.9.9.9")
    assert house.desk.push.send(there, {"table": "a"}) == "sent"
    found_at(monkeypatch, "127.0.0.1")
    assert house.desk.push.send(there, {"table": "a"}) == "later"
    assert reached == ["9.9.9.9"]


def test_a_subscription_with_keys_that_are_none_is_refused(house: House) -> None:
    anna, good = house.visitor(), house.push.device("phone").subscription()
    for keys in ({"p256dh": "AAAA", "auth": good["keys"]["auth"]}, {"p256dh": good["keys"]["p256dh"], "auth": "A"}):
        answer = anna.client.post("/api/notices/push", json={**good, "keys": keys})
        assert answer.status_code == 422, answer.text


# -- what


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_names_table_and_game_and_nothing_else(lang: str) -> None:
    for kind in ("turn", "begun"):
        told = payload_of(DueNotice("abcdefghijkl", "anna", kind, 0.0, 0), lang, "mundus-novus")
        assert told == {
            "table": "abcdefghijkl", "title": "Mundus Novus", "body": Words(lang).text(f"notice-{kind}"),
        }  # fmt: skip


def test_a_message_is_the_same_in_every_world(house: House) -> None:
    """Whatever Anna cannot know is dealt anew: nothing that is sent to her is different."""
    anna, ben = house.visitor(), house.visitor()
    phone = house.push.device("phone")
    subscribe(anna, phone)
    anna.make("mundus-novus", "you:Anna", "open")
    ben.join(anna.table, "Ben")
    table = house.desk.registry.tables[anna.table]
    assert table.state.game is not None
    for world in range(5):
        game = table.state.game
        game.sitting.state = game.spec.sample_world(game.state, 0, Seeded(f"world {world}"))
        notice = DueNotice(anna.table, next(iter(house.desk.reachable)), "turn", 0.0, 0)
        wishes = house.desk.book.wishes(notice.visitor)
        assert wishes is not None
        assert house.desk._send(notice, wishes, "mundus-novus")
    texts = {json.dumps(told) for told in house.push.told(phone)}
    assert len(texts) == 1
    assert len({len(delivery.body) for delivery in house.push.deliveries}) == 1, "nor does its length tell anything"


# -- mail


def links_in(mail: EmailMessage) -> list[str]:
    return re.findall(rf"{PAGE}(/\S+)", mail.get_content())


def test_an_address_is_confirmed_before_the_first_mail_and_every_mail_can_end_it(house: House) -> None:
    anna, _, ben = house.two()
    assert anna.client.post("/api/notices/mail", json={"address": "anna@example.org"}).status_code == 202
    house.mail.wait(1)
    question = house.mail.mails[0]
    assert question["To"] == "anna@example.org"
    confirm, refuse = links_in(question)
    house.later()
    assert len(house.mail.mails) == 1, "nothing before it is confirmed"
    nobody = house.visitor("de")
    assert "anna@example.org" in nobody.client.get(confirm).text
    assert not anna.client.get("/api/notices").json()["wishes"]["confirmed"], "a look confirms nothing"
    assert nobody.client.post(confirm).status_code == 200
    assert nobody.client.post(confirm).status_code == 410, "once"
    assert anna.client.get("/api/notices").json()["wishes"]["confirmed"]
    play_until(anna, ben)
    play_until(ben, anna)
    house.later()
    house.mail.wait(2)
    mail = house.mail.mails[1]
    assert mail["Subject"] == "Santa Cruz: it is your turn"
    table, stop = links_in(mail)
    assert table == f"/t/{anna.table}"
    for sent, link in ((question, refuse), (mail, stop)):
        assert sent["List-Unsubscribe"] == f"<{PAGE}{link}>"
        assert sent["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert sent["Auto-Submitted"] == "auto-generated"
    assert "<form" in nobody.client.get(stop).text
    assert anna.client.get("/api/notices").json()["wishes"]["address"], "a look ends nothing"
    ended = nobody.client.post(stop, data={"List-Unsubscribe": "One-Click"})
    assert ended.status_code == 200
    assert anna.client.get("/api/notices").json()["wishes"]["address"] == ""
    play_until(anna, ben)
    play_until(ben, anna)
    house.later()
    house.push.wait(3)
    assert len(house.mail.mails) == 2


def test_who_does_not_want_to_be_asked_is_not_asked_again(house: House) -> None:
    anna = house.visitor()
    anna.client.post("/api/notices/mail", json={"address": "ben@example.org"})
    house.mail.wait(1)
    confirm, refuse = links_in(house.mail.mails[0])
    stranger = house.visitor()
    assert stranger.client.post(refuse).status_code == 200
    assert stranger.client.get(confirm).status_code == 410
    again = stranger.client.post("/api/notices/mail", json={"address": "ben@example.org"})
    assert (again.status_code, again.json()["title"]) == (409, "mail-refused")
    assert len(house.mail.mails) == 1


def test_nobody_can_have_others_asked_again_and_again(house: House) -> None:
    for _ in range(AN_ADDRESS):
        assert ask(house.visitor(), "ben@example.org") == 202
    assert ask(house.visitor(), "ben@example.org") == 429, "whoever asks"
    anna = house.visitor()
    for number in range(A_VISITOR):
        assert ask(anna, f"b{number}@example.org") == 202
    assert ask(anna, "c@example.org") == 429, "whoever is asked"
    answers = {ask(house.visitor(), f"c{number}@example.org") for number in range(5)}
    assert 429 in answers, "nor from one household"


def ask(visitor: Visitor, address: str) -> int:
    return visitor.client.post("/api/notices/mail", json={"address": address}).status_code


def test_what_is_no_address_is_refused(house: House) -> None:
    anna = house.visitor()
    for wrong in (
        "anna",
        "anna@",
        "@example.org",
        "a b@example.org",
        "a@b\r\nBcc: c@example.org",
        "anna@localhost",
        "",
    ):
        assert ask(anna, wrong) == 422
    assert not house.mail.mails


def test_mail_that_cannot_be_handed_over_is_said(data: Path) -> None:
    settings = Settings(data, workers=1, notices=BOTH)
    with running(create_app(settings)) as url, httpx.Client(base_url=url, timeout=PATIENCE) as client:
        answer = client.post("/api/notices/mail", json={"address": "anna@example.org"})
        assert (answer.status_code, answer.json()["title"]) == (503, "mail-down")


# -- the host


def test_without_the_hosts_word_nothing_is_asked_and_no_call_exists(data: Path) -> None:
    app = create_app(Settings(data, workers=1))
    with running(app) as url, httpx.Client(base_url=url) as client:
        off = {"push": "", "mail": False, "wishes": None}
        assert client.get("/api/notices").json() == off
        for method, path, body in (
            ("PUT", "/api/notices", {"zone": "UTC"}),
            ("POST", "/api/notices/push", receivers.Device("https://x", "y").subscription()),
            ("DELETE", "/api/notices/push", {"endpoint": "https://x/y"}),
            ("POST", "/api/notices/mail", {"address": "anna@example.org"}),
            ("GET", "/api/tables/abcdefghijkl/notices", None),
            ("GET", f"/notices/stop/{'a' * 43}", None),
        ):
            answer = client.request(method, path, json=body)
            assert answer.status_code == 404, (method, path)
            assert answer.json()["title"] in {"no-notices", "no-table"}
    with contextlib.closing(open_database(Settings(data))) as database:
        assert database._setting("push-key") is None


def test_each_way_is_switched_on_by_itself(data: Path) -> None:
    app = create_app(Settings(data, workers=1, notices=NoticeSettings(contact="host@example.org")))
    with running(app) as url, httpx.Client(base_url=url) as client:
        told = client.get("/api/notices").json()
        assert len(told["push"]) == 87
        assert not told["mail"]
        assert client.post("/api/notices/mail", json={"address": "anna@example.org"}).status_code == 404
    with contextlib.closing(open_database(Settings(data))) as database:
        assert database.push_key() == database.push_key(), "it is made once"
        with database.first.begin() as connection:
            connection.execute(update(SETTINGS).where(SETTINGS.c.name == "push-key").values(value="nonsense"))
        with pytest.raises(BadSetting, match="no key"):
            database.push_key()


@pytest.mark.parametrize(
    "wrong",
    [
        {"contact": "nobody"},
        {"smtp": "mail.example.org:587"},
        {"mail_from": "a@example.org", "smtp": "mail.example.org", "address": PAGE},
        {"mail_from": "a@example.org", "smtp": "mail.example.org:587", "address": "tables"},
        {"mail_from": "tables", "smtp": "mail.example.org:587", "address": PAGE},
    ],
)
def test_settings_that_make_no_sense_are_refused_in_a_sentence(wrong: dict[str, str]) -> None:
    with pytest.raises(BadSetting, match=r"--"):
        NoticeSettings(**wrong)  # type: ignore[arg-type]


def test_what_does_not_fit_is_refused(house: House) -> None:
    anna = house.visitor()
    for body in (
        {"zone": "Nowhere/Here"},
        {"zone": "../etc/passwd"},
        {"zone": "UTC", "quiet": [0, 1440]},
        {"quiet": None},
    ):
        assert anna.client.put("/api/notices", json=body).status_code == 422, body


# -- several processes, several servers


def test_two_processes_share_what_a_visitor_wishes(data: Path) -> None:
    settings = Settings(data, processes=2, notices=BOTH)
    open_database(settings).close()  # as whoever starts them does
    with receiving() as (push, mail), ExitStack() as stack:
        houses = [House(replace(settings, process=number), push, mail).open() for number in range(2)]
        for house in houses:
            stack.callback(house.close)
        anna = houses[0].visitor()
        phone = push.device("phone")
        subscribe(anna, phone)
        for house in houses:
            house.looked()
        for house in houses:
            there = house.visitor()
            there.client.cookies = anna.client.cookies
            ben = house.visitor()
            there.make("santa-cruz", "you:Anna", "open")
            ben.join(there.table, "Ben")
            there.client.put(f"/api/tables/{there.table}/notices", json={"tell": True}).raise_for_status()
        for house in houses:
            house.later()
        push.wait(2)
        for house in houses:
            house.later()
        assert len({told["table"] for told in push.told(phone)}) == 2
        assert len(push.deliveries) == 2


@needs_postgresql
def test_of_two_servers_one_tells_and_knows_who_is_at_the_other(tmp_path: Path) -> None:
    with postgresql() as address, receiving() as (push, mail), ExitStack() as stack:
        houses: list[House] = []
        for name in ("a", "b"):
            settings = Settings(tmp_path / name, database=address, notices=BOTH)
            houses.append(House(settings, push, mail).open())
            stack.callback(houses[-1].close)
        anna, phone, ben = houses[0].two()
        houses[1].looked()
        for house in houses:
            house.written()
        for house in houses:
            house.ahead += 61
        for house in houses:
            house.looked()
        push.wait(1)
        for house in houses:
            house.later()
        assert len(push.told(phone)) == 1, "nobody is told twice"

        elsewhere = houses[1].visitor()
        elsewhere.client.cookies, elsewhere.table = anna.client.cookies, anna.table
        with elsewhere.watching():
            wait_until(lambda: bool(elsewhere.get()["seats"][anna.get()["mine"][0]]["here"]))
            play_until(anna, ben)
            play_until(ben, anna)
            for house in houses:
                house.written()
            houses[1].ahead += 61
            houses[1].looked()
            houses[0].ahead += 61
            houses[0].looked()
        for house in houses:
            house.later()
        assert len(push.deliveries) == 1, "they have it open at the other server"


def test_one_notice_is_taken_on_by_one(data: Path) -> None:
    with contextlib.closing(open_database(Settings(data))) as database:
        book = NoticeBook(database)
        notice = DueNotice("abcdefghijkl", "anna", "turn", 5.0, 0)
        with database.writing.begin() as connection:
            connection.exec_driver_sql("INSERT INTO notices VALUES ('abcdefghijkl', 'anna', 'turn', 5.0, false, 0)")
        with ThreadPoolExecutor(8) as pool:
            assert sum(pool.map(lambda _: book.claim(notice), range(8))) == 1
        book.put_off(notice, 7.0, 1)
        assert not book.claim(notice), "it is another by now"
        assert book.due(6.0, "") == []
        assert [due.tries for due in book.due(8.0, "")] == [1]
        assert book.due(8.0, "xyz") == []
