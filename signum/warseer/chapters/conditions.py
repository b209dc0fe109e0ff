"""Conditions of feats and texts: things that can be counted for a player."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeAlias

from signum.engine.questions import Seat
from signum.warseer.chapters.matching import card_fits, fits
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import YOURS, Who
from signum.warseer.core.state import Creature, Kill

if TYPE_CHECKING:
    from signum.warseer.cards.texts import Condition

Counter: TypeAlias = "Callable[[Game, Seat, Condition], int]"


def _creatures(game: Game, seat: Seat, condition: "Condition") -> list[Creature]:
    who = condition.who or Who(whose=YOURS)
    return [one for one in game.state.creatures.values() if fits(game, who, one, seat)]


def _kills(game: Game, kills: Iterable[Kill], condition: "Condition") -> int:
    who = condition.who or Who()
    return sum([card_fits(game, who, kill.card) for kill in kills])


def _in_zone(game: Game, seat: Seat, condition: "Condition") -> int:
    """Creatures in the deployment zone of an opponent."""
    zones = {at for other in game.seating.opponents[seat] for at in game.zone(other)}
    return sum([one.at in zones for one in _creatures(game, seat, condition)])


def _by_terrain(game: Game, seat: Seat, condition: "Condition") -> int:
    """Creatures in a kind of terrain; without a kind, in any."""
    return sum(
        [
            bool(kind) and condition.terrain in ("", kind)
            for one in _creatures(game, seat, condition)
            for kind in [game.terrain_at(one.at)]
        ]
    )


def _near_terrain(game: Game, seat: Seat, condition: "Condition") -> int:
    """W-TER-04: creatures in contact with a kind of terrain; without a kind, with any."""
    wanted = [condition.terrain] if condition.terrain else list(game.ground.kinds)
    near = 0
    for kind in wanted:
        near |= game.ground.kinds.get(kind, 0)
    return sum([bool(near & game.ground.within(one.at, 1)) for one in _creatures(game, seat, condition)])


def _beside_hero(game: Game, seat: Seat, condition: "Condition") -> int:
    """Creatures in contact with an opponent's hero."""
    heroes = [one for one in game.opposing(seat) if game.is_hero(one)]
    return sum(
        [any(game.in_contact(one, hero) for hero in heroes) for one in _creatures(game, seat, condition)]
    )


def _in_middle(game: Game, seat: Seat, condition: "Condition") -> int:
    """Creatures in the middle row of the field."""
    middle = (max(row for row, _ in game.map.hexes) + 1) / 2
    return sum([abs(one.at[0] - middle) < 1 for one in _creatures(game, seat, condition)])


def _spread(game: Game, seat: Seat, condition: "Condition") -> int:
    """Rows of the field in which a player's creatures stand."""
    return len({one.at[0] for one in _creatures(game, seat, condition)})


def _played(game: Game, condition: "Condition") -> int:
    """Support cards of a type that were played in this turn."""
    return sum([condition.type in ("", game.card(card).type) for card in game.state.notes.played])


def _hero_wounds(game: Game, seat: Seat) -> int:
    hero = game.hero_of(seat)
    return 0 if hero is None else hero.wounds


def _opposing_hero_wounds(game: Game, seat: Seat) -> int:
    return max([one.wounds for one in game.opposing(seat) if game.is_hero(one)], default=0)


COUNTERS: Final[dict[str, Counter]] = {
    "creatures": lambda game, seat, one: len(_creatures(game, seat, one)),
    "kills": lambda game, seat, one: _kills(game, game.state.notes.kills, one),
    "minions-killed": lambda game, seat, one: game.state.notes.minions_killed,
    "wounds-dealt": lambda game, seat, one: game.state.notes.wounds,
    "pushed": lambda game, seat, one: game.state.notes.pushed,
    "healed": lambda game, seat, one: game.state.notes.healed,
    "cards-played": lambda game, seat, one: _played(game, one),
    "feats-played": lambda game, seat, one: game.state.notes.feats_played,
    "camp": lambda game, seat, one: len(game.player(seat).camp),
    "entered": lambda game, seat, one: game.state.notes.entered,
    "income": lambda game, seat, one: game.player(seat).income,
    "power": lambda game, seat, one: game.player(seat).power,
    "hand": lambda game, seat, one: len(game.player(seat).hand),
    "history": lambda game, seat, one: len(game.player(seat).history),
    "hall": lambda game, seat, one: len(game.player(seat).hall),
    "eliminated": lambda game, seat, one: len(game.player(seat).kills),
    "relics": lambda game, seat, one: len(game.relics_of(seat)),
    "buildings": lambda game, seat, one: len(game.buildings_of(seat)),
    "hero-wounds": lambda game, seat, one: _hero_wounds(game, seat),
    "opposing-hero-wounds": lambda game, seat, one: _opposing_hero_wounds(game, seat),
    "in-zone": _in_zone,
    "in-terrain": _by_terrain,
    "near-terrain": _near_terrain,
    "beside-hero": _beside_hero,
    "in-middle": _in_middle,
    "rows": _spread,
}
"""W-FEAT-09 counts eliminated characters by face-down feats; `kills` are those of this turn."""
OF_A_KILL: Final = ("killed", "killer", "killed-with")
"""Conditions of a military feat about the elimination itself."""
WHAT: Final = (*COUNTERS, *OF_A_KILL)


def holds(game: Game, seat: Seat, condition: "Condition") -> bool:
    """Whether a condition is met for a player."""
    found = COUNTERS[condition.what](game, seat, condition)
    return found <= condition.count if condition.at_most else found >= condition.count


def holds_for_kill(game: Game, condition: "Condition", kill: Kill) -> bool:
    """Whether a condition about an elimination is met by this one."""
    who = condition.who or Who()
    match condition.what:
        case "killed":
            return card_fits(game, who, kill.card)
        case "killer":
            return bool(kill.killer) and card_fits(game, who, kill.killer)
        case _:
            return kill.attack == condition.attack
