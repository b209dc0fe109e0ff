"""The guided first game: every lesson can be done in its first turn."""

from signum.table.match import Match
from signum.warseer.chapters.activation import AttackIt
from signum.warseer.chapters.feats import PlayFeat
from signum.warseer.chapters.moving import Move
from signum.warseer.chapters.phase import Activate, DiscardForIncome
from signum.warseer.chapters.tactics import PlayTactic
from signum.warseer.modes import FIRST_STEPS
from signum.warseer.rulebook import WARSEER_BOOK

EDITION = WARSEER_BOOK.editions[0]
KNIFE = "knife-in-the-alley"
GATHERING = 12
"""Questions of an attack at the most."""


def points_of(match: Match) -> int:
    """The victory points of the first seat."""
    return int(match.game_view(0).players[0].points)


def test_move_attack_tactic_income_and_feat_in_one_turn() -> None:
    start = WARSEER_BOOK.library.start(FIRST_STEPS, EDITION, [])
    match = Match(WARSEER_BOOK.rules(EDITION), start, secret=b"first steps")
    greer, lancer = (
        next(one.id for one in match.game_view(0).creatures if one.card.startswith(name))
        for name in ("greer", "valeria")
    )

    match.answer(0, Activate(greer))
    match.answer(0, Move((4, 5)))
    match.answer(0, AttackIt(lancer))
    played = False
    for _ in range(GATHERING):
        choice = match.choice(0)
        if choice is not None and choice.kind == "turn":
            break
        seat = match.asked
        assert seat is not None
        asked = match.choice(seat)
        assert asked is not None
        tactics = [one for one in asked.options() if isinstance(one, PlayTactic) and one.card == KNIFE]
        played = played or bool(tactics)
        match.answer(seat, (*tactics, *asked.options())[0])
    assert played

    points = points_of(match)
    match.answer(0, DiscardForIncome("letter-of-credit"))
    assert points_of(match) == points + 1
    match.answer(0, PlayFeat("growing-wealth"))
    assert points_of(match) == points + 2
