"""Somebody who looks at the shop in a browser, and whatever the browser has to complain about."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    StorageState,
    ViewportSize,
    WebSocket,
)

from tests.browser.shop import Data, Guest, Shop

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "ja": "ja-JP", "ru": "ru-RU"}
PATIENCE_MS = 20_000
# Who has chosen nothing yet has no moments played out: packs that are opened, a final count.
NO_MOMENTS = """if (location.protocol === "http:" && !localStorage.getItem("mblades.settings"))
  localStorage.setItem("mblades.settings", JSON.stringify({ speed: "off" }))"""


class Visitor:
    """A browser of one's own: nobody else's log-in, settings or cache."""

    def __init__(
        self,
        browser: Browser,
        shop: Shop,
        *,
        language: str = "en",
        phone: bool = False,
        guest: Guest | None = None,
        light: bool = False,
        moving: bool = False,
        moments: bool = False,
    ) -> None:
        self.shop = shop
        self.language = language
        self.is_phone = phone
        self.is_light = light
        self.context = browser.new_context(
            base_url=shop.address,
            locale=LOCALES[language],
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="light" if light else "dark",
            reduced_motion="no-preference" if moving else "reduce",
            storage_state=_logged_in(shop, guest) if guest else None,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        if not moving and not moments:
            self.context.add_init_script(NO_MOMENTS)
        self.complaints: list[str] = []
        self._forgiven: list[str] = []
        self.context.on("request", self._look_at_request)
        self.context.on("console", self._look_at_message)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self._answered = self._told = self._promised = 0  # requests; updates: had, and to come
        self.refusals: list[str] = []
        self.page = self.context.new_page()
        self.page.on("websocket", self._listen)

    def _look_at_request(self, request: Request) -> None:
        if not request.url.startswith((self.shop.address, "data:", "blob:")):
            self.complaints.append(f"a request to somebody else: {request.url}")

    def _look_at_message(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _listen(self, socket: WebSocket) -> None:
        self._socket = socket
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message: Data = json.loads(frame)
        match message["type"]:
            case "done":
                self._answered += 1
                self._promised = message["number"]
            case "refused":
                self._answered += 1
                self.refusals.append(message["reason"]["text"])
            case "welcome" | "started" | "update":
                self._told = message["number"]

    @contextmanager
    def acting(self) -> Iterator[None]:
        """What is done inside is an act at the table: wait until it is done and seen."""
        before = self._answered
        with self._socket.expect_event(
            "framereceived",
            lambda _: self._answered > before and self._told >= self._promised,
            timeout=PATIENCE_MS,
        ):
            yield

    def forgive(self, status: int) -> None:
        """The browser will complain of an answer with this status, which is meant."""
        self._forgiven.append(f"the server responded with a status of {status}")

    @property
    def unforgiven(self) -> list[str]:
        """What the browser complained about."""
        return [one for one in self.complaints if not any(words in one for words in self._forgiven)]

    def go(self, place: str = "") -> Page:
        """Open a screen of the shop: "", "new", "table/..."."""
        if self.page.url == "about:blank":
            self.page.goto(f"/#/{place}")
        else:
            self.page.evaluate("place => { location.hash = place }", f"#/{place}")
        return self.page

    def go_to_table(self, table: Data) -> Page:
        """Open a table."""
        return self.go(f"table/{table['id']}")

    def button(self, name: str, *, exact: bool = True) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def close(self) -> None:
        """Leave."""
        self.context.close()


# A test that plays a seat by hand and looks on with a browser would have its turns ended by the latter.
SETTINGS = {"endsTurn": False}


def _logged_in(shop: Shop, guest: Guest) -> StorageState:
    return {
        "cookies": [],
        "origins": [
            {
                "origin": shop.address,
                "localStorage": [
                    {"name": "mblades.session", "value": json.dumps(guest.session)},
                    {"name": "mblades.settings", "value": json.dumps(SETTINGS)},
                ],
            }
        ],
    }
