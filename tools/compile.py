"""Compiles the rules with mypyc, for speed: `./mb compile`, `./mb compile --clean`.

The extension modules lie beside the sources they were made from, and Python prefers them. Nothing else
changes: without them everything runs interpreted, and after a change of the sources they have to be
made again.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from mblades.rules.state.copying import declared

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "mblades"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

COMPILED = ("rules/state", "rules/effects", "rules/deckbuilding", "rules/tournament")
# Records of msgspec and typed dicts are no native classes; the others are little else than these.
INTERPRETED = (
    "__init__.py", "actions.py", "answers.py", "events.py", "libraries.py", "records.py", "views.py",
)  # fmt: skip

# Classes that change and are copied: in native ones `duplicate` has no dictionary to copy.
RECORDS = {
    "rules/state/state.py": ("Shop", "Deckbuilding", "Tournament", "State"),
    "rules/state/player.py": ("Player",),
    "rules/state/frame.py": ("Frame", "ClashFrame", "ChangeFrame"),
}
COPYING = "rules/state/copying.py"
COPYING_MODULE = "from mblades.rules.state.copying"
NATIVE_COPYING = '''"""What the native records declare; they make and copy themselves."""

DECLARED: dict[str, dict[str, str]] = FOUND


def declared(kind: type) -> dict[str, str]:
    return DECLARED[kind.__name__]
'''
WITH_SUBCLASSES = {"rules/effects/catalog.py": "Catalog"}  # that are not compiled


SETUP = """
import os, sys
from mypyc.build import mypycify
from setuptools import setup

options = ["--config-file", os.devnull, "--strict", "--disable-error-code=unused-ignore"]
setup(
    name="mblades",
    packages=[],
    ext_modules=mypycify([*options, *sys.argv[1:]], opt_level="2", multi_file=True),
    script_args=["-q", "build_ext", "--inplace", f"-j{os.cpu_count()}"],
)
"""


def modules() -> Iterator[Path]:
    """The sources that are compiled, relative to the package."""
    for folder in COMPILED:
        for path in sorted((PACKAGE / folder).glob("*.py")):
            if path.name not in INTERPRETED:
                yield path.relative_to(PACKAGE)


def clean() -> None:
    """Remove what was compiled."""
    for path in [*PACKAGE.rglob(f"*{SUFFIX}"), *PACKAGE.parent.glob(f"*__mypyc{SUFFIX}")]:
        path.unlink()


def build(target: Path) -> None:
    """Put the extension modules beside the sources of a folder."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        ignored = shutil.ignore_patterns("client", "__pycache__")
        shutil.copytree(PACKAGE, source / "mblades", ignore=ignored)
        adapt(source / "mblades")
        names = [str(Path("mblades", path)) for path in modules()]
        done = subprocess.run(
            [sys.executable, "-c", SETUP, *names],
            cwd=source,
            env={**os.environ, "PYTHONPATH": str(source), "MYPYPATH": str(source)},
            check=False,
        )
        if done.returncode:
            raise SystemExit("mypyc could not compile the sources; what it says is above.")
        for path in source.glob(f"*{SUFFIX}"):
            shutil.copy2(path, target)
        for path in (source / "mblades").rglob(f"*{SUFFIX}"):
            shutil.copy2(path, target / path.relative_to(source))


# --------------------------------------------------------------------------- native records


def adapt(package: Path) -> None:
    """Write into copied sources how native classes are made and copied."""
    for name, kinds in RECORDS.items():
        path = package / name
        text = path.read_text("utf-8").replace("        fill(self)\n", "        pass\n")
        lines = text.splitlines(keepends=True)
        text = "".join([line for line in lines if not line.startswith(COPYING_MODULE)])
        for kind in kinds:
            text = with_copying(text, name, kind)
        path.write_text(text, "utf-8")
    found = {kind: declared(record_named(name, kind)) for name in RECORDS for kind in RECORDS[name]}
    (package / COPYING).write_text(NATIVE_COPYING.replace("FOUND", repr(found)), "utf-8")
    for name, kind in WITH_SUBCLASSES.items():
        path = package / name
        text = decorated(path.read_text("utf-8"), kind, "allow_interpreted_subclasses=True")
        path.write_text(text, "utf-8")


def record_named(name: str, kind: str) -> type:
    """A class of the sources as they are."""
    module = import_module("mblades." + name.removesuffix(".py").replace("/", "."))
    found: type = getattr(module, kind)
    return found


def with_copying(text: str, name: str, kind: str) -> str:
    """The source with a class that copies itself attribute by attribute."""
    record = record_named(name, kind)
    asked = inspect.signature(record).parameters.values()
    given = [f"self.{one.name}" for one in asked if one.default is inspect.Parameter.empty]
    copied = [f"twin = {kind}({', '.join(given)})"]
    copied += [f"twin.{field} = self.{field}" for field in declared(record)]
    lines = text.splitlines()
    body = class_in(text, kind)
    for number in range(body.lineno, body.end_lineno or 0):
        if lines[number].strip() in ("twin = duplicate(self)", "return duplicate(self)"):
            if lines[number].strip().startswith("return"):
                copied.append("return twin")
            lines[number : number + 1] = ["        " + line for line in copied]
            return "\n".join(lines) + "\n"
    method = [f"    def clone(self) -> {kind}:", *["        " + one for one in copied]]
    lines[body.end_lineno : body.end_lineno] = ["", *method, "        return twin"]
    return "\n".join(lines) + "\n"


def decorated(text: str, kind: str, attribute: str) -> str:
    lines = text.splitlines()
    body = class_in(text, kind)
    first = min([body.lineno, *(one.lineno for one in body.decorator_list)]) - 1
    lines.insert(first, f"@mypyc_attr({attribute})")
    at = lines.index("from __future__ import annotations") + 1
    lines.insert(at, "from mypy_extensions import mypyc_attr")
    return "\n".join(lines) + "\n"


def class_in(text: str, kind: str) -> ast.ClassDef:
    found = [one for one in ast.parse(text).body if isinstance(one, ast.ClassDef)]
    return next(one for one in found if one.name == kind)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./mb compile", description=__doc__)
    parser.add_argument("--clean", action="store_true", help="remove what was compiled")
    args = parser.parse_args()
    clean()
    if args.clean:
        return
    if find_spec("setuptools") is None:
        raise SystemExit("mypyc builds with setuptools: .venv/bin/python -m pip install setuptools")
    if shutil.which(os.environ.get("CC", "cc")) is None:
        raise SystemExit("mypyc needs a C compiler (on Debian and Ubuntu: apt install gcc).")
    build(PACKAGE.parent)


if __name__ == "__main__":
    main()
