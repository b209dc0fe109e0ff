"""The targets of an effect, and the choice among them: C-PLAY-06."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import BUILDING, RELIC, SPELL, SUPPORT, TACTIC
from signum.classic.cards.deck_figures import dearness
from signum.classic.cards.vocabulary import Effect, Only, Who
from signum.classic.chapters.cards.cards_in_play import owner_of
from signum.classic.chapters.combat.shields import has_shield, is_target, no_target
from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES, base_of, blockers, sees, shape_of
from signum.classic.core.state import CHARACTER, HERO, MINION, Creature
from signum.classic.core.units import TargetId
from signum.classic.core.values import health, shielded_from, strength, touched_by_support
from signum.classic.effects.sources import NOBODY, Source, hero_of, owned
from signum.engine.dice import numbered
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Option, Procedure, Refusal, Seat, choose, roll
from signum.engine.records import replaced
from signum.field.plane.distance import gap, touching, within
from signum.field.plane.shapes import Shape

_TYPES: Final = {
    e.CREATURE: frozenset({HERO, CHARACTER, MINION}),
    e.CHARACTER: frozenset({CHARACTER}),
    e.HERO: frozenset({HERO}),
    e.MINION: frozenset({MINION}),
}
"""C-CARD-02: a kind means only that kind; creature means any of them."""


_OF_CARDS: Final = {SPELL: "spells", TACTIC: "tactics", RELIC: "relics", BUILDING: "buildings"}
_AIMED: Final = (e.CAUSE, e.CULPRIT)
"""Kinds that mean a single creature without a choice."""


class Target(Option, frozen=True):
    """One target of an effect."""

    target: TargetId


class NoTarget(Option, frozen=True):
    """No further target."""


class Against(Option, frozen=True):
    """The opponent whom an effect affects."""

    seat: Seat


def meant(game: Game, source: Source, who: Who) -> list[int]:
    """All that match the words, in order: ids of creatures or cards in play, or seats."""
    if who.kind == e.SELF:
        return [source.holder]
    if who.kind == e.CAUSE:
        return [source.cause] if game.creature(source.cause) or source.played else []
    if who.kind == e.SAME:
        return [one for one in source.last if game.creature(one) is not None]
    if who.kind == e.CULPRIT:
        return [source.culprit] if game.creature(source.culprit) else []
    if who.kind == e.BEARER:
        hero = hero_of(game, source.seat)
        return [] if hero is None else [hero.id]
    if who.only and who.only.or_kinds:
        return [id for one in _one_by_one(who) for id in meant(game, source, one)]
    if who.kind in _TYPES:
        return [one.id for one in matching(game, source, who, game.state.creatures.values())]
    found = _CARDS[who.kind](game, source.seat, who.whose)
    return [one for one in found if _is_borne_near(game, source, who, one)] if who.within else found


def _is_borne_near(game: Game, source: Source, who: Who, relic: int) -> bool:
    """Whether the hero with a relic is near enough (C-REL-01)."""
    found = owner_of(game.state, relic)
    hero = None if found is None else hero_of(game, found[0])
    shape = source.shape(game)
    return hero is not None and shape is not None and within(shape, base_of(hero), DISTANCES[who.within])


def _one_by_one(who: Who) -> list[Who]:
    """Words that name several kinds, once for each kind."""
    only = replaced(who.only or Only(), or_kinds=())
    return [replaced(who, kind=kind, only=only) for kind in who.kinds]


def all_meant(game: Game, source: Source, effect: Effect) -> list[int]:
    """All matching creatures except immune and untargetable ones."""
    found = meant(game, source, effect.who)
    if effect.who.kind == e.PLAYER:
        return found
    field = game.state.creatures
    return [one for one in found if one not in field or not _spared(game, source, effect, field[one])]


def _spared(game: Game, source: Source, effect: Effect, one: Creature) -> bool:
    """Some creatures are immune to support cards (C-CARD-01).

    Stealth and a shield protect from effects that aim at each creature (C-STL-01, A-SHIELD-AGAINST).
    """
    if game.type_of(source.card) in SUPPORT and not game.value(touched_by_support, one):
        return True
    if not is_aimed(effect):
        return False
    hidden = refused_hidden(game, source, effect, one) is not None
    return hidden or not is_target(game, one, *kinds_of(game, source, effect))


def is_aimed(effect: Effect) -> bool:
    """C-STL-01 ruling: a single creature that is named is a target without being chosen."""
    return effect.who.kind in _AIMED


def fits(game: Game, source: Source, who: Who, one: Creature) -> bool:
    """Whether a creature matches the words."""
    return not unmet(game, source, who, one)


def matching(game: Game, source: Source, who: Who, among: Iterable[Creature]) -> list[Creature]:
    """The creatures among some that match the words: those of which `unmet` says nothing."""
    kinds, whose = _TYPES[who.kind], who.whose
    if whose == e.YOURS:
        seat = source.seat
        found = [one for one in among if one.seat == seat and one.type in kinds]
        if game.state.quest is not None:
            found = [one for one in found if not game.is_guest(one)]
    elif whose == e.ANY:
        found = [one for one in among if one.type in kinds]
    else:
        hostile = game.hostile[source.seat]
        found = [one for one in among if hostile[one.seat] and one.type in kinds]
    if who.other:
        found = [one for one in found if one.id != source.holder]
    if who.wounded:
        found = [one for one in found if one.wounds]
    if who.faction or who.of_class:
        found = [one for one in found if _named(game, who, one)]
    if only := who.only:
        found = [one for one in found if not _unmet_only(game, only, one)]
    if who.having:
        found = [one for one in found if _holds(game, who.having, one)]
    if found and (who.within or who.touching or who.seen):
        if who.only and who.only.near in e.NEAR_ANY:
            return [one for one in found if not _unmet_by_all(game, source, who, one)]
        shape, origin = _origin(game, source, who)
        found = [one for one in found if not _unmet_place(game, shape, origin, who, one)]
    return found


def unmet(game: Game, source: Source, who: Who, one: Creature) -> str:
    """The code of the first condition of the words that a creature does not meet; empty if it meets all."""
    if one.type not in _TYPES[who.kind]:
        return "other-kind"
    whose = who.whose
    # `owned` inlined: every text asks for every creature.
    if whose == e.YOURS:
        if one.seat != source.seat or game.is_guest(one):
            return "other-side"
    elif whose != e.ANY and not game.hostile[source.seat][one.seat]:
        return "other-side"
    if who.other and one.id == source.holder:
        return "not-itself"
    if who.wounded and not one.wounds:
        return "not-wounded"
    if (who.faction or who.of_class) and not _named(game, who, one):
        return "other-card"
    if who.only and (code := _unmet_only(game, who.only, one)):
        return code
    if who.having and not _holds(game, who.having, one):
        return "lacks-ability"
    if who.within or who.touching or who.seen:
        if who.only and who.only.near in e.NEAR_ANY:
            return _unmet_by_all(game, source, who, one)
        return _unmet_place(game, *_origin(game, source, who), who, one)
    return ""


def _holds(game: Game, ability: str, one: Creature) -> bool:
    return ability in [held.ability for held in game.combined(one.held)]


def _unmet_only(game: Game, only: Only, one: Creature) -> str:
    if only.race and not _of_race(game, only.race, one):
        return "other-race"
    if only.not_race and _of_race(game, only.not_race, one):
        return "of-this-race"
    if not all(is_in_condition(game, one, each) for each in only.conditions):
        return "other-condition"
    if all(each.bounds.hold(measure(game, one, each.figure)) for each in only.measures):
        return ""
    return "other-figure"


def is_in_condition(game: Game, one: Creature, condition: str) -> bool:
    """Whether a creature is in a condition that words ask for."""
    match condition:
        case e.READY:
            return not one.activated
        case e.ACTED:
            return one.activated
        case e.UNWOUNDED:
            return not one.wounds
        case e.HIDDEN:
            return one.hidden
        case e.ENTERED:
            return one.entered == game.state.turn
        case _:
            below = game.edition.contact_below
            return any(touching(shape_of(each), base_of(one), below) for each in game.state.terrains.values())


def measure(game: Game, one: Creature, figure: str) -> int:
    """A figure of a creature as it is now."""
    if figure == e.STRENGTH:
        return game.value(strength, one)
    if figure == e.COST:
        card = game.cards.get(one.card)
        return 0 if card is None else dearness(card.cost)
    whole = game.value(health, one)
    return whole if figure == e.HEALTH else whole - one.wounds


def _origin(game: Game, source: Source, who: Who) -> tuple[Shape | None, Creature | None]:
    """The shape and the creature from which the words measure; one that just fell still counts."""
    if not who.only or not who.only.near:
        return source.shape(game), source.creature(game)
    near = {e.CAUSE: (source.cause,), e.CULPRIT: (source.culprit,)}.get(who.only.near, source.last[:1])
    for id in near:
        one = game.creature(id) or game.fallen.get(id)
        if one is not None:
            return base_of(one), one
    return None, None


def _nearest_first(game: Game, source: Source, whose: str, one: Creature) -> list[Creature]:
    """The other creatures of some players, those that are nearest to a creature first."""
    others = [
        each for each in game.creatures() if each is not one and owned(game, source.seat, whose, each.seat)
    ]
    return sorted(others, key=lambda each: (gap(base_of(each), base_of(one)), each.id))


def _unmet_by_all(game: Game, source: Source, who: Who, one: Creature) -> str:
    """The condition on places that is not met, if it is met from no creature of the named players."""
    code = "no-such-target"
    near = who.only.near if who.only else ""
    for origin in reversed(_nearest_first(game, source, near, one)):
        code = _unmet_place(game, base_of(origin), origin, who, one)
        if not code:
            return ""
    return code


def _unmet_place(game: Game, shape: Shape | None, origin: Creature | None, who: Who, one: Creature) -> str:
    """The condition on places that is not met, from the shape and the creature of the text."""
    if shape is None:
        return "no-such-target"
    if origin is one:
        return "not-itself" if who.other and who.only and who.only.near else ""
    base = base_of(one)
    if who.touching and not touching(shape, base, game.edition.contact_below):
        return "not-in-contact"
    if who.within and not within(shape, base, DISTANCES[who.within]):
        return "out-of-reach"
    return "not-seen" if who.seen and origin is not None and not sees(game, origin, one) else ""


def touchable(game: Game, source: Source, effect: Effect) -> list[int]:
    """All matching targets that at least one of the verbs can touch."""
    if not effect.who.choose:
        return all_meant(game, source, effect)
    found = meant(game, source, effect.who)
    return [one for one in found if _touches(game, source, effect, one)]


def can_touch(game: Game, source: Source, effect: Effect) -> bool:
    """Whether a sentence has a target, or needs none."""
    who = effect.who
    if who.kind == e.PLAYER:
        return True
    if who.choose and who.kind in _TYPES and not (who.only and who.only.or_kinds):
        matches = matching(game, source, who, game.state.creatures.values())
        return any(_touches(game, source, effect, one.id) for one in matches)
    found = meant(game, source, who)
    if who.choose or who.kind in (e.SELF, e.BEARER):
        return any(_touches(game, source, effect, one) for one in found)
    return bool(found) and bool(all_meant(game, source, effect))


def chosen(game: Game, source: Source, effect: Effect) -> Procedure[list[int]]:
    """All matching targets, or those that the player of the text chooses; of one opponent (C-VAR-08)."""
    who = effect.who
    if who.choose == e.ALL:
        return (yield from of_one_opponent(game, source, who, all_meant(game, source, effect)))
    picked: list[int] = []
    while len(picked) < who.choose:
        candidates = [
            Target(one)
            for one in touchable(game, source, effect)
            if one not in picked and _of_the_same_opponent(game, source, who, picked, one)
        ]
        if not candidates:
            break
        if who.only and who.only.at_random:
            (at,) = yield from roll(source.seat, (numbered(len(candidates)),), why="target")
            picked.append(candidates[at - 1].target)
            continue
        options: list[Target | NoTarget] = [*candidates, NoTarget()] if who.may else [*candidates]
        choice: Choice[Target | NoTarget] = Choice(
            source.seat,
            "target",
            options,
            shape=QuestionShape.TARGET,
            subject=source.card,
            cites=source.cites,
            check=lambda option: refused_option(game, source, effect, picked, option),
            legal=lambda option, options=options: option in options,  # type: ignore[misc]
            about={"card": source.card, "number": len(picked) + 1, "of": who.choose},
        )
        answer = yield from choose(choice)
        if isinstance(answer, NoTarget):
            break
        picked.append(answer.target)
    return picked


def of_one_opponent(game: Game, source: Source, who: Who, found: list[int]) -> Procedure[list[int]]:
    """C-VAR-08: an effect on what is the opponent's affects the one opponent that its player chooses."""
    if who.whose != e.OPPONENTS or who.kind in e.POINTED:
        return found
    players = {one: player_of(game, source, who, one) for one in found}
    those = [seat for seat in game.opponents(source.seat) if seat in players.values()]
    if len(those) < 2:
        return found
    choice = Choice(
        source.seat,
        "which-opponent",
        [Against(seat) for seat in those],
        shape=QuestionShape.SEAT,
        subject=source.card,
        cites=("C-VAR-08",),
        about={"card": source.card},
    )
    answer = yield from choose(choice)
    return [one for one in found if players[one] == answer.seat]


