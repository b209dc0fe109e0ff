"""The activation phase and the activation of one creature: C-ACT, C-TURN-06 to -08."""

from collections.abc import Callable
from typing import ClassVar, TypeAlias

from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.cards.relic_uses import at_hand, spend_uses
from signum.classic.chapters.combat.detection import Detect, detect, detections, refused_detection
from signum.classic.chapters.combat.melee import melee, strike_magically
from signum.classic.chapters.combat.melee_targets import refused_fight, refused_magical_strike
from signum.classic.chapters.combat.ranged import (
    KINDS,
    Ranged,
    Shoot,
    ShootMagically,
    Throw,
    refused_shot,
    shoot,
    shots,
)
from signum.classic.chapters.field.movement import (
    MOVE,
    RUN,
    CheckedWay,
    Move,
    Run,
    move,
    open_way_there,
    refused_move,
    refused_run,
    run,
    suggested_places,
)
from signum.classic.chapters.field.ruins import (
    Search,
    UseEntrance,
    refused_search,
    ruins_touched,
    search,
    use_entrance,
)
from signum.classic.chapters.field.terrain import LayTerrain
from signum.classic.chapters.turn.activated_abilities import Use, UseOn, refused_use, use, uses
from signum.classic.core.events import OfCreature
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId, State
from signum.classic.core.values import magical_strike, may_act, may_fight_after_running, melee_reach, movement
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Offer, Option, Procedure, Refusal, choose
from signum.engine.units import Point


class Activate(Option, frozen=True):
    """A creature begins its activation."""

    creature: CreatureId


class PassRest(Option, frozen=True):
    """All creatures that were not activated yet are activated and do nothing."""


class EndTurn(Option, frozen=True):
    """The turn is over."""


class Fight(Option, frozen=True):
    """Melee combat against a creature in contact."""

    target: CreatureId


class StrikeMagically(Option, frozen=True):
    """A magical strike against a creature in contact."""

    target: CreatureId


Close: TypeAlias = Fight | StrikeMagically
"""The attacks against creatures in contact."""
Attack: TypeAlias = Close | Ranged


Acting: TypeAlias = Callable[[Game, Creature], Procedure[None]]


class Pass(Option, frozen=True):
    """The creature does nothing more."""


class Activated(OfCreature, frozen=True):
    """A creature's activation began."""

    follows: ClassVar[tuple[str, ...]] = ("C-ACT-02", "C-TURN-07", "C-TURN-08")

    def apply(self, state: State) -> None:
        state.creatures[self.creature].activated = True
        state.acting = self.creature


class Passed(Event, frozen=True):
    """A creature was activated and did nothing."""

    creature: CreatureId
    follows: ClassVar[tuple[str, ...]] = ("C-ACT-01",)

    def apply(self, state: State) -> None:
        """Nothing changes."""


class Skipped(OfCreature, frozen=True):
    """An effect made a creature spend its activation doing nothing."""

    follows: ClassVar[tuple[str, ...]] = ("C-ACT-01",)

    def apply(self, state: State) -> None:
        state.creatures[self.creature].skips -= 1


class ActivationCancelled(OfCreature, frozen=True):
    """A creature's activation was cancelled on declaration: it is spent, and the creature did nothing."""

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-07",)

    def apply(self, state: State) -> None:
        state.creatures[self.creature].activated = True


class ActivationStopped(OfCreature, frozen=True):
    """A text ends the activation in which a creature is; it does nothing more in it."""

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-07",)

    def apply(self, state: State) -> None:
        state.creatures[self.creature].stopped = True


class ActivationEnded(Event, frozen=True):
    """A creature's activation is over."""

    creature: CreatureId
    follows: ClassVar[tuple[str, ...]] = ("C-TURN-07",)
    stays_open: ClassVar = True

    def apply(self, state: State) -> None:
        state.acting = 0
        creature = state.creatures.get(self.creature)
        if creature is not None and creature.stopped:
            creature.stopped = False


