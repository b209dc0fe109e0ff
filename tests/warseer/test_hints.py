"""Hints of Warseer: plans with reasons and figures, from what the seat knows, in four languages."""

from typing import Any

from signum.content.source import parse
from signum.engine.questions import Seat
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.scenario import ScenarioPlayer
from signum.table.scenario.reading import scenario
from signum.warseer.bots.greedy import greedy_player
from signum.warseer.bots.hints import Hints
from signum.warseer.cards.sets import shipped
from signum.warseer.chapters.activation import AttackIt
from signum.warseer.chapters.moving import Move
from signum.warseer.chapters.phase import Activate
from signum.warseer.findings.gains import KillGain, kill_gain
from signum.warseer.findings.position import KnownPosition
from signum.warseer.rulebook import WARSEER_BOOK
from signum.warseer.screen.wire import PlanMarks

FIRST: Seat = 0
SECOND: Seat = 1
LANGUAGES = ("en", "fr", "de", "ru")
DUEL = """
scenario: A fox between an easy prey and a bear that strikes back
game: warseer
claims: [W-ATK-01]
cards:
  trophy: {type: feat, feat: military, mark: 20, points: 2, conditions: [{killed-with: {attack: melee}}]}
  scalp: {type: feat, feat: military, mark: 20, points: 2, conditions: [{killed-with: {attack: magic}}]}
  snow: {type: spell}
  rain: {type: spell}
seats:
  first:
    scored: 3
    feats: [trophy, scalp]
    hero: {called: queen, health: 9, movement: 0, at: [1, 1]}
    creatures:
      fox: {attack: melee, dice: [red, red], range: 1, health: 4, movement: 2, at: [3, 3]}
  second:
    hand: [HAND]
    deck: [DECK]
    hero: {called: king, health: 9, movement: 0, at: [11, 9]}
    creatures:
      hare: {attack: melee, dice: [yellow], health: 1, movement: 1, stars: 2, rank: silver, at: [5, 4]}
      bear: {attack: melee, dice: [blue], range: 1, health: 6, movement: 3, at: [8, 4]}
turn: {number: 5, feats: [trophy, trophy, trophy]}
script:
- rest
"""


def duel(text: str = DUEL, hand: str = "snow", deck: str = "rain") -> Match:
    said = text.replace("HAND", hand).replace("DECK", deck).encode()
    return ScenarioPlayer(scenario(parse(said, "position.yaml"), GAMES), "fr112", GAMES).match


def hints(match: Match, seat: Seat = FIRST, language: str = "en") -> Hints:
    return Hints(WARSEER_BOOK.teller(match, language, seat))


def test_a_plan_tells_its_steps_its_odds_its_gain_and_its_risk() -> None:
    match = duel()
    (best, *_) = hints(match).lines(FIRST)
    assert best.startswith("1. Fox: move to ")
    assert "then attack Hare in melee." in best
    assert "A kill brings 2 victory points: 5 of 10." in best
    assert "A kill also lets you play Trophy." in best
    assert "Scalp" not in best
    assert "Of the others, only Bear can attack it there." in best


def test_the_figures_of_a_plan_are_the_exact_odds() -> None:
    match = duel()
    best = hints(match).advised(FIRST)[0]
    assert best.plan is not None
    assert best.plan.odds is not None
    kill = float(best.plan.odds.ends.chance(lambda end: end.dead))
    assert f"{round(100 * kill)}% to kill" in best.reasons


def test_the_answers_of_a_plan_are_accepted_one_after_another() -> None:
    match = duel()
    best = hints(match).advised(FIRST)[0]
    assert best.plan is not None
    kinds = [type(option) for option in best.plan.row]
    assert kinds == [Activate, Move, AttackIt]
    for option in best.plan.row:
        assert match.explain(FIRST, option) is None
        match.answer(FIRST, option)


def test_a_counterblow_is_a_risk_that_is_told() -> None:
    text = DUEL.replace("stars: 2", "stars: 2, keywords: [{counterblow: [black, black]}]").replace(
        "health: 1,", "health: 3,"
    )
    best = hints(duel(text)).lines(FIRST)[0]
    assert "It strikes back with a chance of " in best


