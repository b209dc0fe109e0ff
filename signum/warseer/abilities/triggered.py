"""Keywords that act at a moment: tokens, regeneration, contracts, charges, further attacks."""

from typing import Final

from signum.engine.abilities import Ability
from signum.engine.confirming import confirm
from signum.engine.dice import shown
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Facts, Option, Procedure, choose
from signum.engine.throwing import throw_dice
from signum.engine.units import ThingId
from signum.field.hexes.board import HexSet
from signum.field.hexes.movement import reach
from signum.warseer.abilities.standing import rush
from signum.warseer.chapters.activation import ActivationBegan, ActivationSkipped, AttackIt
from signum.warseer.chapters.attack.events import AttackDeclared, FurtherAttacks
from signum.warseer.chapters.attack.steps import make_attack
from signum.warseer.chapters.attack.targets import targets_of
from signum.warseer.chapters.economy import PowerSpent
from signum.warseer.chapters.harm import heal, wound
from signum.warseer.chapters.moving import Moved, movement_of, way_to, why_not_set_off
from signum.warseer.chapters.placing import chosen_place_if_wanted
from signum.warseer.chapters.summoning import Entered
from signum.warseer.chapters.tokens import ArmourGained, TokenLost, give_token
from signum.warseer.core.dice import dice
from signum.warseer.core.figures import word, words
from signum.warseer.core.game import Bearer, Game
from signum.warseer.core.holdings import ATTACK, FOR_GOOD, TURN
from signum.warseer.core.state import DISEASE, MELEE, POISON, Creature, CurrentActivation
from signum.warseer.core.units import HexPlace
from signum.warseer.core.values import attack_dice
from signum.warseer.effects.effect_events import Granted, Readied, UsedThisTurn

PERSECUTION: Final = "K-PERSECUTION"


def own_activation(me: Bearer, event: ActivationBegan) -> bool:
    """Whether it is the bearer's activation that began."""
    return event.creature == me.holder


def current(me: Bearer) -> CurrentActivation | None:
    """The bearer's activation, while it lives."""
    activation = me.game.state.activation
    return activation if me.game.creature(me.holder) is not None else None


def throw_one(game: Game, one: Creature, colour: str, why: str) -> Procedure[str]:
    """The face of one die of a creature's player."""
    thrown = dice([colour])
    return shown(thrown, (yield from throw_dice(game, one.seat, thrown, why=why)))[0]


# Tokens.

armour = Ability("K-ARMOUR")
poison = Ability("K-POISON")
disease = Ability("K-DISEASE")


@armour.after(Entered, when=lambda me, event: event.creature == me.holder)
def put_armour_on(me: Bearer, event: Entered) -> Procedure[None]:
    """Its figure in armour tokens."""
    yield from me.game.happen(ArmourGained(me.holder, me.x))


@poison.after(ActivationBegan, when=own_activation)
def suffer_poison(me: Bearer, event: ActivationBegan) -> Procedure[None]:
    """Roll, or skip the activation to lose the token."""
    game, activation = me.game, current(me)
    if activation is None:
        return
    if activation.skipped or (yield from wants_to_skip(me, POISON)):
        yield from skip(me)
        return
    face = yield from throw_one(game, me.creature, word("K-POISON", "die"), "poison")
    if face in words("K-POISON", "wounds"):
        yield from wound(game, [me.holder], 1, POISON, because=("K-POISON",))
    elif face in words("K-POISON", "cures"):
        yield from game.happen(TokenLost(me.holder, POISON, because=("K-POISON",)))


@disease.after(ActivationBegan, when=own_activation)
def suffer_disease(me: Bearer, event: ActivationBegan) -> Procedure[None]:
    """A wound; then skip the activation to lose the token, or neighbours may catch it."""
    game = me.game
    if current(me) is None:
        return
    yield from wound(game, [me.holder], 1, DISEASE, because=("K-DISEASE",))
    activation = current(me)
    if activation is None:
        return
    if activation.skipped or (yield from wants_to_skip(me, DISEASE)):
        yield from skip(me)
        return
    for other in game.contacts(me.creature):
        if other.id in game.state.creatures:
            face = yield from throw_one(game, other, word("K-DISEASE", "die"), "disease")
            if face in words("K-DISEASE", "catches"):
                yield from give_token(game, other.id, DISEASE, ("K-DISEASE",))


def wants_to_skip(me: Bearer, token: str) -> Procedure[bool]:
    """Whether the player skips the activation to lose a token."""
    rule = "K-POISON" if token == POISON else "K-DISEASE"
    return (
        yield from confirm(
            me.seat, "skip-activation", subject=me.holder, cites=(rule,), about={"token": token}
        )
    )


def skip(me: Bearer) -> Procedure[None]:
    """One skipped activation ends poison and disease together."""
    game = me.game
    activation = game.state.activation
    if activation is not None and not activation.skipped:
        yield from game.happen(ActivationSkipped(me.holder, because=(me.ability.id,)))
    for token in (POISON, DISEASE):
        if token in me.creature.tokens:
            yield from game.happen(TokenLost(me.holder, token, because=(me.ability.id,)))


# At the start of an activation, or when it enters.

regeneration = Ability("K-REGENERATION")
contract = Ability("K-CONTRACT")


@regeneration.after(ActivationBegan, when=own_activation)
def regenerate(me: Bearer, event: ActivationBegan) -> Procedure[None]:
    """Roll; one face heals 1, another 2."""
    if current(me) is None:
        return
    face = yield from throw_one(me.game, me.creature, word("K-REGENERATION", "die"), "regeneration")
    wounds = 2 if face in words("K-REGENERATION", "two") else int(face in words("K-REGENERATION", "one"))
    if wounds:
        yield from heal(me.game, me.creature, wounds, ("K-REGENERATION",))


