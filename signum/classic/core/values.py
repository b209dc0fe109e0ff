"""The values that rules read and abilities change. `me` has the value, `foe` is its opponent."""

from typing import TYPE_CHECKING, Final

from signum.classic.core.dice import Face
from signum.classic.core.figures import number
from signum.classic.core.state import Creature
from signum.classic.core.successes import STRIKING, STRIKING_WOUNDED
from signum.engine.values import Value, burden, count, permission

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signum.classic.core.game import Game

MELEE_DAMAGE: Final = number("C-MEL-07", "damage")
SHOT_DAMAGE: Final = number("C-RNG-05", "damage")


def _fewest(sets: "Sequence[frozenset[Face]]") -> frozenset[Face]:
    return min(sets, key=len)


def _fewest_words(words: "Sequence[frozenset[str]]") -> frozenset[str]:
    return min(words, key=len)


def _striking(_game: "Game", me: Creature, _foe: Creature | None) -> frozenset[Face]:
    return STRIKING_WOUNDED if me.wounds else STRIKING


strength: Final = count("strength", lambda _game, me, _foe: me.strength)
"""C-CARD-03: the dice of melee combat."""

health: Final = count("health", lambda _game, me, _foe: me.health)
"""C-CARD-03: the wounds that eliminate."""

striking_faces: Final[Value[frozenset[Face]]] = Value(
    "striking_faces", _striking, forbidden=frozenset(), worse=_fewest
)
"""C-MEL-05: the faces on which a melee die or a backstab succeeds."""

acts_when_summoned: Final = permission("acts_when_summoned", lambda _game, _me, _foe: False)
"""C-SUM-03: a creature that was just summoned cannot act this turn."""

movement: Final[Value[int]] = Value(
    "movement", lambda _game, me, _foe: me.movement, forbidden=0, worse=min, floor=0
)
"""C-CARD-03: its movement as the number of a letter; 0 cannot move (C-MOV-07)."""

may_attack: Final = permission("may_attack", lambda _game, _me, _foe: True)
"""C-ACT-05: whether it may declare attacks."""

may_attack_heroes: Final = permission("may_attack_heroes", lambda _game, _me, _foe: True)
"""C-ACT-05: whether it may declare attacks against heroes."""

may_attack_characters: Final = permission("may_attack_characters", lambda _game, _me, _foe: True)
"""C-ACT-05: whether it may declare attacks against characters."""

may_attack_minions: Final = permission("may_attack_minions", lambda _game, _me, _foe: True)
"""C-ACT-05: whether it may declare attacks against minions."""

may_act: Final = permission("may_act", lambda _game, _me, _foe: True)
"""C-ACT-01: whether it may do something in its activation."""

may_run: Final = permission("may_run", lambda _game, _me, _foe: True)
"""C-RUN: whether its kind runs at all."""

may_fight_after_running: Final = permission("may_fight_after_running", lambda _game, _me, _foe: False)
"""C-RUN-03: after running the activation is over."""

flies: Final = permission("flies", lambda _game, _me, _foe: False)
"""Whether it moves over miniatures and terrain."""

jumps: Final = permission("jumps", lambda _game, _me, _foe: False)
"""Whether it may move in a straight line over miniatures."""

slowed_by_terrain = Value("slowed_by_terrain", lambda _game, _me, _foe: True, forbidden=True, worse=max)
"""T-DIFFICULT: whether difficult terrain slows it."""

melee_reach: Final = count("melee_reach", lambda _game, _me, _foe: 0)
"""The distance at which it may declare melee on a target that it sees."""

backstabbed = Value("backstabbed", lambda _game, _me, _foe: True, forbidden=True, worse=max)
"""C-BACK-01: whether it is a target of a backstab."""

backstabbed_on_escape = Value(
    "backstabbed_on_escape", lambda _game, _me, _foe: True, forbidden=True, worse=max
)
"""C-BACK-01: the same if it leaves contact and does not end in contact with an opponent's creature."""

splits_freely: Final = permission("splits_freely", lambda _game, me, _foe: me.melees_suffered == 0)
"""C-MEL-04: a creature that was attacked in melee earlier this turn puts all its dice into defence."""

least_attack: Final = burden("least_attack", lambda _game, _me, _foe: 0)
"""The number of dice that must go into attack."""

least_defence: Final = burden("least_defence", lambda _game, _me, _foe: 0)
"""The number of dice that must go into defence."""

extra_attack: Final = count("extra_attack", lambda _game, _me, _foe: 0)
"""Dice added if all dice attack."""

extra_defence: Final = count("extra_defence", lambda _game, _me, _foe: 0)
"""Dice added if all dice defend."""

successes_rerolled = Value("successes_rerolled", lambda _game, _me, _foe: False, forbidden=True, worse=max)
"""Whether all successful attack dice of melee combat must be rolled again."""

magical_successes_rerolled = Value(
    "magical_successes_rerolled", lambda _game, _me, _foe: False, forbidden=True, worse=max
)
"""Whether all successful dice of a magical strike must be rolled again."""

attack_rerolls: Final = count("attack_rerolls", lambda _game, _me, _foe: 0)
"""The number of attack dice of melee combat that may be rolled again."""

