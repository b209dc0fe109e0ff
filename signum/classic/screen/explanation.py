"""A finished game explained: how it was decided, turning points, figures and the luck of the dice."""

from fractions import Fraction
from typing import Any, Final

from signum.classic.chapters.combat.damage import Eliminated, Hurt
from signum.classic.chapters.turn.victory import Concession, LossOnTime
from signum.classic.core.state import CITY, HERO, PROSPERITY, kills
from signum.classic.findings.finished_game import FinishedGame
from signum.classic.findings.tallies import SeatFigures, tallies
from signum.classic.findings.turning_points import (
    PastAttack,
    TurningPoint,
    attack_behind,
    fallen_hero,
    turning_points,
)
from signum.classic.screen.chances import percent
from signum.classic.telling.telling import Telling
from signum.engine.names import kebab
from signum.engine.outcomes import Outcome
from signum.table.wire import DiceLuck, FigureRow, GameExplained, KeyMoment

NONE: Final = "–"
ROUNDED: Final = 0.05
"""Luck below this is told as none."""


def explained(telling: Telling, number: int) -> GameExplained:
    """The reply to Explain."""
    return Explanation(telling).reply(number)


class Explanation:
    """The explanation of one finished match for one seat; all of it is public after the end."""

    def __init__(self, telling: Telling) -> None:
        game = FinishedGame(telling.match)
        self.telling = telling
        self.say = telling.say
        self.rules, self.start, self.state, self.log = game.rules, game.start, game.state, game.log
        self.tallies = tallies(self.start, self.log)

    def reply(self, number: int) -> GameExplained:
        seats = range(len(self.tallies))
        return GameExplained(
            number,
            self.decided(),
            tuple([self.moment(one) for one in turning_points(self.start, self.log, self._goal)]),
            tuple(map(self.telling.player, seats)),
            tuple(self.rows()),
            tuple(map(self.luck, self.tallies)),
            self.say("telling-end-luck-about"),
        )

    @property
    def _goal(self) -> int:
        return self.telling.goal_figures[0]

    # The decision.

    def decided(self) -> str:
        """The cause that decided the game, beside the outcome itself."""
        outcome = self.state.outcome
        if outcome is None:
            return ""
        match outcome.by:
            case "hero":
                return self._fallen()
            case "prosperity":
                return self._prosperous(outcome)
            case "time":
                return self._of_sides("telling-end-wounds-of")
            case "tie-break" | "draw":
                return self._of_sides("telling-end-tie-of")
            case "agreement":
                return self.say("telling-end-agreed", turn=self.state.turn)
            case _:
                return self._left()

    def _fallen(self) -> str:
        at = fallen_hero(self.log)
        event = None if at is None else self.log[at]
        if at is None or not isinstance(event, Eliminated):
            return ""
        hero = self.telling.names.spoken(event.creature)
        if event.by is None:
            return self.say("telling-end-fell", hero=hero)
        foe = self.telling.names.spoken(event.by)
        attack = self._attack_behind(at)
        if attack is None:
            return self.say("telling-end-fell-by", hero=hero, foe=foe)
        return self.say(
            "telling-end-fell-to",
            hero=hero,
            foe=foe,
            way="struck-back" if attack.struck_back else "attacked",
            known="no" if attack.chance is None else "yes",
            chance="" if attack.chance is None else percent(attack.chance),
        )

    def _prosperous(self, outcome: Outcome) -> str:
        members = self.state.seating.members(outcome.winner) if outcome.winner is not None else ()
        told = [
            self.say(
                "telling-end-prosperity",
                seat=self.telling.spoken_player(seat),
                amount=self.tallies[seat].prosperity,
                goal=self._goal,
            )
            for seat in members
        ]
        return " ".join(told)

    def _of_sides(self, id: str) -> str:
        """The figures that were compared, seat by seat."""
        told = [self._compared(id, seat) for seat in range(len(self.tallies))]
        return "; ".join(told) + "."

    def _compared(self, id: str, seat: int) -> str:
        name, player = self.telling.player(seat), self.state.players[seat]
        if id == "telling-end-wounds-of":
            heroes = [one for one in self.state.creatures.values() if one.type == HERO and one.owner == seat]
            return self.say("telling-end-wounds-of", seat=name, count=sum([one.wounds for one in heroes]))
        count = kills(self.state, self.state.seating.side_of[seat])
        wealth = player.prosperity + sum([one.cost for one in player.city])
        return self.say("telling-end-tie-of", seat=name, wealth=wealth, kills=count)

    def _left(self) -> str:
        """The last player who left."""
        for event in reversed(self.log):
            if isinstance(event, Concession | LossOnTime):
                how = "clock" if isinstance(event, LossOnTime) else "concession"
                name = self.telling.spoken_player(event.seat)
                return self.say("telling-end-left", seat=name, how=how, turn=self.state.turn)
        return ""

    def _attack_behind(self, at: int) -> PastAttack | None:
        return attack_behind(self.rules, self.start, self.log, at)

    # Turning points.

    def moment(self, point: TurningPoint) -> KeyMoment:
        """A turning point in words, with its share and its chance."""
        seat = self.telling.seat
        event = self.log[point.at]
        alike = [one for one in self.log[: point.at] if type(one) is type(event)]
        return KeyMoment(
            kebab(type(event).__name__),
            len(alike),
            self.say("telling-turn", turn=point.turn, seat=self.telling.player(point.active)),
            self.telling.line(event.seen_by(seat) or event),
            " ".join([self._share(point), *self._chance(point.at, event)]),
        )

    def _share(self, point: TurningPoint) -> str:
        share, seat = percent(point.share), self.telling.spoken_player(point.seat)
        match point.kind:
            case "eliminated":
                return self.say("telling-end-share-eliminated", share=share, seat=seat)
            case "wounded":
                return self.say("telling-end-share-wounded", share=share)
            case "quest-completed" | "quest-failed":
                return self.say("telling-end-share-quest", share=share, how=point.kind)
            case _:
                return self.say("telling-end-share-prospered", share=share)

    def _chance(self, at: int, event: Any) -> list[str]:
        attack = self._attack_behind(at)
        if attack is None or attack.chance is None:
            return []
        chance = percent(attack.chance)
        if isinstance(event, Hurt):
            return [self.say("telling-end-chance-wounds", chance=chance)]
        return [self.say("telling-end-chance-elimination", chance=chance)]

    # Figures.

    def rows(self) -> list[FigureRow]:
        """The figures of the seats, one row for each kind."""
        say = self.say
        kinds: dict[str, list[int | None]] = {
            say("telling-end-row-attacks"): [one.attacks for one in self.tallies],
            say("telling-end-row-wounds"): [one.wounds for one in self.tallies],
            say("telling-end-row-eliminated"): [one.eliminated for one in self.tallies],
            say("telling-end-row-lost"): [one.lost for one in self.tallies],
            say("telling-end-row-activations"): [one.activations for one in self.tallies],
            say("telling-end-row-cards"): [one.cards for one in self.tallies],
            say("telling-end-row-buildings"): self._owned(CITY, [one.buildings for one in self.tallies]),
            say("telling-end-row-prosperity"): self._owned(
                PROSPERITY, [one.prosperity for one in self.tallies]
            ),
        }
        return [
            FigureRow(words, tuple([NONE if one is None else str(one) for one in figures]))
            for words, figures in kinds.items()
        ]

    def _owned(self, what: str, figures: list[int]) -> list[int | None]:
        """Figures of something that a seat may lack altogether, as the Overlord a City (Q-SET-01)."""
        those = zip(self.state.players, figures, strict=True)
        return [None if what in player.lacks else one for player, one in those]

    def luck(self, tally: SeatFigures) -> DiceLuck:
        """Successes beside the expected ones."""
        more: Fraction = tally.luck
        return DiceLuck(
            round(float(more), 2),
            self.say(
                "telling-end-luck",
                dice=tally.dice,
                successes=tally.successes,
                expected=float(tally.expected),
                difference=abs(float(more)),
                direction="equal" if abs(more) < ROUNDED else "more" if more > 0 else "fewer",
            ),
        )
