"""A table in words: who, what, by which rules, and nothing that the seat may not see."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from signum.classic.chapters.combat.damage import Hurt
from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.combat.rolls import Reroll
from signum.classic.chapters.turn.activated_abilities import AbilityDeclared
from signum.classic.chapters.turn.activation import Activate, EndTurn, Fight, PassRest
from signum.classic.chapters.turn.durations import Expired, Gained, Loss
from signum.classic.chapters.turn.setup import DiceCompared
from signum.classic.chapters.turn.zones import Drawn
from signum.classic.telling.telling import Telling
from signum.classic.words import WORDS
from signum.content.languages import LANGUAGES
from signum.content.source import parse
from signum.content.words import SHARED
from signum.engine.chance import seed_of
from signum.engine.questions import FIRST, SECOND, Refusal
from signum.players.deadline import Deadline
from signum.players.random import random_player
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.scenario.reading import scenario

POSITIONS = Path(__file__).parent.parent.parent / "signum" / "data" / "classic" / "positions"

PAIR = """
scenario: a pair
seats:
  first:
    creatures:
      greer: {strength: 3, health: 4, at: [30, 30], name: {en: Greer the Stubborn, ru: Грир Упрямый}}
      far-off-friend: {strength: 1, health: 1, at: [10, 10]}
    hand: [old-banner]
    deck: [whetstone, whetstone]
  second:
    creatures:
      cordelia: {strength: 2, health: 2, at: touching greer, keywords: [{reckless: 2}]}
      twin: {strength: 2, health: 2, at: [50, 50], name: {en: Zombie}}
      other-twin: {strength: 2, health: 2, at: [54, 54], name: {en: Zombie}}
    hand: [grave-bell]
    deck: [moth-lantern, moth-lantern]
