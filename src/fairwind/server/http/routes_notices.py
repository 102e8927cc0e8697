"""Routes about being told while away: what a visitor wishes, and the pages to which links in mails lead."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Request
from starlette.responses import Response

from fairwind.kernel.spec import Json
from fairwind.locale import Words
from fairwind.server.http import bodies
from fairwind.server.http.identity import AtTable, ByVisitor
from fairwind.server.http.plain_pages import button, link, plain_page
from fairwind.server.http.responses import json_response, language_of
from fairwind.server.notices.desk import NoticeDesk
from fairwind.server.notices.wishes import QuietHours, Subscription, Wishes, zone_of
from fairwind.server.settings import MAIL_ADDRESS
from fairwind.tables.budgets import pay_rows
from fairwind.tables.problems import Problem
from fairwind.tables.shown.messages import NoticesShown, WishesShown

ROUTER: Final = APIRouter()
DONE: Final[Json] = {}
A_ROW: Final = 500  # bytes, as it is reckoned
WAITING: Final = '<script src="/waiting.js"></script>'  # goes on when the server answers again
Token = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{43}$")]


def desk_of(request: Request) -> NoticeDesk:
    """Who tells visitors, if the host has switched that on; else there is no such call."""
    desk: NoticeDesk | None = request.app.state.notices
    if desk is None:
        raise Problem(404, "no-notices")
    return desk


def mail_desk_of(request: Request) -> NoticeDesk:
    """The same, if the host lets it write mail."""
    desk = desk_of(request)
    if desk.mail is None:
        raise Problem(404, "no-notices")
    return desk


AtDesk = Annotated[NoticeDesk, Depends(desk_of)]
AtMailDesk = Annotated[NoticeDesk, Depends(mail_desk_of)]


# -- what a visitor wishes


@ROUTER.get("/api/notices", summary="How the reader can be told while away, and what they have chosen")
async def notices(request: Request, visitor: ByVisitor) -> Response:
    """Both ways are off unless the host has switched them on; then no other call of these exists."""
    desk: NoticeDesk | None = request.app.state.notices
    if desk is None:
        return json_response(shown(None, None, 0))
    wishes = await asyncio.to_thread(desk.book.wishes, visitor.name) if visitor.name else None
    devices = await asyncio.to_thread(desk.book.devices, visitor.name) if wishes else []
    return json_response(shown(desk, wishes, len(devices)))


def shown(desk: NoticeDesk | None, wishes: Wishes | None, devices: int) -> NoticesShown:
    """What a visitor is told of it."""
    chosen: WishesShown | None = None
    if wishes is not None:
        quiet = wishes.quiet
        chosen = {
            "turns": wishes.turns,
            "zone": wishes.zone,
            "quiet": None if quiet is None else [quiet.begin, quiet.end],
            "devices": devices,
            "address": wishes.address,
            "confirmed": wishes.confirmed,
        }
    push = desk.push.public_key if desk is not None and desk.push is not None else ""
    return {"push": push, "mail": desk is not None and desk.mail is not None, "wishes": chosen}


@ROUTER.put("/api/notices", summary="Choose when to be told")
async def choose(request: Request, desk: AtDesk, visitor: ByVisitor, body: bodies.NoticeWish) -> Json:
    """In the reader's language and time zone; what is not named is as it was before."""
    zone_of(body.zone)
    person = visitor.named()
    pay_rows(1, A_ROW)
    quiet = None if body.quiet is None else QuietHours(*body.quiet)
    wishes = Wishes(person.name, language_of(request), body.zone, quiet, body.turns)
    await asyncio.to_thread(desk.book.choose, wishes)
    person.remember()
    return DONE


@ROUTER.post("/api/notices/push", summary="Send push messages to this browser", status_code=201)
async def subscribe(request: Request, desk: AtDesk, visitor: ByVisitor, body: bodies.PushWish) -> Json:
    """What the browser's PushManager gave; only public https endpoints are taken."""
    if desk.push is None:
        raise Problem(404, "no-notices")
    device = Subscription(body.endpoint, body.keys.p256dh, body.keys.auth)
    await asyncio.to_thread(desk.push.check, device)
    person = visitor.named()
    pay_rows(1, A_ROW)
    await asyncio.to_thread(desk.book.add_device, person.name, device, language_of(request))
    await desk.know_wishes()
    person.remember()
    return DONE


@ROUTER.delete("/api/notices/push", summary="Send no more push messages to a browser")
async def unsubscribe(desk: AtDesk, visitor: ByVisitor, body: bodies.EndpointOf) -> Json:
    """One of the reader's own."""
    if visitor.name:
        await asyncio.to_thread(desk.book.remove_device, body.endpoint, visitor.name)
    return DONE


@ROUTER.post("/api/notices/mail", summary="Send mail to this address, once it is confirmed", status_code=202)
async def ask(request: Request, desk: AtMailDesk, visitor: ByVisitor, body: bodies.MailWish) -> Json:
    """The address gets one mail with a link; nothing else is sent there before that was followed."""
    assert desk.mail is not None
    address = body.address.strip()
    if not MAIL_ADDRESS.fullmatch(address) or "." not in address.rpartition("@")[2]:
        raise Problem(422, "bad-address")
    person, lang = visitor.named(), language_of(request)
    request.scope["app"].state.visitors.ask(person.household)
    token = await asyncio.to_thread(desk.book.ask, person.name, address, lang)
    person.remember()
    try:
        await asyncio.to_thread(desk.mail.send, desk.mail.question(address, token, lang))
    except OSError:
        raise Problem(503, "mail-down") from None
    return DONE


