"""The weights of the greedy player's terms: data/classic/greedy.yaml."""

from functools import cache
from typing import Final

from signum.classic.folder import FOLDER
from signum.content.source import parse

FILE: Final = "greedy.yaml"
Weights = dict[str, dict[str, float]]


@cache
def weights() -> Weights:
    """The weights of the terms, by group and name."""
    node = parse((FOLDER.path / FILE).read_bytes(), FILE)
    return {
        group: {name: float(figure.decimal()) for name, figure in terms.entries()}
        for group, terms in node.entries()
    }
