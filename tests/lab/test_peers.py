"""The comparison with other engines: games in turns, ratios, and botbowl in a process of its own."""

import sys
from functools import partial
from pathlib import Path

import pytest

from tools import peers
from tools.peers import BOTBOWL, CHESS, PATHFINDING, NotInstalled, Tally

STAND_IN = """
from enum import Enum
from types import SimpleNamespace as Thing

ActionType = Enum("ActionType", "PLACE_PLAYER MOVE")

class Agent:
    def __init__(self, name): self.name = name

class Action:
    def __init__(self, action_type, position, player):
        assert action_type is ActionType.MOVE and position in (1, 2) and player is None

class Game:
    def __init__(self, number, home, away, first, second, config, arena, ruleset):
        assert config.fast_mode and not config.competition_mode
        self.agents, self.turns = (first, second), 3 if config.pathfinding_enabled else 5
        moves = [Thing(action_type=kind, positions=[1, 2], players=[]) for kind in ActionType]
        self.state = Thing(available_actions=moves)

    def init(self):
        print("botbowl talks")
        for turn in range(self.turns):
            for agent in self.agents:
                agent.act(self)

def load_config(name): return Thing(ruleset="rules", arena="arena")
def load_rule_set(name): return name
def load_arena(name): return name
def load_team_by_filename(name, rules): return name
"""


def test_botbowl_plays_in_a_process_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in with the names of its interface: what it prints does not disturb the answers."""
    (tmp_path / "botbowl.py").write_text(STAND_IN)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(peers, "installed", lambda folder, source: sys.executable)
    with peers.botbowl_games(tmp_path, "anywhere") as games:
        assert [play()[0] for play in games.values()] == [10, 6]


def test_a_botbowl_that_fails_is_told_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "botbowl.py").write_text("raise ImportError('no numpy')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(peers, "installed", lambda folder, source: sys.executable)
    with (
        pytest.raises(NotInstalled, match="ImportError: no numpy"),
        peers.botbowl_games(tmp_path, "anywhere") as games,
    ):
        games[BOTBOWL]()


def test_the_table_has_a_ratio_to_each_peer_that_was_measured() -> None:
    ours, botbowl, paths = Tally(600, 2), Tally(600, 4), Tally(60, 1)
    assert peers.table({"classic en2": ours, BOTBOWL: botbowl, PATHFINDING: paths})[2] == (
        "| classic en2 | 300 | 2.00 | 5.00 |"
    )
    assert (
        peers.table({"classic en2": ours, CHESS: botbowl})[0] == "| game | decisions/s | over python-chess |"
    )


def test_games_are_played_in_turns() -> None:
    """Each kind once before any kind again, and the warm-up is not counted."""
    played: list[str] = []

    def game(name: str) -> tuple[int, float]:
        played.append(name)
        return 7, 0.5

    tallies = peers.in_turns({name: partial(game, name) for name in "ab"}, seconds=0)
    assert played == ["a", "b", "a", "b"]
    assert tallies["a"] == Tally(7, 0.5)


@pytest.mark.parametrize(
    ("errors", "told"),
    [
        (
            "error: a subprocess failed\nfatal: Could not resolve host\nnote: not pip's fault",
            "fatal: Could not resolve host",
        ),
        ("Traceback\nValueError: no team", "ValueError: no team"),
        ("", "it says nothing"),
    ],
)
def test_the_reason_is_the_line_that_says_most(errors: str, told: str) -> None:
    assert peers.reason(errors) == told
