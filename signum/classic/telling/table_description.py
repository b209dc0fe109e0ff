"""The table in words: seats with their zones, creatures with their figures."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from signum.classic.cards.text import CardText
from signum.classic.core.state import HERO, PROSPERITY, SETUP
from signum.classic.core.values import splits_freely
from signum.classic.telling.names import Names
from signum.classic.telling.phrases import ClassicPhrases
from signum.engine.questions import Seat

ARMOUR: Final = "A-ARMOUR"
"""It is counted by its tokens, which are among the figures."""
Where: TypeAlias = Callable[[int], str]
"""Tells the place of a creature."""


class TableDescription:
    """The table as one seat sees it."""

    def __init__(self, phrases: ClassicPhrases) -> None:
        self.phrases = phrases
        self.names: Names = phrases.names
        self.say = phrases.say

    @property
    def view(self) -> Any:
        """The seat's view of the game."""
        return self.names.match.game_view(self.names.seat)

    def turn(self) -> str:
        """The current turn; before the first, that the game is being set up."""
        return self.turn_of(self.view)

    def turn_of(self, state: Any) -> str:
        """The same in a state or a view."""
        if state.phase == SETUP:
            return self.say("telling-setting-up")
        return self.say("telling-turn", turn=state.turn, seat=self.names.player(state.active))

    def table(self, where: Where | None = None) -> list[str]:
        """Everything public: for each seat its counters and its creatures."""
        view = self.view
        phase = self.say(f"phase-{view.phase}")
        lines = [f"{self.turn()}. {self.say('telling-phase', phase=phase)}"]
        for player in view.players:
            lines += ["", self._player_line(player)]
            lines += [self.miniature(one, where) for one in view.creatures if one.seat == player.seat]
        return lines

    def sides(self) -> list[str]:
        """The creatures of each seat, the heroes named as such."""
        view, names = self.view, self.names
        hero = self.say("type-hero")
        lines = []
        for player in view.players:
            own = [one for one in view.creatures if one.seat == player.seat]
            named = [
                f"{names.creature(one.id)} ({hero})" if one.type == HERO else names.creature(one.id)
                for one in own
            ]
            if not named and player.hero:
                named = [f"{names.card(player.hero)} ({hero})"]
            seat, creatures = names.player(player.seat), names.listed(named)
            lines.append(self.say("telling-side", seat=seat, creatures=creatures))
        return lines

    def hand(self, seat: Seat) -> str:
        """The cards in the hand of the seat, if the words are for that seat."""
        cards = self.view.players[seat].cards
        name = self.names.player(seat)
        if cards is None:
            return self.say("telling-hidden-hand", seat=name)
        listed = ", ".join(map(self.names.card, cards))
        return self.say("telling-hand", seat=name, count=len(cards), cards=listed)

    # Creatures.

    def miniature(self, view: Any, where: Where | None = None) -> str:
        """A creature: its figures and abilities, its place, its contacts, its actions this turn."""
        kind = self.say(f"type-{view.type}")
        figures = self.figures(view)
        if view.movement:
            figures += ", " + self.say("telling-movement", movement=view.movement)
        name = self.names.creature(view.id)
        parts = [self.say("telling-creature", name=name, kind=kind, figures=figures)]
        if view.abilities:
            held = [self.phrases.cited(self.names.held(one), (one.id,)) for one in view.abilities]
            parts.append(self.say("telling-abilities", abilities=", ".join(held)))
        if where is not None:
            parts.append(where(view.id))
        if view.hidden:
            parts.append(self.say("telling-hidden"))
        if counters := self.counters(view.id):
            parts.append(self.say("telling-counters", counters=counters))
        parts += self._touched(view, placed=where is not None)
        if view.activated:
            parts.append(self.say("telling-activated"))
        if view.melees_suffered:
            parts.append(self.say("telling-was-attacked"))
        return " ".join(parts)

    def counters(self, id: int) -> str:
        """The counters of texts on a thing in play, in words; empty without any."""
        texts = CardText(self.names.language, {})
        there = [one for one in self.view.counters if one.holder == id]
        return self.names.listed(
            [
                self.say("telling-counter", number=one.number, counter=texts.counter(one.counter)["counter"])
                for one in there
            ]
        )

    def _in_play(self, one: Any) -> str:
        """A building, a relic or a terrain by its name, with its counters."""
        counters = self.counters(one.id)
        return f"{self.names.card(one.card)} ({counters})" if counters else self.names.card(one.card)

    def _touched(self, view: Any, *, placed: bool) -> list[str]:
        game = self.view
        others = {one.id: one for one in game.creatures}
        hostile = game.seating.hostile[view.seat]
        foes = [id for id in view.in_contact if hostile[others[id].seat]]
        friends = [id for id in view.in_contact if not hostile[others[id].seat]]
        parts = []
        if foes:
            parts.append(self.say("telling-touches-foes", foes=self.names.creatures(foes)))
        elif not placed:
            parts.append(self.say("telling-touches-no-foe"))
        if friends:
            parts.append(self.say("telling-touches-friends", friends=self.names.creatures(friends)))
        return parts

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

    def with_figures(self, text: str, id: int, *, acts: bool = False) -> str:
        """The text with all combat figures of this creature."""
        creatures = self.view.creatures
        view = next((one for one in creatures if one.id == id), None)
        if view is None:
            return text
        abilities = [self.names.held(one) for one in view.abilities if one.id != ARMOUR]
        counts = [self.figures(view), *abilities]
        game = self.names.known.game
        if not game.value(splits_freely, game.state.creatures[id]):
            counts.append(self.say("telling-tired"))
        seats = {one.id: one.seat for one in creatures}
        if acts and not view.movement and all(seats[one] == view.seat for one in view.in_contact):
            counts.append(self.say("telling-nobody-near"))
        return f"{text} ({'; '.join(counts)})"

    # Seats.

    def _player_line(self, player: Any) -> str:
        names, seating = self.names, self.view.seating
        called = names.player(player.seat)
        if player.seat not in seating.living:
            return self.say("telling-out", seat=called)
        if names.seat is not None and seating.allied[names.seat][player.seat]:
            called = self.say("telling-ally", seat=called)
        counts = {"hand": player.hand, "deck": player.deck}
        if PROSPERITY in player.lacks:
            parts = [self.say("telling-player-without-prosperity", seat=called, **counts)]
        else:
            parts = [self.say("telling-player", seat=called, prosperity=player.prosperity, **counts)]
        if player.city:
            tapped = self.say("telling-tapped")
            city = [
                f"{self._in_play(one)} ({tapped})" if one.tapped else self._in_play(one)
                for one in player.city
            ]
            parts.append(self.say("telling-city", buildings=names.listed(city)))
        if player.relics:
            relics = names.listed([self._in_play(one) for one in player.relics])
            parts.append(self.say("telling-relics", relics=relics))
        if player.tactics:
            parts.append(self._tactics(player))
        if player.graveyard:
            parts.append(self.say("telling-graveyard", cards=", ".join(map(names.card, player.graveyard))))
        return " ".join(parts)

    def _tactics(self, player: Any) -> str:
        known = [self.names.card(one.card) for one in player.tactics if one.card]
        return self.say(
            "telling-tactics",
            count=len(player.tactics),
            cards=self.names.listed(known),
            known="yes" if known else "no",
        )
