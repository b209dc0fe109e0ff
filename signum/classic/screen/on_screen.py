"""The classic part of a screen."""

from collections.abc import Sequence
from typing import Any, Final

from signum.classic.chapters.field.terrain import refused_terrain_card
from signum.classic.chapters.turn.activation import Activate, refused_in_activation
from signum.classic.core.game import Game
from signum.classic.core.state import SETUP
from signum.classic.core.values import splits_freely
from signum.classic.core.view import CreatureView, View
from signum.classic.effects.carrying import Part
from signum.classic.screen.wire import Named, OnScreen, Preview
from signum.classic.telling.card_telling import CardTelling
from signum.classic.telling.goal import goal_figures
from signum.classic.telling.telling import Telling
from signum.engine.questions import Option, Refusal, Seat
from signum.table.match import Match
from signum.table.wire import KeywordShown

TERRAIN: Final = "lay-terrain"


def on_screen(telling: Telling, match: Match, seat: Seat | None) -> OnScreen:
    """The part that a seat may see."""
    view: View = match.view(seat).game
    prosperity, buildings = goal_figures(telling.match)
    return OnScreen(_names(telling, match, view), prosperity, buildings, _maps(match, seat))


def preview(match: Match, seat: Seat | None) -> Preview:
    """The turn, and the positions of miniatures."""
    view: View = match.view(seat).game
    turn = 0 if view.phase == SETUP else view.turn
    return Preview(turn, tuple([(one.x, one.y, one.seat) for one in view.creatures]))


def _names(telling: Telling, match: Match, view: View) -> tuple[Named, ...]:
    """The names of things on the field; two with one name are distinguished."""
    terrains = [Named(one.id, telling.names.creature(one.id)) for one in view.terrains]
    return (*[_named(telling, match.run.game, one) for one in view.creatures], *terrains)


def _named(telling: Telling, game: Game, creature: CreatureView) -> Named:
    held = [KeywordShown(one.id, telling.names.held(one)) for one in creature.abilities]
    tired = not game.value(splits_freely, game.state.creatures[creature.id])
    return Named(creature.id, telling.names.creature(creature.id), tuple(held), tired)


def _maps(match: Match, seat: Seat | None) -> tuple[str, ...]:
    choice = None if seat is None else match.choice(seat)
    if seat is None or choice is None or not any(offer.kind == TERRAIN for offer in choice.offers):
        return ()
    game: Game = match.run.game
    maps = dict.fromkeys(game.player(seat).maps)
    return tuple([card for card in maps if refused_terrain_card(game, seat, card) is None])


def said(telling: Telling, seat: Seat | None, choice: Any, option: Option, *, figures: bool) -> str:
    """An option in words; the part of a text by its sentence."""
    told = telling.option(option, figures=figures)
    if isinstance(option, Part) and seat is not None:
        return CardTelling(telling).beside(seat, choice, option) or told
    return told


def refused_row(match: Match, seat: Seat, options: Sequence[Option]) -> Refusal | None:
    """The reason why an action would be refused once its creature is activated."""
    if len(options) < 2 or not isinstance(options[0], Activate):
        return None
    game: Game = match.run.game
    creature = game.creature(options[0].creature)
    if creature is None or match.explain(seat, options[0]) is not None:
        return None
    return refused_in_activation(game, creature, options[1])
