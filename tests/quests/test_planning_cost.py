"""Plans of creatures that nobody plays look only at targets within a move."""

import pytest

from signum.classic.chapters.quest import approaching
from signum.classic.chapters.quest.aims import CreatureAim
from signum.classic.core.measuring import base_of
from signum.engine.units import Point
from signum.field.plane.search import PathSearch
from signum.rulebooks import GAMES
from tests.quests.making import node


def test_no_way_is_searched_to_a_target_beyond_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = {
        "first": {"hero": {"strength": "3", "health": "8", "movement": "M", "at": ["30", "2"]}},
        "second": {"creatures": {"wolf": {"card": "wolf", "at": ["30", "40"]}}},
    }
    rules = GAMES["classic"].rules("en2")
    start, ids = rules.position(node({"mode": "quest-pve", "seats": seats, "turn": "second"}))
    game = rules.with_start(start).game(start.state)
    wolf, hero = game.state.creatures[ids["wolf"]], game.state.creatures[ids["first-hero"]]
    searched: list[object] = []

    def nowhere(*given: object) -> list[Point]:
        searched.append(given)
        return []

    monkeypatch.setattr(approaching, "contacts_within", nowhere)
    aim = CreatureAim(hero.id, base_of(hero), True)
    assert approaching.contact_place(game, wolf, aim) is None
    assert not searched
    wolf.y = 18_000
    assert approaching.contact_place(game, wolf, aim) is None
    assert searched


def test_a_creature_that_is_walled_in_searches_no_way_round_its_enemies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Counted: a wolf in the corner behind its pack asked for hundreds of ways for each enemy."""
    pack = {"one": ["1.6", "54.9"], "two": ["5.1", "58.4"]}
    wolves = {name: {"card": "wolf", "at": at} for name, at in {"wolf": ["1.6", "58.4"], **pack}.items()}
    seats = {
        "first": {"hero": {"strength": "3", "health": "8", "movement": "M", "at": ["30", "2"]}},
        "second": {"creatures": wolves},
    }
    rules = GAMES["classic"].rules("en2")
    start, ids = rules.position(node({"mode": "quest-pve", "seats": seats, "turn": "second"}))
    game = rules.with_start(start).game(start.state)
    hero = game.state.creatures[ids["first-hero"]]
    aim = CreatureAim(hero.id, base_of(hero), True)
    searches: list[PathSearch] = []
    run = PathSearch.run

    def counted(self: PathSearch) -> bool:
        searches.append(self)
        return run(self)

    monkeypatch.setattr(PathSearch, "run", counted)
    assert approaching.place_towards(game, game.state.creatures[ids["wolf"]], aim) is None
    assert len(searches) <= 3
    assert approaching.place_towards(game, game.state.creatures[ids["two"]], aim) is not None
