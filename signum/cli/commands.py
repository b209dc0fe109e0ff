"""The commands of the terminal in English and in the language played; a game adds further ones."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signum.cli.storage import free_name
from signum.content.rules import catalogue, rules_of
from signum.content.spelling import nearest
from signum.engine.questions import AnswerRefused, Option, Refusal, Seat
from signum.table.console import NotUnderstood, Private, plain
from signum.table.views import ChoiceView

if TYPE_CHECKING:
    from signum.cli.terminal import Terminal

LAST_LINES: Final = 20
PAGE: Final = 60
"""Empty lines that push a hand off the screen."""

HELP: Final = {
    "command-log": "play-help-log",
    "command-why": "play-help-why",
    "command-rule": "play-help-rule",
    "command-undo": "play-help-undo",
    "command-save": "play-help-save",
    "command-concede": "play-help-concede",
    "command-help": "play-help-help",
    "command-quit": "play-help-quit",
}


class TerminalCommands:
    """The commands of one terminal. Each returns whether the open question has changed."""

    def __init__(self, terminal: "Terminal") -> None:
        self.terminal = terminal
        self.match = terminal.match
        self.telling = terminal.telling
        self.say = terminal.say
        self.console = terminal.console
        self.rules = {**catalogue(), **rules_of(terminal.game.folder)}
        self.by_word: dict[str, Callable[[Seat, str], bool]] = {
            **{id: self._of_game(id) for id in self.console.commands},
            "command-log": self.log,
            "command-why": self.why,
            "command-rule": self.rule,
            "command-undo": self.undo,
            "command-save": self.save,
            "command-concede": self.concede,
            "command-help": self.help,
            "command-quit": self.quit,
        }

    def _of_game(self, id: str) -> Callable[[Seat, str], bool]:
        """Run a command of the game: give its answer, or print its lines."""

        def obeyed(seat: Seat, rest: str) -> bool:
            said = self.console.commands[id].run(seat, rest)
            if isinstance(said, Option):
                return self.terminal.give(seat, said)
            if isinstance(said, Private):
                return self._show_privately(seat, said.lines)
            print("\n".join(said))
            return False

        return obeyed

    def _show_privately(self, seat: Seat, lines: list[str]) -> bool:
        """Print private lines; with several people at the keyboard only after the others look away."""
        if len(self.terminal.people) == 1:
            print("\n".join(lines))
            return False
        print(self.say("play-look-away", seat=self.telling.spoken_player(seat)))
        self.terminal.read()
        print("\n".join(lines))
        print(self.say("play-hide-hand"))
        self.terminal.read()
        print("\n" * PAGE)
        return True

    def obey(self, seat: Seat, words: str) -> bool:
        """Carry out a command; return whether the question has changed or must be asked again."""
        word, _, rest = words.partition(" ")
        if word.startswith("?"):
            word, rest = ("command-why", words[1:]) if words[1:].strip() else ("command-help", "")
        for id, command in self.by_word.items():
            if plain(word) in (id, id.removeprefix("command-"), plain(self.say(id))):
                try:
                    return command(seat, rest.strip())
                except NotUnderstood as told:
                    print(told)
                    return False
        print(self.say("play-unknown-command", word=word[:PAGE]))
        self._suggest(words)
        return False

    # Commands that look.

    def log(self, seat: Seat, rest: str) -> bool:
        """The last lines of the log, or `log all` for every event."""
        every = plain(rest) in ("all", plain(self.say("command-all")))
        lines = self.telling.log(all_of_it=True) if every else self.telling.summary()
        print("\n".join(lines if every else lines[-LAST_LINES:]) or self.say("play-nothing-yet"))
        return False

    def why(self, seat: Seat, rest: str) -> bool:
        """Explain a number and its rules, or why a creature cannot be chosen."""
        choice = self._open_choice(seat)
        lines = self.terminal.lines()
        if rest.isdecimal() and 1 <= int(rest[:9]) <= len(lines):
            print(lines[int(rest) - 1])
            for rule in choice.cites:
                self._print_rule(rule)
        elif rest and not rest.isdecimal():
            print(self.console.why(seat, rest) or self.say("play-why-what"))
        else:
            print(self.say("play-why-what"))
        return False

    def rule(self, seat: Seat, rest: str) -> bool:
        """Print a rule in the words of the printing, by its id or by the name of an ability."""
        id = rest.upper()
        if id in self.rules:
            self._print_rule(id)
        elif found := self.console.rules_called(rest):
            for one in found:
                self._print_rule(one)
        else:
            near = ", ".join(nearest(id, self.rules, most=3)) or next(
                iter(rules_of(self.terminal.game.folder))
            )
            print(self.say("play-no-such-rule", near=near))
        return False

    # Commands that act.

    def undo(self, seat: Seat, _rest: str) -> bool:
        """Take back the last answer: at once if nothing was learnt, otherwise if the others agree."""
        refusal = self.match.why_not_take_back(seat)
        if refusal is None:
            self.match.take_back(seat)
        else:
            print(self.telling.refusal(refusal))
            if refusal.code not in ("someone-else-acted", "something-was-learnt"):
                return False
            if not self._others_agree(seat):
                return False
        self.terminal.heard()
        print(self.telling.line(self.match.notes[-1]))
        return True

    def concede(self, seat: Seat, _rest: str) -> bool:
        """Concede, after a confirmation."""
        self._open_choice(seat)
        if not self.terminal.agrees(self.say("play-really-concede", seat=self.telling.player(seat))):
            return False
        self.match.concede(seat)
        return True

    # Saving and leaving.

    def save(self, seat: Seat, rest: str) -> bool:
        """Save the game in a file, and from now on after every answer."""
        file = Path(rest) if rest else self.terminal.game_file.file
        if file is None:
            print(self.say("play-save-where"))
        else:
            self.terminal.save_as(file)
        return False

    def help(self, seat: Seat, _rest: str) -> bool:
        """List the possible input."""
        print(self.say("play-help"))
        own = {id: one.help for id, one in self.console.commands.items() if one.useful()}
        for command, told in {**own, **HELP}.items():
            print(self.say("play-help-line", command=self.say(command), help=self.say(told)))
        for line in self.console.help():
            print(line)
        return False

    def quit(self, seat: Seat, _rest: str) -> bool:
        """Leave; an unsaved game may be saved first."""
        from signum.cli.terminal import Left

        terminal = self.terminal
        if terminal.game_file.file is not None:
            terminal.save()
            print(self.say("play-saved", file=str(terminal.game_file.file)))
        elif self.match.run.entries:
            print(self.say("play-save-before-quitting"))
            while (name := terminal.read()) and not terminal.is_word("no", name):
                if terminal.save_as(free_name() if terminal.is_word("yes", name) else Path(name)):
                    break
        if terminal.game_file.file is not None and not self.match.finished:
            terminal.tell_how_to_resume()
        print(self.say("play-goodbye"))
        raise Left

    # Implementation.

    def _open_choice(self, seat: Seat) -> ChoiceView:
        """The open question; None after the end."""
        choice = self.match.view(seat).choice
        if choice is None:
            raise NotUnderstood(self.telling.refusal(Refusal("game-over", ())))
        return choice

    def _suggest(self, words: str) -> None:
        """If the input is a name or a word of an option, tell its number."""
        for number, line in enumerate(self.terminal.lines(), 1):
            if len(words) > 2 and plain(words) in plain(line):
                print(f"{number}. {line}")

    def _others_agree(self, seat: Seat) -> bool:
        try:
            self.match.ask_to_take_back(seat)
            for other in [one for one in self.match.playing if one != seat]:
                asked = self.say(
                    "play-allow-undo", seat=self.telling.spoken_player(seat), other=self.telling.player(other)
                )
                agrees = other in self.terminal.computers or self.terminal.agrees(asked)
                self.match.reply_to_request(other, agrees)
                if not agrees:
                    print(self.say("play-undo-denied", other=self.telling.spoken_player(other)))
                    return False
        except AnswerRefused as refused:
            print(self.telling.refusal(refused.refusal))
            return False
        return True

    def _print_rule(self, id: str) -> None:
        """Print a rule with the values of the printing that is played."""
        rule = self.rules[id]
        edition = self.match.rules.edition_id
        print(f"{rule.id}: {rule.title}")
        if rule.printings and not rule.belongs_to(edition):
            print(self.say("play-rule-of-others", editions=", ".join(rule.printings)))
        print(rule.text)
        if edition in rule.values:
            figure = rule.values[edition]
            said = figure if isinstance(figure, str) else ", ".join(figure)
            print(f"{edition}: {said}{f' ({rule.unit})' if rule.unit else ''}")
        if rule.ruling:
            print(rule.ruling)
