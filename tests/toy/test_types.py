"""Lanterns on the wire beside the classic game: equal names are other types, and the first is as before."""

import re
from functools import cache

from signum.rulebooks import GAMES
from signum.server.typescript import written
from tests.toy.lanterns.rulebook import LANTERNS


@cache
def together() -> dict[str, str]:
    """The files of both games; written when a test asks for them, for it takes long."""
    return written({name: game.wire for name, game in (*GAMES.items(), ("lanterns", LANTERNS))})


def fields(file: str, name: str) -> set[str]:
    """The fields of an interface in a file."""
    found = re.search(rf"export interface {name}\b[^{{]* \{{\n(.*?)\n\}}", together()[file], re.DOTALL)
    assert found is not None
    return {line.strip().partition(":")[0] for line in found[1].splitlines()}


def test_a_second_game_changes_no_file_of_the_first() -> None:
    alone = written({name: game.wire for name, game in GAMES.items()})
    assert {name: text for name, text in together().items() if name != "lanterns.ts"} == alone


def test_equal_names_are_other_types() -> None:
    assert fields("lanterns.ts", "Moved") == {"kind", "because", "lantern", "steps", "step"}
    assert fields("classic.ts", "Moved") != fields("lanterns.ts", "Moved")
    assert fields("lanterns.ts", "Split") == {"kind", "blow", "hold"}
    assert fields("classic.ts", "Split") == {"kind", "attack", "defence"}
    assert fields("lanterns.ts", "Look") == {"kind", "number", "lantern", "breath"}


def test_zones_that_a_seat_lacks_may_be_left_out() -> None:
    assert {"seat", "side", "hand?", "deck?", "cards?"} <= fields("lanterns.ts", "PlayerView")
