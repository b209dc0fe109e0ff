"""What may be typed at the terminal besides a number, in English and in the language played."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

from signum.classic.bots.hints import Hints
from signum.classic.chapters.cards.city import Build
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.field.summon import PlaceAt
from signum.classic.chapters.field.terrain import LayTerrain
from signum.classic.console.going import Going, NotUnderstood, lengths, the_one
from signum.classic.telling.card_telling import CardTelling
from signum.classic.telling.names import plain
from signum.classic.telling.telling import Telling
from signum.cli.keeping import free_name
from signum.content.rules import catalogue
from signum.content.spelling import nearest
from signum.engine.questions import Option, Refusal, Refused, Seat
from signum.table.match import ChoiceView

if TYPE_CHECKING:
    from signum.cli.terminal import Terminal

LAST_LINES: Final = 20
PAGE: Final = 60
"""Empty lines that push a hand off the screen."""

MANY: Final = 12
"""Names that are told where several cards are meant."""
GOING: Final = ("command-move", "command-run", "command-reach")
WITH_CARDS: Final = ("command-card", "command-place", "command-lay")
LAID: Final = re.compile(r"(.+?)\s+([\d.,]+)[ ;]+([\d.,]+)(?:[ ;]+(\d{1,3})°?)?")
"""A name, two numbers of centimetres, and degrees."""

OTHER_MOMENT: Final = ("activation-running", "no-activation-running", "not-offered")
"""Refusals that only say that something else is asked now."""

HELP: Final = {
    "command-look": "play-help-look",
    "command-odds": "play-help-odds",
    "command-hint": "play-help-hint",
    "command-reach": "play-help-reach",
    "command-move": "play-help-move",
    "command-run": "play-help-run",
    "command-hand": "play-help-hand",
    "command-card": "play-help-card",
    "command-place": "play-help-place",
    "command-lay": "play-help-lay",
    "command-log": "play-help-log",
    "command-why": "play-help-why",
    "command-rule": "play-help-rule",
    "command-undo": "play-help-undo",
    "command-save": "play-help-save",
    "command-concede": "play-help-concede",
    "command-help": "play-help-help",
    "command-quit": "play-help-quit",
}


class Commands:
    """The commands of one terminal. Each tells whether another question is open now."""

    def __init__(self, terminal: "Terminal") -> None:
        self.terminal = terminal
        self.match = terminal.match
        self.telling = terminal.telling
        self.say = terminal.say
        self.going = Going(terminal.telling)
        self.by_word: dict[str, Callable[[Seat, str], bool]] = {
            "command-look": self.look,
            "command-odds": self.odds,
            "command-hint": self.hint,
            "command-reach": self.reach,
            "command-move": lambda seat, rest: self.go(seat, "move", rest),
            "command-run": lambda seat, rest: self.go(seat, "run", rest),
            "command-hand": self.hand,
            "command-card": self.card,
            "command-place": self.place,
            "command-lay": self.lay,
            "command-log": self.log,
            "command-why": self.why,
            "command-rule": self.rule,
            "command-undo": self.undo,
            "command-save": self.save,
            "command-concede": self.concede,
            "command-help": self.help,
            "command-quit": self.quit,
        }

    def obey(self, seat: Seat, words: str) -> bool:
        """Carry out a command; whether the question is another one now, or must be put again."""
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

    # Looking.

    def look(self, seat: Seat, rest: str) -> bool:
        """The table in words, or one creature or terrain of it."""
        field = self.terminal.surroundings
        if not rest:
            print(
                "\n".join(
                    [*field.point_of_view(), *self.telling.table(field.where if field.matter else None)]
                )
            )
            if terrains := field.terrains():
                print("\n".join(["", *terrains]))
            return False
        id = the_one(self.telling, rest)
        print("\n".join(field.point_of_view()), end="\n" if field.acting else "")
        creatures = {one.id: one for one in self.match.view(self.telling.seat).game.creatures}
        if id in creatures:
            print(self.telling.miniature(creatures[id], field.where if field.matter else None))
        else:
            print(field.terrain(field.game.state.terrains[id]))
        return False

    def odds(self, seat: Seat, _rest: str) -> bool:
        """The chances of what may be chosen now."""
        print("\n".join(self.terminal.forecast.lines(seat, self._open_choice(seat))))
        return False

    def hint(self, seat: Seat, _rest: str) -> bool:
        """What the computer would do now and why; only where nobody else is played against."""
        if len(self.terminal.people) > 1:
            print(self.say("play-no-hint"))
            return False
        print("\n".join(Hints(self.telling).lines(seat)))
        return False

    def reach(self, seat: Seat, rest: str) -> bool:
        """Whom a creature sees and reaches from where it stands: the one that acts, or the one named."""
        field = self.terminal.surroundings
        id = the_one(self.telling, rest) if rest else field.game.state.acting
        if field.game.creature(id) is None:
            raise NotUnderstood(self.say("play-reach-whose"))
        print("\n".join(field.reach(id)))
        return False

    def hand(self, seat: Seat, _rest: str) -> bool:
        """The hand of whoever is asked; with several at the keyboard only once the others look away."""
        own = Telling(self.match, self.telling.language, seat)
        if len(self.terminal.people) == 1:
            self._print_hand(own, seat)
            return False
        print(self.say("play-look-away", seat=self.telling.player(seat)))
        self.terminal.read()
        self._print_hand(own, seat)
        print(self.say("play-hide-hand"))
        self.terminal.read()
        print("\n" * PAGE)
        return True

    def _print_hand(self, own: Telling, seat: Seat) -> None:
        print(own.hand(seat))
        for line in CardTelling(own).hand(seat):
            print(line)

    def card(self, seat: Seat, rest: str) -> bool:
        """A card as it is printed, by a part of its name; without a name the cards in the hand."""
        if not rest:
            return self.hand(seat, rest)
        cards = self.terminal.cards
        found = cards.meant(seat, rest)
        if len(found) == 1:
            print("\n".join(cards.lines(found[0])))
        elif found:
            names = "; ".join([cards.name(one) for one in found[:MANY]])
            print(self.say("play-several-called", names=names))
        else:
            print(self.say("play-no-such-card", name=rest[:PAGE]))
        return False

    def log(self, seat: Seat, rest: str) -> bool:
        """The last lines of the log, or `log all` for every event."""
        every = plain(rest) in ("all", plain(self.say("command-all")))
        lines = self.telling.log(all_of_it=True) if every else self.telling.gist()
        print("\n".join(lines if every else lines[-LAST_LINES:]) or self.say("play-nothing-yet"))
        return False

    def why(self, seat: Seat, rest: str) -> bool:
        """What a number means and by which rules, or why a creature cannot be chosen."""
        choice = self._open_choice(seat)
        lines = self.terminal.lines()
        if rest.isdecimal() and 1 <= int(rest[:9]) <= len(lines):
            print(lines[int(rest) - 1])
            for rule in choice.cites:
                self._print_rule(rule)
        elif rest and not rest.isdecimal():
            print(self._why_no_card(seat, rest) or self._why_not(seat, the_one(self.telling, rest)))
        else:
            print(self.say("play-why-what"))
        return False

    def rule(self, seat: Seat, rest: str) -> bool:
        """A rule as the printing played has it, by its id or by the name of an ability."""
        id = rest.upper()
        if id in catalogue():
            self._print_rule(id)
        elif found := self.telling.abilities_called(rest):
            for one in found:
                self._print_rule(one)
        else:
            near = ", ".join(nearest(id, catalogue(), most=3)) or "C-MEL-03"
            print(self.say("play-no-such-rule", near=near))
        return False

    # Doing.

    def go(self, seat: Seat, how: str, rest: str) -> bool:
        """Move or run to a place, in a direction, to somebody, or a part of the way there."""
        return self.terminal.give(seat, self.going.option(seat, how, rest))

    def place(self, seat: Seat, rest: str) -> bool:
        """Put a miniature that enters at a place: one number along the side, or two of the middle."""
        choice = self.match.choice(seat)
        suggested = [
            one
            for offer in (() if choice is None else choice.offers)
            for one in offer.suggestions()
            if isinstance(one, PlaceAt)
        ]
        numbers = lengths(rest)
        if not suggested or len(numbers) not in (1, 2):
            raise NotUnderstood(self.say("play-place-how"))
        at = numbers if len(numbers) == 2 else [numbers[0], suggested[0].to[1]]
        return self.terminal.give(seat, PlaceAt((at[0], at[1])))

    def lay(self, seat: Seat, rest: str) -> bool:
        """Lay a terrain at a place, turned by so many degrees: `lay forest 30 25 90`."""
        found = LAID.fullmatch(rest)
        if found is None:
            raise NotUnderstood(self.say("play-lay-how"))
        name, across, along, degrees = found.groups()
        maps = self.match.run.game.player(seat).maps
        wanted = [one for one in self.terminal.cards.meant(seat, name) if one.id in maps]
        if len(wanted) != 1:
            raise NotUnderstood(self.say("play-no-such-card", name=name[:PAGE]))
        (x,), (y,) = lengths(across), lengths(along)
        return self.terminal.give(seat, LayTerrain(wanted[0].id, (x, y), int(degrees or 0)))

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
        self.terminal.heard()
        print(self.telling.line(self.match.notes[-1]))
        return True

    def concede(self, seat: Seat, _rest: str) -> bool:
        """Give up, if that is meant."""
        self._open_choice(seat)
        if not self.terminal.agrees(self.say("play-really-concede", seat=self.telling.player(seat))):
            return False
        self.match.concede(seat)
        return True

    # Staying and leaving.

    def save(self, seat: Seat, rest: str) -> bool:
        """Save the game in a file and keep it there from now on."""
        file = Path(rest) if rest else self.terminal.keeper.file
        if file is None:
            print(self.say("play-save-where"))
        else:
            self.terminal.keep_in(file)
        return False

    def help(self, seat: Seat, _rest: str) -> bool:
        """What may be typed, and how a fight goes."""
        print(self.say("play-help"))
        goes, cards = self.terminal.surroundings.matter, self.terminal.game_has_cards
        for command, told in HELP.items():
            if (goes or command not in GOING) and (cards or command not in WITH_CARDS):
                print(self.say("play-help-line", command=self.say(command), help=self.say(told)))
        print(self.say("play-help-fighting"))
        if goes:
            print(self.say("play-help-going"))
        if cards:
            print(self.say("play-help-cards"))
        return False

    def quit(self, seat: Seat, _rest: str) -> bool:
        """Leave; a game that is kept nowhere may be saved first."""
        from signum.cli.terminal import Left

        terminal = self.terminal
        if terminal.keeper.file is not None:
            terminal.keep()
            print(self.say("play-saved", file=str(terminal.keeper.file)))
        elif self.match.run.entries:
            print(self.say("play-save-before-quitting"))
            while (name := terminal.read()) and not terminal.is_word("no", name):
                if terminal.keep_in(free_name() if terminal.is_word("yes", name) else Path(name)):
                    break
        if terminal.keeper.file is not None and not self.match.finished:
            terminal.tell_how_to_resume()
        print(self.say("play-goodbye"))
        raise Left

    # How it works inside.

    def _open_choice(self, seat: Seat) -> ChoiceView:
        """What is asked now; after the end nothing is."""
        choice = self.match.view(seat).choice
        if choice is None:
            raise NotUnderstood(self.telling.refusal(Refusal("game-over", ())))
        return choice

    def _suggest(self, words: str) -> None:
        """Whoever typed a name or a word of an option is told its number."""
        for number, line in enumerate(self.terminal.lines(), 1):
            if len(words) > 2 and plain(words) in plain(line):
                print(f"{number}. {line}")

    def _why_no_card(self, seat: Seat, name: str) -> str:
        """Whether a card of the own hand or plans can be played or built now, or why not."""
        player = self.match.run.game.player(seat)
        for card in self.terminal.cards.meant(seat, name):
            kinds: list[tuple[list[str], Callable[[str], Option]]] = [
                (player.hand, Play),
                (player.plans, Build),
            ]
            for cards, kind in kinds:
                if card.id in cards:
                    option = kind(card.id)
                    told, refusal = self.telling.option(option), self.match.explain(seat, option)
                    if refusal is None:
                        return self.say("play-may", option=told)
                    return self.say("play-may-not", option=told, why=self.telling.refusal(refusal))
        return ""

    def _others_agree(self, seat: Seat) -> bool:
        try:
            self.match.ask_to_take_back(seat)
            for other in [one for one in range(self.match.seats) if one != seat]:
                asked = self.say(
                    "play-allow-undo", seat=self.telling.player(seat), other=self.telling.player(other)
                )
                agrees = other in self.terminal.computers or self.terminal.agrees(asked)
                self.match.reply_to_request(other, agrees)
                if not agrees:
                    print(self.say("play-undo-denied", other=self.telling.player(other)))
                    return False
        except Refused as refused:
            print(self.telling.refusal(refused.refusal))
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

    def _why_not(self, seat: Seat, id: int) -> str:
        """What may be done with a creature now, or why nothing can be."""
        refused: list[str] = []
        for kind in get_args(self.match.rules.options):
            if len(kind.__struct_fields__) == 1 and kind.__struct_fields__[0] in ("creature", "target"):
                option: Option = kind(id)
                refusal = self.match.explain(seat, option)
                if refusal is not None and refusal.code in OTHER_MOMENT:
                    continue
                told = self.telling.option(option)
                if refusal is None:
                    return self.say("play-may", option=told)
                refused.append(self.say("play-may-not", option=told, why=self.telling.refusal(refusal)))
        return refused[0] if refused else self.say("play-why-what")
