"""What happens at a table in words: events, choices, options, refusals and the table itself.

A telling is one seat's, in one language. It gets what that seat gets, the view and the log as it may see
them, so it cannot tell a secret. Every name is resolved here and put into the message as text.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from signum.classic.dice import FACES
from signum.classic.game import ALWAYS_THERE
from signum.classic.places import CENTIMETRE, MILLIMETRE
from signum.classic.position import SEATS, keyword
from signum.classic.state import FOREVER, HERO
from signum.classic.turn import TurnBegan
from signum.classic.victory import GameEnded
from signum.content import words
from signum.content.rules import catalogue
from signum.engine.events import Event
from signum.engine.questions import Option, Refusal, Seat
from signum.field.plane.distance import touching
from signum.field.plane.shapes import Disc
from signum.table.match import ChoiceView, Match
from signum.table.record import Note

QUIET: Final = frozenset(
    {"activated", "activation-ended", "fought", "phase-began", "refreshed", "turn-ending", "turn-ended"}
)
"""Events that only open or close something; a short telling leaves them out."""

ADDED: Final[Mapping[str, tuple[str, ...]]] = {
    "event-drawn": ("known",),
    "event-returned": ("known",),
    "event-gained": ("turn",),
    "event-game-ended": ("result",),
    "option-reroll": ("total", "dice"),
    "option-move": ("touched", "touching"),
    "option-run": ("touched", "touching"),
}
"""What a message is told beside the fields of its event or option."""


class Telling:
    """The words for one seat at one table; the seat None is a spectator."""

    def __init__(self, match: Match, language: str, seat: Seat | None, *, cites_rules: bool = True) -> None:
        self.match = match
        self.language = words.known_language(language)
        self.seat = seat
        self.cites_rules = cites_rules
        self._names: dict[int, str] = {}
        self._alike: Counter[str] = Counter()
        self._resolvers: dict[str, Callable[[Any], Any]] = {
            **dict.fromkeys(("creature", "attacker", "defender", "target", "foe", "holder"), self.creature),
            **dict.fromkeys(("by",), lambda id: "" if id is None else self.creature(id)),
            **dict.fromkeys(("creatures", "foes", "blockers"), self._creatures),
            **dict.fromkeys(("seat", "next_seat", "owner"), self.player),
            **dict.fromkeys(("faces", "dropped"), self.faces),
            "ability": self.ability,
            "card": self.card,
            "phase": lambda phase: self.say(f"phase-{phase}"),
            "gap": lambda length: length / MILLIMETRE,
            "reach": lambda length: length / MILLIMETRE,
            "length": lambda length: length / CENTIMETRE,
            "to": self.place,
            "way": len,
            "given": lambda numbers: ", ".join(map(str, numbers)),
            "until": _until,
            "lost": self._lost,
            "order": len,
            "outcome": lambda outcome: outcome["by"],
        }

    # Names.

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
        return self._counted(Counter(faces))

    # What happens.

    def log(self, *, all_of_it: bool = False) -> list[str]:
        """Every line of the log so far."""
        lines = self.match.log(self.seat)
        return [self.line(one) for one in lines if all_of_it or not is_quiet(one)]

    def line(self, what: Event | Note) -> str:
        """An event with the rules it follows, or a note of the table."""
        if isinstance(what, Note):
            note = msgspec.to_builtins(what.what)
            consented = "yes" if note["consented"] else "no"
            return self.say(
                f"note-{note['kind']}",
                seat=self.player(note["seat"]),
                answers=note["answers"],
                consented=consented,
            )
        plain = msgspec.to_builtins(what)
        id = f"event-{plain.pop('kind')}"
        text = self.say(id, **self._args(id, plain))
        return text if begins_turn(what) else self.cited(text, what.cites)

    def result(self) -> str:
        """How the game ended, if the last line of the log has not told it."""
        told = self.match.run.game.log and isinstance(self.match.run.game.log[-1], GameEnded)
        return "" if told else self._outcome(msgspec.to_builtins(self.match.outcome))

    def title(self) -> str:
        """Which game is played, by which printing."""
        edition = self.say(f"edition-{self.match.rules.edition_id}")
        return self.say("telling-title", edition=edition)

    def first_turn(self) -> str:
        """The heading of the turn in which the game began; no event tells of it."""
        state = self.match.start.state
        return self.say("telling-turn", turn=state.turn, seat=self.player(state.active))

    def touched_at(self, point: Sequence[int]) -> list[int]:
        """The opponents that the acting creature would touch at a place."""
        view = self.match.view(self.seat).game
        me = next((one for one in view.creatures if one.id == view.acting), None)
        if me is None:
            return []
        base = Disc(point[0], point[1], me.base // 2)
        below = self.match.run.game.edition.contact_below
        foes = [one for one in view.creatures if one.seat != me.seat]
        return [one.id for one in foes if touching(base, Disc(one.x, one.y, one.base // 2), below)]

    # What is asked and answered.

    def question(self, seat: Seat, choice: ChoiceView) -> str:
        """A choice as a question that names who is asked and about whom."""
        id = f"choice-{choice.kind}"
        args = self._args(id, {"seat": seat, **choice.about})
        for name in ("creature", "foe") if "foe" in choice.about else ():
            args[name] = self._with_figures(args[name], choice.about[name])
        return self.cited(self.say(id, **args), choice.cites)

    def option(self, option: Option) -> str:
        """An option as a line in a menu; of a creature that is picked its figures too."""
        plain = msgspec.to_builtins(option)
        id = f"option-{plain.pop('kind')}"
        text = self.say(id, **self._args(id, plain))
        picked = plain.get("creature", plain.get("target"))
        return text if picked is None else self._with_figures(text, picked)

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done, with the rules that say so."""
        id = f"refusal-{refusal.code}"
        return self.cited(self.say(id, **self._args(id, dict(refusal.facts))), refusal.cites)

    def cited(self, text: str, cites: Sequence[str]) -> str:
        """The text with its rules at the end."""
        rules = [one for one in cites if one in catalogue()]
        return f"{text} [{', '.join(rules)}]" if rules and self.cites_rules else text

    # The table.

    def turn(self) -> str:
        """Whose turn it is."""
        view = self.match.view(self.seat).game
        return self.say("telling-turn", turn=view.turn, seat=self.player(view.active))

    def table(self) -> list[str]:
        """All that lies open: for each seat its counters and its creatures."""
        view = self.match.view(self.seat).game
        phase = self.say(f"phase-{view.phase}")
        lines = [f"{self.turn()}. {self.say('telling-phase', phase=phase)}"]
        for player in view.players:
            lines += ["", self._player_line(player)]
            lines += [self.miniature(one) for one in view.creatures if one.seat == player.seat]
        return lines

    def sides(self) -> list[str]:
        """Who fights for whom, the heroes named as such."""
        view = self.match.view(self.seat).game
        lines = []
        for player in view.players:
            own = [one for one in view.creatures if one.seat == player.seat]
            named = [
                f"{self.creature(one.id)} ({self.say('type-hero')})"
                if one.type == HERO
                else self.creature(one.id)
                for one in own
            ]
            lines.append(self.say("telling-side", seat=self.player(player.seat), creatures="; ".join(named)))
        return lines

    def miniature(self, view: Any) -> str:
        """A creature: what it is, its figures, its abilities, whom it touches, what it did this turn."""
        kind = self.say(f"type-{view.type}")
        figures = self.figures(view)
        if view.movement:
            place = self.place((view.x, view.y))
            figures += ", " + self.say("telling-movement", movement=view.movement, place=place)
        parts = [self.say("telling-creature", name=self.creature(view.id), kind=kind, figures=figures)]
        if view.abilities:
            held = [self.cited(self.ability(one.id, one.x), (one.id,)) for one in view.abilities]
            parts.append(self.say("telling-abilities", abilities=", ".join(held)))
        others = {one.id: one for one in self.match.view(self.seat).game.creatures}
        foes = [id for id in view.in_contact if others[id].seat != view.seat]
        friends = [id for id in view.in_contact if others[id].seat == view.seat]
        parts.append(
            self.say("telling-touches-foes", foes=self._creatures(foes))
            if foes
            else self.say("telling-touches-no-foe")
        )
        if friends:
            parts.append(self.say("telling-touches-friends", friends=self._creatures(friends)))
        if view.activated:
            parts.append(self.say("telling-activated"))
        if view.melees_suffered:
            parts.append(self.say("telling-was-attacked"))
        return " ".join(parts)

    def figures(self, view: Any) -> str:
        """The figures of a creature in a few words."""
        return self.say(
            "telling-figures",
            strength=view.strength,
            wounds=view.wounds,
            health=view.health,
            armour=view.armour,
        )

    def hand(self, seat: Seat) -> str:
        """The cards in the hand of the seat, if the telling is that seat's own."""
        cards = self.match.view(self.seat).game.players[seat].cards
        if cards is None:
            return self.say("telling-hidden-hand", seat=self.player(seat))
        listed = ", ".join(map(self.card, cards))
        return self.say("telling-hand", seat=self.player(seat), count=len(cards), cards=listed)

    # How it works inside.

    def _args(self, id: str, plain: Mapping[str, Any]) -> dict[str, Any]:
        """The facts as a message takes them: names for ids, words for lists and flags."""
        args = {name: self._word(name, fact) for name, fact in plain.items() if name != "because"}
        if "ability" in plain and "x" in plain:
            args["ability"] = self.ability(plain["ability"], plain["x"])
        if "known" in ADDED.get(id, ()):
            args["known"] = "yes" if plain["card"] else "no"
        if id == "event-gained":
            args["turn"] = plain["until"] // 2
        if id == "event-game-ended":
            args["result"] = self._outcome(plain["outcome"])
        if id == "option-reroll":
            picked = dict(zip(FACES, (plain["bullseyes"], plain["axes"], plain["shields"]), strict=True))
            args |= {"total": sum(picked.values()), "dice": self._counted(picked)}
        if "touching" in ADDED.get(id, ()):
            touched = self.touched_at(plain["to"])
            args |= {"touched": "yes" if touched else "no", "touching": self._creatures(touched)}
        if id.startswith("refusal-") and "limit" in plain:
            args["limit"] = plain["limit"] / CENTIMETRE
        return args

    def _word(self, name: str, fact: Any) -> Any:
        if name in self._resolvers:
            return self._resolvers[name](fact)
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        return fact

    def _outcome(self, outcome: Mapping[str, Any]) -> str:
        winner = outcome["winner"]
        seat = "" if winner is None else self.player(winner)
        return self.say(f"outcome-{outcome['by']}", seat=seat)

    def _counted(self, faces: Mapping[str, int]) -> str:
        return ", ".join(
            [self.say(f"face-{face}", count=faces[face]) for face in FACES if faces.get(face, 0)]
        )

    def _creatures(self, ids: Iterable[int]) -> str:
        # Names may have commas in them.
        return "; ".join(map(self.creature, ids))

    def _lost(self, losses: Iterable[Mapping[str, Any]]) -> str:
        return "; ".join(
            [f"{self.creature(one['creature'])}: {self.ability(one['ability'])}" for one in losses]
        )

    def _player_line(self, player: Any) -> str:
        line = self.say(
            "telling-player",
            seat=self.player(player.seat),
            prosperity=player.prosperity,
            hand=player.hand,
            deck=player.deck,
        )
        if player.graveyard:
            cards = ", ".join(map(self.card, player.graveyard))
            line += " " + self.say("telling-graveyard", cards=cards)
        return line

    def _with_figures(self, text: str, id: int) -> str:
        creatures = self.match.view(self.seat).game.creatures
        view = next((one for one in creatures if one.id == id), None)
        return text if view is None else f"{text} ({self.figures(view)})"

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


def begins_turn(what: Event | Note) -> bool:
    """Whether this is the heading of a turn."""
    return isinstance(what, TurnBegan)


def is_quiet(what: Event | Note) -> bool:
    """Whether a short telling leaves this out."""
    if isinstance(what, Note):
        return False
    kind = what.__struct_config__.tag
    return kind in QUIET or (kind == "attack-ended" and getattr(what, "damage", 0) > 0)


def _until(moment: int) -> str:
    """See `classic.gains`: a turn begins at an even moment and ends at an odd one."""
    if moment == FOREVER:
        return "forever"
    return "end" if moment % 2 else "start"
