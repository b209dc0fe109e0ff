"""The odds of a melee before its dice are thrown, exact: C-MEL-03 to -08.

Dice are arithmetic. All the rest is asked of the rules: what succeeds, what may be thrown again and what a
hit does are the values that the rules read; and where a creature strikes back in the condition in which the
first blow left it, or where something answers the damage, the hits land by the rules in a copy of the game.

Both players use what they may: failed dice are thrown again as far as it goes, and offers are accepted.
What the attack's declaration sets off has happened, or is left out. Relics take damage in their hero's place
by the rules (C-REL-05), the one that came first before the others.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any, Final, TypeAlias

from msgspec import Struct

from signum.classic.attacks import AttackEnded
from signum.classic.damage import MAGICAL, MAGICAL_STRIKE, MELEE, Cause, Eliminated, Hurt, amount_taken
from signum.classic.dice import FACES, number
from signum.classic.distributions import Distribution, Row, net_hits, successes
from signum.classic.durability import tokens_of
from signum.classic.game import Game
from signum.classic.melee import Side, Split, land, with_extra_dice
from signum.classic.state import HERO, Creature, CreatureId
from signum.classic.values import (
    attack_rerolls,
    damage_a_hit,
    defence_rerolls,
    health,
    magical_strike,
    magical_successes_rerolled,
    strikes_first,
    striking_faces,
    successes_rerolled,
)
from signum.engine.abilities import Ability
from signum.engine.confirming import Yes
from signum.engine.game import Ended
from signum.engine.questions import Procedure, Question, Roll, Shuffle


class Harm(Struct, frozen=True):
    """What a fight did to one creature."""

    damage: int = 0
    armour: int = 0
    """The tokens that it lost."""
    wounds: int = 0
    """The wounds that it was dealt, also those beyond its health."""
    lost: int = 0
    """By how much less health it has at the end: all that was left if it died, below 0 if it was healed."""
    dead: bool = False
    relics: int = 0
    """The armour tokens that its relics lost (C-REL-05)."""

    def then(self, later: "Harm") -> "Harm":
        """What both did together."""
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
        """What both did together."""
        return Ending(self.attacker.then(later.attacker), self.defender.then(later.defender))


Weights: TypeAlias = dict[Ending, int]
Throw: TypeAlias = tuple[int, ...]
THROWN: Final = tuple([number(face) for face in FACES])
"""One number for each symbol: all symbols are equally likely."""


class Odds(Distribution[Ending]):
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


def melee_odds(game: Game, attacker: Creature, defender: Creature, ours: Split, theirs: Split) -> Odds:
    """The odds of a melee in which the attacker splits its dice like `ours`, the defender like `theirs`."""
    return Bout(game, attacker, defender).odds(
        side_of(game, attacker, defender, ours), side_of(game, defender, attacker, theirs)
    )


def magical_strike_odds(game: Game, attacker: Creature, target: Creature) -> Odds:
    """The odds of a magical strike: its own dice, no defence, no answer (C-MEL-08)."""
    row = successes(
        game.value(magical_strike, attacker, target),
        len(game.value(striking_faces, attacker, target)),
        forced=game.value(magical_successes_rerolled, attacker, target),
    )
    weights: dict[Ending, int] = {}
    for hits, weight in enumerate(row):
        ending = Ending(UNHARMED, harm(game, target, hits, MAGICAL_STRIKE))
        weights[ending] = weights.get(ending, 0) + weight
    return Odds({ending: weight for ending, weight in weights.items() if weight})


def side_of(game: Game, creature: Creature, foe: Creature, chosen: Split) -> Side:
    """The dice that a split makes, with those that it earns; no dice earn none."""
    if not chosen.attack and not chosen.defence:
        return Side(creature, foe, 0, 0)
    return with_extra_dice(game, creature, foe, chosen)


def harm(game: Game, target: Creature, amount: int, cause: Cause) -> Harm:
    """What so much damage does to a creature if nothing answers it (C-DMG-01, C-DMG-02)."""
    damage = amount_taken(game, target, amount, cause)
    armour = 0 if cause in MAGICAL else min(target.armour, damage)
    wounds = damage - armour
    left = game.value(health, target) - target.wounds
    return Harm(damage, armour, wounds, min(wounds, left), wounds >= left)


class Strikes:
    """One creature's attack dice against another's defence dice, as the rules have both at one moment."""

    def __init__(self, game: Game, me: Creature, foe: Creature) -> None:
        self.game = game
        self.foe = foe
        self.faces = len(game.value(striking_faces, me, foe))
        self.forced = game.value(successes_rerolled, me, foe)
        self.rerolls = game.value(attack_rerolls, me, foe)
        self.parried_again = game.value(defence_rerolls, foe, me)
        self.damage_a_hit = game.value(damage_a_hit, me, foe)
        self._harms: list[Harm] = []

    def hits(self, attack: int, defence: int) -> Row:
        """The weight of each number of hits."""
        return net_hits(
            successes(attack, self.faces, self.rerolls, forced=self.forced),
            successes(defence, 1, self.parried_again),
        )

    def harm(self, hits: int) -> Harm:
        """What so many hits do if nothing answers them."""
        for count in range(len(self._harms), hits + 1):
            self._harms.append(harm(self.game, self.foe, count * self.damage_a_hit, MELEE))
        return self._harms[hits]


class Bout:
    """Two creatures in melee at one moment, and what their dice can do from there.

    It may be asked for any number of splits while the game stands still.
    """

    def __init__(self, game: Game, attacker: Creature, defender: Creature) -> None:
        self.game = game
        self.attacker = attacker
        self.defender = defender
        self.strikes = Strikes(game, attacker, defender)
        self.ripostes = Strikes(game, defender, attacker)
        worn = [one for one in (attacker, defender) if one.type == HERO and tokens_of(game, one)]
        self.answered = bool(worn) or any(_answers_harm(me.ability) for me in game.bearers())
        self._landed: dict[tuple[tuple[CreatureId, int, bool], ...], list[tuple[int, Ending, Game]]] = {}
        self._struck: dict[tuple[int, bool], list[tuple[int, Ending, Bout | None]]] = {}

    def odds(self, ours: Side, theirs: Side) -> Odds:
        """The odds with these dice; who strikes first, if only one does, is resolved first (C-MEL-07)."""
        ours_first = self.game.value(strikes_first, self.attacker, self.defender)
        if ours_first == self.game.value(strikes_first, self.defender, self.attacker):
            return Odds(self._together(ours, theirs))
        return Odds(self._in_turn(ours, theirs) if ours_first else self._in_turn(theirs, ours))

    def _together(self, ours: Side, theirs: Side) -> Weights:
        ripostes = _possible(self.ripostes.hits(theirs.attack, ours.defence))
        strikes = _possible(self.strikes.hits(ours.attack, theirs.defence))
        cases = [
            (weight * likely, self._endings((ours, hits), (theirs, taken)))
            for hits, weight in strikes
            for taken, likely in ripostes
        ]
        return _summed(cases)

    def _in_turn(self, first: Side, second: Side) -> Weights:
        """The other strikes back if both are alive, and as it is then."""
        strikes = _possible(self._of(first).hits(first.attack, second.defence))
        return _summed([(weight, self._answers_to(first, second, hits)) for hits, weight in strikes])

    def _answers_to(self, first: Side, second: Side, hits: int) -> Weights:
        """How it can end after the first side's hits."""
        cases: list[tuple[int, Weights]] = []
        for weight, ending, after in self._after(first, hits):
            cases.append(
                (weight, {ending: 1} if after is None else after._answered_by(ending, second, first))
            )
        return _summed(cases)

    def _answered_by(self, ending: Ending, second: Side, first: Side) -> Weights:
        """How it can end where the second side strikes back after what has been."""
        cases: list[tuple[int, Weights]] = []
        for taken, likely in _possible(self._of(second).hits(second.attack, first.defence)):
            laters = self._endings((second, taken)).items()
            cases.append((likely, _summed([(weight, {ending.then(later): 1}) for later, weight in laters])))
        return _summed(cases)

    def _of(self, side: Side) -> Strikes:
        return self.strikes if side.me.id == self.attacker.id else self.ripostes

    def _endings(self, *attacks: tuple[Side, int]) -> Weights:
        """What these hits of one side or of both do, and what answers them."""
        if self.answered:
            return _summed([(weight, {ending: 1}) for weight, ending, _ in self._land(*attacks)])
        attacker = defender = UNHARMED
        for side, hits in attacks:
            if side.me.id == self.attacker.id:
                defender = self.strikes.harm(hits)
            else:
                attacker = self.ripostes.harm(hits)
        return {Ending(attacker, defender): 1}

    def _after(self, side: Side, hits: int) -> "list[tuple[int, Ending, Bout | None]]":
        """What the hits of one side do, and the two as they are then, if they are."""
        key = (hits, side.attack > 0)
        if key not in self._struck:
            self._struck[key] = [
                (weight, ending, self._bout_in(game)) for weight, ending, game in self._land((side, hits))
            ]
        return self._struck[key]

    def _bout_in(self, game: Game) -> "Bout | None":
        attacker, defender = game.creature(self.attacker.id), game.creature(self.defender.id)
        return Bout(game, attacker, defender) if attacker and defender else None

    def _land(self, *attacks: tuple[Side, int]) -> list[tuple[int, Ending, Game]]:
        """What these hits do by the rules, and the game afterwards: a copy, this one stays as it is.

        Where an answer throws dice, every throw of them is a case with its weight.
        """
        key = tuple([(side.me.id, hits, side.attack > 0) for side, hits in attacks])
        if key not in self._landed:
            ended: list[tuple[int, Game]] = []
            waiting: list[tuple[Throw, ...]] = [()]
            while waiting:
                throws = waiting.pop()
                game = copied(self.game)
                sides = [(_side_in(game, side), hits) for side, hits in attacks]
                dice = carry_out(land(game, *sides), throws)
                waiting += [(*throws, more) for more in product(THROWN, repeat=dice)] if dice else []
                if not dice:
                    ended.append((sum(map(len, throws)), game))
            most = max(depth for depth, _ in ended)
            self._landed[key] = [
                (
                    len(THROWN) ** (most - depth),
                    Ending(self._harm_in(game, self.attacker), self._harm_in(game, self.defender)),
                    game,
                )
                for depth, game in ended
            ]
        return self._landed[key]

    def _harm_in(self, game: Game, before: Creature) -> Harm:
        """What has become of a creature in a copy of the game."""
        hurts = [event for event in game.log if isinstance(event, Hurt) and event.creature == before.id]
        now = game.creature(before.id)
        left = self.game.value(health, before) - before.wounds
        return Harm(
            sum([hurt.damage for hurt in hurts]),
            sum([hurt.armour for hurt in hurts]),
            sum([hurt.wounds for hurt in hurts]),
            left if now is None else now.wounds - before.wounds,
            now is None,
            sum([hurt.relics for hurt in hurts]),
        )


