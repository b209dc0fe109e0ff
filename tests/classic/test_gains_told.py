"""The log tells a gain as a sentence: an added figure with its plus, and a ban as what cannot be done."""

import pytest

from signum.content.source import parse
from signum.rulebooks import GAMES
from signum.table.scenario.reading import scenario
from signum.table.scenario.ways import forward

TABLE = """
scenario: Gains
edition: en2
cards:
- id: song
  type: spell
  effects:
  - {{when: played, who: {{creature: any, choose: 1}}, what: {what}, until: turn}}
seats:
  first:
    hand: [song]
    creatures:
      crow: {{called: crow, strength: 1, health: 3, at: [30, 10], keywords: [{{shooting: 2}}]}}
  second: {{}}
script:
- first: {{play: song}}
"""


def told(what: str, language: str) -> str:
    """The last line of the log after a spell."""
    match = forward(scenario(parse(TABLE.format(what=what), "x"), GAMES), "en2", GAMES).match
    teller = GAMES["classic"].teller(match, language, None)
    lines = [teller.line(event) for event in match.run.game.log]
    return next(line for line in lines if "C-ABL-01" in line)


@pytest.mark.parametrize(
    ("what", "language", "words"),
    [
        ("{gain: {shooting: +1}}", "en", "gains Shooting +1 until the end of turn 1."),
        ("{gain: {shooting: 3}}", "en", "gains Shooting 3 until the end of turn 1."),
        ("{gain: {strength: +1}}", "en", "gains +1 strength until the end of turn 1."),
        ("{gain: {strength: +1}}", "fr", "reçoit +1 en force jusqu'à la fin du tour 1."),
        ("{gain: {strength: +1}}", "de", "erhält bis zum Ende von Spielzug 1 +1 Kraft."),
        ("{gain: {strength: +1}}", "ru", "получает +1 к силе до конца хода 1."),
        ("{gain: {shooting: +1}}", "ru", "получает свойство «Выстрел +1» до конца хода 1."),
        ("cannot-move", "en", "cannot move until the end of turn 1."),
        ("cannot-attack", "en", "cannot attack until the end of turn 1."),
        ("cannot-move", "fr", "ne peut pas se déplacer jusqu'à la fin du tour 1."),
        ("cannot-move", "de", "kann sich nicht bewegen, und zwar bis zum Ende von Spielzug 1."),
        ("cannot-attack", "ru", "не может атаковать до конца хода 1."),
    ],
)
def test_a_gain_is_a_sentence(what: str, language: str, words: str) -> None:
    assert words in told(what, language)
