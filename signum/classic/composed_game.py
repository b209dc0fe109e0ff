"""A classic game with all its chapters: abilities, eliminations, victory."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self

from signum.classic.cards.card import Card
from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.cards.tactics import window_of
from signum.classic.chapters.combat import damage
from signum.classic.chapters.combat.attack_durations import attack_ends
from signum.classic.chapters.combat.damage import Eliminated, Hurt
from signum.classic.chapters.field.terrain import TerrainLaid
from signum.classic.chapters.quest.grants import granted_by_quests
from signum.classic.chapters.turn import victory
from signum.classic.chapters.turn.durations import (
    END_OF_ATTACK,
    Disturbed,
    Expired,
    Gained,
    Lost,
    TakenAway,
    disturbed,
)
from signum.classic.chapters.turn.this_turn import deeds_noted
from signum.classic.core.game import SILENCED, Bearer, Counted, Game, is_silenced
from signum.classic.core.state import HERO, CardId, Creature, CreatureId, Held, State
from signum.classic.effects.grants import (
    GiftMemory,
    Giving,
    Trait,
    held_by,
    printed_sources,
    quiet_abilities,
    texts_of,
    trait_of,
)
from signum.classic.effects.terms import counts_possessions
from signum.classic.effects.texts import text_of
from signum.engine.abilities import Ability, EngineBearer
from signum.engine.ability_index import HolderAbilities, Index
from signum.engine.events import Event
from signum.engine.game import EngineGame
from signum.engine.questions import Seat

HEALTH: Final = "health"


class CreatureAbilities(HolderAbilities):
    """The abilities of a creature, and what they were made from.

    Abilities that count as in an earlier part of the creature keep their bearers.
    """

    __slots__ = (
        "attacking",
        "bearers",
        "card",
        "counted",
        "earlier",
        "given",
        "held",
        "seat",
        "silenced",
        "text",
    )

    def __init__(
        self,
        game: "ClassicGame",
        creature: Creature,
        given: tuple[Held, ...],
        earlier: "CreatureAbilities | None" = None,
    ) -> None:
        self.earlier = earlier
        """The abilities before these: what was gained for a time is often lost next."""
        if earlier is not None:
            earlier.earlier = None
        self.card = creature.card
        self.held = creature.held
        self.given = given
        self.seat = creature.seat
        self.silenced = is_silenced(creature)
        held = creature.held + given
        self.attacking = bool([one for one in held if one.until == END_OF_ATTACK])
        """Whether something of it lasts until the end of an attack."""
        self.counted: tuple[Counted, ...] = game.combined(held)
        kept: Sequence[Bearer] = ()
        known: tuple[Counted, ...] = ()
        if earlier is None or earlier.card != self.card or earlier.seat != self.seat:
            self.text: Sequence[Bearer] = game.text(creature.card, creature.id, creature.seat)
        else:
            kept, known, self.text = earlier.bearers, earlier.counted, earlier.text
            if self.silenced != earlier.silenced:
                self.text = game.text(creature.card, creature.id, creature.seat)
        if self.silenced:
            self.text = ()
        self.bearers: list[Bearer] = [
            kept[at]
            if at < len(known) and known[at] == one
            else Bearer(
                game, game.abilities[one.ability], creature.id, creature.seat, one.x, one.since, one.text
            )
            for at, one in enumerate(self.counted)
        ]
        super().__init__(creature.id, [*self.bearers, *self.text])

    def is_of(self, creature: Creature, given: tuple[Held, ...]) -> bool:
        """Whether it was made from these abilities of this creature."""
        return (
            self.held == creature.held
            and self.card == creature.card
            and self.seat == creature.seat
            and self.given == given
        )


class OwnGifts:
    """The gifts of a creature to others, and the limits of gifts to it, by its own abilities."""

    __slots__ = ("card", "giving", "held", "seat", "trait")

    def __init__(self, creature: Creature, giving: Sequence[Giving], trait: Trait) -> None:
        self.held = creature.held
        self.card = creature.card
        self.seat = creature.seat
        self.giving = giving
        self.trait = trait

    def is_of(self, creature: Creature) -> bool:
        """Whether it was made from the abilities that the creature holds now."""
        return self.held == creature.held and self.card == creature.card and self.seat == creature.seat


class AbilityMemory:
    """The parts of a game's index, kept until their holder has other abilities."""

    __slots__ = (
        "attacking",
        "borrowed",
        "cards",
        "creatures",
        "gifts",
        "held",
        "index",
        "looked",
        "of_cards",
        "of_creatures",
        "of_seats",
        "of_tactics",
        "others",
        "printed",
    )

    def __init__(self) -> None:
        self.of_creatures: dict[CreatureId, CreatureAbilities] = {}
        self.of_cards: dict[tuple[int, Seat, CardId], Sequence[HolderAbilities]] = {}
        self.of_seats: dict[tuple[Seat, str], HolderAbilities] = {}
        self.of_tactics: dict[tuple[Seat, Ability], HolderAbilities] = {}
        self.gifts = GiftMemory()
        self.held: dict[CreatureId, OwnGifts] = {}
        self.looked = False
        """Whether the next two are those of the state: no card came, went or changed hands since a look."""
        self.cards: object = None
        self.creatures: object = None
        self.printed: list[Giving] | None = None
        """The sources of gifts by printed texts, of these cards and creatures."""
        self.others: Index | None = None
        """The abilities of these cards and of the seats together."""
        self.index: Index | None = None
        """The last index of all; most cards that come into play have no abilities and leave it as it is."""
        self.attacking = False
        """Whether that index has the rule that ends what lasts for an attack."""
        self.borrowed = False
        """Whether some parts were made for another game."""

    def cards_changed(self) -> None:
        """A card came into play, left it or changed hands."""
        self.looked = False
        self.gifts.cards_changed()

    def look(self, state: State, givers: frozenset[CardId]) -> None:
        """Drop what was made from other cards than those in play now, or other creatures whose texts give."""
        if self.looked:
            return
        cards = cards_in_play(state)
        creatures = [
            (one.id, one.card, one.seat, is_silenced(one))
            for one in state.creatures.values()
            if one.card in givers
        ]
        if cards != self.cards:
            self.others = self.printed = None
        elif creatures != self.creatures:
            self.printed = None
        self.cards, self.creatures, self.looked = cards, creatures, True

    def lent(self) -> "AbilityMemory":
        """A memory for a fork, with the parts of this one."""
        other = AbilityMemory()
        other.of_creatures = self.of_creatures.copy()
        other.of_cards = self.of_cards.copy()
        other.of_seats = self.of_seats.copy()
        other.of_tactics = self.of_tactics.copy()
        other.held = self.held.copy()
        other.gifts = self.gifts.lent()
        other.cards, other.creatures = self.cards, self.creatures
        other.printed, other.others, other.attacking = self.printed, self.others, self.attacking
        other.index = self.index
        other.borrowed = True
        return other


