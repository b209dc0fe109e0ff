"""Verbs about activations, control, dice, minions, and cancelling."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Self

from signum.classic.cards.vocabulary import (
    ANYTHING,
    CAUSE,
    CULPRIT,
    TARGETED_ALONE,
    Effect,
    Occasion,
)
from signum.classic.chapters.combat import rolls
from signum.classic.chapters.combat.attacks import AttackDeclared, aftermath
from signum.classic.chapters.combat.melee import melee, strike_magically
from signum.classic.chapters.combat.melee_targets import refused_fight
from signum.classic.chapters.combat.ranged import KINDS, SHOT, Shoot, refused_shot, shoot
from signum.classic.chapters.field.minions import summon_minions
from signum.classic.chapters.turn import control
from signum.classic.chapters.turn.activation import ActivationStopped
from signum.classic.chapters.turn.durations import TOKENS, gain
from signum.classic.core.attack_kinds import MAGICAL_STRIKE, MELEE, SHOOTING
from signum.classic.core.game import Counted, Game
from signum.classic.core.measuring import base_of
from signum.classic.core.state import Creature
from signum.classic.core.values import strength
from signum.classic.effects.card_events import PickAbility
from signum.classic.effects.choosing import Target
from signum.classic.effects.sources import Source
from signum.classic.effects.target_refusals import refused
from signum.classic.effects.verbs.forms import Amount, Flag, OneOf
from signum.classic.effects.verbs.verb import KeywordReader, Verb, standing
from signum.content.nodes import Node
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Procedure, Refusal, choose
from signum.field.plane.distance import gap

if TYPE_CHECKING:
    from signum.classic.cards.text import CardText


class SkipActivation(Verb, frozen=True, tag="skip-activation"):
    """The next activation of a creature is spent doing nothing."""

    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            yield from game.happen(control.ActivationLost(creature.id, because=source.cites))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """C-PLAY-06 ruling: an activation can be lost only once."""
        return Refusal("skips-already", ("C-PLAY-06",), {"creature": one.id}) if one.skips else None

    def is_settled(self) -> bool:
        return True


class EndActivation(Verb, frozen=True, tag="end-activation"):
    """The activation in which a creature is ends: it does nothing more in it (C-TURN-07)."""

    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            if self.refused(game, source, creature) is None:
                yield from game.happen(ActivationStopped(creature.id, because=source.cites))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """Only one that is in its activation can end it."""
        if game.state.acting == one.id and not one.stopped:
            return None
        return Refusal("not-acting", ("C-TURN-07",), {"creature": one.id})

    def is_settled(self) -> bool:
        return True


class Control(Verb, frozen=True, tag="control"):
    """The source's player controls the creature for the stated time, and may activate it (C-ZONE-07)."""

    orders = "acc"
    lasts = True
    ends_with_a_turn = True
    harms = True
    drastic = True
    impact = "control"

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            if control.refused_control(game, creature, source.seat) is None:
                yield from control.take_control(game, creature, source.seat, until, because=source.cites[0])

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """Some cannot be controlled; C-SUM-04 ruling: not past the limit, where it forbids having more."""
        return control.refused_control(game, one, source.seat)


class Cancel(Verb, frozen=True, tag="cancel"):
    """The coming event does not happen; the answer cancels it."""

    touches = ANYTHING
    impersonal = True
    cancels = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        yield from ()

    def misplaced(self, when: str | Occasion) -> str | None:
        if isinstance(when, Occasion) and when.before:
            return None
        return "only what is about to happen can be cancelled: write when: {before: ...}"

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        """The message of the occasion names the cancelled event."""
        if not isinstance(effect.when, Occasion):
            return {"event": ""}
        return {"event": text.event(effect.when, text.occurring(effect.when.who), "cancelled")}


class RerollDice(Verb, frozen=True, tag="reroll"):
    """Up to this many of the dice that were just rolled may be rolled again (C-ABL-06)."""

    dice: Amount

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            yield from rolls.roll_again(game, creature, self.dice * source.times, source.seat, source.cites)

    def misplaced(self, when: str | Occasion) -> str | None:
        if isinstance(when, Occasion) and when.what.startswith("rolled"):
            return None
        return "only dice that were just rolled are rolled again: is: rolled"


class TurnDice(Verb, frozen=True, tag="turn-die"):
    """Up to this many of the dice that were just rolled are turned to sides of the player's choice."""

    dice: Amount

    impersonal = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            for _ in range(self.dice * source.times):
                if not (yield from rolls.turn_die(game, creature, source.seat, source.card, source.cites)):
                    break

    def misplaced(self, when: str | Occasion) -> str | None:
        if isinstance(when, Occasion) and when.what.startswith("rolled"):
            return None
        return "only dice that were just rolled are turned: is: rolled"


