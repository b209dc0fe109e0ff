"""Games that were played; in a file, line by line, a long measurement can be broken off and goes on later."""

from pathlib import Path

import msgspec

from signum.classic.lab.balance.games import BalanceGame, BalanceTask
from signum.content.mistakes import Mistake


class GamesLog:
    """The games by their tasks, which hold whole decks but not the figures and texts of their cards."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.games: dict[BalanceTask, BalanceGame] = {}
        if file is not None:
            self.games = {one.task: one for one in _read(file)}

    def add(self, game: BalanceGame) -> None:
        """Keep a game; write it down at once."""
        self.games[game.task] = game
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")


def _read(file: Path) -> list[BalanceGame]:
    try:
        text = file.read_bytes() if file.exists() else b""
        *lines, cut = text.split(b"\n")
        games = [msgspec.json.decode(line, type=BalanceGame) for line in lines]
        if cut:
            # The game of a line that was not written to its end is played again.
            file.write_bytes(text[: -len(cut)])
    except OSError as error:
        raise Mistake(f"--log: {file} could not be read or written: {error.strerror}") from None
    except msgspec.MsgspecError:
        raise Mistake(f"--log: {file} holds no games of a balance; name another file") from None
    return games
