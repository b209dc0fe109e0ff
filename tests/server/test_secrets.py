"""Every byte that an opponent or a spectator gets, searched for secrets.

The rules, not the events, define here what is hidden: hands, decks and face-down tactics (C-ZONE-04,
C-ZONE-05, C-TAC-01), the order of a deck, the seeds and their mixture.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signum.classic.cards.sets import shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.chapters.cards.decks import start_of_duel
from signum.classic.core.state import State
from signum.classic.editions import EDITIONS
from signum.classic.rulebook import CLASSIC
from signum.engine.chance import mixed_seed
from signum.engine.events import Event
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.server import protocol as p
from signum.server.rooms.answering import Answering
from signum.server.rooms.screen import Screens, news
from signum.table.match import Match
from tests.games.proof import keen_player
from tests.server.tables import DECKS, NONCES, PRINTINGS, Guest, Seated, Server, running
from tests.server.test_games import seed
from tests.times import TIMES, printings

MODES = {"screen": ["ru1"], "online": ["en2"]}
"""And the printings in which their games are read; in `make soak` all."""
UNSEEN = frozenset(
    {
        "deck-shuffled",
        "drawn",
        "plan-drawn",
        "put-under",
        "set-aside",
        "shuffled-in",
        "tactic-laid",
        "tactics-awaited",
    }
)
"""Events that other seats do not see."""


def laid_open(event: Event) -> Iterator[str]:
    """The cards that an event shows to all seats, by the rules."""
    plain = msgspec.to_builtins(event)
    kind = plain["kind"]
    if kind in UNSEEN or (kind == "card-played" and plain["type"] == "tactic"):
        return
    if kind == "returned" and plain["origin"] == "hand":
        return
    plain.pop("order", None)
    yield from strings(plain)


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from strings(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from strings(one)


def open_cards(state: State, seat: int) -> set[str]:
    """The cards of a player that lie open."""
    player = state.players[seat]
    fielded = [one.card for one in state.creatures.values()]
    laid = [one.card for one in state.terrains.values()]
    zones = [*player.graveyard, *player.plans, *player.maps, player.hero, player.minion]
    built = [*[one.card for one in player.city], *[one.card for one in player.relics]]
    return {*zones, *fielded, *laid, *built}


def hidden_cards(state: State, seat: int) -> set[str]:
    """The cards of a player that do not."""
    player = state.players[seat]
    return {*player.hand, *player.deck, *[one.card for one in player.tactics]}


class Reader:
    """Somebody who reads all that a guest hears, with the cards that it could know of by now."""

    def __init__(self, game: Seated, guest: Guest, seat: int | None, language: str) -> None:
        self.game = game
        self.guest = guest
        self.seat = seat
        self.others = [one for one in range(2) if one != seat]
        self.names = {id: card.names.get(language, id) for id, card in shipped().items()}
        self.known: set[str] = set() if seat is None else hidden_cards(game.match.run.game.state, seat)
        self.events = 0
        self.read = 0
        self.looked_for = 0

    def look(self) -> None:
        """Nothing that was heard since the last look tells of a card that is hidden."""
        state = self.game.match.run.game.state
        log = self.game.match.run.game.log
        for event in log[self.events :]:
            self.known.update(laid_open(event))
        self.events = len(log)
        for seat in (0, 1):
            self.known |= open_cards(state, seat)
        hidden = set().union(*[hidden_cards(state, seat) for seat in self.others]) - self.known
        secrets = [f'"{id}"' for id in hidden]
        spoken = [self.names[id] for id in hidden if not self._is_said_anyway(id)]
        for data in self.guest.bytes[self.read :]:
            text = json.dumps(json.loads(data), ensure_ascii=False)
            found = [one for one in (*secrets, *spoken, *self._seeds()) if one in text]
            assert not found, (self.seat, found, text[:3000])
        self.looked_for += len(hidden) * (len(self.guest.bytes) - self.read)
        self.read = len(self.guest.bytes)

    def _is_said_anyway(self, id: str) -> bool:
        """Whether a name is part of the name of a card that is known."""
        return any(self.names[id] in self.names[one] for one in self.known if one in self.names)

    def _seeds(self) -> list[str]:
        """Data that would reveal future dice; a seat's own nonce is not secret."""
        if self.game.match.finished:
            return []
        table = self.game.room.table
        nonces = table.progress.nonces
        shares = [nonces[seat] for seat in self.others if seat in nonces]
        mixed = [bytes.fromhex(nonces.get(seat, "")) for seat in range(2)]
        seed = mixed_seed(bytes.fromhex(table.setup.secret), mixed)
        return [table.setup.secret, seed.hex(), table.store.key.hex(), *shares]


