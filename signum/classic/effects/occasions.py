"""The occasions that card texts answer, each declared once: its events, and the subject of each event."""

from collections.abc import Callable, Collection
from typing import Any, Final, TypeAlias

from msgspec import Struct

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import RELIC, Card
from signum.classic.cards.vocabulary import Effect, Occasion, Who
from signum.classic.chapters.cards.cards_in_play import BuildingDestroyed, RelicDestroyed
from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.cards.playing import CardPlayed, SpellCast, SpellSpent
from signum.classic.chapters.cards.relics import Donned
from signum.classic.chapters.combat.attacks import AttackDeclared, AttackEnded
from signum.classic.chapters.combat.damage import Eliminated, Healed, Hurt
from signum.classic.chapters.combat.rolls import Rolled
from signum.classic.chapters.field.movement import Moved, MoveDeclared
from signum.classic.chapters.field.summon import Summoned
from signum.classic.chapters.field.terrain import TerrainLaid
from signum.classic.chapters.turn.activation import Activated, ActivationEnded
from signum.classic.chapters.turn.zones import Discarded, Drawn, Prospered
from signum.classic.core.attack_kinds import ATTACKS, MELEE, RANGED, SHOOTING
from signum.classic.core.game import Game
from signum.classic.core.state import CardId, Creature
from signum.classic.core.values import health
from signum.classic.effects.sources import Source, hero_of, owned
from signum.classic.effects.targets import unmet
from signum.classic.effects.terms import multiplied
from signum.engine.events import Event
from signum.engine.questions import Seat


class Met(Struct, frozen=True):
    """The subject of an occasion; the event has its type and seat, because the creature may be gone."""

    creature: int
    type: str
    seat: Seat
    culprit: int = 0
    played: CardId = ""
    """The card that is about to enter or to act."""
    amount: int = 0
    """The amount of damage or healing."""


Reading: TypeAlias = Callable[[Game, Any], Met | None]
On: TypeAlias = tuple[type[Event], Reading]
"""The event of an occasion, and the subject of that event."""


class OccasionKind(Struct, frozen=True):
    """Something that can happen and be answered: `is: attacked`.

    The message `text-occasion-<name>` tells it, its agent, and that it is cancelled.
    """

    name: str
    after: On
    before: On | None = None
    """The events that can be answered before they happen, and be cancelled."""
    deed: bool = False
    """Whether a creature does it to another, so that a text can ask for its own deeds (`by-self`)."""
    attack: bool = False
    """Whether its agent is called the attacker."""
    to_player: bool = False
    """Whether it happens to a player; everything else happens to creatures."""
    repeats: bool = False
    """Whether its own answers easily bring it about again, so that a text answers it once a turn."""


def _alive(game: Game, id: int, culprit: int = 0, amount: int = 0) -> Met | None:
    creature = game.creature(id)
    return None if creature is None else Met(id, creature.type, creature.seat, culprit, "", amount)


def _attacked(game: Game, event: AttackDeclared) -> Met | None:
    return _alive(game, event.target, event.attacker)


def _attacked_in_melee(game: Game, event: AttackDeclared) -> Met | None:
    return _attacked(game, event) if event.attack == MELEE else None


def _attacked_at_range(game: Game, event: AttackDeclared) -> Met | None:
    return _attacked(game, event) if event.attack in RANGED else None


def _shot_at(game: Game, event: AttackDeclared) -> Met | None:
    return _attacked(game, event) if event.attack == SHOOTING else None


def _struck(game: Game, event: AttackEnded) -> Met | None:
    return _alive(game, event.target, event.attacker, event.damage) if event.successful else None


def _fallen(_game: Game, event: Eliminated) -> Met:
    return Met(event.creature, event.type, event.seat, event.by or 0)


def _entering(_game: Game, event: Summoned) -> Met:
    """Not on the field yet; minions and the Overlord's creatures are no cards that are being played."""
    return Met(event.creature, event.profile.type, event.seat, 0, event.profile.card)


def _entered(_game: Game, event: Summoned) -> Met:
    return Met(event.creature, event.profile.type, event.seat)


def _to_player(_game: Game, event: Any) -> Met:
    return Met(0, e.PLAYER, event.seat, 0, event.card)


def _by_player(_game: Game, event: Any) -> Met:
    """Without the card: nobody else may know which card was drawn."""
    return Met(0, e.PLAYER, event.seat)


def _hurt(game: Game, event: Hurt) -> Met | None:
    return _alive(game, event.creature, event.by or 0, event.damage)


