"""Steps outside an activation: a text moves or places a creature, and it stands better there."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from signum.classic.cards.vocabulary import Effect
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.effects.choosing import Target
from signum.classic.effects.verbs.moving import MoveFreely, PlaceWithin
from signum.engine.questions import Choice, Option

if TYPE_CHECKING:
    from signum.classic.bots.greedy.thinking import GreedyThinking

GOING: Final = (MoveFreely, PlaceWithin)
"""The verbs that let a creature go somewhere."""
QUESTIONS: Final = ("free-move", "free-place", "near-place")
"""The kinds of their questions."""


def stepped_to(think: "GreedyThinking", choice: Choice[Any]) -> Option | None:
    """The best place for the creature of a question, which may be where it is; none for other seats.

    The copies of a game in which a decision tries things ask the same question again and again.
    """
    id, limit = choice.about["creature"], choice.about.get("limit")
    if choice.seat != think.seat or think.flat.creature(int(str(id))) is None:
        return None
    key = id, limit, choice.kind, tuple([offer.kind for offer in choice.offers])
    known = think.steps.get(key)
    if known is None or not choice.allows(known):
        known = think.steps[key] = _best_step(think, choice)
    return known


def _best_step(think: "GreedyThinking", choice: Choice[Any]) -> Option | None:
    from signum.classic.bots.greedy.acting import free_moves

    found = sorted(free_moves(think, choice), key=lambda one: -one.value)
    return next((one.option for one in found if one.legal or choice.allows(one.option)), None)


def step_worth(think: "GreedyThinking", after: Game) -> dict[str, float]:
    """The value that the creatures of the player gain by standing elsewhere."""
    look = think.outlook
    gains = [
        look.at(one, there.x, there.y).value - look.at(one, one.x, one.y).value
        for one in look.friends
        if (there := after.creature(one.id)) is not None and (there.x, there.y) != (one.x, one.y)
    ]
    return {"step": sum(gains)} if gains else {}


def who_steps(think: "GreedyThinking", choice: Choice[Any]) -> Option | None:
    """Of the targets of a text that only lets one go: the best creature with nothing in reach yet."""
    card = think.cards.get(str(choice.about.get("card", "")))
    texts = [] if card is None else [one for one in card.effects if one.who.choose]
    if not texts or not all(_only_goes(one) for one in texts):
        return None
    best: tuple[float, Option] | None = None
    for option in choice.options():
        me = think.flat.creature(option.target) if isinstance(option, Target) else None
        if me is not None and me.seat == think.seat:
            worth = _needs_it(think, me)
            if best is None or worth > best[0]:
                best = worth, option
    return None if best is None else best[1]


def _only_goes(effect: Effect) -> bool:
    verbs: Sequence[object] = effect.what
    return all(isinstance(one, GOING) for one in verbs)


def _needs_it(think: "GreedyThinking", me: Creature) -> float:
    """Ready creatures without a target come first, of these the most valuable."""
    waits = not me.activated and not me.skips and not think.passing.now(me).able
    return 100.0 * waits + think.worths.whole(me)
