"""Creatures, cards, abilities, places and dice of the classic game by their names."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from signum.classic.cards.card import LETTERS, Cost
from signum.classic.cards.keywords import Keyword, word
from signum.classic.cards.sets import shipped
from signum.classic.cards.text import CardText
from signum.classic.core.dice import FACES
from signum.classic.core.game import ALWAYS_THERE
from signum.classic.core.state import Building, Relic, Terrain
from signum.classic.core.view import TacticView
from signum.classic.effects.verbs.gaining import GUARDING
from signum.classic.findings.position import KnownPosition, LatestPositions
from signum.classic.positions.places import CENTIMETRE
from signum.classic.quests.active import OVERLORD_SEAT
from signum.classic.words import WORDS
from signum.content.called_names import NameForms
from signum.content.words import signed
from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.table.match import Match
from signum.table.telling.names import TableNames
from signum.table.wire import KeywordShown

SHIELD: Final = "A-SHIELD-AGAINST"
"""The ability whose name needs its text."""


class Names(TableNames):
    """The names that one seat knows at one match; the seat None is a spectator."""

    def __init__(
        self, match: Match, language: str, seat: Seat | None, called: Mapping[Seat, str] | None = None
    ) -> None:
        super().__init__(match, WORDS, language, seat, called)
        self.positions = LatestPositions(match)
        self._names: dict[int, str] = {}
        self._spoken: dict[int, str] = {}
        self._first_names: dict[int, str] = {}
        self._alike: Counter[str] = Counter()
        self._alike_spoken: Counter[str] = Counter()
        self._read = -1, 0
        """The numbers of undos and of events when things were named last."""
        self._abilities: dict[tuple[str, int | None, bool], str] = {}
        self.told: dict[int, tuple[tuple[Any, ...], tuple[KeywordShown, ...]]] = {}
        """The abilities of each creature on the last screen, and their words."""

    def player(self, seat: Seat) -> str:
        """The name of a seat's player; an Overlord that nobody plays has no other name."""
        state = self.match.start.state
        if state.quest is None or seat != OVERLORD_SEAT:
            return super().player(seat)
        nobody = seat in state.dice_piles
        return self.say("telling-overlord") if nobody or seat not in self.called else super().player(seat)

    @property
    def known(self) -> KnownPosition:
        """The position as the seat knows it."""
        return self.positions.of(self.seat)

    def creature(self, id: int) -> str:
        """A creature, even if it has left the field; of two with one name the later has a number."""
        if id < 0:
            return self.player(-1 - id)
        if id not in self._names:
            self._meet()
        return self._names.get(id) or self.say("telling-nobody", id=id)

    def spoken(self, id: int) -> str:
        """A thing in a sentence: by its short name, bent as the message wants it."""
        if id < 0:
            return self.player(-1 - id)
        if id not in self._spoken:
            self._meet()
        if id in self._spoken:
            return self._spoken[id]
        card = self._card_of(id)
        return self.say("telling-nobody", id=id) if card is None else self.spoken_card(card)

    def first_name(self, id: int) -> str:
        """The first name of a creature, without its title; empty for those that have none."""
        if id not in self._names:
            self._meet()
        return self._first_names.get(id, "")

    def spoken_target(self, id: int) -> str:
        """A creature or a card in a sentence; a card with its owner."""
        if self._card_of(id) is not None:
            return self.target(id)
        return self.spoken(id)

    def _card(self, card: str) -> str:
        known = self.known.game.cards.get(card)
        if known is None or not known.names or card in self.match.start.names:
            return super()._card(card)
        return known.names.get(self.language) or known.names["en"]

    def forms(self, card: str) -> NameForms | None:
        """The forms of a card's name; old records have the card without them."""
        for known in (self.known.game.cards.get(card), shipped().get(card)):
            if known is not None and known.called and known.names.get(self.language) == self.card(card):
                return known.called.get(self.language)
        return None

    def met(self) -> Mapping[int, str]:
        """Everything that is or was on the field, as far as the seat knows it."""
        self._meet()
        return self._names

    def thing(self, id: int) -> str:
        """The thing with this id: a building or relic by its card, the seat's own tactics, or a creature."""
        card = self._card_of(id)
        return self.creature(id) if card is None else self.card(card)

    def card_of(self, id: int) -> str | None:
        """The card of anything in play that the seat knows."""
        one = self.known.game.creature(id)
        return self._card_of(id) if one is None else one.card

    def _card_of(self, id: int) -> str | None:
        for player in self.known.view.players:
            things: list[Building | Relic | TacticView] = [*player.city, *player.relics, *player.tactics]
            for one in things:
                if one.id == id and one.card is not None:
                    return one.card
        return None

    def target(self, id: int) -> str:
        """A thing, with its owner if it is a card: both sides may have one of that name."""
        for player in self.known.view.players:
            things: list[Building | Relic] = [*player.city, *player.relics]
            if any(one.id == id for one in things):
                return f"{self.thing(id)} ({self.player(player.seat)})"
        return self.creature(id)

    def cost(self, cost: Cost) -> str:
        """The cost of a card: buildings by name, buildings of any name, prosperity."""
        parts = list(map(self.card, cost.buildings))
        if cost.any:
            parts.append(self.say("telling-cost-any", count=cost.any))
        if cost.prosperity:
            parts.append(self.say("telling-cost-prosperity", count=cost.prosperity))
        return self.listed(parts) or self.say("telling-cost-nothing")

    def ability(self, id: str, x: int | None = None, *, plus: bool = False) -> str:
        """An ability with its figure, or with X for the ability in general; a text by its card.

        A figure that is added is told with a plus (C-ABL-01).
        """
        if (id, x, plus) not in self._abilities:
            self._abilities[id, x, plus] = self._ability(id, x, plus)
        return self._abilities[id, x, plus]

    def is_ability(self, id: str) -> bool:
        """Whether it is an ability of the glossary, and not the text of a card."""
        return WORDS.has(self.language, f"ability-{word(id)}")

    def _ability(self, id: str, x: int | None, plus: bool) -> str:
        if not self.is_ability(id):
            return self.card(word(id))
        figure = "X" if x is None else signed(x) if plus and id not in ALWAYS_THERE else _figure(id, x)
        return self.say(f"ability-{word(id)}", x=figure)

    def used(self, ability: str) -> str:
        """An ability with the acting creature's figure; without a figure as long as nobody acts."""
        view = self.known.view
        held = [
            one for creature in view.creatures if creature.id == view.acting for one in creature.abilities
        ]
        x = next((one.x for one in held if one.id == ability), None)
        return self.bare(ability) if x is None else self.ability(ability, x)

    def held(self, one: Any) -> str:
        """An ability of a creature; a shield with its dangers."""
        if one.id == SHIELD and one.text is not None:
            return CardText(self.language, {}).keyword(Keyword(one.id, one.x, text=one.text))
        return self.ability(one.id, one.x)

    def bare(self, id: str) -> str:
        """An ability without its figure."""
        if not self.is_ability(id):
            return self.ability(id)
        if id in ALWAYS_THERE:
            return self.say(f"ability-{word(id)}", x="any")
        return CardText(self.language, {}).bare(id)

    def place(self, point: Sequence[int]) -> str:
        """A place, as centimetres from the corner at the first seat's left."""
        across, along = point
        return self.say("telling-place", x=across / CENTIMETRE, y=along / CENTIMETRE)

    def faces(self, faces: Iterable[str]) -> str:
        """Dice as they lie, those that show the same counted together."""
        return self.counted(Counter(faces))

    def counted(self, faces: Mapping[str, int]) -> str:
        """The number of dice of each symbol."""
        return ", ".join(
            [self.say(f"face-{face}", count=faces[face]) for face in FACES if faces.get(face, 0)]
        )

    def creatures(self, ids: Iterable[int]) -> str:
        """Several creatures."""
        return self.joined([self.spoken(id) for id in ids])

    def _meet(self) -> None:
        """Name everything that is or was on the field, terrain too, in the order of arrival."""
        undone = len(self.match.notes)
        fresh, events = self.match.events(self.seat, self._read[1] if undone == self._read[0] else 0)
        if self._read == (undone, events):
            return
        self._read = undone, events
        named = self._names
        met = {id: card for id, card in self._there(fresh) if id not in named}
        for id, card in sorted(met.items()):
            name, short = self.card(card), str(self.spoken_card(card))
            self._alike[name] += 1
            named[id] = name if self._alike[name] == 1 else f"{name} {self._alike[name]}"
            self._alike_spoken[short] += 1
            self._spoken[id] = self.spoken_card(card, self._alike_spoken[short])
            forms = self.forms(card)
            if forms is not None and forms.short and not forms.article:
                self._first_names[id] = str(self._spoken[id])

    def _there(self, events: Iterable[Event]) -> Iterator[tuple[int, str]]:
        """Things on the field and their cards: at the start, by events, and now."""
        start, view = self.match.start.state, self.known.view
        yield from [(id, one.card) for id, one in start.creatures.items()]
        yield from [(id, one.card) for id, one in start.terrains.items()]
        for event in events:
            creature, terrain = getattr(event, "creature", 0), getattr(event, "terrain", None)
            if creature:
                card, profile = getattr(event, "card", ""), getattr(event, "profile", None)
                if card or profile is not None:
                    yield creature, card if profile is None else profile.card
            if isinstance(terrain, Terrain):
                yield terrain.id, terrain.card
        yield from [(one.id, one.card) for one in view.creatures]
        yield from [(one.id, one.card) for one in view.terrains]


def _figure(id: str, x: int) -> str:
    """The figure of an ability; for a parameter the difference, for movement the letter."""
    if id == "movement":
        return signed(f"{'-' if x < 0 else '+'}{LETTERS[min(abs(x), len(LETTERS) - 1)]}")
    if id == GUARDING:
        return LETTERS[x]
    return signed(x) if id in ALWAYS_THERE else str(x)
