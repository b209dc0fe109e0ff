"""Tactics: C-TAC, in every printing."""

import json
from typing import Any

import pytest

from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.cards.tactics import Reveal, TacticRevealed, TacticSpent
from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.turn.activation import Activate, EndTurn, Fight, PassRest
from signum.classic.composed_game import ClassicGame
from signum.classic.core.invariants import cards_of, unsound
from signum.content.source import parse
from signum.engine.confirming import No
from signum.engine.questions import FIRST, SECOND, Seat
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.resuming import resume
from signum.table.scenario.ways import snapshot

PRINTINGS = ("ru1", "de1", "fr1", "en2")
FIRST_EDITION = ("ru1", "de1", "fr1")


def tactic(id: str, when: Any, who: Any, what: Any, **more: Any) -> Any:
    effect = {"when": when, "who": who, "what": what, **more}
    return {"id": id, "type": "tactic", "cost": {"prosperity": "1"}, "effects": [effect]}


def after(kind: str, whose: str, occasion: str) -> Any:
    return {"after": {kind: whose, "is": occasion}}


SNARE = tactic("snare", after("creature", "opponents", "activated"), "cause", {"wound": "1"})
REVENGE = tactic("revenge", after("hero", "yours", "eliminated"), {"hero": "opponents"}, "destroy")


class Scene:
    """A position with cards, and the match that begins from it; dice are thrown by hand."""

    def __init__(self, edition: str, cards: list[Any], first: Any, second: Any) -> None:
        rules = GAMES.rules("classic", edition)
        table = {"cards": cards, "seats": {"first": first, "second": second}}
        start, self.ids = rules.position(parse(json.dumps(table), "a test of tactics"))
        self.match = Match(rules, start)

    @property
    def game(self) -> ClassicGame:
        game: ClassicGame = self.match.run.game
        return game

    def wounds(self, name: str) -> int:
        return self.game.state.creatures[self.ids[name]].wounds

    def tactics(self, seat: Seat) -> list[str]:
        return [one.card for one in self.game.player(seat).tactics]


def creature(x: int, y: int, **more: str) -> Any:
    return {"strength": "2", "health": "4", "at": [str(x), str(y)], **more}


def duel_of_heroes(edition: str) -> Scene:
    return Scene(
        edition,
        [REVENGE],
        {"hero": {"strength": "3", "health": "3", "at": "touching second-hero"}, "prosperity": "1"},
        {
            "hero": {"strength": "0", "health": "1", "at": ["30", "50"]},
            "tactics": ["revenge"],
            "prosperity": "9",
        },
    )


@pytest.mark.parametrize("edition", PRINTINGS)
def test_what_a_heros_death_sets_off_comes_before_the_end(edition: str) -> None:
    """C-WIN-01, C-TAC-06: the tactic kills the other hero too, and the tie is broken by C-WIN-05."""
    scene = duel_of_heroes(edition)
    scene.match.answer(FIRST, Activate(scene.ids["first-hero"]))
    scene.match.answer(FIRST, Fight(scene.ids["second-hero"]))
    scene.match.answer(FIRST, Split(3, 0))
    scene.match.settle((3, 3, 1))
    if edition == "en2":
        scene.match.answer(SECOND, Reveal("revenge"))
    assert scene.match.finished
    assert scene.match.outcome.winner == SECOND
    assert scene.match.outcome.by == "tie-break"


def test_whoever_does_not_take_revenge_has_lost() -> None:
    """C-TAC-04, C-WIN-01: a tactic that is left face down changes nothing."""
    scene = duel_of_heroes("en2")
    scene.match.answer(FIRST, Activate(scene.ids["first-hero"]))
    scene.match.answer(FIRST, Fight(scene.ids["second-hero"]))
    scene.match.answer(FIRST, Split(3, 0))
    scene.match.settle((3, 3, 1))
    scene.match.answer(SECOND, No())
    assert scene.match.outcome.winner == FIRST
    assert scene.match.outcome.by == "hero"


@pytest.mark.parametrize("edition", PRINTINGS)
def test_a_tactic_acts_for_each_creature_that_is_passed(edition: str) -> None:
    """C-TAC-06: to pass the rest activates creature by creature, and each may be answered."""
    scene = Scene(
        edition,
        [SNARE],
        {"creatures": {"fox": creature(20, 10), "hen": creature(40, 10)}},
        {"creatures": {"wolf": creature(30, 50)}, "tactics": ["snare", "snare"]},
    )
    scene.match.answer(FIRST, PassRest())
    if edition == "en2":
        scene.match.answer(SECOND, Reveal("snare"))
        scene.match.answer(SECOND, Reveal("snare"))
        assert (scene.wounds("fox"), scene.wounds("hen")) == (1, 1)
    else:
        scene.match.answer(SECOND, Reveal("snare"))
        assert (scene.wounds("fox"), scene.wounds("hen")) == (2, 0)
    assert scene.tactics(SECOND) == []
    assert scene.game.player(SECOND).graveyard == ["snare", "snare"]


