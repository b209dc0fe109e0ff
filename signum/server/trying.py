"""Holding a miniature or a template at a place: may it go there, by which way, what would it meet?"""

from signum.server.protocol import Try, Way
from signum.server.screen import Screens


def attempt(screens: Screens, wanted: Try) -> Way:
    """The nearest place that the rules allow, and all that could be measured from it."""
    return Way(wanted.number, wanted.creature, wanted.to, False, False, "", (), 0, 0, (), (), (), ())
