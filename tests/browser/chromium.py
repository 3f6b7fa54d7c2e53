"""Which browser the tests use, and how it is started: this is the one place that decides it.

Run as a script it prints the browser's path; `./mb test` asks it before and after fetching one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

CHOSEN = "MBLADES_CHROMIUM"
# Without a window a visit takes half the work of one: there is no address bar that is never looked at.
WINDOWLESS = ("chromium-headless-shell", "chrome-headless-shell")
NAMES = (*WINDOWLESS, "chromium", "chromium-browser", "google-chrome")

# What a browser with a window does for every visit, and nobody here has a use for: suggestions under
# its address bar are a page of its own. Of two such lists a browser obeys the last, so what Playwright
# switches off is in this one, too.
FEATURES_OFF = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI",
    "AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)  # fmt: skip
# Letters are as wide as on a screen of many pixels: a browser without a window would round them.
FLAGS = [
    "--disable-gpu", "--font-render-hinting=none", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
    f"--disable-features={','.join(FEATURES_OFF)}",
]  # fmt: skip


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
