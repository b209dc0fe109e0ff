"""Whose text is carried out."""

from msgspec import Struct

from signum.classic.game import Game
from signum.classic.state import HERO, CardId, Creature, CreatureId
from signum.engine.questions import Seat


class Source(Struct, frozen=True):
    """A card whose text is carried out: who controls it, and the thing in play that it is."""

    seat: Seat
    card: CardId
    holder: int = 0
    """The id of the creature, building, relic or tactic; 0 for a spell."""
    cause: CreatureId = 0
    """Whoever the occasion happened to."""
    culprit: CreatureId = 0
    """Whoever did what the occasion is."""
    cites: tuple[str, ...] = ("C-PLAY-06",)

    def creature(self, game: Game) -> Creature | None:
        """The creature that the text stands on; of a relic its hero."""
        return game.creature(self.holder) or hero_of(game, self.seat)


def hero_of(game: Game, seat: Seat) -> Creature | None:
    """The hero of a player, while it stands."""
    for one in game.state.creatures.values():
        if one.type == HERO and one.owner == seat:
            return one
    return None
