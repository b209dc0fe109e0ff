"""The terminal tells a seat nothing that depends on what the seat does not know: C-TAC-01, C-ZONE-03.

The same position is laid out twice, with other secrets of the opponent and another order of both decks.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from signum.classic.chapters.turn.activation import Activate
from signum.classic.telling.telling import Telling
from signum.content.source import parse
from signum.engine.questions import FIRST, SECOND
from signum.rulebooks import GAMES
from signum.table.console import Inside, Menu, NotUnderstood, Private
from signum.table.match import Match

FOX = 2
"""The creature that acts, by its number."""


def tactic(id: str, what: Any) -> Any:
    when = {"after": {"creature": "opponents", "is": "moved"}}
    effect = {"when": when, "who": "cause", "what": what}
    return {"id": id, "type": "tactic", "cost": {"prosperity": 1}, "effects": [effect]}


BLESSING = {"id": "blessing", "type": "spell", "cost": {"prosperity": 1}}
CURSE = {"id": "curse", "type": "spell", "cost": {"prosperity": 2}}
CARDS = [tactic("pit", {"damage": "3"}), tactic("toll", {"heal": "1"}), BLESSING, CURSE]

Secrets = dict[str, list[str]]
USUAL: Secrets = {"tactics": ["pit"], "hand": ["blessing"], "deck": ["blessing", "curse"]}
OTHERS: list[Secrets] = [
    {**USUAL, "tactics": ["toll"]},
    {**USUAL, "hand": ["curse"]},
    {**USUAL, "deck": ["curse", "blessing"]},
]


def match_of(edition: str, secrets: Secrets) -> Match:
    """The fox can run into contact with the wolf and cannot move there."""
    hero = {"strength": "2", "health": "12", "movement": "M"}
    fox = {"strength": "2", "health": "2", "movement": "S", "at": ["30", "20"]}
    wolf = {"strength": "2", "health": "5", "movement": "M", "at": ["30", "32"]}
    position = {
        "cards": CARDS,
        "seats": {
            "first": {
                "hero": {**hero, "at": ["10", "10"]},
                "creatures": {"fox": fox},
                "hand": ["blessing"],
                "deck": secrets["deck"],
                "prosperity": "5",
            },
            "second": {
                "hero": {**hero, "at": ["50", "50"]},
                "creatures": {"wolf": wolf},
                "prosperity": "5",
                **secrets,
            },
        },
    }
    rules = GAMES.rules("classic", edition)
    start, ids = rules.position(parse(json.dumps(position), "a test of secrets"))
    assert ids["fox"] == FOX
    return Match(rules, start, secret=b"s", nonces=(b"a", b"b"))


def listed(menu: Inside) -> Iterator[str]:
    """A menu with all lists inside."""
    yield menu.heading
    if not isinstance(menu, Menu):
        yield from [words for _, words in menu.things]
        return
    for entry in menu.entries:
        yield f"{entry.words} {entry.option}"
        inside = entry.inside() if callable(entry.inside) else entry.inside
        if inside is not None:
            yield from listed(inside)


def told(match: Match, looking: int | None) -> list[str]:
    """All that a terminal tells when the first seat is asked; several at one terminal look as spectators."""
    game = GAMES["classic"]
    console = game.console(match, game.teller(match, "en", looking), tells_odds=True, alone=False)
    choice = match.view(FIRST).choice
    assert choice is not None
    lines = [*console.before(FIRST, choice), *console.about(FIRST, choice), console.invitation(FIRST)]
    lines += [*listed(console.menu(FIRST, choice)), *console.asides(choice), *console.help()]
    asked = {"reach": "fox", "move": "to wolf", "run": "to wolf", "card": "curs"}
    for id, command in console.commands.items():
        words = [""] if id in ("command-look", "command-odds", "command-hand") else []
        words += [asked[id.removeprefix("command-")]] if id.removeprefix("command-") in asked else []
        for rest in words:
            try:
                said = command.run(FIRST, rest)
            except NotUnderstood as why:
                said = [str(why)]
            lines.append(f"{id} {rest}: {said.lines if isinstance(said, Private) else said}")
    lines += [console.why(FIRST, "blessing"), console.why(FIRST, "wolf")]
    return lines


@pytest.mark.parametrize("looking", [FIRST, None])
@pytest.mark.parametrize("secrets", OTHERS, ids=["tactic", "hand", "deck"])
@pytest.mark.parametrize("edition", ["ru1", "en2"])
def test_the_terminal_tells_the_same_whatever_is_secret(
    edition: str, secrets: Secrets, looking: int | None
) -> None:
    worlds = [match_of(edition, USUAL), match_of(edition, secrets)]
    assert told(worlds[0], looking) == told(worlds[1], looking)
    for match in worlds:
        match.answer(FIRST, Activate(FOX))
    lines = [told(match, looking) for match in worlds]
    assert any("run" in line and "wolf" in line.lower() for line in lines[0])
    assert lines[0] == lines[1]


def test_own_secrets_are_told() -> None:
    """The hand and the tactic of the seat that looks are not secret to it."""
    match = match_of("en2", USUAL)
    own, others = [Telling(match, "en", seat).names for seat in (SECOND, FIRST)]
    (tactic,) = match.view(SECOND).game.players[SECOND].tactics
    assert own.thing(tactic.id) == "Pit"
    assert others.thing(tactic.id) != "Pit"
