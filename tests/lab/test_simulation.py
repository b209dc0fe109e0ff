"""Games in bulk: the same seed gives the same games, whatever runs in parallel."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signum.classic.cards.starter_decks import starter_decks
from signum.classic.rulebook import CLASSIC, EMPTY_DECK, ClassicRulebook
from signum.engine.dice import D6
from signum.engine.questions import Choice, Option, Roll, Shuffle
from signum.engine.run import Order
from signum.lab.league import league_line_ups, league_of
from signum.lab.simulation import (
    FAILED,
    UNFINISHED,
    LineUp,
    Result,
    Slowest,
    all_played,
    decks_by_number,
    played,
)
from signum.lab.summary import summary_of, told
from signum.players import Player
from signum.players.deadline import Deadline
from signum.players.driving import Luck
from signum.players.random import random_player
from signum.rulebooks import GAMES
from signum.table.resuming import resume
from signum.table.rulebook import Brought
from signum.warseer.cards.maps import maps

BOTH = (
    Brought("brissa", starter_decks()["brissa"].deck),
    Brought("roland", starter_decks()["roland"].deck),
)


def duel(number: int = 0, *, turns: int = 4, seed: str | None = None) -> LineUp:
    """A game between random players, broken off early unless said otherwise."""
    names = ("random", "random")
    seed = f"1 {number}" if seed is None else seed
    return LineUp(number, seed, "classic", "duel", "en2", names, BOTH, most_turns=turns)


def untimed(result: Result) -> Result:
    return msgspec.structs.replace(result, seconds=0.0, slowest=Slowest())


def test_a_whole_game_is_the_same_again_and_its_record_tells_it(tmp_path: Path) -> None:
    first = played(duel(turns=300), GAMES, tmp_path)
    assert untimed(first) == untimed(played(duel(turns=300), GAMES))
    assert first.winner is not None
    assert first.by == EMPTY_DECK
    assert first.began in (0, 1)
    assert first.seconds > first.slowest.seconds > 0
    match = resume((tmp_path / "game-00000.json").read_bytes(), GAMES)
    assert match.finished
    assert match.outcome.winner == first.winner
    assert match.run.game.state.turn == first.turns
    assert match.players == ("random", "random")


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    duels = [duel(number) for number in range(5)]
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    alone = [untimed(result) for result in all_played(duels, GAMES, 1, one)]
    assert alone == [untimed(result) for result in all_played(duels, GAMES, 2, two)]
    assert [result.number for result in alone] == [0, 1, 2, 3, 4]
    files = sorted(file.name for file in one.iterdir())
    assert files == [f"game-0000{number}.json" for number in range(5)]
    assert [(one / name).read_bytes() for name in files] == [(two / name).read_bytes() for name in files]


def test_another_seed_is_another_game() -> None:
    assert played(duel(seed="1"), GAMES).answers != played(duel(seed="2"), GAMES).answers


def test_a_game_that_does_not_end_is_broken_off_and_can_be_shown(tmp_path: Path) -> None:
    result = played(duel(turns=2), GAMES, tmp_path)
    assert (result.winner, result.by, result.turns) == (None, UNFINISHED, 3)
    assert result.score(0) == result.score(1) == 0.5
    assert not resume((tmp_path / "game-00000.json").read_bytes(), GAMES).finished


def test_luck_follows_from_seat_purpose_and_number_alone() -> None:
    three = (D6,) * 3
    roll, other, cards = Roll(0, three, "melee"), Roll(1, three, "melee"), Shuffle(0, tuple("abcdefgh"))
    alone, between = Luck("1"), Luck("1")
    first = [alone.settled(roll) for _ in range(8)]
    second = []
    for _ in range(8):
        between.settled(other)
        between.settled(cards)
        second.append(between.settled(roll))
    assert first == second
    assert len(set(first)) > 1
    assert first != [between.settled(other) for _ in range(8)]
    assert first != [Luck("2").settled(roll)] * 8
    more = Luck("1").settled(Roll(0, (D6,) * 5, "melee"))
    assert more[:3] == first[0]
    assert sorted(alone.settled(cards)) == list("abcdefgh")


def test_the_games_of_a_pair_have_the_same_cards_and_the_same_first_player(tmp_path: Path) -> None:
    duels = [
        msgspec.structs.replace(one, players=("random", "random"))
        for one in league_line_ups(CLASSIC, "duel", ("one", "other"), BOTH, "en2", 4, "1", most_turns=1)
    ]
    results = list(all_played(duels, GAMES, 1, tmp_path))
    orders = [
        [entry for entry in resume(file.read_bytes(), GAMES).run.entries if isinstance(entry, Order)][:2]
        for file in sorted(tmp_path.iterdir())
    ]
    assert orders[0] == orders[1] != orders[2] == orders[3]
    assert [one.seed for one in results] == ["1 0", "1 0", "1 1", "1 1"]


def test_a_league_swaps_the_seats_and_leaves_the_decks() -> None:
    duels = league_line_ups(CLASSIC, "duel", ("a", "b", "c"), BOTH, "en2", 4, "7")
    assert [one.number for one in duels] == list(range(12))
    assert [one.players for one in duels[:4]] == [("a", "b"), ("b", "a")] * 2
    assert {one.players for one in duels[4:]} == {("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")}
    assert all(one.decks == other.decks for one, other in zip(duels[::2], duels[1::2], strict=True))
    assert [one.seed for one in duels[:4]] == ["7 0", "7 0", "7 1", "7 1"]
    assert [one.seed for one in duels[4:8]] == [one.seed for one in duels[:4]]


def test_all_decks_meet_and_the_seats_are_swapped_each_time_round() -> None:
    decks = CLASSIC.library.legal_decks("en2")
    pairs = len(decks) * (len(decks) + 1) // 2
    met = [tuple([one.name for one in decks_by_number(decks, number, 2)]) for number in range(2 * pairs)]
    assert len(set(met[:pairs])) == pairs
    assert met[pairs:] == [pair[::-1] for pair in met[:pairs]]
    assert sorted({name for pair in met[: len(decks) // 2 + 1] for name in pair}) == [
        one.name for one in decks
    ]


def test_without_mirrors_no_deck_meets_itself() -> None:
    decks = CLASSIC.library.legal_decks("en2")
    pairs = len(decks) * (len(decks) - 1) // 2
    games = [decks_by_number(decks, number, 2, mirrors=False) for number in range(2 * pairs)]
    met = [tuple([one.name for one in both]) for both in games]
    assert len(set(met)) == 2 * pairs
    assert all(one != other for one, other in met)
    assert met[pairs:] == [pair[::-1] for pair in met[:pairs]]


class Sulking(Exception):
    """A player has had enough."""


@pytest.fixture
def sulky(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the third game the first seat throws its cards on the table at its tenth answer."""

    def maker(seed: str) -> Player:
        player, answers = random_player(seed), 0

        def answer(view: Any, choice: Choice[Any], deadline: Deadline) -> Option:
            nonlocal answers
            answers += 1
            if seed == "1 2 0" and answers == 10:
                raise Sulking("no more")
            return player(view, choice, deadline)

        return answer

    monkeypatch.setattr(ClassicRulebook, "players_reading", lambda *_: {"random": maker})


