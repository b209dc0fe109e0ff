"""The push of an attack: W-ATK-11."""

from signum.engine.questions import Procedure
from signum.field.hexes.movement import forced_steps
from signum.warseer.chapters.attack.events import PushHurt, TargetPushed
from signum.warseer.chapters.moving import Pushed, stops
from signum.warseer.chapters.placing import chosen_place
from signum.warseer.core.game import Game
from signum.warseer.core.state import Attack, Creature
from signum.warseer.core.units import HexPlace
from signum.warseer.core.values import pushes_hurt


def push_places(game: Game, target: Creature) -> list[HexPlace]:
    """W-ATK-11: any free passable neighbouring hex."""
    return game.map.places_in(forced_steps(game.ground.board, game.map.hexes[target.at], game.free()))


def push(game: Game, attack: Attack) -> Procedure[None]:
    """W-ATK-11: the attacker chooses the hex; a target that cannot move or meets difficult ground is hurt."""
    attacker, target = game.creature(attack.attacker), game.creature(attack.target)
    if attacker is None or target is None:
        return
    if not attack.special and game.value(pushes_hurt, target, attacker):
        cites = game.sources(pushes_hurt, target, attacker)
        yield from game.happen(PushHurt(attack.attacker, attack.target, 1, because=cites))
        return
    places = push_places(game, target)
    if not places:
        yield from game.happen(PushHurt(attack.attacker, attack.target, 1))
        return
    at = yield from chosen_place(attacker.seat, "push", places, target.id, ("W-ATK-11",))
    yield from game.happen(Pushed(target.id, at, attacker.seat))
    yield from game.happen(TargetPushed(attack.attacker, attack.target))
    if stops(game, at):
        yield from game.happen(PushHurt(attack.attacker, attack.target, 1, because=("W-TER-01",)))
