"""What a seat may look up by the rules: reach, targets, sight, pushes, threats and odds."""

from typing import Any

import pytest

from signum.engine.questions import Refusal
from signum.engine.records import plain
from signum.table.match import Match
from signum.table.wire import Refused
from signum.warseer.chapters.activation import AttackIt
from signum.warseer.chapters.moving import Move, Run
from signum.warseer.chapters.phase import Activate
from signum.warseer.screen.seat_findings import SeatFindings
from signum.warseer.screen.wire import Look, Odds, Reach, Try, Way, Weigh
from tests.warseer.positions import match_of

FIELD = """
seats:
  first:
    creatures:
      archer: {attack: ranged, dice: [blue, yellow], crit: [add-push], range: 3, health: 4, movement: 2,
        at: [5, 4]}
      squire: {attack: melee, dice: [red], range: 1, health: 3, movement: 2, at: [2, 2]}
  second:
    creatures:
      knight: {attack: melee, dice: [red], range: 1, health: 2, movement: 3, keywords: [shield], at: [7, 4]}
      sneak: {attack: melee, dice: [red], range: 1, health: 2, movement: 1, at: [5, 7]}
terrains: {forest: [[7, 3], [5, 6]], river: [[6, 3]]}
"""


class Words:
    """A teller that names everything by its id."""

    seat = 0
    language = "en"

    def __init__(self, ids: dict[str, int]) -> None:
        self.names = self
        self.ids = {id: name for name, id in ids.items()}

    def say(self, id: str, /, **args: Any) -> str:
        return " ".join([id, *[f"{name}={value}" for name, value in args.items()]])

    def thing(self, id: int) -> str:
        return self.ids[id]

    spoken = short = thing

    def joined(self, names: list[str]) -> str:
        return " and ".join(names)

    def place(self, at: Any) -> str:
        return f"{at[0]}.{at[1]}"

    def ability(self, id: str) -> str:
        return id

    def refusal(self, refusal: Refusal) -> str:
        return refusal.code

    def option(self, option: Any) -> str:
        return str(option)


@pytest.fixture
def table() -> tuple[Match, dict[str, int], SeatFindings]:
    match, ids = match_of(FIELD)
    words: Any = Words(ids)
    return match, ids, SeatFindings(match, 0, words)


def look(findings: SeatFindings, id: int) -> Reach:
    reply = findings.reply(Look(1, id))
    assert isinstance(reply, Reach)
    return reply


def test_reach_is_what_the_rules_accept(table: tuple[Match, dict[str, int], SeatFindings]) -> None:
    """W-ACT-04, W-ACT-06, W-TER-01: every hex shown, and no other, can be moved or run to."""
    match, ids, findings = table
    seen = look(findings, ids["archer"])
    match.answer(0, Activate(ids["archer"]))
    choice = match.choice(0)
    assert choice is not None
    moves = {one.at for one in seen.hexes if not one.run}
    assert moves == {one.at for one in choice.options() if isinstance(one, Move)}
    runs = {one.at for one in choice.options() if isinstance(one, Run)}
    assert {one.at for one in seen.hexes if one.run} == runs - moves
    assert (6, 3) not in moves | runs
    assert all(one.way[-1] == one.at for one in seen.hexes)
    assert {one.at for one in seen.hexes if one.stops and not one.run} == {(5, 6)} & moves


def test_a_target_that_is_hidden_names_what_hides_it(
    table: tuple[Match, dict[str, int], SeatFindings],
) -> None:
    """W-ATK-02, W-TER-05."""
    _, ids, findings = table
    seen = {one.creature: one for one in look(findings, ids["archer"]).targets}
    assert not seen[ids["knight"]].why
    assert seen[ids["knight"]].line is not None
    assert seen[ids["sneak"]].why.startswith("finding-not-seen")
    assert seen[ids["sneak"]].blockers == ((5, 6),)
    assert "W-ATK-02" in seen[ids["sneak"]].cites


