"""The words that head the parts of a deck as a text, in every language: `Buildings:`, `Gebäude:`, `Ville :`.

They stand in `terms.yaml` of each game: a term with `deck` heads that part, in its first form or its plural.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from signum.content.folders import folder_of
from signum.content.languages import LANGUAGES
from signum.content.nodes import Node
from signum.content.source import parse
from signum.content.spelling import plain_name

TERMS: Final = "terms.yaml"
_KEYED: Final = re.compile(r"(?P<key>[^:]+):\s*(?P<rest>.*)")


@cache
def headings_of(game: str) -> Mapping[str, str]:
    """The parts of a deck by their headings, which are plain names."""
    terms = parse((folder_of(game).path / TERMS).read_bytes(), TERMS)
    return {
        plain_name(word): part for term in terms.items() for word, part in _headings(dict(term.entries()))
    }


def _headings(term: Mapping[str, Node]) -> list[tuple[str, str]]:
    if "deck" not in term:
        return []
    part = term["deck"].text()
    plurals = term["plurals"].items() if "plurals" in term else []
    words = [part, *[one.text() for one in (*[term[language] for language in LANGUAGES], *plurals)]]
    return [(word, part) for word in words]


def headed(line: str, headings: Mapping[str, str]) -> tuple[str, str]:
    """The part that a line names and the rest of the line; no part if it begins with no heading."""
    keyed = _KEYED.fullmatch(line)
    part = headings.get(plain_name(keyed["key"]), "") if keyed else ""
    return part, keyed["rest"] if keyed and part else line
