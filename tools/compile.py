"""Compiles the rules, modes, views and bots with mypyc, for speed.

./mb compile            make the native code
./mb compile --test     make it, if there is none or it is out of date, and run on it what tests the engine
./mb compile --check    say whether it was made from the sources that are here
./mb compile --clean    remove it

The extension modules lie beside the sources they were made from, and Python prefers them. Without them
everything runs interpreted; so it does when a source has changed, until they are made again.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from tools.native_sources import adapt, modules

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))  # a wheel is built before anything is installed
from mblades import native  # noqa: E402

TESTS = ("tests/rules", "tests/modes", "tests/bots", "tests/tools/test_compile.py")

SETUP = """
import os, sys
from mypyc.build import mypycify
from setuptools import setup

# ./mb test checks the types by the project's own settings
names = ["--config-file=", *sys.argv[1:]]
modules = mypycify(names, opt_level="2", debug_level="0", multi_file=True, group_name="mblades")
arguments = ["-q", "build_ext", "--inplace", f"-j{os.cpu_count()}"]
setup(name="mblades", packages=[], ext_modules=modules, script_args=arguments)
"""


class CannotCompile(Exception):
    """A sentence for the person who builds."""


def what_is_missing() -> str | None:
    """Why nothing can be compiled here, as far as can be told before it is tried."""
    if find_spec("mypyc") is None:
        return "mypyc is not installed: .venv/bin/python -m pip install mypy"
    if find_spec("setuptools") is None:
        return "mypyc builds with setuptools: .venv/bin/python -m pip install setuptools"
    if not has_compiler():
        return "mypyc needs a C compiler (on Debian and Ubuntu: apt install gcc)"
    return None


def has_compiler() -> bool:
    """On Windows setuptools looks for one in places of its own."""
    return os.name == "nt" or shutil.which(os.environ.get("CC", "cc").split()[0]) is not None


@contextmanager
def compiled() -> Iterator[dict[str, Path]]:
    """The extension modules, by the place beside the package where they belong."""
    missing = what_is_missing()
    if missing:
        raise CannotCompile(missing + ".")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        package = source / "mblades"
        ignored = shutil.ignore_patterns("client", "__pycache__", f"*{native.SUFFIX}")
        shutil.copytree(native.PACKAGE, package, ignore=ignored)
        adapt(package)
        names = [str(Path("mblades", path)) for path in modules(package)]
        done = subprocess.run(
            [sys.executable, "-c", SETUP, *names],
            cwd=source,
            env={**os.environ, "PYTHONPATH": str(source), "MYPYPATH": str(source)},
            stdout=sys.stderr,
            check=False,
        )
        if done.returncode:
            raise CannotCompile("mypyc could not compile the sources; what it says is above.")
        made = [*source.glob(f"*{native.SUFFIX}"), *package.rglob(f"*{native.SUFFIX}")]
        yield {path.relative_to(source).as_posix(): path for path in made}


def build() -> None:
    """Put the extension modules beside the sources, with a note of what they were made from."""
    made_from = native.digest()
    with compiled() as made:
        clean()
        for place, path in made.items():
            shutil.copy2(path, native.PACKAGE.parent / place)
    native.NOTE.write_text(made_from)


def clean() -> None:
    """Remove what was compiled for this Python."""
    beside = native.PACKAGE.parent.glob(f"mblades__mypyc{native.SUFFIX}")
    for path in [*native.PACKAGE.rglob(f"*{native.SUFFIX}"), *beside]:
        path.unlink()
    native.NOTE.unlink(missing_ok=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="./mb compile",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    job = parser.add_mutually_exclusive_group()
    job.add_argument("--clean", action="store_true", help="remove what was compiled")
    job.add_argument("--check", action="store_true", help="say whether it is up to date")
    job.add_argument("--test", action="store_true", help="run the tests of the engine on it")
    args, more = parser.parse_known_args()
    if more and not args.test:
        parser.error(f"unrecognized arguments: {' '.join(more)}")
    if args.clean:
        clean()
        return 0
    if args.check:
        if native.is_out_of_date():
            print("The native code is out of date and not used: ./mb compile.", file=sys.stderr)
        return int(native.is_out_of_date())
    if not args.test or native.how_it_runs() != "compiled":
        try:
            build()
        except CannotCompile as reason:
            print(f"compile: {reason}", file=sys.stderr)
            return 1
    if args.test:
        test = [sys.executable, "-m", "pytest", "-n", "auto", *(more or TESTS)]
        return subprocess.run(test, cwd=ROOT, check=False).returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
