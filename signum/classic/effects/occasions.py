"""The occasions that card texts answer, each declared once: its events, and the subject of each event."""

from collections.abc import Callable, Collection
from math import atan2, cos, hypot, sin, tau
from typing import Any, Final, TypeAlias

from msgspec import Struct

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import RELIC, TACTIC, Card
from signum.classic.cards.deck_figures import dearness
from signum.classic.cards.vocabulary import CardWords, Effect, Occasion, Who
from signum.classic.chapters.cards.cards_in_play import BuildingDestroyed, RelicDestroyed, Tapped
from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.cards.playing import CardPlayed, SpellCast, SpellSpent
from signum.classic.chapters.cards.relics import Donned
from signum.classic.chapters.combat.attacks import DEFENCE, AttackDeclared, AttackEnded
from signum.classic.chapters.combat.damage import Eliminated, Healed, Hurt
from signum.classic.chapters.combat.rolls import Rolled
from signum.classic.chapters.field.movement import Moved, MoveDeclared, Piece
from signum.classic.chapters.field.summon import Summoned
from signum.classic.chapters.field.terrain import TerrainLaid
from signum.classic.chapters.turn.activation import Activated, ActivationEnded
from signum.classic.chapters.turn.zones import Discarded, Drawn, Prospered
from signum.classic.core.attack_kinds import ATTACKS, MELEE, RANGED, SHOOTING
from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES
from signum.classic.core.state import CardId, Creature
from signum.classic.core.values import health
from signum.classic.effects.card_events import SpellAimed
from signum.classic.effects.sources import Source, hero_of, owned
from signum.classic.effects.targets import unmet
from signum.classic.effects.terms import multiplied
from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.engine.records import replaced
from signum.engine.units import Point
from signum.field.plane.distance import within
from signum.field.plane.shapes import Disc, Shape


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


def _donned(_game: Game, event: Donned) -> Met:
    """The relic itself is named by its number in play."""
    return Met(event.holder, e.PLAYER, event.seat)


def _standing(_game: Game, event: Built) -> Met:
    """The building itself is named by its number in play."""
    return Met(event.holder, e.PLAYER, event.seat)


def _lying(_game: Game, event: TerrainLaid) -> Met:
    """The terrain itself is named by its number in play."""
    return Met(event.terrain.id, e.PLAYER, event.seat)


def _aimed_at(game: Game, event: SpellAimed) -> Met | None:
    return _alive(game, event.creature)


def _aimed_at_alone(game: Game, event: SpellAimed) -> Met | None:
    return _alive(game, event.creature) if event.alone else None


def _building_tapped(game: Game, event: Tapped) -> Met | None:
    """Relics are tapped too, but are no buildings."""
    there = [one for one in game.player(event.seat).city if one.id == event.holder]
    return Met(event.holder, e.PLAYER, event.seat) if there else None


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


def _hurt_at_range(game: Game, event: Hurt) -> Met | None:
    return _hurt(game, event) if event.cause in RANGED else None


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


def _rolled_in_combat(game: Game, event: Rolled) -> Met | None:
    """The dice of a melee combat, those with which it hits and those with which it parries."""
    throw = game.throws[-1] if game.throws else None
    hits = throw is not None and throw[4] == MELEE
    return _acting(game, event) if hits or _parries(event) else None


def _rolled_in_defence(game: Game, event: Rolled) -> Met | None:
    return _acting(game, event) if _parries(event) else None


def _parries(event: Rolled) -> bool:
    """C-MEL-06: whether the dice are those of a defence in melee combat."""
    return event.why == DEFENCE and "C-MEL-06" in event.because


def _attack(name: str, reading: Reading) -> OccasionKind:
    on = (AttackDeclared, reading)
    return OccasionKind(name, after=on, before=on, deed=True, attack=True)


