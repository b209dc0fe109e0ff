"""The odds of attacks in which only one side rolls to hit: ranged attacks and magical strikes.

C-RNG-03 to -05, C-MEL-08. As in melee, dice are arithmetic and the rules provide everything else.
"""

from collections.abc import Callable

from signum.classic.chapters.combat.attacks import ATTACK, ended
from signum.classic.chapters.combat.damage import Blow, deal
from signum.classic.chapters.combat.ranged import WARDING, Kind, ShotLine, fire, measured, ward
from signum.classic.chapters.combat.rolls import rerolled_successes, throw
from signum.classic.core.attack_kinds import MAGICAL, MAGICAL_STRIKE
from signum.classic.core.dice import Face
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.values import (
    long_shot_damage,
    magical_strike,
    magical_successes_rerolled,
    ranged_successes_rerolled,
    rerolls_long_shots,
    striking_faces,
)
from signum.classic.odds.distributions import Row, successes, warded
from signum.classic.odds.harm import (
    UNHARMED,
    AttackOdds,
    Ending,
    EndingWeights,
    ending_in,
    harm,
    harm_is_answered,
    possible,
    summed,
)
from signum.classic.odds.outcomes import accepting, dice_are_answered, ends
from signum.engine.questions import Procedure


def shot_odds(
    game: Game, attacker: Creature, target: Creature, kind: Kind, line: ShotLine | None = None
) -> AttackOdds:
    """The odds of a declared ranged attack, over a line that was measured before.

    Failed dice are rerolled as far as possible, the attacker's and in cover the target's.
    """
    line = measured(game, attacker, target, kind) if line is None else line
    return Shot(game, attacker, target, kind, line).odds()


def magical_strike_odds(game: Game, attacker: Creature, target: Creature) -> AttackOdds:
    """The odds of a declared magical strike: its own dice, no defence, no strike back (C-MEL-08)."""
    return MagicalStrike(game, attacker, target).odds()


class OneSided:
    """An attack at one moment: the hits of its dice, and their effects by the rules."""

    cause: str
    rule: str
    gap: int = 0

    def __init__(self, game: Game, attacker: Creature, target: Creature) -> None:
        self.game = game
        self.attacker = attacker
        self.target = target

    def hits(self) -> Row:
        """The weight of each number of hits."""
        raise NotImplementedError

    def roll(self, game: Game, attacker: Creature, target: Creature) -> Procedure[int]:
        """Roll the dice by the rules, if something answers them; return the hits."""
        raise NotImplementedError

    def amount(self, hits: int) -> int:
        """The damage of this number of hits."""
        return hits

    def succeeding(self, game: Game, creature: CreatureId, why: str) -> frozenset[Face]:
        """The faces that count."""
        raise NotImplementedError

    def odds(self) -> AttackOdds:
        """All the ways in which it can end."""
        if dice_are_answered(self.game, self.attacker, self.target):
            return AttackOdds(self._played(lambda there, me, foe: self.roll(there, me, foe)))
        answered = harm_is_answered(self.game, self.attacker, self.target)
        cases = [
            (weight, self._landed(hits) if answered else self._unanswered(hits))
            for hits, weight in possible(self.hits())
        ]
        return AttackOdds(summed(cases))

    def _unanswered(self, hits: int) -> EndingWeights:
        return {Ending(UNHARMED, harm(self.game, self.target, self.amount(hits), self.cause)): 1}

    def _landed(self, hits: int) -> EndingWeights:
        """The effects of this number of hits in copies of the game, with all answers."""

        def known(_there: Game, _me: Creature, _foe: Creature) -> Procedure[int]:
            yield from ()
            return hits

        return self._played(known)

    def _played(self, roll: Callable[[Game, Creature, Creature], Procedure[int]]) -> EndingWeights:
        def attack(there: Game) -> Procedure[None]:
            there.fights.append([])
            me, foe = (there.state.creatures[one.id] for one in (self.attacker, self.target))
            amount = self.amount((yield from roll(there, me, foe)))
            hurts = yield from deal(there, Blow(foe.id, amount, me.id, self.cause, (self.rule,)))
            yield from there.happen(ended(me, foe, self.cause, hurts, (self.rule,), self.gap))

        weights: EndingWeights = {}
        for end in ends(self.game, attack, accepting(self.succeeding)):
            ending = ending_in(end.game, self.game, self.attacker, self.target)
            weights[ending] = weights.get(ending, 0) + end.weight
        return weights


