"""An attack from its declaration to its end: W-ATK-03 to -10."""

from signum.engine.confirming import confirm
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Refusal, choose
from signum.engine.units import ThingId, Word
from signum.warseer.chapters.attack.dice import (
    all_dice,
    change_dice,
    dulled,
    picked_dice,
    roll_attack,
    thrown,
)
from signum.warseer.chapters.attack.events import (
    AttackClosed,
    AttackDeclared,
    AttackEnded,
    CritFollows,
    CritWorks,
    DamageSettled,
    DamageStep,
    ExtraRolled,
    ExtraStep,
    FurtherAttacks,
    SymbolsCounted,
)
from signum.warseer.chapters.attack.push import push
from signum.warseer.chapters.attack.targets import why_not_reach
from signum.warseer.chapters.feats import military_feats
from signum.warseer.chapters.harm import Blow, deal, heal
from signum.warseer.chapters.terrain import ford_dice, held_pushes, hidden_hits
from signum.warseer.core.dice import CRIT, HIT, MOST, PUSH
from signum.warseer.core.figures import number
from signum.warseer.core.game import Game
from signum.warseer.core.state import BY_ABILITY, BY_ATTACK, BY_COUNTERBLOW, MELEE, Attack, Creature
from signum.warseer.core.units import DiceNames
from signum.warseer.core.values import (
    always_hurt,
    attack_range,
    counter_dice,
    crit_always,
    crit_damage,
    extra_dice,
    extra_pushes,
    feeds_vampires,
    heal_of_crits,
    ignored_hits,
    ignored_pushes,
    less_damage,
    slashes,
)


class Slash(Option, frozen=True):
    """This creature is hurt too."""

    creature: ThingId


def make_attack(
    game: Game,
    one: Creature,
    target: Creature,
    kind: Word,
    printed: DiceNames,
    *,
    special: bool = False,
    counter: bool = False,
    further: bool = False,
    because: tuple[str, ...] = (),
) -> Procedure[None]:
    """A whole attack, or a long shot, with all that follows from it."""
    declared = AttackDeclared(one.id, target.id, kind, special, counter, further, because=because)
    if not (yield from game.happen(declared)):
        return
    attack = game.state.attacks[-1]
    if both_there(game, attack):
        yield from (_special_steps(game, attack, printed) if special else _steps(game, attack, printed))
    yield from game.happen(CritFollows(one.id, target.id))
    yield from game.happen(AttackEnded(one.id, target.id))
    yield from military_feats(game)
    if not special:
        yield from _counterblow(game, attack)
        yield from game.happen(FurtherAttacks(one.id, target.id))
    yield from game.happen(AttackClosed(one.id, target.id))


def both_there(game: Game, attack: Attack) -> bool:
    """Whether attacker and target still stand on the field."""
    return attack.attacker in game.state.creatures and attack.target in game.state.creatures


def _pair(game: Game, attack: Attack) -> tuple[Creature, Creature]:
    return game.state.creatures[attack.attacker], game.state.creatures[attack.target]


def _steps(game: Game, attack: Attack, printed: DiceNames) -> Procedure[None]:
    """Steps 1 to 7 of an attack."""
    one, target = _pair(game, attack)
    colours = yield from picked_dice(one.seat, all_dice(game, attack, one, target, printed), one.id)
    yield from roll_attack(game, one, attack, colours)
    yield from change_dice(game, attack)
    if not both_there(game, attack):
        return
    yield from _crit(game, attack)
    yield from _extra(game, attack)
    if not both_there(game, attack):
        return
    yield from _count(game, attack)
    if attack.pushes:
        yield from push(game, attack)
    yield from _settle(game, attack)
    if both_there(game, attack):
        yield from _apply(game, attack)


def _crit(game: Game, attack: Attack) -> Procedure[None]:
    """W-ATK-05: with a crit, or where it always works."""
    one, target = _pair(game, attack)
    if any(die.face == CRIT for die in attack.rolled):
        yield from game.happen(CritWorks(one.id, target.id))
    elif game.value(crit_always, one, target):
        yield from game.happen(CritWorks(one.id, target.id, because=game.sources(crit_always, one, target)))


def _extra(game: Game, attack: Attack) -> Procedure[None]:
    """W-ATK-06: extra dice up to six in all, then symbols that effects add and remove."""
    one, target = _pair(game, attack)
    colours = game.value(extra_dice, one, target) + attack.extra + ford_dice(game, target)
    colours = dulled(game, one, target, colours)
    colours = yield from picked_dice(one.seat, colours, one.id, MOST - len(attack.rolled))
    if colours:
        faces = yield from thrown(game, one.seat, colours, "extra")
        cites = game.sources(extra_dice, one, target) + (("W-TER-08",) if ford_dice(game, target) else ())
        yield from game.happen(ExtraRolled(one.id, target.id, colours, faces, because=cites))
    yield from game.happen(ExtraStep(one.id, target.id))


