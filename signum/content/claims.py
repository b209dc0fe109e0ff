"""The rules that tests and scenarios claim to prove. Files are read, nothing is run.

A Python test claims the rules that the first paragraph of its docstring names. A scenario claims the rules in
its list `claims`. A test or scenario that claims a rule must assert something.
"""

import ast
import re
import warnings
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct, field

from signum.content.asserting import Function, asserts, functions, is_inert
from signum.content.citations import citations
from signum.content.folders import folder_of, game_folders
from signum.content.rules import UnknownRule, rule
from signum.content.selection import printings
from signum.content.source import Node, SourceError, read
from signum.content.spelling import shown

ASSERTING_STEPS: Final = frozenset({"asked", "events", "expect", "no-events", "offered", "refused", "sees"})
"""The steps of a scenario's script that can fail it."""

_BLANK_LINE: Final = re.compile(r"\n[ \t]*\n")


class Claim(Struct, frozen=True):
    """A test or scenario claims to prove a rule; `by` is the scenario's file or the test's pytest id."""

    rule: str
    by: str
    file: str
    line: int
    editions: tuple[str, ...] = ()
    game: str = ""


class Claims(Struct):
    """The valid claims, and the mistakes in the others."""

    good: list[Claim] = field(default_factory=list)
    mistakes: list[SourceError] = field(default_factory=list)

    def judge(self, claim: Claim) -> None:
        """Keep a claim if its game, and every printing that it names, has the rule."""
        try:
            claimed = rule(claim.rule)
        except UnknownRule as unknown:
            self.mistakes.append(SourceError(claim.file, claim.line, str(unknown)))
            return
        if claim.game and folder_of(claimed.game).family != claim.game:
            cause = f"{claim.rule} is a rule of {claimed.game}, not of {claim.game}; remove the claim"
            self.mistakes.append(SourceError(claim.file, claim.line, cause))
            return
        foreign = [edition for edition in claim.editions if not claimed.belongs_to(edition)]
        if foreign:
            printings = ", ".join(claimed.printings) or "no named printing"
            cause = (
                f"{claim.rule} is a rule of {printings}, not of {', '.join(foreign)}; remove one or the other"
            )
            self.mistakes.append(SourceError(claim.file, claim.line, cause))
        else:
            self.good.append(claim)


def claims_in(tests: Path, about: str = "") -> Claims:
    """All claims of the tests in a folder, and of the scenarios in it and beside the tests of each game.

    About one rule, only files that may claim it are parsed; their claims of other rules are there too.
    """
    here = Path.cwd()
    tests = tests.relative_to(here) if tests.is_relative_to(here) else tests
    claims = Claims()
    folders = [tests / "scenarios", *[tests / game / "scenarios" for game in game_folders()]]
    # A range, such as C-MEL-03 to -07, names only its first rule in full.
    family = about.rpartition("-")[0].encode()
    of_scenarios = [one for folder in folders for one in _in_scenarios(folder, family)]
    for found in [*_in_tests(tests, family), *of_scenarios]:
        if isinstance(found, SourceError):
            claims.mistakes.append(found)
        else:
            claims.judge(found)
    return claims


def _in_tests(folder: Path, family: bytes) -> Iterator[Claim | SourceError]:
    for path in _naming(family, folder.rglob("test_*.py")):
        try:
            module = _module(path)
        except SourceError as error:
            yield error
        else:
            helpers = functions(module)
            for name, test in _tests(module.body):
                yield from _of_test(str(path), name, test, asserts(test, helpers))


def _in_scenarios(folder: Path, family: bytes) -> Iterator[Claim | SourceError]:
    for path in _naming(family, (path for path in folder.rglob("*") if path.suffix in (".yaml", ".yml"))):
        try:
            yield from _of_scenario(read(path))
        except SourceError as error:
            yield error


def _naming(family: bytes, paths: Iterable[Path]) -> list[Path]:
    """The files that name a rule of a family, in order; all if no family is given."""
    return [path for path in sorted(paths) if not family or _may_name(family, path)]


def _may_name(family: bytes, path: Path) -> bool:
    try:
        return family in path.read_bytes()
    except OSError:
        return True  # The reading of its claims tells what is wrong with it.


def _module(path: Path) -> ast.Module:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(path.read_bytes())
    except SyntaxError as error:
        raise SourceError(str(path), error.lineno or 0, f"this is not Python: {error.msg}") from None
    except (OSError, ValueError, RecursionError, MemoryError) as error:
        raise SourceError(str(path), 0, f"this cannot be read as Python: {error}") from None


def _tests(body: list[ast.stmt], within: str = "") -> Iterator[tuple[str, Function]]:
    """The functions that pytest runs, by their names there."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield within + node.name, node
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node.body, f"{within}{node.name}::")


def _of_test(file: str, name: str, test: Function, checks: bool) -> Iterator[Claim | SourceError]:
    doc = ast.get_docstring(test, clean=False)
    named = citations(_first_paragraph(doc)) if doc else []
    if named and is_inert(test):
        yield SourceError(
            file, test.lineno, f"{name} is skipped or fails, and proves nothing; remove its claims"
        )
    elif named and not checks:
        yield SourceError(
            file, test.lineno, f"{name} claims {named[0].rules[0]} and asserts nothing; let it assert"
        )
    else:
        for citation in named:
            line = test.body[0].lineno + (doc or "").count("\n", 0, citation.begin)
            yield from (Claim(id, f"{file}::{name}", file, line) for id in citation.rules)


def _first_paragraph(text: str) -> str:
    """The text up to the first blank line after a word."""
    words = len(text) - len(text.lstrip())
    blank = _BLANK_LINE.search(text, words)
    return text[: blank.start()] if blank else text


def _of_scenario(page: Node) -> Iterator[Claim | SourceError]:
    fields = dict(page.entries())
    if "claims" not in fields:
        return
    if not _can_fail(fields.get("script")):
        steps = ", ".join(sorted(ASSERTING_STEPS))
        yield fields["claims"].error(
            f"the script asserts nothing; give it a step of {steps}, or remove the claims"
        )
        return
    game = fields["game"].one_of(game_folders()) if "game" in fields else ""
    known = folder_of(game).printings if game else printings()
    editions = tuple(node.one_of(known) for node in _named_editions(fields))
    for item in fields["claims"].items():
        for id in _listed(item):
            yield Claim(id, page.file, page.file, item.line, editions, game)


def _can_fail(script: Node | None) -> bool:
    """Whether a step of a script can fail. An empty list can: it says that there is nothing."""
    steps = script.items() if script else []
    named = [entry for step in steps if step.is_mapping for entry in step.entries()]
    return any(name in ASSERTING_STEPS and (said.is_list or not said.is_empty) for name, said in named)


def _named_editions(fields: dict[str, Node]) -> list[Node]:
    named = [fields[key] for key in ("edition", "editions") if key in fields]
    return [one for node in named for one in (node.items() if node.is_list else [node])]


def _listed(item: Node) -> tuple[str, ...]:
    """The rules of one item: an id, or a range of ids."""
    text = item.text().strip()
    found = citations(text)
    if len(found) != 1 or (found[0].begin, found[0].end) != (0, len(text)):
        raise item.error(f"a rule such as C-MEL-03, or C-MEL-03 to -07, is needed, not {shown(text)}")
    return found[0].rules