MOST_ANSWERS = 250
"""Of a game whose bytes are read, in `make test`."""


async def read_whole(server: Server, mode: str, edition: str) -> None:
    """A game of which the opponent and a spectator read every byte, of what they ask for themselves too."""
    async with await server.seated(mode, edition) as game:
        people = dict(enumerate(game.guests))
        watcher = await game.come(None, "ru")
        await game.guests[0].say("speak", language="de")
        readers = [Reader(game, guest, seat, "de" if seat == 0 else "en") for seat, guest in people.items()]
        readers.append(Reader(game, watcher, None, "ru"))
        brains = [keen_player(f"{seed(mode, edition)} {one}") for one in range(2)]
        at = 0
        while not game.match.finished and (TIMES > 1 or at < MOST_ANSWERS):
            at += 1
            await game.step(brains)
            if at % 7 == 0:
                await questions(game, readers, at)
            await game.settled(*people.values(), watcher)
            for reader in readers:
                reader.look()
        assert all(reader.looked_for > 1000 for reader in readers)
        await watcher.close()


async def questions(game: Seated, readers: list[Reader], at: int) -> None:
    """Everybody asks what may be asked, of things that are not theirs."""
    creatures = list(game.match.run.game.state.creatures) or [1]
    creature = creatures[at % len(creatures)]
    for reader in readers:
        await reader.guest.asked("look", creature=creature)
        if reader.seat is not None:
            await reader.guest.asked("ask", options=[{"kind": "reveal", "card": "none"}])
            await reader.guest.refused("answer", position=0, options=[{"kind": "end-turn"}])
        token = game.server.token(game.table, reader.seat)
        answer = await game.server.ask_by(token, "/api/invitation")
        reader.guest.bytes.append(answer.content)
        answer = await game.server.ask_by(token, "/api/record")
        assert answer.status_code == 409 or game.match.finished


@pytest.mark.parametrize(
    ("mode", "edition"), [(mode, one) for mode, few in MODES.items() for one in printings(*few)]
)
@running
async def test_no_byte_tells_a_secret(mode: str, edition: str, quick: None, file: Path) -> None:
    """Of games with their screens, refusals, measurements and invitations; of whole ones in `make soak`."""
    async with Server(file) as server:
        await read_whole(server, mode, edition)


# What is hidden could be anything: the others' bytes are the same.


def duel(edition: str, seed: int, deck: list[str] | None = None) -> Match:
    """A duel by its seed; the second seat's deck may hold other cards."""
    start = start_of_duel([starter_decks(edition)[id].deck for id in DECKS], shipped(), EDITIONS[edition])
    if deck is not None:
        start.state.players[1].deck[:] = deck
    nonces = tuple([bytes.fromhex(one) for one in NONCES])
    return Match(GAMES.rules("classic", edition), start, secret=bytes([seed]) * 32, nonces=nonces)


@pytest.mark.parametrize("edition", PRINTINGS)
@pytest.mark.parametrize("seat", [0, 1])
def test_screens_do_not_depend_on_what_is_hidden(edition: str, seat: int) -> None:
    """The other's hand, deck and tactics are exchanged at many moments: the sent bytes stay the same."""
    match = duel(edition, 3 + seat)
    brains = [keen_player(f"exchange {one}") for one in range(2)]
    player_seat = 1 - seat
    strangers = sorted(
        set(shipped()) - hidden_cards(match.run.game.state, 0) - hidden_cards(match.run.game.state, 1)
    )
    exchanged = 0
    for at in range(240):
        if match.finished:
            break
        asked = match.asked
        assert asked is not None
        choice = match.choice(asked)
        assert choice is not None
        match.answer(asked, brains[asked](match.view(asked).game, choice, Deadline()), 0)
        if at % 6:
            continue
        before = seen(match, seat)
        player = match.run.game.state.players[player_seat]
        hand, deck, tactics = list(player.hand), list(player.deck), list(player.tactics)
        others = [strangers[(at + number) % len(strangers)] for number in range(len(hand) + len(deck))]
        player.hand[:], player.deck[:] = others[: len(hand)], others[len(hand) :]
        player.tactics[:] = [twin_of(one) for one in tactics]
        try:
            assert seen(match, seat) == before
        finally:
            player.hand[:], player.deck[:], player.tactics[:] = hand, deck, tactics
        exchanged += len(others)
    assert exchanged > 400


