"""A question says what it looks like and who may hear it."""

from signum.engine.confirming import No, Yes, confirm
from signum.engine.order import AbilityAnswer, first_of
from signum.engine.question_shapes import COMBINATIONS, QuestionShape, Secrecy, combines
from signum.engine.questions import Choice, Option, Procedure
from signum.engine.units import CardId, Count


class Keep(Option, frozen=True):
    """Nothing is changed."""


class Swap(Option, frozen=True):
    """Any number of cards."""

    cards: tuple[CardId, ...]


class Draw(Option, frozen=True):
    """The number of cards."""

    count: Count


def test_a_question_that_says_nothing_is_a_private_list() -> None:
    """A rule that forgets to say it betrays nothing."""
    choice = Choice(0, "any", (Keep(),))
    assert (choice.shape, choice.secrecy, choice.subject) == (QuestionShape.LIST, Secrecy.PRIVATE, None)


def test_what_is_confirmed_is_yes_or_no_about_its_subject() -> None:
    choice = next(confirm(1, "drink", subject=7, cites=()))
    assert isinstance(choice, Choice)
    assert (choice.shape, choice.subject, choice.candidates) == (QuestionShape.YES_NO, 7, (Yes(), No()))


def test_an_order_of_effects_has_a_shape_of_its_own() -> None:
    def nothing() -> Procedure[None]:
        yield from ()

    answers = [AbilityAnswer(0, ability, 1, None, lambda: True, nothing) for ability in ("A-ONE", "A-TWO")]
    choice = next(first_of(answers, ()))
    assert isinstance(choice, Choice)
    assert choice.shape is QuestionShape.ORDER


def test_only_options_that_name_any_number_of_things_are_combinations() -> None:
    assert combines(Swap(()))
    assert combines(Swap(("oil", "flask")))
    assert not combines(Keep())
    assert not combines(Draw(2))
    assert {QuestionShape.CARDS, QuestionShape.PAYMENT} == COMBINATIONS
