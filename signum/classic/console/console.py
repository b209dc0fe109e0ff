"""The classic game's part of the terminal: its questions and commands."""

import re
from collections.abc import Callable, Mapping
from typing import Final, TypeVar, get_args

from signum.classic.bots.hints import Hints
from signum.classic.chapters.cards.city import Build
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.field.summon import PlaceAt
from signum.classic.chapters.field.terrain import LayTerrain
from signum.classic.console.going import Going, lengths, the_one
from signum.classic.console.menus import menu_of, places_of_terrain
from signum.classic.core.game import Game
from signum.classic.findings.actions import LAYING, layable_terrains
from signum.classic.telling.card_telling import CardTelling
from signum.classic.telling.forecast import OddsTeller
from signum.classic.telling.quests import QuestTelling
from signum.classic.telling.surroundings import Surroundings
from signum.classic.telling.telling import Telling
from signum.classic.telling.typed_names import abilities_called
from signum.engine.questions import Option, Refusal, Seat
from signum.engine.records import field_names
from signum.engine.units import CardId
from signum.table.console import CommandResult, ConsoleCommand, Inside, Menu, NotUnderstood, Private, plain
from signum.table.match import Match
from signum.table.views import ChoiceView

Suggested = TypeVar("Suggested", PlaceAt, LayTerrain)

TYPED: Final = ("move", "run")
"""Offers of places that may also be typed."""
QUEST_TERRAIN: Final = "quest-terrain"
"""The choice of a place for the terrain of a quest (Q-TER-01)."""
AT_REST: Final = ("construction", "turn")
"""Choices before which a player wants to see the available payment."""
LONGEST_NAME: Final = 60
MANY: Final = 12
"""The limit of names listed if several cards match."""
LAID: Final = re.compile(r"(.+?)\s+([\d.,]+)[ ;]+([\d.,]+)(?:[ ;]+(\d{1,3})°?)?")
"""A name, two numbers of centimetres, and degrees."""
OTHER_MOMENT: Final = ("activation-running", "no-activation-running", "not-offered")
"""Refusals that only say that another question is open."""


