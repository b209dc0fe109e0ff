"""Rolling the dice of three symbols, and rolling some of them again: C-ABL-06."""

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Final

from signum.classic.core.dice import AXE, BULLSEYE, FACES, SHIELD, Face, dice, faces
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId, State
from signum.engine.confirming import No
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Facts, Option, Procedure, Seat, choose
from signum.engine.throwing import throw_dice
from signum.engine.units import Count, Faces, Word
from signum.engine.values import Value

ThrownFaces = tuple[Face, ...]
ANY_FACE: Final = frozenset(FACES)
NO_FACE: Final[frozenset[Face]] = frozenset()


class Rolled(Event, frozen=True):
    """A creature's dice were thrown."""

    creature: CreatureId
    why: Word
    faces: Faces
    succeeding: Faces = ()
    """The faces that count as a success; empty if every face has its own meaning."""

    def apply(self, state: State) -> None:
        """Nothing changes."""


class Rerolled(Event, frozen=True):
    """Some of a creature's dice were thrown again; the new result counts."""

    creature: CreatureId
    why: Word
    dropped: Faces
    faces: Faces

    follows: ClassVar[tuple[str, ...]] = ("C-ABL-06",)

    def apply(self, state: State) -> None:
        """Nothing changes."""


class DieTurned(Event, frozen=True):
    """One of a creature's dice was turned to another side; the new result counts."""

    creature: CreatureId
    why: Word
    dropped: Faces
    faces: Faces

    follows: ClassVar[tuple[str, ...]] = ("C-ABL-06",)

    def apply(self, state: State) -> None:
        """Nothing changes."""


class TurnDie(Option, frozen=True):
    """A die of one symbol is turned to another."""

    dropped: Faces
    faces: Faces


class Reroll(Option, frozen=True):
    """The number of dice of each symbol to throw again."""

    bullseyes: Count = 0
    axes: Count = 0
    shields: Count = 0


def throw(
    game: Game,
    creature: Creature,
    count: int,
    why: str,
    because: str,
    succeeding: frozenset[Face] = NO_FACE,
    attack: str = "",
    enough: int | None = None,
) -> Procedure[ThrownFaces]:
    """A creature's dice are thrown by the player who controls it; of an attack they are its dice to hit.

    Successes beyond `enough` change nothing, unless something may roll some of them again.
    """
    if enough is not None and (game.is_heard_besides(Rolled) or game.is_heard_besides(Rerolled)):
        enough = None
    numbers = yield from throw_dice(
        game, creature.seat, dice(count), why=why, succeeding=succeeding, enough=enough
    )
    thrown = faces(numbers)
    if not thrown:
        return thrown
    rolled = Rolled(creature.id, why, thrown, tuple(sorted(succeeding)), because=(because,))
    game.throws.append((creature.id, why, thrown, succeeding, attack))
    yield from game.happen(rolled)
    return game.throws.pop()[2]


def roll_again(
    game: Game, creature: Creature, limit: int, seat: Seat, because: tuple[str, ...]
) -> Procedure[None]:
    """A seat may reroll up to this many of the dice that a creature just threw (C-ABL-06)."""
    if not game.throws or game.throws[-1][0] != creature.id:
        return
    roller, why, lying, succeeding, attack = game.throws[-1]
    known: Facts = {"succeeding": sorted(succeeding)} if succeeding else {}
    about: Facts = {"creature": creature.id, "why": why, "faces": list(lying), "limit": limit, **known}
    choice = Choice(
        seat,
        "reroll",
        list(_picks(lying, limit)),
        shape=QuestionShape.DICE,
        secrecy=Secrecy.PUBLIC,
        subject=creature.id,
        cites=(*because, "C-ABL-06"),
        about=about,
    )
    pick = yield from choose(choice)
    dropped = (BULLSEYE,) * pick.bullseyes + (AXE,) * pick.axes + (SHIELD,) * pick.shields
    again = yield from _again(game, creature, lying, dropped, why, because)
    game.throws[-1] = roller, why, again, succeeding, attack


