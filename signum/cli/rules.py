"""`signum rules`: the rule catalogue, and the part of it that tests prove."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from importlib import import_module
from itertools import groupby
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill
from typing import TYPE_CHECKING

import signum
from signum.cli import DONE, FOUND, Verbs, tell
from signum.content.mistakes import Mistake
from signum.rulebooks import RULES_PARTS

if TYPE_CHECKING:
    from signum.content.claims import Claim
    from signum.content.coverage import Coverage
    from signum.content.rules import Rule


def add(verbs: Verbs) -> None:
    """Describe the verb and its parts."""
    rules = verbs.add_parser("rules", help="the rule catalogue: list, show, check, coverage")
    rules.set_defaults(run=lambda options: tell(rules))
    parts = rules.add_subparsers(title="parts", metavar="PART")

    listing = parts.add_parser("list", help="the rules with their titles")
    _add_filters(listing)
    listing.set_defaults(run=list_rules)

    show = parts.add_parser("show", help="one rule, with its rulings and who proves it")
    show.add_argument("id", metavar="RULE", help="its id, such as C-MEL-03")
    show.add_argument("--edition", help="only what this printing says, such as en2")
    show.add_argument(
        "--lang", default="en", help="en, fr, de or ru; English where the game is not told in it"
    )
    _add_tests(show)
    show.set_defaults(run=show_rule)

    check = parts.add_parser("check", help="whether the catalogue and every claim of a test are valid")
    _add_tests(check)
    check.set_defaults(run=check_rules)

    cover = parts.add_parser("coverage", help="every rule with the tests and scenarios that claim it")
    _add_filters(cover)
    _add_tests(cover)
    cover.add_argument("--json", action="store_true", help='{"rules": n, "covered": n, "missing": [ids]}')
    cover.set_defaults(run=show_coverage)

    for module in RULES_PARTS:
        import_module(module).add(parts)


def list_rules(options: Namespace) -> int:
    """Print the selected rules, chapter by chapter."""
    rules = _selected(options)
    for heading, chapter in groupby(rules, _heading):
        print(heading)
        for rule in chapter:
            print(_title(rule))
        print()
    print(f"{len(rules)} rules" if rules else "No rule matches.")
    return DONE


def show_rule(options: Namespace) -> int:
    """Print one rule, for all printings or for one."""
    from signum.content.rule_words import told
    from signum.content.rules import rule
    from signum.content.selection import select

    shown = rule(options.id.upper())
    if options.edition is not None and shown not in select(edition=options.edition):
        printings = ", ".join(shown.printings) or "a game without named printings"
        raise Mistake(f"{shown.id} is a rule of {printings}, not of {options.edition}; leave --edition out")
    words = told(shown, options.lang)
    print(f"{shown.id}  {words.title}")
    print(", ".join([_heading(shown), *filter(None, [shown.kind, *shown.editions])]))
    _print_paragraph("", words.text)
    _print_values(shown, [options.edition] if options.edition else list(shown.printings))
    _print_paragraph("Ruling", words.ruling)
    _print_paragraph("Corrected", shown.corrected)
    if tests := _tests(options):
        from signum.content.claims import claims_in

        claims = [claim for claim in claims_in(tests, shown.id).good if claim.rule == shown.id]
        print("\nClaimed by" if claims else "\nNo test claims it.")
        _print_claims(claims, indent=2)
    return DONE


def check_rules(options: Namespace) -> int:
    """Print the mistakes in the catalogue and in the claims, each with its position."""
    from signum.content.claims import claims_in
    from signum.content.references import broken_references
    from signum.content.rule_words import faults
    from signum.content.rules import catalogue
    from signum.content.source import SourceError

    try:
        rules = catalogue()
    except SourceError as error:
        print(error)
        return FOUND
    tests = _tests(options)
    claims = claims_in(tests) if tests else None
    found = [*broken_references(rules), *faults(), *(claims.mistakes if claims else [])]
    for mistake in found:
        print(mistake)
    if found:
        print(f"{len(found)} to put right")
        return FOUND
    seen = f"{len(claims.good)} claims on them hold" if claims else "no tests are here to claim them"
    print(f"{len(rules)} rules are valid; {seen}")
    return DONE


def show_coverage(options: Namespace) -> int:
    """Print every rule with its claims, then those without, then the share."""
    from signum.content.claims import claims_in
    from signum.content.coverage import coverage

    tests = _tests(options)
    if not tests:
        raise Mistake("this is no checkout, so no tests are here; name their folder with --tests DIR")
    claims = claims_in(tests)
    cover = coverage(_selected(options), claims.good, options.edition)
    if options.json:
        missing = [rule.id for rule in cover.missing]
        print(json.dumps({"rules": len(cover.claims), "covered": len(cover.covered), "missing": missing}))
    else:
        _print_coverage(cover)
    if claims.mistakes:
        print(f"signum: {len(claims.mistakes)} wrong claims; see `signum rules check`", file=sys.stderr)
    return DONE


def _add_filters(parser: ArgumentParser) -> None:
    parser.add_argument("--game", help="the rules of one game, such as classic or quest")
    parser.add_argument(
        "--chapter",
        action="append",
        default=[],
        metavar="NAME[,NAME]",
        help="such as melee or C-MEL; may be given several times",
    )
    parser.add_argument("--edition", help="the rules of one printing, such as en2")


def _add_tests(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--tests", type=Path, metavar="DIR", help="where the tests are, if not in this checkout"
    )


def _selected(options: Namespace) -> "list[Rule]":
    from signum.content.selection import select

    chapters = [name.strip() for given in options.chapter for name in given.split(",")]
    return select(options.game, chapters, options.edition)


def _tests(options: Namespace) -> Path | None:
    """The folder of the tests: the given one, or that of the checkout if there is one."""
    if options.tests:
        if not options.tests.is_dir():
            raise Mistake(f"{options.tests} is no folder; name that of the tests with --tests DIR")
        return Path(options.tests)
    checkout = Path(signum.__file__).resolve().parent.parent
    is_checkout = (checkout / "pyproject.toml").is_file() and (checkout / "tests").is_dir()
    return checkout / "tests" if is_checkout else None


def _print_coverage(cover: "Coverage") -> None:
    for heading, chapter in groupby(cover.covered, _heading):
        print(heading)
        for rule in chapter:
            print(_title(rule))
            _print_claims(cover.claims[rule], indent=13)
        print()
    if cover.missing:
        print("Nobody claims")
        for rule in cover.missing:
            print(_title(rule))
        print()
    print(f"{len(cover.covered)} of {len(cover.claims)} rules are claimed: {cover.percent:g} %")


def _print_claims(claims: "Iterable[Claim]", indent: int) -> None:
    for claim in claims:
        printings = f" ({', '.join(claim.editions)})" if claim.editions else ""
        print(f"{' ' * indent}{claim.by}{printings}")


def _print_values(rule: "Rule", printings: list[str]) -> None:
    """The figures by printing, equal ones on one line."""
    alike: dict[str, list[str]] = {}
    for edition in printings if rule.values else []:
        figure = rule.values[edition]
        alike.setdefault(figure if isinstance(figure, str) else ", ".join(figure), []).append(edition)
    if alike:
        print(f"\nBy printing, {rule.unit}" if rule.unit else "\nBy printing")
    for figure, editions in alike.items():
        print(_wrapped(f"{', '.join(editions)}: {figure}"))


def _print_paragraph(heading: str, text: str) -> None:
    if text:
        print(f"\n{heading}" if heading else "")
        print(_wrapped(text))


def _wrapped(text: str) -> str:
    width = max(30, min(get_terminal_size().columns, 100))
    return fill(text, width, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def _heading(rule: "Rule") -> str:
    return f"{rule.game}, {rule.chapter}"


def _title(rule: "Rule") -> str:
    printings = f"  ({', '.join(rule.editions)})" if rule.editions else ""
    return f"  {rule.id:<10} {rule.title}{printings}"
