"""Compiles the rules with mypyc where a C compiler is: the same source, several times as fast.

    tools/compile.py             beside the source, so that every run uses it
    tools/compile.py --into DIR  a compiled copy in DIR, to be put first on PYTHONPATH
    tools/compile.py --twice     with a first build that counts which code games use; GNU's compiler only
    tools/compile.py --field     only the field, which takes seconds instead of minutes
    tools/compile.py --rewritten --into DIR
                                 a copy as it is before it is compiled, with native classes
    tools/compile.py --clean     away with it; the source runs as it is

Without mypyc or a C compiler nothing changes, and the exit code says 0: the source runs as it is.
"""

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.native_classes import Rewriting, Source, module_name  # noqa: E402 - the checkout comes first
from tools.native_code import quicken  # noqa: E402

FIELD = ("signum/field/plane/*.py", "signum/field/hexes/*.py")
RULES = (
    *FIELD,
    "signum/engine/*.py",
    "signum/classic/cards/card.py",
    "signum/classic/cards/vocabulary.py",
    "signum/classic/core/*.py",
    "signum/classic/chapters/**/*.py",
    "signum/classic/abilities/**/*.py",
    "signum/classic/effects/*.py",
    "signum/classic/editions/*.py",
    "signum/classic/odds/*.py",
    "signum/classic/knowledge/*.py",
    "signum/classic/findings/reach.py",
    "signum/classic/findings/field_shapes.py",
    "signum/classic/bots/greedy/*.py",
    "signum/classic/composed_game.py",
    "signum/classic/rules.py",
    "signum/warseer/cards/card.py",
    "signum/warseer/cards/texts.py",
    "signum/warseer/core/*.py",
    "signum/warseer/abilities/*.py",
    "signum/warseer/chapters/**/*.py",
    "signum/warseer/effects/**/*.py",
    "signum/warseer/composed_game.py",
)

INTERPRETED = (
    "signum/engine/event_kinds.py",
    "signum/engine/records.py",
    "signum/engine/units.py",
    "signum/classic/core/invariants.py",
    "signum/classic/core/view.py",
    "signum/classic/knowledge/known_game.py",
    "signum/classic/knowledge/known_position.py",
    "signum/classic/bots/greedy/player.py",
    "signum/classic/bots/greedy/thinking.py",
    "signum/classic/bots/greedy/weights.py",
)
"""Modules among them that are not compiled.

They ask about types, check, tell what seats see, or work values out when they are asked for.
"""

GROUP = "signum_compiled"
BUILT = ("*.so", "*.pyd")

# A fused multiply-add, as some processors offer, would give other numbers than the interpreter.
FLAGS = ["-ffp-contract=off"]
# Nothing outside refers to the functions inside, so they call each other directly.
LINUX_FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
# Most of the time is spent waiting for code: less code is faster than more optimised code.
OPTIMISATION = "2"
QUICK = "0"
COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
"""The flags for a build that counts how often each part of the code runs."""
COUNTED = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-coverage-mismatch"]
"""Those for a build that keeps the parts that run often together, and the others small."""
EXERCISES = (
    *[("classic", "random,random", edition, "60") for edition in ("ru1", "de1", "fr1", "en2")],
    ("classic", "greedy,random", "en2", "4"),
    ("warseer", "random,random", "", "20"),
    ("warseer", "greedy,random", "", "2"),
)
"""The games that the counting build plays: the game, its players, the printing, and how many."""
MOST_IN_ONE_FILE = 30


def main() -> int:
    """Compile, or say why not, or clean up."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--into", type=Path, help="make a compiled copy here")
    parser.add_argument("--field", action="store_true", help="compile only the plane and the hexes")
    parser.add_argument("--quick", action="store_true", help="optimise little, to try the result only")
    parser.add_argument("--twice", action="store_true", help="count first which code games use")
    parser.add_argument("--rewritten", action="store_true", help="stop before compiling the copy")
    parser.add_argument("--clean", action="store_true", help="remove what was compiled beside the source")
    wanted = parser.parse_args()
    if wanted.clean:
        return clean(ROOT)
    patterns = FIELD if wanted.field else RULES
    if wanted.rewritten:
        if wanted.into is None:
            parser.error("--rewritten needs --into: the source itself stays as it is")
        copy = copy_to(wanted.into)
        Rewriting(copy, matching(copy, patterns)).write()
        return 0
    if lacking := what_is_lacking():
        print(f"not compiled, the source runs as it is: {lacking}")
        return 0
    level = QUICK if wanted.quick else OPTIMISATION
    counts = wanted.twice and has_gcc()
    return compile_in(copy_to(wanted.into) if wanted.into else ROOT, patterns, level, counts)


def what_is_lacking() -> str:
    """The missing tools for compiling."""
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            return f"no {module}"
    compilers = [os.environ.get("CC", "").split(" ")[0], "cc", "gcc", "clang", "cl"]
    return "" if any(shutil.which(name) for name in compilers if name) else "no C compiler"


def has_gcc() -> bool:
    """Whether the C compiler is that of GNU, whose counts of a first build this script can use."""
    command = os.environ.get("CC", "cc").split(" ")
    said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    return sys.platform == "linux" and "Free Software Foundation" in said.stdout


def copy_to(folder: Path) -> Path:
    """A copy of the source to compile elsewhere."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "signum", folder / "signum", ignore=shutil.ignore_patterns("__pycache__", *BUILT))
    return folder


