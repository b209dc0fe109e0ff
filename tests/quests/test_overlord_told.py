"""The Overlord's steps in words: each with its aim, the reason from its pattern, and the rule."""

import pytest

from signum.classic.screen.explanation import explained
from signum.classic.telling.quests import QuestTelling
from signum.classic.telling.telling import Telling
from signum.engine.chance import seed_of
from signum.rulebooks import GAMES
from signum.table.match import Match
from tests.quests.making import node

SEATS = {
    "first": {
        "hero": {"strength": "3", "health": "8", "movement": "M", "at": ["30", "2"], "activated": "yes"},
        "deck": ["oak", "elm"],
        "quest-deck": ["wolves-at-the-gate", "the-cold-hearth"],
    },
    "second": {
        "deck": ["marrow-frost", "open-graves"],
        "creatures": {
            "wolf": {"card": "wolf", "at": ["30", "40"]},
            "bandit": {"card": "bandit", "at": ["10", "50"]},
        },
    },
}
SAID = {
    "en": ("it seeks the nearest enemy", "it seeks the Hero"),
    "fr": ("cible\u00a0: l'ennemi le plus proche", "cible\u00a0: le Héros"),
    "de": ("Ziel: der nächste Feind", "Ziel: der Held"),
    "ru": ("ищет ближайшего противника", "ищет Героя"),
}


def match() -> Match:
    rules = GAMES["classic"].rules("en2")
    start, _ = rules.position(node({"mode": "quest-pve", "seats": SEATS, "turn": "first"}))
    return Match(rules, start, secret=seed_of("told"), players=("human", "random"))


def test_the_end_tells_of_quests_and_of_no_prosperity_of_the_overlord() -> None:
    """Q-SET-01: it has no City and no prosperity; its cards count; a completed quest is a key moment."""
    rules = GAMES["classic"].rules("en2")
    first = {**SEATS["first"], "deck": [], "quests": {"wolves-at-the-gate": {"tally": ["2", "0"]}}}
    seats = {"first": {**first, "quest-deck": ["the-dukes-tithe"]}, "second": SEATS["second"]}
    start, _ = rules.position(node({"mode": "quest-pve", "seats": seats, "turn": "first"}))
    one = Match(rules, start, secret=seed_of("end"), players=("human", "random"))
    while one.run.choice is not None:
        one.answer(0, one.run.choice.options()[-1 if one.run.choice.kind == "turn" else 0], 0)
    told = explained(Telling(one, "en", 0), 1)
    assert ["Wolves at the Gate" in moment.words for moment in told.moments] == [True]
    assert told.moments[0].note == "12% of the honour that wins."
    assert [row.figures[1] for row in told.rows[-2:]] == ["–", "–"]


@pytest.mark.parametrize("language", SAID)
def test_each_step_is_explained_before_and_when_it_happens(language: str) -> None:
    """Q-PVE-04: the foretold steps and the log say the same, with the rule."""
    one = match()
    telling = Telling(one, language, 0)
    foretold = QuestTelling(telling.phrases).steps()
    while one.run.choice is not None and one.run.choice.kind in ("turn", "overlords-creature"):
        one.answer(0, one.run.choice.options()[-1 if one.run.choice.kind == "turn" else 0], 0)
        if one.run.game.state.turn > 2:
            break
    log = list(Telling(one, language, 0).story(one.run.game.log, all_of_it=True))
    assert len(foretold) == 2
    for line, reason in zip(foretold, reversed(SAID[language]), strict=True):
        assert reason in line
        assert "Q-PVE-04" in line
        assert line in log
