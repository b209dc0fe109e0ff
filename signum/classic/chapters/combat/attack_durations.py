"""Effects that last until the end of an attack: C-PLAY-07."""

from typing import Final

from signum.classic.chapters.combat.attacks import AttackEnded
from signum.classic.chapters.combat.melee import Fought
from signum.classic.chapters.turn.durations import END_OF_ATTACK, expire
from signum.classic.core.attack_kinds import MELEE
from signum.classic.core.game import Bearer
from signum.engine.abilities import Ability
from signum.engine.questions import Procedure

attack_ends: Final = Ability("C-PLAY-07")


@attack_ends.after(Fought, when=lambda me, _fought: True, touches=lambda me, _fought: frozenset({me.seat}))
def after_melee(me: Bearer, _fought: Fought) -> Procedure[None]:
    """A melee combat is an attack until both sides have struck."""
    yield from expire(me.game, me.seat, END_OF_ATTACK, because="C-PLAY-07")


@attack_ends.after(
    AttackEnded,
    when=lambda me, ended: ended.attack != MELEE or not _goes_on(me, ended),
    touches=lambda me, _ended: frozenset({me.seat}),
)
def after_attack(me: Bearer, _ended: AttackEnded) -> Procedure[None]:
    """Any other attack ends by itself, and so does a melee with only one side left."""
    yield from expire(me.game, me.seat, END_OF_ATTACK, because="C-PLAY-07")


def _goes_on(me: Bearer, ended: AttackEnded) -> bool:
    return me.game.in_play(ended.attacker) and me.game.in_play(ended.target)
