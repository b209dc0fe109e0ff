"""Games of more than two seats for tests, and an Overlord as a mode that only tests have."""

from signum.classic.chapters.turn.steps import next_step
from signum.classic.chapters.turn.victory import verdict
from signum.classic.core.mode import Mode
from signum.classic.core.state import (
    ACTIVATION,
    CHARACTER,
    CITY,
    DECK,
    HERO,
    PROSPERITY,
    Creature,
    PlayerState,
    State,
)
from signum.classic.editions import EDITIONS
from signum.classic.modes import MODES
from signum.classic.modes.each_for_themselves import FOUR as FOUR
from signum.classic.modes.each_for_themselves import THREE as THREE
from signum.classic.modes.teams import TEAMS as TEAMS
from signum.classic.positions.position import Start
from signum.classic.rules import Classic
from signum.engine.dice import Face
from signum.engine.dice_cards import read_from
from signum.engine.questions import Seat
from signum.engine.throwing import DiceSource
from signum.field.plane.strips import NORTH, SOUTH, Stretch
from signum.table.match import Match

BORDERS = (Stretch(SOUTH), Stretch(NORTH))
DICE_CARDS: dict[str, tuple[Face, ...]] = {
    "wild": ("axe", "axe", "axe", "axe", "axe", "axe"),
    "calm": ("shield", "shield", "shield", "shield", "shield", "shield"),
}


def border(_state: State, seat: Seat) -> Stretch:
    return BORDERS[seat]


def overlords_dice(_game: object, seat: Seat) -> DiceSource | None:
    return read_from(DICE_CARDS) if seat == 1 else None


OVERLORD = Mode(
    "overlord",
    (0, 1),
    next_step,
    verdict,
    border,
    lacks=((), (HERO, DECK, CITY, PROSPERITY)),
    dice_source=overlords_dice,
)
ALL = {**MODES, **{mode.id: mode for mode in (OVERLORD,)}}


def rules(edition: str = "en2") -> Classic:
    """The rules of a printing with these modes beside its own."""
    return Classic(EDITIONS[edition], modes=ALL)


def creature(id: int, seat: Seat, x: int, y: int, *, kind: str = CHARACTER, health: int = 3) -> Creature:
    """Somebody with 3 strength on the field, in centimetres."""
    return Creature(id, f"card-{id}", kind, seat, seat, x * 1000, y * 1000, 3200, 3, health, movement=2)


def heroes(mode: Mode) -> list[Creature]:
    """A hero for each seat that has one, each in the middle of its side, by its seat's number and 1."""
    places = ((30, 2), (2, 30), (30, 58), (58, 30))
    having = [seat for seat in range(mode.seats) if not mode.lacks or HERO not in mode.lacks[seat]]
    return [creature(seat + 1, seat, *places[seat], kind=HERO, health=5) for seat in having]


def match(mode: Mode, *others: Creature, edition: str = "en2", secret: bytes | None = None) -> Match:
    """A match in the first seat's activation phase, with the heroes and others on the field."""
    creatures = {one.id: one for one in (*heroes(mode), *others)}
    lacks = mode.lacks or ((),) * mode.seats
    players = [PlayerState(prosperity=5, deck=["a", "b", "c"], lacks=lacking) for lacking in lacks]
    state = State(
        players,
        creatures,
        turn=1,
        phase=ACTIVATION,
        next_id=max(creatures) + 1,
        mode=mode.id,
        sides=mode.told_sides,
    )
    for seat, player in enumerate(state.players):
        player.corner = next(iter(mode.corners(state, seat)), None)
    return Match(rules(edition), Start(state), secret=secret)
