"""The activation of a creature: W-ACT-01 to -03, K-STUN, W-FEAT-05."""

from collections.abc import Iterator
from typing import ClassVar

from signum.engine.abilities import Aim, EngineBearer
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat, choose
from signum.engine.records import replaced
from signum.engine.units import AbilityId, ThingId
from signum.warseer.chapters.attack.steps import make_attack
from signum.warseer.chapters.attack.targets import targets_of, why_not_target
from signum.warseer.chapters.feats import PlayFeat, military_feats, play_feat, why_not_feat
from signum.warseer.chapters.moving import (
    Move,
    Run,
    move,
    movement_of,
    reached,
    steps_of,
    why_not_move,
    why_not_set_off,
)
from signum.warseer.chapters.terrain import terrain_rolls
from signum.warseer.chapters.tokens import TokenLost
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import ACTIVATION
from signum.warseer.core.state import STUN, Creature, CurrentActivation, State
from signum.warseer.core.values import attack_dice, attacks, may_act_when_summoned, may_run


class AttackIt(Option, frozen=True, tag="attack"):
    """Attack this creature."""

    target: ThingId


class UseOn(Option, frozen=True):
    """Use a special ability on this creature."""

    ability: AbilityId
    target: ThingId


class Pass(Option, frozen=True):
    """Do nothing more."""


class ActivationBegan(Event, frozen=True):
    """A creature is active; it counts as activated from now on."""

    creature: ThingId
    without_attack: bool = False

    follows: ClassVar[tuple[str, ...]] = ("W-ACT-02",)

    def apply(self, state: State) -> None:
        state.creatures[self.creature].activated = True
        state.activation = CurrentActivation(self.creature, without_attack=self.without_attack)


class ActivationSkipped(Event, frozen=True):
    """A creature does nothing in its activation, to lose its tokens."""

    creature: ThingId

    def apply(self, state: State) -> None:
        assert state.activation is not None
        state.activation = replaced(state.activation, skipped=True, over=True)


class ActivationLost(Event, frozen=True):
    """A stunned creature counts as activated and did nothing."""

    creature: ThingId

    follows: ClassVar[tuple[str, ...]] = ("K-STUN",)

    def apply(self, state: State) -> None:
        state.creatures[self.creature].activated = True


