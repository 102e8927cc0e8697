"""The app: every call of the API, thin, over the deeds at a table."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from fairwind import __version__
from fairwind.bots.effort import read_effort
from fairwind.kernel.spec import Json
from fairwind.server.health import Health
from fairwind.server.http import (
    routes_health,
    routes_lessons,
    routes_lobby,
    routes_notices,
    routes_puzzles,
    routes_records,
    routes_table,
    routes_visitor,
    static,
)
from fairwind.server.http.bodies import WRONG_CHAT, WRONG_NAME
from fairwind.server.http.limits import Visitors, keep_count
from fairwind.server.http.middleware import Guard, too_large
from fairwind.server.http.observation import Observed
from fairwind.server.http.quick_answers import QuickAnswers
from fairwind.server.http.responses import PROBLEM, language_of, problem_response
from fairwind.server.http.sources import Sources
from fairwind.server.notices.desk import NoticeDesk
from fairwind.server.notices.mail import MailRoom
from fairwind.server.notices.push import PushService
from fairwind.server.settings import NoticeSettings, Settings
from fairwind.server.storage.database import Database, open_database
from fairwind.server.storage.peers import Peers
from fairwind.server.storage.sql_store import SqlStore
from fairwind.server.storage.writer import Writer
from fairwind.server.workers.worker_pool import WorkerPool
from fairwind.tables.finished_games import FinishedGames
from fairwind.tables.problems import Problem
from fairwind.tables.registry import Registry
from fairwind.tables.reviews import ReviewDesk
from fairwind.tables.seats import Key
from fairwind.tables.store import StoreDown

LOG: Final = logging.getLogger(__name__)
TITLES: Final = {404: "not-found", 405: "no-such-call", 413: "too-large"}
REFUSED: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {
        "description": "Refused, with the reason in the reader's language.",
        "content": {PROBLEM: {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
}
PROBLEM_SCHEMA: Final[Json] = {
    "type": "object",
    "required": ["type", "title", "status", "detail"],
    "properties": {
        "type": {"type": "string"},
        "title": {"type": "string"},
        "status": {"type": "integer"},
        "detail": {"type": "string"},
        "rule": {"type": "string"},
        "facts": {"type": "object"},
    },
}


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI app; the database is opened when it starts."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        registry = app.state.registry = open_registry(settings, open_database(settings))
        app.state.health = health_of(registry)
        desk = ReviewDesk(registry.helper, registry.spawn, read_effort(settings.review_effort))
        games = app.state.finished = FinishedGames(registry, desk)
        registry.renewals.append(games.forget)
        visitors = app.state.visitors = Visitors(settings.limits)
        registry.spawn(keep_count(visitors, registry.store))
        await registry.look_outside()
        await registry.house.beat()
        notices = app.state.notices = open_desk(settings.notices, registry)
        if notices is not None:
            await notices.know_wishes()
            registry.notices = notices
            registry.renewals.append(notices.know_all_wishes)
            registry.spawn(notices.work())
        LOG.info("Fairwind %s has started", __version__)
        try:
            yield
        finally:
            await registry.close()
            LOG.info("Fairwind has stopped; nothing is lost")

    app = FastAPI(
        title="Fairwind",
        version=__version__,
        description="Tables for games of voyage and settlement.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
        responses=REFUSED,
        redirect_slashes=False,
    )
    app.state.settings = settings
    app.state.sources = Sources(settings.behind_proxy, settings.proxies)
    app.add_middleware(QuickAnswers)  # the last to be added stands first
    app.add_middleware(Guard, settings=settings, sources=app.state.sources)
    app.add_middleware(Observed)
    app.add_exception_handler(Problem, tell_problem)
    app.add_exception_handler(HTTPException, tell_http)
    app.add_exception_handler(RequestValidationError, tell_invalid)
    app.add_exception_handler(StoreDown, tell_storage_down)
    for module in (
        routes_visitor, routes_notices, routes_table, routes_lobby, routes_lessons, routes_puzzles,
        routes_records, routes_health,
    ):  # fmt: skip
        app.include_router(module.ROUTER)
    static.serve(app, settings.static)
    describe_problems(app)
    return app


def open_registry(settings: Settings, database: Database) -> Registry:
    """All tables of a database, watched over from now on."""
    name = secrets.token_hex(8)  # of this server, so that it does not listen to itself
    store = SqlStore(database, Writer(database, asyncio.get_running_loop(), name))
    pool = WorkerPool(settings.own_workers, settings.think_seconds, settings.read_seconds)
    registry = Registry(
        store,
        Key(database.keys()),
        pool,
        settings.idle_seconds,
        settings.watch_seconds,
        most_rows=settings.limits.length,
        unbegun_seconds=settings.unbegun_seconds,
        unseen_seconds=settings.unseen_seconds,
        share=settings.share,
    )

    async def read_keys() -> None:
        registry.key.change(await asyncio.to_thread(database.keys))

    registry.renewals.append(read_keys)
    registry.open()
    registry.spawn(pool.warm())
    if database.shared:
        registry.spawn(Peers(store, name, registry.heard, registry.missed).listen())
    return registry


def open_desk(settings: NoticeSettings, registry: Registry) -> NoticeDesk | None:
    """Who tells visitors that it is their turn, by the ways that the host has switched on; None if that is none."""
    if not settings.contact and not settings.smtp:
        return None
    assert isinstance(registry.store, SqlStore)
    push = None
    if settings.contact:
        push = PushService(registry.store.database.push_key(), settings.contact, settings.anywhere)
    return NoticeDesk(settings, registry, push, MailRoom(settings) if settings.smtp else None)


def health_of(registry: Registry) -> Health:
    """Who looks after a server, and tells its metrics how things stand."""
    assert isinstance(registry.store, SqlStore)
    assert isinstance(registry.helper, WorkerPool)
    health = Health(registry.store.writer, registry.helper)
    registry.spawn(health.watch(registry.tables))
    return health


def describe_problems(app: FastAPI) -> None:
    """Add what a refusal looks like to the description of the API."""
    made = app.openapi

    def openapi() -> Json:
        description = made()
        description.setdefault("components", {}).setdefault("schemas", {})["Problem"] = PROBLEM_SCHEMA
        return description

    app.openapi = openapi  # type: ignore[method-assign]


# -- refusals


async def tell_problem(request: Request, error: Exception) -> Response:
    """A refusal of ours."""
    assert isinstance(error, Problem)
    return problem_response(error, language_of(request))


async def tell_http(request: Request, error: Exception) -> Response:
    """A refusal of the framework's, in our words."""
    assert isinstance(error, HTTPException)
    limits = request.app.state.settings.limits
    if error.status_code == 413:
        return problem_response(too_large(limits.body), language_of(request))
    problem = Problem(error.status_code, TITLES.get(error.status_code, "bad-request"))
    response = problem_response(problem, language_of(request))
    response.headers.update(error.headers or {})
    return response


async def tell_invalid(request: Request, error: Exception) -> Response:
    """A body or a parameter that does not fit."""
    assert isinstance(error, RequestValidationError)
    limits = request.app.state.settings.limits
    first = error.errors()[0]
    kinds = {wrong["type"] for wrong in error.errors()}
    if WRONG_NAME in kinds:
        problem = Problem(422, "bad-name", {"most": limits.name})
    elif WRONG_CHAT in kinds:
        problem = Problem(422, "bad-chat", {"most": limits.chat})
    else:
        place = ".".join(str(part) for part in first["loc"])
        problem = Problem(422, "invalid", {"where": printable(place), "why": printable(str(first.get("msg", "")))})
    return problem_response(problem, language_of(request))


def printable(text: str) -> str:
    """A short text that every reader can show."""
    return json.dumps(text[:120], ensure_ascii=True)[1:-1]


async def tell_storage_down(request: Request, error: Exception) -> Response:
    """The database does not answer."""
    LOG.warning("the database does not answer: %s", error)
    return problem_response(Problem(503, "storage-down"), language_of(request))
