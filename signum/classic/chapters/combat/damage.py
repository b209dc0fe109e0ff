"""Damage, wounds, armour, elimination, healing: C-DMG."""

from collections.abc import Hashable, Sequence
from typing import ClassVar, Final, TypeAlias

from msgspec import Struct

from signum.classic.chapters.combat.durability import Worn, taken_by_relics, tokens_of, worn_out
from signum.classic.core.attack_kinds import ATTACKS, MAGICAL
from signum.classic.core.events import OfCreature
from signum.classic.core.game import Game
from signum.classic.core.state import CHARACTER, HERO, CardId, Creature, CreatureId, State
from signum.classic.core.values import (
    attack_damage_less,
    can_be_healed,
    damage_more,
    feeds_vampires,
    health,
)
from signum.engine.events import Event
from signum.engine.order import Alike
from signum.engine.questions import Procedure, Refusal, Seat
from signum.engine.records import replaced
from signum.engine.units import Count, Word

Cause: TypeAlias = str
BACKSTAB: Final = "backstab"
RECOIL: Final = "recoil"
"""The additional damage of a buckshot: a part of its shot, from which nothing is taken off again."""
EFFECT: Final = "effect"
EFFECT_WOUNDS: Final = "effect-wounds"
"""Wounds that the text of an ability or a card deals."""

PASSING_ARMOUR: Final = MAGICAL | {EFFECT_WOUNDS}
PHYSICAL: Final = frozenset(ATTACKS) - MAGICAL | {BACKSTAB, RECOIL}
"""C-REL-05: the damage that a hero's relics take in its place."""


