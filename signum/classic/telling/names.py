"""Who is who at a table: seats, cards, creatures, abilities, places and dice by their names."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from signum.classic.cards.card import LETTERS, Cost
from signum.classic.cards.keywords import Keyword, word
from signum.classic.cards.text import CardText
from signum.classic.core.dice import FACES
from signum.classic.core.game import ALWAYS_THERE
from signum.classic.core.state import Terrain
from signum.classic.folder import catalogue
from signum.classic.positions.places import CENTIMETRE
from signum.classic.words import WORDS
from signum.content.languages import known_language
from signum.engine.questions import Seat
from signum.table.console import plain
from signum.table.match import Match
from signum.table.record import Note
from signum.table.seat_names import SEAT_NAMES

SHIELD: Final = "A-SHIELD-AGAINST"
"""The ability whose name says nothing without its text."""


class Names:
    """The names that one seat knows at one table; the seat None is a spectator."""

    def __init__(
        self, match: Match, language: str, seat: Seat | None, *, called: Mapping[Seat, str] | None = None
    ) -> None:
        self.match = match
        self.called = called or {}
        """The names that players gave themselves."""
        self.language = known_language(language)
        self.seat = seat
        self._names: dict[int, str] = {}
        self._alike: Counter[str] = Counter()

    def say(self, id: str, /, **args: Any) -> str:
        """A message in the telling's language."""
        return WORDS.say(self.language, id, **args)

    def player(self, seat: Seat) -> str:
        """A seat, by its player's name where there is one."""
        if seat in self.called:
            return self.called[seat]
        return self.say(f"seat-{SEAT_NAMES[seat]}") if 0 <= seat < len(SEAT_NAMES) else str(seat + 1)

    def card(self, card: str) -> str:
        """A card: by the name that the game's start gives, by ours, or by its id made readable."""
        names = self.match.start.names.get(card, {})
        if self.language in names or "en" in names:
            # A record may come from anybody: nothing in a name may command the terminal.
            name = str(names.get(self.language) or names["en"])
            return "".join([letter if letter.isprintable() else " " for letter in name])
        if WORDS.has(self.language, f"card-{card}"):
            return self.say(f"card-{card}")
        return card.replace("-", " ").capitalize()

    def creature(self, id: int) -> str:
        """A creature, also one that has left the field; of two with one name the later has a number."""
        if id < 0:
            return self.player(-1 - id)
        if id not in self._names:
            self._meet()
        return self._names.get(id) or self.say("telling-nobody", id=id)

    def meant(self, name: str) -> list[int]:
        """The creatures and terrains on the field that are called so, or have a word that begins so.

        A word may have lost its last letters or have others there: languages bend names.
        """
        view = self.match.view(self.seat).game
        names = {one.id: plain(self.creature(one.id)) for one in [*view.creatures, *view.terrains]}
        wanted = plain(name)
        whole = [id for id, called in names.items() if called == wanted]
        if whole or not wanted:
            return whole
        for bent in range(min(3, max(1, len(wanted) - 2))):
            part = wanted[: len(wanted) - bent]
            inside = [id for id, called in names.items() if part in called]
            if inside:
                return [id for id in inside if f" {part}" in f" {names[id]}"] or inside
        return []

    def thing(self, id: int) -> str:
        """Whatever has this id: a building or a relic by its card, of tactics only the own, or a creature."""
        for seat, player in enumerate(self.match.run.game.state.players):
            # Cities and relics lie open; a tactic is its player's secret.
            tactics = player.tactics if seat == self.seat else ()
            for one in (*player.city, *player.relics, *tactics):
                if one.id == id:
                    return self.card(one.card)
        return self.creature(id)

    def target(self, id: int) -> str:
        """A thing, and whose it is if it is a card: both sides may have one of that name."""
        for seat, player in enumerate(self.match.run.game.state.players):
            if any(one.id == id for one in (*player.city, *player.relics)):
                return f"{self.thing(id)} ({self.player(seat)})"
        return self.creature(id)

    def cost(self, cost: Cost) -> str:
        """What a card costs: buildings by name, buildings of any name, prosperity."""
        parts = list(map(self.card, cost.buildings))
        if cost.any:
            parts.append(self.say("telling-cost-any", count=cost.any))
        if cost.prosperity:
            parts.append(self.say("telling-cost-prosperity", count=cost.prosperity))
        return self.listed(parts) or self.say("telling-cost-nothing")

    def ability(self, id: str, x: int | None = None) -> str:
        """An ability with its figure, or with X where only the ability is meant; a text by its card."""
        if not WORDS.has(self.language, f"ability-{word(id)}"):
            return self.card(word(id))
        return self.say(f"ability-{word(id)}", x="X" if x is None else _figure(id, x))

    def held(self, one: Any) -> str:
        """An ability that a creature has; a shield with what it is against."""
        if one.id == SHIELD and one.text is not None:
            return CardText(self.language, {}).keyword(Keyword(one.id, one.x, text=one.text))
        return self.ability(one.id, one.x)

    def bare(self, id: str) -> str:
        """An ability whatever its figure is."""
        if not WORDS.has(self.language, f"ability-{word(id)}"):
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

    def abilities_called(self, name: str) -> list[str]:
        """The abilities whose name begins with these words, as the rules call them."""
        wanted = plain(name)
        ids = [one for one in catalogue() if WORDS.has(self.language, f"ability-{word(one)}")]
        names = {one: plain(self.ability(one)) for one in ids}
        return [one for one, said in names.items() if wanted and said.removeprefix("-x ").startswith(wanted)]

    def counted(self, faces: Mapping[str, int]) -> str:
        """So many dice of each symbol."""
        return ", ".join(
            [self.say(f"face-{face}", count=faces[face]) for face in FACES if faces.get(face, 0)]
        )

    def creatures(self, ids: Iterable[int]) -> str:
        """Several creatures."""
        return self.listed(map(self.creature, ids))

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in a row."""
        # Names may have commas in them.
        return self.say("telling-and-then").join(parts)

    def _meet(self) -> None:
        """Name all that is or was on the field, terrain too, in the order it came."""
        start, view = self.match.start.state, self.match.view(self.seat).game
        known = {id: one.card for id, one in [*start.creatures.items(), *start.terrains.items()]}
        for event in self.match.log(self.seat):
            plain = {} if isinstance(event, Note) else msgspec.structs.asdict(event)
            if plain.get("creature") and plain.get("card"):
                known[plain["creature"]] = plain["card"]
            if plain.get("creature") and "profile" in plain:
                known[plain["creature"]] = plain["profile"].card
            if isinstance(terrain := plain.get("terrain"), Terrain):
                known[terrain.id] = terrain.card
        known |= {one.id: one.card for one in [*view.creatures, *view.terrains]}
        for id, card in sorted(known.items()):
            if id not in self._names:
                name = self.card(card)
                self._alike[name] += 1
                self._names[id] = name if self._alike[name] == 1 else f"{name} {self._alike[name]}"


def _figure(id: str, x: int) -> str:
    """So much of an ability; of what every creature has so much more or less, movement by its letter."""
    if id == "movement":
        return f"{'-' if x < 0 else '+'}{LETTERS[min(abs(x), len(LETTERS) - 1)]}"
    return f"{x:+}" if id in ALWAYS_THERE else str(x)
