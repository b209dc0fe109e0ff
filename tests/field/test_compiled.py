"""The kernel gives the same answers to the bit, compiled or not.

Compiling takes half a minute, so `make soak` does it: COMPILE=1 pytest tests/field/test_compiled.py
"""

import hashlib
import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.builds import ROOT, output_of

COMPILED = ROOT / "build" / "field"


def compiled() -> Path | None:
    """A compiled copy, made anew when the source has changed; None where nothing can be compiled."""
    source = sorted((ROOT / "signum" / "field").rglob("*.py"))
    stamp = hashlib.sha256(b"".join(path.read_bytes() for path in source)).hexdigest() + sys.version
    mark = COMPILED / "stamp"
    if not mark.exists() or mark.read_text() != stamp:
        # Optimised or not, C computes the same.
        command = ROOT / "tools" / "compile.py", "--field", "--quick", "--into", COMPILED
        if "not compiled" in output_of(*command):
            return None
        mark.write_text(stamp)
    return COMPILED


@pytest.mark.skipif("COMPILE" not in os.environ, reason="compiling takes half a minute")
def test_compiled_and_source_give_the_same_answers_to_the_bit(tmp_path: Path) -> None:
    compiled_copy = compiled()
    if compiled_copy is None:
        pytest.skip("mypyc or a C compiler is missing")
    # Beside the source there may be a compiled kernel, so the source is copied too.
    shutil.copytree(ROOT / "signum", tmp_path / "signum", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    digest = ROOT / "tests" / "field" / "digest.py"
    kind, answers = output_of(digest, build=compiled_copy).split()
    assert kind == "compiled"
    assert output_of(digest, build=tmp_path).split() == ["source", answers]
