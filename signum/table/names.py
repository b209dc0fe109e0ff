"""Who is who at a table: seats, cards, creatures, abilities, places and dice by their names."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from signum.classic.dice import FACES
from signum.classic.game import ALWAYS_THERE
from signum.classic.places import CENTIMETRE
from signum.classic.position import SEATS, keyword
from signum.content import words
from signum.content.rules import catalogue
from signum.engine.questions import Seat
from signum.table.match import Match
from signum.table.record import Note


class Names:
    """The names that one seat knows at one table; the seat None is a spectator."""

    def __init__(self, match: Match, language: str, seat: Seat | None) -> None:
        self.match = match
        self.language = words.known_language(language)
        self.seat = seat
        self._names: dict[int, str] = {}
        self._alike: Counter[str] = Counter()

    def say(self, id: str, /, **args: Any) -> str:
        """A message in the telling's language."""
        return words.say(self.language, id, **args)

    def player(self, seat: Seat) -> str:
        """A seat."""
        return self.say(f"seat-{SEATS[seat]}") if 0 <= seat < len(SEATS) else str(seat + 1)

    def card(self, card: str) -> str:
        """A card: by the name that the game's start gives, by ours, or by its id made readable."""
        names = self.match.start.names.get(card, {})
        if self.language in names or "en" in names:
            # A record may come from anybody: nothing in a name may command the terminal.
            name = str(names.get(self.language) or names["en"])
            return "".join([letter if letter.isprintable() else " " for letter in name])
        if words.has(self.language, f"card-{card}"):
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
        """The creatures and terrains on the field whose name is this, or has it in it.

        A word may have lost its last letters or have others there: languages bend names.
        """
        view = self.match.view(self.seat).game
        names = {one.id: self.creature(one.id).casefold() for one in [*view.creatures, *view.terrains]}
        wanted = " ".join(name.casefold().split())
        whole = [id for id, called in names.items() if called == wanted]
        if whole or not wanted:
            return whole
        for bent in range(min(3, max(1, len(wanted) - 2))):
            part = wanted[: len(wanted) - bent]
            if found := [id for id, called in names.items() if part in called]:
                return found
        return []

    def ability(self, id: str, x: int | None = None) -> str:
        """An ability with its figure, or with X where only the ability is meant."""
        figure = "X" if x is None else f"{x:+}" if id in ALWAYS_THERE else str(x)
        return self.say(f"ability-{keyword(id)}", x=figure)

    def place(self, point: Sequence[int]) -> str:
        """A place, as centimetres from the corner at the first seat's left."""
        across, along = point
        return self.say("telling-place", x=across / CENTIMETRE, y=along / CENTIMETRE)

    def faces(self, faces: Iterable[str]) -> str:
        """Dice as they lie, those that show the same counted together."""
        return self.counted(Counter(faces))

    def abilities_called(self, name: str) -> list[str]:
        """The abilities whose name begins with these words, as the rules call them."""
        wanted = name.casefold().strip()
        ids = [one for one in catalogue() if words.has(self.language, f"ability-{keyword(one)}")]
        names = {one: self.ability(one).casefold() for one in ids}
        return [one for one, said in names.items() if wanted and said.removeprefix("-x ").startswith(wanted)]

    def counted(self, faces: Mapping[str, int]) -> str:
        """So many dice of each symbol."""
        return ", ".join(
            [self.say(f"face-{face}", count=faces[face]) for face in FACES if faces.get(face, 0)]
        )

    def creatures(self, ids: Iterable[int]) -> str:
        """Several creatures."""
        # Names may have commas in them.
        return "; ".join(map(self.creature, ids))

    def _meet(self) -> None:
        """Name all that is or was on the field, terrain too, in the order it came."""
        start, view = self.match.start.state, self.match.view(self.seat).game
        known = {id: one.card for id, one in [*start.creatures.items(), *start.terrains.items()]}
        for event in self.match.log(self.seat):
            plain = {} if isinstance(event, Note) else msgspec.structs.asdict(event)
            if plain.get("creature") and plain.get("card"):
                known[plain["creature"]] = plain["card"]
        known |= {one.id: one.card for one in [*view.creatures, *view.terrains]}
        for id, card in sorted(known.items()):
            if id not in self._names:
                name = self.card(card)
                self._alike[name] += 1
                self._names[id] = name if self._alike[name] == 1 else f"{name} {self._alike[name]}"