"""
GREER, FRIEND, CORDELIA, TWIN, OTHER = 1, 2, 3, 4, 5


def table(text: str = PAIR, edition: str = "en2") -> Match:
    said = scenario(parse(text.encode(), "pair.yaml"), GAMES)
    rules = GAMES.rules(said.game, edition)
    start, _ = rules.position(said.position)
    return Match(rules, start, secret=seed_of("7"))


def test_a_line_names_the_creature_and_ends_with_its_rules() -> None:
    hurt = Hurt(GREER, damage=1, armour=0, wounds=1, by=CORDELIA, cause="melee")
    match = table()
    assert Telling(match, "en", None).line(hurt) == "Greer the Stubborn takes 1 wound. [C-DMG-01]"
    assert Telling(match, "ru", None).line(hurt) == "Грир Упрямый получает 1 рану. [C-DMG-01]"
    assert Telling(match, "en", None, cites_rules=False).line(hurt) == "Greer the Stubborn takes 1 wound."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The players roll for the first turn: 1 for Computer 1, 3 for Ann."),
        ("fr", "Les joueurs lancent les dés pour savoir qui commence : 1 pour Computer 1, 3 pour Ann."),
        ("de", "Die Spieler würfeln um den ersten Spielzug: 1 für Computer 1, 3 für Ann."),
        ("ru", "Игроки бросают за право первого хода: Computer 1 — 1, Ann — 3."),
    ],
)
def test_a_number_in_a_name_is_apart_from_the_dice(language: str, told: str) -> None:
    """C-SETUP-01: computers have numbers in their names."""
    called = {FIRST: "Computer 1", SECOND: "Ann"}
    telling = Telling(table(), language, None, cites_rules=False, called=called)
    line = telling.line(DiceCompared(((1,), (3,)), (1, 3)))
    assert line.translate({0x2068: None, 0x2069: None, 0xA0: " ", 0x202F: " "}) == told


def test_armour_and_wounds_are_told_together_or_alone() -> None:
    telling = Telling(table(), "en", None, cites_rules=False)
    told = [
        telling.line(
            Hurt(GREER, damage=armour + wounds, armour=armour, wounds=wounds, by=None, cause="melee")
        )
        for armour, wounds in ((1, 0), (2, 1), (1, 3))
    ]
    assert told == [
        "Greer the Stubborn loses 1 armour token but takes no wounds.",
        "Greer the Stubborn loses 2 armour tokens and takes 1 wound.",
        "Greer the Stubborn loses 1 armour token and takes 3 wounds.",
    ]


def test_names_fall_back_to_english_and_to_the_id_made_readable() -> None:
    telling = Telling(table(), "de", None)
    assert telling.names.creature(GREER) == "Greer the Stubborn"
    assert telling.names.creature(FRIEND) == "Far off friend"
    assert telling.names.card("old-banner") == "Altes Banner"
    assert telling.names.card("no-such-card") == "No such card"


def test_a_name_cannot_command_the_terminal() -> None:
    match = table()
    match.start.names["greer"] = {"en": "Greer\x1b[2J"}
    assert Telling(match, "en", None).names.creature(GREER) == "Greer [2J"


def test_of_two_with_one_name_the_later_has_a_number() -> None:
    telling = Telling(table(), "en", None)
    assert [telling.names.creature(id) for id in (OTHER, TWIN)] == ["Zombie 2", "Zombie"]
    assert telling.names.creature(99) == "nobody (number 99)"


def test_a_choice_names_who_is_asked_and_about_whom() -> None:
    match = table()
    match.answer(FIRST, Activate(GREER))
    match.answer(FIRST, Fight(CORDELIA))
    choice = match.view(FIRST).choice
    assert choice is not None
    assert Telling(match, "en", FIRST).question(FIRST, choice) == (
        "Player 1: Greer the Stubborn (strength 3, wounds 0 of 4) attacks Cordelia "
        "(strength 2, wounds 0 of 2; Reckless 2) and has 3 dice. How do you split? [C-MEL-03]"
    )


def test_options_are_lines_of_a_menu() -> None:
    telling = Telling(table(), "en", FIRST)
    assert (
        telling.option(Fight(CORDELIA)) == "Attack Cordelia in melee (strength 2, wounds 0 of 2; Reckless 2)"
    )
    assert telling.option(Split(2, 1)) == "2 attack, 1 defence"
    assert telling.option(Reroll(1, 0, 2)) == "Reroll 1 bullseye, 2 shields"
    assert telling.option(Reroll()) == "Keep all dice"


def test_a_refusal_has_its_facts_and_rules_in_words() -> None:
    match = table()
    match.answer(FIRST, Activate(GREER))
    refusal = match.explain(FIRST, Fight(TWIN))
    assert refusal is not None
    assert re.fullmatch(
        r"Zombie is not in contact, but 25\.1 cm away\. \[C-MEL-01\]",
        Telling(match, "en", FIRST).refusal(refusal),
    )
    waiting = Refusal("creatures-waiting", ("C-TURN-06",), {"creatures": [GREER, FRIEND]})
    assert (
        Telling(match, "en", FIRST)
        .refusal(waiting)
        .endswith(": Greer the Stubborn; Far off friend. [C-TURN-06]")
    )


def test_only_its_player_is_told_which_card_was_drawn() -> None:
    match = table()
    match.answer(FIRST, PassRest())
    match.answer(FIRST, EndTurn())
    drawn = "Player 2 draws Moth Lantern."
    told = {seat: Telling(match, "en", seat, cites_rules=False).log() for seat in (None, FIRST, SECOND)}
    assert drawn in told[SECOND]
    for seat in (None, FIRST):
        assert "Player 2 draws a card." in told[seat]
        assert not any("Moth" in line for line in told[seat])


def test_a_hand_is_told_to_its_player_alone() -> None:
    match = table()
    assert Telling(match, "en", FIRST).description.hand(FIRST) == "Player 1, 1 card in the Hand: Old Banner."
    for seat in (None, SECOND):
        assert Telling(match, "en", seat).description.hand(FIRST) == "Only Player 1 sees this Hand."


def test_the_table_tells_figures_abilities_and_contact() -> None:
    match = table()
    lines = Telling(match, "en", FIRST).table()
    assert lines[0] == "Turn 1: Player 1. Phase: creature activation."
    assert "Cordelia (character): strength 2, wounds 0 of 2. Abilities: Reckless 2 [A-RECKLESS]. " in lines[7]
    assert lines[7].endswith("Touches opponents: Greer the Stubborn.")
    assert any(line.endswith("Touches no opponent.") for line in lines)


def test_gains_say_how_long_they_last() -> None:
    telling = Telling(table(), "en", None, cites_rules=False)
    assert telling.line(Gained(GREER, "A-BERSERK", 2)) == "Greer the Stubborn gains Berserk 2."
    until_end = Gained(GREER, "strength", 1, plus=True, until=7)
    assert telling.line(until_end) == "Greer the Stubborn gains +1 strength until the end of turn 3."
    over = Expired(FIRST, 7, (Loss(GREER, "A-STAMINA"),))
    assert telling.line(over) == "The effect that gave Greer the Stubborn Stamina is over."


def test_what_was_taken_back_stands_in_the_log() -> None:
    match = table()
    match.answer(FIRST, Activate(GREER))
    match.take_back(FIRST)
    assert Telling(match, "en", None).log() == ["Player 1 took back. 1 answer is undone."]


def test_a_card_that_nobody_sees_is_not_named() -> None:
    hidden = Drawn(SECOND, "grave-bell").seen_by(FIRST)
    assert Telling(table(), "fr", FIRST, cites_rules=False).line(hidden) == "Joueur 2 pioche une carte."


@pytest.mark.parametrize("edition", ["ru1", "de1", "fr1", "en2"])
def test_whole_games_can_be_told_in_every_language_without_a_secret(edition: str) -> None:
    said = scenario(parse((POSITIONS / "first-fight.yaml").read_bytes(), "first-fight.yaml"), GAMES)
    rules = GAMES.rules(said.game, edition)
    start, _ = rules.position(said.position)
    match = Match(rules, start, secret=seed_of(edition))
    players = [random_player(f"{edition} {seat}") for seat in (FIRST, SECOND)]
    while (seat := match.asked) is not None:
        view, choice = match.view(seat), match.choice(seat)
        assert choice is not None
        assert view.choice is not None
        for language in LANGUAGES:
            telling = Telling(match, language, seat)
            assert telling.question(seat, view.choice)
            assert all(map(telling.option, view.choice.options))
        match.answer(seat, players[seat](view.game, choice, Deadline()))
    for language in LANGUAGES:
        own, foreign = (Telling(match, language, seat) for seat in (FIRST, SECOND))
        cards = {own.names.card(card) for card in start.state.players[FIRST].deck}
        drawn = [one for one in match.log(SECOND) if isinstance(one, Drawn) and one.seat == FIRST]
        assert any(card in line for card in cards for line in own.log())
        assert drawn
        assert not any(card in foreign.line(one) for card in cards for one in drawn)
        assert len(own.log(all_of_it=True)) == len(match.log(FIRST))
        assert len(own.log()) == len([one for one in match.log(FIRST) if not own.lines.is_quiet(one)])
        assert "{" not in "".join([*own.log(all_of_it=True), *own.table()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_begins_with_who_is_asked_so_that_it_can_be_left_out(language: str) -> None:
    for id, message in [*SHARED.entries(language).items(), *WORDS.entries(language).items()]:
        if id.startswith("choice-"):
            text = FluentSerializer().serialize_entry(message).partition("=")[2]
            forms = re.findall(r"\]\s*(.*)", text) if text.strip().startswith("{ $of ->") else [text.strip()]
            assert all(form.startswith("{ $seat }") for form in forms), (language, id)


def test_whoever_is_asked_alone_needs_no_name() -> None:
    match = table()
    choice = match.view(FIRST).choice
    assert choice is not None
    telling = Telling(match, "en", FIRST, cites_rules=False)
    assert telling.question(FIRST, choice) == "Player 1: what do you do next?"
    assert telling.question(FIRST, choice, named=False) == "What do you do next?"


@pytest.mark.parametrize(
    ("language", "told", "own"),
    [
        ("en", "Cordelia uses Healer on Greer the Stubborn.", "Cordelia uses its own ability."),
        (
            "fr",
            "Cordelia utilise « Guérisseur » sur Greer the Stubborn.",
            "Cordelia utilise sa propre compétence.",
        ),
        (
            "de",
            "Cordelia wendet „Heiler“ auf Greer the Stubborn an.",
            "Cordelia benutzt die eigene Eigenschaft.",
        ),
        (
            "ru",
            "Cordelia применяет свойство «Целитель» к Грир Упрямый.",
            "Cordelia использует своё свойство.",
        ),
    ],
)
def test_a_used_ability_is_told_without_an_x_and_a_text_without_its_card(
    language: str, told: str, own: str
) -> None:
    telling = Telling(table(), language, None, cites_rules=False)
    lines = [
        telling.line(AbilityDeclared(CORDELIA, "A-HEALER", GREER)),
        telling.line(AbilityDeclared(CORDELIA, "OLD-BANNER")),
    ]
    plain = [line.translate({0x2068: None, 0x2069: None, 0xA0: " ", 0x202F: " "}) for line in lines]
    assert plain == [told, own]
