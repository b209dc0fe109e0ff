"""Warseer at the terminal: menus, the field in text, hexes that are typed, and reasons."""

import pytest

from signum.content.source import parse
from signum.engine.questions import Seat
from signum.rulebooks import GAMES
from signum.table.console import CommandResult, Menu, NotUnderstood, Picking, Private
from signum.table.match import Match
from signum.table.scenario import ScenarioPlayer
from signum.table.scenario.reading import scenario
from signum.warseer.chapters.moving import Move, Run
from signum.warseer.console.console import WarseerConsole
from signum.warseer.rulebook import WARSEER_BOOK

FIRST: Seat = 0
POSITION = b"""
scenario: Two creatures and a forest
game: warseer
claims: [W-ACT-04]
seats:
  first:
    power: 1
    hand: [mend, dear]
    creatures:
      fox: {attack: melee, dice: [red], range: 1, health: 4, movement: 2, at: [3, 3]}
  second:
    creatures:
      bear: {attack: melee, dice: [blue], range: 1, health: 6, movement: 3, at: [9, 4], wounds: 2}
cards:
  mend: {type: spell, cost: 1, income: 1, texts: [{does: [{heal: {amount: 1, to: {chosen: yours}}}]}]}
  dear: {type: spell, cost: 5, income: 1, texts: [{does: [{draw: 1}]}]}
terrains: {forest: [[3, 4]]}
script:
- rest
"""


def terminal(*, active: bool = False) -> tuple[Match, WarseerConsole]:
    player = ScenarioPlayer(scenario(parse(POSITION, "position.yaml"), GAMES), "fr112", GAMES)
    match = player.match
    if active:
        view = match.view(FIRST).choice
        assert view is not None
        match.answer(FIRST, next(one for one in view.options if type(one).__name__ == "Activate"))
    teller = WARSEER_BOOK.teller(match, "en", FIRST)
    return match, WARSEER_BOOK.console(match, teller, tells_odds=False, alone=True)


def lines(console: WarseerConsole) -> list[str]:
    choice = console.match.view(FIRST).choice
    assert choice is not None
    menu = console.menu(FIRST, choice)
    assert isinstance(menu, Menu)
    return [entry.words for entry in menu.entries]


def printed(result: CommandResult) -> list[str]:
    assert isinstance(result, list)
    return result


def test_the_field_shows_places_creatures_health_and_terrain() -> None:
    _, console = terminal()
    choice = console.match.view(FIRST).choice
    assert choice is not None
    field = console.before(FIRST, choice)
    row = next(at for at, line in enumerate(field) if "C3" in line)
    assert "|C3 1Fox|D3     |" in field[row]
    assert "|4/4    |forest |" in field[row + 1]
    assert max(map(len, field[: 2 * 11])) <= 80
    shift = [line.index("|") for line in field[: 2 * 11 : 2]]
    assert shift == [0, 4] * 5 + [0]
    again = console.before(FIRST, choice)
    assert len(again) == 2, "the field has not changed, so only the players' boards are printed"


def test_a_turn_lists_cards_with_cost_and_text_and_ends_last() -> None:
    _, console = terminal()
    told = lines(console)
    assert told[0] == "Activate: Fox (C3, health 4 of 4)"
    assert told[-1] == "End the turn"
    assert not any("Dear" in line and line.startswith("Play") for line in told)


def test_moves_are_an_inner_menu_and_may_be_typed() -> None:
    match, console = terminal(active=True)
    assert any(line.startswith("Move to a hex (") for line in lines(console))
    assert console.go(FIRST, "b3") == Move((3, 2))
    assert console.go(FIRST, "c6") == Run((6, 3))
    assert console.go(FIRST, "c11") == ["That is 8 steps away; 2 can be made. [W-ACT-04]"]
    for text in ("", "33", "somewhere"):
        with pytest.raises(NotUnderstood, match="go C4"):
            console.go(FIRST, text)
    with pytest.raises(NotUnderstood, match="no such hex"):
        console.go(FIRST, "z99")
    assert match.explain(FIRST, Move((3, 2))) is None


def test_why_names_the_rule_for_a_hex_a_creature_and_a_card() -> None:
    _, console = terminal(active=True)
    assert "[W-ATK" in console.why(FIRST, "D9")
    assert console.why(FIRST, "bear") == console.why(FIRST, "d9")
    _, resting = terminal()
    assert "costs 5 power" in resting.why(FIRST, "dear")
    assert resting.why(FIRST, "fox").startswith("This may be done now")


def test_looking_at_a_hex_a_card_and_the_hand() -> None:
    _, console = terminal()
    assert console.look(FIRST, "d3") == ["D3: forest", "D3: nobody stands there."]
    bear = " ".join(printed(console.look(FIRST, "D9")))
    assert "health 4 of 6" in bear
    title, price, text = printed(console.card(FIRST, "mend"))
    assert (title, price) == ("Mend (spell)", "cost 1, income +1")
    assert text == "Heal one of your creatures by 1."
    hand = console.hand(FIRST, "")
    assert isinstance(hand, Private)
    assert hand.lines[0] == "You have 1 power."


def test_cards_to_put_back_are_picked_one_by_one() -> None:
    library = WARSEER_BOOK.library
    decks = [library.deck(one, "fr112").deck for one in library.usual_decks]
    match = Match(WARSEER_BOOK.rules("fr112"), library.start("first-duel", "fr112", decks), secret=b"cards")
    while True:
        seat = match.asked
        assert seat is not None
        view = match.view(seat).choice
        assert view is not None
        if view.kind == "return-cards":
            break
        match.answer(seat, view.options[0])
    teller = WARSEER_BOOK.teller(match, "en", seat)
    menu = WARSEER_BOOK.console(match, teller, tells_odds=False, alone=True).menu(seat, view)
    assert isinstance(menu, Picking)
    assert len(menu.things) == 7
    picked = menu.answer(tuple([card for card, _ in menu.things[:3]]))
    assert match.explain(seat, picked) is None


def test_keywords_are_found_by_name() -> None:
    _, console = terminal()
    assert console.rules_called("Counter") == ["K-COUNTERBLOW"]
    assert console.rules_called("") == []
