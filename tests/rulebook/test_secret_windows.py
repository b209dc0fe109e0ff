"""Nobody can tell from the wire or the clock which tactic lies face down: C-TAC-01.

The same game is played twice, with another tactic of the same cost face down. Until one is shown, everything
that the other seat and a spectator receive is the same, byte for byte.
"""

import json
from random import Random
from typing import Any

import pytest

from signum.classic.chapters.cards.tactics import Reveal, TacticRevealed, TacticsAwaited
from signum.classic.chapters.turn.activation import Activate, Fight, PassRest
from signum.classic.effects.choosing import Target
from signum.classic.findings.position import KnownPosition
from signum.content.source import parse
from signum.engine.confirming import No, Yes
from signum.engine.order import GoesFirst
from signum.engine.questions import FIRST, SECOND, AnswerRefused, Choice, Option
from signum.engine.records import encoded
from signum.engine.run import Given
from signum.rulebooks import GAMES
from signum.table.clock import ClockSettings
from signum.table.match import Match

FIRST_EDITION = ("ru1", "de1", "fr1")


def tactic(id: str, whom: str, occasion: str, what: Any, *, before: bool = False, cost: int = 1) -> Any:
    word = "before" if before else "after"
    when = {word: {"creature": whom, "is": occasion}}
    effect = {"when": when, "who": "cause", "what": what}
    return {"id": id, "type": "tactic", "cost": {"prosperity": cost}, "effects": [effect]}


SNARE = tactic("snare", "opponents", "activated", {"wound": "1"})
FOG = tactic("fog", "opponents", "activated", "cancel", before=True)
AMBUSH = tactic("ambush", "opponents", "hurt", "wound-as-much")
BANDAGE = tactic("bandage", "yours", "hurt", {"heal": "1"})
TRICK = tactic("trick", "yours", "attacked-in-melee", {"gain": {"strength": "+2"}})
PIT = tactic("pit", "opponents", "moved", {"damage": "1"})
TEARS = tactic("tears", "opponents", "healed", {"wound": "1"})
DEAR = tactic("dear", "opponents", "activated", {"wound": "1"}, cost=3)
TACTICS = [SNARE, FOG, AMBUSH, BANDAGE, TRICK, PIT, TEARS, DEAR]


def position(tactics: list[str], cards: list[Any] = TACTICS) -> Any:
    def squad(line: int, names: str) -> Any:
        return {
            name: {"strength": "2", "health": "5", "movement": "M", "at": [str(20 + 7 * at), str(line)]}
            for at, name in enumerate(names.split())
        }

    hero = {"strength": "2", "health": "12", "movement": "M"}
    return {
        "cards": cards,
        "seats": {
            "first": {
                "hero": {**hero, "at": ["30", "20"]},
                "creatures": squad(25, "fox hen cat"),
                "deck": ["c"] * 12,
            },
            "second": {
                "hero": {**hero, "at": ["30", "36"]},
                "creatures": squad(30, "wolf bear owl"),
                "deck": ["c"] * 12,
                "tactics": tactics,
            },
        },
    }


def match_of(
    edition: str, tactics: list[str], *, seed: bytes | None = b"s", cards: list[Any] = TACTICS
) -> Match:
    rules = GAMES.rules("classic", edition)
    start, _ = rules.position(parse(json.dumps(position(tactics, cards)), "a test of secrets"))
    return Match(rules, start, secret=seed, nonces=(b"a", b"b"), clock=ClockSettings(600_000, 1_000))


WRONG: list[Option] = [No(), Yes(), Reveal("snare"), Reveal("fog"), Target(1), PassRest(), GoesFirst("x", 1)]


def received(match: Match, now: int) -> list[bytes]:
    """All that the first seat and a spectator can get out of a table at one moment."""
    got: list[Any] = []
    for seat in (FIRST, None):
        view = match.view(seat, now)
        got += [view, match.log(seat)]
    got += [match.explain(FIRST, option) for option in WRONG]
    got += [match.why_not_take_back(FIRST), match.record(), match.asked, match.finished]
    return [encoded(one) for one in got]


def refused_answers(match: Match, now: int) -> list[bytes]:
    """The refusals of the first seat when it answers out of turn."""
    told: list[bytes] = []
    if match.asked == SECOND:
        for option in WRONG:
            try:
                match.answer(FIRST, option, now)
            except AnswerRefused as refused:
                told.append(encoded(refused.refusal))
    return told


