"""What the client asks of a browser: `python -m bench.browser e94b707` plays one game of three on the
pages of that commit and one on those of this working tree, by clicks, and prints both.

First loads are measured with an empty cache in each language; what a card's move costs, the DOM and
the tasks that hold the browser up, in a game against two Rookies.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from playwright.sync_api import Browser, CDPSession, expect, sync_playwright

from tests.browser import chromium
from tests.browser.player import Player
from tests.browser.shop import ROOT, Guest, Shop, running
from tests.browser.visitor import PATIENCE_MS, Visitor

LANGUAGES = ("en", "ja", "ru")
PARTS = ("src", "web", "pyproject.toml", "requirements-dev.txt")
KB = 1000
# Kept by the page itself from its first moment on.
WATCH = """() => {
  const seen = (window.seen = { tasks: [], shift: 0 });
  new PerformanceObserver(list => {
    for (const task of list.getEntries()) seen.tasks.push(task.duration);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) seen.shift += one.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""
NODES = "() => document.querySelectorAll('*').length"


class Costs(Struct):
    """What one version asks of a browser."""

    loads: dict[str, tuple[int, float]]  # language: requests, KB
    nodes: int = 0  # the most in deckbuilding
    move_ms: float = 0.0  # of the main thread, for a card from the binder into the deck
    tasks: int = 0  # longer than 50 ms
    worst_ms: float = 0.0
    held_up_s: float = 0.0  # by all of them
    shift: float = 0.0  # of the layout, over the whole game
    decisions: int = 0


@contextmanager
def sources(revision: str | None) -> Iterator[Path]:
    """The working tree, or a commit in a folder that is gone afterwards; with the client built."""
    if revision is None:
        subprocess.run([sys.executable, ROOT / "web" / "build.py"], check=True)
        yield ROOT
        return
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(
            ["git", "archive", revision, *PARTS], cwd=ROOT, capture_output=True, check=True
        )
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        path = Path(folder)
        environment = {**os.environ, "PYTHONPATH": str(path / "src")}
        subprocess.run([sys.executable, path / "web" / "build.py"], check=True, env=environment)
        yield path


def measure(root: Path, browser: Browser) -> Costs:
    """Play a game on the pages of these sources."""
    with (
        tempfile.TemporaryDirectory() as data,
        running("serve", "--data", data, "--no-limits", "--seed", "1", source=root / "src") as at,
        Shop(at) as shop,
    ):
        costs = Costs({language: first_load(browser, shop, language) for language in LANGUAGES})
        play(browser, shop, costs)
        return costs


def first_load(browser: Browser, shop: Shop, language: str) -> tuple[int, float]:
    """Requests and KB over the wire until the home page is at rest."""
    visitor = Visitor(browser, shop, language=language)
    protocol = _protocol(visitor)
    sizes: list[float] = []
    protocol.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    protocol.send("Network.enable")
    visitor.go()
    visitor.page.wait_for_load_state("networkidle")
    visitor.close()
    return len(sizes), sum(sizes) / KB


def play(browser: Browser, shop: Shop, costs: Costs) -> None:
    ann: Guest = shop.guest("Ann")
    visitor = Visitor(browser, shop, guest=ann)
    visitor.context.add_init_script(f"({WATCH})()")
    page = visitor.go_to_table(ann.game(setup={"first_player": 0}))
    player = Player(visitor)
    protocol = _protocol(visitor)
    protocol.send("Performance.enable")
    expect(player.ready).to_be_visible()
    page.wait_for_load_state("networkidle")
    moves = []
    for _ in range(8):
        before = _busy_ms(protocol)
        player.put_into_deck("stars?, (?!Deck Box|Accessory)", 1)
        page.wait_for_timeout(300)
        moves.append(_busy_ms(protocol) - before)
    costs.move_ms = statistics.median(moves)
    going = True
    while going:
        if player.ready.is_visible():
            costs.nodes = max(costs.nodes, page.evaluate(NODES))
        costs.decisions += 1
        going = player.decide()
    seen = page.evaluate("() => window.seen")
    costs.tasks, costs.shift = len(seen["tasks"]), seen["shift"]
    costs.worst_ms = max(seen["tasks"], default=0.0)
    costs.held_up_s = sum(seen["tasks"]) / 1000
    visitor.close()


def _protocol(visitor: Visitor) -> CDPSession:
    return visitor.context.new_cdp_session(visitor.page)


def _busy_ms(protocol: CDPSession) -> float:
    told: dict[str, Any] = protocol.send("Performance.getMetrics")
    seconds: float = next(one["value"] for one in told["metrics"] if one["name"] == "TaskDuration")
    return 1000 * seconds


def rows(costs: Costs) -> dict[str, str]:
    """As they are printed."""
    loads = {
        f"first load, {language}": f"{kb:.0f} KB, {requests} requests"
        for language, (requests, kb) in costs.loads.items()
    }
    return {
        **loads,
        "DOM nodes in deckbuilding, at most": f"{costs.nodes:,}",
        "a card into the deck": f"{costs.move_ms:.0f} ms of the main thread",
        "long tasks (over 50 ms) in a whole game": f"{costs.tasks} of {costs.held_up_s:.1f} s together",
        "the longest": f"{costs.worst_ms:.0f} ms",
        "layout shift in a whole game": f"{costs.shift:.3f}",
        "decisions of the player": str(costs.decisions),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", nargs="?", help="the commit to compare with")
    args = parser.parse_args()
    expect.set_options(timeout=PATIENCE_MS)
    columns: dict[str, dict[str, str]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find())
        for revision in [args.before, None] if args.before else [None]:
            with sources(revision) as root:
                columns[revision or "now"] = rows(measure(root, browser))
        browser.close()
    print(f"| what | {' | '.join(columns)} |")
    print("| --- |" + " ---: |" * len(columns))
    for what in columns["now"]:
        print(f"| {what} | {' | '.join(column[what] for column in columns.values())} |")


if __name__ == "__main__":
    main()
