"""With native classes in the place of structs, compiled or not, games and records are the same to the bit.

Compiling takes minutes, so `make soak` does it: COMPILE=1 pytest tests/games/test_same_games.py
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile import RULES, matching, misplaced

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "tests" / "games" / "same_games.py"


def run(*command: str | Path, path: Path = ROOT) -> list[str]:
    done = subprocess.run(
        [sys.executable, *map(str, command)],
        env={**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": "0"},
        cwd=path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.split()


def test_the_source_and_its_native_classes_play_the_same_games(tmp_path: Path) -> None:
    run(ROOT / "tools" / "compile.py", "--rewritten", "--into", tmp_path)
    build, games = run(SCRIPT, "1", path=tmp_path)
    assert build == "rewritten"
    assert run(SCRIPT, "1")[-1] == games


def test_no_class_stays_interpreted_whose_base_is_compiled() -> None:
    assert misplaced(ROOT, matching(ROOT, RULES)) == []
    assert misplaced(ROOT, matching(ROOT, ("signum/engine/events.py",)))


@pytest.mark.skipif("COMPILE" not in os.environ, reason="compiling takes minutes")
def test_the_source_and_the_compiled_rules_play_the_same_games(tmp_path: Path) -> None:
    said = run(ROOT / "tools" / "compile.py", "--into", tmp_path)
    if said[:2] == ["not", "compiled,"]:
        pytest.skip("mypyc or a C compiler is missing")
    build, games = run(SCRIPT, "20", path=tmp_path)
    assert build == "compiled"
    assert run(SCRIPT, "20")[-1] == games
