"""Prints every card as the server sends it to a browser, for the tests of the pages' own code."""

import sys

from signum.classic.screen import card_views

if __name__ == "__main__":
    sys.stdout.buffer.write(card_views.cards("en"))
