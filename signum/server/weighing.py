"""Weighing an attack: its exact chances with the chosen splits and with the best ones."""

from signum.server.protocol import Odds, Weigh
from signum.server.screen import Screens


def weigh(screens: Screens, wanted: Weigh) -> Odds:
    """The odds before anything is declared."""
    return Odds(wanted.number, wanted.creature, 0, wanted.option, None, None, (), (), None, "")