@pytest.mark.usefixtures("sulky")
def test_what_a_player_does_wrong_is_told_and_the_other_games_go_on(tmp_path: Path) -> None:
    results = list(all_played([duel(number) for number in range(4)], GAMES, 1, tmp_path))
    assert [one.by for one in results] == [UNFINISHED, UNFINISHED, FAILED, UNFINISHED]
    failed = results[2]
    assert (failed.winner, failed.seed) == (None, "1 2")
    assert re.fullmatch(r"Sulking: no more \(test_simulation\.py:\d+\)", failed.error)
    match = resume((tmp_path / "game-00002.json").read_bytes(), GAMES)
    assert match.asked == 0
    summary = summary_of(results)
    assert [(one.number, one.seed, one.error) for one in summary.failed] == [(2, "1 2", failed.error)]
    assert summary.games == 4
    assert summary.seats[0].won.games == 3


def test_an_answer_that_is_not_legal_is_a_fault_of_its_player(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Option, frozen=True):
        pass

    makers = {"random": lambda _: lambda *_: Cheat()}
    monkeypatch.setattr(ClassicRulebook, "players_reading", lambda *_: makers)
    result = played(duel(), GAMES)
    assert result.by == FAILED
    assert result.error.startswith("AnswerRefused: ")


def finished(
    number: int, seats: tuple[str, str], winner: int | None, began: int = 0, by: str = "hero"
) -> Result:
    """A game of a league, as if it had been played."""
    return Result(number, "1", seats, (0, 1), ("x", "y"), winner, by, began, 20, 300, 0.5, Slowest())


