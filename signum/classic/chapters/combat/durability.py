"""Durability: a hero's relics take damage in its place (C-REL-05)."""

from collections.abc import Sequence
from typing import TypeAlias

from signum.classic.chapters.cards.cards_in_play import RelicDestroyed, owner_of
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature, Relic
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Option, Procedure, choose
from signum.engine.units import Count, ThingId

Worn: TypeAlias = tuple[ThingId, Count]
"""A relic by its id, and the number of tokens it loses."""


class TakeWith(Option, frozen=True):
    """The relic that takes the damage first."""

    relic: ThingId


def tokens_of(game: Game, hero: Creature) -> dict[int, int]:
    """The armour tokens on each relic of a hero with any."""
    return {one.id: one.tokens for one in game.player(hero.owner).relics if one.tokens}


def armour_met(game: Game, creature: Creature) -> int:
    """The armour tokens that damage meets before the body: on the creature, and on a hero's relics."""
    relics = tokens_of(game, creature) if creature.type == HERO else {}
    return creature.armour + sum(relics.values())


def taken_by_relics(
    hero: Creature, amount: int, left: dict[int, int], begun: Sequence[Worn] = ()
) -> Procedure[tuple[Worn, ...]]:
    """Relics lose their tokens one after another, in the player's order, until the damage is spent.

    The player is not asked if one relic is left, if the damage empties all of them, or if the attack has worn
    a relic before.
    """
    worn: list[Worn] = []
    while amount and (open_ := [id for id, tokens in left.items() if tokens]):
        open_ = [id for id, _ in begun if id in open_] or open_
        if amount >= sum(left.values()):
            relic = open_[0]
        else:
            about: Facts = {"creature": hero.id, "damage": amount}
            choice = Choice(
                hero.owner,
                "durability",
                [TakeWith(one) for one in open_],
                shape=QuestionShape.CARD,
                subject=hero.id,
                cites=("C-REL-05",),
                about=about,
            )
            relic = (yield from choose(choice)).relic
        tokens = min(amount, left[relic])
        left[relic] -= tokens
        amount -= tokens
        worn.append((relic, tokens))
    return tuple(worn)


def worn_out(game: Game, relics: Sequence[int]) -> list[Event]:
    """The relics without a token left, which are destroyed."""
    found = [owner_of(game.state, holder) for holder in dict.fromkeys(relics)]
    return [
        RelicDestroyed(one[0], one[1].card, one[1].id, because=("C-REL-05",))
        for one in found
        if one is not None and isinstance(one[1], Relic) and one[1].tokens <= 0
    ]
