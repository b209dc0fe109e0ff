"""The findings of a seat about a position: the odds of a gust."""

from typing import Any

from signum.engine.absence import least_answer
from signum.engine.enumeration import NO_FACES, ends, summary
from signum.engine.questions import Procedure, Refusal
from signum.table.findings import PlainFindings
from signum.table.wire import Refused
from tests.toy.lanterns.game import Lanterns
from tests.toy.lanterns.turns import gust
from tests.toy.lanterns.wire import Look, Odds


class LanternFindings(PlainFindings):
    """One question: the odds of a gust from public facts, so without shutters and other answers."""

    def reply(self, question: Any) -> Any:
        if not isinstance(question, Look):
            return super().reply(question)
        why = self.why_not(question)
        if why is not None:
            return Refused(question.number, why.code, self.teller.refusal(why), why.cites)
        lost = self.odds(question)
        listed = ", ".join([f"{light}: {share:g} %" for light, share in lost.items()])
        return Odds(question.number, lost, self.teller.say("finding-odds", odds=listed))

    def why_not(self, question: Look) -> Refusal | None:
        """The reason why there are no odds."""
        state = self.match.run.game.state
        if question.lantern not in state.lanterns or not state.storms:
            return Refusal("no-such-lantern", ())
        if not 0 < question.breath <= len(state.storms) * 4:
            return Refusal("not-enough", ("L-GUST-01",), {"light": question.breath, "needed": 1})
        return None

    def odds(self, question: Look) -> dict[int, float]:
        """For each amount of light that can be lost, how likely it is."""
        game: Lanterns = self.match.run.game
        before = game.state.lanterns[question.lantern].light

        def blown(there: Lanterns) -> Procedure[None]:
            storm = next(iter(there.state.storms.values()))
            lantern = there.state.lanterns[question.lantern]
            return gust(there, storm.seat, question.breath, lantern, storm)

        def lost(there: Lanterns) -> int:
            lantern = there.state.lanterns.get(question.lantern)
            return before - (0 if lantern is None else lantern.light)

        found = ends(game, blown, lambda _game, choice: least_answer(choice), lambda _roll: NO_FACES)
        chances = summary(found, lambda end: lost(end.game)).chances()
        return {light: round(100 * float(chances[light]), 1) for light in sorted(chances)}