class Driver:
    """Both seats play at random, the same in every world; no tactic is shown."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.random = Random(7)
        self.now = 0
        self.asked_in_vain = 0

    def step(self) -> list[bytes]:
        """One answer, and all that the first seat and a spectator got before and by it."""
        match = self.match
        self.now += 700
        got = received(match, self.now) + refused_answers(match, self.now)
        choice = match.run.choice
        assert choice is not None
        events = match.answer(choice.seat, self.answer(choice), self.now)
        seen = events if choice.seat == FIRST else []
        return got + [encoded(event) for event in seen]

    def answer(self, choice: Choice[Any]) -> Option:
        if choice.kind == "tactic":
            self.asked_in_vain += choice.options() == [No()]
            return No()
        answer: Option = choice.drawn(self.random.randrange)
        return answer


@pytest.mark.parametrize("other", ["fog", "ambush", "bandage", "trick", "pit", "tears"])
def test_nothing_tells_two_tactics_of_one_cost_apart(other: str) -> None:
    """C-TAC-01, C-TAC-04: a long game, byte for byte: views, logs, clocks, refusals, possible undos."""
    one, two = Driver(match_of("en2", ["snare"])), Driver(match_of("en2", [other]))
    for _ in range(160):
        if one.match.finished:
            break
        assert one.step() == two.step()
        assert len(one.match.run.entries) == len(two.match.run.entries)
    assert one.asked_in_vain > 5
    assert two.asked_in_vain > 5


@pytest.mark.parametrize("edition", FIRST_EDITION)
def test_silence_tells_two_tactics_apart_neither(edition: str) -> None:
    """C-TAC-01, C-TAC-03: where players are not asked, two tactics that do not fit look the same too."""
    cards = [SNARE, TEARS, tactic("rest", "yours", "healed", {"wound": "1"})]
    one = Driver(match_of(edition, ["tears"], cards=cards))
    two = Driver(match_of(edition, ["rest"], cards=cards))
    for _ in range(80):
        if one.match.finished:
            break
        assert one.step() == two.step()
    assert any(isinstance(event, TacticsAwaited) for event in one.match.run.game.log)
    assert not any(isinstance(event, TacticRevealed) for event in one.match.run.game.log)


@pytest.mark.parametrize("edition", [*FIRST_EDITION, "en2"])
def test_the_others_see_how_many_tactics_and_what_they_cost(edition: str) -> None:
    """C-TAC-01: which one only its player sees, and neither the other seat nor a spectator."""
    match = match_of(edition, ["tears", "dear"])
    own = match.view(SECOND).game.players[SECOND].tactics
    assert [one.card for one in own] == ["tears", "dear"]
    for seat in (FIRST, None):
        seen = match.view(seat).game.players[SECOND].tactics
        assert [one.card for one in seen] == [None, None]
        assert [one.cost.prosperity for one in seen] == [1, 3]
        assert b"tears" not in encoded(match.view(seat))
        assert b"dear" not in encoded(match.view(seat))


def begun(edition: str, tactics: list[str], cards: list[Any] = TACTICS) -> Match:
    """The first seat has declared an activation that a snare could answer."""
    match = match_of(edition, tactics, seed=None, cards=cards)
    fox = next(one.id for one in match.run.game.creatures(FIRST) if one.card == "fox")
    match.answer(FIRST, Activate(fox))
    return match


@pytest.mark.parametrize("tactics", [["snare"], ["bandage"]])
def test_whoever_has_seen_the_others_think_takes_nothing_back(tactics: list[str]) -> None:
    """C-TAC-01: once a window is open its cause cannot be undone, whichever tactic lies face down."""
    match = begun("en2", tactics)
    assert match.asked == SECOND
    assert not match.view(FIRST).may_take_back
    refusal = match.why_not_take_back(FIRST)
    assert refusal is not None
    assert refusal.code == "something-was-learnt"


@pytest.mark.parametrize("edition", FIRST_EDITION)
def test_silence_is_learnt_too(edition: str) -> None:
    """C-TAC-03: a missing tactic reveals which tactics it is not, so the action is not undone freely."""
    match = begun(edition, ["bandage"])
    assert match.asked == FIRST
    refusal = match.why_not_take_back(FIRST)
    assert refusal is not None
    assert refusal.code == "something-was-learnt"


@pytest.mark.parametrize("edition", [*FIRST_EDITION, "en2"])
def test_where_no_tactic_could_answer_an_answer_is_taken_back(edition: str) -> None:
    """C-TAC-01: a cost that excludes all tactics opens no window, and all seats know it."""
    others = [one for one in TACTICS if one["id"] != "dear"]
    cards = [*others, tactic("dear", "yours", "healed", "destroy", cost=3)]
    match = match_of(edition, ["dear"], seed=None, cards=cards)
    fox = next(one.id for one in match.run.game.creatures(FIRST) if one.card == "fox")
    match.answer(FIRST, Activate(fox))
    assert match.asked == FIRST
    assert match.why_not_take_back(FIRST) is None


def test_a_window_is_in_nobodys_log() -> None:
    """C-TAC-01: the log of either seat and of a spectator tells what happened, not who was asked."""
    match = begun("en2", ["snare"])
    assert any(isinstance(event, TacticsAwaited) for event in match.run.game.log)
    for seat in (FIRST, SECOND, None):
        assert not any(isinstance(event, TacticsAwaited) for event in match.log(seat))


def test_a_played_tactic_is_secret_in_the_log_and_its_cost_is_not() -> None:
    """C-TAC-01: that it was played, and what it cost, is declared."""
    laid: list[list[bytes]] = []
    for card in ("snare", "bandage"):
        table = position([])
        table["seats"]["first"]["hand"] = [card]
        rules = GAMES.rules("classic", "en2")
        start, _ = rules.position(parse(json.dumps(table), "a test of secrets"))
        match = Match(rules, start)
        choice = match.choice(FIRST)
        assert choice is not None
        play = next(one for one in choice.options() if getattr(one, "card", "") == card)
        match.answer(FIRST, play)
        laid.append([encoded(event) for event in match.log(SECOND)])
        laid.append([encoded(match.view(None)), encoded(match.view(SECOND))])
        assert any(b"card-played" in one and b'"prosperity":1' in one for one in laid[-2])
        assert not any(card.encode() in one for one in laid[-2])
    assert laid[:2] == laid[2:]


def test_looking_ahead_does_not_know_what_lies_face_down() -> None:
    """C-TAC-01: the odds on a screen use only public knowledge."""
    games = [KnownPosition(match_of("ru1", [one]), FIRST).game for one in ("ambush", "bandage")]
    assert [game.player(SECOND).tactics for game in games] == [[], []]
    assert games[0].state == games[1].state


def test_a_revealed_tactic_is_open_to_all() -> None:
    """C-TAC-06: from the reveal on all seats know it."""
    match = begun("en2", ["snare"], cards=[SNARE])
    match.answer(SECOND, Reveal("snare"))
    for seat in (FIRST, None):
        shown = [event for event in match.log(seat) if isinstance(event, TacticRevealed)]
        assert [event.card for event in shown] == ["snare"]
        assert match.view(seat).game.players[SECOND].tactics == ()
        assert match.view(seat).game.players[SECOND].graveyard == ("snare",)


def test_the_seat_that_is_asked_answers_though_it_only_can_say_no() -> None:
    """C-TAC-01: the rules ask; sparing the player that click is for the table, after the same pause."""
    match = begun("en2", ["bandage"])
    choice = match.choice(SECOND)
    assert choice is not None
    assert choice.options() == [No()]
    match.answer(SECOND, No())
    entries = [entry for entry in match.run.entries if isinstance(entry, Given) and entry.seat == SECOND]
    assert [entry.option for entry in entries] == [No()]


@pytest.mark.parametrize("edition", FIRST_EDITION)
def test_the_question_for_an_order_does_not_tell_how_many_fit(edition: str) -> None:
    """C-TAC-06: of two face-down tactics one or both may fit; their player is asked either way."""
    for tactics in (["snare", "pit"], ["snare", "snare"], ["snare", "bandage"]):
        match = begun(edition, tactics)
        assert match.asked == SECOND
        choice = match.choice(SECOND)
        assert choice is not None
        assert choice.options() == [Reveal("snare")]


def test_the_attack_that_is_answered_is_told_to_whoever_is_asked() -> None:
    """C-TAC-04: the question says what happened, in facts that are public."""
    table = position(["trick"], [TRICK])
    table["seats"]["first"]["creatures"]["fox"]["at"] = "touching wolf"
    rules = GAMES.rules("classic", "en2")
    start, ids = rules.position(parse(json.dumps(table), "a test of secrets"))
    match = Match(rules, start)
    match.answer(FIRST, Activate(ids["fox"]))
    match.answer(FIRST, Fight(ids["wolf"]))
    choice = match.choice(SECOND)
    assert choice is not None
    assert choice.about == {
        "event": "attack-declared",
        "time": "after",
        "attack": "melee",
        "target": ids["wolf"],
        "attacker": ids["fox"],
    }
