"""Sentences at will: in their player's turn, between activations, for a price (C-ABL-02, C-TURN-07)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.vocabulary import Effect
from signum.classic.core.game import Game, is_silenced
from signum.classic.core.state import CardId, Creature, State
from signum.classic.effects.carrying import carry_out
from signum.classic.effects.choosing import can_touch
from signum.classic.effects.prices import Part, refused_price
from signum.classic.effects.sources import Source
from signum.classic.effects.terms import stands
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Procedure, Refusal, Seat, choose
from signum.engine.units import ThingId

CITES: Final = ("C-ABL-02",)


class CardUsed(Event, frozen=True):
    """A building, a relic or a creature is about to carry out its text."""

    seat: Seat
    card: CardId
    holder: ThingId

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-08",)

    def apply(self, state: State) -> None:
        """Nothing changes."""


def sentence_at_will(game: Game, creature: Creature) -> Effect | None:
    """The sentence at will of a creature, if it has one."""
    found = sentences_at_will(game, creature)
    return found[0] if found else None


def sentences_at_will(game: Game, creature: Creature) -> Sequence[Effect]:
    """The sentences at will of a creature, in their order."""
    card = None if is_silenced(creature) else game.cards.get(creature.card)
    return card.sentences(e.AT_WILL) if card is not None and card.effects else ()


def do_at_will(game: Game, creature: Creature) -> Procedure[None]:
    """Declare, pay, carry out; the creature keeps its activation."""
    effect = yield from _picked(game, creature)
    if effect is None:
        return
    seat, source = creature.seat, _source(creature)
    if (yield from game.happen(CardUsed(seat, creature.card, creature.id, because=CITES))):
        yield from carry_out(game, source, effect)


def _picked(game: Game, creature: Creature) -> Procedure[Effect | None]:
    """The sentence that its player uses, by its place in the text where several can be used."""
    there = sentences_at_will(game, creature)
    able = [one for one in there if _refused(game, creature, one) is None]
    if len(able) < 2:
        return able[0] if able else None
    effects = game.cards[creature.card].effects
    choice = Choice(
        creature.seat,
        "which-sentence",
        [Part(effects.index(one) + 1) for one in able],
        shape=QuestionShape.LIST,
        subject=creature.card,
        cites=CITES,
        about={"card": creature.card, "sentence": 1},
    )
    return effects[(yield from choose(choice)).number - 1]


def refused_at_will(game: Game, creature: Creature) -> Refusal | None:
    """Why a sentence at will cannot be used now: none there, not payable, or without a target."""
    there = sentences_at_will(game, creature)
    refusals = [_refused(game, creature, one) for one in there]
    if not there:
        return Refusal("no-use", CITES, {"card": creature.card})
    return next((one for one in refusals if one is not None), None) if all(refusals) else None


def _refused(game: Game, creature: Creature, effect: Effect) -> Refusal | None:
    source = _source(creature)
    if not stands(game, source, effect):
        return Refusal("no-use", CITES, {"card": creature.card})
    if (refusal := refused_price(game, source, effect)) is not None:
        return refusal
    if not can_touch(game, source, effect):
        return Refusal("no-target", ("C-PLAY-06",), {"card": creature.card})
    return None


def _source(creature: Creature) -> Source:
    return Source(creature.seat, creature.card, creature.id, cites=CITES)
