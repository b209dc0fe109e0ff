"""The events of an attack (W-ATK-03 to -10)."""

from typing import ClassVar

from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.engine.records import replaced
from signum.engine.units import Count, Faces, ThingId, Word
from signum.warseer.core.holdings import ATTACK
from signum.warseer.core.state import Attack, RolledDie, State
from signum.warseer.core.units import DiceNames


class OfAttack(Event, frozen=True):
    """An event of the attack that is under way."""

    attacker: ThingId
    target: ThingId


class AttackDeclared(OfAttack, frozen=True):
    """A creature attacks another, or makes a long shot at it."""

    type: Word
    special: bool = False
    counter: bool = False
    further: bool = False
    """Whether it is beside the attacks of its activation: frenzy, persecution."""

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-01",)

    def apply(self, state: State) -> None:
        target = state.creatures[self.target]
        state.attacks.append(
            Attack(self.attacker, self.target, self.type, self.special, self.counter, target.at)
        )
        activation = state.activation
        if activation is not None and activation.creature == self.attacker and not self.counter:
            made = activation.attacks + (not self.further)
            state.activation = replaced(activation, attacks=made, over=activation.over or self.special)

    def still_possible(self, state: State) -> bool:
        return self.attacker in state.creatures and self.target in state.creatures


class DiceRolled(OfAttack, frozen=True):
    """W-ATK-03: the dice of the attack fell."""

    dice: DiceNames
    faces: Faces

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-03",)

    def apply(self, state: State) -> None:
        lying = [RolledDie(die, face) for die, face in zip(self.dice, self.faces, strict=True)]
        state.attacks[-1].rolled = tuple(lying)


class DiceChanged(OfAttack, frozen=True):
    """W-ATK-04: a player rerolled dice or turned them to another face."""

    seat: Seat
    effect: Word
    """The effect that was used."""
    dice: tuple[Count, ...]
    """The places of the dice, from 1."""
    faces: Faces

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-04",)

    def apply(self, state: State) -> None:
        attack = state.attacks[-1]
        lying = list(attack.rolled)
        for at, face in zip(self.dice, self.faces, strict=True):
            die = lying[at - 1]
            lying[at - 1] = replaced(die, face=face, touched=(*die.touched, self.seat))
        attack.rolled = tuple(lying)
        attack.used = tuple(dict.fromkeys((*attack.used, self.effect)))


class DiceEffectUsed(OfAttack, frozen=True):
    """W-ATK-04: a player used the text of a card while the dice lie; each acts once an attack."""

    seat: Seat
    effect: Word

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-04",)

    def apply(self, state: State) -> None:
        attack = state.attacks[-1]
        attack.used = (*attack.used, self.effect)


class CritWorks(OfAttack, frozen=True):
    """W-ATK-05: the attacker's crit effect works in this attack."""

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-05",)

    def apply(self, state: State) -> None:
        state.attacks[-1].crit = True


class ExtraRolled(OfAttack, frozen=True):
    """W-ATK-06: extra dice fell, which nobody changes."""

    dice: DiceNames
    faces: Faces

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-06",)

    def apply(self, state: State) -> None:
        extra = [RolledDie(die, face, True) for die, face in zip(self.dice, self.faces, strict=True)]
        state.attacks[-1].rolled = (*state.attacks[-1].rolled, *extra)


class ExtraStep(OfAttack, frozen=True):
    """W-ATK-06: the moment at which symbols are added and removed."""

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-06",)

    def apply(self, state: State) -> None:
        """A moment only."""


class SymbolsChanged(OfAttack, frozen=True):
    """An effect added symbols to the roll or removes them."""

    symbol: Word
    count: Count
    removed: bool = False

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-06",)

    def apply(self, state: State) -> None:
        attack, symbols = state.attacks[-1], (self.symbol,) * self.count
        if self.removed:
            attack.removed += symbols
        else:
            attack.added += symbols


class SymbolsCounted(OfAttack, frozen=True):
    """W-ATK-06, -07: the symbols that are left count."""

    crits: Count
    hits: Count
    pushes: Count

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-07",)

    def apply(self, state: State) -> None:
        attack = state.attacks[-1]
        attack.crits, attack.hits, attack.pushes = self.crits, self.hits, self.pushes
        attack.damage = self.crits + self.hits


class PushHurt(OfAttack, frozen=True):
    """W-ATK-11: a push adds damage: nowhere to go, difficult terrain, or a creature that does not yield."""

    damage: Count

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-11",)

    def apply(self, state: State) -> None:
        state.attacks[-1].damage += self.damage


class TargetPushed(OfAttack, frozen=True):
    """W-ATK-11: the attack has pushed its target."""

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-11",)

    def apply(self, state: State) -> None:
        state.attacks[-1].pushed = True


class DamageStep(OfAttack, frozen=True):
    """W-ATK-08: the moment at which effects raise and lower the damage."""

    damage: Count

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-08",)

    def apply(self, state: State) -> None:
        """A moment only."""


class DamageRaised(OfAttack, frozen=True):
    """W-ATK-08: an effect raises the damage, or lowers it."""

    by: Count

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-08",)

    def apply(self, state: State) -> None:
        attack = state.attacks[-1]
        attack.raised += max(0, self.by)
        attack.lowered += max(0, -self.by)


class DamageSettled(OfAttack, frozen=True):
    """W-ATK-08: the damage that will be dealt."""

    damage: Count

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-08",)

    def apply(self, state: State) -> None:
        state.attacks[-1].damage = self.damage


class CritFollows(OfAttack, frozen=True):
    """W-ATK-10: the moment at which the crit effect does what it does after the attack."""

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-10",)

    def apply(self, state: State) -> None:
        """A moment only."""


class AttackEnded(OfAttack, frozen=True):
    """W-ATK-10: the attack is over, and what lasted until its end with it."""

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-10",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        for creature in state.creatures.values():
            if any(one.until == ATTACK for one in creature.grants):
                creature.grants = tuple([one for one in creature.grants if one.until != ATTACK])


class FurtherAttacks(OfAttack, frozen=True):
    """W-ATK-10: the moment for further attacks."""

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-10",)

    def apply(self, state: State) -> None:
        """A moment only."""


class AttackClosed(OfAttack, frozen=True):
    """Everything that follows from the attack is done."""

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-10",)

    def apply(self, state: State) -> None:
        state.attacks.pop()
