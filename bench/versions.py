"""Two versions of mblades side by side: every workload on one, then on the other, again and again.

    python -m bench.versions e94b707                  # that commit against this working tree
    python -m bench.versions e94b707 --only clone,view --repeats 5

Machines drift, so the two are run in alternation and compared by the median of the ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path

from bench.workloads import WORKLOADS

ROOT = Path(__file__).resolve().parents[1]


@contextmanager
def checkout(revision: str, *parts: str) -> Iterator[Path]:
    """The sources of a commit, or more parts of it, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(
            ["git", "archive", revision, "pyproject.toml", "src", *parts],
            cwd=ROOT, capture_output=True, check=True,
        )  # fmt: skip
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        path = Path(folder)
        fetch_what_is_missing(path)
        yield path


def fetch_what_is_missing(root: Path) -> None:
    """What a version needs and this environment no longer has, beside its sources."""
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    here = {one.metadata["Name"].lower() for one in metadata.distributions()}
    missing = [
        one for one in project["dependencies"] if re.split(r"[^\w.-]", one)[0].lower() not in here
    ]
    if missing:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
        subprocess.run([*pip, "--target", root / "src", *missing], check=True)


def measure(source: Path, cache: Path, workload: str, seconds: float) -> float:
    result = subprocess.run(
        [sys.executable, "-m", "bench.workloads", workload, "--seconds", str(seconds)],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)]),
            "MBLADES_CACHE": str(cache),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode:
        raise SystemExit(f"{workload} failed on {source}:\n{result.stderr}")
    return float(json.loads(result.stdout)["rate"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", help="the commit to compare with")
    parser.add_argument("--only", default=",".join(WORKLOADS), help="workloads, by comma")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--repeats", type=int, default=3)
    args = parser.parse_args()
    with checkout(args.before) as old, tempfile.TemporaryDirectory() as folder:
        caches = (
            Path(folder) / "before",
            Path(folder) / "now",
        )  # each version compiles its cards once
        print(f"| workload | {args.before} a second | now a second | ratio |")
        print("| --- | ---: | ---: | ---: |")
        for workload in args.only.split(","):
            rounds = [
                (
                    measure(old / "src", caches[0], workload, args.seconds),
                    measure(ROOT / "src", caches[1], workload, args.seconds),
                )
                for _ in range(args.repeats)
            ]
            before, now = (statistics.median(column) for column in zip(*rounds, strict=True))
            ratio = statistics.median(after / first for first, after in rounds)
            print(f"| {workload} | {before:,.1f} | {now:,.1f} | **{ratio:.2f} x** |", flush=True)


if __name__ == "__main__":
    main()
