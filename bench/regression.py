"""Whether anything has become slower: workloads against the figures recorded last.

    python -m bench.regression              # compare; exit code 1 if something is clearly slower
    python -m bench.regression --record     # these are the figures from now on

A figure is a workload's rate in turns of a fixed loop of plain Python, timed right before and after, all of it
by processor time, so that machines and their moods matter little. Still it is run by hand, never as a test.
"""

from __future__ import annotations

import argparse
import datetime
import statistics
import sys
import tempfile
from pathlib import Path
from time import process_time

import msgspec

from bench.versions import ROOT, measure
from bench.workloads import WORKLOADS
from mblades import native
from mblades.cli.bench import calibrate, cpu

RECORD = ROOT / "bench" / "recorded.json"
CLEARLY = 0.85  # of the recorded figure; runs of the same code differ by a tenth


class Record(msgspec.Struct):
    """The figures of one kind of code, and where they come from."""

    date: str
    machine: str
    python: str
    figures: dict[str, float]  # a second, for every million turns of the loop


def figure(workload: str, cache: Path, seconds: float, repeats: int) -> float:
    """The median of several runs, each next to the loop."""
    found: list[float] = []
    for _ in range(repeats):
        before = calibrate(process_time)
        rate = measure(ROOT / "src", cache, workload, seconds)
        found.append(rate / ((before + calibrate(process_time)) / 2) * 1e6)
    return statistics.median(found)


def recorded() -> dict[str, Record]:
    """The last figures of interpreted and of compiled code."""
    if not RECORD.exists():
        return {}
    return msgspec.json.decode(RECORD.read_bytes(), type=dict[str, Record])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="keep these figures")
    parser.add_argument("--only", default=",".join(WORKLOADS), help="workloads, by comma")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--repeats", type=int, default=3)
    args = parser.parse_args()
    kind = "compiled" if native.how_it_runs() == "compiled" else "interpreted"
    records = recorded()
    last = records.get(kind)
    figures: dict[str, float] = {} if last is None else dict(last.figures)
    slower: list[str] = []
    with tempfile.TemporaryDirectory() as cache:
        for workload in args.only.split(","):
            now = figure(workload, Path(cache), args.seconds, args.repeats)
            known = None if last is None else last.figures.get(workload)
            if known is None:
                print(f"{workload}: {now:,.1f} (not recorded yet)", flush=True)
            else:
                print(
                    f"{workload}: {now:,.1f}, recorded {known:,.1f}: {now / known:.2f} x",
                    flush=True,
                )
                if now < CLEARLY * known:
                    slower.append(workload)
            figures[workload] = now
    if args.record:
        today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
        records[kind] = Record(today, cpu(), sys.version.split()[0], figures)
        RECORD.write_bytes(msgspec.json.format(msgspec.json.encode(records), indent=2) + b"\n")
    elif slower:
        print("Clearly slower:", ", ".join(slower))
        raise SystemExit(1)


if __name__ == "__main__":
    main()
