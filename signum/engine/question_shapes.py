"""The shape and the secrecy of questions, so that clients need not know questions by name."""

from enum import StrEnum
from typing import Final

from signum.engine.records import values_of


class QuestionShape(StrEnum):
    """The kind of decision, which sets how it is shown and answered."""

    YES_NO = "yes-no"
    LIST = "list"
    """A plain list of options."""
    TURN = "turn"
    """The seat's next action, until it ends its turn."""
    ACTION = "action"
    """An action of the subject."""
    PLACE = "place"
    """A point of a region that the choice offers."""
    TARGET = "target"
    """A thing on the table."""
    CARD = "card"
    CARDS = "cards"
    """Any number of cards; the options are every combination."""
    PURCHASE = "purchase"
    """A card to buy, or nothing."""
    PAYMENT = "payment"
    """The payment of a price; the options are every combination."""
    SPLIT = "split"
    """How many dice attack, how many defend."""
    DICE = "dice"
    """Dice to throw again."""
    SEAT = "seat"
    ORDER = "order"
    """The effect that goes first."""


COMBINATIONS: Final = frozenset({QuestionShape.CARDS, QuestionShape.PAYMENT})
"""Shapes with hundreds of options; a client shows the things that they combine."""


def combines(option: object) -> bool:
    """Whether an option names any number of things, as the options of a combination do."""
    return any(isinstance(one, tuple) for one in values_of(option).values())


class Secrecy(StrEnum):
    """The facts that other seats learn while one seat decides."""

    PUBLIC = "public"
    """The question itself."""
    PRIVATE = "private"
    """Only the seat that is asked."""
    SECRET = "secret"
    """Only the seat that is asked; neither answering time nor screen may reveal the options."""