class PointOut(Verb, frozen=True, tag="point-out"):
    """A creature is chosen, so that the next sentences can mean it (C-PLAY-06)."""

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        """Nothing happens to it yet."""
        yield from ()


class SummonMinion(Verb, frozen=True, tag="summon-minion"):
    """A minion of the player enters in contact with each target (C-CARD-07, C-SUM-05)."""

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        yield from summon_minions(game, source.seat, [*targets] * source.times, source.card)

    def scales(self) -> bool:
        """C-SUM-05: several minions beside one creature, as long as there is room."""
        return True


class FightAtOnce(Verb, frozen=True, tag="fight"):
    """The creature with the text and one in contact with it fight a melee combat at once (C-MEL)."""

    of_its_creature = True

    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            mine = source.creature(game)
            if mine is not None and self.refused(game, source, creature) is None:
                yield from aftermath(game, melee(game, mine, creature))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """C-MEL-01: in contact, not with itself, and only with somebody who has strength."""
        mine = source.creature(game)
        if mine is None or mine is one or not game.in_play(mine.id):
            return Refusal("not-itself", ("C-PLAY-06",), {"creature": one.id})
        if not game.value(strength, mine, one):
            return Refusal("no-strength", ("C-MEL-01",), {"creature": mine.id})
        if game.in_contact(mine, one):
            return None
        away = gap(base_of(mine), base_of(one))
        return Refusal("not-in-contact", ("C-MEL-01",), {"creature": one.id, "gap": away})


EITHER_ATTACK: Final = "melee-or-shooting"


class AttackAtOnce(Verb, frozen=True, tag="attack-at-once", omit_defaults=True):
    """A creature attacks at once an enemy that it may attack, in melee if nothing else is said (C-MEL-01)."""

    foe: Annotated[str, OneOf(types=(CAUSE, CULPRIT))] = ""
    """The creature of the answered event that it attacks, if not one of the player's choice."""
    by: Annotated[str, OneOf(types=(MELEE, SHOOTING, EITHER_ATTACK))] = ""
    """The kind of attack, if it may be another than melee combat (C-RNG-01)."""
    all_out: Annotated[bool, Flag(key="all-out")] = False
    """Whether all its dice attack and the enemy rolls none (C-MEL-03)."""

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        """The player of the text chooses the enemy; the creature keeps its activation."""
        for creature in standing(game, targets):
            options = self._options(game, source, creature)
            if not options:
                continue
            choice: Choice[Target | Shoot] = Choice(
                source.seat,
                "attack-at-once",
                options,
                shape=QuestionShape.TARGET,
                subject=source.card,
                cites=source.cites,
                about={"card": source.card, "creature": creature.id},
            )
            answer = yield from choose(choice)
            foe = game.state.creatures[answer.target]
            if isinstance(answer, Shoot):
                yield from aftermath(game, shoot(game, creature, foe, SHOT))
            elif self.all_out:
                yield from aftermath(game, melee(game, creature, foe, unopposed=True))
            else:
                yield from aftermath(game, melee(game, creature, foe))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        if self._options(game, source, one):
            return None
        return Refusal("nobody-to-attack", ("C-MEL-01",), {"creature": one.id})

    def misplaced(self, when: str | Occasion) -> str | None:
        if not self.foe or isinstance(when, Occasion):
            return None
        return f"{self.foe} is for a sentence that answers something (after, before)"

    @classmethod
    def read(cls, node: Node, keyword: KeywordReader) -> list[Self]:
        """`cause`, or `{foe: cause, by: melee-or-shooting}`."""
        if not node.is_mapping:
            return [cls(node.one_of((CAUSE, CULPRIT)))]
        (made,) = super().read(node, keyword)
        if made.all_out and made.by not in ("", MELEE):
            raise node.error("only in melee are dice split: leave by out, or all-out")
        return [made]

    def _options(self, game: Game, source: Source, creature: Creature) -> list[Target | Shoot]:
        """Each enemy that it may attack, once for each kind of attack."""
        named = {CAUSE: source.cause, CULPRIT: source.culprit}.get(self.foe)
        foes = [one.id for one in game.foes(creature.seat) if named in (None, one.id)]
        found: list[Target | Shoot] = []
        if self.by != SHOOTING:
            found += [Target(one) for one in foes if refused_fight(game, creature, one) is None]
        if self.by in (SHOOTING, EITHER_ATTACK):
            found += [Shoot(one) for one in foes if refused_shot(game, creature, SHOT, one) is None]
        return found


