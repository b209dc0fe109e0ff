"""Plays random games of botbowl for tools/peers.py, with the Python that botbowl is installed in.

A line "on" or "off" on standard input asks for a game with pathfinding on or off; the answer is one line,
its decisions and the processor time they took. This file imports nothing of the project.
"""

import os
import random
import sys
from importlib import import_module
from time import process_time
from typing import Any

CONFIG, TEAM = "bot-bowl", "human"


def main() -> None:
    """Answer until the input ends."""
    botbowl = import_module("botbowl")
    # What botbowl prints must not mix with the answers.
    answers, sys.stdout = sys.stdout, open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for at, line in enumerate(sys.stdin):
        game, agents = new_game(botbowl, at, pathfinding=line.strip() == "on")
        begun = process_time()
        game.init()
        spent = process_time() - begun
        print(sum(agent.decisions for agent in agents), spent, file=answers, flush=True)


def new_game(botbowl: Any, number: int, *, pathfinding: bool) -> tuple[Any, list[Any]]:
    """A game of two human teams, both played at random, and its agents."""
    config = botbowl.load_config(CONFIG)
    config.competition_mode = config.debug_mode = False
    config.fast_mode, config.pathfinding_enabled = True, pathfinding
    rules, arena = botbowl.load_rule_set(config.ruleset), botbowl.load_arena(config.arena)
    teams = [botbowl.load_team_by_filename(TEAM, rules) for _ in range(2)]
    agents = [agent(botbowl, f"{number} {side}") for side in ("home", "away")]
    return botbowl.Game(str(number), *teams, *agents, config, arena=arena, ruleset=rules), agents


def agent(botbowl: Any, name: str) -> Any:
    """A player that draws an action, a place and a player, and counts its decisions."""

    class RandomAgent(botbowl.Agent):  # type: ignore[misc]  # botbowl is not installed where types are checked
        def __init__(self) -> None:
            super().__init__(name)
            self.decisions, self.chance = 0, random.Random(name)

        def new_game(self, game: Any, team: Any) -> None:
            """Nothing to prepare."""

        def act(self, game: Any) -> Any:
            self.decisions += 1
            # Players are set up by formations: placed one by one at random they would never stand legally.
            actions = [
                one
                for one in game.state.available_actions
                if one.action_type != botbowl.ActionType.PLACE_PLAYER
            ]
            drawn = self.chance.choice(actions)
            place = self.chance.choice(drawn.positions) if drawn.positions else None
            player = self.chance.choice(drawn.players) if drawn.players else None
            return botbowl.Action(drawn.action_type, position=place, player=player)

        def end_game(self, game: Any) -> None:
            """Nothing to keep."""

    return RandomAgent()


if __name__ == "__main__":
    main()
