"""Last words of cards that go to the graveyard without having been in play: C-PLAY-05."""

from typing import Final

from signum.classic.cards.card import CREATURES
from signum.classic.chapters.cards.playing import PlayFailed
from signum.classic.chapters.turn.zones import Discarded
from signum.classic.core.game import Bearer
from signum.classic.effects.card_events import Milled
from signum.classic.effects.sources import Source
from signum.classic.effects.words import LAST_WORD_CITES, has_last_word, last_word
from signum.engine.abilities import Ability
from signum.engine.questions import Procedure

NOWHERE: Final = -99
"""The holder of the text of a creature that never stood on the field: distances have no origin."""

unplayed_words: Final = Ability("C-PLAY-05", recurs=True)


def _speaks(me: Bearer, event: Discarded | Milled | PlayFailed) -> bool:
    if event.seat != me.seat or not me.game.edition.unplayed_cards_speak:
        return False
    return has_last_word(me.game, event.card)


@unplayed_words.after(Discarded, when=_speaks)
@unplayed_words.after(Milled, when=_speaks)
@unplayed_words.after(PlayFailed, when=_speaks)
def speak(me: Bearer, event: Discarded | Milled | PlayFailed) -> Procedure[None]:
    """In the first edition every card that goes to the graveyard says its last word."""
    card = me.game.cards[event.card]
    holder = NOWHERE if card.type in CREATURES else 0
    yield from last_word(me.game, me.seat, Source(me.seat, card.id, holder, cites=LAST_WORD_CITES), card)
