"""A scenario is also checked by the invariants of the classic game: no card is lost, no state is unsound."""

from signum.classic.core.invariants import cards_of, unsound
from signum.classic.rules import Classic
from signum.table.games import Games
from signum.table.scenario import Scenario, ScenarioPlayer


def forward(scenario: Scenario, edition: str, games: Games) -> ScenarioPlayer:
    """From start to end; then every player has the cards of the start, and no card is left half played."""
    player = ScenarioPlayer(scenario, edition, games)
    if not isinstance(player.match.rules, Classic):
        for step in scenario.steps:
            player.play(step)
        return player
    game = player.match.run.game
    seats = range(len(game.state.players))
    before, faults = [cards_of(game.state, seat) for seat in seats], set(unsound(game))
    for step in scenario.steps:
        player.play(step)
    game = player.match.run.game
    assert [cards_of(game.state, seat) for seat in seats] == before
    assert set(unsound(game)) <= faults
    if player.at_rest and not player.match.finished:
        assert not any(one.playing for one in game.state.players)
    return player
