"""Abilities that summon minions: by a ritual, with a new character, with a new building."""

from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.combat.rolls import picked_again, throw
from signum.classic.chapters.field.minions import hosts_with_room, refused_minion, summon_minions
from signum.classic.chapters.field.summon import Summoned
from signum.classic.core.game import Bearer, Game
from signum.classic.core.state import CHARACTER, CreatureId
from signum.classic.core.successes import CALLING
from signum.classic.core.values import drills, recruits, ritual_rerolls
from signum.engine.abilities import Ability
from signum.engine.confirming import confirm
from signum.engine.questions import Procedure, Refusal, Seat
from signum.engine.values import SET, Value

drill = Ability("A-DRILL")
master_of_ritual = Ability("A-MASTER-RITUAL")
recruitment = Ability("A-RECRUITMENT")
ritual = Ability("A-RITUAL")

ABILITIES = (drill, master_of_ritual, recruitment, ritual)

new_character = Ability("A-DRILL")
new_building = Ability("A-RECRUITMENT")

STANDING: tuple[Ability, ...] = (new_character, new_building)
"""The question to a player for all creatures with the ability together, even one that just gained it."""


def _refused_ritual(me: Bearer) -> Refusal | None:
    """C-DRG-01: a ritual without dice, or without a possible minion, is not declared."""
    if me.x <= 0:
        return Refusal("no-ritual-dice", ("A-RITUAL", "C-DRG-01"), {"creature": me.holder})
    return refused_minion(me.game, me.seat, me.holder)


@ritual.activated(check=_refused_ritual)
def call(me: Bearer) -> Procedure[None]:
    """X dice; with a success one minion in contact with it. If a success shows, nothing is rerolled."""
    thrown = yield from throw(me.game, me.creature, me.x, "ritual", "A-RITUAL", CALLING)
    if CALLING.isdisjoint(thrown) and me.game.in_play(me.holder):
        limit = me.game.value(ritual_rerolls, me.creature)
        because = me.game.sources(ritual_rerolls, me.creature)
        thrown = yield from picked_again(me.game, me.creature, thrown, limit, "ritual", because, CALLING)
    if not CALLING.isdisjoint(thrown):
        yield from summon_minions(me.game, me.seat, [me.holder])


@master_of_ritual.changes(ritual_rerolls)
def call_again(me: Bearer, dice: int) -> int:
    """It may reroll up to X unsuccessful ritual dice."""
    return dice + me.x


@drill.changes(drills, how=SET)
def in_step(me: Bearer, drilling: bool) -> bool:
    """A minion may enter beside it with each new character."""
    return True


@recruitment.changes(recruits, how=SET)
def sign_up(me: Bearer, recruiting: bool) -> bool:
    """A minion may enter beside it with each new building."""
    return True


def _hosts(game: Game, seat: Seat, value: Value[bool]) -> list[CreatureId]:
    """A player's creatures with the ability, if there is room for a minion beside any of them."""
    if not game.is_changed(value):
        return []
    hosts = [one.id for one in game.creatures(seat) if game.value(value, one)]
    return hosts if hosts_with_room(game, seat, hosts) else []


def _has_host(game: Game, seat: Seat, value: Value[bool]) -> bool:
    """Whether `_hosts` finds any."""
    if game.is_changed(value):
        for one in game.state.creatures.values():
            if one.seat == seat and game.value(value, one) and refused_minion(game, seat, one.id) is None:
                return True
    return False


@new_character.after(
    Summoned,
    when=lambda me, entered: (
        entered.seat == me.seat and entered.profile.type == CHARACTER and _has_host(me.game, me.seat, drills)
    ),
)
def fall_in(me: Bearer, _entered: Summoned) -> Procedure[None]:
    """When its player summons a character, a minion may enter beside each creature with drill."""
    if (yield from confirm(me.seat, "drill", cites=("A-DRILL",))):
        yield from summon_minions(me.game, me.seat, _hosts(me.game, me.seat, drills))


@new_building.after(
    Built, when=lambda me, built: built.seat == me.seat and _has_host(me.game, me.seat, recruits)
)
def enlist(me: Bearer, _built: Built) -> Procedure[None]:
    """When its player builds, a minion may enter beside each creature with recruitment."""
    if (yield from confirm(me.seat, "recruitment", cites=("A-RECRUITMENT",))):
        yield from summon_minions(me.game, me.seat, _hosts(me.game, me.seat, recruits))
