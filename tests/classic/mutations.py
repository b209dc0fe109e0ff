"""Changes each figure in a copy of the catalogue and plays what claims its rule: something must fail.

    python -m tests.classic.mutations                    all figures, a few minutes
    python -m tests.classic.mutations C-WIN-02 A-SNIPER  those of some rules; C-WIN-02@en2: in one printing

Each change is tried in a process of its own. A chapter reads its figures when it is imported, so figures that
all printings share are changed before the rules are imported; for the others only the edition is made anew.
"""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from signum.content import rules
from signum.content.claims import Claim, claims_in
from signum.content.figures import VALUES
from signum.content.folders import folder_of
from signum.content.rules import ALL, Rule, RuleFigure

ROOT: Final = Path(__file__).resolve().parents[2]
TESTS: Final = ROOT / "tests"
FOLDER: Final = folder_of("classic")

OTHERS: Final = {
    "S": "M",
    "M": "L",
    "L": "M",
    "XL": "L",
    "X": "1",
    "half": "none",
    "shield": "axe or shield",
    "axe or shield": "shield",
    "bullseye": "shield",
}
"""Another figure in the place of a word."""


UNREAD: Final = {
    ("C-CARD-06", VALUES): "its ruling reads the part alike in every printing",
    ("C-ZONE-01", "side"): "the plane below the rules has its own constant, which a test compares",
}
"""Rows that no rule reads, each with its reason."""


LESS: Final = frozenset({("C-SETUP-05", "cards")})
"""Numbers that are made smaller, because more changes nothing: the opening hand has no more cards."""
NO_MERCENARY_SUPPORT: Final = "C-DECK-02 lets no mercenary support into the deck, so none of it is counted"
ALIKE: Final = {
    ("C-DECK-05", "ru1", "half"): NO_MERCENARY_SUPPORT,
    ("C-DECK-05", "de1", "half"): NO_MERCENARY_SUPPORT,
    ("C-DECK-05", "fr1", "half"): NO_MERCENARY_SUPPORT,
    ("C-TER-02", "en2", "not touching"): "not touching means 3 mm there (C-MOV-06)",
}
"""Words of other printings that change nothing in this one."""
PRINTING: Final = ROOT / "signum" / "classic" / "editions" / "printing.py"
PRESENT: Final = frozenset(re.findall(r'\bhas\("([A-Z0-9-]+)"', PRINTING.read_text(encoding="utf-8")))
"""The rules that an edition only checks for presence."""
EDITIONS: Final = "editions"


class Change(Struct, frozen=True):
    """One figure of a printing, or of all of them, that becomes another."""

    rule: str
    name: str
    edition: str
    old: RuleFigure
    new: RuleFigure

    def __str__(self) -> str:
        where = f" in {self.edition}" if self.edition else ""
        return f"{self.rule} {self.name}{where}: {_shown(self.old)} -> {_shown(self.new)}"


def changes(rule: Rule) -> Iterator[Change]:
    """A change for each figure of a rule; for words, into the words of every other printing."""
    for name, row in {VALUES: rule.values, **rule.figures}.items():
        if (rule.id, name) in UNREAD:
            continue
        for edition, said in row.items():
            step = -1 if (rule.id, name) in LESS else 1
            for new in dict.fromkeys(_others(said, row, step)):
                if (rule.id, edition, new) not in ALIKE:
                    yield Change(rule.id, name, edition, said, new)
    for edition in FOLDER.printings if rule.id in PRESENT else ():
        has, lacks = ("yes", "no") if rule.belongs_to(edition) else ("no", "yes")
        yield Change(rule.id, EDITIONS, edition, has, lacks)


def _others(said: RuleFigure, row: Mapping[str, RuleFigure], step: int) -> Iterator[RuleFigure]:
    """Other figures of the same kind."""
    number = None if isinstance(said, tuple) else re.search(r"\d+", said)
    if isinstance(said, tuple):
        yield said[:-1]
    elif number:
        yield said.replace(number[0], str(int(number[0]) + step), 1)
    elif said in OTHERS:
        yield OTHERS[said]
    if number is None or number[0] != said:
        yield from [one for one in row.values() if one != said and isinstance(one, type(said))]
    if said == "none":
        lists = [one for one in row.values() if isinstance(one, tuple)]
        yield (str(int(lists[0][0]) - 1),) if lists else "half"


