"""Games of lanterns for the tests."""

from typing import Any

from signum.content.source import parse
from signum.engine.chance import Chance, seed_of
from signum.engine.run import GameRun
from signum.table.match import Match
from tests.toy.lanterns.dice import WEATHER
from tests.toy.lanterns.game import Lanterns
from tests.toy.lanterns.modes import MODES
from tests.toy.lanterns.rules import LanternRules
from tests.toy.lanterns.state import Night, Sunset, sunset


def start(mode: str = "storm") -> Sunset:
    """How a game of this mode begins."""
    return sunset(MODES[mode].sides, tuple(WEATHER))


def run(seed: str, mode: str = "storm", *, by_hand: bool = False) -> GameRun[Night, Lanterns]:
    """A game from its start."""
    return GameRun(LanternRules(), start(mode).state, None if by_hand else Chance(seed_of(seed)))


def one_answer(run: GameRun[Any, Any], chance: Chance) -> None:
    """Answer with anything that is legal."""
    assert run.choice is not None
    run.answer(run.choice.seat, run.choice.drawn(chance.below))


def match(secret: str, mode: str = "storm", **more: Any) -> Match:
    """A match from its start, with dice from this secret."""
    return Match(LanternRules(), start(mode), secret=seed_of(secret), nonces=(b"one", b"two"), **more)


def positioned(text: str) -> Match:
    """A match from a position as scenario files write it, with dice by hand."""
    begin, _ = LanternRules().position(parse(text, "a position"))
    return Match(LanternRules(), begin)
