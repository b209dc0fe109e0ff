"""References from rules to other rules."""

from collections.abc import Mapping

from signum.content.citations import citations
from signum.content.rules import Rule, UnknownRule


def broken_references(rules: Mapping[str, Rule]) -> list[str]:
    """A sentence for each rule or chapter (C-MEL) that the catalogue mentions but does not have."""
    known = {*rules, *(rule.stem for rule in rules.values())}
    return [
        f"{rule.id} refers to a rule that is not there: {UnknownRule(id, rules)}"
        for rule in rules.values()
        for text in (rule.text, rule.ruling, *map(str, rule.values.values()))
        for citation in citations(text)
        for id in citation.rules
        if id not in known
    ]
