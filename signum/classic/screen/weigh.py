"""Weighing an attack: its exact chances with the chosen splits and with the best ones.

It is weighed in a copy without secrets: what lies face down and what is in hands has no say in it.
"""

from collections.abc import Sequence
from time import monotonic
from typing import Any, Final, TypeAlias

import msgspec

from signum.classic.chapters.combat.melee import Side, Split
from signum.classic.chapters.combat.ranged import KINDS
from signum.classic.chapters.field.movement import MOVE, Moved, refused_standing
from signum.classic.chapters.turn.activation import (
    Attack,
    Fight,
    StrikeMagically,
    refused_after_moving,
    refused_in_activation,
)
from signum.classic.core.attack_kinds import MELEE
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId
from signum.classic.findings.position import KnownPosition
from signum.classic.knowledge.supposing import suppose
from signum.classic.odds import attacks as before
from signum.classic.odds.attacks import declarations
from signum.classic.odds.harm import NOTHING, Ending, Odds, mixed
from signum.classic.odds.melee import Bout, side_of
from signum.classic.odds.splitting import Worth, kill_then_wounds, open_splits
from signum.classic.screen import wire as w
from signum.classic.screen.chances import forecast, spoken_odds
from signum.classic.screen.look import nobody
from signum.classic.screen.screen_reader import ScreenReader
from signum.classic.telling.telling import Telling
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Option, Refusal
from signum.engine.units import Point
from signum.table.wire import Refused

PATIENCE: Final = 1.0
"""So many seconds anybody waits for odds; where dice are answered in many ways they may take longer."""
MOST_KEPT: Final = 64
"""So many melees of one position are kept."""


def weigh(position: KnownPosition, telling: Telling, wanted: w.Weigh) -> w.Odds | Refused:
    """The odds before anything is declared, or in the middle of a fight before its dice are thrown."""
    option = attack_of(position, wanted.option)
    if option is None:
        return Refused(wanted.number, "finding-no-odds", telling.say("finding-no-odds"))
    me, foe = position.creature(wanted.creature), position.creature(option.target)
    if me is None or foe is None:
        return nobody(telling, wanted.number)
    fight = None if wanted.at is not None else running_fight(position, option, me.id)
    game = position.game
    if fight is not None:
        defends = me.id != fight.attacker.id
        if defends:
            # The defender asks about the same fight: its own dice are the other side's.
            wanted = w.Weigh(wanted.number, foe.id, Fight(me.id), None, wanted.theirs, wanted.ours)
        return _told(
            position, telling, wanted, Fight(fight.defender.id), [(1, NOTHING, fight)], defends=defends
        )
    if wanted.at is None or wanted.at == (me.x, me.y):
        refusal = refused_in_activation(game, me, option)
    else:
        refusal = refused_standing(game, me, wanted.at)
        game = suppose(game, Moved(me.id, wanted.at, MOVE, 0, ()))
        me = game.state.creatures[me.id]
        refusal = refusal or refused_after_moving(game, me, option)
    if refusal is not None:
        words = ScreenReader(telling, game).why_not(me, option, refusal)
        return Refused(wanted.number, refusal.code, words, refusal.cites, (me.id, foe.id))
    try:
        return _weighed(position, telling, wanted, option, game)
    except TooManyWays:
        return without_odds(telling, wanted, option, "finding-odds-too-many")


def attack_of(position: KnownPosition, raw: Any) -> Attack | None:
    """The attack that an option is, if it is one."""
    try:
        option: Option = msgspec.convert(raw, type=position.match.rules.options)
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError):
        return None
    return option if isinstance(option, Attack) else None