def _hurt_in_melee(game: Game, event: Hurt) -> Met | None:
    """Also the one that falls by it."""
    creature = game.creature(event.creature) or game.fallen.get(event.creature)
    if event.cause != MELEE or creature is None:
        return None
    return Met(creature.id, creature.type, creature.seat, event.by or 0, "", event.damage)


def _hurt_by_attack(game: Game, event: Hurt) -> Met | None:
    """Damage of any attack; not of a backstab or a text (C-BACK-03)."""
    return _hurt(game, event) if event.cause in ATTACKS else None


def _relic_coming(_game: Game, event: CardPlayed) -> Met | None:
    """Before it is played: paid for, but neither on the hero nor in the graveyard yet."""
    return Met(0, e.PLAYER, event.seat, 0, event.card) if event.type == RELIC else None


def _prospered(_game: Game, event: Prospered) -> Met:
    return Met(0, e.PLAYER, event.seat, 0, "", event.amount)


def _fallen_in_melee(game: Game, event: Eliminated) -> Met | None:
    return _fallen(game, event) if event.cause == MELEE else None


def _healed(game: Game, event: Healed) -> Met | None:
    return _alive(game, event.creature, 0, event.wounds)


def _acting(game: Game, event: Activated | ActivationEnded | MoveDeclared | Moved | Rolled) -> Met | None:
    return _alive(game, event.creature)


def _rolled_in(attacks: Collection[str]) -> Reading:
    """The creature has rolled the dice with which it hits in such an attack; not those of its defence."""

    def reading(game: Game, event: Rolled) -> Met | None:
        return _acting(game, event) if game.throws and game.throws[-1][4] in attacks else None

    return reading


def _attack(name: str, reading: Reading) -> OccasionKind:
    on = (AttackDeclared, reading)
    return OccasionKind(name, after=on, before=on, deed=True, attack=True)


_KINDS: Final = (
    _attack("attacked", _attacked),
    _attack("attacked-in-melee", _attacked_in_melee),
    _attack("attacked-at-range", _attacked_at_range),
    _attack("shot-at", _shot_at),
    OccasionKind("hurt", (Hurt, _hurt), (Hurt, _hurt), deed=True),
    OccasionKind("hurt-by-attack", (Hurt, _hurt_by_attack), (Hurt, _hurt_by_attack), deed=True, attack=True),
    OccasionKind("eliminated", (Eliminated, _fallen), (Eliminated, _fallen), deed=True),
    OccasionKind("hurt-in-melee", (Hurt, _hurt_in_melee), (Hurt, _hurt_in_melee), deed=True, attack=True),
    OccasionKind(
        "eliminated-in-melee",
        (Eliminated, _fallen_in_melee),
        (Eliminated, _fallen_in_melee),
        deed=True,
        attack=True,
    ),
    OccasionKind("healed", (Healed, _healed), (Healed, _healed)),
    OccasionKind("summoned", (Summoned, _entered), (Summoned, _entering)),
    OccasionKind("activated", (Activated, _acting), (Activated, _acting)),
    OccasionKind("activation-over", (ActivationEnded, _acting)),
    OccasionKind("moved", (Moved, _acting), (MoveDeclared, _acting)),
    OccasionKind("rolled", (Rolled, _acting)),
    OccasionKind("rolled-in-attack", (Rolled, _rolled_in(ATTACKS))),
    OccasionKind("rolled-in-melee", (Rolled, _rolled_in((MELEE,)))),
    OccasionKind("rolled-in-shooting", (Rolled, _rolled_in((SHOOTING,)))),
    # C-MEL-09: after an attack that has dealt damage or wounds.
    OccasionKind("struck", (AttackEnded, _struck), deed=True, attack=True),
    OccasionKind("spell-played", (SpellSpent, _to_player), (SpellCast, _to_player), to_player=True),
    OccasionKind("built", (Built, _to_player), to_player=True),
    OccasionKind("relic-played", (Donned, _by_player), (CardPlayed, _relic_coming), to_player=True),
    OccasionKind("terrain-laid", (TerrainLaid, _by_player), to_player=True),
    OccasionKind("card-played", (CardPlayed, _by_player), to_player=True),
    OccasionKind("building-destroyed", (BuildingDestroyed, _by_player), to_player=True),
    OccasionKind("relic-destroyed", (RelicDestroyed, _by_player), to_player=True),
    OccasionKind("card-drawn", (Drawn, _by_player), to_player=True, repeats=True),
    OccasionKind("card-discarded", (Discarded, _by_player), to_player=True, repeats=True),
    OccasionKind("prospered", (Prospered, _prospered), to_player=True, repeats=True),
)
OCCASIONS: Final = {one.name: one for one in _KINDS}
"""Everything that can be answered, by its word in card files."""
READINGS: Final = {
    (one.name, before): on for one in _KINDS for before, on in ((False, one.after), (True, one.before)) if on
}
"""Each occasion, after and before it happens: its event and the subject."""


