"""Damage, armour, wounds, healing, and creatures that fall: W-ATK-12, W-ATK-18, W-CARD-11, K-PROTECTOR."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from msgspec import Struct

from signum.engine.confirming import No
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat, choose
from signum.engine.records import replaced
from signum.engine.units import CardId, Count, ThingId, Word
from signum.warseer.chapters.economy import CardLeft
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import CHARACTER, HERO, MINION
from signum.warseer.core.state import (
    BY_ABILITY,
    BY_ATTACK,
    MAGIC,
    OF_ATTACKS,
    UNSCORED,
    Attack,
    CardInPlay,
    Creature,
    Fallen,
    Kill,
    State,
)
from signum.warseer.core.values import health, health_left, may_be_healed, protects

NOT_HEALED: Final = "not-healed"


class Protect(Option, frozen=True):
    """This creature takes the damage of its ally."""

    creature: ThingId


class TakeWith(Option, frozen=True):
    """This relic takes the damage first."""

    relic: ThingId


class Damaged(Event, frozen=True):
    """A creature took damage: armour of relics first, then its own, then wounds."""

    creature: ThingId
    damage: Count
    type: Word
    """The type of the attack; magic passes armour."""
    cause: Word
    by: Seat | None = None
    relics: tuple[ThingId, ...] = ()
    """The relics that lost armour, one name for each token."""
    armour: Count = 0
    wounds: Count = 0

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-12",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        creature = state.creatures[self.creature]
        creature.armour -= self.armour
        for relic in self.relics:
            state.relics[relic].armour -= 1
        add_wounds(state, creature, self.wounds)

    def still_possible(self, state: State) -> bool:
        return self.creature in state.creatures


class Wounded(Event, frozen=True):
    """An effect gave a creature wounds, past its armour."""

    creature: ThingId
    wounds: Count
    cause: Word
    by: Seat | None = None

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-12",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        add_wounds(state, state.creatures[self.creature], self.wounds)

    def still_possible(self, state: State) -> bool:
        return self.creature in state.creatures


class Healed(Event, frozen=True):
    """A creature lost wounds."""

    creature: ThingId
    wounds: Count

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-18",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        creature = state.creatures[self.creature]
        creature.wounds -= self.wounds
        if creature.seat == state.active:
            state.notes = replaced(state.notes, healed=state.notes.healed + self.wounds)

    def still_possible(self, state: State) -> bool:
        return self.creature in state.creatures


class Eliminated(Event, frozen=True):
    """A creature left the field for good."""

    creature: ThingId
    card: CardId
    seat: Seat
    """The player who controlled it."""
    type: Word
    stars: Count
    cause: Word
    by: Seat | None = None

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-12",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        creature = state.creatures.pop(self.creature)
        if self.type == HERO:
            state.players[creature.owner].hero_fell = True
        if self.type == CHARACTER:
            state.fallen = (*state.fallen, Fallen(creature, self.cause, self.by))
        if state.attacks and self.cause in OF_ATTACKS:
            self._tell_attack(state, state.attacks[-1])
        self._note(state, creature)

    def _tell_attack(self, state: State, attack: Attack) -> None:
        attacker = state.creatures.get(attack.attacker)
        attack.killed |= attack.target == self.creature
        attack.felled |= attacker is not None and state.seating.hostile[attacker.seat][self.seat]

    def _note(self, state: State, creature: Creature) -> None:
        """W-FEAT-04, -08: what a feat may ask for."""
        if not state.seating.hostile[state.active][creature.seat] or self.cause in UNSCORED:
            return
        notes = state.notes
        if self.type == MINION:
            state.notes = replaced(notes, minions_killed=notes.minions_killed + 1)
        elif self.type == CHARACTER:
            kill = self._kill(state, creature)
            state.notes = replaced(notes, kills=(*notes.kills, kill), claims=(*notes.claims, kill))

    def _kill(self, state: State, creature: Creature) -> Kill:
        attack = state.attacks[-1] if state.attacks and self.cause == BY_ATTACK else None
        if attack is None:
            return Kill(self.card, self.cause, at=creature.at)
        killer = state.creatures.get(attack.attacker)
        return Kill(self.card, self.cause, "" if killer is None else killer.card, attack.type, creature.at)


class Buried(Event, frozen=True):
    """The card of an eliminated character, or the card under it, went to its owner's History."""

    creature: ThingId
    seat: Seat
    card: CardId
    beneath: bool = False

    follows: ClassVar[tuple[str, ...]] = ("W-ZONE-04",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        state.players[self.seat].history.append(self.card)
        if not self.beneath:
            state.fallen = tuple([one for one in state.fallen if one.creature.id != self.creature])


class Blow(Struct, frozen=True):
    """Damage on its way to a creature."""

    creature: ThingId
    damage: Count
    type: Word
    cause: Word
    by: Seat | None = None
    because: tuple[str, ...] = ()


def add_wounds(state: State, creature: Creature, wounds: int) -> None:
    """W-FEAT-11: wounds of opposing creatures are counted as they are dealt."""
    creature.wounds += wounds
    if wounds and state.seating.hostile[state.active][creature.seat]:
        state.notes = replaced(state.notes, wounds=state.notes.wounds + wounds)


# Dealing damage.


def deal(game: Game, *blows: Blow) -> Procedure[None]:
    """All blows hurt together, after protectors have stepped in."""
    final: list[Blow] = []
    for blow in blows:
        if blow.damage > 0 and blow.creature in game.state.creatures:
            final += yield from protected(game, blow, final)
    armour = {one.id: one.armour for one in game.state.creatures.values()}
    relics = {one.id: one.armour for one in game.state.relics.values()}
    events: list[Event] = []
    for blow in final:
        event = yield from _taken(game, blow, armour, relics)
        events.append(event)
    if events:
        yield from game.happen(*events)
    yield from bury(game)


def protected(game: Game, blow: Blow, others: Sequence[Blow]) -> Procedure[list[Blow]]:
    """K-PROTECTOR: one protector may take the damage, at most its remaining health.

    The other blows of the moment count against that health.
    """
    victim = game.state.creatures[blow.creature]

    def left(one: Creature) -> int:
        return health_left(game, one) - sum([other.damage for other in others if other.creature == one.id])

    for seat in game.seats_in_order():
        able = [
            one
            for one in game.contacts(victim)
            if one.seat == seat and not game.hostile(seat, victim.seat)
            if game.value(protects, one) and left(one) > 0
        ]
        if not able:
            continue
        choice: Choice[Protect | No] = Choice(
            seat,
            "protect",
            [*[Protect(one.id) for one in able], No()],
            shape=QuestionShape.TARGET,
            secrecy=Secrecy.PUBLIC,
            subject=victim.id,
            cites=("K-PROTECTOR",),
            about={"damage": blow.damage},
        )
        picked = yield from choose(choice)
        if isinstance(picked, Protect):
            guard = game.state.creatures[picked.creature]
            taken = min(blow.damage, left(guard))
            cites = ("K-PROTECTOR",)
            moved = replaced(blow, creature=guard.id, damage=taken, because=cites)
            rest = blow.damage - taken
            return [moved, replaced(blow, damage=rest)] if rest else [moved]
    return [blow]


def _taken(
    game: Game, blow: Blow, armour: dict[ThingId, int], relics: dict[ThingId, int]
) -> Procedure[Event]:
    """W-ATK-12: the damage by armour and wounds; the counts of armour go down as it is taken."""
    victim = game.state.creatures[blow.creature]
    left, own = blow.damage, 0
    lost: tuple[ThingId, ...] = ()
    if blow.type != MAGIC:
        lost = yield from _relic_armour(game, victim, left, relics)
        left -= len(lost)
        own = min(left, armour[victim.id])
        armour[victim.id] -= own
        left -= own
    because = blow.because + (("W-CARD-11",) if lost else ())
    return Damaged(victim.id, blow.damage, blow.type, blow.cause, blow.by, lost, own, left, because=because)


def _relic_armour(
    game: Game, victim: Creature, damage: int, relics: dict[ThingId, int]
) -> Procedure[tuple[ThingId, ...]]:
    """W-CARD-11: the hero's player chooses a relic, which is emptied before the next is touched."""
    lost: list[ThingId] = []
    while len(lost) < damage and game.is_hero(victim):
        worn = [one for one in game.relics_of(victim.owner) if relics[one.id]]
        if not worn:
            break
        relic = yield from _chosen_relic(victim, worn, damage - len(lost))
        taken = min(damage - len(lost), relics[relic])
        relics[relic] -= taken
        lost += [relic] * taken
    return tuple(lost)


def _chosen_relic(victim: Creature, worn: Sequence[CardInPlay], damage: int) -> Procedure[ThingId]:
    choice = Choice(
        victim.owner,
        "take-with",
        [TakeWith(one.id) for one in worn],
        shape=QuestionShape.TARGET,
        secrecy=Secrecy.PUBLIC,
        subject=victim.id,
        cites=("W-CARD-11",),
        about={"damage": damage},
    )
    return (yield from choose(choice)).relic


def wound(
    game: Game,
    creatures: Iterable[ThingId],
    wounds: int,
    cause: Word,
    by: Seat | None = None,
    because: tuple[str, ...] = (),
) -> Procedure[None]:
    """Wounds that no armour stops."""
    there = [one for one in creatures if one in game.state.creatures]
    if there:
        yield from game.happen(*[Wounded(one, wounds, cause, by, because=because) for one in there])
    yield from bury(game)


# Healing.


def refused_healing(game: Game, one: Creature) -> Refusal | None:
    """W-ATK-18, W-FAQ-02: some creatures cannot be healed."""
    if not game.value(may_be_healed, one):
        return Refusal("not-healed", (*game.sources(may_be_healed, one), "W-ATK-18"), {"creature": one.id})
    return None


def heal(game: Game, one: Creature, wounds: int, because: tuple[str, ...]) -> Procedure[None]:
    """W-ATK-18: at most the wounds that it has; one that cannot be healed keeps them."""
    taken = min(wounds, one.wounds)
    if taken and refused_healing(game, one) is None:
        yield from game.happen(Healed(one.id, taken, because=because))


# Creatures that fall.


def eliminations(game: Game, events: Sequence[Event]) -> list[Event]:
    """W-ATK-12: the creatures with as many wounds as health; the events say what hurt them."""
    if not game.is_changed(health) and not [one for one in events if isinstance(one, Damaged | Wounded)]:
        return []
    causes: dict[ThingId, tuple[Word, Seat | None]] = {
        one.creature: (one.cause, one.by) for one in events if isinstance(one, Damaged | Wounded)
    }
    found: list[Event] = []
    for one in game.state.creatures.values():
        if one.wounds and one.wounds >= game.value(health, one):
            cause, by = causes.get(one.id, (BY_ABILITY, None))
            card = game.card(one.card)
            found.append(Eliminated(one.id, one.card, one.seat, card.type, card.stars, cause, by))
    return found


def left_behind(game: Game, events: Sequence[Event]) -> list[Event]:
    """W-CARD-09, -11: enchantments of creatures that left and relics without armour go to the History."""
    state = game.state
    found: list[Event] = [
        CardLeft(one.id, one.seat, one.card, because=("W-CARD-09",))
        for one in state.enchantments.values()
        if one.on not in state.creatures
    ]
    if state.relics:
        hurt = {relic for one in events if isinstance(one, Damaged) for relic in one.relics}
        found += [
            CardLeft(one.id, one.seat, one.card, because=("W-CARD-11",))
            for one in state.relics.values()
            if one.id in hurt and not one.armour
        ]
    return found


def bury(game: Game) -> Procedure[None]:
    """The cards of the fallen go to the History, one after another, unless something takes their place."""
    while game.state.fallen:
        fallen = game.state.fallen[0]
        if (yield from game.replacement(fallen)):
            continue
        one = fallen.creature
        events: list[Event] = [Buried(one.id, one.owner, one.card)]
        if one.beneath:
            events.append(
                Buried(one.id, one.beneath_owner, one.beneath, beneath=True, because=("K-RESURGENT",))
            )
        yield from game.happen(*events)
