"""Breaks the rules one small change at a time and plays the scenario files that run the changed line.

    python -m tests.mutants                       every change of every chapter; hours
    python -m tests.mutants --game warseer        the same for another game
    python -m tests.mutants --sample 300          that number of them, spread over the files
    python -m tests.mutants ruins.py victory.py   the files whose paths end so
    python -m tests.mutants ruins.py --all-files  and every scenario that runs a changed line

A comparison is shifted or turned round, a condition negated, one side of `and` or `or` left out, a number
raised, a sum turned into a difference, a call that stands by itself left out. Each change is tried in a
process of its own; a scenario notices it if it goes another way, loses a card or ends in an unsound state.
A change that no scenario notices is printed as UNNOTICED; it may still be noticed by another test, or change
nothing.
"""

import argparse
import ast
import copy
import gc
import os
import signal
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import CodeType, FunctionType
from typing import Any, Final

from signum.rulebooks import GAMES
from signum.table.scenario import Scenario, read, scenario_files
from tests.classic.sound_scenarios import forward

ROOT: Final = Path(__file__).resolve().parents[1]
PLACES: Final = ("chapters", "abilities", "effects", "modes")
SECONDS: Final = 60
"""A change that makes the rules run in circles is noticed by the alarm."""
MOST_FILES: Final = 60
"""The scenario files that are played for one change, unless all are; those with the fewest lines first."""

SHIFTED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The changed forms of one node, each with its description."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in SHIFTED:
            shifted = copy.deepcopy(node)
            shifted.ops = [SHIFTED[type(op)]()]
            yield f"{ast.unparse(node)} -> {ast.unparse(shifted)}", shifted
        case ast.BoolOp(values=[first, *rest]):
            left = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, list(rest))
            yield f"{ast.unparse(node)}: without the first part", left
            right = first if len(rest) == 1 else ast.BoolOp(node.op, [first, *rest[:-1]])
            yield f"{ast.unparse(node)}: without the last part", right
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"{ast.unparse(node)}: without not", operand
        case ast.BinOp(op=ast.Add()) | ast.BinOp(op=ast.Sub()):
            turned = copy.deepcopy(node)
            turned.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            yield f"{ast.unparse(node)} -> {ast.unparse(turned)}", turned
        case ast.Constant(value=int() as value) if not isinstance(value, bool):
            yield f"{value} -> {value + 1}", ast.Constant(value + 1)
        case ast.If() | ast.IfExp() if not isinstance(node.test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            negated = copy.deepcopy(node)
            negated.test = ast.UnaryOp(ast.Not(), node.test)
            yield f"if {ast.unparse(node.test)}: negated", negated
        case ast.Expr(value=ast.YieldFrom() | ast.Call()):
            yield f"{ast.unparse(node)}: left out", ast.Pass()
        case _:
            return


def places(tree: ast.Module) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Every node inside a function, with where it hangs."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for parent in [one for statement in function.body for one in ast.walk(statement)] + [function]:
            for name, value in ast.iter_fields(parent):
                if parent is function and name != "body":
                    continue
                if isinstance(value, ast.AST):
                    yield parent, name, None, value
                elif isinstance(value, list):
                    yield from (
                        (parent, name, at, one) for at, one in enumerate(value) if isinstance(one, ast.AST)
                    )


def changed_trees(file: Path) -> Iterator[tuple[int, str, CodeType]]:
    """Each change of a file: its line, its description and the code of the changed module."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    done: set[tuple[int, int, str]] = set()
    for parent, name, at, node in places(tree):
        for what, other in changes(node):
            key = node.lineno, node.col_offset, what  # type: ignore[attr-defined]
            if key in done:
                continue
            done.add(key)
            _put(parent, name, at, ast.fix_missing_locations(ast.copy_location(other, node)))
            yield node.lineno, what, compile(tree, str(file), "exec")  # type: ignore[attr-defined]
            _put(parent, name, at, node)


def _put(parent: ast.AST, name: str, at: int | None, node: ast.AST) -> None:
    if at is None:
        setattr(parent, name, node)
    else:
        getattr(parent, name)[at] = node


def codes(code: CodeType) -> Iterator[CodeType]:
    """A code and all that it contains."""
    yield code
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from codes(one)


def put_in(code: CodeType) -> None:
    """Let every living function of the module run the changed code."""
    new = {(one.co_qualname, one.co_firstlineno): one for one in codes(code)}
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == code.co_filename:
            found = new.get((function.__code__.co_qualname, function.__code__.co_firstlineno))
            if found is not None:
                function.__code__ = found


def passing_through(
    scenarios: list[Scenario], files: list[Path], most: int | None = MOST_FILES
) -> dict[tuple[str, int], list[int]]:
    """The scenarios that run each line of the rules, by file and line."""
    watched = {str(file) for file in files}
    found: defaultdict[tuple[str, int], list[int]] = defaultdict(list)
    lines: set[tuple[str, int]] = set()

    def local(frame: Any, event: str, _: object) -> Any:
        if event == "line":
            lines.add((frame.f_code.co_filename, frame.f_lineno))
        return local

    def watch(frame: Any, event: str, argument: object) -> Any:
        return local(frame, "line", argument) if frame.f_code.co_filename in watched else None

    sizes: dict[int, int] = {}
    for at, scenario in enumerate(scenarios):
        lines.clear()
        sys.settrace(watch)
        try:
            for edition in scenario.editions:
                forward(scenario, edition, GAMES)
        finally:
            sys.settrace(None)
        sizes[at] = len(lines)
        for line in lines:
            found[line].append(at)
    return {line: sorted(those, key=sizes.__getitem__)[:most] for line, those in found.items()}


def noticed(code: CodeType, scenarios: list[Scenario]) -> bool:
    """Whether one of the scenarios fails with the changed code, in a process of its own."""
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] != 0
    signal.alarm(SECONDS)
    sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    try:
        put_in(code)
        for scenario in scenarios:
            for edition in scenario.editions:
                forward(scenario, edition, GAMES)
    except BaseException:
        os._exit(1)
    os._exit(0)


def main() -> None:
    """Print every change that goes unnoticed, and how many were tried."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("endings", nargs="*", help="the ends of the paths of the files to change")
    parser.add_argument("--game", default="classic")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--all-files", action="store_true", help="play every scenario that runs a changed line"
    )
    options = parser.parse_args()
    rules = ROOT / "signum" / options.game
    files = sorted(file for place in PLACES for file in (rules / place).rglob("*.py"))
    those = scenario_files([ROOT / "tests" / "scenarios" / options.game])
    scenarios = [read(file, GAMES) for file in those]
    through = passing_through(scenarios, files, None if options.all_files else MOST_FILES)
    wanted = [one for one in files if not options.endings or str(one).endswith(tuple(options.endings))]
    trials = [(file, *change) for file in wanted for change in changed_trees(file)]
    total = len(trials)
    if options.sample:
        trials = Random(options.seed).sample(trials, min(options.sample, total))
        trials.sort(key=lambda one: (one[0], one[1]))
    tried = missed = unplayed = 0
    for file, line, what, code in trials:
        where = through.get((str(file), line), [])
        tried += 1
        if not where:
            unplayed += 1
            print(f"UNPLAYED   {file.relative_to(rules)}:{line}  {what}", flush=True)
        elif not noticed(code, [scenarios[at] for at in where]):
            missed += 1
            print(f"UNNOTICED  {file.relative_to(rules)}:{line}  {what}", flush=True)
    print(f"{tried} of {total} changes tried: {missed} unnoticed, {unplayed} on lines that no scenario runs")


if __name__ == "__main__":
    main()