def test_a_league_counts_points_pairs_and_decks() -> None:
    """Ann wins three pairs whole, one is shared by luck, one is drawn, of one a game failed."""
    there, back = ("ann", "bob"), ("bob", "ann")
    results: list[Result] = []
    for first, second in [(0, 1)] * 3 + [(0, 0), (None, None)]:
        results += [finished(len(results), there, first), finished(len(results) + 1, back, second)]
    results += [finished(10, there, None, by=FAILED), finished(11, back, 0)]
    league = league_of(("ann", "bob"), results, "1")
    assert league.lost_pairs == 1
    (pairing,) = league.pairings
    assert pairing.pairs == {"1": 2, "2": 3}
    cells = {(cell.one, cell.other): cell.won for cell in league.matrix}
    assert (cells["ann", "bob"].wins, cells["ann", "bob"].games) == (8, 10)
    assert (cells["bob", "ann"].wins, cells["bob", "ann"].games) == (2, 10)
    assert league.ratings.players[0].elo == -league.ratings.players[1].elo > 0
    decks = {(cell.one, cell.other): cell.won.wins for cell in league.summary.decks}
    assert decks == {("x", "y"): 3 + 2 + 1 + 1, ("y", "x"): 3 + 1}


def test_pairs_that_luck_decides_tell_more_than_single_games() -> None:
    """The first seat always wins: of 20 single games half are won, +- 22 points; pairs leave no doubt."""
    seats = [("ann", "bob"), ("bob", "ann")] * 10
    results = [finished(number, both, 0) for number, both in enumerate(seats)]
    (pairing,) = league_of(("ann", "bob"), results, "1").pairings
    assert pairing.unpaired_error == pytest.approx(0.219, abs=0.001)
    assert pairing.error == 0


def test_a_summary_tells_decks_and_maps_apart() -> None:
    """Deck x in the first seat wins three of four; on the hill the side that goes second wins both games."""
    seats = ("ann", "ann")
    played_on = [("ford", 0, 0), ("ford", 1, 0), ("hill", 0, 1), ("hill", 0, 1)]
    results = [
        msgspec.structs.replace(finished(number, seats, winner, began), map=map_)
        for number, (map_, winner, began) in enumerate(played_on)
    ]
    summary = summary_of([*results, finished(4, seats, None, by=FAILED)])
    assert [(one.deck, one.won.wins, one.won.games) for one in summary.against_others] == [
        ("x", 3, 4),
        ("y", 1, 4),
    ]
    shares = [(one.map, one.seat.wins, one.first.wins, one.first.games) for one in summary.maps]
    assert shares == [("ford", 1, 1, 2), ("hill", 2, 0, 2)]
    lines = "\n".join(told(summary))
    assert "x against the others: 3 of 4, 75.0 %" in lines
    assert "map hill\n  seat 1 wins 2 of 2, 100.0 %" in lines


def test_a_game_of_warseer_reports_its_map() -> None:
    brought = tuple([Brought(name, name) for name in ("brissa", "roland")])
    line_up = LineUp(0, "1 0", "warseer", "duel", "fr112", ("random", "random"), brought, most_turns=1)
    result = played(line_up, GAMES)
    assert result.map in maps()
    assert result.began in (0, 1)


def test_a_summary_of_nothing_can_be_told() -> None:
    summary = summary_of([])
    assert summary.games == 0
    assert summary.first.interval == (0.0, 1.0)
