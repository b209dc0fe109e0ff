"""The figures of the rules, found in the catalogue by rule, name and printing.

A figure is returned as a node, so that an error names its file and line.
"""

from typing import Final

from signum.content.nodes import Node, SourceError
from signum.content.rules import ALL, Rule, RuleFigure, rule

VALUES: Final = "values"
"""The name of the row with the words of each printing."""


def row(id: str, name: str = VALUES, edition: str = ALL) -> Node:
    """The catalogue's value of a figure in one printing; without a printing, of a figure that all share."""
    of = rule(id)
    rows = of.values if name == VALUES else of.figures.get(name)
    if not rows:
        known = ", ".join([VALUES] * bool(of.values) + list(of.figures)) or "none"
        raise _error(of, name, f"{id} has no figure called {name}; its figures: {known}")
    said = rows.get(edition, rows.get(ALL))
    if said is None:
        which = f"no {edition}" if edition else "another figure in each printing; ask for one of them"
        raise _error(of, name, f"{name} of {id} has {which}")
    place = f"{id}, {name}, {edition}" if edition else f"{id}, {name}"
    return _node(of.file, of.lines.get(name, of.line), said, place)


def has(id: str, edition: str) -> bool:
    """Whether a printing has a rule."""
    return rule(id).belongs_to(edition)


def _node(file: str, line: int, said: RuleFigure, name: str) -> Node:
    content = said if isinstance(said, str) else [Node(file, line, one, name, line) for one in said]
    return Node(file, line, content, name, line)


def _error(of: Rule, name: str, cause: str) -> SourceError:
    return SourceError(of.file, of.lines.get(name, of.line), cause)
