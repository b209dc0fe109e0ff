"""Tables of lanterns at a real server, with guests who talk to it over sockets."""

from typing import Any

from signum.engine.chance import Chance, seed_of
from signum.server import protocol as p
from signum.table.match import Match
from tests.server.tables import Guest, Server, plain

HERE, OPEN, COMPUTER = "human", "open", "random"
NAMES = ("Ann", "Ben", "Cyd", "Dan")
NONCE = "00112233445566778899aabbccddee"


def wanted(*players: str, mode: str = "storm", **more: Any) -> dict[str, Any]:
    """A table of lanterns as a page requests it: the player of each seat."""
    seats = [{"player": one} for one in players]
    return {"game": "lanterns", "mode": mode, "edition": "pocket", "seats": seats, **more}


class Night:
    """A table and its people: those at the maker's screen and those who came by a link, by their seats."""

    def __init__(self, server: Server, table: p.TableMade) -> None:
        self.server = server
        self.table = table
        self.guests: dict[int, Guest] = {}
        self.chance = Chance(seed_of(table.table))

    @classmethod
    async def made(cls, server: Server, *players: str, sits: bool = True, **more: Any) -> "Night":
        """A new table; all guests connect, each in another language, and sit."""
        night = cls(server, await server.made_as(wanted(*players, **more)))
        tokens = [*night.table.seats, *[one.token for one in night.table.invitations]]
        for token in tokens:
            await night.come(token)
        for seat in sorted(night.guests) if sits else ():
            await night.sit(seat)
        return night

    async def come(self, token: str, language: str = "en") -> Guest:
        """Follow a link; without a seat one watches."""
        guest = await self.server.come(token, language)
        assert guest.welcome is not None
        seat = guest.welcome["seat"]
        if seat is not None:
            self.guests[seat] = guest
        return guest

    async def sit(self, seat: int) -> None:
        """Take a seat with a name and a share of the seed."""
        await self.guests[seat].told("sit", nonce=f"{NONCE}{seat:02}", name=NAMES[seat])

    @property
    def match(self) -> Match:
        """The match, looked at from inside."""
        return self.server.match(self.table)

    async def answer(self) -> None:
        """One answer over a socket; where a computer is asked, or the server answers, it is waited for."""
        match = self.match
        async with self.server.room(self.table).lock:
            seat, position = match.asked, match.position
            waits = seat not in self.guests or self.server.room(self.table).autoplay._next() is not None
        if seat is None or waits:
            await next(iter(self.guests.values())).hear()
            return
        choice = match.choice(seat)
        assert choice is not None
        option = plain(choice.drawn(self.chance.below))
        await self.guests[seat].told("answer", position=position, options=[option])

    async def play(self, until: Any = lambda match: False) -> None:
        """Play on until something is so, or to the end."""
        while not self.match.finished and not until(self.match):
            await self.answer()
        await self.settled()

    async def settled(self) -> None:
        """Everybody has heard everything."""
        async with self.server.room(self.table).lock:
            pass
        for guest in self.guests.values():
            await guest.caught_up()

    async def close(self) -> None:
        """Everybody hangs up."""
        for guest in self.guests.values():
            await guest.close()


def shown(guest: Guest) -> dict[str, Any]:
    """All that a guest was last greeted with and shown."""
    assert guest.welcome is not None
    presence = [one for one in guest.messages if one["kind"] == "presence"]
    return guest.welcome | (guest.screen or {}) | ({"seats": presence[-1]["seats"]} if presence else {})
