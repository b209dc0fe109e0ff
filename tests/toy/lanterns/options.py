"""The options of a game of lanterns."""

from typing import TypeAlias

from signum.engine.confirming import No, Yes
from signum.engine.order import GoesFirst
from signum.engine.questions import Option
from signum.engine.units import AbilityId, CardId, Count, ThingId


class Take(Option, frozen=True):
    """This gift, of those that are left."""

    gift: AbilityId


class Move(Option, frozen=True):
    """Walk up this many steps."""

    steps: Count


class Tend(Option, frozen=True):
    """Feed the lantern; which cards is asked then."""


class Give(Option, frozen=True):
    """Light another lantern with this much of the keeper's light."""

    target: ThingId
    light: Count


class Pass(Option, frozen=True):
    """Nothing more in this turn."""


class Feed(Option, frozen=True):
    """Any number of cards that burn."""

    cards: tuple[CardId, ...]


class Gust(Option, frozen=True):
    """Blow at this lantern."""

    lantern: ThingId


class Split(Option, frozen=True):
    """The breath that blows; the rest is held back."""

    blow: Count
    hold: Count


class PickCard(Option, frozen=True):
    """This card."""

    card: CardId


Options: TypeAlias = Take | Move | Tend | Give | Pass | Feed | Gust | Split | PickCard | GoesFirst | Yes | No