class ActivationEnded(Event, frozen=True):
    """The activation is over, and what lasted until its end with it."""

    creature: ThingId

    follows: ClassVar[tuple[str, ...]] = ("W-ACT-01",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        state.activation = None
        for creature in state.creatures.values():
            if any(one.until == ACTIVATION for one in creature.grants):
                creature.grants = tuple([one for one in creature.grants if one.until != ACTIVATION])


class ActivationClosing(Event, frozen=True):
    """The moment at which abilities act at the end of an activation, before terrain does."""

    creature: ThingId

    follows: ClassVar[tuple[str, ...]] = ("W-ACT-01",)

    def apply(self, state: State) -> None:
        """A moment only."""


def why_not_activate(one: Creature | None, seat: Seat) -> Refusal | None:
    """W-ACT-02, -03: its own, and not activated or tapped in this turn."""
    if one is None or one.seat != seat:
        return Refusal("not-yours", ("W-ACT-02",))
    if one.activated:
        return Refusal("activated-already", ("W-ACT-02", "W-ACT-03"), {"creature": one.id})
    return None


def activate(game: Game, id: ThingId) -> Procedure[None]:
    """A whole activation."""
    if (yield from begin(game, id)):
        yield from act(game, id)
        yield from end(game, id)


def activate_idly(game: Game, id: ThingId) -> Procedure[None]:
    """W-ACT-02: an activation without action, with what acts at its start and its end."""
    if (yield from begin(game, id)):
        yield from end(game, id)


def begin(game: Game, id: ThingId) -> Procedure[bool]:
    """Whether there is an activation: stun takes it away, and effects at its start act first."""
    one = game.state.creatures[id]
    if STUN in one.tokens:
        yield from game.happen(TokenLost(id, STUN, because=("K-STUN",)))
        yield from game.happen(ActivationLost(id))
        return False
    rushes = one.fresh and game.value(may_act_when_summoned, one)
    yield from game.happen(ActivationBegan(id, rushes))
    yield from military_feats(game)
    return True


def end(game: Game, id: ThingId) -> Procedure[None]:
    """W-TER-20: what acts at the end of an activation, unless it was skipped."""
    activation = game.state.activation
    if activation is not None and not activation.skipped and id in game.state.creatures:
        yield from game.happen(ActivationClosing(id))
        yield from terrain_rolls(game, id)
        yield from military_feats(game)
    yield from game.happen(ActivationEnded(id))


def act(game: Game, id: ThingId) -> Procedure[None]:
    """W-ACT-01: move or stay, then attack or use a special ability; or run."""
    while True:
        one, activation = game.creature(id), game.state.activation
        if one is None or activation is None or activation.over:
            return
        options = list(actions(game, one, activation))
        if not options:
            return
        options += achievements(game, one)
        choice: Choice[Option] = Choice(
            one.seat,
            "act",
            [*options, Pass()],
            shape=QuestionShape.ACTION,
            secrecy=Secrecy.PUBLIC,
            subject=id,
            cites=("W-ACT-01",),
            check=lambda option, one=one: why_not_act(game, one, option),  # type: ignore[misc]
            always=True,
        )
        picked = yield from choose(choice)
        if isinstance(picked, Pass):
            return
        yield from _do(game, one, picked)
        yield from military_feats(game)


def _do(game: Game, one: Creature, picked: Option) -> Procedure[None]:
    match picked:
        case Move(at):
            yield from move(game, one, at, steps_of(game, one, run=False))
        case Run(at):
            yield from move(game, one, at, steps_of(game, one, run=True), run=True)
        case AttackIt(target):
            it = game.card(one.card)
            dice = game.value(attack_dice, one)
            yield from make_attack(game, one, game.state.creatures[target], it.attack, dice)
        case UseOn(ability, target):
            aim, me = _aim(game, one, ability)
            yield from aim.work(me, target)
        case PlayFeat(feat):
            yield from play_feat(game, one.seat, feat)
        case _:
            raise AssertionError(picked)


def actions(game: Game, one: Creature, activation: CurrentActivation) -> Iterator[Option]:
    """What it could do now."""
    if may_still_move(activation) and why_not_set_off(game, one) is None:
        ways = movement_of(game, one)
        near = reached(game, one, steps_of(game, one, run=False), ways)
        yield from [Move(at) for at in game.map.places_in(near)]
        if game.value(may_run, one):
            far = reached(game, one, steps_of(game, one, run=True), ways)
            yield from [Run(at) for at in game.map.places_in(far)]
    if why_no_attack(game, one, activation) is None:
        yield from [AttackIt(target.id) for target in targets_of(game, one)]
    for me in game.activated_abilities(one.id):
        for aim in me.ability.aims:
            for target in aim.at(me):
                if aim.check(me, target) is None:
                    yield UseOn(me.ability.id, target)


def achievements(game: Game, one: Creature) -> list[Option]:
    """W-FEAT-05: the feats that its player may play inside the activation."""
    held = dict.fromkeys(game.player(one.seat).feats)
    return [PlayFeat(feat) for feat in held if why_not_feat(game, one.seat, feat) is None]


def may_still_move(activation: CurrentActivation) -> bool:
    """W-ACT-01: once, and not after an attack."""
    return not (activation.moved or activation.stays or activation.attacks or activation.over)


def why_no_attack(game: Game, one: Creature, activation: CurrentActivation) -> Refusal | None:
    """W-ACT-01, K-RUSH: how often, and whether at all."""
    if activation.without_attack:
        return Refusal("no-attack-when-summoned", ("K-RUSH",), {"creature": one.id})
    most = game.value(attacks, one)
    if activation.attacks >= most:
        return Refusal("attacked-already", ("W-ACT-01",), {"creature": one.id, "limit": most})
    return None


def why_not_act(game: Game, one: Creature, option: Option) -> Refusal | None:
    """Why the active creature cannot do this now."""
    activation = game.state.activation
    assert activation is not None
    match option:
        case Pass():
            return None
        case Move(at) | Run(at):
            if not may_still_move(activation):
                return Refusal("moved-already", ("W-ACT-01",), {"creature": one.id})
            return why_not_move(game, one, at, run=isinstance(option, Run))
        case AttackIt(target):
            why = why_no_attack(game, one, activation)
            if why is not None:
                return why
            return why_not_target(game, one, game.creature(target), game.card(one.card).attack)
        case UseOn(ability, target):
            return _why_not_use(game, one, ability, target)
        case PlayFeat(feat):
            return why_not_feat(game, one.seat, feat)
        case _:
            return Refusal("not-offered", ("W-ACT-01",), {"choice": "act"})


def _why_not_use(game: Game, one: Creature, ability: AbilityId, target: ThingId) -> Refusal | None:
    for me in game.activated_abilities(one.id):
        for aim in me.ability.aims:
            if me.ability.id == ability:
                return aim.check(me, target)
    return Refusal("has-no-such-ability", ("W-CARD-16",), {"creature": one.id})


def _aim(game: Game, one: Creature, ability: AbilityId) -> tuple[Aim, EngineBearer[Game]]:
    for me in game.activated_abilities(one.id):
        for aim in me.ability.aims:
            if me.ability.id == ability:
                return aim, me
    raise LookupError(ability)


def why_no_special(game: Game, one: Creature) -> Refusal | None:
    """W-CARD-16, W-ATK-16, K-RUSH: a special ability takes the place of all attacks."""
    activation = game.state.activation
    if activation is None or activation.creature != one.id:
        return Refusal("not-active", ("W-CARD-16",), {"creature": one.id})
    if activation.without_attack:
        return Refusal("no-attack-when-summoned", ("K-RUSH",), {"creature": one.id})
    if activation.attacks:
        return Refusal("attacked-already", ("W-ATK-16", "W-CARD-16"), {"creature": one.id})
    return None
