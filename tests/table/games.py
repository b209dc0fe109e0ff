"""Matches for the tests of a table: two heroes in contact, secret cards, dice from a secret."""

from typing import Any

from signum.classic.chapters.turn.activation import Activate, EndTurn, Pass, PassRest
from signum.classic.editions import EDITIONS
from signum.classic.lab.brawls import brawl
from signum.classic.positions.position import Start
from signum.classic.rules import Classic
from signum.content.source import parse
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import Option
from signum.table.match import Match

POSITION = """
seats:
  first:
    hero: {called: king, strength: 3, health: 8, at: [30, 28]}
    creatures:
      squire: {strength: 2, health: 3, at: [10, 10], movement: M}
    deck: [secret-sword, secret-shield, secret-spear]
    hand: [hidden-cloak]
  second:
    hero: {called: queen, strength: 3, health: 8, at: touching king}
    creatures:
      maid: {strength: 2, health: 3, at: [10, 50], movement: M}
    deck: [secret-owl, secret-cat]
    hand: [hidden-poison, hidden-ring]
"""
KING, SQUIRE, QUEEN, MAID = 1, 2, 3, 4
SECRET = seed_of("a secret of the server")


def start(edition: str = "en2") -> tuple[Classic, Start]:
    rules = Classic(EDITIONS[edition])
    begin, _ = rules.position(parse(POSITION, "a position"))
    return rules, begin


def duel(edition: str = "en2", *, by_hand: bool = False, **more: Any) -> Match:
    """A match of two heroes in contact, each with a helper far away."""
    rules, begin = start(edition)
    return Match(rules, begin, secret=None if by_hand else SECRET, nonces=(b"one", b"two"), **more)


def pass_turn(match: Match, seat: int, now: int = 0) -> None:
    """Everybody of a seat passes and the turn ends."""
    for option in (PassRest(), EndTurn()):
        match.answer(seat, option, now)


def activate(match: Match, seat: int, id: int, *then: Option, now: int = 0) -> None:
    for option in (Activate(id), *then):
        match.answer(seat, option, now)


def some_turns(match: Match) -> None:
    """Two turns: a creature moves nowhere, a turn ends, a card is drawn."""
    activate(match, 0, KING, Pass())
    pass_turn(match, 0)
    activate(match, 1, MAID, Pass())
    pass_turn(match, 1)


def random_match(number: int, edition: str = "en2", answers: int = 10_000) -> Match:
    """A brawl after this many random answers, or at its end."""
    chance = Chance(seed_of(f"match {number}"))
    rules, begin = brawl(edition, chance, a_side=2)
    match = Match(rules, begin, secret=seed_of(f"secret {number}"), players=("Ann", "Ben"))
    while not match.finished and len(match.run.entries) < answers:
        seat = match.asked
        assert seat is not None
        choice = match.choice(seat)
        assert choice is not None
        match.answer(seat, choice.drawn(chance.below))
    return match
