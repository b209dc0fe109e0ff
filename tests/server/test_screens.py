"""Screens: questions can be answered without knowing the cards by heart."""

from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.city import Build
from signum.classic.chapters.combat.durability import armour_met
from signum.classic.effects.choosing import Target
from signum.classic.rulebook import CLASSIC
from signum.classic.screen.screen_reader import ScreenReader
from signum.classic.screen.wire import Odds, Weigh
from signum.classic.telling.telling import Telling
from signum.content.source import parse
from signum.engine.chance import seed_of
from signum.engine.questions import FIRST, SECOND
from signum.rulebooks import GAMES
from signum.server.rooms.screen import Screens
from signum.table.match import Match
from signum.table.scenario.reading import scenario

BARRACKS = """
scenario: barracks to be built
sets: [core]
seats:
  first:
    prosperity: 3
    plans: [barracks]
    hero: {strength: 1, health: 5, at: [50, 10], keywords: [{shooting: 1}]}
    creatures:
      archer: {strength: 1, health: 2, at: [20, 20], keywords: [{shooting: 1}, {throwing: 1}]}
  second:
    hero: {strength: 1, health: 5, at: [30, 58]}
turn: {active: first, phase: construction}
"""


ARMOURED = """
scenario: a hero in heavy plate
sets: [core, grypharim]
seats:
  first:
    hero: {strength: 3, health: 5, at: [30, 30], called: knight}
    relics: [{card: heavy-plate-armour, tokens: 3}]
    creatures:
      squire: {strength: 1, health: 2, at: [10, 10]}
  second:
    hero: {strength: 2, health: 5, at: touching knight}
turn: second
"""

GONE = 99
"""The number of nothing in play."""
COUNTED = """
scenario: counters on what is in play, and one of a thing that is gone
sets: [core]
terrains:
  pool: {centre: [30, 45], radius: 3, counters: {water: 2, ice: 1}}
seats:
  first:
    city: [tavern, {card: temple, counters: {rust: 3}}]
    hero: {strength: 1, health: 5, at: [30, 3], counters: {soul: 1}}
  second:
    hero: {strength: 1, health: 5, at: [30, 57]}
turn: first
"""

TEAMS = """
scenario: two against two
mode: teams
seats:
  first: {hero: {name: Ada, strength: 1, health: 5, at: [5, 5]}}
  second: {hero: {name: Bea, strength: 1, health: 5, at: [50, 12]}}
  third: {hero: {name: Cid, strength: 1, health: 5, at: [50, 55]}}
  fourth: {hero: {name: Dag, strength: 1, health: 5, at: [5, 55]}}
turn: first
"""


def barracks(text: str = BARRACKS) -> Match:
    said = scenario(parse(text.encode(), "barracks.yaml"), GAMES)
    rules = GAMES.rules(said.game, "en2", shipped())
    start, _ = rules.position(said.position)
    return Match(rules, start, secret=seed_of("7"))


def test_the_parts_of_a_text_are_told_as_what_they_do() -> None:
    """C-CITY-02: a part of a text is shown with its effect, not its number."""
    match = barracks()
    match.answer(FIRST, Build("barracks"))
    match.answer(FIRST, UseCard(match.run.game.player(FIRST).city[0].id))
    archer = next(one for one in match.run.game.creatures(FIRST) if one.health == 2)
    match.answer(FIRST, Target(archer.id))
    asked = Screens(CLASSIC, match, FIRST, "en").screen(0).asked
    assert asked is not None
    assert [one.words for one in asked.options] == [
        "One of your creatures gains Shooting +1 until the end of the turn.",
        "One of your creatures gains Throwing +1 until the end of the turn.",
    ]


def test_a_screen_tells_the_abilities_of_creatures_and_no_goal_where_there_is_none() -> None:
    match = barracks()
    screen = Screens(CLASSIC, match, FIRST, "de").screen(0)
    held = {one.name: [ability.id for ability in one.abilities] for one in screen.findings.names}
    assert ["A-SHOOTING", "A-THROWING"] in held.values()
    assert (screen.findings.goal_prosperity, screen.findings.goal_buildings) == (0, ())


def test_where_nothing_was_answered_nobody_is_asked_to_let_it_be_taken_back() -> None:
    match = barracks()
    screen = Screens(CLASSIC, match, FIRST, "en").screen(0)
    assert (screen.may_take_back, screen.why_not_take_back) == (False, "")
    match.answer(FIRST, Build("barracks"))
    assert Screens(CLASSIC, match, FIRST, "en").screen(0).may_take_back


def test_the_armour_of_a_heros_relics_is_told_with_its_own() -> None:
    """C-REL-05: damage meets the tokens on relics before the body, so they are shown before an attack."""
    match = barracks(ARMOURED)
    game = match.run.game
    knight, squire = sorted(game.creatures(FIRST), key=lambda one: -one.strength)
    assert (armour_met(game, knight), armour_met(game, squire)) == (3, 0)
    reader = ScreenReader(Telling(match, "en", SECOND), game)
    assert "3 armour" in reader.creature(knight)
    assert "armour" not in reader.creature(squire)
    (foe,) = game.creatures(SECOND)
    fight = Weigh(1, foe.id, {"kind": "fight", "target": knight.id})
    odds = Screens(CLASSIC, match, SECOND, "en").findings.reply(fight)
    assert isinstance(odds, Odds)
    assert odds.chosen is not None
    assert (odds.chosen.defender.left, odds.chosen.defender.armour) == (5, 3)


def test_with_several_seats_a_screen_reader_says_whose_a_creature_is() -> None:
    """C-VAR-05: an ally's hero and an opponent's are told apart, each with its player."""
    match = barracks(TEAMS)
    reader = ScreenReader(Telling(match, "en", FIRST), match.run.game)
    (ally,), (foe,) = (match.run.game.creatures(seat) for seat in (SECOND, 3))
    assert "allied hero, of " in reader.named(ally)
    assert "enemy hero, of " in reader.named(foe)
    assert "10.4 cm from your side" in reader.place(ally)


def test_counters_of_texts_are_on_everybodys_screen() -> None:
    """C-CARD-06: with their names in the language of the screen, and none of what has left play."""
    match = barracks(COUNTED)
    state = match.start.state
    state.counters = {**state.counters, GONE: (("doom", 1),)}
    said = {
        "en": ("1 soul counter", "3 “Rust” counters", "1 ice counter; 2 water counters"),
        "de": ("1 Seelenmarke", "3 „Rust“-Zählmarken", "1 Eismarke; 2 Wassermarken"),
    }
    for seat, language in ((FIRST, "en"), (SECOND, "de"), (None, "en")):
        screen = Screens(CLASSIC, match, seat, language).screen(0)
        found = screen.findings.counters
        assert {(one.numbers, one.words) for one in found} == set(
            zip(((1,), (3,), (1, 2)), said[language], strict=True)
        )
