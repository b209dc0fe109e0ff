"""The source of an effect: the card with the text, and the event that it answers."""

from msgspec import Struct

from signum.classic.cards import vocabulary as e
from signum.classic.chapters.cards.cards_in_play import owner_of
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, shape_of
from signum.classic.core.state import HERO, CardId, Creature, CreatureId
from signum.engine.questions import Seat
from signum.field.plane.shapes import Shape

NOBODY: Seat = -1


class Source(Struct, frozen=True):
    """A card whose text is carried out: its player, and its creature, building or relic in play."""

    seat: Seat
    card: CardId
    holder: int = 0
    """The id of the creature, building or relic; 0 for a spell and a tactic."""
    cause: CreatureId = 0
    """The creature that is the subject of the occasion."""
    culprit: CreatureId = 0
    """The creature that caused the occasion."""
    cites: tuple[str, ...] = ("C-PLAY-06",)
    player: Seat = NOBODY
    """The player of the creature or card that the occasion is about."""
    played: CardId = ""
    """The card that is about to enter or to act, if the occasion is about one."""
    amount: int = 0
    """The amount of damage or healing of the occasion."""
    times: int = 1
    """The number by which the figures of the sentence are multiplied."""
    paid: int = 0
    """The prosperity that was paid for the sentence, where its player chose the amount."""
    last: tuple[int, ...] = ()
    """The targets of the sentence before, or the creatures that it summoned."""
    until_hurt: bool = False
    """Whether what the sentence gives is over once its creature is hurt."""
    discarded: tuple[CardId, ...] = ()
    """The cards that the sentence before discarded, as its price or by its verbs."""
    found: CardId = ""
    """The card that the sentence before took from a deck or a graveyard into the hand."""
    given_up: tuple[int, ...] = ()
    """The creatures that were sacrificed for this sentence, or for the one before it."""
    players: tuple[Seat, ...] = ()
    """The players of the targets of the sentence before."""
    face: str = ""
    """The face of the die that a sentence before has rolled."""
    revealed: tuple[CardId, ...] = ()
    """The cards that a sentence before showed to all."""
    revealers: tuple[Seat, ...] = ()
    """For each of these cards the player in whose hand it was then, or nobody."""
    acting_again: tuple[CardId, ...] = ()
    """The spells that act from a graveyard now, each by a text of the one before it."""
    target: int = 0
    """The creature or the player for which a number is counted, where each target has its own."""

    def creature(self, game: Game) -> Creature | None:
        """The creature with the text, even if it just fell; the hero for other cards."""
        found = game.creature(self.holder) or game.fallen.get(self.holder)
        if found is None and (not self.holder or owner_of(game.state, self.holder) is not None):
            return hero_of(game, self.seat)
        return found

    def shape(self, game: Game) -> Shape | None:
        """The origin of distances: the template of a terrain, or the base of a creature."""
        terrain = game.state.terrains.get(self.holder)
        if terrain is not None:
            return shape_of(terrain)
        creature = self.creature(game)
        return None if creature is None else base_of(creature)

    def origin(self, game: Game) -> int:
        """The terrain or the creature from which distances are measured; 0 if there is none."""
        if self.holder in game.state.terrains:
            return self.holder
        creature = self.creature(game)
        return 0 if creature is None else creature.id

    def by(self, game: Game) -> CreatureId | None:
        """The creature that did it, if the text is a creature's."""
        return self.holder if self.holder in game.state.creatures or self.holder in game.fallen else None

    def dealer(self, game: Game) -> Seat:
        """The player who brings about what the text does: of a creature's text, its controller."""
        creature = game.creature(self.holder) or game.fallen.get(self.holder)
        return self.seat if creature is None else creature.seat


def hero_of(game: Game, seat: Seat) -> Creature | None:
    """The hero of a player, while it stands."""
    for one in game.state.creatures.values():
        if one.type == HERO and one.owner == seat:
            return one
    return None


def owned(game: Game, mine: Seat, whose: str, theirs: Seat) -> bool:
    """Whether the words of a text include a seat's things; an ally's are not opponents' (C-VAR-05)."""
    if whose == e.ANY:
        return True
    return mine == theirs if whose == e.YOURS else game.hostile[mine][theirs]
