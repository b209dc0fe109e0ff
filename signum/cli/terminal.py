"""The terminal client: one question at a time, options by number, and words for all there is to know."""

import re
import sys
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Final, get_args

from signum.classic.places import CENTIMETRE
from signum.content.rules import catalogue
from signum.content.spelling import nearest
from signum.engine.questions import Option, Refused, Seat
from signum.players import Player
from signum.table import record as records
from signum.table.match import ChoiceView, Match
from signum.table.record import RecordError
from signum.table.telling import Telling, begins_turn, is_quiet

LAST_LINES: Final = 20
PAGE: Final = 60
"""Empty lines that push a hand off the screen."""


OTHER_MOMENT: Final = ("activation-running", "no-activation-running", "not-offered")
"""Refusals that only say that something else is asked now."""

TYPED: Final = ("move", "run")
"""Offers of places that may also be typed."""

HELP: Final = {
    "command-look": "play-help-look",
    "command-hand": "play-help-hand",
    "command-log": "play-help-log",
    "command-why": "play-help-why",
    "command-rule": "play-help-rule",
    "command-undo": "play-help-undo",
    "command-move": "play-help-move",
    "command-run": "play-help-run",
    "command-save": "play-help-save",
    "command-concede": "play-help-concede",
    "command-help": "play-help-help",
    "command-quit": "play-help-quit",
}


