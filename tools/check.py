"""The whole gate: `make check` runs every part and stops where one is red.

The checks of Python and those of the pages run side by side; the tests follow if all are green.
The names of parts may be given to run only those: tools/check.py lint types.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

# Each command that proves something about the data files; a new one is a new line here.
CONTENT = [
    ["signum", "rules", "check"],
    ["signum", "words", "check"],
    ["signum", "cards", "check"],
]

Gate = tuple[str, list[str]]
PYTHON: list[Gate] = [
    ("format", ["ruff", "format", "--check", "."]),
    ("lint", ["ruff", "check", "."]),
    ("types", ["mypy"]),
    ("rooms", ["lint-imports", "--no-logo"]),
    *(("content", command) for command in CONTENT),
    # Compiles the tests once; otherwise each worker would compile all of them.
    ("collect", ["pytest", "--collect-only", "-qq"]),
    # Names what became slower; a busy machine may be the reason, so it is never red for that.
    ("speed", ["python", "tools/speed.py"]),
]
# The first may have to install the packages of the others, which then run side by side too.
FIRST_OF_PAGES: list[Gate] = [("pages", ["python", "tools/web.py", "--format"])]
LINT_OF_PAGES: list[Gate] = [("pages", ["python", "tools/web.py", "--lint"])]
REST_OF_PAGES: list[Gate] = [
    ("pages", ["python", "tools/web.py", "--check"]),
    ("pages", ["python", "tools/web.py", "--test"]),
]
# A hanging test ends with its name and stack; no other test comes near this time, even on a busy machine.
TESTS: Gate = ("tests", ["pytest", "-n", "auto", "--dist", "worksteal", "--timeout", "1200"])


def main(names: list[str]) -> int:
    """Run the gates; return the exit code of a red one."""
    known = [name for name, _ in (*PYTHON, *FIRST_OF_PAGES, TESTS)]
    if unknown := [name for name in names if name not in known]:
        print(f"no such gate: {', '.join(unknown)}; there are: {', '.join(dict.fromkeys(known))}")
        return 2
    wanted = {*(names or known)}
    with ThreadPoolExecutor() as pool:
        browser = pool.submit(find_browser) if "tests" in wanted else None
        python = pool.submit(lane, PYTHON, wanted)
        codes = [lane(FIRST_OF_PAGES, wanted)]
        if not any(codes):
            codes += pool.map(lane, (LINT_OF_PAGES, REST_OF_PAGES), (wanted, wanted))
        codes.append(python.result())
        if browser is not None:
            browser.result()
    if any(codes) or "tests" not in wanted:
        # A command that a signal ended has a negative code.
        return next((code for code in codes if code), 0)
    return tests(TESTS[1])


def lane(gates: list[Gate], wanted: set[str]) -> int:
    """Run some gates in their order; return the exit code of the first red one."""
    for name, command in gates:
        if name in wanted and (code := gate(name, command)):
            return code
    return 0


def gate(name: str, command: list[str]) -> int:
    """One line if it is green, its whole output if it is red."""
    begin = time.monotonic()
    process = start(command)
    said, _ = process.communicate()
    result(name, command, process.returncode, time.monotonic() - begin, said, always=name == "speed")
    return process.returncode


def tests(command: list[str]) -> int:
    """Shown while they run; pytest's own summary is the last line of all."""
    begin = time.monotonic()
    process = start([*command, "--color=yes"] if sys.stdout.isatty() else command)
    assert process.stdout is not None
    summary = ""
    for line in process.stdout:
        print(summary, end="", flush=True)
        summary = line
    result("tests", command, process.wait(), time.monotonic() - begin, summary, always=True)
    return process.returncode


def find_browser() -> None:
    """One browser for all the workers: it may have to be installed first, and only once."""
    process = start(["python", "-m", "tests.browser.chromium"])
    found = process.communicate()[0].strip().splitlines()
    if process.returncode == 0:
        os.environ["CHROMIUM"] = found[-1]


def start(command: list[str]) -> subprocess.Popen[str]:
    """A command of .venv, run in the checkout; mypy and others find .venv first on the path.

    Bytecode is kept in .venv even where the environment forbids it beside the source: without it every
    process compiles all modules again, and every worker rewrites the assertions of all tests.
    """
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    bytecode = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(BIN.parent / "pycache")}
    return subprocess.Popen(
        [str(BIN / command[0]), *command[1:]],
        cwd=ROOT,
        env={**os.environ, **bytecode, "PATH": path, "PYTHONUTF8": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def result(
    name: str, command: list[str], code: int, seconds: float, said: str, *, always: bool = False
) -> None:
    """The gate, its result, its duration, the command to repeat it, and the output of a red one.

    One write, so that gates that run in parallel are reported one after the other.
    """
    line = f"{'red' if code else 'ok':<4} {name:<8} {seconds:6.1f} s   {' '.join(command)}\n"
    sys.stdout.write(line + (said if code or always else ""))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