defence_rerolls: Final = count("defence_rerolls", lambda _game, _me, _foe: 0)
"""The number of defence dice of melee combat that may be rolled again."""

damage_a_hit: Final = count("damage_a_hit", lambda _game, _me, _foe: MELEE_DAMAGE)
"""C-MEL-07: the damage of each hit of melee combat."""

strikes_first: Final = permission("strikes_first", lambda _game, _me, _foe: False)
"""Whether its attack is resolved before its opponent's."""

magical_strike: Final = count("magical_strike", lambda _game, _me, _foe: 0)
"""C-MEL-08: the dice of its magical strike; none without the ability."""

attack_damage_less: Final = count("attack_damage_less", lambda _game, _me, _foe: 0)
"""The reduction of the damage of an attack that hits it."""

shooting: Final = count("shooting", lambda _game, _me, _foe: 0)
"""C-RNG-03: the dice of its shooting; none without the ability."""

throwing: Final = count("throwing", lambda _game, _me, _foe: 0)
"""C-RNG-03: the dice of its throwing."""

magical_shot: Final = count("magical_shot", lambda _game, _me, _foe: 0)
"""C-RNG-03: the dice of its magical shot."""

shot_rerolls: Final = count("shot_rerolls", lambda _game, _me, _foe: 0)
"""The number of dice of shooting or throwing that may be rolled again."""

magic_rerolls: Final = count("magic_rerolls", lambda _game, _me, _foe: 0)
"""The number of dice of a magical shot that may be rolled again."""

rerolls_long_shots: Final = permission("rerolls_long_shots", lambda _game, _me, _foe: False)
"""Whether any dice of shooting from afar may be rolled again."""

long_shot_damage: Final = count("long_shot_damage", lambda _game, _me, _foe: SHOT_DAMAGE)
"""C-RNG-05: the damage of each hit of shooting from afar."""

ranged_successes_rerolled = Value(
    "ranged_successes_rerolled", lambda _game, _me, _foe: False, forbidden=True, worse=max
)
"""Whether all successful dice of a ranged attack must be rolled again."""

may_shoot_after_moving: Final = permission("may_shoot_after_moving", lambda _game, _me, _foe: False)
"""C-RNG-01: whether it may shoot or throw after a move."""

may_shoot_magically_after_moving: Final = permission(
    "may_shoot_magically_after_moving", lambda _game, _me, _foe: False
)
"""C-RNG-01: whether a magical shot may follow a move."""

damage_more: Final = burden("damage_more", lambda _game, _me, _foe: 0)
"""The increase of any damage that it takes."""

draws_attacks_within: Final = count("draws_attacks_within", lambda _game, _me, _foe: 0)
"""The letter of the distance within which enemies that attack in melee must choose it; 0 is none."""

draws_attacks: Final = permission("draws_attacks", lambda _game, _me, _foe: False)
"""Whether opponents' creatures in contact with it must choose it when they attack in melee."""

healing_rerolls: Final = count("healing_rerolls", lambda _game, _me, _foe: 0)
"""The number of its healing dice that may be rolled again."""

can_be_healed: Final = permission("can_be_healed", lambda _game, _me, _foe: True)
"""A-HEALING: whether wounds can be removed from it."""

can_be_poisoned: Final = permission("can_be_poisoned", lambda _game, _me, _foe: True)
"""Whether it can gain a poison token."""

can_be_diseased: Final = permission("can_be_diseased", lambda _game, _me, _foe: True)
"""Whether it can gain a disease token."""

feeds_vampires: Final = permission("feeds_vampires", lambda _game, _me, _foe: True)
"""Whether its wounds heal a vampire."""

can_be_controlled: Final = permission("can_be_controlled", lambda _game, _me, _foe: True)
"""C-ZONE-07: whether another player can take control of it."""

returns_to_hand: Final = permission("returns_to_hand", lambda _game, _me, _foe: True)
"""Whether its card can go from the field to a hand."""

touched_by_support: Final = permission("touched_by_support", lambda _game, _me, _foe: True)
"""C-CARD-01: whether spells, relics and tactics affect it."""

may_search: Final = permission("may_search", lambda _game, _me, _foe: True)
"""C-RUIN-01: whether its kind searches ruins."""

concentration: Final = count("concentration", lambda _game, _me, _foe: 0)
"""The X of its concentration tokens: the number it gains, or may have."""

shielded_from: Final[Value[frozenset[str]]] = Value(
    "shielded_from", lambda _game, _me, _foe: frozenset(), forbidden=frozenset(), worse=_fewest_words
)
"""C-PLAY-06: the effects that cannot target it, in the words of `content.effects.AGAINST`."""

ritual_rerolls: Final = count("ritual_rerolls", lambda _game, _me, _foe: 0)
"""The number of unsuccessful dice of a ritual that may be rolled again."""

drills: Final = permission("drills", lambda _game, _me, _foe: False)
"""Whether a minion may enter beside it when its player summons a character."""

recruits: Final = permission("recruits", lambda _game, _me, _foe: False)
"""Whether a minion may enter beside it when its player constructs a building."""