class Melee:
    """A melee that is declared: every split that is open, and the odds of each pair when it is asked for."""

    def __init__(
        self, game: Game, attacker: Creature, defender: Creature, declared: Side | None = None
    ) -> None:
        self.game = game
        self.attacker = attacker
        self.defender = defender
        self.declared = declared
        """The defender's dice, once they are declared, those that its split earned counted in."""
        self.bout = Bout(game, attacker, defender)
        self.ours, self.theirs = open_splits(game, attacker, defender)
        if declared is not None:
            self.theirs = [Split(declared.attack, declared.defence)]
        self._odds: dict[tuple[Split, Split], Odds] = {}
        self.until = 0.0
        """When whoever waits has waited long enough."""

    def odds(self, ours: Split, theirs: Split) -> Odds:
        """The odds of two splits."""
        if (ours, theirs) not in self._odds:
            if monotonic() > self.until:
                raise TooManyWays
            mine = side_of(self.game, self.attacker, self.defender, ours)
            other = self.declared or side_of(self.game, self.defender, self.attacker, theirs)
            self._odds[ours, theirs] = self.bout.odds(mine, other)
        return self._odds[ours, theirs]

    def worth(self, ours: Split, theirs: Split) -> Worth:
        """What the attacker gets by them."""
        return kill_then_wounds(self.odds(ours, theirs))

    def reply(self, theirs: Split) -> Split:
        """The attacker's best split, knowing the defender's; of equals, most attack dice (C-MEL-03)."""
        return max(self.ours, key=lambda ours: self.worth(ours, theirs))

    def defence(self) -> Split:
        """The defender's best split: it leaves the attacker least."""
        return min(self.theirs, key=lambda theirs: self.worth(self.reply(theirs), theirs))


Case: TypeAlias = tuple[int, Ending, Melee | None]
"""One way in which the declaration ends: its weight, what was done by then, and the melee if there is one."""


def running_fight(position: KnownPosition, option: Attack, me: CreatureId) -> Melee | None:
    """The melee between these two whose dice are being split, if there is one; all of it is public."""
    choice = position.match.run.choice
    if choice is None or choice.kind != "split" or not isinstance(option, Fight):
        return None
    one, other = choice.about["creature"], choice.about["foe"]
    assert isinstance(one, int)
    assert isinstance(other, int)
    if {one, other} != {me, option.target}:
        return None
    creatures = position.game.state.creatures
    if choice.about["role"] == "defender":
        return Melee(position.game, creatures[other], creatures[one])
    attacker, defender = creatures[one], creatures[other]
    dice = choice.about["foe-dice"]
    assert isinstance(dice, list)
    return Melee(position.game, attacker, defender, Side(defender, attacker, int(dice[0]), int(dice[1])))


def _cases(position: KnownPosition, me: Creature, foe: Creature, at: Point | None, game: Game) -> list[Case]:
    """All the ways in which a melee can begin; they are kept, so that another split is told at once."""
    key = me.id, foe.id, at
    if key not in position.fights:
        cases: list[Case] = []
        for case in declarations(game, me, foe, MELEE):
            there = case.game
            melee = None
            if there is not None:
                melee = Melee(there, there.state.creatures[me.id], there.state.creatures[foe.id])
            cases.append((case.weight, case.done, melee))
        if len(position.fights) >= MOST_KEPT:
            position.fights.clear()
        position.fights[key] = cases
    kept: list[Case] = position.fights[key]
    return kept


def _weighed(
    position: KnownPosition, telling: Telling, wanted: w.Weigh, option: Attack, game: Game
) -> w.Odds | Refused:
    me, foe = game.state.creatures[wanted.creature], game.state.creatures[option.target]
    match option:
        case Fight():
            cases = _cases(position, me, foe, wanted.at, game)
            return _told(position, telling, wanted, option, cases)
        case StrikeMagically():
            odds = before.magical_strike(game, me, foe)
        case _:
            odds = before.shot(game, me, foe, KINDS[type(option)])
    found = forecast(position.game, me.id, foe.id, odds)
    words = spoken_odds(ScreenReader(telling, position.game), me.id, foe.id, found, None)
    return w.Odds(wanted.number, me.id, foe.id, option, found, found, (), (), None, words)


