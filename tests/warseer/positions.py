"""Matches of Warseer from a few lines, for tests of findings and screens."""

from typing import Any

from signum.content.source import parse
from signum.table.match import Match
from signum.warseer.rulebook import WARSEER_BOOK


def match_of(text: str) -> tuple[Match, dict[str, int]]:
    """A match from a position as scenario files write it, and its creatures by name."""
    rules = WARSEER_BOOK.rules("duel", WARSEER_BOOK.cards(WARSEER_BOOK.sets))
    start, ids = rules.position(parse(text.encode(), "position"))
    any_rules: Any = rules
    return Match(any_rules, start), ids