class Shot(OneSided):
    """A ranged attack: successes, then a defence die for each, or the dice of cover (C-RNG-03 to -05)."""

    rule = "C-RNG-05"

    def __init__(self, game: Game, attacker: Creature, target: Creature, kind: Kind, line: ShotLine) -> None:
        super().__init__(game, attacker, target)
        self.kind = kind
        self.line = line
        self.cause = kind.attack
        self.gap = line.gap
        self.damage_a_hit = game.value(long_shot_damage, attacker, target) if line.afar else 1

    def hits(self) -> Row:
        """Successes that the defence does not cancel."""
        game, attacker, target, kind = self.game, self.attacker, self.target, self.kind
        dice = game.value(kind.dice, attacker, target)
        rerolls = game.value(kind.rerolls, attacker, target)
        if self.line.afar and game.value(rerolls_long_shots, attacker, target):
            rerolls = dice
        forced = game.value(ranged_successes_rerolled, attacker, target)
        row = successes(dice, len(kind.faces), rerolls, forced=forced)
        return warded(row, tuple([self._defence(count) for count in range(len(row))]))

    def _defence(self, struck: int) -> Row:
        """The number of cancelled successes."""
        if kind_is_magical(self.kind):
            return successes(self.game.edition.cover_against_magic(struck) if self.line.covered else 0, 1)
        return successes(struck, 1, struck if self.line.covered else 0)

    def roll(self, game: Game, attacker: Creature, target: Creature) -> Procedure[int]:
        """By the rules of the chapter."""
        dice = game.value(self.kind.dice, attacker, target)
        struck = yield from fire(game, attacker, target, self.kind, dice, self.line)
        return (yield from ward(game, target, self.kind, struck, self.line))

    def amount(self, hits: int) -> int:
        """From afar each hit may deal more."""
        return hits * self.damage_a_hit

    def succeeding(self, game: Game, creature: CreatureId, why: str) -> frozenset[Face]:
        """The faces of the attack, and of the defence."""
        return self.kind.faces if why == ATTACK else WARDING


class MagicalStrike(OneSided):
    """A magical strike (C-MEL-08)."""

    cause = MAGICAL_STRIKE
    rule = "C-MEL-08"

    def hits(self) -> Row:
        """Every success hits."""
        game, attacker, target = self.game, self.attacker, self.target
        dice = game.value(magical_strike, attacker, target)
        forced = game.value(magical_successes_rerolled, attacker, target)
        return successes(dice, len(game.value(striking_faces, attacker, target)), forced=forced)

    def roll(self, game: Game, attacker: Creature, target: Creature) -> Procedure[int]:
        """By the rules of the chapter."""
        dice = game.value(magical_strike, attacker, target)
        striking = game.value(striking_faces, attacker, target)
        thrown = yield from throw(game, attacker, dice, ATTACK, self.rule, striking)
        succeeding = game.value(striking_faces, attacker, target)
        if game.value(magical_successes_rerolled, attacker, target):
            because = game.sources(magical_successes_rerolled, attacker, target)
            thrown = yield from rerolled_successes(game, attacker, thrown, succeeding, ATTACK, because)
        return sum([face in succeeding for face in thrown])

    def succeeding(self, game: Game, creature: CreatureId, why: str) -> frozenset[Face]:
        """As in melee."""
        return game.value(striking_faces, game.state.creatures[creature], game.creature(self.target.id))


def kind_is_magical(kind: Kind) -> bool:
    """Whether it deals wounds, past armour and without a defence (C-DMG-03)."""
    return kind.attack in MAGICAL
