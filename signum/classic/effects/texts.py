"""A card's sentences as an ability: its answers, activations and last words."""

from collections.abc import Hashable
from typing import Any, Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import BUILDING, RELIC, Card
from signum.classic.cards.vocabulary import Effect, Occasion
from signum.classic.chapters.cards.cards_in_play import RelicDestroyed, Tapped, owner_of
from signum.classic.chapters.cards.relics import spend_use
from signum.classic.chapters.combat.damage import Eliminated
from signum.classic.chapters.field.summon import Summoned
from signum.classic.chapters.turn.activation import Activated, ActivationEnded
from signum.classic.chapters.turn.durations import TurnEnding, is_last_opponents_turn
from signum.classic.chapters.turn.turn import TurnBegan
from signum.classic.core.game import Bearer
from signum.classic.core.state import QUESTS, Relic
from signum.classic.effects.carrying import carried_out, carry_out_all
from signum.classic.effects.choosing import can_touch
from signum.classic.effects.occasions import answering, kind_of, left_of, met_by
from signum.classic.effects.prices import refused_price
from signum.classic.effects.settled import is_settled, touched
from signum.classic.effects.sources import Source
from signum.classic.effects.terms import may_act, otherwise, stands
from signum.classic.effects.words import LAST_WORD_CITES, last_word
from signum.engine.abilities import Ability
from signum.engine.events import Event
from signum.engine.questions import Procedure, Refusal

_known: Final[dict[int, tuple[Card, Ability]]] = {}
_MOST_KNOWN: Final = 1024


def text_of(card: Card) -> Ability:
    """The automatic sentences of a creature, a relic or a building, as one ability, made once a card."""
    known = _known.get(id(card))
    if known is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        # The card is kept with its number, which no other can have as long as it exists.
        known = _known[id(card)] = card, _text_of(card)
    return known[1]


def _text_of(card: Card) -> Ability:
    ability = Ability(card.id)
    if card.sentences(e.LAST_WORD):
        _last_word(ability, card)
    for effect in card.effects:
        if isinstance(effect.when, Occasion):
            _answer(ability, card, effect, effect.when)
        elif effect.when == e.ACTIVATED:
            _activation(ability, card, effect)
        elif effect.when in e.OF_ACTIVATIONS or effect.when in e.OF_TURNS:
            _moment(ability, card, effect, effect.when)
    if card.sentences(e.ENTERS):
        _entry(ability, card)
    return ability


def _answer(ability: Ability, card: Card, effect: Effect, occasion: Occasion) -> None:
    def when(me: Bearer, event: Event) -> bool:
        if card.type == BUILDING and me.game.state.phase == QUESTS:
            return False  # Q-FAQ-02: buildings act in turns, not in the quests phase.
        met = met_by(me.game, me.seat, me.holder, occasion, event)
        return met is not None and may_act(
            me.game, answering(me.seat, card, me.holder, met, ("C-ABL-03",)), effect
        )

    def work(me: Bearer, event: Event) -> Procedure[Event | None]:
        """Carries out the sentence; one that cancels takes the event away."""
        met = met_by(me.game, me.seat, me.holder, occasion, event)
        if met is None:
            return event
        source = answering(me.seat, card, me.holder, met, ("C-ABL-03",))
        reached = yield from carried_out(me.game, source, effect)
        if reached.acted:
            yield from spend_use(me.game, me.holder)
        return event if reached.targets is None else left_of(me.game, source, effect, event)

    def touches(me: Bearer, event: Event) -> frozenset[Hashable]:
        met = met_by(me.game, me.seat, me.holder, occasion, event)
        cause = 0 if met is None else met.creature
        return touched(me.game, _source(me, card, cause), effect)

    reach = touches if is_settled(effect) and not card.followers(effect) else None
    if occasion.before:
        ability.before(kind_of(occasion), when=when, touches=reach)(work)
    else:
        of_itself = occasion.who.kind == e.SELF
        ability.after(kind_of(occasion), when=when, touches=reach, posthumous=of_itself)(work)


def _entry(ability: Ability, card: Card) -> None:
    """When a creature comes into play, in whatever way; cards that are no creatures say it themselves."""

    @ability.after(Summoned, when=lambda me, event: event.creature == me.holder)
    def work(me: Bearer, _event: Event) -> Procedure[None]:
        yield from carry_out_all(me.game, _source(me, card), card, e.ENTERS)


