"""Cards in words for one teller: types, costs, texts, and the means to pay for them."""

from collections import Counter
from collections.abc import Iterator

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import CREATURES, LETTERS, RELIC, SUPPORT, Card
from signum.classic.cards.sets import shipped
from signum.classic.cards.text import CardText
from signum.classic.cards.vocabulary import Effect
from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.city import Build
from signum.classic.chapters.cards.playing import Play, refused_play
from signum.classic.chapters.cards.tactics import Reveal
from signum.classic.chapters.field.summon import PlaceAt
from signum.classic.core.game import Game
from signum.classic.core.state import Building, Relic
from signum.classic.effects.prices import Part
from signum.classic.findings.reach import nearest_foe
from signum.classic.positions.places import CENTIMETRE
from signum.classic.telling.card_page import FREE, CardPage
from signum.classic.telling.telling import Telling
from signum.engine.questions import Option, Seat
from signum.engine.records import replaced
from signum.table.console import plain
from signum.table.views import ChoiceView


class CardTelling:
    """The texts of the cards that one teller knows."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.say = telling.say
        self.names = telling.names
        self.read: set[str] = set()
        """The cards whose texts were told: a menu tells each once."""

    @property
    def game(self) -> Game:
        """The game as the telling's seat knows it."""
        return self.names.known.game

    @property
    def texts(self) -> CardText:
        """The texts of the cards of this game."""
        return CardText(self.telling.language, self.game.cards)

    # One card.

    def lines(self, card: Card) -> list[str]:
        """A card as a page: its name, type, cost and figures, its text."""
        page = CardPage(self.telling.language, {**shipped(), **self.game.cards})
        told = [self.name(card), page.heading(card), *page.figures(card), *page.bonds(card)]
        cost = [] if card.type in FREE else [page.say("telling-page-cost", cost=page.texts.cost(card.cost))]
        return [*told[:2], *cost, *told[2:], *page.texts.lines(card)]

    def kind(self, card: Card) -> str:
        """The type of a card with its figures, and its cost."""
        parts = [self.say("telling-page-type", type=card.type)]
        if card.type == RELIC:
            parts.append(self.say("telling-page-relic", kind=card.relic))
        if card.type in CREATURES:
            parts.append(
                self.say(
                    "telling-card-figures",
                    strength=card.strength,
                    health=card.health,
                    movement=LETTERS[card.movement],
                )
            )
        if card.type not in FREE:
            parts.append(self.say("telling-card-cost", cost=self.names.cost(card.cost)))
        return f"{'; '.join(parts)}."

    def meant(self, seat: Seat, name: str) -> list[Card]:
        """The cards that a seat may know by this name or a part of it, without repeats.

        These are public cards, the seat's own, and all that come with the program: asking for one of these
        reveals nothing about a deck.
        """
        here = [self.game.cards[id] for id in self._seen(seat) if id in self.game.cards]
        cards = {card.id: card for card in [*shipped().values(), *here]}
        wanted = plain(name)
        names = {id: plain(self.name(card)) for id, card in cards.items()}
        whole = [cards[id] for id, called in names.items() if wanted in (called, plain(id))]
        if whole or not wanted:
            return whole
        own = [card for card in here if wanted in names[card.id]]
        return list({card.id: card for card in own}.values()) or [
            cards[id] for id, called in names.items() if wanted in called
        ]

    def name(self, card: Card) -> str:
        """A card, perhaps of another game, by its printed name."""
        return card.names.get(self.telling.language) or card.names.get("en") or self.names.card(card.id)

    def _seen(self, seat: Seat) -> Iterator[str]:
        view = self.telling.known(seat).view
        yield from [one.card for one in view.creatures]
        yield from [one.card for one in view.terrains]
        for player in view.players:
            yield from [*(player.cards or ()), player.hero, player.minion, *player.plans, *player.maps]
            yield from player.graveyard
            yield from [one.card for one in player.city]
            yield from [one.card for one in player.relics]
            yield from [one.card for one in player.tactics if one.card]

    # The hand and its payment.

    def hand(self, seat: Seat) -> list[str]:
        """Each card of the seat's hand with its text, and whether it can be played now or why not."""
        told = []
        game = self.telling.known(seat).game
        for id, count in Counter(game.player(seat).hand).items():
            card = game.cards.get(id)
            if card is None:
                continue
            refusal = refused_play(game, seat, id)
            may = self.say("telling-may-be-played") if refusal is None else self.telling.refusal(refusal)
            times = f" x{count}" if count > 1 else ""
            text = " ".join(self.texts.lines(card))
            told.append(f"- {self.names.card(id)}{times}: {self.kind(card)} {text} ({may})")
        return told

    def purse(self, seat: Seat, *, playing: bool) -> str:
        """The available payment of the seat, and its hand; with cards, the number of playable ones.

        Empty if there are no cards.
        """
        if not self.game.cards:
            return ""
        game = self.telling.known(seat).game
        player = game.player(seat)
        ready = self.names.listed([self.names.card(one.card) for one in player.city if not one.tapped])
        tapped = self.names.listed([self.names.card(one.card) for one in player.city if one.tapped])
        parts = [self.say("telling-purse", prosperity=player.prosperity, hand=len(player.hand))]
        if playing and player.hand:
            known = [id for id in player.hand if id in game.cards]
            may = [id for id in known if refused_play(game, seat, id) is None]
            parts.append(self.say("telling-playable", count=len(may)))
        parts += [self.say("telling-purse-ready", buildings=ready)] if ready else []
        parts += [self.say("telling-purse-tapped", buildings=tapped)] if tapped else []
        return " ".join(parts)

    # Additions to an option.

    def beside(self, seat: Seat, choice: ChoiceView, option: Option) -> str:
        """An addition to an option about a card or a place: its text, the cards it pays for, the distance."""
        match option:
            case Build(card):
                return " ".join(filter(None, [self.text_once(card), self._pays_for(seat, card)]))
            case Play(card):
                return self.text_once(card)
            case Reveal(card):
                return self.text(card)
            case UseCard(holder):
                return self.of_use(holder)
            case PlaceAt(to):
                return self._near(seat, to)
            case Part(number):
                return self._of_part(choice, number)
            case _:
                return ""

    def text(self, id: str) -> str:
        """The text of a card in one line."""
        card = self.game.cards.get(id)
        return "" if card is None else " ".join(self.texts.lines(card))

    def text_once(self, id: str) -> str:
        """The printed text the first time; afterwards its type and figures."""
        card = self.game.cards.get(id)
        if card is None or (id in self.read and card.type not in CREATURES):
            return ""
        if id in self.read:
            return self._figures(card)
        self.read.add(id)
        return " ".join(filter(None, [self._figures(card), *self.texts.lines(card)]))

    def _figures(self, card: Card) -> str:
        """The addition of a menu to a card's text: figures of creatures, the type of other support."""
        if card.type in SUPPORT:
            return self.texts.finished(self.say("telling-page-type", type=card.type))
        if card.type not in CREATURES:
            return ""
        return self.texts.finished(
            self.say(
                "telling-card-figures",
                strength=card.strength,
                health=card.health,
                movement=LETTERS[card.movement],
            )
        )

    def _pays_for(self, seat: Seat, building: str) -> str:
        """The cards in the hand whose cost names a building."""
        if self.telling.seat != seat:
            return ""
        cards = self.game.cards
        hand = dict.fromkeys(self.game.player(seat).hand)
        named = [id for id in hand if id in cards and building in cards[id].cost.buildings]
        if not named:
            return ""
        return self.say("telling-pays-for", cards=self.names.listed(map(self.names.card, named)))

    def of_use(self, holder: int) -> str:
        """What the use of a creature, building or relic does."""
        creature = self.game.creature(holder)
        if creature is not None:
            return self._sentences(creature.card, e.AT_WILL)
        for player in self.game.state.players:
            things: list[Building | Relic] = [*player.city, *player.relics]
            for one in things:
                if one.id == holder:
                    return self._sentences(one.card, e.TAPPED)
        return ""

    def _sentences(self, id: str, moment: str) -> str:
        card = self.game.cards.get(id)
        effects = () if card is None else card.sentences(moment)
        return " ".join([self.texts.finished(self.texts.body(one, card)) for one in effects])

    def _of_part(self, choice: ChoiceView, number: int) -> str:
        """The sentence of a part of a text."""
        card = self.game.cards.get(choice.about["card"])
        if card is not None and choice.kind == "which-sentence":
            place = int(str(choice.about["sentence"])) + number - 2
            return self.texts.finished(
                self.texts.with_terms(card.effects[place], self.texts.body(card.effects[place], card), card)
            )
        if card is not None and choice.kind in ("which-price", "pay-instead"):
            return self._of_price(card, choice.kind, number)
        for effect in () if card is None else _effects(card):
            if effect.either and len(effect.what) == len(choice.options):
                part = replaced(effect, what=(effect.what[number - 1],), either=False, may=False)
                return self.texts.finished(self.texts.body(part, card))
        return ""

    def _of_price(self, card: Card, kind: str, number: int) -> str:
        """One of several prices."""
        for effect in _effects(card):
            prices = effect.prices
            if kind == "pay-instead" and effect.terms and number <= len(effect.terms.unless_prices):
                return self.texts.finished(self.texts.ways_of(effect.terms.unless_prices[number - 1], "you"))
            if kind == "which-price" and 1 < len(prices) >= number:
                return self.texts.finished(
                    self.texts.listed(self.texts.payments_of(prices[number - 1], card))
                )
        return ""

    def _near(self, seat: Seat, to: tuple[int, int]) -> str:
        """The distance of a place from the nearest opponent."""
        nearest = nearest_foe(self.game, seat, to)
        if nearest is None:
            return ""
        id, away = nearest
        return self.say("telling-place-away", length=away / CENTIMETRE, creature=self.names.spoken(id))


def _effects(card: Card) -> Iterator[Effect]:
    """All sentences of a card, those of its abilities too."""
    yield from card.effects
    yield from (find.effect for find in card.finds)
    for one in card.keywords:
        if one.text is not None:
            yield from one.text.effects