def _told(
    position: KnownPosition,
    telling: Telling,
    wanted: w.Weigh,
    option: Fight,
    cases: Sequence[Case],
    *,
    defends: bool = False,
) -> w.Odds | Refused:
    """A melee with the splits that are wanted, and with the best ones; the words are for whoever asks."""
    likely = [one for one in sorted(cases, key=lambda case: -case[0]) if one[2] is not None]
    if not likely or likely[0][2] is None:
        return without_odds(telling, wanted, option, "finding-odds-no-fight")
    first = likely[0][2]
    for dice, splits, id in (
        (wanted.ours, first.ours, wanted.creature),
        (wanted.theirs, first.theirs, option.target),
    ):
        if dice is not None and all(one.attack != dice for one in splits):
            count = splits[0].attack + splits[0].defence
            refusal = Refusal("other-number-of-dice", ("C-MEL-03",), {"creature": id, "dice": count})
            return Refused(wanted.number, refusal.code, telling.refusal(refusal), refusal.cites, (id,))
    until = monotonic() + PATIENCE
    for _, _, melee in cases:
        if melee is not None:
            melee.until = until
    try:
        chosen, best = _forecasts(position, wanted, option, cases, first)
        their_best = first.defence()
    except TooManyWays:
        return without_odds(telling, wanted, option, "finding-odds-too-many")
    advised = best
    if defends:
        reply = first.reply(their_best)
        odds = first.odds(reply, their_best)
        advised = forecast(position.game, wanted.creature, option.target, odds, reply, their_best)
    reader = ScreenReader(telling, position.game)
    words = spoken_odds(reader, wanted.creature, option.target, chosen, advised, defends=defends)
    return w.Odds(
        wanted.number,
        wanted.creature,
        option.target,
        option,
        chosen,
        best,
        _shown(first.ours),
        _shown(first.theirs),
        _shown([their_best])[0],
        words,
    )


def _forecasts(
    position: KnownPosition, wanted: w.Weigh, option: Fight, cases: Sequence[Case], first: Melee
) -> tuple[w.Forecast, w.Forecast]:
    """With the wanted splits, and with the best reply to the same defence."""
    chosen: list[tuple[int, Odds]] = []
    best: list[tuple[int, Odds]] = []
    splits: tuple[Split, Split, Split] | None = None
    for weight, done, melee in cases:
        if melee is None:
            chosen.append((weight, Odds({NOTHING: 1}).after(done)))
            best.append(chosen[-1])
            continue
        theirs = _of(melee.theirs, wanted.theirs) or melee.defence()
        reply = melee.reply(theirs)
        ours = _of(melee.ours, wanted.ours) or reply
        chosen.append((weight, melee.odds(ours, theirs).after(done)))
        best.append((weight, melee.odds(reply, theirs).after(done)))
        if melee is first:
            splits = ours, theirs, reply
    assert splits is not None
    ours, theirs, reply = splits
    names = wanted.creature, option.target
    return (
        forecast(position.game, *names, mixed(chosen), ours, theirs),
        forecast(position.game, *names, mixed(best), reply, theirs),
    )


def _of(splits: Sequence[Split], attack: int | None) -> Split | None:
    """The split with so many dice in attack."""
    return None if attack is None else next((one for one in splits if one.attack == attack), None)


def _shown(splits: Sequence[Split]) -> tuple[w.SplitShown, ...]:
    return tuple([w.SplitShown(one.attack, one.defence) for one in splits])


def without_odds(telling: Telling, wanted: w.Weigh, option: Attack, why: str) -> w.Odds:
    """That there are no odds, and why."""
    words = telling.say(
        why, creature=telling.creature(wanted.creature), target=telling.creature(option.target)
    )
    return w.Odds(wanted.number, wanted.creature, option.target, option, None, None, (), (), None, words)
