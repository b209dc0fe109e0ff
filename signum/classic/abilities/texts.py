"""Abilities with a text in brackets: the text is held or carried out at the ability's moment."""

from collections.abc import Hashable, Sequence
from itertools import takewhile
from typing import Final, TypeAlias

from signum.classic.cards.keywords import word
from signum.classic.cards.vocabulary import Effect
from signum.classic.chapters.cards.cards_in_play import Tapped
from signum.classic.chapters.cards.paying import Spent
from signum.classic.chapters.combat.ability_targets import refused_hidden
from signum.classic.chapters.combat.attacks import AttackDeclared
from signum.classic.chapters.combat.damage import EFFECT_WOUNDS, Blow, Eliminated, deal, while_alive
from signum.classic.chapters.combat.rolls import throw
from signum.classic.chapters.combat.shields import no_target
from signum.classic.chapters.field.movement import MoveDeclared
from signum.classic.chapters.field.summon import Summoned
from signum.classic.chapters.turn.activated_abilities import AbilityDeclared
from signum.classic.chapters.turn.activation import Activated
from signum.classic.chapters.turn.durations import Gained, gain
from signum.classic.chapters.turn.limits import Exhausted, VictimNamed, is_used_up, use_up
from signum.classic.core.attack_kinds import CLOSE
from signum.classic.core.figures import number
from signum.classic.core.game import Bearer, Game
from signum.classic.core.state import CHARACTER, CreatureId, Mark
from signum.classic.core.values import shielded_from
from signum.classic.effects.carrying import carry_out
from signum.classic.effects.choosing import NoTarget, Target, can_touch
from signum.classic.effects.prices import Part
from signum.classic.effects.settled import is_settled, touched
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.hands import Discard, Prosper, PutUnderDeck
from signum.engine.abilities import Ability
from signum.engine.confirming import confirm
from signum.engine.events import Event
from signum.engine.order import Alike
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Procedure, Refusal, choose
from signum.engine.records import replaced

aura = Ability("A-AURA")
"""`effects.grants` finds its gifts, with all other standing gifts."""

charge = Ability("A-CHARGE")
contract = Ability("A-CONTRACT")
executioner = Ability("A-EXECUTIONER")
exhaustion = Ability("A-EXHAUSTION")
howl = Ability("A-HOWL")
overpay = Ability("A-OVERPAY")
shield_against = Ability("A-SHIELD-AGAINST")
steam_engine = Ability("A-STEAM-ENGINE")
sting = Ability("A-STING")

ABILITIES = (
    aura,
    charge,
    contract,
    executioner,
    exhaustion,
    howl,
    overpay,
    shield_against,
    steam_engine,
    sting,
)

POISON = "A-POISON"
EXERTION: Final = number("A-EXHAUSTION", "wounds")
FEE: Final = number("A-CONTRACT", "prosperity")


def texts(me: Bearer) -> Sequence[Effect]:
    """The texts in the brackets."""
    return () if me.text is None else me.text.effects


def carry_out_text(me: Bearer, attacked: CreatureId = 0) -> Procedure[None]:
    """Carry out the whole text, in its order, for the bearer of the ability."""
    for effect in texts(me):
        yield from carry_out(me.game, source_of(me, attacked), effect)


def source_of(me: Bearer, attacked: CreatureId = 0) -> Source:
    """The creature as the source of its ability's text; the attacked creature is the cause."""
    return Source(me.seat, me.creature.card, me.holder, attacked, cites=(me.ability.id,))


def touched_by_text(me: Bearer, attacked: CreatureId = 0) -> frozenset[Hashable] | None:
    """The things that the text touches, if it involves no choice and no dice (C-ABL-07)."""
    if not all(is_settled(one) for one in texts(me)):
        return None
    source = source_of(me, attacked)
    things = frozenset[Hashable]().union(*[touched(me.game, source, one) for one in texts(me)])
    return things | {while_alive(me.holder)}


# Attacks.


def _charges(me: Bearer, event: AttackDeclared) -> bool:
    if event.attacker != me.holder or event.attack not in CLOSE:
        return False
    return has_moved(me) and not is_used_up(me)


def has_moved(me: Bearer) -> bool:
    """A-CHARGE ruling: it moved by itself this turn, in its activation or because of an effect."""
    return me.creature.moved or me.creature.last_move == me.game.state.turn


@charge.after(AttackDeclared, when=_charges, touches=lambda me, event: touched_by_text(me, event.target))
def at_the_charge(me: Bearer, event: AttackDeclared) -> Procedure[None]:
    """If it moved before its melee attack it has the text until the end of the turn, once a turn."""
    yield from use_up(me)
    yield from carry_out_text(me, event.target)


