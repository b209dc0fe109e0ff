"""One position as one seat may know it, and what measuring in it needs again and again while it lasts."""

from typing import Any, Final

from signum.classic.cards.card import TACTIC
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, shape_of, templates
from signum.classic.core.state import BLOCKS_LOS, COVER, Creature, CreatureId
from signum.classic.findings.reachable import Ground, ground_of
from signum.engine.questions import Choice, Seat
from signum.field.plane.shapes import Disc, Shape
from signum.table.match import Match
from signum.table.wire import Loop

UNKNOWN: Final = "unknown"
"""The name of every card that the seat does not know."""


class Desk:
    """A copy of the game without its secrets, kept with its grounds and shapes until the position changes."""

    def __init__(self, match: Match, seat: Seat | None, position: int) -> None:
        self.match = match
        self.seat = seat
        self.position = position
        self.game = known(match.run.game, seat)
        self.scene = Scene(self.game)
        self.replies: dict[CreatureId, Any] = {}
        """What has been looked at."""
        self.fights: dict[Any, Any] = {}
        """The melees that have been weighed."""
        self._grounds: dict[tuple[CreatureId, str, int | None], Ground] = {}
        self._ghosts: dict[CreatureId, Game] = {}

    @property
    def choice(self) -> Choice[Any] | None:
        """What the seat is asked, if it is asked."""
        return None if self.seat is None else self.match.choice(self.seat)

    def creature(self, id: CreatureId) -> Creature | None:
        """The creature of that number, if it is on the field."""
        return self.game.creature(id)

    def ground(self, creature: Creature, how: str, limit: int | None = None) -> Ground:
        """Where a creature can go in some way; worked out once."""
        key = creature.id, how, limit
        if key not in self._grounds:
            self._grounds[key] = ground_of(self.game, creature, how, limit)
        return self._grounds[key]

    def region(self, creature: Creature, how: str, limit: int | None = None) -> tuple[Loop, ...]:
        """The outline of that, to be drawn."""
        return self.ground(creature, how, limit).loops

    def ghost(self, creature: Creature, to: tuple[int, int], *, moved: bool = True) -> tuple[Game, Creature]:
        """The game with the creature moved to a place, to be measured in and not to be kept."""
        game = self._ghosts.get(creature.id)
        if game is None or game.volatile:
            # What others give depends on where somebody stands: a new copy finds it out anew.
            game = self._ghosts[creature.id] = self.game.copy()
        me = game.state.creatures[creature.id]
        me.x, me.y = to
        me.moved = moved
        return game, me


class Scene:
    """The bases and templates of a game as shapes; they stay while somebody is held elsewhere."""

    def __init__(self, game: Game) -> None:
        self.bases: dict[CreatureId, Disc] = {one.id: base_of(one) for one in game.creatures()}
        self.blocking: list[tuple[int, Shape]] = [
            (one.id, self.bases[one.id]) for one in game.creatures() if not one.hidden
        ]
        self.blocking += [
            (one.id, shape_of(one)) for one in game.state.terrains.values() if BLOCKS_LOS in one.abilities
        ]
        self.covers = templates(game, COVER)

    def between(self, one: CreatureId, other: CreatureId) -> list[tuple[int, Shape]]:
        """C-LOS-02: what can stand between two, by id and shape."""
        return [(id, shape) for id, shape in self.blocking if id not in (one, other)]


def known(game: Game, seat: Seat | None) -> Game:
    """A copy that a seat may know all of: tactics are left out, cards that it does not know have no names."""
    copy = game.copy()
    for at, player in enumerate(copy.state.players):
        player.deck = [UNKNOWN] * len(player.deck)
        if player.construction is not None:
            player.construction = [UNKNOWN] * len(player.construction)
        if at != seat:
            player.hand = [UNKNOWN] * len(player.hand)
            player.drawn_plan = UNKNOWN if player.drawn_plan else ""
            player.playing = [UNKNOWN if game.type_of(one) == TACTIC else one for one in player.playing]
    return copy