PLACE: Final = re.compile(r"(\d{1,3}(?:[.,]\d{1,3})?)[ ;]+(\d{1,3}(?:[.,]\d{1,3})?)", re.ASCII)


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
    ) -> None:
        self.match = match
        self.computers = computers
        self.save_to = save_to
        self.people = [seat for seat in range(match.seats) if seat not in computers]
        # Where several share a screen it shows what a spectator may see, and a hand only on demand.
        looking = self.people[0] if len(self.people) == 1 else None
        self.telling = Telling(match, language, looking, cites_rules=cites_rules)
        self.say = self.telling.say
        self.told = 0
        self.options: list[Option] = []
        """What is listed by number now."""
        self.commands: dict[str, Callable[[Seat, str], bool]] = {
            "command-look": self.look,
            "command-hand": self.hand,
            "command-log": self.log,
            "command-why": self.why,
            "command-rule": self.rule,
            "command-undo": self.undo,
            "command-move": lambda seat, rest: self.go(seat, "move", rest),
            "command-run": lambda seat, rest: self.go(seat, "run", rest),
            "command-save": self.save,
            "command-concede": self.concede,
            "command-help": self.help,
            "command-quit": self.quit,
        }
        """Each tells whether the question is another one now, or must be put again."""

    def play(self) -> None:
        """To the end of the game, or until nobody is there to answer."""
        if reconfigure := getattr(sys.stdin, "reconfigure", None):
            reconfigure(errors="replace")
        self._welcome()
        try:
            while (seat := self.match.asked) is not None:
                self._tell_news()
                self._answer(seat)
        except Left:
            self._keep()
            return
        self._tell_news()
        if result := self.telling.result():
            print(result)
        self._keep()
        if self.save_to is not None:
            print(self.say("play-saved", file=str(self.save_to)))

    # The question.

    def _answer(self, seat: Seat) -> None:
        view = self.match.view(seat)
        choice = self.match.choice(seat)
        if seat in self.computers and choice is not None:
            self.match.answer(seat, self.computers[seat](view, choice))
        elif view.choice is not None:
            self._ask(seat, view.choice)
        self._keep()

    def _ask(self, seat: Seat, choice: ChoiceView) -> None:
        """Put the question until it is answered, or until a command has changed what is asked."""
        self.options = [*choice.options, *self._ways(seat)]
        self._put(seat, choice)
        while True:
            words = self._read()
            if not words:
                self._put(seat, choice)
            elif words.isdecimal() and len(words) < 9:
                if not 1 <= int(words) <= len(self.options):
                    print(self.say("play-no-such-number", count=len(self.options)))
                elif self._give(seat, self.options[int(words) - 1]):
                    return
            elif self._obey(seat, words):
                return

    def _ways(self, seat: Seat) -> list[Option]:
        """The places worth trying; of those a creature may go to only contact, since others are typed."""
        choice = self.match.choice(seat)
        offers = [] if choice is None else choice.offers
        return [
            one
            for offer in offers
            for one in offer.suggestions()
            if (offer.kind not in TYPED or self.telling.touched_at(one.to))
            and self.match.explain(seat, one) is None
        ]

    def _put(self, seat: Seat, choice: ChoiceView) -> None:
        print()
        print(self.telling.question(seat, choice))
        for number, option in enumerate(self.options, 1):
            print(f"{number}. {self.telling.option(option)}")
        asked = self.match.choice(seat)
        if asked is not None and any(offer.kind in TYPED for offer in asked.offers):
            print(self.say("play-may-go"))

    def _give(self, seat: Seat, option: Option) -> bool:
        """Answer; a refusal is told and leaves the question open."""
        try:
            self.match.answer(seat, option)
        except Refused as refused:
            print(self.telling.refusal(refused.refusal))
            return False
        return True

    def _obey(self, seat: Seat, words: str) -> bool:
        """Carry out a command, in English or in the language played."""
        word, _, rest = words.partition(" ")
        if word.startswith("?"):
            word, rest = ("command-why", words[1:]) if words[1:].strip() else ("command-help", "")
        for id, command in self.commands.items():
            if word.casefold() in (id, id.removeprefix("command-"), self.say(id)):
                return command(seat, rest.strip())
        print(self.say("play-unknown-command", word=word[:PAGE]))
        return False

    # The commands.

    def look(self, seat: Seat, rest: str) -> bool:
        """The table in words, or one creature of it."""
        id = self._creature_called(rest)
        creatures = self.match.view(self.telling.seat).game.creatures
        alone = [self.telling.miniature(one) for one in creatures if one.id == id]
        print("\n".join(alone or self.telling.table()))
        return False

    def hand(self, seat: Seat, _rest: str) -> bool:
        """The hand of whoever is asked; with several at the keyboard only once the others look away."""
        own = Telling(self.match, self.telling.language, seat)
        if len(self.people) == 1:
            print(own.hand(seat))
            return False
        print(self.say("play-look-away", seat=self.telling.player(seat)))
        self._read()
        print(own.hand(seat))
        print(self.say("play-hide-hand"))
        self._read()
        print("\n" * PAGE)
        return True

    def log(self, seat: Seat, rest: str) -> bool:
        """The last lines of the log, or `log all` for every event."""
        every = rest.casefold() in ("all", self.say("command-all"))
        lines = self.telling.log(all_of_it=every)
        print("\n".join(lines if every else lines[-LAST_LINES:]) or self.say("play-nothing-yet"))
        return False

    def why(self, seat: Seat, rest: str) -> bool:
        """What a number means and by which rules, or why a creature cannot be chosen."""
        choice = self.match.view(seat).choice
        if choice is None:
            return False
        if rest.isdecimal() and 1 <= int(rest[:9]) <= len(self.options):
            print(self.telling.option(self.options[int(rest) - 1]))
            for rule in choice.cites:
                self._print_rule(rule)
        elif (creature := self._creature_called(rest)) is not None:
            print(self._why_not(seat, creature))
        else:
            print(self.say("play-why-what"))
        return False

    def rule(self, seat: Seat, rest: str) -> bool:
        """A rule as the printing played has it."""
        id = rest.upper()
        if id in catalogue():
            self._print_rule(id)
        else:
            near = ", ".join(nearest(id, catalogue(), most=3)) or "C-MEL-03"
            print(self.say("play-no-such-rule", near=near))
        return False

    def undo(self, seat: Seat, _rest: str) -> bool:
        """Take back the last answer: at once where nothing was learnt, or else if the others agree."""
        refusal = self.match.why_not_take_back(seat)
        if refusal is None:
            self.match.take_back(seat)
        else:
            print(self.telling.refusal(refusal))
            if refusal.code not in ("someone-else-acted", "something-was-learnt"):
                return False
            if not self._others_agree(seat):
                return False
        self.told = len(self.match.log(self.telling.seat))
        print(self.telling.line(self.match.notes[-1]))
        return True

    def go(self, seat: Seat, how: str, rest: str) -> bool:
        """Move or run to a place that is given in centimetres."""
        place = _place(rest)
        if place is None:
            print(self.say("play-where-to"))
            return False
        kinds = {kind.__struct_config__.tag: kind for kind in get_args(self.match.rules.options)}
        return self._give(seat, kinds[how](place))

    def save(self, seat: Seat, rest: str) -> bool:
        """Save the game in a file and keep it there from now on."""
        if not rest and self.save_to is None:
            print(self.say("play-save-where"))
            return False
        if rest and not self._may_write(Path(rest)):
            return False
        if self._keep():
            print(self.say("play-saved", file=str(self.save_to)))
        return False

    def concede(self, seat: Seat, _rest: str) -> bool:
        """Give up, if that is meant."""
        if not self._agrees(self.say("play-really-concede", seat=self.telling.player(seat))):
            return False
        self.match.concede(seat)
        return True

    def help(self, seat: Seat, _rest: str) -> bool:
        """What may be typed, and how a fight goes."""
        print(self.say("play-help"))
        for command, told in HELP.items():
            print(self.say("play-help-line", command=self.say(command), help=self.say(told)))
        print(self.say("play-help-fighting"))
        return False

    def quit(self, seat: Seat, _rest: str) -> bool:
        """Leave; a game that is kept nowhere may be saved first."""
        if self.save_to is None:
            print(self.say("play-save-before-quitting"))
            while (name := self._read()) and not self._is_word("no", name):
                if self._may_write(_free_name() if self._is_word("yes", name) else Path(name)):
                    break
        if self.save_to is not None and self._keep():
            print(self.say("play-saved", file=str(self.save_to)))
            print(self.say("play-how-to-resume", file=str(self.save_to)))
        print(self.say("play-goodbye"))
        raise Left

    # How it works inside.

    def _welcome(self) -> None:
        print(self.telling.title())
        for seat in range(self.match.seats):
            name = self.telling.player(seat)
            if seat in self.computers:
                print(self.say("play-seat-computer", seat=name))
            else:
                print(self.say("play-seat-person", seat=name))
        print()
        for line in self.telling.sides():
            print(line)
        print(self.say("play-goal"))
        if self.people:
            print(self.say("play-first-steps"))
        print()
        print(self.telling.turn())
        self.told = len(self.match.log(self.telling.seat))

    def _tell_news(self) -> None:
        """What has happened since it was last told, each turn under its heading."""
        lines = self.match.log(self.telling.seat)
        for line in lines[self.told :]:
            if begins_turn(line):
                print()
            if not is_quiet(line):
                print(self.telling.line(line))
        self.told = len(lines)

    def _read(self) -> str:
        """A line from the keyboard; the end of input is a polite way to leave."""
        try:
            words = input("> ").strip()
        except EOFError:
            print()
            print(self.say("play-end-of-input"))
            raise Left from None
        if not sys.stdin.isatty():
            print(words)
        return words

    def _agrees(self, question: str) -> bool:
        print(question)
        return self._is_word("yes", self._read())

    def _is_word(self, word: str, words: str) -> bool:
        """Whether this word was typed, whole or its first letter, in English or in the language played."""
        own = self.say("command-yes") if word == "yes" else self.say("command-no")
        return words.casefold() in (word, word[0], own, own[0])

    def _others_agree(self, seat: Seat) -> bool:
        try:
            self.match.ask_to_take_back(seat)
            for other in [one for one in range(self.match.seats) if one != seat]:
                asked = self.say(
                    "play-allow-undo", seat=self.telling.player(seat), other=self.telling.player(other)
                )
                agrees = other in self.computers or self._agrees(asked)
                self.match.reply_to_request(other, agrees)
                if not agrees:
                    print(self.say("play-undo-denied", other=self.telling.player(other)))
                    return False
        except Refused as refused:
            print(self.telling.refusal(refused.refusal))
            return False
        return True

    def _may_write(self, file: Path) -> bool:
        """Keep the game in this file from now on, unless it is something else than a saved game."""
        if file.is_file() and not is_record(file):
            print(self.say("play-other-file", file=str(file)))
            return False
        self.save_to = file
        return True

    def _keep(self) -> bool:
        """Write the game to its file, the whole of it or nothing."""
        if self.save_to is None:
            return False
        beside = self.save_to.with_name(self.save_to.name + ".new")
        try:
            beside.write_bytes(self.match.save())
            beside.replace(self.save_to)
        except OSError as error:
            print(self.say("play-not-saved", file=str(self.save_to), cause=str(error.strerror or error)))
            self.save_to = None
            return False
        return True

    def _print_rule(self, id: str) -> None:
        """A rule, with what the printing that is played says of it."""
        rule = catalogue()[id]
        edition = self.match.rules.edition_id
        print(f"{rule.id}: {rule.title}")
        if not rule.belongs_to(edition):
            print(self.say("play-rule-of-others", editions=", ".join(rule.printings)))
        print(rule.text)
        if edition in rule.values:
            figure = rule.values[edition]
            said = figure if isinstance(figure, str) else ", ".join(figure)
            print(f"{edition}: {said}{f' ({rule.unit})' if rule.unit else ''}")
        if rule.ruling:
            print(rule.ruling)

    def _creature_called(self, words: str) -> int | None:
        """The creature whose name has these words in it, if there is just one."""
        creatures = [one.id for one in self.match.view(self.telling.seat).game.creatures]
        found = [id for id in creatures if words and words.casefold() in self.telling.creature(id).casefold()]
        return found[0] if len(found) == 1 else None

    def _why_not(self, seat: Seat, id: int) -> str:
        """What may be done with a creature now, or why nothing can be."""
        refused: list[str] = []
        for kind in get_args(self.match.rules.options):
            if len(kind.__struct_fields__) == 1 and kind.__struct_fields__[0] in ("creature", "target"):
                option: Option = kind(id)
                refusal = self.match.explain(seat, option)
                told = self.telling.option(option)
                if refusal is None:
                    return self.say("play-may", option=told)
                if refusal.code not in OTHER_MOMENT:
                    refused.append(self.say("play-may-not", option=told, why=self.telling.refusal(refusal)))
        return refused[0] if refused else self.say("play-why-what")


def _place(words: str) -> tuple[int, int] | None:
    """Two numbers of centimetres, with a point or a comma, in hundredths of a millimetre."""
    match = PLACE.fullmatch(words.strip())
    if match is None:
        return None
    across, along = (round(float(one.replace(",", ".")) * CENTIMETRE) for one in match.groups())
    return across, along


def _free_name() -> Path:
    """A name for a saved game that no file here has."""
    return next(file for number in count(1) if not (file := Path(f"signum-game-{number}.json")).exists())


def is_record(file: Path) -> bool:
    """Whether a game is saved in this file, so that nothing else is lost by writing to it."""
    try:
        records.read(file.read_bytes())
    except (RecordError, OSError):
        return False
    return True
