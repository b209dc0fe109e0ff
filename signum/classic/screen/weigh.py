"""Weighing an attack: its exact chances with the chosen splits and with the best ones.

It is computed in a copy without secrets: face-down tactics and hands have no influence.
"""

from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

import msgspec

from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.turn.activation import Attack, Fight
from signum.classic.core.game import Game
from signum.classic.core.state import CreatureId
from signum.classic.findings.attack_odds import melee_being_split
from signum.classic.findings.planned_attacks import PlannedAttack
from signum.classic.findings.position import KnownPosition
from signum.classic.odds import attacks
from signum.classic.odds.harm import NOTHING
from signum.classic.odds.splitting import Melee
from signum.classic.screen import wire as w
from signum.classic.screen.chances import forecast, spoken_odds
from signum.classic.screen.look import nobody
from signum.classic.screen.screen_reader import ScreenReader
from signum.classic.telling.telling import Telling
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Refusal
from signum.table.record import option_from
from signum.table.wire import Refused

TIMEOUT: Final = 1.0
"""The seconds after which odds are given up; dice with many answers may take longer."""


def weigh(position: KnownPosition, telling: Telling, wanted: w.Weigh) -> w.Odds | Refused:
    """The odds before a declaration, or during a fight before its dice are thrown."""
    option = attack_of(position, wanted.option)
    if option is None:
        return Refused(wanted.number, "finding-no-odds", telling.say("finding-no-odds"))
    me, foe = position.creature(wanted.creature), position.creature(option.target)
    if me is None or foe is None:
        return nobody(telling, wanted.number)
    running = _running(position, option, me.id) if wanted.at is None else None
    if running is not None:
        return _running_melee(position, telling, wanted, running)
    attack = PlannedAttack(position, me, option, wanted.at, wanted.way)
    refusal = attack.refusal
    if refusal is not None:
        words = ScreenReader(telling, position.game).why_not(me, option, refusal)
        return Refused(wanted.number, refusal.code, words, refusal.cites, (me.id, foe.id))
    try:
        if isinstance(option, Fight):
            return WeighedMelee(attack.game, telling, wanted, option, attack.fight()).reply()
        found = forecast(attack.game, me.id, foe.id, attack.unsplit())
    except TooManyWays:
        return without_odds(telling, wanted, option, "finding-odds-too-many")
    words = spoken_odds(ScreenReader(telling, position.game), me.id, foe.id, found, None)
    return w.Odds(wanted.number, me.id, foe.id, option, found, found, (), (), None, words)


def attack_of(position: KnownPosition, raw: Any) -> Attack | None:
    """The attack of an option, if it is one."""
    try:
        option = option_from(raw, position.match.rules)
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError):
        return None
    return option if isinstance(option, Attack) else None


def without_odds(telling: Telling, wanted: w.Weigh, option: Attack, why: str) -> w.Odds:
    """A reply without odds, and the reason."""
    words = telling.say(
        why, creature=telling.names.spoken(wanted.creature), target=telling.names.spoken(option.target)
    )
    return w.Odds(wanted.number, wanted.creature, option.target, option, None, None, (), (), None, words)


def _running(position: KnownPosition, option: Attack, me: CreatureId) -> Melee | None:
    """The melee between these two whose dice are being split, if any."""
    melee = melee_being_split(position.game, position.match.run.choice)
    if melee is None or not isinstance(option, Fight):
        return None
    return melee if {melee.attacker.id, melee.defender.id} == {me, option.target} else None


def _running_melee(
    position: KnownPosition, telling: Telling, wanted: w.Weigh, melee: Melee
) -> w.Odds | Refused:
    option = Fight(melee.defender.id)
    fight = attacks.MeleeCases([attacks.Case(1, NOTHING, melee)])
    if wanted.creature == melee.attacker.id:
        return WeighedMelee(position.game, telling, wanted, option, fight).reply()
    # The defender asks about the same fight: its dice are the other side's.
    turned = w.Weigh(wanted.number, melee.attacker.id, option, ours=wanted.theirs, theirs=wanted.ours)
    return WeighedMelee(position.game, telling, turned, option, fight, defends=True).reply()


class WeighedMelee:
    """A melee with the wanted splits, and with the best ones; the words are for the seat that asks."""

    def __init__(
        self,
        game: Game,
        telling: Telling,
        wanted: w.Weigh,
        option: Fight,
        fight: attacks.MeleeCases,
        *,
        defends: bool = False,
    ) -> None:
        self.game = game
        self.telling = telling
        self.wanted = wanted
        self.option = option
        self.fight = fight
        self.defends = defends

    def reply(self) -> w.Odds | Refused:
        """The odds, or why there are none."""
        melee = self.fight.likeliest
        if melee is None:
            return self._without_odds("finding-odds-no-fight")
        refused = self._refused(melee)
        if refused is not None:
            return refused
        until = monotonic() + TIMEOUT
        for case in self.fight.cases:
            if case.melee is not None:
                case.melee.gives_up = lambda: monotonic() > until
        try:
            return self._told(melee)
        except TooManyWays:
            return self._without_odds("finding-odds-too-many")

    def _refused(self, melee: Melee) -> Refused | None:
        """The reason why dice cannot be split this way."""
        wanted = self.wanted
        sides = (
            (wanted.ours, melee.ours, wanted.creature),
            (wanted.theirs, melee.theirs, self.option.target),
        )
        for dice, splits, id in sides:
            if dice is not None and all(one.attack != dice for one in splits):
                count = splits[0].attack + splits[0].defence
                refusal = Refusal("other-number-of-dice", ("C-MEL-03",), {"creature": id, "dice": count})
                words = self.telling.refusal(refusal)
                return Refused(wanted.number, refusal.code, words, refusal.cites, (id,))
        return None

    def _told(self, melee: Melee) -> w.Odds:
        wanted, target = self.wanted, self.option.target
        chosen = self._forecast(melee, wanted.ours)
        best = self._forecast(melee, None)
        their_best = melee.defence()
        advised = best
        if self.defends:
            reply = melee.reply(their_best)
            advised = forecast(self.game, wanted.creature, target, reply.odds, reply.ours, their_best)
        reader = ScreenReader(self.telling, self.game)
        return w.Odds(
            wanted.number,
            wanted.creature,
            target,
            self.option,
            chosen,
            best,
            _shown(melee.ours),
            _shown(melee.theirs),
            _shown([their_best])[0],
            spoken_odds(reader, wanted.creature, target, chosen, advised, defends=self.defends),
        )

    def _forecast(self, first: Melee, attack: int | None) -> w.Forecast:
        """Against the wanted defence, with this number of attack dice or else with the best reply."""
        odds = self.fight.odds_with(lambda melee: melee.odds(*self._splits(melee, attack)))
        ours, theirs = self._splits(first, attack)
        return forecast(self.game, self.wanted.creature, self.option.target, odds, ours, theirs)

    def _splits(self, melee: Melee, attack: int | None) -> tuple[Split, Split]:
        theirs = _of(melee.theirs, self.wanted.theirs) or melee.defence()
        return _of(melee.ours, attack) or melee.reply(theirs).ours, theirs

    def _without_odds(self, why: str) -> w.Odds:
        return without_odds(self.telling, self.wanted, self.option, why)


def _of(splits: Sequence[Split], attack: int | None) -> Split | None:
    """The split with this number of attack dice."""
    return None if attack is None else next((one for one in splits if one.attack == attack), None)


def _shown(splits: Sequence[Split]) -> tuple[w.SplitShown, ...]:
    return tuple([w.SplitShown(one.attack, one.defence) for one in splits])
