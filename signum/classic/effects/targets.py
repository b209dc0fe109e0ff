"""The creatures, cards and players that the words of a text mean: C-PLAY-06, C-CARD-02."""

from collections.abc import Callable, Iterable
from typing import Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import Card
from signum.classic.cards.deck_figures import dearness
from signum.classic.cards.vocabulary import Extreme, Only, Who
from signum.classic.chapters.cards.cards_in_play import owner_of
from signum.classic.core.counters import counters_on
from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES, base_of, sees, shape_of
from signum.classic.core.state import CHARACTER, HERO, MINION, Creature, Relic
from signum.classic.core.values import health, strength
from signum.classic.effects.sources import NOBODY, Source, hero_of, owned
from signum.engine.questions import Seat
from signum.engine.records import replaced
from signum.field.plane.distance import gap, touching, within
from signum.field.plane.shapes import Disc, Shape

TYPES: Final = {
    e.CREATURE: frozenset({HERO, CHARACTER, MINION}),
    e.CHARACTER: frozenset({CHARACTER}),
    e.HERO: frozenset({HERO}),
    e.MINION: frozenset({MINION}),
}
"""C-CARD-02: a kind means only that kind; creature means any of them."""
_WHOSE_TERRAIN: Final = dict(zip(e.NEAR_TERRAIN, (e.ANY, e.YOURS, e.OPPONENTS), strict=True))


def meant(game: Game, source: Source, who: Who) -> list[int]:
    """All that match the words, in order: ids of creatures or cards in play, or seats."""
    if who.kind in TYPES and not (who.only and who.only.or_kinds):
        return [one.id for one in matching(game, source, who, game.state.creatures.values())]
    if who.kind == e.SELF:
        return [source.holder]
    if who.kind == e.CAUSE:
        return [source.cause] if source.played or _is_there(game, source.cause) else []
    if who.kind == e.SAME:
        return [one for one in source.last if game.creature(one) is not None]
    if who.kind == e.CULPRIT:
        return [source.culprit] if game.creature(source.culprit) else []
    if who.kind == e.BEARER:
        hero = hero_of(game, source.seat)
        return [] if hero is None else [hero.id]
    if who.only and who.only.or_kinds:
        return [id for one in one_by_one(who) for id in meant(game, source, one)]
    if who.whose in e.POINTED_PLAYERS:
        return _pointed_players(game, source, who.whose)
    found = _CARDS[who.kind](game, source.seat, who.whose)
    if who.other and who.kind != e.PLAYER:
        found = [one for one in found if one != source.holder]
    if who.within or who.touching:
        found = [one for one in found if _is_placed(game, source, who, one)]
    if who.faction or who.of_class or who.only:
        found = [one for one in found if _is_such_a_card(game, who, one)]
    if who.only and who.only.besides:
        out = left_out(game, source, who.only.besides)
        found = [one for one in found if one not in out]
    return found


def _is_there(game: Game, id: int) -> bool:
    """Whether a creature or a card is in play."""
    state = game.state
    return id in state.creatures or id in state.terrains or (id > 0 and owner_of(state, id) is not None)


def left_out(game: Game, source: Source, besides: str) -> tuple[int, ...]:
    """The creatures or cards that words leave out."""
    match besides:
        case e.CAUSE:
            return (source.cause,)
        case e.CULPRIT:
            return (source.culprit,)
        case e.SAME:
            return source.last
        case _:
            hero = hero_of(game, source.seat)
            return () if hero is None else (hero.id,)


def _pointed_players(game: Game, source: Source, whose: str) -> list[int]:
    """The players of what happened, of the creature that did it, of the targets before, or in turn."""
    match whose:
        case e.CAUSE:
            seats: tuple[Seat, ...] = (source.player,)
        case e.CULPRIT:
            one = game.creature(source.culprit) or game.fallen.get(source.culprit)
            seats = () if one is None else (one.seat,)
        case e.SAME:
            seats = source.players
        case _:
            seats = (game.state.active,)
    return [seat for seat in game.seats_in_order() if seat in seats]