@executioner.after(
    AttackDeclared,
    when=lambda me, event: event.attacker == me.holder and event.target == me.creature.victim,
    touches=lambda me, event: touched_by_text(me, event.target),
)
def execute(me: Bearer, event: AttackDeclared) -> Procedure[None]:
    """When it attacks its victim it has the text until the end of that attack."""
    yield from carry_out_text(me, event.target)


@executioner.after(Summoned, when=lambda me, event: event.creature == me.holder)
def name_first_victim(me: Bearer, _event: Summoned) -> Procedure[None]:
    """On entering it may name a victim."""
    yield from name_victim(me)


@executioner.after(Eliminated, when=lambda me, event: event.creature == me.creature.victim)
def name_next_victim(me: Bearer, _event: Eliminated) -> Procedure[None]:
    """Whenever its victim is eliminated it may name another."""
    yield from name_victim(me)


def name_victim(me: Bearer) -> Procedure[None]:
    """Another character on the field, of any controller; the player is not asked if there is none."""
    choice: Choice[Target | NoTarget] = Choice(
        me.seat,
        "victim",
        [*[Target(one.id) for one in me.game.creatures()], NoTarget()],
        shape=QuestionShape.TARGET,
        subject=me.holder,
        cites=("A-EXECUTIONER",),
        check=lambda option: refused_victim(me, option),
        about={"creature": me.holder},
    )
    answer = yield from choose(choice)
    if isinstance(answer, Target):
        yield from me.game.happen(VictimNamed(me.holder, answer.target))


def refused_victim(me: Bearer, option: object) -> Refusal | None:
    """Why a creature cannot be a victim: not there, itself, not a character, or shielded (C-PLAY-06)."""
    if isinstance(option, NoTarget):
        return None
    if not isinstance(option, Target):
        return Refusal("not-offered", ("A-EXECUTIONER",), {"choice": "victim"})
    one = me.game.creature(option.target)
    if one is None:
        return Refusal("no-such-creature", ("A-EXECUTIONER",), {"creature": option.target})
    if one.id == me.holder:
        return Refusal("not-itself", ("A-EXECUTIONER",), {"creature": one.id})
    if one.type != CHARACTER:
        facts: Facts = {"creature": one.id, "type": one.type, "wanted": CHARACTER}
        return Refusal("other-kind", ("A-EXECUTIONER", "C-CARD-02"), facts)
    return refused_hidden(me, one) or no_target(me.game, one, "abilities")


def is_poisoned(game: Game, id: CreatureId) -> bool:
    """Whether a creature on the field has poison."""
    one = game.creature(id)
    return one is not None and any(held.ability == POISON for held in game.combined(game.held(one)))


def touched_by_sting(me: Bearer, event: AttackDeclared) -> frozenset[Hashable] | None:
    """The poison token of the attacked creature, or the things that the text touches."""
    if is_poisoned(me.game, event.target):
        return touched_by_text(me, event.target)
    return frozenset({Alike((POISON, event.target), POISON), while_alive(me.holder)})


@sting.after(AttackDeclared, when=lambda me, event: event.attacker == me.holder, touches=touched_by_sting)
def prick(me: Bearer, event: AttackDeclared) -> Procedure[None]:
    """The attacked creature is poisoned; if it already was, the attacker has the text for the attack."""
    target = me.game.creature(event.target)
    if target is None:
        return
    if not is_poisoned(me.game, target.id):
        yield from gain(me.game, target, POISON, because=("A-STING",))
    elif not poisoned_since(me.game, event):
        yield from carry_out_text(me, event.target)


def poisoned_since(game: Game, declared: AttackDeclared) -> bool:
    """Whether the attacked creature was poisoned after the attack began, for example by another sting."""
    for one in takewhile(lambda event: event is not declared, reversed(game.log)):
        if isinstance(one, Gained) and one.creature == declared.target and one.ability == POISON:
            return True
    return False


# Start of the activation.


def _can_pay(me: Bearer, event: Activated) -> bool:
    return event.creature == me.holder and me.game.player(me.seat).prosperity >= FEE


@contract.after(Activated, when=_can_pay)
def fulfil(me: Bearer, _event: Activated) -> Procedure[None]:
    """Its player may pay prosperity: it has the text until the end of the turn."""
    about = {"creature": me.holder}
    if (yield from confirm(me.seat, "contract", subject=me.holder, cites=("A-CONTRACT",), about=about)):
        yield from me.game.happen(Spent(me.seat, FEE, because=("A-CONTRACT",)))
        yield from carry_out_text(me)


def _can_exhaust(me: Bearer, event: Activated) -> bool:
    if event.creature != me.holder:
        return False
    return me.creature.exhausted.count(Mark("A-EXHAUSTION", me.text)) < me.x


