"""Victory where two things happen at once, and at the time limit: C-WIN."""

import pytest

from signum.classic.chapters.combat.damage import Eliminated
from signum.classic.chapters.turn.victory import TimeCalled
from signum.classic.chapters.turn.zones import prosper
from signum.classic.core.game import Bearer
from signum.engine.abilities import Ability
from signum.engine.questions import FIRST, SECOND, Procedure
from tests.rulebook.table import Table

FIRST_EDITION = ("ru1", "de1", "fr1")
NINE = [
    "barracks",
    "library",
    "tavern",
    "arena",
    "school-of-magic",
    "temple",
    "shooting-range",
    "city-hall",
    "smithy",
]

inheritance = Ability("inheritance")


@inheritance.after(Eliminated, when=lambda me, event: event.creature == me.holder, posthumous=True)
def inherit(me: Bearer, _event: Eliminated) -> Procedure[None]:
    """Its player gains ten prosperity when it dies."""
    yield from prosper(me.game, me.seat, 10, because="C-ABL-03")


def a_hero_with_an_inheritance(edition: str, prosperity: int) -> Table:
    table = Table(edition=edition, abilities=[inheritance])
    table.lay(FIRST, prosperity=prosperity, city=NINE)
    heir = table.creature(FIRST, strength=1, health=1, hero=True, keywords=["inheritance"])
    table.creature(SECOND, strength=1, health=5, hero=True)
    table.hurt(heir, 1)
    return table


def test_in_the_second_edition_the_hero_decides_before_prosperity() -> None:
    """C-WIN-03: the hero falls and its player reaches the goal by it; the fallen hero loses."""
    outcome = a_hero_with_an_inheritance("en2", 25).match.outcome
    assert (outcome.winner, outcome.by, outcome.cites) == (SECOND, "hero", ("C-WIN-01",))


@pytest.mark.parametrize("edition", FIRST_EDITION)
def test_in_the_first_edition_a_fallen_hero_at_the_goal_is_not_beaten(edition: str) -> None:
    """C-WIN-01, C-WIN-05: effects of the fall may bring its player to 51; then wealth decides."""
    outcome = a_hero_with_an_inheritance(edition, 45).match.outcome
    assert (outcome.winner, outcome.by, outcome.cites) == (FIRST, "tie-break", ("C-WIN-05",))


@pytest.mark.parametrize("edition", [*FIRST_EDITION, "en2"])
@pytest.mark.parametrize("wounds, winner", [((1, 2), FIRST), ((2, 1), SECOND)])
def test_at_the_time_limit_fewer_wounds_win(edition: str, wounds: tuple[int, int], winner: int) -> None:
    """C-WIN-04: both heroes stand, and the one with fewer wounds has won."""
    table = Table(edition=edition)
    for seat in (FIRST, SECOND):
        table.creature(seat, strength=1, health=5, hero=True, wounds=wounds[seat])
    table.match.run.act(TimeCalled())
    assert (table.match.outcome.winner, table.match.outcome.cites) == (winner, ("C-WIN-04",))


@pytest.mark.parametrize("edition", [*FIRST_EDITION, "en2"])
def test_equal_wounds_at_the_time_limit_go_to_the_wealthier(edition: str) -> None:
    """C-WIN-04, C-WIN-05: prosperity and the cost of the City are counted together."""
    table = Table(edition=edition)
    table.lay(FIRST, prosperity=5)
    table.lay(SECOND, prosperity=2, city=[{"card": "temple", "cost": 4}])
    for seat in (FIRST, SECOND):
        table.creature(seat, strength=1, health=5, hero=True)
    table.match.run.act(TimeCalled())
    assert (table.match.outcome.winner, table.match.outcome.cites) == (SECOND, ("C-WIN-05",))
