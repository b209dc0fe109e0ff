"""Games of Warseer at the terminal: every question, menu and command of it, as a person types them."""

from collections.abc import Iterator

import pytest

from signum.cli.terminal import Left, Terminal
from signum.engine.questions import Option
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.table.console import Inside, Menu, Picking
from signum.table.match import Match
from signum.warseer.bots.greedy import greedy_player
from signum.warseer.cards.sets import shipped
from signum.warseer.rulebook import WARSEER_BOOK

COMMANDS = ("hint", "odds", "reach", "look", "hand", "log", "help", "rule")


class Typist(Terminal):
    """A person who plays as the greedy player would, by numbers, and tries every command."""

    def __init__(self, match: Match, language: str, prompts: int) -> None:
        super().__init__(
            match,
            GAMES["warseer"],
            language,
            {1: greedy_player("computer", shipped())},
            save_to=None,
            cites_rules=True,
        )
        self.player = greedy_player("person", shipped())
        self.typed: Iterator[str] = iter(())
        self.left = prompts
        self.asked = 0

    def read(self) -> str:
        word = next(self.typed, None)
        if word is None:
            if not self.left:
                raise Left
            self.left -= 1
            self.typed = self._typed()
            word = next(self.typed)
        print(f"> {word}")
        return word

    def _typed(self) -> Iterator[str]:
        seat = self.match.asked
        assert seat is not None
        choice = self.match.choice(seat)
        assert choice is not None
        self.asked += 1
        if self.asked % 12 == 0:
            yield COMMANDS[self.asked // 12 % len(COMMANDS)]
        if self.asked == 30:
            yield "why 1"
        option = self.player(self.match.view(seat).game, choice, Deadline(evaluations=200))
        numbers = numbers_of(self.menu, option)
        assert numbers is not None, f"{option} is not on the menu of {choice.kind}"
        yield from numbers


def numbers_of(menu: Inside, option: Option) -> list[str] | None:
    """The numbers that lead to an option, menu by menu."""
    if isinstance(menu, Picking):
        cards = list(getattr(option, "cards", ()))
        places: list[str] = []
        for number, (card, _) in enumerate(menu.things, 1):
            if card in cards:
                cards.remove(card)
                places.append(str(number))
        return [" ".join(places)] if places and not cards else None
    for number, entry in enumerate(menu.entries, 1):
        if entry.option == option and entry.inside is None:
            return [str(number)]
        inside = entry.inside if entry.inside is None or isinstance(entry.inside, Menu | Picking) else None
        further = None if inside is None else numbers_of(inside, option)
        if further is not None:
            return [str(number), *further]
    return None


def begun(seed: str) -> Match:
    library = WARSEER_BOOK.library
    decks = [library.deck(one, "fr112").deck for one in library.usual_decks]
    start = library.start("duel", "fr112", decks)
    return Match(WARSEER_BOOK.rules("fr112"), start, secret=seed.encode(), players=("human", "greedy"))


def test_a_whole_game_is_played_by_typing(capsys: pytest.CaptureFixture[str]) -> None:
    match = begun("typed")
    Typist(match, "en", 600).play()
    told = capsys.readouterr().out
    assert match.finished
    assert "is not known here" not in told
    assert "Not in the printing" not in told
    assert " victory point" in told


@pytest.mark.parametrize("language", ["fr", "de", "ru"])
def test_the_terminal_speaks_each_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Commands are also known by their English words."""
    Typist(begun("language"), language, 60).play()
    told = capsys.readouterr().out
    assert "command-" not in told
    assert "telling-" not in told
    assert "play-" not in told