def _count(game: Game, attack: Attack) -> Procedure[None]:
    """W-ATK-06, -07: all additions first, then the removals."""
    one, target = _pair(game, attack)
    faces = [die.face for die in attack.rolled] + list(attack.added)
    hits, pushes = faces.count(HIT), faces.count(PUSH) + game.value(extra_pushes, one, target)
    ignored = game.value(ignored_hits, target, one) + hidden_hits(game, target) + attack.removed.count(HIT)
    held = game.value(ignored_pushes, target, one) + held_pushes(game, target) + attack.removed.count(PUSH)
    crits = max(0, faces.count(CRIT) - attack.removed.count(CRIT))
    cites: tuple[str, ...] = ()
    if hits and ignored:
        cites += game.sources(ignored_hits, target, one) + (
            ("W-TER-05",) if hidden_hits(game, target) else ()
        )
    if pushes and held:
        cites += game.sources(ignored_pushes, target, one)
        cites += ("W-TER-06",) if held_pushes(game, target) else ()
    hits, pushes = max(0, hits - ignored), max(0, pushes - held)
    yield from game.happen(SymbolsCounted(one.id, target.id, crits, hits, pushes, because=cites))


def _settle(game: Game, attack: Attack) -> Procedure[None]:
    """W-ATK-08: raise first, then lower; fortitude leaves at least 1."""
    if not both_there(game, attack):
        return
    one, target = _pair(game, attack)
    yield from game.happen(DamageStep(one.id, target.id, attack.damage))
    if not both_there(game, attack):
        return
    each = game.value(crit_damage, one, target)
    raised = attack.damage + attack.crits * (each - 1) + attack.raised
    lowered = raised - game.value(less_damage, target, one) - attack.lowered
    least = min(raised, 1) if game.value(always_hurt, target, one) else 0
    cites: tuple[str, ...] = ()
    if each > 1 and attack.crits:
        cites += game.sources(crit_damage, one, target)
    if lowered < raised:
        cites += game.sources(less_damage, target, one)
    damage = max(least, lowered)
    yield from game.happen(DamageSettled(one.id, target.id, damage, because=tuple(dict.fromkeys(cites))))


def _apply(game: Game, attack: Attack) -> Procedure[None]:
    """W-ATK-09: damage is dealt; crits may heal the attacker and another opponent may be hurt."""
    one, target = _pair(game, attack)
    cause = BY_COUNTERBLOW if attack.counter else BY_ATTACK
    blows = [Blow(target.id, attack.damage, attack.type, cause, one.seat)]
    healing = (
        attack.crits * game.value(heal_of_crits, one, target) if game.value(feeds_vampires, target) else 0
    )
    cites = game.sources(heal_of_crits, one, target)
    blows += yield from _slashed(game, attack, one, target, cause)
    yield from deal(game, *blows)
    if healing and one.id in game.state.creatures:
        yield from heal(game, one, healing, cites)


def _slashed(
    game: Game, attack: Attack, one: Creature, target: Creature, cause: Word
) -> Procedure[list[Blow]]:
    """X-SLASH: other opponents in contact with the attacker."""
    left = game.value(slashes, one, target)
    cites = game.sources(slashes, one, target)
    blows: list[Blow] = []
    others = [
        other for other in game.contacts(one) if other.id != target.id and game.hostile(one.seat, other.seat)
    ]
    while left and others:
        choice = Choice(
            one.seat,
            "slash",
            [Slash(other.id) for other in others],
            shape=QuestionShape.TARGET,
            secrecy=Secrecy.PUBLIC,
            subject=one.id,
            cites=cites,
        )
        hurt = (yield from choose(choice)).creature
        blows.append(Blow(hurt, 1, attack.type, cause, one.seat, cites))
        others = [other for other in others if other.id != hurt]
        left -= 1
    return blows


def _special_steps(game: Game, attack: Attack, printed: DiceNames) -> Procedure[None]:
    """K-LONG-SHOT: dice, pushes, forest and hill as in an attack, and nothing that names attacks."""
    one, target = _pair(game, attack)
    yield from roll_attack(game, one, attack, printed)
    faces = [die.face for die in attack.rolled]
    hits = max(0, faces.count(HIT) - hidden_hits(game, target))
    held = held_pushes(game, target) + game.value(ignored_pushes, target, one)
    pushes = max(0, faces.count(PUSH) - held)
    yield from game.happen(SymbolsCounted(one.id, target.id, faces.count(CRIT), hits, pushes))
    if attack.pushes:
        yield from push(game, attack)
    if both_there(game, attack):
        yield from deal(game, Blow(target.id, attack.damage, attack.type, BY_ABILITY, one.seat))


def _counterblow(game: Game, attack: Attack) -> Procedure[None]:
    """K-COUNTERBLOW: alive and with the attacker in reach, the target may strike back."""
    if attack.type != MELEE or attack.counter or not both_there(game, attack):
        return
    one, target = _pair(game, attack)
    dice = game.value(counter_dice, target, one)
    if not dice:
        return
    cites = game.sources(counter_dice, target, one)
    if why_not_counter(game, target, one, cites) is not None:
        return
    if (
        yield from confirm(
            target.seat, "counterblow", subject=target.id, cites=cites, about={"target": one.id}
        )
    ):
        yield from make_attack(game, target, one, MELEE, dice, counter=True, because=cites)


def why_not_counter(game: Game, one: Creature, attacker: Creature, cites: tuple[str, ...]) -> Refusal | None:
    """K-COUNTERBLOW: its reach is the range of a melee attack of its own, or else one hex."""
    own = game.card(one.card).attack == MELEE
    reach = game.value(attack_range, one) if own else number("K-COUNTERBLOW", "reach")
    return why_not_reach(game, one, attacker, reach, cites)
