"""The abilities of holders, sorted for the index of abilities and kept for as long as they are the same."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from signum.engine.abilities import Ability, EngineBearer
from signum.engine.ability_index import HolderAbilities
from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.engine.units import CardId, ThingId, Word
from signum.warseer.chapters.tactics import answer_events, offer_tactics, offered
from signum.warseer.core.card_types import TACTIC
from signum.warseer.core.game import Bearer
from signum.warseer.core.holdings import HERO, Grant, Held
from signum.warseer.core.moments import DICE_LIE
from signum.warseer.core.state import DISEASE, POISON, Creature
from signum.warseer.effects.held import merged
from signum.warseer.effects.occasions import EVENTS
from signum.warseer.effects.text_abilities import ability_of

if TYPE_CHECKING:
    from signum.warseer.cards.card import Card

TABLE: Final[ThingId] = 0
"""The holder of what the table offers to everybody: tactics."""
TOKEN_ABILITIES: Final = {POISON: Held("K-POISON"), DISEASE: Held("K-DISEASE")}
AURA: Final = "K-AURA"
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


Origins: TypeAlias = tuple[
    CardId, tuple[Grant, ...], tuple[Word, ...], tuple[CardId, ...], tuple[CardId, ...]
]
"""The sources of a creature's abilities: its card, effects, tokens, relics and enchantments."""


class OwnAbilities:
    """The abilities of a creature without those of auras."""

    __slots__ = ("auras", "listed", "merged", "parts")

    def __init__(self, listed: tuple[Held, ...]) -> None:
        self.listed = listed
        self.merged = merged(listed)
        self.auras = [held for held in listed if held.ability == AURA]
        self.parts: dict[tuple[ThingId, Seat], HolderAbilities] = {}
        """The parts of the creatures that have them, by creature and player."""


class AbilityParts:
    """Makes and keeps the parts of holders for all games of the same rules."""

    def __init__(self, glossary: Mapping[str, Ability], cards: "Mapping[CardId, Card]") -> None:
        self.glossary = glossary
        self.cards = cards
        self._texts: dict[CardId, Ability] = {}
        self._kept: dict[tuple[Any, ...], HolderAbilities] = {}
        self._own: dict[Origins, OwnAbilities] = {}
        self._printed: dict[CardId, OwnAbilities] = {}
        self._tactics: dict[type[Event], frozenset[CardId]] = {}
        self.dice_tactics: frozenset[CardId] = frozenset(
            [
                one.id
                for one in cards.values()
                if one.type == TACTIC and any(text.when == DICE_LIE for text in one.texts)
            ]
        )

    def tactics_for(self, kind: type[Event]) -> frozenset[CardId]:
        """The tactics of all cards that may answer events of a kind."""
        found = self._tactics.get(kind)
        if found is None:
            able = [one.id for one in self.cards.values() if answer_events(one, kind)]
            found = self._tactics[kind] = frozenset(able)
        return found

    def printed(self, card: CardId) -> OwnAbilities:
        """The abilities of a creature that has those of its card only."""
        found = self._printed.get(card)
        if found is None:
            found = self._printed[card] = self.own((card, (), (), (), ()))
        return found

    def own(self, origins: Origins) -> OwnAbilities:
        """The abilities of a creature: of its card, of effects, tokens, relics and enchantments."""
        found = self._own.get(origins)
        if found is None:
            if len(self._own) > MOST_KEPT:
                self._own.clear()
            found = self._own[origins] = OwnAbilities(tuple(self._listed(origins)))
        return found

    def _listed(self, origins: Origins) -> list[Held]:
        card, grants, tokens, relics, enchantments = origins
        it = self.cards[card]
        held = [*it.abilities, *it.crit, *[grant.held for grant in grants]]
        held += [TOKEN_ABILITIES[token] for token in tokens if token in TOKEN_ABILITIES]
        if it.type == HERO:
            held += [ability for relic in relics for ability in self.cards[relic].abilities]
        return held + [ability for one in enchantments for ability in self.cards[one].abilities]

    def of_creature(self, one: Creature, own: OwnAbilities) -> HolderAbilities:
        """The abilities of a creature without auras, and the text of its card."""
        found = own.parts.get((one.id, one.seat))
        if found is None:
            found = own.parts[one.id, one.seat] = self._sorted(one, own.merged)
        return found

    def of_creature_in_auras(
        self, one: Creature, own: OwnAbilities, given: tuple[Held, ...]
    ) -> HolderAbilities:
        """The same with the abilities that auras give to it."""
        key = (one.id, one.seat, one.card, own.listed, given)
        found = self._kept.get(key)
        return self._keep(key, self._sorted(one, merged((*own.listed, *given)))) if found is None else found

    def _sorted(self, one: Creature, several: tuple[Held, ...]) -> HolderAbilities:
        bearers = [
            Bearer(NO_GAME, self.glossary[held.ability], one.id, one.seat, held)
            for held in several
            if held.ability in self.glossary
        ]
        return HolderAbilities(one.id, [*bearers, *self._text(one.card, one.id, one.seat)])

    def of_text(self, card: CardId, holder: ThingId, seat: Seat) -> HolderAbilities:
        """The text of a card in play."""
        key = (holder, seat, card)
        found = self._kept.get(key)
        if found is None:
            found = self._keep(key, HolderAbilities(holder, self._text(card, holder, seat)))
        return found

    def of_table(self, active: Seat) -> HolderAbilities:
        """Tactics, which the table offers."""
        key = (TABLE, active)
        found = self._kept.get(key)
        if found is None:
            bearers = [Bearer(NO_GAME, TACTICS, TABLE, active, Held(TACTICS.id))]
            found = self._keep(key, HolderAbilities(TABLE, bearers))
        return found

    def _text(self, card: CardId, holder: ThingId, seat: Seat) -> list[EngineBearer[Any]]:
        it = self.cards[card]
        if not it.texts:
            return []
        ability = self._texts.get(card)
        if ability is None:
            ability = self._texts[card] = ability_of(it)
        return [Bearer(NO_GAME, ability, holder, seat, Held(card))] if ability.acts else []

    def _keep(self, key: tuple[Any, ...], part: HolderAbilities) -> HolderAbilities:
        if len(self._kept) > MOST_KEPT:
            self._kept.clear()
        self._kept[key] = part
        return part
