"""Rules of a quest game that answer events: what quests count, and honour for defeated creatures."""

from typing import Any, Final

from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.cards.paying import Spent
from signum.classic.chapters.cards.playing import CardPlayed
from signum.classic.chapters.combat.damage import Eliminated
from signum.classic.chapters.field.ruins import Searched
from signum.classic.chapters.quest.events import QuestTallied, quest_of
from signum.classic.chapters.quest.honour import gain_honour
from signum.classic.core.game import Bearer
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT, ActiveQuest
from signum.classic.quests.evaluation import tally_after
from signum.engine.abilities import Ability
from signum.engine.events import Event
from signum.engine.questions import Procedure

tallies: Final[Ability] = Ability("Q-QST-02")
defeats: Final[Ability] = Ability("Q-PVP-05")
QUEST_STANDING: Final = (tallies, defeats)

COUNTED: Final[tuple[type[Event], ...]] = (Built, CardPlayed, Eliminated, Searched, Spent)
"""The events that conditions of quests count."""


def _changed(me: Bearer, event: Event) -> list[tuple[ActiveQuest, tuple[int, ...]]]:
    game = me.game
    if me.seat != HERO_SEAT or game.state.quest is None:
        return []
    found = []
    for one in game.state.quest.active:
        now = tally_after(game, game.quest_book.quests[one.card], one, event)
        if any(now) and now != one.tally:
            found.append((one, now))
    return found


def _count(kind: type[Event]) -> None:
    @tallies.after(
        kind,
        when=lambda me, event: bool(_changed(me, event)),
        touches=lambda _me, _event: frozenset({"quest-tally"}),
    )
    def count(me: Bearer, event: Any) -> Procedure[None]:
        """Q-QST-02: the numbers of the active quests."""
        for one, now in _changed(me, event):
            yield from me.game.happen(QuestTallied(one.card, now))


for _kind in COUNTED:
    _count(_kind)


def _honour_for(me: Bearer, event: Eliminated) -> int:
    if me.seat != HERO_SEAT or event.owner != OVERLORD_SEAT or event.seat != OVERLORD_SEAT:
        return 0
    kind = me.game.quest_book.creatures.get(event.card)
    return 0 if kind is None else int(kind.honour)


@defeats.after(
    Eliminated,
    when=lambda me, event: _honour_for(me, event) > 0,
    touches=lambda _me, _event: frozenset({"honour"}),
)
def earn(me: Bearer, event: Eliminated) -> Procedure[None]:
    """Q-PVP-05: honour for a defeated creature of the Overlord, at once."""
    assert quest_of(me.game.state) is not None
    yield from gain_honour(me.game, _honour_for(me, event), "Q-PVP-05")
