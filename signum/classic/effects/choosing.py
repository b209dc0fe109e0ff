"""The choice among the targets of an effect: C-PLAY-06, C-VAR-08."""

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import SUPPORT
from signum.classic.cards.vocabulary import Effect, Who
from signum.classic.chapters.combat.shields import is_target
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.core.units import TargetId
from signum.classic.core.values import touched_by_support
from signum.classic.effects.sources import Source
from signum.classic.effects.target_refusals import Touch, is_aimed, kinds_of, refused, refused_hidden
from signum.classic.effects.targets import TYPES, matching, meant, player_of
from signum.engine.dice import numbered
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat, choose, roll


class Target(Option, frozen=True):
    """One target of an effect."""

    target: TargetId


class NoTarget(Option, frozen=True):
    """No further target."""


class Against(Option, frozen=True):
    """The opponent whom an effect affects."""

    seat: Seat


def all_meant(game: Game, source: Source, effect: Effect) -> list[int]:
    """All matching creatures except immune and untargetable ones."""
    found = meant(game, source, effect.who)
    if effect.who.kind == e.PLAYER:
        return found
    field = game.state.creatures
    return [one for one in found if one not in field or not _spared(game, source, effect, field[one])]


def _spared(game: Game, source: Source, effect: Effect, one: Creature) -> bool:
    """Some creatures are immune to support cards (C-CARD-01).

    Stealth and a shield protect from effects that aim at each creature (C-STL-01, A-SHIELD-AGAINST).
    """
    if game.type_of(source.card) in SUPPORT and not game.value(touched_by_support, one):
        return True
    if not is_aimed(effect):
        return False
    hidden = refused_hidden(game, source, effect, one) is not None
    return hidden or not is_target(game, one, *kinds_of(game, source, effect, one))


def touchable(game: Game, source: Source, effect: Effect) -> list[int]:
    """All matching targets that at least one of the verbs can touch."""
    if not effect.who.choose:
        return all_meant(game, source, effect)
    touch, found = Touch(game, source, effect), meant(game, source, effect.who)
    return [one for one in found if touch.reaches(one)]


def can_touch(game: Game, source: Source, effect: Effect) -> bool:
    """Whether a sentence has a target, or needs none."""
    who = effect.who
    if who.kind == e.PLAYER:
        return True
    if who.choose and who.kind in TYPES and not (who.only and who.only.or_kinds):
        touch = Touch(game, source, effect)
        for one in matching(game, source, who, game.state.creatures.values()):
            if touch.reaches(one.id):
                return True
        return False
    found = meant(game, source, who)
    if who.choose or who.kind in (e.SELF, e.BEARER):
        touch = Touch(game, source, effect)
        return any(touch.reaches(id) for id in found)
    return bool(found) and bool(all_meant(game, source, effect))


def chosen(game: Game, source: Source, effect: Effect) -> Procedure[list[int]]:
    """All matching targets, or those that the player of the text chooses; of one opponent (C-VAR-08)."""
    who = effect.who
    if who.choose == e.ALL:
        return (yield from of_one_opponent(game, source, who, all_meant(game, source, effect)))
    picked: list[int] = []
    while len(picked) < who.choose:
        candidates = [
            Target(one)
            for one in touchable(game, source, effect)
            if one not in picked and _of_the_same_opponent(game, source, who, picked, one)
        ]
        if not candidates:
            break
        if who.only and who.only.at_random:
            (at,) = yield from roll(source.seat, (numbered(len(candidates)),), why="target")
            picked.append(candidates[at - 1].target)
            continue
        options: list[Target | NoTarget] = [*candidates, NoTarget()] if who.may else [*candidates]
        choice: Choice[Target | NoTarget] = Choice(
            source.seat,
            "target",
            options,
            shape=QuestionShape.TARGET,
            subject=source.card,
            cites=source.cites,
            check=lambda option: refused_option(game, source, effect, picked, option),
            legal=lambda option, options=options: option in options,  # type: ignore[misc]
            about={"card": source.card, "number": len(picked) + 1, "of": who.choose},
        )
        answer = yield from choose(choice)
        if isinstance(answer, NoTarget):
            break
        picked.append(answer.target)
    return picked


def of_one_opponent(game: Game, source: Source, who: Who, found: list[int]) -> Procedure[list[int]]:
    """C-VAR-08: an effect on what is the opponent's affects the one opponent that its player chooses."""
    if who.whose != e.OPPONENTS or who.kind in e.POINTED:
        return found
    players = {one: player_of(game, source, who, one) for one in found}
    those = [seat for seat in game.opponents(source.seat) if seat in players.values()]
    if len(those) < 2:
        return found
    choice = Choice(
        source.seat,
        "which-opponent",
        [Against(seat) for seat in those],
        shape=QuestionShape.SEAT,
        subject=source.card,
        cites=("C-VAR-08",),
        about={"card": source.card},
    )
    answer = yield from choose(choice)
    return [one for one in found if players[one] == answer.seat]


def _of_the_same_opponent(game: Game, source: Source, who: Who, picked: list[int], one: int) -> bool:
    """C-VAR-08: whether a further target has the same player as those that are picked."""
    if not picked or who.whose != e.OPPONENTS:
        return True
    return player_of(game, source, who, one) == player_of(game, source, who, picked[0])


def refused_option(
    game: Game, source: Source, effect: Effect, picked: list[int], option: Option
) -> Refusal | None:
    """The reason why an answer to the question for a target is refused."""
    if isinstance(option, NoTarget) and effect.who.may:
        return None
    if not isinstance(option, Target):
        return Refusal("not-offered", source.cites, {"choice": "target"})
    if option.target in picked:
        return Refusal("chosen-already", ("C-PLAY-06",), {"target": option.target})
    refusal = refused(game, source, effect, option.target)
    if refusal is None and not _of_the_same_opponent(game, source, effect.who, picked, option.target):
        return Refusal("other-opponent", ("C-VAR-08",), {"target": option.target})
    return refusal
