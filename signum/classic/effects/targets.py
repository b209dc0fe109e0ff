"""Whom an effect means, and who of them is chosen: C-PLAY-06."""

from collections.abc import Callable

from signum.classic.effects.sources import Source, hero_of
from signum.classic.game import Game
from signum.classic.measuring import DISTANCES, no_farther, sees
from signum.classic.state import CHARACTER, HERO, MINION, Creature
from signum.content import effects as e
from signum.content.effects import Who
from signum.engine.questions import Choice, Facts, Option, Procedure, Seat, choose

_TYPES = {
    e.CREATURE: frozenset({HERO, CHARACTER, MINION}),
    e.CHARACTER: frozenset({CHARACTER}),
    e.HERO: frozenset({HERO}),
    e.MINION: frozenset({MINION}),
}
"""C-CARD-02: a kind means that kind only; creature means any of them."""


class Target(Option, frozen=True):
    """Whom an effect shall touch."""

    target: int


class NoTarget(Option, frozen=True):
    """Nobody more shall be touched."""


def meant(game: Game, source: Source, who: Who) -> list[int]:
    """Everybody whom the words fit, in order: creatures, cards in play or seats by their ids."""
    if who.kind == e.SELF:
        return [source.holder]
    if who.kind == e.CAUSE:
        return [source.cause] if game.creature(source.cause) else []
    if who.kind == e.CULPRIT:
        return [source.culprit] if game.creature(source.culprit) else []
    if who.kind == e.BEARER:
        hero = hero_of(game, source.seat)
        return [] if hero is None else [hero.id]
    if who.kind in _TYPES:
        return [one.id for one in game.creatures() if fits(game, source, who, one)]
    return _CARDS[who.kind](game, source.seat, who.whose)


def fits(game: Game, source: Source, who: Who, one: Creature) -> bool:
    """Whether the words fit a creature."""
    if one.type not in _TYPES[who.kind] or not _owned(source.seat, who.whose, one.seat):
        return False
    if (who.other and one.id == source.holder) or (who.wounded and not one.wounds):
        return False
    if who.of_class and not is_of_class(game, one, who.of_class):
        return False
    origin = source.creature(game) if who.within or who.seen else None
    if origin is None:
        return not who.within and not who.seen
    if who.within and not no_farther(origin, one, DISTANCES[who.within]):
        return False
    return not who.seen or origin is one or sees(game, origin, one)


def is_of_class(game: Game, one: Creature, building: str) -> bool:
    """C-CARD-06: whether a creature's card is a card of the class building."""
    card = game.cards.get(one.card)
    return card is not None and card.of_class == building


def chosen(game: Game, source: Source, who: Who) -> Procedure[list[int]]:
    """All who are meant, or as many of them as are to be chosen, by the player who controls the text."""
    candidates = meant(game, source, who)
    if who.choose == e.ALL:
        return candidates
    picked: list[int] = []
    while candidates and len(picked) < who.choose:
        options: list[Target | NoTarget] = [Target(one) for one in candidates]
        if who.may:
            options.append(NoTarget())
        about: Facts = {"card": source.card, "number": len(picked) + 1, "of": who.choose}
        choice = Choice[Target | NoTarget](source.seat, "target", options, cites=source.cites, about=about)
        answer = yield from choose(choice)
        if isinstance(answer, NoTarget):
            break
        picked.append(answer.target)
        candidates.remove(answer.target)
    return picked


def _owned(mine: Seat, whose: str, theirs: Seat) -> bool:
    return whose == e.ANY or (mine == theirs) == (whose == e.YOURS)


def _buildings(game: Game, mine: Seat, whose: str) -> list[int]:
    players = enumerate(game.state.players)
    return [one.id for seat, player in players if _owned(mine, whose, seat) for one in player.city]


def _relics(game: Game, mine: Seat, whose: str) -> list[int]:
    players = enumerate(game.state.players)
    return [one.id for seat, player in players if _owned(mine, whose, seat) for one in player.relics]


def _terrains(game: Game, mine: Seat, whose: str) -> list[int]:
    return [one.id for one in game.state.terrains.values() if _owned(mine, whose, one.seat)]


def _players(game: Game, mine: Seat, whose: str) -> list[int]:
    return [seat for seat in game.seats_in_order() if _owned(mine, whose, seat)]


_CARDS: dict[str, Callable[[Game, Seat, str], list[int]]] = {
    e.BUILDING: _buildings,
    e.RELIC: _relics,
    e.TERRAIN: _terrains,
    e.PLAYER: _players,
}
