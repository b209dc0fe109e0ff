"""The greeting of a table for a new client: the players, the links to give away, the chat."""

from typing import Final

from signum.engine.chance import commitment
from signum.engine.questions import Seat
from signum.server import protocol as p
from signum.server.rooms import tokens
from signum.server.rooms.client import Client
from signum.server.rooms.clients import Clients
from signum.server.rooms.rematch import next_table
from signum.server.rooms.table import Table

OWN_SCREEN: Final = 0
"""The number of the screen at which a table was made."""


def welcome(table: Table, clients: Clients, client: Client) -> p.Welcome:
    """The greeting of the table for one client."""
    setup = table.setup
    return p.Welcome(
        table=table.id,
        seat=client.seat,
        game=setup.game,
        mode=setup.mode,
        edition=setup.edition,
        commitment=commitment(bytes.fromhex(setup.secret)) if setup.secret else "",
        seats=seats_shown(table, clients, client.language),
        begun=table.match is not None,
        shared=setup.shares_screen(client.seat),
        hints=table.allows_hints,
        invitations=_invitations(table, client.seat),
        watch="" if client.seat is None else tokens.token(table.store.key, table.id, None),
        chat=tuple([line for line in table.chat if table.may_read(line, client.seat)]),
        next=next_table(table, client.seat),
        minutes=0 if setup.clock is None else setup.clock.bank // 60_000,
        increment=0 if setup.clock is None else setup.clock.increment // 1000,
        limit=0 if setup.clock is None else setup.clock.limit // 60_000,
        variants=setup.variants,
        map=setup.map,
        watching=clients.watching,
        puzzle=setup.puzzle,
        lesson=setup.lesson,
        has_own_cards=table.has_own_cards,
        same_dice=setup.same_dice is not None,
        continues=_continued(table, client.seat),
    )


def _continued(table: Table, seat: Seat | None) -> p.EarlierGame | None:
    """The finished game from which this one goes on.

    Its later steps and its hands tell what is hidden here. So the whole of it is only for a person who plays
    against computers, and for everybody once this game is over.
    """
    setup, key = table.setup, table.store.key
    if setup.continues is None:
        return None
    earlier, step = setup.continues.table, setup.continues.step
    is_over = table.match is not None and table.match.finished
    if is_over or setup.people == (seat,):
        return p.EarlierGame(tokens.token(key, earlier, None), step)
    return p.EarlierGame(tokens.excerpt_token(key, earlier, step), step)


def seats_shown(table: Table, clients: Clients, language: str) -> tuple[p.SeatShown, ...]:
    """The player of each seat."""
    seats = range(len(table.setup.seats))
    return tuple([_seat_shown(table, clients, seat, language) for seat in seats])


def _seat_shown(table: Table, clients: Clients, seat: Seat, language: str) -> p.SeatShown:
    setup = table.setup.seats[seat]
    deck = table.progress.decks.get(seat)
    computer = setup.is_computer
    return p.SeatShown(
        seat=seat,
        side=table.mode.sides[seat],
        player=setup.player,
        name=table.names(language)[seat] if computer else table.progress.names.get(seat, ""),
        deck=None if deck is None else table.library.deck_seen(deck),
        taken=computer or seat in table.progress.nonces,
        here=computer or clients.is_here(seat),
        out=seat in table.out,
        away_since=clients.away.get(seat, 0),
        brings_deck=table.brings_deck(seat),
    )


def _invitations(table: Table, seat: Seat | None) -> tuple[p.SeatLink, ...]:
    """The links of untaken seats, for people at the screen where the table was made.

    The seats of a listed table are for strangers, and only the list gives their links away.
    """
    if seat is None or table.setup.listed or table.setup.seats[seat].screen != OWN_SCREEN:
        return ()
    free = [one for one in table.setup.people if table.lacks_player(one)]
    return tuple([p.SeatLink(one, tokens.token(table.store.key, table.id, one)) for one in free])
