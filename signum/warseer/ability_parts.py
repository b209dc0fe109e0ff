"""The abilities of holders, sorted for the index of abilities and kept for as long as they are the same."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from signum.engine.abilities import Ability, EngineBearer
from signum.engine.ability_index import HolderAbilities
from signum.engine.questions import Seat
from signum.engine.units import CardId, ThingId
from signum.warseer.chapters.tactics import offer_tactics, offered
from signum.warseer.core.game import Bearer
from signum.warseer.core.holdings import Held
from signum.warseer.core.state import Creature
from signum.warseer.effects.occasions import EVENTS
from signum.warseer.effects.text_abilities import ability_of

if TYPE_CHECKING:
    from signum.warseer.cards.card import Card

TABLE: Final[ThingId] = 0
"""The holder of what the table offers to everybody: tactics."""
MOST_KEPT: Final = 20_000
NO_GAME: Final[Any] = None
"""Parts are shared by games; the engine binds their bearers to the game that uses them."""


def _tactics() -> Ability:
    """W-TURN-07: after every moment for which somebody may hold a tactic, tactics are offered."""
    ability = Ability("W-CARD-13", recurs=True)
    for kinds in EVENTS.values():
        for kind in kinds:
            ability.after(
                kind,
                when=lambda me, event: offered(me.game, event),
                touches=lambda me, event: frozenset(),
            )(lambda me, event: offer_tactics(me.game, event))
    return ability


TACTICS: Final = _tactics()


class AbilityParts:
    """Makes and keeps the parts of holders for all games of the same rules."""

    def __init__(self, glossary: Mapping[str, Ability], cards: "Mapping[CardId, Card]") -> None:
        self.glossary = glossary
        self.cards = cards
        self._texts: dict[CardId, Ability] = {}
        self._kept: dict[tuple[Any, ...], HolderAbilities] = {}

    def of_creature(self, one: Creature, several: tuple[Held, ...]) -> HolderAbilities:
        """The abilities of a creature and the text of its card."""
        key = (one.id, one.seat, one.card, several)
        found = self._kept.get(key)
        if found is None:
            bearers = [
                Bearer(NO_GAME, self.glossary[held.ability], one.id, one.seat, held)
                for held in several
                if held.ability in self.glossary
            ]
            found = self._keep(key, one.id, [*bearers, *self._text(one.card, one.id, one.seat)])
        return found

    def of_text(self, card: CardId, holder: ThingId, seat: Seat) -> HolderAbilities:
        """The text of a card in play."""
        key = (holder, seat, card)
        found = self._kept.get(key)
        return self._keep(key, holder, self._text(card, holder, seat)) if found is None else found

    def of_table(self, active: Seat) -> HolderAbilities:
        """Tactics, which the table offers."""
        key = (TABLE, active)
        found = self._kept.get(key)
        if found is None:
            found = self._keep(key, TABLE, [Bearer(NO_GAME, TACTICS, TABLE, active, Held(TACTICS.id))])
        return found

    def _text(self, card: CardId, holder: ThingId, seat: Seat) -> list[EngineBearer[Any]]:
        it = self.cards[card]
        if not it.texts:
            return []
        ability = self._texts.get(card)
        if ability is None:
            ability = self._texts[card] = ability_of(it)
        return [Bearer(NO_GAME, ability, holder, seat, Held(card))] if ability.acts else []

    def _keep(
        self, key: tuple[Any, ...], holder: ThingId, bearers: list[EngineBearer[Any]]
    ) -> HolderAbilities:
        if len(self._kept) > MOST_KEPT:
            self._kept.clear()
        found = self._kept[key] = HolderAbilities(holder, bearers)
        return found