def twin_of(tactic: Any) -> Any:
    """Another tactic of the same cost, which is public."""
    cards = shipped()
    mine = cards[tactic.card]
    same = [
        one.id
        for one in cards.values()
        if one.type == "tactic" and one.cost == mine.cost and one.id != mine.id
    ]
    return msgspec.structs.replace(tactic, card=same[0]) if same else tactic


def seen(match: Match, seat: int) -> tuple[bytes, ...]:
    """The data for a seat and a spectator that connect now, and the seat's replies to Ask."""
    screens = Screens(CLASSIC, match, seat, "en")
    mine = screens.screen(0, anew=True)
    open_to_all = Screens(CLASSIC, match, None, "fr").screen(0, anew=True)
    return tuple(map(msgspec.json.encode, (mine, open_to_all, *reasons(screens))))


def reasons(screens: Screens) -> Iterator[p.Message]:
    """Questions for reasons: about creatures of both sides and cards of any player."""
    creatures = list(screens.match.run.game.state.creatures)
    asked: list[Any] = [{"kind": "end-turn"}, *[{"kind": "activate", "creature": one} for one in creatures]]
    asked += [{"kind": "play", "card": card} for card in ("salvation", "camp-fever", "greer-the-stubborn")]
    for option in asked:
        yield Answering(screens).reply(p.Ask(1, (option,)))
    for one in creatures:
        fight = {"kind": "activate", "creature": one}, {"kind": "fight", "target": creatures[0]}
        yield Answering(screens).reply(p.Ask(1, fight))


class Played:
    """A game to its end or for some answers, with the screens of the first seat and a spectator.

    Each screen is kept whole and as its changes.
    """

    def __init__(self, match: Match, answers: list[tuple[int, Any]] | None, most: int) -> None:
        self.match = match
        self.answers: list[tuple[int, Any]] = []
        self.sent: list[bytes] = []
        self.brains = [keen_player(f"whole {seat}") for seat in range(2)]
        screens = [Screens(CLASSIC, match, 0, "en"), Screens(CLASSIC, match, None, "de")]
        while not match.finished and len(self.answers) < most:
            seat = match.asked
            assert seat is not None
            if answers is None:
                choice = match.choice(seat)
                assert choice is not None
                option = self.brains[seat](match.view(seat).game, choice, Deadline())
            else:
                was, option = answers[len(self.answers)]
                assert was == seat
            match.answer(seat, option, 0)
            self.answers.append((seat, option))
            for one in screens:
                before, after = one.last, one.screen(0)
                self.sent += [msgspec.json.encode(after), msgspec.json.encode(news(before, after))]


@pytest.mark.parametrize("edition", PRINTINGS)
@pytest.mark.parametrize("seed", [1, 5])
def test_a_whole_game_looks_the_same_whatever_stays_hidden(edition: str, seed: int) -> None:
    """Unseen cards of the second seat are different from the start: the bytes are the same."""
    first = Played(duel(edition, seed), None, 300)
    match = first.match
    shown = {one for event in match.run.game.log for one in laid_open(event)} | open_cards(
        match.run.game.state, 1
    )
    deck = list(match.start.state.players[1].deck)
    tactics = {one for one in deck if shipped()[one].type == "tactic"}
    never_shown = sorted(set(deck) - shown - tactics)
    assert never_shown
    strangers = sorted(set(shipped()) - set(deck) - set(match.start.state.players[0].deck))
    characters = [one for one in strangers if shipped()[one].type in ("character", "spell")]
    other = dict(zip(never_shown, characters, strict=False))
    answers = [
        (seat, renamed(match, option, other) if seat == 1 else option) for seat, option in first.answers
    ]
    second = Played(duel(edition, seed, [other.get(one, one) for one in deck]), answers, len(answers))
    assert len(second.sent) == len(first.sent)
    for at, (one, same) in enumerate(zip(first.sent, second.sent, strict=True)):
        assert one == same, (at, first.answers[at // 4])


def renamed(match: Match, option: Any, names: dict[str, str]) -> Any:
    """An answer with other cards in it."""

    def exchanged(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: exchanged(one) for key, one in value.items()}
        if isinstance(value, list | tuple):
            return [exchanged(one) for one in value]
        return names.get(value, value) if isinstance(value, str) else value

    return msgspec.convert(exchanged(msgspec.to_builtins(option)), type=match.rules.options)
