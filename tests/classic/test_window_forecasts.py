"""The forecasts of tactic windows and payments beside their options."""

from fractions import Fraction
from typing import Any

from signum.classic.chapters.cards.paying import TapBuildings
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.cards.tactics import Reveal
from signum.classic.chapters.combat.ranged import Shoot
from signum.classic.chapters.turn.activation import Activate, Fight
from signum.classic.core.state import CreatureId
from signum.classic.findings.option_forecasts import payable_after
from signum.classic.findings.position import KnownPosition
from signum.classic.findings.tactic_forecasts import TacticForecast, tactic_forecast
from signum.classic.odds.splitting import Melee
from signum.classic.telling.notes import note
from signum.classic.telling.telling import Telling
from signum.content.source import parse
from signum.engine.confirming import No
from signum.engine.questions import Choice, Option
from signum.rulebooks import GAMES
from signum.table.match import Match

FIRST, SECOND = 0, 1
TRICK = """
cards:
- id: cunning-trick
  type: tactic
  cost: {prosperity: 2}
  effects:
  - when: {after: {hero: yours, is: attacked-in-melee}}
    who: cause
    what: {gain: [{strength: +2}, {master-defense: 3}]}
    until: turn
seats:
  first:
    hero: {strength: 2, health: 7, at: [10, 10]}
    creatures:
      wolf: {strength: 2, health: 3, at: touching second-hero}
  second:
    hero: {strength: 1, health: 2, at: [30, 50]}
    tactics: [cunning-trick]
"""
VEIL = """
cards:
- id: dodge
  type: tactic
  cost: {prosperity: 1}
  effects:
  - when: {before: {creature: yours, is: attacked-at-range}}
    what: cancel
seats:
  first:
    creatures:
      archer: {strength: 2, health: 3, keywords: [{shooting: 2}], at: [30, 35]}
  second:
    hero: {strength: 1, health: 2, at: [30, 50]}
    tactics: [dodge]
"""
CITY = """
cards:
- {id: barracks, type: building}
- {id: smithy, type: building}
- {id: tavern, type: building}
- id: crossbow
  name: Crossbow
  type: spell
  cost: {buildings: [smithy], any: 1}
  effects: [{when: played, who: {creature: any, choose: 1}, what: {wound: 1}}]
- id: squire
  name: Squire
  type: spell
  cost: {buildings: [barracks]}
  effects: [{when: played, who: {creature: any, choose: 1}, what: {wound: 1}}]
seats:
  first:
    hero: {strength: 2, health: 7, at: [10, 10]}
    city: [tavern, barracks, smithy]
    hand: [crossbow, squire]
  second:
    hero: {strength: 1, health: 2, at: [30, 50]}
turn: first
"""


def played(position: str, *answers: tuple[int, Any]) -> tuple[Match, dict[str, CreatureId]]:
    """A match from a position, after these answers."""
    rules = GAMES.rules("classic", "en2")
    start, ids = rules.position(parse(position, "position"))
    match = Match(rules.with_start(start), start, secret=b"forecasts")
    for seat, answer in answers:
        match.answer(seat, answer(ids) if callable(answer) else answer)
    return match, ids


def forecast(match: Match, option: Option) -> TacticForecast:
    """The forecast of an option of the open window."""
    choice = match.choice(SECOND)
    assert choice is not None
    assert choice.kind == "tactic"
    found = tactic_forecast(KnownPosition(match, SECOND), choice, option)
    assert found is not None
    return found


def told(match: Match, seat: int, option: Option, language: str = "en") -> str:
    """The note of an option of the open question."""
    choice: Choice[Any] | None = match.choice(seat)
    assert choice is not None
    return note(KnownPosition(match, seat), Telling(match, language, seat), choice, option)


def test_a_window_in_a_melee_tells_the_odds_with_the_tactic_and_without() -> None:
    """C-TAC-06: without it the odds are those of the fight, with it those of the hero it makes stronger."""
    match, ids = played(
        TRICK, (FIRST, lambda ids: Activate(ids["wolf"])), (FIRST, lambda ids: Fight(ids["second-hero"]))
    )
    without, revealed = forecast(match, No()), forecast(match, Reveal("cunning-trick"))
    game, hero, wolf = KnownPosition(match, SECOND).game, ids["second-hero"], ids["wolf"]
    plan = Melee(game, game.state.creatures[wolf], game.state.creatures[hero]).plan()
    dies = plan.reply.odds.defender_dies
    assert dies > 0
    assert without.harms[hero].chance(lambda end: end.dead) == dies
    assert revealed.harms[hero].chance(lambda end: end.dead) < dies
    assert f"dies {round(100 * dies)}%" in told(match, SECOND, No()).replace("\u2009", "")
    # The text of the card stands above the forecast.
    text, _, figures = told(match, SECOND, Reveal("cunning-trick")).partition("\n")
    assert "strength" in text
    assert "dies" in figures


def test_a_tactic_that_cancels_tells_so() -> None:
    """C-TAC-06: the shot does not happen, so nobody loses anything."""
    match, ids = played(
        VEIL, (FIRST, lambda ids: Activate(ids["archer"])), (FIRST, lambda ids: Shoot(ids["second-hero"]))
    )
    hero = ids["second-hero"]
    assert forecast(match, No()).harms[hero].chance(lambda end: end.dead) > 0
    revealed = forecast(match, Reveal("dodge"))
    assert revealed.cancelled == Fraction(1)
    assert revealed.harms[hero].chance(lambda end: end.lost == 0) == 1
    assert "Cancelled: 100" in told(match, SECOND, Reveal("dodge"))


def test_a_payment_tells_the_cards_that_can_still_be_paid() -> None:
    """C-PLAY-01: of two ways to pay, one leaves the building that another card needs."""
    match, _ = played(CITY)
    game = match.run.game
    city = {one.card: one.id for one in game.player(FIRST).city}
    match.answer(FIRST, Play("crossbow"))
    choice = match.choice(FIRST)
    assert choice is not None
    assert choice.kind == "pay"
    assert choice.about["card"] == "crossbow"
    position = KnownPosition(match, FIRST)
    sparing = TapBuildings((city["tavern"],))
    taking = TapBuildings((city["barracks"],))
    assert "squire" in payable_after(position.game, choice, sparing)
    assert "squire" not in payable_after(position.game, choice, taking)
    assert "crossbow" not in payable_after(position.game, choice, sparing)
    assert "Squire" in told(match, FIRST, sparing)
    for language in ("fr", "de", "ru"):
        assert told(match, FIRST, sparing, language) != told(match, FIRST, taking, language)
