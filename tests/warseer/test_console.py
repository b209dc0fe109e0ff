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
    assert told[0] == "Activate Fox (C3, health 4 of 4)"
    assert told[-1] == "End the turn"
    assert not any("Dear" in line and line.startswith("Play") for line in told)


def test_moves_are_an_inner_menu_and_may_be_typed() -> None:
    match, console = terminal(active=True)
    assert any(line.startswith("Move to a hex (") for line in lines(console))
    assert console.go(FIRST, "b3") == Move((3, 2))
    assert console.go(FIRST, "c6") == Run((6, 3))
    assert console.go(FIRST, "c11") == ["That is 8 steps away; the limit is 2. [W-ACT-04]"]
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
    assert menu.heading == "Type 3 numbers, such as: 1 3 5"
    picked = menu.answer(tuple([card for card, _ in menu.things[:3]]))
    assert match.explain(seat, picked) is None
    refusal = match.explain(seat, menu.answer((menu.things[0][0],)))
    assert refusal is not None
    assert teller.refusal(refusal) == "Exactly 3 cards go back; pick 3. [W-SET-04]"


def test_keywords_are_found_by_name() -> None:
    _, console = terminal()
    assert console.rules_called("Counter") == ["K-COUNTERBLOW"]
    assert console.rules_called("") == []


def test_terrains_are_found_by_name() -> None:
    _, console = terminal()
    assert console.rules_called("forest") == ["W-TER-05"]


# Advice, odds, reach.

BRAWL = POSITION.replace(b"at: [9, 4], wounds: 2", b"at: [5, 4], wounds: 5")


def brawl(*, active: bool = True, alone: bool = True, language: str = "en") -> tuple[Match, WarseerConsole]:
    match = ScenarioPlayer(scenario(parse(BRAWL, "position.yaml"), GAMES), "fr112", GAMES).match
    if active:
        view = match.view(FIRST).choice
        assert view is not None
        match.answer(FIRST, next(one for one in view.options if type(one).__name__ == "Activate"))
    teller = WARSEER_BOOK.teller(match, language, FIRST)
    return match, WARSEER_BOOK.console(match, teller, tells_odds=True, alone=alone)


def test_a_hint_tells_the_plan_of_a_creature() -> None:
    _, console = brawl(active=False)
    best = printed(console.hint(FIRST, ""))[0]
    assert best.startswith("1. Fox: move to ")
    assert "% to kill" in best


def test_there_are_no_hints_between_two_people() -> None:
    _, console = brawl(alone=False)
    assert console.hint(FIRST, "") == ["There are no hints between two people."]


def test_odds_tell_the_best_attack_of_each_creature_or_of_one() -> None:
    _, resting = brawl(active=False)
    (line,) = printed(resting.odds(FIRST, ""))
    assert "then attack Bear in melee. " in line
    assert "% to kill" in line
    _, console = brawl()
    assert printed(console.odds(FIRST, "")) == printed(console.odds(FIRST, "fox")) == [line]
    _, far = terminal()
    assert printed(far.odds(FIRST, "")) == [
        "No attack is possible now. Ask again when creatures can reach each other."
    ]
    with pytest.raises(NotUnderstood, match="No creature on the field is called that: owl"):
        console.odds(FIRST, "owl")


def test_reach_tells_hexes_targets_and_threats() -> None:
    _, console = brawl()
    told = printed(console.reach(FIRST, ""))
    assert told[0].startswith("Fox, your character")
    moves = next(line for line in told if line.startswith("Moves to: "))
    assert "D3 (forest, ends its activation)" in moves
    assert next(line for line in told if line.startswith("Runs to: "))
    assert any(line.startswith("Bear, 1 of 6 health, 2 hexes of range 1") for line in told)
    assert told[-1] == "Could be attacked by Bear."
    assert printed(console.reach(FIRST, "C3")) == told
    _, resting = brawl(active=False)
    with pytest.raises(NotUnderstood, match="reach C4"):
        resting.reach(FIRST, "")
    with pytest.raises(NotUnderstood, match="nobody stands there"):
        resting.reach(FIRST, "a1")


def test_attacks_are_listed_with_their_chances() -> None:
    match, console = brawl()
    match.answer(FIRST, Move((4, 3)))
    attack = next(line for line in lines(console) if line.startswith("Attack Bear"))
    assert "Dies " in attack
    quiet = WARSEER_BOOK.console(match, console.telling, tells_odds=False, alone=True)
    assert not any("Dies " in line for line in lines(quiet))


def test_a_creature_to_summon_is_listed_with_its_figures() -> None:
    camp = POSITION.replace(b"    power: 1\n", b"    power: 9\n    camp: [owl]\n")
    owl = b"cards:\n  owl: {type: character, cost: 2, health: 3, attack: ranged, dice: [red], rank: bronze}\n"
    camp = camp.replace(b"cards:\n", owl)
    match = ScenarioPlayer(scenario(parse(camp, "position.yaml"), GAMES), "fr112", GAMES).match
    console = WARSEER_BOOK.console(
        match, WARSEER_BOOK.teller(match, "en", FIRST), tells_odds=True, alone=True
    )
    summon = next(line for line in lines(console) if line.startswith("Summon"))
    assert "(cost " in summon
    assert "health " in summon
