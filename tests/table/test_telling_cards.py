"""Cards, the City and set-up in words for each seat, with its names and without secrets."""

from functools import cache
from pathlib import Path

import pytest

from signum.classic.cards.card import TACTIC, Card, Cost
from signum.classic.cards.files import read_cards
from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.city import Build
from signum.classic.chapters.cards.paying import TapBuildings
from signum.classic.chapters.cards.playing import CardPlayed, Play, TacticLaid
from signum.classic.chapters.cards.relics import Replace
from signum.classic.chapters.field.terrain import LayTerrain
from signum.classic.chapters.turn.durations import END_OF_ATTACK, Expired, Gained, Loss
from signum.classic.chapters.turn.setup import SetAside
from signum.classic.effects.card_events import HandSeen, TakenFromTop
from signum.classic.effects.choosing import Target
from signum.classic.lab.duels import duel
from signum.classic.telling.telling import Telling
from signum.content.languages import LANGUAGES
from signum.content.source import parse
from signum.engine.chance import Chance, seed_of
from signum.engine.events import Event
from signum.engine.questions import FIRST, SECOND, Refusal
from signum.players.deadline import Deadline
from signum.players.random import random_player
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.scenario.reading import scenario

CARDS = Path(__file__).parents[1] / "data" / "cards" / "neutral.yaml"
ANSWERS = 120

TWO_CITIES = """
scenario: two cities
seats:
  first:
    hero: {strength: 2, health: 5, at: [30, 2], name: {en: Brissa}}
    city: [{card: tavern, cost: 2}, {card: old-forge, cost: 3}]
    relics: [dented-helm]
    tactics: [quiet-trap]
    hand: [old-banner]
  second:
    hero: {strength: 2, health: 5, at: [30, 58], name: {en: Demian}}
    city: [{card: tavern, cost: 2}]
    tactics: [loud-trap]
"""


@cache
def cards() -> dict[str, Card]:
    return read_cards(CARDS)


def cities() -> Match:
    said = scenario(parse(TWO_CITIES.encode(), "cities.yaml"), GAMES)
    rules = GAMES.rules(said.game, "en2")
    start, _ = rules.position(said.position)
    return Match(rules, start, secret=seed_of("7"))


def test_buildings_and_relics_are_named_and_those_of_both_sides_told_apart() -> None:
    match = cities()
    ours, theirs = match.run.game.state.players
    telling = Telling(match, "en", FIRST, cites_rules=False)
    tavern, forge = [one.id for one in ours.city]
    assert telling.option(UseCard(tavern)) == "Use Tavern"
    assert telling.option(TapBuildings((tavern, forge))) == "Tap Tavern; Old forge"
    assert telling.option(Replace(ours.relics[0].id)) == "Dented helm"
    assert telling.option(Target(tavern)) == "Tavern (Player 1)"
    assert telling.option(Target(theirs.city[0].id)) == "Tavern (Player 2)"
    missing = Refusal("building-missing", (), {"buildings": ["temple", "arena"]})
    assert telling.refusal(missing) == "These buildings are missing from your City: Temple; Arena."


def test_a_relic_type_has_its_word() -> None:
    refusal = Refusal("no-slot", (), {"card": "old-banner", "relic": "shield"})
    told = {one: Telling(cities(), one, FIRST, cites_rules=False).refusal(refusal) for one in LANGUAGES}
    assert told["en"] == "Your hero cannot carry Old Banner: there is no place for a shield or banner."
    assert told["ru"].endswith("щита или знамени.")


