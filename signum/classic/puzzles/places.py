"""The conditions of a place in the answers of puzzles: `{move: {touching: wolf}}`."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from signum.classic.core.game import Game
from signum.classic.core.measuring import distance, sees
from signum.classic.core.state import HERO, Creature
from signum.content.nodes import Node
from signum.content.spelling import not_known
from signum.field.plane.lengths import CM
from signum.table.puzzles.rules import OpenDecision

_BASE: Final = 3_200
"""The base of a creature that is not on the field yet: 32 millimetres, the most frequent size."""

There: TypeAlias = Callable[[Game, Creature, Creature, int], bool]
"""Whether a condition holds for a mover at a place and another creature, with a length if one is given."""


def place_holds(decision: OpenDecision, option: Any, facts: Node) -> bool:
    """Whether all conditions hold for the creature at the place of an option."""
    game, mover = _moved(decision, option.to)
    for word, said in facts.entries():
        if not all(
            PLACES[word](game, mover, _creature(decision, game, name, said), limit)
            for name, limit in _named(said).items()
        ):
            return False
    return True


def _moved(decision: OpenDecision, to: tuple[int, int]) -> tuple[Game, Creature]:
    """A copy of the game with the mover there; for a creature not on the field yet, a stand-in."""
    game: Game = decision.game.copy()
    mover = game.creature(game.state.acting)
    if mover is None:
        seat = decision.seat
        mover = Creature(0, "", "character", seat, seat, *to, base=_BASE, strength=0, health=1)
    mover.x, mover.y = to
    return game, mover


def _creature(decision: OpenDecision, game: Game, name: str, node: Node) -> Creature:
    ids = decision.ids
    found = game.creature(ids[name]) if name in ids else None
    if found is None:
        raise node.error(f"there is no such creature: {not_known(name, ids)}")
    return found


def _named(node: Node) -> dict[str, int]:
    """`wolf`, `[wolf, bear]` or `{wolf: 15}`: creatures, with lengths in centimetres if they have one."""
    if node.is_mapping:
        return {name: int(said.decimal() * CM) for name, said in node.entries()}
    return {one.text(): 0 for one in (node.items() if node.is_list else [node])}


PLACES: Final[dict[str, There]] = {
    "touching": lambda game, me, other, _: game.in_contact(me, other),
    "apart-from": lambda game, me, other, _: not game.in_contact(me, other),
    "sees": lambda game, me, other, _: sees(game, me, other),
    "unseen-by": lambda game, me, other, _: not sees(game, me, other),
    "hides-hero-from": lambda game, me, other, _: (
        not any(sees(game, other, one) for one in game.creatures(me.seat) if one.type == HERO)
    ),
    "nearer-than": lambda game, me, other, limit: distance(me, other) <= limit,
    "farther-than": lambda game, me, other, limit: distance(me, other) > limit,
}
"""The conditions of a place: between the creature that would stand there and another."""