def turn_die(
    game: Game, creature: Creature, seat: Seat, card: str, because: tuple[str, ...]
) -> Procedure[bool]:
    """A seat may turn one of the dice that a creature just threw; whether it did."""
    if not game.throws or game.throws[-1][0] != creature.id:
        return False
    roller, why, lying, succeeding, attack = game.throws[-1]
    there = [face for face in FACES if face in lying]
    known: Facts = {"succeeding": sorted(succeeding)} if succeeding else {}
    about: Facts = {"card": card, "creature": creature.id, "why": why, "faces": list(lying), **known}
    options = [TurnDie((old,), (new,)) for old in there for new in FACES if new != old]
    choice: Choice[TurnDie | No] = Choice(
        seat,
        "turn-die",
        [*options, No()],
        shape=QuestionShape.LIST,
        secrecy=Secrecy.PUBLIC,
        subject=creature.id,
        cites=(*because, "C-ABL-06"),
        about=about,
    )
    answer = yield from choose(choice)
    if not isinstance(answer, TurnDie):
        return False
    kept = list(lying)
    kept.remove(_face(answer.dropped))
    turned = _face(answer.faces)
    yield from game.happen(DieTurned(creature.id, why, answer.dropped, answer.faces, because=because))
    game.throws[-1] = roller, why, (*kept, turned), succeeding, attack
    return True


def _face(words: Faces) -> Face:
    return next(face for face in FACES if face in words)


def rerolled_successes(
    game: Game,
    creature: Creature,
    thrown: ThrownFaces,
    succeeding: frozenset[Face],
    why: str,
    because: tuple[str, ...],
) -> Procedure[ThrownFaces]:
    """Every success must be thrown again, once."""
    successes = tuple(face for face in thrown if face in succeeding)
    return (yield from _again(game, creature, thrown, successes, why, because))


def rerolled_by_choice(
    game: Game,
    creature: Creature,
    foe: Creature | None,
    thrown: ThrownFaces,
    rerolls: Value[int],
    why: str,
    succeeding: frozenset[Face],
) -> Procedure[ThrownFaces]:
    """Up to this many different dice may be rolled again, picked once and together."""
    limit, because = game.value(rerolls, creature, foe), game.sources(rerolls, creature, foe)
    return (yield from picked_again(game, creature, thrown, limit, why, because, succeeding))


def picked_again(
    game: Game,
    creature: Creature,
    thrown: ThrownFaces,
    limit: int,
    why: str,
    because: tuple[str, ...],
    succeeding: frozenset[Face],
    among: frozenset[Face] = ANY_FACE,
) -> Procedure[ThrownFaces]:
    """Up to this many different dice that show one of these faces may be rolled again (C-ABL-06)."""
    loose = tuple([face for face in thrown if face in among])
    if not limit or not loose:
        return thrown
    options = list(_picks(loose, limit))
    about: Facts = {
        "creature": creature.id,
        "why": why,
        "faces": list(thrown),
        "limit": limit,
        "succeeding": sorted(succeeding),
    }
    choice = Choice(
        creature.seat,
        "reroll",
        options,
        shape=QuestionShape.DICE,
        secrecy=Secrecy.PUBLIC,
        subject=creature.id,
        cites=(*because, "C-ABL-06"),
        about=about,
    )
    pick = yield from choose(choice)
    dropped = (BULLSEYE,) * pick.bullseyes + (AXE,) * pick.axes + (SHIELD,) * pick.shields
    return (yield from _again(game, creature, thrown, dropped, why, because))


def _picks(thrown: ThrownFaces, limit: int) -> Iterator[Reroll]:
    """Dice with the same symbol are alike, so a pick is a number of each."""
    on_table = Counter(thrown)
    for bullseyes in range(min(limit, on_table[BULLSEYE]) + 1):
        for axes in range(min(limit - bullseyes, on_table[AXE]) + 1):
            for shields in range(min(limit - bullseyes - axes, on_table[SHIELD]) + 1):
                yield Reroll(bullseyes, axes, shields)


def _again(
    game: Game,
    creature: Creature,
    thrown: ThrownFaces,
    dropped: ThrownFaces,
    why: str,
    because: tuple[str, ...],
) -> Procedure[ThrownFaces]:
    if not dropped:
        return thrown
    kept = list(thrown)
    for face in dropped:
        kept.remove(face)
    numbers = yield from throw_dice(game, creature.seat, dice(len(dropped)), why=why)
    fresh = faces(numbers)
    yield from game.happen(Rerolled(creature.id, why, dropped, fresh, because=because))
    return (*kept, *fresh)
