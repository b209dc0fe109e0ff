"""The whole gate: `make check` runs every part and stops where one is red.

What takes a second comes first. Then the tests and the slower checks run side by side, so that no processor
waits for the end of another part; a red check stops the tests.
The names of parts may be given to run only those: tools/check.py lint types.
"""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
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
FIRST: list[Gate] = [
    ("format", ["ruff", "format", "--check", "."]),
    ("lint", ["ruff", "check", "."]),
]
# Compiles the tests once; otherwise each worker would compile all of them.
COLLECT: list[Gate] = [("collect", ["pytest", "--collect-only", "-qq"])]
PYTHON: list[Gate] = [
    ("types", ["mypy"]),
    ("rooms", ["lint-imports", "--no-logo"]),
    *(("content", command) for command in CONTENT),
    # Names what became slower; a busy machine may be the reason, so it is never red for that.
    ("speed", ["python", "tools/speed.py"]),
]
PAGES: list[Gate] = [
    ("pages", ["python", "tools/web.py", f"--{part}"]) for part in ("format", "check", "test", "lint")
]
# A hanging test ends with its name and stack; no other test comes near this time, even on a busy machine.
TESTS: Gate = ("tests", ["pytest", "-n", "auto", "--dist", "worksteal", "--timeout", "1200"])


PATIENCE = 60
"""Seconds in which tests that are stopped have to end their servers and browsers."""


def main(names: list[str]) -> int:
    """Run the gates; return the exit code of a red one."""
    known = [name for name, _ in (*FIRST, *COLLECT, *PYTHON, *PAGES, TESTS)]
    if unknown := [name for name in names if name not in known]:
        print(f"no such gate: {', '.join(unknown)}; there are: {', '.join(dict.fromkeys(known))}")
        return 2
    wanted = {*(names or known)}
    tests = Tests(TESTS[1])
    with ThreadPoolExecutor() as pool:
        browser = pool.submit(find_browser) if "tests" in wanted else None
        checks = [pool.submit(lane, PAGES, wanted)]
        code = lane(FIRST, wanted)
        if not code:
            checks.append(pool.submit(lane, PYTHON, wanted))
            code = lane(COLLECT, wanted)
        if browser is not None:
            browser.result()
            if not code:
                tests.start()
                pool.submit(tests.show)
        for check in as_completed(checks):
            # A command that a signal ended has a negative code.
            if check.result():
                code = code or check.result()
                tests.stop()
    # The pool has waited for the tests: their summary is the last line of all.
    return code or tests.result()


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


class Tests:
    """The tests, shown while they run; pytest's own summary is kept for the end."""

    def __init__(self, command: list[str]) -> None:
        self.command = [*command, "--color=yes"] if sys.stdout.isatty() else command
        self.begin = self.end = 0.0
        self.process: subprocess.Popen[str] | None = None
        self.summary = ""

    def start(self) -> None:
        """Begin."""
        self.begin = time.monotonic()
        self.process = start(self.command)

    def show(self) -> None:
        """All lines but the last one, until the tests have ended."""
        assert self.process is not None
        assert self.process.stdout is not None
        for line in self.process.stdout:
            sys.stdout.write(self.summary)
            sys.stdout.flush()
            self.summary = line
        self.process.wait()
        self.end = time.monotonic()

    def stop(self) -> None:
        """End them as a key would, so that they end their servers and browsers; at last by force."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def result(self) -> int:
        """Their last line and their exit code; nothing if they were not wanted."""
        if self.process is None:
            return 0
        code = self.process.returncode
        result("tests", self.command, code, self.end - self.begin, self.summary, always=True)
        return code


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
