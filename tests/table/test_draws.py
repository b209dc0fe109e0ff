"""The draws of a finished match: every die and shuffle, as the stream of its seed has them."""

from signum.engine.chance import Chance, mixed_seed
from signum.engine.dice import numbered
from signum.rulebooks import GAMES
from signum.table.draws import draws_of
from signum.table.match import Match
from tests.table.games import random_match


def test_every_throw_and_shuffle_is_told_in_its_order() -> None:
    match = random_match(7, answers=120)
    chance = Chance(mixed_seed(match.secret or b"", match.nonces))
    draws = draws_of(match)
    thrown = [one for one in draws if one.sides]
    assert thrown
    for one in draws:
        if one.shuffled:
            chance.order(range(one.shuffled))
        assert one.numbers == chance.dice([numbered(sides) for sides in one.sides])
        assert len(one.faces) == len(one.numbers)
    assert match.run.chance is not None
    assert chance.drawn == match.run.chance.drawn
    faces = [event.faces for event in match.run.game.log if hasattr(event, "faces") and event.faces]
    told = iter([one.faces for one in thrown])
    assert all(sorted(one) in (sorted(other) for other in told) for one in faces)


def test_a_match_with_dice_by_hand_has_none() -> None:
    rules = GAMES["classic"].rules("en2")
    match = Match(rules, GAMES["classic"].library.start("duel", "en2", ("brissa", "roland")))
    assert draws_of(match) == []
