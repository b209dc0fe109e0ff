"""The names that one seat knows at a match."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from signum.content.called_names import CalledName, NameForms, called_name, player_name
from signum.content.languages import known_language
from signum.content.words import Words
from signum.engine.questions import Seat
from signum.engine.seating import Side
from signum.table.match import Match
from signum.table.seat_names import SEAT_NAMES


class TableNames:
    """The words for seats and lists; a game adds those for its things, abilities, dice and places.

    The seat None is a spectator.
    """

    def __init__(
        self,
        match: Match,
        words: Words,
        language: str,
        seat: Seat | None,
        called: Mapping[Seat, str] | None = None,
    ) -> None:
        self.match = match
        self.words = words
        self.language = known_language(language)
        self.seat = seat
        self.called = called or {}
        """The names that players chose."""
        self._cards: dict[str, str] = {}
        self._spoken_cards: dict[tuple[str, int], CalledName] = {}

    def say(self, id: str, /, **args: Any) -> str:
        """A message of the game, or one that all games share."""
        return self.words.say(self.language, id, **args)

    def player(self, seat: Seat) -> str:
        """The name of a seat's player, or of the seat."""
        if seat in self.called:
            name = self.called[seat]
            return name[:1].upper() + name[1:] if _is_you(name) else name
        return self.say(f"seat-{SEAT_NAMES[seat]}") if 0 <= seat < len(SEAT_NAMES) else str(seat + 1)

    def spoken_player(self, seat: Seat) -> CalledName:
        """A seat's player in a sentence: with a small article, and bent as the message wants it."""
        name = self.called.get(seat, "")
        if isinstance(name, CalledName):
            return name
        return player_name(self.language, self.player(seat))

    def side(self, side: Side) -> str:
        """A side as the subject of a sentence, by the names of all its players."""
        seats = [seat for seat, one in enumerate(self.sides) if one == side]
        if len(seats) == 1:
            return self.spoken_player(seats[0])
        return self.joined([self.spoken_player(seat) for seat in seats])

    @property
    def sides(self) -> tuple[Side, ...]:
        """The side of each seat."""
        return tuple(self.match.rules.sides(self.match.start.state))

    def joined(self, names: Sequence[str]) -> CalledName:
        """Names as a sentence has them, the last with an "and"."""
        before = [", ".join(names[:-1])] if len(names) > 1 else []
        text = self.say("telling-and-last").join([*before, *names[-1:]])
        return CalledName(text, is_you=any(map(_is_you, names)))

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in a list."""
        # Names may have commas in them.
        return self.say("telling-and-then").join(parts)

    # What a game says otherwise.

    def card(self, card: str) -> str:
        """A card: by the name in the game's start, by a message, or by its id made readable."""
        if card not in self._cards:
            self._cards[card] = self._card(card)
        return self._cards[card]

    def _card(self, card: str) -> str:
        return card_name(card, self.match.start.names, self.words, self.language)

    def spoken_card(self, card: str, number: int = 1) -> CalledName:
        """A card in a sentence: without its title, and bent as the message wants it."""
        if (card, number) not in self._spoken_cards:
            made = called_name(self.language, self.card(card), self.forms(card), number)
            self._spoken_cards[card, number] = made
        return self._spoken_cards[card, number]

    def forms(self, card: str) -> NameForms | None:
        """The forms of a card's name."""
        return None

    def thing(self, id: int) -> str:
        """Anything in play."""
        return str(id)

    def spoken(self, id: int) -> str:
        """Anything in play, in a sentence."""
        return self.thing(id)

    def short(self, id: int) -> str:
        """Anything in play in a list with commas: by its name on the card, without a title or an article."""
        name = self.spoken(id)
        return name.on_card if isinstance(name, CalledName) else name

    def ability(self, id: str) -> str:
        """An ability."""
        return self.say(f"ability-{id.lower()}")

    def faces(self, faces: Iterable[str]) -> str:
        """Dice as they lie."""
        return ", ".join([self.say(f"face-{face}") for face in faces])

    def place(self, point: Sequence[int]) -> str:
        """A place on the field."""
        return ", ".join(map(str, point))


def _is_you(name: str) -> bool:
    return isinstance(name, CalledName) and name.is_you


def card_name(card: str, names: Mapping[str, Mapping[str, str]], words: Words, language: str) -> str:
    """A card: by the name in a game's start, by a message, or by its id made readable."""
    own = names.get(card, {})
    if language in own or "en" in own:
        # A record may come from anybody, so control characters in a name are removed.
        name = str(own.get(language) or own["en"])
        return "".join([letter if letter.isprintable() else " " for letter in name])
    if words.has(language, f"card-{card}"):
        return words.say(language, f"card-{card}")
    return card.replace("-", " ").capitalize()
