"""Positions to measure in: skirmishes with terrain, and duels that are half played."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from signum.classic.cards.files import read_cards
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.findings.position import KnownPosition
from signum.classic.lab.clashes import clash
from signum.classic.lab.duels import duel
from signum.classic.lab.skirmishes import skirmish
from signum.classic.rulebook import CLASSIC
from signum.classic.screen.seat_findings import SeatFindings
from signum.engine.chance import Chance, seed_of
from signum.players.deadline import Deadline
from signum.server.rooms.screen import Screens
from signum.table.match import Match
from tests.games.proof import keen_player

CARDS = read_cards(Path(__file__).parents[1] / "data" / "cards" / "neutral.yaml")
Point = tuple[int, int]


def match_of(edition: str, seed: str) -> Match:
    """A match at a start by chance: a skirmish, or a duel that is half played."""
    chance = Chance(seed_of(seed))
    if chance.below(2):
        rules, start = skirmish(edition, chance, a_side=3 + chance.below(4), terrains=4)
    else:
        rules, start = clash(edition, chance, CARDS)
    return Match(rules, start, secret=seed_of(seed))


def whole_duel(edition: str, seed: str) -> Match:
    """A match from the roll for who begins."""
    rules, start = duel(edition, Chance(seed_of(seed)), CARDS)
    return Match(rules, start, secret=seed_of(seed))


def moments(match: Match, seed: str, answers: int) -> Iterator[Match]:
    """The match repeatedly, after each of some random answers."""
    player = keen_player(seed)
    yield match
    for _ in range(answers):
        seat = match.asked
        choice = None if seat is None else match.choice(seat)
        if seat is None or choice is None:
            return
        match.answer(seat, player(None, choice, Deadline()))
        yield match


def shown_to(match: Match, seat: int | None = None, language: str = "en") -> Screens:
    """The screens of the seat that is asked, or of another."""
    return Screens(CLASSIC, match, match.asked if seat is None else seat, language)


def findings_of(match: Match, seat: int | None, language: str = "en") -> SeatFindings:
    """The findings of a seat, or of a spectator."""
    return CLASSIC.findings(match, seat, CLASSIC.teller(match, language, seat, cites_rules=False))


def screens_of(match: Match, seat: int | None = None, language: str = "en") -> SeatFindings:
    """The screens of the seat that is asked, or of another one."""
    return findings_of(match, match.asked if seat is None else seat, language)


def watching(match: Match, language: str = "en") -> SeatFindings:
    """The screens of a spectator."""
    return findings_of(match, None, language)


def known_to(match: Match, seat: int | None) -> Game:
    """The game as a seat knows it."""
    return KnownPosition(match, seat).game


def game_of(match: Match) -> Game:
    """The game as it stands."""
    game: Game = match.run.game
    return game


def somewhere(game: Game, me: Creature, chance: Chance) -> Point:
    """A place to hold a miniature at: close by, near or on another creature, near a side, or off field."""
    others = [one for one in game.creatures() if one is not me]
    match chance.below(6):
        case 0 if others:
            other = others[chance.below(len(others))]
            reach = (me.base + other.base) // 2 + chance.below(900) - 200
            dx, dy = _way(chance)
            return other.x + round(dx * reach), other.y + round(dy * reach)
        case 1 if others:
            other = others[chance.below(len(others))]
            return other.x + chance.below(1_000), other.y + chance.below(1_000)
        case 2:
            return chance.below(60_000), chance.below(2) * 60_000
        case 3:
            return chance.below(80_000) - 10_000, chance.below(80_000) - 10_000
        case _:
            dx, dy = _way(chance)
            far = chance.below(16_000)
            return me.x + round(dx * far), me.y + round(dy * far)


def _way(chance: Chance) -> tuple[float, float]:
    dx, dy = chance.below(2_001) - 1_000, chance.below(2_001) - 1_000
    long = (dx * dx + dy * dy) ** 0.5 or 1.0
    return dx / long, dy / long


def about(match: Match) -> Any:
    """The open question."""
    return match.run.choice
