"""The answers of a seat that has left the game while a step still asks it."""

from typing import Any

from signum.engine.confirming import No
from signum.engine.questions import Choice, Option


def least_answer(choice: Choice[Any], declining: tuple[type[Option], ...] = ()) -> Option:
    """A legal answer that does as little as possible: a refusal of the offer if there is one.

    `declining` lists the options by which a game's rules decline something, the preferred ones first.
    """
    options: list[Option] = choice.options()
    kinds: tuple[type[Option], ...] = (No, *declining)
    for kind in kinds:
        for option in options:
            if isinstance(option, kind):
                return option
    if options:
        return options[0]
    for offer in choice.offers:
        for suggestion in offer.suggestions():
            if choice.allows(suggestion):
                found: Option = suggestion
                return found
    raise LookupError(f"the choice {choice.kind!r} has no legal option")
