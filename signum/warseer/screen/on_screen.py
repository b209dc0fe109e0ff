"""The Warseer part of a screen."""

from collections.abc import Iterator, Sequence
from typing import Any

from signum.engine.questions import Option, Refusal, Seat
from signum.engine.units import CardId
from signum.field.hexes.figure import Figure
from signum.table.wire import KeywordShown
from signum.warseer.chapters.economy import (
    CARDS_AT,
    MOST_INCOME,
    MOST_POWER,
    POINTS_AT,
    milestone_points,
)
from signum.warseer.chapters.feats import face
from signum.warseer.chapters.phase import Activate
from signum.warseer.core.game import Game
from signum.warseer.core.ground import BattleMap
from signum.warseer.core.state import SETUP_PHASES, Creature
from signum.warseer.core.view import UNKNOWN, PlayerView, WarseerView
from signum.warseer.findings.position import KnownPosition
from signum.warseer.screen.card_views import card_face
from signum.warseer.screen.screen_reader import ScreenReader
from signum.warseer.screen.wire import (
    BoardOfPlayer,
    BoardShown,
    CardFace,
    Chip,
    HexShown,
    Named,
    OnScreen,
    Preview,
)


def on_screen(teller: Any, position: KnownPosition) -> OnScreen:
    """The part that a seat may see."""
    reader, game, view = ScreenReader(teller, position.game), position.game, position.view
    return OnScreen(
        board(reader, game.map),
        teller.say(f"map-{view.map}") if view.map else "",
        tuple([_named(reader, one) for one in game.state.creatures.values()]),
        tuple([_board_of(game, one) for one in view.players]),
        tuple(_cards(teller, game, view)),
        tuple(sorted(POINTS_AT)),
        tuple(sorted(CARDS_AT)),
        MOST_POWER,
        MOST_INCOME,
    )


def board(reader: ScreenReader, of: BattleMap) -> BoardShown:
    """The picture of a board."""
    figure, game = Figure(of.board), reader.game
    zones = {at: seat for seat in game.seating.seats for at in game.zone(seat)}
    first = next(iter(of.hexes.values()))
    x, y = figure.centre(first)
    corners = tuple([(one_x - x, one_y - y) for one_x, one_y in figure.corners(first)])
    hexes = [
        HexShown(
            at, *figure.centre(one), game.terrain_at(at), zones.get(at), at in of.marks, reader.hex_at(at)
        )
        for at, one in of.hexes.items()
    ]
    return BoardShown(figure.width, figure.height, corners, tuple(sorted(hexes, key=lambda one: one.at)))


def preview(position: KnownPosition) -> Preview:
    """The turn, and a small picture of the board."""
    view, of = position.view, position.game.map
    figure = Figure(of.board)
    hexes = [(*figure.centre(one), position.game.terrain_at(at)) for at, one in of.hexes.items()]
    spots = [(*figure.centre(of.hexes[one.at]), one.seat) for one in view.creatures]
    turn = 0 if view.phase in SETUP_PHASES else view.turn
    return Preview(turn, figure.width, figure.height, tuple(hexes), tuple(spots))


def refused_row(position: KnownPosition, seat: Seat, options: Sequence[Option]) -> Refusal | None:
    """The reason why an action would be refused once its creature is activated."""
    if len(options) < 2 or not isinstance(options[0], Activate):
        return None
    one = position.creature(options[0].creature)
    if one is None or position.match.explain(seat, options[0]) is not None:
        return None
    return position.explain(one.id, *options[1:2])


def _named(reader: ScreenReader, one: Creature) -> Named:
    game = reader.game
    card = game.card(one.card)
    held = [KeywordShown(each.ability, reader.held(each)) for each in game.held_by(one)]
    return Named(one.id, reader.name(one.id), reader.creature(one), card.rank, card.stars, tuple(held))


def _board_of(game: Game, player: PlayerView) -> BoardOfPlayer:
    chips = [Chip("feat", face(game, feat).points, feat) for feat in player.hall]
    if player.kills:
        points = min(player.kills, player.scored - sum([one.points for one in chips]))
        chips.append(Chip("kills", points, count=player.kills))
    other = player.scored - sum([one.points for one in chips])
    if other:
        chips.append(Chip("other", other))
    milestones = milestone_points(player.income)
    if milestones:
        chips.append(Chip("income", milestones, count=player.income))
    return BoardOfPlayer(
        player.seat,
        tuple(chips),
        _next(POINTS_AT, player.income),
        _next(CARDS_AT, player.income),
        game.card(player.hero).leadership if player.hero else {},
    )


def _next(marks: frozenset[int], income: int) -> int:
    return min([mark for mark in marks if mark > income], default=0)


def _cards(teller: Any, game: Game, view: WarseerView) -> Iterator[CardFace]:
    """Every card that lies open to the seat."""
    seen: list[CardId] = [one.card for one in view.creatures]
    seen += [one.beneath for one in view.creatures]
    for zone in (view.relics, view.buildings, view.enchantments):
        seen += [one.card for one in zone]
    for player in view.players:
        seen += [player.hero, player.minion, *player.history, *player.hall, *player.camp]
        seen += [*(player.cards or ()), *(player.feats or ())]
    seen += [*view.feat_discard, *[card for _, card in view.on_table]]
    for card in sorted({one for one in seen if one and one != UNKNOWN}):
        yield card_face(teller.description.cards, game.card(card))
