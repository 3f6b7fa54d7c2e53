"""The application: everything put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

from mblades import __version__
from mblades.cards.translations import translation
from mblades.errors import (
    IllegalAction,
    MbladesError,
    Reason,
    ReplayError,
    SaveError,
    SetupError,
    SheetError,
)
from mblades.puzzles import puzzles
from mblades.server import setups
from mblades.server.accounts import Accounts
from mblades.server.storage.interface import Storage
from mblades.server.storage.records import StorageError
from mblades.server.tables.registry import Registry
from mblades.server.web import api, openapi
from mblades.server.web.middleware import SecurityMiddleware
from mblades.server.web.rate_limits import Limits
from mblades.server.web.sockets import TableSockets
from mblades.server.web.static import client_handler
from mblades.server.wire.messages import Problem
from mblades.server.wire.refusals import NotAllowed, NotFound, NotLoggedIn, TooMuch, reason_of

log = logging.getLogger(__name__)

STATUS: tuple[tuple[type[MbladesError], int], ...] = (
    (NotFound, 404), (NotLoggedIn, 401), (NotAllowed, 403), (TooMuch, 429), (IllegalAction, 409), (SetupError, 422),
    (SheetError, 422), (ReplayError, 422), (SaveError, 410), (StorageError, 503),
)  # fmt: skip


PARTS = ("registry", "accounts", "sockets", "rates")  # what the handlers work with


def make_app(
    storage: Storage,
    limits: Limits | None = None,
    seed: int | None = None,
    address: str | None = None,
) -> SecurityMiddleware:
    """The whole server on an open storage, which it closes when it ends."""
    limits = limits or Limits()
    return SecurityMiddleware(make_litestar(storage, limits, seed, address), limits)


def make_litestar(
    storage: Storage, limits: Limits, seed: int | None, address: str | None
) -> Litestar:
    """The application without its middleware."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        prepare()
        registry, accounts = Registry(storage, seed=seed, address=address), Accounts(storage)
        await registry.open()
        app.state.update({
            "registry": registry, "accounts": accounts, "sockets": TableSockets(registry, accounts, limits),
            "rates": api.Rates(limits),
        })  # fmt: skip
        try:
            yield
        finally:
            await registry.close()
            await storage.aclose()

    return Litestar(
        [
            Router("/api", route_handlers=[*api.HANDLERS, get_document, get_docs]),
            client_handler(),
        ],
        dependencies={
            **{part: _given(part) for part in PARTS}, "me": Provide(api.who_asks),
        },
        exception_handlers={
            MbladesError: answer_refusal, HTTPException: answer_http,
            RecursionError: answer_too_deep, Exception: answer_crash,
        },
        lifespan=[life],
        openapi_config=None,
        request_max_body_size=limits.body_bytes,
        logging_config=None,
    )  # fmt: skip


def prepare() -> None:
    """Use every type that threads use: msgspec crashes when two threads first meet one at once."""
    setups.check(setups.quick_setup("collusion", 4))
    translation(setups.library(), "ja")
    puzzles()


def _given(part: str) -> Provide:
    def give(state: State) -> Any:
        return state[part]

    return Provide(give, sync_to_thread=False)


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def get_document() -> Response[bytes]:
    """The OpenAPI document."""
    return Response(openapi.as_json(), media_type=MediaType.JSON)


@get("/docs", include_in_schema=False, sync_to_thread=False)
def get_docs() -> Response[str]:
    """The API for people."""
    return Response(openapi.as_page(), media_type=MediaType.HTML)


def describe() -> dict[str, Any]:
    """The routes as Litestar describes them."""
    described = Litestar(
        [Router("/api", route_handlers=[*api.HANDLERS])],
        dependencies={name: Provide(lambda: None, sync_to_thread=False) for name in (*PARTS, "me")},
        openapi_config=OpenAPIConfig(title="mblades", version=__version__),
        logging_config=None,
    )
    return described.openapi_schema.to_schema()


# --------------------------------------------------------------------------- what goes wrong


def answer_refusal(_request: Request[Any, Any, Any], error: MbladesError) -> Response[Problem]:
    """A refusal as the client reads it."""
    status = next((code for kind, code in STATUS if isinstance(error, kind)), 400)
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        log.error("%s", error)
    headers = {"WWW-Authenticate": "Bearer"} if status == HTTPStatus.UNAUTHORIZED else None
    return _problem(status, reason_of(error), headers)


def answer_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: an unknown route, an unreadable body."""
    key = "There is nothing at this address."
    if error.status_code != HTTPStatus.NOT_FOUND:
        key = "The server does not understand this request: {detail}"
    args = {"detail": error.detail}
    return _problem(error.status_code, Reason(key=key, args=args, text=key.format_map(args)))


def answer_too_deep(request: Request[Any, Any, Any], _error: Exception) -> Response[Problem]:
    """A body that is nested too deeply."""
    return answer_http(request, HTTPException("it is nested too deeply", status_code=400))


def answer_crash(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An error in our code."""
    log.error("a request failed", exc_info=error)
    text = "Something went wrong on the server, and the error has been logged."
    return _problem(500, Reason(key=text, args={}, text=text))


def _problem(
    status: int, reason: Reason, headers: dict[str, str] | None = None
) -> Response[Problem]:
    return Response(Problem(status, reason), status_code=status, headers=headers or {})
