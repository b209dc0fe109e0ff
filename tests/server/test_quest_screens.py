"""The part of a screen that shows quests: the Overlord's figures, what comes, cards, and the end."""

import json

from signum.classic.cards.sets import shipped
from signum.classic.chapters.turn.activation import EndTurn
from signum.classic.screen import wire
from signum.classic.screen.card_views import cards
from signum.content.languages import LANGUAGES
from signum.content.source import parse
from signum.engine.chance import seed_of
from signum.rulebooks import GAMES
from signum.table.match import Match
from tests.server.measured import screens_of, watching

POSITION = """
mode: {mode}
seats:
  first:
    hero: {{card: brissa-de-molforn, activated: yes, at: [30, 4]}}
    honour: {honour}
    prosperity: 5
    quests: {{wolves-at-the-gate: {{tally: [1, 0]}}, the-watchfire: {{terrains: [fire]}}}}
  second:
    deck: [open-graves, marrow-frost]
    graveyard: [knives-in-the-dark]
    creatures:
      grey: {{card: wolf, at: [30, 30]}}
      robber: {{card: bandit, at: [10, 55]}}
      shade: {{card: millers-shade, at: [50, 55]}}
terrains:
  fire: {{card: watchfire, centre: [44, 45], radius: 2}}
turn: first
"""
QUESTS = {"quest", "overlord-card", "overlord-creature", "quest-terrain"}


def match_at(mode: str = "quest-pve", honour: int = 8) -> Match:
    """A match at the position; the Hero's deck is empty, so that it ends after this round."""
    rules = GAMES.rules("classic", "en2", shipped())
    start, _ = rules.position(parse(POSITION.format(mode=mode, honour=honour), "position.yaml"))
    return Match(rules, start, secret=seed_of("quests"))


def table_of(match: Match, language: str = "en") -> wire.QuestTable:
    """The quests on the screen of the seat that is asked."""
    quest = screens_of(match, 0, language).screen().quest
    assert quest is not None
    return quest


def test_the_overlord_is_told_by_rage_cards_creatures_and_the_last_card() -> None:
    """Q-SET-05: unique creatures do not count towards the limit."""
    quest = table_of(match_at())
    assert (quest.overlord, quest.rage, quest.overlord_deck) == (1, 6, 2)
    assert (quest.creatures, quest.limit) == (2, 16)
    assert [one.card for one in quest.played] == ["knives-in-the-dark"]
    assert (quest.dice_cards, quest.dice_row) == (18, 6)


def test_what_comes_is_told_in_the_order_of_the_turn_with_reasons() -> None:
    """Q-PVE-01, Q-PVE-04: kinds in their order, unique ones last, each with its step and its line."""
    quest = table_of(match_at())
    assert [one.name for one in quest.coming] == ["Bandit", "Wolf", "The Miller's Shade"]
    robber = quest.coming[0].steps[0]
    assert "goes towards" in robber.words
    assert robber.reason == "Moves towards the Hero."
    assert robber.path
    assert robber.to is not None
    assert "2 quests are active" in quest.after


def test_a_spectator_sees_what_comes_as_well() -> None:
    """Everything about an Overlord that nobody plays is public."""
    seen = watching(match_at()).screen().quest
    assert seen is not None
    assert seen.coming == table_of(match_at()).coming


def test_against_a_player_nothing_is_foretold() -> None:
    """A person's plans are that person's own; there are no dice cards."""
    quest = table_of(match_at("quest-pvp"))
    assert (quest.alone, quest.coming, quest.dice_row, quest.limit) == (False, (), 0, 12)


def test_the_end_adds_and_takes_off_and_names_the_band() -> None:
    """Q-PVP-05, Q-END-02: the parts add up to the total, and one band is reached."""
    match = match_at(honour=17)
    for _ in range(20):
        choice = match.choice(0)
        if choice is None:
            break
        match.answer(0, EndTurn() if choice.kind == "turn" else choice.options()[0])
    score = table_of(match).score
    assert score is not None
    assert score.total == score.honour + score.prosperity - score.wounds - score.failed
    assert [one.name for one in score.bands if one.reached] == ["Knight"]
    assert "victory" in score.words


def test_every_card_of_quests_is_on_the_card_page_in_four_languages() -> None:
    """15 quests, 32 Overlord cards, creatures with both sides, terrains; ids differ from all other cards."""
    for language in LANGUAGES:
        faces = json.loads(cards(language))
        assert len({one["id"] for one in faces}) == len(faces)
        found = [one for one in faces if one["type"] in QUESTS]
        kinds = [one["type"] for one in found]
        assert (kinds.count("quest"), kinds.count("overlord-card")) == (15, 32)
        for one in found:
            assert one["name"], one["id"]
            assert one["type_words"], one["id"]
            if one["type"] == "quest":
                assert one["flavour"], one["id"]
        wolf = next(one for one in found if one["id"] == "wolf")
        assert len(wolf["sides"]) == 2


DRAWING = """
mode: quest-pve
seats:
  first:
    hero: {card: brissa-de-molforn, activated: yes, at: [30, 2]}
    deck: [amaury-the-bravo, amaury-the-bravo]
    quest-deck: [the-cold-hearth]
  second: {deck: [open-graves]}
turn: first
"""


def test_a_quest_terrain_is_tried_by_the_rules_of_quests() -> None:
    """Q-TER-01: L from the Hero's side; a place that is too near is moved away and explained."""
    rules = GAMES.rules("classic", "en2", shipped())
    start, _ = rules.position(parse(DRAWING, "position.yaml"))
    match = Match(rules, start, secret=seed_of("quests"))
    match.answer(0, EndTurn())
    choice = match.choice(0)
    assert choice is not None
    assert choice.kind == "quest-terrain"
    middle = screens_of(match, 0).reply(wire.Try(1, "quest-ruins", (30_000, 30_000)))
    assert isinstance(middle, wire.Way)
    assert (middle.legal, middle.wanted) == (True, True)
    near = screens_of(match, 0).reply(wire.Try(2, "quest-ruins", (30_000, 8_000)))
    assert isinstance(near, wire.Way)
    assert (near.legal, near.wanted, near.cites) == (True, False, ("Q-TER-01",))
    assert near.option is not None
    assert match.explain(0, near.option) is None


def test_prosperity_has_no_goal_in_a_game_of_quests() -> None:
    """Q-END-01: the prosperity goal plays no part, so that no panel counts towards it."""
    screen = screens_of(match_at(), 0).screen()
    assert (screen.goal_prosperity, screen.goal_buildings) == (0, ())
