"""The shop as an app of its own: installed, and opened when there is no server."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.shop import Shop, running

HAS_WORKER = "async () => Boolean((await navigator.serviceWorker.ready).active)"
MANIFEST = "document.querySelector('link[rel=manifest]').href"


def test_an_installed_shop_says_when_there_is_no_server(
    browser: Browser, shop: Shop, tmp_path: Path
) -> None:
    assert shop.address  # the client is built
    context = browser.new_context()
    page = context.new_page()
    with running("serve", "--data", str(tmp_path), "--no-limits") as address:
        page.goto(address)
        manifest = page.request.get(page.evaluate(MANIFEST))
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        for icon in manifest.json()["icons"]:
            assert page.request.get(f"{address}{icon['src']}").ok
        assert page.evaluate(HAS_WORKER)
        page.reload()
        expect(page.get_by_role("link", name="mblades")).to_be_visible()
    page.goto(f"{address}/#/puzzles")
    expect(page.get_by_role("heading", name="The shop is closed")).to_be_visible()
    with page.expect_event("load"):
        page.get_by_role("link", name="Try again").click()
    assert page.url == f"{address}/#/puzzles"  # where one was going
    expect(page.locator("[lang=ja]").first).to_contain_text("サーバー")
    expect(page.locator("[lang=ru]").first).to_contain_text("сервер")
    assert page.locator("main").evaluate("main => getComputedStyle(main).textAlign") == "center"
    context.close()