def _is_placed(game: Game, source: Source, who: Who, id: int) -> bool:
    """Whether a relic or a template is near enough."""
    terrain = game.state.terrains.get(id)
    if terrain is None:
        return _is_borne_near(game, source, who, id)
    shape, there = source.shape(game), shape_of(terrain)
    if shape is None or (who.touching and not touching(shape, there, game.edition.contact_below)):
        return False
    return not who.within or within(shape, there, DISTANCES[who.within])


def _is_such_a_card(game: Game, who: Who, id: int) -> bool:
    """Whether a building, a relic or a terrain is as the words beside its kind say."""
    terrain = game.state.terrains.get(id)
    found = owner_of(game.state, id)
    thing = terrain if terrain is not None else None if found is None else found[1]
    if thing is None:
        return False
    card = game.cards.get(thing.card) or Card(id=thing.card, type="")
    if who.faction not in ("", card.faction) or who.of_class not in ("", card.of_class):
        return False
    only = who.only
    if not only:
        return True
    tapped = e.CARD_TAPPED
    asked = tapped in only.conditions or tapped in only.not_conditions
    if asked and getattr(thing, "tapped", False) != (tapped in only.conditions):
        return False
    if only.named not in ("", card.id):
        return False
    if only.countered and not counters_on(game.state, id, only.countered):
        return False
    for one in only.measures:
        if one.figure == e.COST and not one.bounds.hold(dearness(card.cost)):
            return False
        if one.figure == e.DURABILITY:
            tokens = thing.tokens if isinstance(thing, Relic) else 0
            if not card.durability or not one.bounds.hold(tokens):
                return False
    return True


def _is_borne_near(game: Game, source: Source, who: Who, relic: int) -> bool:
    """Whether the hero with a relic is near enough (C-REL-01)."""
    found = owner_of(game.state, relic)
    hero = None if found is None else hero_of(game, found[0])
    shape = source.shape(game)
    return hero is not None and shape is not None and within(shape, base_of(hero), DISTANCES[who.within])


def one_by_one(who: Who) -> list[Who]:
    """Words that name several kinds, once for each kind."""
    only = replaced(who.only or Only(), or_kinds=())
    return [replaced(who, kind=kind, only=only) for kind in who.kinds]


def fits(game: Game, source: Source, who: Who, one: Creature) -> bool:
    """Whether a creature matches the words."""
    return not unmet(game, source, who, one)


def matching(game: Game, source: Source, who: Who, among: Iterable[Creature]) -> list[Creature]:
    """The creatures among some that match the words: those of which `unmet` says nothing."""
    kinds, whose = TYPES[who.kind], who.whose
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
        if only.besides:
            out = left_out(game, source, only.besides)
            found = [one for one in found if one.id not in out]
    if who.having:
        found = [one for one in found if _holds(game, who.having, one)]
    if found and (who.within or who.touching or who.seen):
        if who.only and who.only.near in e.NEAR_SOME:
            found = [one for one in found if not _unmet_by_all(game, source, who, one)]
        else:
            shape, origin = origin_of(game, source, who)
            found = [one for one in found if not _unmet_place(game, shape, origin, who, one)]
    return _foremost(game, source, who, who.only.extreme, found) if who.only and who.only.extreme else found


def _foremost(
    game: Game, source: Source, who: Who, extreme: Extreme, found: list[Creature]
) -> list[Creature]:
    """Those with the highest or the lowest figure; several if they are equal.

    A creature is neither the nearest to itself nor the farthest from itself.
    """
    if extreme.figure == e.DISTANCE:
        shape, origin = origin_of(game, source, who)
        found = [] if shape is None else [one for one in found if one is not origin]
        figures = [gap(shape, base_of(one)) for one in found] if shape is not None else []
    else:
        figures = [measure(game, one, extreme.figure) for one in found]
    if not figures:
        return found
    best = max(figures) if extreme.highest else min(figures)
    return [one for one, figure in zip(found, figures, strict=True) if figure == best]


