"""The City and the construction phase: C-CITY."""

from collections.abc import Sequence
from typing import ClassVar, Final

from signum.classic.cards.card import BUILDING
from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.costs import CostChange, changed_cost, cost_changes, cost_of
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.field.terrain import LayTerrain
from signum.classic.chapters.turn.architect import draw_plan, is_planned, is_played, plans_of
from signum.classic.chapters.turn.turn import PhaseBegan
from signum.classic.chapters.turn.zones import prosper
from signum.classic.core.events import Numbered
from signum.classic.core.figures import number
from signum.classic.core.game import Game
from signum.classic.core.state import ACTIVATION, CITY, Building, CardId, PlayerState, State
from signum.classic.effects.words import comes_into_play
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Facts, Option, Procedure, Refusal, Seat, choose
from signum.engine.units import Count, ThingId

CITY_LIMIT: Final = number("C-CITY-03", "buildings")
CLASS_BUILDINGS: Final = number("C-CITY-03", "class buildings")
SAVED: Final = number("C-CITY-01", "prosperity")


class Build(Option, frozen=True):
    """A building is constructed."""

    card: CardId


class Save(Option, frozen=True):
    """Build nothing and gain prosperity."""


class Built(Numbered, frozen=True):
    """A building was constructed and paid for."""

    seat: Seat
    card: CardId
    holder: ThingId
    cost: Count
    unique: bool

    number: ClassVar = "holder"
    follows: ClassVar[tuple[str, ...]] = ("C-CITY-01", "C-ZONE-02")
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """It stands in the City, untapped; a unique one is never built again."""
        player = state.players[self.seat]
        player.prosperity -= self.cost
        player.city.append(Building(self.card, self.cost, False, self.holder))
        if self.unique:
            player.built = [*player.built, self.card]
        if self.card == player.drawn_plan:
            player.drawn_plan = ""
        state.next_id = self.holder + 1


def construction(game: Game) -> Procedure[None]:
    """At most one building, or prosperity (C-CITY-01)."""
    seat = game.state.active
    if CITY in game.player(seat).lacks:
        yield from game.happen(PhaseBegan(ACTIVATION))
        return
    yield from draw_plan(game, seat)
    choice: Choice[Build | Save] = Choice(
        seat,
        "construction",
        [*[Build(card) for card in plans_of(game, seat)], Save()],
        shape=QuestionShape.PURCHASE,
        secrecy=Secrecy.PUBLIC,
        cites=("C-CITY-01",),
        check=lambda option: refused_construction(game, seat, option),
        legal=Constructions(game, seat).allows,
        # C-VAR-01: the question must not show whether the drawn card can be built.
        always=is_played(game, seat),
    )
    answer = yield from choose(choice)
    if isinstance(answer, Build):
        card = game.cards[answer.card]
        cost = cost_of(game, seat, card).prosperity
        once = card.unique or card.class_building
        holder = game.state.next_id
        if (yield from game.happen(Built(seat, card.id, holder, cost, once))):
            yield from comes_into_play(game, seat, card, holder)
    else:
        yield from prosper(game, seat, SAVED, because="C-CITY-01")
    yield from game.happen(PhaseBegan(ACTIVATION))


class Constructions:
    """The buildings that a player may construct while nothing changes, as during one choice."""

    __slots__ = ("_changes", "_game", "_seat", "_standing")

    def __init__(self, game: Game, seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self._standing = [one.card for one in game.state.players[seat].city]
        self._changes: Sequence[CostChange] | None = None

    def allows(self, option: Option) -> bool:
        """Whether `refused_construction` has no objection."""
        return self._may_build(option.card) if isinstance(option, Build) else isinstance(option, Save)

    def _may_build(self, id: CardId) -> bool:
        game, seat, standing = self._game, self._seat, self._standing
        player, card = game.state.players[seat], game.cards.get(id)
        if card is None or len(standing) >= CITY_LIMIT or id in standing or id in player.built:
            return False
        if self._changes is None:
            self._changes = cost_changes(game, seat)
        if player.prosperity < changed_cost(game, seat, card, self._changes).prosperity:
            return False
        if card.type != BUILDING or not is_planned(game, seat, id):
            return False
        if is_played(game, seat) and id != player.drawn_plan:
            return False
        return not card.class_building or _class_buildings(game, player) < CLASS_BUILDINGS


def refused_construction(game: Game, seat: Seat, option: Option) -> Refusal | None:
    """The reason why an option is refused in the construction phase."""
    phase: Facts = {"phase": game.state.phase}
    match option:
        case Save():
            return None
        case Build(card):
            return refused_building(game, seat, card)
        case Play():
            return Refusal("wrong-phase", ("C-PLAY-01",), phase)
        case UseCard():
            return Refusal("wrong-phase", ("C-CITY-02",), phase)
        case LayTerrain():
            return Refusal("wrong-phase", ("C-TER-01",), phase)
        case _:
            return Refusal("wrong-phase", ("C-TURN-01",), phase)


def refused_building(game: Game, seat: Seat, id: CardId) -> Refusal | None:
    """The reason why a building cannot be constructed: the reached limit, or the missing amount."""
    player = game.player(seat)
    card = game.cards.get(id)
    facts: Facts = {"card": id}
    if is_played(game, seat) and id != player.drawn_plan:
        return Refusal("not-drawn", ("C-VAR-01",), facts)
    if card is None or card.type != BUILDING or not is_planned(game, seat, id):
        return Refusal("not-in-plans", ("C-DECK-08",), facts)
    if len(player.city) >= CITY_LIMIT:
        return Refusal("city-full", ("C-CITY-03",), {**facts, "limit-of-city": CITY_LIMIT})
    if any(one.card == id for one in player.city):
        return Refusal("stands-already", ("C-CITY-03",), facts)
    if card.class_building and _class_buildings(game, player) >= CLASS_BUILDINGS:
        return Refusal("one-class-building", ("C-CITY-03",), facts)
    if id in player.built:
        return Refusal("built-once", ("C-CITY-05",), facts)
    cost = cost_of(game, seat, card).prosperity
    if player.prosperity < cost:
        short: Facts = {**facts, "needed": cost, "there": player.prosperity}
        return Refusal("too-little-prosperity", ("C-CITY-01",), short)
    return None


def _class_buildings(game: Game, player: PlayerState) -> int:
    cards = [game.cards.get(one.card) for one in player.city]
    return len([card for card in cards if card is not None and card.class_building])