class ClassicConsole:
    """The questions and commands of one terminal."""

    def __init__(self, match: Match, telling: Telling, *, tells_odds: bool, alone: bool) -> None:
        self.match = match
        self.telling = telling
        self.say = telling.say
        self.tells_odds = tells_odds
        self.alone = alone
        """Whether only one person plays, so that hints harm no other player."""
        self.forecast = OddsTeller(telling)
        self.surroundings = Surroundings(telling)
        self.cards = CardTelling(telling)
        self.going = Going(telling)
        self.told_of_cards = False
        self.told_to_go = False
        self.told_quests: dict[CardId, str] = {}
        """The quests that were told, each with its line of progress."""

    @property
    def commands(self) -> Mapping[str, ConsoleCommand]:
        """Looking first, then going and cards."""

        def goes() -> bool:
            return self.surroundings.matter

        def has_cards() -> bool:
            return bool(self._game.cards)

        return {
            "command-look": ConsoleCommand(self.look, "play-help-look"),
            "command-odds": ConsoleCommand(self.odds, "play-help-odds"),
            "command-hint": ConsoleCommand(self.hint, "play-help-hint"),
            "command-reach": ConsoleCommand(self.reach, "play-help-reach", goes),
            "command-move": ConsoleCommand(
                lambda seat, rest: self.go(seat, "move", rest), "play-help-move", goes
            ),
            "command-run": ConsoleCommand(
                lambda seat, rest: self.go(seat, "run", rest), "play-help-run", goes
            ),
            "command-hand": ConsoleCommand(self.hand, "play-help-hand"),
            "command-card": ConsoleCommand(self.card, "play-help-card", has_cards),
            "command-place": ConsoleCommand(self.place, "play-help-place", has_cards),
            "command-lay": ConsoleCommand(self.lay, "play-help-lay", has_cards),
        }

    @property
    def _quests(self) -> QuestTelling:
        return QuestTelling(self.telling.phrases)

    @property
    def _game(self) -> Game:
        """The game as the telling's seat knows it."""
        return self.telling.names.known.game

    # Questions.

    def sides(self) -> list[str]:
        """The creatures of each side."""
        return self.telling.description.sides()

    def before(self, seat: Seat, choice: ChoiceView) -> list[str]:
        """If the seat decides about its turn: quests that are new or further, and the available payment."""
        if choice.kind not in AT_REST:
            return []
        purse = self.cards.purse(seat, playing=choice.kind == "turn")
        return [*self._changed_quests(), purse] if purse else self._changed_quests()

    def _changed_quests(self) -> list[str]:
        """New quests with their texts, and those whose progress has changed since it was last told."""
        state, told, lines = self._game.state.quest, self.told_quests, list[str]()
        for one in () if state is None else state.active:
            progress, *text = self._quests.quest(one)
            if told.get(one.card) != progress:
                lines += [progress] if one.card in told else [progress, *text]
            told[one.card] = progress
        return lines

    def about(self, seat: Seat, choice: ChoiceView) -> list[str]:
        """The faces that succeed for the dice in question."""
        hits = self.forecast.hits(choice)
        return [hits] if hits else []

    def menu(self, seat: Seat, choice: ChoiceView) -> Inside:
        """Cards, buildings and places of a terrain as inner menus; those of a quest at once."""
        if choice.kind == QUEST_TERRAIN:
            return Menu(places_of_terrain(self.telling, seat, self._suggested(seat, LayTerrain)))
        listed = {option: self._line(seat, choice, option) for option in choice.options}
        maps = layable_terrains(self.telling.known(seat))
        return menu_of(self.cards, seat, listed | self._ways(seat, choice), maps)

    def asides(self, choice: ChoiceView) -> list[str]:
        """The odds of each split, in a few words."""
        return self.forecast.short(choice) if self.tells_odds else []

    def invitation(self, seat: Seat) -> str:
        """The hint that a place or a card may be typed; in full only once."""
        asked = self.match.choice(seat)
        kinds = [] if asked is None else [offer.kind for offer in asked.offers]
        game = self.telling.known(seat).game
        if any(kind in TYPED for kind in kinds):
            told = self.say("play-may-go-too") if self.told_to_go else self.say("play-may-go")
            self.told_to_go = True
            return told
        if "place" in kinds:
            return self.say("play-may-place", edge="south" if self._upright(seat) else "west")
        if asked is not None and asked.kind == QUEST_TERRAIN:
            return self.say("play-may-lay", card=self.telling.names.card(str(asked.subject)))
        if game.player(seat).hand and game.cards and not self.told_of_cards:
            self.told_of_cards = True
            return self.say("play-may-read")
        return ""

    def _line(self, seat: Seat, choice: ChoiceView, option: Option) -> str:
        """An option, with the odds of a shot, and with the text of its card where it is about one."""
        told = self.telling.option(option)
        if self.tells_odds and (odds := self.forecast.aside(option)):
            told = f"{told} ({odds})"
        beside = self.cards.beside(seat, choice, option)
        return f"{told}. {beside}" if beside else told

    def _ways(self, seat: Seat, view: ChoiceView) -> dict[Option, str]:
        """The places worth trying, in words; other destinations are typed."""
        choice = self.match.choice(seat)
        offers = [] if choice is None else choice.offers
        typed = [offer.kind for offer in offers if offer.kind in TYPED]
        listed = [
            one for offer in offers if offer.kind not in (*TYPED, LAYING) for one in offer.suggestions()
        ]
        legal = [one for one in listed if self.match.explain(seat, one) is None]
        return {one: self._line(seat, view, one) for one in legal} | self.going.suggested(seat, typed)

    # Looking.

    def look(self, seat: Seat, rest: str) -> CommandResult:
        """The table in words, or one creature or terrain of it."""
        field = self.surroundings
        where = field.where if field.matter else None
        if not rest:
            terrains = field.terrains()
            return [
                *field.point_of_view(),
                *self.telling.description.table(where),
                *self._quests.lines(),
                *(["", *terrains] if terrains else []),
            ]
        id = the_one(self.telling, rest)
        creatures = {one.id: one for one in self.match.view(self.telling.seat).game.creatures}
        if id in creatures:
            return [*field.point_of_view(), self.telling.description.miniature(creatures[id], where)]
        return [*field.point_of_view(), field.terrain(field.game.state.terrains[id])]

    def odds(self, seat: Seat, _rest: str) -> CommandResult:
        """Print the chances of the options."""
        choice = self.match.view(seat).choice
        if choice is None:
            raise NotUnderstood(self.telling.refusal(Refusal("game-over", ())))
        return self.forecast.lines(seat, choice)

    def hint(self, seat: Seat, _rest: str) -> CommandResult:
        """Print the computer's choice and its reasons; only in a game against computers."""
        return Hints(self.telling).lines(seat) if self.alone else [self.say("play-no-hint")]

    def reach(self, seat: Seat, rest: str) -> CommandResult:
        """Print the creatures that a creature sees and reaches: the acting one, or the named one."""
        field = self.surroundings
        id = the_one(self.telling, rest) if rest else field.game.state.acting
        if field.game.creature(id) is None:
            raise NotUnderstood(self.say("play-reach-whose"))
        return field.reach(id)

    def hand(self, seat: Seat, _rest: str) -> CommandResult:
        """The hand of the seat that is asked."""
        own = Telling(self.match, self.telling.language, seat)
        return Private([own.description.hand(seat), *CardTelling(own).hand(seat)])

    def card(self, seat: Seat, rest: str) -> CommandResult:
        """A card as it is printed, by a part of its name; without a name the cards in the hand."""
        if not rest:
            return self.hand(seat, rest)
        found = self.cards.meant(seat, rest)
        if len(found) == 1:
            return self.cards.lines(found[0])
        if found:
            names = "; ".join([self.cards.name(one) for one in found[:MANY]])
            return [self.say("play-several-called", names=names)]
        return [self.say("play-no-such-card", name=rest[:LONGEST_NAME])]

    # Going, placing, laying.

    def go(self, seat: Seat, how: str, rest: str) -> CommandResult:
        """Move or run to a place, in a direction, to a creature, or a part of the way there."""
        return self.going.option(seat, how, rest)

    def place(self, seat: Seat, rest: str) -> CommandResult:
        """Place an entering miniature: one number along the side, or two for its centre."""
        suggested = self._suggested(seat, PlaceAt)
        numbers = lengths(rest)
        if not suggested or len(numbers) not in (1, 2):
            raise NotUnderstood(self.say("play-place-how"))
        if len(numbers) == 2:
            return PlaceAt((numbers[0], numbers[1]))
        x, y = suggested[0].to
        return PlaceAt((x, numbers[0]) if self._upright(seat) else (numbers[0], y))

    def _suggested(self, seat: Seat, kind: type[Suggested]) -> list[Suggested]:
        choice = self.match.choice(seat)
        offers = () if choice is None else choice.offers
        return [one for offer in offers for one in offer.suggestions() if isinstance(one, kind)]

    def _upright(self, seat: Seat) -> bool:
        """C-VAR-03: whether the side of the seat runs from south to north."""
        suggested = self._suggested(seat, PlaceAt)
        return len(suggested) > 1 and len({one.to[0] for one in suggested}) == 1

    def lay(self, seat: Seat, rest: str) -> CommandResult:
        """Lay a terrain at a place, turned by an angle in degrees: `lay forest 30 25 90`."""
        found = LAID.fullmatch(rest)
        if found is None:
            raise NotUnderstood(self.say("play-lay-how"))
        name, across, along, degrees = found.groups()
        wanted = self._terrains_called(seat, name)
        if len(wanted) != 1:
            raise NotUnderstood(self.say("play-no-such-card", name=name[:LONGEST_NAME]))
        (x,), (y,) = lengths(across), lengths(along)
        return LayTerrain(wanted[0], (x, y), int(degrees or 0))

    def _terrains_called(self, seat: Seat, name: str) -> list[CardId]:
        """The quest's terrain that is to be laid, or the seat's terrain cards, by a part of the name."""
        asked = self.match.choice(seat)
        if asked is not None and asked.kind == QUEST_TERRAIN:
            card = str(asked.subject)
            return [card] if plain(name) in plain(self.telling.names.card(card)) else []
        maps = self._game.player(seat).maps
        return [one.id for one in self.cards.meant(seat, name) if one.id in maps]

    # Why, and help.

    def why(self, seat: Seat, words: str) -> str:
        """Whether a card or a creature can be chosen now, or why not."""
        return self._why_no_card(seat, words) or self._why_not(seat, the_one(self.telling, words))

    def rules_called(self, words: str) -> list[str]:
        """Abilities by their names."""
        return abilities_called(self.telling.names, words)

    def help(self) -> list[str]:
        """The course of a fight and, if they are available, moving and playing cards."""
        lines = [self.say("play-help-fighting")]
        if self.surroundings.matter:
            lines.append(self.say("play-help-going"))
        if self._game.cards:
            lines.append(self.say("play-help-cards"))
        return lines

    def _why_no_card(self, seat: Seat, name: str) -> str:
        """Whether a card of the seat's hand or plans can be played or built now, or why not."""
        player = self.telling.known(seat).game.player(seat)
        for card in self.cards.meant(seat, name):
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

    def _why_not(self, seat: Seat, id: int) -> str:
        """The possible actions with a creature now, or why there are none."""
        refused: list[str] = []
        for kind in get_args(self.match.rules.options):
            if field_names(kind) in (("creature",), ("target",)):
                option: Option = kind(id)
                refusal = self.match.explain(seat, option)
                if refusal is not None and refusal.code in OTHER_MOMENT:
                    continue
                told = self.telling.option(option)
                if refusal is None:
                    return self.say("play-may", option=told)
                refused.append(self.say("play-may-not", option=told, why=self.telling.refusal(refusal)))
        return refused[0] if refused else self.say("play-why-what")
