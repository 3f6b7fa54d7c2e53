"""The script ./mb on machines that lack something, played by stub programs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

SHELL = ("sh", "cat", "cksum", "chmod", "dirname", "id", "mkdir", "readlink", "rm", "sleep")


def copy_checkout(checkout: Path) -> None:
    checkout.mkdir()
    for name in ("mb", "pyproject.toml", "requirements-dev.txt"):
        shutil.copy(ROOT / name, checkout)


def make_commands(folder: Path) -> None:
    """What a shell has at hand on a bare machine."""
    folder.mkdir()
    for name in SHELL:
        found = shutil.which(name)
        assert found
        (folder / name).symlink_to(found)


def make_program(path: Path, script: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


@pytest.mark.skipif(shutil.which("sh") is None, reason="mb is a shell script")
@pytest.mark.parametrize(
    ("python", "sentence"),
    [
        (None, "no Python was found"),
        ('case "$2" in *print*) echo 3.9 ;; *) exit 1 ;; esac', "only Python 3.9 was found"),
        ('case "$2" in *print*) echo 3.11 ;; *ensurepip*) exit 1 ;; esac', "python3-venv"),
        ('case "$2" in *print*) echo 3.11 ;; esac; [ "$1" != -m ]', "could not be made"),
        (
            'case "$2" in *print*) echo 3.11 ;; esac; [ "$1" = -m ] && mkdir -p "$3/bin" && '
            'printf "#!/bin/sh\\n[ \\$1 = -c ]\\n" >"$3/bin/python" && chmod +x "$3/bin/python"; true',
            "because there is no network",
        ),
    ],
)
def test_mb_says_in_one_sentence_what_is_missing(
    tmp_path: Path, python: str | None, sentence: str
) -> None:
    checkout = tmp_path / "a checkout"
    copy_checkout(checkout)
    commands = tmp_path / "commands"
    make_commands(commands)
    if python is not None:
        make_program(commands / "python3", python)
    link = tmp_path / "link"
    link.symlink_to(Path("a checkout") / "mb")
    result = subprocess.run(
        ["sh", str(link), "rules"],
        env={"PATH": str(commands)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 1
    assert result.stdout == ""
    *before, last = result.stderr.splitlines()
    assert last.startswith("mb: ")
    assert sentence in last
    assert all(line.startswith("mb: preparing") for line in before)
    assert not (checkout / ".venv" / "mb-stamp").exists()
    assert not (checkout / ".mblades" / "installing").exists()


@dataclass
class Machine:
    """A machine with an environment that is ready, where `./mb test` has every check succeed."""

    folder: Path
    variables: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        copy_checkout(self.checkout)
        finder = Path("tests", "browser", "chromium.py")
        (self.checkout / finder).parent.mkdir(parents=True)
        shutil.copy(ROOT / finder, self.checkout / finder)
        make_commands(self.commands)
        self.become(1000)
        make_program(
            self.tools / "python",
            f'case $1 in -c | *chromium.py) exec "{sys.executable}" "$@" ;; esac\n'
            f'[ "$2" != pytest ] || echo "pytest with $MBLADES_CHROMIUM" >>"{self.calls_file}"',
        )
        for name in ("ruff", "mypy", "lint-imports"):
            make_program(self.tools / name, "true")
        self.program(self.tools / "playwright", "exit 1")
        needs = "".join(
            (self.checkout / name).read_text("utf-8")
            for name in ("pyproject.toml", "requirements-dev.txt")
        )
        sum_ = subprocess.run(["cksum"], input=needs, capture_output=True, text=True, check=True)
        stamp = f"{self.checkout}\n{sys.version}\n{sum_.stdout}"
        (self.checkout / ".venv" / "mb-stamp").write_text(stamp)

    @property
    def checkout(self) -> Path:
        return self.folder / "checkout"

    @property
    def commands(self) -> Path:
        return self.folder / "commands"

    @property
    def tools(self) -> Path:
        return self.checkout / ".venv" / "bin"

    @property
    def calls_file(self) -> Path:
        return self.folder / "calls"

    @property
    def downloaded(self) -> Path:
        """Where Playwright puts its own browser."""
        code = "from tests.browser import chromium; print(chromium.playwrights_own())"
        command = [sys.executable, "-c", code]
        environment = {**os.environ, **self.environment}
        found = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        return Path(found.stdout.strip())

    @property
    def environment(self) -> dict[str, str]:
        return {
            "PATH": str(self.commands),
            "HOME": str(self.folder),
            "PLAYWRIGHT_BROWSERS_PATH": str(self.folder / "browsers"),
            **self.variables,
        }

    def become(self, user: int) -> None:
        make_program(self.commands / "id", f"echo {user}")

    def program(self, path: Path, script: str) -> None:
        """A program that notes how it was called, and then runs the script."""
        make_program(path, f'echo "{path.name} $*" >>"{self.calls_file}"\n{script}')

    def test(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", str(self.checkout / "mb"), "test", *words],
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def calls(self) -> list[str]:
        return self.calls_file.read_text().splitlines() if self.calls_file.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    if shutil.which("sh") is None:
        pytest.skip("mb is a shell script")
    return Machine(tmp_path)


def install(browser: Path) -> str:
    """A script after which this browser is there."""
    folder = browser.parent
    return f'mkdir -p "{folder}" && echo "#!/bin/sh" >"{browser}" && chmod +x "{browser}"'


def test_a_browser_that_is_there_is_used_and_none_fetched(machine: Machine) -> None:
    machine.become(0)
    machine.program(machine.commands / "apt-get", "true")
    browser = machine.commands / "google-chrome"
    make_program(browser, "true")
    done = machine.test()
    assert (done.returncode, done.stderr) == (0, "")
    assert machine.calls == [f"pytest with {browser}"]


def test_a_browser_that_only_says_what_to_install_is_not_used(machine: Machine) -> None:
    make_program(machine.commands / "chromium-browser", "echo 'snap install chromium'; exit 1")
    browser = machine.commands / "google-chrome"
    make_program(browser, "true")
    assert machine.test().returncode == 0
    assert machine.calls == [f"pytest with {browser}"]


def test_the_browser_that_playwright_downloaded_is_found(machine: Machine) -> None:
    browser = machine.downloaded
    make_program(browser, "true")
    assert machine.test().returncode == 0
    assert machine.calls == [f"pytest with {browser}"]


def test_of_two_browsers_the_one_without_a_window_is_used(machine: Machine) -> None:
    make_program(machine.commands / "chromium", "true")
    browser = machine.commands / "chromium-headless-shell"
    make_program(browser, "true")
    assert machine.test().returncode == 0
    assert machine.calls == [f"pytest with {browser}"]


@pytest.mark.parametrize(
    "packages", [["chromium-headless-shell"], ["chromium-headless-shell", "chromium"]]
)
def test_root_gets_a_browser_with_apt(machine: Machine, packages: list[str]) -> None:
    """Systems that are kin to Debian may have no package of the first name."""
    machine.become(0)
    browser = machine.commands / packages[-1]
    has = f'[ "$5" = {browser.name} ] && {install(browser)}'
    machine.program(machine.commands / "apt-get", f"[ $1 = update ] || {{ {has}; }}")
    done = machine.test()
    fetched = [f"mb: fetching {one} fonts-noto-cjk with apt-get ..." for one in packages]
    assert (done.returncode, done.stderr.splitlines()) == (0, fetched)
    installs = [
        call
        for one in packages
        for call in (
            "apt-get update -qq",
            f"apt-get install -y -qq --no-install-recommends {one} fonts-noto-cjk",
        )
    ]
    assert machine.calls == [*installs, f"pytest with {browser}"]


@pytest.mark.parametrize("root", [False, True])
def test_others_get_a_browser_with_playwright(machine: Machine, root: bool) -> None:
    browser = machine.downloaded
    machine.program(machine.tools / "playwright", install(browser))
    if root:  # whose system has no such package
        machine.become(0)
        make_program(machine.commands / "apt-get", "exit 100")
    done = machine.test()
    assert done.returncode == 0
    assert done.stderr.splitlines()[-1] == "mb: fetching Chromium with Playwright ..."
    asked = "playwright install --with-deps chromium" if root else "playwright install chromium"
    assert machine.calls == [asked, f"pytest with {browser}"]


def test_no_browser_to_be_had_is_one_sentence(machine: Machine) -> None:
    done = machine.test()
    assert done.returncode == 1
    assert done.stdout == ""
    said = done.stderr.splitlines()[-1]
    for way in ("install one", "MBLADES_CHROMIUM", "./mb test --quick"):
        assert way in said
    assert machine.calls == ["playwright install chromium"]


def test_the_browser_that_is_asked_for_is_used(machine: Machine) -> None:
    make_program(machine.commands / "chromium", "true")
    mine = machine.folder / "my chromium"
    make_program(mine, "true")
    machine.variables["MBLADES_CHROMIUM"] = str(mine)
    assert machine.test().returncode == 0
    assert machine.calls == [f"pytest with {mine}"]


def test_a_browser_that_is_asked_for_and_not_there_is_named(machine: Machine) -> None:
    machine.variables["MBLADES_CHROMIUM"] = "/nowhere/chromium"
    done = machine.test()
    assert done.returncode == 1
    assert done.stderr == (
        "mb: MBLADES_CHROMIUM names /nowhere/chromium, which is not a program that can be run.\n"
    )
    assert machine.calls == []


def test_the_quick_tests_need_no_browser(machine: Machine) -> None:
    machine.become(0)
    machine.program(machine.commands / "apt-get", "true")
    done = machine.test("--quick")
    assert (done.returncode, done.stderr) == (0, "")
    assert machine.calls == ["pytest with "]


def test_root_gets_the_venv_module_with_apt_for_tests_only(machine: Machine) -> None:
    machine.become(0)
    shutil.rmtree(machine.checkout / ".venv")
    there = machine.folder / "venv-module"
    make_program(
        machine.commands / "python3",
        f'case "$2" in *print*) echo 3.11 ;; *ensurepip*) [ -f "{there}" ] ;; esac',
    )
    machine.program(machine.commands / "apt-get", f': >"{there}"')
    played = subprocess.run(
        ["sh", str(machine.checkout / "mb"), "play"],
        env=machine.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "python3-venv" in played.stderr
    assert machine.calls == []
    machine.test("--quick")
    assert "apt-get install -y -qq --no-install-recommends python3-venv" in machine.calls
