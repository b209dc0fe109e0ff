"""Commands that play: answers, taking back, conceding, offering a draw."""

from typing import Final, TypeAlias

from signum.engine.questions import AnswerRefused, Refusal, Seat
from signum.server import protocol as p
from signum.server.clock import now
from signum.server.rooms.answering import Answering
from signum.server.rooms.client import Client
from signum.server.rooms.room import Room
from signum.table.match import Match

MOST_TAKEN_BACK: Final = 500
"""The limit at one table, because all of it is stored and told."""

Playing: TypeAlias = p.Answer | p.TakeBack | p.AllowTakeBack | p.Concede | p.OfferDraw


async def play(room: Room, client: Client, seat: Seat, command: Playing) -> None:
    """Carry out a command and tell all clients, or refuse it in words."""
    match = room.match
    if match is None:
        client.refuse(command.number, "server-not-begun")
        return
    await room.check_clock(match)
    before = match.position
    try:
        _move(room, match, client, seat, command)
    except AnswerRefused as refused:
        answered = match.position - before
        if answered:
            await room.changed()
        client.send(_refused(client, command.number, refused.refusal, answered))
        return
    await room.changed()
    client.send(p.Accepted(command.number, match.position))


def _move(room: Room, match: Match, client: Client, seat: Seat, command: Playing) -> None:
    computers = room.table.setup.computers
    if match.finished:
        raise AnswerRefused(Refusal("game-over", ()))
    match command:
        case p.Answer(_, position, options):
            _check_position(match, position)
            assert client.screens is not None
            # One time for all of them: what was given in one go is taken back in one go.
            time = now()
            for option in Answering(client.screens).typed(options):
                coach = room.table.coach
                if coach is not None:
                    coach.before_answer()
                    if (refusal := coach.why_not(option)) is not None:
                        raise AnswerRefused(refusal)
                match.answer(seat, option, time)
                if coach is not None:
                    coach.go_on(time)
        case p.TakeBack() if len(match.notes) >= MOST_TAKEN_BACK:
            raise AnswerRefused(Refusal("taken-back-often", ()))
        case p.TakeBack(_, asking, position):
            _check_position(match, position or match.position)
            if room.table.coach is not None:
                room.table.coach.take_back(now())
                return
            if not asking:
                match.take_back(seat, now())
                return
            match.ask_to_take_back(seat, now())
            for computer in computers:
                if match.request is not None and computer in match.request.missing:
                    match.reply_to_request(computer, allow=True, now=now())
        case p.AllowTakeBack(_, allow, position):
            _check_position(match, position or match.position)
            match.reply_to_request(seat, allow, now())
        case p.Concede():
            match.concede(seat, now())
        case p.OfferDraw():
            if computers:
                raise AnswerRefused(Refusal("computer-plays-on", ()))
            match.offer_draw(seat, now())


def _refused(client: Client, number: int, refusal: Refusal, answered: int) -> p.Refused:
    things = () if client.screens is None else client.screens.findings.things_in(refusal)
    return p.Refused(number, refusal.code, client.words(refusal), refusal.cites, things, answered)


def _check_position(match: Match, seen: int) -> None:
    """An answer to an outdated screen changes nothing."""
    if seen != match.position:
        raise AnswerRefused(Refusal("moved-on", ()))
