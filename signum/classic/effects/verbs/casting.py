"""The verb by which a spell acts again (C-PLAY-03)."""

from collections.abc import Sequence

from signum.classic.cards.card import SPELL
from signum.classic.cards.vocabulary import ANYTHING, PLAYED
from signum.classic.core.game import Game
from signum.classic.effects.card_events import DieShown, Risen, SpellRecast
from signum.classic.effects.carrying import carry_out_all, thrown_face
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.verb import Verb
from signum.engine.questions import Procedure, Seat


class RollDie(Verb, frozen=True, tag="roll-die"):
    """Roll a die; the next sentences of the text ask for its face (C-PLAY-06)."""

    touches = ANYTHING
    of_players = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """One die, thrown for the creature with the text."""
        for seat in targets[:1]:
            face = yield from thrown_face(game, source)
            yield from game.happen(DieShown(seat, source.card, (face,), because=source.cites))


class CastAgain(Verb, frozen=True, tag="cast-again"):
    """The top spell of a graveyard acts once more without its cost, and goes under the deck (C-PLAY-03).

    It is not played again: nothing answers it as a spell that is played, and it says no first word.
    """

    touches = ANYTHING
    of_players = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """While it acts it lies in no graveyard, so that no spell can bring itself back without end."""
        for seat in targets:
            spells = [one for one in game.player(seat).graveyard if game.type_of(one) == SPELL]
            if not spells:
                continue
            card = game.cards[spells[-1]]
            yield from game.happen(Risen(seat, card.id, because=source.cites))
            again = Source(seat, card.id, 0, cites=("C-PLAY-03",))
            yield from carry_out_all(game, again, card, PLAYED)
            if card.id in game.player(seat).playing:
                yield from game.happen(SpellRecast(seat, card.id, because=source.cites))
