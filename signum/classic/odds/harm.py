"""The harm of attacks to both creatures, and its probability: C-DMG."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import Any, Final, TypeAlias

from msgspec import Struct

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import Card
from signum.classic.cards.vocabulary import Occasion
from signum.classic.chapters.cards.cards_in_play import RelicDestroyed
from signum.classic.chapters.cards.tactics import window
from signum.classic.chapters.combat.attacks import AttackEnded
from signum.classic.chapters.combat.damage import (
    PASSING_ARMOUR,
    PHYSICAL,
    Cause,
    Eliminated,
    Hurt,
    amount_taken,
)
from signum.classic.chapters.combat.durability import tokens_of
from signum.classic.chapters.combat.melee import Fought
from signum.classic.core.attack_kinds import MELEE
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature
from signum.classic.core.values import health
from signum.classic.effects.occasions import kind_of, may_meet
from signum.classic.odds.distributions import Row
from signum.classic.odds.outcomes import answers
from signum.engine.abilities import EngineBearer
from signum.engine.distributions import Distribution
from signum.engine.events import Event


class Harm(Struct, frozen=True):
    """The harm of a fight to one creature."""

    damage: int = 0
    armour: int = 0
    """The tokens that it lost."""
    wounds: int = 0
    """The wounds that it was dealt, including those beyond its health."""
    lost: int = 0
    """The health that it lost: all that was left if it died, negative if it was healed."""
    dead: bool = False
    relics: int = 0
    """The armour tokens that its relics lost (C-REL-05)."""

    def then(self, later: "Harm") -> "Harm":
        """The harm of both together."""
        return Harm(
            self.damage + later.damage,
            self.armour + later.armour,
            self.wounds + later.wounds,
            self.lost + later.lost,
            self.dead or later.dead,
            self.relics + later.relics,
        )


UNHARMED: Final = Harm()


class Ending(Struct, frozen=True):
    """One way in which a fight can end."""

    attacker: Harm
    defender: Harm

    def then(self, later: "Ending") -> "Ending":
        """The harm of both together."""
        return Ending(self.attacker.then(later.attacker), self.defender.then(later.defender))


NOTHING: Final = Ending(UNHARMED, UNHARMED)
EndingWeights: TypeAlias = dict[Ending, int]


class AttackOdds(Distribution[Ending]):
    """All the ways in which a fight can end."""

    @property
    def defender_dies(self) -> Fraction:
        """The probability that the defender is eliminated."""
        return self.chance(lambda ending: ending.defender.dead)

    @property
    def attacker_dies(self) -> Fraction:
        """The probability that the attacker is eliminated."""
        return self.chance(lambda ending: ending.attacker.dead)

    @property
    def wounds_on_defender(self) -> Distribution[int]:
        """The number of wounds that the defender is dealt."""
        return self.of(lambda ending: ending.defender.wounds)

    @property
    def wounds_on_attacker(self) -> Distribution[int]:
        """The number of wounds that the attacker is dealt."""
        return self.of(lambda ending: ending.attacker.wounds)

    def after(self, before: Ending) -> "AttackOdds":
        """The same with the earlier harm added."""
        if before == NOTHING:
            return self
        return AttackOdds({before.then(ending): weight for ending, weight in self.weights.items()})


def mixed(cases: Sequence[tuple[int, AttackOdds]]) -> AttackOdds:
    """The odds of one of these weighted cases."""
    return (
        cases[0][1]
        if len(cases) == 1
        else AttackOdds(summed([(weight, odds.weights) for weight, odds in cases]))
    )


def summed(cases: Sequence[tuple[int, Mapping[Ending, int]]]) -> EndingWeights:
    """The sum of the cases. Each has its own denominator."""
    totals = [sum(endings.values()) for _, endings in cases]
    common = lcm(*totals)
    weights: EndingWeights = {}
    for (weight, endings), total in zip(cases, totals, strict=True):
        scale = weight * (common // total)
        for ending, likely in endings.items():
            weights[ending] = weights.get(ending, 0) + likely * scale
    return weights


def possible(row: Row) -> list[tuple[int, int]]:
    """The figures that can come up, with their weights."""
    return [(count, weight) for count, weight in enumerate(row) if weight]


def harm(game: Game, target: Creature, amount: int, cause: Cause) -> Harm:
    """The harm of an amount of damage if nothing answers it (C-DMG-01, C-DMG-02, C-REL-05)."""
    damage = amount_taken(game, target, amount, cause)
    relics = 0
    if target.type == HERO and cause in PHYSICAL:
        relics = min(damage, sum(tokens_of(game, target).values()))
    armour = 0 if cause in PASSING_ARMOUR else min(target.armour, damage - relics)
    wounds = damage - relics - armour
    left = game.value(health, target) - target.wounds
    return Harm(damage, armour, wounds, min(wounds, left), wounds >= left, relics)


def harm_in(after: Game, game: Game, before: Creature) -> Harm:
    """The harm to a creature in a copy of the game in which something was carried out.

    One that left the field otherwise has not fallen, and has lost the health of its wounds.
    """
    hurts = [event for event in after.log if isinstance(event, Hurt) and event.creature == before.id]
    wounds = sum([hurt.wounds for hurt in hurts])
    now = after.creature(before.id)
    dead = now is None and any(
        isinstance(event, Eliminated) and event.creature == before.id for event in after.log
    )
    if dead:
        lost = game.value(health, before) - before.wounds
    else:
        lost = wounds if now is None else now.wounds - before.wounds
    return Harm(
        sum([hurt.damage for hurt in hurts]),
        sum([hurt.armour for hurt in hurts]),
        wounds,
        lost,
        dead,
        sum([hurt.relics for hurt in hurts]),
    )


def ending_in(after: Game, game: Game, attacker: Creature, defender: Creature) -> Ending:
    """The harm to both."""
    return Ending(harm_in(after, game, attacker), harm_in(after, game, defender))


def harm_is_answered(game: Game, *those: Creature) -> bool:
    """Whether anything could answer the hits on these: texts, abilities, auras."""
    if answers(game, Hurt, Eliminated, AttackEnded, Fought) or game.volatile:
        return True
    return _worn_by(game, *those) and answers(game, RelicDestroyed)


def survival_is_answered(game: Game, one: Creature, other: Creature) -> bool:
    """Whether anything could answer hits of two creatures on each other that both survive.

    The end of a relic is a question of its own.
    """
    if hits_are_answered(game, one, other) or game.wounds_change_gifts(one.id, other.id):
        return True
    return any(held.until_hurt for each in (one, other) for held in game.held(each))


def relics_are_answered(game: Game, *those: Creature) -> bool:
    """Whether anything could answer the end of a relic that takes damage in place of one of these."""
    return _worn_by(game, *those) and (game.volatile or answers(game, RelicDestroyed))


def hits_are_answered(game: Game, one: Creature, other: Creature) -> bool:
    """Whether anything could answer the hits of two creatures on each other, or the end of their attacks.

    A text that means other creatures, or what others do, does not count.
    """
    for kind in (Hurt, AttackEnded, Fought):
        for me in game.listeners(kind):
            card = game.cards.get(me.ability.id)
            if card is None:
                if me.ability.id != window.id:
                    return True
            elif _is_meant(game, me, card, kind, one, other) or _is_meant(game, me, card, kind, other, one):
                return True
    return False


def _is_meant(
    game: Game, me: EngineBearer[Any], card: Card, kind: type[Event], subject: Creature, by: Creature
) -> bool:
    """Whether what one creature does to another may be an occasion of a card's text, by such events."""
    return any(
        may_meet(game, me.seat, me.holder, effect.when, subject, by.id)
        for effect in card.effects
        if isinstance(effect.when, Occasion) and kind_of(effect.when) is kind
    )


def death_is_answered(game: Game, fallen: Creature, by: Creature) -> bool:
    """Whether anything could answer the end of a creature in a fight.

    Texts may ask what the hits themselves have changed, so only those that mean others do not count;
    abilities ask who fell, by whom, and who stands near.
    """
    if game.volatile or any(
        (me.holder == fallen.id and card.sentences(e.LAST_WORD))
        or _is_meant(game, me, card, Eliminated, fallen, by)
        for me in game.listeners(Eliminated)
        if (card := game.cards.get(me.ability.id)) is not None
    ):
        return True
    return game.is_answered(
        Eliminated(fallen.id, fallen.card, fallen.type, fallen.seat, fallen.owner, by.id, MELEE, by.seat)
    )


def texts_answer_deaths(game: Game) -> bool:
    """Whether a text acts when a creature leaves the field, or no longer acts then."""
    return game.volatile or any(me.ability.id in game.cards for me in game.listeners(Eliminated))


def _worn_by(game: Game, *those: Creature) -> bool:
    """Whether relics would take damage in place of one of these (C-REL-05)."""
    return any(one.type == HERO and tokens_of(game, one) for one in those)
