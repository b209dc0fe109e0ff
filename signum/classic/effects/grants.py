"""Abilities that cards and creatures in play give permanently: `always`, auras (C-ABL-03, A-AURA)."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

from msgspec import Struct

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import SUPPORT, Card
from signum.classic.cards.vocabulary import Effect, Only
from signum.classic.chapters.turn.durations import TOKENS
from signum.classic.core.game import SILENCED, Game, is_silenced
from signum.classic.core.state import CardId, Creature, CreatureId, Held, State
from signum.classic.core.values import touched_by_support
from signum.classic.effects.sources import Source
from signum.classic.effects.targets import matching, meant
from signum.classic.effects.terms import (
    asks_for_abilities,
    asks_for_wounds,
    deeds_asked_by,
    multiplied,
    stands,
)
from signum.engine.abilities import ANYONE, Ability
from signum.engine.questions import Seat
from signum.engine.records import replaced
from signum.engine.units import ThingId
from signum.engine.values import Value

_POINTED: Final = (e.SELF, e.BEARER)

Gifts: TypeAlias = Mapping[CreatureId, tuple[Held, ...]]
Trait: TypeAlias = tuple[frozenset[Value[bool]], tuple[Held, ...]]
Places: TypeAlias = tuple[list[tuple[CreatureId, int, int, Seat, bool, bool]], list[ThingId]]
"""The place, player and condition of each creature, and the terrains."""
Reach: TypeAlias = tuple[list[CreatureId], int]
"""The creatures that a text reaches, and by how much its gifts are multiplied."""

ChangedValues: TypeAlias = Mapping[str, frozenset[Value[Any]]]
"""Abilities by their names, and the values that each changes."""

_BARRING: Final = frozenset([touched_by_support, *TOKENS.values()])
"""The values by which an ability bars its bearer from gifts."""
_BARS_NOTHING: Final[frozenset[Value[bool]]] = frozenset()


class Giving(Struct, frozen=True):
    """A source of a permanent gift."""

    source: Source
    effects: tuple[Effect, ...]
    counted: bool = False
    """C-REL-04: whether it is a relic with a number of uses."""


def sources(game: Game) -> list[Giving]:
    """Every card in play, and every creature with an ability, that gives something permanently."""
    return [*held_sources(game), *printed_sources(game)]


def held_sources(game: Game) -> list[Giving]:
    """Every creature with an ability that gives something permanently."""
    return [giver for one in game.state.creatures.values() for giver in held_by(game, one, one.held)]


def printed_sources(game: Game) -> list[Giving]:
    """Every card in play that gives something permanently."""
    cards = game.cards
    those = texts_in_play(game, texts_of(cards).gifts)
    return [
        Giving(Source(seat, id, holder), cards[id].gifts, cards[id].uses > 0) for id, seat, holder in those
    ]


def texts_in_play(game: Game, among: frozenset[CardId]) -> list[tuple[CardId, Seat, int]]:
    """Every card in play among some whose text acts permanently, with its player and its thing in play."""
    state, out = game.state, game.state.out
    found = [
        (one.card, one.seat, one.id)
        for one in state.creatures.values()
        if one.card in among and not is_silenced(one)
    ]
    found += [
        (one.card, one.seat, one.id)
        for one in state.terrains.values()
        if one.card in among and one.seat not in out
    ]
    for seat, player in enumerate(state.players):
        found += [(one.card, seat, one.id) for one in player.city if one.card in among]
        found += [(one.card, seat, one.id) for one in player.relics if one.card in among]
    return found


class TextsOfCards:
    """The cards of a game by what their texts do, sorted once."""

    __slots__ = ("at_will", "cards", "deeds", "gifts", "rates", "tapped_for")

    def __init__(self, cards: Mapping[CardId, Card]) -> None:
        self.cards = cards
        self.tapped_for: Final = frozenset([id for id, card in cards.items() if card.tapped_for])
        """Those with a sentence to tap for."""
        self.at_will: Final = frozenset([id for id, card in cards.items() if card.at_will])
        """Those with a sentence at will."""
        self.gifts: Final = frozenset([id for id, card in cards.items() if card.effects and card.gifts])
        """Those that give creatures something."""
        self.rates: Final = frozenset([id for id, card in cards.items() if card.effects and card.rates])
        """Those that change the costs of players."""
        self.deeds: Final = frozenset([one for card in cards.values() for one in _deeds_of(card)])
        """What happened in a turn, as far as a text asks for it."""


def _deeds_of(card: Card) -> tuple[str, ...]:
    """The deeds for which the sentences of a card ask; those of the last cards are kept."""
    known = _deeds.get(id(card))
    if known is None:
        if len(_deeds) >= _MOST_CARDS:
            _deeds.clear()
        # The card is kept with its number, which no other can have as long as it exists.
        known = _deeds[id(card)] = card, tuple(deeds_asked_by(card))
    return known[1]


def texts_of(cards: Mapping[CardId, Card]) -> TextsOfCards:
    """The texts of the cards of a game; those of the last games are kept."""
    known = _known.get(id(cards))
    if known is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        # The cards are kept with their number, which no others can have as long as they exist.
        known = _known[id(cards)] = TextsOfCards(cards)
    return known


_known: Final[dict[int, TextsOfCards]] = {}
_barring: Final[dict[int, tuple[Mapping[str, Ability], dict[str, list[Value[bool]]]]]] = {}
_quiet: Final[dict[int, tuple[Mapping[str, Ability], ChangedValues]]] = {}
_deeds: Final[dict[int, tuple[Card, tuple[str, ...]]]] = {}
_MOST_KNOWN: Final = 64
_MOST_CARDS: Final = 1024


class GiftMemory:
    """The gifts of all creatures, and the creatures that each permanent text reaches.

    Most texts reach the same creatures wherever these stand. Their reach is kept until a creature comes, goes
    or changes hands; that of the others is found again when one moves or is wounded or healed. Texts with
    conditions and numbers, which may depend on anything, are asked every time. The gifts are kept while
    nothing changes on which they depend.
    """

    __slots__ = (
        "_anywhere",
        "_asked",
        "_by_abilities",
        "_by_own_wounds",
        "_by_place",
        "_by_standing",
        "_by_wounds",
        "_creatures",
        "_gifts",
        "_giving",
        "_places",
        "_there",
        "_traits",
    )

    def __init__(self) -> None:
        self._creatures: object = None
        self._anywhere: dict[tuple[int, Seat, int], tuple[Source, Effect, list[CreatureId]]] = {}
        self._places: Places | None = None
        self._there: dict[tuple[int, Seat, int], tuple[Source, Effect, list[CreatureId]]] = {}
        self._giving: Sequence[Giving] = ()
        self._traits: Sequence[Trait] = ()
        self._gifts: Gifts | None = None
        self._by_place = False
        """Whether the reach of some text depends on places and wounds."""
        self._asked: list[tuple[Source, Effect, Reach]] = []
        """The texts that are asked every time, and their last answers."""
        self._by_abilities: list[tuple[Source, Effect, Reach]] = []
        """Those of them that ask what creatures hold."""
        self._by_standing = False
        """Whether some text asks for a building."""
        self._by_wounds = False
        """Whether some text may depend on the wounds of any creature."""
        self._by_own_wounds: frozenset[int] = frozenset()
        """The creatures with a text that depends on their own wounds."""

    def lent(self) -> "GiftMemory":
        """A memory for a fork, which compares what it depends on; texts about buildings are asked anew."""
        other = GiftMemory()
        other._creatures, other._places = self._creatures, self._places
        other._anywhere, other._there = self._anywhere.copy(), self._there.copy()
        other._giving, other._traits, other._gifts = self._giving, self._traits, self._gifts
        other._asked, other._by_abilities = self._asked, self._by_abilities
        other._by_place, other._by_standing = self._by_place, self._by_standing
        other._by_wounds, other._by_own_wounds = self._by_wounds, self._by_own_wounds
        other.cards_changed()
        return other

    def cards_changed(self) -> None:
        """Cards came into play or left it: texts that ask for a building may hold or not."""
        if self._by_standing:
            self._gifts = None

    @property
    def ask_for_abilities(self) -> bool:
        """Whether gifts may depend on the abilities and figures of creatures."""
        return self._gifts is None or bool(self._by_abilities)

    @property
    def wounds_asked_for(self) -> frozenset[CreatureId] | None:
        """The creatures on whose wounds or armour gifts may depend; None: on those of any creature."""
        return None if self._gifts is None or self._by_wounds else self._by_own_wounds

    def stay(self, game: Game) -> bool:
        """Whether the gifts are known and stay, if only abilities without traits came and went."""
        return self._gifts is not None and not (
            self._by_abilities and _answer_otherwise(game, self._by_abilities)
        )

    def stay_there(self, game: Game) -> bool:
        """Whether the gifts are known and stay, with the same creatures and abilities."""
        if self._by_place and self._gifts is not None:
            before, places = self._places, conditions(game.state)
            if places != before:
                self._places = places
                if self._reach_changed(game, _changed_between(before, places)):
                    self._there.clear()
                    self._gifts = None
        return self._gifts is not None and not (self._asked and _answer_otherwise(game, self._asked))

    def gifts(self, game: Game, giving: Sequence[Giving], traits: Sequence[Trait]) -> Gifts:
        """The gifts of each creature now."""
        now = [(one.id, one.seat) for one in game.state.creatures.values()]
        if now != self._creatures:
            self._creatures = now
            self._anywhere.clear()
            self._places = self._gifts = None
        if self._by_place or self._gifts is None:
            before, places = self._places, conditions(game.state)
            if places != before:
                self._places = places
                if self._gifts is None or self._reach_changed(game, _changed_between(before, places)):
                    self._there.clear()
                    self._gifts = None
        known = self._gifts
        if (
            known is None
            or giving != self._giving
            or traits != self._traits
            or _answer_otherwise(game, self._asked)
        ):
            self._by_place = self._by_standing = self._by_wounds = False
            self._by_own_wounds = frozenset()
            self._asked, self._by_abilities = [], []
            self._giving, self._traits = giving, traits
            self._gifts = known = gifts(game, giving, self)
        return known

    def by(self, game: Game, source: Source, effect: Effect) -> Reach:
        """The creatures that a text reaches, if it holds, and how often it gives."""
        who = effect.who
        if (effect.terms or who.wounded or who.only) and asks_for_wounds(effect):
            self._by_wounds |= asks_for_wounds(effect, of_others=True)
            self._by_own_wounds |= {source.holder}
        if effect.terms or who.having or (who.only and _may_change(who.only)):
            now = _reach(game, source, effect, game.state.creatures)
            self._asked.append((source, effect, now))
            if asks_for_abilities(effect):
                self._by_abilities.append((source, effect, now))
            return now
        if effect.standing:
            self._by_standing = True
            if not stands(game, source, effect):
                return [], 1
        placed = bool(who.within or who.touching or who.seen or who.wounded)
        self._by_place |= placed
        reached = self._there if placed else self._anywhere
        key = source.holder, source.seat, id(effect)
        known = reached.get(key)
        if known is None:
            # The effect is kept with its number, which no other can have as long as it exists.
            known = reached[key] = source, effect, _reached(game, source, effect, game.state.creatures)
        return known[2], 1

    def _reach_changed(self, game: Game, changed: frozenset[CreatureId] | None) -> bool:
        """Whether a text that depends on places reaches other creatures than before."""
        field = game.state.creatures
        for source, effect, ids in self._there.values():
            if changed is None or not _stays_for_others(game, source, effect, changed):
                if _reached(game, source, effect, field) != ids:
                    return True
            elif _reached(game, source, effect, changed) != [id for id in ids if id in changed]:
                return True
        return False


def _may_change(only: Only) -> bool:
    """Whether words ask for something that changes without a move or a wound."""
    return bool(only.conditions or only.not_conditions or only.countered)


def _changed_between(before: Places | None, now: Places) -> frozenset[CreatureId] | None:
    """The creatures that moved, were wounded or hid; None if other creatures or terrains are there."""
    if before is None or before[1] != now[1]:
        return None
    if [one[0] for one in before[0]] != [one[0] for one in now[0]]:
        return None
    return frozenset([one[0] for one, last in zip(now[0], before[0], strict=True) if one != last])


def _stays_for_others(game: Game, source: Source, effect: Effect, changed: frozenset[CreatureId]) -> bool:
    """Whether a text reaches all but these creatures as before.

    It is measured from a creature that stays or from a terrain, and no line of sight is asked for.
    """
    who, state = effect.who, game.state
    if who.seen or who.only or who.kind in _POINTED or source.holder in changed:
        return False
    return source.holder in state.creatures or source.holder in state.terrains


def _answer_otherwise(game: Game, asked: Sequence[tuple[Source, Effect, Reach]]) -> bool:
    """Whether a text reaches others than by its last answer, or by another number."""
    field = game.state.creatures
    return bool([1 for source, effect, last in asked if _reach(game, source, effect, field) != last])


def gifts(game: Game, giving: Iterable[Giving], memory: GiftMemory | None = None) -> Gifts:
    """The gifts of each creature now; a creature that is given an aura gives in turn."""
    creatures = game.state.creatures
    given: dict[CreatureId, list[Held]] = {id: [] for id in creatures}
    for giver in giving:
        _give(game, giver, given, memory)
    further = [
        giver
        for id, held in given.items()
        if held
        for giver in held_by(game, creatures[id], (*held, *_taken(creatures[id])))
    ]
    for giver in further:
        _give(game, giver, given, memory)
    return {id: tuple(held) for id, held in given.items()}


def conditions(state: State) -> Places:
    """The facts on which the reach of texts depends: positions and conditions of creatures, terrains."""
    return (
        [(one.id, one.x, one.y, one.seat, one.wounds > 0, one.hidden) for one in state.creatures.values()],
        list(state.terrains),
    )


def trait_of(game: Game, creature: Creature) -> Trait:
    """The limits of gifts to a creature by its own abilities: changed values, and abilities taken away."""
    barred_by = _barred_by(game.abilities)
    if not [one for one in creature.held if one.ability in barred_by and not one.away]:
        return _BARS_NOTHING, _taken(creature)
    names = [one.ability for one in game.combined(creature.held) if one.ability in barred_by]
    return frozenset([value for name in names for value in barred_by[name]]), _taken(creature)


def _barred_by(abilities: Mapping[str, Ability]) -> dict[str, list[Value[bool]]]:
    """The abilities that bar their bearer from gifts, with the values by which they do."""
    known = _barring.get(id(abilities))
    if known is None or known[0] is not abilities:
        if len(_barring) >= _MOST_KNOWN:
            _barring.clear()
        found = {
            name: values
            for name, ability in abilities.items()
            if (values := [one.value for one in ability.all_changes if one.value in _BARRING])
        }
        # The abilities are kept with their number, which no others can have as long as they exist.
        known = _barring[id(abilities)] = abilities, found
    return known[1]


def quiet_abilities(abilities: Mapping[str, Ability]) -> ChangedValues:
    """Those that only change values in what their bearer does: no gifts, no answers to events."""
    known = _quiet.get(id(abilities))
    if known is None or known[0] is not abilities:
        if len(_quiet) >= _MOST_KNOWN:
            _quiet.clear()
        # Who is silenced loses texts that may give something.
        found = {
            name: frozenset([change.value for change in one.all_changes])
            for name, one in abilities.items()
            if name != SILENCED and _is_quiet(one)
        }
        # The abilities are kept with their number, which no others can have as long as they exist.
        known = _quiet[id(abilities)] = abilities, found
    return known[1]


def _is_quiet(ability: Ability) -> bool:
    if ability.befores or ability.afters or ability.activations or ability.aims:
        return False
    return not [one for one in ability.all_changes if one.whose == ANYONE or one.value in _BARRING]


def _taken(creature: Creature) -> tuple[Held, ...]:
    """Abilities that were taken away from a creature, or all of them; others cannot give it these either."""
    return tuple([one for one in creature.held if one.away or one.ability == SILENCED])


def granted(game: Game, giving: Iterable[Giving], creature: Creature) -> tuple[Held, ...]:
    """The gifts of one creature from these sources."""
    given: dict[CreatureId, list[Held]] = {creature.id: []}
    for giver in giving:
        _give(game, giver, given)
    return tuple(given[creature.id])


def _give(
    game: Game, giver: Giving, given: dict[CreatureId, list[Held]], memory: GiftMemory | None = None
) -> None:
    """Add the gifts of one source to those of each of these creatures that it reaches."""
    source, creatures = giver.source, game.state.creatures
    for effect in giver.effects:
        ids, times = (
            _reach(game, source, effect, given) if memory is None else memory.by(game, source, effect)
        )
        support = bool(ids) and game.type_of(source.card) in SUPPORT
        for id in ids:
            creature = creatures[id]
            if support and _forbidden(game, touched_by_support, creature):
                continue  # C-CARD-01: some creatures are immune to support cards.
            given[id] += [
                held
                for one in effect.what
                if times
                and (held := one.gift(times)) is not None
                and not _barred(game, held.ability, creature)
            ]


def _reach(game: Game, source: Source, effect: Effect, among: Collection[CreatureId]) -> Reach:
    """The creatures among some that a sentence reaches, if it holds, and how often it gives."""
    if not stands(game, source, effect):
        return [], 1
    times = multiplied(game, source, effect).times if effect.terms else 1
    return _reached(game, source, effect, among), times


def _reached(game: Game, source: Source, effect: Effect, among: Collection[CreatureId]) -> list[CreatureId]:
    """The creatures among some that the words of a sentence mean."""
    creatures, who = game.state.creatures, effect.who
    if who.kind in _POINTED:
        return [id for id in meant(game, source, who) if id in among]
    return [one.id for one in matching(game, source, who, [creatures[id] for id in among])]


def _barred(game: Game, ability: str, creature: Creature) -> bool:
    """Whether the ability is a token that a creature cannot have."""
    return ability in TOKENS and _forbidden(game, TOKENS[ability], creature)


def _forbidden(game: Game, value: Value[bool], creature: Creature) -> bool:
    """Whether an ability of the creature itself forbids it.

    Gifts are not considered: they would depend on themselves.
    """
    abilities = [game.abilities[one.ability] for one in game.combined(creature.held)]
    return any(change.value is value for one in abilities for change in one.all_changes)


def held_by(game: Game, creature: Creature, held: tuple[Held, ...]) -> Iterator[Giving]:
    """Gifts by the texts of abilities, mostly auras."""
    if not [one for one in held if one.text is not None]:
        return
    for one in game.combined(held):
        effects = () if one.text is None else _always(one.text.effects)
        if effects:
            whose = game.edition.aura_reaches
            yield Giving(
                Source(creature.seat, creature.card, creature.id, cites=(one.ability,)),
                tuple([_reaching(effect, whose) for effect in effects]),
            )


@lru_cache(maxsize=2048)
def _always(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return tuple([effect for effect in effects if effect.when == e.ALWAYS])


@lru_cache(maxsize=512)
def _reaching(effect: Effect, whose: str) -> Effect:
    """A-AURA: the owners of the creatures it reaches, if the text does not say."""
    return replaced(effect, who=replaced(effect.who, whose=whose)) if effect.who.whose == e.USUAL else effect
