"""All that enemies could reach and shoot, as the rules would let them."""

from math import hypot

import pytest

from signum.classic.chapters.combat.ranged import SHOT
from signum.classic.findings.position import KnownPosition
from signum.classic.findings.threats import Threat, threats
from signum.classic.screen.threatening import threatened
from signum.classic.screen.wire import Threaten
from signum.classic.telling.telling import Telling
from signum.content.source import parse
from signum.rulebooks import GAMES
from signum.table.match import Match

TABLE = """
seats:
  first:
    hero: {strength: 2, health: 7, at: [10, 10]}
    creatures:
      near: {name: Near, strength: 1, health: 3, at: [30, 30]}
      open: {name: Open, strength: 1, health: 3, at: [50, 30]}
      behind: {name: Behind, strength: 1, health: 3, at: [58, 30]}
  second:
    hero: {strength: 1, health: 5, at: [5, 56]}
    creatures:
      wolf: {name: Wolf, strength: 2, health: 3, movement: M, at: [30, 42]}
      archer: {name: Archer, strength: 1, health: 3, movement: S, keywords: [{shooting: 2}], at: [50, 50]}
terrains:
  wall: {corners: [[52, 38], [60, 38], [60, 40], [52, 40]], abilities: [blocks-los]}
turn: first
"""


@pytest.fixture
def match() -> Match:
    """A wolf in reach of one creature, an archer that sees another and not the one behind a wall."""
    rules = GAMES.rules("classic", "en2")
    start, _ = rules.position(parse(TABLE, "threats"))
    return Match(rules.with_start(start), start, secret=b"threats")


def found(match: Match) -> dict[str, Threat]:
    """The threats by the names of the enemies."""
    names = Telling(match, "en", 0).names
    return {names.creature(one.creature): one for one in threats(KnownPosition(match, 0), 0)}


def targets(match: Match, ids: tuple[int, ...]) -> set[str]:
    """The names of targets."""
    names = Telling(match, "en", 0).names
    return {names.creature(id) for id in ids}


def test_enemies_threaten_those_in_reach_and_in_sight(match: Match) -> None:
    """C-MOV-01, C-RNG-02, C-LOS-01: by a move into contact, or by a shot along a free line."""
    enemies = found(match)
    assert targets(match, enemies["Wolf"].in_melee) == {"Near"}
    assert enemies["Wolf"].from_afar == ()
    assert "Open" in targets(match, enemies["Archer"].from_afar)
    assert "Behind" not in targets(match, enemies["Archer"].from_afar)
    assert enemies["Wolf"].strikes
    assert enemies["Wolf"].shots == ()


def test_the_drawn_sight_ends_with_the_range_and_at_walls(match: Match) -> None:
    """C-RNG-02: no place of the outline is farther than the range, and none lies behind the wall."""
    archer = found(match)["Archer"]
    assert archer.shots
    far = SHOT.reach + archer.radius + 2
    assert max(hypot(x - 50_000, y - 50_000) for x, y in archer.shots) <= far
    assert not any(x > 56_500 and y < 37_000 for x, y in archer.shots)
    assert any(y < 30_000 for _, y in archer.shots)


@pytest.mark.parametrize("language", ["en", "fr", "de", "ru"])
def test_threats_are_read_out(match: Match, language: str) -> None:
    reply = threatened(KnownPosition(match, 0), Telling(match, language, 0), Threaten(1))
    assert "Near" in reply.words
    assert "Wolf" in reply.words
    assert "Archer" in reply.words