@exhaustion.after(Activated, when=_can_exhaust)
def exert(me: Bearer, _event: Activated) -> Procedure[None]:
    """It may take a wound to have the text, X times in a game; not if it takes none or dies of it."""
    about = {"creature": me.holder}
    cites = ("A-EXHAUSTION",)
    if not (yield from confirm(me.seat, "exhaustion", subject=me.holder, cites=cites, about=about)):
        return
    yield from me.game.happen(Exhausted(me.holder, me.text))
    taken = yield from deal(me.game, Blow(me.holder, EXERTION, None, EFFECT_WOUNDS, ("A-EXHAUSTION",)))
    if taken and me.game.in_play(me.holder):
        yield from carry_out_text(me)


# Activated abilities.


def _reaching_howls(me: Bearer) -> list[Bearer]:
    """Its howls, distinguished by their texts, with a creature in range."""
    howls = [one for one in me.game.activated_abilities(me.holder) if isinstance(one, Bearer)]
    return [
        one
        for one in howls
        if one.ability is howl and any(can_touch(me.game, source_of(one), text) for text in texts(one))
    ]


def _refused_howl(me: Bearer) -> Refusal | None:
    if _reaching_howls(me):
        return None
    return Refusal("nobody-in-reach", ("A-HOWL",), {"creature": me.holder, "ability": "A-HOWL"})


@howl.activated(check=_refused_howl)
def cry_out(me: Bearer) -> Procedure[None]:
    """All creatures within X except itself have the text until the end of the turn; of several texts one."""
    howls = _reaching_howls(me)
    options = [Part(number + 1) for number in range(len(howls))]
    if options:
        choice = Choice(
            me.seat,
            "either",
            options,
            shape=QuestionShape.LIST,
            subject=me.creature.card,
            cites=("A-HOWL",),
            about={"card": me.creature.card},
        )
        part = yield from choose(choice)
        yield from carry_out_text(howls[part.number - 1])


# Declarations.


Declared: TypeAlias = AttackDeclared | AbilityDeclared | MoveDeclared


def _declared(event: Declared) -> str:
    match event:
        case AttackDeclared():
            return event.attack
        case AbilityDeclared():
            return word(event.ability)
        case _:
            return event.how


def _fires(me: Bearer, event: Declared) -> bool:
    who = event.attacker if isinstance(event, AttackDeclared) else event.creature
    about = () if me.text is None else me.text.about
    return who == me.holder and _declared(event) in about and not is_used_up(me)


@steam_engine.before(AttackDeclared, when=_fires)
@steam_engine.before(AbilityDeclared, when=_fires)
@steam_engine.before(MoveDeclared, when=_fires)
def fire_up(me: Bearer, event: Event) -> Procedure[Event]:
    """Once a turn roll a die and apply its face, before the declared action and even if that is cancelled."""
    yield from use_up(me)
    (face,) = yield from throw(me.game, me.creature, 1, "steam-engine", "A-STEAM-ENGINE")
    for effect in texts(me):
        if face in effect.faces and me.game.in_play(me.holder):
            yield from carry_out(me.game, source_of(me), replaced(effect, faces=()))
    return event


# Summoning.


def _can_overpay(me: Bearer, event: Summoned) -> bool:
    if event.creature != me.holder or me.text is None:
        return False
    player = me.game.player(me.seat)
    standing = {building.card for building in player.city if not building.tapped}
    return standing.issuperset(me.text.about) and all(_payable(me, one) for one in me.text.price)


def _payable(me: Bearer, price: Effect) -> bool:
    """Whether there are enough cards and prosperity to carry out a price."""
    player = me.game.player(me.seat)
    cards = sum([one.cards for one in price.what if isinstance(one, Discard | PutUnderDeck)])
    prosperity = sum([one.amount for one in price.what if isinstance(one, Prosper)])
    return len(player.hand) >= cards and player.prosperity + prosperity >= 0


@overpay.after(Summoned, when=_can_overpay)
def pay_more(me: Bearer, _event: Summoned) -> Procedure[None]:
    """Its player may tap the named buildings, or carry out the price, to get the offered effect."""
    text = me.text
    if text is None:
        return
    about = {"creature": me.holder}
    if not (yield from confirm(me.seat, "overpay", subject=me.holder, cites=("A-OVERPAY",), about=about)):
        return
    city = me.game.player(me.seat).city
    taps = [
        Tapped(me.seat, one.card, one.id, because=("A-OVERPAY",)) for one in city if one.card in text.about
    ]
    if taps:
        yield from me.game.happen(*taps)
    for price in text.price:
        yield from carry_out(me.game, source_of(me), price)
    if me.game.in_play(me.holder):
        yield from carry_out_text(me)


# Standing effects.


@shield_against.changes(shielded_from)
def shielded(me: Bearer, kinds: frozenset[str]) -> frozenset[str]:
    """It cannot be the target of the effects that its text names."""
    return kinds if me.text is None else kinds.union(me.text.about)