class Hurt(OfCreature, frozen=True):
    """A creature took damage: its armour a part, its body the rest. Direct wounds pass the armour.

    Damage taken by a hero's relics comes first: the total, and the amount for each relic.
    """

    damage: Count
    armour: Count
    wounds: Count
    by: CreatureId | None
    cause: Word
    relics: Count = 0
    worn: tuple[Worn, ...] = ()
    bloodless: bool = False
    """Whether vampires are not healed by it; stored here because the creature may be gone by then."""
    dealer: Seat | None = None
    """The player whose creature, card or token dealt it, as control stood at that moment."""

    follows: ClassVar[tuple[str, ...]] = ("C-DMG-01",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        creature = state.creatures[self.creature]
        creature.armour -= self.armour
        creature.wounds += self.wounds
        if self.worn:
            lost = dict(self.worn)
            owner = state.players[creature.owner]
            owner.relics[:] = [relic.worn_by(lost.get(relic.id, 0)) for relic in owner.relics]

    def as_written(self, state: State) -> "Hurt":
        """At most the armour that is left: an interrupt may have used it up meanwhile."""
        left = state.creatures[self.creature].armour
        if self.armour <= left:
            return self
        return replaced(self, armour=left, wounds=self.wounds + self.armour - left)


class Healed(OfCreature, frozen=True):
    """Wounds were removed from a creature."""

    wounds: Count

    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        state.creatures[self.creature].wounds -= self.wounds

    def as_written(self, state: State) -> "Healed":
        """At most the wounds that are left: an interrupt may have healed the creature meanwhile."""
        left = state.creatures[self.creature].wounds
        return self if self.wounds <= left else replaced(self, wounds=left)


class Eliminated(OfCreature, frozen=True):
    """A creature died and left the field; a character's card lies in its owner's graveyard."""

    card: CardId
    type: Word
    seat: Seat
    owner: Seat
    by: CreatureId | None = None
    cause: Word = ""
    """The cause, if a creature eliminated it."""
    dealer: Seat | None = None
    """C-WIN-05: the player who brought it about, as control stood at that moment; None if nobody did."""

    follows: ClassVar[tuple[str, ...]] = ("C-DMG-02", "C-ZONE-03", "C-ZONE-07")
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """The miniature leaves with its tokens and gains; the card goes to its owner, not its controller."""
        del state.creatures[self.creature]
        owner = state.players[self.owner]
        if self.type == CHARACTER:
            # Q-SET-05: the creatures of an Overlord return to the supply.
            if HERO not in owner.lacks:
                owner.graveyard.append(self.card)
            owner.characters_lost += 1
            _credit(state, self)
        elif self.type == HERO:
            owner.hero_fell = True


class Blow(Struct, frozen=True):
    """Damage on its way to a creature: its amount, its source and its cause."""

    target: CreatureId
    amount: int
    by: CreatureId | None
    cause: Cause
    because: tuple[str, ...] = ()
    dealer: Seat | None = None
    """The player who deals it, if no creature does."""
    begun: tuple[Worn, ...] = ()
    """The relics that the same attack has worn already; they take more of it before others do."""


def deal(game: Game, *blows: Blow) -> Procedure[list[Hurt]]:
    """All blows land together; return their results, as interrupts left them (C-MEL-07, C-DMG-01)."""
    armour = {one.id: one.armour for one in game.state.creatures.values()}
    tokens: dict[CreatureId, dict[int, int]] = {}
    hurts: list[Hurt] = []
    for blow in blows:
        target = game.creature(blow.target)
        amount = 0 if target is None else amount_taken(game, target, blow.amount, blow.cause)
        if target is None or not amount:
            continue
        worn: tuple[Worn, ...] = ()
        if target.type == HERO and blow.cause in PHYSICAL:
            left = tokens.setdefault(target.id, tokens_of(game, target))
            worn = yield from taken_by_relics(target, amount, left, blow.begun)
        hurts.append(_landing(game, blow, target, amount, worn, armour))
    if not hurts:
        return []
    happened = yield from game.happen(*hurts)
    return [event for event in happened if isinstance(event, Hurt)]


def heal(game: Game, creature: Creature, amount: int, because: str) -> Procedure[None]:
    """Remove up to this number of wounds; a healing of 0 does nothing.

    A-HEALING: in the first edition unwounded creatures are healed too, by 0.
    """
    if amount > 0 and refused_healing(game, creature) is None:
        wounds = min(amount, creature.wounds)
        yield from game.happen(Healed(creature.id, wounds, because=(because,)))


def most_healed(creature: Creature) -> int:
    """The successes that change something: one for each wound; in the first edition one for the unwounded."""
    return max(1, creature.wounds)


def refused_healing(game: Game, creature: Creature) -> Refusal | None:
    """A-HEALING: the reason why a creature cannot be healed; in the second edition unwounded ones cannot."""
    if not game.value(can_be_healed, creature):
        because = ("A-HEALING", *game.sources(can_be_healed, creature))
        return Refusal("cannot-be-healed", because, {"creature": creature.id})
    if creature.wounds or game.edition.heals_the_unwounded:
        return None
    return Refusal("not-wounded", ("A-HEALING",), {"creature": creature.id})


def amount_taken(game: Game, target: Creature, amount: int, cause: Cause) -> int:
    """The part of an amount that arrives: an attack is reduced once, and the rest may be increased."""
    if cause in ATTACKS:
        amount -= game.value(attack_damage_less, target)
    if amount > 0 and cause not in PASSING_ARMOUR:
        amount += game.value(damage_more, target)
    return max(0, amount)


def life_of(creature: CreatureId) -> Hashable:
    """The thing that an answer touches if it may kill a creature."""
    return "life", creature


def while_alive(creature: CreatureId) -> Alike:
    """The thing that an answer touches if it affects others and has no effect once its bearer is dead."""
    return Alike(life_of(creature), "needs")


def breakages(game: Game, events: Sequence[Event]) -> list[Event]:
    """C-REL-05: a relic without tokens is destroyed."""
    return worn_out(game, [id for event in events if isinstance(event, Hurt) for id, _ in event.worn])


def eliminations(game: Game, events: Sequence[Event]) -> list[Eliminated]:
    """Every creature with at least as many wounds as health is eliminated (C-DMG-02)."""
    as_printed = not game.is_changed(health)
    fallen = [
        one
        for one in game.state.creatures.values()
        if one.wounds >= (one.health if as_printed else game.value(health, one))
    ]
    if not fallen:
        return []
    killers: dict[CreatureId, tuple[CreatureId | None, Cause, Seat | None]] = {}
    for event in events:
        if isinstance(event, Hurt):
            killers[event.creature] = event.by, event.cause, event.dealer
        elif event.reindexes or game.volatile:
            # A creature that lost a bonus to health, perhaps by leaving an aura, may have too many wounds
            # now.
            dealer = event.dealer if isinstance(event, Eliminated) else None
            killers = dict.fromkeys(game.state.creatures, (None, "", dealer)) | killers
    ids = [one.id for one in fallen]
    suspects = [(game.state.creatures[id], *how) for id, how in killers.items() if id in ids]
    return [
        Eliminated(one.id, one.card, one.type, one.seat, one.owner, by, cause, dealer)
        for one, by, cause, dealer in suspects
    ]


def _landing(
    game: Game,
    blow: Blow,
    target: Creature,
    amount: int,
    worn: tuple[Worn, ...],
    left: dict[CreatureId, int],
) -> Hurt:
    """C-DMG-01: damage removes armour tokens first, one for each point; magical wounds do not.

    C-REL-05: damage taken by relics reaches neither armour nor body.
    """
    relics = sum([tokens for _, tokens in worn])
    armour = 0 if blow.cause in PASSING_ARMOUR else min(left[target.id], amount - relics)
    left[target.id] -= armour
    because = (*blow.because, *(("C-REL-05",) if worn else ()), *_changed_by(game, target, blow.cause))
    wounds = amount - relics - armour
    bloodless = not game.value(feeds_vampires, target)
    dealer = blow.dealer if blow.by is None else controller(game, blow.by)
    return Hurt(
        target.id,
        amount,
        armour,
        wounds,
        blow.by,
        blow.cause,
        relics,
        worn,
        bloodless,
        dealer,
        because=because,
    )


def controller(game: Game, id: CreatureId) -> Seat | None:
    """The player of a creature; of a fallen one, its last."""
    found = game.creature(id) or game.fallen.get(id)
    return None if found is None else found.seat


def _credit(state: State, death: Eliminated) -> None:
    """C-WIN-05: a character counts for the side that brought its end about, unless it was that side's own.

    Every loss counts for all other sides until it is corrected here.
    """
    seating = state.seating
    due = None if death.dealer is None else seating.side_of[death.dealer]
    for side in seating.sides:
        counted = side != seating.side_of[death.owner]
        counts = side == due and side != seating.side_of[death.seat]
        state.players[seating.members(side)[0]].kill_correction += counts - counted


def _changed_by(game: Game, target: Creature, cause: Cause) -> tuple[str, ...]:
    """The rules and abilities that changed the damage of a blow."""
    if cause == EFFECT_WOUNDS:
        return ()
    magical = ("C-DMG-03",) if cause in MAGICAL else game.sources(damage_more, target)
    return (*magical, *game.sources(attack_damage_less, target)) if cause in ATTACKS else magical
