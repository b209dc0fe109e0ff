"""The classic part of a screen."""

from collections.abc import Sequence
from typing import Any

from signum.classic.chapters.turn.activation import Activate
from signum.classic.chapters.turn.departure import WentOut
from signum.classic.chapters.turn.turn import TurnBegan
from signum.classic.core.game import Game
from signum.classic.core.state import SETUP
from signum.classic.core.values import splits_freely
from signum.classic.core.view import CreatureView
from signum.classic.effects.prices import Part
from signum.classic.findings.actions import layable_terrains
from signum.classic.findings.position import KnownPosition
from signum.classic.screen.quest_table import quest_table
from signum.classic.screen.wire import Border, CountersOn, Named, OnScreen, Preview
from signum.classic.telling.card_telling import CardTelling
from signum.classic.telling.telling import Telling
from signum.engine.questions import Option, Refusal, Seat
from signum.table.wire import KeywordShown


def on_screen(telling: Telling, position: KnownPosition) -> OnScreen:
    """The part that a seat may see."""
    prosperity, buildings = telling.goal_figures if position.game.state.quest is None else (0, ())
    names, borders = _names(telling, position), _borders(position.game)
    maps, quest = tuple(layable_terrains(position)), quest_table(telling, position)
    return OnScreen(
        names,
        prosperity,
        buildings,
        borders,
        maps,
        quest,
        goal_of_each=_goal_of_each(position.game),
        out_in=_out_in(telling, position),
        counters=_counters(telling, position),
    )


def preview(position: KnownPosition) -> Preview:
    """The turn, and the positions of miniatures."""
    view = position.view
    turn = 0 if view.phase == SETUP else view.turn
    spots = tuple([(one.x, one.y, one.seat) for one in view.creatures])
    return Preview(turn, spots, _borders(position.game))


def _goal_of_each(game: Game) -> bool:
    """C-VAR-06: by the printing, one player of a team wins for all, or each must reach the goal."""
    teams = len(game.seating.sides) < len(game.seating.seats)
    return teams and not game.edition.team_prospers((True, False))


def _out_in(telling: Telling, position: KnownPosition) -> tuple[int, ...]:
    """The turn in which each seat went out, 0 for those who play; empty while all play."""
    view = position.view
    if not view.out and not view.leaving:
        return ()
    turns = [view.turn if seat in view.leaving else 0 for seat in range(len(view.players))]
    turn = telling.match.start.state.turn
    for event in telling.match.events(position.seat)[0]:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, WentOut):
            turns[event.seat] = turn
    return tuple(turns)


def _counters(telling: Telling, position: KnownPosition) -> tuple[CountersOn, ...]:
    """Those that lie on things in play: a thing that has left play keeps its own unseen."""
    view = position.view
    numbers: dict[int, tuple[int, ...]] = {}
    for one in view.counters:
        numbers[one.holder] = (*numbers.get(one.holder, ()), one.number)
    if not numbers:
        return ()
    there = [
        *(one.id for one in view.creatures),
        *(one.id for one in view.terrains),
        *(one.id for player in view.players for one in player.city),
        *(one.id for player in view.players for one in player.relics),
    ]
    return tuple(
        [CountersOn(id, numbers[id], telling.description.counters(id)) for id in there if id in numbers]
    )


def _borders(game: Game) -> tuple[Border | None, ...]:
    stretches = game.mode.borders(game.state)
    return tuple([None if one is None else Border(one.side, one.low, one.high) for one in stretches])


def _names(telling: Telling, position: KnownPosition) -> tuple[Named, ...]:
    """The names of things that are or were on the field; two with one name are distinguished."""
    creatures = [_named(telling, position.game, one) for one in position.view.creatures]
    there = {one.id for one in creatures}
    names = telling.names
    others = [
        Named(id, name, short=names.first_name(id)) for id, name in names.met().items() if id not in there
    ]
    return (*creatures, *others)


def _named(telling: Telling, game: Game, creature: CreatureView) -> Named:
    """The name and abilities of a creature; the words of the last screen serve again if they still fit."""
    name, tired = (
        telling.names.creature(creature.id),
        not game.value(splits_freely, game.creature(creature.id)),
    )
    told = telling.names.told.get(creature.id)
    if told is None or told[0] != creature.abilities:
        held = [KeywordShown(one.id, telling.names.held(one)) for one in creature.abilities]
        told = creature.abilities, tuple(held)
        telling.names.told[creature.id] = told
    return Named(creature.id, name, told[1], tired, telling.names.first_name(creature.id))


def said(telling: Telling, seat: Seat | None, choice: Any, option: Option, *, figures: bool) -> str:
    """An option in words; the part of a text by its sentence."""
    told = telling.option(option, figures=figures)
    if isinstance(option, Part) and seat is not None:
        return CardTelling(telling).beside(seat, choice, option) or told
    return told


def refused_row(position: KnownPosition, seat: Seat, options: Sequence[Option]) -> Refusal | None:
    """The reason why an action would be refused once its creature is activated."""
    if len(options) < 2 or not isinstance(options[0], Activate):
        return None
    creature = position.creature(options[0].creature)
    if creature is None or position.match.explain(seat, options[0]) is not None:
        return None
    return position.acting(creature).explain(options[1])
