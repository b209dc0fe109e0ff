"""Every rule on the Rules page leads to something that shows it: a position, or decks."""

import pytest

from signum.content.languages import LANGUAGES
from signum.content.rules import rule
from signum.rulebooks import GAMES
from signum.server import rule_views
from signum.server.deck_examples import DeckExamples
from signum.server.scenarios import Scenarios
from signum.table.decks.examples import DeckExample, builder_of, deck_examples

SCENARIOS = Scenarios(GAMES)
DECKS = DeckExamples()
EXAMPLES = [(name, one) for name in GAMES for one in deck_examples(GAMES[name])]


@pytest.mark.parametrize("name", list(GAMES))
def test_every_rule_has_a_position_or_decks_that_show_it(name: str) -> None:
    """Only rules of modes that the program does not play yet have none, and the page says so there."""
    game = GAMES[name]
    shown = {*SCENARIOS.counts(game), *DECKS.counts(game)}
    rules = {one.id for one in rule_views.rules(game, game.editions[-1], "en")}
    assert sorted(rules - shown - set(rule_views.unplayed(game))) == []


@pytest.mark.parametrize("name", list(GAMES))
def test_a_mode_that_is_not_played_has_nothing_that_shows_its_rules(name: str) -> None:
    """So that the exemption goes as soon as the mode comes."""
    game = GAMES[name]
    shown = {*SCENARIOS.counts(game), *DECKS.counts(game)}
    unplayed = set(rule_views.unplayed(game))
    assert sorted(unplayed & shown) == []
    assert {rule(one).chapter for one in unplayed} == set(game.folder.unplayed)


@pytest.mark.parametrize(
    "name, example", EXAMPLES, ids=[f"{one.rule}-{at}" for at, (_, one) in enumerate(EXAMPLES)]
)
def test_one_deck_breaks_the_rule_and_no_other_and_one_keeps_all(name: str, example: DeckExample) -> None:
    builder = builder_of(GAMES[name], example.packs)
    for edition in example.editions:
        broken = builder.broken(example.breaks, edition)
        assert broken
        assert all(example.rule in one.cites for one in broken)
        assert builder.broken(example.keeps, edition) == []


def test_every_rule_of_deck_building_is_shown_in_each_printing_that_has_it() -> None:
    classic = GAMES["classic"]
    for edition in classic.editions:
        rules = [one.id for one in rule_views.rules(classic, edition, "en") if one.holds]
        shown = {one.rule for name, one in EXAMPLES if name == "classic" and edition in one.editions}
        assert {one for one in rules if one.startswith("C-DECK-")} == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_deck_is_told_with_its_ways_out_and_can_be_read_again(language: str) -> None:
    classic = GAMES["classic"]
    (found,) = DECKS.showing(classic, "C-DECK-07", language)
    assert "Oswin" in found.words or "Освин" in found.words
    assert found.ways
    builder = builder_of(classic, found.packs)
    for code, legal in ((found.broken, False), (found.kept, True)):
        read = builder.read(code, language)
        assert not read.unread
        assert "C-DECK-07" in read.draft.name
        assert builder.report(read.draft, "en2", language).legal is legal