def activate(
    game: Game, creature: Creature, *, only_pass: bool = False, acting: Acting | None = None
) -> Procedure[None]:
    """Declare a creature's activation, let it do one thing, end it (C-TURN-07, C-TURN-08).

    `acting` carries out its action; without it the player chooses.
    """
    relics = at_hand(game, creature, creature)
    if not (yield from game.happen(Activated(creature.id))):
        if game.in_play(creature.id):
            yield from game.happen(ActivationCancelled(creature.id))
        return
    yield from spend_uses(game, relics)
    if creature.skips and game.in_play(creature.id):
        yield from game.happen(Skipped(creature.id))
    elif may_go_on(game, creature):
        idle = only_pass or not game.value(may_act, creature)
        yield from (pass_by if idle else acting or act)(game, creature)
    yield from game.happen(ActivationEnded(creature.id))


def may_go_on(game: Game, creature: Creature) -> bool:
    """Whether a creature is on the field and its activation was not ended by a text."""
    return game.in_play(creature.id) and not creature.stopped


class ActionOptions:
    """Which actions a creature may take, with the path that was found for the last destination."""

    __slots__ = ("_asked", "_runs", "checked", "creature", "game")

    def __init__(self, game: Game, creature: Creature) -> None:
        self.game = game
        self.creature = creature
        self.checked: CheckedWay | None = None
        self._runs = False
        self._asked = -1
        """The number of events when it was found out whether the creature may run."""

    def may_run(self) -> bool:
        """Whether the creature may run at all; found out once, while nothing happens."""
        events = len(self.game.log)
        if self._asked != events:
            self._runs, self._asked = refused_run(self.game, self.creature) is None, events
        return self._runs

    def allows(self, option: Option) -> bool:
        """Whether `refused_in_activation` has no objection."""
        if not isinstance(option, (Move, Run)):
            return refused_in_activation(self.game, self.creature, option) is None
        how = MOVE if isinstance(option, Move) else RUN
        if how == RUN and not self.may_run():
            return False
        way = open_way_there(self.game, self.creature, option.to, how)
        if way is None:
            return False
        self.checked = CheckedWay(option.to, how, way, len(self.game.log))
        return True

    def ways(self) -> list[Offer]:
        """The regions where the creature may go: by moving, and by running if it can."""
        if not self.game.value(movement, self.creature):
            return []
        offers = [Offer("move", lambda: [Move(to) for to in self._suggested(MOVE)])]
        if self.may_run():
            offers.append(Offer("run", lambda: [Run(to) for to in self._suggested(RUN)]))
        return offers

    def _suggested(self, how: str) -> list[Point]:
        return suggested_places(self.game, self.creature, how)


def act(game: Game, creature: Creature) -> Procedure[None]:
    """The possible actions of a creature (C-ACT-01)."""
    options = ActionOptions(game, creature)
    choice: Choice[Option] = Choice(
        creature.seat,
        "action",
        lambda: [
            *attacks(game, creature),
            *uses(game, creature),
            *searches(game, creature),
            Pass(),
        ],
        shape=QuestionShape.ACTION,
        secrecy=Secrecy.PUBLIC,
        subject=creature.id,
        cites=("C-ACT-01",),
        check=lambda option: refused_in_activation(game, creature, option),
        legal=options.allows,
        about={"creature": creature.id},
        offers=options.ways(),
    )
    yield from perform(game, creature, (yield from choose(choice)), options.checked)


def perform(
    game: Game, creature: Creature, option: Option, checked: CheckedWay | None = None
) -> Procedure[None]:
    """Carry out the action of an activation (C-ACT-01)."""
    match option:
        case Move(to):
            yield from move(game, creature, to, checked)
            yield from after_moving(game, creature)
        case Run(to):
            yield from run(game, creature, to, checked)
            if game.value(may_fight_after_running, creature):
                yield from after_moving(game, creature, ran=True)
        case Use(ability):
            yield from use(game, creature, ability)
        case UseOn(ability, target):
            yield from use(game, creature, ability, target)
        case Pass():
            yield from pass_by(game, creature)
        case _:
            yield from carry_on(game, creature, option)


