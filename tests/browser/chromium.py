"""Which browser the tests use: this is the one place that decides it.

Run as a script it prints the browser's path; `./mb test` asks it before and after fetching one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

CHOSEN = "MBLADES_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome")


def find() -> str | None:
    """The browser that is asked for, else one of the machine, else the one Playwright downloaded."""
    if chosen := os.environ.get(CHOSEN):
        return chosen
    for name in NAMES:
        found = shutil.which(name)
        if found and starts(found):
            return found
    downloaded = playwrights_own()
    return downloaded if starts(downloaded) else None


def playwrights_own() -> str:
    """Where Playwright's own browser is, or would be."""
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def starts(browser: str) -> bool:
    """Whether it runs: Ubuntu's chromium-browser may only advise installing a snap."""
    try:
        done = subprocess.run([browser, "--version"], capture_output=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


if __name__ == "__main__":
    browser = find()
    if browser is None:
        sys.exit(1)
    print(browser)