OF_CARDS_PLAYED: Final = ("card-played", "spell-played", "relic-played", "built", "terrain-laid")
"""The occasions that can ask for the card."""
PASSED_BY: Final = "passed-by"
"""A creature was within a distance at some point of its move, and is no longer at its end."""

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
    OccasionKind("hurt-at-range", (Hurt, _hurt_at_range), (Hurt, _hurt_at_range), deed=True, attack=True),
    OccasionKind("healed", (Healed, _healed), (Healed, _healed)),
    OccasionKind("summoned", (Summoned, _entered), (Summoned, _entering)),
    OccasionKind("activated", (Activated, _acting), (Activated, _acting)),
    OccasionKind("activation-over", (ActivationEnded, _acting)),
    OccasionKind("moved", (Moved, _acting), (MoveDeclared, _acting)),
    OccasionKind("rolled", (Rolled, _acting)),
    OccasionKind("rolled-in-attack", (Rolled, _rolled_in(ATTACKS))),
    OccasionKind("rolled-in-melee", (Rolled, _rolled_in((MELEE,)))),
    OccasionKind("rolled-in-shooting", (Rolled, _rolled_in((SHOOTING,)))),
    OccasionKind("rolled-in-combat", (Rolled, _rolled_in_combat)),
    OccasionKind("rolled-in-defence", (Rolled, _rolled_in_defence)),
    OccasionKind(PASSED_BY, (Moved, _acting)),
    OccasionKind(e.TARGETED, (SpellAimed, _aimed_at), (SpellAimed, _aimed_at)),
    OccasionKind(e.TARGETED_ALONE, (SpellAimed, _aimed_at_alone), (SpellAimed, _aimed_at_alone)),
    # C-MEL-09: after an attack that has dealt damage or wounds.
    OccasionKind("struck", (AttackEnded, _struck), deed=True, attack=True),
    OccasionKind("spell-played", (SpellSpent, _to_player), (SpellCast, _to_player), to_player=True),
    OccasionKind("built", (Built, _standing), to_player=True),
    OccasionKind("building-tapped", (Tapped, _building_tapped), to_player=True),
    OccasionKind("relic-played", (Donned, _donned), (CardPlayed, _relic_coming), to_player=True),
    OccasionKind("terrain-laid", (TerrainLaid, _lying), to_player=True),
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
    if occasion.card and not _is_such_a_card(game, occasion.card, event):
        return None
    if isinstance(event, SpellAimed) and not game.hostile[seat][event.seat]:
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
    who, source = occasion.who, Source(seat, "", holder)
    if who == Who(who.kind, who.whose) and occasion.what != PASSED_BY:
        return met
    if subject is None and isinstance(event, Summoned):
        # Not on the field yet: as it will stand there.
        subject = event.profile.creature(event.creature, event.seat, event.to)
    if subject is None:
        return None
    if occasion.what == PASSED_BY:
        if not isinstance(event, Moved) or not _passed_by(game, source, who, subject, event):
            return None
        who = replaced(who, within=0, touching=False)
    return None if unmet(game, source, who, subject) else met


def _is_such_a_card(game: Game, words: CardWords, event: Event) -> bool:
    """Whether the card that is played is as the words say; of a tactic all know only its type and cost."""
    id = event.terrain.card if isinstance(event, TerrainLaid) else getattr(event, "card", "")
    card = game.cards.get(id)
    if card is None or (words.types and card.type not in words.types):
        return False
    if words.cost is not None and not words.cost.hold(dearness(card.cost)):
        return False
    if card.type == TACTIC and (words.of_class or words.race):
        return False
    return words.of_class in ("", card.of_class) and (not words.race or words.race in card.races)


def _passed_by(game: Game, source: Source, who: Who, one: Creature, event: Moved) -> bool:
    """Whether a creature came within a distance of the text on its way, and is farther away at its end.

    Without a distance: whether it came into contact.
    """
    shape, r = source.shape(game), one.base // 2
    reach = DISTANCES[who.within] if who.within else game.edition.contact_below - 1
    if shape is None or one is source.creature(game) or within(shape, Disc(*event.to, r), reach):
        return False
    places = [place for piece in event.way for place in _places_on(piece, shape)]
    return any(within(shape, Disc(x, y, r), reach) for x, y in places)


STEP: Final = 50
"""The distance between two places that are looked at on a curved way, in hundredths of a millimetre."""


def _places_on(piece: Piece, shape: Shape) -> list[Point]:
    """The places of a piece of a way that decide how near it comes to a shape: ends, nearest one, steps."""
    (x, y), (to_x, to_y) = piece.start, piece.end
    if piece.centre is not None:
        return _places_on_arc(piece, piece.centre)
    across, along = to_x - x, to_y - y
    square = across * across + along * along
    if not square:
        return [piece.start]
    if not isinstance(shape, Disc):
        count = int(hypot(across, along)) // STEP + 1
        return [(x + across * at // count, y + along * at // count) for at in range(count + 1)]
    share = ((shape.x - x) * across + (shape.y - y) * along) / square
    share = min(1.0, max(0.0, share))
    return [piece.start, (x + round(across * share), y + round(along * share)), piece.end]


def _places_on_arc(piece: Piece, centre: Point) -> list[Point]:
    """Places on an arc, from its start to its end."""
    (x, y), (to_x, to_y), (cx, cy) = piece.start, piece.end, centre
    r = hypot(x - cx, y - cy)
    first, last = atan2(y - cy, x - cx), atan2(to_y - cy, to_x - cx)
    turn = (last - first) % tau if piece.turn > 0 else -((first - last) % tau)
    count = int(abs(turn) * r) // STEP + 1
    angles = [first + turn * at / count for at in range(count + 1)]
    return [(cx + round(r * cos(angle)), cy + round(r * sin(angle))) for angle in angles]


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
