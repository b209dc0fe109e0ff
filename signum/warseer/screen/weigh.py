"""Weighing an attack: its exact chances, and the reasons behind them."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from signum.engine.distributions import Distribution
from signum.engine.questions import Option
from signum.table.record import option_from
from signum.table.wire import KeywordShown, Refused
from signum.warseer.chapters.activation import AttackIt, UseOn
from signum.warseer.chapters.attack.dice import LeaveDice, RerollDice
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.state import Creature
from signum.warseer.core.terrains import FORD, FOREST, HILL, TERRAINS
from signum.warseer.core.values import health_left
from signum.warseer.findings.position import KnownPosition
from signum.warseer.findings.sightlines import PushPlace, pushes
from signum.warseer.findings.weighing import is_attack, percent, planned_odds, reroll_odds
from signum.warseer.odds.attacks import causes, protectors_of
from signum.warseer.odds.profile import AttackEnd, profile
from signum.warseer.screen.look import nobody, way_of
from signum.warseer.screen.screen_reader import ScreenReader
from signum.warseer.screen.wire import Odds, PushShown, Weigh

NO_ODDS: Final = "finding-no-odds"
IN_TERRAIN: Final = (FOREST, HILL, FORD)
"""Terrains that change an attack on their occupant."""


def weigh(position: KnownPosition, teller: Any, wanted: Weigh) -> Odds | Refused:
    """The odds before a declaration, or of the dice that lie."""
    option = option_of(position, wanted.option)
    if isinstance(option, RerollDice | LeaveDice):
        return _of_lying_dice(position, teller, wanted, option)
    if option is None or not is_attack(option):
        return Refused(wanted.number, NO_ODDS, teller.say(NO_ODDS))
    assert isinstance(option, AttackIt | UseOn)
    one, target = position.creature(wanted.creature), position.creature(option.target)
    if one is None or target is None:
        return nobody(teller, wanted.number)
    row: tuple[Option, ...] = (option,)
    if wanted.to is not None:
        row = way_of(position, one, (wanted.to[0], wanted.to[1]))[0], option
    refusal = position.explain(one.id, *row[:1]) or position.explain(one.id, *row)
    if refusal is not None:
        words = teller.refusal(refusal)
        return Refused(wanted.number, refusal.code, words, refusal.cites, (one.id, target.id))
    found = planned_odds(position, one.id, *row)
    if found is None:
        return Refused(wanted.number, NO_ODDS, teller.say("finding-odds-too-many"), (), (one.id, target.id))
    game = position.acting(one.id, *row[:-1]).game
    return _shown(
        teller,
        game,
        game.state.creatures[one.id],
        game.state.creatures[target.id],
        wanted.number,
        option,
        found.dice,
        found.ends,
        (found.profile.armour, found.profile.rerolls, found.profile.with_crit.push_damage),
        found.because,
    )


def option_of(position: KnownPosition, raw: Any) -> Option | None:
    """An option as the browser sent it."""
    try:
        option = option_from(raw, position.match.rules)
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError):
        return None
    return option


def _of_lying_dice(
    position: KnownPosition, teller: Any, wanted: Weigh, option: RerollDice | LeaveDice
) -> Odds | Refused:
    game, attack = position.game, position.game.attack
    ends = reroll_odds(position, option.dice if isinstance(option, RerollDice) else ())
    if attack is None or ends is None:
        return Refused(wanted.number, NO_ODDS, teller.say(NO_ODDS))
    one, target = game.creature(attack.attacker), game.creature(attack.target)
    if one is None or target is None:
        return nobody(teller, wanted.number)
    dice = tuple([die.die for die in attack.rolled])
    found = profile(game, attack, len(dice))
    figures = found.armour, 0, found.with_crit.push_damage
    because = causes(game, attack)
    return _shown(teller, game, one, target, wanted.number, option, dice, ends, figures, because)


def _shown(
    teller: Any,
    game: WarseerGame,
    one: Creature,
    target: Creature,
    number: int,
    option: Option,
    dice: tuple[str, ...],
    ends: Distribution[AttackEnd],
    figures: tuple[int, int, int],
    because: tuple[str, ...],
) -> Odds:
    armour, again, push_damage = figures
    by_wounds = ends.of(lambda end: end.wounds)
    most = max(by_wounds.weights)
    places: tuple[PushPlace, ...] = pushes(game, one, target)
    dies = float(ends.chance(lambda end: end.dead))
    pushed = float(ends.chance(lambda end: end.pushed))
    crit = float(ends.chance(lambda end: end.crit))
    expected = float(by_wounds.expected(lambda wounds: wounds))
    reader = ScreenReader(teller, game)
    words = teller.say(
        "finding-odds",
        creature=reader.teller.names.spoken(one.id),
        target=reader.teller.names.spoken(target.id),
        expected=round(expected, 1),
        dies=percent(dies),
        pushed=percent(pushed),
        crit=percent(crit),
    )
    guards = protectors_of(game, target)
    if guards:
        words += " " + teller.say("finding-protectors", those=", ".join(map(reader.name, guards)))
    return Odds(
        number,
        one.id,
        target.id,
        option,
        dice,
        tuple([by_wounds.weights.get(wounds, 0) for wounds in range(most + 1)]),
        by_wounds.total,
        expected,
        dies,
        pushed,
        crit,
        health_left(game, target),
        armour,
        again,
        tuple([PushShown(place.at, place.damage) for place in places]),
        push_damage,
        guards,
        tuple(reasons(teller, game, target, because)),
        words,
    )


def reasons(
    teller: Any, game: WarseerGame, target: Creature, because: tuple[str, ...]
) -> Iterator[KeywordShown]:
    """The abilities and the terrain that change the attack, each by its rule."""
    for id in because:
        yield KeywordShown(id, str(teller.names.ability(id)))
    kind = game.terrain_at(target.at)
    if kind in IN_TERRAIN:
        yield KeywordShown(TERRAINS[kind].rule, str(teller.say("finding-target-in", terrain=kind)))
