"""The terminal client: one question at a time, options by number, and words for all there is to know."""

import shlex
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from signum.cli.commands import Commands
from signum.cli.keeping import Keeper, free_name, is_record
from signum.engine.questions import Option, Refused, Seat
from signum.players import Player
from signum.players.deadline import Deadline
from signum.table.forecast import Forecast
from signum.table.match import ChoiceView, Match
from signum.table.names import plain
from signum.table.surroundings import Surroundings
from signum.table.telling import Telling

TYPED: Final = ("move", "run")
"""Offers of places that may also be typed."""
PATIENCE: Final = 1.0
"""So many seconds a computer thinks about an answer."""


class Left(Exception):
    """The person at the keyboard has gone, or wants to."""


class Terminal:
    """A match played by those at this keyboard, and by computers."""

    def __init__(
        self,
        match: Match,
        language: str,
        computers: Mapping[Seat, Player],
        *,
        save_to: Path | None,
        cites_rules: bool,
        tells_odds: bool = True,
    ) -> None:
        self.match = match
        self.computers = computers
        self.keeper = Keeper(match, save_to)
        self.people = [seat for seat in range(match.seats) if seat not in computers]
        # Where several share a screen it shows what a spectator may see, and a hand only on demand.
        looking = self.people[0] if len(self.people) == 1 else None
        self.telling = Telling(match, language, looking, cites_rules=cites_rules)
        self.say = self.telling.say
        self.forecast = Forecast(self.telling)
        self.surroundings = Surroundings(self.telling)
        self.commands = Commands(self)
        self.tells_odds = tells_odds
        self.told = 0
        self.options: list[Option] = []
        """What is listed by number now."""
        self.words: dict[Option, str] = {}
        self.told_to_go = False
        self.interrupted = False
        self.unsaved_told = False

    def play(self) -> None:
        """To the end of the game, or until nobody is there to answer."""
        if reconfigure := getattr(sys.stdin, "reconfigure", None):
            reconfigure(errors="replace")
        self._welcome()
        try:
            while (seat := self.match.asked) is not None:
                self._tell_news()
                self._answer(seat)
            self._finish()
        except Left:
            self.keep()
        except KeyboardInterrupt:
            print()
            self._rescue()
            raise

    # The question.

    def _answer(self, seat: Seat) -> None:
        view = self.match.view(seat)
        choice = self.match.choice(seat)
        if seat in self.computers and choice is not None:
            self.match.answer(seat, self.computers[seat](view.game, choice, Deadline(seconds=PATIENCE)))
        elif view.choice is not None:
            self._ask(seat, view.choice)
        self.keep()

    def _ask(self, seat: Seat, choice: ChoiceView) -> None:
        """Put the question until it is answered, or until a command has changed what is asked."""
        self.words = {option: self.telling.option(option) for option in choice.options} | self._ways(seat)
        # Whoever answers 1 by habit does not want to do nothing.
        self.options = sorted(self.words, key=lambda option: option.__struct_config__.tag == "pass")
        self._put(seat, choice)
        while True:
            words = self.read()
            if not words:
                self._put(seat, choice)
            elif words.isdecimal() and len(words) < 9:
                if not 1 <= int(words) <= len(self.options):
                    print(self.say("play-no-such-number", count=len(self.options)))
                elif self.give(seat, self.options[int(words) - 1]):
                    return
            elif self.commands.obey(seat, words):
                return

    def _ways(self, seat: Seat) -> dict[Option, str]:
        """The places worth trying, with their words; of those to go to the others are typed."""
        choice = self.match.choice(seat)
        offers = [] if choice is None else choice.offers
        typed = [offer.kind for offer in offers if offer.kind in TYPED]
        listed = [one for offer in offers if offer.kind not in TYPED for one in offer.suggestions()]
        legal = [one for one in listed if self.match.explain(seat, one) is None]
        return {one: self.telling.option(one) for one in legal} | self.commands.going.suggested(seat, typed)

    def _put(self, seat: Seat, choice: ChoiceView) -> None:
        print()
        print(self.telling.question(seat, choice))
        if hits := self.forecast.hits(choice):
            print(hits)
        short = self.forecast.short(choice) if self.tells_odds else []
        for number, option in enumerate(self.options, 1):
            odds = f" ({short[number - 1]})" if number <= len(short) else ""
            print(f"{number}. {self.words[option]}{odds}")
        asked = self.match.choice(seat)
        if asked is not None and any(offer.kind in TYPED for offer in asked.offers):
            print(self.say("play-may-go-too") if self.told_to_go else self.say("play-may-go"))
            self.told_to_go = True

    def give(self, seat: Seat, option: Option) -> bool:
        """Answer; a refusal is told and leaves the question open."""
        try:
            self.match.answer(seat, option)
        except Refused as refused:
            print(self.telling.refusal(refused.refusal))
            return False
        return True

    # What is told.

    def _welcome(self) -> None:
        print(self.telling.title())
        several = "yes" if len(self.people) > 1 else "no"
        for seat in range(self.match.seats):
            name = self.telling.player(seat)
            if seat in self.computers:
                print(self.say("play-seat-computer", seat=name))
            else:
                print(self.say("play-seat-person", seat=name, several=several))
        print()
        for line in self.telling.sides():
            print(line)
        print(self.telling.goal())
        if self.people:
            print(self.say("play-first-steps"))
        print()
        print(self.telling.turn())
        self.told = len(self.match.log(self.telling.seat))

    def _tell_news(self) -> None:
        """What has happened since it was last told, each turn under its heading."""
        lines = self.match.log(self.telling.seat)
        for line in self.telling.story(lines[self.told :]):
            print(line)
        self.told = len(lines)

    def heard(self) -> None:
        """All that has happened so far is known at this keyboard."""
        self.told = len(self.match.log(self.telling.seat))

    def _finish(self) -> None:
        """How it ended; at a keyboard the game may still be looked at and saved."""
        self._tell_news()
        if result := self.telling.result():
            print(result)
        self.keep()
        if self.keeper.file is not None:
            print(self.say("play-saved", file=str(self.keeper.file)))
        elif self.people and sys.stdin.isatty():
            print(self.say("play-after-the-end"))
            while (words := self.read()) and not words.isdecimal():
                self.commands.obey(self.people[0], words)

    # The keyboard.

    def read(self) -> str:
        """A line from the keyboard; its end is a polite way to leave, and Ctrl-C asks to save first."""
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
        """Whether this word was typed, whole or its first letter, in English or in the language played."""
        own = self.say("command-yes") if word == "yes" else self.say("command-no")
        return plain(words) in (word, word[0], plain(own), plain(own[0]))

    # Keeping the game.

    def keep(self) -> None:
        """Write the game to its file; a failure is told once, and tried again after the next answer."""
        cause = self.keeper.keep()
        if cause is not None and not self.unsaved_told:
            print(self.say("play-not-saved", file=str(self.keeper.file), cause=cause))
        self.unsaved_told = cause is not None

    def keep_in(self, file: Path) -> bool:
        """Keep the game in this file from now on, if nothing else is lost by it."""
        file = file.expanduser()
        if file.exists() and not self.keeper.is_own(file):
            if not is_record(file):
                print(self.say("play-other-file", file=str(file)))
                return False
            if not self.agrees(self.say("play-other-game", file=str(file))):
                return False
        cause = self.keeper.keep_in(file)
        if cause is not None:
            print(self.say("play-not-saved", file=str(file), cause=cause))
            return False
        print(self.say("play-saved", file=str(file)))
        return True

    def tell_how_to_resume(self) -> None:
        """The command that goes on with this game."""
        file = shlex.quote(str(self.keeper.file))
        print(self.say("play-how-to-resume", file=file))

    def _rescue(self) -> None:
        """Nobody can be asked any more: a person's game is kept, a script is told that it is not."""
        if self.match.finished or not self.match.run.entries:
            return
        if self.keeper.file is not None:
            print(self.say("play-saved", file=str(self.keeper.file)))
            self.tell_how_to_resume()
        elif not sys.stdin.isatty():
            print(self.say("play-kept-nowhere"))
        elif self.keep_in(free_name()):
            self.tell_how_to_resume()
