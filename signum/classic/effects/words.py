"""First and last words, each once per game for a card: C-PLAY-04, C-PLAY-05."""

from typing import ClassVar, Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import Card
from signum.classic.core.game import Game
from signum.classic.core.invariants import cards_of
from signum.classic.core.state import CardId, State
from signum.classic.effects.carrying import carry_out_all
from signum.classic.effects.sources import Source
from signum.classic.effects.terms import may_act
from signum.engine.events import Event
from signum.engine.questions import Procedure, Seat
from signum.engine.units import Word

LAST_WORD_CITES: Final = ("C-PLAY-05", "A-LAST-WORD")


class WordSaid(Event, frozen=True):
    """A card says its first or its last word, and will not say it again."""

    seat: Seat
    card: CardId
    word: Word

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-05",)

    def apply(self, state: State) -> None:
        """Remembered for its owner, in whichever zone the card is."""
        player = state.players[self.seat]
        if self.word == e.FIRST_WORD:
            player.first_words = [*player.first_words, self.card]
        else:
            player.last_words = [*player.last_words, self.card]


def first_word(game: Game, seat: Seat, card: Card, holder: int) -> Procedure[None]:
    """C-PLAY-04: applied at once when the card is played from hand."""
    source = Source(seat, card.id, holder, cites=("C-PLAY-04", "A-FIRST-WORD"))
    yield from _say(game, seat, source, card, e.FIRST_WORD)


def last_word(game: Game, owner: Seat, source: Source, card: Card) -> Procedure[None]:
    """C-PLAY-05: applied by its controller when the card goes to its owner's graveyard."""
    yield from _say(game, owner, source, card, e.LAST_WORD)


def comes_into_play(game: Game, seat: Seat, card: Card, holder: int) -> Procedure[None]:
    """What a building, a relic or a terrain does when it comes into play; creatures have answers."""
    if holder and card.sentences(e.ENTERS) and game.in_play(holder):
        yield from carry_out_all(game, Source(seat, card.id, holder, cites=("C-ABL-03",)), card, e.ENTERS)


def last_word_of_support(game: Game, seat: Seat, card: Card) -> Procedure[None]:
    """C-PLAY-05: for a spell or a tactic that has acted and gone to the graveyard."""
    yield from last_word(game, seat, Source(seat, card.id, 0, cites=LAST_WORD_CITES), card)


def has_last_word(game: Game, card: CardId) -> bool:
    """Whether a card has a last word at all."""
    found = game.cards.get(card)
    return found is not None and bool(found.sentences(e.LAST_WORD))


def _say(game: Game, owner: Seat, source: Source, card: Card, word: str) -> Procedure[None]:
    sentences = [one for one in card.sentences(word) if may_act(game, source, one)]
    if sentences and may_say(game, owner, card.id, word):
        yield from game.happen(WordSaid(owner, card.id, word, because=source.cites))
        yield from carry_out_all(game, source, card, word)


def may_say(game: Game, owner: Seat, card: CardId, word: str) -> bool:
    """C-PLAY-05 ruling: copies of one name are alike, so there are as many words as copies."""
    player = game.player(owner)
    said = player.first_words if word == e.FIRST_WORD else player.last_words
    return said.count(card) < cards_of(game.state, owner)[card]
