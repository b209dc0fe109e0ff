"""What happens at a table in words: events, choices, options, refusals and the table itself.

A telling is one seat's, in one language. It gets what that seat gets, the view and the log as it may see
them, so it cannot tell a secret. Every name is resolved here and put into the message as text.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from signum.classic.chapters.cards.city import Build
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.field.terrain import LayTerrain
from signum.classic.chapters.turn.activation import Activate
from signum.classic.core.state import HERO, SETUP, Building, Player
from signum.classic.core.units import CREATURE, TARGET
from signum.classic.core.values import splits_freely
from signum.classic.telling.codecs import DECLARED
from signum.classic.telling.story import Story
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Option, Refusal, Seat
from signum.engine.units import domain_of, fields_of
from signum.table.match import ChoiceView

ARMOUR: Final = "A-ARMOUR"
"""Counted by its tokens, which are among the figures."""
ADDRESS: Final = ":\u00a0\u202f "
"""What stands between the name of whoever is asked and the question."""
RICHEST: Final = 100
"""No printing asks for more prosperity than that."""
Where: TypeAlias = Callable[[int], str]
"""Tells the place of a creature."""


class Telling(Story):
    """The words for one seat at one table; the seat None is a spectator."""

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
        met = self.match.run.game.edition.prosperity_goal.is_met
        enough = next((one for one in range(RICHEST) if met(Player(prosperity=one))), 0)
        chosen = [set(player.plans) for player in self.match.start.state.players]
        plans = next((one for one in chosen if met(_rich(one))), None)
        if enough or plans is None:
            return enough, ()
        needed = [card for card in sorted(plans) if not met(_rich(plans - {card}))]
        return next(one for one in range(RICHEST) if met(_rich(plans, one))), tuple(needed)

    # What is asked and answered.

    def question(self, seat: Seat, choice: ChoiceView, *, named: bool = True) -> str:
        """A choice as a question about somebody; it names who is asked, unless nobody else listens."""
        id = f"choice-{choice.kind}"
        types = DECLARED.of(id)
        args = self.args(id, {"seat": seat, **choice.about}, types)
        if not named:
            args["seat"] = ""
        if choice.shape is QuestionShape.SPLIT:
            fighting = [name for name in choice.about if domain_of(types[name]) == CREATURE]
            args |= {name: self._with_figures(args[name], choice.about[name]) for name in fighting}
        text = self.say(id, **args)
        if not named:
            text = text.lstrip(ADDRESS)
            text = text[:1].upper() + text[1:]
        return self.cited(text, choice.cites)

    def option(self, option: Option, *, figures: bool = True) -> str:
        """An option as a line in a menu; of a creature that is picked its figures too, if they are wanted."""
        text = self.stated("option", option)
        if isinstance(option, Build | Play | LayTerrain):
            return self._with_cost(text, option.card)
        types = fields_of(type(option))
        picked = next(
            (getattr(option, name) for name in types if domain_of(types[name]) in (CREATURE, TARGET)), None
        )
        if picked is None or not figures:
            return text
        return self._with_figures(text, picked, acts=isinstance(option, Activate))

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done, with the rules that say so."""
        id = f"refusal-{refusal.code}"
        return self.cited(self.say(id, **self.args(id, refusal.facts, DECLARED.of(id))), refusal.cites)

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
        game = self.match.view(self.seat).game
        others = {one.id: one for one in game.creatures}
        hostile = game.seating.hostile[view.seat]
        foes = [id for id in view.in_contact if hostile[others[id].seat]]
        friends = [id for id in view.in_contact if not hostile[others[id].seat]]
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


def _rich(buildings: Iterable[str], prosperity: int = RICHEST) -> Player:
    """A player with these buildings and so much prosperity."""
    return Player(prosperity=prosperity, city=[Building(card, 0) for card in buildings])
