"""What can happen and be answered: each occasion of the vocabulary, its event, and to whom it happens."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import Card
from signum.classic.cards.vocabulary import Effect, Occasion
from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.cards.playing import SpellCast, SpellSpent
from signum.classic.chapters.combat.attacks import AttackDeclared, AttackEnded
from signum.classic.chapters.combat.damage import RANGED, SHOOTING, Eliminated, Healed, Hurt
from signum.classic.chapters.combat.rolls import Rolled
from signum.classic.chapters.field.movement import Moved, MoveDeclared
from signum.classic.chapters.field.summon import Summoned
from signum.classic.chapters.turn.activation import Activated
from signum.classic.core.game import Game
from signum.classic.core.state import CardId
from signum.classic.core.values import health
from signum.classic.effects.sources import Source, hero_of
from signum.classic.effects.verbs.acting import Cancel
from signum.engine.events import Event
from signum.engine.questions import Seat


class Met(Struct, frozen=True):
    """Whom an occasion happened to: type and seat are told by the event, since the creature may be gone."""

    creature: int
    type: str
    seat: Seat
    culprit: int = 0
    played: CardId = ""
    """The card that is about to enter or to act."""
    amount: int = 0
    """How much damage or healing it is."""


Reading = Callable[[Game, Any], Met | None]


def _alive(game: Game, id: int, culprit: int = 0, amount: int = 0) -> Met | None:
    creature = game.creature(id)
    return None if creature is None else Met(id, creature.type, creature.seat, culprit, "", amount)


def _attacked(game: Game, event: AttackDeclared) -> Met | None:
    return _alive(game, event.target, event.attacker)


def _attacked_in_melee(game: Game, event: AttackDeclared) -> Met | None:
    return _attacked(game, event) if event.attack == "melee" else None


def _attacked_at_range(game: Game, event: AttackDeclared) -> Met | None:
    return _attacked(game, event) if event.attack in RANGED else None


def _shot_at(game: Game, event: AttackDeclared) -> Met | None:
    return _attacked(game, event) if event.attack == SHOOTING else None


def _struck(game: Game, event: AttackEnded) -> Met | None:
    return _alive(game, event.target, event.attacker, event.damage) if event.successful else None


def _fallen(_game: Game, event: Eliminated) -> Met:
    return Met(event.creature, event.type, event.seat, event.by or 0)


def _entering(game: Game, event: Summoned) -> Met:
    played = event.profile.card if event.profile.card in game.player(event.seat).playing else ""
    return Met(event.creature, event.profile.type, event.seat, 0, played)


def _to_player(_game: Game, event: Any) -> Met:
    return Met(0, e.PLAYER, event.seat, 0, event.card)


READINGS: Final[dict[tuple[str, bool], tuple[type[Event], Reading]]] = {
    **{("attacked", before): (AttackDeclared, _attacked) for before in (False, True)},
    **{("attacked-in-melee", before): (AttackDeclared, _attacked_in_melee) for before in (False, True)},
    **{("attacked-at-range", before): (AttackDeclared, _attacked_at_range) for before in (False, True)},
    **{("shot-at", before): (AttackDeclared, _shot_at) for before in (False, True)},
    ("struck", False): (AttackEnded, _struck),
    **{
        ("hurt", before): (Hurt, lambda game, it: _alive(game, it.creature, it.by or 0, it.damage))
        for before in (False, True)
    },
    **{("eliminated", before): (Eliminated, _fallen) for before in (False, True)},
    **{
        ("healed", before): (Healed, lambda game, it: _alive(game, it.creature, 0, it.wounds))
        for before in (False, True)
    },
    **{("summoned", before): (Summoned, _entering) for before in (False, True)},
    **{
        ("activated", before): (Activated, lambda game, it: _alive(game, it.creature))
        for before in (False, True)
    },
    ("moved", True): (MoveDeclared, lambda game, it: _alive(game, it.creature)),
    ("moved", False): (Moved, lambda game, it: _alive(game, it.creature)),
    ("rolled", False): (Rolled, lambda game, it: _alive(game, it.creature)),
    ("spell-played", True): (SpellCast, _to_player),
    ("spell-played", False): (SpellSpent, _to_player),
    ("built", False): (Built, _to_player),
}
"""Each occasion, before and after: the event it is, and whom it happens to."""


def kind_of(occasion: Occasion) -> type[Event]:
    """The event that an occasion is."""
    return READINGS[occasion.what, occasion.before][0]


def met_by(game: Game, seat: Seat, holder: int, occasion: Occasion, event: Event) -> Met | None:
    """Whom the event happened to, if the occasion of a text means such a one."""
    kind, reading = READINGS[occasion.what, occasion.before]
    met = reading(game, event) if type(event) is kind else None
    if met is None or not _meant(game, seat, holder, occasion.who.kind, met):
        return None
    if occasion.by_self and met.culprit != holder:
        return None
    whose = occasion.who.whose
    return met if whose == e.ANY or (met.seat == seat) == (whose == e.YOURS) else None


def answering(seat: Seat, card: Card, holder: int, met: Met, cites: tuple[str, ...]) -> Source:
    """The text of a card as it answers what was met."""
    return Source(seat, card.id, holder, met.creature, met.culprit, cites, met.seat, met.played, met.amount)


def cancels(game: Game, effect: Effect, event: Event) -> bool:
    """Whether a sentence that was carried out leaves nothing of the event it came before.

    Nobody is kept from an elimination with as many wounds as health still on it.
    """
    if not any(isinstance(one, Cancel) for one in effect.what):
        return False
    creature = game.creature(event.creature) if isinstance(event, Eliminated) else None
    saved = creature is None or creature.wounds < game.value(health, creature)
    if saved and isinstance(event, Eliminated):
        game.dying.discard(event.creature)
    return saved


def _meant(game: Game, seat: Seat, holder: int, kind: str, met: Met) -> bool:
    """C-CARD-02, C-DRG-04: a kind means that kind; a text that names itself means that very one."""
    if kind == e.SELF:
        return met.creature == holder
    if kind == e.BEARER:
        hero = hero_of(game, seat) or game.fallen.get(met.creature)
        return hero is not None and met.creature == hero.id
    if kind == e.CREATURE:
        return met.type in (e.HERO, e.CHARACTER, e.MINION)
    return kind == met.type
