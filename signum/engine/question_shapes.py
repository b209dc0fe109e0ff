"""What a question looks like and who may hear it, so that clients need not know questions by name."""

from enum import StrEnum
from typing import Final

from msgspec import Struct, structs


class QuestionShape(StrEnum):
    """What is decided, and so how it is shown and answered."""

    YES_NO = "yes-no"
    LIST = "list"
    """Anything that is read option by option."""
    TURN = "turn"
    """What the seat does next, until it ends its turn."""
    ACTION = "action"
    """What the subject does."""
    PLACE = "place"
    """A point of a region that the choice offers."""
    TARGET = "target"
    """A thing on the table to point at."""
    CARD = "card"
    CARDS = "cards"
    """Any number of cards; the options are every combination."""
    PURCHASE = "purchase"
    """A card to buy, or nothing."""
    PAYMENT = "payment"
    """What pays a price; the options are every combination."""
    SPLIT = "split"
    """How many dice attack, how many defend."""
    DICE = "dice"
    """Dice to be thrown again."""
    SEAT = "seat"
    ORDER = "order"
    """Which effect goes first."""


COMBINATIONS: Final = frozenset({QuestionShape.CARDS, QuestionShape.PAYMENT})
"""Shapes with hundreds of options; a client shows the things that they combine."""


def combines(option: Struct) -> bool:
    """Whether an option names any number of things, as those of a combination do."""
    return any(isinstance(one, tuple) for one in structs.astuple(option))


class Secrecy(StrEnum):
    """How much the other seats learn while one of them decides."""

    PUBLIC = "public"
    """What is asked."""
    PRIVATE = "private"
    """Who is asked."""
    SECRET = "secret"
    """Who is asked; neither the time an answer takes nor the screen may betray what could be answered."""
