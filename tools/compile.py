"""Compiles the hot rooms with mypyc where a C compiler is: the same source, several times as fast.

    tools/compile.py             beside the source, so that every run uses it
    tools/compile.py --into DIR  a compiled copy in DIR, to be put first on PYTHONPATH
    tools/compile.py --clean     away with it; the source runs as it is

Without mypyc or a C compiler nothing changes, and the exit code says 0: the source runs as it is.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

COMPILED = ("signum/field/plane",)
"""Packages whose modules are compiled."""

GROUP = "signum_compiled"
BUILT = ("*.so", "*.pyd")

# A fused multiply-add, as some processors offer, would give other numbers than the interpreter.
FLAGS = ["-O3", "-ffp-contract=off"]


def main() -> int:
    """Compile, or say why not, or clean up."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--into", type=Path, help="make a compiled copy here")
    parser.add_argument("--clean", action="store_true", help="remove what was compiled beside the source")
    wanted = parser.parse_args()
    if wanted.clean:
        return clean(ROOT)
    if lacking := what_is_lacking():
        print(f"not compiled, the source runs as it is: {lacking}")
        return 0
    return compile_in(copy_to(wanted.into) if wanted.into else ROOT)


def what_is_lacking() -> str:
    """The missing tools for compiling."""
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            return f"no {module}"
    compilers = [os.environ.get("CC", "").split(" ")[0], "cc", "gcc", "clang", "cl"]
    return "" if any(shutil.which(name) for name in compilers if name) else "no C compiler"


def copy_to(folder: Path) -> Path:
    """A copy of the source to compile elsewhere."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "signum", folder / "signum", ignore=shutil.ignore_patterns("__pycache__", *BUILT))
    return folder


def compile_in(root: Path) -> int:
    """Put the extensions beside the source under a root.

    They are built in a copy by a separate process, so that no project file is mistaken for theirs.
    """
    clean(root)
    with tempfile.TemporaryDirectory() as scratch:
        copy = copy_to(Path(scratch) / "copy")
        script = Path(__file__).resolve()
        built = subprocess.run(
            [sys.executable, "-c", f"import runpy; runpy.run_path({str(script)!r})['build']()"],
            cwd=copy,
            capture_output=True,
            text=True,
            check=False,
        )
        if built.returncode:
            print(f"not compiled, the source runs as it is:\n{built.stdout}{built.stderr}")
            return 1
        for pattern in BUILT:
            for path in [*copy.glob(pattern), *(copy / "signum").rglob(pattern)]:
                shutil.copy(path, root / path.relative_to(copy))
    print(f"compiled {', '.join(COMPILED)}")
    return 0


def build() -> None:
    """Called by `compile_in` with the copy as working directory."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]  # it ships no types and is not always there

    modules = [str(path) for package in COMPILED for path in sorted(Path(package).glob("*.py"))]
    modules = [module for module in modules if not module.endswith("__init__.py")]
    with tempfile.TemporaryDirectory() as scratch:
        extensions = mypycify(
            ["--explicit-package-bases", *modules], opt_level="3", group_name=GROUP, target_dir=scratch
        )
        for extension in extensions:
            if os.name != "nt":
                extension.extra_compile_args += FLAGS
        setup(
            name=GROUP,
            packages=[],
            ext_modules=extensions,
            script_args=["-q", "build_ext", "--inplace", "--build-temp", scratch],
        )


def clean(root: Path) -> int:
    """Remove the extensions under a root."""
    for pattern in BUILT:
        for path in [*root.glob(GROUP + pattern), *(root / "signum").rglob(pattern)]:
            path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