def kind_of(occasion: Occasion) -> type[Event]:
    """The event of an occasion."""
    return READINGS[occasion.what, occasion.before][0]


def met_by(game: Game, seat: Seat, holder: int, occasion: Occasion, event: Event) -> Met | None:
    """The subject of the event, if the event is the occasion of this text."""
    kind, reading = READINGS[occasion.what, occasion.before]
    met = reading(game, event) if type(event) is kind else None
    if met is None or not _meant(game, seat, holder, occasion.who.kind, met):
        return None
    if occasion.by_self and met.culprit != holder and not _is_bearers_deed(game, seat, holder, met.culprit):
        return None
    if occasion.by and not _is_doer(game, Source(seat, "", holder), occasion.by, met.culprit):
        return None
    subject = game.creature(met.creature) or game.fallen.get(met.creature)
    if occasion.who.whose == e.YOURS and subject is not None and game.is_guest(subject):
        return None
    if not owned(game, seat, occasion.who.whose, met.seat):
        return None
    return met if _is_described(game, seat, holder, occasion.who, met) else None


def may_meet(
    game: Game, seat: Seat, holder: int, occasion: Occasion, subject: Creature, culprit: int
) -> bool:
    """Whether what one creature does to another may be the occasion of a text, whatever happens to them.

    Only the words are read that ask for nothing that can change: who it is, whose it is, and who does it.
    """
    met = Met(subject.id, subject.type, subject.seat, culprit)
    if not _meant(game, seat, holder, occasion.who.kind, met):
        return False
    if occasion.by_self and culprit != holder and not _is_bearers_deed(game, seat, holder, culprit):
        return False
    return owned(game, seat, occasion.who.whose, subject.seat)


def _is_bearers_deed(game: Game, seat: Seat, holder: int, culprit: int) -> bool:
    """C-REL-01: the deeds of a relic are those of its hero."""
    if not any(one.id == holder for one in game.player(seat).relics):
        return False
    hero = hero_of(game, seat)
    return hero is not None and hero.id == culprit


def _is_doer(game: Game, source: Source, who: Who, culprit: int) -> bool:
    """Whether the creature that did it is as the words say."""
    one = game.creature(culprit) or game.fallen.get(culprit)
    return one is not None and not unmet(game, source, who, one)


def _is_described(game: Game, seat: Seat, holder: int, who: Who, met: Met) -> bool:
    """Whether the creature is as the words beside its kind say: near enough, of a race, of a class."""
    if who == Who(who.kind, who.whose):
        return True
    creature = game.creature(met.creature) or game.fallen.get(met.creature)
    return creature is not None and not unmet(game, Source(seat, "", holder), who, creature)


def answering(seat: Seat, card: Card, holder: int, met: Met, cites: tuple[str, ...]) -> Source:
    """The text of a card as the source of its answer."""
    return Source(seat, card.id, holder, met.creature, met.culprit, cites, met.seat, met.played, met.amount)


def cancels(game: Game, effect: Effect, event: Event) -> bool:
    """Whether a sentence that was carried out cancels the event.

    A creature with as many wounds as health cannot be saved from elimination.
    """
    if not any(one.cancels for one in effect.what):
        return False
    creature = game.creature(event.creature) if isinstance(event, Eliminated) else None
    saved = creature is None or creature.wounds < game.value(health, creature)
    if saved and isinstance(event, Eliminated):
        game.dying.discard(event.creature)
    return saved


def left_of(game: Game, source: Source, effect: Effect, event: Event) -> Event | None:
    """The event as a sentence that was carried out leaves it; None if it is cancelled."""
    if cancels(game, effect, event):
        return None
    left: Event | None = event
    for one in effect.what:
        left = None if left is None else one.changed(left, multiplied(game, source, effect).times)
    return left


def _meant(game: Game, seat: Seat, holder: int, kind: str, met: Met) -> bool:
    """C-CARD-02, C-DRG-04: a kind means only that kind; `self` means exactly this creature."""
    if kind == e.SELF:
        return met.creature == holder
    if kind == e.BEARER:
        hero = hero_of(game, seat) or game.fallen.get(met.creature)
        return hero is not None and met.creature == hero.id
    if kind == e.CREATURE:
        return met.type in (e.HERO, e.CHARACTER, e.MINION)
    return kind == met.type
