"""What the client asks of a browser: `python -m bench.browser e94b707` has four people play a whole game
(`bench.shoppers`) before a page of that commit, then before one of this working tree, and so on in
turn, at the same pace and with everything that moves; and prints both.

First loads are measured with an empty cache in each language. Long tasks depend on how busy the machine is
(`--busy 4` has it do four other things meanwhile, the same for both): those of the processor's own clock, and
how often the page was laid out and styled, do so less.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple
from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

from bench.shoppers import Company
from bench.versions import checkout
from tests.browser import chromium
from tests.browser.player import Player
from tests.browser.shop import ROOT, Shop, running
from tests.browser.visitor import DESK, PATIENCE_MS, Visitor

LANGUAGES = ("en", "ja", "ru")
PARTS = ("web", "requirements-dev.txt")
KB = 1000
# Kept by the page itself from its first moment on.
WATCH = """() => {
  const seen = (window.seen = { tasks: [], shifts: [] });
  new PerformanceObserver(list => {
    for (const task of list.getEntries()) seen.tasks.push(task.duration);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) seen.shifts.push([one.startTime, one.value]);
  }).observe({ type: "layout-shift", buffered: true });
}"""
# Elements and texts, as the browser's own monitor counts them.
NODES = """() => {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let count = 0;
  while (walker.nextNode()) count++;
  return count;
}"""
LONG_MS = 50
BURST_GAP_MS, BURST_MS = 1000, 5000
MOVES = 8  # of which the cost is measured
MOVE_MS = 300  # from one of them to the next
PACE_MS = {"deckbuilding": 80, "tournament": 300}  # from one act at the table to the next
IN_TOURNAMENT = {"play", "choose", "action", "end"}
# Measured by the processor's clock, which stands still while others use the machine.
METRICS = ("TaskDuration", "ScriptDuration", "LayoutCount", "RecalcStyleCount")


class Costs(Struct):
    """What one game asks of a browser."""

    acts: float = 0  # at the table, of all four
    nodes: float = 0  # the most in deckbuilding
    move_ms: float = 0  # of the main thread, for a card from the binder into the deck
    long_tasks: float = 0  # by the clock
    heavy_tasks: float = 0  # by the processor's clock
    worst_ms: float = 0
    blocking_s: float = 0  # by long tasks, what is more than LONG_MS of each
    shift: float = 0  # of the layout, as browsers count it: the worst burst
    shift_sum: float = 0  # over the whole game
    busy_s: float = 0  # the main thread
    script_s: float = 0
    layouts: float = 0
    recalculations: float = 0  # of style


@contextmanager
def sources(revision: str | None) -> Iterator[Path]:
    """The working tree, or a commit in a folder that is gone afterwards; with the client built."""
    if revision is None:
        subprocess.run([sys.executable, ROOT / "web" / "build.py"], check=True)
        yield ROOT
        return
    with checkout(revision, *PARTS) as path:
        environment = {**os.environ, "PYTHONPATH": str(path / "src")}
        subprocess.run([sys.executable, path / "web" / "build.py"], check=True, env=environment)
        yield path


@contextmanager
def serving(root: Path) -> Iterator[Shop]:
    """A server of these sources, with data of its own."""
    with (
        tempfile.TemporaryDirectory() as data,
        running("serve", "--data", data, "--no-limits", "--seed", "1", source=root / "src") as at,
        Shop(at) as shop,
    ):
        yield shop


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


def play(browser: Browser, shop: Shop) -> Costs:
    """A whole game, looked at from the first seat while the pointer wanders over the table."""
    costs = Costs()
    company = Company(shop)
    visitor = Visitor(browser, shop, guest=company.guests[0], moving=True)
    visitor.context.add_init_script(f"({WATCH})()")
    page = visitor.go_to_table(company.table)
    player = Player(visitor)
    protocol = _protocol(visitor)
    protocol.send("Performance.enable", {"timeDomain": "threadTicks"})
    expect(player.ready).to_be_visible()
    browser.start_tracing(page=page, categories=["toplevel"])
    page.wait_for_load_state("networkidle")
    costs.move_ms = statistics.median(_moves(company, page, protocol))
    for verb in company.play():
        costs.acts += 1
        at = int(costs.acts)
        page.mouse.move(97 * at % DESK["width"], 61 * at % DESK["height"])
        if verb == "ready":
            costs.nodes = max(costs.nodes, page.evaluate(NODES))
        page.wait_for_timeout(PACE_MS["tournament" if verb in IN_TOURNAMENT else "deckbuilding"])
        if verb in ("buy", "fuse", "ready"):
            page.keyboard.press("Escape")  # a pack that has been opened is put away
    expect(player.rematch).to_be_visible(timeout=3 * PATIENCE_MS)
    seen = page.evaluate("() => window.seen")
    costs.long_tasks = len(seen["tasks"])
    costs.shift = worst_burst(seen["shifts"])
    costs.shift_sum = sum(value for _, value in seen["shifts"])
    costs.worst_ms = max(seen["tasks"], default=0)
    costs.blocking_s = sum(one - LONG_MS for one in seen["tasks"]) / 1000
    costs.busy_s, costs.script_s, costs.layouts, costs.recalculations = _metrics(protocol)
    costs.heavy_tasks = sum(one > LONG_MS for one in _tasks(browser.stop_tracing()))
    visitor.close()
    return costs


def worst_burst(shifts: list[tuple[float, float]]) -> float:
    """Of moments and values, as CLS is defined: bursts have gaps below a second and last five at most."""
    worst = total = 0.0
    start = last = -math.inf
    for at, value in shifts:
        if at - last > BURST_GAP_MS or at - start > BURST_MS:
            start, total = at, 0.0
        last = at
        total += value
        worst = max(worst, total)
    return worst


def _tasks(trace: bytes) -> Iterator[float]:
    """How many milliseconds of the processor each task of the page's main thread took."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks: dict[tuple[int, int], list[float]] = defaultdict(list)
    for event in events:
        thread = (event["pid"], event["tid"])
        if event["name"].endswith("RunTask") and thread in threads:
            tasks[thread].append(event.get("tdur", 0) / 1000)
    return iter(max(tasks.values(), key=sum))  # other pages of the browser do nothing


