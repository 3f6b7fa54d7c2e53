"""The middleware: limits by address, and headers that keep browsers safe."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from litestar.enums import ScopeType

from mblades.server.web.rate_limits import Buckets, Limits
from mblades.server.wire.messages import Problem
from mblades.server.wire.refusals import TooMuch, reason_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import Message, Receive, Scope, Send

# Everything comes from this server and nothing from elsewhere. Style attributes are allowed: they
# carry places and sizes, and can load nothing that the other lines do not allow.
POLICY = "; ".join((
    "default-src 'none'", "script-src 'self'", "style-src 'self'",
    "style-src-attr 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self'",
    "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'",
    "frame-ancestors 'none'",
))  # fmt: skip
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # invitation codes stand in addresses
    (b"cross-origin-resource-policy", b"same-origin"),
]
# A browser heeds these where it shows an answer as a page, which it never does with these kinds.
PAGE_HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
NO_PAGES = (b"font/", b"text/css")
API = "/api/"


class SecurityMiddleware:
    """Limits requests by address and adds the security headers to every response."""

    def __init__(self, app: Litestar, limits: Limits) -> None:
        self.app = app
        self._requests = Buckets(limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, unless its address makes too many."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                kind = dict(headers).get(b"content-type", b"")
                added = HEADERS if kind.startswith(NO_PAGES) else [*HEADERS, *PAGE_HEADERS]
                message["headers"] = [*headers, *added]
            await send(message)

        client = scope["client"]
        if scope["path"].startswith(API) and not self._requests.take(client[0] if client else ""):
            await _refuse(send_safely)
        else:
            await self.app(scope, receive, send_safely)


async def _refuse(send: Send) -> None:
    problem = Problem(429, reason_of(TooMuch("Too many requests; wait a moment.")))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"2")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({
        "type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False,
    })  # fmt: skip
