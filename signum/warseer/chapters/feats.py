"""Feats: drawing, playing, discarding, and those that kills bring: W-FEAT."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat, choose
from signum.engine.records import replaced
from signum.engine.units import CardId, Count, Word
from signum.warseer.chapters.conditions import OF_A_KILL, holds, holds_for_kill
from signum.warseer.chapters.harm import Eliminated
from signum.warseer.core.card_types import ACHIEVEMENT, MILITARY
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import CHARACTER
from signum.warseer.core.state import SETUP_PHASES, UNSCORED, Kill, State

if TYPE_CHECKING:
    from signum.warseer.cards.card import FeatFace


class PlayFeat(Option, frozen=True):
    """Put a feat from hand into the Hall of Honour."""

    feat: CardId


class NoFeat(Option, frozen=True):
    """Play none now."""


class FeatDrawn(Event, frozen=True):
    """A player took the top feat into hand."""

    seat: Seat
    feat: CardId

    follows: ClassVar[tuple[str, ...]] = ("W-FEAT-02",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        state.players[self.seat].feats.append(state.feat_deck.pop())
        state.last_turn |= not state.feat_deck

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replaced(self, feat="")


class FeatTaken(Event, frozen=True):
    """The top feat went face down into a Hall of Honour; nobody looks at it."""

    seat: Seat
    feat: CardId
    points: Count

    follows: ClassVar[tuple[str, ...]] = ("W-FEAT-07",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.kills.append(state.feat_deck.pop())
        player.scored += self.points
        state.last_turn |= not state.feat_deck

    def still_possible(self, state: State) -> bool:
        return bool(state.feat_deck)

    def as_written(self, state: State) -> Event:
        """Several at one moment take one card after the other."""
        return replaced(self, feat=state.feat_deck[-1])

    def seen_by(self, seat: Seat | None) -> Event:
        return replaced(self, feat="")


class FeatPlayed(Event, frozen=True):
    """A feat went from hand face up into the Hall of Honour."""

    seat: Seat
    feat: CardId
    type: Word
    points: Count
    claim: Count = -1
    """Which of the eliminations a military feat is for."""

    follows: ClassVar[tuple[str, ...]] = ("W-FEAT-03",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.feats.remove(self.feat)
        player.hall.append(self.feat)
        player.scored += self.points
        notes = state.notes
        claims = tuple([one for at, one in enumerate(notes.claims) if at != self.claim])
        played = (*notes.achievements, self.feat) if self.type == ACHIEVEMENT else notes.achievements
        state.notes = replaced(notes, claims=claims, achievements=played, feats_played=notes.feats_played + 1)


class ClaimsPassed(Event, frozen=True):
    """The moment for military feats is over."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("W-FEAT-04",)

    def apply(self, state: State) -> None:
        state.notes = replaced(state.notes, claims=())


class FeatDiscarded(Event, frozen=True):
    """A feat went from hand to the shared discard, for one of its effects."""

    seat: Seat
    feat: CardId

    follows: ClassVar[tuple[str, ...]] = ("W-FEAT-06",)

    def apply(self, state: State) -> None:
        state.players[self.seat].feats.remove(self.feat)
        state.feat_discard.append(self.feat)
        state.notes = replaced(state.notes, feats_discarded=state.notes.feats_discarded + 1)


def face(game: Game, feat: CardId) -> "FeatFace":
    """The face of a feat."""
    found = game.card(feat).feat
    assert found is not None
    return found


def draw_feat(game: Game, seat: Seat, because: tuple[str, ...] = ()) -> Procedure[None]:
    """W-FEAT-02: the top feat; without one nothing."""
    deck = game.state.feat_deck
    if deck:
        yield from game.happen(FeatDrawn(seat, deck[-1], because=because))


def hall_is_closed(state: State) -> bool:
    """W-FEAT-10: the player who took the very first turn puts no feats into the Hall in it."""
    return state.turn <= 1


def feats_for_kills(game: Game, events: Sequence[Event]) -> list[Event]:
    """W-FEAT-07, -08: one for each star of opposing characters eliminated in the active player's turn."""
    state = game.state
    if state.phase in SETUP_PHASES or hall_is_closed(state):
        return []
    stars = [
        star
        for one in events
        if isinstance(one, Eliminated) and one.type == CHARACTER and one.cause not in UNSCORED
        if game.hostile(state.active, one.seat)
        for star in range(one.stars)
    ]
    top = state.feat_deck[::-1][: len(stars)]
    return [FeatTaken(state.active, feat, face(game, feat).from_deck) for feat in top]


# Playing feats from hand.