def _moves(company: Company, page: Page, protocol: CDPSession) -> Iterator[float]:
    """What cards cost that go from the binder into the deck, one after the other: milliseconds."""
    with company.guests[0].seated(company.table) as seat:
        binder = seat.view["players"][0]["binder"]
        for card in [one for one in binder if seat.face(one)["kind"] == "Single"][:MOVES]:
            before = _metrics(protocol)[0]
            seat.act("move", card["id"], "deck")
            page.wait_for_timeout(MOVE_MS)
            yield 1000 * (_metrics(protocol)[0] - before)


def _protocol(visitor: Visitor) -> CDPSession:
    return visitor.context.new_cdp_session(visitor.page)


def _metrics(protocol: CDPSession) -> list[float]:
    """Those of METRICS since the page was opened, times in seconds."""
    told: dict[str, Any] = protocol.send("Performance.getMetrics")
    values = {one["name"]: one["value"] for one in told["metrics"]}
    return [values[name] for name in METRICS]


@contextmanager
def busy(others: int) -> Iterator[None]:
    """So many other programs want the processor all the time."""
    programs = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(others)]
    try:
        yield
    finally:
        for one in programs:
            one.kill()
            one.wait()


def median(games: list[Costs]) -> Costs:
    """Of each figure."""
    columns = zip(*map(astuple, games), strict=True)
    return Costs(*map(statistics.median, columns))


def rows(loads: dict[str, tuple[int, float]], costs: Costs) -> dict[str, str]:
    """As they are printed."""
    firsts = {
        f"first load, {language}": f"{kb:.0f} KB, {requests} requests"
        for language, (requests, kb) in loads.items()
    }
    return {
        **firsts,
        "DOM nodes in deckbuilding, at most": f"{costs.nodes:,.0f}",
        "a card into the deck, main thread": f"{costs.move_ms:.0f} ms",
        f"long tasks (over {LONG_MS} ms) in a whole game": f"{costs.long_tasks:.0f}",
        f"tasks that took the processor over {LONG_MS} ms": f"{costs.heavy_tasks:.0f}",
        "blocked by long tasks": f"{costs.blocking_s:.1f} s",
        "the longest": f"{costs.worst_ms:.0f} ms",
        "cumulative layout shift (the worst burst)": f"{costs.shift:.3f}",
        "layout shift added up over a whole game": f"{costs.shift_sum:.3f}",
        "main thread, by the processor's clock": f"{costs.busy_s:.1f} s",
        "of that with scripts": f"{costs.script_s:.1f} s",
        "layouts": f"{costs.layouts:,.0f}",
        "styles recalculated": f"{costs.recalculations:,.0f} times",
        "acts at the table": f"{costs.acts:,.0f}",
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", nargs="?", help="the commit to compare with")
    parser.add_argument("--games", type=int, default=3, help="of each version")
    parser.add_argument("--busy", type=int, default=0, help="other programs that run meanwhile")
    args = parser.parse_args()
    expect.set_options(timeout=PATIENCE_MS)
    loads: dict[str, dict[str, tuple[int, float]]] = {}
    games: dict[str, list[Costs]] = defaultdict(list)
    with ExitStack() as stack:
        revisions = [args.before, None] if args.before else [None]
        roots = {one or "now": stack.enter_context(sources(one)) for one in revisions}
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        for name, root in roots.items():
            with serving(root) as shop:
                loads[name] = {one: first_load(browser, shop, one) for one in LANGUAGES}
        for _ in range(args.games):
            for name, root in roots.items():
                with serving(root) as shop, busy(args.busy):
                    games[name].append(play(browser, shop))
                print(name, games[name][-1], file=sys.stderr)
        print(f"Chromium {browser.version}, {args.games} games each, medians\n")
        browser.close()
    columns = {name: rows(loads[name], median(games[name])) for name in games}
    print(f"| what | {' | '.join(columns)} |")
    print("| --- |" + " ---: |" * len(columns))
    for what in columns["now"]:
        print(f"| {what} | {' | '.join(column[what] for column in columns.values())} |")


if __name__ == "__main__":
    main()