def changed(catalogue: dict[str, Rule], change: Change) -> dict[str, Rule]:
    """A copy of a catalogue with one figure changed, if it has the rule."""
    rule = catalogue.get(change.rule)
    if rule is None:
        return catalogue
    if change.name == EDITIONS:
        others = [one for one in rule.printings if one != change.edition]
        other = replace(rule, printings=(*others, *[change.edition] * (change.new == "yes")))
    elif change.name == VALUES:
        other = replace(rule, values={**rule.values, change.edition: change.new})
    else:
        row = {**rule.figures[change.name], change.edition: change.new}
        other = replace(rule, figures={**rule.figures, change.name: row})
    return {**catalogue, change.rule: other}


def caught_by(change: Change, claims: list[Claim]) -> str | None:
    """The first scenario or rulebook test that claims the rule and fails with the change, if any does."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        try:
            with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
                found = _failing(change, claims) or ""
        except BaseException as error:
            found = f"! {type(error).__name__}: {error}"
        os.write(write, found.encode()[:4_000])
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        found = pipe.read().decode()
    os.waitpid(child, 0)
    if found.startswith("!"):
        raise RuntimeError(f"{change}: the rules could not be read: {found[2:]}")
    return found or None


def _failing(change: Change, claims: list[Claim]) -> str | None:
    read_from, before = rules.load, rules.rule(change.rule)
    rules.load = lambda home: changed(read_from(home), change)
    rules.rules_of.cache_clear()
    rules.catalogue.cache_clear()
    if change.new != change.old and rules.rule(change.rule) == before:
        raise RuntimeError("the change is not read")
    from signum.classic import editions
    from signum.classic.editions.printing import printing
    from signum.rulebooks import GAMES
    from signum.table.scenario import WAYS, read

    if change.edition:
        editions.EDITIONS[change.edition] = printing(change.edition)
        setattr(editions, change.edition.upper(), editions.EDITIONS[change.edition])
    GAMES.rules("classic", change.edition or editions.EN2.id)
    for claim in claims:
        if claim.file.endswith(".yaml"):
            scenario = read(ROOT / claim.file, GAMES)
            for edition in scenario.editions:
                if change.edition in (ALL, edition):
                    try:
                        WAYS["forward"](scenario, edition, GAMES)
                    except Exception:
                        return f"{claim.by} in {edition}"
    return _failing_test([claim.by for claim in claims if "/rulebook/" in claim.file])


def _failing_test(ids: list[str]) -> str | None:
    if not ids:
        return None
    import pytest

    failed: list[str] = []

    class Listener:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed:
                failed.append(report.nodeid)

    os.chdir(ROOT)
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    code = pytest.main([*ids, *options], plugins=[Listener()])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise RuntimeError(f"pytest could not run {', '.join(ids)}: {code!r}")
    return failed[0] if failed else None


def all_changes(ids: list[str]) -> Iterator[tuple[Change, list[Claim]]]:
    """Every change of the rules that are named, or of all, with the claims on them; shared figures first."""
    claims = claims_in(TESTS).good
    wanted = [
        change
        for rule in rules.catalogue().values()
        for change in changes(rule)
        if not ids or rule.id in ids or f"{rule.id}@{change.edition}" in ids
    ]
    for change in sorted(wanted, key=lambda one: bool(one.edition)):
        yield change, [claim for claim in claims if _speaks_of(claim, change)]


def _speaks_of(claim: Claim, change: Change) -> bool:
    """Claims on the rule; for a printing that lacks the rule, claims on the chapter."""
    rule = rules.rule(change.rule)
    if change.edition and not rule.belongs_to(change.edition):
        return rules.rule(claim.rule).stem == rule.stem
    return claim.rule == rule.id


def _shown(figure: RuleFigure) -> str:
    return figure if isinstance(figure, str) else f"[{', '.join(figure)}]"


if __name__ == "__main__":
    missed, sound = 0, False
    for one, those in all_changes(sys.argv[1:]):
        if one.edition:
            pass
        found = caught_by(one, those)
        if found is not None and not sound:
            sound = True
            if found == caught_by(replace(one, new=one.old), [by for by in those if found.startswith(by.by)]):
                sys.exit(f"{found} fails without any change")
        missed += found is None
        print(f"{'MISSED' if found is None else 'caught'}  {one}  {found or ''}", flush=True)
    print(f"{missed} missed")
    sys.exit(missed > 0)
