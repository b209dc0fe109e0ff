"""The answers of an Overlord that nobody plays, in a fixed order (Q-PVE-04 ruling).

It uses every effect that it may, harms the weakest of the Hero's creatures, favours the first of its own,
throws every failed die again, and otherwise takes the first option.
"""

from typing import Any

from signum.classic.chapters.combat.rolls import Reroll
from signum.classic.chapters.field.summon import PlaceAt
from signum.classic.chapters.quest.aims import weakest_first
from signum.classic.chapters.quest.entries import towards
from signum.classic.core.dice import AXE, BULLSEYE, SHIELD
from signum.classic.core.game import Game
from signum.classic.effects.choosing import Target
from signum.classic.quests.active import HERO_SEAT
from signum.engine.absence import least_answer
from signum.engine.confirming import Yes
from signum.engine.questions import Choice, Option


def scripted_answer(game: Game, choice: Choice[Any]) -> Option:
    """The answer to a question that a rule asks the Overlord."""
    options: list[Option] = choice.options()
    yes = [one for one in options if isinstance(one, Yes)]
    if yes:
        return yes[0]
    rerolls = [one for one in options if isinstance(one, Reroll)]
    if rerolls:
        return _every_failure(choice, rerolls)
    targets = [one for one in options if isinstance(one, Target)]
    if targets:
        return _target(game, targets)
    if not options and choice.offers:
        return _place(game, choice)
    return least_answer(choice)


def _every_failure(choice: Choice[Any], rerolls: list[Reroll]) -> Option:
    wanted = choice.about.get("succeeding", [])
    good = set(wanted) if isinstance(wanted, list) else set()
    kept = {BULLSEYE: "bullseyes", AXE: "axes", SHIELD: "shields"}

    def worth(one: Reroll) -> tuple[int, int]:
        """No success is thrown again, then as many failures as may be."""
        again = {face: getattr(one, name) for face, name in kept.items()}
        return -sum([count for face, count in again.items() if face in good]), sum(again.values())

    return max(rerolls, key=worth)


def _target(game: Game, targets: list[Target]) -> Option:
    creatures = [game.creature(one.target) for one in targets]
    theirs = [one for one in creatures if one is not None and one.seat == HERO_SEAT]
    if theirs:
        return Target(weakest_first(game, theirs)[0].id)
    return targets[0]


def _place(game: Game, choice: Choice[Any]) -> Option:
    x, y = towards(game)
    places = [one for offer in choice.offers for one in offer.suggestions() if choice.allows(one)]
    near = [one for one in places if isinstance(one, PlaceAt)]
    if near:
        return min(near, key=lambda one: ((one.to[0] - x) ** 2 + (one.to[1] - y) ** 2, one.to))
    return least_answer(choice)
