"""One position as one seat knows it, with results that are cached while the position lasts."""

from typing import Any

from signum.engine.questions import Choice, Option, Refusal, Seat
from signum.engine.units import CardId, ThingId
from signum.table.match import Match
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.state import Creature, State
from signum.warseer.core.view import WarseerView
from signum.warseer.findings.activations import Acting, acting
from signum.warseer.knowledge.known_state import known_state
from signum.warseer.odds.attacks import AttackOdds
from signum.warseer.rules import Warseer


class KnownPosition:
    """A copy of the game without its secrets."""

    def __init__(self, match: Match, seat: Seat | None) -> None:
        self.match = match
        self.seat = seat
        self.number = match.position
        self.view: WarseerView = match.game_view(seat)
        rules = match.rules
        assert isinstance(rules, Warseer)
        self.game: WarseerGame = rules.game(known_state(self.view, all_feats(match.run.game.state)))
        self.odds: dict[tuple[Any, ...], AttackOdds | None] = {}
        """The odds that have been computed."""
        self._acting: dict[tuple[ThingId, tuple[Option, ...]], Acting] = {}

    @property
    def choice(self) -> Choice[Any] | None:
        """The choice of the seat, if the seat is asked."""
        return None if self.seat is None else self.match.choice(self.seat)

    def creature(self, id: ThingId) -> Creature | None:
        """The creature with that number, if it is on the field."""
        return self.game.creature(id)

    def acting(self, id: ThingId, *row: Option) -> Acting:
        """A creature at the question what it does, now or after these answers."""
        key = id, row
        if key not in self._acting:
            self._acting[key] = acting(self.game, id, *row)
        return self._acting[key]

    def explain(self, id: ThingId, *row: Option) -> Refusal | None:
        """Why a creature cannot do these things one after another; None if it can."""
        found = self.acting(id, *row[:-1])
        if found.refusal is not None or found.choice is None:
            return found.refusal
        return found.choice.explain(row[-1])


class LatestPosition:
    """A match as a seat knows it; the position is made anew after the match has changed."""

    def __init__(self, match: Match, seat: Seat | None) -> None:
        self.match = match
        self.seat = seat
        self._kept: KnownPosition | None = None

    def now(self) -> KnownPosition:
        """The present one."""
        if self._kept is None or self._kept.number != self.match.position:
            self._kept = KnownPosition(self.match, self.seat)
        return self._kept


def all_feats(state: State) -> list[CardId]:
    """W-FEAT-01: the feats of this game, in the order of names: everybody may know which they are."""
    found = [*state.feat_deck, *state.feat_discard]
    for player in state.players:
        found += [*player.feats, *player.hall, *player.kills]
    return sorted(found)
