"""The table of Warseer in words: the field, each player's board, the cards in play and in hand."""

from collections.abc import Iterator, Sequence

from signum.engine.questions import Seat
from signum.warseer.cards.maps import maps
from signum.warseer.core.state import SETUP_PHASES, START, CardInPlay
from signum.warseer.core.view import CreatureView, PlayerView, WarseerView
from signum.warseer.telling.board_picture import BoardPicture
from signum.warseer.telling.card_lines import CardLines
from signum.warseer.telling.names import Names
from signum.warseer.telling.phrases import WarseerPhrases


class TableDescription:
    """The public facts of a match, and the hand of the seat that reads them."""

    def __init__(self, phrases: WarseerPhrases) -> None:
        self.names: Names = phrases.names
        self.say = phrases.say
        self.text = phrases.card_text
        self.cards = CardLines(phrases.names, phrases.card_text)

    @property
    def view(self) -> WarseerView:
        """The game as the seat sees it."""
        return self.names.view

    def turn(self) -> str:
        """The current turn, or the part of setting up."""
        view = self.view
        if view.phase in SETUP_PHASES or (view.phase == START and not view.turn):
            return self.say("telling-setting-up", phase=self.say(f"phase-{view.phase}"))
        last = "yes" if view.last_turn else "no"
        return self.say("telling-turn", turn=view.turn, seat=self.names.player(view.active), last=last)

    def table(self) -> list[str]:
        """The turn, the field, then everything of each player."""
        lines = [self.turn(), "", *self.field(), ""]
        for player in self.view.players:
            lines += [*self.player(player), ""]
        return [*lines, self.say("telling-feat-deck", count=self.view.feat_deck)]

    def field(self) -> list[str]:
        """The hexes as a picture; nothing before the map is drawn."""
        if self.view.map not in maps():
            return []
        return [*BoardPicture(self.names, maps()[self.view.map]).lines(), self.say("telling-zones")]

    # Players.

    def player(self, player: PlayerView) -> Iterator[str]:
        """A player's board, creatures and cards in play."""
        yield self.board(player)
        yield from [f"  {self.creature(one)}" for one in self.view.creatures if one.seat == player.seat]
        for id, things in (("telling-relics", self.view.relics), ("telling-city", self.view.buildings)):
            own = [self.thing(one) for one in things if one.seat == player.seat]
            if own:
                yield f"  {self.say(id, cards=self.names.listed(own))}"
        for id, cards in (("telling-camp", player.camp), ("telling-history", player.history)):
            if cards:
                yield f"  {self.say(id, cards=self.names.listed(self._with_costs(cards)))}"
        if player.hall:
            hall = self.names.listed(map(self.names.card, player.hall))
            yield f"  {self.say('telling-hall', cards=hall)}"
        if player.minion:
            yield f"  {self.say('telling-minion', card=self.names.card(player.minion))}"

    def board(self, player: PlayerView) -> str:
        """The counters of a player."""
        return self.say(
            "telling-board",
            seat=self.names.player(player.seat),
            points=player.points,
            goal=self.view.goal,
            power=player.power,
            income=player.income,
            hand=player.hand,
            feats=player.feats_in_hand,
            deck=player.deck,
            hall=len(player.hall),
            kills=player.kills,
            history=len(player.history),
        )

    def sides(self) -> list[str]:
        """The hero of each player."""
        return [
            self.say("telling-side", seat=self.names.player(one.seat), hero=self.names.card(one.hero))
            for one in self.view.players
            if one.hero
        ]

    def _with_costs(self, cards: Sequence[str]) -> list[str]:
        known = self.names.cards
        return [
            self.say("telling-with-cost", card=self.names.card(one), cost=known[one].cost)
            if one in known
            else self.names.card(one)
            for one in cards
        ]

    # Things in play.

    def creature(self, one: CreatureView) -> str:
        """A creature with its figures, abilities and tokens."""
        said = self.say(
            "telling-creature" if one.attack else "telling-peaceful",
            at=self.names.place(one.at),
            name=self.names.thing(one.id),
            kind=self.say(f"type-{one.type}"),
            left=one.health - one.wounds,
            health=one.health,
            armour=one.armour,
            attack=self.say(f"attack-{one.attack}") if one.attack else "",
            dice=self.names.dice(one.dice),
            range=one.range,
            movement=one.movement,
        )
        more = [self.text.given(held) for held in one.abilities]
        more += [self.say(f"token-{token}") for token in one.tokens]
        more += [self.names.thing(other.id) for other in self.view.enchantments if other.on == one.id]
        more += [self.say("telling-activated")] if one.activated else []
        return "; ".join([said, *more]) + "."

    def thing(self, one: CardInPlay) -> str:
        """A relic or a building with its state."""
        notes = [self.say("text-relic-armour", armour=one.armour)] if one.armour else []
        notes += [self.say("telling-uses", uses=one.uses)] if one.uses else []
        notes += [self.say("telling-tapped")] if one.tapped else []
        name = self.names.thing(one.id)
        return f"{name} ({', '.join(notes)})" if notes else name

    def creature_seen(self, id: int) -> CreatureView | None:
        """A creature on the field."""
        return next((one for one in self.view.creatures if one.id == id), None)

    def with_figures(self, text: str, id: int) -> str:
        """A line with the place and the health of the creature that it is about."""
        one = self.creature_seen(id)
        if one is None:
            return text
        left, at = one.health - one.wounds, self.names.place(one.at)
        return self.say("telling-with-figures", text=text, at=at, left=left, health=one.health)

    def hand(self, seat: Seat) -> list[str]:
        """The cards and feats in the hand of the seat that reads."""
        player = self.view.players[seat]
        cards, feats = player.cards or (), player.feats or ()
        if not cards and not feats:
            return [self.say("telling-hand-empty")]
        lines = [self.say("telling-hand-power", power=player.power)]
        return [*lines, *[self.cards.in_hand(one) for one in (*cards, *feats)]]
