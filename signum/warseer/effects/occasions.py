"""Which events are the moments of texts, and whom they are about."""

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.engine.units import CardId, Count, ThingId, Word
from signum.warseer.chapters.activation import ActivationBegan, ActivationClosing
from signum.warseer.chapters.attack.events import (
    AttackDeclared,
    AttackEnded,
    DamageStep,
    ExtraStep,
    OfAttack,
)
from signum.warseer.chapters.harm import Damaged, Eliminated, Healed, Wounded
from signum.warseer.chapters.matching import card_fits, fits
from signum.warseer.chapters.playing import CardPlayed
from signum.warseer.chapters.summoning import Entered
from signum.warseer.chapters.turn import TurnBegan, TurnEnding
from signum.warseer.core import moments
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import OPPOSING, YOURS, Who
from signum.warseer.core.state import Creature
from signum.warseer.effects.sources import Source

if TYPE_CHECKING:
    from signum.warseer.cards.texts import Text

EVENTS: Final[dict[Word, tuple[type[Event], ...]]] = {
    moments.ATTACK_DECLARED: (AttackDeclared,),
    moments.SYMBOLS: (ExtraStep,),
    moments.DAMAGE: (DamageStep,),
    moments.ATTACK_ENDED: (AttackEnded,),
    moments.ELIMINATED: (Eliminated,),
    moments.ACTIVATION_BEGINS: (ActivationBegan,),
    moments.ACTIVATION_ENDS: (ActivationClosing,),
    moments.TURN_BEGINS: (TurnBegan,),
    moments.TURN_ENDS: (TurnEnding,),
    moments.SUMMONED: (Entered,),
    moments.CARD_PLAYED: (CardPlayed,),
    moments.HEALED: (Healed,),
    moments.WOUNDED: (Damaged, Wounded),
}


def moment_of(event: Event) -> Word:
    """The moment that an event is."""
    return next(moment for moment, events in EVENTS.items() if isinstance(event, events))


class About(Struct, frozen=True):
    """Whom an event is about: who acts, on whom, whose doing it is, and how much."""

    actor: ThingId = 0
    target: ThingId = 0
    seat: Seat | None = None
    card: CardId = ""
    """The card of a creature that is gone, or that was played."""
    amount: Count = 0
    attack: Word = ""


def about(game: Game, event: Event) -> About:
    """Whom an event is about."""
    match event:
        case OfAttack(attacker=attacker, target=target):
            attack = game.attack
            return About(attacker, target, attack="" if attack is None else attack.type)
        case Eliminated(creature=creature, card=card, seat=seat):
            attack = game.attack
            killer = attack.attacker if attack is not None else 0
            return About(killer, creature, seat, card, attack="" if attack is None else attack.type)
        case ActivationBegan(creature=creature) | ActivationClosing(creature=creature):
            return About(creature)
        case TurnBegan(seat=seat) | TurnEnding(seat=seat):
            return About(seat=seat)
        case Entered(creature=creature, seat=seat):
            return About(creature, seat=seat)
        case CardPlayed(seat=seat, card=card):
            return About(seat=seat, card=card)
        case Healed(creature=creature, wounds=wounds):
            return About(target=creature, amount=wounds)
        case Damaged(creature=creature, wounds=wounds) | Wounded(creature=creature, wounds=wounds):
            return About(target=creature, amount=wounds)
        case _:
            raise LookupError(type(event).__name__)


def answers(game: Game, source: Source, text: "Text", event: Event) -> bool:
    """Whether a text answers this event; those that change dice answer none (W-ATK-04)."""
    if not isinstance(event, EVENTS.get(text.when, ())):
        return False
    it = about(game, event)
    if isinstance(event, Damaged | Wounded) and not it.amount:
        return False
    if isinstance(event, OfAttack) and game.attack is not None and game.attack.special:
        return False
    if text.attack and text.attack != it.attack:
        return False
    bearer = source.anchor(game)
    if text.who is not None and not _is_meant(game, text.who, it.actor, it, source, bearer):
        return False
    return text.whom is None or _is_meant(game, text.whom, it.target, it, source, bearer)


def _is_meant(game: Game, who: Who, id: ThingId, it: About, source: Source, bearer: Creature | None) -> bool:
    one = game.creature(id)
    if one is not None:
        return fits(game, who, one, source.seat, bearer)
    if it.seat is None:
        return False
    if who.whose == YOURS and it.seat != source.seat:
        return False
    if who.whose == OPPOSING and not game.hostile(source.seat, it.seat):
        return False
    if who.me and id != source.thing:
        return False
    return not it.card or it.card not in game.cards or card_fits(game, who, it.card)


def answers_dice(game: Game, source: Source, text: "Text") -> bool:
    """W-ATK-04: whether a text may change the dice of the attack that is under way."""
    attack = game.attack
    if text.when != moments.DICE_LIE or attack is None or attack.special:
        return False
    if text.attack and text.attack != attack.type:
        return False
    bearer, it = source.anchor(game), About(attack.attacker, attack.target)
    if text.who is not None and not _is_meant(game, text.who, it.actor, it, source, bearer):
        return False
    return text.whom is None or _is_meant(game, text.whom, it.target, it, source, bearer)


def at_moment(source: Source, it: About) -> Source:
    """The source of an effect that answers a moment."""
    source.actor, source.target, source.amount = it.actor, it.target, it.amount
    return source
