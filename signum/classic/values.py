"""What the classic rules read and abilities change. `me` is whose value it is, `foe` whom it faces."""

from typing import TYPE_CHECKING

from signum.classic.dice import AXE_OR_SHIELD, SHIELD_ONLY, Face
from signum.classic.state import Creature
from signum.engine.values import Value, burden, count, permission

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signum.classic.game import Game


def _fewest(faces: "Sequence[frozenset[Face]]") -> frozenset[Face]:
    return min(faces, key=len)


def _striking(_game: "Game", me: Creature, _foe: Creature | None) -> frozenset[Face]:
    return SHIELD_ONLY if me.wounds else AXE_OR_SHIELD


strength = count("strength", lambda _game, me, _foe: me.strength)
"""C-CARD-03: the dice of melee combat."""

health = count("health", lambda _game, me, _foe: me.health)
"""C-CARD-03: the wounds that eliminate."""

striking_faces: Value[frozenset[Face]] = Value(
    "striking_faces", _striking, forbidden=frozenset(), worse=_fewest
)
"""C-MEL-05: the faces on which a melee die or a backstab succeeds."""

acts_when_summoned = permission("acts_when_summoned", lambda _game, _me, _foe: False)
"""C-SUM-03: whoever was just summoned cannot act this turn."""

movement: Value[int] = Value("movement", lambda _game, me, _foe: me.movement, forbidden=0, worse=min, floor=0)
"""C-CARD-03: how far it moves, as a number of a letter; 0 cannot move (C-MOV-07)."""

may_run = permission("may_run", lambda _game, _me, _foe: True)
"""C-RUN: whether its kind runs at all."""

may_fight_after_running = permission("may_fight_after_running", lambda _game, _me, _foe: False)
"""C-RUN-03: after running the activation is over."""

flies = permission("flies", lambda _game, _me, _foe: False)
"""Whether it moves over miniatures and terrain."""

jumps = permission("jumps", lambda _game, _me, _foe: False)
"""Whether it may move in a straight line over miniatures."""

slowed_by_terrain = Value("slowed_by_terrain", lambda _game, _me, _foe: True, forbidden=True, worse=max)
"""T-DIFFICULT: whether difficult terrain slows it."""

melee_reach = count("melee_reach", lambda _game, _me, _foe: 0)
"""How far from a target that it sees it may still declare melee."""

backstabbed = Value("backstabbed", lambda _game, _me, _foe: True, forbidden=True, worse=max)
"""C-BACK-01: whether it is a target of a backstab."""

backstabbed_on_escape = Value(
    "backstabbed_on_escape", lambda _game, _me, _foe: True, forbidden=True, worse=max
)
"""C-BACK-01: the same where it leaves contact and does not end in contact with an opponent's creature."""

splits_freely = permission("splits_freely", lambda _game, me, _foe: me.melees_suffered == 0)
"""C-MEL-04: a creature that was attacked in melee before this turn puts all its dice into defence."""

least_attack = burden("least_attack", lambda _game, _me, _foe: 0)
"""How many dice must go into attack."""

least_defence = burden("least_defence", lambda _game, _me, _foe: 0)
"""How many dice must go into defence."""

extra_attack = count("extra_attack", lambda _game, _me, _foe: 0)
"""Dice added where all dice attack."""

extra_defence = count("extra_defence", lambda _game, _me, _foe: 0)
"""Dice added where all dice defend."""

successes_rerolled = Value("successes_rerolled", lambda _game, _me, _foe: False, forbidden=True, worse=max)
"""Whether all successful attack dice of melee combat must be rolled again."""

magical_successes_rerolled = Value(
    "magical_successes_rerolled", lambda _game, _me, _foe: False, forbidden=True, worse=max
)
"""Whether all successful dice of a magical strike must be rolled again."""

attack_rerolls = count("attack_rerolls", lambda _game, _me, _foe: 0)
"""How many attack dice of melee combat may be rolled again."""

defence_rerolls = count("defence_rerolls", lambda _game, _me, _foe: 0)
"""How many defence dice of melee combat may be rolled again."""

damage_a_hit = count("damage_a_hit", lambda _game, _me, _foe: 1)
"""C-MEL-07: what each hit of melee combat deals."""

strikes_first = permission("strikes_first", lambda _game, _me, _foe: False)
"""Whether its attack is resolved before the other's."""

magical_strike = count("magical_strike", lambda _game, _me, _foe: 0)
"""C-MEL-08: the dice of its magical strike; none without the ability."""

attack_damage_less = count("attack_damage_less", lambda _game, _me, _foe: 0)
"""By how much an attack that hits it deals less."""

damage_more = burden("damage_more", lambda _game, _me, _foe: 0)
"""By how much any damage that it takes grows."""
