"""Lanterns in words: whole games in four languages, and no word of another game."""

import pytest

from signum.content.languages import LANGUAGES
from signum.engine.questions import Refusal
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.vocabulary import vocabularies
from tests.toy.games import match
from tests.toy.lanterns.modes import MODES
from tests.toy.lanterns.options import Move, Take
from tests.toy.lanterns.rulebook import LANTERNS
from tests.toy.test_match import play_on, set_up

TOO_FAR = Refusal("too-far", ("L-WALK-01",), {"limit": 3, "steps": 4})


def told_whole(made: Match, language: str) -> list[str]:
    """Every question, option and refusal of a game on its way, then its log, for every seat."""
    said: list[str] = []

    def tell(one: Match) -> bool:
        for seat in (*range(one.seats), None):
            teller = LANTERNS.teller(one, language, seat)
            said.extend(teller.table())
            choice = None if seat is None else one.choice(seat)
            view = one.view(seat).choice
            if choice is not None and view is not None and seat is not None:
                said.append(teller.question(seat, view))
                said.append(teller.question(seat, view, named=False))
                said.extend([teller.option(option) for option in choice.candidates])
                refused = [why for option in choice.candidates if (why := choice.explain(option)) is not None]
                said.extend(map(teller.refusal, refused))
        return False

    play_on(made, tell)
    for seat in (*range(made.seats), None):
        teller = LANTERNS.teller(made, language, seat)
        said += [
            teller.title(),
            teller.goal(),
            teller.outcome(),
            *teller.log(all_of_it=True),
            *teller.summary(),
        ]
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_is_told_without_a_missing_message(language: str, mode: str) -> None:
    said = told_whole(match(f"told in {mode}", mode), language)
    assert all(said)
    assert not [text for text in said if "{" in text or "G-" in text.partition("[")[0]]


def test_the_messages_are_all_there_and_alike_in_every_language() -> None:
    """As `signum words check` does it, with the toy beside the games of the program."""
    checked = {one.name: one for one in vocabularies([*GAMES.values(), LANTERNS])}
    assert [fault for one in checked.values() for fault in one.faults()] == []


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", "4 steps are too far; the most is 3. [L-WALK-01]"),
        ("fr", "4 marches, c'est trop loin\u00a0; au plus 3. [L-WALK-01]"),
        ("de", "4 Stufen sind zu weit; höchstens 3. [L-WALK-01]"),
        ("ru", "4 ступени: слишком далеко; не больше 3. [L-WALK-01]"),
    ],
)
def test_a_limit_of_steps_is_no_length(language: str, words: str) -> None:
    """The classic refusal of that name has a limit in hundredths of a millimetre."""
    assert LANTERNS.teller(match("limits"), language, 0).refusal(TOO_FAR) == words


def test_names_that_players_gave_themselves_stand_in_every_line() -> None:
    made = set_up()
    made.answer(0, Move(2))
    teller = LANTERNS.teller(made, "en", None, called={0: "Ann", 1: "Ben", 2: "Cyd"})
    assert teller.line(made.log(None)[-1]) == "Ann's lantern is carried up 2 steps, to step 2. [L-WALK-01]"
    assert teller.option(Take("G-SWIFT")) == "Swift"


def test_only_the_keeper_reads_which_card_it_drew() -> None:
    made = match("cards")
    own, other = LANTERNS.teller(made, "en", 0).log(), LANTERNS.teller(made, "en", 1).log()
    card = made.run.game.state.cards[0].hand[0].capitalize()
    assert own[1] == f"Player 1 draws {card}. [L-TURN-02]"
    assert other[1] == "Player 1 draws a card. [L-TURN-02]"
