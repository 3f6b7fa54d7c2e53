"""A shop for the whole run, a browser for each module, a visit for each test."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium
from tests.browser.shop import ROOT, Shop, running
from tests.browser.visitor import PATIENCE_MS, Visitor

# Fonts and what is shown later have come, and what moves has arrived.
SETTLED = """async () => {
  await document.fonts.ready;
  await Promise.allSettled(document.getAnimations().map(one => one.finished));
}"""
PICTURES = ROOT / ".mblades" / "screenshots"

expect.set_options(timeout=PATIENCE_MS)


class Arrive(Protocol):
    """Opens a browser for somebody; what is wanted is as `Visitor` takes it."""

    def __call__(self, **wanted: Any) -> Visitor: ...


class KeepPicture(Protocol):
    """Waits until all has settled and, if it is wanted, keeps what a visitor sees now."""

    def __call__(self, visitor: Visitor, name: str) -> None: ...


@pytest.fixture(scope="session")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shop]:
    with open_shop(tmp_path_factory, 1) as opened:
        yield opened


@contextmanager
def open_shop(tmp_path_factory: pytest.TempPathFactory, seed: int) -> Iterator[Shop]:
    """A server with data of its own and games of this seed, and the client as its sources are now."""
    subprocess.run([sys.executable, ROOT / "web" / "build.py"], check=True)
    data = tmp_path_factory.mktemp("shop")
    asked = ("--data", str(data), "--no-limits", "--seed", str(seed))
    with running("serve", *asked) as address, Shop(address) as opened:
        yield opened


@pytest.fixture(scope="session")
def chromium_path() -> str | None:
    return chromium.find()


# Playwright keeps an event loop running in this thread, in which other tests could run none of
# their own: it must be gone when the next module begins.
@pytest.fixture(scope="module")
def browser(chromium_path: str | None) -> Iterator[Browser]:
    """The Chromium that was found; where none was, Playwright's own words say what to do."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium_path, args=chromium.FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def arrive(browser: Browser, shop: Shop) -> Iterator[Arrive]:
    """Opens browsers; in the end none of them may have had anything to complain about."""
    visitors: list[Visitor] = []

    def come_in(**wanted: Any) -> Visitor:
        visitors.append(Visitor(browser, shop, **wanted))
        return visitors[-1]

    yield come_in
    for visitor in visitors:
        visitor.close()
    assert [visitor.unforgiven for visitor in visitors if visitor.unforgiven] == []


@pytest.fixture
def keep_picture(pytestconfig: pytest.Config) -> KeepPicture:
    """With --pictures the picture becomes .mblades/screenshots/NAME-LANGUAGE-SIZE.png."""
    wanted = pytestconfig.getoption("--pictures")

    def keep(visitor: Visitor, name: str) -> None:
        visitor.page.evaluate(SETTLED)
        if not wanted:
            return
        size = "phone" if visitor.is_phone else "desk"
        PICTURES.mkdir(parents=True, exist_ok=True)
        visitor.page.screenshot(path=PICTURES / f"{name}-{visitor.language}-{size}.png")

    return keep
