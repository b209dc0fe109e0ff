"""Reasons why an effect cannot have something as its target: C-PLAY-06, C-STL-01, A-SHIELD-AGAINST."""

from functools import lru_cache
from typing import Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import BUILDING, RELIC, SPELL, SUPPORT, TACTIC
from signum.classic.cards.vocabulary import Effect, Who
from signum.classic.chapters.combat.shields import has_shield, no_target
from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES, base_of, blockers
from signum.classic.core.state import Creature
from signum.classic.core.values import shielded_from, touched_by_support
from signum.classic.effects.sources import Source
from signum.classic.effects.targets import (
    TYPES,
    is_in_condition,
    meant,
    measure,
    nearest_first,
    one_by_one,
    origin_of,
    unmet,
)
from signum.engine.questions import Facts, Refusal
from signum.field.plane.distance import gap

_OF_CARDS: Final = {SPELL: "spells", TACTIC: "tactics", RELIC: "relics", BUILDING: "buildings"}
_ways: Final = ("lowest", "highest")
_AIMED: Final = (e.CAUSE, e.CULPRIT)
"""Kinds that mean a single creature without a choice."""


def is_aimed(effect: Effect) -> bool:
    """C-STL-01 ruling: a single creature that is named is a target without being chosen."""
    return effect.who.kind in _AIMED


def refused(game: Game, source: Source, effect: Effect, id: int) -> Refusal | None:
    """Why something is not a target: it does not match the words, or none of the verbs can touch it."""
    who = effect.who
    one = game.creature(id)
    if who.kind in TYPES and one is not None:
        those = [each for each in one_by_one(who) if each.kind in TYPES]
        refusals = [refused_creature(game, source, each, one) for each in those]
        if all(refusals):
            return refusals[0]
    elif id not in meant(game, source, who):
        return Refusal("no-such-target", ("C-PLAY-06",), {"card": source.card, "target": id})
    return refused_touch(game, source, effect, id)


def refused_touch(game: Game, source: Source, effect: Effect, id: int) -> Refusal | None:
    """Why something that matches the words is not a target all the same."""
    one = game.creature(id)
    if one is None or effect.who.kind == e.PLAYER:
        return None
    return (
        (refused_hidden(game, source, effect, one) if not TYPES.keys().isdisjoint(effect.who.kinds) else None)
        or refused_by_protection(game, source, one)
        or refused_by_shield(game, source, effect, one)
        or _refused_by_all(game, source, effect, one)
    )


class Touch:
    """Tells which creatures a sentence may touch; valid until the next event."""

    __slots__ = ("_effect", "_game", "_of_players", "_protected", "_shielded", "_source", "_unchosen")

    def __init__(self, game: Game, source: Source, effect: Effect) -> None:
        who = effect.who
        self._game = game
        self._source = source
        self._effect = effect
        self._of_players = who.kind == e.PLAYER
        self._unchosen = who.kind in e.POINTED
        self._protected = game.type_of(source.card) in SUPPORT and game.is_changed(touched_by_support)
        self._shielded = bool(who.choose or is_aimed(effect)) and game.is_changed(shielded_from)

    def reaches(self, id: int) -> bool:
        """Whether `refused_touch` has no objection."""
        game, effect, one = self._game, self._effect, self._game.state.creatures.get(id)
        if one is None or self._of_players:
            return True
        if one.hidden and not self._unchosen and refused_hidden(game, self._source, effect, one) is not None:
            return False
        if self._protected and not game.value(touched_by_support, one):
            return False
        if (
            self._shielded
            and game.value(shielded_from, one)
            and no_target(game, one, *kinds_of(game, self._source, effect, one)) is not None
        ):
            return False
        return _touches_any(effect) or any(
            what.refused(game, self._source, one) is None for what in effect.what
        )


@lru_cache(maxsize=4096)
def _touches_any(effect: Effect) -> bool:
    """Whether no creature is refused by all verbs of a sentence."""
    return not effect.what or any(one.touches_any() for one in effect.what)


def refused_creature(game: Game, source: Source, who: Who, one: Creature) -> Refusal | None:
    """Why a creature does not match the words of an effect."""
    facts: Facts = {"creature": one.id}
    match unmet(game, source, who, one):
        case "":
            return None
        case "other-kind":
            return Refusal("other-kind", ("C-CARD-02",), {**facts, "type": one.type, "wanted": who.kind})
        case "other-side":
            return Refusal("other-side", ("C-ZONE-07",), {**facts, "seat": one.seat})
        case "not-itself":
            return Refusal("not-itself", ("C-PLAY-06",), facts)
        case "not-wounded":
            return Refusal("not-wounded", ("C-PLAY-06",), facts)
        case "other-card":
            return Refusal("other-card", ("C-CARD-06",), {**facts, "wanted": who.of_class or who.faction})
        case "other-race":
            return Refusal("other-race", ("C-PLAY-06",), {**facts, "race": who.only.race if who.only else ""})
        case "of-this-race":
            race = who.only.not_race if who.only else ""
            return Refusal("of-this-race", ("C-PLAY-06",), {**facts, "race": race})
        case "other-figure":
            return _refused_by_figure(game, who, one)
        case "other-condition":
            asked = who.only.conditions if who.only else ()
            failed = next((each for each in asked if not is_in_condition(game, one, each)), "")
            if not failed:
                barred = who.only.not_conditions if who.only else ()
                failed = next(each for each in barred if is_in_condition(game, one, each))
                return Refusal("in-this-condition", ("C-PLAY-06",), {**facts, "condition": failed})
            return Refusal("other-condition", ("C-PLAY-06",), {**facts, "condition": failed})
        case "other-name":
            named = who.only.named if who.only else ""
            return Refusal("other-card", ("C-CARD-06",), {**facts, "wanted": named})
        case "not-foremost":
            extreme = who.only.extreme if who.only else None
            figure, way = ("", "") if extreme is None else (extreme.figure, _ways[extreme.highest])
            if figure == e.DISTANCE:
                return Refusal("not-nearest", ("C-PLAY-06",), {**facts, "way": way})
            return Refusal("not-foremost", ("C-PLAY-06",), {**facts, "figure": figure, "way": way})
        case "left-out":
            return Refusal("left-out", ("C-PLAY-06",), facts)
        case "without-counter":
            counter = who.only.countered if who.only else ""
            return Refusal("without-counter", ("C-PLAY-06",), {**facts, "counter": counter})
        case "lacks-ability":
            return Refusal("lacks-ability", ("C-PLAY-06",), {**facts, "ability": who.having})
        case code:
            return _refused_by_place(game, source, who, one, code)


