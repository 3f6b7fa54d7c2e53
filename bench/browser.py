"""What the client asks of a browser: `python -m bench.browser e94b707` has four people play a whole game
(`bench.shoppers`) before a page of that commit, then before one of this working tree, and so on in
turn, at the same pace and with everything that moves; and prints both.

First loads are measured with an empty cache in each language. Long tasks by the clock depend on how busy and how fast
the machine is (`--busy 4` has it do four other things meanwhile, `--slow 4` makes the page's thread four times slower,
the same for both): those of the processor's own clock, and how often the page was laid out and styled, do so less.
`--tell` says what moved and what the longest tasks did.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

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
  const name = node => {
    const boxes = [];
    for (let box = node; box && box !== document.body && boxes.length < 4; box = box.parentElement)
      boxes.unshift([box.nodeName.toLowerCase(), ...(box.classList ?? [])].filter(one => !/^s(velte)?-/.test(one)).join("."));
    return boxes.join(" > ");
  };
  const place = box => [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
  const told = one => `${name(one.node)}: ${place(one.previousRect)} -> ${place(one.currentRect)}`;
  new PerformanceObserver(list => {
    for (const one of list.getEntries())
      if (!one.hadRecentInput) seen.shifts.push([one.startTime, one.value, one.sources.map(told)]);
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
PHONE = 4  # times slower than a desk
BURST_GAP_MS, BURST_MS = 1000, 5000
# Whether the whole game has been told; asked for seldom and at no cost, since the page's own thread answers.
OVER = "() => [...document.querySelectorAll('button')].some(one => one.textContent.trim() === 'Play again')"
ASK_MS = 2000
MOVES = 8  # of which the cost is measured
MOVE_MS = 300  # from one of them to the next
PACE_MS = {"deckbuilding": 80, "tournament": 300}  # from one act at the table to the next
IN_TOURNAMENT = {"play", "choose", "action", "end"}
Act = tuple[float, str]  # when, by the clock that traces go by, and what
# Measured by the processor's clock, which stands still while others use the machine.
METRICS = ("TaskDuration", "ScriptDuration", "LayoutCount", "RecalcStyleCount")
TASKS = "toplevel"
WORK = "devtools.timeline"  # what is done in them
WORST = 12  # are told


class Costs(Struct):
    """What one game asks of a browser."""

    acts: float = 0  # at the table, of all four
    nodes: float = 0  # the most in deckbuilding
    move_ms: float = 0  # of the main thread, for a card from the binder into the deck
    long_tasks: float = 0  # by the clock
    heavy_tasks: float = 0  # by the processor's clock
    phone_tasks: float = 0  # the same, and would be long on a phone
    worst_ms: float = 0
    blocking_s: float = 0  # by long tasks, what is more than LONG_MS of each
    shift: float = 0  # of the layout, as browsers count it: the worst burst
    shift_sum: float = 0  # over the whole game
    busy_s: float = 0  # the main thread
    script_s: float = 0
    layouts: float = 0
    recalculations: float = 0  # of style


class Shift(NamedTuple):
    """What moved by itself."""

    at: float  # milliseconds since the page was opened
    value: float
    sources: list[str]  # what, and from where to where: left, top, width, height


class Task(NamedTuple):
    """Of the page's main thread; milliseconds."""

    at: float
    processor: float
    work: list[tuple[str, float]]  # what it spent its time with


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


def play(browser: Browser, shop: Shop, *, slow: int = 1, tell: bool = False) -> Costs:
    """A whole game, looked at from the first seat while the pointer wanders over the table."""
    costs = Costs()
    acts: list[Act] = []
    company = Company(shop)
    visitor = Visitor(browser, shop, guest=company.guests[0], moving=True)
    visitor.context.add_init_script(f"({WATCH})()")
    page = visitor.go_to_table(company.table)
    player = Player(visitor)
    protocol = _protocol(visitor)
    protocol.send("Performance.enable", {"timeDomain": "threadTicks"})
    expect(player.ready).to_be_visible()
    if slow > 1:
        protocol.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    browser.start_tracing(page=page, categories=[TASKS, WORK] if tell else [TASKS])
    page.wait_for_load_state("networkidle")
    costs.move_ms = statistics.median(_moves(company, page, protocol))
    for verb in company.play():
        acts.append((1000 * time.monotonic(), verb))
        at = len(acts)
        page.mouse.move(97 * at % DESK["width"], 61 * at % DESK["height"])
        if verb == "ready":
            costs.nodes = max(costs.nodes, page.evaluate(NODES))
        page.wait_for_timeout(PACE_MS["tournament" if verb in IN_TOURNAMENT else "deckbuilding"])
        if verb in ("buy", "fuse", "ready"):
            page.keyboard.press("Escape")  # a pack that has been opened is put away
    page.wait_for_function(OVER, polling=ASK_MS, timeout=3 * PATIENCE_MS)
    seen = page.evaluate("() => ({ ...window.seen, opened: performance.timeOrigin })")
    shifts = [Shift(*one) for one in seen["shifts"]]
    costs.acts = len(acts)
    costs.long_tasks = len(seen["tasks"])
    worst = worst_burst(shifts)
    costs.shift = sum(one.value for one in worst)
    costs.shift_sum = sum(one.value for one in shifts)
    costs.worst_ms = max(seen["tasks"], default=0)
    costs.blocking_s = sum(one - LONG_MS for one in seen["tasks"]) / 1000
    costs.busy_s, costs.script_s, costs.layouts, costs.recalculations = _metrics(protocol)
    tasks = _tasks(json.loads(browser.stop_tracing())["traceEvents"])
    costs.heavy_tasks = sum(one.processor > LONG_MS for one in tasks)
    costs.phone_tasks = sum(one.processor > LONG_MS / PHONE for one in tasks)
    visitor.close()
    if tell:
        opened = seen["opened"] - 1000 * (time.time() - time.monotonic())
        _tell("the worst burst", worst, opened, acts)
        _tell("other shifts", [one for one in shifts if one not in worst], opened, acts)
        _tell_tasks(tasks, acts)
    return costs