ATTACKED: Final = ("attacked", "attacked-in-melee", "attacked-at-range", "shot-at")
"""The occasions of a declared attack."""


class BecomeTarget(Verb, frozen=True, tag="become-target"):
    """An attack that is declared goes on against another creature instead (C-TURN-08, C-PLAY-06).

    It is the same kind of attack by the same creature; range, contact and sight are not asked for again.
    """

    harms = True
    cancels = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        """The first attack is cancelled, and the other one carried out in its place."""
        declared = next((one for one in game.moments[-1] if isinstance(one, AttackDeclared)), None)
        attacker = None if declared is None else game.creature(declared.attacker)
        for creature in standing(game, targets)[:1]:
            if declared is None or attacker is None:
                return
            if declared.attack == MELEE:
                yield from melee(game, attacker, creature)
            elif declared.attack == MAGICAL_STRIKE:
                yield from strike_magically(game, attacker, creature)
            else:
                kind = next(one for one in KINDS.values() if one.attack == declared.attack)
                yield from shoot(game, attacker, creature, kind)

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """Another creature than the one that is attacked, and none of the attacker's side (C-ACT-05)."""
        attacker = game.creature(source.culprit)
        if one.id == source.cause:
            return Refusal("not-itself", ("C-PLAY-06",), {"creature": one.id})
        if attacker is None or not game.is_foe(attacker, one):
            return Refusal("not-an-enemy", ("C-ACT-05",), {"creature": one.id})
        return None

    def misplaced(self, when: str | Occasion) -> str | None:
        if isinstance(when, Occasion) and when.before and when.what in ATTACKED:
            return None
        return "only a declared attack finds another target: write when: {before: {..., is: attacked}}"


class DivertSpell(Verb, frozen=True, tag="divert-spell"):
    """A spell does its work on another creature that it could have been given as its target (C-PLAY-06)."""

    harms = True
    needs_one = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        """The spell stays its player's, who makes its other choices."""
        for creature in standing(game, targets)[:1]:
            if game.aims and self.refused(game, source, creature) is None:
                spell, effect, _ = game.aims[-1]
                game.aims[-1] = spell, effect, creature.id
        yield from ()

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """Another creature, within the words of the spell, seen from the spell's player."""
        if not game.aims:
            return None
        spell, effect, target = game.aims[-1]
        if one.id == target:
            return Refusal("not-itself", ("C-PLAY-06",), {"creature": one.id})
        return refused(game, spell, effect, one.id)

    def misplaced(self, when: str | Occasion) -> str | None:
        if isinstance(when, Occasion) and when.before and when.what == TARGETED_ALONE:
            return None
        return "only a spell's only target is changed: write when: {before: {..., is: targeted-alone}}"


class CopyAbility(Verb, frozen=True, tag="copy-ability"):
    """The creature with the text gains an ability of another creature, which its player picks."""

    of_its_creature = True

    lasts = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            mine, there = source.creature(game), copied(game, creature)
            if mine is None or not there or not game.in_play(mine.id):
                continue
            choice = Choice(
                source.seat,
                "copy-ability",
                [PickAbility(one) for one in there],
                shape=QuestionShape.LIST,
                subject=source.card,
                cites=source.cites,
                about={"card": source.card, "creature": creature.id},
            )
            held = there[(yield from choose(choice)).ability]
            yield from gain(game, mine, held.ability, held.x, until=until)

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        return None if copied(game, one) else Refusal("nothing-to-copy", ("C-PLAY-06",), {"creature": one.id})


class CopyAbilities(Verb, frozen=True, tag="copy-abilities"):
    """The creature with the text gains all abilities of another creature."""

    of_its_creature = True
    lasts = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        mine = source.creature(game)
        for creature in standing(game, targets):
            for held in self._there(game, creature):
                if mine is not None and game.in_play(mine.id):
                    yield from gain(game, mine, held.ability, held.x, until=until, text=held.text)

    def _there(self, game: Game, one: Creature) -> list[Counted]:
        """Its abilities with their texts; figures, tokens and the sentences of its card are none."""
        held = [each for each in game.combined(one.held) if each.ability.startswith("A-")]
        return [each for each in held if each.ability not in TOKENS]

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        return (
            None
            if self._there(game, one)
            else Refusal("nothing-to-copy", ("C-PLAY-06",), {"creature": one.id})
        )


def copied(game: Game, one: Creature) -> dict[str, Counted]:
    """The abilities without a text that a creature has now; parameters and tokens are not abilities."""
    held = [each for each in game.combined(one.held) if each.text is None]
    return {
        each.ability: each for each in held if each.ability.startswith("A-") and each.ability not in TOKENS
    }
