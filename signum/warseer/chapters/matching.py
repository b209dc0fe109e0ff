"""Which creatures and cards a card means: W-CARD-03, W-CARD-04, W-CARD-07, W-CARD-08."""

from signum.engine.questions import Seat
from signum.engine.units import CardId, Word
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import ALLIED, CREATURE, OPPOSING, YOURS, Held, Who
from signum.warseer.core.state import Creature


def fits(game: Game, who: Who, one: Creature, seat: Seat, source: Creature | None = None) -> bool:
    """Whether a creature is meant, as seen by a player and by the creature whose text it is."""
    if not _whose(game, who.whose, one.seat, seat):
        return False
    if not card_fits(game, who, one.card, game.held_by(one) if who.affiliations else None):
        return False
    if who.wounded is not None and who.wounded != bool(one.wounds):
        return False
    if who.token and who.token not in one.tokens:
        return False
    if source is None:
        return not who.me
    if one.id != source.id if who.me else who.other and one.id == source.id:
        return False
    if who.within is not None and game.distance(source, one) > who.within:
        return False
    return not who.seen or one.id == source.id or game.sees(source, one)


def card_fits(game: Game, who: Who, card: CardId, held: tuple[Held, ...] | None = None) -> bool:
    """Whether the card of a creature is meant, whoever has it."""
    it = game.card(card)
    if who.kind not in (CREATURE, it.type):
        return False
    if who.ranks and it.rank not in who.ranks:
        return False
    if who.attack and who.attack != it.attack:
        return False
    if not who.affiliations:
        return True
    abilities = it.abilities if held is None else held
    marks = {it.race, *it.affiliations, *[_word(one) for one in abilities]}
    return not marks.isdisjoint(who.affiliations)


def _word(held: Held) -> Word:
    """W-CARD-08: a standard ability can serve as an affiliation."""
    return held.ability.removeprefix("K-").lower()


def _whose(game: Game, whose: Word, theirs: Seat, seat: Seat) -> bool:
    if whose == YOURS:
        return theirs == seat
    if whose == ALLIED:
        return not game.hostile(seat, theirs)
    return whose != OPPOSING or game.hostile(seat, theirs)
