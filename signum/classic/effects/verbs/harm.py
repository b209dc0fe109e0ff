"""Verbs that hurt and heal: C-DMG, A-HEALING."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Self

from msgspec import UNSET, UnsetType

from signum.classic.cards.vocabulary import ANYTHING, FOLLOWING, SAME, SELF, Effect, Occasion
from signum.classic.chapters.combat.damage import (
    EFFECT,
    EFFECT_WOUNDS,
    Blow,
    Hurt,
    deal,
    heal,
    refused_healing,
)
from signum.classic.chapters.combat.rolls import throw
from signum.classic.core.dice import dice, faces
from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES, base_of
from signum.classic.core.state import Creature
from signum.classic.core.values import health, strength
from signum.classic.effects.sources import Source
from signum.classic.effects.target_refusals import refused_by_protection
from signum.classic.effects.verbs.forms import Amount, DieFaces, Flag, Letter, OneOf, Whole
from signum.classic.effects.verbs.verb import KeywordReader, Verb, standing
from signum.content.nodes import Node
from signum.engine.events import Event
from signum.engine.questions import Procedure, Refusal
from signum.engine.records import replaced
from signum.engine.throwing import throw_dice
from signum.field.plane.distance import within

if TYPE_CHECKING:
    from signum.classic.cards.text import CardText


HURTS: Final = ("hurt", "hurt-in-melee", "hurt-at-range", "hurt-by-attack")
"""The occasions of coming damage."""


class Damage(Verb, frozen=True, tag="damage"):
    """Deal this much damage, which takes armour first; all targets are hurt together (C-DMG-01)."""

    amount: Amount

    orders = "dat"
    is_received = True
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        by, dealer = source.by(game), source.dealer(game)
        blows = [Blow(one, self.amount * source.times, by, EFFECT, source.cites, dealer) for one in targets]
        yield from deal(game, *blows)

    def is_price(self) -> bool:
        return True


class Clash(Verb, frozen=True, tag="clash"):
    """Two creatures deal each other as much damage as their strength, together (C-DMG-01)."""

    foe: Annotated[str, OneOf(types=(SELF, SAME), key="with")]
    """The other one: the creature with the text, or the target of the sentence before."""

    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        other = source.creature(game) if self.foe == SELF else game.creature((*source.last, 0)[0])
        for one in standing(game, targets):
            if other is None or other is one or not game.in_play(other.id):
                continue
            blows = [
                Blow(hurt.id, game.value(strength, by), by.id, EFFECT, source.cites, by.seat)
                for hurt, by in ((one, other), (other, one))
            ]
            yield from deal(game, *[blow for blow in blows if blow.amount])

    def misplaced(self, when: str | Occasion) -> str | None:
        if self.foe == SELF or when in FOLLOWING:
            return None
        return f"same is for the second sentence of one moment: {', '.join(FOLLOWING)}"


class Burst(Verb, frozen=True, tag="burst"):
    """Damage or wounds to a creature and to each creature within a distance of it, together (C-DMG-01)."""

    amount: Annotated[int, Whole(1, 20, key="damage")]
    distance: Annotated[int, Letter(key="within")]
    pierces: bool | UnsetType = UNSET
    """Whether it deals wounds, past armour. Unset is not written, so the digests of older records stay."""

    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        by, dealer = source.by(game), source.dealer(game)
        amount, cause = self.amount * source.times, EFFECT_WOUNDS if self.pierces else EFFECT
        blows = [
            Blow(one, amount, by, cause, source.cites, dealer) for one in self._hit(game, source, targets)
        ]
        yield from deal(game, *blows)

    @classmethod
    def read(cls, node: Node, keyword: KeywordReader) -> list[Self]:
        """`{damage: 2, within: S}`, or `{wounds: 2, within: S}`."""
        f = node.fields(required=("within",), optional=("damage", "wounds"))
        if ("damage" in f) == ("wounds" in f):
            raise node.error("how much? Write damage: 2, or wounds: 2")
        pierces = "wounds" in f
        amount = f["wounds" if pierces else "damage"].integer(1, 20)
        return [cls(amount, Letter().read(f["within"]), True if pierces else UNSET)]

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        pierces = "yes" if one.pierces else "no"
        return {"amount": one.amount, "distance": Letter().said(one.distance, text), "pierces": pierces}

    def _hit(self, game: Game, source: Source, targets: Sequence[int]) -> list[int]:
        """Each creature once; those that are immune to support cards are spared (C-CARD-01)."""
        reach, middles = DISTANCES[self.distance], [base_of(one) for one in standing(game, targets)]
        return [
            one.id
            for one in game.state.creatures.values()
            if one.id in targets
            or (
                any(within(middle, base_of(one), reach) for middle in middles)
                and refused_by_protection(game, source, one) is None
            )
        ]


class Wound(Verb, frozen=True, tag="wound"):
    """Deal this many wounds, past armour (C-DMG-01)."""

    amount: Amount

    orders = "dat"
    is_received = True
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        by, dealer = source.by(game), source.dealer(game)
        blows = [
            Blow(one, self.amount * source.times, by, EFFECT_WOUNDS, source.cites, dealer) for one in targets
        ]
        yield from deal(game, *blows)

    def is_price(self) -> bool:
        return True


def _as_much_as_nothing(when: str | Occasion) -> str | None:
    """Why there is no amount to go by: an answer has one, and the sentence before it at the same moment."""
    if isinstance(when, Occasion) or when in FOLLOWING:
        return None
    return "as much as what? only an answer knows (after, before), or what follows another sentence"


class WoundAsMuch(Verb, frozen=True, tag="wound-as-much"):
    """Deal as many wounds as the answered event had damage or healing, or the sentence before wounds."""

    orders = "dat"
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        by, dealer = source.by(game), source.dealer(game)
        blows = [
            Blow(one, source.amount * source.times, by, EFFECT_WOUNDS, source.cites, dealer)
            for one in targets
        ]
        yield from deal(game, *blows)

    def misplaced(self, when: str | Occasion) -> str | None:
        return _as_much_as_nothing(when)


class HealAsMuch(Verb, frozen=True, tag="heal-as-much"):
    """Remove as many wounds as the answered event, or the sentence before, was worth (A-HEALING)."""

    impact = "healing"

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            yield from heal(game, creature, source.amount * source.times, because="A-HEALING")

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        return refused_healing(game, one)

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        return {"way": "answered" if isinstance(effect.when, Occasion) else "dealt"}

    def misplaced(self, when: str | Occasion) -> str | None:
        return _as_much_as_nothing(when)


class Redirect(Verb, frozen=True, tag="redirect"):
    """The coming damage is dealt to another creature instead (C-DMG-01)."""

    harms = True
    cancels = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        by, dealer = source.by(game), source.dealer(game)
        blows = [Blow(one, source.amount, by, EFFECT, source.cites, dealer) for one in targets]
        yield from deal(game, *blows)

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """Damage is not turned back on the one that was to take it."""
        return Refusal("not-itself", ("C-PLAY-06",), {"creature": one.id}) if one.id == source.cause else None

    def misplaced(self, when: str | Occasion) -> str | None:
        if isinstance(when, Occasion) and when.before and when.what in HURTS:
            return None
        return "only coming damage goes to somebody else: write when: {before: {..., is: hurt}}"


class Survive(Verb, frozen=True, tag="survive"):
    """A creature is not eliminated; wounds are removed until it has this much health left (A-HEALING)."""

    health: Annotated[int, Whole(1, 20)]

    cancels = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        """One with more health left keeps it; who cannot be healed is not saved from wounds (C-DMG-02)."""
        for creature in standing(game, targets):
            over = creature.wounds + self.health - game.value(health, creature)
            yield from heal(game, creature, over, because="A-HEALING")

    def scales(self) -> bool:
        return False

    def misplaced(self, when: str | Occasion) -> str | None:
        if isinstance(when, Occasion) and when.before and when.what.startswith("eliminated"):
            return None
        return "only who is about to be eliminated survives: write when: {before: {..., is: eliminated}}"


class ReduceDamage(Verb, frozen=True, tag="reduce-damage"):
    """The coming damage is this much less; the body is spared first, then the armour (C-DMG-01)."""

    amount: Amount

    touches = ANYTHING
    impersonal = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        """The event itself is changed."""
        yield from ()

    def changed(self, event: Event, times: int) -> Event | None:
        """C-REL-05: what relics have taken is gone."""
        if not isinstance(event, Hurt):
            return event
        less = min(self.amount * times, event.wounds + event.armour)
        wounds = max(0, event.wounds - less)
        armour = event.armour - (less - (event.wounds - wounds))
        if not (left := event.damage - less):
            return None
        return replaced(event, damage=left, wounds=wounds, armour=armour)

    def misplaced(self, when: str | Occasion) -> str | None:
        if isinstance(when, Occasion) and when.before and when.what in HURTS:
            return None
        return "only coming damage can be less: write when: {before: {..., is: hurt}}"


class Heal(Verb, frozen=True, tag="heal"):
    """Remove this many wounds (A-HEALING)."""

    amount: Amount

    orders = "acc"
    impact = "healing"

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            yield from heal(game, creature, self.amount * source.times, because="A-HEALING")

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """A-HEALING: some creatures cannot be healed; in the second edition neither can unwounded ones."""
        return refused_healing(game, one)

    def is_settled(self) -> bool:
        return True

    def adds_up(self) -> str:
        return "heal"


class Blast(Verb, frozen=True, tag="blast"):
    """Roll this many dice: each that shows one of the faces deals 1 damage, or 1 wound."""

    dice: Amount
    faces: Annotated[tuple[str, ...], DieFaces(key="on")]
    wounds: Annotated[bool, Flag()] = False

    orders = "dat"
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        """Roll for each target separately; all are hurt together (C-DMG-01)."""
        cause = EFFECT_WOUNDS if self.wounds else EFFECT
        blows: list[Blow] = []
        for target in targets:
            if game.in_play(target):
                hits = yield from self.thrown(game, source)
                blows.append(Blow(target, hits, source.by(game), cause, source.cites, source.dealer(game)))
        yield from deal(game, *[blow for blow in blows if blow.amount])

    def thrown(self, game: Game, source: Source) -> Procedure[int]:
        """The number of dice that hit; they are thrown for the creature with the text."""
        creature = source.creature(game)
        if creature is not None and creature.seat == source.seat and game.in_play(creature.id):
            # The event does not say what succeeds: beside an attack, pages would take it for a strike.
            shown = yield from throw(game, creature, self.dice * source.times, "text", source.cites[0])
        else:
            numbers = yield from throw_dice(
                game,
                source.seat,
                dice(self.dice * source.times),
                why="text",
                succeeding=frozenset(self.faces),
            )
            shown = faces(numbers)
        return sum([face in self.faces for face in shown])
