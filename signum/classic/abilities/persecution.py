"""Fighting again after a kill: A-PERSECUTION."""

from collections.abc import Iterable, Iterator
from typing import ClassVar, Final

from signum.classic.chapters.combat.attacks import Aftermath, Kill
from signum.classic.chapters.combat.damage import Eliminated
from signum.classic.chapters.combat.melee_targets import refused_fight, refused_magical_strike
from signum.classic.chapters.field.contact_places import contacts_within
from signum.classic.chapters.field.movement import MOVE, Move
from signum.classic.chapters.turn.activation import Close, Fight, StrikeMagically, attacks, carry_on
from signum.classic.core.attack_kinds import CLOSE
from signum.classic.core.events import OfCreature
from signum.classic.core.figures import distance
from signum.classic.core.game import Bearer, Game
from signum.classic.core.measuring import foes_met
from signum.classic.core.state import Creature, Mark, State
from signum.classic.core.values import magical_strike, movement, strength
from signum.classic.effects.verbs.moving import move_freely, refused_way_there
from signum.engine.abilities import Ability
from signum.engine.confirming import No
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Offer, Option, Procedure, Refusal, choose

persecution = Ability("A-PERSECUTION", recurs=True)

ABILITIES = (persecution,)

CITES: Final = ("A-PERSECUTION",)
PURSUIT: Final = distance("A-PERSECUTION", "move")
"""C-DMG-03: the attacks that the first edition calls melee."""
MARK: Final = Mark("A-PERSECUTION")


class Persecuted(OfCreature, frozen=True):
    """A creature attacks again after a kill."""

    follows: ClassVar[tuple[str, ...]] = CITES

    def apply(self, state: State) -> None:
        creature = state.creatures[self.creature]
        creature.used = (*creature.used, MARK)


# Conditions.


def _goes_on(me: Bearer, kills: Iterable[Kill]) -> bool:
    """X times in its player's turn, after a kill that counts, if there is an enemy to fight."""
    game = me.game
    if game.state.active != me.seat or me.creature.used.count(MARK) >= me.x:
        return False
    if not any(_counts(me, kill) for kill in kills):
        return False
    return bool(_fights(game, me.creature)) or _can_reach(game, me.creature)


def _counts(me: Bearer, kill: Kill) -> bool:
    """A character killed in melee, or any enemy killed by any means."""
    edition = me.game.edition
    in_time = kill.cause in CLOSE or not edition.persecutes_after_melee
    enemy = me.game.hostile[me.seat][kill.seat]
    return kill.by == me.holder and enemy and kill.type in edition.persecutes_after and in_time


def _outside(me: Bearer, death: Eliminated) -> bool:
    """A kill outside an attack; a kill in an attack waits until the attack is over."""
    if me.game.fights or death.by != me.holder:
        return False
    return _goes_on(me, [Kill(death.by, death.type, death.seat, death.cause)])


@persecution.after(Eliminated, when=_outside)
@persecution.after(Aftermath, when=lambda me, over: _goes_on(me, over.kills))
def hunt(me: Bearer, _killed: Event) -> Procedure[None]:
    """It may move into contact with another enemy, and fights in melee again."""
    game, creature = me.game, me.creature
    goes = _can_reach(game, creature)
    choice: Choice[Move | Close | No] = Choice(
        me.seat,
        "persecution",
        [*_fights(game, creature), No()],
        shape=QuestionShape.PLACE if goes else QuestionShape.LIST,
        subject=creature.id,
        cites=CITES,
        check=lambda option: refused_hunt(game, creature, option),
        about={"creature": creature.id, "limit": PURSUIT},
        offers=[Offer("move", lambda: list(_ways(game, creature)))] if goes else [],
    )
    answer = yield from choose(choice)
    if isinstance(answer, No):
        return
    yield from game.happen(Persecuted(creature.id))
    if isinstance(answer, Move):
        yield from move_freely(game, creature, answer.to, PURSUIT, False, CITES)
        yield from strike_there(game, creature)
    else:
        yield from carry_on(game, creature, answer)


def strike_there(game: Game, creature: Creature) -> Procedure[None]:
    """After its move it fights an enemy that it has reached, if it lives and there is one."""
    fights = _fights(game, creature) if game.in_play(creature.id) else []
    if fights:
        choice = Choice(
            creature.seat,
            "persecution-target",
            fights,
            shape=QuestionShape.LIST,
            subject=creature.id,
            cites=CITES,
            about={"creature": creature.id},
        )
        yield from carry_on(game, creature, (yield from choose(choice)))


# Targets and places.


def _fights(game: Game, creature: Creature) -> list[Close]:
    """The melee attacks that it may declare from its position."""
    return [
        option
        for option in attacks(game, creature)
        if isinstance(option, Close) and refused_attack(game, creature, option) is None
    ]


def _ways(game: Game, creature: Creature) -> Iterator[Move]:
    """Reachable places in contact with an enemy that it could fight there."""
    for foe in game.foes(creature.seat):
        if not foe.hidden and game.gap(creature, foe) < PURSUIT + game.edition.contact_below:
            for to in contacts_within(game, creature, foe, MOVE, PURSUIT):
                if refused_hunt(game, creature, Move(to)) is None:
                    yield Move(to)


def _can_reach(game: Game, creature: Creature) -> bool:
    return refused_at_all(game, creature) is None and any(True for _ in _ways(game, creature))


# Refusals.


def refused_hunt(game: Game, creature: Creature, option: Option) -> Refusal | None:
    """The reason why a creature cannot attack again in this way."""
    match option:
        case No():
            return None
        case Move(to):
            refusal = refused_at_all(game, creature) or refused_way_there(game, creature, PURSUIT, option)
            return refusal or refused_alone(game, creature, to)
        case Fight() | StrikeMagically():
            return refused_attack(game, creature, option)
        case _:
            return Refusal("not-offered", CITES, {"choice": "persecution"})


def refused_attack(game: Game, creature: Creature, option: Close) -> Refusal | None:
    """The reason why it cannot attack this one: melee combat, and in some printings a magical strike too."""
    if isinstance(option, Fight):
        return refused_fight(game, creature, option.target)
    if not game.edition.persecution_strikes_magically:
        return Refusal("melee-combat-alone", CITES, {"creature": creature.id})
    return refused_magical_strike(game, creature, option.target)


def refused_at_all(game: Game, creature: Creature) -> Refusal | None:
    """C-MOV-07: a creature without movement does not move; C-DRG-01: nor does one that could not fight."""
    if not game.value(movement, creature):
        return Refusal("no-movement", ("C-MOV-07",), {"creature": creature.id})
    magic = game.edition.persecution_strikes_magically and game.value(magical_strike, creature)
    if not magic and not game.value(strength, creature):
        return Refusal("no-strength", ("C-MEL-03", "C-DRG-01"), {"creature": creature.id})
    return None


def refused_alone(game: Game, creature: Creature, to: tuple[int, int]) -> Refusal | None:
    """It moves into contact with an enemy that can be attacked."""
    met = foes_met(game, creature, to)
    if any(not foe.hidden for foe in met):
        return None
    if met:
        return Refusal("hidden", ("C-STL-01",), {"creature": met[0].id})
    return Refusal("no-enemy-there", CITES, {"creature": creature.id})