def _of_the_same_opponent(game: Game, source: Source, who: Who, picked: list[int], one: int) -> bool:
    """C-VAR-08: whether a further target has the same player as those that are picked."""
    if not picked or who.whose != e.OPPONENTS:
        return True
    return player_of(game, source, who, one) == player_of(game, source, who, picked[0])


def player_of(game: Game, source: Source, who: Who, target: int) -> Seat:
    """The player of a creature or a card that a text affects, or the player whom it affects."""
    if who.kind == e.PLAYER:
        return target
    creature = game.creature(target)
    if creature is not None:
        return creature.seat
    terrain = game.state.terrains.get(target)
    if terrain is not None:
        return terrain.seat
    found = owner_of(game.state, target)
    if found is not None:
        return found[0]
    return source.player if target == source.cause else NOBODY


# Refusals.


def refused_option(
    game: Game, source: Source, effect: Effect, picked: list[int], option: Option
) -> Refusal | None:
    """The reason why an answer to the question for a target is refused."""
    if isinstance(option, NoTarget) and effect.who.may:
        return None
    if not isinstance(option, Target):
        return Refusal("not-offered", source.cites, {"choice": "target"})
    if option.target in picked:
        return Refusal("chosen-already", ("C-PLAY-06",), {"target": option.target})
    refusal = refused(game, source, effect, option.target)
    if refusal is None and not _of_the_same_opponent(game, source, effect.who, picked, option.target):
        return Refusal("other-opponent", ("C-VAR-08",), {"target": option.target})
    return refusal


