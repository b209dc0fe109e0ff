"""Computer players of your own: a Python file with a function `player` (docs/writing-a-player.md)."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final, TypeAlias

from signum.content.mistakes import Mistake
from signum.content.spelling import not_known
from signum.players import Player

Makers: TypeAlias = Mapping[str, Callable[[str], Player]]
"""Functions that make a player from a seed, by name."""
ENDING: Final = ".py"
MAKER: Final = "player"
"""The name of the function that makes the player from a seed."""


def player_called(name: str, seed: str, makers: Makers) -> Player:
    """The computer player in this file, or with this name among those of a game."""
    if is_file(name):
        return _maker(name)(seed)
    check_player(name, makers)
    return makers[name](seed)


def check_player(name: str, makers: Makers) -> None:
    """Report a wrong player name before the game begins."""
    if is_file(name):
        _maker(name)
    elif name not in makers:
        raise Mistake(f"{not_known(name, tuple(makers))}; or name a file, such as mine.py")


def is_file(name: str) -> bool:
    """Whether a player is named by its file."""
    return name.endswith(ENDING)


@lru_cache(maxsize=64)
def _maker(name: str) -> Callable[[str], Player]:
    """The function of a file that makes its player."""
    file = Path(name)
    spec = spec_from_file_location(f"own_player_{file.stem}", file)
    if spec is None or spec.loader is None or not file.is_file():
        raise Mistake(f"{name}: there is no such file")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as raised:
        raise Mistake(f"{name} cannot be loaded: {type(raised).__name__}: {raised}") from raised
    maker: Callable[[str], Player] | None = getattr(module, MAKER, None)
    if not callable(maker):
        raise Mistake(f"{name}: it has no function {MAKER}(seed); docs/writing-a-player.md shows one")
    return maker
