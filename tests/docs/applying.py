"""A page that changes the program, applied to a copy: its blocks are written, its commands run there."""

import json
import re
import shlex
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path
from shutil import copyfile, copytree, ignore_patterns

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(
    r"^```(?P<kind>python|ftl|yaml) (?P<path>\S+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
SAID = re.compile(r"^```text (?P<card>\S+) (?P<language>\S+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^    signum (.+)$", re.MULTILINE)

SEVERAL = """
import gc, io, json, sys
from contextlib import redirect_stderr, redirect_stdout
from signum.cli import main
# For some seconds; looking for garbage among all the words and cards takes a third of them.
gc.disable()
found = []
for words in json.loads(sys.argv[1]):
    output = io.StringIO()
    with redirect_stdout(output), redirect_stderr(output):
        code = main(words)
    found.append((code, output.getvalue()))
print(json.dumps(found))
"""


class Applied:
    """A copy of the program in a folder, with the blocks of a page in its files."""

    def __init__(self, page: Path, folder: Path) -> None:
        self.text = page.read_text(encoding="utf-8")
        self.folder = folder
        left_out = ignore_patterns("static", "__pycache__")
        copytree(ROOT / "signum", folder / "signum", ignore=left_out)
        copy_bytecode(folder)
        for block in BLOCK.finditer(self.text):
            file = folder / block["path"]
            assert file.exists() == block["path"].startswith("signum/"), block["path"]
            apart = "\n\n" if block["kind"] == "python" else ""
            with file.open("a", encoding="utf-8") as opened:
                opened.write(apart + block["text"])

    def commands(self) -> list[list[str]]:
        """The commands that stand on lines of their own."""
        return [shlex.split(line) for line in COMMAND.findall(self.text)]

    def said(self) -> list[tuple[str, str, str]]:
        """The texts of cards that the page tells: card, language, text."""
        return [(one["card"], one["language"], one["text"]) for one in SAID.finditer(self.text)]

    def outputs(self, commands: list[list[str]]) -> list[str]:
        """The output of commands of the copy, one after the other in one process; each must succeed."""
        found: list[tuple[int, str]] = json.loads(self.tell(SEVERAL, json.dumps(commands)))
        for words, (code, output) in zip(commands, found, strict=True):
            assert code == 0, f"{words}: {output}"
        return [output for _, output in found]

    def tell(self, program: str, *words: str) -> str:
        """The output of a few lines of Python in the copy."""
        done = subprocess.run(
            [sys.executable, "-c", program, *words],
            cwd=self.folder,
            env={"PYTHONPATH": str(self.folder), "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


def copy_bytecode(folder: Path) -> None:
    """Give a copy of the program the bytecode of the original, where it is kept.

    Bytecode names the time and size of its source, which a copy keeps: only the changed files are compiled.
    """
    for source in (folder / "signum").rglob("*.py"):
        kept = Path(cache_from_source(str(ROOT / source.relative_to(folder))))
        if kept.is_file():
            place = source.parent / "__pycache__" / kept.name
            place.parent.mkdir(exist_ok=True)
            copyfile(kept, place)
