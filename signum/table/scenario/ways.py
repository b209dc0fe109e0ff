"""Three ways to play a scenario: forward; undo and redo at every answer; save and load at every rest."""

from collections.abc import Callable
from typing import Any

from signum.content.nodes import Node
from signum.engine.questions import Choice
from signum.engine.records import encoded
from signum.engine.run import GameRun
from signum.table.games import Games
from signum.table.resuming import resume
from signum.table.scenario.reading import Scenario, ScriptStep
from signum.table.scenario.running import Difference, ScenarioPlayer


def forward(scenario: Scenario, edition: str, games: Games) -> ScenarioPlayer:
    """From start to end."""
    player = ScenarioPlayer(scenario, edition, games)
    for step in scenario.steps:
        player.play(step)
    return player


def with_undo(scenario: Scenario, edition: str, games: Games) -> ScenarioPlayer:
    """Undo every answer, compare the state exactly, and give it again; at the end do so with all answers."""
    player = ScenarioPlayer(scenario, edition, games)
    start = snapshot(player.match.run)
    for step in scenario.steps:
        _there_and_back(player, step)
    run = player.match.run
    end, entries = snapshot(run), list(run.entries)
    run.rewind(0)
    last = scenario.steps[-1].node if scenario.steps else scenario.position
    _same(last, start, snapshot(run), "taking everything back")
    for entry in entries:
        run.give(entry)
    _same(last, end, snapshot(run), "playing everything again")
    return player


def with_saves(scenario: Scenario, edition: str, games: Games) -> ScenarioPlayer:
    """At every rest the match is saved and resumed, and goes on from there."""
    player = ScenarioPlayer(scenario, edition, games)
    for step in scenario.steps:
        entries = len(player.match.run.entries)
        player.play(step)
        if len(player.match.run.entries) > entries and player.at_rest:
            before = snapshot(player.match.run)
            player.match = resume(player.match.save(), games)
            _same(step.node, before, snapshot(player.match.run), "saving and loading")
    return player


WAYS: dict[str, Callable[[Scenario, str, Games], ScenarioPlayer]] = {
    "forward": forward,
    "undo": with_undo,
    "save": with_saves,
}


def snapshot(run: GameRun[Any, Any]) -> tuple[bytes, ...]:
    """Everything that is known of a run: state, log, question, position in the stream of chance."""
    question = run.question
    asked: Any = (
        (question.seat, question.kind, question.options()) if isinstance(question, Choice) else question
    )
    drawn = None if run.chance is None else run.chance.drawn
    parts = (run.game.state, run.game.log, asked, drawn, run.entries, run.learnt)
    return tuple([encoded(part) for part in parts])


def _there_and_back(player: ScenarioPlayer, step: ScriptStep) -> None:
    run = player.match.run
    before, entries = snapshot(run), len(run.entries)
    player.play(step)
    if len(run.entries) == entries:
        return
    after, again = snapshot(run), run.entries[entries:]
    run.rewind(entries)
    _same(step.node, before, snapshot(run), "taking it back")
    for entry in again:
        run.give(entry)
    _same(step.node, after, snapshot(run), "doing it again")


def _same(node: Node, one: tuple[bytes, ...], other: tuple[bytes, ...], doing: str) -> None:
    if one != other:
        raise Difference(node.file, node.line, f"{doing} does not lead to the same game")
