"""What happens at a table in words: events, choices, options, refusals and the table itself.

A telling is one seat's, in one language. It gets what that seat gets, the view and the log as it may see
them, so it cannot tell a secret. Every name is resolved here and put into the message as text.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from signum.classic.activation import Activate, Passed
from signum.classic.cards import Tapped
from signum.classic.city import Build
from signum.classic.dice import FACES
from signum.classic.effects.at_will import CardUsed
from signum.classic.gains import END_OF_ATTACK
from signum.classic.movement import Moved, MoveDeclared
from signum.classic.paying import Spent
from signum.classic.places import CENTIMETRE, MILLIMETRE
from signum.classic.playing import Play
from signum.classic.state import FOREVER, HERO, SETUP, Building, Player
from signum.classic.terrain import LayTerrain
from signum.classic.turn import TurnBegan
from signum.classic.values import splits_freely
from signum.classic.victory import GameEnded
from signum.classic.zones import Drawn, Prospered
from signum.content.rules import catalogue
from signum.engine.events import Event
from signum.engine.questions import Option, Refusal, Seat
from signum.field.plane.distance import touching
from signum.field.plane.shapes import Disc
from signum.table.gist import together
from signum.table.match import ChoiceView, Match
from signum.table.names import Names, centimetres
from signum.table.record import Note

QUIET: Final = frozenset(
    {
        "activated",
        "activation-ended",
        "aftermath",
        "deck-shuffled",
        "fought",
        "phase-began",
        "refreshed",
        "spell-cast",
        "spell-spent",
        "stage-began",
        "tactic-laid",
        "tactic-spent",
        "tactics-awaited",
        "turn-ended",
        "turn-ending",
    }
)
"""Events that only open or close something; a short telling leaves them out."""

ADDED: Final[Mapping[str, tuple[str, ...]]] = {
    "event-drawn": ("known",),
    "event-returned": ("known",),
    "event-card-played": ("known",),
    "event-tactic-laid": ("known",),
    "event-plan-drawn": ("known",),
    "event-put-under": ("known",),
    "event-set-aside": ("known",),
    "event-gained": ("turn",),
    "event-taken-away": ("turn",),
    "event-control-taken": ("turn",),
    "event-expired": ("which",),
    "event-terrain-laid": ("place",),
    "event-game-ended": ("result",),
    "event-ability-declared": ("aimed",),
    "option-reroll": ("total", "dice"),
    "option-move": ("touched", "touching"),
    "option-run": ("touched", "touching"),
}
"""What a message is told beside the fields of its event or option."""

BUILT_NOTHING: Final = "C-CITY-01"
"""The rule by which a player who builds nothing prospers."""
ARMOUR: Final = "A-ARMOUR"
"""Counted by its tokens, which are among the figures."""

ADDRESS: Final = ":\u00a0\u202f "
"""What stands between the name of whoever is asked and the question."""
RICHEST: Final = 100
"""No printing asks for more prosperity than that."""

Where: TypeAlias = Callable[[int], str]
"""Tells the place of a creature."""


class Telling(Names):
    """The words for one seat at one table; the seat None is a spectator."""

    def __init__(
        self,
        match: Match,
        language: str,
        seat: Seat | None,
        *,
        cites_rules: bool = True,
        called: Mapping[Seat, str] | None = None,
    ) -> None:
        super().__init__(match, language, seat, called=called)
        self.cites_rules = cites_rules
        self._resolvers: dict[str, Callable[[Any], Any]] = {
            **dict.fromkeys(("creature", "attacker", "defender", "foe"), self.creature),
            "holder": self.thing,
            "target": lambda id: "" if id is None else self.target(id),
            "relic": lambda one: self.thing(one) if isinstance(one, int) else one,
            **dict.fromkeys(("by",), lambda id: "" if id is None else self.creature(id)),
            **dict.fromkeys(("creatures", "foes", "blockers", "defenders"), self.creatures),
            **dict.fromkeys(("seat", "next_seat", "owner"), self.player),
            **dict.fromkeys(("faces", "dropped"), self.faces),
            "ability": self.ability,
            **dict.fromkeys(("card", "hero", "faction", "squad"), self.card),
            **dict.fromkeys(("buildings", "cards"), lambda those: self.listed(map(self._thing, those))),
            "terrain": lambda one: self.creature(one["id"] if isinstance(one, Mapping) else one),
            "scores": self._scores,
            "printings": lambda those: self.listed([self.say(f"edition-{one}") for one in those]),
            "bases": lambda those: ", ".join(map(str, those)),
            "phase": lambda phase: self.say(f"phase-{phase}"),
            "gap": lambda length: length / MILLIMETRE,
            "reach": lambda length: length / MILLIMETRE,
            "length": centimetres,
            "to": self.place,
            "way": len,
            "worn": len,
            "given": lambda numbers: ", ".join(map(str, numbers)),
            "until": _until,
            **dict.fromkeys(("lost", "back"), self._lost),
            "order": len,
            "outcome": lambda outcome: outcome["by"],
        }

    # What happens.

    def log(self, *, all_of_it: bool = False) -> list[str]:
        """Every line of the log so far."""
        lines = self.match.log(self.seat)
        return [self.line(one) for one in lines if all_of_it or not is_quiet(one)]

    def gist(self) -> list[str]:
        """The log so far, what belongs together on one line."""
        return [line for line in self.story(self.match.log(self.seat)) if line]

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
        if isinstance(what, Prospered) and BUILT_NOTHING in what.because:
            text = self.say("telling-built-nothing", seat=self.player(what.seat), amount=what.amount)
            return self.cited(text, what.cites)
        plain = msgspec.to_builtins(what)
        id = f"event-{plain.pop('kind')}"
        text = self.say(id, **self._args(id, plain))
        return text if begins_turn(what) else self.cited(text, what.cites)

    def story(self, what: Iterable[Event | Note], *, all_of_it: bool = False) -> Iterator[str]:
        """What happened line by line, an empty one before each turn; many who do nothing are one line."""
        told = list(what)
        if not all_of_it:
            told = [one for one in told if not is_quiet(one)]
            told = [one for one, after in zip(told, [*told[1:], None]) if not _is_told_by(one, after)]
        for group in [[one] for one in told] if all_of_it else together(told):
            if begins_turn(group[0]):
                yield ""
            yield self._gist(group)

    def passages(self, what: Iterable[Event | Note]) -> Iterator[tuple[str, list[Event | Note]]]:
        """Every event in its order with the line that tells of it; what needs no words has none."""
        told = list(what)
        silent = [is_quiet(one) or _is_told_by(one, after) for one, after in zip(told, [*told[1:], None])]
        at = 0
        while at < len(told):
            loud = next((end for end in range(at, len(told)) if silent[end]), len(told))
            if loud == at:
                yield "", [told[at]]
                at += 1
                continue
            for group in together(told[at:loud]):
                yield self._gist(group), group
            at = loud

    def _gist(self, group: Sequence[Event | Note]) -> str:
        """The line of events that belong together."""
        first, last = group[0], group[-1]
        if len(group) == 1 or isinstance(first, CardUsed):
            return self.line(first)
        if isinstance(first, Passed):
            idle = [one.creature for one in group if isinstance(one, Passed)]
            return self.cited(self.say("telling-all-pass", creatures=self.creatures(idle)), first.cites)
        if isinstance(first, Drawn):
            cards = [self.card(one.card) for one in group if isinstance(one, Drawn) and one.card]
            text = self.say(
                "telling-drew-several",
                seat=self.player(first.seat),
                count=len(group),
                cards=self.listed(cards),
                known="yes" if cards else "no",
            )
            return self.cited(text, first.cites)
        paid = [self.card(one.card) for one in group if isinstance(one, Tapped)]
        paid += [
            self.say("telling-cost-prosperity", count=one.amount) for one in group if isinstance(one, Spent)
        ]
        assert not isinstance(last, Note)
        plain = msgspec.to_builtins(last)
        id = f"event-{plain.pop('kind')}"
        told = f"{self.say(id, **self._args(id, plain))} {self.say('telling-paid', paid=self.listed(paid))}"
        return self.cited(told, last.cites)

    def result(self) -> str:
        """How the game ended, if the last line of the log has not told it."""
        told = self.match.run.game.log and isinstance(self.match.run.game.log[-1], GameEnded)
        return "" if told else self.outcome()

    def outcome(self) -> str:
        """How the game ended, once it has."""
        return self._outcome(msgspec.to_builtins(self.match.outcome))

    def title(self) -> str:
        """Which game is played, by which printing."""
        edition = self.say(f"edition-{self.match.rules.edition_id}")
        return self.say("telling-title", edition=edition)

    def goal(self) -> str:
        """How the game is won by this printing, as far as it can be in this position."""
        prosperity, buildings = self.goal_figures()
        if buildings:
            return self.say("telling-goal-city", prosperity=prosperity, buildings=len(buildings))
        return self.say("telling-goal", prosperity=prosperity)

    def goal_figures(self) -> tuple[int, tuple[str, ...]]:
        """The prosperity and the buildings that win together; no prosperity wins here where it is 0."""
        met = self.match.run.game.edition.prosperity_goal_met
        enough = next((one for one in range(RICHEST) if met(Player(prosperity=one))), 0)
        chosen = [set(player.plans) for player in self.match.start.state.players]
        plans = next((one for one in chosen if met(_rich(one))), None)
        if enough or plans is None:
            return enough, ()
        needed = [card for card in sorted(plans) if not met(_rich(plans - {card}))]
        return next(one for one in range(RICHEST) if met(_rich(plans, one))), tuple(needed)

    def first_turn(self) -> str:
        """The heading of the turn in which the game began; no event tells of it."""
        state = self.match.start.state
        if state.phase == SETUP:
            return self.say("telling-setting-up")
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

    def question(self, seat: Seat, choice: ChoiceView, *, named: bool = True) -> str:
        """A choice as a question about somebody; it names who is asked, unless nobody else listens."""
        id = f"choice-{choice.kind}"
        args = self._args(id, {"seat": seat, **choice.about})
        if not named:
            args["seat"] = ""
        for name in ("creature", "foe") if "foe" in choice.about else ():
            args[name] = self._with_figures(args[name], choice.about[name])
        text = self.say(id, **args)
        if not named:
            text = text.lstrip(ADDRESS)
            text = text[:1].upper() + text[1:]
        return self.cited(text, choice.cites)

    def option(self, option: Option, *, figures: bool = True) -> str:
        """An option as a line in a menu; of a creature that is picked its figures too, if they are wanted."""
        plain = msgspec.to_builtins(option)
        id = f"option-{plain.pop('kind')}"
        text = self.say(id, **self._args(id, plain))
        if isinstance(option, Build | Play | LayTerrain):
            return self._with_cost(text, option.card)
        picked = plain.get("creature", plain.get("target"))
        if picked is None or not figures:
            return text
        return self._with_figures(text, picked, acts=isinstance(option, Activate))

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
        """Whose turn it is; before the first, that the game is set up."""
        view = self.match.view(self.seat).game
        if view.phase == SETUP:
            return self.say("telling-setting-up")
        return self.say("telling-turn", turn=view.turn, seat=self.player(view.active))

    def table(self, where: Where | None = None) -> list[str]:
        """All that lies open: for each seat its counters and its creatures."""
        view = self.match.view(self.seat).game
        phase = self.say(f"phase-{view.phase}")
        lines = [f"{self.turn()}. {self.say('telling-phase', phase=phase)}"]
        for player in view.players:
            lines += ["", self._player_line(player)]
            lines += [self.miniature(one, where) for one in view.creatures if one.seat == player.seat]
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
            if not named and player.hero:
                named = [f"{self.card(player.hero)} ({self.say('type-hero')})"]
            lines.append(
                self.say("telling-side", seat=self.player(player.seat), creatures=self.listed(named))
            )
        return lines

    def miniature(self, view: Any, where: Where | None = None) -> str:
        """A creature: its figures and abilities, where it is, whom it touches, what it did this turn."""
        kind = self.say(f"type-{view.type}")
        figures = self.figures(view)
        if view.movement:
            figures += ", " + self.say("telling-movement", movement=view.movement)
        parts = [self.say("telling-creature", name=self.creature(view.id), kind=kind, figures=figures)]
        if view.abilities:
            held = [self.cited(self.held(one), (one.id,)) for one in view.abilities]
            parts.append(self.say("telling-abilities", abilities=", ".join(held)))
        if where is not None:
            parts.append(where(view.id))
        if view.hidden:
            parts.append(self.say("telling-hidden"))
        others = {one.id: one for one in self.match.view(self.seat).game.creatures}
        foes = [id for id in view.in_contact if others[id].seat != view.seat]
        friends = [id for id in view.in_contact if others[id].seat == view.seat]
        if foes:
            parts.append(self.say("telling-touches-foes", foes=self.creatures(foes)))
        elif where is None:
            parts.append(self.say("telling-touches-no-foe"))
        if friends:
            parts.append(self.say("telling-touches-friends", friends=self.creatures(friends)))
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
            concentration=view.concentration,
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
        elif id in ("option-use", "option-use-on"):
            args["ability"] = self._used(plain["ability"])
        added = ADDED.get(id, ())
        if "known" in added:
            args["known"] = "yes" if plain.get("card") or plain.get("cards") else "no"
        if "aimed" in added:
            args["aimed"] = "no" if plain["target"] is None else "yes"
        if "turn" in added:
            args["turn"] = plain["until"] // 2
        if "place" in added:
            args["place"] = self.place(_middle(plain["terrain"]["corners"]))
        if "which" in added:
            args["which"] = "both" if plain["lost"] and plain["back"] else "lost" if plain["lost"] else "back"
        if id == "event-game-ended":
            args["result"] = self._outcome(plain["outcome"])
        if id == "option-reroll":
            picked = dict(zip(FACES, (plain["bullseyes"], plain["axes"], plain["shields"]), strict=True))
            args |= {"total": sum(picked.values()), "dice": self.counted(picked)}
        if "touching" in added:
            touched = self.touched_at(plain["to"])
            args |= {"touched": "yes" if touched else "no", "touching": self.creatures(touched)}
        if "limit" in plain and id != "choice-reroll":
            args["limit"] = plain["limit"] / CENTIMETRE
        if id == "refusal-other-card":
            args["wanted"] = self.card(plain["wanted"])
        return args

    def _used(self, ability: str) -> str:
        """An ability with the figure that the creature that acts has of it."""
        view = self.match.view(self.seat).game
        held = [
            one for creature in view.creatures if creature.id == view.acting for one in creature.abilities
        ]
        figure = next((one.x for one in held if one.id == ability), None)
        return self.ability(ability, figure)

    def _word(self, name: str, fact: Any) -> Any:
        if name in self._resolvers:
            return self._resolvers[name](fact)
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        return fact

    def _thing(self, one: int | str) -> str:
        """A card by its name in the data, or a thing in play by its number."""
        return self.thing(one) if isinstance(one, int) else self.card(one)

    def _scores(self, scores: Sequence[int]) -> str:
        return ", ".join([f"{self.player(seat)} {score}" for seat, score in enumerate(scores)])

    def _outcome(self, outcome: Mapping[str, Any]) -> str:
        winner = outcome["winner"]
        seat = "" if winner is None else self.player(winner)
        return self.say(f"outcome-{outcome['by']}", seat=seat)

    def _lost(self, losses: Iterable[Mapping[str, Any]]) -> str:
        return self.listed(
            [
                self.say(
                    "telling-loss", creature=self.creature(one["creature"]), ability=self.bare(one["ability"])
                )
                for one in losses
            ]
        )

    def _player_line(self, player: Any) -> str:
        line = self.say(
            "telling-player",
            seat=self.player(player.seat),
            prosperity=player.prosperity,
            hand=player.hand,
            deck=player.deck,
        )
        if player.city:
            city = [
                f"{self.card(one.card)} ({self.say('telling-tapped')})" if one.tapped else self.card(one.card)
                for one in player.city
            ]
            line += " " + self.say("telling-city", buildings=self.listed(city))
        if player.relics:
            line += " " + self.say(
                "telling-relics", relics=self.listed([self.card(one.card) for one in player.relics])
            )
        if player.tactics:
            known = [self.card(one.card) for one in player.tactics if one.card]
            line += " " + self.say(
                "telling-tactics",
                count=len(player.tactics),
                cards=self.listed(known),
                known="yes" if known else "no",
            )
        if player.graveyard:
            cards = ", ".join(map(self.card, player.graveyard))
            line += " " + self.say("telling-graveyard", cards=cards)
        return line

    def _with_cost(self, text: str, card: str) -> str:
        known = self.match.run.game.cards.get(card)
        return text if known is None else f"{text} ({self.cost(known.cost)})"

    def _with_figures(self, text: str, id: int, *, acts: bool = False) -> str:
        """The text with all that counts in a fight of this creature."""
        creatures = self.match.view(self.seat).game.creatures
        view = next((one for one in creatures if one.id == id), None)
        if view is None:
            return text
        abilities = [self.held(one) for one in view.abilities if one.id != ARMOUR]
        counts = [self.figures(view), *abilities]
        if not self.match.run.game.value(splits_freely, self.match.run.game.state.creatures[id]):
            counts.append(self.say("telling-tired"))
        seats = {one.id: one.seat for one in creatures}
        if acts and not view.movement and all(seats[one] == view.seat for one in view.in_contact):
            counts.append(self.say("telling-nobody-near"))
        return f"{text} ({'; '.join(counts)})"


def begins_turn(what: Event | Note) -> bool:
    """Whether this is the heading of a turn."""
    return isinstance(what, TurnBegan)


def is_quiet(what: Event | Note) -> bool:
    """Whether a short telling leaves this out."""
    if isinstance(what, Note):
        return False
    kind = what.__struct_config__.tag
    return kind in QUIET or (kind == "attack-ended" and getattr(what, "damage", 0) > 0)


def _is_told_by(what: Event | Note, after: Event | Note | None) -> bool:
    """Whether a move was declared and at once made, so that one line tells both."""
    return isinstance(what, MoveDeclared) and isinstance(after, Moved) and after.creature == what.creature


def _rich(buildings: Iterable[str], prosperity: int = RICHEST) -> Player:
    """A player with these buildings and so much prosperity."""
    return Player(prosperity=prosperity, city=[Building(card, 0) for card in buildings])


def _middle(corners: Sequence[Sequence[int]]) -> tuple[int, int]:
    """The middle of a template, or of the box round it."""
    across, along = zip(*corners, strict=True)
    return (min(across) + max(across)) // 2, (min(along) + max(along)) // 2


def _until(moment: int) -> str:
    """See `classic.gains`: a turn begins at an even moment and ends at an odd one."""
    if moment == FOREVER:
        return "forever"
    if moment == END_OF_ATTACK:
        return "attack"
    return "end" if moment % 2 else "start"
