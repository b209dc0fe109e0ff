"""A file of predictions, game by game: a long calibration can be broken off, and goes on where it ended."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from signum.content.mistakes import Mistake
from signum.lab.calibration import Prediction


class PredictedGame(Struct, frozen=True):
    """A line of the file after the first; a game without an end has no predictions."""

    game: int
    predictions: tuple[Prediction, ...]


class KeptPredictions:
    """The file. Its first line says how the games were played, and others are refused."""

    def __init__(self, file: Path, settings: dict[str, Any]) -> None:
        self.file = file
        self.games: dict[int, tuple[Prediction, ...]] = {}
        try:
            text = file.read_bytes() if file.exists() else b""
            # A line that was not written to its end is played again.
            *lines, _ = text.split(b"\n")
            if not lines:
                file.write_bytes(msgspec.json.encode(settings) + b"\n")
                return
            if len(text) != sum(map(len, lines)) + len(lines):
                file.write_bytes(b"\n".join([*lines, b""]))
        except OSError as error:
            raise Mistake(f"--keep: {file} could not be read or written: {error.strerror}") from None
        try:
            before = msgspec.json.decode(lines[0], type=dict[str, Any])
            kept = [msgspec.json.decode(line, type=PredictedGame) for line in lines[1:]]
        except msgspec.MsgspecError:
            raise Mistake(f"--keep: {file} holds no predictions; name another file") from None
        other = [name for name in settings if before.get(name) != settings[name]]
        if other:
            told = ", ".join([f"{name} {before.get(name)}" for name in other])
            raise Mistake(f"--keep: the games in {file} were played with {told}; name another file")
        self.games = {one.game: one.predictions for one in kept}

    def add(self, game: int, predictions: Sequence[Prediction]) -> None:
        """Write a game down at once."""
        one = PredictedGame(game, tuple(predictions))
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
        self.games[game] = one.predictions
