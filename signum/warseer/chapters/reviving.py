"""Who takes the place of a fallen character: K-RESURGENT, X-PARASITE."""

from typing import Final

from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Seat, choose
from signum.engine.units import CardId
from signum.warseer.chapters.summoning import CAMP, HISTORY, MINIONS, Entered, at_limit, enter
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import CHARACTER
from signum.warseer.core.state import OF_ATTACKS, Fallen
from signum.warseer.core.values import leaves_minions

RESURGENT: Final = "resurgent"
NOT_RAISED: Final = frozenset({RESURGENT, "forged", "undead", "mech"})


class Raise(Option, frozen=True):
    """This resurgent takes the place of the eliminated character."""

    card: CardId


class LeaveMinion(Option, frozen=True):
    """A minion takes the place of the eliminated character."""


class RaiseNobody(Option, frozen=True):
    """Nobody takes its place."""


def replacement(game: Game, fallen: Fallen) -> Procedure[bool]:
    """Whether a resurgent took the place of a fallen character, whose card then lies under its own."""
    seat = game.state.active
    minion_seat = parasite_seat(game, fallen)
    raised = resurgents(game, seat, fallen)
    if raised:
        options: list[Option] = [Raise(card) for card in raised]
        options.append(LeaveMinion() if minion_seat == seat else RaiseNobody())
        choice: Choice[Option] = Choice(
            seat,
            "raise",
            options,
            shape=QuestionShape.CARD,
            secrecy=Secrecy.PUBLIC,
            subject=fallen.creature.card,
            cites=("K-RESURGENT",),
        )
        picked = yield from choose(choice)
        if isinstance(picked, Raise):
            yield from _raise(game, seat, picked.card, fallen)
            return True
    if minion_seat is not None and game.is_free(fallen.creature.at):
        minion = game.player(minion_seat).minion
        yield from enter(game, minion_seat, minion, fallen.creature.at, MINIONS, because=("X-PARASITE",))
    return False


def parasite_seat(game: Game, fallen: Fallen) -> Seat | None:
    """X-PARASITE: the player whose minion takes the place, if the attack that killed has that effect."""
    attack = game.attack
    killer = None if attack is None else game.creature(attack.attacker)
    if killer is None or fallen.cause not in OF_ATTACKS or not game.is_free(fallen.creature.at):
        return None
    if not game.value(leaves_minions, killer) or at_limit(game, killer.seat) is not None:
        return None
    return killer.seat if game.player(killer.seat).minion else None


def resurgents(game: Game, seat: Seat, fallen: Fallen) -> list[CardId]:
    """K-RESURGENT: those of the same or a lower rank, in camp or History, after a kill in the own turn."""
    one = fallen.creature
    if fallen.by != seat or not game.hostile(seat, one.seat) or not game.is_free(one.at):
        return []
    if at_limit(game, seat) is not None or marks(game, one.card) & NOT_RAISED:
        return []
    rank = game.card(one.card).order
    player = game.player(seat)
    return [
        card
        for card in dict.fromkeys((*player.camp, *player.history))
        if game.card(card).type == CHARACTER
        and RESURGENT in marks(game, card)
        and game.card(card).order <= rank
    ]


def marks(game: Game, card: CardId) -> set[str]:
    """W-CARD-08: race, affiliations and abilities of a card as words."""
    it = game.card(card)
    abilities = [held.ability.removeprefix("K-").lower() for held in it.abilities]
    return {it.race, *it.affiliations, *abilities}


def _raise(game: Game, seat: Seat, card: CardId, fallen: Fallen) -> Procedure[None]:
    one = fallen.creature
    origin = CAMP if card in game.player(seat).camp else HISTORY
    yield from game.happen(
        Entered(
            game.state.next_id,
            card,
            seat,
            one.at,
            origin,
            beneath=one.card,
            beneath_owner=one.owner,
            because=("K-RESURGENT",),
        )
    )
