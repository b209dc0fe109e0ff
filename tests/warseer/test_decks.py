"""Decks within leadership, and the start of a game: W-SET-01, W-CARD-05, W-CARD-06."""

from pathlib import Path

import pytest

from signum.content.mistakes import Mistake
from signum.engine.records import replaced
from signum.warseer.cards.decks import Deck, starter_decks
from signum.warseer.cards.sets import shipped
from signum.warseer.chapters.decks import broken_rules
from signum.warseer.core.invariants import unplayable
from signum.warseer.library import WarseerLibrary
from signum.warseer.modes import FIRST_DUEL, LONG_DUEL
from signum.warseer.rulebook import WARSEER_BOOK

EDITION = WARSEER_BOOK.editions[0]
BRISSA = starter_decks()["brissa"].deck
LIBRARY = WarseerLibrary()


def test_one_legal_starter_deck_for_each_hero() -> None:
    heroes = {card.id for card in shipped().values() if card.type == "hero"}
    assert {one.deck.hero for one in starter_decks().values()} == heroes
    assert [broken_rules(one.deck, shipped()) for one in starter_decks().values()] == [[]] * len(heroes)


@pytest.mark.parametrize(
    "language, name",
    [
        ("en", "Thibaut’s player"),
        ("fr", "Le joueur de Thibaut"),
        ("de", "Der Spieler von Thibaut"),
        ("ru", "Игрок (Тибо)"),
    ],
)
def test_a_player_without_a_name_is_called_by_the_first_name_of_the_hero(language: str, name: str) -> None:
    assert LIBRARY.player_of("thibaut", language) == name


@pytest.mark.parametrize(
    ("deck", "code", "rule"),
    [
        (replaced(BRISSA, hero="nobody"), "no-such-card", "W-CARD-01"),
        (replaced(BRISSA, hero="gutter-rats"), "not-a-hero", "W-SET-01"),
        (replaced(BRISSA, minion=""), "minion-missing", "W-CARD-06"),
        (replaced(BRISSA, minion="gil-talas"), "not-a-minion-card", "W-CARD-06"),
        (replaced(BRISSA, minion="temple-gryphlet"), "minion-of-another-faction", "W-CARD-06"),
        (replaced(BRISSA, camp=("volley",)), "not-a-character", "W-CARD-05"),
        (replaced(BRISSA, camp=("kaitlynn",)), "character-of-another-faction", "W-CARD-05"),
        (replaced(BRISSA, camp=("gil-talas", "gil-talas")), "character-twice", "W-CARD-05"),
        (
            replaced(BRISSA, camp=("brass-colossus", "shailis-soul-huntress")),
            "beyond-leadership",
            "W-CARD-05",
        ),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_an_illegal_deck_is_refused_with_its_rule(deck: Deck, code: str, rule: str) -> None:
    refusals = broken_rules(deck, shipped())
    assert [one.code for one in refusals] == [code]
    assert rule in refusals[0].cites
    with pytest.raises(Mistake, match=rule):
        LIBRARY.start("duel", EDITION, [deck, BRISSA])


def test_characters_without_a_star_and_empty_places_are_allowed() -> None:
    """W-CARD-05: fewer is allowed, and characters without a star take no place."""
    small = replaced(BRISSA, camp=("ruphus-the-young-squire", "lilla-the-rope-dancer"))
    assert broken_rules(small, shipped()) == []


def test_a_deck_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("deck: Mine\nhero: roland-the-proud\nminion: temple-gryphlet\ncamp: [goliath]\n")
    assert LIBRARY.deck(str(file), EDITION).deck == Deck("roland-the-proud", ("goliath",), "temple-gryphlet")
    file.write_text("hero: roland-the-proud\nminion: temple-gryphlet\ncamp: [golaith]\n")
    with pytest.raises(Mistake, match=r"mine\.yaml:3.*goliath"):
        LIBRARY.deck(str(file), EDITION)
    file.write_text("hero: roland-the-proud\nminion: temple-gryphlet\ncamp: [roch-the-dukes-headsman]\n")
    with pytest.raises(Mistake, match="W-CARD-05"):
        LIBRARY.deck(str(file), EDITION)


def test_the_start_of_a_duel() -> None:
    """W-SET-01, W-SET-02, W-FEAT-01, W-WIN-01."""
    start = LIBRARY.start("duel", EDITION, ["brissa", "roland"])
    state = start.state
    assert (state.map, state.goal, state.phase, state.uniques) == ("", 10, "terrain", True)
    assert [len(player.deck) for player in state.players] == [30, 30]
    assert len(state.feat_deck) == 30
    assert not list(unplayable(WARSEER_BOOK.rules(EDITION).with_start(start).game(state)))
    assert start.names["goliath"]["ru"] == "Голиаф"


def test_modes_and_maps_of_a_start() -> None:
    first = LIBRARY.start(FIRST_DUEL, EDITION, ["brissa", "brissa"], on="whisper-forest").state
    assert (first.map, first.uniques, first.goal, len(first.terrains)) == ("whisper-forest", False, 10, 20)
    assert LIBRARY.start(LONG_DUEL, EDITION, ["thibaut", "aurelis"]).state.goal == 12
    with pytest.raises(Mistake, match="map"):
        LIBRARY.start("duel", EDITION, ["brissa", "brissa"], on="whisper-forrest")
    with pytest.raises(Mistake, match="deck"):
        LIBRARY.start("duel", EDITION, ["brisa", "brissa"])


@pytest.mark.parametrize("pile", ["feat_deck", "feat_discard"])
def test_a_start_with_another_card_among_the_feats_is_refused(pile: str) -> None:
    """W-FEAT-01: drawn, it would have no face."""
    start = LIBRARY.start("duel", EDITION, ["brissa", "roland"])
    getattr(start.state, pile).append(start.state.players[0].deck[0])
    assert "feat" in (WARSEER_BOOK.rules(EDITION).unplayable(start) or "")