@pytest.mark.parametrize("edition", PRINTINGS)
def test_every_card_stays_somewhere(edition: str) -> None:
    """C-TAC-06, C-ZONE-03: hand, face down, shown, graveyard: the card is in one zone at every moment."""
    scene = Scene(
        edition,
        [SNARE],
        {"creatures": {"fox": creature(20, 10)}, "hand": ["snare"], "prosperity": "3", "deck": ["c", "c"]},
        {"creatures": {"wolf": creature(30, 50)}, "deck": ["c", "c"]},
    )
    before = cards_of(scene.game.state, FIRST)
    scene.match.answer(FIRST, Play("snare"))
    assert scene.tactics(FIRST) == ["snare"]
    assert cards_of(scene.game.state, FIRST) == before
    if edition == "ru1":
        assert scene.tactics(FIRST) == ["snare"]  # its own creature is not an opponent's
    scene.match.answer(FIRST, PassRest())
    scene.match.answer(FIRST, EndTurn())
    scene.match.answer(SECOND, Activate(scene.ids["wolf"]))
    if edition == "en2":
        scene.match.answer(FIRST, Reveal("snare"))
    assert scene.wounds("wolf") == 1
    assert cards_of(scene.game.state, FIRST) == before
    assert list(unsound(scene.game)) == []


def test_a_game_with_tactics_face_down_is_saved_and_resumed() -> None:
    """C-TAC-01: the keeper's record holds them; they are there after loading."""
    scene = Scene(
        "en2",
        [SNARE],
        {"creatures": {"fox": creature(20, 10)}},
        {"creatures": {"wolf": creature(30, 50)}, "tactics": ["snare"]},
    )
    scene.match.answer(FIRST, Activate(scene.ids["fox"]))
    again = resume(scene.match.save(), GAMES)
    assert snapshot(again.run) == snapshot(scene.match.run)
    again.answer(SECOND, Reveal("snare"))
    assert again.run.game.player(SECOND).graveyard == ["snare"]


def test_a_tactic_shows_before_it_acts_and_is_spent_after() -> None:
    """C-TAC-06: shown, acts, goes to the graveyard: it cannot fetch itself from there."""
    fetch = tactic(
        "fetch", after("creature", "opponents", "activated"), {"player": "yours"}, {"recall": "tactic"}
    )
    scene = Scene(
        "de1",
        [fetch],
        {"creatures": {"fox": creature(20, 10)}},
        {"creatures": {"wolf": creature(30, 50)}, "tactics": ["fetch"]},
    )
    scene.match.answer(FIRST, Activate(scene.ids["fox"]))
    assert scene.game.player(SECOND).hand == []
    assert scene.game.player(SECOND).graveyard == ["fetch"]
    log = [type(event) for event in scene.game.log]
    assert log.index(TacticRevealed) < log.index(TacticSpent)


def test_a_tactic_bound_to_another_hero_explains_nothing() -> None:
    """C-TAC-01, C-CARD-05: a tactic that this squad cannot have opens no window for it."""
    other = {**SNARE, "id": "other", "hero": "brissa"}
    bandage = tactic("bandage", after("creature", "yours", "hurt"), "cause", {"heal": "1"})
    scene = Scene(
        "en2",
        [other, bandage],
        {"creatures": {"fox": creature(20, 10)}},
        {"hero": creature(30, 50), "tactics": ["bandage"]},
    )
    scene.match.answer(FIRST, Activate(scene.ids["fox"]))
    assert scene.match.asked == FIRST


def test_a_tactic_of_another_faction_explains_nothing() -> None:
    """C-TAC-01, C-DECK-02: nor does one that its faction keeps out of the deck."""
    hero = {
        "id": "duke",
        "type": "hero",
        "faction": "vallor",
        "strength": "1",
        "health": "5",
        "slots": {"helmet": "1"},
    }
    foreign = {**SNARE, "id": "foreign", "faction": "akkari"}
    bandage = tactic("bandage", after("creature", "yours", "hurt"), "cause", {"heal": "1"})
    for cards, asked in (([hero, foreign, bandage], FIRST), ([hero, SNARE, bandage], SECOND)):
        scene = Scene(
            "en2",
            cards,
            {"creatures": {"fox": creature(20, 10)}},
            {"hero": creature(30, 50, called="duke"), "tactics": ["bandage"]},
        )
        scene.match.answer(FIRST, Activate(scene.ids["fox"]))
        assert scene.match.asked == asked


def test_the_only_answer_is_told_to_whoever_keeps_the_table() -> None:
    """C-TAC-01: a table may say no for a seat that can say nothing else."""
    bandage = tactic("bandage", after("creature", "yours", "hurt"), "cause", {"heal": "1"})
    scene = Scene(
        "en2",
        [SNARE, bandage],
        {"creatures": {"fox": creature(20, 10)}},
        {"creatures": {"wolf": creature(30, 50)}, "tactics": ["bandage"]},
    )
    assert scene.match.only_answer(FIRST) is None
    scene.match.answer(FIRST, Activate(scene.ids["fox"]))
    assert scene.match.only_answer(SECOND) == No()
    assert scene.match.only_answer(FIRST) is None


@pytest.mark.parametrize("edition", FIRST_EDITION)
def test_tactics_of_both_players_the_active_players_first(edition: str) -> None:
    """C-ABL-07, C-TAC-02: where both have an answer the active player's comes first; only ru1 has both."""
    mine = tactic("mine", after("creature", "yours", "activated"), "cause", {"gain": {"strength": "+1"}})
    scene = Scene(
        edition,
        [SNARE, mine],
        {"creatures": {"fox": creature(20, 10)}, "tactics": ["mine"]},
        {"creatures": {"wolf": creature(30, 50)}, "tactics": ["snare"]},
    )
    scene.match.answer(FIRST, Activate(scene.ids["fox"]))
    shown = [event.card for event in scene.game.log if isinstance(event, TacticRevealed)]
    assert shown == (["mine", "snare"] if edition == "ru1" else ["snare"])