def copied(game: Game) -> Game:
    """A game of its own that goes on from the same state, with an empty log."""
    return game.copy()


def carry_out(procedure: Procedure[Any], throws: Sequence[Throw] = ()) -> int:
    """Let a procedure go to its end with these throws; whoever is asked accepts what is offered.

    How many dice it asks for beyond the throws: it is left there, since their faces decide how it goes on.
    """
    left = list(throws)
    try:
        question = next(procedure)
        while True:
            if isinstance(question, Roll) and question.sides == len(FACES) * 2:
                if not left:
                    procedure.close()
                    return question.count
                question = procedure.send(left.pop(0))
            else:
                question = procedure.send(_accepted(question))
    except (StopIteration, Ended):
        return 0


def _accepted(question: Question) -> Any:
    """Cards that are shuffled or picked blindly change nothing in a fight."""
    if isinstance(question, Roll):
        return (1,) * question.count
    if isinstance(question, Shuffle):
        return question.items
    options = question.options()
    return next((option for option in options if isinstance(option, Yes)), options[0])


def _summed(cases: Sequence[tuple[int, Weights]]) -> Weights:
    """The cases together. Each has a denominator of its own, all of them powers of three."""
    common = max(sum(endings.values()) for _, endings in cases)
    weights: Weights = {}
    for weight, endings in cases:
        scale = weight * (common // sum(endings.values()))
        for ending, likely in endings.items():
            weights[ending] = weights.get(ending, 0) + likely * scale
    return weights


@lru_cache(maxsize=1024)
def _answers_harm(ability: Ability) -> bool:
    """Whether an ability has anything to do with hits that land."""
    return any(one.kind in (Hurt, Eliminated, AttackEnded) for one in ability.befores + ability.afters)


def _possible(row: Row) -> list[tuple[int, int]]:
    return [(count, weight) for count, weight in enumerate(row) if weight]


def _side_in(game: Game, side: Side) -> Side:
    creatures = game.state.creatures
    return Side(creatures[side.me.id], creatures[side.foe.id], side.attack, side.defence)