def _last_word(ability: Ability, card: Card) -> None:
    """C-PLAY-05: when the card goes from play to the graveyard."""
    sentences = card.sentences(e.LAST_WORD)

    def touches(me: Bearer, _event: Event) -> frozenset[Hashable]:
        return frozenset().union(*[touched(me.game, _source(me, card), one) for one in sentences])

    reach = touches if not card.is_chained and all(is_settled(one) for one in sentences) else None

    @ability.after(
        Eliminated, when=lambda me, event: event.creature == me.holder, touches=reach, posthumous=True
    )
    def die(me: Bearer, event: Eliminated) -> Procedure[None]:
        yield from last_word(me.game, event.owner, _source(me, card, cites=LAST_WORD_CITES), card)

    @ability.after(
        RelicDestroyed, when=lambda me, event: event.holder == me.holder, touches=reach, posthumous=True
    )
    def break_apart(me: Bearer, event: RelicDestroyed) -> Procedure[None]:
        yield from last_word(me.game, event.seat, _source(me, card, cites=LAST_WORD_CITES), card)


def _activation(ability: Ability, card: Card, effect: Effect) -> None:
    """C-REL-06: a relic takes its hero's activation and is tapped too."""
    cites = ("C-REL-06",) if card.type == RELIC else ("C-ACT-03",)

    @ability.activated(check=lambda me: _refused_use(me, card, effect))
    def use(me: Bearer) -> Procedure[None]:
        if card.type == RELIC:
            yield from me.game.happen(Tapped(me.seat, card.id, me.holder, because=cites))
        if (yield from carried_out(me.game, _source(me, card, cites=cites), effect)).acted:
            yield from spend_use(me.game, me.holder)


def _refused_use(me: Bearer, card: Card, effect: Effect) -> Refusal | None:
    """A tapped relic cannot be used again, and a text needs a target."""
    found = owner_of(me.game.state, me.holder)
    if card.type == RELIC and found is not None and isinstance(found[1], Relic) and found[1].tapped:
        return Refusal("tapped", ("C-REL-06",), {"card": card.id})
    source = _source(me, card)
    if any(can_touch(me.game, source, one) for one in otherwise(card, effect)):
        return None
    if not stands(me.game, source, effect):
        return Refusal("no-use", ("C-CARD-06",), {"card": card.id})
    if (refusal := refused_price(me.game, source, effect)) is not None:
        return refusal
    if not can_touch(me.game, source, effect):
        return Refusal("no-target", ("C-PLAY-06",), {"card": card.id})
    return None


def _moment(ability: Ability, card: Card, effect: Effect, moment: str) -> None:
    kinds: dict[str, type[Event]] = {
        e.START_OF_TURN: TurnBegan,
        e.END_OF_TURN: TurnEnding,
        e.START_OF_OPPONENTS_TURN: TurnBegan,
        e.END_OF_OPPONENTS_TURN: TurnEnding,
        e.START_OF_ACTIVATION: Activated,
        e.END_OF_ACTIVATION: ActivationEnded,
        e.START_OF_EACH_TURN: TurnBegan,
        e.END_OF_EACH_TURN: TurnEnding,
    }

    def when(me: Bearer, event: Any) -> bool:
        if moment in e.OF_ACTIVATIONS:
            now = event.creature == me.holder
        elif moment == e.START_OF_OPPONENTS_TURN:
            now = me.game.hostile[me.seat][event.seat]
        elif moment == e.END_OF_OPPONENTS_TURN:
            now = is_last_opponents_turn(me.game.state, me.seat, event.seat)
        elif moment in (e.START_OF_EACH_TURN, e.END_OF_EACH_TURN):
            now = True
        else:
            now = event.seat == me.seat
        return now and may_act(me.game, _source(me, card), effect)

    def touches(me: Bearer, _event: Event) -> frozenset[Hashable]:
        return touched(me.game, _source(me, card), effect)

    reach = touches if is_settled(effect) and not card.followers(effect) else None

    @ability.after(kinds[moment], when=when, touches=reach)
    def work(me: Bearer, _event: Event) -> Procedure[None]:
        if (yield from carried_out(me.game, _source(me, card, cites=("C-ABL-07",)), effect)).acted:
            yield from spend_use(me.game, me.holder)


def _source(
    me: Bearer, card: Card, cause: int = 0, culprit: int = 0, cites: tuple[str, ...] = ("C-ABL-03",)
) -> Source:
    return Source(me.seat, card.id, me.holder, cause, culprit, cites)
