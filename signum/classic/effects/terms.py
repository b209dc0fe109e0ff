"""The terms of a sentence: conditions, numbers that change in a game, once a turn (C-CARD-06, C-PLAY-06)."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import Card
from signum.classic.cards.vocabulary import Condition, Count, Effect, Occasion, Terms, Who
from signum.classic.core.counters import counters_on
from signum.classic.core.deeds import done
from signum.classic.core.game import Game
from signum.classic.core.state import CardId, Creature, State
from signum.classic.effects.sources import Source
from signum.classic.effects.targets import fits, meant, measure, player_of
from signum.engine.events import Event
from signum.engine.questions import Procedure, Seat
from signum.engine.records import replaced
from signum.engine.units import Count as Number
from signum.engine.units import ThingId

_POSSESSIONS: Final = frozenset([*e.OF_PLAYERS, *e.DEEDS, e.ARMOUR, e.CONCENTRATION, e.COUNTERS, e.PHASE])
_OF_ABILITIES: Final = frozenset([e.STRENGTH, e.HEALTH_LEFT])
_WHILE_HURT: Final = frozenset(["", e.MOVED, *e.OF_PLAYERS])
"""What hits do not change: the number of things, the possessions of players, whether a creature moved."""


_NOTED: Final = frozenset({e.ENTERED, e.HAS_ATTACKED})
"""The conditions that are noted only in games with a text that asks for them."""


class TextSpent(Event, frozen=True):
    """A sentence that is carried out once a game was carried out."""

    seat: Seat
    card: CardId
    holder: ThingId
    sentence: Number

    follows: ClassVar[tuple[str, ...]] = ("C-ABL-03",)

    def apply(self, state: State) -> None:
        """Kept under a negative number, which no turn clears."""
        player = state.players[self.seat]
        player.used_texts = (*player.used_texts, (self.holder, self.card, -self.sentence))


class TextUsed(Event, frozen=True):
    """A sentence that is carried out once a turn was carried out."""

    seat: Seat
    card: CardId
    holder: ThingId
    sentence: Number

    follows: ClassVar[tuple[str, ...]] = ("C-ABL-03",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.used_texts = (*player.used_texts, (self.holder, self.card, self.sentence))


def stands(game: Game, source: Source, effect: Effect) -> bool:
    """Whether a sentence can be carried out now, as far as its own words say.

    C-CARD-06: a sentence after a building's name holds only while that building stands in the City.
    """
    if effect.standing and effect.standing not in [one.card for one in game.player(source.seat).city]:
        return False
    terms = effect.terms
    if not terms:
        return True
    if terms.once and _mark(game, source, effect) in game.player(source.seat).used_texts:
        return False
    if terms.times_a_turn and _times_used(game, source, effect) >= terms.times_a_turn:
        return False
    if terms.once_a_game and _spent(game, source, effect) in game.player(source.seat).used_texts:
        return False
    return not [one for one in terms.conditions if not holds(game, source, one)]


def may_act(game: Game, source: Source, effect: Effect) -> bool:
    """Whether a sentence can be carried out, or another one in its place: `otherwise`."""
    if stands(game, source, effect):
        return True
    card = game.cards.get(source.card)
    return card is not None and bool(otherwise(card, effect))


def otherwise(card: Card, effect: Effect) -> list[Effect]:
    """The sentences that are carried out if a sentence, or one that follows it, was not."""
    followers = card.followers(effect) if card.is_chained else ()
    return [one for one in followers if one.terms and one.terms.otherwise]


def holds(game: Game, source: Source, condition: Condition) -> bool:
    """Whether a condition of a sentence is met."""
    if condition.than is None:
        numbers = _numbers(game, source, condition.count)
    else:
        ours = _compared(game, source, condition.count)
        others = _compared(game, source, condition.than)
        numbers = [one - other for one in ours for other in others]
    met = [one for one in numbers if condition.bounds.hold(one)]
    return bool(met) != condition.unless


def _numbers(game: Game, source: Source, count: Count) -> list[int]:
    """The number for each player that is meant: of several opponents one is enough."""
    if count.what in e.OF_PLAYERS:
        return [_of_player(game, seat, count) for seat in meant(game, source, count.of)]
    return [counted(game, source, count)]


def _compared(game: Game, source: Source, count: Count) -> list[int]:
    """The numbers of a comparison: the things of several opponents are not added up either."""
    opponents = game.opponents(source.seat)
    if count.what or count.of.whose != e.OPPONENTS or len(opponents) < 2:
        return _numbers(game, source, count)
    owners = [player_of(game, source, count.of, one) for one in meant(game, source, count.of)]
    return [owners.count(seat) for seat in opponents]


def counted(game: Game, source: Source, count: Count) -> int:
    """The number of things that words mean, or of something that a player or a creature has."""
    if count.what == e.FALLEN and count.pointed:
        return len([one for one in _fallen_of(game, source) if fits(game, source, count.of, one)])
    if count.pointed:
        return len(
            [one for one in _pointed_creatures(game, source, count) if fits(game, source, count.of, one)]
        )
    if count.what == e.FALLEN and count.of.kind == e.SAME:
        return len([id for id in source.last if id in game.fallen and game.creature(id) is None])
    if count.what == e.CHOSEN:
        return len(source.last)
    if counts_discards(count):
        return len([one for one in source.discarded if count.card_type in ("", game.type_of(one))])
    if count.what == e.FOUND_CARD:
        return int(_is_such(game, count, source.found))
    if count.what == e.REVEALED:
        return len([one for one in source.revealed if _is_such(game, count, one)])
    if count.what == e.PHASE:
        whose = meant(game, source, count.of)
        return int(game.state.phase == count.counter and game.state.active in whose)
    if count.what == e.COUNTERS:
        return _counters(game, source, count)
    if count.what == e.PAID:
        return source.paid
    if count.what == e.AMOUNT:
        return source.amount
    if count.what in e.OF_CREATURES:
        ids = _pointed(source, count.of) if count.of.kind in _MAY_BE_GONE else meant(game, source, count.of)
        creatures = [one for id in ids if (one := game.creature(id) or game.fallen.get(id)) is not None]
        return sum([_of_creature(game, one, count.what) for one in creatures])
    those = [source.target] if count.of.kind == e.TARGET else meant(game, source, count.of)
    if not count.what:
        return len([one for one in those if count.of.kind != e.SELF or one])
    if count.what in e.OF_PLAYERS:
        return sum([_of_player(game, seat, count) for seat in those])
    if count.what in e.DEEDS:
        # The card with the text has been played too.
        return sum([done(game.player(seat), count.deed) for seat in those]) - count.of.other
    raise LookupError(count.what)


def _fallen_of(game: Game, source: Source) -> list[Creature]:
    """The targets of the sentence before that have fallen, as they fell."""
    return [game.fallen[id] for id in source.last if id in game.fallen and game.creature(id) is None]


def _counters(game: Game, source: Source, count: Count) -> int:
    """The counters on the things that are meant, of one name or of all."""
    if count.of.kind == e.SELF:
        ids: tuple[int, ...] = (source.holder,)
    elif count.of.kind in _MAY_BE_GONE:
        ids = _pointed(source, count.of)
    else:
        ids = tuple(meant(game, source, count.of))
    return sum([counters_on(game.state, id, count.counter) for id in ids])


def _pointed_creatures(game: Game, source: Source, count: Count) -> list[Creature]:
    """The creatures of which a condition asks, as they stand or as they fell."""
    if count.pointed in (e.SELF, e.BEARER):
        ids = tuple(meant(game, source, Who(count.pointed)))
    else:
        ids = _pointed(source, Who(count.pointed))
    return [one for id in ids if (one := game.creature(id) or game.fallen.get(id)) is not None]


_MAY_BE_GONE: Final = (e.CAUSE, e.CULPRIT, e.SAME, e.SACRIFICED, e.TARGET)
"""Creatures whose figures are counted as they fell, if they are no longer on the field."""


def _pointed(source: Source, who: Who) -> tuple[int, ...]:
    match who.kind:
        case e.CAUSE:
            return (source.cause,)
        case e.CULPRIT:
            return (source.culprit,)
        case e.SAME:
            return source.last
        case e.TARGET:
            return (source.target,)
        case _:
            return source.given_up


def _is_such(game: Game, count: Count, id: CardId) -> bool:
    """Whether a card is of the types, the class and the race that are asked for."""
    card = game.cards.get(id)
    return (
        card is not None
        and count.card_type in ("", card.type)
        and (not count.types or card.type in count.types)
        and count.of_class in ("", card.of_class)
        and (not count.race or count.race in card.races)
    )


def counts_discards(count: Count) -> bool:
    """Whether the cards are counted that the sentence before discarded."""
    return count.what == e.DISCARDED and count.of.kind == e.SAME


def _of_player(game: Game, seat: Seat, count: Count) -> int:
    player = game.player(seat)
    match count.what:
        case e.HAND:
            return len(player.hand)
        case e.DECK:
            return len(player.deck)
        case e.GRAVEYARD if count.types or count.race or count.of_class:
            return len([one for one in player.graveyard if _is_such(game, count, one)])
        case e.GRAVEYARD:
            return len(player.graveyard)
        case e.RACES_HELD:
            theirs = [game.cards.get(one.card) for one in game.creatures(seat)]
            return len({race for card in theirs if card is not None for race in card.races})
        case e.TURN_OF:
            return int(game.state.active == seat)
        case _:
            return player.prosperity


def _of_creature(game: Game, creature: Creature, what: str) -> int:
    match what:
        case e.WOUNDS:
            return creature.wounds
        case e.ARMOUR:
            return creature.armour
        case e.CONCENTRATION:
            return creature.concentration
        case e.STEALTH:
            return int(creature.hidden)
        case e.STRENGTH | e.HEALTH | e.HEALTH_LEFT:
            return measure(game, creature, what)
        case _:
            return int(creature.moved or creature.last_move == game.state.turn)


def counts_possessions(effect: Effect) -> bool:
    """Whether a sentence depends on cards, prosperity, tokens, activations or what happened this turn."""
    if _conditions_of(effect.who) or (effect.who.only and effect.who.only.countered):
        return True
    terms = effect.terms
    if not terms:
        return False
    return any(
        one.what in _POSSESSIONS or _conditions_of(one.of) or bool(one.of.only and one.of.only.countered)
        for one in terms.counts
    )


def deeds_asked_by(card: Card) -> Iterator[str]:
    """The deeds of a turn for which the sentences of a card ask, those of its abilities too; and entries."""
    texts = [one.text for one in card.keywords]
    waiting = [*card.effects, *[find.effect for find in card.finds]]
    while waiting or texts:
        if texts:
            text = texts.pop()
            waiting += [] if text is None else text.effects
            continue
        sentence = waiting.pop()
        texts += [getattr(one, "text", None) for one in sentence.what]
        counts = sentence.terms.counts if sentence.terms else []
        for count in counts:
            if count.what in e.DEEDS and not counts_discards(count):
                yield count.deed
        conditions = {condition for one in _named_by(sentence) for condition in _conditions_of(one)}
        yield from sorted(conditions & _NOTED)


_answered: Final[dict[int, tuple[Mapping[CardId, Card], frozenset[str]]]] = {}
_MOST_KNOWN: Final = 64


def asked_of(cards: Mapping[CardId, Card]) -> frozenset[str]:
    """The rarer events that happen only in a game with a card that answers them."""
    known = _answered.get(id(cards))
    if known is None or known[0] is not cards:
        if len(_answered) >= _MOST_KNOWN:
            _answered.clear()
        rare = {e.TARGETED: e.TARGETED, e.TARGETED_ALONE: e.TARGETED}
        whens = [one.when for card in cards.values() for one in card.effects]
        found = frozenset([rare[one.what] for one in whens if isinstance(one, Occasion) and one.what in rare])
        # The cards are kept with their number, which no others can have as long as they exist.
        known = _answered[id(cards)] = cards, found
    return known[1]


def _named_by(sentence: Effect) -> Iterator[Who]:
    """Every description of creatures in a sentence."""
    yield sentence.who
    if isinstance(sentence.when, Occasion):
        yield sentence.when.who
        if sentence.when.by:
            yield sentence.when.by
    if terms := sentence.terms:
        yield from [one.of for one in terms.counts]
        for price in (terms.price, *terms.other_prices):
            yield from [one for one in (price.sacrifice, price.hurt) if one] if price else []


def _conditions_of(who: Who) -> tuple[str, ...]:
    """The conditions for which words ask, or to which they ask the contrary."""
    return (*who.only.conditions, *who.only.not_conditions) if who.only else ()


def asks_for_abilities(effect: Effect) -> bool:
    """Whether the words of a sentence ask what creatures hold, or for their figures."""
    terms = effect.terms
    asked = [effect.who]
    if terms:
        asked += [one.of for one in terms.counts]
        if [one for one in terms.counts if one.what in _OF_ABILITIES]:
            return True
    return bool([who for who in asked if who.having or (who.only and who.only.measures)])


def asks_for_wounds(effect: Effect, *, of_others: bool = False) -> bool:
    """Whether who is wounded, and how much armour is left, may decide what the words of a sentence mean.

    Of others: whether those of a creature besides the one with the text may.
    """
    terms = effect.terms
    asked = [effect.who]
    if terms:
        counts = [one for one in terms.counts if not (of_others and one.of.kind == e.SELF)]
        asked += [one.of for one in counts]
        if terms.until_hurt or [one for one in counts if one.what not in _WHILE_HURT]:
            return True
    return bool([who for who in asked if who.wounded or _asks_for_conditions(who)])


def _asks_for_conditions(who: Who) -> bool:
    only = who.only
    return bool(only and (only.conditions or only.not_conditions or only.measures or only.extreme))


def counts_its_target(effect: Effect) -> bool:
    """Whether the figures of a sentence count something of each target."""
    terms = effect.terms
    return bool(terms and terms.each is not None and terms.each.of.kind == e.TARGET)


def multiplied(game: Game, source: Source, effect: Effect, *, of_target: bool = False) -> Source:
    """The source with the number by which the figures of the sentence are multiplied.

    A number that counts something of each target is not known before there is a target.
    """
    terms = effect.terms
    if not terms or terms.each is None or terms.repeats:
        return source
    if not of_target and counts_its_target(effect):
        return source
    return replaced(source, times=_times(game, source, terms, terms.each))


def repetitions(game: Game, source: Source, effect: Effect) -> int:
    """How often targets are chosen and the verbs carried out."""
    terms = effect.terms
    if not terms:
        return 1
    if terms.repeats and terms.each is not None:
        return _times(game, source, terms, terms.each)
    return terms.repeat


def _times(game: Game, source: Source, terms: Terms, each: Count) -> int:
    return min(terms.most, counted(game, source, each) // terms.per)


def mark_used(game: Game, source: Source, effect: Effect) -> Procedure[None]:
    """Remember a sentence that is carried out once a turn, or once a game."""
    if effect.terms and effect.terms.is_limited:
        holder, card, sentence = _mark(game, source, effect)
        yield from game.happen(TextUsed(source.seat, card, holder, sentence, because=source.cites))
    if effect.terms and effect.terms.once_a_game:
        holder, card, sentence = _mark(game, source, effect)
        yield from game.happen(TextSpent(source.seat, card, holder, sentence, because=source.cites))


def _times_used(game: Game, source: Source, effect: Effect) -> int:
    """How often a sentence was carried out in this turn."""
    return game.player(source.seat).used_texts.count(_mark(game, source, effect))


def _spent(game: Game, source: Source, effect: Effect) -> tuple[int, CardId, int]:
    """The mark of a sentence that is carried out once a game."""
    holder, card, sentence = _mark(game, source, effect)
    return holder, card, -sentence


def _mark(game: Game, source: Source, effect: Effect) -> tuple[int, CardId, int]:
    """A sentence by its card in play and its place in the text; a keyword's text has the place 0."""
    card = game.cards.get(source.card)
    sentences = () if card is None else card.effects
    return source.holder, source.card, sentences.index(effect) + 1 if effect in sentences else 0