class CardMemory(NamedTuple):
    """The remembered abilities of cards in play besides creatures."""

    printed: list[Giving] | None
    others: Index | None
    attacking: bool


class ClassicGame(Game):
    """A game in which all chapters take part in every event."""

    texts: dict[CardId, Ability]
    given: Mapping[CreatureId, tuple[Held, ...]] = MappingProxyType({})
    """The gifts of each creature when the index was built."""
    giving: Sequence[Giving] = ()
    """The sources of the gifts."""
    granted: Mapping[CardId, tuple[Held, ...]] = MappingProxyType({})
    """Q-QST-02: the abilities that active quests give to the Overlord's creatures of a kind."""
    _memory: AbilityMemory | None = None
    _lender: AbilityMemory | None = None
    """The memory of the game that it comes from."""
    _outdated: Index | None = None
    """The index before the last events, if only abilities that creatures hold themselves changed since."""
    _equal: CardMemory | None = None
    """The memory of a game with an equal state, until a card comes, goes or changes hands."""
    _there: frozenset[int] | None = None
    """The buildings, relics and tactics in play, until a card comes, goes or changes hands."""
    _lent_gifts_ask = True
    """Whether gifts may depend on abilities, as far as the game knows whose index this one took over."""
    _lent_wounds_asked_for: frozenset[CreatureId] | None = None
    """The same for wounds: the creatures on whose wounds they may depend; None: on those of any."""
    copies: dict[int, "ClassicGame"] | None = None
    """The copies of this game, and their copies, that are not released yet; None if they are not kept."""

    def new_index(self) -> Index:
        """Abilities that creatures hold or are given, texts of cards in play, and the rules of each seat."""
        memory = self._remembered()
        self._borrowed = memory.borrowed
        if self._outdated is not None:
            renewed = self._renewed(memory, self._outdated)
            self._outdated = None
            if renewed is not None:
                memory.index = renewed
                return renewed
        own = self._own_gifts(memory)
        memory.look(self.state, texts_of(self.cards).gifts)
        if memory.printed is None:
            memory.printed = printed_sources(self)
        self.giving = giving = [giver for one in own for giver in one.giving] + memory.printed
        self.volatile = bool(giving)
        self.counting = any(counts_possessions(effect) for giver in giving for effect in giver.effects)
        self.given = given = memory.gifts.gifts(self, giving, [one.trait for one in own]) if giving else {}
        self.granted = granted_by_quests(self)
        attacking = False
        parts: list[HolderAbilities] = []
        for creature in self.state.creatures.values():
            gift = (given[creature.id] if giving else ()) + self.granted.get(creature.card, ())
            part = memory.of_creatures.get(creature.id)
            if part is None or not part.is_of(creature, gift):
                part = self._of_creature(memory, creature, gift, part)
            attacking |= part.attacking
            parts.append(part)
        others, last = self._others(memory, attacking), memory.index
        if last is None or last.others is not others or last.first != parts:
            memory.index = last = Index(parts, others)
        return last

    def _renewed(self, memory: AbilityMemory, before: Index) -> Index | None:
        """The index after changes of what creatures hold; None if those change gifts or rules of a seat."""
        if self.giving and not memory.gifts.stay(self):
            return None
        changes: dict[CreatureId, HolderAbilities] = {}
        for creature in self.state.creatures.values():
            part = memory.of_creatures.get(creature.id)
            if part is None or part is not before.parts.get(creature.id):
                return None
            if part.held is creature.held or part.held == creature.held:
                continue
            known, own = memory.held.get(creature.id), self._own_gift(memory, creature)
            if known is None or known.giving or own.giving or (self.giving and own.trait != known.trait):
                return None
            changed = self._of_creature(memory, creature, part.given, part)
            if changed.attacking != part.attacking:
                return None
            changes[creature.id] = changed
        return before.exchanged(changes)

    def _of_creature(
        self,
        memory: AbilityMemory,
        creature: Creature,
        given: tuple[Held, ...],
        last: CreatureAbilities | None,
    ) -> CreatureAbilities:
        """The part of a creature whose abilities are not those of its last part."""
        part = None if last is None else last.earlier
        if part is None or not part.is_of(creature, given):
            part = CreatureAbilities(self, creature, given, last)
        memory.of_creatures[creature.id] = part
        return part

    def _remembered(self) -> AbilityMemory:
        if self._memory is None:
            memory = self._memory = AbilityMemory() if self._lender is None else self._lender.lent()
            if self._equal is not None:
                memory.printed, memory.others, memory.attacking = self._equal
        return self._memory

    def _own_gifts(self, memory: AbilityMemory) -> list[OwnGifts]:
        """For each creature, what its own abilities give to others and let it be given."""
        return [self._own_gift(memory, creature) for creature in self.state.creatures.values()]

    def _own_gift(self, memory: AbilityMemory, creature: Creature) -> OwnGifts:
        kept = memory.held.get(creature.id)
        if kept is None or not kept.is_of(creature):
            speaks = [one for one in creature.held if one.text is not None]
            giving = list(held_by(self, creature, creature.held)) if speaks else []
            kept = memory.held[creature.id] = OwnGifts(creature, giving, trait_of(self, creature))
        return kept

    def _others(self, memory: AbilityMemory, attacking: bool) -> Index:
        """The texts of terrains, buildings and relics, the rules of each seat, and its tactics."""
        if memory.others is not None and memory.attacking == attacking:
            return memory.others
        found: list[HolderAbilities] = []
        living = self.state.seating.living
        flipped = () if self.state.quest is None else self.state.quest.flipped
        for terrain in self.state.terrains.values():
            if terrain.seat in living and terrain.id not in flipped:
                found += self._of_card(memory, terrain.card, terrain.id, terrain.seat)
        for seat, player in enumerate(self.state.players):
            if seat not in living:
                continue
            found.append(self._of_seat(memory, seat, attacking))
            for building in player.city:
                found += self._of_card(memory, building.card, building.id, seat)
            for relic in player.relics:
                found += self._of_card(memory, relic.card, relic.id, seat)
            if player.tactics:
                found.append(self._of_tactics(memory, seat))
        memory.attacking = attacking
        last = None if memory.index is None else memory.index.others
        memory.others = last if last is not None and last.first == found else Index(found)
        return memory.others

    def _of_card(
        self, memory: AbilityMemory, id: CardId, holder: int, seat: Seat
    ) -> Sequence[HolderAbilities]:
        """The automatic sentences of a card in play, if any."""
        kept = memory.of_cards.get((holder, seat, id))
        if kept is None:
            acting = [one for one in self.text(id, holder, seat) if one.ability.acts]
            kept = memory.of_cards[holder, seat, id] = [HolderAbilities(holder, acting)] if acting else []
        return kept

    def _of_seat(self, memory: AbilityMemory, seat: Seat, attacking: bool) -> HolderAbilities:
        """The rules that act for a seat, with the one that ends what lasts for an attack."""
        key = seat, "attacking" if attacking else "rules"
        kept = memory.of_seats.get(key)
        if kept is None:
            rules = [*self.standing, attack_ends] if attacking else self.standing
            kept = HolderAbilities(-1 - seat, [Bearer(self, rule, -1 - seat, seat) for rule in rules])
            memory.of_seats[key] = kept
        return kept

    def _of_tactics(self, memory: AbilityMemory, seat: Seat) -> HolderAbilities:
        window = window_of(self, seat)
        kept = memory.of_tactics.get((seat, window))
        if kept is None:
            kept = HolderAbilities(-1 - seat, [Bearer(self, window, -1 - seat, seat)])
            memory.of_tactics[seat, window] = kept
        return kept

    def text(self, id: CardId, holder: int, seat: Seat) -> Sequence[Bearer]:
        """The automatic sentences of a card."""
        card = self.cards.get(id)
        if card is None or not card.effects:
            return ()
        return (Bearer(self, self._text(card), holder, seat),)

    def _text(self, card: Card) -> Ability:
        """The automatic sentences of a card, in the way of an ability."""
        text = self.texts.get(card.id)
        if text is None:
            text = self.texts[card.id] = text_of(card)
        return text

    def given_anew(self) -> bool:
        """C-ABL-03: whether a move, a wound or a turn has changed a creature's gifts."""
        memory = self._remembered()
        if memory.gifts.stay_there(self):
            return False
        traits = [one.trait for one in self._own_gifts(memory)]
        given = memory.gifts.gifts(self, self.giving, traits)
        return given is not self.given and given != self.given

    def wounds_change_gifts(self, *creatures: CreatureId) -> bool:
        self._heard()
        if not self.volatile:
            return False
        asked = self._wounds_asked_for()
        return asked is None or not asked.isdisjoint(creatures)

    def _wounds_asked_for(self) -> frozenset[CreatureId] | None:
        # Without a memory the index is still the one that was taken over.
        return self._lent_wounds_asked_for if self._memory is None else self._memory.gifts.wounds_asked_for

    def _is_given_anew(self) -> bool:
        """Whether the last events have changed a creature's gifts."""
        index = self._index if self._index is not None else self._indexed()
        return index is not self._last_index

    def activated_abilities(self, holder: int) -> list[EngineBearer[Any]]:
        """C-REL-06: a hero may also spend its activation on its relics."""
        found = super().activated_abilities(holder)
        hero = self.creature(holder)
        if hero is None or hero.type != HERO or not self.edition.relics_are_activated:
            return found
        worn = self.player(hero.owner).relics
        of = super().activated_abilities
        return found + [one for relic in worn for one in of(relic.id)]

    def copy(self) -> Self:
        """An independent game that continues from the same state, with an empty log."""
        game = super().copy()
        game.texts = self.texts
        game.noted_kinds = self.noted_kinds
        game.quest_book = self.quest_book
        if self.copies is not None:
            game.copies = self.copies
            self.copies[id(game)] = game
        return game

    def borrow(self, other: EngineGame[State]) -> None:
        """Use the parts of the other's index for holders that have the same abilities here."""
        assert isinstance(other, ClassicGame)
        self._lender = other._memory or other._lender
        self.tactics_by_event, self.windows = other.tactics_by_event, other.windows

    def take_over(self, other: EngineGame[State]) -> None:
        """Take the index, and what it was built from."""
        assert isinstance(other, ClassicGame)
        super().take_over(other)
        self.giving, self.given, self.granted = other.giving, other.given, other.granted
        self.counting = other.counting
        self.cost_texts = other.cost_texts
        self.borrow(other)
        self._lent_gifts_ask = other._gifts_ask()
        self._lent_wounds_asked_for = other._wounds_asked_for()
        known = other._memory
        self._equal = other._equal
        if known is not None:
            self._equal = CardMemory(known.printed, known.others, known.attacking)

    def release(self) -> None:
        """Drop the parts of the index too."""
        super().release()
        self._memory = self._lender = self._equal = self._outdated = None
        self.giving = ()
        if self.copies is not None:
            self.copies.pop(id(self), None)

    def held(self, creature: Creature) -> tuple[Held, ...]:
        """Its own abilities, and those that cards in play give it."""
        if self._index is None and self._hearing is None:
            self._indexed()
        held = creature.held + self.granted.get(creature.card, ())
        return held + self.given[creature.id] if self.given else held

    def write_to_index(self, event: Event) -> None:
        """Remember a fallen creature as it stood, and how much of the index stays."""
        index = self._index
        if event.cards_stay:
            hearing = index or self._hearing
            if hearing is not None and self._changes_only_values(event):
                if index is not None:
                    self._outdated = index
                super().write_to_index(event)
                self._hearing = hearing
                quiet = quiet_abilities(self.abilities)
                if isinstance(event, Gained):
                    self._in_motion |= quiet[event.ability]
                elif isinstance(event, Expired):
                    self._in_motion.update(*[quiet[one.ability] for one in event.lost])
                return
        if not event.reindexes:
            hearing, memory = self._hearing, self._memory
            super().write_to_index(event)
            if hearing is None or memory is None or not memory.gifts.stay_there(self):
                self._outdated = None
            else:
                self._hearing = hearing
            return
        silent, hearing = isinstance(event, (Built, TerrainLaid)) and self._says_nothing(event), self._hearing
        if hearing is not None and silent and not self.volatile:
            # All abilities stay, with what is known of them.
            outdated = self._outdated
            self._card_came()
            super().write_to_index(event)
            self._hearing, self._outdated = hearing, outdated
            return
        if hearing is not None and (silent or isinstance(event, Eliminated)):
            # What stays of the index is an index of all events before.
            index = self._indexed()
        if event.cards_stay and not _changes_silence(event):
            if index is not None:
                self._outdated = index
        else:
            self._card_came()
        if not isinstance(event, Eliminated):
            last = self._last_index
            super().write_to_index(event)
            if silent:
                self._last_index, self._index = index or last, None if self.volatile else index
            return
        one = self.state.creatures[event.creature]
        self.fallen[event.creature] = one
        self.dying.discard(event.creature)
        super().write_to_index(event)
        if index is not None and not self.volatile and all(had.until != END_OF_ATTACK for had in one.held):
            # No creature has gifts: only its own abilities are gone.
            self._index = index.without(event.creature)

    def _card_came(self) -> None:
        """A card came into play, left it or changed hands."""
        self._equal = self._outdated = self.cost_texts = self._there = None
        self.usable.clear()
        if self._memory is not None:
            self._memory.cards_changed()

    def _changes_only_values(self, event: Event) -> bool:
        """Whether the event changes values of creatures at most, so that all answer events as before."""
        memory = self._memory
        if self.counting:
            return False
        if isinstance(event, Gained):
            if event.until == END_OF_ATTACK or event.text is not None:
                return False
            if event.ability not in quiet_abilities(self.abilities):
                return False
        elif memory is None or not isinstance(event, Expired) or event.back or memory.attacking:
            return False
        else:
            quiet = quiet_abilities(self.abilities)
            if [one for one in event.lost if one.ability not in quiet]:
                return False
        return not (self.volatile and self._gifts_ask())

    def _gifts_ask(self) -> bool:
        """Whether gifts may depend on the abilities and figures of creatures."""
        # Without a memory the index is still the one that was taken over.
        return self._lent_gifts_ask if self._memory is None else self._memory.gifts.ask_for_abilities

    def _says_nothing(self, event: Built | TerrainLaid) -> bool:
        """Whether the card that comes into play has no automatic sentences: the index stays as it is."""
        card = self.cards.get(event.card if isinstance(event, Built) else event.terrain.card)
        if card is None or not card.effects:
            return True
        return not (card.gifts or self._text(card).acts)

    def in_play(self, holder: int) -> bool:
        """Creatures and templates on the field, cards in play; the rules of a seat are always in play."""
        state = self.state
        if holder < 0 or holder in state.creatures or holder in state.terrains:
            return True
        if self._there is None:
            self._there = frozenset(
                [
                    one.id
                    for player in state.players
                    for zone in (player.city, player.relics, player.tactics)
                    for one in zone
                ]
            )
        return holder in self._there

    def answers(self, holder: int) -> bool:
        """C-MEL-07 ruling: a dying creature answers only events about itself."""
        return holder < 0 or (holder not in self.dying and self.in_play(holder))

    def at_once(self, events: list[Event]) -> list[Event]:
        """C-DMG-02: creatures with as many wounds as health leave the field, all of them together.

        C-REL-05: relics without a token leave with them.
        """
        kills, changes = False, self.counting
        for event in events:
            if event.reindexes or isinstance(event, Hurt):
                kills = True  # Wounds, and the loss of a health bonus.
            elif event.changes_conditions:
                changes = True
        if not (kills or changes):
            return []
        if self._hearing is not None and not [one for one in events if _takes_health(one)]:
            return []
        if not kills and not (self.volatile and self._is_given_anew()):
            return []
        falling = [one for one in damage.eliminations(self, events) if one.creature not in self.dying]
        self.dying.update([one.creature for one in falling])
        hurt = [one.creature for one in events if isinstance(one, Hurt)]
        woken = disturbed(self, [one for one in hurt if one not in self.dying])
        return [*falling, *damage.breakages(self, events), *woken]

    def notes(self, events: Sequence[Event]) -> Sequence[Event]:
        """C-CARD-06: what texts ask for later in the turn; an answer to an event counts that event too."""
        return deeds_noted(self, events, texts_of(self.cards).deeds)

    def settled(self) -> None:
        """C-WIN-01: all effects of an event are resolved before the game is decided."""
        if self.dying:
            self.dying.clear()
        enough = self.enough
        for player in self.state.players:
            if player.hero_fell or player.prosperity >= enough:
                victory.decide(self)
                return


def cards_in_play(state: State) -> object:
    """The facts that the abilities of cards and seats depend on."""
    return (
        [(one.id, one.card, one.seat) for one in state.terrains.values()],
        () if state.quest is None else state.quest.flipped,
        [[(one.id, one.card) for one in player.city] for player in state.players],
        [[(one.id, one.card) for one in player.relics] for player in state.players],
        [[one.card for one in player.tactics] for player in state.players],
        state.out,
    )


def _changes_silence(event: Event) -> bool:
    """Whether the texts of creatures come back or go."""
    if isinstance(event, Expired):
        return any(one.ability == SILENCED for one in event.lost)
    if isinstance(event, Disturbed):
        return SILENCED in event.ended
    return isinstance(event, (Gained, Lost, TakenAway)) and event.ability == SILENCED


def _takes_health(event: Event) -> bool:
    """Whether an event wounds, or changes the figure for health; for events that leave other abilities."""
    if isinstance(event, Gained):
        return event.ability == HEALTH and event.x < 0
    if isinstance(event, Expired):
        return bool([one for one in event.lost if one.ability == HEALTH])
    return event.reindexes or isinstance(event, Hurt)
