"""The terminal client: one question at a time, options by number, and commands for everything else."""

import shlex
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from signum.cli.commands import TerminalCommands
from signum.cli.storage import GameFile, free_name, is_record
from signum.content.mistakes import Mistake
from signum.engine.question_shapes import Secrecy
from signum.engine.questions import AnswerRefused, Option, Seat
from signum.players import Player
from signum.players.deadline import Deadline
from signum.table.console import Inside, Menu, Picking, plain
from signum.table.match import Match
from signum.table.rulebook import Rulebook
from signum.table.views import ChoiceView

THINKING_TIME: Final = 1.0
"""The thinking time of a computer, in seconds."""


class Left(Exception):
    """The person at the keyboard has left, or wants to."""


class Terminal:
    """A match played by people at this keyboard, and by computers."""

    def __init__(
        self,
        match: Match,
        game: Rulebook,
        language: str,
        computers: Mapping[Seat, Player],
        *,
        save_to: Path | None,
        cites_rules: bool,
        tells_odds: bool = True,
    ) -> None:
        self.match = match
        self.game = game
        self.computers = computers
        self.game_file = GameFile(match, save_to)
        self.people = [seat for seat in range(match.seats) if seat not in computers]
        # A screen that several people share shows the spectator's view, and a hand only on demand.
        looking = self.people[0] if len(self.people) == 1 else None
        self.telling = game.teller(match, language, looking, cites_rules=cites_rules)
        self.say = self.telling.say
        self.console = game.console(match, self.telling, tells_odds=tells_odds, alone=len(self.people) == 1)
        self.commands = TerminalCommands(self)
        self.told = 0
        self.menu: Inside = Menu(())
        """The numbered list on screen."""
        self.interrupted = False
        self.unsaved_told = False

    def play(self) -> None:
        """Play to the end of the game, or until no person is left to answer."""
        if reconfigure := getattr(sys.stdin, "reconfigure", None):
            reconfigure(errors="replace")
        self._welcome()
        try:
            while (seat := self.match.asked) is not None:
                self._tell_news()
                self._answer(seat)
            self._finish()
        except Left:
            self.save()
        except KeyboardInterrupt:
            print()
            self._rescue()
            raise

    # Questions.

    def _answer(self, seat: Seat) -> None:
        view = self.match.view(seat)
        choice = self.match.choice(seat)
        only = self.match.only_answer(seat) if len(self.people) == 1 else None
        if seat in self.computers and choice is not None:
            self._let_answer(seat, self.computers[seat](view.game, choice, Deadline(seconds=THINKING_TIME)))
        elif view.choice is not None and view.choice.secrecy is Secrecy.SECRET and only is not None:
            # C-TAC-01: the question hides from other people that there is no choice; nobody else is here.
            self.match.answer(seat, only)
        elif view.choice is not None:
            self._ask(seat, view.choice)
        self.save()

    def _let_answer(self, seat: Seat, option: Option) -> None:
        """A computer's answer; a player from a user's file may answer wrongly."""
        try:
            self.match.answer(seat, option)
        except AnswerRefused as refused:
            player = self.match.players[seat]
            raise Mistake(f"{player} gave an answer that is not legal: {refused}") from None

    def _ask(self, seat: Seat, choice: ChoiceView) -> None:
        """Repeat the question until it is answered, or until a command has changed it."""
        top = self.console.menu(seat, choice)
        self.menu = top
        self._put(seat, choice)
        while True:
            words = self.read()
            if not words:
                if self.menu is not top:
                    self.menu = top
                self._put(seat, choice)
            elif _numbers(words):
                chosen = self._chosen(_numbers(words))
                if isinstance(chosen, Menu | Picking):
                    self.menu = chosen
                    self._list(seat, choice)
                elif chosen is not None and self.give(seat, chosen):
                    return
            elif self.commands.obey(seat, words):
                return

    def _chosen(self, numbers: list[int]) -> Option | Inside | None:
        """The meaning of these numbers in the current menu; a number without one is reported."""
        menu = self.menu
        count = len(menu.things if isinstance(menu, Picking) else menu.entries)
        if not all(1 <= one <= count for one in numbers) or (isinstance(menu, Menu) and len(numbers) > 1):
            print(self.say("play-no-such-number", count=count))
            return None
        if isinstance(menu, Picking):
            return menu.answer(tuple([menu.things[one - 1][0] for one in dict.fromkeys(numbers)]))
        entry = menu.entries[numbers[0] - 1]
        if entry.inside is None:
            return entry.option
        return entry.inside if isinstance(entry.inside, Menu | Picking) else entry.inside()

    def _put(self, seat: Seat, choice: ChoiceView) -> None:
        print()
        for line in self.console.before(seat, choice):
            print(line)
        print(self.telling.question(seat, choice))
        for line in self.console.about(seat, choice):
            print(line)
        self._list(seat, choice)
        if invitation := self.console.invitation(seat):
            print(invitation)

    def _list(self, seat: Seat, choice: ChoiceView) -> None:
        """Print the lines of the menu, or of the opened inner menu."""
        menu = self.menu
        if menu.heading:
            print(menu.heading)
        short = self.console.asides(choice)
        for number, line in enumerate(self.lines(), 1):
            odds = f" ({short[number - 1]})" if number <= len(short) else ""
            print(f"{number}. {line}{odds}")
        if isinstance(menu, Menu) and menu.hint:
            print(menu.hint)

    def lines(self) -> list[str]:
        """The listed lines, without their numbers."""
        if isinstance(self.menu, Picking):
            return [words for _, words in self.menu.things]
        return [entry.words for entry in self.menu.entries]

    def give(self, seat: Seat, option: Option) -> bool:
        """Answer; a refusal is printed and leaves the question open."""
        try:
            self.match.answer(seat, option)
        except AnswerRefused as refused:
            print(self.telling.refusal(refused.refusal))
            return False
        return True

    # Output.

    def _welcome(self) -> None:
        print(self.telling.title())
        several = "yes" if len(self.people) > 1 else "no"
        for seat in range(self.match.seats):
            name = self.telling.player(seat)
            if seat in self.computers:
                print(self._computer(seat, name))
            else:
                print(self.say("play-seat-person", seat=name, several=several))
        print()
        for line in self.console.sides():
            print(line)
        print(self.telling.goal())
        if self.people:
            print(self.say("play-first-steps"))
        print()
        print(self.telling.turn())
        # Whoever goes on with a game knows what has happened; of a new one nothing was told yet.
        self.told = len(self.match.log(self.telling.seat)) if self.match.position else 0

    def _computer(self, seat: Seat, name: str) -> str:
        """The player of a seat: a computer player of the game, or one from a user's file."""
        player = self.match.players[seat]
        if player in self.game.players:
            return self.say(f"play-seat-{player}", seat=name)
        return self.say("play-seat-own", seat=name, player=player)

    def _tell_news(self) -> None:
        """Print the events since the last time, each turn under its heading."""
        lines = self.match.log(self.telling.seat)
        for line in self.telling.story(lines[self.told :]):
            print(line)
        self.told = len(lines)

    def heard(self) -> None:
        """Mark all events so far as known at this keyboard."""
        self.told = len(self.match.log(self.telling.seat))

    def _finish(self) -> None:
        """Print the outcome; at a keyboard the game may still be inspected and saved."""
        self._tell_news()
        if result := self.telling.result():
            print(result)
        self.save()
        if self.game_file.file is not None:
            print(self.say("play-saved", file=str(self.game_file.file)))
        elif self.people and sys.stdin.isatty():
            print(self.say("play-after-the-end"))
            while (words := self.read()) and not words.isdecimal():
                self.commands.obey(self.people[0], words)

    # The keyboard.

    def read(self) -> str:
        """A line from the keyboard; end of input leaves, and Ctrl-C first asks to save."""
        try:
            words = input("> ").strip()
        except EOFError:
            print()
            print(self.say("play-end-of-input"))
            self._rescue()
            raise Left from None
        except KeyboardInterrupt:
            if self.interrupted or self.match.finished:
                raise
            self.interrupted = True
            print()
            self.commands.quit(0, "")
            raise Left from None
        if not sys.stdin.isatty():
            print(words)
        return words

    def agrees(self, question: str) -> bool:
        """Whether the answer to a question is yes."""
        print(question)
        return self.is_word("yes", self.read())

    def is_word(self, word: str, words: str) -> bool:
        """Whether this word or its first letter was typed, in English or in the language played."""
        own = self.say("command-yes") if word == "yes" else self.say("command-no")
        return plain(words) in (word, word[0], plain(own), plain(own[0]))

    # Saving.

    def save(self) -> None:
        """Save the game to its file; a failure is reported once, and retried after the next answer."""
        cause = self.game_file.save()
        if cause is not None and not self.unsaved_told:
            print(self.say("play-not-saved", file=str(self.game_file.file), cause=cause))
        self.unsaved_told = cause is not None

    def save_as(self, file: Path) -> bool:
        """Save the game in this file from now on, if that overwrites nothing else."""
        with suppress(RuntimeError):  # ~ before no name of a user
            file = file.expanduser()
        if file.exists() and not self.game_file.is_own(file):
            if not is_record(file):
                print(self.say("play-other-file", file=str(file)))
                return False
            if not self.agrees(self.say("play-other-game", file=str(file))):
                return False
        cause = self.game_file.save_as(file)
        if cause is not None:
            print(self.say("play-not-saved", file=str(file), cause=cause))
            return False
        print(self.say("play-saved", file=str(file)))
        return True

    def tell_how_to_resume(self) -> None:
        """Print the command that resumes this game."""
        file = shlex.quote(str(self.game_file.file))
        print(self.say("play-how-to-resume", file=file))

    def _rescue(self) -> None:
        """No input is left: save a person's game, or tell a script that the game is not saved."""
        if self.match.finished or not self.match.run.entries:
            return
        if self.game_file.file is not None:
            print(self.say("play-saved", file=str(self.game_file.file)))
            self.tell_how_to_resume()
        elif not sys.stdin.isatty():
            print(self.say("play-kept-nowhere"))
        elif self.save_as(free_name()):
            self.tell_how_to_resume()


def _numbers(words: str) -> list[int]:
    """One number or several, separated by spaces or commas; None for other input."""
    parts = words.replace(",", " ").split()
    whole = all(part.isdecimal() and len(part) < 9 for part in parts)
    return [int(part) for part in parts] if whole else []