def after_moving(game: Game, creature: Creature, *, ran: bool = False) -> Procedure[None]:
    """After a move a creature may only fight a creature that it touches or search ruins (C-ACT-04)."""
    if not may_go_on(game, creature):
        return
    choice = Choice(
        creature.seat,
        "after-moving",
        [*attacks(game, creature), *searches(game, creature), Pass()],
        shape=QuestionShape.ACTION,
        secrecy=Secrecy.PUBLIC,
        subject=creature.id,
        cites=("C-ACT-01", "C-ACT-04"),
        check=lambda option: refused_after_moving(game, creature, option, ran=ran),
        about={"creature": creature.id},
    )
    yield from carry_on(game, creature, (yield from choose(choice)))


def carry_on(game: Game, creature: Creature, option: Option) -> Procedure[None]:
    """Carry out an action that is possible with or without a move before it; nothing else is left to do."""
    match option:
        case Fight(target):
            yield from melee(game, creature, game.state.creatures[target])
        case StrikeMagically(target):
            yield from strike_magically(game, creature, game.state.creatures[target])
        case Shoot(target) | Throw(target) | ShootMagically(target):
            yield from shoot(game, creature, game.state.creatures[target], KINDS[type(option)])
        case Detect(target):
            found = game.state.creatures[target]
            if (yield from detect(game, creature, found)) and may_go_on(game, creature):
                yield from after_finding(game, creature, found)
        case Search(terrain):
            yield from search(game, creature, terrain)
        case UseEntrance(terrain):
            yield from use_entrance(game, creature, terrain)
        case _:
            return


def after_finding(game: Game, creature: Creature, found: Creature) -> Procedure[None]:
    """A finder may at once attack the creature that it detected, and no other (C-STL-03, C-STL-04)."""
    choice = Choice(
        creature.seat,
        "found",
        [Fight(found.id), StrikeMagically(found.id), ShootMagically(found.id), Pass()],
        shape=QuestionShape.LIST,
        subject=creature.id,
        cites=("C-STL-03",) if game.in_contact(creature, found) else ("C-STL-04",),
        check=lambda option: refused_after_finding(game, creature, found, option),
        about={"creature": creature.id, "target": found.id},
    )
    yield from carry_on(game, creature, (yield from choose(choice)))


def attacks(game: Game, creature: Creature) -> list[Option]:
    """The attacks worth listing, on creatures in contact or in reach; and the creatures it could detect."""
    foes = game.foes_in_contact(creature)
    found: list[Option] = [Fight(foe.id) for foe in foes]
    if game.value(melee_reach, creature):
        found += [Fight(foe.id) for foe in game.foes(creature.seat) if foe not in foes]
    if game.value(magical_strike, creature):
        found += [StrikeMagically(foe.id) for foe in foes]
    found += shots(game, creature)
    found += detections(game, creature)
    return found


def searches(game: Game, creature: Creature) -> list[Search | UseEntrance]:
    """The ruins in contact: to be searched, or searched already and perhaps with an entrance."""
    touched = ruins_touched(game, creature)
    return [UseEntrance(one.id) if one.searched else Search(one.id) for one in touched]


def pass_by(game: Game, creature: Creature) -> Procedure[None]:
    """A creature may be activated and do nothing (C-ACT-02)."""
    yield from game.happen(Passed(creature.id))


# Refusals.


def refused_in_turn(game: Game, option: Option) -> Refusal | None:
    """Between activations: the reason why an option is refused."""
    if isinstance(option, Activate):
        return refused_activation(game, option.creature)
    waiting = [one.id for one in still_to_activate(unactivated(game))]
    match option:
        case PassRest():
            return None if waiting else Refusal("nobody-left", ("C-ACT-02",))
        case EndTurn():
            return Refusal("creatures-waiting", ("C-TURN-06",), {"creatures": waiting}) if waiting else None
        case Move() | Run() | Use() | UseOn() | Pass():
            return Refusal("no-activation-running", ("C-TURN-08",))
        case Fight() | StrikeMagically() | Shoot() | Throw() | ShootMagically() | Detect():
            return Refusal("no-activation-running", ("C-TURN-08",))
        case _:
            return Refusal("not-offered", ("C-ACT-02",), {"choice": "turn"})


def unactivated(game: Game) -> list[Creature]:
    """C-TURN-07: the active player's creatures that may still be activated this turn."""
    seat = game.state.active
    return [one for one in game.state.creatures.values() if one.seat == seat and not one.activated]


