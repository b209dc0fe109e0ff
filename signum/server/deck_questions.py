"""Questions about decks in the making: what one is worth, the deck in a text, a test hand."""

from signum.content.languages import LANGUAGES
from signum.content.mistakes import Mistake
from signum.content.spelling import not_known
from signum.content.words import say
from signum.server import protocol as p
from signum.server.packs import library_of
from signum.table.decks.builder import DeckBuilder
from signum.table.games import Games
from signum.table.rulebook import Rulebook


def report(asked: p.DeckAsked, games: Games) -> p.DeckReport:
    """The legality and the figures of a draft in a printing."""
    return _builder(asked, games).report(asked.draft, asked.edition, asked.language)


def read(asked: p.DeckAsked, games: Games) -> p.DeckRead:
    """The deck in a text, line by line."""
    return _builder(asked, games).read(asked.text, asked.language)


def test_hand(asked: p.DeckAsked, games: Games) -> p.TestHand:
    """A hand by lot, and the chance of a card to play."""
    return _builder(asked, games).test_hand(asked.draft, asked.edition, asked.language)


def cards(asked: p.DeckAsked, games: Games) -> bytes:
    """The cards of packs as JSON; the error names every mistake in them."""
    game = _game(asked, games)
    return library_of(game, asked.packs).cards_shown(asked.language) if asked.packs else b"[]"


def _builder(asked: p.DeckAsked, games: Games) -> DeckBuilder:
    found = library_of(_game(asked, games), asked.packs).builder
    if found is None:
        raise Mistake(say(asked.language, "server-deck-own-not-here"))
    return found


def _game(asked: p.DeckAsked, games: Games) -> Rulebook:
    """The game that is asked about; the error names an unknown printing or language."""
    game = games.named(asked.game) if asked.game else games.usual
    for what, given, known in (
        ("edition", asked.edition, game.editions),
        ("language", asked.language, LANGUAGES),
    ):
        if given not in known:
            raise Mistake(f"{what}: {not_known(given, known)}")
    return game
