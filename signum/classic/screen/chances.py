"""Odds for screens and screen readers: whole numbers of equally likely cases."""

from collections.abc import Callable
from fractions import Fraction
from math import gcd
from typing import Final

from signum.classic.chapters.combat.durability import armour_met
from signum.classic.chapters.combat.melee import Split
from signum.classic.core.game import Game
from signum.classic.core.state import CreatureId
from signum.classic.core.values import health
from signum.classic.odds.harm import AttackOdds, Ending, Harm
from signum.classic.screen.screen_reader import ScreenReader
from signum.classic.screen.wire import Chances, Forecast, SplitShown

LARGEST: Final = 2**53
"""The largest integer that a browser represents exactly."""


def forecast(
    game: Game,
    attacker: CreatureId,
    defender: CreatureId,
    odds: AttackOdds,
    ours: Split | None = None,
    theirs: Split | None = None,
) -> Forecast:
    """The odds for both creatures; health is that before the attack."""
    dealt = odds.expected(lambda ending: ending.defender.wounds)
    taken = odds.expected(lambda ending: ending.attacker.wounds)
    return Forecast(
        None if ours is None else SplitShown(ours.attack, ours.defence),
        None if theirs is None else SplitShown(theirs.attack, theirs.defence),
        chances(game, defender, odds, lambda ending: ending.defender),
        chances(game, attacker, odds, lambda ending: ending.attacker),
        float(dealt - taken),
    )


def chances(game: Game, id: CreatureId, odds: AttackOdds, harm: Callable[[Ending], Harm]) -> Chances:
    """The wounds of one of the two."""
    creature = game.state.creatures[id]
    wounds = odds.of(lambda ending: harm(ending).wounds)
    row = [wounds.weights.get(count, 0) for count in range(max(wounds.weights) + 1)]
    weights = countable(row)
    return Chances(
        weights=tuple(weights),
        total=sum(weights),
        dies=float(odds.chance(lambda ending: harm(ending).dead)),
        expected=float(odds.expected(lambda ending: harm(ending).wounds)),
        left=game.value(health, creature) - creature.wounds,
        armour=armour_met(game, creature),
    )


def countable(row: list[int]) -> list[int]:
    """Weights divided by their common divisor; rounded if a browser still could not represent them."""
    common = gcd(*row)
    row = [one // common for one in row]
    total = sum(row)
    return row if total < LARGEST else [one * (LARGEST - len(row)) // total for one in row]


def percent(chance: float | Fraction) -> str:
    """A chance in whole percent; a possible or uncertain event is never 0 or 100."""
    whole = round(float(chance) * 100)
    if chance and not whole:
        return "<1"
    return ">99" if chance < 1 and whole == 100 else str(whole)


def spoken_odds(
    reader: ScreenReader,
    attacker: CreatureId,
    defender: CreatureId,
    chosen: Forecast,
    best: Forecast | None,
    *,
    defends: bool = False,
) -> str:
    """Such as: Split: 2 attack, 1 defence. Shailis: no wound 26 percent, 1 wound 44 percent, dies 30."""
    names = reader.telling.names.spoken(attacker), reader.telling.names.spoken(defender)
    parts: list[str] = []
    mine, other = _sides(chosen, defends=defends)
    if mine is not None and other is not None:
        parts.append(reader.say("finding-odds-split", attack=mine.attack, defence=mine.defence))
        name = names[0] if defends else names[1]
        parts.append(
            reader.say("finding-odds-against", name=name, attack=other.attack, defence=other.defence)
        )
    parts.append(_wounds(reader, names[1], chosen.defender))
    if mine is not None or len(chosen.attacker.weights) > 1 or chosen.attacker.dies:
        parts.append(_wounds(reader, names[0], chosen.attacker))
    advised = None if best is None else _sides(best, defends=defends)[0]
    if best is not None and advised is not None:
        parts.append(
            reader.say(
                "finding-odds-best",
                same="yes" if advised == mine else "no",
                attack=advised.attack,
                defence=advised.defence,
                name=names[1],
                creature=names[0],
                kill=percent(best.defender.dies),
                death=percent(best.attacker.dies),
            )
        )
    return " ".join(parts)


def _sides(one: Forecast, *, defends: bool) -> tuple[SplitShown | None, SplitShown | None]:
    """The split of the seat that asks, and the other's."""
    return (one.theirs, one.ours) if defends else (one.ours, one.theirs)


def _wounds(reader: ScreenReader, name: str, those: Chances) -> str:
    told = [
        reader.say("finding-odds-chance", wounds=count, percent=percent(weight / those.total))
        for count, weight in enumerate(those.weights)
        if weight and count < those.left
    ]
    if those.dies:
        told.append(reader.say("finding-odds-dies", percent=percent(those.dies)))
    return reader.say("finding-odds-wounds", name=name, chances=", ".join(told))
