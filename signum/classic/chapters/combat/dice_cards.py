"""Melee with dice cards: one card for attack and defence of a creature that nobody plays (Q-PVE-06)."""

from signum.classic.chapters.combat.attacks import ATTACK
from signum.classic.chapters.combat.rolls import Rolled, ThrownFaces
from signum.classic.core.dice import AXE, SHIELD, Face, dice, faces
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.core.values import successes_rerolled
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Facts, Option, Procedure, choose
from signum.engine.throwing import throw_dice
from signum.engine.units import Count


class ReadDiceCard(Option, frozen=True):
    """The dice card that counts, of two that were drawn: the first or the second."""

    number: Count


def read(
    game: Game, creature: Creature, foe: Creature, count: int, before: ThrownFaces = ()
) -> Procedure[ThrownFaces]:
    """The symbols of the creature's card for this combat; a card that was read before still counts.

    Q-PVE-07: against a veteran two cards are drawn, and the veteran's player picks one.
    """
    if before or not count:
        return before
    row = faces((yield from throw_dice(game, creature.seat, dice(count), why=ATTACK)))
    because: tuple[str, ...] = ("Q-PVE-06",)
    if game.value(successes_rerolled, creature, foe):
        other = faces((yield from throw_dice(game, creature.seat, dice(count), why=ATTACK)))
        row = yield from _picked(creature, foe, row, other)
        because = ("Q-PVE-07", *game.sources(successes_rerolled, creature, foe))
    yield from game.happen(Rolled(creature.id, ATTACK, row, (), because=because))
    return row


def _picked(
    creature: Creature, foe: Creature, row: ThrownFaces, other: ThrownFaces
) -> Procedure[ThrownFaces]:
    about: Facts = {"creature": creature.id, "first": list(row), "second": list(other)}
    rows = row, other
    choice = Choice(
        foe.seat,
        "dice-card",
        [ReadDiceCard(at + 1) for at in range(len(rows))],
        shape=QuestionShape.LIST,
        secrecy=Secrecy.PUBLIC,
        subject=creature.id,
        cites=("Q-PVE-07",),
        about=about,
        always=True,
    )
    return rows[(yield from choose(choice)).number - 1]


def strikes_read(striking: frozenset[Face], thrown: ThrownFaces, guarding: bool) -> int:
    """Axes hit; where all dice must defend, shields do (Q-PVE-06)."""
    wanted = SHIELD if guarding else AXE
    return thrown.count(wanted) if wanted in striking else 0


def blocks_read(thrown: ThrownFaces) -> int:
    """Each shield blocks one success (Q-PVE-06)."""
    return thrown.count(SHIELD)