def _refused_by_figure(game: Game, who: Who, one: Creature) -> Refusal:
    measures = who.only.measures if who.only else ()
    there = [(each, measure(game, one, each.figure)) for each in measures]
    measured, number = next((each, number) for each, number in there if not each.bounds.hold(number))
    facts: Facts = {
        "creature": one.id,
        "figure": measured.figure,
        "there": number,
        "least": measured.bounds.least,
        "most": measured.bounds.most,
    }
    return Refusal("other-figure", ("C-PLAY-06",), facts)


def _refused_by_place(game: Game, source: Source, who: Who, one: Creature, code: str) -> Refusal:
    shape, origin = origin_of(game, source, who)
    if who.only and who.only.near in e.NEAR_TERRAIN:
        return Refusal("not-at-terrain", ("C-PLAY-06",), {"creature": one.id})
    if who.only and who.only.near in e.NEAR_ANY and code != "no-such-target":
        origin = nearest_first(game, source, who.only.near, one)[0]
        shape = base_of(origin)
    if code == "not-itself":
        return Refusal("not-itself", ("C-PLAY-06",), {"creature": one.id})
    if code == "not-seen" and origin is not None:
        hiding: Facts = {"creature": one.id, "blockers": blockers(game, origin, one)}
        return Refusal("not-seen", ("C-LOS-01", "C-LOS-02"), hiding)
    if shape is None:
        return Refusal("no-such-target", ("C-PLAY-06",), {"card": source.card, "target": one.id})
    away = gap(shape, base_of(one))
    if code == "not-in-contact":
        return Refusal("not-in-contact", ("C-PLAY-06",), {"creature": one.id, "gap": away})
    facts: Facts = {"creature": one.id, "gap": away, "reach": DISTANCES[who.within]}
    return Refusal("out-of-reach", ("C-RNG-02",), facts)


def refused_hidden(game: Game, source: Source, effect: Effect, one: Creature) -> Refusal | None:
    """C-STL-01: opponents' creatures cannot target a hidden creature with impacts, or with any ability."""
    if not one.hidden or not game.hostile[source.seat][one.seat] or not is_creatures(game, source):
        return None
    impact = any(what.impact for what in effect.what)
    if impact or game.edition.hidden_from_abilities:
        return Refusal("hidden", ("C-STL-01",), {"creature": one.id})
    return None


def refused_by_protection(game: Game, source: Source, one: Creature) -> Refusal | None:
    """Some creatures are immune to support cards (C-CARD-01)."""
    if game.type_of(source.card) not in SUPPORT or game.value(touched_by_support, one):
        return None
    facts: Facts = {"creature": one.id, "card": source.card}
    return Refusal("protected", game.sources(touched_by_support, one), facts)


def refused_by_shield(game: Game, source: Source, effect: Effect, one: Creature) -> Refusal | None:
    """A-SHIELD-AGAINST: a chosen creature is a target; one reached together with all others is not."""
    if not has_shield(game, one) or not (effect.who.choose or is_aimed(effect)):
        return None
    return no_target(game, one, *kinds_of(game, source, effect, one))


def kinds_of(game: Game, source: Source, effect: Effect, one: Creature) -> list[str]:
    """The kinds of an effect, in the words of a shield: healing or control, and the kind of card.

    What an opponent's text does to a creature also has the names of dangers from opponents only.
    """
    kinds = [what.impact for what in effect.what if what.impact]
    kind = game.type_of(source.card)
    if is_creatures(game, source):
        kinds = [*kinds, "abilities"]
    elif kind in _OF_CARDS:
        kinds = [*kinds, _OF_CARDS[kind]]
    hostile = game.hostile[source.seat][one.seat]
    return [*kinds, *[e.OPPONENTS_ONLY + each for each in kinds]] if hostile else kinds


def is_creatures(game: Game, source: Source) -> bool:
    """Whether the text belongs to a creature, on the field or with its last word."""
    return source.holder in game.state.creatures or source.holder in game.fallen


def _refused_by_all(game: Game, source: Source, effect: Effect, one: Creature) -> Refusal | None:
    """The refusal of the first verb, if all verbs refuse."""
    refusals = [what.refused(game, source, one) for what in effect.what]
    return refusals[0] if refusals and all(refusals) else None
