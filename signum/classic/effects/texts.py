"""A card's sentences as an ability: what it answers, when it is activated, what it says when it dies."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from signum.classic.activation import Activated
from signum.classic.cards import RelicDestroyed
from signum.classic.damage import Eliminated, Healed, Hurt
from signum.classic.effects.carrying import carry_out, stands
from signum.classic.effects.sources import Source
from signum.classic.gains import TurnEnding
from signum.classic.game import Bearer, Game
from signum.classic.melee import AttackDeclared
from signum.classic.movement import Moved
from signum.classic.summon import Summoned
from signum.classic.turn import TurnBegan
from signum.content import effects as e
from signum.content.cards import Card
from signum.content.effects import Effect, Occasion
from signum.engine.abilities import Ability
from signum.engine.events import Event
from signum.engine.questions import Procedure, Seat


class Met(Struct, frozen=True):
    """Whom an occasion happened to: type and seat are told by the event, since the creature may be gone."""

    creature: int
    type: str
    seat: Seat
    culprit: int = 0


Reading = Callable[[Game, Any], Met | None]


def _alive(game: Game, id: int, culprit: int = 0) -> Met | None:
    creature = game.creature(id)
    return None if creature is None else Met(id, creature.type, creature.seat, culprit)


OCCASIONS: dict[str, tuple[type[Event], Reading]] = {
    "attacked": (AttackDeclared, lambda game, event: _alive(game, event.target, event.attacker)),
    "attacked-in-melee": (
        AttackDeclared,
        lambda game, event: _alive(game, event.target, event.attacker) if event.attack == "melee" else None,
    ),
    "hurt": (Hurt, lambda game, event: _alive(game, event.creature, event.by or 0)),
    "eliminated": (Eliminated, lambda _, event: Met(event.creature, event.type, event.seat, event.by or 0)),
    "healed": (Healed, lambda game, event: _alive(game, event.creature)),
    "summoned": (Summoned, lambda _, event: Met(event.creature, event.profile.type, event.seat)),
    "activated": (Activated, lambda game, event: _alive(game, event.creature)),
    "moved": (Moved, lambda game, event: _alive(game, event.creature)),
}
"""Each occasion of the vocabulary: the event it is, and whom it happens to."""


def met_by(game: Game, seat: Seat, occasion: Occasion, event: Event) -> Met | None:
    """Whom the event happened to, if the occasion means such a one."""
    kind, reading = OCCASIONS[occasion.what]
    met = reading(game, event) if type(event) is kind else None
    if met is None or not _kind_fits(occasion.who.kind, met.type):
        return None
    whose = occasion.who.whose
    return met if whose == e.ANY or (met.seat == seat) == (whose == e.YOURS) else None


def text_of(card: Card) -> Ability:
    """The sentences of a creature, a relic or a building that act by themselves, as one ability."""
    ability = Ability(card.id)
    for effect in card.effects:
        if isinstance(effect.when, Occasion):
            _answer(ability, card, effect, effect.when)
        elif effect.when == e.LAST_WORD:
            _last_word(ability, card, effect)
        elif effect.when == e.ACTIVATED:
            _activation(ability, card, effect)
        elif effect.when in (e.START_OF_TURN, e.END_OF_TURN, e.START_OF_ACTIVATION):
            _moment(ability, card, effect, effect.when)
    return ability


def _answer(ability: Ability, card: Card, effect: Effect, occasion: Occasion) -> None:
    kind, _ = OCCASIONS[occasion.what]
    register = ability.before if occasion.before else ability.after

    def when(me: Bearer, event: Event) -> bool:
        return met_by(me.game, me.seat, occasion, event) is not None and stands(
            me.game, _source(me, card), effect
        )

    @register(kind, when=when)
    def work(me: Bearer, event: Event) -> Procedure[Event | None]:
        """The sentence is carried out; one that cancels leaves nothing of the event."""
        met = met_by(me.game, me.seat, occasion, event)
        if met is not None:
            source = _source(me, card, met.creature, met.culprit)
            yield from carry_out(me.game, source, effect)
        return None if any(isinstance(one, e.Cancel) for one in effect.what) else event


def _last_word(ability: Ability, card: Card, effect: Effect) -> None:
    """C-PLAY-05: when the card goes from play to the graveyard."""

    @ability.after(Eliminated, when=lambda me, event: event.creature == me.holder, posthumous=True)
    def die(me: Bearer, event: Eliminated) -> Procedure[None]:
        yield from carry_out(me.game, _source(me, card, cites=("C-PLAY-05", "A-LAST-WORD")), effect)

    @ability.after(RelicDestroyed, when=lambda me, event: event.holder == me.holder, posthumous=True)
    def break_apart(me: Bearer, event: RelicDestroyed) -> Procedure[None]:
        yield from carry_out(me.game, _source(me, card, cites=("C-PLAY-05", "A-LAST-WORD")), effect)


def _activation(ability: Ability, card: Card, effect: Effect) -> None:
    @ability.activated(check=lambda me: None)
    def use(me: Bearer) -> Procedure[None]:
        yield from carry_out(me.game, _source(me, card, cites=("C-ACT-03",)), effect)


def _moment(ability: Ability, card: Card, effect: Effect, moment: str) -> None:
    kinds: dict[str, type[Event]] = {
        e.START_OF_TURN: TurnBegan,
        e.END_OF_TURN: TurnEnding,
        e.START_OF_ACTIVATION: Activated,
    }

    def when(me: Bearer, event: Any) -> bool:
        own = event.creature == me.holder if moment == e.START_OF_ACTIVATION else event.seat == me.seat
        return own and stands(me.game, _source(me, card), effect)

    @ability.after(kinds[moment], when=when)
    def work(me: Bearer, _event: Event) -> Procedure[None]:
        yield from carry_out(me.game, _source(me, card, cites=("C-ABL-07",)), effect)


def _source(
    me: Bearer, card: Card, cause: int = 0, culprit: int = 0, cites: tuple[str, ...] = ("C-ABL-03",)
) -> Source:
    return Source(me.seat, card.id, me.holder, cause, culprit, cites)


def _kind_fits(kind: str, type_: str) -> bool:
    return kind in (e.CREATURE, type_)
