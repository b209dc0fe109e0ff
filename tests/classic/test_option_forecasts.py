"""The forecasts beside options of a question are what the rules then do."""

from fractions import Fraction
from typing import Any

import pytest

from signum.classic.cards.sets import shipped
from signum.classic.chapters.combat.rolls import Reroll
from signum.classic.effects.choosing import Target
from signum.classic.findings.option_forecasts import RerollForecast, reroll_forecast, target_forecast
from signum.classic.findings.position import KnownPosition
from signum.classic.lab.clashes import clash
from signum.classic.odds.harm import harm_in
from signum.classic.telling.notes import note
from signum.classic.telling.telling import Telling
from signum.content.source import parse
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import Choice
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES as BOOKS
from signum.table.match import Match
from signum.table.scenario.reading import scenario
from signum.table.scenario.ways import forward
from tests.games.proof import keen_player

GAMES = 4


@pytest.mark.parametrize("edition", ["ru1", "de1", "fr1", "en2"])
def test_the_harm_that_is_told_of_a_target_is_the_harm_it_takes(edition: str) -> None:
    """Where no die decides and no other choice follows, in games of shipped cards."""
    compared = 0
    for number in range(GAMES):
        seed = f"forecasts {edition} {number}"
        chance = Chance(seed_of(seed))
        rules, start = clash(edition, chance, shipped())
        match, player = Match(rules, start, secret=seed_of(seed)), keen_player(seed)
        for _ in range(150):
            seat = match.asked
            choice = None if seat is None else match.choice(seat)
            if seat is None or choice is None:
                break
            if choice.kind == "target" and choice.about["of"] == 1:
                compared += compare(match, seat, choice)
            match.answer(seat, player(None, choice, Deadline()))
    assert compared > 5


def compare(match: Match, seat: int, choice: Choice[Any]) -> int:
    """How many targets of a question were compared."""
    position, compared = KnownPosition(match, seat), 0
    for option in choice.options():
        one = position.creature(option.target) if isinstance(option, Target) else None
        told = None if one is None else target_forecast(position.game, choice, one.id)
        if one is None or told is None or len(told.weights) > 1:
            continue
        before = match.run.game.copy()
        twin = match.run.fork()
        first = len(twin.game.log)
        twin.answer(seat, option)
        if (
            twin.choice is None
            or twin.choice.kind != "turn"
            or any(getattr(event, "why", "") for event in twin.game.log[first:])
        ):
            continue
        was = before.state.creatures[one.id]
        twin.game.log[:first] = []
        assert harm_in(twin.game, before, was) == next(iter(told.weights)), (choice.about, option)
        assert note(position, Telling(match, "en", seat), choice, option)
        compared += 1
    return compared


COUNTING = """
scenario: A text that counts
edition: en2
cards:
- id: song
  type: spell
  effects:
  - {when: played, who: {creature: opponents, choose: 1}, what: %s, for-each: {hand: yours}}
  - {when: played, who: {creature: opponents, choose: 1, at-random: yes}, what: {draw: 1}}
seats:
  first: {hand: [song, oak, elm, ash]}
  second:
    creatures:
      wolf: {strength: 2, health: 9, at: [30, 40]}
      bear: {strength: 2, health: 9, at: [40, 40]}
script:
- first: {play: song}
"""


@pytest.mark.parametrize(
    ("what", "wounds"), [("{wound: 1}", 3), ("{damage: 2}", 6), ("{burst: {damage: 1, within: S}}", 3)]
)
def test_a_text_that_counts_is_told_with_its_number(what: str, wounds: int) -> None:
    """C-PLAY-06: three cards are left in the hand; what chance will choose is not asked."""
    match = forward(scenario(parse(COUNTING % what, "x"), BOOKS), "en2", BOOKS).match
    choice = match.choice(0)
    assert choice is not None
    told = target_forecast(KnownPosition(match, 0).game, choice, choice.options()[0].target)
    assert told is not None
    assert [harm.wounds for harm in told.weights] == [wounds]


def test_a_reroll_tells_successes_now_and_on_average() -> None:
    """C-ABL-06: with axes and shields succeeding, a bullseye thrown again succeeds in two of three cases."""
    about = {"faces": ["bullseye", "bullseye", "axe"], "succeeding": ["axe", "shield"]}
    choice: Choice[Reroll] = Choice(0, "reroll", [Reroll(2, 0, 0)], about=about)
    assert reroll_forecast(choice, Reroll(0, 0, 0)) == RerollForecast(1, Fraction(1))
    assert reroll_forecast(choice, Reroll(2, 0, 0)) == RerollForecast(1, Fraction(7, 3))
    assert reroll_forecast(choice, Reroll(1, 1, 0)) == RerollForecast(1, Fraction(4, 3))
    unknown: Choice[Reroll] = Choice(0, "reroll", [Reroll(2, 0, 0)], about={"faces": ["axe"]})
    assert reroll_forecast(unknown, Reroll(0, 1, 0)) is None
