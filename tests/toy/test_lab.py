"""Lanterns in bulk: line-ups of one, three and four seats, and a league."""

from pathlib import Path

import msgspec
import pytest

from signum.lab.league import league_line_ups, league_of, told
from signum.lab.simulation import FAILED, UNFINISHED, LineUp, Result, Slowest, all_played
from signum.lab.summary import summary_of
from signum.table.resuming import resume
from tests.toy.lanterns.modes import MODES
from tests.toy.lanterns.rulebook import LANTERNS, TOY


def line_ups(mode: str, games: int, players: tuple[str, ...] = ("prudent", "random")) -> list[LineUp]:
    """Games of this mode; the players sit in turn."""
    seats = len(MODES[mode].sides)
    seated = tuple([players[seat % len(players)] for seat in range(seats)])
    return [LineUp(number, f"lab {number}", "lanterns", mode, "pocket", seated) for number in range(games)]


def without_time(result: Result) -> Result:
    return msgspec.structs.replace(result, seconds=0.0, slowest=Slowest())


@pytest.mark.parametrize("mode", MODES)
def test_games_of_every_mode_come_to_their_end(mode: str) -> None:
    results = list(all_played(line_ups(mode, 20), TOY))
    assert not {FAILED, UNFINISHED} & {one.by for one in results}
    summary = summary_of(results)
    assert len(summary.seats) == len(MODES[mode].sides)
    assert sum(summary.ends.values()) == 20
    for one in results:
        assert one.sides == MODES[mode].sides
        assert one.began == 0
        for seat, side in enumerate(one.sides):
            assert one.score(seat) == (0.5 if one.winner is None else float(one.winner == side))


def test_allies_win_together() -> None:
    results = list(all_played(line_ups("storm", 30), TOY))
    first, second, storm = summary_of(results).seats
    assert first.won.wins == second.won.wins
    draws = sum([one.winner is None for one in results])
    assert first.won.wins + storm.won.wins + draws == 30


def test_two_processes_play_the_same_games() -> None:
    some = line_ups("storm", 8)
    alone, together = (list(all_played(some, TOY, jobs)) for jobs in (1, 2))
    assert list(map(without_time, alone)) == list(map(without_time, together))


def test_games_are_kept_as_records(tmp_path: Path) -> None:
    (result,) = all_played(line_ups("tempest", 1), TOY, folder=tmp_path)
    (file,) = tmp_path.iterdir()
    match = resume(file.read_bytes(), TOY)
    assert match.finished
    assert match.outcome.by == result.by


def test_a_league_lets_every_player_play_every_side() -> None:
    """The player of the keepers in one game plays the storm in the next, with the same luck."""
    names = ("random", "prudent")
    games = league_line_ups(LANTERNS, "storm", names, (), "pocket", 40, "league")
    assert [one.players for one in games[:2]] == [
        ("random", "random", "prudent"),
        ("prudent", "prudent", "random"),
    ]
    league = league_of(names, list(all_played(games, TOY)), "league")
    assert league.lost_pairs == 0
    weak, strong = league.ratings.players
    assert strong.elo > weak.elo
    assert any("prudent" in line for line in told(league))
