"""The verb that brings a character back from the graveyard: C-ZONE-03, C-SUM."""

from collections.abc import Sequence

from signum.classic.cards.vocabulary import ANYTHING
from signum.classic.chapters.field.entries import OwnSide
from signum.classic.chapters.field.summon import MILLIMETRE, profile_of, refused_by_limit, summon
from signum.classic.core.game import Game
from signum.classic.core.state import CHARACTER, CardId
from signum.classic.effects.card_events import PickCard, Risen, SankBack
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.verb import Verb
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Procedure, Seat, choose


class Revive(Verb, frozen=True, tag="revive"):
    """A character of the player's choice is summoned from that player's graveyard."""

    touches = ANYTHING
    of_players = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """It enters on its player's side; it is not played, so it says no first word.

        C-SUM-04: not past the limit, nor without room.
        """
        for seat in targets:
            fitting = [
                one for one in dict.fromkeys(game.player(seat).graveyard) if _can_enter(game, seat, one)
            ]
            if not fitting:
                continue
            options = [PickCard(card) for card in fitting]
            choice = Choice(
                seat,
                "revive",
                options,
                shape=QuestionShape.CARD,
                subject=source.card,
                cites=source.cites,
                about={"card": source.card},
            )
            card = (yield from choose(choice)).card
            yield from game.happen(Risen(seat, card, because=source.cites))
            yield from summon(game, seat, profile_of(game.cards[card]))
            if card in game.player(seat).playing:
                yield from game.happen(SankBack(seat, card, because=source.cites))


def _can_enter(game: Game, seat: Seat, id: CardId) -> bool:
    card = game.cards.get(id)
    if card is None or card.type != CHARACTER or refused_by_limit(game, seat, id) is not None:
        return False
    return OwnSide(game, seat, card.base * MILLIMETRE).has_room()