def unmet(game: Game, source: Source, who: Who, one: Creature) -> str:
    """The code of the first condition of the words that a creature does not meet; empty if it meets all."""
    if one.type not in TYPES[who.kind]:
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
    if who.only and who.only.besides and one.id in left_out(game, source, who.only.besides):
        return "left-out"
    if who.having and not _holds(game, who.having, one):
        return "lacks-ability"
    if who.within or who.touching or who.seen:
        if who.only and who.only.near in e.NEAR_SOME:
            code = _unmet_by_all(game, source, who, one)
        else:
            code = _unmet_place(game, *origin_of(game, source, who), who, one)
        if code:
            return code
    if who.only and who.only.extreme:
        among = matching(game, source, who, game.state.creatures.values())
        return "" if one in among else "not-foremost"
    return ""


def _holds(game: Game, ability: str, one: Creature) -> bool:
    return ability in [held.ability for held in game.combined(one.held)]


def _unmet_only(game: Game, only: Only, one: Creature) -> str:
    if only.race and not _of_race(game, only.race, one):
        return "other-race"
    if only.not_race and _of_race(game, only.not_race, one):
        return "of-this-race"
    if only.named not in ("", one.card):
        return "other-name"
    if only.countered and not counters_on(game.state, one.id, only.countered):
        return "without-counter"
    if not all(is_in_condition(game, one, each) for each in only.conditions):
        return "other-condition"
    if only.not_conditions and any(is_in_condition(game, one, each) for each in only.not_conditions):
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
        case e.HAS_ATTACKED:
            return one.attacked == game.state.turn
        case e.ENGAGED:
            return bool(game.foes_in_contact(one))
        case e.ARMOURED:
            return one.armour > 0
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


def origin_of(game: Game, source: Source, who: Who) -> tuple[Shape | None, Creature | None]:
    """The shape and the creature from which the words measure; one that just fell still counts."""
    if not who.only or not who.only.near:
        return source.shape(game), source.creature(game)
    near = {e.CAUSE: (source.cause,), e.CULPRIT: (source.culprit,)}.get(who.only.near, source.last[:1])
    for id in near:
        one = game.creature(id) or game.fallen.get(id)
        if one is not None:
            return base_of(one), one
    return None, None


def nearest_first(game: Game, source: Source, whose: str, one: Creature) -> list[Creature]:
    """The other creatures of some players, those that are nearest to a creature first."""
    others = [
        each for each in game.creatures() if each is not one and owned(game, source.seat, whose, each.seat)
    ]
    return sorted(others, key=lambda each: (gap(base_of(each), base_of(one)), each.id))


def _unmet_by_all(game: Game, source: Source, who: Who, one: Creature) -> str:
    """The condition on places that is not met, if it is met from no creature of the named players."""
    code = "no-such-target"
    near = who.only.near if who.only else ""
    if near in e.NEAR_TERRAIN:
        for id in _terrains(game, source.seat, _WHOSE_TERRAIN[near]):
            code = _unmet_place(game, shape_of(game.state.terrains[id]), None, who, one)
            if not code:
                return ""
        return code
    for origin in reversed(nearest_first(game, source, near, one)):
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
    if isinstance(shape, Disc):
        # `touching` and `within` of two discs: every text with a distance asks for each creature.
        dx, dy, far = shape.x - one.x, shape.y - one.y, shape.r + one.base // 2
        apart = dx * dx + dy * dy
        if who.touching:
            touch = far + game.edition.contact_below
            if apart >= touch * touch:
                return "not-in-contact"
        if who.within:
            reach = far + DISTANCES[who.within]
            if apart > reach * reach:
                return "out-of-reach"
        return "not-seen" if who.seen and origin is not None and not sees(game, origin, one) else ""
    if who.touching:
        # The circle round a template decides about most creatures.
        dx, dy, far = shape.x - one.x, shape.y - one.y, shape.r + one.base // 2 + game.edition.contact_below
        if dx * dx + dy * dy >= far * far:
            return "not-in-contact"
    base = base_of(one)
    if who.touching and not touching(shape, base, game.edition.contact_below):
        return "not-in-contact"
    if who.within and not within(shape, base, DISTANCES[who.within]):
        return "out-of-reach"
    return "not-seen" if who.seen and origin is not None and not sees(game, origin, one) else ""


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


_CARDS: Final[dict[str, Callable[[Game, Seat, str], list[int]]]] = {
    e.BUILDING: _buildings,
    e.RELIC: _relics,
    e.TERRAIN: _terrains,
    e.PLAYER: _players,
}
