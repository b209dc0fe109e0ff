"""The turns of a game that changed the chances most, by the curve alone."""

from signum.players.eventful_turns import MOST_EVENTFUL, eventful_turns
from signum.players.win_chances import TurnChances

END = 100


def turn(number: int, seat: int | None, *chances: float, error: float = 0.1) -> TurnChances:
    """A turn at ten times its number of steps."""
    around = tuple([(one - error, one + error) for one in chances])
    return TurnChances(10 * number, number, seat, 6, chances, around)


def ended(*chances: float) -> TurnChances:
    return TurnChances(END, 9, None, 0, chances, tuple([(one, one) for one in chances]))


def test_turns_that_changed_the_chances_beyond_their_error_are_told_in_their_order() -> None:
    curve = [turn(1, 0, 0.5, 0.5), turn(2, 1, 0.55, 0.45), turn(3, 0, 0.2, 0.8), turn(4, 1, 0.6, 0.4)]
    found = eventful_turns(curve, ended(1.0, 0.0), (0, 1))
    assert [(one.turn, one.step, one.until) for one in found] == [(2, 20, 30), (3, 30, 40), (4, 40, END)]
    assert [round(one.change, 2) for one in found] == [0.35, 0.4, -0.4], "for the side whose turn it is"
    assert [round(one.error, 2) for one in found] == [0.14, 0.14, 0.1]


def test_a_game_always_has_one_and_never_many() -> None:
    still = [turn(1, 0, 0.9, 0.1), turn(2, 1, 0.92, 0.08), turn(3, 0, 0.97, 0.03)]
    assert [one.turn for one in eventful_turns(still, ended(1.0, 0.0), (0, 1))] == [2]
    wild = [turn(number, number % 2, number % 2, 1 - number % 2) for number in range(1, 9)]
    assert len(eventful_turns(wild, ended(1.0, 0.0), (0, 1))) == MOST_EVENTFUL


def test_of_more_sides_the_one_whose_chance_changed_most_is_told() -> None:
    curve = [turn(1, 0, 0.3, 0.3, 0.4), turn(2, None, 0.2, 0.6, 0.2)]
    found = eventful_turns(curve, ended(0.0, 1.0, 0.0), (0, 1, 2))
    assert [(one.turn, one.side) for one in found] == [(1, 1), (2, 1)]