def refused(game: Game, source: Source, effect: Effect, id: int) -> Refusal | None:
    """Why something is not a target: it does not match the words, or none of the verbs can touch it."""
    who = effect.who
    one = game.creature(id)
    if who.kind in _TYPES and one is not None:
        refusals = [refused_creature(game, source, each, one) for each in _one_by_one(who)]
        if all(refusals):
            return refusals[0]
    elif id not in meant(game, source, who):
        return Refusal("no-such-target", ("C-PLAY-06",), {"card": source.card, "target": id})
    return _refused_touch(game, source, effect, id)


def _refused_touch(game: Game, source: Source, effect: Effect, id: int) -> Refusal | None:
    """Why something that matches the words is not a target all the same."""
    one = game.creature(id)
    if one is None or effect.who.kind == e.PLAYER:
        return None
    return (
        (
            refused_hidden(game, source, effect, one)
            if not _TYPES.keys().isdisjoint(effect.who.kinds)
            else None
        )
        or refused_by_protection(game, source, one)
        or refused_by_shield(game, source, effect, one)
        or _refused_by_all(game, source, effect, one)
    )


def _touches(game: Game, source: Source, effect: Effect, id: int) -> bool:
    """Whether `_refused_touch` has no objection."""
    one, kind = game.state.creatures.get(id), effect.who.kind
    if one is None or kind == e.PLAYER:
        return True
    if one.hidden and kind not in e.POINTED and refused_hidden(game, source, effect, one) is not None:
        return False
    if refused_by_protection(game, source, one) is not None:
        return False
    if game.is_changed(shielded_from) and refused_by_shield(game, source, effect, one) is not None:
        return False
    return _touches_any(effect) or any(what.refused(game, source, one) is None for what in effect.what)


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
            failed = next(each for each in asked if not is_in_condition(game, one, each))
            return Refusal("other-condition", ("C-PLAY-06",), {**facts, "condition": failed})
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
    shape, origin = _origin(game, source, who)
    if who.only and who.only.near in e.NEAR_ANY and code != "no-such-target":
        origin = _nearest_first(game, source, who.only.near, one)[0]
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
    return no_target(game, one, *kinds_of(game, source, effect))