def can_pay(me: Bearer, event: ActivationBegan) -> bool:
    """K-CONTRACT: its own activation, in its player's turn, and enough power."""
    game = me.game
    return own_activation(me, event) and me.seat == game.state.active and game.player(me.seat).power >= me.x


@contract.after(ActivationBegan, when=can_pay)
def sign_contract(me: Bearer, event: ActivationBegan) -> Procedure[None]:
    """Its player may pay for the text."""
    activation = current(me)
    if activation is None or activation.over:
        return
    about: Facts = {"cost": me.x, "card": me.creature.card}
    if (yield from confirm(me.seat, "contract", subject=me.holder, cites=("K-CONTRACT",), about=about)):
        if me.x:
            yield from me.game.happen(PowerSpent(me.seat, me.x, because=("K-CONTRACT",)))
        until = FOR_GOOD if me.held.for_good else TURN
        cites = ("K-CONTRACT",)
        yield from me.game.happen(Granted(me.holder, me.held.gives, until, me.seat, me.holder, because=cites))


def rushes(me: Bearer, event: Entered) -> bool:
    """K-RUSH: summoned in its player's turn."""
    return event.creature == me.holder and event.seat == me.game.state.active and me.creature.activated


@rush.after(Entered, when=rushes)
def be_ready(me: Bearer, event: Entered) -> Procedure[None]:
    """It may be activated in this turn."""
    yield from me.game.happen(Readied(me.holder, because=("K-RUSH",)))


# In an attack.

charge = Ability("K-CHARGE")
flank = Ability("K-FLANK")
persecution = Ability(PERSECUTION)


def charges(me: Bearer, event: AttackDeclared) -> bool:
    """K-CHARGE: after a move that did not start beside the target."""
    activation = me.game.state.activation
    return (
        event.attacker == me.holder
        and not event.special
        and not event.counter
        and activation is not None
        and activation.creature == me.holder
        and activation.moved
        and event.target not in activation.beside
    )


def flanks(me: Bearer, event: AttackDeclared) -> bool:
    """K-FLANK: a melee attack on a target in contact with another allied creature."""
    game = me.game
    if event.attacker != me.holder or event.special or event.type != MELEE:
        return False
    target = game.creature(event.target)
    return target is not None and any(
        one.id != me.holder and not game.hostile(me.seat, one.seat) for one in game.contacts(target)
    )


@charge.after(AttackDeclared, when=charges)
@flank.after(AttackDeclared, when=flanks)
def have_the_text(me: Bearer, event: AttackDeclared) -> Procedure[None]:
    """It has the given abilities to the end of the attack."""
    cites = (me.ability.id,)
    yield from me.game.happen(Granted(me.holder, me.held.gives, ATTACK, me.seat, me.holder, because=cites))


def may_persecute(me: Bearer, event: FurtherAttacks) -> bool:
    """K-PERSECUTION: it eliminated an opponent in melee or by a push, and has not persecuted in this turn."""
    attack, one = me.game.attack, me.game.creature(me.holder)
    if attack is None or one is None or event.attacker != me.holder or not attack.felled:
        return False
    by_hand = attack.type == MELEE or attack.pushed
    return by_hand and me.game.card(one.card).attack == MELEE and PERSECUTION not in one.used


@persecution.after(FurtherAttacks, when=may_persecute)
def persecute(me: Bearer, event: FurtherAttacks) -> Procedure[None]:
    """It may move up to X into contact with an opponent, and attack once more."""
    game, one = me.game, me.creature
    places = persecution_places(game, one, me.x)
    if not places and not targets_of(game, one):
        return
    cites = (PERSECUTION,)
    if not (
        yield from confirm(me.seat, "persecution", subject=me.holder, cites=cites, about={"limit": me.x})
    ):
        return
    yield from game.happen(UsedThisTurn(me.holder, PERSECUTION, because=cites))
    at = yield from chosen_place_if_wanted(me.seat, "persecution-move", places, me.holder, cites)
    if at is not None:
        way = way_to(game, one, at, me.x, game.ground.difficult)
        beside = tuple([other.id for other in game.contacts(one)])
        yield from game.happen(Moved(me.holder, way, beside=beside, because=cites))
    target = yield from _chosen_target(game, me.holder, cites)
    if target is not None:
        yield from make_attack(
            game,
            me.creature,
            game.state.creatures[target],
            MELEE,
            game.value(attack_dice, one),
            further=True,
            because=cites,
        )


def persecution_places(game: Game, one: Creature, steps: int) -> list[HexPlace]:
    """The hexes within X steps in contact with an opponent, without difficult terrain."""
    if why_not_set_off(game, one) is not None:
        return []
    beside: HexSet = 0
    for other in game.opposing(one.seat):
        beside |= game.ground.neighbours(other.at)
    moving = movement_of(game, one, game.ground.difficult)
    return game.map.places_in(reach(game.ground.board, game.map.hexes[one.at], steps, moving) & beside)


def _chosen_target(game: Game, id: ThingId, cites: tuple[str, ...]) -> Procedure[ThingId | None]:
    one = game.creature(id)
    able = [] if one is None else targets_of(game, one)
    if one is None or not able:
        return None
    choice: Choice[Option] = Choice(
        one.seat,
        "further-attack",
        [AttackIt(target.id) for target in able],
        shape=QuestionShape.TARGET,
        secrecy=Secrecy.PUBLIC,
        subject=id,
        cites=cites,
    )
    picked = yield from choose(choice)
    assert isinstance(picked, AttackIt)
    return picked.target


TRIGGERED: Final = (armour, poison, disease, regeneration, contract, charge, flank, persecution)