def test_an_attack_that_cannot_kill_promises_nothing() -> None:
    best = hints(duel(DUEL.replace("health: 1,", "health: 9,"))).lines(FIRST)[0]
    assert "0% to kill" in best
    assert "brings" not in best


def test_a_hero_whose_fall_would_lose_the_game_is_no_promise() -> None:
    """W-WIN-02, W-WIN-04: six points are too few against nine and more."""
    match = duel()
    game = KnownPosition(match, FIRST).game
    fox = next(one for one in game.creatures_of(FIRST) if not game.is_hero(one))
    king = next(one for one in game.creatures_of(SECOND) if game.is_hero(one))
    assert kill_gain(game, fox, king) == KillGain(6, True)
    game.player(SECOND).scored = 12
    assert kill_gain(game, fox, king) == KillGain(6, False, True)


def test_hints_know_no_more_than_the_seat() -> None:
    """The other player's hand and deck are the same cards in another order."""
    told = [
        hints(duel(hand=hand, deck=deck)).lines(FIRST) for hand, deck in (("snow", "rain"), ("rain", "snow"))
    ]
    assert told[0] == told[1]


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    match = duel()
    assert hints(match, SECOND).lines(SECOND) == ["The computer has no opinion about this."]


def test_the_screen_gets_the_plan_to_draw() -> None:
    match = duel()
    advice = WARSEER_BOOK.findings(match, FIRST, WARSEER_BOOK.teller(match, "en", FIRST)).advice(7)
    best = advice.candidates[0]
    assert advice.number == 7
    assert isinstance(best.plan, PlanMarks)
    assert best.plan.way[-1] == best.plan.to == best.row[1].at
    assert best.plan.target == best.row[2].target
    watching = WARSEER_BOOK.findings(match, None, WARSEER_BOOK.teller(match, "en", None)).advice(8)
    assert not watching.candidates
    assert watching.words


def whole_game(seed: str) -> Any:
    """The questions of a game between greedy players, each before it is answered."""
    library = WARSEER_BOOK.library
    decks = [library.deck(name, "fr112").deck for name in ("aurelis", "brissa")]
    start = library.start("duel", "fr112", decks)
    match = Match(WARSEER_BOOK.rules("fr112", shipped()), start, secret=seed.encode())
    players = [greedy_player(f"{one}", shipped()) for one in range(2)]
    for number in range(260):
        seat = match.asked
        choice = None if seat is None else match.choice(seat)
        if seat is None or choice is None:
            return
        yield number, match, seat, choice
        option = players[seat](match.view(seat).game, choice, Deadline(evaluations=1_000))
        match.answer(seat, option)


def test_every_question_of_a_game_has_legal_advice_in_each_language() -> None:
    asked: dict[str, int] = {}
    for number, match, seat, choice in whole_game("advice"):
        if asked.get(choice.kind, 0) > 2 and number % 20:
            continue
        asked[choice.kind] = asked.get(choice.kind, 0) + 1
        language = LANGUAGES[number % len(LANGUAGES)]
        found = hints(match, seat, language).advised(seat)
        assert found
        for one in found:
            assert choice.explain(one.option) is None
            assert one.plan is None or match.explain(seat, one.plan.row[0]) is None
            assert one.reasons or not match.run.game.state.turn or choice.kind == "place-hero"
    assert {"turn", "act", "tactic", "push", "deploy"} <= set(asked)


def test_an_explained_decision_is_the_decision() -> None:
    player, other = greedy_player("same", shipped()), greedy_player("same", shipped())
    for number, match, seat, choice in whole_game("explained"):
        if number > 60:
            break
        view = match.view(seat).game
        explained = other.explain(view, choice, Deadline(evaluations=1_000))
        assert explained.option == player(view, choice, Deadline(evaluations=1_000))
        assert explained.option == explained.candidates[0].option
        assert all(explained.lines())
