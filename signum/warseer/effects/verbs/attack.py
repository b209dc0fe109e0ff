"""Verbs for the moments of an attack (W-ATK-03 to -08)."""

from itertools import combinations

from signum.engine.dice import Face
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, choose
from signum.engine.units import Count, Word
from signum.warseer.chapters.attack.dice import RerollDice, in_order, open_to, reroll, why_not_dice
from signum.warseer.chapters.attack.events import DamageRaised, DiceChanged, SymbolsChanged
from signum.warseer.core.dice import DICE
from signum.warseer.core.game import Game
from signum.warseer.core.state import Attack
from signum.warseer.core.units import DiceNames
from signum.warseer.effects.effect_events import AttackDiceAdded
from signum.warseer.effects.sources import Source
from signum.warseer.effects.verb import Verb, cites_of


class OnAttack(Verb, frozen=True):
    """A verb that changes the attack that is under way."""

    def possible(self, game: Game, source: Source) -> bool:
        return game.attack is not None


class AddDice(OnAttack, frozen=True, tag="add-dice"):
    """Add dice to the attack; in step 4 they are extra dice."""

    dice: DiceNames
    extra: bool = False

    def do(self, game: Game, source: Source) -> Procedure[None]:
        yield from game.happen(AttackDiceAdded(self.dice, self.extra, because=cites_of(game, source)))


class AddSymbols(OnAttack, frozen=True, tag="add-symbols"):
    """Add symbols to the roll."""

    symbol: Word
    count: Count = 1

    def do(self, game: Game, source: Source) -> Procedure[None]:
        attack = game.attack
        if attack is not None:
            yield from game.happen(
                SymbolsChanged(
                    attack.attacker, attack.target, self.symbol, self.count, because=cites_of(game, source)
                )
            )


class RemoveSymbols(OnAttack, frozen=True, tag="remove-symbols"):
    """Remove symbols from the roll."""

    symbol: Word
    count: Count = 1

    def do(self, game: Game, source: Source) -> Procedure[None]:
        attack = game.attack
        if attack is not None:
            cites = cites_of(game, source)
            yield from game.happen(
                SymbolsChanged(attack.attacker, attack.target, self.symbol, self.count, True, because=cites)
            )


class Reroll(OnAttack, frozen=True, tag="reroll"):
    """Reroll up to this many dice, of some faces only or of any."""

    count: Count
    faces: tuple[Word, ...] = ()

    def possible(self, game: Game, source: Source) -> bool:
        return bool(dice_showing(game.attack, source.seat, self.faces))

    def do(self, game: Game, source: Source) -> Procedure[None]:
        attack = game.attack
        if attack is None:
            return
        some = yield from picked_places(attack, source, self.count, self.faces, cites_of(game, source))
        if some:
            yield from reroll(game, attack, source.seat, some, source.card, cites_of(game, source))


class TurnDice(OnAttack, frozen=True, tag="turn-dice"):
    """Turn up to this many dice to a face that they have."""

    count: Count
    face: Word
    faces: tuple[Word, ...] = ()

    def possible(self, game: Game, source: Source) -> bool:
        return bool(dice_showing(game.attack, source.seat, self.faces, self.face))

    def do(self, game: Game, source: Source) -> Procedure[None]:
        attack = game.attack
        if attack is None:
            return
        cites = cites_of(game, source)
        some = yield from picked_places(attack, source, self.count, self.faces, cites, self.face)
        if some:
            faces: tuple[Face, ...] = (self.face,) * len(some)
            yield from game.happen(
                DiceChanged(
                    attack.attacker, attack.target, source.seat, source.card, some, faces, because=cites
                )
            )


class ChangeDamage(OnAttack, frozen=True, tag="change-damage"):
    """Raise or lower the damage of the attack."""

    by: int

    def do(self, game: Game, source: Source) -> Procedure[None]:
        attack = game.attack
        if attack is not None:
            yield from game.happen(
                DamageRaised(attack.attacker, attack.target, self.by, because=cites_of(game, source))
            )


def dice_showing(attack: Attack | None, seat: int, faces: tuple[Word, ...], having: Word = "") -> list[int]:
    """The places of the dice that a player may change: with one of these faces up, and with a face at all."""
    if attack is None:
        return []
    return [
        at
        for at in open_to(attack, seat)
        if not faces or attack.rolled[at - 1].face in faces
        if not having or having in DICE[attack.rolled[at - 1].die].faces
    ]


def picked_places(
    attack: Attack,
    source: Source,
    count: int,
    faces: tuple[Word, ...],
    cites: tuple[str, ...],
    having: Word = "",
) -> Procedure[tuple[int, ...]]:
    """Some dice of the attack, at least one."""
    able = dice_showing(attack, source.seat, faces, having)
    options: list[Option] = [
        RerollDice(some) for size in range(1, min(count, len(able)) + 1) for some in combinations(able, size)
    ]
    if not options:
        return ()
    choice: Choice[Option] = Choice(
        source.seat,
        "pick-dice-to-change",
        options,
        shape=QuestionShape.DICE,
        secrecy=Secrecy.PUBLIC,
        subject=source.card,
        cites=cites,
        check=lambda option: why_not_dice(option, options, "pick-dice-to-change", cites),
    )
    picked = in_order((yield from choose(choice)))
    assert isinstance(picked, RerollDice)
    return picked.dice
