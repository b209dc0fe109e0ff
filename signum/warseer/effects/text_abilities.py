"""The texts of a card as an ability: its answers to moments."""

from typing import TYPE_CHECKING

from signum.engine.abilities import Ability
from signum.engine.events import Event
from signum.engine.questions import Procedure
from signum.warseer.chapters.economy import CardLeft
from signum.warseer.chapters.harm import Buried
from signum.warseer.chapters.playing import CardEntered
from signum.warseer.chapters.summoning import Entered
from signum.warseer.core.game import Bearer
from signum.warseer.core.moments import FIRST_WORD, LAST_WORD
from signum.warseer.effects.carrying import carry_out
from signum.warseer.effects.occasions import EVENTS, about, answers, at_moment
from signum.warseer.effects.sources import Source

if TYPE_CHECKING:
    from signum.warseer.cards.card import Card
    from signum.warseer.cards.texts import Text


def ability_of(card: "Card") -> Ability:
    """The ability that the texts of a card in play make."""
    ability = Ability(card.id)
    for text in card.texts:
        if text.when == FIRST_WORD:
            _on_arrival(ability, card, text)
        elif text.when == LAST_WORD:
            _on_leaving(ability, card, text)
        else:
            for kind in EVENTS.get(text.when, ()):
                _on_moment(ability, card, text, kind)
    return ability


def _source(me: Bearer, card: "Card", because: tuple[str, ...] = ()) -> Source:
    return Source(me.seat, card.id, me.holder, because=because)


def _on_arrival(ability: Ability, card: "Card", text: "Text") -> None:
    """K-FIRST-WORD."""

    def first_word(me: Bearer, event: Event) -> Procedure[None]:
        yield from carry_out(me.game, _source(me, card, ("K-FIRST-WORD",)), text)

    ability.after(Entered, when=lambda me, event: event.creature == me.holder)(first_word)
    ability.after(CardEntered, when=lambda me, event: event.id == me.holder)(first_word)


def _on_leaving(ability: Ability, card: "Card", text: "Text") -> None:
    """K-LAST-WORD."""

    def last_word(me: Bearer, event: Event) -> Procedure[None]:
        yield from carry_out(me.game, _source(me, card, ("K-LAST-WORD",)), text)

    def buried(me: Bearer, event: Buried) -> bool:
        return event.creature == me.holder and not event.beneath

    ability.after(Buried, when=buried, posthumous=True)(last_word)
    ability.after(CardLeft, when=lambda me, event: event.id == me.holder, posthumous=True)(last_word)


def _on_moment(ability: Ability, card: "Card", text: "Text", kind: type[Event]) -> None:
    def when(me: Bearer, event: Event) -> bool:
        return answers(me.game, _source(me, card), text, event)

    def answer(me: Bearer, event: Event) -> Procedure[None]:
        source = at_moment(_source(me, card), about(me.game, event))
        yield from carry_out(me.game, source, text)

    ability.after(kind, when=when)(answer)
