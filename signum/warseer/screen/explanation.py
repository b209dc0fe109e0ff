"""A finished game explained: how it was decided, turning points, figures and the luck of the dice."""

from typing import Final

from signum.engine.names import kebab
from signum.engine.outcomes import Outcome
from signum.table.wire import DiceLuck, FigureRow, GameExplained, KeyMoment
from signum.warseer.chapters.victory import ClockRanOut, Conceded
from signum.warseer.findings.finished_game import FinishedWar
from signum.warseer.findings.tallies import SeatFigures, tallies
from signum.warseer.findings.turning_points import TurningPoint, fallen_hero, turning_points
from signum.warseer.telling.telling import Telling

ROUNDED: Final = 0.05
"""Luck below this is told as none."""


def explained(telling: Telling, number: int) -> GameExplained:
    """The reply to Explain."""
    return Explanation(telling).reply(number)


class Explanation:
    """The explanation of one finished match for one seat; all of it is public after the end."""

    def __init__(self, telling: Telling) -> None:
        war = FinishedWar(telling.match)
        self.telling = telling
        self.say = telling.say
        self.start, self.state, self.log = war.start, war.state, war.log
        self.tallies = tallies(self.start, self.log)

    def reply(self, number: int) -> GameExplained:
        """All parts of the explanation."""
        seats = range(len(self.tallies))
        return GameExplained(
            number,
            self.decided(),
            tuple(map(self.moment, turning_points(self.start, self.log))),
            tuple(map(self.telling.player, seats)),
            tuple(self.rows()),
            tuple(map(self.luck, self.tallies)),
            self.say("telling-end-luck-about"),
        )

    def decided(self) -> str:
        """The cause that decided the game, beside the outcome itself."""
        outcome = self.state.outcome
        if outcome is None:
            return ""
        match outcome.by:
            case "concession" | "clock":
                return self._left()
            case "agreement":
                return self.say("telling-end-agreed", turn=self.state.turn)
            case _:
                return " ".join([*self._fallen(outcome), *self._scores(), *self._tie()])

    def _fallen(self, outcome: Outcome) -> list[str]:
        fall = fallen_hero(self.log) if outcome.by == "hero" else None
        return [] if fall is None else [self.telling.line(fall)]

    def _scores(self) -> list[str]:
        return [
            self.say(
                "telling-end-points-of",
                seat=self.telling.spoken_player(seat),
                points=one.points,
                feats=one.feats,
                kills=one.kills,
                income=one.milestones,
                hero=one.hero,
            )
            for seat, one in enumerate(self.tallies)
        ]

    def _tie(self) -> list[str]:
        """The figures that a tie of points compares (W-WIN-04)."""
        if len({one.points for one in self.tallies}) > 1:
            return []
        return [
            self.say(
                "telling-end-tie-of",
                seat=self.telling.spoken_player(seat),
                hand=len(player.hall),
                down=len(player.kills),
            )
            for seat, player in enumerate(self.state.players)
        ]

    def _left(self) -> str:
        for event in reversed(self.log):
            if isinstance(event, Conceded | ClockRanOut):
                how = "clock" if isinstance(event, ClockRanOut) else "concession"
                name = self.telling.spoken_player(event.seat)
                return self.say("telling-end-left", seat=name, how=how, turn=self.state.turn)
        return ""

    def moment(self, point: TurningPoint) -> KeyMoment:
        """A turning point in words, with the points that it brought."""
        event = self.log[point.at]
        alike = [one for one in self.log[: point.at] if type(one) is type(event)]
        return KeyMoment(
            kebab(type(event).__name__),
            len(alike),
            self.say("telling-turn", turn=point.turn, seat=self.telling.player(point.active), last="no"),
            self.telling.line(event.seen_by(self.telling.seat) or event),
            self.say(
                "telling-end-brought",
                seat=self.telling.spoken_player(point.seat),
                points=abs(point.points),
                direction="lost" if point.points < 0 else "won",
                lead="yes" if point.takes_lead else "no",
            ),
        )

    def rows(self) -> list[FigureRow]:
        """The figures of the seats, one row for each kind."""
        say = self.say
        kinds = {
            say("telling-end-row-points"): [one.points for one in self.tallies],
            say("telling-end-row-feats"): [one.feats for one in self.tallies],
            say("telling-end-row-kills"): [one.kills for one in self.tallies],
            say("telling-end-row-milestones"): [one.milestones for one in self.tallies],
            say("telling-end-row-income"): [one.income for one in self.tallies],
            say("telling-end-row-attacks"): [one.attacks for one in self.tallies],
            say("telling-end-row-wounds"): [one.wounds for one in self.tallies],
            say("telling-end-row-eliminated"): [one.eliminated for one in self.tallies],
            say("telling-end-row-lost"): [one.lost for one in self.tallies],
            say("telling-end-row-cards"): [one.cards for one in self.tallies],
        }
        return [FigureRow(words, tuple(map(str, figures))) for words, figures in kinds.items()]

    def luck(self, tally: SeatFigures) -> DiceLuck:
        """Hits and crits beside the expected ones."""
        more = tally.luck
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