def worst_burst(shifts: list[Shift]) -> list[Shift]:
    """As CLS is defined: bursts have gaps below a second and last five at most."""
    bursts: list[list[Shift]] = [[]]
    for one in shifts:
        burst = bursts[-1]
        if burst and (one.at - burst[-1].at > BURST_GAP_MS or one.at - burst[0].at > BURST_MS):
            bursts.append(burst := [])
        burst.append(one)
    return max(bursts, key=lambda burst: sum(one.value for one in burst))


def _tell(what: str, shifts: list[Shift], opened: float, acts: list[Act]) -> None:
    """Those that moved most."""
    print(f"\n{what}: {sum(one.value for one in shifts):.3f} in {len(shifts)}", file=sys.stderr)
    for one in sorted(shifts, key=lambda one: one.value, reverse=True)[:WORST]:
        print(f"{one.value:.4f} {_before(opened + one.at, acts)}", file=sys.stderr)
        for source in one.sources:
            print(f"    {source}", file=sys.stderr)


def _tell_tasks(tasks: list[Task], acts: list[Act]) -> None:
    """Those that would be long on a phone, by what they did most."""
    long = [one for one in tasks if one.processor > LONG_MS / PHONE]
    kinds = Counter(one.work[0][0] if one.work else "?" for one in long)
    print(f"\n{len(long)} long tasks on a phone: {dict(kinds.most_common())}", file=sys.stderr)
    for one in sorted(long, key=lambda one: one.processor, reverse=True):
        work = ", ".join(f"{name} {ms:.1f}" for name, ms in one.work[:5])
        print(f"{one.processor:.1f} ms {_before(one.at, acts)}: {work}", file=sys.stderr)


def _before(moment: float, acts: list[Act]) -> str:
    """What had just been done, and how long before."""
    before = [f"{verb} {moment - at:.0f} ms" for at, verb in acts if at <= moment + 1]
    return ", ".join(before[-2:]) or "at first"


def _tasks(events: list[dict[str, Any]]) -> list[Task]:
    """Those of the page's main thread, as a trace tells them."""
    threads: dict[tuple[int, int], list[dict[str, Any]]] = {
        (event["pid"], event["tid"]): []
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    for event in events:
        if event["ph"] == "X" and (thread := (event["pid"], event["tid"])) in threads:
            threads[thread].append(event)
    tasks = [list(_split(thread)) for thread in threads.values()]
    # other pages of the browser do nothing
    return max(tasks, key=lambda tasks: sum(one.processor for one in tasks))


def _split(events: list[dict[str, Any]]) -> Iterator[Task]:
    """The tasks of a thread: what they are made of stands within them."""
    task: dict[str, Any] = {"ts": 0, "dur": -1}
    parts: list[dict[str, Any]] = []
    # Of two that begin together the longer one is around the other.
    for event in sorted(events, key=lambda event: (event["ts"], -event.get("dur", 0))):
        if event["name"].endswith("RunTask") and event["ts"] >= task["ts"] + task.get("dur", 0):
            if parts:
                yield _task(parts)
            task, parts = event, []
        if event["ts"] < task["ts"] + task.get("dur", 0):
            parts.append(event)
    if parts:
        yield _task(parts)


def _task(parts: list[dict[str, Any]]) -> Task:
    return Task(parts[0]["ts"] / 1000, parts[0].get("tdur", 0) / 1000, _shares(parts))


def _shares(events: list[dict[str, Any]]) -> list[tuple[str, float]]:
    """What they took, without what is within them; the most first."""
    shares: dict[str, float] = defaultdict(float)
    around: list[tuple[float, str]] = []  # when it ends, and what it is
    for event in events:
        while around and around[-1][0] <= event["ts"]:
            around.pop()
        took = event.get("tdur", 0) / 1000
        if around:
            shares[around[-1][1]] -= took
        data = event.get("args", {}).get("data") or {}
        name = " ".join(filter(None, [event["name"], data.get("functionName"), data.get("type")]))
        shares[name] += took
        around.append((event["ts"] + event.get("dur", 0), name))
    return sorted(shares.items(), key=lambda share: share[1], reverse=True)


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
        f"tasks that took it over {LONG_MS / PHONE} ms, {LONG_MS} on a phone": f"{costs.phone_tasks:.0f}",
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
    parser.add_argument(
        "--slow", type=int, default=1, help="times that the page's thread is slowed"
    )
    parser.add_argument("--tell", action="store_true", help="what moved, and what long tasks did")
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
                    games[name].append(play(browser, shop, slow=args.slow, tell=args.tell))
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
