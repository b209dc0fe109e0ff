"""All actions of a creature, legal or not, for a list of its actions."""

from collections.abc import Iterator
from typing import Final

from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.combat.ranged import KINDS
from signum.classic.chapters.field.movement import Move, Run
from signum.classic.chapters.field.terrain import refused_terrain_card
from signum.classic.chapters.turn.activated_abilities import uses
from signum.classic.chapters.turn.activation import (
    Fight,
    Pass,
    StrikeMagically,
    attacks,
    searches,
)
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of
from signum.classic.core.state import CardId, Creature
from signum.classic.core.values import magical_strike
from signum.classic.findings.position import KnownPosition
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Option, Refusal
from signum.field.plane.distance import gap

LAYING: Final = "lay-terrain"
"""The offer of places for a terrain card."""


def candidates(
    game: Game, me: Creature, asked: Choice[Option] | None, running: Choice[Option] | None
) -> list[Option]:
    """The actions, including refused ones; movement is listed with the creature's own place.

    `asked` is the choice of the seat that looks, `running` the same if it is about this creature.
    """
    here = me.x, me.y
    if running is not None and running.shape is not QuestionShape.ACTION:
        going: list[Option] = [Move(here)] if running.offers else []
        return [*going, *running.candidates]
    found: list[Option] = [Move(here), Run(here), *_fights(game, me), *_shots(game, me)]
    others = [] if running is None else list(running.candidates)
    found += [*attacks(game, me), *uses(game, me), *searches(game, me), *others]
    if asked is not None and running is None:
        found += [one for one in asked.candidates if isinstance(one, UseCard) and one.holder == me.id]
    return [one for one in dict.fromkeys(found) if not isinstance(one, Pass)] + [Pass()]


def open_actions(position: KnownPosition, creature: Creature) -> list[Option]:
    """Attacks, abilities and searches that a creature could make from its place if it were activated."""
    game, me = position.acting_game(creature)
    able = [*attacks(game, me), *uses(game, me), *searches(game, me)]
    return [one for one in able if position.acting(me).allows(one)]


def layable_terrains(position: KnownPosition) -> list[CardId]:
    """The terrain cards that the seat may lay now, each once, wherever there is room."""
    seat, choice, game = position.seat, position.choice, position.game
    if seat is None or choice is None or not any(offer.kind == LAYING for offer in choice.offers):
        return []
    cards = dict.fromkeys(game.player(seat).maps)
    return [card for card in cards if refused_terrain_card(game, seat, card) is None]


def possible(option: Option, refusal: Refusal | None) -> Refusal | None:
    """The refusal; the creature's own place stands for any other place."""
    if isinstance(option, Move | Run) and refusal is not None and refusal.code == "already-there":
        return None
    return refusal


def _fights(game: Game, me: Creature) -> Iterator[Option]:
    """Melee against creatures in contact; if there are none, against the nearest, to tell its distance."""
    foes = sorted(game.foes(me.seat), key=lambda foe: (gap(base_of(me), base_of(foe)), foe.id))
    near = [foe for foe in foes if game.in_contact(me, foe)] or foes[:1]
    yield from [Fight(foe.id) for foe in near]
    if game.value(magical_strike, me):
        yield from [StrikeMagically(foe.id) for foe in near]


def _shots(game: Game, me: Creature) -> Iterator[Option]:
    """Its ranged attacks, at every enemy."""
    for option, kind in KINDS.items():
        if game.value(kind.dice, me):
            yield from [option(foe.id) for foe in game.foes(me.seat)]
