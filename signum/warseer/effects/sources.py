"""Where an effect comes from: its player, its card, and the moment that it answers."""

from msgspec import Struct, field

from signum.engine.questions import Seat
from signum.engine.units import CardId, Count, ThingId
from signum.warseer.core.card_types import BUILDING, SUPPORT
from signum.warseer.core.game import Game
from signum.warseer.core.state import Creature


class Source(Struct):
    """The source of an effect while it is carried out."""

    seat: Seat
    card: CardId
    thing: ThingId = 0
    """The creature, relic, building or enchantment with the text; 0 for a card without a place in play."""
    actor: ThingId = 0
    """Who acts in the moment that is answered: the attacker, the creature that entered."""
    target: ThingId = 0
    """Whom the moment is about: the creature attacked, healed, eliminated."""
    amount: Count = 0
    because: tuple[str, ...] = ()
    chosen: list[ThingId] = field(default_factory=list)
    """The creatures that the last verb touched."""

    def creature(self, game: Game) -> Creature | None:
        """The creature with the text: a relic's is the hero, an enchantment's the one it is on."""
        one = game.creature(self.thing)
        if one is not None:
            return one
        if self.thing in game.state.enchantments:
            return game.creature(game.state.enchantments[self.thing].on)
        return game.hero_of(self.seat) if self.thing in game.state.relics else None

    def anchor(self, game: Game) -> Creature | None:
        """The creature from which the text measures: its own, or else its player's hero."""
        return self.creature(game) or game.hero_of(self.seat)

    def is_support(self, game: Game) -> bool:
        """Whether a support card does it."""
        return game.card(self.card).type in SUPPORT

    def is_building(self, game: Game) -> bool:
        """Whether a building does it."""
        return game.card(self.card).type == BUILDING
