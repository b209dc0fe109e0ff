"""The computer's advice for a person who asks."""

from collections.abc import Iterator

import pytest

from signum.classic.bots.greedy.thinking import ScoredOption
from signum.classic.bots.hints import Hints
from signum.classic.bots.reasons import Reasons
from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.combat.rolls import Reroll
from signum.classic.chapters.field.movement import Move, Run
from signum.classic.chapters.turn.activation import Activate, EndTurn
from signum.classic.findings.attack_odds import melee_being_split
from signum.classic.findings.option_forecasts import reroll_forecast
from signum.classic.findings.planned_attacks import PlannedAttack
from signum.classic.lab.clashes import clash
from signum.classic.telling.card_telling import CardTelling
from signum.classic.telling.telling import Telling
from signum.content.languages import LANGUAGES
from signum.content.source import parse
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import FIRST
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.scenario.reading import scenario
from tests.games.offers import Interrupted, Twin
from tests.games.proof import EDITIONS, keen_player
from tests.table.test_telling import table


def grounds(terms: dict[str, float], *, best: bool = True) -> str:
    """The grounds of a candidate with such terms."""
    return Hints(Telling(table(), "en", FIRST)).for_and_against(ScoredOption(EndTurn(), terms), best=best)


def test_grounds_are_words_for_and_against_the_weightiest_first() -> None:
    told = grounds({"shot": 0.4, "cards": -0.5, "goal": 2.0})
    assert told == "For it: winning, the shot. Against it: cards."


def test_what_has_no_name_and_what_weighs_nothing_is_no_ground() -> None:
    assert grounds({"other": 200.0, "unheard-of": 3.0, "shot": 0.01, "fight": 1.0}) == "For it: the fight."


def test_the_best_of_bad_choices_is_told_as_such() -> None:
    assert grounds({"danger": -2.0}) == "Nothing better is in sight."
    assert grounds({"danger": -2.0}, best=False) == "Against it: danger to your side."


POOR = """
scenario: too poor for most
sets: [core]
seats:
  first:
    prosperity: 2
    plans: [tavern, smithy, library, temple]
    hand: [old-banner]
    hero: {strength: 1, health: 5, at: [50, 10]}
  second:
    hero: {strength: 1, health: 5, at: [30, 58]}
turn: {active: first, phase: construction}
"""


def test_nothing_is_advised_that_cannot_be_done() -> None:
    """C-CITY-01: with 2 Prosperity a Smithy for 3 is not advised, however much the hand needs it."""
    said = scenario(parse(POOR.encode(), "poor.yaml"), GAMES)
    rules = GAMES.rules(said.game, "en2", shipped())
    start, _ = rules.position(said.position)
    match = Match(rules, start, secret=seed_of("7"))
    choice = match.choice(FIRST)
    assert choice is not None
    advised = [one.option for one in Hints(Telling(match, "en", FIRST)).candidates(FIRST)]
    assert advised
    assert [one for one in advised if choice.explain(one) is not None] == []


FIELD = """
scenario: a shooter behind rocks
seats:
  first:
    hero: {strength: 1, health: 5, at: [10, 5]}
    creatures:
      archer: {strength: 1, health: 3, movement: M, keywords: [{shooting: 3}], at: [30, 20]}
  second:
    hero: {strength: 3, health: 2, at: [30, 34]}
    creatures:
      brute: {strength: 3, health: 3, movement: M, at: [52, 52]}
turn: {active: first, phase: activation}
"""


def moments(edition: str, number: int, most: int = 40) -> Iterator[Match]:
    """Moments of a duel in progress, played by chance."""
    chance = Chance(seed_of(f"hints {edition} {number}"))
    rules, start = clash(edition, chance, shipped())
    match, player = Match(rules, start, secret=seed_of(f"{number}")), keen_player(f"hints {number}")
    for _ in range(most):
        seat = match.asked
        choice = None if seat is None else match.choice(seat)
        if seat is None or choice is None:
            return
        yield match
        match.answer(seat, player(None, choice, Deadline()))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_plan_is_accepted_step_by_step_and_its_figures_are_those_of_the_rules(edition: str) -> None:
    """The row of a hint is played; the odds at its attack are the ones that were told."""
    attacks = moves = 0
    for match in moments(edition, 1, 25):
        seat = match.asked
        assert seat is not None
        hints = Hints(Telling(match, "en", seat))
        for one in hints.advised(seat):
            plan = one.plan
            if plan is None:
                continue
            twin = Twin(match, seat, Chance(seed_of("plan")))
            try:
                for option in plan.row:
                    if isinstance(option, Activate):
                        assert len(plan.row) == 1 or twin.activated(option.creature)
                    else:
                        assert twin.choice.explain(option) is None, (one.words, option)
                    if option is plan.attack and plan.odds is not None:
                        position = twin.findings().position()
                        me = position.creature(plan.creature)
                        assert me is not None
                        worth = hints.planner.valuation(me, plan.attack)
                        then = PlannedAttack(position, me, plan.attack).odds(worth)
                        assert then.chances() == plan.odds.chances()
                        attacks += 1
                    if isinstance(option, Move | Run):
                        moves += 1
                        twin.answer(option)
                        twin.until("after-moving", plan.creature, None)
                        if plan.creature not in twin.match.run.game.state.creatures:
                            break  # It fell on its way, as its dangers were told.
            except Interrupted:
                continue
    assert attacks > 3
    assert moves > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_place_target_figures_and_who_replies(language: str) -> None:
    """The archer shoots; its words name it and its target, its reasons have figures and the enemies."""
    said = scenario(parse(FIELD.encode(), "field.yaml"), GAMES)
    rules = GAMES.rules(said.game, "en2", shipped())
    start, _ = rules.position(said.position)
    match = Match(rules, start, secret=seed_of("7"))
    telling = Telling(match, language, FIRST)
    hints = Hints(telling).advised(FIRST)
    shot = next(one for one in hints if one.plan is not None and one.plan.attack is not None)
    assert shot.plan is not None
    assert shot.plan.attack is not None
    assert shot.plan.odds is not None
    assert telling.names.creature(shot.plan.creature) in shot.words
    assert telling.names.creature(shot.plan.attack.target) in shot.words
    assert f"{float(shot.plan.odds.defender_dies):.0%}"[:-1] in shot.reasons
    for foe in (*shot.plan.reached_by, *shot.plan.shot_by):
        assert telling.names.creature(foe) in shot.reasons