def kinds_of(game: Game, source: Source, effect: Effect) -> list[str]:
    """The kinds of an effect, in the words of a shield: healing or control, and the kind of card."""
    kinds = [one.impact for one in effect.what if one.impact]
    if is_creatures(game, source):
        return [*kinds, "abilities"]
    kind = game.type_of(source.card)
    return [*kinds, _OF_CARDS[kind]] if kind in _OF_CARDS else kinds


def is_creatures(game: Game, source: Source) -> bool:
    """Whether the text belongs to a creature, on the field or with its last word."""
    return source.holder in game.state.creatures or source.holder in game.fallen


def _refused_by_all(game: Game, source: Source, effect: Effect, one: Creature) -> Refusal | None:
    """The refusal of the first verb, if all verbs refuse."""
    refusals = [what.refused(game, source, one) for what in effect.what]
    return refusals[0] if refusals and all(refusals) else None


def _named(game: Game, who: Who, one: Creature) -> bool:
    """C-CARD-06: whether it is of the faction and the class that the words ask for."""
    card = game.cards.get(one.card)
    return (
        card is not None
        and who.faction in ("", card.faction)
        and (not who.of_class or who.of_class == card.of_class)
    )


def _of_race(game: Game, race: str, one: Creature) -> bool:
    card = game.cards.get(one.card)
    return card is not None and race in card.races


def _buildings(game: Game, mine: Seat, whose: str) -> list[int]:
    players = enumerate(game.state.players)
    return [one.id for seat, player in players if owned(game, mine, whose, seat) for one in player.city]


def _relics(game: Game, mine: Seat, whose: str) -> list[int]:
    players = enumerate(game.state.players)
    return [one.id for seat, player in players if owned(game, mine, whose, seat) for one in player.relics]


def _terrains(game: Game, mine: Seat, whose: str) -> list[int]:
    return [one.id for one in game.state.terrains.values() if owned(game, mine, whose, one.seat)]


def _players(game: Game, mine: Seat, whose: str) -> list[int]:
    return [seat for seat in game.seats_in_order() if owned(game, mine, whose, seat)]


_CARDS: dict[str, Callable[[Game, Seat, str], list[int]]] = {
    e.BUILDING: _buildings,
    e.RELIC: _relics,
    e.TERRAIN: _terrains,
    e.PLAYER: _players,
}
