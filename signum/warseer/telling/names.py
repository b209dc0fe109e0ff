"""Creatures, cards, abilities, dice, terrain and places of Warseer by their names."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from signum.content.called_names import NameForms
from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.table.match import Match
from signum.table.telling.names import TableNames
from signum.warseer.abilities import GLOSSARY
from signum.warseer.ability_parts import TABLE, TACTICS
from signum.warseer.cards.card import Card
from signum.warseer.cards.sets import shipped
from signum.warseer.chapters.playing import CardEntered
from signum.warseer.chapters.summoning import Entered
from signum.warseer.core.holdings import BONUSES
from signum.warseer.core.view import UNKNOWN, WarseerView
from signum.warseer.telling.card_lines import kin
from signum.warseer.telling.places import place_name
from signum.warseer.words import WORDS

_NAMELESS: Final = frozenset(BONUSES.values())
"""Abilities without a name of their own."""


class Names(TableNames):
    """The names that one seat knows at one match; the seat None is a spectator."""

    def __init__(
        self, match: Match, language: str, seat: Seat | None, called: Mapping[Seat, str] | None = None
    ) -> None:
        super().__init__(match, WORDS, language, seat, called)
        self._names: dict[int, str] = {}
        self._spoken: dict[int, str] = {}
        self._alike: Counter[str] = Counter()
        self._alike_spoken: Counter[str] = Counter()
        self._read = 0, 0
        """The numbers of undos and of events when things were named last."""

    @property
    def view(self) -> WarseerView:
        """The game as the seat sees it."""
        view: WarseerView = self.match.game_view(self.seat)
        return view

    @property
    def cards(self) -> Mapping[str, Card]:
        """All cards of the game; their faces are public."""
        rules: Any = self.match.rules
        cards: Mapping[str, Card] = rules.cards
        return cards

    def _card(self, card: str) -> str:
        if card in ("", UNKNOWN):
            return self.say("telling-unknown-card")
        known = self.cards.get(card)
        if known is not None and known.names:
            return known.names.get(self.language) or known.names["en"]
        return super()._card(card)

    def thing(self, id: int) -> str:
        """A creature or a card in play, also after it left; of two with one name the later has a number."""
        if id == TABLE:
            return self.say("telling-whole-table")
        if id not in self._names:
            self._meet()
        return self._names.get(id) or self.say("telling-nobody", id=id)

    def spoken(self, id: int) -> str:
        """A creature or a card in play in a sentence: by its short name, bent as the message wants it."""
        told = self.thing(id)
        return self._spoken.get(id) or told

    def forms(self, card: str) -> NameForms | None:
        """The forms of a card's name; old records have the card without them."""
        for known in (self.cards.get(card), shipped().get(card)):
            if known is not None and known.called and known.names.get(self.language) == self.card(card):
                return known.called.get(self.language)
        return None

    def ability(self, id: str) -> str:
        """A keyword, a crit effect, the text of a card, or the rule behind a bonus."""
        if id in _NAMELESS:
            return id
        if id in GLOSSARY:
            return super().ability(id)
        return self.say("telling-tactics") if id == TACTICS.id else self.card(id)

    def dice(self, dice: Iterable[str]) -> str:
        """Dice by their colours."""
        return ", ".join([self.say(f"die-{die}") for die in dice])

    def rolled(self, dice: Sequence[str], faces: Sequence[str]) -> str:
        """Dice as they lie, each with its colour."""
        return ", ".join(
            [
                f"{self.say(f'face-{face}')} ({self.say(f'die-{die}')})"
                for die, face in zip(dice, faces, strict=True)
            ]
        )

    def place(self, point: Sequence[int]) -> str:
        """A hex by letter and number."""
        return place_name((point[0], point[1]))

    def kin(self, word: str) -> str:
        """A race or an affiliation."""
        return kin(self.language, word)

    def _meet(self) -> None:
        """Name everything that is or was in play, in the order of arrival."""
        start, view = self.match.start.state, self.view
        zones = (start.creatures, start.relics, start.buildings, start.enchantments)
        known = {id: one.card for zone in zones for id, one in zone.items()}
        for event in self._unread():
            if isinstance(event, Entered):
                known[event.creature] = event.card
            elif isinstance(event, CardEntered):
                known[event.id] = event.card
        for things in (view.creatures, view.relics, view.buildings, view.enchantments):
            known |= {one.id: one.card for one in things}
        for id, card in sorted(known.items()):
            if id not in self._names:
                name, short = self.card(card), str(self.spoken_card(card))
                self._alike[name] += 1
                self._names[id] = name if self._alike[name] == 1 else f"{name} {self._alike[name]}"
                self._alike_spoken[short] += 1
                self._spoken[id] = self.spoken_card(card, self._alike_spoken[short])

    def _unread(self) -> list[Event]:
        """The events since the things were named last; all of them after an undo."""
        undone = len(self.match.notes)
        fresh, count = self.match.events(self.seat, self._read[1] if undone == self._read[0] else 0)
        self._read = undone, count
        return fresh