def test_every_hint_gives_a_figure_or_a_fact() -> None:
    """Of all questions of a game: a digit, the name of a creature or card, or the text of the card."""
    told: dict[str, int] = {}
    for number in (1, 2, 3):
        for match in moments("en2", number):
            seat = match.asked
            assert seat is not None
            choice = match.choice(seat)
            assert choice is not None
            if told.get(choice.kind, 0) >= 2:
                continue
            telling = Telling(match, "en", seat)
            known = telling.names.known.game
            names = [telling.names.creature(one.id) for one in known.creatures()]
            for one in Hints(telling).advised(seat)[:1]:
                told[choice.kind] = told.get(choice.kind, 0) + 1
                card = str(choice.about.get("card"))
                text = CardTelling(telling).text(card) if card in telling.names.known.game.cards else ""
                fact = any(map(str.isdigit, one.reasons)) or any(name in one.reasons for name in names)
                fact = fact or (bool(text) and text in one.reasons)
                assert fact or "no enemy" in one.reasons, (choice.kind, one.words, one.reasons)
                # What stays in the purse is a reason only where something is paid for.
                bought = {"construction", "contract", "overpay", "pay-off"}
                assert choice.kind in bought or "You keep" not in one.reasons, (choice.kind, one.reasons)
    assert {"turn", "action", "split", "construction"} <= {*told}


def test_keeping_dice_is_not_praised_where_a_reroll_brings_more() -> None:
    seen = 0
    for match in (one for number in (1, 2, 3, 4) for one in moments("en2", number)):
        choice = None if match.asked is None else match.choice(match.asked)
        if choice is None or choice.kind != "reroll":
            continue
        said = Reasons(Telling(match, "en", choice.seat))
        options = [one for one in choice.options() if isinstance(one, Reroll)]
        found = {one: reroll_forecast(choice, one) for one in options}
        kept = next(one for one in options if not (one.bullseyes or one.axes or one.shields))
        better = any(one is not None and one.after > one.now for one in found.values())
        assert found[kept] is None or ("the best reroll brings" in said.facts(choice, kept)) == better
        seen += 1
    assert seen


def test_a_hint_that_is_not_the_best_split_by_wounds_says_so() -> None:
    """The table marks the best split by wounds; the computer also weighs what the creatures are worth."""
    other = 0
    for match in moments("en2", 2, 60):
        seat = match.asked
        assert seat is not None
        choice = match.choice(seat)
        telling = Telling(match, "en", seat)
        melee = melee_being_split(telling.names.known.game, choice)
        if choice is None or melee is None:
            continue
        attacks = choice.about["role"] == "attacker"
        best = melee.reply(melee.theirs[0]).ours if attacks else melee.defence()
        for one in Hints(telling).advised(seat):
            differs = one.scored.option != best
            assert differs == ("Counting only wounds" in one.reasons), one.reasons
            other += differs
    assert other


PAYING = """
scenario: three buildings of which two are named
sets: [core]
seats:
  first:
    city: [tavern, barracks, smithy, library]
    hand: [greer-the-stubborn]
    hero: {strength: 1, health: 5, at: [50, 10]}
  second:
    hero: {strength: 1, health: 5, at: [30, 58]}
turn: {active: first, phase: activation}
"""


def test_a_hint_counts_the_buildings_that_stay_untapped_after_the_whole_cost() -> None:
    """C-PLAY-01: of four buildings two are named by the cost and one is chosen, so one stays."""
    said = scenario(parse(PAYING.encode(), "paying.yaml"), GAMES)
    rules = GAMES.rules(said.game, "en2", shipped())
    start, _ = rules.position(said.position)
    match = Match(rules, start, secret=seed_of("7"))
    match.answer(FIRST, Play("greer-the-stubborn"))
    hints = Hints(Telling(match, "en", FIRST)).advised(FIRST)
    assert "1 building stays untapped." in hints[0].reasons
