"""Verbs about activations, control, dice, minions, and cancelling."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from signum.classic.cards.vocabulary import ANYTHING, Effect, Occasion
from signum.classic.chapters.combat import rolls
from signum.classic.chapters.combat.attacks import aftermath
from signum.classic.chapters.combat.melee import melee
from signum.classic.chapters.combat.melee_targets import refused_fight
from signum.classic.chapters.field.minions import summon_minions
from signum.classic.chapters.turn import control
from signum.classic.chapters.turn.activation import ActivationStopped
from signum.classic.chapters.turn.durations import TOKENS, gain
from signum.classic.core.game import Counted, Game
from signum.classic.core.measuring import base_of
from signum.classic.core.state import Creature
from signum.classic.core.values import strength
from signum.classic.effects.card_events import PickAbility
from signum.classic.effects.sources import Source
from signum.classic.effects.targets import Target
from signum.classic.effects.verbs.forms import Amount
from signum.classic.effects.verbs.verb import Verb, standing
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

    lasts = True
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
        if isinstance(when, Occasion) and when.what == "rolled":
            return None
        return "only dice that were just rolled are rolled again: is: rolled"


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


class AttackAtOnce(Verb, frozen=True, tag="attack-at-once"):
    """A creature fights a melee combat at once with an enemy that it may attack (C-MEL-01)."""

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        """The player of the text chooses the enemy; the creature keeps its activation."""
        for creature in standing(game, targets):
            foes = self._foes(game, creature)
            if not foes:
                continue
            choice = Choice(
                source.seat,
                "attack-at-once",
                [Target(one.id) for one in foes],
                shape=QuestionShape.TARGET,
                subject=source.card,
                cites=source.cites,
                about={"card": source.card, "creature": creature.id},
            )
            foe = game.state.creatures[(yield from choose(choice)).target]
            yield from aftermath(game, melee(game, creature, foe))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        if self._foes(game, one):
            return None
        return Refusal("nobody-to-attack", ("C-MEL-01",), {"creature": one.id})

    def _foes(self, game: Game, creature: Creature) -> list[Creature]:
        return [one for one in game.foes(creature.seat) if refused_fight(game, creature, one.id) is None]


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


def copied(game: Game, one: Creature) -> dict[str, Counted]:
    """The abilities without a text that a creature has now; parameters and tokens are not abilities."""
    held = [each for each in game.combined(one.held) if each.text is None]
    return {
        each.ability: each for each in held if each.ability.startswith("A-") and each.ability not in TOKENS
    }
