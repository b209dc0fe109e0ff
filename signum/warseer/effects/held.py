"""Abilities of one name: the higher value holds, and a value with a plus is added (W-FAQ-03)."""

from collections.abc import Iterable

from signum.engine.records import replaced
from signum.warseer.core.dice import DICE
from signum.warseer.core.holdings import BONUSES, Held, Who

_BONUSES = frozenset(BONUSES.values())


def merged(several: Iterable[Held]) -> tuple[Held, ...]:
    """The abilities that hold, one of each name; kinds and texts are part of a name. Bonuses add up."""
    best: dict[tuple[str, Who | None, tuple[Held, ...]], Held] = {}
    added: dict[str, int] = {}
    for held in several:
        if held.ability in _BONUSES:
            so_far = best.get((held.ability, None, ()), Held(held.ability))
            best[held.ability, None, ()] = Held(held.ability, so_far.x + held.x, so_far.dice + held.dice)
            continue
        if held.plus:
            added[held.ability] = added.get(held.ability, 0) + held.x
            continue
        key = (held.ability, held.who, held.gives)
        other = best.get(key)
        if other is None or strength(held) > strength(other):
            best[key] = held
    if not added:
        return tuple(best.values())
    return tuple([replaced(one, x=one.x + added.get(one.ability, 0)) for one in best.values()])


def strength(held: Held) -> tuple[int, int, int]:
    """How abilities of one name compare: by the figure, then by the number of dice and their symbols."""
    symbols = sum([face != "blank" for die in held.dice for face in DICE[die].faces])
    return held.x, len(held.dice), symbols
