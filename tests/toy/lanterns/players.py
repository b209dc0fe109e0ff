"""Computer players of lanterns."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from signum.engine.confirming import No, Yes
from signum.engine.questions import Choice, Option
from signum.players import Player
from signum.players.random import random_player
from signum.table.rulebook import Budget
from tests.toy.lanterns.options import Feed, Gust, Move, Pass, Split, Tend
from tests.toy.lanterns.view import NightView

DIM: Final = 2
"""With so little light a keeper tends its lantern first."""


def prudent_player(_seed: str) -> Player:
    """Keepers tend a lantern that is dim and walk where that costs nothing; storms blow at the dimmest."""

    def answer(view: NightView, choice: Choice[Any], _budget: Budget) -> Option:
        light = {one.id: one.light for one in view.lanterns}
        dim = light.get(choice.subject if isinstance(choice.subject, int) else 0, DIM + 1) <= DIM

        def liking(option: Option) -> int:
            match option:
                case Tend():
                    return 4 if dim else 1
                case Feed(cards):
                    return len(cards)
                case Move(1):
                    return 3
                case Yes():
                    return 2
                case Gust(lantern):
                    return 20 - light[lantern]
                case Split(blow, _):
                    return blow
                case Pass() | No():
                    return 0
                case _:
                    return -1

        best: Option = max(choice.options(), key=liking)
        return best

    return answer


PLAYERS: Final[Mapping[str, Callable[[str], Player]]] = {"random": random_player, "prudent": prudent_player}
"""The weakest first."""
