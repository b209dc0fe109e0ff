"""The whole game: who bears which abilities, what follows at once, and the links between chapters."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from signum.engine.abilities import EngineBearer
from signum.engine.ability_index import HolderAbilities, Index
from signum.engine.events import Event
from signum.engine.game import Ended, EngineGame
from signum.engine.questions import Option, Procedure, Seat
from signum.engine.units import CardId, ThingId
from signum.engine.values import T, Value, ValueClaim
from signum.warseer.ability_parts import TABLE, AbilityParts, OwnAbilities
from signum.warseer.chapters.attack.events import DiceEffectUsed
from signum.warseer.chapters.economy import (
    CardLeft,
    Discarded,
    TakenFromHistory,
    income_events,
    milestone_draws,
)
from signum.warseer.chapters.feats import feats_for_kills
from signum.warseer.chapters.harm import Buried, Eliminated, eliminations, left_behind
from signum.warseer.chapters.leaving import fallen_heroes
from signum.warseer.chapters.matching import fits
from signum.warseer.chapters.playing import CardSettled
from signum.warseer.chapters.reviving import replacement
from signum.warseer.chapters.summoning import Entered
from signum.warseer.chapters.tactics import (
    PlayTactic,
    dice_tactics,
    may_hold_dice_tactic,
    play_tactic,
)
from signum.warseer.chapters.turn import TurnEnding
from signum.warseer.chapters.victory import GameEnded, decided
from signum.warseer.core.game import Game
from signum.warseer.core.ground import BattleMap
from signum.warseer.core.holdings import Held
from signum.warseer.core.moments import LAST_WORD
from signum.warseer.core.state import Creature, Fallen, State
from signum.warseer.core.terrains import TERRAINS
from signum.warseer.core.values import may_return_to_camp
from signum.warseer.effects.carrying import do_text, why_not_carry_out
from signum.warseer.effects.dice_texts import UseText
from signum.warseer.effects.occasions import answers_dice
from signum.warseer.effects.sources import Source

if TYPE_CHECKING:
    from signum.warseer.cards.card import Card

TOUCHES_HISTORY: Final = frozenset({Buried, CardLeft, CardSettled, Discarded, Entered, TakenFromHistory})


class WarseerGame(Game):
    """A game with its glossary and the texts of its cards."""

    def __init__(
        self,
        state: State,
        cards: "Mapping[CardId, Card]",
        maps: Mapping[str, BattleMap],
        parts: AbilityParts,
    ) -> None:
        super().__init__(state, cards, maps)
        self.parts = parts
        self._last_built: Index | None = None
        """The latest index that was built; it serves again where all holders have the same parts."""

    def fork(self) -> "WarseerGame":
        """A game that goes on from the same state, with an empty log."""
        there = WarseerGame(self.state.copy(), self.cards, self.maps, self.parts)
        there.take_over(self)
        return there

    def borrow(self, other: EngineGame[State]) -> None:
        assert isinstance(other, WarseerGame)
        self._last_built = other._last_built

    def take_over(self, other: EngineGame[State]) -> None:
        self.borrow(other)
        super().take_over(other)

    # Abilities and their bearers.

    def new_index(self) -> Index:
        """Parts of holders that have the same abilities as before are kept, also from other games."""
        # The parts belong to no game, so the engine binds their bearers to this one.
        self._borrowed = True
        state = self.state
        creatures = self._creatures_and_abilities()
        auras = [(held, one) for one, own in creatures for held in own.auras]
        terrains = [kind for kind in self.ground.kinds if TERRAINS[kind].aura]
        self.volatile = bool(auras or terrains)
        parts: list[HolderAbilities] = []
        for one, own in creatures:
            given = self._from_auras(one, auras, terrains) if self.volatile else ()
            if given:
                parts.append(self.parts.of_creature_in_auras(one, own, given))
            else:
                parts.append(self.parts.of_creature(one, own))
        for zone in (state.relics, state.buildings, state.enchantments):
            parts += [self.parts.of_text(thing.card, thing.id, thing.seat) for thing in zone.values()]
        for fallen in state.fallen:
            creature = fallen.creature
            if any(text.when == LAST_WORD for text in self.card(creature.card).texts):
                parts.append(self.parts.of_text(creature.card, creature.id, creature.seat))
        parts.append(self.parts.of_table(state.active))
        last = self._last_built
        if last is None or last.first != parts:
            last = self._last_built = Index(parts)
        return last

    def _creatures_and_abilities(self) -> list[tuple[Creature, OwnAbilities]]:
        """All creatures with their abilities, without those of auras."""
        state = self.state
        worn: dict[Seat, tuple[CardId, ...]] = {}
        for relic in state.relics.values():
            worn[relic.seat] = (*worn.get(relic.seat, ()), relic.card)
        enchanted: dict[ThingId, tuple[CardId, ...]] = {}
        for each in state.enchantments.values():
            enchanted[each.on] = (*enchanted.get(each.on, ()), each.card)
        found: list[tuple[Creature, OwnAbilities]] = []
        for one in state.creatures.values():
            relics = worn.get(one.owner, ()) if worn and self.is_hero(one) else ()
            enchantments = enchanted.get(one.id, ())
            if one.grants or one.tokens or relics or enchantments:
                own = self.parts.own((one.card, one.grants, one.tokens, relics, enchantments))
            else:
                own = self.parts.printed(one.card)
            found.append((one, own))
        return found

    def _from_auras(
        self, one: Creature, auras: Sequence[tuple[Held, Creature]], terrains: Sequence[str]
    ) -> tuple[Held, ...]:
        """K-AURA, W-TER-17: what sources near it give; a creature that is the source has nothing of it."""
        found: list[Held] = []
        for held, source in auras:
            if source.id != one.id and self.aura_reaches(held, source, one):
                found += held.gives
        for kind in terrains:
            terrain = TERRAINS[kind]
            if self.ground.kinds[kind] & self.ground.within(one.at, terrain.aura_reach):
                found += terrain.aura
        return tuple(found)

    def aura_reaches(self, held: Held, source: Creature, one: Creature) -> bool:
        """K-AURA: within its reach, and of its kind."""
        if self.distance(source, one) > held.x:
            return False
        who = held.who
        return who is None or fits(self, who, one, source.seat, source)

    def held_by(self, one: Creature) -> tuple[Held, ...]:
        relics = self.relics_of(one.owner) if self.state.relics and self.is_hero(one) else ()
        enchantments = self.enchantments_on(one.id) if self.state.enchantments else ()
        worn, on_it = tuple([each.card for each in relics]), tuple([each.card for each in enchantments])
        return self.parts.own((one.card, one.grants, one.tokens, worn, on_it)).merged

    def in_play(self, holder: int) -> bool:
        state = self.state
        return (
            holder == TABLE
            or holder in state.creatures
            or state.card_in_play(holder) is not None
            or any(fallen.creature.id == holder for fallen in state.fallen)
        )

    def contradiction(self, value: Value[T], claims: Sequence[ValueClaim[T]]) -> T:
        """W-FAQ-02, W-FAQ-03: the one that forbids holds, or else the higher one."""
        if any(claim.forbids for claim in claims):
            return value.forbidden
        return max(claims, key=lambda claim: claim.result).result  # type: ignore[arg-type, return-value]

    def may_return_to_camp(self, card: CardId) -> bool:
        abilities = [
            self.parts.glossary[held.ability]
            for held in self.card(card).abilities
            if held.ability in self.parts.glossary
        ]
        return all(change.value is not may_return_to_camp for one in abilities for change in one.all_changes)

    # What follows at once.

    def at_once(self, events: list[Event]) -> list[Event]:
        if [event for event in events if isinstance(event, GameEnded)]:
            raise Ended
        following = [*eliminations(self, events), *left_behind(self, events), *milestone_draws(self, events)]
        fallen = [one for one in events if isinstance(one, Eliminated)]
        if fallen:
            following += feats_for_kills(self, fallen)
            following += fallen_heroes(self, fallen)
        if [event for event in events if type(event) in TOUCHES_HISTORY]:
            following += income_events(self)
        if not following:
            end = decided(self)
            if end is not None:
                return [end]
        return following

    def ordering_seat(self, me: EngineBearer[Any], event: Event) -> Seat:
        """W-TURN-06: in the end phase the active player orders the effects of all."""
        return self.state.active if isinstance(event, TurnEnding) else me.seat

    # Links between chapters.

    def replacement(self, fallen: Fallen) -> Procedure[bool]:
        return replacement(self, fallen)

    def tactics_for(self, kind: type[Event]) -> frozenset[CardId]:
        return self.parts.tactics_for(kind)

    def tactics_for_dice(self) -> frozenset[CardId]:
        return self.parts.dice_tactics

    def may_hold_dice_answer(self, seat: Seat) -> bool:
        return may_hold_dice_tactic(self, seat)

    def dice_answers(self, seat: Seat) -> list[Option]:
        tactics: list[Option] = [PlayTactic(card) for card in dice_tactics(self, seat)]
        return tactics + [UseText(id) for id in self._with_dice_texts(seat)]

    def _with_dice_texts(self, seat: Seat) -> list[ThingId]:
        """The creatures and cards in play of a seat whose texts may change the dice that lie now."""
        state, attack = self.state, self.attack
        things = [(one.id, one.card, one.seat) for one in state.creatures.values()]
        for zone in (state.relics, state.buildings, state.enchantments):
            things += [(one.id, one.card, one.seat) for one in zone.values()]
        return [
            id
            for id, card, owner in things
            if owner == seat and attack is not None and card not in attack.used
            if self._dice_text(id, card, seat) is not None
        ]

    def _dice_text(self, id: ThingId, card: CardId, seat: Seat) -> Any:
        attack = self.attack
        if attack is None:
            return None
        source = Source(seat, card, id, attack.attacker, attack.target)
        for text in self.card(card).texts:
            if answers_dice(self, source, text) and why_not_carry_out(self, source, text) is None:
                return text
        return None

    def answer_dice(self, seat: Seat, option: Option) -> Procedure[None]:
        attack = self.attack
        assert attack is not None
        match option:
            case PlayTactic(card):
                yield from self.happen(DiceEffectUsed(attack.attacker, attack.target, seat, card))
                source = Source(seat, card, 0, attack.attacker, attack.target, because=("W-CARD-13",))
                it = self.card(card)
                texts = [text for text in it.texts if answers_dice(self, source, text)]
                yield from play_tactic(self, seat, it, source, texts)
            case UseText(id):
                creature, thing = self.creature(id), self.state.card_in_play(id)
                name = creature.card if creature is not None else "" if thing is None else thing.card
                text = self._dice_text(id, name, seat)
                source = Source(seat, name, id, attack.attacker, attack.target)
                yield from self.happen(DiceEffectUsed(attack.attacker, attack.target, seat, name))
                yield from do_text(self, source, text)
            case _:
                raise AssertionError(option)
