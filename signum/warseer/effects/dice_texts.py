"""Options to use the text of something in play while dice lie."""

from signum.engine.questions import Option
from signum.engine.units import ThingId


class UseText(Option, frozen=True):
    """Use the text of this creature or card."""

    id: ThingId