def matching(root: Path, patterns: tuple[str, ...]) -> list[Path]:
    """The modules under a root that are compiled."""
    found = [path for pattern in patterns for path in sorted(root.glob(pattern))]
    interpreted = {root / one for one in INTERPRETED}
    return [path for path in found if path.name != "__init__.py" and path not in interpreted]


def misplaced(root: Path, paths: list[Path]) -> list[str]:
    """Classes outside the compiled modules whose base is inside: an interpreted class cannot have one."""
    inside = {module_name(root, path) for path in paths}
    found: list[str] = []
    for path in sorted(root.glob("signum/**/*.py")):
        if module_name(root, path) not in inside:
            source = Source(root, path)
            for one in source.classes.values():
                bases = [ast.unparse(base).partition("[")[0] for base in one.bases]
                found += [
                    f"{source.name}.{one.name}"
                    for base in bases
                    if source.imported.get(base, ("",))[0] in inside
                ]
    return found


def compile_in(root: Path, patterns: tuple[str, ...], level: str = OPTIMISATION, counts: bool = False) -> int:
    """Put the extensions beside the source under a root.

    They are built in a copy by a separate process, so that no project file is mistaken for theirs.
    """
    clean(root)
    with tempfile.TemporaryDirectory() as scratch:
        copy = copy_to(Path(scratch) / "copy")
        paths = matching(copy, patterns)
        if outside := misplaced(copy, paths):
            print(f"not compiled, the source runs as it is: compile these too: {', '.join(outside)}")
            return 1
        Rewriting(copy, paths).write()
        modules = [str(path.relative_to(copy)) for path in paths]
        script = Path(__file__).resolve()
        built = subprocess.run(
            [
                sys.executable,
                "-c",
                f"import runpy; runpy.run_path({str(script)!r})['build']({modules!r}, {level!r}, {counts!r})",
            ],
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
    print(f"compiled {len(modules)} modules")
    return 0


def build(modules: list[str], level: str, counts: bool) -> None:
    """Called by `compile_in` with the copy as working directory."""
    from mypyc.build import mypycify

    with tempfile.TemporaryDirectory() as scratch:
        extensions = mypycify(
            ["--explicit-package-bases", *modules],
            opt_level=level,
            # One file of C for all of them would take more memory than some machines have.
            multi_file=len(modules) > MOST_IN_ONE_FILE,
            group_name=GROUP,
            target_dir=scratch,
            # No comparison of ours returns NotImplemented.
            strict_dunder_typing=True,
        )
        for path in Path(scratch).glob("*.c"):
            quicken(path)
        # One extension holds all code; beside each module stands a small one that refers to it.
        whole = [one for one in extensions if one.name == f"{GROUP}__mypyc"]
        put_beside(extensions, scratch, COUNTING if counts else [])
        if counts:
            for exercise in EXERCISES:
                play(*exercise)
            put_beside(whole, scratch, COUNTED)


def put_beside(extensions: Sequence[Any], scratch: str, flags: Sequence[str]) -> None:
    """Compile the C code with these flags and put the extensions beside the source."""
    from setuptools import setup  # type: ignore[import-untyped]  # it ships no types and is not always there
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    class OnAllCores(build_ext):  # type: ignore[misc]  # for want of types
        """Compiles several files of an extension at a time."""

        def build_extension(self, extension: Any) -> None:
            def compiled(source: str) -> list[str]:
                found: list[str] = self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=extension.include_dirs,
                    extra_postargs=extension.extra_compile_args,
                )
                return found

            sources = extension.sources
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                extension.extra_objects = [one for made in cores.map(compiled, sources) for one in made]
            extension.sources = []
            super().build_extension(extension)
            extension.sources = sources

    usual = [] if os.name == "nt" else [*FLAGS, *(LINUX_FLAGS if sys.platform == "linux" else ())]
    for extension in extensions:
        given = [one for one in extension.extra_compile_args if one not in {*COUNTING, *usual}]
        extension.extra_compile_args = [*given, *usual, *flags]
        extension.extra_link_args = [one for one in flags if one in COUNTING]
    setup(
        name=GROUP,
        packages=[],
        ext_modules=list(extensions),
        cmdclass={"build_ext": OnAllCores},
        script_args=["-q", "build_ext", "--force", "--inplace", "--build-temp", scratch],
    )


def play(game: str, players: str, edition: str, games: str) -> None:
    """Let the counting build play; its counts are written beside the files of C as the process ends."""
    command = f"-m signum simulate --game {game} --seats {players} --games {games} --jobs 1".split()
    printing = ["--edition", edition] if edition else []
    subprocess.run([sys.executable, *command, *printing], stdout=subprocess.DEVNULL, check=True)


def clean(root: Path) -> int:
    """Remove the extensions under a root."""
    for pattern in BUILT:
        for path in [*root.glob(GROUP + pattern), *(root / "signum").rglob(pattern)]:
            path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
