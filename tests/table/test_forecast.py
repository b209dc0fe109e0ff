"""The odds in words are those of the rules, told from the side of the seat that asks."""

import re
from fractions import Fraction

import pytest

from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.turn.activation import Activate, Fight, Pass
from signum.classic.core.game import Game
from signum.classic.odds.melee import melee_odds
from signum.classic.odds.splitting import best_splits
from signum.classic.telling.forecast import OddsTeller
from signum.classic.telling.prospects import told_chance
from signum.classic.telling.telling import Telling
from signum.content.languages import LANGUAGES
from signum.content.source import parse
from signum.engine.chance import seed_of
from signum.engine.questions import FIRST, SECOND, Seat
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.scenario.reading import scenario
from signum.table.views import ChoiceView

DUEL = """
scenario: a duel
seats:
  first:
    creatures:
      greer: {strength: 3, health: 2, at: [30, 30], keywords: [{magical-strike: 1}]}
      bystander: {strength: 1, health: 1, at: [5, 5]}
  second:
    creatures:
      cordelia: {strength: 2, health: 2, wounds: 1, at: touching greer}
"""
GREER, BYSTANDER, CORDELIA = 1, 2, 3


class Duel:
    """Greer against Cordelia, as one seat is told."""

    def __init__(self, language: str = "en", edition: str = "en2") -> None:
        said = scenario(parse(DUEL.encode(), "duel.yaml"), GAMES)
        rules = GAMES.rules(said.game, edition)
        start, _ = rules.position(said.position)
        self.match = Match(rules, start, secret=seed_of("7"))
        self.forecast = OddsTeller(Telling(self.match, language, None, cites_rules=False))

    @property
    def game(self) -> Game:
        game: Game = self.match.run.game
        return game

    def choice(self, seat: Seat) -> ChoiceView:
        choice = self.match.view(seat).choice
        assert choice is not None
        return choice

    def lines(self, seat: Seat) -> list[str]:
        return self.forecast.lines(seat, self.choice(seat))


def percent(text: str) -> list[float]:
    return [float(one) for one in re.findall(r"([\d.]+)%", text)]


def test_an_attacker_is_told_each_split_against_the_dice_declared() -> None:
    duel = Duel()
    for seat, option in ((FIRST, Activate(GREER)), (FIRST, Fight(CORDELIA)), (SECOND, Split(1, 1))):
        duel.match.answer(seat, option)
    lines = duel.lines(FIRST)
    greer, cordelia = (duel.game.state.creatures[id] for id in (GREER, CORDELIA))
    for split, line in zip(duel.choice(FIRST).options, lines, strict=False):
        odds = melee_odds(duel.game, greer, cordelia, split, Split(1, 1))
        told = percent(line)
        assert told == [
            pytest.approx(float(odds.defender_dies) * 100, abs=0.06),
            pytest.approx(float(odds.attacker_dies) * 100, abs=0.06),
        ]
    assert lines[0].startswith("3 attack, 0 defence: kills 88.9%, dies 0%; wounds on average: deals 1.68")
    assert lines[-2] == "Best: 3 attack, 0 defence."
    assert duel.forecast.short(duel.choice(FIRST))[0] == "kills 88.9%, dies 0%"


def test_a_defender_is_told_each_split_against_the_best_reply() -> None:
    duel = Duel()
    duel.match.answer(FIRST, Activate(GREER))
    duel.match.answer(FIRST, Fight(CORDELIA))
    lines = duel.lines(SECOND)
    assert len(lines) == 5
    assert all("The attacker's best reply: " in line for line in lines[:3])
    greer, cordelia = (duel.game.state.creatures[id] for id in (GREER, CORDELIA))
    plan = best_splits(duel.game, greer, cordelia)
    assert lines[-2] == f"Best: {plan.theirs.attack} attack, {plan.theirs.defence} defence."
    best = next(line for line in lines if line.startswith(lines[-2][6:-1]))
    assert percent(best)[1] == pytest.approx(float(plan.reply.odds.defender_dies) * 100, abs=0.06)


def test_attacks_are_told_with_best_play_and_magical_strikes_too() -> None:
    duel = Duel()
    fights = duel.lines(FIRST)
    assert [line.split(":")[0] for line in fights[:2]] == [
        "Greer against Cordelia",
        "Greer against Cordelia by magical strike",
    ]
    assert percent(fights[1]) == [66.7]
    duel.match.answer(FIRST, Activate(GREER))
    assert duel.lines(FIRST) == fights
    duel.match.answer(FIRST, Pass())
    assert duel.lines(FIRST) == [duel.forecast.say("telling-odds-none")]


def test_which_faces_count_is_told_where_dice_are_split() -> None:
    duel = Duel()
    assert duel.forecast.hits(duel.choice(FIRST)) == ""
    duel.match.answer(FIRST, Activate(GREER))
    duel.match.answer(FIRST, Fight(CORDELIA))
    told = "Cordelia hits only with a shield. Greer hits with an axe or a shield."
    assert duel.forecast.hits(duel.choice(SECOND)) == told
    assert duel.forecast.short(duel.choice(SECOND))


def test_what_is_possible_is_never_told_as_nought_nor_as_certain() -> None:
    assert [told_chance(Fraction(one)) for one in ("0", "1/100000", "1/2", "99999/100000", "1")] == [
        0,
        pytest.approx(0.001),
        0.5,
        0.999,
        1,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["ru1", "de1", "fr1", "en2"])
def test_odds_are_told_in_every_language_and_change_nothing(language: str, edition: str) -> None:
    duel = Duel(language, edition)
    before = duel.game.state.copy()
    told = duel.lines(FIRST)
    assert duel.game.state == before
    duel.match.answer(FIRST, Activate(GREER))
    duel.match.answer(FIRST, Fight(CORDELIA))
    told += duel.lines(SECOND)
    assert all("%" in line for line in told[:2])
    assert "{" not in "".join(told)
