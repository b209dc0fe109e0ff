"""The verb by which a spell acts again (C-PLAY-03)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Self

from signum.classic.cards.card import SPELL
from signum.classic.cards.vocabulary import ANY, ANYTHING, OPPONENTS, PLAYED, YOURS, Effect
from signum.classic.core.game import Game
from signum.classic.core.state import CardId
from signum.classic.effects.card_events import DieShown, PickCard, Risen, SpellRecast, SpellRepeated
from signum.classic.effects.carrying import carry_out_all, has_targets, thrown_face
from signum.classic.effects.sources import Source, owned
from signum.classic.effects.verbs.forms import ANY_COST, OneOf, Whole, described, is_described
from signum.classic.effects.verbs.verb import Verb
from signum.classic.effects.words import first_word
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Procedure, Seat, choose

if TYPE_CHECKING:
    from signum.classic.cards.text import CardText


MOST_IN_A_ROW: Final = 3
"""How many spells act from graveyards, each by the text of the one before it: more could take for ever."""


class RollDie(Verb, frozen=True, tag="roll-die"):
    """Roll a die; the next sentences of the text ask for its face (C-PLAY-06)."""

    touches = ANYTHING
    of_players = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """One die, thrown for the creature with the text."""
        for seat in targets[:1]:
            face = yield from thrown_face(game, source)
            yield from game.happen(DieShown(seat, source.card, (face,), because=source.cites))


class CastFromGraveyard(Verb, frozen=True, tag="cast-from-graveyard", omit_defaults=True):
    """A spell of the player's choice acts from a graveyard without its cost, and stays there (C-PLAY-03).

    It acts for the player of the text as if it were just played, but nothing answers it as a spell that is
    played.
    """

    whose: Annotated[str, OneOf(types=(YOURS, OPPONENTS, ANY))]
    most: Annotated[int, Whole(0, 20, key="cost-at-most")] = ANY_COST

    touches = ANYTHING
    of_players = True
    brings_back = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """A spell that acts so is not chosen again by itself, and few bring each other back in a row."""
        for seat in targets:
            there = self._spells(game, source, seat)
            if not there:
                continue
            choice = Choice(
                seat,
                "recall",
                [PickCard(card) for card in there],
                shape=QuestionShape.CARD,
                subject=source.card,
                cites=source.cites,
                about={"card": source.card},
            )
            id = (yield from choose(choice)).card
            card, acting = game.cards[id], (*source.acting_again, id)
            yield from game.happen(SpellRepeated(seat, id, there[id], because=source.cites))
            again = Source(seat, id, 0, cites=("C-PLAY-03",), acting_again=acting)
            yield from first_word(game, seat, card, 0)
            yield from carry_out_all(game, again, card, PLAYED)

    def _spells(self, game: Game, source: Source, seat: Seat) -> dict[CardId, Seat]:
        """The spells that can act, each with the player in whose graveyard it lies."""
        found: dict[CardId, Seat] = {}
        if len(source.acting_again) >= MOST_IN_A_ROW:
            return found
        for owner in game.seats_in_order():
            if not owned(game, seat, self.whose, owner):
                continue
            for id in game.player(owner).graveyard:
                card = game.cards.get(id)
                if card is None or card.type != SPELL or id in source.acting_again:
                    continue
                if is_described(card, "", self.most) and has_targets(game, Source(seat, id), card, PLAYED):
                    found.setdefault(id, owner)
        return found

    def scales(self) -> bool:
        return False

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        return {"whose": one.whose, "more": described(text, "", one.most)}


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