def why_not_feat(game: Game, seat: Seat, feat: CardId) -> Refusal | None:
    """W-FEAT-03 to -05, W-FEAT-10."""
    state, player = game.state, game.player(seat)
    if feat not in player.feats:
        return Refusal("not-in-hand", ("W-ZONE-07",), {"card": feat})
    if seat != state.active:
        return Refusal("not-your-turn", ("W-FEAT-03",))
    if hall_is_closed(state):
        return Refusal("hall-is-closed", ("W-FEAT-10",))
    it = face(game, feat)
    if it.kind == ACHIEVEMENT and feat in state.notes.achievements:
        return Refusal("achievement-twice", ("W-FEAT-05",), {"card": feat})
    if it.kind == MILITARY and not state.notes.claims:
        return Refusal("nobody-eliminated", ("W-FEAT-04",), {"card": feat})
    if not all(holds(game, seat, one) for one in it.conditions if one.what not in OF_A_KILL):
        return Refusal("condition-not-met", ("W-FEAT-03",), {"card": feat})
    if it.kind == MILITARY and claim_for(game, it) is None:
        return Refusal("condition-not-met", ("W-FEAT-03",), {"card": feat})
    return None


def claim_for(game: Game, feat: "FeatFace") -> int | None:
    """The first elimination, of those without a feat yet, that a military feat fits."""

    def suits(kill: Kill) -> bool:
        return all(holds_for_kill(game, one, kill) for one in feat.conditions if one.what in OF_A_KILL)

    return next((at for at, kill in enumerate(game.state.notes.claims) if suits(kill)), None)


def play_feat(game: Game, seat: Seat, feat: CardId) -> Procedure[None]:
    """W-FEAT-03: face up into the Hall, for its points."""
    it = face(game, feat)
    claim = claim_for(game, it) if it.kind == MILITARY else None
    cites = ("W-FEAT-04",) if it.kind == MILITARY else ("W-FEAT-05",)
    event = FeatPlayed(seat, feat, it.kind, it.points, -1 if claim is None else claim, because=cites)
    yield from game.happen(event)


def military_feats(game: Game) -> Procedure[None]:
    """W-FEAT-04: as soon as an attack or effect is resolved, one for each eliminated character.

    The player is asked whenever there are feats in hand, because which ones is a secret.
    """
    state = game.state
    seat = state.active
    while state.notes.claims and not hall_is_closed(state):
        held = list(dict.fromkeys(game.player(seat).feats))
        if not held:
            break
        military = [PlayFeat(feat) for feat in held if face(game, feat).kind == MILITARY]
        choice: Choice[PlayFeat | NoFeat] = Choice(
            seat,
            "military-feat",
            [*military, NoFeat()],
            shape=QuestionShape.CARD,
            secrecy=Secrecy.SECRET,
            cites=("W-FEAT-04",),
            check=lambda option: why_no_military(game, seat, option),
            always=True,
        )
        picked = yield from choose(choice)
        if not isinstance(picked, PlayFeat):
            break
        yield from play_feat(game, seat, picked.feat)
    if state.notes.claims:
        yield from game.happen(ClaimsPassed(seat))


def why_no_military(game: Game, seat: Seat, option: Option) -> Refusal | None:
    """W-FEAT-04: only military feats, and only fitting ones."""
    if isinstance(option, NoFeat):
        return None
    if not isinstance(option, PlayFeat):
        return Refusal("not-offered", ("W-FEAT-04",), {"choice": "military-feat"})
    if option.feat in game.player(seat).feats and face(game, option.feat).kind != MILITARY:
        return Refusal("not-a-military-feat", ("W-FEAT-04",), {"card": option.feat})
    return why_not_feat(game, seat, option.feat)


def achievement_feats(game: Game, seat: Seat) -> Procedure[None]:
    """W-FEAT-05: achievements inside an activation that asks for no action any more.

    A question before every roll would be a burden, so the player is asked only if one can be played.
    """
    while True:
        held = list(dict.fromkeys(game.player(seat).feats))
        achieved = [feat for feat in held if face(game, feat).kind == ACHIEVEMENT]
        if all(why_not_feat(game, seat, feat) for feat in achieved):
            return
        choice: Choice[PlayFeat | NoFeat] = Choice(
            seat,
            "achievement",
            [*[PlayFeat(feat) for feat in achieved], NoFeat()],
            shape=QuestionShape.CARD,
            secrecy=Secrecy.SECRET,
            cites=("W-FEAT-05",),
            check=lambda option: why_no_achievement(game, seat, option),
            always=True,
        )
        picked = yield from choose(choice)
        if not isinstance(picked, PlayFeat):
            return
        yield from play_feat(game, seat, picked.feat)


def why_no_achievement(game: Game, seat: Seat, option: Option) -> Refusal | None:
    """W-FEAT-05: only achievements whose condition is met."""
    if isinstance(option, NoFeat):
        return None
    if not isinstance(option, PlayFeat):
        return Refusal("not-offered", ("W-FEAT-05",), {"choice": "achievement"})
    if option.feat in game.player(seat).feats and face(game, option.feat).kind != ACHIEVEMENT:
        return Refusal("not-an-achievement", ("W-FEAT-05",), {"card": option.feat})
    return why_not_feat(game, seat, option.feat)
