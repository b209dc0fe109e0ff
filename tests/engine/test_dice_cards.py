"""Dice that come from cards: read in rows, shuffled when none is left, shown by events."""

from signum.engine.chance import seed_of
from signum.engine.confirming import No, Yes
from signum.engine.dice_cards import DiceCardRead, DiceCardsShuffled, DicePile
from signum.engine.questions import Roll, Shuffle
from signum.engine.run import Order
from tests.engine import quarry
from tests.engine.quarry import CARDS, Dug, Pit, pit


def start(*deck: str) -> Pit:
    """Two seats; the first has these dice cards, the top one last. No seat can spoil a dig."""
    state = pit(2)
    state.stones = [0, 0]
    state.dice_piles[0] = DicePile(list(deck))
    return state


def test_a_throw_reads_the_first_faces_of_the_next_card() -> None:
    run = quarry.run(start("dull", "rich"), None)
    events = run.answer(0, Yes())
    assert events[:2] == [DiceCardRead(0, "rich", CARDS["rich"], "dig"), Dug(0, ("stone", "stone", "gem"))]
    assert run.game.state.dice_piles[0] == DicePile(["dull"], ["rich"])
    assert run.learnt == [True]


def test_a_seat_without_cards_throws_dice() -> None:
    run = quarry.run(start("dull", "rich"), None)
    run.answer(0, No())
    run.answer(1, Yes())
    assert run.question == Roll(1, quarry.DIG, "dig")


def test_a_row_that_is_too_short_is_followed_by_the_next_card() -> None:
    run = quarry.run(start("rich", "short"), None)
    events = run.answer(0, Yes())
    assert [event.card for event in events if isinstance(event, DiceCardRead)] == ["short", "rich"]
    assert Dug(0, ("stone", "stone", "stone")) in events


def test_when_no_card_is_left_all_are_shuffled_and_nobody_sees_their_order() -> None:
    run = quarry.run(start("fair", "short"), None)
    run.answer(0, Yes())
    run.answer(1, No())
    run.answer(0, Yes())
    assert run.question == Shuffle(0, ("short", "fair"))
    events = run.settle(("short", "fair"))
    assert events[:2] == [
        DiceCardsShuffled(0, ("short", "fair")),
        DiceCardRead(0, "fair", CARDS["fair"], "dig"),
    ]
    assert events[0].seen_by(0) == events[0].seen_by(1) == DiceCardsShuffled(0, ())
    assert Order(("short", "fair")) in run.entries


def test_a_game_with_dice_cards_is_the_same_from_its_entries() -> None:
    one = quarry.run(start("dull", "short", "fair"), seed_of("cards"))
    for _ in range(6):
        one.answer(0, Yes())
        one.answer(1, No())
    other = quarry.run(start("dull", "short", "fair"), seed_of("cards"))
    for entry in one.entries:
        other.give(entry)
    assert other.game.state == one.game.state
    assert other.game.log == one.game.log
    assert any(isinstance(event, DiceCardsShuffled) for event in one.game.log)