def test_a_tactic_is_named_to_its_player_alone() -> None:
    match = cities()
    trap = match.run.game.state.players[FIRST].tactics[0].id
    assert Telling(match, "en", FIRST).names.thing(trap) == "Quiet trap"
    for seat in (SECOND, None):
        assert "trap" not in Telling(match, "en", seat).names.thing(trap).casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_another_seat_may_not_see_is_told_without_a_name(language: str) -> None:
    match = cities()
    events: list[Event] = [
        CardPlayed(FIRST, "quiet-trap", TACTIC, Cost()),
        TacticLaid(FIRST, "quiet-trap", 9),
        SetAside(FIRST, ("quiet-trap", "old-banner"), 2),
        TakenFromTop(FIRST, "quiet-trap", 3),
        HandSeen(FIRST, FIRST, ("quiet-trap", "old-banner")),
    ]
    for event in events:
        hidden = event.seen_by(None if isinstance(event, HandSeen) else SECOND)
        assert hidden is not None
        own = Telling(match, language, FIRST).line(event)
        foreign = Telling(match, language, SECOND).line(hidden)
        assert "Quiet trap" in own
        assert "trap" not in foreign
        assert ":" not in foreign.replace(" :", ":").split("[")[0]
        assert not [gap for gap in (" .", "«»", "« »", "„“") if gap in foreign]
        if language == "en" and isinstance(event, CardPlayed):
            assert foreign.startswith("Player 1 plays a tactic.")


def test_what_is_over_and_what_is_there_again() -> None:
    match = cities()
    telling = Telling(match, "en", None, cites_rules=False)
    hero = min(match.run.game.state.creatures)
    brissa = (Loss(hero, "A-STAMINA"),)
    assert telling.line(Expired(FIRST, 7, brissa)) == "The effect that gave Brissa Stamina is over."
    assert telling.line(Expired(FIRST, 7, (), brissa)) == "Brissa has Stamina again."
    both = "The effect that gave Brissa Stamina is over. Brissa has Stamina again."
    assert telling.line(Expired(FIRST, 7, brissa, brissa)) == both
    short = telling.line(Gained(hero, "A-STAMINA", until=END_OF_ATTACK))
    assert short == "Brissa gains Stamina until the end of this attack."


def test_what_costs_something_says_what() -> None:
    rules, start = duel("en2", Chance(seed_of("cost")), cards())
    telling = Telling(Match(rules, start, secret=seed_of("cost")), "en", FIRST)
    held = telling.match.run.game.cards
    for id, card in held.items():
        for option in (Build(id), Play(id), LayTerrain(id, (3000, 3000))):
            assert telling.option(option).endswith(f" ({telling.names.cost(card.cost)})")
    assert telling.names.cost(Cost(("tavern",), 2, 1)) == "Tavern; 2 buildings of any name; 1 Prosperity"
    assert telling.names.cost(Cost()) == "free"


@pytest.mark.parametrize("edition", ["ru1", "de1", "fr1", "en2"])
def test_duels_can_be_told_in_every_language(edition: str) -> None:
    rules, start = duel(edition, Chance(seed_of(edition)), cards())
    match = Match(rules, start, secret=seed_of(edition))
    players = [random_player(f"{edition} {seat}") for seat in (FIRST, SECOND)]
    asked: set[str] = set()
    for _ in range(ANSWERS):
        if (seat := match.asked) is None:
            break
        view, choice = match.view(seat), match.choice(seat)
        assert choice is not None
        assert view.choice is not None
        if choice.kind not in asked:
            asked.add(choice.kind)
            refusals = [one for one in map(choice.explain, choice.candidates) if one is not None]
            for language in LANGUAGES:
                telling = Telling(match, language, seat)
                assert telling.question(seat, view.choice)
                assert all(map(telling.option, view.choice.options))
                assert all(map(telling.refusal, refusals))
                assert telling.table()
        match.answer(seat, players[seat](view.game, choice, Deadline()))
    for language in LANGUAGES:
        for looking in (FIRST, SECOND, None):
            telling = Telling(match, language, looking)
            lines = telling.log(all_of_it=True)
            nobody, _ = telling.say("telling-nobody", id="!").split("!")
            assert len(lines) == len(match.log(looking))
            assert not any("{" in line or nobody in line for line in lines)