@ROUTER.delete("/api/notices/mail", summary="Send no more mail")
async def forget_address(desk: AtMailDesk, visitor: ByVisitor) -> Json:
    """The address is forgotten."""
    if visitor.name:
        await asyncio.to_thread(desk.book.forget_address, visitor.name)
    return DONE


# -- one table


@ROUTER.get("/api/tables/{table}/notices", summary="Whether the reader is told of this table")
async def choice(desk: AtDesk, guest: AtTable) -> Json:
    """True or false, or null for what they have chosen in general."""
    name = guest.visitor.name
    tell = await asyncio.to_thread(desk.book.choice, guest.table.id, name) if name else None
    return {"tell": tell}


@ROUTER.put("/api/tables/{table}/notices", summary="Be told of this table, or not")
async def choose_table(desk: AtDesk, guest: AtTable, body: bodies.TableNotice) -> Json:
    """Only who sits there need choose."""
    if not guest.mine or not guest.visitor.name:
        raise Problem(403, "not-your-seat")
    pay_rows(1, A_ROW)
    await asyncio.to_thread(desk.book.choose_table, guest.table.id, guest.visitor.name, body.tell)
    return DONE


# -- pages to which links lead: a look changes nothing, so that whoever looks through mails does no harm


@ROUTER.get("/offline", include_in_schema=False)
async def offline(request: Request) -> Response:
    """What a browser keeps, for when the server does not answer."""
    words = Words(language_of(request))
    end = link(words.text("offline-again"), "")
    if "here" in request.query_params:  # for a browser that has what it needs for that
        end += link(words.text("offline-here"), "/here")
    return plain_page(words, words.text("offline-title"), words.text("offline-text"), end + WAITING)


@ROUTER.get("/notices/confirm/{token}", include_in_schema=False)
async def confirm_page(request: Request, desk: AtMailDesk, token: Token) -> Response:
    """Whether an address is the reader's."""
    words = Words(language_of(request))
    found = await asyncio.to_thread(desk.book.question, token)
    if found is None:
        return void_page(words)
    text = told(words, "confirm-ask", found[1])
    return plain_page(words, words.text("confirm-title"), text, button(words.text("confirm-button")))


@ROUTER.post("/notices/confirm/{token}", include_in_schema=False)
async def confirm(request: Request, desk: AtMailDesk, token: Token) -> Response:
    """It is."""
    words = Words(language_of(request))
    if not await asyncio.to_thread(desk.book.confirm, token):
        return void_page(words)
    await desk.know_wishes()
    return plain_page(words, words.text("confirm-done"), "", link(words.text("page-home"), "/"))


@ROUTER.get("/notices/refuse/{token}", include_in_schema=False)
async def refuse_page(request: Request, desk: AtMailDesk, token: Token) -> Response:
    """Whether the reader never wants to be asked again."""
    found = await asyncio.to_thread(desk.book.question_to_refuse, token)
    return stop_page(Words(language_of(request)), "" if found is None else found[1])


@ROUTER.post("/notices/refuse/{token}", include_in_schema=False)
async def refuse(request: Request, desk: AtMailDesk, token: Token) -> Response:
    """They do not."""
    await asyncio.to_thread(desk.book.refuse, token)
    return stopped_page(Words(language_of(request)))


@ROUTER.get("/notices/stop/{token}", include_in_schema=False)
async def stop_ask(request: Request, desk: AtMailDesk, token: Token) -> Response:
    """Whether the reader wants no more mail."""
    return stop_page(Words(language_of(request)), await asyncio.to_thread(desk.book.address_to_stop, token))


@ROUTER.post("/notices/stop/{token}", include_in_schema=False)
async def stop(request: Request, desk: AtMailDesk, token: Token) -> Response:
    """They do not; whoever reads mail for them may say so too, with one request (RFC 8058)."""
    await asyncio.to_thread(desk.book.stop_mail, token)
    return stopped_page(Words(language_of(request)))


def stop_page(words: Words, address: str) -> Response:
    """One button ends it."""
    if not address:
        return void_page(words)
    text = told(words, "stop-ask", address)
    return plain_page(words, words.text("stop-title"), text, button(words.text("stop-button")))


def stopped_page(words: Words) -> Response:
    """It has ended."""
    return plain_page(words, words.text("stop-done"), "", link(words.text("page-home"), "/"))


def void_page(words: Words) -> Response:
    """A link that is good no more."""
    end = link(words.text("page-home"), "/")
    return plain_page(words, words.text("link-void-title"), words.text("link-void-text"), end, 410)


def told(words: Words, message: str, address: str) -> str:
    """A sentence with an address in it, as it is written: no word of ours."""
    mark = "ADDRESS"
    return words.text(message, address=mark).replace(mark, address)