def test_dots_stand_in_the_free_hexes_that_can_be_shot_at(
    table: tuple[Match, dict[str, int], SeatFindings],
) -> None:
    """W-ATK-01, W-ATK-02: in range and in sight; a forest is seen into and not through, a river over."""
    _, ids, findings = table
    seen = set(look(findings, ids["archer"]).seen)
    assert {(5, 6), (7, 3), (8, 4)} <= seen
    assert not seen & {(5, 7), (7, 4), (6, 3), (5, 4), (5, 8)}
    assert look(findings, ids["squire"]).seen == ()


def test_after_a_move_the_targets_are_those_of_the_new_hex(
    table: tuple[Match, dict[str, int], SeatFindings],
) -> None:
    _, ids, findings = table
    held = findings.reply(Try(2, ids["squire"], (3, 3)))
    assert isinstance(held, Way)
    assert held.legal
    assert held.option == Move((3, 3))
    assert {one.creature: one.why for one in held.targets} == {
        ids["knight"]: "out-of-range",
        ids["sneak"]: "out-of-range",
    }
    too_far = findings.reply(Try(3, ids["squire"], (9, 4)))
    assert isinstance(too_far, Way)
    assert (too_far.legal, too_far.why) == (False, "too-far")
    assert "W-ACT-04" in too_far.cites


def test_threats_are_the_opponents_that_could_attack(
    table: tuple[Match, dict[str, int], SeatFindings],
) -> None:
    """W-ACT-04: within a move and its range; the sneak is too slow."""
    _, ids, findings = table
    assert look(findings, ids["archer"]).threats == (ids["knight"],)
    assert look(findings, ids["squire"]).threats == ()


def test_odds_before_the_attack_are_those_of_the_attack(
    table: tuple[Match, dict[str, int], SeatFindings],
) -> None:
    """K-SHIELD, W-ATK-11: from its place and after a move; where a push would lead, and its price."""
    _, ids, findings = table
    shot = findings.reply(Weigh(4, ids["archer"], plain(AttackIt(ids["knight"]))))
    assert isinstance(shot, Odds)
    assert shot.dice == ("blue", "yellow")
    assert sum(shot.weights) == shot.total
    assert shot.left == 2
    assert {(one.at, one.damage) for one in shot.pushes} >= {((7, 3), 1), ((8, 4), 0)}
    assert shot.push_damage == 1
    assert {one.id for one in shot.reasons} == {"K-SHIELD", "X-ADD-PUSH"}
    moved = findings.reply(Weigh(5, ids["archer"], plain(AttackIt(ids["knight"])), (6, 5)))
    assert isinstance(moved, Odds)
    assert moved.dies == shot.dies
    far = findings.reply(Weigh(6, ids["squire"], plain(AttackIt(ids["knight"]))))
    assert isinstance(far, Refused)
    assert (far.code, far.things) == ("out-of-range", (ids["squire"], ids["knight"]))


@pytest.mark.parametrize("option", [None, 3, {"kind": "attack"}, {"kind": "end-turn"}, {"kind": "no-such"}])
def test_a_question_that_makes_no_sense_is_refused(
    option: Any, table: tuple[Match, dict[str, int], SeatFindings]
) -> None:
    _, ids, findings = table
    reply = findings.reply(Weigh(7, ids["archer"], option))
    assert isinstance(reply, Refused)
    assert isinstance(findings.reply(Look(8, 999)), Refused)
    off_the_board = findings.reply(Try(9, ids["archer"], (99, -1)))
    assert isinstance(off_the_board, Way)
    assert off_the_board.why == "no-such-hex"


def test_an_opponents_creature_shows_its_reach_but_no_action(
    table: tuple[Match, dict[str, int], SeatFindings],
) -> None:
    _, ids, findings = table
    seen = look(findings, ids["knight"])
    assert seen.hexes
    assert seen.why == "not-yours"


def test_a_row_is_refused_before_its_creature_is_activated(
    table: tuple[Match, dict[str, int], SeatFindings],
) -> None:
    _, ids, findings = table
    refusal = findings.refused_row([Activate(ids["squire"]), AttackIt(ids["knight"])])
    assert refusal is not None
    assert refusal.code == "out-of-range"
    assert findings.things_in(refusal) == (ids["knight"],)
    assert findings.refused_row([Activate(ids["archer"]), AttackIt(ids["knight"])]) is None
