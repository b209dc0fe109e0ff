"""Scripts run with one build of the package: the source, a rewritten copy, a compiled copy."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def output_of(*command: str | Path, build: Path = ROOT) -> str:
    """The text that a Python script prints with the package of this folder; a script that fails says why."""
    done = subprocess.run(
        [sys.executable, *map(str, command)],
        env={**os.environ, "PYTHONPATH": str(build), "PYTHONHASHSEED": "0"},
        cwd=build,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