def still_to_activate(creatures: list[Creature]) -> list[Creature]:
    """C-TURN-06: those of the unactivated creatures that must be activated before the turn ends.

    A creature that may act again, or in the turn it was summoned, is optional.
    """
    return [one for one in creatures if not one.readied]


def refused_activation(game: Game, id: CreatureId) -> Refusal | None:
    """Why a creature cannot be activated now."""
    creature = game.creature(id)
    if creature is None:
        return Refusal("no-such-creature", ("C-ACT-02",), {"creature": id})
    if creature.seat != game.state.active:
        return Refusal(
            "not-your-creature", ("C-ACT-02", "C-ZONE-07"), {"creature": id, "seat": creature.seat}
        )
    if creature.activated:
        return Refusal("already-activated", ("C-TURN-07",), {"creature": id})
    return None


def refused_in_activation(game: Game, creature: Creature, option: Option) -> Refusal | None:
    """During an activation: the reason why the creature cannot do this."""
    match option:
        case Move(to):
            return refused_move(game, creature, to, MOVE)
        case Run(to):
            return refused_move(game, creature, to, RUN)
        case Fight(target):
            return refused_fight(game, creature, target)
        case StrikeMagically() if creature.moved and not game.edition.strikes_magically_after_moving:
            return Refusal("has-moved", ("A-MAGICAL-STRIKE", "C-ACT-04"), {"creature": creature.id})
        case StrikeMagically(target):
            return refused_magical_strike(game, creature, target)
        case Shoot(target) | Throw(target) | ShootMagically(target):
            return refused_shot(game, creature, KINDS[type(option)], target)
        case Detect(target):
            return refused_detection(game, creature, target)
        case Search(terrain):
            return refused_search(game, creature, terrain, entrance=False)
        case UseEntrance(terrain):
            return refused_search(game, creature, terrain, entrance=True)
        case Use(ability):
            return refused_use(game, creature, ability)
        case UseOn(ability, target):
            return refused_use(game, creature, ability, target)
        case Pass():
            return None
        case Activate() | PassRest() | EndTurn() | Play() | UseCard() | LayTerrain():
            return Refusal("activation-running", ("C-TURN-07",), {"creature": creature.id})
        case _:
            return Refusal("not-offered", ("C-ACT-01",), {"choice": "action"})


def refused_after_moving(
    game: Game, creature: Creature, option: Option, *, ran: bool = False
) -> Refusal | None:
    """After a move: the reason why the creature cannot do this."""
    match option:
        case Search() | UseEntrance() if ran:
            return Refusal("has-run", ("C-RUN-03", "C-RUIN-01"), {"creature": creature.id})
        case Shoot() | Throw() | ShootMagically() if ran:
            return Refusal("has-run", ("C-RUN-03", "C-RNG-01"), {"creature": creature.id})
        case Detect() if ran:
            return Refusal("has-run", ("C-RUN-03", "C-STL-03"), {"creature": creature.id})
        case StrikeMagically(target) if ran:
            if game.edition.quick_strikes_magically:
                return refused_magical_strike(game, creature, target)
            return Refusal("has-run", ("C-RUN-03", "A-QUICK"), {"creature": creature.id})
        case Move() | Run() | Use() | UseOn():
            return Refusal("has-moved", ("C-ACT-01", "C-ACT-04"), {"creature": creature.id})
        case _:
            return refused_in_activation(game, creature, option)


def refused_after_finding(game: Game, creature: Creature, found: Creature, option: Option) -> Refusal | None:
    """Why a finder cannot do this: in contact it attacks in melee, from afar with its magical shot."""
    touching = game.in_contact(creature, found)
    match option:
        case Pass():
            return None
        case Fight(target) | StrikeMagically(target) if touching and target == found.id:
            return refused_in_activation(game, creature, option)
        case ShootMagically(target) if not touching and target == found.id:
            return refused_in_activation(game, creature, option)
        case _:
            rule = "C-STL-03" if touching else "C-STL-04"
            return Refusal("only-whom-it-found", (rule,), {"creature": found.id})
